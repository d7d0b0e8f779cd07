"""A bot that looks one step ahead, with the game's judgement and the exact odds.

A step is a whole one: where an option only begins something (march, but from where to where?), it
looks at every way of completing it.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.judgement import Judgement
from nunatak.engine.playout import Buffers
from nunatak.engine.position import CHANCE, Position
from nunatak.engine.rng import Rng
from nunatak.games.description import game_of


class GreedyBot:
    """Takes the option after which the game's judgement likes its seat best."""

    def choose(self, p: Position, seat: i64, rng: Rng) -> i64:
        """Return the best option as far as one step shows it."""
        buffers = Buffers(p.rules.size)
        n = p.fill(buffers.options)
        if n == 1:
            return buffers.options[0]
        glance = Glance(seat, game_of(p).judgement, p.rules.size)
        best = -1.0
        found: i64 = 0
        ties: i64 = 0
        for i in range(n):
            q = p.copy()
            q.apply(buffers.options[i])
            hope = glance.hope(q)
            if hope > best + 1e-12:
                best = hope
                found = buffers.options[i]
                ties = 1
            elif hope > best - 1e-12:
                ties += 1
                if rng.below(ties) == 0:
                    found = buffers.options[i]
        return found


class Glance:
    """One look at what an option brings, for one seat."""

    def __init__(self, seat: i64, judgement: Judgement[Any], words: i64) -> None:
        self.seat = seat
        self.judgement = judgement
        self.words = words
        self.shares = vec[float]([0.0] * 8)

    def hope(self, p: Position) -> float:
        """Return the seat's share of the win, over all that chance may bring next."""
        if p.actor == CHANCE:
            return self.average(p)
        if p.actor == self.seat and p.rules.decisions[p.now].part:
            return self.best_way(p)
        return self.worth(p)

    def worth(self, p: Position) -> float:
        """Return what the judgement says."""
        self.judgement.shares(p, self.seat, self.shares)
        return self.shares[self.seat]

    def average(self, p: Position) -> float:
        """Return the seat's share over all outcomes, by what it must reckon with."""
        buffers = Buffers(self.words)
        n = p.chance(self.seat, buffers.options, buffers.weights)
        hope = 0.0
        total = 0.0
        for i in range(n):
            q = p.copy()
            q.apply(buffers.options[i])
            weight = float(buffers.weights[i])
            hope += weight * self.worth(q)
            total += weight
        return hope / total

    def best_way(self, p: Position) -> float:
        """Return the seat's share if it completes in the best way what it has begun."""
        buffers = Buffers(self.words)
        n = p.fill(buffers.options)
        best = -1.0
        for i in range(n):
            q = p.copy()
            q.apply(buffers.options[i])
            best = max(best, self.hope(q))
        return best
