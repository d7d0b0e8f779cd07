"""March: units of a hex go to the next one, with stockpiles if they like."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import Decision
from nunatak.games.meltwater.rules.decisions.directed import Directed, why_not_from
from nunatak.games.meltwater.rules.decisions.doomsday import end_action
from nunatak.games.meltwater.rules.decisions.starvation import carry
from nunatak.games.meltwater.rules.position import (
    MARCH_CIVILIANS,
    MARCH_FROM,
    MARCH_SOLDIERS,
    MARCH_STOCKPILES,
    MARCH_TO,
    MARCHING,
    MARCHING_CIVILIANS,
    MARCHING_SOLDIERS,
    Meltwater,
)
from nunatak.games.meltwater.rules.vocabulary import (
    CIVILIANS,
    MARCHED,
    MARCHED_ARMED,
    SOLDIERS,
    STOCKPILES,
    THREATEN,
    US_SOLDIER,
)


@final
class March(Directed):
    """Units go to the next hex."""

    def ways(self, p: Meltwater, space: i64) -> i64:
        return destinations(p, space)

    def carry_out(self, p: Meltwater, space: i64, to: i64) -> None:
        """Ask how many civilians go; into a Dead hex none do."""
        civilians = p.civilians[space]
        if civilians == 0 or p.dead & BITS[to] != 0:
            march_soldiers(p, space, to, 0)
        elif civilians == 1 and p.soldiers[space] == 0:
            march_soldiers(p, space, to, 1)
        else:
            p.ask(MARCH_CIVILIANS, p.mover(), MARCH_FROM.put(space) | MARCH_TO.put(to))

    def why_not(self, p: Meltwater, noun: i64) -> str:
        return why_not_from(p, noun, False) or "why-no-way-out"

    def why_not_at(self, p: Meltwater, space: i64, to: i64) -> str:
        if p.tables.near[space] & BITS[to] == 0:
            return "why-not-adjacent"
        if p.held[1 - p.active] & BITS[to] != 0:
            return "why-enemies-there"
        return "why-only-soldiers-into-dead"


def destinations(p: Meltwater, space: i64) -> i64:
    """Return where units of the active side can march; only soldiers march into Dead hexes."""
    found = p.tables.near[space] & ~p.held[1 - p.active]
    return found if p.soldiers[space] > 0 else found & ~p.dead


@final
class MarchCivilians(Decision[Meltwater]):
    """How many civilians march."""

    name = "march-civilians"
    part = True
    about = MARCHING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        space = MARCH_FROM.of(p.about)
        least: i64 = 0 if p.soldiers[space] > 0 else 1
        return write_numbers(CIVILIANS, least, p.civilians[space], out)

    def take(self, p: Meltwater, option: i64) -> None:
        march_soldiers(p, MARCH_FROM.of(p.about), MARCH_TO.of(p.about), option - CIVILIANS)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return why_not_so_many(option, CIVILIANS, SOLDIERS)


def write_numbers(base: i64, least: i64, most: i64, out: vec[i64]) -> i64:
    """Write numbers as options and return how many."""
    for number in range(least, most + 1):
        out[number - least] = base + number
    return most + 1 - least


def why_not_so_many(option: i64, base: i64, end: i64) -> str:
    """Return the key of the rule against a number."""
    if option == base:
        return "why-somebody-must-go"
    return "why-not-so-many" if base < option < end else ""


def march_soldiers(p: Meltwater, space: i64, to: i64, civilians: i64) -> None:
    """Ask how many soldiers go along."""
    soldiers = p.soldiers[space]
    if soldiers == 0:
        march_stockpiles(p, space, to, civilians, 0)
    elif soldiers == 1 and civilians == 0:
        march_stockpiles(p, space, to, 0, 1)
    else:
        going = MARCHING_CIVILIANS.put(civilians)
        p.ask(MARCH_SOLDIERS, p.mover(), MARCH_FROM.put(space) | MARCH_TO.put(to) | going)


@final
class MarchSoldiers(Decision[Meltwater]):
    """How many soldiers march."""

    name = "march-soldiers"
    part = True
    about = MARCHING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        least: i64 = 0 if MARCHING_CIVILIANS.of(p.about) > 0 else 1
        return write_numbers(SOLDIERS, least, p.soldiers[MARCH_FROM.of(p.about)], out)

    def take(self, p: Meltwater, option: i64) -> None:
        civilians = MARCHING_CIVILIANS.of(p.about)
        space = MARCH_FROM.of(p.about)
        march_stockpiles(p, space, MARCH_TO.of(p.about), civilians, option - SOLDIERS)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return why_not_so_many(option, SOLDIERS, STOCKPILES)


def march_stockpiles(p: Meltwater, space: i64, to: i64, civilians: i64, soldiers: i64) -> None:
    """Ask how many stockpiles are carried; into a Dead hex none are (ruling 11)."""
    if p.stockpiles[space] == 0 or p.dead & BITS[to] != 0:
        arrive(p, space, to, civilians, soldiers, 0)
    else:
        going = MARCHING_CIVILIANS.put(civilians) | MARCHING_SOLDIERS.put(soldiers)
        p.ask(MARCH_STOCKPILES, p.mover(), MARCH_FROM.put(space) | MARCH_TO.put(to) | going)


@final
class MarchStockpiles(Decision[Meltwater]):
    """How many stockpiles march along."""

    name = "march-stockpiles"
    part = True
    about = MARCHING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_numbers(STOCKPILES, 0, p.stockpiles[MARCH_FROM.of(p.about)], out)

    def take(self, p: Meltwater, option: i64) -> None:
        civilians = MARCHING_CIVILIANS.of(p.about)
        soldiers = MARCHING_SOLDIERS.of(p.about)
        space = MARCH_FROM.of(p.about)
        arrive(p, space, MARCH_TO.of(p.about), civilians, soldiers, option - STOCKPILES)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return "why-not-so-many" if STOCKPILES <= option < THREATEN else ""


def arrive(
    p: Meltwater, space: i64, to: i64, civilians: i64, soldiers: i64, stockpiles: i64
) -> None:
    """Let a march arrive."""
    side = p.active
    if civilians > 0:
        p.remove(side, space, civilians)
        p.add(side, to, civilians)
        p.tell(MARCHED, p.mover(), space, to, civilians)
    if soldiers > 0:
        p.remove(US_SOLDIER + side, space, soldiers)
        p.add(US_SOLDIER + side, to, soldiers)
        p.tell(MARCHED_ARMED, p.mover(), space, to, soldiers)
    if stockpiles > 0:
        carry(p, side, space, to, stockpiles)
    end_action(p)
