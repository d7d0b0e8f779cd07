"""The Action Phase: move, collect a project, then construct, collaborate or raise funds."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.bits import add_bits
from nunatak.engine.position import CHANCE, Action, Decision, Menu
from nunatak.games.frozen_frontier.rules.effects import (
    LAB_FEE,
    begin,
    can_collect_basic,
    can_operate,
    can_pay,
    can_settle,
    can_settle_at,
    can_use_spot,
    covered_spots,
    fire,
    gain_points,
    gain_qubits,
    matching,
    pay,
    run,
    trigger,
    usable,
)
from nunatak.games.frozen_frontier.rules.position import (
    AISAAC,
    BASIC_SPOT,
    BITS,
    CARRIER,
    DIRECTIONS,
    ENGINEERS,
    HAND,
    LAB_SPOT,
    LARGE,
    NONE,
    POOL,
    QUBITS,
    SLOT,
    SLOTS_IN_CITY,
    SMALL,
    STORE,
    FrozenFrontier,
    bit_of,
)
from nunatak.games.frozen_frontier.rules.questions import (
    ACT,
    AISAAC_CARD,
    CHOOSE_SUBSIDY,
    COMPLETE_OR_NOT,
    DEPLOY_WHERE,
    FLY_WHERE,
    LAB_FOREIGN,
    LAB_SEAT,
    LAB_USE,
    OF_BUILDING,
    OF_FLIGHT,
    PLAY_WHICH,
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
    THEN_AFTER_CONSTRUCTION,
    THEN_AFTER_SUBSIDY,
    THEN_BUILD,
    THEN_COMPLETE,
    THEN_END_TURN,
    THEN_FLY,
    THEN_LAB_USED,
    THEN_REFRESH,
    THEN_SETTLE,
    THEN_SPOTS,
    THEN_SUBSIDY_USED,
    TURN_UP_SUBSIDY,
    UNLIMITED,
    USE_SPOT,
    USING_SPOTS,
)
from nunatak.games.frozen_frontier.rules.vocabulary import (
    AT_SLOTS,
    BUILD,
    BUILDING_COUNT,
    BUILT,
    CASH,
    CASHED,
    CITY_COUNT,
    COLLABORATE,
    COLLABORATED,
    COLLECT_BASIC,
    COLLECTED,
    COLLECTED_BASIC,
    COMPLETE,
    COMPLETED,
    DECLINE,
    DEPLOY,
    DEPLOYED,
    DISCARDED,
    DONE,
    FLEW,
    FLY,
    FROM_BUILDING,
    FROM_LAB,
    FROM_PROJECT,
    FROM_SUBSIDY,
    IN_A_BUILDING,
    LAND,
    LANDED,
    LARGE_FROM,
    ON_COLLECT,
    ON_COMPLETE,
    ON_CONSTRUCT,
    ON_FUNDS,
    ON_LAB,
    ON_OPPONENT,
    ON_PROJECT,
    ON_RESOURCE,
    ON_SETTLE,
    ON_SKIP,
    ON_SUBSIDY,
    OPERATE,
    OPERATED,
    PLAY,
    PLAYED,
    PROJECT_COUNT,
    RAISE_FUNDS,
    RAISED,
    REFRESH,
    REFRESHED,
    REPLACE,
    REPLACED,
    SETTLE,
    SLOT_COUNT,
    STOP,
    SUBSIDIZE,
    SUBSIDIZED,
    SUBSIDY_COUNT,
    TAXED,
    TURN_BEGAN,
    UPON_COMPLETION,
    WORKED_LAB,
)
from nunatak.games.frozen_frontier.rules.vocabulary import SETTLED as HAS_SETTLED

FUNDS: Final[i64] = 3  # Qubits for raising funds
CASH_QUBITS: Final[i64] = 2  # a subsidy's option 2
SPACES_IN_ALL: Final[i64] = 27


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


def is_collaboration(option: i64) -> bool:
    """Say whether an option is to settle somebody or to use a spot."""
    return SETTLE <= option < OPERATE + SPACES_IN_ALL or option == COLLECT_BASIC


@final
class Land(Action[FrozenFrontier]):
    """Stay in the city where the carrier is."""

    def __init__(self) -> None:
        self.first = LAND

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        land(p, p.actor)


@final
class Stop(Action[FrozenFrontier]):
    """Fly to a neighbouring city and land there."""

    def __init__(self) -> None:
        self.first = STOP
        self.count = CITY_COUNT

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        return add_ways(p, STOP, out, n) if may_leave(p, p.actor) else n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        fly(p, p.actor, noun, True)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return why_not_fly(p, p.actor, noun)


@final
class Fly(Action[FrozenFrontier]):
    """Fly past a neighbouring city and on; every city passed takes a Qubit (ruling 9)."""

    def __init__(self) -> None:
        self.first = FLY
        self.count = CITY_COUNT

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
        super().__init__([Land(), Stop(), Fly()])

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

    def __init__(self) -> None:
        self.first = BUILD
        self.count = BUILDING_COUNT

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

    def __init__(self) -> None:
        self.first = COLLABORATE

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

    def __init__(self) -> None:
        self.first = RAISE_FUNDS

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
        super().__init__([Construct(), Collaborate(), RaiseFunds()])

    def why_none(self, p: FrozenFrontier, option: i64) -> str:
        if is_collaboration(option):
            return "why-collaborate-first"
        if PLAY <= option < PLAY + PROJECT_COUNT:
            return "why-building-first"
        if SUBSIDIZE <= option < CASH + SUBSIDY_COUNT:
            return "why-subsidy-later"
        moves = option == LAND or FLY <= option < FLY + CITY_COUNT or option >= STOP
        return "why-has-moved" if moves else ""


# A. Construct


def can_build(p: FrozenFrontier, seat: i64, city: i64, slot: i64, building: i64) -> bool:
    """Say whether a seat meets all four requirements for a building (ruling 11)."""
    if p.is_built(city, slot):
        return False
    if p.matching_cards(seat, city, building) == 0:
        return False
    if p.miniatures(seat, building) == 0:
        return False
    return can_pay(p, seat, FROM_BUILDING + building, 0)


def why_not_build(p: FrozenFrontier, seat: i64, building: i64) -> str:
    """Return the key of the rule against constructing a building here."""
    city = p.here(seat)
    slot = p.slot_for(city, building)
    if slot == NONE:
        return "why-no-slot"
    if p.owner(city, slot) != NONE:
        return "why-slot-taken"
    if p.matching_cards(seat, city, building) == 0:
        return "why-no-card"
    if p.miniatures(seat, building) == 0:
        return "why-no-miniature"
    return "why-too-dear"


@final
class PlayWhich(Decision[FrozenFrontier]):
    """Which project card to play for the building."""

    name = "play-which"
    about = OF_BUILDING
    secret = True  # a lone option would tell what the hand lacks
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        city = p.here(p.actor)
        return add_bits(p.matching_cards(p.actor, city, p.about), PLAY, out, 0)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        card = option - PLAY
        seat = p.actor
        p.put(seat, HAND, p.hand(seat) & ~BITS[card])
        p.open &= ~BITS[card]
        p.playing = card
        p.tell(PLAYED, seat, card)
        p.step(THEN_BUILD, p.about)
        pay(p, seat, FROM_BUILDING + p.about)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        if not PLAY <= option < PLAY + PROJECT_COUNT:
            return ""
        held = p.hand(p.actor) & BITS[option - PLAY] != 0
        return "why-card-does-not-match" if held else "why-not-in-hand"


@final
class ThenBuild(Decision[FrozenFrontier]):
    """The miniature is placed; then bonus, project or subsidy, and abilities (ruling 15)."""

    name = "then-build"
    about = OF_BUILDING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.active
        building = p.about
        place_building(p, seat, p.here(seat), building)
        p.tell(BUILT, seat, building, p.here(seat))
        p.step(THEN_AFTER_CONSTRUCTION, building)
        p.step(THEN_COMPLETE, building)
        run(p, seat, FROM_BUILDING + building, 0)


def place_building(p: FrozenFrontier, who: i64, city: i64, building: i64) -> None:
    """Put somebody's miniature into its slot."""
    slot = p.slot_for(city, building)
    p.build(city, slot, who)
    p.add(who, LARGE if building >= LARGE_FROM else SMALL, -1)


@final
class ThenComplete(Decision[FrozenFrontier]):
    """A card that matches building and city can be completed; any other is discarded."""

    name = "then-complete"
    about = OF_BUILDING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        tables = p.tables
        card = p.playing
        seat = p.active
        if tables.project_building[card] == p.about and tables.project_city[card] == p.here(seat):
            p.ask(COMPLETE_OR_NOT, seat)
        else:
            discard_played(p, seat)


def discard_played(p: FrozenFrontier, seat: i64) -> None:
    """Discard the card that was played, and use a subsidy."""
    p.tell(DISCARDED, seat, p.playing)
    p.discard = append(p.discard, p.playing)
    p.playing = NONE
    p.ask(CHOOSE_SUBSIDY, seat)


@final
class Complete(Action[FrozenFrontier]):
    """Complete the project in a free slot (ruling 13)."""

    def __init__(self) -> None:
        self.first = COMPLETE

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        out[n] = COMPLETE
        return n + i64(free_slot(p, p.actor) != NONE)

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        complete(p, p.actor, free_slot(p, p.actor))

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-no-free-slot"


@final
class Replace(Action[FrozenFrontier]):
    """Complete it in the place of another one, if there is no free slot."""

    def __init__(self) -> None:
        self.first = REPLACE
        self.count = SLOT_COUNT

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        if free_slot(p, p.actor) != NONE:
            return n
        for slot in range(p.open_slots(p.actor)):
            out[n] = REPLACE + slot
            n += 1
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        seat = p.actor
        former = p.completed(seat, noun)
        p.discard = append(p.discard, former)
        p.used &= ~BITS[AT_SLOTS + noun]
        p.tell(REPLACED, seat, former, noun)
        complete(p, seat, noun)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-slot-locked" if free_slot(p, p.actor) == NONE else "why-slot-free"


@final
class Decline(Action[FrozenFrontier]):
    """Discard the card, and use a subsidy instead."""

    def __init__(self) -> None:
        self.first = DECLINE

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        discard_played(p, p.actor)


@final
class CompleteOrNot(Menu[FrozenFrontier]):
    """Complete the project, in the place of another one if need be, or not."""

    name = "complete-or-not"
    part = True

    def __init__(self) -> None:
        super().__init__([Complete(), Replace(), Decline()])


def free_slot(p: FrozenFrontier, seat: i64) -> i64:
    """Return the first open slot without a project, or NONE."""
    for slot in range(p.open_slots(seat)):
        if p.completed(seat, slot) == NONE:
            return slot
    return NONE


def complete(p: FrozenFrontier, seat: i64, slot: i64) -> None:
    """Put the project into a slot; its own trigger counts its completion (ruling 45)."""
    card = p.playing
    p.playing = NONE
    p.put(seat, SLOT + slot, card)
    p.listen(seat)
    p.tell(COMPLETED, seat, card, slot)
    places = matching(p, seat, ON_COMPLETE, 0)
    if p.tables.trigger[FROM_PROJECT + card] == UPON_COMPLETION:
        places |= BITS[AT_SLOTS + slot]
    trigger(p, seat, places, 1)


@final
class ThenAfterConstruction(Decision[FrozenFrontier]):
    """At the very end of a construction, abilities that wait for it."""

    name = "then-after-construction"
    about = OF_BUILDING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        fire(p, p.active, ON_CONSTRUCT, p.about, 1)


# Subsidies


@final
class Subsidize(Action[FrozenFrontier]):
    """Use a subsidy's effect."""

    def __init__(self) -> None:
        self.first = SUBSIDIZE
        self.count = SUBSIDY_COUNT

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        take_subsidy(p, noun)
        p.tell(SUBSIDIZED, p.actor, noun)
        begin(p, p.actor, FROM_SUBSIDY + noun)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return why_not_subsidy(p, noun)


@final
class Cash(Action[FrozenFrontier]):
    """Take 2 Qubits instead."""

    def __init__(self) -> None:
        self.first = CASH
        self.count = SUBSIDY_COUNT

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        take_subsidy(p, noun)
        p.tell(CASHED, p.actor, noun)
        gain_qubits(p, p.actor, CASH_QUBITS)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return why_not_subsidy(p, noun)


@final
class ChooseSubsidy(Menu[FrozenFrontier]):
    """One of the subsidies in the pool: its effect, or 2 Qubits (ruling 21)."""

    name = "choose-subsidy"
    part = True

    def __init__(self) -> None:
        super().__init__([Subsidize(), Cash()])

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        """Write both things to do with each card, card by card."""
        n: i64 = 0
        for place in range(POOL):
            card = p.pool[place]
            if card != NONE:
                out[n] = SUBSIDIZE + card
                n += i64(usable(p, p.actor, FROM_SUBSIDY + card, 0))
                out[n] = CASH + card
                n += 1
        return n


def take_subsidy(p: FrozenFrontier, card: i64) -> None:
    """Take a subsidy out of the pool, to be discarded when it has been used."""
    for place in range(POOL):
        if p.pool[place] == card:
            p.pool[place] = NONE
            p.gap = place
    p.subsidy = card
    p.step(THEN_AFTER_SUBSIDY)


def why_not_subsidy(p: FrozenFrontier, card: i64) -> str:
    """Return the key of the rule against using a subsidy."""
    for place in range(POOL):
        if p.pool[place] == card:
            return "why-subsidy-useless"
    return "why-not-in-pool"


@final
class ThenAfterSubsidy(Decision[FrozenFrontier]):
    """The subsidy is discarded and the pool replenished; the stack is the round's clock."""

    name = "then-after-subsidy"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        p.step(THEN_SUBSIDY_USED)
        discard_subsidy(p)


def discard_subsidy(p: FrozenFrontier) -> None:
    """Discard the subsidy in use, and turn up another one while there are any."""
    p.gone |= BITS[p.subsidy]
    p.subsidy = NONE
    if p.stack > 0:
        p.ask(TURN_UP_SUBSIDY, CHANCE, p.gap)


@final
class ThenSubsidyUsed(Decision[FrozenFrontier]):
    """Abilities that wait for a subsidy, after its effect (ruling 45)."""

    name = "then-subsidy-used"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        fire(p, p.active, ON_SUBSIDY, 0, 1)


# B. Collaborate


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

    def __init__(self) -> None:
        self.first = SETTLE
        self.count = SPACES_IN_ALL

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

    def __init__(self) -> None:
        self.first = DONE

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
        super().__init__([Settle(), SettleNoMore()])

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

    def __init__(self) -> None:
        self.first = COLLECT_BASIC

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

    def __init__(self) -> None:
        self.first = OPERATE
        self.count = SPACES_IN_ALL

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        seat = p.actor
        city = p.here(seat)
        settled = p.settled(city)
        while settled != 0:
            slot = bit_of(settled) // 3
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

    def __init__(self) -> None:
        self.first = DONE

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
        super().__init__([CollectBasic(), Operate(), NoMoreSpots()])

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

    def __init__(self) -> None:
        self.first = REFRESH
        self.count = SPACES_IN_ALL

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        city = p.here(p.actor)
        covered = covered_spots(p, city)
        while covered != 0:
            place = bit_of(covered)
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
        super().__init__([Refresh(), NoMoreSpots()])
