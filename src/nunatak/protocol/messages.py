"""What browser and server say to each other about a table, as JSON text over one socket.

Every message from the browser carries an id of its own, and what decides something carries
the version it was decided on. A repeated id is answered with the first answer. Everything
from the server that concerns the game carries the version it leads to. ``docs/protocol.md``
tells the order of things.

>>> decode(b'{"t":"act","id":"k3.7","v":12,"option":40}')
Act(id='k3.7', v=12, option=40)
>>> encode(Ack("k3.7", 13))
b'{"t":"ack","re":"k3.7","v":13}'
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nunatak.scene.items import Drawable
from nunatak.scene.patch import Change
from nunatak.scene.scene import Scene

# ---------------------------------------------------------------- from the browser


class Asked(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="t",
    tag=str.lower,
):
    """``id`` is the sender's own and never used for anything else by that seat."""

    id: str


class Hello(Asked, frozen=True):
    """The first word on every connection. ``have`` is the version on the screen, if any."""

    have: int | None = None
    epoch: str = ""
    """Which scene that version belongs to; empty asks for a whole scene."""
    lang: str = ""
    """The page's language. Browsers may leave it out of a socket's headers."""


class Act(Asked, frozen=True):
    """Take an option."""

    v: int
    option: int


class Undo(Asked, frozen=True):
    v: int


class Confirm(Asked, frozen=True):
    """The last word of a turn."""

    v: int


class Preview(Asked, frozen=True):
    """What would follow an option?"""

    v: int
    option: int


class Why(Asked, frozen=True):
    """Why can't this be chosen?"""

    v: int
    item: str


class Instruct(Asked, frozen=True):
    """Leave or withdraw a standing instruction."""

    v: int
    key: str
    on: bool = True


class Concede(Asked, frozen=True):
    v: int


class Advice(Asked, frozen=True):
    """What would a bot do?"""

    v: int


class Look(Asked, frozen=True):
    """Show the position after an entry of the log; without one, the present."""

    entry: int | None = None


class Reveal(Asked, frozen=True):
    """Several people at one screen: this one is looking now."""

    seat: str


class Chat(Asked, frozen=True):
    text: str


class Log(Asked, frozen=True):
    """Entries before this one."""

    before: int


class Recap(Asked, frozen=True):
    """What happened since my last turn?"""


class Again(Asked, frozen=True):
    """Another game, the same people."""


class Ping(Asked, frozen=True):
    pass


FromBrowser = (
    Hello
    | Act
    | Undo
    | Confirm
    | Preview
    | Why
    | Instruct
    | Concede
    | Advice
    | Look
    | Reveal
    | Chat
    | Log
    | Recap
    | Again
    | Ping
)

# ---------------------------------------------------------------- from the server


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log, in words."""

    n: int
    text: str
    seat: str = ""
    icon: str = ""
    at: int = 0
    """Seconds since 1970."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. ``kind`` is what the seat is played by now."""

    id: str
    name: str
    kind: Literal["you", "person", "bot", "open"] = "person"
    level: str = ""
    away: bool = False


class Instruction(msgspec.Struct, frozen=True, omit_defaults=True):
    key: str
    label: str
    on: bool = False


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Seconds left by seat; the running one counts down in the browser."""

    left: dict[str, float]
    running: str = ""


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    n: int
    name: str
    text: str
    seat: str = ""
    at: int = 0


class Told(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="t", tag=str.lower):
    """Anything the server says."""


class Whole(Told, frozen=True, tag="scene"):
    """Everything, on connecting, after a stale message, and for another look."""

    v: int
    epoch: str
    scene: Scene
    seats: list[Seat] = []
    log: list[Entry] = []
    chat: list[Spoken] = []
    clock: Clock | None = None
    instructions: list[Instruction] = []
    curtain: str = ""
    """Several people at one screen: whose turn it is to look; nothing hidden is in the scene."""
    recap: list[Entry] = []
    past: int | None = None
    """This is not the present but the position after that entry."""
    beat: float = 20
    """Seconds between signs of life."""


class Patch(Told, frozen=True):
    """From the version before to this one."""

    v: int
    of: int
    change: Change
    log: list[Entry] = []
    clock: Clock | None = None
    seats: list[Seat] | None = None
    instructions: list[Instruction] | None = None
    curtain: str = ""


class Ack(Told, frozen=True):
    """Done, and safely kept."""

    re: str
    v: int


class Error(Told, frozen=True):
    """Refused, and why, in the reader's language. ``stale`` brings a whole scene after it."""

    say: str
    re: str = ""
    code: Literal["stale", "illegal", "seat", "rate", "size", "bad", "gone", "trouble"] = "bad"


class Shown(Told, frozen=True, tag="preview"):
    """What would follow: words, and things to lay over the board."""

    re: str
    v: int
    option: int
    lines: list[str] = []
    items: list[Drawable] = []
    hide: list[str] = []
    """What would no longer be where it is."""


class Reason(Told, frozen=True, tag="why"):
    re: str
    item: str
    say: str
    rule: str = ""


class Advised(Told, frozen=True, tag="advice"):
    """Options a bot looked at, best first: number, share of its thinking, words.

    And what it expects of the best: for each seat, how much of the win it would get.
    """

    re: str
    v: int
    options: list[tuple[int, float, str]] = []
    expected: list[float] = []


class Entries(Told, frozen=True, tag="log"):
    re: str
    entries: list[Entry]


class Recalled(Told, frozen=True, tag="recap"):
    re: str
    entries: list[Entry]


class Said(Told, frozen=True, tag="chat"):
    line: Spoken


class Ended(Told, frozen=True, tag="over"):
    """The game is over, or somebody opened the next one."""

    v: int
    again: str = ""
    """The address of the next table."""


class Pong(Told, frozen=True):
    re: str


FromServer = (
    Whole
    | Patch
    | Ack
    | Error
    | Shown
    | Reason
    | Advised
    | Entries
    | Recalled
    | Said
    | Ended
    | Pong
)

# ---------------------------------------------------------------- pages, over plain HTTP


class Level(msgspec.Struct, frozen=True, omit_defaults=True):
    """A strength a bot can play at."""

    id: str
    label: str
    note: str = ""


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


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    url: str
    game: str
    title: str
    seats: list[Seat]
    note: str = ""
    when: str = ""
    action: Literal["", "play", "review", "sit"] = ""


class Home(msgspec.Struct, frozen=True, omit_defaults=True):
    games: list[GameInfo]
    mine: list[Row] = []
    open: list[Row] = []
    waiting: str = ""
    """How many wait for the reader, in words."""


class TableBoot(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    title: str
    socket: str
    art: str
    rules: str = ""
    invite: str = ""
    """The link that lets somebody sit down; only for those who may hand it out."""
    seated: bool = False
    concession: bool = False
    """The game knows giving up."""
    hints: bool = False
    """The reader may ask a bot for advice."""
    chat: bool = False
    """The reader may speak."""
    whole: Whole | None = None
    """The first scene, so that the board is there before the socket is."""


class Boot(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page starts with, as JSON inside it."""

    page: Literal["home", "new", "table", "gone"]
    lang: str
    text: dict[str, str]
    langs: list[tuple[str, str]] = []
    name: str = ""
    """What the reader is called here; empty for somebody new."""
    home: Home | None = None
    table: TableBoot | None = None
    say: str = ""
    """On a page that leads nowhere: why."""
    notice: str = ""
    """What everybody should know about this server now."""


class NewSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot", "link", "here"]
    level: str = ""
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables, answered with :class:`Made`."""

    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    public: bool = False
    pace: Literal["live", "daily", "none"] = "none"
    minutes: int = 20
    late: Literal["bot", "lose"] = "bot"
    stand_in: bool = False
    """The table agrees that a bot plays for whoever leaves, until they are back."""
    hints: bool = True
    """Whoever is to choose may ask a bot what it would do."""
    open_chat: bool = False
    """Those who only watch may speak, too."""
    away: int = 0
    """Minutes until a bot plays for whoever left, if agreed; 0 is what is usual at the pace."""
    name: str = ""


class Made(msgspec.Struct, frozen=True, omit_defaults=True):
    url: str


class Sit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/sit, answered with :class:`Made`."""

    seat: str
    name: str
    code: str = ""


_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()


def decode(text: bytes | str) -> FromBrowser:
    """A message from a browser; msgspec.DecodeError if it is none."""
    return _decoder.decode(text)


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)
