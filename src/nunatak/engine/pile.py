"""Piles that are shuffled only when somebody looks.

From the top: cards that somebody has seen or put there, then a pool of cards in no order at all,
then cards known to lie at the bottom. Every card outside the pool remembers who knows it. Where a
player has rearranged cards in secret, whoever knew them before still knows that they are among
those, though not which is which: such cards carry the number of their mixture.
"""

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from nunatak.engine.position import CHANCE, SEATS
from nunatak.engine.rng import Rng

# A card outside the pool is one integer: its kind, the seats that know it lies there, the seats
# that only know it is in its mixture, and the number of the mixture (0: none).


def known(kind: i64, seen: i64, within: i64, mixture: i64) -> i64:
    """Return a card that lies outside the pool."""
    return kind | (seen << 16) | (within << 24) | (mixture << 32)


def kind_of(card: i64) -> i64:
    """Return the kind of a card."""
    return card & 0xFFFF


def seen_by(card: i64) -> i64:
    """Return the mask of seats that know the card and where it lies."""
    return (card >> 16) & 0xFF


def within_for(card: i64) -> i64:
    """Return the mask of seats that know the card to be somewhere in its mixture."""
    return (card >> 24) & 0xFF


def mixture_of(card: i64) -> i64:
    """Return the number of the card's mixture."""
    return card >> 32


def as_kind(card: i64, kind: i64) -> i64:
    """Return the same place, holding a card of another kind."""
    return (card & ~0xFFFF) | kind


@final
class Pile:
    """A face-down pile of cards of numbered kinds."""

    def __init__(self, top: vec[i64], pool: vec[i64], loose: i64, bottom: vec[i64]) -> None:
        self.top = top  # the uppermost card stands last
        self.pool = pool  # how many cards of each kind lie between, in no order
        self.loose = loose  # how many that are together
        self.bottom = bottom  # the lowest card stands last

    def copy(self) -> "Pile":
        """Return an independent pile that is equal to this one."""
        return Pile(self.top[:], self.pool[:], self.loose, self.bottom[:])

    def size(self) -> i64:
        """Return how many cards the pile holds."""
        return len(self.top) + self.loose + len(self.bottom)

    # What may be drawn

    def outcomes(self, place: i64, eye: i64, base: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write what the card at a place from the top may be, as options from `base` on.

        The top card is at place 0. What is certain for CHANCE may be open for the seat `eye`.
        """
        above: i64 = len(self.top)
        if place < above:
            return self.guesses(self.top[above - 1 - place], eye, base, out, weights)
        if self.loose > 0:
            return self.loose_ones(eye, base, out, weights)
        return self.guesses(self.bottom[place - above], eye, base, out, weights)

    def outcomes_below(self, eye: i64, base: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write what the lowest card may be, as options from `base` on."""
        if len(self.bottom) > 0:
            return self.guesses(self.bottom[len(self.bottom) - 1], eye, base, out, weights)
        if self.loose > 0:
            return self.loose_ones(eye, base, out, weights)
        return self.guesses(self.top[0], eye, base, out, weights)

    def loose_ones(self, eye: i64, base: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the kinds in the pool and, for a seat, whatever else it can't tell from them."""
        counts = self.pool
        if eye != CHANCE and len(self.top) + len(self.bottom) > 0:
            counts = self.unseen(SEATS[eye])
        return write(counts, base, out, weights)

    def guesses(self, card: i64, eye: i64, base: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write what a card outside the pool may be for the seat `eye`."""
        if eye == CHANCE or seen_by(card) & SEATS[eye] != 0:
            out[0] = base + kind_of(card)
            weights[0] = 1
            return 1
        counts = self.unseen(SEATS[eye])
        mixture = mixture_of(card)
        if mixture == 0:
            return write(counts, base, out, weights)
        # One of the mixture, each as likely: those the seat has met, or any it has not.
        total: i64 = 0
        for kind in range(i64(len(counts))):
            total += counts[kind]
        strangers: i64 = 0
        met = vec[i64]([0] * len(counts))
        for other in self.outside():
            if mixture_of(other) == mixture and seen_by(other) & SEATS[eye] == 0:
                if within_for(other) & SEATS[eye] != 0:
                    met[kind_of(other)] += 1
                else:
                    strangers += 1
        for kind in range(i64(len(counts))):
            if total == 0:
                counts[kind] = met[kind]
            else:
                counts[kind] = strangers * counts[kind] + total * met[kind]
        return write(counts, base, out, weights)

    def unseen(self, eye: i64) -> vec[i64]:
        """Return how many cards of each kind lie here that the seat (a mask) has never met."""
        counts = self.pool[:]
        for card in self.outside():
            if (seen_by(card) | within_for(card)) & eye == 0:
                counts[kind_of(card)] += 1
        return counts

    def outside(self) -> vec[i64]:
        """Return the cards outside the pool, from above."""
        cards = vec[i64]()
        for i in range(i64(len(self.top))):
            cards = append(cards, self.top[len(self.top) - 1 - i])
        for i in range(i64(len(self.bottom))):
            cards = append(cards, self.bottom[i])
        return cards

    # What chance says

    def chosen(self, place: i64, rng: Rng) -> i64:
        """Return the kind that chance gives the card at a place from the top."""
        above: i64 = len(self.top)
        if place < above:
            return kind_of(self.top[above - 1 - place])
        if self.loose > 0:
            return self.chosen_loose(rng)
        return kind_of(self.bottom[place - above])

    def chosen_below(self, rng: Rng) -> i64:
        """Return the kind that chance gives the lowest card."""
        if len(self.bottom) > 0:
            return kind_of(self.bottom[len(self.bottom) - 1])
        if self.loose > 0:
            return self.chosen_loose(rng)
        return kind_of(self.top[0])

    def chosen_loose(self, rng: Rng) -> i64:
        """Return the kind of any card of the pool, without asking chance if there is only one."""
        pool = self.pool
        kind: i64 = 0
        while pool[kind] == 0:
            kind += 1
        if pool[kind] == self.loose:
            return kind
        left = rng.below(self.loose)
        while left >= pool[kind]:
            left -= pool[kind]
            kind += 1
        return kind

    # Drawing, looking, putting back

    def draw(self, kind: i64) -> None:
        """Take the top card, which chance has said to be of this kind."""
        if len(self.top) > 0:
            self.top, card = pop(self.top)
            self.make_good(card, kind)
        elif self.loose > 0:
            self.from_pool(kind)
        else:
            self.bottom, card = pop(self.bottom, 0)
            self.make_good(card, kind)

    def draw_below(self, kind: i64) -> None:
        """Take the lowest card, which chance has said to be of this kind."""
        if len(self.bottom) > 0:
            self.bottom, card = pop(self.bottom)
            self.make_good(card, kind)
        elif self.loose > 0:
            self.from_pool(kind)
        else:
            self.top, card = pop(self.top, 0)
            self.make_good(card, kind)

    def look(self, place: i64, kind: i64, seat: i64) -> None:
        """Let a seat see the card at a place from the top, which chance has said to be this."""
        if place == len(self.top):
            if self.loose > 0:
                self.from_pool(kind)
                self.slip_under_top(known(kind, 0, 0, 0))
            else:
                self.bottom, card = pop(self.bottom, 0)
                self.slip_under_top(card)
        i: i64 = len(self.top) - 1 - place
        card = self.top[i]
        self.top[i] = as_kind(card, kind) | (SEATS[seat] << 16)
        self.make_good(card, kind)

    def slip_under_top(self, card: i64) -> None:
        """Let a card be the lowest of those known on top."""
        self.top = append(self.top, card)
        i: i64 = len(self.top) - 1
        while i > 0:
            self.top[i] = self.top[i - 1]
            i -= 1
        self.top[0] = card

    def put_on_top(self, kind: i64, seen: i64) -> None:
        """Put a card on top of the pile, known to these seats."""
        self.top = append(self.top, known(kind, seen, 0, 0))

    def put_below(self, kind: i64, seen: i64) -> None:
        """Put a card under the pile, known to these seats."""
        self.bottom = append(self.bottom, known(kind, seen, 0, 0))

    def mix_top(self, count: i64, seat: i64) -> None:
        """Let a seat rearrange the top cards in secret: from now on only it knows which is which.

        The seat has looked at them all, and says afterwards, card by card, how they come to lie.
        """
        mixture: i64 = 1
        for card in self.outside():
            mixture = max(mixture, mixture_of(card) + 1)
        first: i64 = len(self.top) - count
        for i in range(first, i64(len(self.top))):
            former = mixture_of(self.top[i])
            if former != 0:
                self.rename(former, mixture)
        for i in range(first, i64(len(self.top))):
            card = self.top[i]
            within = (seen_by(card) | within_for(card)) & ~SEATS[seat]
            self.top[i] = known(kind_of(card), SEATS[seat], within, mixture)

    def rename(self, former: i64, mixture: i64) -> None:
        """Let one mixture be part of another."""
        for i in range(i64(len(self.top))):
            if mixture_of(self.top[i]) == former:
                self.top[i] = (self.top[i] & 0xFFFFFFFF) | (mixture << 32)
        for i in range(i64(len(self.bottom))):
            if mixture_of(self.bottom[i]) == former:
                self.bottom[i] = (self.bottom[i] & 0xFFFFFFFF) | (mixture << 32)

    def kind_at(self, place: i64) -> i64:
        """Return the kind of a card that was looked at, by its place from the top."""
        return kind_of(self.top[len(self.top) - 1 - place])

    def raise_to(self, place: i64, higher: i64) -> None:
        """Move a card up to another place; those between move down."""
        i: i64 = len(self.top) - 1 - place
        card = self.top[i]
        while place > higher:
            self.top[i] = self.top[i + 1]
            i += 1
            place -= 1
        self.top[i] = card

    def lift(self, place: i64) -> i64:
        """Take the card at a place from the top into the hand and return it whole."""
        self.top, card = pop(self.top, len(self.top) - 1 - place)
        return card

    def lay_below(self, card: i64) -> None:
        """Lay a lifted card underneath."""
        self.bottom = append(self.bottom, card)

    def from_pool(self, kind: i64) -> None:
        """Take a card of this kind out of the pool."""
        self.pool[kind] -= 1
        self.loose -= 1

    def make_good(self, card: i64, kind: i64) -> None:
        """See to it that the pile stays whole if another kind was drawn than lay there.

        It happens only to programs that think about cards they can't see: the two change places.
        """
        there = kind_of(card)
        if there == kind:
            return
        if self.pool[kind] > 0:
            self.pool[kind] -= 1
            self.pool[there] += 1
            return
        for i in range(i64(len(self.top))):
            if kind_of(self.top[i]) == kind:
                self.top[i] = as_kind(self.top[i], there)
                return
        for i in range(i64(len(self.bottom))):
            if kind_of(self.bottom[i]) == kind:
                self.bottom[i] = as_kind(self.bottom[i], there)
                return

    # Dealing afresh

    def give_up(self, seat: i64) -> None:
        """Put every card that the seat has never met into the pool; its place waits for another.

        To be followed by `fill_up`. In between, cards from elsewhere may join the pool, and leave.
        """
        eye = SEATS[seat]
        for card in self.outside():
            if (seen_by(card) | within_for(card)) & eye == 0:
                self.pool[kind_of(card)] += 1
                self.loose += 1

    def fill_up(self, seat: i64, rng: Rng) -> None:
        """Deal from the pool to every place that waits, then shuffle each mixture."""
        eye = SEATS[seat]
        most: i64 = 0
        for i in range(i64(len(self.top))):
            card = self.top[i]
            most = max(most, mixture_of(card))
            if (seen_by(card) | within_for(card)) & eye == 0:
                self.top[i] = as_kind(card, self.deal(rng))
        for i in range(i64(len(self.bottom))):
            card = self.bottom[i]
            most = max(most, mixture_of(card))
            if (seen_by(card) | within_for(card)) & eye == 0:
                self.bottom[i] = as_kind(card, self.deal(rng))
        for mixture in range(1, most + 1):
            self.shuffle(mixture, eye, rng)

    def shuffle(self, mixture: i64, eye: i64, rng: Rng) -> None:
        """Shuffle those cards of a mixture whose places the seat (a mask) does not know."""
        places = vec[i64]()  # in the top from 0 on, in the bottom from -1 down
        cards = vec[i64]()
        for i in range(i64(len(self.top))):
            card = self.top[i]
            if mixture_of(card) == mixture and seen_by(card) & eye == 0:
                places = append(places, i)
                cards = append(cards, card)
        for i in range(i64(len(self.bottom))):
            card = self.bottom[i]
            if mixture_of(card) == mixture and seen_by(card) & eye == 0:
                places = append(places, -1 - i)
                cards = append(cards, card)
        sort(cards)
        for place in places:
            i = rng.below(len(cards))
            card = cards[i]
            cards[i] = cards[len(cards) - 1]
            cards, _ = pop(cards)
            if place >= 0:
                self.top[place] = moved(self.top[place], card)
            else:
                self.bottom[-1 - place] = moved(self.bottom[-1 - place], card)

    def deal(self, rng: Rng) -> i64:
        """Take a card out of the pool, each as likely as any other, and return its kind."""
        left = rng.below(self.loose)
        kind: i64 = 0
        while left >= self.pool[kind]:
            left -= self.pool[kind]
            kind += 1
        self.from_pool(kind)
        return kind


def moved(place: i64, card: i64) -> i64:
    """Return the card as it lies in another's place: the place keeps who has seen it."""
    return known(kind_of(card), seen_by(place), within_for(card), mixture_of(place))


def sort(cards: vec[i64]) -> None:
    """Put a few cards in order, so that how they lay has no influence on how they are dealt."""
    for i in range(1, i64(len(cards))):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


def write(counts: vec[i64], base: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """Write each kind that occurs as an option from `base` on, with its count for a weight."""
    n: i64 = 0
    for kind in range(i64(len(counts))):
        out[n] = base + kind
        weights[n] = counts[kind]
        n += i64(counts[kind] > 0)
    return n


def pile_of(counts: vec[i64]) -> Pile:
    """Return a shuffled pile with so many cards of each kind."""
    loose: i64 = 0
    for count in counts:
        loose += count
    return Pile(vec[i64](), counts, loose, vec[i64]())
