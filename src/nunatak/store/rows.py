"""Rows of the database as the rest of the program holds them."""

from typing import Literal

import msgspec

State = Literal["waiting", "playing", "over"]
Pace = Literal["none", "live", "half-day", "day", "two-days", "week"]
Late = Literal["bot", "lose"]
SeatKind = Literal["person", "bot", "open", "link"]


class Person(msgspec.Struct, frozen=True):
    """Somebody with a cookie and a name."""

    id: str
    name: str
    likes: str = ""
    """What they like, as JSON; empty for somebody who has never chosen anything."""


class TableRow(msgspec.Struct):
    """One table, without its seats and its history."""

    id: str
    game: str
    players: int
    options: str
    rules: int
    components: str
    public: bool
    pace: Pace
    minutes: int
    late: Late
    stand_in: bool
    """The table agreed that a bot plays for whoever leaves."""
    hints: bool
    """Whoever is to choose may ask a bot what it would do."""
    host: str
    invite: str
    created: int
    changed: int
    state: State = "waiting"
    version: int = 0
    decided: int = 0
    """The version at which there was last something new to decide."""
    confirmed: int = 0
    """How many entries have had their last word."""
    turn: str = ""
    """The seats that are asked, as letters; at the end, those that have won."""
    due: int | None = None
    """When somebody's time runs out, in seconds since 1970."""
    next: str | None = None
    """The table at which the same people play again."""
    trouble: str = ""
    """Why the history can't be played on, if it can't."""
    base: int = 0
    """How many entries were made under other rules, and are not replayed."""
    adopted: str = ""
    """Which rules those were, as JSON; see nunatak.table.kept."""
    result: str = ""
    """How the game ended, as JSON; see nunatak.table.kept."""
    away: int = 0
    """Seconds until a bot plays for whoever left; 0 is what is usual at its pace."""
    open_chat: bool = False
    """Those who only watch may speak, too."""
    origin: str = ""
    """Whence it was opened: the hash of an address, under a secret of the server."""
    fence: int = 0
    """The number under which its process holds it; see nunatak.store.leases."""
    lesson: bool = False
    """It follows the game's lesson; see nunatak.table.lesson."""
    watch: bool = True
    """Those who have no seat may look."""
    language: str = ""
    """What its host reads."""
    since: int = 0
    """When whoever is asked was asked, or the game ended."""
    last: str = ""
    """What happened last, as anybody may read it: sentences by language, as JSON."""
    source: str = ""
    """The table from a moment of which it goes on, if it does."""
    source_entry: int = 0
    """After how many entries of that table."""
    increment: int = 0
    """Seconds that a move adds at a live table."""
    move: int = 0
    """Seconds that every move has of its own at a live table."""
    bank: int = 0
    """Seconds of spare time at a slow table, for the whole game."""
    seed: str = ""
    """What settles chance, in hexadecimal digits, and never leaves the server; empty if nothing."""
    challenge: str = ""
    """What those who play with the same cards share; see nunatak.server.tables.challenge."""
    kept: int = 0
    """The version that the database has; this is no column of it."""


class SeatRow(msgspec.Struct):
    """Who sits there. A seat that waits is open to anybody, or to somebody with the link."""

    seat: int
    kind: SeatKind
    name: str = ""
    person: str | None = None
    level: str = ""
    left: float | None = None
    """Seconds on its clock: its bank, where moves have time of their own."""
    seen: int = 0
    """How many entries its person was there for."""
    stand_in: bool = False
    """A bot plays for its person."""
    lost: bool = False
    """Its time has run out at a table where that loses."""
    since: int = 0
    """When its person sat down."""
    move: float = 0.0
    """Seconds that are left of its move's own time."""
    nudged: int = 0
    """When its person was last nudged."""


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table."""

    n: int
    person: str
    seat: int | None
    name: str
    text: str
    at: int


class PositionRow(msgspec.Struct, frozen=True):
    """A table's position after `n` entries, and the one its history begins with."""

    n: int
    document: str
    base: str = ""
    """Empty if the history begins at the game's own start."""


class Kept(msgspec.Struct):
    """All that is kept of a table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[tuple[int, int]]
    """Number and time of each."""
    instructions: dict[int, set[str]]
    sealed: dict[int, int]
    chat: list[ChatRow]
    position: PositionRow | None = None
    holidays: dict[str, int] = {}
    """Until when its people are away, or were when they last were."""
    answered: list[tuple[str, str]] = []
    """Person and message, of every message that has been kept."""


class Brief(msgspec.Struct):
    """A table in a list."""

    row: TableRow
    seats: list[SeatRow]
