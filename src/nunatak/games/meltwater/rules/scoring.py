"""The end of Meltwater: who is left."""

from mypy_extensions import i64

from nunatak.games.meltwater.rules.vocabulary import BY_MUTUAL_DESTRUCTION


def ending_by(cause: i64, left: i64) -> i64:
    """Return how a game has ended in which so many units are left to the side that wins."""
    return cause if left > 0 else BY_MUTUAL_DESTRUCTION


def tally_of(civilians: i64, soldiers: i64) -> list[tuple[str, int]]:
    """Return what so many units count, item by item."""
    return [("points-civilians", int(civilians)), ("points-soldiers", int(soldiers))]
