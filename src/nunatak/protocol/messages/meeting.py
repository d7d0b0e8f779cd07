"""How people come together: tables that are made, seats that wait, and who somebody is."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Level(msgspec.Struct, frozen=True, omit_defaults=True):
    """A strength a bot can play at."""

    id: str
    label: str
    note: str = ""


class Notices(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/me/notices: where the reader is told that games wait."""

    key: str
    """What a browser is to take messages from, and from nobody else."""
    browsers: list[Device] = []
    """Those that show notices."""
    no_push: str = ""
    """Why none can at this address, in words."""
    mail: str = ""
    """The address to which mails go,"""
    wanted: str = ""
    """and one that waits for its confirmation."""
    folder: bool = False
    """Mails go no further than a folder of this server."""
    feed: str = ""
    """The feed's address, if there is one."""


class SetPush(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/me/push: let this browser show notices, or one of mine no longer."""

    endpoint: str = ""
    p256dh: str = ""
    auth: str = ""
    off: str = ""
    """The one that no longer does: `Device.id`, or `here`."""


class SetMail(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/me/mail: where mails are to go; nowhere, if there is no address."""

    address: str = ""


class SetFeed(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/me/feed: have a feed or none, or one at another address."""

    on: bool
    renew: bool = False


class Later(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/me/later: tell me of this table once more, in an hour."""

    table: str


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
    pace: Literal["none", "live", "half-day", "day", "two-days", "week"] = "none"
    minutes: int = 20
    """On everybody's clock in a live game."""
    increment: int = 0
    """Seconds that a move adds to it."""
    move: int = 0
    """Seconds that every move has of its own, before it costs time of the clock."""
    bank: int | None = None
    """Days of spare time at a slow pace; without it, what is usual there."""
    late: Literal["bot", "lose"] = "bot"
    stand_in: bool = False
    """The table agrees that a bot plays for whoever leaves, until they are back."""
    hints: bool = True
    """Whoever is to choose may ask a bot what it would do."""
    open_chat: bool = False
    """Those who only watch may speak, too."""
    away: int = 0
    """Minutes until a bot plays for whoever left, if agreed; 0 is what is usual at the pace."""
    watch: bool = True
    """Those who have no seat may look."""
    name: str = ""


class Learn(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/lessons, answered with :class:`Made`."""

    game: str
    name: str = ""


class Try(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/challenges/<id>, answered with :class:`Made`."""

    name: str = ""


class PlayOn(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/on, of a finished game; answered with :class:`Made`."""

    entry: int
    option: int | None = None
    """What is chosen there, if the seat was asked."""
    seat: str = ""
    """Where one sits down; without it, with whoever was asked."""
    name: str = ""


class Made(msgspec.Struct, frozen=True, omit_defaults=True):
    url: str


class Sit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/sit, answered with :class:`Made`. No seat is any that is free."""

    seat: str = ""
    name: str = ""
    invite: str = ""
    """The code of the invitation, where a seat is for those who have it."""


class Qr(msgspec.Struct, frozen=True, omit_defaults=True):
    """A link to point a phone at: squares on a side, and the stroke that draws the dark ones."""

    size: int
    d: str


class Wait(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the page of a table shows while its seats wait: the invitation."""

    by: str
    """Who invites."""
    line: str
    minutes: str
    cover: str
    facts: list[tuple[str, str]]
    """What was agreed on, in words."""
    since: int
    """When it was opened, in seconds since 1970."""
    host: bool = False
    """The reader opened it, and decides about it."""
    may_sit: bool = False
    """The reader may take a free seat."""
    code: str = ""
    """What is sent along to take one."""
    link: str = ""
    """The invitation; only for those who may hand it out."""
    qr: Qr | None = None
    alone: bool = False
    """The link works on this machine only."""
    least: int = 1
    levels: list[Level] = []


class Device(msgspec.Struct, frozen=True, omit_defaults=True):
    """A browser that is the reader, or a passkey of theirs."""

    id: str
    name: str
    since: int
    """When it was last seen, or a passkey was made, in seconds since 1970."""
    here: bool = False


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/me: the ways back to the reader's games."""

    name: str
    link: str
    """The personal link: whoever has it is the reader."""
    qr: Qr
    devices: list[Device]
    passkeys: list[Device] = []
    no_passkeys: str = ""
    """Why there can be none at this address, in words."""
    away: int = 0
    """Until when the reader is on holiday, in seconds since 1970."""
    holidays: int = 0
    """Days on which they may still be, in a year."""


class Holiday(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/me/holiday: be away until a time, in seconds since 1970, or back without one."""

    until: int = 0


class Come(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/me/come: be somebody in this browser, by their link or a code of theirs."""

    link: str = ""
    code: str = ""
    look: bool = False
    """Only ask whose link it is; answered with :class:`Whose`."""


class Whose(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    games: int = 0
    here: bool = False
    """This browser is that person already."""


class SignOut(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/me/out: one browser or passkey, or all browsers but this one."""

    id: str = ""
    others: bool = False


class Proof(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a device says about a passkey, as browsers write it."""

    credential: dict[str, Any]
