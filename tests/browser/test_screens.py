"""What one sees by looking at every page: sheets, words and buttons that keep to the screen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_coming_back import BOT
from tests.browser.test_laws import until
from tests.browser.test_meeting import PHONE
from tests.browser.test_settings import at_table, choose, settings
from tests.browser.test_tables import OPTION, make, play, sit

LARGEST = "dialog input[value='1.3']"
WIDTHS = """() => new MutationObserver(() => {
    const sheet = document.querySelector("dialog");
    if (!sheet || window.widths) return;
    window.widths = [];
    const frame = () => {
        window.widths.push(sheet.offsetWidth);
        if (window.widths.length < 10) requestAnimationFrame(frame);
    };
    frame();
}).observe(document, { childList: true, subtree: true })"""
INSIDE = """(name) => {
    const r = document.querySelector(name).getBoundingClientRect();
    return r.left >= 0 && r.top >= 0 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1;
}"""
FILLED = """() => [...document.querySelectorAll(".sheetcols .thing svg")].map((svg) => {
    const [sign, all] = [svg.firstElementChild, svg].map((el) => el.getBoundingClientRect());
    return Math.max(sign.width / all.width, sign.height / all.height);
})"""


def open_words(page: Page, key: str) -> None:
    """Open a sheet of a game's words, which come after its board."""
    for _ in range(100):
        page.keyboard.press(key)
        if page.query_selector("dialog.sheetbox"):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{key} opens nothing.")


def test_a_sheet_has_its_size_at_once_where_no_movement_is_wanted(visitors: Visitors) -> None:
    page = at_table(visitors, reduced_motion="reduce")
    page.evaluate(WIDTHS)
    settings(page)
    page.wait_for_function("() => window.widths?.length === 10")
    assert len(set(page.evaluate("window.widths"))) == 1


def test_the_largest_words_leave_the_ways_back_on_a_phone_s_screen(visitors: Visitors) -> None:
    page = at_table(visitors, **PHONE)
    settings(page)
    choose(page.locator(LARGEST))
    page.get_by_role("button", name="What the icons mean").click()
    expect(page.locator("dialog.sheetbox")).to_be_visible()
    assert page.evaluate(INSIDE, "dialog.sheetbox header .iconbtn")
    page.locator("dialog.sheetbox header .iconbtn").click()
    page.click(".grab")
    for name in (".grab", "header.top .iconbtn", ".scores"):
        assert page.evaluate(INSIDE, name), name
    page.click("header.top .iconbtn")
    expect(page.locator("dialog .prefs")).to_be_visible()


def test_a_newcomer_s_phone_shows_what_a_game_is_about_with_its_button(visitors: Visitors) -> None:
    page = visitors.come(new=True, **PHONE)
    visitors.goto(page, make(visitors, page, "meltwater", {"kind": "me"}, BOT))
    expect(page.locator(".aim")).to_be_visible()
    begin = page.get_by_role("button", name="Let’s begin")
    begin.scroll_into_view_if_needed()
    begin.click()
    expect(page.locator(".aim")).to_have_count(0)


def test_every_sign_of_a_legend_fills_its_place(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.goto(page, make(visitors, page, "meltwater", {"kind": "me"}, BOT))
    open_words(page, "i")
    shares = page.evaluate(FILLED)
    assert len(shares) > 8
    assert min(shares) > 0.5
    assert max(shares) < 1.2


@pytest.mark.parametrize("look", [{}, PHONE], ids=["", "phone"])
def test_the_podium_stays_when_somebody_leaves_the_table(
    visitors: Visitors, look: dict[str, Any]
) -> None:
    ines, noor = visitors.come(**look), visitors.come()
    told: list[str] = []
    ines.on("websocket", lambda line: line.on("framereceived", lambda said: told.append(str(said))))
    path = make(visitors, ines, "antartik", {"kind": "me"}, {"kind": "open"})
    visitors.goto(ines, path)
    sit(visitors, noor, path, "Noor")
    play([ines, noor], 3)
    expect(ines.locator(".podium")).to_be_visible()
    before = len(told)
    noor.goto("about:blank")
    until(lambda: any('"t":"patch"' in said for said in told[before:]), ines)
    ines.wait_for_timeout(100)
    expect(ines.locator(".podium")).to_have_count(1)
    expect(ines.locator(".sources")).to_have_count(1)


def test_a_message_is_seen_on_a_phone_whose_tabs_are_not(visitors: Visitors) -> None:
    ines, noor = visitors.come(**PHONE), visitors.come()
    path = make(visitors, ines, "antartik", {"kind": "me"}, {"kind": "open"})
    visitors.goto(ines, path)
    sit(visitors, noor, path, "Noor")
    ines.wait_for_selector(f"{OPTION}, .prompt:not(.mine)")
    mark = "getComputedStyle(document.querySelector('.scores'), '::after').content"
    assert ines.evaluate(mark) == "none"
    noor.click("#tab-chat")
    noor.fill(".say-it input", "a" * 300)
    noor.keyboard.press("Enter")
    ines.wait_for_function(f"() => {mark} !== 'none'")
    ines.click(".scores")
    ines.click("#tab-chat")
    expect(ines.locator(".say-it")).to_be_in_viewport()
    assert ines.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ines.evaluate(
        "() => { const el = document.querySelector('.chatlog'); "
        "return el.scrollWidth <= el.clientWidth; }"
    )
    ines.click(".scores")
    assert ines.evaluate(mark) == "none"


def test_bots_are_as_strong_on_every_page_that_offers_them(visitors: Visitors) -> None:
    page = visitors.goto(visitors.come(), "/")
    home = page.locator(".sentence select").nth(2).input_value()
    visitors.goto(page, "/new?game=antartik")
    page.select_option("#seat-1", "bot")
    assert page.input_value("#level-1") == home
    page.get_by_role("button", name="Add a seat").click()
    assert page.input_value("#level-2") == home
    free = {"kind": "open"}
    visitors.goto(page, make(visitors, page, "antartik", {"kind": "me"}, free))
    assert page.input_value("#bot-level") == home


def test_the_page_without_a_network_has_a_look_of_its_own(visitors: Visitors) -> None:
    page = visitors.come(color_scheme="dark")
    page.goto(visitors.server.base + "/offline")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(11, 20, 32)"
    expect(page.get_by_role("link")).to_be_in_viewport()
    visitors.trouble = [each for each in visitors.trouble if "404" not in each]  # no favicon


def test_a_picture_that_is_not_there_brings_no_styles(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(visitors.server.base + "/offline")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response("**/nothing.png") as missing:
        page.evaluate("() => { document.createElement('img').src = '/nothing.png'; }")
    assert missing.value.status == 404
    page.wait_for_timeout(300)
    assert [url for url in asked if url.endswith((".css", ".js"))] == []
    visitors.trouble = [each for each in visitors.trouble if "404" not in each]
