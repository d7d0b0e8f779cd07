"""What a bot thinks of a position without looking further."""

from math import exp
from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nunatak.engine.position import OVER, Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[P]):
    """A game's own estimate of who is ahead. Its weights are data, and can be moved."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights

    def shares(self, p: P, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win, from 0 to 1 and 1 in all, as far as `eye` knows.

        At the end of the game it must be the result: 1 for a winner, halves for a tie of two.
        Somebody who plays alone gets as much as the result is worth.
        """
        raise NotImplementedError

    def wishes(self, p: P, eye: i64, out: vec[float]) -> None:
        """Write what a search lets each seat strive for: its share of the win, and its taste."""
        self.shares(p, eye, out)
        self.taste(p, eye, out)

    def taste(self, p: P, eye: i64, out: vec[float]) -> None:
        """Change the shares that were just written of a position into what seats strive for.

        A game in which those who can't win any more would never let it end may add something for
        the place one comes in, also when the game is over.
        """


def soften(worths: vec[float], players: i64, heat: float, out: vec[float]) -> None:
    """Write shares of the win that grow with what everybody is worth: the cooler, the steeper."""
    best = worths[0]
    for seat in range(players):
        best = max(best, worths[seat])
    total = 0.0
    for seat in range(players):
        out[seat] = exp((worths[seat] - best) / heat)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


class PointsJudgement(Judgement[P]):
    """What can be said of any game: whoever has more points is ahead."""

    def __init__(self) -> None:
        super().__init__(vec[float]())

    def shares(self, p: P, eye: i64, out: vec[float]) -> None:
        """Write the result if the game ended now; before that, everybody may still win."""
        settle_shares(p, out)
        if p.actor == OVER or p.players == 1:
            return
        for seat in range(p.players):
            out[seat] = 0.5 * out[seat] + 0.5 / float(p.players)


def settle_shares(p: Position, out: vec[float]) -> None:
    """Write the result of a finished game: winners share 1 among them."""
    if p.players == 1:
        out[0] = p.solo_share()
        return
    best = p.rank(0)
    for seat in range(p.players):
        best = max(best, p.rank(seat))
    count = 0.0
    for seat in range(p.players):
        if p.rank(seat) == best:
            count += 1.0
    for seat in range(p.players):
        out[seat] = 1.0 / count if p.rank(seat) == best else 0.0


def settle_stakes(p: Position, out: vec[float]) -> None:
    """Write what everybody has won: each has staked 1, and the winners share it all.

    Against somebody who plays alone the game itself stakes 1 too.
    """
    settle_shares(p, out)
    stakes = float(max(p.players, i64(2)))
    for seat in range(p.players):
        out[seat] = stakes * out[seat] - 1.0
