"""Threaten: a civilian next door is driven away, or dies."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest, single
from nunatak.engine.position import Decision
from nunatak.games.meltwater.rules.decisions.directed import (
    Directed,
    why_not_from,
    why_under_fire,
)
from nunatak.games.meltwater.rules.decisions.doomsday import end_action
from nunatak.games.meltwater.rules.position import (
    DRIVE_WHERE,
    THREAT_FROM,
    THREAT_TO,
    THREATEN_WHOM,
    THREATENED_KIND,
    THREATENING,
    Meltwater,
)
from nunatak.games.meltwater.rules.vocabulary import (
    BY_THREAT,
    CIVILIAN,
    DRIVE,
    DRIVEN,
    KILLED,
    REFUGEE,
    SOLDIER,
    SPACES,
    THREATENED,
    US,
    USSR,
    WHO,
    unit_of,
)


@final
class Threaten(Directed):
    """A civilian of the next hex has to go."""

    def ways(self, p: Meltwater, space: i64) -> i64:
        return targets(p, space)

    def carry_out(self, p: Meltwater, space: i64, to: i64) -> None:
        """Ask for the victim, if both a side's civilians and refugees are there."""
        if p.civilians[to] == 0:
            frighten(p, space, to, REFUGEE)
        elif p.refugees[to] == 0:
            frighten(p, space, to, CIVILIAN)
        else:
            p.ask(THREATEN_WHOM, p.mover(), THREAT_FROM.put(space) | THREAT_TO.put(to))

    def why_not(self, p: Meltwater, noun: i64) -> str:
        return why_not_from(p, noun, False) or why_under_fire(p, noun) or why_no_target(p, noun)

    def why_not_at(self, p: Meltwater, space: i64, to: i64) -> str:
        if p.tables.near[space] & BITS[to] == 0:
            return "why-not-adjacent"
        if (p.towns | p.camps) & BITS[to] == 0:
            return "why-no-civilian"
        return "why-not-fewer"


def targets(p: Meltwater, space: i64) -> i64:
    """Return the hexes that the active side can threaten from one of its own (ruling 17)."""
    among = p.tables.near[space] & (p.towns | p.camps)
    if p.soldiers[space] > 0:
        return among
    own = p.own(space)
    if own < 2:
        return 0
    found: i64 = 0
    while among != 0:
        bit = among & -among
        if p.units(lowest(bit)) < own:
            found |= bit
        among ^= bit
    return found


def why_no_target(p: Meltwater, space: i64) -> str:
    """Return the key of the rule against a threat that finds no target."""
    if p.tables.near[space] & (p.towns | p.camps) == 0:
        return "why-nobody-to-threaten"
    return "why-none-outnumbered"


@final
class ThreatenWhom(Decision[Meltwater]):
    """Whom to threaten."""

    name = "threaten-whom"
    part = True
    about = THREATENING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        out[0] = WHO + CIVILIAN
        out[1] = WHO + REFUGEE
        return 2

    def take(self, p: Meltwater, option: i64) -> None:
        frighten(p, THREAT_FROM.of(p.about), THREAT_TO.of(p.about), option - WHO)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return "why-soldiers-stand-firm" if option == WHO + SOLDIER else ""


def frighten(p: Meltwater, space: i64, target: i64, kind: i64) -> None:
    """Ask where the victim goes; with nowhere to go it dies."""
    unit = unit_of(kind, p.holder(target))
    p.tell(THREATENED, p.mover(), space, target, unit)
    ways = escapes(p, target, kind)
    if ways == 0:
        p.remove(unit, target, 1)
        p.tell(KILLED, unit, target)
        if not p.annihilates(BY_THREAT):
            end_action(p)
    elif single(ways):
        drive(p, target, kind, lowest(ways))
    else:
        threat = THREAT_FROM.put(space) | THREAT_TO.put(target)
        p.ask(DRIVE_WHERE, p.mover(), threat | THREATENED_KIND.put(kind))


def escapes(p: Meltwater, target: i64, kind: i64) -> i64:
    """Return where a threatened civilian can go: clean, nobody of another colour (ruling 18)."""
    ways = p.tables.near[target] & ~p.dirty & ~p.dead
    if kind == REFUGEE:
        return ways & ~p.held[US] & ~p.held[USSR]
    return ways & ~p.held[1 - p.holder(target)] & ~p.camps


@final
class DriveWhere(Decision[Meltwater]):
    """Where a threatened civilian is driven."""

    name = "drive-where"
    part = True
    about = THREATENING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        ways = escapes(p, THREAT_TO.of(p.about), THREATENED_KIND.of(p.about))
        return add_bits(ways, DRIVE, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        drive(p, THREAT_TO.of(p.about), THREATENED_KIND.of(p.about), option - DRIVE)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not DRIVE <= option < DRIVE + SPACES:
            return ""
        to = option - DRIVE
        if p.tables.near[THREAT_TO.of(p.about)] & BITS[to] == 0:
            return "why-not-adjacent"
        if (p.dirty | p.dead) & BITS[to] != 0:
            return "why-not-into-radiation"
        return "why-another-colour"


def drive(p: Meltwater, target: i64, kind: i64, to: i64) -> None:
    """Move a threatened civilian."""
    unit = unit_of(kind, p.holder(target))
    p.remove(unit, target, 1)
    p.add(unit, to, 1)
    p.tell(DRIVEN, unit, target, to)
    end_action(p)
