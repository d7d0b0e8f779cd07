"""What can lie on a board, and what it looks like from above.

Everything that can be pointed at carries the option that pointing means. ``docs/scene.md`` shows
each word with a picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

# Shapes

Box = tuple[float, float, float, float]
"""x, y, width, height."""

Point = tuple[float, float]


class Shaped(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="k", tag=str.lower):
    """What a zone looks like from above."""


class Hex(Shaped, frozen=True):
    x: float
    y: float
    r: float
    flat: bool = True
    """Flat side up; otherwise a point is up."""


class Sector(Shaped, frozen=True):
    """A piece of a ring. Degrees, clockwise, 0 is up."""

    x: float
    y: float
    inner: float
    outer: float
    start: float
    end: float


class Poly(Shaped, frozen=True):
    points: list[Point]
    round: float = 0


class Ellipse(Shaped, frozen=True):
    x: float
    y: float
    rx: float
    ry: float


class Rect(Shaped, frozen=True):
    x: float
    y: float
    w: float
    h: float
    r: float = 0


class Path(Shaped, frozen=True):
    """Any outline, as an SVG path; x and y say where its pieces stand."""

    d: str
    x: float
    y: float


class Drawn(Shaped, frozen=True):
    """An outline drawn in the game's backdrop.svg, by its id."""

    name: str
    x: float
    y: float


Shape = Hex | Sector | Poly | Ellipse | Rect | Path | Drawn

# What every item may say

Pack = Literal["row", "column", "fan", "grid", "stack", "arc"]
Side = Literal["start", "middle", "end"]
Corner = Literal["ne", "se", "sw", "nw", "n", "e", "s", "w"]


class Sum(msgspec.Struct, frozen=True, omit_defaults=True):
    """An explanation as a sum: rows of a name and a value, and what they come to."""

    title: str
    rows: list[tuple[str, str]] = []
    total: tuple[str, str] | None = None
    note: str = ""


class Tall(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What differs where the board is higher than wide (needs ``Board.tall``)."""

    hide: bool | None = None
    x: float | None = None
    y: float | None = None
    w: float | None = None
    h: float | None = None
    r: float | None = None
    shape: Shape | None = None
    size: float | None = None
    width: float | None = None
    pack: Pack | None = None
    gap: float | None = None
    columns: int | None = None
    align: Side | None = None
    anchor: Side | None = None
    step: float | None = None
    text: str | None = None
    title: str | None = None
    points: list[Point] | None = None


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small round mark on the corner of something."""

    text: str = ""
    symbol: str = ""
    tone: str = "ink"
    at: Corner = "se"


class Item(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="t",
    tag=str.lower,
):
    """Everything on the board. ``id`` must stay the same while it is the same thing.

    Without a zone, x and y are where it lies; with one, how far from the zone's middle.
    Pieces and cards in a zone that say neither are packed by the zone.
    """

    z: int | None = None
    """Drawn later means on top; within one z by slot, then by id. Zones are at 0, plates 10,
    texts 20, trails 30, pieces and cards 40, pills 60, gauges 70."""
    option: int | None = None
    options: list[int] = []
    """Several options lie here: pointing opens a small menu of them."""
    why: str = ""
    """Why it can't be chosen now."""
    label: str = ""
    """What a screen reader says of it."""
    sum: Sum | None = None
    """What the inspector explains when it is pointed at."""
    tall: Tall | None = None


class Zone(Item, frozen=True):
    id: str
    shape: Shape
    ground: str = ""
    """A colour; empty leaves the backdrop visible."""
    texture: str = ""
    """dots, hatch, waves, ripples or a symbol laid over the whole zone."""
    tint: str = ""
    """A colour laid thinly over the ground."""
    line: Literal["", "none", "thin", "bold", "dashed", "danger"] = ""
    lit: bool = False
    """Where things happen now: lighter ground."""
    picked: bool = False
    coming: bool = False
    """Something will happen here: dashed."""
    barred: bool = False
    """Can't be entered: hatched with a red line."""
    title: str = ""
    title_at: Literal["top", "middle", "bottom"] = "top"
    title_tone: str = "soft"
    marks: list[str] = []
    """Symbols before the title."""
    note: str = ""
    """A quiet word at the bottom."""
    at: Point | None = None
    """Where its pieces stand, if not in the middle."""
    pack: Pack = "row"
    columns: int = 0
    gap: float = 4
    width: float | None = None
    """Room for what is packed; more is pushed together."""
    align: Side = "middle"
    size: float | None = None
    """How large pieces and cards are here."""


PieceKind = Literal[
    "token",
    "hull",
    "tag",
    "pawn",
    "group",
    "cube",
    "platform",
    "flag",
    "disc",
    "crate",
    "cloud",
    "house",
    "tile",
    "shape",
    "symbol",
]


class Piece(Item, frozen=True):
    id: str
    kind: PieceKind
    owner: str = ""
    """A seat, A to E (shape and colour), or any other colour."""
    symbol: str = ""
    text: str = ""
    count: int = 0
    """More than one of them: stacked, with the number."""
    size: float | None = None
    angle: float = 0
    """Degrees; what is written on it stays upright."""
    x: float | None = None
    y: float | None = None
    zone: str = ""
    slot: int = 0
    """Its place among those packed with it."""
    dark: bool = False
    """A second sort of the same owner's piece: dark, with the colour as its rim."""
    tone: str = ""
    ghost: bool = False
    """Would be here."""
    picked: bool = False
    coming: bool = False
    used: bool = False
    barred: bool = False
    """Not legal or lost: hatched, with a red line."""
    badges: list[Badge] = []


class Card(Item, frozen=True):
    """A card with a picture. ``back`` set means face down; ``depth`` makes it a pile."""

    id: str
    art: str = ""
    corner: str = ""
    name: str = ""
    ground: str = "surface"
    halo: str = ""
    ink: str = "ink"
    marks: list[str] = []
    back: str = ""
    """The symbol on its back; only that is drawn."""
    rim: str = ""
    """The colour of its edge, if it isn't white."""
    depth: int = 0
    count: int = 0
    """Shown as a multiple, with a second card peeping out."""
    size: float | None = None
    ratio: float = 1.4
    angle: float = 0
    x: float | None = None
    y: float | None = None
    zone: str = ""
    slot: int = 0
    ghost: bool = False
    picked: bool = False
    used: bool = False
    badges: list[Badge] = []


class Text(Item, frozen=True):
    """Words on the board. ``**bold**`` and ``[symbol]`` are understood, here and in every other
    text; ``[symbol|words]`` says what the symbol means to those who listen."""

    id: str
    text: str
    x: float | None = None
    y: float | None = None
    zone: str = ""
    size: float = 14
    tone: str = "ink"
    bold: bool = False
    serif: bool = False
    italic: bool = False
    spaced: bool = False
    anchor: Side = "start"
    width: float | None = None
    """Breaks lines there; a word that is longer still is drawn narrower."""
    leading: float = 0
    arc: tuple[float, float, float, float] | None = None
    """Centre x and y, radius, and the angle of its middle: written along a circle."""
    angle: float = 0


class Pill(Item, frozen=True):
    """A short measure: full is solid, room outlined, over pointed, ghost what would be."""

    id: str
    text: str
    tone: Literal["full", "room", "over", "ghost", "ghost-over", "plain", "dark", "seat"] = "plain"
    owner: str = ""
    symbol: str = ""
    x: float | None = None
    y: float | None = None
    zone: str = ""
    size: float = 12


class Trail(Item, frozen=True):
    """A way: where the last move went, where a thing will go, what a label belongs to."""

    id: str
    points: list[Point] = []
    through: list[str] = []
    """Zones or pieces it leads through, instead of points."""
    style: Literal["last", "plan", "leader", "wire", "edge"] = "last"
    owner: str = ""
    curve: bool = False
    arrow: bool = False


class Halo(Item, frozen=True):
    id: str
    r: float
    x: float | None = None
    y: float | None = None
    zone: str = ""
    tone: str = "sun"


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of a track; pieces lie on it as in a zone called ``<track>.<number>``."""

    text: str = ""
    symbol: str = ""
    above: str = ""
    below: str = ""
    """Words or symbols next to it."""
    tone: str = ""
    below_tone: str = ""
    used: bool = False
    """What lay below it is gone: dashed."""
    on: bool = False
    option: int | None = None
    label: str = ""


class Track(Item, frozen=True):
    id: str
    x: float
    y: float
    cells: list[Cell]
    step: float = 26
    size: float = 22
    style: Literal["cells", "line", "slots", "boxes"] = "cells"
    """Cells are squares, a line has dots, slots are high cards, boxes wide ones."""
    height: float = 0
    down: bool = False
    title: str = ""
    symbol: str = ""


class Gauge(Item, frozen=True):
    """A ring that is filled to a part, or a dial of segments."""

    id: str
    r: float
    value: float
    x: float | None = None
    y: float | None = None
    zone: str = ""
    segments: int = 0
    text: str = ""
    note: str = ""
    tone: str = "danger"
    rest: str = "good"
    dark: bool = True


class Plate(Item, frozen=True):
    """A panel on the board with things on it, placed from its upper left corner."""

    id: str
    x: float
    y: float
    w: float
    h: float
    parts: list[Drawable] = []
    ground: str = "surface"
    line: Literal["", "none", "thin", "bold", "dashed", "danger"] = "thin"
    r: float = 12
    raised: bool = False
    """It can move: it has a shadow."""
    zone: str = ""
    ghost: bool = False
    picked: bool = False
    used: bool = False


Drawable = Zone | Piece | Card | Text | Pill | Trail | Halo | Track | Gauge | Plate


def everything(items: Iterable[Drawable]) -> Iterator[Drawable]:
    """All drawables, those on plates too."""
    for item in items:
        yield item
        if isinstance(item, Plate):
            yield from everything(item.parts)
