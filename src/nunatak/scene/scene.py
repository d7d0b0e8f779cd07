"""What lies where: the words in which every game tells the browser what to draw.

A game's ``scene.py`` makes a :class:`Scene` from a view; the renderer draws any scene and
knows no rules. Everything that can be pointed at carries the option that pointing means.
All texts arrive in the reader's language. ``docs/scene.md`` shows each word with a picture.

>>> hexes = [Zone(f"z.{n}", Hex(100 + 90 * n, 80, 50), title=n_) for n, n_ in enumerate("AB")]
>>> scene = Scene("demo", Board((0, 0, 300, 160)), [*hexes, Piece("p.1", "token", owner="A",
...               zone="z.0", option=7)], Prompt("A", "Go where?", options=[Option("B", 7)]))
>>> check(scene, [7], set())
[]
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Literal

import msgspec

# ---------------------------------------------------------------- shapes

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

# ---------------------------------------------------------------- what every drawable may say

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
    """Words or symbols beside it."""
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

# ---------------------------------------------------------------- the page around the board


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


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of the list. Without a number it can't be chosen, and ``why`` says the reason."""

    label: str
    option: int | None = None
    outcome: list[str] = []
    value: str = ""
    """What it brings, at the right end."""
    icon: str = ""
    owner: str = ""
    group: str = ""
    why: str = ""
    tone: Literal["", "danger", "quiet"] = ""
    picked: bool = False
    count: int | None = None
    """In a stepper: how many this option means."""
    rule: str = ""
    """Where the rules speak of it: a heading's id in rules.md."""


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Options that belong together, and how to lay them out."""

    id: str
    label: str = ""
    layout: Literal["rows", "grid", "table", "buttons", "chips", "stepper"] = "rows"
    note: str = ""
    icon: str = ""
    value: str = ""
    why: str = ""
    at: int = 0
    """In a stepper: the number it stands at."""
    limit: int = 0


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who decides, and what: one sentence, and every option as a list."""

    seat: str
    say: str
    mine: bool = True
    who: str = ""
    note: str = ""
    steps: list[tuple[str, Literal["done", "on", "next"]]] = []
    options: list[Option] = []
    groups: list[Group] = []
    undo: str = ""
    """What would be taken back; empty when nothing can be."""
    confirm: str = ""
    """The turn is played and waits for its last word."""
    rule: str = ""
    next: list[tuple[str, str]] = []
    """Who follows: seat and word."""


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    """The seat, A to E, or another colour for somebody neutral."""
    name: str
    note: str = ""
    stats: list[str] = []
    """Words with symbols."""
    cells: list[str] = []
    score: str = ""
    you: bool = False
    active: bool = False
    bot: bool = False
    away: bool = False
    symbol: str = ""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    players: list[Player]
    title: str = ""
    note: str = ""
    columns: list[str] = []
    balance: list[tuple[str, float]] = []
    """Colours and shares, as one bar."""


class Phase(msgspec.Struct, frozen=True, omit_defaults=True):
    label: str
    state: Literal["done", "on", "next"] = "next"
    pips: int = 0
    left: int = 0


class Odds(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t", tag="odds"):
    """Shares of a whole, as one bar."""

    id: str
    parts: list[tuple[str, float, Literal["danger", "good", "plain"]]]
    title: str = ""


class Histogram(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t", tag="histogram"):
    id: str
    bars: list[tuple[str, int, Literal["danger", "good", "plain"]]]
    title: str = ""


class Rows(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t", tag="rows"):
    id: str
    rows: list[tuple[str, str]]
    title: str = ""
    note: str = ""


Panel = Odds | Histogram | Rows


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the end: a seat, its points one by one, and their sum."""

    seat: str
    name: str
    points: list[str]
    total: str
    place: int
    note: str = ""


class Over(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who won and why, point by point."""

    say: str
    columns: list[str]
    results: list[Result]
    why: str = ""
    total: str = ""
    """What the totals count, where they are not points."""


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


# ---------------------------------------------------------------- checking

SEAT_LETTERS = "ABCDE"

COLOURS = frozenset(
    ("page", "surface", "raised", "ink", "soft", "line", "ice1", "ice2", "ice3", "sea", "sea2")
    + ("signal", "danger", "good", "sun", "white", "night", "snow", "ice", "ash", "paper", "none")
    + ("A", "B", "C", "D", "E")
)
"""The colours every page has; a scene's palette adds its own."""

TEXTURES = frozenset(("dots", "hatch", "waves", "ripples"))

_SYMBOL = re.compile(r"\[([a-z][a-z0-9-]*)(?:\|[^\]]*)?\]")


def symbols_in(words: str) -> list[str]:
    """The symbols that a text shows.

    >>> symbols_in("2 [cube] and [any-ore|any ore], not [This]")
    ['cube', 'any-ore']
    """
    return _SYMBOL.findall(words)


def everything(items: Iterable[Drawable]) -> Iterator[Drawable]:
    """All drawables, those on plates too."""
    for item in items:
        yield item
        if isinstance(item, Plate):
            yield from everything(item.parts)


def places(scene: Scene) -> set[str]:
    """Every name something can lie at."""
    known: set[str] = set()
    for item in everything(scene.items):
        if isinstance(item, Zone | Plate):
            known.add(item.id)
        elif isinstance(item, Track):
            known.update(f"{item.id}.{n}" for n in range(len(item.cells)))
    return known


def check(
    scene: Scene,
    legal: Collection[int],
    symbols: Collection[str],
    outlines: Collection[str] = (),
) -> list[str]:
    """Everything wrong with a scene, each as a sentence; an empty list if it can be drawn.

    ``legal`` are the options of whoever looks, ``symbols`` the names in the game's and the
    page's sheets, ``outlines`` the ids in its backdrop.
    """
    wrong: list[str] = []
    try:
        msgspec.convert(msgspec.to_builtins(scene), Scene)
    except msgspec.ValidationError as error:
        wrong.append(f"The scene does not fit the vocabulary: {error}.")
        return wrong
    known = places(scene)
    ids: set[str] = set()
    lying = known | {i.id for i in everything(scene.items)}
    colours = COLOURS | set(scene.palette)

    def colour(name: str, where: str) -> None:
        if name and name not in colours:
            wrong.append(f"{where} has the colour {name}, which nobody mixed.")

    def symbol(name: str, where: str) -> None:
        if name and name not in symbols:
            wrong.append(f"{where} shows the symbol {name}, which nobody drew.")

    def words(text: str, where: str) -> None:
        for name in symbols_in(text):
            symbol(name, where)

    def choice(option: int | None, where: str) -> None:
        if option is not None and option not in legal:
            wrong.append(f"{where} offers option {option}, which is not legal.")

    for item in everything(scene.items):
        where = f"{item.id}"
        if item.id in ids:
            wrong.append(f"Two things are called {item.id}.")
        ids.add(item.id)
        choice(item.option, where)
        for option in item.options:
            choice(option, where)
        if not isinstance(item, Zone | Track | Trail) and item.zone and item.zone not in known:
            wrong.append(f"{where} lies in {item.zone}, which is no zone.")
        match item:
            case Zone():
                for name in (item.ground, item.tint, item.title_tone):
                    colour(name, where)
                for mark in item.marks:
                    symbol(mark, where)
                if item.texture not in TEXTURES:
                    symbol(item.texture, where)
                if isinstance(item.shape, Drawn) and item.shape.name not in outlines:
                    wrong.append(f"{where} is shaped like {item.shape.name}, which nobody drew.")
                words(item.note, where)
            case Piece():
                colour(item.owner, where)
                colour(item.tone, where)
                symbol(item.symbol, where)
            case Card():
                for name in (item.ground, item.halo, item.ink, item.rim):
                    colour(name, where)
                for drawn in (item.art, item.back, *item.marks):
                    symbol(drawn, where)
            case Text():
                colour(item.tone, where)
                words(item.text, where)
            case Pill():
                colour(item.owner, where)
                symbol(item.symbol, where)
            case Trail():
                colour(item.owner, where)
                for place in item.through:
                    if place not in lying:
                        wrong.append(f"{where} leads through {place}, which is nowhere.")
            case Halo():
                colour(item.tone, where)
            case Track():
                symbol(item.symbol, where)
                for n, cell in enumerate(item.cells):
                    choice(cell.option, f"{where}.{n}")
                    symbol(cell.symbol, f"{where}.{n}")
                    colour(cell.tone, f"{where}.{n}")
                    colour(cell.below_tone, f"{where}.{n}")
                    words(cell.above, f"{where}.{n}")
                    words(cell.below, f"{where}.{n}")
            case Gauge():
                colour(item.tone, where)
                colour(item.rest, where)
            case Plate():
                colour(item.ground, where)
        if isinstance(item, Piece | Card):
            for badge in item.badges:
                symbol(badge.symbol, where)
                colour(badge.tone, where)

    if scene.prompt is not None:
        wrong.extend(_check_prompt(scene.prompt, legal, symbols))
    if scene.standing is not None:
        for player in scene.standing.players:
            colour(player.id, f"Player {player.name}")
            for stat in player.stats:
                words(stat, f"Player {player.name}")
    return wrong


def _check_prompt(prompt: Prompt, legal: Collection[int], symbols: Collection[str]) -> list[str]:
    wrong: list[str] = []
    offered: set[int] = set()
    groups = {group.id for group in prompt.groups}
    for group in prompt.groups:
        for name in (group.icon, *symbols_in(group.value)):
            if name and name not in symbols:
                wrong.append(f"The group {group.id} shows the symbol {name}, which nobody drew.")
    for option in prompt.options:
        where = f"The option “{option.label}”"
        if option.option is None:
            if not option.why:
                wrong.append(f"{where} can't be chosen and doesn't say why.")
        elif option.option not in legal:
            wrong.append(f"{where} is number {option.option}, which is not legal.")
        elif option.option in offered:
            wrong.append(f"{where} is offered twice.")
        else:
            offered.add(option.option)
        if option.group and option.group not in groups:
            wrong.append(f"{where} belongs to {option.group}, which is no group.")
        shown = [option.icon, *symbols_in(option.value)]
        for name in shown:
            if name and name not in symbols:
                wrong.append(f"{where} shows the symbol {name}, which nobody drew.")
    if prompt.mine:
        missing = sorted(set(legal) - offered)
        if missing:
            wrong.append(f"The list leaves out the options {', '.join(map(str, missing))}.")
    return wrong
