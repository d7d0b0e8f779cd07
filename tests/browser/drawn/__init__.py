"""Scenes drawn by hand, whose numbers tests know: for what the client does with any scene."""

import importlib

from nunatak.protocol.messages import Boot, TableBoot, Whole
from nunatak.server import pages

TABLES = ("antartik", "meltwater")


def whole(game: str) -> Whole:
    """Return a table that was drawn by hand."""
    made: Whole = importlib.import_module(f"tests.browser.drawn.{game}").whole()
    return made


def boot(game: str) -> Boot:
    """Return what its page starts with, if there were a socket."""
    title = whole(game).scene.title
    table = TableBoot("x", game, title, "/t/x/ws", f"/art/{game}", seated=True)
    return Boot("table", "en", pages.words("en"), pages.LANGUAGES, "Ines", table=table)
