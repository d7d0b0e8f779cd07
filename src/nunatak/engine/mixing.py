"""What can be reckoned of cards that somebody has rearranged in secret.

A mixing is one such deed: some cards went in and the same cards came out in an order that only
one seat knows; to all others every order is as likely. What went in may have come out of an
earlier mixing, and so mixings nest. A card that has come out and been drawn stays on record as long
as it tells something about others that still lie there.
"""

from math import gcd
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.rng import Rng

# All mixings of a pile lie in one row of numbers, the oldest first: how many cards, then each that
# went in, then each that came out. A card is its kind, the seats that know what lay or lies in that
# place, and a link. The link of what came out leads to its mixing (counted from 1). The link of
# what went in is 0, or it leads to what it was when it came out of an earlier mixing, and then that
# number tells the rest.

LINK: Final[i64] = 24  # the place of a link's first bit
LOW: Final[i64] = 0xFFFFFF  # a card without its link
ANY: Final[i64] = -1  # no kind in particular
MOST: Final = 2**31  # weights together stay below this, so that luck can choose among them


def record_mixing(mixings: vec[i64], before: vec[i64], after: vec[i64]) -> vec[i64]:
    """Return the row with another mixing, given cards as the row has them but for the links out."""
    first: i64 = len(mixings)
    row = append(mixings[:], i64(len(before)))
    for card in before:
        row = append(row, card)
    for card in after:
        row = append(row, (card & LOW) | ((first + 1) << LINK))
    return row


def wire_in(mixings: vec[i64], place: i64) -> i64:
    """Return where the row tells about what went in: there, or where it had come out before."""
    link = mixings[place] >> LINK
    return link if link > 0 else place


def mixing_of(mixings: vec[i64], wire: i64) -> i64:
    """Return which mixing a card came out of, as its place in the row."""
    return (mixings[wire] >> LINK) - 1


def clear_to(mixings: vec[i64], eye: i64) -> vec[i64]:
    """Return for each mixing, at its place, 1 if it tells a seat (a mask) nothing, otherwise 0.

    Where a seat knew nothing of what went in, what came out is as strange to it as before: it can
    forget that anything was mixed.
    """
    clear = vec[i64]([0] * len(mixings))
    at: i64 = 0
    while at < len(mixings):
        count = mixings[at]
        blind = True
        for place in range(at + 1, at + 1 + count):
            wire = wire_in(mixings, place)
            known = (mixings[wire] >> 16) & eye != 0
            if known or (wire != place and clear[mixing_of(mixings, wire)] == 0):
                blind = False
        clear[at] = i64(blind)
        at += 1 + 2 * count
    return clear


def strangers_in(mixings: vec[i64], eye: i64, counts: vec[i64]) -> None:
    """Add the cards that have been through mixings and that a seat (a mask) has never met.

    Those count that it can't have recognised when they were drawn, too.
    """
    clear = clear_to(mixings, eye)
    passed = passed_on(mixings, clear)
    at: i64 = 0
    while at < len(mixings):
        count = mixings[at]
        for place in range(at + 1, at + 1 + 2 * count):
            if is_stranger(mixings, clear, passed, at, place, eye):
                counts[mixings[place] & 0xFFFF] += 1
        at += 1 + 2 * count


def passed_on(mixings: vec[i64], clear: vec[i64]) -> vec[i64]:
    """Return 1 for what came out of a clear mixing and went into another, otherwise 0."""
    passed = vec[i64]([0] * len(mixings))
    at: i64 = 0
    while at < len(mixings):
        for place in range(at + 1, at + 1 + mixings[at]):
            if clear[at] == 1:
                passed[wire_in(mixings, place)] = 1
        at += 1 + 2 * mixings[at]
    return passed


def is_stranger(
    mixings: vec[i64], clear: vec[i64], passed: vec[i64], at: i64, place: i64, eye: i64
) -> bool:
    """Say whether a seat (a mask) meets a stranger here that it meets nowhere else in the row.

    It does where the stranger went into a mixing, or, if that is clear, where it came out.
    """
    card = mixings[place]
    if (card >> 16) & eye != 0:
        return False
    if place <= at + mixings[at]:
        return clear[at] == 0 and card >> LINK == 0
    return clear[at] == 1 and passed[place] == 0


@final
class Reckoning:
    """All the ways in which the mixings may have gone, as one seat can tell, each with its weight.

    Every card that the seat has seen come out is traced back through the mixings to one that the
    seat had seen go in, or to a stranger. Each way to do that is weighed: every order of a mixing
    is as likely, and so is every stranger.
    """

    def __init__(self, mixings: vec[i64], eye: i64, strangers: vec[i64]) -> None:
        self.mixings = mixings
        self.eye = eye
        self.strangers = strangers  # how many of each kind the seat has never met, to be used up
        self.clear = clear_to(mixings, eye)
        self.free = vec[i64]([0] * len(mixings))  # for each mixing, what went in and is not traced
        self.origin = vec[i64]([0] * len(mixings))  # for what came out, the place where it went in
        self.taken = vec[i64]([0] * len(mixings))  # what went in, and is an origin
        self.kinds = vec[i64]([ANY] * len(mixings))  # of what the seat has not seen, as traced
        self.goals = vec[i64]()
        self.claims: i64 = 0  # strangers that have been traced
        self.wanted: i64 = 0  # what is asked for
        self.limit: int = -1  # the way to stop at, by the weights before it; -1: none
        self.total: int = 0
        self.weights: list[int] = [0] * len(strangers)
        self.begin: int = 1
        self.rest: list[
            int
        ] = []  # the weight of so many claims, as if there were as many as can be
        self.prepare()

    def prepare(self) -> None:
        """Find what has to be traced, and numbers by which all weights are whole."""
        mixings = self.mixings
        at: i64 = 0
        while at < len(mixings):
            count = mixings[at]
            if self.clear[at] == 0:
                self.free[at] = count
                for n in range(2, count + 1):
                    self.begin *= int(n)
                for wire in range(at + 1 + count, at + 1 + 2 * count):
                    if (mixings[wire] >> 16) & self.eye != 0:
                        self.goals = append(self.goals, wire)
            at += 1 + 2 * count
        left: int = 0
        for count in self.strangers:
            left += int(count)
        most = min(len(self.goals) + 1, left)
        self.rest = [1] * (most + 2)
        for n in range(most - 1, -1, -1):
            self.rest[n] = self.rest[n + 1] * (left - n)

    def is_plain(self) -> bool:
        """Say whether there is nothing to trace: then strangers are strangers."""
        return len(self.goals) == 0

    def reckon(self, wire: i64) -> bool:
        """Weigh what a card that came out may be (0: any stranger); say whether there is a way."""
        self.wanted = wire
        self.go_on(0, self.begin)
        return self.total > 0

    def go_on(self, goal: i64, weight: int) -> None:
        """Trace the next card, or see what follows if all are traced."""
        if goal < len(self.goals):
            wire = self.goals[goal]
            self.trace(wire, self.mixings[wire] & 0xFFFF, goal, weight)
            return
        wire = self.wanted
        if wire == ANY:
            self.total += weight * self.rest[self.claims]
        elif wire > 0 and self.kinds[wire] != ANY:  # something else has come by here
            self.count(self.kinds[wire], weight)
        elif wire == 0 or self.is_strange(wire):
            self.count_strangers(weight)
        else:
            self.trace(wire, ANY, goal, weight)

    def is_strange(self, wire: i64) -> bool:
        """Say whether no mixing tells the seat anything of a card."""
        link = self.mixings[wire] >> LINK
        return link == 0 or self.clear[link - 1] == 1

    def trace(self, wire: i64, kind: i64, goal: i64, weight: int) -> None:
        """Let what came out be each card that went in and is not traced yet."""
        mixings = self.mixings
        at = mixing_of(mixings, wire)
        weight = weight // int(self.free[at])
        self.free[at] -= 1
        for place in range(at + 1, at + 1 + mixings[at]):
            if self.taken[place] == 0:
                self.taken[place] = 1
                self.origin[wire] = place
                self.arrive(wire_in(mixings, place), kind, goal, weight)
                if self.is_found():
                    return
                self.taken[place] = 0
                self.origin[wire] = 0
        self.free[at] += 1

    def arrive(self, wire: i64, kind: i64, goal: i64, weight: int) -> None:
        """See whether the card that is traced may have been this one."""
        card = self.mixings[wire]
        if (card >> 16) & self.eye != 0:
            if kind == ANY:
                self.count(card & 0xFFFF, weight)
            elif card & 0xFFFF == kind:
                self.go_on(goal + 1, weight)
            return
        if kind == ANY:
            if self.is_strange(wire):
                self.count_strangers(weight)
            else:
                self.trace(wire, ANY, goal, weight)
            return
        self.kinds[wire] = kind
        if not self.is_strange(wire):
            self.trace(wire, kind, goal, weight)
        elif self.strangers[kind] > 0:
            ways = int(self.strangers[kind])
            self.strangers[kind] -= 1
            self.claims += 1
            self.go_on(goal + 1, weight * ways)
            if self.is_found():
                return
            self.strangers[kind] += 1
            self.claims -= 1
        if not self.is_found():
            self.kinds[wire] = ANY

    def count(self, kind: i64, weight: int) -> None:
        """Add to the weight of a kind."""
        weight *= self.rest[self.claims]
        self.weights[kind] += weight
        self.total += weight

    def count_strangers(self, weight: int) -> None:
        """Add to the weight of every kind that a stranger may be."""
        weight *= self.rest[self.claims + 1]
        for kind in range(i64(len(self.strangers))):
            if self.strangers[kind] > 0:
                self.weights[kind] += weight * int(self.strangers[kind])
                self.total += weight * int(self.strangers[kind])

    def write(self, counts: vec[i64]) -> None:
        """Write the weights as small whole numbers."""
        common = 0
        for weight in self.weights:
            common = gcd(common, weight)
        coarse = self.total // common // MOST + 1
        for kind in range(i64(len(counts))):
            weight = self.weights[kind] // common
            counts[kind] = i64(-(-weight // coarse))  # what is possible stays possible

    # Choosing a way

    def is_found(self) -> bool:
        """Say whether the way that luck has chosen is reached."""
        return self.limit >= 0 and self.total > self.limit

    def choose(self, rng: Rng) -> None:
        """Trace everything in one way, chosen by weight, and keep it."""
        self.wanted = ANY
        self.go_on(0, self.begin)
        luck = (int(rng.word()) << 32) | int(rng.word())
        self.limit = (self.total * luck) >> 64
        self.total = 0
        self.go_on(0, self.begin)

    def deal(self, rng: Rng) -> vec[i64]:
        """Return the row with everything dealt afresh that the seat does not know."""
        self.choose(rng)
        row = self.mixings[:]
        self.deal_strangers(row, rng)
        at: i64 = 0
        while at < len(row):
            if self.clear[at] == 0:
                self.bring_out(row, at, rng)
            at += 1 + 2 * row[at]
        while at > 0:  # back from the last to the first
            at = self.mixing_before(at)
            if self.clear[at] == 1:
                self.put_in(row, at, rng)
        return row

    def deal_strangers(self, row: vec[i64], rng: Rng) -> None:
        """Give what the seat has never met a kind: the one it was traced as, or any."""
        passed = passed_on(row, self.clear)
        at: i64 = 0
        while at < len(row):
            count = row[at]
            for place in range(at + 1, at + 1 + 2 * count):
                if is_stranger(row, self.clear, passed, at, place, self.eye):
                    kind = self.kinds[place]
                    if kind == ANY:
                        kind = deal_one(self.strangers, rng)
                    row[place] = with_kind(row[place], kind)
            at += 1 + 2 * count

    def bring_out(self, row: vec[i64], at: i64, rng: Rng) -> None:
        """Let the cards of a mixing come out: as they were traced, the others in any order."""
        count = row[at]
        for wire in range(at + 1 + count, at + 1 + 2 * count):
            if self.origin[wire] == 0:
                nth = rng.below(self.free[at])
                self.free[at] -= 1
                place = at + 1
                while self.taken[place] == 1 or nth > 0:
                    nth -= i64(self.taken[place] == 0)
                    place += 1
                self.taken[place] = 1
                self.origin[wire] = place
            if (row[wire] >> 16) & self.eye == 0:
                row[wire] = with_kind(row[wire], row[wire_in(row, self.origin[wire])] & 0xFFFF)

    def put_in(self, row: vec[i64], at: i64, rng: Rng) -> None:
        """Let the cards that came out of a mixing have gone in, in any order."""
        count = row[at]
        left = count
        for place in range(at + 1, at + 1 + count):
            nth = rng.below(left)
            left -= 1
            wire = at + 1 + count
            while self.taken[wire] == 1 or nth > 0:
                nth -= i64(self.taken[wire] == 0)
                wire += 1
            self.taken[wire] = 1
            source = wire_in(row, place)
            row[source] = with_kind(row[source], row[wire] & 0xFFFF)

    def mixing_before(self, end: i64) -> i64:
        """Return where the mixing begins that ends there."""
        at: i64 = 0
        while at + 1 + 2 * self.mixings[at] < end:
            at += 1 + 2 * self.mixings[at]
        return at


def with_kind(card: i64, kind: i64) -> i64:
    """Return the same place, holding a card of another kind."""
    return (card & ~0xFFFF) | kind


def deal_one(counts: vec[i64], rng: Rng) -> i64:
    """Take a card out of those that are counted, each as likely as any other."""
    left: i64 = 0
    for count in counts:
        left += count
    left = rng.below(left)
    kind: i64 = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def lost(mixings: vec[i64], lies: vec[i64]) -> vec[i64]:
    """Return for each place of the row how far it moves down when what is settled is forgotten.

    Settled is a mixing of which nothing lies there any more (1 in `lies` where something does),
    nor of any other that it hangs together with. For what is forgotten it is -1.
    """
    alive = vec[i64]([0] * len(mixings))
    changed = True
    while changed:
        changed = False
        at: i64 = 0
        while at < len(mixings):
            count = mixings[at]
            here = alive[at] == 1
            for place in range(at + 1, at + 1 + 2 * count):
                link = mixings[place] >> LINK
                if place > at + count:
                    here = here or lies[place] == 1
                elif link > 0:
                    here = here or alive[mixing_of(mixings, link)] == 1
            if here:
                changed = revive(mixings, alive, at) or changed
            at += 1 + 2 * count
    down = vec[i64]([-1] * len(mixings))
    gap: i64 = 0
    at = 0
    while at < len(mixings):
        size = 1 + 2 * mixings[at]
        if alive[at] == 1:
            for place in range(at, at + size):
                down[place] = gap
        else:
            gap += size
        at += size
    return down


def revive(mixings: vec[i64], alive: vec[i64], at: i64) -> bool:
    """Let a mixing be alive, and those that it got cards from; say whether that is new."""
    changed = alive[at] == 0
    alive[at] = 1
    for place in range(at + 1, at + 1 + mixings[at]):
        link = mixings[place] >> LINK
        if link > 0:
            former = mixing_of(mixings, link)
            changed = changed or alive[former] == 0
            alive[former] = 1
    return changed


def without(mixings: vec[i64], down: vec[i64]) -> vec[i64]:
    """Return the row without what is forgotten."""
    row = vec[i64]()
    at: i64 = 0
    while at < len(mixings):
        size = 1 + 2 * mixings[at]
        if down[at] >= 0:
            row = append(row, mixings[at])
            for place in range(at + 1, at + size):
                card = mixings[place]
                link = card >> LINK
                if place > at + mixings[at]:
                    link -= down[at]
                elif link > 0:
                    link -= down[link]
                row = append(row, (card & LOW) | (link << LINK))
        at += size
    return row
