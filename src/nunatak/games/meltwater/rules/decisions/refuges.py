"""Where a unit that starves can go in Meltwater: to friends, or over to the enemy."""

from mypy_extensions import i64

from nunatak.engine.bits import lowest
from nunatak.games.meltwater.rules.position import Meltwater
from nunatak.games.meltwater.rules.vocabulary import NEUTRAL, REFUGEE, US, USSR


def refuges_from(p: Meltwater, space: i64, kind: i64) -> i64:
    """Return where a starving unit can flee: to friends, where there is room (ruling 12)."""
    friends = p.held[US] | p.held[USSR] | p.camps
    side = NEUTRAL
    may_carry = False
    if kind != REFUGEE:
        side = p.holder(space)
        friends &= ~p.held[1 - side]
        may_carry = p.stockpiles[space] > 0
    found: i64 = 0
    among = p.tables.near[space] & friends & ~p.dead
    while among != 0:
        bit = among & -among
        if p.fits(side, space, lowest(bit), may_carry):
            found |= bit
        among ^= bit
    return found


def defections(p: Meltwater, space: i64, kind: i64) -> i64:
    """Return where a starving unit can defect (rulings 12 and 13)."""
    if kind == REFUGEE or p.in_supply(1 - p.holder(space)) == 0:
        return 0
    return turncoats_from(p, space)


def turncoats_from(p: Meltwater, space: i64) -> i64:
    """Return where units of a hex can defect, if the enemy has civilians enough in its supply."""
    enemy = 1 - p.holder(space)
    found: i64 = 0
    among = p.tables.near[space] & p.held[enemy] & ~p.dead
    while among != 0:
        bit = among & -among
        if p.fits(enemy, space, lowest(bit), False):
            found |= bit
        among ^= bit
    return found
