"""The choices that effects ask for: abilities, tracks, resources, cards."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.bits import add_bits, count_bits, lowest
from nunatak.engine.position import CHANCE, SEAT_BITS, Action, Decision, Menu, OneOf
from nunatak.games.frozen_frontier.rules.effects import (
    advance,
    advance_later,
    begin,
    can_give,
    connect,
    draw_contracts,
    draw_projects,
    fire,
    go_on,
    is_gift,
    pay_any,
    receive_resource,
    retrain,
    run,
    spend_qubits,
    spend_resource,
    take_basic,
    trade_up_to,
    usable,
    wait_for_use,
)
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import (
    ADVANCE_SEAT,
    ADVANCE_STEPS,
    ADVANCE_TRACK,
    ADVANCING,
    ANY_TRACK,
    CHOOSE_PROGRAM,
    CONTRACT_DRAW,
    DRAW_CHOICE,
    DRAW_CONTRACT,
    DRAW_SEAT,
    FIND_PROGRAM,
    GET_FOR,
    GET_TIMES,
    GET_WHAT,
    GETTING,
    KEEP_CONTRACT,
    MORE_COUNT,
    MORE_OF,
    MORE_SEAT,
    OF_GENERATION,
    OF_PLACES,
    OF_SEAT,
    OF_SOME,
    PAY_BASIC,
    PAY_UNITS,
    PAYING,
    PUT_UNDER_FIRST,
    RUN_FROM,
    RUN_SEAT,
    RUN_SOURCE,
    RUNNING,
    STACK_GENERATION,
    STACK_LOOK,
    STACK_SEAT,
    THEN_TAKE_BASIC,
    THEN_TRADE,
    TRACK_CHOICE,
    TRACK_FROM,
    TRACK_SOURCE,
    TRADE_SEAT,
    TRADE_SOME,
    TRADE_TIMES,
    TRADING,
    TRIGGERED,
    TRIGGERED_PLACES,
    TRIGGERED_SEAT,
    USE_ABILITY,
)
from nunatak.games.frozen_frontier.rules.rows import (
    BITS,
    PROGRAM,
    STACKS,
    STORE,
    contract_of,
    put_under_by,
)
from nunatak.games.frozen_frontier.rules.tables import DIRECTIONS, NONE, OPS, PROGRAMS_UP
from nunatak.games.frozen_frontier.rules.vocabulary import (
    ADVANCE,
    BASICS,
    CHOSE_CONTRACT,
    CITY_COUNT,
    CONNECT,
    CONTRACT_COUNT,
    DONE,
    DRAW,
    DRAW_ONE,
    DRAW_PAPER,
    DRAW_THREE,
    DREW,
    DREW_CONTRACT,
    DREW_PAPER,
    DREW_PROJECT,
    FIND,
    FOUND,
    GIVE,
    IN_GENERATION,
    INDUSTRY,
    LOOK,
    LOOKED,
    ON_PROJECT,
    ON_RESOURCE,
    ONCE_PER_TURN,
    PAY,
    PLACE_COUNT,
    PROGRAM_COUNT,
    PUT_UNDER,
    REFUSE,
    REFUSED,
    RESOURCE_COUNT,
    RETAIN,
    RETAINED,
    RETRAIN,
    RETURNED,
    SAW_PAPER,
    SCIENCE,
    STUDIED,
    STUDY,
    TAKE,
    TRADED,
    USE,
    USED,
)

ONE_OF: Final[i64] = 3  # contracts to choose from


# Abilities


@final
class ThenTriggered(Decision[FrozenFrontier]):
    """Abilities were triggered together: gifts are taken; if others can be used, ask."""

    name = "then-triggered"
    about = TRIGGERED

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = TRIGGERED_SEAT.of(p.about)
        places = TRIGGERED_PLACES.of(p.about)
        place = first_gift(p, seat, places)
        if place != NONE:
            use_ability(p, seat, place, places)
        elif some_usable(p, seat, places):
            p.ask(USE_ABILITY, seat, places)


def first_gift(p: FrozenFrontier, seat: i64, places: i64) -> i64:
    """Return where an ability lies that nobody would refuse, or NONE."""
    while places != 0:
        place = lowest(places)
        if is_usable(p, seat, place) and is_gift(p, seat, p.ability_at(seat, place)):
            return place
        places &= places - 1
    return NONE


def use_ability(p: FrozenFrontier, seat: i64, place: i64, places: i64) -> None:
    """Use an ability; the others that were triggered with it wait."""
    rest = places & ~BITS[place]
    if rest != 0:
        wait_for_use(p, seat, rest)
    source = p.ability_at(seat, place)
    if p.tables.trigger[source] == ONCE_PER_TURN:
        p.used |= BITS[place]
    p.tell(USED, seat, source)
    begin(p, seat, source)


def some_usable(p: FrozenFrontier, seat: i64, places: i64) -> bool:
    """Say whether a seat can use one of its abilities."""
    while places != 0:
        if is_usable(p, seat, lowest(places)):
            return True
        places &= places - 1
    return False


def is_usable(p: FrozenFrontier, seat: i64, place: i64) -> bool:
    """Say whether an ability that was triggered can be used."""
    source = p.ability_at(seat, place)
    if source == NONE:
        return False
    if p.tables.trigger[source] == ONCE_PER_TURN and p.used & BITS[place] != 0:
        return False
    return usable(p, seat, source, 0)


@final
class Use(Action[FrozenFrontier]):
    """Use an ability that was triggered."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        places = p.about
        while places != 0:
            place = lowest(places)
            places &= places - 1
            out[n] = USE + place
            n += i64(is_usable(p, p.actor, place))
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        use_ability(p, p.actor, noun, p.about)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-no-use" if p.about & BITS[noun] != 0 else "why-not-triggered"


@final
class Refuse(Action[FrozenFrontier]):
    """Use none of those that are left (ruling 32)."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        p.tell(REFUSED, p.actor)


@final
class UseAbility(Menu[FrozenFrontier]):
    """Which ability to use next, or none."""

    name = "use-ability"
    about = OF_PLACES

    def __init__(self) -> None:
        super().__init__([Use(USE, PLACE_COUNT), Refuse(REFUSE)])


@final
class ThenRun(Decision[FrozenFrontier]):
    """An effect goes on."""

    name = "then-run"
    about = RUNNING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        run(p, RUN_SEAT.of(p.about), RUN_SOURCE.of(p.about), RUN_FROM.of(p.about))


# Tracks


@final
class ThenAdvance(Decision[FrozenFrontier]):
    """Further steps on a track."""

    name = "then-advance"
    about = ADVANCING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        about = p.about
        advance(p, ADVANCE_SEAT.of(about), ADVANCE_TRACK.of(about), ADVANCE_STEPS.of(about))


@final
class WhichTrack(Decision[FrozenFrontier]):
    """On which track to advance, or on which first."""

    name = "which-track"
    about = TRACK_CHOICE
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        out[0] = ADVANCE + INDUSTRY
        out[1] = ADVANCE + SCIENCE
        return 2

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.actor
        track = option - ADVANCE
        source = TRACK_SOURCE.of(p.about)
        i = TRACK_FROM.of(p.about)
        if source == ANY_TRACK:
            advance(p, seat, track, i)
            return
        k = source * OPS + i
        tables = p.tables
        if i + 2 < tables.op_count[source]:
            go_on(p, seat, source, i + 2)
        first = k if tables.op_what[k] == track else k + 1
        second = k + k + 1 - first
        advance_later(p, seat, 1 - track, tables.op_n[second])
        advance(p, seat, track, tables.op_n[first])


# Resources


@final
class PayWith(Decision[FrozenFrontier]):
    """Which resource to spend, one unit at a time."""

    name = "pay-with"
    about = PAYING
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        n: i64 = 0
        for resource in range(BASICS if PAY_BASIC.of(p.about) != 0 else RESOURCE_COUNT):
            out[n] = PAY + resource
            n += i64(p.store(p.actor, resource) > 0)
        return n

    def take(self, p: FrozenFrontier, option: i64) -> None:
        spend_resource(p, p.actor, option - PAY, 1)
        pay_any(p, p.actor, PAY_BASIC.of(p.about) != 0, PAY_UNITS.of(p.about) - 1)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        return "why-no-such-resource" if PAY <= option < PAY + RESOURCE_COUNT else ""


@final
class TakeBasic(Decision[FrozenFrontier]):
    """Which of aerogel, energy and regolith to receive, one unit at a time (ruling 44)."""

    name = "take-basic"
    about = OF_SOME
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        n: i64 = 0
        for resource in range(BASICS):
            out[n] = TAKE + resource
            n += i64(p.room(p.actor, resource) > 0)
        return n

    def take(self, p: FrozenFrontier, option: i64) -> None:
        if p.about > 1:
            p.step(THEN_TAKE_BASIC, MORE_COUNT.put(p.about - 1) | MORE_SEAT.put(p.actor))
        receive_resource(p, p.actor, option - TAKE, 1)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        return why_not_received(option)


def why_not_received(option: i64) -> str:
    """Return the key of the rule against receiving a resource."""
    return "why-storage-full" if TAKE <= option < TAKE + RESOURCE_COUNT else ""


@final
class ThenTakeBasic(Decision[FrozenFrontier]):
    """Further units of one's choice."""

    name = "then-take-basic"
    about = MORE_OF

    def take(self, p: FrozenFrontier, option: i64) -> None:
        take_basic(p, MORE_SEAT.of(p.about), MORE_COUNT.of(p.about))


@final
class HowMany(Decision[FrozenFrontier]):
    """How many engineers become scientists."""

    name = "how-many"
    about = OF_SOME
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        for i in range(p.about):
            out[i] = RETRAIN + i
        return p.about

    def take(self, p: FrozenFrontier, option: i64) -> None:
        retrain(p, p.actor, option - RETRAIN + 1)


@final
class Give(Action[FrozenFrontier]):
    """Give a unit of a resource for another one."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        for resource in range(RESOURCE_COUNT):
            out[n] = GIVE + resource
            n += i64(can_give(p, p.actor, resource))
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        times = TRADE_TIMES.of(p.about)
        p.ask(GET_WHAT, p.actor, GET_FOR.put(noun) | GET_TIMES.put(times))

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-no-such-resource"


@final
class GiveNoMore(Action[FrozenFrontier]):
    """Trade nothing more."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        pass


@final
class GiveWhat(Menu[FrozenFrontier]):
    """Which resource to give for another one, or none (ruling 44)."""

    name = "give-what"
    about = TRADING

    def __init__(self) -> None:
        super().__init__([Give(GIVE, RESOURCE_COUNT), GiveNoMore(DONE)])


@final
class GetWhat(Decision[FrozenFrontier]):
    """What to receive for it."""

    name = "get-what"
    about = GETTING
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        n: i64 = 0
        for resource in range(RESOURCE_COUNT):
            out[n] = TAKE + resource
            n += i64(resource != GET_FOR.of(p.about) and p.room(p.actor, resource) > 0)
        return n

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.actor
        given = GET_FOR.of(p.about)
        taken = option - TAKE
        p.add(seat, STORE + given, -1)
        p.add(seat, STORE + taken, 1)
        p.tell(TRADED, seat, given, taken)
        times = TRADE_TIMES.put(GET_TIMES.of(p.about) - 1)
        p.step(THEN_TRADE, times | TRADE_SOME.put(1) | TRADE_SEAT.put(seat))
        fire(p, seat, ON_RESOURCE, taken, 1)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        return why_not_received(option)


@final
class ThenTrade(Decision[FrozenFrontier]):
    """Perhaps another unit."""

    name = "then-trade"
    about = TRADING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        about = p.about
        trade_up_to(p, TRADE_SEAT.of(about), TRADE_TIMES.of(about), TRADE_SOME.of(about) != 0)


@final
class ConnectWhere(Decision[FrozenFrontier]):
    """In which neighbouring city to place an AI token."""

    name = "connect-where"
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        city = p.here(p.actor)
        for direction in range(DIRECTIONS):
            out[direction] = CONNECT + p.neighbour(city, direction)
        return DIRECTIONS

    def take(self, p: FrozenFrontier, option: i64) -> None:
        connect(p, p.actor, option - CONNECT)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        return "why-no-neighbour" if CONNECT <= option < CONNECT + CITY_COUNT else ""


# Cards


@final
class DrawProject(OneOf[FrozenFrontier]):
    """The top card of the Project deck."""

    name = "draw-project"
    about = OF_SEAT

    def among(self, p: FrozenFrontier) -> i64:
        return p.deck

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.about
        card = option - DRAW
        p.deck &= ~BITS[card]
        p.take_in_hand(seat, card)
        p.tell(DREW, seat, card, seen=SEAT_BITS[seat])
        p.tell(DREW_PROJECT, seat)
        fire(p, seat, ON_PROJECT, 0, 1)


@final
class ThenDrawProjects(Decision[FrozenFrontier]):
    """Further projects."""

    name = "then-draw-projects"
    about = MORE_OF

    def take(self, p: FrozenFrontier, option: i64) -> None:
        draw_projects(p, MORE_SEAT.of(p.about), MORE_COUNT.of(p.about))


@final
class ThenDrawContracts(Decision[FrozenFrontier]):
    """Further contracts."""

    name = "then-draw-contracts"
    about = MORE_OF

    def take(self, p: FrozenFrontier, option: i64) -> None:
        draw_contracts(p, MORE_SEAT.of(p.about), MORE_COUNT.of(p.about))


@final
class DrawOne(Action[FrozenFrontier]):
    """Draw a contract for nothing."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        p.ask(DRAW_CONTRACT, CHANCE, DRAW_SEAT.put(p.actor))


@final
class DrawThree(Action[FrozenFrontier]):
    """Pay a Qubit, and keep the best of three."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        seat = p.actor
        spend_qubits(p, seat, 1)
        p.busy = seat
        choice = DRAW_CHOICE.put(min(p.contracts_left(), ONE_OF))
        p.ask(DRAW_CONTRACT, CHANCE, DRAW_SEAT.put(seat) | choice)


@final
class HowToDraw(Menu[FrozenFrontier]):
    """One contract for nothing, or the best of three for a Qubit (expert variant)."""

    name = "how-to-draw"

    def __init__(self) -> None:
        super().__init__([DrawOne(DRAW_ONE), DrawThree(DRAW_THREE)])


def top_contracts(p: FrozenFrontier) -> i64:
    """Return which contracts may be on top of the deck, as bits."""
    return p.contracts if p.contracts != 0 else BITS[contract_of(p.under[0])]


def take_contract(p: FrozenFrontier, card: i64) -> None:
    """Take the top contract off its deck."""
    if p.contracts != 0:
        p.contracts &= ~BITS[card]
    else:
        p.under = p.under[1:]


@final
class DrawContract(OneOf[FrozenFrontier]):
    """The top card of the Contract deck."""

    name = "draw-contract"
    about = CONTRACT_DRAW

    def among(self, p: FrozenFrontier) -> i64:
        return top_contracts(p)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = DRAW_SEAT.of(p.about)
        more = DRAW_CHOICE.of(p.about)
        card = option - DRAW_PAPER
        take_contract(p, card)
        if more == 0:
            p.take_contract_in_hand(seat, card)
            p.tell(DREW_PAPER, seat, card, seen=SEAT_BITS[seat])
            p.tell(DREW_CONTRACT, seat)
            return
        p.shown |= BITS[card]
        p.tell(SAW_PAPER, seat, card, seen=SEAT_BITS[seat])
        if more > 1:
            p.ask(DRAW_CONTRACT, CHANCE, DRAW_SEAT.put(seat) | DRAW_CHOICE.put(more - 1))
        else:
            p.ask(KEEP_CONTRACT, seat)


@final
class KeepContract(Decision[FrozenFrontier]):
    """Which of the contracts to keep."""

    name = "keep-contract"

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        return add_bits(p.shown, RETAIN, out, 0)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.actor
        card = option - RETAIN
        p.shown &= ~BITS[card]
        p.take_contract_in_hand(seat, card)
        p.tell(RETAINED, seat, card, seen=SEAT_BITS[seat])
        p.tell(CHOSE_CONTRACT, seat)
        if p.shown & (p.shown - 1) != 0:
            p.ask(PUT_UNDER_FIRST, seat)
        else:
            put_under(p, seat, lowest(p.shown))

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        return "why-not-shown" if RETAIN <= option < RETAIN + CONTRACT_COUNT else ""


@final
class PutUnderFirst(Decision[FrozenFrontier]):
    """Which of the others goes under the deck first."""

    name = "put-under-first"
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        return add_bits(p.shown, PUT_UNDER, out, 0)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        put_under(p, p.actor, option - PUT_UNDER)
        put_under(p, p.actor, lowest(p.shown))

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        return "why-not-shown" if PUT_UNDER <= option < PUT_UNDER + CONTRACT_COUNT else ""


def put_under(p: FrozenFrontier, seat: i64, card: i64) -> None:
    """Put a contract under its deck, known to whoever did it."""
    p.shown &= ~BITS[card]
    p.under = append(p.under, put_under_by(card, seat))
    p.tell(RETURNED, seat, card, seen=SEAT_BITS[seat])
    if p.shown == 0:
        p.busy = NONE


def generation_bits(generation: i64) -> i64:
    """Return the research programs of a generation, as bits."""
    return (BITS[IN_GENERATION] - 1) << (generation * IN_GENERATION)


@final
class FindProgram(OneOf[FrozenFrontier]):
    """Whoever looks at a stack first finds what lies there."""

    name = "find-program"
    about = STACK_LOOK

    def among(self, p: FrozenFrontier) -> i64:
        generation = STACK_GENERATION.of(p.about)
        return generation_bits(generation) & ~p.stacks[generation]

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = STACK_SEAT.of(p.about)
        generation = STACK_GENERATION.of(p.about)
        p.stacks[generation] |= BITS[option - FIND]
        p.stacks[STACKS + generation] |= SEAT_BITS[seat]
        p.tell(FOUND, seat, option - FIND, seen=SEAT_BITS[seat])
        if count_bits(p.stacks[generation]) < p.setup(PROGRAMS_UP):
            p.ask(FIND_PROGRAM, CHANCE, p.about)
        else:
            p.tell(LOOKED, seat, generation + 1)
            p.ask(CHOOSE_PROGRAM, seat, generation)


@final
class LookAtStack(Decision[FrozenFrontier]):
    """Whoever looks at it later sees what is left."""

    name = "look-at-stack"
    about = STACK_LOOK

    def outcomes(self, p: FrozenFrontier, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        out[0] = LOOK
        weights[0] = 1
        return 1

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = STACK_SEAT.of(p.about)
        generation = STACK_GENERATION.of(p.about)
        p.stacks[STACKS + generation] |= SEAT_BITS[seat]
        p.tell(LOOKED, seat, generation + 1)
        p.ask(CHOOSE_PROGRAM, seat, generation)


@final
class ChooseProgram(Decision[FrozenFrontier]):
    """A research program for good; everybody sees which (ruling 47)."""

    name = "choose-program"
    about = OF_GENERATION

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        return add_bits(p.stacks[p.about], STUDY, out, 0)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        program = option - STUDY
        p.stacks[p.about] &= ~BITS[program]
        p.put(p.actor, PROGRAM + p.about, program)
        p.listen(p.actor)
        p.tell(STUDIED, p.actor, program)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        return "why-not-in-stack" if STUDY <= option < STUDY + PROGRAM_COUNT else ""
