"""The end of Antartik and its points."""

from typing import Any, Final

from mypy_extensions import i64

FACE_UP: Final[i64] = 1
FACE_DOWN: Final[i64] = 3

# How the deck may run out (ruling 10, and ruling 8 for a trade).
CLEAN_ENTRY: Final[i64] = 0
BELLYFLOP: Final[i64] = 1
TRADE: Final[i64] = 2


def points(up: i64, down: i64) -> i64:
    """Return what so many cards face up and face down are worth."""
    return FACE_UP * up + FACE_DOWN * down


def tally(p: Any, seat: int) -> list[tuple[str, int]]:
    """Return a seat's points, item by item."""
    return [
        ("points-face-up", FACE_UP * p.cards_up(seat)),
        ("points-face-down", FACE_DOWN * p.cards_down(seat)),
    ]
