"""What pages start with: the games there are, a game's page, lists of tables, the table itself."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nunatak.protocol.messages.meeting import Level, Wait
from nunatak.protocol.messages.table import Seat, Whole
from nunatak.scene.about import Thing


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to settle before a game begins, in words."""

    key: str
    label: str
    choices: list[tuple[str, str]]
    at: str
    note: str = ""
    """What it is about, in a sentence."""


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    title: str
    line: str
    least: int
    most: int
    minutes: str
    weight: int
    weight_label: str
    by: str
    cover: str
    light: bool = False
    """The cover is light where the title stands: write it dark."""
    levels: list[Level] = []
    options: list[Choice] = []
    lesson: int = 0
    """How many steps its lesson has; 0 if it has none."""
    puzzles: int = 0
    """How many puzzles it has."""


class Pictured(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure of a game, for light and for dark, with words."""

    src: str
    dark: str
    wide: int
    high: int
    alt: str = ""
    name: str = ""
    text: str = ""


class Certainty(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many rows of a game's components come from where."""

    name: str
    """What they are; empty for all of them."""
    of: list[tuple[str, int]]
    """Where from, and how many."""


class GamePage(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that somebody should know of a game before they play it."""

    info: GameInfo
    rules: str
    year: int
    aim: list[str] = []
    scores: list[Thing] = []
    board: Pictured | None = None
    turn: list[Pictured] = []
    """How a turn goes, in pictures."""
    certain: list[Certainty] = []
    artists: str = ""
    publisher: str = ""
    link: str = ""
    """Where the publisher is."""
    palette: dict[str, tuple[str, str]] = {}
    """What its symbols are painted with, in the light and in the dark."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    url: str
    game: str
    title: str
    seats: list[Seat]
    note: str = ""
    when: str = ""
    action: Literal["", "play", "review", "sit", "invite"] = ""
    turn: str = ""
    """The seat that is to decide."""
    last: str = ""
    """What happened last, as anybody may read it."""
    picture: str = ""
    """Where the position is drawn, as anybody may see it."""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How fast a game may be played."""

    id: str
    label: str
    note: str = ""
    bank: int = 0
    """Days of spare time that are usual, where there is any."""


class Mine(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/mine: the reader's games."""

    mine: list[Row] = []
    waiting: str = ""
    """How many wait for the reader, in words."""
    count: int = 0
    """And as a number."""


class Home(msgspec.Struct, frozen=True, omit_defaults=True):
    games: list[GameInfo]
    mine: list[Row] = []
    open: list[Row] = []
    waiting: str = ""
    count: int = 0
    """These three as in :class:`Mine`."""
    paces: list[Pace] = []
    asks: float = 60.0
    """After how many seconds the page asks again which games wait."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the page of a puzzle is told beside its position."""

    n: int
    count: int
    title: str
    ask: str
    """Where to send what is asked of it, as over a table's socket."""
    next: str
    before: str = ""
    """Where that of the day before is, on the page of today's."""
    today: bool = False


class TableBoot(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    title: str
    socket: str
    art: str
    rules: str = ""
    about: str = ""
    """Where the words about the game's things are, if it has any."""
    seated: bool = False
    concession: bool = False
    """The game knows giving up."""
    host: bool = False
    """The reader opened the table, and decides who may watch."""
    watch: bool = True
    """Those who have no seat may look."""
    hints: bool = False
    """The reader may ask a bot for advice."""
    chat: bool = False
    """The reader may speak."""
    at: int | None = None
    """The page opens at the position after this entry."""
    over: bool = False
    """Nothing is secret any more."""
    pace: str = ""
    """How fast it is played and what happens when time is up, in words."""
    source: str = ""
    """The moment of another game from which this one goes on."""
    challenge: str = ""
    """Where the results of those who play with the same cards are, if the reader does."""
    may_challenge: bool = False
    """Once it is over, the reader may have others play with the same cards."""
    wait: Wait | None = None
    puzzle: Puzzle | None = None
    """This is no table but a puzzle: there is no socket."""
    whole: Whole | None = None
    """The first scene, so that the board is there before the socket is."""


class Likes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/likes: what goes with somebody; how large and how loud stays on a device."""

    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "on", "off"] = "system"
    muted: bool = False
    pace: Literal["once", "quick", "calm"] = "quick"
    palette: Literal["standard", "redgreen", "bluegreen", "grey"] = "standard"
    colour: Literal["", "A", "B", "C", "D", "E"] = ""
    panel: Literal["left", "right"] = "right"
    met: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=50)
    ] = []
    """The games whose aim was read."""


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """How somebody did with the same cards as others."""

    name: str
    points: str = ""
    won: bool = False
    rank: int = 0
    """Among all first tries; a later one has none."""
    you: bool = False
    at: int = 0
    """When it ended, in seconds since 1970."""
    url: str = ""
    """The game, for those who have seen the cards."""


class ChallengePage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A challenge: what is played with the same cards, and how everybody did."""

    info: GameInfo
    link: str
    by: str
    """Who made it."""
    seats: list[Seat]
    facts: list[str]
    """What was agreed on and is not as usual, in words."""
    tried: list[Tried]
    """The best first, and those that don't count after them."""
    playing: int = 0
    """How many are not over yet."""
    say: str = ""
    """How the reader did, or what to do."""
    action: Literal["", "first", "on", "again"] = ""
    """Play, go on with what was begun, or play once more, which counts no longer."""
    on: str = ""
    """Where the reader's own game is that is not over."""


Page = Literal["home", "new", "game", "table", "me", "challenge", "gone"]


class Boot(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page starts with, as JSON inside it."""

    page: Page
    lang: str
    text: dict[str, str]
    langs: list[tuple[str, str]] = []
    name: str = ""
    """What the reader is called here; empty for somebody new."""
    likes: Likes | None = None
    """What the reader has chosen, here or in another browser."""
    home: Home | None = None
    game: GamePage | None = None
    table: TableBoot | None = None
    challenge: ChallengePage | None = None
    say: str = ""
    """On a page that leads nowhere: why."""
    notice: str = ""
    """What everybody should know about this server now."""
