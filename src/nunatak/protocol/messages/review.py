"""What decided a finished game."""

from __future__ import annotations

from typing import Literal

import msgspec


class Reading(msgspec.Struct, frozen=True):
    """A game is being read; ask again in a moment."""

    part: float
    """How much of it, up to 1."""


class ReviewStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice, or what chance brought, and everybody's chance to win after it."""

    n: int
    """The entry of the history."""
    seat: str
    chances: list[float]
    chosen: str = ""
    """In words, and what would have been better, if anything."""
    best: str = ""
    option: int | None = None
    lost: float = 0.0
    """Of the chance to win, and between which bounds that lies."""
    low: float = 0.0
    high: float = 0.0
    word: Literal["fine", "inaccurate", "mistake"] = "fine"
    open: str = ""
    """What would have been clearly better with everything known, in words: nobody's fault."""
    open_lost: float = 0.0


class ReviewSums(msgspec.Struct, frozen=True):
    """What a seat owes to luck, to itself and to others, of the chance to win."""

    luck: float
    own: float
    others: float


class Reviewed(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/review, once the game was read."""

    start: list[float]
    steps: list[ReviewStep]
    sums: list[ReviewSums]
    turning: list[int]
    """Which of the steps turned the game."""
