"""A game's own page: what stands on it, where it leads, and that it is whole on every screen."""

import re

import pytest
from playwright.sync_api import expect

import nunatak
from nunatak.server.routes.game_page import game_page
from nunatak.table.lesson import lesson
from tests.browser.conftest import Visitors
from tests.browser.test_tables import violations

every_game = pytest.mark.parametrize("name", list(nunatak.game_names()))
BROKEN = """async () => {
    const seen = [...document.querySelectorAll("img")].filter((i) => i.offsetParent);
    for (const image of seen) image.loading = "eager";
    await Promise.all(seen.map((i) => i.decode().catch(() => 0)));
    return seen.filter((i) => !i.naturalWidth).map((i) => i.src);
}"""


@every_game
def test_the_page_counts_every_row_of_the_components(name: str) -> None:
    page = game_page(name, "en")
    assert page is not None
    rows = len(re.findall(r"\bsource = \"", nunatak.game(name).components))
    whole = sum(count for _, count in page.certain[0].of) if page.certain else 0
    assert whole == rows
    named = sum(count for part in page.certain[1:] for _, count in part.of)
    assert named <= whole


def test_there_is_no_page_for_a_game_that_is_not_there(visitors: Visitors) -> None:
    page = visitors.come()
    base = visitors.server.base
    for path in ("/games/chess", "/figures/chess/board.svg", "/figures/antartik/x.svg"):
        assert page.context.request.get(base + path).status == 404


def test_a_figure_is_sent_once_and_then_known(visitors: Visitors) -> None:
    ask = visitors.come().context.request
    url = visitors.server.base + "/figures/meltwater/march.svg?lang=en"
    first = ask.get(url)
    assert first.headers["content-type"].startswith("image/svg+xml")
    again = ask.get(url, headers={"if-none-match": first.headers["etag"]})
    assert again.status == 304
    assert ask.get(url + "&dark=1").body() != first.body()
    assert ask.get(url + "&plain=1").body() != first.body()


@every_game
def test_a_game_is_told_whole_in_the_light_and_in_the_dark(visitors: Visitors, name: str) -> None:
    known = nunatak.game(name)
    for scheme, width in (("light", 1440), ("dark", 390)):
        page = visitors.come(viewport={"width": width, "height": 900}, color_scheme=scheme)
        visitors.goto(page, f"/games/{name}")
        expect(page.locator("h1")).to_have_text(known.title)
        expect(page.locator(".aimed")).to_contain_text(known.texts.say("aim-2", "en"))
        for designer in known.designers:
            expect(page.locator(".parts")).to_contain_text(designer)
        expect(page.locator(".turns li")).to_have_count(3)
        assert page.evaluate(BROKEN) == []
        inside = "() => document.querySelector('main').scrollWidth <= innerWidth"
        assert page.evaluate(inside), "it has to be scrolled sideways"
        learns = page.get_by_role("button", name="Learn", exact=True)
        expect(learns).to_have_count(0 if lesson(name) is None else 1)
        assert violations(page) == []


def test_home_leads_to_a_game_and_the_game_to_two_bots(visitors: Visitors) -> None:
    page = visitors.goto(visitors.come(), "/")
    page.get_by_role("link", name="About this game: Meltwater").click()
    expect(page.locator("h1")).to_have_text("Meltwater")
    said = page.locator('meta[property="og:title"]').get_attribute("content")
    assert said == "Meltwater"
    picture = page.locator('meta[property="og:image"]').get_attribute("content") or ""
    assert page.context.request.get(picture).body().startswith(b"\x89PNG")
    page.get_by_role("button", name="Watch two bots").click()
    page.wait_for_selector(".table .board")
    expect(page.locator(".watching")).to_be_visible()


def test_rules_can_be_read_in_the_dark_and_printed_in_the_light(visitors: Visitors) -> None:
    page = visitors.come(color_scheme="dark", viewport={"width": 390, "height": 844})
    page.goto(visitors.server.base + "/rules/antartik?lang=en")
    expect(page.locator("figure .for-dark").first).to_be_visible()
    expect(page.locator("figure .for-light").first).to_be_hidden()
    assert page.evaluate(BROKEN) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    expect(page.locator("figure .for-light").first).to_be_visible()
    expect(page.locator("nav")).to_be_hidden()
    assert page.evaluate(BROKEN) == []
