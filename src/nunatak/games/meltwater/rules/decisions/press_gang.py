"""Press gang: a refugee becomes a civilian of the soldier's side."""

from typing import final

from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.games.meltwater.rules.decisions.directed import (
    Directed,
    why_not_from,
    why_under_fire,
)
from nunatak.games.meltwater.rules.decisions.doomsday import end_action
from nunatak.games.meltwater.rules.position import Meltwater
from nunatak.games.meltwater.rules.vocabulary import PRESS_GANGED, REFUGEE


@final
class PressGang(Directed):
    """A soldier takes a refugee from its own hex or the next."""

    def ways(self, p: Meltwater, space: i64) -> i64:
        return recruits(p, space)

    def carry_out(self, p: Meltwater, space: i64, to: i64) -> None:
        """Replace a refugee by an own civilian beside the soldier."""
        p.remove(REFUGEE, to, 1)
        p.add(p.active, space, 1)
        p.tell(PRESS_GANGED, p.mover(), to, space)
        end_action(p)

    def why_not(self, p: Meltwater, noun: i64) -> str:
        return why_not_from(p, noun, True) or why_under_fire(p, noun) or why_no_recruit(p, noun)

    def why_not_at(self, p: Meltwater, space: i64, to: i64) -> str:
        if (p.tables.near[space] | BITS[space]) & BITS[to] == 0:
            return "why-not-adjacent"
        return "why-no-refugee" if p.refugees[to] == 0 else "why-enemies-there"


def recruits(p: Meltwater, space: i64) -> i64:
    """Return the hexes from which a soldier can take a refugee (ruling 19)."""
    if p.dead & BITS[space] != 0 or p.in_supply(p.active) == 0:
        return 0
    return (p.tables.near[space] | BITS[space]) & p.camps & ~p.held[1 - p.active]


def why_no_recruit(p: Meltwater, space: i64) -> str:
    """Return the key of the rule against a press gang that finds nobody."""
    if p.in_supply(p.active) == 0:
        return "why-no-civilian-left"
    if p.dead & BITS[space] != 0:
        return "why-press-gang-in-dead"
    if (p.tables.near[space] | BITS[space]) & p.camps == 0:
        return "why-no-refugee-near"
    return "why-refugees-among-enemies"
