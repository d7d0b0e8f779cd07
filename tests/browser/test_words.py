"""What things are: the aim, the inspector, the legend and the aid, in a real Chromium."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import nunatak
from nunatak.protocol.messages import Whole
from nunatak.scene.about import described
from nunatak.scene.items import Card, Drawable, Gauge, Piece, Pill, Plate, Track, Zone, everything
from nunatak.scene.scene import Scene
from nunatak.table.picture import picture
from tests.browser.conftest import Visitors
from tests.browser.test_tables import make
from tools import samples

BOT = {"kind": "bot", "level": "cub"}
every_game = pytest.mark.parametrize("game", list(nunatak.game_names()))


def table(visitors: Visitors, game: str, *, new: bool = False, **look: Any) -> Page:
    """Open a table against a bot, and wait until its words have come."""
    page = visitors.come(new=new, **look)
    visitors.goto(page, make(visitors, page, game, {"kind": "me"}, BOT))
    page.wait_for_selector('.board[tabindex="0"]')
    return page


def middle(page: Page, thing: str) -> tuple[float, float]:
    """Return the middle of a thing on the board."""
    box = page.locator(f'.board [data-id="{thing}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_aim_is_told_once_and_the_title_tells_it_again(visitors: Visitors) -> None:
    page = table(visitors, "antartik", new=True)
    said = nunatak.game("antartik").texts.say("aim-1", "en")
    expect(page.locator(".aim")).to_contain_text(said)
    expect(page.locator(".aim .scores-of li")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".aim")).to_have_count(0)
    page.reload()
    page.wait_for_selector('.board[tabindex="0"]')
    expect(page.locator(".aim")).to_have_count(0)
    page.locator(".top h1 button").click()
    expect(page.locator(".aim")).to_be_visible()
    page.locator(".aim footer .strong").click()
    expect(page.locator(".aim")).to_have_count(0)
    expect(page.locator(".top h1 button")).to_be_focused()


def test_the_aim_is_in_nobodys_way(visitors: Visitors) -> None:
    page = table(visitors, "meltwater", new=True)
    expect(page.locator(".aim")).to_be_visible()
    page.keyboard.press("1")  # whoever is in a hurry decides
    expect(page.locator(".aim")).to_have_count(0)
    expect(page.locator(".prompt #undo")).to_be_visible()
    page = visitors.come(new=True)
    base = visitors.server.base
    made = page.context.request.post(
        f"{base}/api/lessons", data={"game": "antartik"}, headers={"origin": base}
    )
    visitors.goto(page, made.json()["url"])
    page.wait_for_selector('.board[tabindex="0"]')
    expect(page.locator(".lessontools")).to_be_visible()
    expect(page.locator(".aim")).to_have_count(0)


def test_what_is_pointed_at_says_what_it_is_and_leads_to_the_legend(visitors: Visitors) -> None:
    page = table(visitors, "antarctica")
    page.mouse.move(*middle(page, "berth.E.1"))  # drawn as an outline only
    expect(page.locator(".tip:not([hidden])")).to_contain_text("Ship space")
    page.mouse.move(*middle(page, "sun"))
    expect(page.locator(".tip:not([hidden])")).to_contain_text("counter-clockwise")
    page.keyboard.press("i")
    expect(page.locator(".legend li.at")).to_contain_text("sun", ignore_case=True)
    page.keyboard.press("/")
    page.keyboard.type("shipy")
    expect(page.locator(".legend li:visible b").first).to_contain_text("Shipyard")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".standing svg.i[aria-label]").first.hover()
    expect(page.locator(".tip.beside small")).to_contain_text("at the end")


def test_a_finger_that_is_held_asks_and_does_not_choose(visitors: Visitors) -> None:
    page = table(visitors, "antarctica", has_touch=True, viewport={"width": 390, "height": 844})
    page.wait_for_selector(".prompt.mine")
    before = page.locator(".prompt").inner_text()
    line = page.context.new_cdp_session(page)
    thing = page.locator(".board [data-options]").first.get_attribute("data-id") or ""
    x, y = middle(page, thing)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".inspect .what")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".inspect .what")).to_be_visible()
    assert page.locator(".prompt").inner_text() == before
    page.touchscreen.tap(x, y)
    page.wait_for_function(
        "(was) => document.querySelector('.prompt').innerText !== was", arg=before
    )


def test_the_board_is_gone_through_with_the_arrow_keys(visitors: Visitors) -> None:
    page = table(visitors, "meltwater")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.matches('.board')"):
            break
    heard = set()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        heard.add(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))
    assert len(heard) > 4
    assert all(len(label) > 20 for label in heard)
    expect(page.locator(".inspect .what b")).to_be_visible()


@every_game
def test_the_aid_is_one_screen_and_one_printed_page(visitors: Visitors, game: str) -> None:
    page = table(visitors, game)
    page.keyboard.press("a")
    page.wait_for_selector("dialog.aid")
    body = page.locator("dialog.aid .body")
    assert body.evaluate("(el) => el.scrollHeight <= el.clientHeight + 1"), "it has to be scrolled"
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1
    page.keyboard.press("a")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator('.top .iconbtn[aria-label="Menu"]').click()
    page.get_by_role("button", name="What the icons mean").click()
    expect(page.locator("dialog.legend")).to_be_visible()


def named(scene: Scene) -> list[Drawable]:
    """Return all that has words of its own."""
    kinds = (Zone, Piece, Card, Track, Pill, Gauge, Plate)
    return [item for item in everything(scene.items) if isinstance(item, kinds)]


@every_game
def test_the_browser_finds_the_same_words_as_the_house(visitors: Visitors, game: str) -> None:
    page = table(visitors, game)
    known = nunatak.game(game)
    about = known.screen.about
    assert about is not None
    glossary = about.glossary(known.title, known.texts, "en")
    sample = samples.played(game, max(known.players), 60)
    things = named(picture(sample, 0, "en"))
    asked = "([items, url]) => import('/static/glossary.js').then(async ({Glossary}) => {"
    asked += "const g = new Glossary(await (await fetch(url)).json());"
    asked += "return items.map((i) => g.find(i)?.key ?? '') })"
    sent = Whole(0, "", picture(sample, 0, "en"))
    items = {item["id"]: item for item in flat(_json(sent)["scene"]["items"])}
    found = page.evaluate(asked, [[items[t.id] for t in things], f"/about/{game}?lang=en"])
    here = [entry.key if (entry := glossary.find(thing)) else "" for thing in things]
    pairs = zip([described(thing) for thing in things], here, found, strict=True)
    assert [pair for pair in pairs if pair[1] != pair[2]] == []


def _json(message: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def flat(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return things and what lies on them."""
    return [each for item in items for each in (item, *flat(item.get("parts", [])))]
