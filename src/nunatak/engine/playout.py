"""Random play, and what the search and the statistics need of it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng


@final
class Buffers:
    """Room to write options and weights into, owned by whoever plays: playing allocates nothing."""

    def __init__(self, words: i64) -> None:
        self.options = vec[i64]([0] * words)
        self.weights = vec[i64]([0] * words)


def draw(p: Position, rng: Rng, buffers: Buffers) -> i64:
    """Return one of the outcomes of chance, by weight."""
    return p.rules.decisions[p.now].draw(p, rng, buffers.options, buffers.weights)


def pick(p: Position, rng: Rng, buffers: Buffers) -> i64:
    """Return one of the options, each as likely as any other; by weight if chance decides."""
    if p.actor == CHANCE:
        return draw(p, rng, buffers)
    n = p.fill(buffers.options)
    return buffers.options[rng.below(n)]


def play_out(p: Position, rng: Rng, buffers: Buffers) -> i64:
    """Play to the end at random and return how many decisions that took, chance included."""
    count: i64 = 0
    while p.actor != OVER:
        p.apply(pick(p, rng, buffers))
        count += 1
    return count


def play_many(p: Position, games: i64, rng: Rng, buffers: Buffers) -> i64:
    """Play many random games from one position and return how many decisions they took."""
    count: i64 = 0
    for _ in range(games):
        count += play_out(p.copy(), rng, buffers)
    return count


def copy_many(p: Position, times: i64) -> None:
    """Copy a position many times, to see how long that takes."""
    for _ in range(times):
        p.copy()
