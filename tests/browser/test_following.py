"""What others do is shown one step at a time, held, stepped back, and shown again at one's turn."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_tables import OPTION, make, sit

STEPS = ".stepped li"
NOW = ".stepped .now"
HELD = "[data-do=hold][aria-pressed=true]"
MINE = ".prompt.mine:not(.busy) .opt[data-take]"
LONG = 9_000  # milliseconds on the page's own clock: several steps, and less than a sign of life
TOLD = "() => [...document.querySelectorAll('.log .le .plainlink')].map((el) => el.textContent)"
STEPPED = "() => [...document.querySelectorAll('.stepped .told span')].map((el) => el.textContent)"
PLACES = """() => [...document.querySelectorAll('svg.board .piece-item, svg.board .card-item')]
    .map((el) => el.dataset.id + el.style.transform).sort()"""
COVERS = """() => {
    const a = document.querySelector(".happens").getBoundingClientRect();
    return [...document.querySelectorAll(".followed .here, .board [data-options]")].some((el) => {
        const b = el.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    });
}"""
LOW = """() => {
    const el = document.querySelector(".prompt");
    el.style.maxHeight = "150px";
    el.style.overflow = "auto";
    el.scrollTop = 999;
    return el.scrollTop;
}"""


class Follower:
    """Somebody at a table of bots, whose page has a clock that can be turned."""

    def __init__(
        self, visitors: Visitors, pace: str, game: str = "antarctica", **look: Any
    ) -> None:
        self.page = visitors.come(pace, **look)
        self.page.clock.install()
        bots = [{"kind": "bot", "level": "cub"}] * 2
        visitors.goto(self.page, make(visitors, self.page, game, {"kind": "me"}, *bots))
        self.page.wait_for_selector(".happens", state="attached")

    def act_until(self, found: str) -> None:
        """Choose whatever comes first, until something is there."""
        for _ in range(60):
            self.page.wait_for_selector(f"{MINE}, {found}")
            if self.page.query_selector(found):
                return
            self.page.locator(OPTION).first.click()
            self.page.wait_for_function("() => !document.querySelector('.prompt.busy')")
        raise AssertionError(f"There was never {found}.")

    def hold(self) -> None:
        """Hold a step after which somebody else plays on; the last one brings my question along."""
        for _ in range(20):
            self.act_until(NOW)
            self.page.keyboard.press(" ")
            if self.page.query_selector(HELD) and not self.page.query_selector(MINE):
                return
            self.page.keyboard.press("Escape")
        raise AssertionError("No step could be held.")

    def shown(self) -> int:
        return self.page.locator(STEPS).count()


def still(page: Page) -> None:
    """Stop the page's clock where it is."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)  # in seconds


def test_steps_wait_for_each_other_and_for_whoever_holds_them(visitors: Visitors) -> None:
    seat = Follower(visitors, "calm")
    page = seat.page
    seat.hold()
    still(page)
    held = seat.shown()
    assert held
    page.clock.run_for(LONG)
    assert seat.shown() == held
    expect(page.locator(MINE)).to_have_count(0)
    page.keyboard.press(" ")
    for _ in range(40):
        before = seat.shown()
        page.clock.run_for(2_400)
        if page.query_selector(MINE):
            break
        assert seat.shown() <= before + 1
    expect(page.locator(MINE).first).to_be_visible()
    assert seat.shown() == 0
    expect(page.locator(".since .n")).to_be_visible()


def test_a_step_is_said_beside_where_it_happens_and_covers_neither_it_nor_a_choice(
    visitors: Visitors,
) -> None:
    seat = Follower(visitors, "calm")
    page = seat.page
    for _ in range(3):
        seat.act_until(".happens:not([hidden])")
        assert not page.evaluate(COVERS)
        page.keyboard.press("Escape")
        page.wait_for_selector(MINE)
        page.locator(OPTION).first.click()


def test_steps_can_be_stepped_back_and_the_present_comes_back_unchanged(visitors: Visitors) -> None:
    seat = Follower(visitors, "quick")
    page = seat.page
    seat.act_until(".since")
    page.click("[data-do=fold]")
    expect(page.locator(STEPS).nth(1)).to_be_visible()
    present, many = page.evaluate(PLACES), seat.shown()
    page.locator(STEPS).first.locator("button").click()
    assert page.evaluate(PLACES) != present
    for n in range(1, many):
        page.keyboard.press("ArrowRight")
        expect(page.locator(STEPS).nth(n)).to_have_class("now")
    page.keyboard.press("Home")
    expect(page.locator(STEPS).first).to_have_class("now")
    page.keyboard.press("Escape")
    assert page.evaluate(PLACES) == present
    expect(page.locator(MINE).first).to_be_visible()
    page.keyboard.press("1")
    page.wait_for_function("() => !document.querySelector('.prompt.busy')")
    assert page.locator("#flash").all_inner_texts() == []
    expect(page.locator(".since")).to_have_count(0)


def test_what_happened_since_my_last_turn_is_offered_as_the_same_steps(visitors: Visitors) -> None:
    seat = Follower(visitors, "once")
    page = seat.page
    seat.act_until(".since")
    page.click("[data-do=fold]")
    told = page.evaluate(TOLD)
    steps = page.evaluate(STEPPED)
    assert steps == list(reversed(told[: len(steps)]))
    assert not page.is_visible(".happens")
    page.click("[data-do=again]")
    expect(page.locator(NOW)).to_have_count(1)
    expect(page.locator(OPTION).first).to_be_visible()
    page.locator(OPTION).first.click()
    page.wait_for_function("() => !document.querySelector('.prompt.busy')")
    assert page.locator("#flash").all_inner_texts() == []


def test_the_question_is_in_view_when_it_comes_after_the_steps_of_others(
    visitors: Visitors,
) -> None:
    seat = Follower(visitors, "calm")
    page = seat.page
    seat.hold()
    assert page.evaluate(LOW) > 0
    page.keyboard.press("Escape")
    page.wait_for_selector(MINE)
    page.wait_for_function("() => document.querySelector('.prompt').scrollTop === 0")  # once drawn


def test_whoever_comes_back_is_offered_what_they_missed(visitors: Visitors) -> None:
    host, other = visitors.come(), visitors.come()
    path = make(visitors, host, "antartik", {"kind": "me"}, {"kind": "open"})
    visitors.goto(host, path)
    sit(visitors, other, path, "Noor")
    pages = [host, other]
    for _ in range(6):
        page = next((p for p in pages if p.query_selector(OPTION)), host)
        page.wait_for_selector(OPTION)
        page.locator(OPTION).first.click()
        page.wait_for_timeout(100)
    away, stays = (host, other) if other.query_selector(OPTION) else (other, host)
    away.goto("about:blank")
    stays.wait_for_timeout(600)
    stays.locator(OPTION).first.click()
    stays.wait_for_timeout(200)
    visitors.goto(away, path)
    expect(away.locator(".follow")).to_be_visible()
    if away.query_selector("[data-do=fold]") and not away.query_selector(STEPS):
        away.click("[data-do=fold]")
    away.locator(STEPS).first.locator("button").click()
    expect(away.locator(".axis.back")).to_be_attached()
    away.keyboard.press("Escape")
    expect(away.locator(".axis:not(.back)")).to_be_attached()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_big_moment_is_seen_and_ends_at_any_key_and_not_where_motion_is_unwanted(
    visitors: Visitors, motion: str
) -> None:
    page = visitors.come(reduced_motion=motion)
    page.add_init_script(
        "new MutationObserver(() => { window.moments = (window.moments ?? 0) + "
        "document.querySelectorAll('.moment').length }).observe(document, "
        "{ childList: true, subtree: true })"
    )
    bots = [{"kind": "bot", "level": "cub"}] * 2
    visitors.goto(page, make(visitors, page, "antarctica", {"kind": "me"}, *bots))
    page.wait_for_selector(".happens", state="attached")
    for _ in range(6):
        page.wait_for_selector(OPTION)
        page.locator(OPTION).first.click()
        page.wait_for_function("() => !document.querySelector('.prompt.busy')")
    page.wait_for_selector(OPTION)
    if motion == "reduce":
        assert page.evaluate("window.moments ?? 0") == 0
        return
    assert page.evaluate("window.moments") > 0
    page.keyboard.press("Shift")
    assert page.locator(".moment").count() == 0


def test_turns_are_divided_in_the_log(visitors: Visitors) -> None:
    seat = Follower(visitors, "once")
    seat.act_until(".log .turn:nth-of-type(n + 2)")
    expect(seat.page.locator(".log .turn", has_text="you").first).to_be_visible()
