"""Attack: two soldiers kill each other, and a dirty hex around them may die."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest, single
from nunatak.engine.position import Decision
from nunatak.games.meltwater.rules.decisions.directed import Directed, why_not_from
from nunatak.games.meltwater.rules.decisions.doomsday import AFTER_FIGHT, end_action, kill
from nunatak.games.meltwater.rules.position import (
    FALLOUT_WHERE,
    FIGHT_FROM,
    FIGHT_IN,
    FIGHTING,
    Meltwater,
)
from nunatak.games.meltwater.rules.vocabulary import (
    ATTACKED,
    BY_ATTACK,
    FALLOUT,
    SPACES,
    US_SOLDIER,
)


@final
class Attack(Directed):
    """A soldier dies with an enemy soldier of the next hex."""

    def ways(self, p: Meltwater, space: i64) -> i64:
        return p.tables.near[space] & p.armed[1 - p.active]

    def carry_out(self, p: Meltwater, space: i64, to: i64) -> None:
        """Let both soldiers die at once, then let a dirty hex around them die (ruling 20)."""
        p.remove(US_SOLDIER + p.active, space, 1)
        p.remove(US_SOLDIER + 1 - p.active, to, 1)
        p.tell(ATTACKED, p.mover(), space, to)
        if p.annihilates(BY_ATTACK):
            return
        dirt = near_fight(p, space, to) & p.dirty
        if dirt == 0:
            end_action(p)
        elif single(dirt):
            kill(p, lowest(dirt), AFTER_FIGHT)
        else:
            p.ask(FALLOUT_WHERE, p.mover(), FIGHT_FROM.put(space) | FIGHT_IN.put(to))

    def why_not(self, p: Meltwater, noun: i64) -> str:
        return why_not_from(p, noun, True) or "why-no-enemy-soldier-near"

    def why_not_at(self, p: Meltwater, space: i64, to: i64) -> str:
        if p.tables.near[space] & BITS[to] == 0:
            return "why-not-adjacent"
        return "why-no-enemy-soldier"


def near_fight(p: Meltwater, space: i64, target: i64) -> i64:
    """Return the hexes of two soldiers who stood next to each other, and those around them."""
    return p.tables.near[space] | p.tables.near[target]


@final
class FalloutWhere(Decision[Meltwater]):
    """Which dirty hex dies of a fight."""

    name = "fallout-where"
    part = True
    about = FIGHTING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        near = near_fight(p, FIGHT_FROM.of(p.about), FIGHT_IN.of(p.about))
        return add_bits(near & p.dirty, FALLOUT, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        kill(p, option - FALLOUT, AFTER_FIGHT)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not FALLOUT <= option < FALLOUT + SPACES:
            return ""
        near = near_fight(p, FIGHT_FROM.of(p.about), FIGHT_IN.of(p.about))
        if near & BITS[option - FALLOUT] == 0:
            return "why-too-far-from-the-fight"
        return "why-not-dirty"
