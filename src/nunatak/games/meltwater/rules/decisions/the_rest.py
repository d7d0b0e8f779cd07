"""The rest of a Starvation phase, where no answer makes a difference any more."""

from mypy_extensions import i64

from nunatak.engine.bits import BITS, lowest, single
from nunatak.games.meltwater.rules.decisions.refuges import refuges_from, turncoats_from
from nunatak.games.meltwater.rules.position import Meltwater
from nunatak.games.meltwater.rules.vocabulary import CIVILIAN, NEUTRAL, REFUGEE, SOLDIER, US, USSR


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
