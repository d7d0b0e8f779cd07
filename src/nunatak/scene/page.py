"""What stands around a board: the decision, the standing, phases, odds, and the end."""

from __future__ import annotations

from typing import Literal

import msgspec


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
    sign: str = ""
    """Whose shape stands there, if it is not the seat's that decides."""
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
