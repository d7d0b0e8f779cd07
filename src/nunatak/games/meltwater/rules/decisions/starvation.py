"""Meltwater's Starvation phase: who has to go where a hex holds too many, and where to."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Decision
from nunatak.games.meltwater.rules.position import (
    ACT,
    BITS,
    CARRY_OR_LEAVE,
    DEFECT_WHERE,
    FLEE_WHERE,
    SPACE_OF,
    STARVATION,
    STARVING,
    WHO_STARVES,
    Meltwater,
    here,
    lowest,
    more,
    single,
    there,
    write_spaces,
)
from nunatak.games.meltwater.rules.scoring import over
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
    LEAVE,
    NEUTRAL,
    POISONED,
    REFUGEE,
    SOLDIER,
    SPACES,
    STARVE,
    STARVED,
    THE_REST,
    US,
    USSR,
    WHO,
    unit_of,
)

# Starvation. It comes to an end: a hex that has just taken a unit in supports all it holds, and
# stays so until a stockpile nearby is carried off or abandoned. A stockpile that was carried, or
# taken up where it had been abandoned, lies in a hex that no longer starves and stays there.


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


class Starving(Decision[Meltwater]):
    """Which of the starving hexes comes next, on the whole board (ruling 14)."""

    name = "starving"

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_rest(p, out, write_spaces(p.hungry, STARVE, out, 0))

    def take(self, p: Meltwater, option: i64) -> None:
        if option == THE_REST:
            resolve_the_rest(p)
        else:
            ask_who_starves(p, option - STARVE)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if STARVE <= option < STARVE + SPACES:
            return "why-not-starving"
        return why_not_the_rest(option)


def ask_who_starves(p: Meltwater, space: i64) -> None:
    """Ask for the unit that has to go, if several kinds stand in the hex."""
    kinds = i64(p.civilians[space] > 0) + i64(p.soldiers[space] > 0) + i64(p.refugees[space] > 0)
    if kinds > 1:
        p.ask(WHO_STARVES, p.mover(), space)
    elif p.civilians[space] > 0:
        resettle(p, space, CIVILIAN)
    elif p.soldiers[space] > 0:
        resettle(p, space, SOLDIER)
    else:
        resettle(p, space, REFUGEE)


class WhoStarves(Decision[Meltwater]):
    """Which unit of a starving hex has to go."""

    name = "who-starves"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        space = p.about
        n: i64 = 0
        if p.civilians[space] > 0:
            out[n] = WHO + CIVILIAN
            n += 1
        if p.soldiers[space] > 0:
            out[n] = WHO + SOLDIER
            n += 1
        if p.refugees[space] > 0:
            out[n] = WHO + REFUGEE
            n += 1
        return write_rest(p, out, n)

    def take(self, p: Meltwater, option: i64) -> None:
        if option == THE_REST:
            resolve_the_rest(p)
        else:
            resettle(p, p.about, option - WHO)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if WHO <= option < FLEE:
            return "why-nobody-like-that"
        return why_not_the_rest(option)


def resettle(p: Meltwater, space: i64, kind: i64) -> None:
    """Let a starving unit flee; if it can't, defect; if it can't, die."""
    refuges = refuges_from(p, space, kind)
    if refuges != 0:
        if single(refuges):
            flee(p, space, kind, lowest(refuges))
        else:
            p.ask(FLEE_WHERE, p.mover(), space | (kind << 12))
        return
    turncoats = defections(p, space, kind)
    if turncoats == 0:
        perish(p, space, kind)
    elif single(turncoats):
        defect(p, space, kind, lowest(turncoats))
    else:
        p.ask(DEFECT_WHERE, p.mover(), space | (kind << 12))


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
        if p.fits(side, space, SPACE_OF[bit % 67], may_carry):
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
        if p.fits(enemy, space, SPACE_OF[bit % 67], False):
            found |= bit
        among ^= bit
    return found


class FleeWhere(Decision[Meltwater]):
    """Where a starving unit flees to."""

    name = "flee-where"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_spaces(refuges_from(p, here(p.about), more(p.about)), FLEE, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        flee(p, here(p.about), more(p.about), option - FLEE)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if FLEE <= option < FLEE + SPACES:
            return why_no_refuge(p, here(p.about), option - FLEE)
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
    if more(p.about) != REFUGEE and p.holder(to) == 1 - p.holder(space):
        return "why-enemies-there"
    return "why-no-room"


def flee(p: Meltwater, space: i64, kind: i64, to: i64) -> None:
    """Move a starving unit, and ask whether it carries a stockpile where it may choose."""
    if kind == REFUGEE or p.stockpiles[space] == 0:
        move_starving(p, space, kind, to, 0)
    elif p.fits(p.holder(space), space, to, False):
        p.ask(CARRY_OR_LEAVE, p.mover(), space | (to << 6) | (kind << 12))
    else:  # there is room only with the stockpile, so it must come along (ruling 9)
        move_starving(p, space, kind, to, 1)


class CarryOrLeave(Decision[Meltwater]):
    """Whether a fleeing unit carries a stockpile (ruling 14)."""

    name = "carry-or-leave"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        out[0] = CARRY
        out[1] = LEAVE
        return 2

    def take(self, p: Meltwater, option: i64) -> None:
        carried: i64 = 1 if option == CARRY else 0
        move_starving(p, here(p.about), more(p.about), there(p.about), carried)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return why_not_the_rest(option)


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


class DefectWhere(Decision[Meltwater]):
    """To which of the enemy's hexes a starving unit defects."""

    name = "defect-where"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_spaces(defections(p, here(p.about), more(p.about)), DEFECT, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        defect(p, here(p.about), more(p.about), option - DEFECT)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if DEFECT <= option < DEFECT + SPACES:
            space = here(p.about)
            to = option - DEFECT
            if p.units(to) > 0 and p.holder(to) != 1 - p.holder(space):
                return "why-no-enemies-there"
            return why_no_refuge(p, space, to) if p.holder(to) == NEUTRAL else why_crowded(p, to)
        if FLEE <= option < FLEE + SPACES:
            return "why-nowhere-to-flee"
        return why_not_the_rest(option)


def why_crowded(p: Meltwater, to: i64) -> str:
    """Return the key of the rule against defecting to an enemy hex."""
    if p.tables.near[here(p.about)] & BITS[to] == 0:
        return "why-not-adjacent"
    return "why-dead-supports-nobody" if p.dead & BITS[to] != 0 else "why-no-room"


def defect(p: Meltwater, space: i64, kind: i64, to: i64) -> None:
    """Replace a unit by an enemy civilian next door, in one step (rulings 13 and 15)."""
    side = p.holder(space)
    unit = unit_of(kind, side)
    p.remove(unit, space, 1)
    p.add(1 - side, to, 1)
    p.tell(DEFECTED, unit, space, to)
    if not over(p, BY_DEFECTION):
        p.step(STARVATION)


def perish(p: Meltwater, space: i64, kind: i64) -> None:
    """Let a unit die of hunger or, in a Dead hex, of radiation."""
    unit = unit_of(kind, p.holder(space))
    p.remove(unit, space, 1)
    poisoned = p.dead & BITS[space] != 0
    p.tell(POISONED if poisoned else STARVED, unit, space)
    if not over(p, BY_RADIATION if poisoned else BY_STARVATION):
        p.step(STARVATION)


# The rest of the phase, where no answer makes a difference any more


class Rest:
    """What the rest of a Starvation phase comes to, if nothing is left to choose."""

    def __init__(self) -> None:
        self.taken: i64 = 0  # hexes that somebody flees or defects to
        self.lost_us: i64 = 0  # units that die or defect
        self.lost_ussr: i64 = 0
        self.joining_us: i64 = 0  # units that defect to a side
        self.joining_ussr: i64 = 0

    def lose(self, side: i64, count: i64) -> None:
        """Count units that a side loses."""
        if side == US:
            self.lost_us += count
        else:
            self.lost_ussr += count

    def join(self, side: i64, count: i64) -> None:
        """Count units that defect to a side."""
        if side == US:
            self.joining_us += count
        else:
            self.joining_ussr += count

    def is_survived(self, p: Meltwater) -> bool:
        """Say whether both sides outlive it, with civilians enough for everybody who defects.

        Otherwise it would matter who dies first: the game ends with a side's last unit, and whoever
        dies makes a piece free.
        """
        return (
            self.lost_us < p.strength(US)
            and self.lost_ussr < p.strength(USSR)
            and self.joining_us <= p.in_supply(US)
            and self.joining_ussr <= p.in_supply(USSR)
        )


def no_answer_matters(p: Meltwater) -> bool:
    """Say whether the phase ends in the same position however the rest of it is answered.

    It does if all who must go have one way to go or none, if nobody else has the same way, and if
    there is room for all of them. Then none of them can be in another's way: a hex that starves
    ends up full, or dead, and so is nobody's refuge; stockpiles stay where they are, with whoever
    holds them, since a dead hex has none and a living one keeps units of the kind that it had.
    """
    rest = Rest()
    hungry = p.hungry
    while hungry != 0:
        space = lowest(hungry)
        hungry &= hungry - 1
        if p.dead & BITS[space] != 0:
            if not all_go_alike(p, space, rest):
                return False
        elif not some_go_alike(p, space, rest):
            return False
    return rest.is_survived(p)


def all_go_alike(p: Meltwater, space: i64, rest: Rest) -> bool:
    """Say whether nothing is left to choose for those in a dead hex."""
    return (
        goes_alike(p, space, CIVILIAN, p.civilians[space], rest)
        and goes_alike(p, space, SOLDIER, p.soldiers[space], rest)
        and goes_alike(p, space, REFUGEE, p.refugees[space], rest)
    )


def some_go_alike(p: Meltwater, space: i64, rest: Rest) -> bool:
    """Say whether nothing is left to choose in a living hex: not who goes, either."""
    excess = p.units(space) - p.supports(space)
    if p.refugees[space] == 0:
        if p.soldiers[space] == 0:
            return goes_alike(p, space, CIVILIAN, excess, rest)
        return p.civilians[space] == 0 and goes_alike(p, space, SOLDIER, excess, rest)
    if p.own(space) > 0:
        return False
    near = p.tables.near[space]
    sides = p.held[US] | p.held[USSR]
    if p.stores & (near | BITS[space]) != 0 and near & p.hungry & sides != 0:
        return False  # once it is full, a unit with a stockpile nearby might still find room
    return goes_alike(p, space, REFUGEE, excess, rest)


def goes_alike(p: Meltwater, space: i64, kind: i64, count: i64, rest: Rest) -> bool:
    """Say whether so many units of a kind have one way out of a hex or none, and note it."""
    if count == 0:
        return True
    ways = refuges_from(p, space, kind)
    if ways != 0:
        return single(ways) and flees_alike(p, space, kind, lowest(ways), count, rest)
    if kind == REFUGEE:
        return True
    side = p.holder(space)
    rest.lose(side, count)
    ways = turncoats_from(p, space)
    if ways == 0:
        return True
    rest.join(1 - side, count)
    return single(ways) and takes_in(p, lowest(ways), count, rest)


def flees_alike(p: Meltwater, space: i64, kind: i64, to: i64, count: i64, rest: Rest) -> bool:
    """Say whether fleeing there leaves nothing to choose and closes no way for anybody else."""
    if kind != REFUGEE:
        if p.stockpiles[space] > 0:
            return False
        if p.holder(to) == NEUTRAL:  # the hex gets a holder
            enemies = p.held[1 - p.holder(space)]
            if p.stores & BITS[to] != 0 or p.tables.near[to] & p.hungry & enemies != 0:
                return False
    return takes_in(p, to, count, rest)


def takes_in(p: Meltwater, to: i64, count: i64, rest: Rest) -> bool:
    """Say whether a hex that nobody else goes to has room for so many, and note it."""
    if rest.taken & BITS[to] != 0 or count > p.supports(to) - p.units(to):
        return False
    rest.taken |= BITS[to]
    return True


def write_rest(p: Meltwater, out: vec[i64], n: i64) -> i64:
    """Offer to resolve the rest, after `n` other options, where nothing else can come of it."""
    out[n] = THE_REST
    return n + i64(no_answer_matters(p))


def resolve_the_rest(p: Meltwater) -> None:
    """Let everybody go who has to, hex by hex, as long as nothing has to be asked."""
    p.step(STARVATION)
    while p.hungry != 0 and p.depth > 0 and p.agenda[p.depth - 1] & 255 == STARVATION:
        p.depth -= 1  # the next look at the board, which is had here
        space = lowest(p.hungry)
        if p.civilians[space] > 0:
            resettle(p, space, CIVILIAN)
        elif p.soldiers[space] > 0:
            resettle(p, space, SOLDIER)
        else:
            resettle(p, space, REFUGEE)
        p.hungry = p.starving()


def why_not_the_rest(option: i64) -> str:
    """Return the key of the rule against resolving the rest at once."""
    return "why-answers-matter" if option == THE_REST else ""
