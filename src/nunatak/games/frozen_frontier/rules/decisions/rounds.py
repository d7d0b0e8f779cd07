"""The end of a turn and of a round: Income, Shipment, Cleanup, and the end of the game."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.bits import count_bits, lowest
from nunatak.engine.position import CHANCE, SEAT_BITS, Action, Decision, Menu, OneOf
from nunatak.games.frozen_frontier.rules.decisions.effect_choices import (
    take_contract,
    top_contracts,
)
from nunatak.games.frozen_frontier.rules.decisions.turn import begin_turn
from nunatak.games.frozen_frontier.rules.effects import (
    pay_any,
    receive_colonists,
    spend_resource,
    trigger,
)
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import (
    FULFIL_SCHEDULED,
    FULFIL_UNSCHEDULED,
    LAY_PROJECT,
    OF_CITY,
    OF_SEAT,
    REVEAL_CONTRACTS,
    THEN_CLEANUP,
    THEN_FULFIL,
    THEN_INCOME,
    THEN_SCHEDULED,
    THEN_SHIPMENT,
    THEN_UNSCHEDULED,
    TURN_UP_CONTRACT,
)
from nunatak.games.frozen_frontier.rules.rows import (
    AISAAC,
    BASIC_SPOT,
    BITS,
    FULFILLED,
    PAPERS,
    PENALTIES,
    POINTS,
    QUBITS,
    ROUNDS,
    SEATED,
    STORE,
    fulfilment,
)
from nunatak.games.frozen_frontier.rules.tables import CONTRACTS_UP, NEED, NONE
from nunatak.games.frozen_frontier.rules.vocabulary import (
    ACTION,
    AISAAC_CLAIMED,
    AISAAC_SCORED,
    CITY_COUNT,
    CLEANUP,
    CONTRACT_COUNT,
    CONTRACT_UP,
    DONE,
    DRAW,
    DRAW_PAPER,
    DURING_INCOME,
    EARNED,
    ENDED,
    ENGINEER,
    FINISHED,
    FULFIL,
    HELIUM,
    HUB,
    INCOME,
    INDUSTRY,
    LOOK,
    PASS,
    PASSED,
    PENALIZED,
    PHASE_BEGAN,
    PLACE_COUNT,
    PROJECT_LAID,
    RESOURCE_COUNT,
    ROUND_BEGAN,
    SCIENCE,
    SCIENTIST,
    SENT,
    SHIPMENT,
    SHIPPED,
    STEP_COUNT,
)
from nunatak.games.frozen_frontier.rules.vocabulary import FULFILLED as HAS_FULFILLED

RESHUFFLING: Final[i64] = 0  # the stages of a cleanup
LAYING: Final[i64] = 1
ARRIVING: Final[i64] = 2
TURNING_UP: Final[i64] = 3  # and one more for each contract


def begin_round(p: FrozenFrontier) -> None:
    """A new Action Phase starts with whoever holds the Active Player token."""
    p.round += 1
    p.phase = ACTION
    p.stage = 0
    p.tell(ROUND_BEGAN, p.round)
    begin_turn(p, p.active)


@final
class ThenEndTurn(Decision[FrozenFrontier]):
    """The token goes on; the phase ends when the stack has run out (rulings 22 and 23)."""

    name = "then-end-turn"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        who = p.active
        p.used = 0
        p.command = NONE
        p.active = p.after(who)
        if p.stack > 0:
            begin_turn(p, p.active)
        elif p.round == ROUNDS and who != p.last():
            p.final = True
            begin_turn(p, p.active)
        else:
            begin_income(p)


# Income


def begin_income(p: FrozenFrontier) -> None:
    """Clear Basic Resources, pay building owners, then abilities (ruling 24)."""
    p.phase = INCOME
    p.tell(PHASE_BEGAN, INCOME)
    earned = vec[i64]([0] * SEATED)
    for city in range(CITY_COUNT):
        clear_city(p, city, earned)
    for seat in range(p.players):
        p.add(seat, QUBITS, earned[seat])
        if earned[seat] > 0:
            p.tell(EARNED, seat, earned[seat])
    if p.solo():
        aisaac_income(p, earned[AISAAC])
    p.step(THEN_SHIPMENT)
    first = p.active if p.active < p.players else i64(0)
    for i in range(p.players):
        p.step(THEN_INCOME, (first + p.players - 1 - i) % p.players)


def clear_city(p: FrozenFrontier, city: i64, earned: vec[i64]) -> None:
    """Take all Qubits off a city's spots, and its tax if there is a Hub."""
    covered = p.covered(city)
    if covered & BITS[BASIC_SPOT] != 0:
        p.add_tax(city, 1)
        covered &= ~BITS[BASIC_SPOT]
    while covered != 0:
        earned[p.owner(city, lowest(covered) // 3)] += 1
        covered &= covered - 1
    p.uncover_all(city)
    hub = p.owner(city, p.slot_for(city, HUB))
    if hub != NONE:
        earned[hub] += p.tax(city)
        p.add_tax(city, -p.tax(city))


def aisaac_income(p: FrozenFrontier, earned: i64) -> None:
    """AISAAC's Qubits return to the Reserve for points (ruling 50)."""
    points = (p.qubits(AISAAC) + earned) // p.tables.qubits_a_point
    p.put(AISAAC, QUBITS, 0)
    if points > 0:
        p.add(AISAAC, POINTS, points)
        p.tell(AISAAC_SCORED, points)


@final
class ThenIncome(Decision[FrozenFrontier]):
    """A seat's abilities of the Income Phase."""

    name = "then-income"
    about = OF_SEAT

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.about
        places: i64 = 0
        for place in range(PLACE_COUNT):
            source = p.ability_at(seat, place)
            if source != NONE and p.tables.trigger[source] == DURING_INCOME:
                places |= BITS[place]
        trigger(p, seat, places, 1)


# Shipment


@final
class ThenShipment(Decision[FrozenFrontier]):
    """Mandatory shipment of helium: forced if one can (ruling 26)."""

    name = "then-shipment"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        p.phase = SHIPMENT
        p.tell(PHASE_BEGAN, SHIPMENT)
        demand = p.tables.mandatory[p.round - 1]
        for seat in range(p.players):
            n = min(min(demand, p.store(seat, HELIUM)), p.qubits(seat))
            if n > 0:
                p.add(seat, STORE + HELIUM, -n)
                p.add(seat, QUBITS, -n)
                p.tell(SHIPPED, seat, n)
            if n < demand:
                p.add(seat, PENALTIES, demand - n)
                p.tell(PENALIZED, seat, demand - n)
        p.scheduled = True
        p.shipper = 0
        p.passed = 0
        p.claimed = 0
        p.step(THEN_SCHEDULED)


@final
class ThenScheduled(Decision[FrozenFrontier]):
    """Whoever is next on the Industry Track may fulfil a contract of the pool (ruling 27)."""

    name = "then-scheduled"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        count = max(p.players, i64(2))
        everybody: i64 = BITS[0] | BITS[AISAAC] if p.solo() else BITS[p.players] - 1
        while len(p.papers) > 0 and p.passed != everybody:
            who = p.in_shipping_order(p.shipper)
            p.shipper = (p.shipper + 1) % count
            if p.passed & BITS[who] != 0:
                continue
            if who == AISAAC:
                claim(p)
            elif can_ship_some(p, who):
                p.step(THEN_SCHEDULED)
                p.ask(FULFIL_SCHEDULED, who)
                return
            else:
                pass_shipping(p, who)
        p.scheduled = False
        p.shipper = 0
        p.passed = 0
        p.step(THEN_UNSCHEDULED)


def claim(p: FrozenFrontier) -> None:
    """AISAAC takes the contract that has been in the pool longest, or passes."""
    if p.claimed >= p.tables.claims[p.round - 1]:
        p.passed |= BITS[AISAAC]
        return
    card = p.papers[0]
    p.papers = p.papers[1:]
    p.claimed += 1
    p.add(AISAAC, FULFILLED, 1)
    p.fulfilled = append(p.fulfilled, fulfilment(card, AISAAC, True, 0))
    p.tell(AISAAC_CLAIMED, card)


def pass_shipping(p: FrozenFrontier, seat: i64) -> None:
    """Ship no more in this phase."""
    p.passed |= BITS[seat]
    p.tell(PASSED, seat)


def can_ship(p: FrozenFrontier, seat: i64, card: i64) -> bool:
    """Say whether a seat can pay a contract: the payment precedes the reward (ruling 28)."""
    tables = p.tables
    if p.qubits(seat) < tables.contract_units[card]:
        return False
    first = card * NEED
    for resource in range(RESOURCE_COUNT):
        if p.store(seat, resource) < tables.contract_need[first + resource]:
            return False
    anything = tables.contract_need[first + RESOURCE_COUNT]
    return anything == 0 or p.stored(seat) >= anything


def can_ship_some(p: FrozenFrontier, seat: i64) -> bool:
    """Say whether a seat can pay some contract of the pool."""
    for card in p.papers:
        if can_ship(p, seat, card):
            return True
    return False


def ship(p: FrozenFrontier, seat: i64, card: i64) -> None:
    """Pay a contract; the reward follows."""
    p.shipping = card
    p.busy = seat
    p.paid = 0
    p.step(THEN_FULFIL)
    first = card * NEED
    for resource in range(RESOURCE_COUNT):
        n = p.tables.contract_need[first + resource]
        if n > 0:
            spend_resource(p, seat, resource, n)
    pay_any(p, seat, False, p.tables.contract_need[first + RESOURCE_COUNT])


@final
class ThenFulfil(Decision[FrozenFrontier]):
    """A contract was paid: its Qubits come, and the card is laid aside face down."""

    name = "then-fulfil"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.busy
        card = p.shipping
        entry = fulfilment(card, seat, p.scheduled, p.paid)
        qubits = p.tables.contract_qubits[card]
        if p.scheduled:
            rest = vec[i64]()
            for other in p.papers:
                if other != card:
                    rest = append(rest, other)
            p.papers = rest
            p.tell(HAS_FULFILLED, seat, card, qubits)
        else:
            p.put(seat, PAPERS, p.contracts_held(seat) & ~BITS[card])
            p.tell(HAS_FULFILLED, seat, card, qubits, seen=SEAT_BITS[seat])
            p.tell(SENT, seat, qubits)
        p.fulfilled = append(p.fulfilled, entry)
        p.add(seat, FULFILLED, 1)
        p.add(seat, QUBITS, qubits)
        p.shipping = NONE
        p.busy = NONE
        p.paid = 0


@final
class FulfilFromPool(Action[FrozenFrontier]):
    """Fulfil a contract of the pool."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        for card in p.papers:
            out[n] = FULFIL + card
            n += i64(can_ship(p, p.actor, card))
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        ship(p, p.actor, noun)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        for card in p.papers:
            if card == noun:
                return "why-cannot-ship"
        return "why-no-such-contract"


@final
class Pass(Action[FrozenFrontier]):
    """Ship no more in this phase."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        pass_shipping(p, p.actor)


@final
class FulfilScheduled(Menu[FrozenFrontier]):
    """A contract of the pool, or pass for the rest of the phase."""

    name = "fulfil-scheduled"

    def __init__(self) -> None:
        super().__init__([FulfilFromPool(FULFIL, CONTRACT_COUNT), Pass(PASS)])


@final
class ThenUnscheduled(Decision[FrozenFrontier]):
    """Contracts in hand: whoever may be able to fulfil one is asked, as all can see who may."""

    name = "then-unscheduled"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        while p.shipper < p.players:
            seat = (p.active + p.shipper) % p.players
            some = p.contracts_held(seat) != 0 and p.stored(seat) > 0
            if some and p.qubits(seat) > 0:
                p.step(THEN_UNSCHEDULED)
                p.ask(FULFIL_UNSCHEDULED, seat)
                return
            p.shipper += 1
        p.shipper = 0
        if p.round == ROUNDS:
            p.ask(REVEAL_CONTRACTS, CHANCE)
        else:
            p.phase = CLEANUP
            p.stage = RESHUFFLING
            p.tell(PHASE_BEGAN, CLEANUP)
            p.step(THEN_CLEANUP)


@final
class FulfilFromHand(Action[FrozenFrontier]):
    """Fulfil a contract from one's hand, as many as one likes (ruling 29)."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        cards = p.contracts_held(p.actor)
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            out[n] = FULFIL + card
            n += i64(can_ship(p, p.actor, card))
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        ship(p, p.actor, noun)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        held = p.contracts_held(p.actor) & BITS[noun] != 0
        return "why-cannot-ship" if held else "why-no-such-contract"


@final
class FulfilNoMore(Action[FrozenFrontier]):
    """Fulfil nothing else from one's hand."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        p.shipper += 1


@final
class FulfilUnscheduled(Menu[FrozenFrontier]):
    """A contract from one's hand, or no more."""

    name = "fulfil-unscheduled"
    secret = True  # to be left out would tell that nothing in the hand can be shipped

    def __init__(self) -> None:
        super().__init__([FulfilFromHand(FULFIL, CONTRACT_COUNT), FulfilNoMore(DONE)])


# Cleanup


@final
class ThenCleanup(Decision[FrozenFrontier]):
    """Subsidies, projects, colonists and contracts for the next round."""

    name = "then-cleanup"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        if p.stage == RESHUFFLING:  # what was never turned up stays in the box
            p.subsidies = p.gone
            p.stack = count_bits(p.gone)
            p.gone = 0
            p.stage = LAYING
        if p.stage == LAYING:
            if lay_projects(p, THEN_CLEANUP):
                return
            p.stage = ARRIVING
        if p.stage == ARRIVING:
            colonists_arrive(p)
            p.stage = TURNING_UP
        if p.stage < TURNING_UP + p.setup(CONTRACTS_UP) and p.contracts_left() > 0:
            p.stage += 1
            p.step(THEN_CLEANUP)
            p.ask(TURN_UP_CONTRACT, CHANCE)
            return
        begin_round(p)


def lay_projects(p: FrozenFrontier, then: i64) -> bool:
    """Give the next city without a project one; say whether chance has to bring it.

    When the deck is empty, the discard pile is used from its bottom (ruling 31).
    """
    for city in range(CITY_COUNT):
        if not p.in_play(city) or p.project_in(city) != NONE:
            continue
        if p.deck != 0:
            p.step(then)
            p.ask(LAY_PROJECT, CHANCE, city)
            return True
        if len(p.discard) > 0:
            card = p.discard[0]
            p.discard = p.discard[1:]
            p.lay_project(city, card)
            p.tell(PROJECT_LAID, card, city)
    return False


@final
class LayProject(OneOf[FrozenFrontier]):
    """A project for a city, face up."""

    name = "lay-project"
    about = OF_CITY

    def among(self, p: FrozenFrontier) -> i64:
        return p.deck

    def take(self, p: FrozenFrontier, option: i64) -> None:
        card = option - DRAW
        p.deck &= ~BITS[card]
        p.lay_project(p.about, card)
        p.tell(PROJECT_LAID, card, p.about)


@final
class TurnUpContract(OneOf[FrozenFrontier]):
    """A contract for the pool."""

    name = "turn-up-contract"

    def among(self, p: FrozenFrontier) -> i64:
        return top_contracts(p)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        card = option - DRAW_PAPER
        take_contract(p, card)
        p.papers = append(p.papers, card)
        p.tell(CONTRACT_UP, card)


def colonists_arrive(p: FrozenFrontier) -> None:
    """Colonists by the steps on the tracks, from the Active Player on (rulings 30 and 49)."""
    first = p.active if p.active < p.players else i64(0)
    for i in range(p.players):
        seat = (first + i) % p.players
        income = p.tables.step_income
        receive_colonists(p, seat, ENGINEER, income[p.steps(seat, INDUSTRY)])
        receive_colonists(p, seat, SCIENTIST, income[STEP_COUNT + p.steps(seat, SCIENCE)])


# The end


@final
class RevealContracts(Decision[FrozenFrontier]):
    """Everybody turns up the contracts that were fulfilled."""

    name = "reveal-contracts"

    def outcomes(self, p: FrozenFrontier, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        out[0] = LOOK
        weights[0] = 1
        return 1

    def take(self, p: FrozenFrontier, option: i64) -> None:
        finish(p)


def finish(p: FrozenFrontier) -> None:
    """The game is over after the third shipment."""
    p.phase = FINISHED
    p.drop_agenda()
    p.tell(ENDED, p.ending())
