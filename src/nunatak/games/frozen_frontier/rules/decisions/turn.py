"""The Action Phase: move, collect a project, then construct, collaborate or raise funds."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import add_bits
from nunatak.engine.position import CHANCE, Action, Decision, Menu
from nunatak.games.frozen_frontier.rules.decisions.collaborating import (
    is_collaboration,
    settle_and_use_spots,
)
from nunatak.games.frozen_frontier.rules.decisions.constructing import can_build, why_not_build
from nunatak.games.frozen_frontier.rules.effects import can_settle, can_use_spot, fire, matching
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import (
    ACT,
    AISAAC_CARD,
    CHOOSE_SUBSIDY,
    DEPLOY_WHERE,
    FLY_WHERE,
    OF_FLIGHT,
    PLAY_WHICH,
    THEN_END_TURN,
    THEN_FLY,
)
from nunatak.games.frozen_frontier.rules.rows import AISAAC, BITS, CARRIER, QUBITS
from nunatak.games.frozen_frontier.rules.tables import DIRECTIONS, NONE, SLOTS_IN_CITY
from nunatak.games.frozen_frontier.rules.vocabulary import (
    BUILD,
    BUILDING_COUNT,
    CASH,
    CITY_COUNT,
    COLLABORATE,
    COLLABORATED,
    COLLECTED,
    DEPLOY,
    DEPLOYED,
    FLEW,
    FLY,
    LAND,
    LANDED,
    ON_FUNDS,
    ON_PROJECT,
    ON_SKIP,
    PLAY,
    PROJECT_COUNT,
    RAISE_FUNDS,
    RAISED,
    STOP,
    SUBSIDIZE,
    SUBSIDY_COUNT,
    TAXED,
    TURN_BEGAN,
)

FUNDS: Final[i64] = 3  # Qubits for raising funds


def begin_turn(p: FrozenFrontier, seat: i64) -> None:
    """Let somebody take a turn; AISAAC draws a card for it."""
    p.active = seat
    p.turn += 1
    p.used = 0
    if seat == AISAAC:
        p.ask(AISAAC_CARD, CHANCE)
        return
    p.tell(TURN_BEGAN, seat, p.turn)
    p.step(THEN_END_TURN)
    city = p.here(seat)
    p.start_city = city
    if city == NONE:
        p.path = 0
        p.ask(DEPLOY_WHERE, seat)
    else:
        p.path = BITS[city]
        p.ask(FLY_WHERE, seat)


# Step 1: move


@final
class DeployWhere(Decision[FrozenFrontier]):
    """On the first turn the carrier starts in any city (ruling 8)."""

    name = "deploy-where"

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        return add_bits(p.tables.layout_cities[p.layout], DEPLOY, out, 0)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        city = option - DEPLOY
        p.put(p.actor, CARRIER, city)
        p.start_city = city
        p.path = BITS[city]
        p.tell(DEPLOYED, p.actor, city)
        land(p, p.actor)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        if DEPLOY <= option < DEPLOY + CITY_COUNT:
            return "why-no-such-city"
        return "why-move-first" if is_action(option) else ""


def is_action(option: i64) -> bool:
    """Say whether an option belongs to the main action, as people may want it too early."""
    return (
        COLLABORATE <= option <= RAISE_FUNDS
        or BUILD <= option < PLAY + PROJECT_COUNT
        or is_collaboration(option)
    )


@final
class Land(Action[FrozenFrontier]):
    """Stay in the city where the carrier is."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        land(p, p.actor)


@final
class Stop(Action[FrozenFrontier]):
    """Fly to a neighbouring city and land there."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        return add_ways(p, STOP, out, n) if may_leave(p, p.actor) else n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        fly(p, p.actor, noun, True)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return why_not_fly(p, p.actor, noun)


@final
class Fly(Action[FrozenFrontier]):
    """Fly past a neighbouring city and on; every city passed takes a Qubit (ruling 9)."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        onward = may_leave(p, p.actor) and may_pass(p, p.actor)
        return add_ways(p, FLY, out, n) if onward else n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        fly(p, p.actor, noun, False)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return why_not_fly(p, p.actor, noun)


@final
class FlyWhere(Menu[FrozenFrontier]):
    """Stay, or fly to a neighbouring city, or past it and on."""

    name = "fly-where"

    def __init__(self) -> None:
        super().__init__([Land(LAND), Stop(STOP, CITY_COUNT), Fly(FLY, CITY_COUNT)])

    def why_none(self, p: FrozenFrontier, option: i64) -> str:
        return "why-move-first" if is_action(option) else ""


def fly(p: FrozenFrontier, seat: i64, to: i64, stops: bool) -> None:
    """Fly to a neighbouring city; the one that is left takes a Qubit if it was only passed."""
    city = p.here(seat)
    p.step(THEN_FLY, i64(stops))
    p.put(seat, CARRIER, to)
    p.path |= BITS[to]
    if city != p.start_city:  # ruling 46
        p.add(seat, QUBITS, -1)
        p.add_tax(city, 1)
        p.tell(TAXED, seat, city)
    p.tell(FLEW, seat, city, to)
    if city != p.start_city:
        fire(p, seat, ON_SKIP, 0, 1)


def why_not_fly(p: FrozenFrontier, seat: i64, to: i64) -> str:
    """Return the key of the rule against flying to a city."""
    city = p.here(seat)
    for direction in range(DIRECTIONS):
        if p.neighbour(city, direction) == to:
            return "why-been-there" if p.path & BITS[to] != 0 else "why-no-tax"
    return "why-no-neighbour" if p.in_play(to) else "why-no-such-city"


def add_ways(p: FrozenFrontier, verb: i64, out: vec[i64], n: i64) -> i64:
    """Write an option for each neighbour where the carrier has not been; return how many in all."""
    city = p.here(p.actor)
    for direction in range(DIRECTIONS):
        to = p.neighbour(city, direction)
        out[n] = verb + to
        n += i64(p.path & BITS[to] == 0)
    return n


def may_pass(p: FrozenFrontier, seat: i64) -> bool:
    """Say whether there may be a Qubit for the next city too: left over, or given back."""
    left = p.qubits(seat) - i64(p.here(seat) != p.start_city)
    return left > 0 or (p.here(seat) != p.start_city and matching(p, seat, ON_SKIP, 0) != 0)


def may_leave(p: FrozenFrontier, seat: i64) -> bool:
    """Say whether the carrier can fly on: from where it started, or for a Qubit."""
    return p.here(seat) == p.start_city or p.qubits(seat) > 0


@final
class ThenFly(Decision[FrozenFrontier]):
    """In another city: land, or fly on if that is meant and possible."""

    name = "then-fly"
    about = OF_FLIGHT

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.active
        city = p.here(seat)
        if p.about == 0 and may_leave(p, seat):
            for direction in range(DIRECTIONS):
                if p.path & BITS[p.neighbour(city, direction)] == 0:
                    p.ask(FLY_WHERE, seat)
                    return
        land(p, seat)


# Step 2: collect a project card


def land(p: FrozenFrontier, seat: i64) -> None:
    """Take the project that lies in the city (ruling 10), then the main action follows."""
    city = p.here(seat)
    p.tell(LANDED, seat, city)
    p.path = 0
    p.start_city = NONE
    p.ask(ACT, seat)
    card = p.project_in(city)
    if card != NONE:
        p.lay_project(city, NONE)
        p.take_in_hand(seat, card)
        p.open |= BITS[card]
        p.tell(COLLECTED, seat, card, city)
        fire(p, seat, ON_PROJECT, 0, 1)


# Step 3: the main action


@final
class Construct(Action[FrozenFrontier]):
    """Construct a building (ruling 11); the card for it is chosen next."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        seat = p.actor
        city = p.here(seat)
        for slot in range(SLOTS_IN_CITY):
            building = p.building_at(city, slot)
            out[n] = BUILD + building
            n += i64(can_build(p, seat, city, slot, building))
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        p.ask(PLAY_WHICH, p.actor, noun)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return why_not_build(p, p.actor, noun)


@final
class Collaborate(Action[FrozenFrontier]):
    """Settle colonists, then use production and science spots."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        out[n] = COLLABORATE
        return n + i64(can_settle(p, p.actor, 0) or can_use_spot(p, p.actor))

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        p.tell(COLLABORATED, p.actor, p.here(p.actor))
        settle_and_use_spots(p, p.actor)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-nothing-to-do"


@final
class RaiseFunds(Action[FrozenFrontier]):
    """Receive 3 Qubits, then use a subsidy (ruling 45)."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        seat = p.actor
        p.add(seat, QUBITS, FUNDS)
        p.tell(RAISED, seat, FUNDS)
        p.ask(CHOOSE_SUBSIDY, seat)
        fire(p, seat, ON_FUNDS, 0, 1)


@final
class Act(Menu[FrozenFrontier]):
    """Construct, collaborate or raise funds."""

    name = "act"
    secret = True  # a lone option would tell what the hand lacks

    def __init__(self) -> None:
        super().__init__(
            [Construct(BUILD, BUILDING_COUNT), Collaborate(COLLABORATE), RaiseFunds(RAISE_FUNDS)]
        )

    def why_none(self, p: FrozenFrontier, option: i64) -> str:
        if is_collaboration(option):
            return "why-collaborate-first"
        if PLAY <= option < PLAY + PROJECT_COUNT:
            return "why-building-first"
        if SUBSIDIZE <= option < CASH + SUBSIDY_COUNT:
            return "why-subsidy-later"
        moves = option == LAND or FLY <= option < FLY + CITY_COUNT or option >= STOP
        return "why-has-moved" if moves else ""
