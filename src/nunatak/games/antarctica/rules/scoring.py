"""The end of Antarctica: four kinds of majority (rulings 23 to 25)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

SEATED: Final[i64] = 4  # rows of counts have a place for each of four seats
NOTHING: Final[i64] = 0
LEADS: Final[i64] = 1000000  # what `above` says of a first place


def above(counts: vec[i64], first: i64, seat: i64) -> i64:
    """Return the count of the next rank above a seat's: LEADS if it is first, 0 if it is absent.

    The rank after a tie gets one tied player's number, which is all one needs to know of it.
    """
    own = counts[first + seat]
    if own == 0:
        return NOTHING
    found = LEADS
    for i in range(first, first + SEATED):
        n = counts[i]
        if own < n < found:
            found = n
    return found


def total(counts: vec[i64], first: i64) -> i64:
    """Return the sum over all seats."""
    return counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3]


def majority(counts: vec[i64], seat: i64) -> i64:
    """Return a seat's points for cards with an asterisk, or for discarded resources."""
    next_up = above(counts, 0, seat)
    return total(counts, 0) if next_up == LEADS else next_up


def area_points(scientists: vec[i64], area: i64, buildings: i64, seat: i64) -> i64:
    """Return a seat's points in an area that has so many buildings."""
    next_up = above(scientists, area * SEATED, seat)
    if next_up == LEADS:
        return buildings + total(scientists, area * SEATED) + 1
    return next_up


def track_points(cubes: vec[i64], track: i64, worth: vec[i64], first: i64, seat: i64) -> i64:
    """Return a seat's points on a track, whose spaces are worth what stands from `first` on."""
    next_up = above(cubes, track * SEATED, seat)
    if next_up == NOTHING:
        return 0
    if next_up != LEADS:
        return worth[first + next_up]
    points: i64 = 0
    for i in range(track * SEATED, track * SEATED + SEATED):
        points += worth[first + cubes[i]]
    return points


def tally(p: Any, seat: int) -> list[tuple[str, int]]:
    """Return a seat's points, item by item."""
    return [
        ("points-areas", int(p.points_in_areas(seat))),
        ("points-tracks", int(p.points_on_tracks(seat))),
        ("points-cards", int(majority(p.stars, seat))),
        ("points-resources", int(majority(p.discarded, seat))),
    ]
