"""The time axis: the game so far by slider, keys, log, link, and by itself."""

import re

import pytest
from playwright.sync_api import Page, expect

import nunatak
from tests.browser.conftest import Visitors
from tests.browser.test_tables import OPTION, make, sit

MOVE = re.compile(r"move (\d+) of (\d+)")


def move(page: Page) -> int:
    """Return the move that is looked at."""
    where = page.locator(".axis-at")
    expect(where).to_have_text(MOVE)
    found = MOVE.search(where.inner_text())
    assert found is not None
    return int(found[1])


def go_through(page: Page, there: int) -> None:
    """Go on from a moment by keys, log and slider, and then as far as there is anything."""
    page.keyboard.press("ArrowRight")
    expect(page.locator(".axis-at")).to_have_text(re.compile(f"move {there + 1} of"))
    page.keyboard.press("Home")
    expect(page.locator(".axis-at")).to_have_text(re.compile("move 0 of"))
    page.locator(".log .plainlink").nth(1).dispatch_event("click")  # it may be drawn anew
    expect(page.locator(".axis-at")).not_to_have_text(re.compile("move 0 of"))
    page.locator(".axis input").fill("2")
    expect(page.locator(".axis-at")).to_have_text(re.compile("move 2 of"))
    page.keyboard.press("End")


def test_the_axis_goes_back_by_keys_slider_and_log_and_comes_back_to_now(
    visitors: Visitors,
) -> None:
    page = visitors.come()
    path = make(visitors, page, "antartik", {"kind": "me"}, {"kind": "bot", "level": "cub"})
    visitors.goto(page, path)
    for _ in range(3):
        page.locator(OPTION).first.click()
        page.wait_for_timeout(250)
    page.get_by_role("button", name="One move back").first.click()
    back = move(page)
    expect(page.locator(".axis-pill")).to_contain_text("as you saw it")
    page.keyboard.press("Home")
    expect(page.locator(".axis-at")).to_have_text(re.compile("move 0 of"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".axis-at")).to_have_text(re.compile("move 1 of"))
    page.keyboard.press("Home")
    expect(page.locator(".axis-at")).to_have_text(re.compile("move 0 of"))
    page.locator(".log .plainlink").nth(1).click()
    expect(page.locator(".axis-at")).not_to_have_text(re.compile("move 0 of"))
    slider = page.locator(".axis input")
    slider.fill("1")
    expect(page.locator(".axis-at")).to_have_text(re.compile("move 1 of"))
    page.get_by_role("radio", name="Everybody").click()
    expect(page.locator(".axis-pill")).to_contain_text("as anybody could see it")
    page.keyboard.press("End")
    expect(page.locator(".axis-at")).to_have_text(re.compile("^now"))
    expect(page.locator(OPTION).first).to_be_visible()
    assert back > 0
    page.locator(".axis-play").click()
    expect(page.locator(".axis-at")).to_have_text(re.compile("move 0 of"))
    expect(page.locator(".axis-at")).to_have_text(re.compile("^now"), timeout=20_000)


def test_whoever_looks_back_is_brought_to_now_when_it_is_their_turn(visitors: Visitors) -> None:
    ines, noor = visitors.come(), visitors.come()
    path = make(visitors, ines, "antartik", {"kind": "me"}, {"kind": "open"})
    sit(visitors, noor, path, "Noor")
    visitors.goto(ines, path)
    visitors.goto(noor, path)
    for _ in range(4):
        asked = ines if ines.locator(OPTION).count() else noor
        asked.locator(OPTION).first.click()
        asked.wait_for_timeout(300)
    mover, waiter = (ines, noor) if ines.locator(OPTION).count() else (noor, ines)
    waiter.keyboard.press("Home")
    expect(waiter.locator(".axis-head")).to_contain_text("Looking back")
    for _ in range(30):
        if waiter.locator(OPTION).count() or not mover.locator(OPTION).count():
            break
        mover.locator(OPTION).last.click()
        mover.wait_for_timeout(300)
    expect(waiter.locator(".axis-head")).to_have_count(0)
    expect(waiter.locator(OPTION).first).to_be_visible()


@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_finished_game_is_gone_through_from_any_eyes_by_link_and_keys(
    finished: Visitors, game: str
) -> None:
    page = finished.come()
    finished.goto(page, f"/t/{game}-over/30")
    there = move(page)
    expect(page.locator(".le.on")).to_have_count(1)
    for name in ("All hands", "Ines", "Everybody"):
        page.get_by_role("radio", name=name, exact=True).click()
        expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()
        assert move(page) == there
    go_through(page, there)
    expect(page.locator(".axis-at")).to_have_text(re.compile("^the end"))


@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_running_game_is_gone_through_by_link_keys_log_and_slider(
    finished: Visitors, game: str
) -> None:
    page = finished.come()
    finished.goto(page, f"/t/{game}-playing/12")
    there = move(page)
    expect(page.locator(".le.on")).to_have_count(1)
    expect(page.get_by_role("radio", name="All hands", exact=True)).to_have_count(0)
    go_through(page, there)
    expect(page.locator(".axis-at")).to_have_text(re.compile("^now"))
