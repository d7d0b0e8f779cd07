"""The end of a game: the podium, the points by source, and what one does with it."""

import pytest
from playwright.sync_api import expect

import nunatak
from tests.browser.conftest import Visitors
from tests.browser.test_tables import violations


@pytest.mark.parametrize("game", nunatak.game_names())
def test_every_game_ends_on_a_podium_that_can_be_skipped(finished: Visitors, game: str) -> None:
    page = finished.come()
    finished.goto(page, f"/t/{game}-over")
    podium = page.locator(".podium")
    expect(podium).to_be_visible()
    names = page.locator("table.final thead th span").all_text_contents()
    totals = page.locator("table.final tfoot td").all_text_contents()
    assert podium.locator(".floe .name").all_text_contents() == names[:3][::-1]
    assert podium.locator(".floe .points").all_text_contents() == totals[:3][::-1]
    moving = "document.querySelector('.podium').getAnimations({subtree: true}).length"
    assert page.evaluate(moving) == 0  # for whoever wants no movement
    expect(page.locator(".source")).to_have_count(len(names))
    page.keyboard.press("Escape")
    expect(podium).to_have_count(0)
    page.get_by_role("button", name="Look back over the game").click()
    expect(page.locator(".axis-head")).to_contain_text("Looking back")
    page.keyboard.press("End")
    expect(page.locator(".axis-head")).to_have_count(0)
    expect(podium).to_have_count(0)


def test_the_podium_moves_for_whoever_likes_it(finished: Visitors) -> None:
    page = finished.come(reduced_motion="no-preference")
    finished.goto(page, "/t/antartik-over")
    expect(page.locator(".podium .floe").first).to_be_attached()
    assert page.locator(".podium.calm").count() == 0


def test_a_finished_game_is_downloaded_from_its_page_on_a_phone(finished: Visitors) -> None:
    page = finished.come(viewport={"width": 390, "height": 844}, has_touch=True)
    finished.goto(page, "/t/frozen-frontier-over")
    expect(page.locator(".podium")).to_be_visible()
    expect(page.locator(".frames")).to_be_hidden()  # they are of the board, which is not seen
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download").click()
    assert waiting.value.suggested_filename == "frozen-frontier-frozen-frontier-over.json"


def test_another_choice_at_a_past_moment_opens_a_table_where_bots_answer(
    finished: Visitors,
) -> None:
    page = finished.come()
    finished.goto(page, "/t/antartik-over/33")
    page.get_by_role("button", name="Try another choice here").click()
    options = page.locator(".prompt .opt[data-take]")
    expect(options.first).to_be_visible()
    options.first.click()
    page.wait_for_url(lambda url: "antartik-over" not in url)
    page.wait_for_selector("body[data-ready]", state="attached")
    expect(page.locator(".axis")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_at_the_end_of_a_game_nor_in_its_past(
    finished: Visitors, width: int, scheme: str
) -> None:
    page = finished.come(viewport={"width": width, "height": 860}, color_scheme=scheme)
    finished.goto(page, "/t/frozen-frontier-over")
    expect(page.locator(".podium")).to_be_visible()
    assert violations(page) == []
    finished.goto(page, "/t/frozen-frontier-over/90")
    expect(page.locator(".axis-head")).to_be_visible()
    assert violations(page) == []
