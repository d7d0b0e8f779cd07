"""Whether a choice was a mistake, judged with what its player could know, and how sure that is."""

from collections.abc import Sequence
from math import sqrt
from typing import Literal

import msgspec

from nunatak.bots.chances import believed, opinion
from nunatak.bots.levels import search_settings
from nunatak.bots.search import Search
from nunatak.engine.position import OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games.description import game_of

PAIRS = 6  # comparisons of two options that know nothing of each other
SURE = 2.571  # deviations of the mean of six that hold 95 % (Student's, five to choose)
INACCURATE = 0.03  # of the chance to win; how the bounds were found: docs/review.md
MISTAKE = 0.08
AGAIN = 8  # times the thinking before anybody is blamed


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot would have chosen instead, and what the choice cost of the chance to win."""

    best: int
    lost: float = 0.0
    low: float = 0.0
    """It cost at least so much, 39 times in 40."""
    high: float = 0.0

    @property
    def word(self) -> Literal["fine", "inaccurate", "mistake"]:
        """What to call it: no blame where it is within the noise."""
        if self.low <= 0.0 or self.lost < INACCURATE:
            return "fine"
        return "mistake" if self.lost >= MISTAKE else "inaccurate"


def verdict(p: Position, chosen: int, iterations: int, seed: int) -> Verdict:
    """Return what to think of the choice of whoever is asked."""
    best = best_option(p, iterations, seed)
    if best == chosen:
        return Verdict(best)
    found = compared(p, best, chosen, iterations, seed)
    if found.word == "fine":
        return found
    return compared(p, best, chosen, iterations * AGAIN, seed + PAIRS)


def best_option(p: Position, iterations: int, seed: int) -> int:
    """Return what a bot would choose that thinks so long, and knows no more than is known."""
    game, rng = game_of(p), Rng(seed)
    search = Search(p.rules, p.players, game.judgement, search_settings(game))
    known = p.redeal(p.actor, rng)
    search.think(known, p.actor, rng, iterations, 0.0)
    return int(search.best(known))


def compared(p: Position, best: int, chosen: int, iterations: int, seed: int) -> Verdict:
    """Return what a choice costs beside another, from several comparisons on the same luck."""
    game, eye = game_of(p), p.actor
    search = Search(p.rules, p.players, game.judgement, search_settings(game))
    each = max(1, iterations // PAIRS)
    lost = []
    for number in range(PAIRS):
        known = p.redeal(eye, Rng(seed + number))
        shares = [
            believed_by(search, after(known, option), eye, Rng(seed + number), each)[eye]
            for option in (best, chosen)
        ]
        lost.append(shares[0] - shares[1])
    mean, reach = mean_and_reach(lost)
    return Verdict(best, mean, mean - reach, mean + reach)


def believed_by(search: Search, p: Position, eye: int, rng: Rng, iterations: int) -> list[float]:
    """Return everybody's chance after some thinking, or the result if there is one."""
    return believed(p, eye) if p.actor == OVER else opinion(search, p, eye, rng, iterations)


def after(p: Position, option: int) -> Position:
    """Return the position after an option."""
    q = p.copy()
    q.apply(option)
    return q


def mean_and_reach(numbers: Sequence[float]) -> tuple[float, float]:
    """Return a mean, and how far it may be off."""
    mean = sum(numbers) / len(numbers)
    squares = sum((number - mean) ** 2 for number in numbers)
    return mean, SURE * sqrt(squares / (len(numbers) - 1) / len(numbers))
