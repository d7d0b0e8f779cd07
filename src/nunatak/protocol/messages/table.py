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

Eyes = Literal["own", "all", "open", "A", "B", "C", "D", "E"]

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
    hidden: bool = False
    """The page is behind another: nobody looks at it."""


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


class Teach(Asked, frozen=True):
    """In a lesson: back to the last choice, on as the lesson would, or leave it and play on."""

    v: int
    way: Literal["back", "on", "leave"] = "back"


class Look(Asked, frozen=True):
    """Show the position after an entry of the log; without one, the present."""

    entry: int | None = None
    eyes: Eyes = "own"
    """Through whose eyes: one's own, what anybody may see, or, once a game is over, a seat's, or
    with all hands open."""
    choices: bool = False
    """With what could be chosen there, to try something else; once a game is over."""


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


class Arrange(Asked, frozen=True):
    """Who sits where before the game begins, and what the host decides about the table.

    `bot` gives a free seat to a bot, `free` frees a seat, `swap` lets two change hands, `start`
    fills what is free with bots and begins, `fewer` goes on without the free seats, `cancel` gives
    up a table that never began, `watch` and `unwatch` say whether others may look.
    """

    what: Literal["bot", "free", "swap", "start", "fewer", "cancel", "watch", "unwatch"]
    seat: str = ""
    to: str = ""
    level: str = ""


class Nudge(Asked, frozen=True):
    """Remind whoever the game waits for, at a slow table, once a day."""


class Visible(Asked, frozen=True):
    """Whether the page is before somebody's eyes; while it is, they are sent no notices of it."""

    on: bool


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
    | Teach
    | Look
    | Reveal
    | Chat
    | Log
    | Recap
    | Again
    | Arrange
    | Visible
    | Nudge
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
    moment: str = ""
    """The sign of a big moment."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. ``kind`` is what the seat is played by now."""

    id: str
    name: str
    kind: Literal["you", "person", "bot", "open"] = "person"
    level: str = ""
    away: bool = False
    since: int = 0
    """While seats wait: when somebody sat down, in seconds since 1970."""
    ends: bool = False
    """Its person would end the game, which ends when all would."""
    holiday: int = 0
    """At a slow table: until when its person is away, in seconds since 1970."""
    nudged: int = 0
    """When its person was nudged about what they are still asked."""


class Instruction(msgspec.Struct, frozen=True, omit_defaults=True):
    key: str
    label: str
    on: bool = False
    ahead: bool = False
    """It is the game's own, about a decision to come, and stands beside the question."""
    option: int | None = None
    """What would be chosen: it stands beside that, where it can be chosen now."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Seconds left by seat; the running one counts down in the browser.

    First the time that its move has of its own, then what is left beside it, which is spare.
    """

    left: dict[str, float]
    running: str = ""
    move: float = 0.0
    """Seconds that the running move still has of its own."""
    rests: bool = False
    """The running one stands: its person is on holiday."""
    slow: bool = False
    """People come and go between moves, and may be nudged."""


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    n: int
    name: str
    text: str
    seat: str = ""
    at: int = 0


class Taught(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a table stands in its lesson, in words."""

    at: int
    """The step, counted from 1; one more than there are at the end."""
    steps: list[str]
    """What they are called."""
    say: str
    state: Literal["asked", "watch", "other", "end"]
    why: str = ""
    option: int | None = None
    """What the lesson would choose now."""
    light: list[str] = []
    """What it speaks of; a name that ends in * is all that begin so."""
    rule: str = ""
    chosen: str = ""
    """What was chosen instead, in words, and what the lesson would have chosen."""
    instead: str = ""
    since: int = 0
    """The entry after which that was."""


class Moves(msgspec.Struct, frozen=True, omit_defaults=True):
    """Entries of a game, each as a letter: a seat, small for what is no option, `.` for chance."""

    since: int
    """How many entries there are before these."""
    who: str = ""
    rounds: list[tuple[int, str]] = []
    """The rounds that begin among them: with which entry, and what they are called."""


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
    lesson: Taught | None = None
    past: int | None = None
    """This is not the present but the position after that entry."""
    waiting: bool = False
    """The game has not begun: who sits where can still change."""
    eyes: Eyes = "own"
    """Through whose eyes the past is seen."""
    choices: bool = False
    """What could be chosen in the past is shown, to try something else."""
    moves: Moves | None = None
    """All entries of the game, for the time axis."""
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
    lesson: Taught | None = None
    waiting: bool = False
    moves: Moves | None = None
    """What was entered since."""


class News(Told, frozen=True):
    """What happens while somebody looks at the past, which stays on their screen."""

    v: int
    log: list[Entry] = []
    moves: Moves | None = None
    clock: Clock | None = None
    yours: bool = False
    """The reader is asked now, and wasn't before."""


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


class Watching(Told, frozen=True):
    """Who looks without having a seat: those with a name, and how many more there are."""

    names: list[str] = []
    others: int = 0


class Moved(Told, frozen=True):
    """What the page shows is at another address now, or shown anew there."""

    url: str


class Weighed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a choice was worth: the chance to win, and by how much it falls short of the best."""

    option: int
    label: str
    chance: float
    lost: float = 0.0
    low: float = 0.0
    """By so much at least, 39 times in 40."""


class Solved(Told, frozen=True):
    """The answer to a puzzle: every choice, the best first, and what the bot would play."""

    re: str
    option: int
    """What was chosen."""
    worth: list[Weighed]
    line: list[tuple[str, str]]
    """Whose move, and what, in words."""
    scene: Scene
    """The position, in which nothing is to be chosen any more."""


class Pong(Told, frozen=True):
    re: str


FromServer = (
    Whole
    | Patch
    | News
    | Ack
    | Error
    | Shown
    | Reason
    | Advised
    | Entries
    | Recalled
    | Said
    | Ended
    | Watching
    | Moved
    | Solved
    | Pong
)

_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_encoder = msgspec.json.Encoder()


def decode(text: bytes | str) -> FromBrowser:
    """A message from a browser; msgspec.DecodeError if it is none."""
    return _decoder.decode(text)


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)
