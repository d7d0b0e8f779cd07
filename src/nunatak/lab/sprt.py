"""A sequential probability ratio test: as many games as it takes, and no more.

The seat of the bot that should be stronger wins a share of the games. That the bots are equally
strong is one hypothesis (by lot it would win one game in as many as there are seats), that its odds
are so many times better is the other. After every game the evidence is weighed anew.
"""

import math

from nunatak.lab.arena import Played
from nunatak.lab.crosstable import Score, ahead

STRONGER = "stronger"
NOT_STRONGER = "not stronger"
UNDECIDED = "undecided"
LEAST = 20  # games before the variance is believed


class Sprt:
    """The test of one bot against another.

    >>> test = Sprt(fair=0.5, odds=1.5)
    >>> said = [test.add(1.0) for _ in range(40)]
    >>> test.verdict
    'stronger'
    """

    def __init__(self, fair: float, odds: float = 1.3, error: float = 0.05) -> None:
        if odds <= 1:
            raise ValueError(f"The better odds must be above 1, not {odds}.")
        self.fair = fair
        self.hoped = fair * odds / (1 - fair + fair * odds)
        self.bound = math.log((1 - error) / error)
        self.score = Score()
        self.verdict = UNDECIDED

    @property
    def evidence(self) -> float:
        """The logarithm of how much likelier the results are if the bot is stronger."""
        score = self.score
        # One imagined win and one imagined loss, so that a clean sweep has a variance too.
        n = score.count + 2
        mean = (score.sum + 1) / n
        variance = max((score.squares + 1) / n - mean * mean, 1e-9)
        drift = 2 * score.mean - self.fair - self.hoped
        return score.count * (self.hoped - self.fair) * drift / (2 * variance)

    def add(self, result: float) -> str:
        """Add the result of a game, from 0 to 1, and return what can be said now."""
        self.score.add(result)
        if self.verdict == UNDECIDED and self.score.count >= LEAST:
            if self.evidence >= self.bound:
                self.verdict = STRONGER
            elif self.evidence <= -self.bound:
                self.verdict = NOT_STRONGER
        return self.verdict


class Duel:
    """Feeds the games of a contest of two bots to a test, solo games two by two."""

    def __init__(self, better: str, players: int, odds: float) -> None:
        self.better = better
        self.test = Sprt(1 / max(players, 2), odds)
        self.waiting: Played | None = None

    def add(self, played: Played) -> str:
        """Add a game and return what can be said now."""
        if len(played.seats) > 1:
            return self.test.add(played.shares()[played.seats.index(self.better)])
        if self.waiting is None:
            self.waiting = played
            return self.test.verdict
        first, self.waiting = self.waiting, None
        result = ahead(first.ranks[0], played.ranks[0])
        return self.test.add(result if first.seats[0] == self.better else 1 - result)
