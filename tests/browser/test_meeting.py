"""Two people meet: by the address bar, by the QR code, by the phone's own way to share."""

import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import numpy
import pytest
import zxingcpp
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_tables import OPTION, make, violations

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SHARED = """
window.handedOn = [];
Object.defineProperty(Navigator.prototype, "share", {
    configurable: true,
    value: async (what) => { window.handedOn.push(what); },
});
"""
PIXELS = """async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const all = canvas.getImageData(0, 0, image.width, image.height).data;
    return [image.width, image.height, Array.from(all.filter((_, i) => i % 4 === 1))];
}"""
LINK = {"kind": "link"}


class Counted:
    """Clicks and seconds from "let's play" to both seated."""

    def __init__(self) -> None:
        self.clicks = 0
        self.began = time.monotonic()

    def click(self, page: Page, what: str) -> None:
        page.click(what)
        self.clicks += 1

    @property
    def seconds(self) -> float:
        return round(time.monotonic() - self.began, 1)


def read_code(page: Page, blank: Page) -> str:
    """Return what another phone's camera reads on the screen."""
    import base64

    drawn = page.screenshot()
    width, height, dots = blank.evaluate(PIXELS, base64.b64encode(drawn).decode())
    picture = numpy.array(dots, dtype=numpy.uint8).reshape(height, width)
    found = zxingcpp.read_barcodes(picture)
    assert len(found) == 1, "one code on the screen"
    return str(found[0].text)


def handed_on(way: str, host: Page, guest: Page, counted: Counted) -> str:
    """Return the link as it reaches the other phone."""
    if way == "address":
        return host.url
    if way == "qr":
        return read_code(host, guest)
    counted.click(host, "button.handover")
    [what] = host.evaluate("window.handedOn")
    assert "Antartik" in what["text"]
    return str(what["url"])


@pytest.mark.parametrize("way", ["address", "qr", "share"])
def test_two_phones_meet(
    visitors: Visitors, way: str, record_property: Callable[[str, object], None]
) -> None:
    host, guest = visitors.come(**PHONE), visitors.come(**PHONE)
    host.add_init_script(SHARED)
    visitors.goto(host, "/")
    host.select_option(".sentence select >> nth=0", "antartik")
    counted = Counted()
    counted.click(host, "button.invite")
    host.wait_for_selector(".wait .qr")
    assert re.search(r"/t/\w+/i/[\w-]+$", host.url)
    link = handed_on(way, host, guest, counted)
    assert link == host.url
    guest.goto(link)
    expect(guest.locator(".wait")).to_contain_text("invites you to")
    expect(guest.locator("h2.big")).to_have_text("Antartik")
    expect(guest.locator(".wait .meta")).to_contain_text("about 15 minutes")
    assert violations(guest) == []
    counted.click(guest, ".join button[type=submit]")
    for page in (host, guest):
        expect(page.locator(".wait")).to_have_count(0)
        assert "/i/" not in page.url
    host.wait_for_selector(f"{OPTION}, .prompt .say")
    record_property(f"meeting by {way}", f"{counted.clicks} clicks, {counted.seconds} s")
    print(f"by {way}: {counted.clicks} clicks, {counted.seconds} s")
    late = visitors.come(**PHONE)
    visitors.goto(late, urlsplit(link).path)
    assert "/i/" not in late.url
    expect(late.locator(".join")).to_have_count(0)


def test_the_host_arranges_the_seats_and_starts_with_bots(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    path = make(visitors, host, "antartik", {"kind": "me"}, LINK, LINK, LINK)
    visitors.goto(host, path)
    host.wait_for_selector(".wait .qr")
    guest.goto(host.url)
    guest.fill("#sit-name", "Noor")
    guest.click(".join button[type=submit]")
    expect(host.locator("li.place").nth(1)).to_contain_text("Noor")
    expect(host.locator("#say")).to_contain_text("2 seats are free")
    host.locator("li.place").nth(2).get_by_role("button", name="Put a bot here").click()
    expect(guest.locator("li.place").nth(2)).to_contain_text("bot")
    host.locator("li.place").nth(2).get_by_role("button", name="Take away").click()
    expect(guest.locator("li.place").nth(2)).to_contain_text("A free seat")
    guest.locator("li.place").nth(1).get_by_role("button", name="Change seat").click()
    guest.locator("li.place").nth(3).get_by_role("button", name="Sit here").click()
    expect(host.locator("li.place").nth(3)).to_contain_text("Noor")
    expect(host.locator("li.place").nth(1)).to_contain_text("A free seat")
    assert violations(host) == []
    host.click("#fewer")
    for page in (host, guest):
        expect(page.locator(".wait")).to_have_count(0)
        expect(page.locator(".players .pl")).to_have_count(2)


def test_whoever_is_sent_away_has_a_link_that_no_longer_works(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    visitors.goto(host, make(visitors, host, "antartik", {"kind": "me"}, LINK, LINK))
    host.wait_for_selector(".wait .qr")
    old = host.url
    guest.goto(old)
    guest.click(".join button[type=submit]")
    expect(guest.locator(".wait .qr")).to_be_visible()
    host.locator("li.place").nth(1).get_by_role("button", name="Free this seat").click()
    host.click("#sure")
    expect(guest.locator(".handon")).to_contain_text("for those who have the link")
    expect(host.locator("li.place").nth(1)).to_contain_text("A free seat")
    host.wait_for_function("old => location.href !== old", arg=old)
    guest.goto(old)
    assert guest.url == old.split("/i/")[0]
    expect(guest.locator(".join")).to_have_count(0)


def test_a_table_that_never_began_is_cancelled(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    visitors.goto(host, make(visitors, host, "antartik", {"kind": "me"}, LINK))
    host.wait_for_selector(".wait .qr")
    link = host.url
    guest.goto(link)
    expect(guest.locator(".join")).to_be_visible()
    host.click("#cancel-table")
    host.click("#sure")
    host.wait_for_selector("main h1")
    assert urlsplit(host.url).path == "/"
    expect(guest.locator(".banner.bad")).to_be_visible()
    guest.goto(link)
    expect(guest.locator("main")).to_contain_text("no such table")
    visitors.trouble = [t for t in visitors.trouble if "404" not in t]


def test_two_people_agree_to_end_and_play_again_with_one_click_each(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    visitors.goto(host, make(visitors, host, "antartik", {"kind": "me"}, LINK))
    host.wait_for_selector(".wait .qr")
    guest.goto(host.url)
    guest.fill("#sit-name", "Noor")
    guest.click(".join button[type=submit]")
    expect(host.locator(".wait")).to_have_count(0)
    watcher = visitors.come()
    visitors.goto(watcher, urlsplit(host.url).path)
    expect(host.locator(".watchers")).to_contain_text("guests: 1")
    host.click("header button.iconbtn")
    host.get_by_role("button", name="Leave this game").click()
    assert violations(host) == []
    host.click("#end-propose")
    guest.click("#end-agree")
    for page in (host, guest):
        expect(page.locator("#again")).to_be_visible()
    expect(watcher.locator(".prompt")).to_contain_text("by agreement")
    host.click("#again")
    expect(host.locator("#say")).to_contain_text("until everybody is here")
    guest.click("dialog a.go")
    for page in (host, guest):
        expect(page.locator(".wait")).to_have_count(0)
        expect(page.locator(".players .pl").first).to_contain_text("Noor")  # a seat further on


def test_against_bots_again_is_one_click(visitors: Visitors) -> None:
    page = visitors.come()
    bot = {"kind": "bot", "level": "cub"}
    visitors.goto(page, make(visitors, page, "antartik", {"kind": "me"}, bot))
    page.click("header button.iconbtn")
    page.get_by_role("button", name="Leave this game").click()
    page.click("#end-now")
    page.click("#sure")
    before = page.url
    page.click("#again")
    page.wait_for_function("old => location.href !== old", arg=before)
    page.wait_for_selector(f"{OPTION}, .prompt .say")
    expect(page.locator(".wait")).to_have_count(0)


def test_the_host_lets_nobody_watch(visitors: Visitors) -> None:
    host, watcher = visitors.come(), visitors.come()
    bot = {"kind": "bot", "level": "cub"}
    path = make(visitors, host, "antartik", {"kind": "me"}, bot)
    visitors.goto(host, path)
    visitors.goto(watcher, path)
    host.click("header button.iconbtn")
    host.get_by_label("Others may watch this table").uncheck()
    expect(watcher.locator(".banner.bad")).to_be_visible()
    visitors.goto(watcher, path)
    expect(watcher.locator("main")).to_contain_text("only those who play may look")
    visitors.trouble = [t for t in visitors.trouble if "403" not in t]
