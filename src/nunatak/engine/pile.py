"""Piles that are shuffled only when somebody looks.

From the top: cards that somebody has seen or put there, then a pool of cards in no order at all,
then cards known to lie at the bottom. Every card outside the pool remembers who knows it. Where a
player has rearranged cards in secret, whoever knew them before still knows that they are among
those, though not which is which: `mixing.py` reckons with that.
"""

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from nunatak.engine.mixing import (
    LINK,
    LOW,
    Reckoning,
    lost,
    mixing_of,
    record_mixing,
    strangers_in,
    wire_in,
    with_kind,
    without,
)
from nunatak.engine.position import CHANCE, EVERYBODY, SEAT_BITS
from nunatak.engine.rng import Rng

# A card outside the pool is one integer: its kind, the seats that know it lies there, and a link:
# where the pile's mixings tell of it as a card that came out of one (0: nowhere).


def known(kind: i64, seen: i64, link: i64 = 0) -> i64:
    """Return a card that lies outside the pool."""
    return kind | (seen << 16) | (link << LINK)


def kind_of(card: i64) -> i64:
    """Return the kind of a card."""
    return card & 0xFFFF


def seen_by(card: i64) -> i64:
    """Return the mask of seats that know the card and where it lies."""
    return (card >> 16) & 0xFF


def link_of(card: i64) -> i64:
    """Return where the pile's mixings tell of the card."""
    return card >> LINK


@final
class Pile:
    """A face-down pile of cards of numbered kinds."""

    def __init__(
        self,
        top: vec[i64],
        pool: vec[i64],
        loose: i64,
        bottom: vec[i64],
        mixings: vec[i64],
    ) -> None:
        self.top = top  # the uppermost card stands last
        self.pool = pool  # how many cards of each kind lie between, in no order
        self.loose = loose  # how many that are together
        self.bottom = bottom  # the lowest card stands last
        self.mixings = mixings  # what was rearranged in secret, as `mixing.py` writes it

    def copy(self) -> "Pile":
        """Return an independent pile that is equal to this one."""
        return Pile(self.top[:], self.pool[:], self.loose, self.bottom[:], self.mixings[:])

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
        if eye == CHANCE or len(self.top) + len(self.bottom) == 0:
            return write(self.pool, base, out, weights)
        return self.strange(0, SEAT_BITS[eye], base, out, weights)

    def guesses(self, card: i64, eye: i64, base: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write what a card outside the pool may be for the seat `eye`."""
        if eye == CHANCE or seen_by(card) & SEAT_BITS[eye] != 0:
            out[0] = base + kind_of(card)
            weights[0] = 1
            return 1
        return self.strange(link_of(card), SEAT_BITS[eye], base, out, weights)

    def strange(self, link: i64, eye: i64, base: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write what a card may be that the seat (a mask) does not see."""
        counts = self.strangers(eye)
        if len(self.mixings) > 0:
            reckoning = Reckoning(self.mixings, eye, counts)
            if link > 0 or not reckoning.is_plain():
                if reckoning.reckon(link):
                    reckoning.write(counts)
                else:  # what was only thought of has contradicted what the seat knows
                    counts = self.unseen(eye)
        return write(counts, base, out, weights)

    def strangers(self, eye: i64) -> vec[i64]:
        """Return how many cards of each kind the seat (a mask) has never met.

        Those are among them that have been drawn meanwhile, but that it can't have recognised.
        """
        counts = self.pool[:]
        for card in self.top:
            counts[kind_of(card)] += i64(card >> LINK == 0 and seen_by(card) & eye == 0)
        for card in self.bottom:
            counts[kind_of(card)] += i64(card >> LINK == 0 and seen_by(card) & eye == 0)
        if len(self.mixings) > 0:
            strangers_in(self.mixings, eye, counts)
        return counts

    def unseen(self, eye: i64) -> vec[i64]:
        """Return how many cards of each kind lie here whose places the seat (a mask) can't see."""
        counts = self.pool[:]
        for card in self.outside():
            if seen_by(card) & eye == 0:
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
            self.turn_over(card, kind)
        elif self.loose > 0:
            self.from_pool(kind)
        else:
            self.bottom, card = pop(self.bottom, 0)
            self.turn_over(card, kind)

    def draw_below(self, kind: i64) -> None:
        """Take the lowest card, which chance has said to be of this kind."""
        if len(self.bottom) > 0:
            self.bottom, card = pop(self.bottom)
            self.turn_over(card, kind)
        elif self.loose > 0:
            self.from_pool(kind)
        else:
            self.top, card = pop(self.top, 0)
            self.turn_over(card, kind)

    def turn_over(self, card: i64, kind: i64) -> None:
        """Let everybody see a card that was taken, which chance has said to be of this kind."""
        link = link_of(card)
        if kind_of(card) != kind:
            self.make_good(card, kind)
        if link > 0:
            self.mixings[link] = (self.mixings[link] & ~LOW) | known(kind, EVERYBODY)
            self.forget()

    def look(self, place: i64, kind: i64, seat: i64) -> None:
        """Let a seat see the card at a place from the top, which chance has said to be this."""
        if place == len(self.top):
            if self.loose > 0:
                self.from_pool(kind)
                self.slip_under_top(known(kind, 0))
            else:
                self.bottom, card = pop(self.bottom, 0)
                self.slip_under_top(card)
        i: i64 = len(self.top) - 1 - place
        card = self.top[i]
        if kind_of(card) != kind:
            self.make_good(card, kind)
        self.top[i] = with_kind(card, kind) | (SEAT_BITS[seat] << 16)
        self.keep_on_record(self.top[i])

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
        self.top = append(self.top, known(kind, seen))

    def put_below(self, kind: i64, seen: i64) -> None:
        """Put a card under the pile, known to these seats."""
        self.bottom = append(self.bottom, known(kind, seen))

    def mix_top(self, count: i64, seat: i64) -> None:
        """Let a seat rearrange the top cards in secret: from now on only it knows which is which.

        The seat has looked at them all, and says afterwards, card by card, how they come to lie.
        """
        end: i64 = len(self.top) - 1
        strange = True  # to all others, who then learn nothing worth a record
        for place in range(count):
            strange = strange and self.top[end - place] & ~0xFFFF == SEAT_BITS[seat] << 16
        if strange or count < 2:
            return
        before = vec[i64]()
        after = vec[i64]()
        first: i64 = len(self.mixings) + 1 + count
        for place in range(count):
            card = self.top[end - place]
            link = link_of(card)
            before = append(before, card if link == 0 else link << LINK)
            after = append(after, known(kind_of(card), SEAT_BITS[seat]))
            self.top[end - place] = known(kind_of(card), SEAT_BITS[seat], first + place)
        self.mixings = record_mixing(self.mixings, before, after)

    def keep_on_record(self, card: i64) -> None:
        """Let the mixings know of a card in the pile what the pile knows."""
        link = link_of(card)
        if link > 0:
            self.mixings[link] = (self.mixings[link] & ~LOW) | (card & LOW)

    def forget(self) -> None:
        """Forget those mixings that tell nothing about any card that still lies here."""
        lies = vec[i64]([0] * len(self.mixings))
        for card in self.outside():
            lies[link_of(card)] = 1
        down = lost(self.mixings, lies)
        self.mixings = without(self.mixings, down)
        for i in range(i64(len(self.top))):
            if link_of(self.top[i]) > 0:
                self.top[i] -= down[link_of(self.top[i])] << LINK
        for i in range(i64(len(self.bottom))):
            if link_of(self.bottom[i]) > 0:
                self.bottom[i] -= down[link_of(self.bottom[i])] << LINK

    def kind_at(self, place: i64) -> i64:
        """Return the kind of a card that was looked at, by its place from the top."""
        return kind_of(self.top[len(self.top) - 1 - place])

    def raise_to(self, place: i64, higher: i64) -> None:
        """Move a card up to another place; those between move down.

        Their links stay where they are: which card came out where is told by the kinds alone.
        """
        i: i64 = len(self.top) - 1 - place
        card = self.top[i]
        while place > higher:
            self.top[i] = (self.top[i] & ~LOW) | (self.top[i + 1] & LOW)
            self.keep_on_record(self.top[i])
            i += 1
            place -= 1
        self.top[i] = (self.top[i] & ~LOW) | (card & LOW)
        self.keep_on_record(self.top[i])

    def lift(self, place: i64) -> i64:
        """Take the card at a place from the top into the hand and return it whole."""
        self.raise_to(place, 0)
        self.top, card = pop(self.top)
        return card

    def lay_below(self, card: i64) -> None:
        """Lay a lifted card underneath."""
        self.bottom = append(self.bottom, card)

    def from_pool(self, kind: i64) -> None:
        """Take a card of this kind out of the pool."""
        if self.pool[kind] == 0:  # somebody only thinks of it: it lies elsewhere
            there: i64 = 0
            while self.pool[there] == 0:
                there += 1
            self.pool[there] -= 1
            self.pool[kind] += 1
            self.exchange(kind, there)
        self.pool[kind] -= 1
        self.loose -= 1

    def make_good(self, card: i64, kind: i64) -> None:
        """See to it that the pile stays whole if another kind was drawn than lay there.

        It happens only to programs that think about cards they can't see.
        """
        link = link_of(card)
        freed = kind_of(card) if link == 0 else self.become(link, kind)
        if freed == kind:
            return
        if self.pool[kind] > 0:
            self.pool[kind] -= 1
            self.pool[freed] += 1
        else:
            self.exchange(kind, freed)

    def exchange(self, kind: i64, other: i64) -> None:
        """Let a card of one kind be of another, the one that the fewest know."""
        fewest: i64 = 100
        found: i64 = 0
        for i in range(i64(len(self.top))):
            if kind_of(self.top[i]) == kind and self.knowers(self.top[i]) < fewest:
                fewest = self.knowers(self.top[i])
                found = i
        for i in range(i64(len(self.bottom))):
            if kind_of(self.bottom[i]) == kind and self.knowers(self.bottom[i]) < fewest:
                fewest = self.knowers(self.bottom[i])
                found = -1 - i
        if fewest == 100:
            raise ValueError("No card of that kind lies in this pile: no outcome may name it.")
        if found >= 0:
            self.top[found] = with_kind(self.top[found], other)
            self.recast(link_of(self.top[found]), kind, other)
        else:
            self.bottom[-1 - found] = with_kind(self.bottom[-1 - found], other)
            self.recast(link_of(self.bottom[-1 - found]), kind, other)

    def knowers(self, card: i64) -> i64:
        """Return how many know a card, or knew it before it was last mixed."""
        wire = link_of(card)
        while wire > 0:
            wire = self.went_in_as(wire)
            card = self.mixings[wire]
            if link_of(card) == 0:
                wire = 0
        return seers(card)

    def went_in_as(self, wire: i64) -> i64:
        """Return what that came out here may have been when it went in: what the fewest knew."""
        row = self.mixings
        at = mixing_of(row, wire)
        fewest: i64 = 100
        found: i64 = 0
        for place in range(at + 1, at + 1 + row[at]):
            source = wire_in(row, place)
            if kind_of(row[source]) == kind_of(row[wire]) and seers(row[source]) < fewest:
                fewest = seers(row[source])
                found = source
        return found

    def become(self, wire: i64, kind: i64) -> i64:
        """Let what came out of a mixing be of another kind; return which kind is free for that.

        If one of that kind came out elsewhere, the two change places. Otherwise it must have gone
        in: in the place of the card that the fewest had seen go in.
        """
        there = kind_of(self.mixings[wire])
        at = mixing_of(self.mixings, wire)
        if there == kind or at < 0:
            self.mixings[wire] = with_kind(self.mixings[wire], kind)
            return there
        if self.swap(wire, kind):
            return kind
        place = self.least_known(wire)
        source = wire_in(self.mixings, place)
        self.swap(wire, kind_of(self.mixings[source]))
        self.mixings[wire] = with_kind(self.mixings[wire], kind)
        return self.become(source, kind)

    def swap(self, wire: i64, kind: i64) -> bool:
        """Let a card that came out change places with one of this kind that came out too."""
        at = mixing_of(self.mixings, wire)
        count = self.mixings[at]
        there = kind_of(self.mixings[wire])
        for other in range(at + 1 + count, at + 1 + 2 * count):
            if kind_of(self.mixings[other]) == kind and self.lies(other):
                self.place_again(other, there)
                self.mixings[wire] = with_kind(self.mixings[wire], kind)
                return True
        return False

    def lies(self, wire: i64) -> bool:
        """Say whether what came out still lies here, be it that it was mixed again."""
        for card in self.outside():
            if link_of(card) == wire:
                return True
        return self.mixed_again(wire) > 0

    def mixed_again(self, wire: i64) -> i64:
        """Return as what a card that was mixed again may lie here now, or 0."""
        row = self.mixings
        at: i64 = 0
        while at < len(row):
            count = row[at]
            for place in range(at + 1, at + 1 + count):
                if link_of(row[place]) == wire:
                    for other in range(at + 1 + count, at + 1 + 2 * count):
                        if kind_of(row[other]) == kind_of(row[wire]) and self.lies(other):
                            return other
            at += 1 + 2 * count
        return 0

    def place_again(self, wire: i64, kind: i64) -> None:
        """Let what came out and still lies here be of another kind."""
        later = self.mixed_again(wire)
        if later > 0:
            self.place_again(later, kind)
        self.mixings[wire] = with_kind(self.mixings[wire], kind)
        for i in range(i64(len(self.top))):
            if link_of(self.top[i]) == wire:
                self.top[i] = with_kind(self.top[i], kind)
        for i in range(i64(len(self.bottom))):
            if link_of(self.bottom[i]) == wire:
                self.bottom[i] = with_kind(self.bottom[i], kind)

    def least_known(self, wire: i64) -> i64:
        """Return what went into the mixing, seen by the fewest, and may have come out here."""
        at = mixing_of(self.mixings, wire)
        count = self.mixings[at]
        best: i64 = -1
        fewest: i64 = 100
        for place in range(at + 1, at + 1 + count):
            card = self.mixings[wire_in(self.mixings, place)]
            free = kind_of(card) == kind_of(self.mixings[wire])
            for other in range(at + 1 + count, at + 1 + 2 * count):
                alike = kind_of(self.mixings[other]) == kind_of(card)
                free = free or (alike and self.lies(other))
            if free and seers(card) < fewest:
                fewest = seers(card)
                best = place
        return best

    def recast(self, wire: i64, kind: i64, other: i64) -> None:
        """Let what came out as one kind be another from where it first went in."""
        while wire > 0:
            source: i64 = 0
            if link_of(self.mixings[wire]) > 0:
                source = self.went_in_as(wire)
            self.mixings[wire] = with_kind(self.mixings[wire], other)
            wire = source

    # Dealing afresh

    def give_up(self, seat: i64) -> None:
        """Put every card that the seat has never met into the pool; its place waits for another.

        To be followed by `fill_up`. In between, cards from elsewhere may join the pool, and leave.
        """
        self.pool = self.strangers(SEAT_BITS[seat])
        self.loose = 0
        for count in self.pool:
            self.loose += count

    def fill_up(self, seat: i64, rng: Rng) -> None:
        """Deal from the pool to every place that waits, then let the mixings go as they may."""
        eye = SEAT_BITS[seat]
        if len(self.mixings) > 0:
            self.mixings = Reckoning(self.mixings, eye, self.pool).deal(rng)
            self.loose = 0
            for count in self.pool:
                self.loose += count
        for i in range(i64(len(self.top))):
            self.top[i] = self.dealt(self.top[i], eye, rng)
        for i in range(i64(len(self.bottom))):
            self.bottom[i] = self.dealt(self.bottom[i], eye, rng)

    def dealt(self, card: i64, eye: i64, rng: Rng) -> i64:
        """Return a place as it is when everything was dealt afresh for a seat (a mask)."""
        if seen_by(card) & eye != 0:
            return card
        if link_of(card) > 0:
            return with_kind(card, kind_of(self.mixings[link_of(card)]))
        return with_kind(card, self.deal(rng))

    def deal(self, rng: Rng) -> i64:
        """Take a card out of the pool, each as likely as any other, and return its kind."""
        left = rng.below(self.loose)
        kind: i64 = 0
        while left >= self.pool[kind]:
            left -= self.pool[kind]
            kind += 1
        self.from_pool(kind)
        return kind

    def check(self) -> str:
        """Return what is impossible about the mixings, or nothing."""
        row = self.mixings
        at: i64 = 0
        while at < len(row):
            count = row[at]
            went_in = vec[i64]()
            came_out = vec[i64]()
            for place in range(at + 1, at + 1 + count):
                went_in = append(went_in, kind_of(row[wire_in(row, place)]))
                came_out = append(came_out, kind_of(row[place + count]))
            sort(went_in)
            sort(came_out)
            for i in range(count):
                if went_in[i] != came_out[i]:
                    return "Other cards have come out of a mixing than went in."
            at += 1 + 2 * count
        for card in self.outside():
            if link_of(card) > 0 and (row[link_of(card)] ^ card) & LOW != 0:
                return "A card that was mixed is not as it is on record."
        return ""


def seers(card: i64) -> i64:
    """Return how many know a card."""
    n: i64 = 0
    for seat in SEAT_BITS:
        n += i64(seen_by(card) & seat != 0)
    return n


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
    return Pile(vec[i64](), counts, loose, vec[i64](), vec[i64]())
