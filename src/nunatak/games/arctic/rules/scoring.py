"""Sales, and the points at the end of The Arctic."""

from typing import Final

from mypy_extensions import i64

POLE_POINTS: Final[i64] = 10  # for each lobbyist in the nation that controls the Pole


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
    for _unit in range(units):
        if gas >= oil and gas >= rock:
            gas -= 1
        elif oil >= rock:
            oil -= 1
        else:
            rock -= 1
    return gas, oil, rock


def tally_of(sold: int, money: int, at_pole: int, platforms: list[int]) -> list[tuple[str, int]]:
    """Return points item by item; of platforms, those for gas, oil and rock."""
    gas, oil, rock = platforms
    return [
        ("points-sold", sold),
        ("points-money", money),
        ("points-pole", int(POLE_POINTS) * at_pole),
        ("points-gas", gas),
        ("points-oil", oil),
        ("points-rock", rock),
    ]
