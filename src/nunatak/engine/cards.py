"""Hidden cards: hands, and what others know of them.

Every card knows who has seen it and, where it was drafted, from which packet it was taken and as
which pick. From that follows what the other drafters know: whoever has passed a packet on knows
what was in it, and so what those took together who had it afterwards.
"""

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from nunatak.engine.pile import Pile, sort
from nunatak.engine.position import SEAT_BITS
from nunatak.engine.rng import Rng

# A card in a hand is one integer: its kind, the seats that know it, the packet it was drafted
# from (counted from 1; 0: it was not) and the pick (counted from 0).


def held(kind: i64, seen: i64, packet: i64 = 0, pick: i64 = 0) -> i64:
    """Return a card in a hand."""
    return kind | (seen << 16) | (packet << 24) | (pick << 32)


def kind_held(card: i64) -> i64:
    """Return the kind of a card in a hand."""
    return card & 0xFFFF


def card_seen_by(card: i64) -> i64:
    """Return the mask of seats that know the card."""
    return (card >> 16) & 0xFF


def packet_of(card: i64) -> i64:
    """Return the packet that the card was drafted from."""
    return (card >> 24) & 0xFF


def pick_of(card: i64) -> i64:
    """Return as which pick the card left its packet."""
    return card >> 32


def looks(packet: i64, pick: i64, seat: i64, players: i64) -> i64:
    """Return how often a seat has looked at a packet before a pick.

    Packet 1 starts with seat 0, packet 2 with seat 1, and so on; they go to the next seat after
    every pick. A seat that starts with a packet, or gets it, looks at it before it picks.
    """
    first = (seat - (packet - 1)) % players  # the pick at which the seat has the packet first
    if first >= pick:
        return 0
    return (pick - 1 - first) // players + 1


@final
class Hand:
    """The cards of one seat, in the order in which it got them."""

    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards

    def copy(self) -> "Hand":
        """Return an independent hand that is equal to this one."""
        return Hand(self.cards[:])

    def size(self) -> i64:
        """Return how many cards there are."""
        return len(self.cards)

    def add(self, card: i64) -> None:
        """Add a card."""
        self.cards = append(self.cards, card)

    def has(self, kind: i64) -> bool:
        """Say whether there is a card of this kind."""
        return self.find(kind) >= 0

    def find(self, kind: i64) -> i64:
        """Return where the first card of this kind is, or -1."""
        for i in range(i64(len(self.cards))):
            if kind_held(self.cards[i]) == kind:
                return i
        return -1

    def remove(self, kind: i64) -> i64:
        """Take a card of this kind out and return it whole."""
        self.cards, card = pop(self.cards, self.find(kind))
        return card


def deal_afresh(
    hands: list[Hand], pile: Pile, seat: i64, players: i64, direction: i64, rng: Rng
) -> None:
    """Deal everything afresh that a seat can't know of hands and of the pile they came from.

    What the seat passed on in a draft stays with those who took it, in any order; everything else
    it has never seen is shuffled together with the pile. With direction -1 packets go the other
    way round.
    """
    for hand in hands:  # what was never seen joins the pool
        for card in hand.cards:
            if group(card, seat, players, direction) == 0:
                pile.pool[kind_held(card)] += 1
                pile.loose += 1
    pile.give_up(seat)
    pile.fill_up(seat, rng)
    shuffled = vec[i64]()
    for hand in hands:
        for card in hand.cards:
            key = group(card, seat, players, direction)
            if key > 0 and not contains(shuffled, key):
                shuffled = append(shuffled, key)
                shuffle_group(hands, key, seat, players, direction, rng)
    for hand in hands:
        for i in range(i64(len(hand.cards))):
            card = hand.cards[i]
            if group(card, seat, players, direction) == 0:
                hand.cards[i] = (card & ~0xFFFF) | pile.deal(rng)


def group(card: i64, seat: i64, players: i64, direction: i64) -> i64:
    """Return what a seat knows of a card: -1 the card itself, 0 nothing, else a set it is in."""
    if card_seen_by(card) & SEAT_BITS[seat] != 0:
        return -1
    packet = packet_of(card)
    if packet == 0:
        return 0
    if direction < 0:
        n = looks(players + 1 - packet, pick_of(card), players - 1 - seat, players)
    else:
        n = looks(packet, pick_of(card), seat, players)
    return 0 if n == 0 else packet * 256 + n


def shuffle_group(
    hands: list[Hand], key: i64, seat: i64, players: i64, direction: i64, rng: Rng
) -> None:
    """Shuffle the cards of one set among the places where they may be."""
    kinds = vec[i64]()
    for hand in hands:
        for card in hand.cards:
            if group(card, seat, players, direction) == key:
                kinds = append(kinds, kind_held(card))
    sort(kinds)
    for hand in hands:
        for i in range(i64(len(hand.cards))):
            card = hand.cards[i]
            if group(card, seat, players, direction) == key:
                j = rng.below(len(kinds))
                hand.cards[i] = (card & ~0xFFFF) | kinds[j]
                kinds[j] = kinds[len(kinds) - 1]
                kinds, _ = pop(kinds)


def contains(numbers: vec[i64], wanted: i64) -> bool:
    """Say whether a number is among a few."""
    for number in numbers:
        if number == wanted:
            return True
    return False
