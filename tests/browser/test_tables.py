"""People play through the page, in a real Chromium, at a real server."""

import random
import time
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Visitors
from tests.server.counts import count

OPTION = ".prompt.mine:not(.busy) .opt[data-take]"
TAKE = """(share) => {
    if (document.querySelector("#again")) return "over";
    const curtain = document.querySelector("#curtain button");
    if (curtain) { curtain.click(); return "curtain"; }
    const all = [...document.querySelectorAll(".prompt.mine:not(.busy) .opt[data-take]")];
    if (!all.length) return "waiting";
    all[Math.floor(share * all.length)].click();
    return "took";
}"""


def make(visitors: Visitors, page: Page, game: str, *seats: dict[str, str]) -> str:
    """Open a table in somebody's name; return its address."""
    base = visitors.server.base
    options = {"season": "winter"} if game == "meltwater" else {}  # the shorter game
    form = {"game": game, "name": "Ines", "seats": list(seats), "options": options}
    answer = page.context.request.post(f"{base}/api/tables", data=form, headers={"origin": base})
    assert answer.ok, answer.text()
    path: str = answer.json()["url"]
    return path


def sit(visitors: Visitors, page: Page, path: str, name: str) -> None:
    """Open a table's address and sit down with a click."""
    visitors.goto(page, path)
    expect(page.locator(".join")).to_be_visible()
    page.fill("#sit-name", name)
    page.click(".join button.go.small")
    expect(page.locator(".join")).to_have_count(0)
    page.wait_for_selector("body[data-ready]", state="attached")


def click_any(page: Page, share: float) -> str:
    """Click something that can be clicked, and say what came of it."""
    try:
        return str(page.evaluate(TAKE, share))
    except Error:  # a page that is just being loaded again
        return "waiting"


def play(pages: list[Page], seed: int, seconds: float = 150) -> int:
    """Click anything that can be clicked, whoever may, until the game is over everywhere."""
    rng = random.Random(seed)
    end = time.monotonic() + seconds
    taken = 0
    while time.monotonic() < end:
        states = []
        for page in pages:
            states.append(click_any(page, rng.random()))
        taken += states.count("took")
        if all(state == "over" for state in states):
            return taken
        if "took" not in states:
            pages[0].wait_for_timeout(15)
    raise AssertionError(f"The game does not end: {states}")


def results(page: Page) -> list[str]:
    """Return the points of the end."""
    return page.locator("table.final tfoot td").all_text_contents()


@pytest.mark.parametrize("game", ["antartik", pytest.param("meltwater", marks=pytest.mark.slow)])
def test_two_people_play_to_the_end_through_the_page_and_a_third_watches(
    visitors: Visitors, game: str
) -> None:
    ines, noor, watcher = visitors.come(), visitors.come(), visitors.come()
    path = make(visitors, ines, game, {"kind": "me"}, {"kind": "open"})
    visitors.goto(ines, path)
    expect(ines.locator("#say")).to_contain_text("One seat is free")
    sit(visitors, noor, path, "Noor")
    visitors.goto(watcher, path)
    expect(watcher.locator(OPTION)).to_have_count(0)
    assert play([ines, noor], 7) > 10
    expect(watcher.locator("#again")).to_be_attached()
    assert sorted(results(ines)) == sorted(results(noor)) == sorted(results(watcher))
    assert violations(ines) == []
    noor.click("#again")
    expect(ines.locator("dialog a.go")).to_be_visible()


def test_several_people_play_at_one_screen(visitors: Visitors) -> None:
    screen = visitors.come()
    here = {"kind": "here", "name": "Noor"}
    visitors.goto(screen, make(visitors, screen, "antartik", {"kind": "me"}, here))
    assert play([screen], 3) > 20
    assert len(results(screen)) == 2


def test_a_whole_game_is_played_on_a_phone(visitors: Visitors) -> None:
    phone = visitors.come(viewport={"width": 390, "height": 844}, has_touch=True)
    bot = {"kind": "bot", "level": "cub"}
    visitors.goto(phone, make(visitors, phone, "antartik", {"kind": "me"}, bot))
    for _ in range(5):  # by finger, on what can be seen
        phone.wait_for_selector(f"{OPTION}, #again")
        if phone.query_selector("#again"):
            break
        phone.locator(OPTION).first.tap()
    play([phone], 4)
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_a_whole_game_is_played_with_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.goto(page, "/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.closest('form.sentence button.go') !== null"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body[data-ready]", state="attached")
    rng = random.Random(2)
    end = time.monotonic() + 120
    moves = 0
    while not page.query_selector("#again"):
        assert time.monotonic() < end
        if page.query_selector(OPTION):
            if rng.random() < 0.5:
                page.keyboard.press("1")
            else:
                page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
            moves += 1
        page.wait_for_timeout(25)
    assert moves > 5


# What never ends (a pulse that says "you can act here") is not waited for.
SETTLED = """() => document.getAnimations().every(
    (each) => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity
)"""


def violations(page: Page) -> list[str]:
    """Return what axe finds once everything is drawn: words that fade in have no colour yet."""
    page.wait_for_function(SETTLED)
    found = Axe().run(page).response["violations"]
    return [
        f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0]['failureSummary'][-200:]}"
        for v in found
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_axe_finds_nothing_on_any_page(
    visitors: Visitors, size: tuple[int, int], scheme: str
) -> None:
    page = visitors.come(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    wrong: list[str] = []
    visitors.goto(page, "/")
    wrong += violations(page)
    visitors.goto(page, "/new")
    wrong += violations(page)
    for game in ("antartik", "meltwater"):
        here = {"kind": "here", "name": "Noor"}
        path = make(visitors, page, game, {"kind": "me"}, here)
        visitors.goto(page, path)
        page.wait_for_selector(OPTION)
        wrong += violations(page)
    waiting = make(visitors, page, "antartik", {"kind": "me"}, {"kind": "open"})
    stranger = visitors.come(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    visitors.goto(stranger, waiting)
    wrong += violations(stranger)
    assert wrong == []


def test_a_page_that_leads_nowhere_says_so_kindly(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(f"{visitors.server.base}/t/nothing")
    page.wait_for_selector("body[data-ready]", state="attached")
    expect(page.locator("main")).to_contain_text("There is no such table")
    assert violations(page) == []
    visitors.trouble = [t for t in visitors.trouble if "404" not in t]


def test_everything_a_menu_says_can_be_read_in_chinese(visitors: Visitors) -> None:
    page = visitors.come(locale="zh-TW")
    visitors.goto(page, "/")
    assert page.evaluate("document.documentElement.lang") == "zh-Hant"
    expect(page.locator("header nav")).to_contain_text("首頁")


@pytest.mark.parametrize(("game", "heading"), [("antartik", "Daring the diver"), ("meltwater", "")])
def test_the_rules_lie_beside_the_board_open_at_what_is_decided(
    visitors: Visitors, game: str, heading: str
) -> None:
    page = visitors.come()
    here = {"kind": "here", "name": "Noor"}
    visitors.goto(page, make(visitors, page, game, {"kind": "me"}, here))
    page.wait_for_selector(OPTION)
    page.click("#tab-rules")
    opened = page.locator("details.rule[open] summary")
    expect(opened).to_have_count(1)
    expect(opened).to_contain_text(heading or "Actions")
    expect(page.locator("details.rule")).not_to_have_count(1)
    assert "<!--" not in page.inner_text("#tabbody")
    assert violations(page) == []


def test_what_is_said_at_the_table_is_read_by_the_others(visitors: Visitors) -> None:
    ines, noor = visitors.come(), visitors.come()
    path = make(visitors, ines, "antartik", {"kind": "me"}, {"kind": "open"})
    visitors.goto(ines, path)
    sit(visitors, noor, path, "Noor")
    for page in (ines, noor):
        page.click("#tab-chat")
    ines.fill(".say-it input", "Good <b>luck</b>")
    ines.press(".say-it input", "Enter")
    expect(noor.locator(".chatlog")).to_contain_text("Good <b>luck</b>")


# Trouble


def until(condition: Callable[[], bool], page: Page, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def test_browsers_go_on_by_themselves_when_the_server_is_killed(alone: Visitors) -> None:
    alone.expected_loss = True
    ines, noor = alone.come(), alone.come()
    path = make(alone, ines, "antartik", {"kind": "me"}, {"kind": "open"})
    alone.goto(ines, path)
    sit(alone, noor, path, "Noor")
    rng = random.Random(8)
    for _ in range(count("browser_kills", 2)):
        for _ in range(rng.randrange(2, 8)):
            for page in (ines, noor):
                click_any(page, rng.random())
            ines.wait_for_timeout(rng.randrange(60))
        alone.server.kill()
        for page in (ines, noor):
            click_any(page, rng.random())  # they don't know yet
        expect(ines.locator(".banner")).to_be_visible()
        alone.server.start()
        expect(ines.locator(".banner")).to_be_hidden(timeout=30_000)
        expect(noor.locator(".banner")).to_be_hidden(timeout=30_000)
    assert play([ines, noor], 5) > 0
    assert results(ines) == results(noor) or sorted(results(ines)) == sorted(results(noor))


def test_a_hint_is_drawn_on_the_board_and_on_the_buttons(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.goto(page, make(visitors, page, "meltwater", {"kind": "me"}, {"kind": "me"}))
    page.click("#hint")
    expect(page.locator(".hinted")).to_be_visible(timeout=20_000)
    expect(page.locator(".hinted b")).to_have_count(2)
    expect(page.locator(".hints g.best, .share.best").first).to_be_visible()
    assert violations(page) == []
    until(lambda: click_any(page, 0.5) == "took", page)
    expect(page.locator(".hints g, .share, .hinted")).to_have_count(0)
