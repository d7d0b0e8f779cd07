"""Actions that units of a hex direct at another: four of Meltwater's five."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest, single
from nunatak.engine.position import Action, Decision
from nunatak.games.meltwater.rules.position import HEX, IN_HEX, Meltwater
from nunatak.games.meltwater.rules.vocabulary import SPACES


class Directed(Action[Meltwater]):
    """An action from one hex at another, which is asked for only if there is a choice."""

    def __init__(self, first: i64, asks: i64) -> None:
        super().__init__(first, SPACES)
        self.asks = asks  # the decision that asks for the other hex

    def ways(self, p: Meltwater, space: i64) -> i64:
        """Return the hexes that it can be directed at."""
        raise NotImplementedError

    def carry_out(self, p: Meltwater, space: i64, to: i64) -> None:
        """Do it, or ask how."""
        raise NotImplementedError

    def why_not_at(self, p: Meltwater, space: i64, to: i64) -> str:
        """Return the key of the rule against directing it there."""
        raise NotImplementedError

    def take(self, p: Meltwater, noun: i64) -> None:
        found = self.ways(p, noun)
        if single(found):
            self.carry_out(p, noun, lowest(found))
        else:
            p.ask(self.asks, p.mover(), HEX.put(noun))


@final
class Toward(Decision[Meltwater]):
    """Which hex an action is directed at."""

    part = True
    about = IN_HEX

    def __init__(self, name: str, first: i64, action: Directed) -> None:
        self.name = name
        self.first = first  # the verb's first option
        self.action = action

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return add_bits(self.action.ways(p, HEX.of(p.about)), self.first, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        self.action.carry_out(p, HEX.of(p.about), option - self.first)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not self.first <= option < self.first + SPACES:
            return ""
        return self.action.why_not_at(p, HEX.of(p.about), option - self.first)


def why_not_from(p: Meltwater, space: i64, armed: bool) -> str:
    """Return the key of the rule against acting from a hex at all."""
    if p.held[p.active] & BITS[space] == 0:
        return "why-not-yours"
    return "why-no-soldier" if armed and p.soldiers[space] == 0 else ""


def why_under_fire(p: Meltwater, space: i64) -> str:
    """Return the key of the rule against bullying next to an enemy soldier, if it applies."""
    return "why-under-fire" if under_fire(p, space) else ""


def under_fire(p: Meltwater, space: i64) -> bool:
    """Say whether a hex lies next to an enemy soldier of the active side."""
    return p.tables.near[space] & p.armed[1 - p.active] != 0
