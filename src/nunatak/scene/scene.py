"""What lies where: the words in which every game tells the browser what to draw.

A game's ``scene.py`` makes a :class:`Scene` from a view; the renderer draws any scene and
knows no rules. Everything that can be pointed at carries the option that pointing means.
All texts arrive in the reader's language. ``docs/scene.md`` shows each word with a picture.

>>> from nunatak.scene.check import check
>>> from nunatak.scene.items import Hex, Piece, Zone
>>> from nunatak.scene.page import Option
>>> hexes = [Zone(f"z.{n}", Hex(100 + 90 * n, 80, 50), title=n_) for n, n_ in enumerate("AB")]
>>> scene = Scene("demo", Board((0, 0, 300, 160)), [*hexes, Piece("p.1", "token", owner="A",
...               zone="z.0", option=7)], Prompt("A", "Go where?", options=[Option("B", 7)]))
>>> check(scene, [7], set())
[]
"""

from __future__ import annotations

import msgspec

from nunatak.scene.items import Box, Drawable
from nunatak.scene.page import Over, Panel, Phase, Prompt, Standing

SEAT_LETTERS = "ABCDE"


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board with a name, to jump to on a small screen."""

    id: str
    label: str
    box: Box
    badge: str = ""
    tall: Box | None = None
    """Where it is in the layout for high boards; without it, it isn't there."""


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    view: Box
    tall: Box | None = None
    """The view of the second layout, for boards higher than wide."""
    backdrop: str = ""
    """A drawing in backdrop.svg."""
    tall_backdrop: str = ""
    ground: str = "sea"
    focus: Box | None = None
    """What the present decision is about; a phone shows this first."""
    frames: list[Frame] = []
    minimap: bool = False
    zoom: bool = True
    """Whether one may come closer; without it the whole view is always seen."""
    buttons: bool = True
    """Whether a wide page shows buttons for it."""
    contours: bool = True


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    board: Board
    items: list[Drawable]
    prompt: Prompt | None = None
    title: str = ""
    subtitle: str = ""
    phases: list[Phase] = []
    rounds: bool = False
    """The phases are numbered rounds, drawn small."""
    note: str = ""
    standing: Standing | None = None
    panels: list[Panel] = []
    palette: dict[str, tuple[str, str]] = {}
    """The game's own colours: in the light, in the dark."""
    over: Over | None = None
