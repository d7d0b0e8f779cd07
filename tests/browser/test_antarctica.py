"""Antarctica is played through the page by one person and three bots."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_tables import make, play, results, violations


def test_one_person_and_three_bots_play_antarctica_to_the_end(visitors: Visitors) -> None:
    page = visitors.come()
    bots = [{"kind": "bot", "level": "cub"} for _ in range(3)]
    visitors.goto(page, make(visitors, page, "antarctica", {"kind": "me"}, *bots))
    assert play([page], 5) > 10
    expect(page.locator("#again")).to_be_visible()
    assert len(results(page)) == 4
    assert violations(page) == []
