"""Frozen Frontier is played through the page: alone against AISAAC, and against a bot."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_tables import OPTION, click_any, make, play, results, sit, violations

GAME = "frozen-frontier"


@pytest.mark.slow
def test_one_person_plays_frozen_frontier_alone_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.goto(page, make(visitors, page, GAME, {"kind": "me"}))
    assert play([page], 5) > 30
    expect(page.locator("#again")).to_be_visible()
    assert len(results(page)) == 2  # AISAAC's points are beside one's own
    expect(page.locator("table.final thead")).to_contain_text("AISAAC")
    assert violations(page) == []


def test_one_person_and_a_bot_play_frozen_frontier_to_the_end(visitors: Visitors) -> None:
    page = visitors.come(color_scheme="dark")
    bot = {"kind": "bot", "level": "cub"}
    visitors.goto(page, make(visitors, page, GAME, {"kind": "me"}, bot))
    assert violations(page) == []
    assert play([page], 6) > 30
    expect(page.locator("#again")).to_be_visible()
    assert len(results(page)) == 2
    assert violations(page) == []


def test_on_a_phone_offers_board_and_hand_are_tabs(visitors: Visitors) -> None:
    page = visitors.come(viewport={"width": 390, "height": 844}, has_touch=True)
    visitors.goto(page, make(visitors, page, GAME, {"kind": "me"}))
    tabs = page.locator(".frames button")
    expect(tabs).to_have_text(["City", "Offers", "My board", "Hand"])
    for name in ("Offers", "My board", "Hand", "City"):
        page.locator(".frames button", has_text=name).click()
        expect(page.locator(".frames button.on")).to_have_text(name)
    assert violations(page) == []


def test_in_a_draft_nobody_waits_for_whoever_is_asked_first(visitors: Visitors) -> None:
    ines, noor = visitors.come(), visitors.come()
    base = visitors.server.base
    seats = [{"kind": "me"}, {"kind": "open"}]
    form = {"game": GAME, "name": "Ines", "seats": seats, "options": {"start": "drafted"}}
    answer = ines.context.request.post(f"{base}/api/tables", data=form, headers={"origin": base})
    path = answer.json()["url"]
    visitors.goto(ines, path)
    sit(visitors, noor, path, "Noor")
    keep = "#say:has-text('Which project do you keep?')"
    for _ in range(4):  # corporations are chosen in turn
        for page in (ines, noor):
            if not page.query_selector(keep):
                click_any(page, 0.0)
        ines.wait_for_timeout(300)
    for page in (ines, noor):
        expect(page.locator(keep)).to_be_visible()
        expect(page.locator(OPTION)).to_have_count(4)
    noor.locator(OPTION).first.click()
    expect(noor.locator(OPTION)).to_have_count(0)
    expect(ines.locator(OPTION)).to_have_count(4)
    ines.locator(OPTION).first.click()
    for page in (ines, noor):
        expect(page.locator(OPTION)).to_have_count(3)
