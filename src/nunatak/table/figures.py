"""Figures of the rules: scenes drawn by the program itself from positions in a file.

`screen/figures.toml` of a game has games that were played, as entries of a history, and figures:
which game after how many entries, through whose eyes, which part of the board, and which things
get numbers. `rules.md` shows one as ``![what is seen](figure:name "what the numbers are")``.
"""

import threading
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import msgspec

import nunatak
from nunatak.engine.events import Listener, NamedEvent
from nunatak.games.description import Game
from nunatak.image import png, svg
from nunatak.scene.items import Box
from nunatak.scene.scene import Scene
from nunatak.scene.sight import Somebody

PEOPLE = ("Ines", "Noor", "Kolya", "Rui", "Tomás")
"""Who sits there."""
WIDE = 720
"""Pixels, of a figure whose part of the board is as wide as it is high or wider."""
SHARED = (1200, 630)
"""Pixels, of a picture that others show beside a link."""
DRAWING = threading.Lock()  # one at a time, however many ask


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played."""

    players: int
    entries: list[int] = []
    settings: dict[str, Any] = {}


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture: a moment, whose eyes, which part of the board, and what gets a number."""

    name: str
    game: str
    box: Box
    after: int = 0
    seat: int = 0
    """Whose eyes, from 1; 0 is somebody who watches."""
    marks: list[str] = []
    wide: int = 0
    """Pixels, if it should not be as wide as others."""

    @property
    def size(self) -> tuple[int, int]:
        """How wide and high it is, in pixels."""
        _, _, w, h = self.box
        wide = self.wide or (WIDE if w >= h else round(WIDE * max(0.55, w / h)))
        return wide, round(wide * h / w)


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of a game as they are written down."""

    games: dict[str, Played]
    figure: list[Figure]
    turn: list[str] = []
    """Those that show how a turn goes, on the game's page; words are the texts `turn-<name>`."""
    board: str = ""
    """The one that shows the game to whoever does not know it yet."""


@cache
def figures(name: str) -> Written | None:
    """Return the figures of a game, or nothing if it has none."""
    file = resources.files(nunatak.game(name).package) / "screen" / "figures.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Written)


def figure(game: str, name: str) -> Figure | None:
    """Return a figure by its name."""
    found = figures(game)
    return None if found is None else next((f for f in found.figure if f.name == name), None)


def scene(game: Game[Any], played: Played, shown: Figure, locale: str) -> Scene:
    """Return what is drawn."""
    position = game.start(played.players, played.settings)
    listener = Listener()
    position.listener = listener
    for entry in played.entries[: shown.after]:
        position.take(entry)
    told: list[NamedEvent] = [game.told(event) for event in listener.events]
    people = [Somebody(who) for who in PEOPLE[: played.players]]
    seat = shown.seat - 1 if shown.seat else None
    return game.screen.scene(game.look(position, seat, people, locale=locale, told=told))


def drawn(game: str, name: str, locale: str, dark: bool, plain: bool = False) -> str | None:
    """Return a figure as SVG; plain without its numbers, where no words speak of them."""
    shown, written = figure(game, name), figures(game)
    if shown is None or written is None:
        return None
    with DRAWING:
        what = scene(nunatak.game(game), written.games[shown.game], shown, locale)
        marks = [] if plain else shown.marks
        return svg(what, dark=dark, box=shown.box, marks=marks, size=shown.size)


def shared(game: str, locale: str) -> bytes | None:
    """Return the picture that stands beside a link to the game, as PNG."""
    written = figures(game)
    shown = figure(game, written.board) if written is not None else None
    if shown is None or written is None:
        return None
    with DRAWING:
        what = scene(nunatak.game(game), written.games[shown.game], shown, locale)
        return png(what, box=shown.box, size=SHARED)


def texts(game: Game[Any]) -> Iterator[str]:
    """Every text about how a turn goes."""
    written = figures(game.name)
    yield from (f"turn-{name}" for name in (written.turn if written is not None else ()))
