"""A bot that looks one step ahead, with the game's judgement and the exact odds."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.bots.bot import Bot
from nunatak.engine.judgement import Judgement
from nunatak.engine.playout import Desk
from nunatak.engine.position import CHANCE, Position
from nunatak.engine.rng import Rng


class GreedyBot(Bot):
    """Takes the option after which the game's judgement likes its seat best."""

    def choose(self, p: Position, seat: i64, rng: Rng) -> i64:
        """Return the best option as far as one step shows it."""
        desk = Desk(p.rules.words)
        n = p.fill(desk.options)
        if n == 1:
            return desk.options[0]
        judgement: Judgement[Any] = p.rules.game.judgement
        shares = vec[float]([0.0] * 8)
        chance = Desk(p.rules.words)
        best = -1.0
        found: i64 = 0
        ties: i64 = 0
        for i in range(n):
            q = p.copy()
            q.apply(desk.options[i])
            hope = expectation(q, seat, judgement, chance, shares)
            if hope > best + 1e-12:
                best = hope
                found = desk.options[i]
                ties = 1
            elif hope > best - 1e-12:
                ties += 1
                if rng.below(ties) == 0:
                    found = desk.options[i]
        return found


def expectation(
    p: Position, seat: i64, judgement: Judgement[Any], desk: Desk, shares: vec[float]
) -> float:
    """Return a seat's share of the win, over all that chance may bring next."""
    if p.actor != CHANCE:
        judgement.shares(p, seat, shares)
        return shares[seat]
    n = p.chance(seat, desk.options, desk.weights)
    hope = 0.0
    total = 0.0
    for i in range(n):
        q = p.copy()
        q.apply(desk.options[i])
        judgement.shares(q, seat, shares)
        weight = float(desk.weights[i])
        hope += weight * shares[seat]
        total += weight
    return hope / total
