"""What a seat reckons of rearranged cards, held against all the ways it can have been."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import prod

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import Pile, kind_of, pile_of
from nunatak.engine.position import EVERYBODY
from nunatak.engine.rng import Rng

SEATS = 3
Deck = tuple[int, ...]


class Watched:
    """A pile, and beside it what each seat has seen: enough to try every way it can have been."""

    def __init__(self, cards: list[int], rng: Rng) -> None:
        counts = Counter(cards)
        self.cards = sorted(cards)
        self.pile = pile_of(vec[i64]([counts[kind] for kind in range(4)]))
        self.rng = rng
        self.deeds: list[tuple[str, int, int]] = []  # what was done, by whom, with how many cards
        self.seen: list[list[Deck]] = [[] for _ in range(SEATS)]  # for each deed, what was seen
        self.drawn: list[int] = []

    def note(self, deed: str, by: int, count: int, kinds: Deck, after: Deck) -> None:
        """Write down a deed, and what everybody saw of it."""
        self.deeds.append((deed, by, count))
        for seat in range(SEATS):
            if deed in ("draw", "draw below", "put below"):
                self.seen[seat].append(kinds)
            else:
                self.seen[seat].append((*kinds, *after) if seat == by else ())

    def draw(self, below: bool) -> None:
        """Draw a card from above or from below."""
        if below:
            kind = int(self.pile.chosen_below(self.rng))
            self.pile.draw_below(kind)
        else:
            kind = int(self.pile.chosen(0, self.rng))
            self.pile.draw(kind)
        self.drawn.append(kind)
        self.note("draw below" if below else "draw", 0, 1, (kind,), ())

    def put_below(self) -> None:
        """Put a card that was drawn under the pile, for all to see."""
        kind = self.drawn.pop(self.rng.below(len(self.drawn)))
        self.pile.put_below(kind, EVERYBODY)
        self.note("put below", 0, 1, (kind,), ())

    def judge(self, seat: int, below: bool) -> None:
        """Let a seat look at three cards and put them back as it likes."""
        pile = self.pile
        count = min(3, int(pile.size()))
        kinds = []
        for place in range(count):
            kinds.append(int(pile.chosen(place, self.rng)))
            pile.look(place, kinds[-1], seat)
        pile.mix_top(count, seat)
        after: list[int] = []
        for i in range(count):
            place = self.rng.below(count - i)
            if below:
                after.append(int(pile.kind_at(place)))
                pile.lay_below(pile.lift(place))
            else:
                after.append(int(pile.kind_at(i + place)))
                pile.raise_to(i + place, i)
        deed = "mix below" if below else "mix"
        self.note(deed, seat, count, tuple(kinds), tuple(after))

    def ways(self, seat: int) -> Counter[Deck]:
        """Return every order that the cards may lie in now, as one seat can tell, by weight."""
        worlds: dict[Deck, Fraction] = {}
        for cards in set(permutations(self.cards)):
            worlds[cards] = Fraction(1)
        for (deed, by, count), seen in zip(self.deeds, self.seen[seat], strict=True):
            following: dict[Deck, Fraction] = {}
            for cards, weight in worlds.items():
                for deck, share in results(cards, deed, count, seen, seat == by):
                    following[deck] = following.get(deck, Fraction(0)) + weight * share
            worlds = following
        scale = prod(weight.denominator for weight in set(worlds.values()))
        return Counter({deck: int(weight * scale) for deck, weight in worlds.items()})


def results(
    cards: Deck, deed: str, count: int, seen: Deck, judge: bool
) -> list[tuple[Deck, Fraction]]:
    """Return how cards may lie after a deed of which so much was seen, and how likely that is."""
    if deed == "put below":
        return [((*cards, seen[0]), Fraction(1))]
    if deed == "draw":
        return [(cards[1:], Fraction(1))] if cards[0] == seen[0] else []
    if deed == "draw below":
        return [(cards[:-1], Fraction(1))] if cards[-1] == seen[0] else []
    shown, rest = cards[:count], cards[count:]
    if judge:
        if shown != seen[:count]:
            return []
        orders = [seen[count:]]
    else:
        orders = list(permutations(shown))
    share = Fraction(1, len(orders))
    return [((*rest, *o) if deed == "mix below" else (*o, *rest), share) for o in orders]


def watched(seed: int) -> Watched:
    """Return a small pile to which all sorts of things have happened."""
    rng = Rng(seed)
    w = Watched([rng.below(4) for _ in range(6 + rng.below(2))], rng)
    judges = 0
    for _ in range(7):
        chance = rng.below(6)
        if chance < 2 and judges < 4 and w.pile.size() > 1:
            w.judge(rng.below(SEATS), rng.below(2) == 0)
            judges += 1
        elif chance < 5 and w.pile.size() > 2:
            w.draw(chance == 4)
        elif w.drawn:
            w.put_below()
    return w


def marginals(ways: Counter[Deck], place: int) -> dict[int, Fraction]:
    """Return how likely each kind is at a place."""
    total = sum(ways.values())
    found: dict[int, Fraction] = {}
    for deck, weight in ways.items():
        found[deck[place]] = found.get(deck[place], Fraction(0)) + Fraction(weight, total)
    return found


def shares(pile: Pile, place: int, eye: int) -> dict[int, Fraction]:
    """Return the same as the pile reckons it; -1 is the lowest place."""
    out, weights = vec[i64]([0] * 8), vec[i64]([0] * 8)
    if place < 0:
        n = pile.outcomes_below(eye, 0, out, weights)
    else:
        n = pile.outcomes(place, eye, 0, out, weights)
    total = sum(weights[i] for i in range(n))
    return {int(out[i]): Fraction(int(weights[i]), int(total)) for i in range(n)}


@pytest.mark.parametrize("part", range(4))
def test_the_odds_are_those_of_all_the_ways_it_can_have_been(part: int) -> None:
    for seed in range(30 * part, 30 * part + 30):
        w = watched(seed)
        assert w.pile.check() == ""
        for seat in range(SEATS):
            ways = w.ways(seat)
            places = [0, -1] if w.pile.size() > 1 else [0]
            for place in (*places, *range(1, len(w.pile.top))):
                assert shares(w.pile, place, seat) == marginals(ways, place), (seed, seat, place)


@pytest.mark.parametrize("seed", [3, 8, 12, 19])
def test_redeals_come_as_often_as_they_are_likely(seed: int) -> None:
    w = watched(seed)
    for seat in range(SEATS):
        ways = w.ways(seat)
        total = sum(ways.values())
        found: Counter[Deck] = Counter()
        for luck in range(600):
            q = w.pile.copy()
            q.give_up(seat)
            q.fill_up(seat, Rng(luck))
            assert q.check() == ""
            found[dealt(q, Rng(luck + 1000))] += 1
        assert set(found) <= set(ways)
        for place in range(int(w.pile.size())):
            for kind, share in marginals(ways, place).items():
                times = sum(n for deck, n in found.items() if deck[place] == kind)
                assert abs(times / 600 - share) < 0.09, (seat, place, kind, total)


def dealt(pile: Pile, rng: Rng) -> Deck:
    """Return all cards of a pile from the top, its pool in any order."""
    found = []
    while pile.size() > 0:
        kind = pile.chosen(0, rng)
        pile.draw(kind)
        found.append(int(kind))
    return tuple(found)


def test_a_redeal_of_mixed_cards_does_not_depend_on_how_they_lie() -> None:
    for seed in range(60):
        w = watched(seed)
        for seat in range(SEATS):
            piles = []
            for luck in (None, 1, 2):
                q = w.pile.copy()
                if luck is not None:
                    q.give_up(seat)
                    q.fill_up(seat, Rng(luck))
                q.give_up(seat)
                q.fill_up(seat, Rng(99))
                rows = [list(q.top), list(q.pool), list(q.bottom), list(q.mixings)]
                piles.append(rows)
            assert piles[0] == piles[1] == piles[2], (seed, seat)


def test_what_others_know_stays_possible_in_a_redeal() -> None:
    for seed in range(60):
        w = watched(seed)
        q = w.pile.copy()
        q.give_up(0)
        q.fill_up(0, Rng(seed))
        for seat in range(1, SEATS):
            if q.size() > 0:
                uppermost = shares(q, 0, seat)
                assert sum(uppermost.values()) == 1
                if len(q.top) > 0:
                    assert int(kind_of(q.top[len(q.top) - 1])) in uppermost


def test_a_program_that_thinks_of_another_card_keeps_the_pile_whole() -> None:
    for seed in range(100):
        w = watched(seed)
        lying = Counter(dealt(w.pile.copy(), Rng(1)))
        for seat in range(SEATS):
            for kind in shares(w.pile, 0, seat):
                q = w.pile.copy()
                q.draw(kind)
                assert q.check() == "", seed
                assert Counter(dealt(q.copy(), Rng(1))) == lying - Counter([kind]), seed
                if q.size() > 0:
                    assert sum(shares(q, 0, seat).values()) == 1
