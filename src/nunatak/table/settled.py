"""Chance that a secret seed has settled, so that others can play with the same cards.

Each verb of chance is a pile. Every card in it gets a number from the seed, the pile, how often
that was shuffled, and the card; the lowest lies on top. So the order of a pile is there from the
start, whoever draws, whenever, and whatever is drawn elsewhere meanwhile. A die is a pile that is
shuffled after every card.
"""

from collections import Counter
from collections.abc import Container
from hashlib import blake2b

from nunatak.engine.position import CHANCE, Position
from nunatak.table.record import Record


class Shuffled:
    """How much of a pile has been drawn since it was last shuffled, by option."""

    def __init__(self) -> None:
        self.times = 0  # that it was shuffled again
        self.cards: Counter[int] = Counter()  # that lay in it when they were first met
        self.above: Counter[int] = Counter()  # drawn from the top
        self.below: Counter[int] = Counter()  # drawn from the bottom

    def meet(self, chances: list[tuple[int, int]]) -> None:
        """Take note of what lies there; if something was added, it has been shuffled again.

        Cards that were never seen beside others are another pile of the same verb.
        """
        met = [(option, count) for option, count in chances if option in self.cards]
        if any(count > self.left(option) for option, count in met) or 0 < len(met) < len(chances):
            self.times += 1
            for each in (self.cards, self.above, self.below):
                each.clear()
        for option, count in chances:
            self.cards.setdefault(option, count)

    def left(self, option: int) -> int:
        """Return how many cards of a kind there can still be."""
        return self.cards[option] - self.above[option] - self.below[option]


class SettledChance:
    """What chance brings at one table. The seed never leaves the server."""

    def __init__(self, seed: str, base: int, from_below: Container[str]) -> None:
        self.key = bytes.fromhex(seed)
        self.base = base  # entries under other rules, after which everything is shuffled anew
        self.from_below = from_below  # decisions of the game that draw the lowest card
        self.piles: dict[str, Shuffled] = {}
        self.seen = 0  # outcomes that are reckoned with

    def number(self, *about: object) -> int:
        """Return 62 bits that only the seed and what they are about settle."""
        text = " ".join(map(str, (self.base, *about)))
        return int.from_bytes(blake2b(text.encode(), digest_size=8, key=self.key).digest()) >> 2

    def bring(self, p: Position, record: Record) -> int:
        """Return what chance brings now."""
        if self.seen != sum(step.actor == CHANCE for step in record.steps):
            self.read(record)
        chances = p.chances()
        option = chances[0][0]
        if len(chances) > 1:  # otherwise the card is known, or there is no other
            pile = self.pile(p, option)
            pile.meet(chances)
            below = self.is_below(p)
            numbered = [(self.card(p, pile, option, below), option) for option, _ in chances]
            option = (max if below else min)(numbered)[1]
        self.note(p, chances, option)
        return option

    def read(self, record: Record) -> None:
        """Go through what was drawn before: the table was put away, or began elsewhere."""
        self.piles.clear()
        self.seen = 0
        history = record.history
        p = next(history.positions())
        for option in history.line():
            if p.actor == CHANCE:
                chances = p.chances()
                if len(chances) > 1:
                    self.pile(p, option).meet(chances)
                self.note(p, chances, option)
            p.apply(option)

    def note(self, p: Position, chances: list[tuple[int, int]], option: int) -> None:
        """Remember that a card has left its pile, unless it was known before."""
        self.seen += 1
        if len(chances) > 1:
            pile = self.pile(p, option)
            (pile.below if self.is_below(p) else pile.above)[option] += 1

    def pile(self, p: Position, option: int) -> Shuffled:
        """Return the pile that an outcome comes from."""
        return self.piles.setdefault(p.rules.vocabulary.verb(option).name, Shuffled())

    def is_below(self, p: Position) -> bool:
        """Say whether the lowest card is drawn."""
        return p.rules.decisions[p.now].name in self.from_below

    def card(self, p: Position, pile: Shuffled, option: int, below: bool) -> int:
        """Return the number of the uppermost or lowest card of a kind that is left."""
        name = p.rules.vocabulary.text(option)
        count = pile.cards[option]
        numbers = sorted(self.number(name, pile.times, n) for n in range(count))
        return numbers[count - 1 - pile.below[option]] if below else numbers[pile.above[option]]
