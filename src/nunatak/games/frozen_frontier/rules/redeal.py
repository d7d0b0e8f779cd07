"""What a seat can't know (ruling 47), dealt afresh: hands, packets, contracts and stacks."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import count_bits, lowest, pick_bit, pick_bits
from nunatak.engine.position import SEAT_BITS
from nunatak.engine.rng import Rng
from nunatak.games.frozen_frontier.rules.questions import PLAY_WHICH
from nunatak.games.frozen_frontier.rules.rows import (
    BITS,
    DEALT,
    HAND,
    OPENLY,
    PACKETS,
    PAID,
    PAPERS,
    STACKS,
    contract_of,
    units_paid,
    whose,
)
from nunatak.games.frozen_frontier.rules.tables import NEED, NONE
from nunatak.games.frozen_frontier.rules.vocabulary import IN_GENERATION, RESOURCE_COUNT

if TYPE_CHECKING:
    from nunatak.games.frozen_frontier.rules.position import FrozenFrontier


def is_secret(p: "FrozenFrontier", holder: i64, card: i64) -> bool:
    """Say whether somebody holds a project that not everybody knows."""
    return card != NONE and p.hand(holder) & ~p.open & BITS[card] != 0


def looks_before(packet: i64, pick: i64, seat: i64, players: i64) -> i64:
    """Return how often a seat has looked at a packet before a pick.

    A packet starts with the seat of its number and goes to the next one after every pick; whoever
    starts with a packet, or gets it, looks at it before picking.
    """
    first = (seat - packet) % players  # the pick at which the seat has the packet first
    if first >= pick:
        return 0
    return (pick - 1 - first) // players + 1


def redeal_projects(p: "FrozenFrontier", seat: i64, rng: Rng) -> None:
    """Deal projects afresh: what the seat has passed on stays with those who had it after."""
    players = p.players
    drafted = p.drafted
    unseen = p.deck
    secret = vec[i64]([0] * PACKETS)  # how often the seat had looked before, counted from 1
    others = vec[i64]([0] * players)  # secret cards that were not drafted, as bits
    for holder in range(players):
        others[holder] = p.hand(holder) & ~p.open
    for packet in range(players):
        for pick in range(DEALT):
            at = packet * DEALT + pick
            holder = (packet + pick) % players
            if is_secret(p, holder, drafted[at]):
                others[holder] &= ~BITS[drafted[at]]
                if holder != seat:
                    secret[at] = looks_before(packet, pick, seat, players) + 1
                    if secret[at] == 1:
                        unseen |= BITS[drafted[at]]
        if looks_at(p, packet, seat) == 0:
            unseen |= drafted[PACKETS + packet]
    unseen |= all_but(p, others, seat)
    deal_projects(p, seat, unseen, secret, others, rng)
    while has_nothing_to_play(p):  # what was announced can be done
        deal_projects(p, seat, unseen, secret, others, rng)


def has_nothing_to_play(p: "FrozenFrontier") -> bool:
    """Say whether somebody is asked for a project to construct with, and holds none that fits.

    Only a redeal can bring that about: whoever says what to construct has a card for it.
    """
    if p.now != PLAY_WHICH or p.actor < 0:
        return False
    return p.matching_cards(p.actor, p.here(p.actor), p.about) == 0


def deal_projects(
    p: "FrozenFrontier", seat: i64, unseen: i64, secret: vec[i64], others: vec[i64], rng: Rng
) -> None:
    """Deal what a seat has not seen to packets and hands; the rest is the deck."""
    players = p.players
    drafted = p.drafted
    hands = vec[i64]([0] * players)
    for packet in range(players):
        for times in range(2, DEALT + 2):
            shuffle_packet(p, packet, times, seat, secret, hands, rng)
    for at in range(PACKETS):
        if secret[at] == 1:
            card = pick_bit(unseen, rng)
            unseen &= ~BITS[card]
            drafted[at] = card
            hands[(at // DEALT + at % DEALT) % players] |= BITS[card]
    for packet in range(players):
        if looks_at(p, packet, seat) == 0:
            cards = pick_bits(unseen, count_bits(drafted[PACKETS + packet]), rng)
            drafted[PACKETS + packet] = cards
            unseen &= ~cards
    for holder in range(players):
        if holder != seat:
            cards = pick_bits(unseen, count_bits(others[holder]), rng)
            unseen &= ~cards
            known = p.hand(holder) & p.open
            p.put(holder, HAND, known | hands[holder] | cards)
    p.deck = unseen


def all_but(p: "FrozenFrontier", masks: vec[i64], seat: i64) -> i64:
    """Return the bits of all masks but a seat's."""
    found: i64 = 0
    for other in range(p.players):
        if other != seat:
            found |= masks[other]
    return found


def shuffle_packet(
    p: "FrozenFrontier",
    packet: i64,
    times: i64,
    seat: i64,
    secret: vec[i64],
    hands: vec[i64],
    rng: Rng,
) -> None:
    """Shuffle those cards of a packet that a seat has seen equally often, from 1 on."""
    cards: i64 = 0
    rest = looks_at(p, packet, seat) + 1 == times
    if rest:
        cards = p.drafted[PACKETS + packet]
    for at in range(packet * DEALT, packet * DEALT + DEALT):
        if secret[at] == times:
            cards |= BITS[p.drafted[at]]
    for at in range(packet * DEALT, packet * DEALT + DEALT):
        if secret[at] == times:
            card = pick_bit(cards, rng)
            cards &= ~BITS[card]
            p.drafted[at] = card
            hands[(packet + at % DEALT) % p.players] |= BITS[card]
    if rest:
        p.drafted[PACKETS + packet] = cards


def looks_at(p: "FrozenFrontier", packet: i64, seat: i64) -> i64:
    """Return how often a seat has looked at what is left of a packet."""
    return looks_before(packet, p.picks + 1, seat, p.players)


def redeal_contracts(p: "FrozenFrontier", seat: i64, rng: Rng) -> None:
    """Deal contracts afresh; those fulfilled from a hand must fit what was paid for them."""
    unseen = p.contracts
    for holder in range(p.players):
        if holder != seat:
            unseen |= p.contracts_held(holder)
    for entry in p.fulfilled:
        if entry & OPENLY == 0 and whose(entry) != seat:
            unseen |= BITS[contract_of(entry)]
    for card in p.under:
        if whose(card) != seat:
            unseen |= BITS[contract_of(card)]
    foreign = p.busy != seat and p.busy != NONE
    if foreign:
        unseen |= p.shown
    secret_shipping = foreign and p.shipping != NONE and not p.scheduled
    left: i64 = NONE
    while left == NONE:  # what was fulfilled may take all cards that fit something else
        left = redeal_fulfilled(p, seat, unseen, rng)
        if secret_shipping and left != NONE:
            left = redeal_shipping(p, left, rng)
    for i in range(i64(len(p.under))):
        if whose(p.under[i]) != seat:
            card = pick_bit(left, rng)
            left &= ~BITS[card]
            p.under[i] = card | (p.under[i] & ~255)
    if foreign and p.shown != 0:
        p.shown = pick_bits(left, count_bits(p.shown), rng)
        left &= ~p.shown
    for holder in range(p.players):
        if holder != seat:
            n = count_bits(p.contracts_held(holder))
            cards: i64 = 0
            if secret_shipping and holder == p.busy:
                cards = BITS[p.shipping]
                n -= 1
            cards |= pick_bits(left, n, rng)
            left &= ~cards
            p.put(holder, PAPERS, cards)
    p.contracts = left


def redeal_fulfilled(p: "FrozenFrontier", seat: i64, unseen: i64, rng: Rng) -> i64:
    """Choose contracts that others may have fulfilled; return the rest, or NONE if stuck."""
    for i in range(i64(len(p.fulfilled))):
        entry = p.fulfilled[i]
        if entry & OPENLY == 0 and whose(entry) != seat:
            fit = fitting(p, unseen, entry)
            if fit == 0:
                return NONE
            card = pick_bit(fit, rng)
            unseen &= ~BITS[card]
            p.fulfilled[i] = card | (entry & ~255)
    return unseen


def fitting(p: "FrozenFrontier", cards: i64, entry: i64) -> i64:
    """Return which contracts cost and bring what somebody was seen to pay and receive."""
    qubits = p.tables.contract_qubits[contract_of(entry)]
    found: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        units: i64 = 0
        fits = p.tables.contract_qubits[card] == qubits
        for resource in range(RESOURCE_COUNT):
            paid = units_paid(entry >> PAID, resource)
            need = p.tables.contract_need[card * NEED + resource]
            units += paid
            fits = fits and (
                need == paid or p.tables.contract_need[card * NEED + RESOURCE_COUNT] > 0
            )
        if fits and units == p.tables.contract_units[card]:
            found |= BITS[card]
    return found


def redeal_shipping(p: "FrozenFrontier", cards: i64, rng: Rng) -> i64:
    """Choose the contract that somebody is paying; return the rest, or NONE if none fits.

    Everybody sees how many units of any kind it takes.
    """
    units = p.tables.contract_need[p.shipping * NEED + RESOURCE_COUNT]
    found: i64 = 0
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if p.tables.contract_need[card * NEED + RESOURCE_COUNT] == units:
            found |= BITS[card]
    if found == 0:
        return NONE
    p.shipping = pick_bit(found, rng)
    return cards & ~BITS[p.shipping]


def redeal_programs(p: "FrozenFrontier", generation: i64, seat: i64, rng: Rng) -> None:
    """Deal a face-down stack afresh for a seat that has not looked at it."""
    looked = p.stacks[STACKS + generation]
    if looked == 0 or looked & SEAT_BITS[seat] != 0:
        return
    unseen: i64 = (BITS[IN_GENERATION] - 1) << (generation * IN_GENERATION)
    for other in range(p.players):
        taken = p.program(other, generation)
        if taken != NONE:
            unseen &= ~BITS[taken]
    p.stacks[generation] = pick_bits(unseen, count_bits(p.stacks[generation]), rng)
