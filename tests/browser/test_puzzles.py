"""Puzzles in a browser: a question, a choice, an answer at once."""

import re

import pytest
from playwright.sync_api import expect

import nunatak
from nunatak.review.puzzles import puzzles_of
from tests.browser.conftest import Visitors
from tests.browser.test_tables import violations


@pytest.mark.parametrize("game", [name for name in nunatak.game_names() if puzzles_of(name)])
def test_a_puzzle_is_answered_as_soon_as_one_has_chosen(visitors: Visitors, game: str) -> None:
    page = visitors.goto(visitors.come(), f"/puzzles/{game}/1")
    expect(page.locator(".puzzle-title")).to_be_visible()
    assert violations(page) == []
    options = page.locator(".prompt .opt[data-take]")
    expect(options.first).to_be_visible()
    options.first.click()
    rows = page.locator(".puzzle-row")
    expect(rows).to_have_count(len(puzzles_of(game)[0].worth))
    expect(page.locator(".puzzle-row.best")).to_have_count(1)
    expect(page.locator(".puzzle-row.yours")).to_have_count(1)
    expect(page.locator(".puzzle-line li").first).to_be_visible()
    expect(page.locator(".prompt .opt[data-take]")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(re.compile(f"/puzzles/{game}/2$"))
    expect(page.locator(".puzzle-title")).to_be_visible()


def test_home_and_a_game_s_page_lead_to_the_puzzle_of_the_day(visitors: Visitors) -> None:
    page = visitors.goto(visitors.come(), "/")
    page.locator(".daily").get_by_role("link", name="Antartik").click()
    expect(page.get_by_text("Today’s puzzle")).to_be_visible()
    visitors.goto(page, "/games/meltwater")
    page.get_by_role("link", name="Today’s puzzle").click()
    expect(page.locator(".puzzle-title")).to_be_visible()
