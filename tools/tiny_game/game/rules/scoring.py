"""The points of Ice Floe."""

from typing import Any

from mypy_extensions import i64


def points(weight: i64, carries: i64) -> i64:
    """Return what a sledge is worth: its weight, if the ice carries it."""
    return weight if weight <= carries else 0


def tally(p: Any, seat: int) -> list[tuple[str, int]]:
    """Return a seat's points, one by one, with the keys of their names."""
    weight = int(p.weight(seat))
    if p.score(seat) == weight:
        return [("points-sledge", weight)]
    return [("points-sledge", weight), ("points-broken", -weight)]
