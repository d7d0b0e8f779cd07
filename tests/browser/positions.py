"""Real positions of every game, as pages that need no server."""

from collections.abc import Iterator
from functools import cache
from importlib import resources

from playwright.sync_api import Page

import nunatak
from nunatak.server.shell import pages as web
from tools import samples
from tools.shots import HOST, answer

__all__ = ["HOST", "languages", "pages", "serve", "show"]
AFTER = (0, 4, 11, 19, 30, 45, 60, 75, 95, 120, 150, 200)
"""After how many choices a game is looked at."""


def languages(game: str) -> list[str]:
    """Return the languages in which a game is written."""
    folder = resources.files(nunatak.game(game).package)
    return [code for code, _ in web.LANGUAGES if (folder / f"text.{code}.ftl").is_file()]


@cache
def pages(game: str, locale: str = "en") -> dict[str, bytes]:
    """Return a dozen positions of a game, each as the page of whoever is asked."""
    return dict(_pages(game, locale))


def _pages(game: str, locale: str) -> Iterator[tuple[str, bytes]]:
    seats = nunatak.game(game).players
    least, most = min(seats), max(seats)
    for players in sorted({least, most}):
        wanted = AFTER if players == most else AFTER[::3]
        for after, table in enumerate(samples.moments(game, players)):
            asked = table.asked()
            if after in wanted or asked is None:
                boot = samples.table_boot(table, asked or 0, locale)
                yield f"{game}-{players}-{after}-{locale}", web.shell(boot)
            if after == wanted[-1]:
                break


def serve(page: Page) -> None:
    """Answer a page's questions from the files themselves."""
    page.route(f"{HOST}/**", answer)


def show(page: Page, html: bytes) -> None:
    """Show a position."""
    page.route(f"{HOST}/t", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{HOST}/t")
    page.wait_for_selector("body[data-ready]", state="attached")
