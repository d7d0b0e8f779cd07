"""The same cards for all, from the end of a game to the results; and games opened from files."""

import re

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_tables import OPTION, make, violations
from tests.loops import run
from tests.server.test_challenges import finish

PHONE = {"width": 390, "height": 844}


def cookie_of(page: Page) -> str:
    """Return who somebody is."""
    return next(f"nunatak={c['value']}" for c in page.context.cookies() if c["name"] == "nunatak")


def game_file(text: str) -> FilePayload:
    """Return a file as somebody chooses it."""
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


def play_out(visitors: Visitors, page: Page, path: str) -> None:
    """Play a game to its end beside the page."""
    run(finish(visitors.server, path.removeprefix("/t/"), cookie_of(page), 1))


def test_somebody_is_challenged_to_a_solo_game_and_sees_how_they_did(visitors: Visitors) -> None:
    ines, noor = visitors.come(), visitors.come(viewport=PHONE, has_touch=True)
    path = make(visitors, ines, "frozen-frontier", {"kind": "me"})
    play_out(visitors, ines, path)
    visitors.goto(ines, path)
    ines.get_by_role("button", name="Challenge others with the same cards").click()
    ines.wait_for_url(re.compile("/c/"))
    expect(ines.locator(".tried li")).to_have_count(1)
    link = ines.locator(".linkrow .address").input_value()
    assert link == ines.url
    challenge = "/c/" + link.rsplit("/", 1)[1]
    visitors.goto(noor, challenge)
    expect(noor.locator(".tried a")).to_have_count(0)  # which would show the cards
    for page in (ines, noor):
        assert violations(page) == []
    noor.get_by_role("button", name="Play with the same cards").click()
    noor.wait_for_url(re.compile("/t/"))
    expect(noor.locator(OPTION).first).to_be_attached()
    mine = "/t/" + noor.url.rsplit("/", 1)[1]
    visitors.goto(noor, challenge)
    expect(noor.get_by_role("link", name="Go on with your game")).to_be_visible()
    play_out(visitors, noor, mine)
    visitors.goto(noor, mine)
    noor.get_by_role("link", name="How others did with the same cards").click()
    noor.wait_for_url(re.compile("/c/"))
    expect(noor.locator(".tried li.you")).to_have_count(1)
    expect(noor.locator(".dare .say")).to_have_text(re.compile("2"))
    expect(noor.get_by_role("button", name="Play once more")).to_be_visible()
    assert violations(noor) == []


@pytest.mark.parametrize("way", ["chosen", "dropped"])
def test_a_game_file_opens_from_the_front_page(finished: Visitors, way: str) -> None:
    page = finished.come()
    finished.goto(page, "/")
    base = finished.server.base
    file = page.context.request.get(f"{base}/t/meltwater-over/game.json").text()
    if way == "chosen":
        page.locator(".openfile input").set_input_files(game_file(file))
    else:
        page.evaluate(
            """(text) => {
                const moved = new DataTransfer();
                moved.items.add(new File([text], "game.json", { type: "application/json" }));
                const main = document.querySelector("main");
                const told = (kind) => new DragEvent(kind, { bubbles: true, dataTransfer: moved });
                main.dispatchEvent(told("dragover"));
                main.dispatchEvent(told("drop"));
            }""",
            file,
        )
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".podium")).to_be_visible()


@pytest.mark.parametrize(
    ("content", "say"),
    [
        ("rubbish", "it is no JSON"),
        ('{"game": "meltwater", "rules": 0, "entries": []}', "under other rules"),
        (" " * 200_000, "too large for a game"),
    ],
)
def test_a_file_that_can_not_be_opened_says_why(finished: Visitors, content: str, say: str) -> None:
    page = finished.come()
    finished.goto(page, "/")
    page.locator(".openfile input").set_input_files(game_file(content))
    expect(page.locator(".openfile .fault")).to_contain_text(say)
    refused = [line for line in finished.trouble if "status of 4" in line]
    for line in refused:  # which the browser writes down, as it should
        finished.trouble.remove(line)
    assert page.url == finished.server.base + "/"
