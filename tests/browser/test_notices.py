"""Notices in Chromium: what the service worker shows, and the sheet on which they are set."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors

TOLD = {
    "title": "Your turn in Antartik",
    "body": "Kolya draws a 4.",
    "tag": "t1",
    "play": "Play",
    "later": "In an hour",
    "waiting": 2,
}
CLICKED = """() => {
    const set = (name, value) => Object.defineProperty(self.clients, name, { value });
    set("openWindow", async (url) => { self.led = url; });
    set("matchAll", async () => []);
    const until = async (find) => {
        for (let n = 0; n < 1500; n++) {
            const found = await find();
            if (found) return found;
            await new Promise((go) => setTimeout(go, 20));
        }
        throw new Error("It never came.");
    };
    const watch = async () => {
        const [shown] = await until(async () => {
            const all = await self.registration.getNotifications();
            return all.length && all;
        });
        const { title, body, tag, data } = shown;
        self.dispatchEvent(new NotificationEvent("notificationclick", { notification: shown }));
        const led = await until(() => self.led);
        return { title, body, tag, url: data.url, led };
    };
    self.watched = watch();
}"""
"""Begun in the service worker: sees what is shown, before it goes by itself, and clicks on it."""
WORKING = "async () => (await navigator.serviceWorker.ready).scope"


def workers(page: Page) -> tuple[Any, str]:
    """Return a line to the browser's tools, and the name of the page's service worker there."""
    page.evaluate(WORKING)
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    for _ in range(200):
        if found:
            return line, found[-1]
        page.wait_for_timeout(50)
    raise AssertionError("There is no service worker.")


def push(visitors: Visitors, page: Page, told: object) -> None:
    line, id = workers(page)
    asked = {"origin": visitors.server.base, "registrationId": id, "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", asked)


def clicked(visitors: Visitors, page: Page, told: object) -> Any:
    """Deliver a message; return what was shown, and where a click on it led."""
    page.evaluate(WORKING)
    known = page.context.service_workers
    service = known[0] if known else page.context.wait_for_event("serviceworker")
    service.evaluate(CLICKED)
    push(visitors, page, told)
    return service.evaluate("() => self.watched")


def test_a_push_message_is_shown_and_leads_to_the_table(visitors: Visitors) -> None:
    table, _ = visitors.server.table({"kind": "me"}, {"kind": "open"})
    page = visitors.come(service_workers="allow", permissions=["notifications"])
    visitors.goto(page, "/")
    seen = clicked(visitors, page, {**TOLD, "url": f"/t/{table}"})
    said = {"title": TOLD["title"], "body": TOLD["body"], "tag": "t1"}
    assert seen == {**said, "url": f"/t/{table}", "led": f"/t/{table}"}
    visitors.goto(page, seen["led"])
    expect(page.locator("#app")).to_be_visible()
    assert visitors.trouble == []


def test_a_message_can_not_lead_to_another_site(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow", permissions=["notifications"])
    visitors.goto(page, "/")
    seen = clicked(visitors, page, {**TOLD, "url": "https://elsewhere.example/t/x"})
    assert (seen["url"], seen["led"]) == ("/", "/")


def test_where_there_is_no_network_a_page_says_so_and_no_old_client_comes(
    visitors: Visitors,
) -> None:
    page = visitors.come(service_workers="allow")
    visitors.expected_loss = True
    visitors.goto(page, "/")
    page.evaluate(WORKING)
    kept = page.evaluate(
        """async () => {
        const found = [];
        for (const name of await caches.keys()) {
          const asked = await (await caches.open(name)).keys();
          found.push(...asked.map((each) => new URL(each.url).pathname));
        }
        return found;
    }"""
    )
    assert kept == ["/offline"]
    page.context.set_offline(True)
    page.goto(visitors.server.base + "/new")
    expect(page.locator("main")).to_contain_text("There is no network just now.")
    page.context.set_offline(False)
    visitors.goto(page, "/new")
    visitors.trouble = [each for each in visitors.trouble if "DISCONNECTED" not in each]


def test_each_way_is_switched_on_and_off_with_one_click(visitors: Visitors) -> None:
    _, cookie = visitors.server.table({"kind": "me"}, {"kind": "open"})
    page = visitors.come()
    name, _, value = cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": visitors.server.base}])
    visitors.goto(page, "/me")
    card = page.locator("#notices")
    expect(card.locator("#push-on")).to_be_visible()
    card.locator("#feed-on").click()
    address = card.locator(".more input, .more .address").last
    expect(card.locator("#feed-off")).to_be_visible()
    expect(address).to_be_visible()
    card.locator("#feed-off").click()
    expect(card.locator("#feed-on")).to_be_visible()
    card.locator("#mail-address").fill("ines@mail.example")
    card.locator("#mail-ask").click()
    expect(card).to_contain_text("ines@mail.example")
    [letter] = (visitors.server.folder / "outbox").glob("*.eml")
    assert b"/n/mail/" in letter.read_bytes()
    card.locator("#mail-off").click()
    expect(card.locator("#mail-off")).to_have_count(0)
    assert visitors.trouble == []
