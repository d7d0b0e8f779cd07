"""Meltwater's Action phase: up to four actions, of which each begins with a verb and a hex."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import lowest
from nunatak.engine.position import Action, Menu
from nunatak.games.meltwater.rules.decisions.attack import Attack
from nunatak.games.meltwater.rules.decisions.directed import Directed, under_fire
from nunatak.games.meltwater.rules.decisions.doomsday import end_actions
from nunatak.games.meltwater.rules.decisions.march import March, destinations
from nunatak.games.meltwater.rules.decisions.militarize import Militarize, can_militarize
from nunatak.games.meltwater.rules.decisions.press_gang import PressGang, recruits
from nunatak.games.meltwater.rules.decisions.threaten import Threaten, targets
from nunatak.games.meltwater.rules.position import (
    ATTACK_WHERE,
    MARCH_WHERE,
    PRESS_GANG_WHERE,
    THREATEN_WHERE,
    Meltwater,
)
from nunatak.games.meltwater.rules.vocabulary import (
    ATTACK,
    MARCH,
    MILITARIZE,
    PASS,
    PASSED,
    PRESS_GANG,
    SPACES,
    THREATEN,
    US_SOLDIER,
)

MARCH_ACTION: Final = March(MARCH, MARCH_WHERE)
THREATEN_ACTION: Final = Threaten(THREATEN, THREATEN_WHERE)
PRESS_GANG_ACTION: Final = PressGang(PRESS_GANG, PRESS_GANG_WHERE)
ATTACK_ACTION: Final = Attack(ATTACK, ATTACK_WHERE)
DIRECTED: Final[list[Directed]] = [
    MARCH_ACTION,
    THREATEN_ACTION,
    PRESS_GANG_ACTION,
    ATTACK_ACTION,
]


@final
class Pass(Action[Meltwater]):
    """No more actions this turn."""

    def take(self, p: Meltwater, noun: i64) -> None:
        p.tell(PASSED, p.mover())
        end_actions(p)


@final
class Act(Menu[Meltwater]):
    """The next of up to four actions, and the hex that takes it."""

    name = "act"

    def __init__(self) -> None:
        super().__init__([*DIRECTED, Militarize(MILITARIZE, SPACES), Pass(PASS)])

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        """Write the options hex by hex, as people look at a map."""
        n: i64 = 0
        side = p.active
        recruiting = p.actions == 0 and p.in_supply(US_SOLDIER + side) > 0
        rest = p.held[side]
        armed = p.armed[side]
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            space = lowest(bit)
            if destinations(p, space) != 0:
                out[n] = MARCH + space
                n += 1
            if under_fire(p, space):
                if armed & bit != 0:
                    out[n] = ATTACK + space
                    n += 1
            else:
                if targets(p, space) != 0:
                    out[n] = THREATEN + space
                    n += 1
                if armed & bit != 0 and recruits(p, space) != 0:
                    out[n] = PRESS_GANG + space
                    n += 1
            if recruiting and can_militarize(p, space):
                out[n] = MILITARIZE + space
                n += 1
        out[n] = PASS
        return n + 1


def ways_of(p: Meltwater, option: i64) -> i64:
    """Return the hexes that an action can be directed at; where it is one, it is not asked for."""
    for action in DIRECTED:
        if action.first <= option < action.first + action.count:
            return action.ways(p, option - action.first)
    return 0
