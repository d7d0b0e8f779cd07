"""How well a judgement foretells the results of games that were played."""

from math import log
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.judgement import Judgement
from nunatak.engine.position import Position

SURE: Final = 1e-4  # nobody is punished for more certainty than this


class Lessons:
    """Positions, each seen by the seat that was to choose, and how their games ended."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.results = vec[float]()  # the shares of the win of every seat, position after position
        self.shares = vec[float]([0.0] * 8)

    def add(self, p: Position, result: list[float]) -> None:
        """Add a position whose game has ended like this."""
        self.positions.append(p)
        for share in result:
            self.results = append(self.results, share)

    def loss(self, judgement: Judgement[Any], first: i64, step: i64) -> float:
        """Return how wrong the judgement is on average, over every so-manieth position."""
        total = 0.0
        count = 0.0
        at: i64 = 0
        shares = self.shares
        results = self.results
        for number in range(i64(len(self.positions))):
            p = self.positions[number]
            if number % step == first:
                judgement.shares(p, p.actor, shares)
                for seat in range(p.players):
                    won = results[at + seat]
                    if won > 0.0:
                        total -= won * log(max(shares[seat], SURE))
                count += 1.0
            at += p.players
        return total / count
