"""What decided a finished game, on its page."""

import re

import pytest
from playwright.sync_api import expect

import nunatak
from tests.browser.conftest import Visitors
from tests.browser.test_axis import move
from tests.browser.test_tables import violations


@pytest.mark.parametrize("game", nunatak.game_names())
def test_a_finished_game_says_what_decided_it(finished: Visitors, game: str) -> None:
    page = finished.goto(finished.come(), f"/t/{game}-over/5")
    chart = page.locator(".review-chart")
    expect(chart).to_be_visible(timeout=60_000)
    expect(chart).to_have_attribute("aria-label", re.compile("own choices (cost|won)"))
    seats = page.locator(".review-sums tbody tr")
    assert seats.count() == page.locator(".review-line").count() > 0
    points = page.locator(".review-point")
    if points.count():
        before = move(page)
        points.last.click()
        expect(page.locator(".axis-at")).not_to_have_text(re.compile(f"move {before} of"))
        expect(page.locator(".review-point.on")).to_have_count(1)
    assert violations(page) == []


def test_a_better_choice_can_be_seen_and_tried(finished: Visitors) -> None:
    page = finished.goto(finished.come(), "/t/antartik-over/5")
    expect(page.locator(".review-chart")).to_be_visible(timeout=60_000)
    page.keyboard.press("Home")
    better = page.get_by_role("button", name="See it, and try the other")
    for _ in range(120):
        before = move(page)
        if better.count():
            break
        page.keyboard.press("ArrowRight")
        expect(page.locator(".axis-at")).not_to_have_text(re.compile(f"move {before} of"))
    better.click()
    expect(page.locator(".opt[data-take]").first).to_be_visible()
