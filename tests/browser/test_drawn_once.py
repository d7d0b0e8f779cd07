"""What is the same from move to move stays as it was drawn, and looks like what is drawn anew."""

from itertools import islice, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

import nunatak
from nunatak.protocol.messages import Boot, Patch, Whole, encode
from nunatak.scene.patch import diff
from nunatak.server.shell import pages
from tests.browser import positions
from tests.browser.test_laws import SIZES
from tools import samples

MOVES = 24
SEEN = """() => {
    const tell = (el) => [
        el.tagName,
        [...el.attributes].map((a) => `${a.name}=${a.value}`).sort(),
        [...el.childNodes].map((kid) => kid.nodeType === 3 ? kid.data : tell(kid)),
    ];
    const parts = ["svg.board .backdrop", "svg.board .items", ".prompt", ".standing", ".panels",
        ".scores", ".frames", ".phases", ".tabs"];
    const board = document.querySelector("svg.board");
    const { x, y, width, height } = board.viewBox.baseVal;
    const view = [x, y, width, height].map(Math.round);
    return [view, ...parts.map((part) => JSON.stringify(tell(document.querySelector(part))))];
}"""
MARK = "document.querySelectorAll('.board [data-id] > .own').forEach((el) => (el.before = 1))"
KEPT = """() => {
    const all = [...document.querySelectorAll('.board [data-id] > .own')];
    return all.filter((el) => el.before === 1).length / all.length;
}"""


def told(game: str) -> tuple[Boot, list[Whole]]:
    """Return what a seat's page starts with, and all that it would be told from move to move."""
    players = min(nunatak.game(game).players)
    boots = [samples.table_boot(t, 0) for t in islice(samples.moments(game, players), MOVES)]
    wholes = [boot.table.whole for boot in boots if boot.table and boot.table.whole]
    assert len(wholes) == MOVES
    return boots[0], [replace(whole, v=n) for n, whole in enumerate(wholes)]


def opened(browser: Browser, size: tuple[int, int], boot: Boot, whole: Whole) -> tuple[Page, Any]:
    """Open a table's page that hears first of a whole scene; return its line as well."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    lines: list[Any] = []

    def connected(line: Any) -> None:
        lines.append(line)
        line.on_message(lambda text: answer(line, str(text)))

    def answer(line: Any, text: str) -> None:
        if '"hello"' in text:
            line.send(encode(whole).decode())

    assert boot.table is not None
    page.route_web_socket("**/ws", connected)
    bare = replace(boot.table, socket="/ws", whole=None)
    positions.serve(page)
    positions.show(page, pages.shell(replace(boot, table=bare)))
    return page, lines[-1]


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
@pytest.mark.parametrize("game", nunatak.game_names())
def test_what_was_patched_looks_like_what_is_drawn_at_once_and_most_of_it_stays(
    browser: Browser, game: str, size: str
) -> None:
    boot, wholes = told(game)
    page, line = opened(browser, SIZES[size], boot, wholes[0])
    kept: list[float] = []
    for old, new in pairwise(wholes):
        page.evaluate(MARK)
        change = diff(old.scene, new.scene)
        line.send(encode(Patch(new.v, old.v, change, instructions=new.instructions)).decode())
        say = new.scene.prompt.say if new.scene.prompt else ""
        page.wait_for_timeout(30 if say else 60)
        kept.append(page.evaluate(KEPT))
    other, _ = opened(browser, SIZES[size], boot, wholes[-1])
    for _ in range(50):  # a busy machine may take its time
        if page.evaluate(SEEN) == other.evaluate(SEEN):
            break
        page.wait_for_timeout(100)
    for patched, drawn in zip(page.evaluate(SEEN), other.evaluate(SEEN), strict=True):
        assert patched == drawn
    # On a phone the view changes with the question, and words are drawn at other sizes for it.
    assert sorted(kept)[MOVES // 2] > (0.3 if size == "phone" else 0.5)
    page.close()
    other.close()
