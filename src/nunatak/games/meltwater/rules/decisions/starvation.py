"""Meltwater's Starvation phase: who has to go where a hex holds too many, and where to."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest, single
from nunatak.engine.position import Action, Decision, Menu
from nunatak.games.meltwater.rules.decisions.refuges import defections, refuges_from
from nunatak.games.meltwater.rules.decisions.the_rest import no_answer_matters
from nunatak.games.meltwater.rules.position import (
    ACT,
    CARRY_OR_LEAVE,
    DEFECT_WHERE,
    FLEE_WHERE,
    GOING,
    GOING_FROM,
    GOING_KIND,
    GOING_TO,
    HEX,
    IN_HEX,
    STARVATION,
    STARVING,
    WHO_STARVES,
    Meltwater,
)
from nunatak.games.meltwater.rules.vocabulary import (
    BY_DEFECTION,
    BY_RADIATION,
    BY_STARVATION,
    CARRIED,
    CARRY,
    CIVILIAN,
    DEFECT,
    DEFECTED,
    FLED,
    FLEE,
    KINDS,
    LEAVE,
    NEUTRAL,
    POISONED,
    REFUGEE,
    SOLDIER,
    SPACES,
    STARVE,
    STARVED,
    THE_REST,
    WHO,
    unit_of,
)

# Starvation. It comes to an end: a hex that has just taken a unit in supports all it holds, and
# stays so until a stockpile nearby is carried off or abandoned. A stockpile that was carried, or
# taken up where it had been abandoned, lies in a hex that no longer starves and stays there.


@final
class Starvation(Decision[Meltwater]):
    """See which hexes hold more than they support; then one unit of one of them has to go."""

    name = "then-starve"

    def take(self, p: Meltwater, option: i64) -> None:
        p.hungry = p.starving()
        if p.hungry == 0:
            p.ask(ACT, p.mover())
        elif single(p.hungry):
            ask_who_starves(p, lowest(p.hungry))
        else:
            p.ask(STARVING, p.mover())


@final
class Starving(Menu[Meltwater]):
    """Which of the starving hexes comes next, on the whole board (ruling 14)."""

    name = "starving"

    def __init__(self) -> None:
        self.starve = Starve(STARVE, SPACES)
        super().__init__([self.starve, TheRest(THE_REST)])

    def take(self, p: Meltwater, option: i64) -> None:
        """Hand over at once what is chosen most."""
        if STARVE <= option < STARVE + SPACES:
            self.starve.take(p, option - STARVE)
        else:
            super().take(p, option)


@final
class Starve(Action[Meltwater]):
    """A unit of a hex has to go."""

    def options(self, p: Meltwater, out: vec[i64], n: i64) -> i64:
        return add_bits(p.hungry, STARVE, out, n)

    def take(self, p: Meltwater, noun: i64) -> None:
        ask_who_starves(p, noun)

    def why_not(self, p: Meltwater, noun: i64) -> str:
        return "why-not-starving"


@final
class TheRest(Action[Meltwater]):
    """All go who have to, at once, where no answer makes a difference."""

    def options(self, p: Meltwater, out: vec[i64], n: i64) -> i64:
        out[n] = THE_REST
        return n + i64(no_answer_matters(p))

    def take(self, p: Meltwater, noun: i64) -> None:
        """Let everybody go who has to, hex by hex, as long as nothing has to be asked."""
        p.step(STARVATION)
        while p.hungry != 0 and p.depth > 0 and p.asked_next() == STARVATION:
            p.drop_next()  # the next look at the board, which is had here
            resettle_first(p, lowest(p.hungry))
            p.hungry = p.starving()

    def why_not(self, p: Meltwater, noun: i64) -> str:
        return "why-answers-matter"


def why_not_the_rest(option: i64) -> str:
    """Return the key of the rule against resolving the rest at once, for questions without it."""
    return "why-answers-matter" if option == THE_REST else ""


def ask_who_starves(p: Meltwater, space: i64) -> None:
    """Ask for the unit that has to go, if several kinds stand in the hex."""
    kinds = i64(p.civilians[space] > 0) + i64(p.soldiers[space] > 0) + i64(p.refugees[space] > 0)
    if kinds > 1:
        p.ask(WHO_STARVES, p.mover(), HEX.put(space))
    else:
        resettle_first(p, space)


def resettle_first(p: Meltwater, space: i64) -> None:
    """Let a unit of the first kind go that stands in a hex."""
    if p.civilians[space] > 0:
        resettle(p, space, CIVILIAN)
    elif p.soldiers[space] > 0:
        resettle(p, space, SOLDIER)
    else:
        resettle(p, space, REFUGEE)


@final
class WhoStarves(Menu[Meltwater]):
    """Which unit of a starving hex has to go."""

    name = "who-starves"
    part = True
    about = IN_HEX

    def __init__(self) -> None:
        super().__init__([Who(WHO, len(KINDS)), TheRest(THE_REST)])


@final
class Who(Action[Meltwater]):
    """A kind of unit."""

    def options(self, p: Meltwater, out: vec[i64], n: i64) -> i64:
        space = HEX.of(p.about)
        if p.civilians[space] > 0:
            out[n] = WHO + CIVILIAN
            n += 1
        if p.soldiers[space] > 0:
            out[n] = WHO + SOLDIER
            n += 1
        if p.refugees[space] > 0:
            out[n] = WHO + REFUGEE
            n += 1
        return n

    def take(self, p: Meltwater, noun: i64) -> None:
        resettle(p, HEX.of(p.about), noun)

    def why_not(self, p: Meltwater, noun: i64) -> str:
        return "why-nobody-like-that"


def resettle(p: Meltwater, space: i64, kind: i64) -> None:
    """Let a starving unit flee; if it can't, defect; if it can't, die."""
    refuges = refuges_from(p, space, kind)
    if refuges != 0:
        if single(refuges):
            flee(p, space, kind, lowest(refuges))
        else:
            p.ask(FLEE_WHERE, p.mover(), GOING_FROM.put(space) | GOING_KIND.put(kind))
        return
    turncoats = defections(p, space, kind)
    if turncoats == 0:
        perish(p, space, kind)
    elif single(turncoats):
        defect(p, space, kind, lowest(turncoats))
    else:
        p.ask(DEFECT_WHERE, p.mover(), GOING_FROM.put(space) | GOING_KIND.put(kind))


@final
class FleeWhere(Decision[Meltwater]):
    """Where a starving unit flees to."""

    name = "flee-where"
    part = True
    about = GOING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        ways = refuges_from(p, GOING_FROM.of(p.about), GOING_KIND.of(p.about))
        return add_bits(ways, FLEE, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        flee(p, GOING_FROM.of(p.about), GOING_KIND.of(p.about), option - FLEE)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if FLEE <= option < FLEE + SPACES:
            return why_no_refuge(p, GOING_FROM.of(p.about), option - FLEE)
        if DEFECT <= option < DEFECT + SPACES:
            return "why-flee-first"
        return why_not_the_rest(option)


def why_no_refuge(p: Meltwater, space: i64, to: i64) -> str:
    """Return the key of the rule against moving a starving unit there."""
    if p.tables.near[space] & BITS[to] == 0:
        return "why-not-adjacent"
    if p.dead & BITS[to] != 0:
        return "why-dead-supports-nobody"
    if p.units(to) == 0:
        return "why-not-into-the-empty"
    if GOING_KIND.of(p.about) != REFUGEE and p.holder(to) == 1 - p.holder(space):
        return "why-enemies-there"
    return "why-no-room"


def flee(p: Meltwater, space: i64, kind: i64, to: i64) -> None:
    """Move a starving unit, and ask whether it carries a stockpile where it may choose."""
    if kind == REFUGEE or p.stockpiles[space] == 0:
        move_starving(p, space, kind, to, 0)
    elif p.fits(p.holder(space), space, to, False):
        going = GOING_FROM.put(space) | GOING_TO.put(to) | GOING_KIND.put(kind)
        p.ask(CARRY_OR_LEAVE, p.mover(), going)
    else:  # there is room only with the stockpile, so it must come along (ruling 9)
        move_starving(p, space, kind, to, 1)


@final
class CarryOrLeave(Menu[Meltwater]):
    """Whether a fleeing unit carries a stockpile (ruling 14)."""

    name = "carry-or-leave"
    part = True
    about = GOING

    def __init__(self) -> None:
        super().__init__([CarryOrNot(CARRY, 1), CarryOrNot(LEAVE, 0)])

    def why_none(self, p: Meltwater, option: i64) -> str:
        return why_not_the_rest(option)


@final
class CarryOrNot(Action[Meltwater]):
    """A stockpile comes along, or stays."""

    def __init__(self, first: i64, carried: i64) -> None:
        super().__init__(first)
        self.carried = carried

    def take(self, p: Meltwater, noun: i64) -> None:
        space = GOING_FROM.of(p.about)
        move_starving(p, space, GOING_KIND.of(p.about), GOING_TO.of(p.about), self.carried)


def move_starving(p: Meltwater, space: i64, kind: i64, to: i64, carried: i64) -> None:
    """Let a unit arrive where it flees to; it keeps its side, and a soldier its arms."""
    side = p.holder(space)
    unit = unit_of(kind, side)
    p.remove(unit, space, 1)
    p.add(unit, to, 1)
    p.tell(FLED, unit, space, to)
    if carried > 0:
        carry(p, side, space, to, carried)
    p.step(STARVATION)


def carry(p: Meltwater, side: i64, space: i64, to: i64, count: i64) -> None:
    """Move stockpiles."""
    p.remove_stockpiles(space, count)
    p.add_stockpiles(to, count)
    p.tell(CARRIED, p.seat_of(side), space, to, count)


@final
class DefectWhere(Decision[Meltwater]):
    """To which of the enemy's hexes a starving unit defects."""

    name = "defect-where"
    part = True
    about = GOING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        ways = defections(p, GOING_FROM.of(p.about), GOING_KIND.of(p.about))
        return add_bits(ways, DEFECT, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        defect(p, GOING_FROM.of(p.about), GOING_KIND.of(p.about), option - DEFECT)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if DEFECT <= option < DEFECT + SPACES:
            space = GOING_FROM.of(p.about)
            to = option - DEFECT
            if p.units(to) > 0 and p.holder(to) != 1 - p.holder(space):
                return "why-no-enemies-there"
            return why_no_refuge(p, space, to) if p.holder(to) == NEUTRAL else why_crowded(p, to)
        if FLEE <= option < FLEE + SPACES:
            return "why-nowhere-to-flee"
        return why_not_the_rest(option)


def why_crowded(p: Meltwater, to: i64) -> str:
    """Return the key of the rule against defecting to an enemy hex."""
    if p.tables.near[GOING_FROM.of(p.about)] & BITS[to] == 0:
        return "why-not-adjacent"
    return "why-dead-supports-nobody" if p.dead & BITS[to] != 0 else "why-no-room"


def defect(p: Meltwater, space: i64, kind: i64, to: i64) -> None:
    """Replace a unit by an enemy civilian next door, in one step (rulings 13 and 15)."""
    side = p.holder(space)
    unit = unit_of(kind, side)
    p.remove(unit, space, 1)
    p.add(1 - side, to, 1)
    p.tell(DEFECTED, unit, space, to)
    if not p.annihilates(BY_DEFECTION):
        p.step(STARVATION)


def perish(p: Meltwater, space: i64, kind: i64) -> None:
    """Let a unit die of hunger or, in a Dead hex, of radiation."""
    unit = unit_of(kind, p.holder(space))
    p.remove(unit, space, 1)
    poisoned = p.dead & BITS[space] != 0
    p.tell(POISONED if poisoned else STARVED, unit, space)
    if not p.annihilates(BY_RADIATION if poisoned else BY_STARVATION):
        p.step(STARVATION)
