"""The end of Meltwater: who is left."""

from mypy_extensions import i64

from nunatak.games.meltwater.rules.position import Meltwater
from nunatak.games.meltwater.rules.vocabulary import (
    ANNIHILATED,
    BY_MUTUAL_DESTRUCTION,
    US,
    US_SOLDIER,
    USSR,
)


def over(p: Meltwater, ending: i64) -> bool:
    """End the game if a side has no unit left (ruling 15), and say whether it has ended.

    To be asked after every single removal and every change of side.
    """
    us = p.strength(US)
    ussr = p.strength(USSR)
    if us > 0 and ussr > 0:
        return False
    if us == 0:
        p.tell(ANNIHILATED, US)
    if ussr == 0:
        p.tell(ANNIHILATED, USSR)
    p.end(ending if us + ussr > 0 else BY_MUTUAL_DESTRUCTION)
    return True


def tally(p: Meltwater, seat: int) -> list[tuple[str, int]]:
    """Return what a seat has left, as the panel at the end counts it."""
    side = seat ^ p.swapped
    return [
        ("points-civilians", int(p.on_map[side])),
        ("points-soldiers", int(p.on_map[US_SOLDIER + side])),
    ]
