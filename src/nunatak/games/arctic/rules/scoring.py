"""Sales, the end of the game and the points."""

from mypy_extensions import i64

from nunatak.games.arctic.rules.position import FINISHED, NOT_OVER, Arctic, space_of
from nunatak.games.arctic.rules.vocabulary import (
    BY_CHINA,
    BY_ROUNDS,
    CHINA_WON,
    CHN,
    COUNTRY_COUNT,
    GAS,
    OIL,
    PAID_OUT,
    POLE,
    ROCK,
)


def points_for(gas: i64, oil: i64, rock: i64) -> i64:
    """Return what goods bring: 10 for three different ones, 5 for two, 2 for each of the rest."""
    # Two by two: three at once are not compared by compiled code.
    least = min(min(gas, oil), rock)
    most = max(max(gas, oil), rock)
    middle = gas + oil + rock - least - most
    return 10 * least + 5 * (middle - least) + 2 * (most - middle)


def points_after_selling(gas: i64, oil: i64, rock: i64, units: i64) -> i64:
    """Return the points that goods bring when so many units of them are sold for money."""
    gas, oil, rock = unsold(gas, oil, rock, units)
    return points_for(gas, oil, rock)


def unsold(gas: i64, oil: i64, rock: i64, units: i64) -> tuple[i64, i64, i64]:
    """Return what is left for points when so many units are sold for money in the best way.

    What there is most of is sold: the third of a kind is worth 2 points, a third kind 5.
    """
    for _ in range(units):
        if gas >= oil and gas >= rock:
            gas -= 1
        elif oil >= rock:
            oil -= 1
        else:
            rock -= 1
    return gas, oil, rock


def end(p: Arctic) -> None:
    """Let the game be over: the treasuries pay the lobbyists, and points are counted."""
    china = p.controller(POLE) == CHN
    if china:
        p.tell(CHINA_WON)
    for country in range(COUNTRY_COUNT):
        for number in range(i64(1), 4):
            owner = p.influence[space_of(country, number)]
            share = min(4 - number, p.treasury[country])
            if owner > 0 and share > 0:
                p.treasury[country] -= share
                p.money[owner - 1] += share
                p.tell(PAID_OUT, country, owner - 1, share)
    p.phase = FINISHED
    p.ended = BY_CHINA if china else BY_ROUNDS


def payout(p: Arctic, seat: i64) -> i64:
    """Return what the treasuries would pay a seat if the game ended as things stand."""
    found: i64 = 0
    if p.ended != NOT_OVER:
        return 0
    for country in range(COUNTRY_COUNT):
        left = p.treasury[country]
        for number in range(i64(1), 4):
            owner = p.holder(country, number)
            share = min(4 - number, left)
            if owner > 0:
                left -= share
            if owner == seat + 1:
                found += share
    return found


def tally(p: Arctic, seat: int) -> list[tuple[str, int]]:
    """Return where a seat's points come from, as the panel at the end counts them."""
    return [
        ("points-sold", int(p.points[seat])),
        ("points-money", int(p.money[seat])),
        ("points-pole", 10 * int(p.at_pole(seat))),
        ("points-gas", int(p.worth_of(seat, GAS))),
        ("points-oil", int(p.worth_of(seat, OIL))),
        ("points-rock", int(p.worth_of(seat, ROCK))),
    ]
