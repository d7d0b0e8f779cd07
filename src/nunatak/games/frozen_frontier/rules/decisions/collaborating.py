"""The second main action: settle colonists, then use production and science spots."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import lowest
from nunatak.engine.position import Action, Decision, Menu
from nunatak.games.frozen_frontier.rules.effects import (
    LAB_FEE,
    begin,
    can_collect_basic,
    can_operate,
    can_settle,
    can_settle_at,
    can_use_spot,
    covered_spots,
    fire,
    gain_points,
    matching,
    trigger,
)
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import (
    LAB_FOREIGN,
    LAB_SEAT,
    LAB_USE,
    REFRESH_SPOT,
    SETTLE_DONE_IN,
    SETTLE_SEAT,
    SETTLE_SOME,
    SETTLE_THEN_SPOTS,
    SETTLE_TIMES,
    SETTLE_WHERE,
    SETTLING,
    SPOT_SEAT,
    SPOT_SOME,
    SPOT_TIMES,
    THEN_LAB_USED,
    THEN_REFRESH,
    THEN_SETTLE,
    THEN_SPOTS,
    UNLIMITED,
    USE_SPOT,
    USING_SPOTS,
)
from nunatak.games.frozen_frontier.rules.rows import BASIC_SPOT, BITS, ENGINEERS, QUBITS, STORE
from nunatak.games.frozen_frontier.rules.tables import LAB_SPOT, NONE, SLOTS_IN_CITY
from nunatak.games.frozen_frontier.rules.vocabulary import (
    COLLECT_BASIC,
    COLLECTED_BASIC,
    DONE,
    FROM_LAB,
    IN_A_BUILDING,
    ON_COLLECT,
    ON_LAB,
    ON_OPPONENT,
    ON_RESOURCE,
    ON_SETTLE,
    OPERATE,
    OPERATED,
    REFRESH,
    REFRESHED,
    SETTLE,
    WORKED_LAB,
)
from nunatak.games.frozen_frontier.rules.vocabulary import SETTLED as HAS_SETTLED

SPACES_IN_ALL: Final[i64] = 27


def is_collaboration(option: i64) -> bool:
    """Say whether an option is to settle somebody or to use a spot."""
    return SETTLE <= option < OPERATE + SPACES_IN_ALL or option == COLLECT_BASIC


@final
class ThenSettle(Decision[FrozenFrontier]):
    """While colonists can be settled, ask; then come production and science spots."""

    name = "then-settle"
    about = SETTLING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        about = p.about
        seat = SETTLE_SEAT.of(about)
        if SETTLE_TIMES.of(about) > 0 and can_settle(p, seat, SETTLE_DONE_IN.of(about)):
            p.ask(SETTLE_WHERE, seat, about - SETTLE_SEAT.put(seat))
        else:
            use_spots_after(p, seat, about)


def settle_and_use_spots(p: FrozenFrontier, seat: i64) -> None:
    """Let a seat settle colonists as it likes, and then use spots."""
    times = SETTLE_TIMES.put(UNLIMITED)
    p.step(THEN_SETTLE, times | SETTLE_THEN_SPOTS.put(1) | SETTLE_SEAT.put(seat))


def use_spots_after(p: FrozenFrontier, seat: i64, about: i64) -> None:
    """In a collaboration, let a seat use spots after it has settled, or not."""
    if SETTLE_THEN_SPOTS.of(about) != 0:
        some = SPOT_SOME.put(SETTLE_SOME.of(about))
        p.step(THEN_SPOTS, SPOT_TIMES.put(UNLIMITED) | some | SPOT_SEAT.put(seat))


def one_less(times: i64) -> i64:
    """Return how often something can still be done after it was done once more."""
    return times if times == UNLIMITED else times - 1


@final
class Settle(Action[FrozenFrontier]):
    """Settle a colonist, at most one in each building (ruling 17)."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        seat = p.actor
        city = p.here(seat)
        done_in = SETTLE_DONE_IN.of(p.about)
        for slot in range(SLOTS_IN_CITY):
            if not p.is_built(city, slot) or done_in & BITS[slot] != 0:
                continue
            building = p.building_at(city, slot)
            for space in range(IN_A_BUILDING):
                out[n] = SETTLE + building * IN_A_BUILDING + space
                n += i64(can_settle_at(p, seat, city, slot, space))
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        seat = p.actor
        city = p.here(seat)
        slot = p.slot_for(city, noun // IN_A_BUILDING)
        p.step(THEN_SETTLE, after_settling(p.about, slot) | SETTLE_SEAT.put(seat))
        colonist = settle(p, city, slot, noun % IN_A_BUILDING)
        p.add(seat, ENGINEERS + colonist, -1)
        p.tell(HAS_SETTLED, seat, noun, colonist, colonist + 1)
        gain_points(p, seat, colonist + 1)
        fire(p, seat, ON_SETTLE, colonist, 1)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        city = p.here(p.actor)
        slot = p.slot_for(city, noun // IN_A_BUILDING)
        if slot == NONE or not p.is_built(city, slot):
            return "why-no-building"
        done = SETTLE_DONE_IN.of(p.about) & BITS[slot] != 0
        return "why-one-a-building" if done else "why-no-settling"


@final
class SettleNoMore(Action[FrozenFrontier]):
    """Settle nobody else; something must be done in a collaboration (ruling 16)."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        out[n] = DONE
        return n + i64(may_stop_settling(p, p.actor))

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        use_spots_after(p, p.actor, p.about)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-do-something"


@final
class SettleWhere(Menu[FrozenFrontier]):
    """Where to settle a colonist, or no more."""

    name = "settle-where"
    about = SETTLING

    def __init__(self) -> None:
        super().__init__([Settle(SETTLE, SPACES_IN_ALL), SettleNoMore(DONE)])

    def why_none(self, p: FrozenFrontier, option: i64) -> str:
        if SETTLE_THEN_SPOTS.of(p.about) != 0 and is_collaboration(option):
            return "why-settling-first"
        return ""


def after_settling(about: i64, slot: i64) -> i64:
    """Return what further settling is about: every building takes one colonist."""
    return (
        SETTLE_DONE_IN.put(SETTLE_DONE_IN.of(about) | BITS[slot])
        | SETTLE_TIMES.put(one_less(SETTLE_TIMES.of(about)))
        | SETTLE_SOME.put(1)
        | SETTLE_THEN_SPOTS.put(SETTLE_THEN_SPOTS.of(about))
    )


def settle(p: FrozenFrontier, city: i64, slot: i64, space: i64) -> i64:
    """Take a colonist space, and return who settles there."""
    p.settle_in(city, slot, space)
    return p.colonist_at(city, slot, space)


def may_stop_settling(p: FrozenFrontier, seat: i64) -> bool:
    """Say whether something was done, or can still be (ruling 16)."""
    if SETTLE_SOME.of(p.about) != 0:
        return True
    return SETTLE_THEN_SPOTS.of(p.about) != 0 and can_use_spot(p, seat)


@final
class ThenSpots(Decision[FrozenFrontier]):
    """While spots can be used, ask."""

    name = "then-spots"
    about = USING_SPOTS

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = SPOT_SEAT.of(p.about)
        if SPOT_TIMES.of(p.about) > 0 and can_use_spot(p, seat):
            p.ask(USE_SPOT, seat, p.about - SPOT_SEAT.put(seat))


@final
class CollectBasic(Action[FrozenFrontier]):
    """Collect the city's Basic Resource."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        out[n] = COLLECT_BASIC
        return n + i64(can_collect_basic(p, p.actor, p.here(p.actor)))

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        use_more_spots(p, p.actor, p.about)
        collect_basic(p, p.actor)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-no-basic"


@final
class Operate(Action[FrozenFrontier]):
    """Collect a resource or use a laboratory, as often as one likes (ruling 18)."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        seat = p.actor
        city = p.here(seat)
        settled = p.settled(city)
        while settled != 0:
            slot = lowest(settled) // 3
            settled &= ~(BITS[slot * 3] * 7)
            building = p.building_at(city, slot)
            for spot in range(IN_A_BUILDING):
                out[n] = OPERATE + building * IN_A_BUILDING + spot
                n += i64(can_operate(p, seat, city, slot, spot))
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        use_more_spots(p, p.actor, p.about)
        operate(p, p.actor, noun)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        city = p.here(p.actor)
        slot = p.slot_for(city, noun // IN_A_BUILDING)
        if slot == NONE or not p.is_built(city, slot):
            return "why-no-building"
        usable_now = p.is_usable(city, slot, noun % IN_A_BUILDING)
        return "why-no-operating" if usable_now else "why-spot-closed"


@final
class NoMoreSpots(Action[FrozenFrontier]):
    """Leave it at what was done; something must be (ruling 16)."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        out[n] = DONE
        return n + SPOT_SOME.of(p.about)

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        pass

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-do-something"


@final
class UseSpot(Menu[FrozenFrontier]):
    """Which spot to use, or no more."""

    name = "use-spot"
    about = USING_SPOTS

    def __init__(self) -> None:
        super().__init__(
            [CollectBasic(COLLECT_BASIC), Operate(OPERATE, SPACES_IN_ALL), NoMoreSpots(DONE)]
        )

    def why_none(self, p: FrozenFrontier, option: i64) -> str:
        settles = SETTLE <= option < SETTLE + SPACES_IN_ALL
        return "why-spots-now" if settles and SPOT_TIMES.of(p.about) == UNLIMITED else ""


def use_more_spots(p: FrozenFrontier, seat: i64, about: i64) -> None:
    """Let a seat use spots again after this one, if it may."""
    times = SPOT_TIMES.put(one_less(SPOT_TIMES.of(about)))
    p.step(THEN_SPOTS, times | SPOT_SOME.put(1) | SPOT_SEAT.put(seat))


def collect_basic(p: FrozenFrontier, seat: i64) -> None:
    """Collect the city's Basic Resource: a Qubit goes from the storage to its spot."""
    city = p.here(seat)
    resource = p.tables.basic[city]
    p.cover(city, BASIC_SPOT)
    p.add(seat, STORE + resource, 1)
    p.tell(COLLECTED_BASIC, seat, resource, city)
    places = matching(p, seat, ON_RESOURCE, resource) | matching(p, seat, ON_COLLECT, 0)
    trigger(p, seat, places, 1)


def operate(p: FrozenFrontier, seat: i64, place: i64) -> None:
    """Use a production spot or a laboratory."""
    city = p.here(seat)
    slot = p.slot_for(city, place // IN_A_BUILDING)
    spot = place % IN_A_BUILDING
    p.cover(city, slot * 3 + spot)
    foreign = p.owner(city, slot) != seat
    gives = p.tables.spot_gives[(city * SLOTS_IN_CITY + slot) * IN_A_BUILDING + spot]
    if gives == LAB_SPOT:
        lab = p.lab_at(city, slot)
        p.add(seat, QUBITS, -LAB_FEE)
        p.tell(WORKED_LAB, seat, place, lab)
        p.step(THEN_LAB_USED, LAB_FOREIGN.put(i64(foreign)) | LAB_SEAT.put(seat))
        begin(p, seat, FROM_LAB + lab)
        return
    p.add(seat, STORE + gives, 1)
    p.tell(OPERATED, seat, place, gives)
    places = matching(p, seat, ON_RESOURCE, gives) | matching(p, seat, ON_COLLECT, 0)
    if foreign:
        places |= matching(p, seat, ON_OPPONENT, 0)
    trigger(p, seat, places, 1)


@final
class ThenLabUsed(Decision[FrozenFrontier]):
    """Abilities that wait for a laboratory, after its effect (ruling 45)."""

    name = "then-lab-used"
    about = LAB_USE

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = LAB_SEAT.of(p.about)
        places = matching(p, seat, ON_LAB, 0)
        if LAB_FOREIGN.of(p.about) != 0:
            places |= matching(p, seat, ON_OPPONENT, 0)
        trigger(p, seat, places, 1)


@final
class ThenRefresh(Decision[FrozenFrontier]):
    """While spots can be refreshed, ask."""

    name = "then-refresh"
    about = USING_SPOTS

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = SPOT_SEAT.of(p.about)
        if SPOT_TIMES.of(p.about) > 0 and covered_spots(p, p.here(seat)) != 0:
            p.ask(REFRESH_SPOT, seat, p.about - SPOT_SEAT.put(seat))


@final
class Refresh(Action[FrozenFrontier]):
    """A covered spot is usable again; its Qubit goes to the building's owner (ruling 44)."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        city = p.here(p.actor)
        covered = covered_spots(p, city)
        while covered != 0:
            place = lowest(covered)
            covered &= covered - 1
            building = p.building_at(city, place // 3)
            out[n] = REFRESH + building * IN_A_BUILDING + place % 3
            n += 1
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        seat = p.actor
        city = p.here(seat)
        slot = p.slot_for(city, noun // IN_A_BUILDING)
        p.uncover(city, slot * 3 + noun % IN_A_BUILDING)
        p.add(p.owner(city, slot), QUBITS, 1)
        p.tell(REFRESHED, seat, noun)
        times = SPOT_TIMES.put(SPOT_TIMES.of(p.about) - 1)
        p.step(THEN_REFRESH, times | SPOT_SOME.put(1) | SPOT_SEAT.put(seat))

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-not-covered"


@final
class RefreshSpot(Menu[FrozenFrontier]):
    """Which spot to refresh, or no more."""

    name = "refresh-spot"
    about = USING_SPOTS

    def __init__(self) -> None:
        super().__init__([Refresh(REFRESH, SPACES_IN_ALL), NoMoreSpots(DONE)])
