"""How punctual the search is: asked for half a second, it answers within that and a little."""

from collections.abc import Callable
from time import perf_counter
from typing import Any

from nunatak.bots.thinker import Thinker
from nunatak.engine.playout import Buffers, pick
from nunatak.engine.position import OVER
from nunatak.engine.rng import Rng
from nunatak.games.description import Game

MS = 500  # what it is given
GRACE = 50  # and by how much it may be late
MOMENTS = 5  # answers in one part of the proof
SELDOM = 40  # one decision in so many is thought about; the others are chosen at random


def lateness(game: Game[Any], moments: int, seed: int) -> list[float]:
    """Return by how many milliseconds each of some answers came after its time."""
    buffers = Buffers(len(game.vocabulary))
    rng = Rng(seed)
    found: list[float] = []
    while len(found) < moments:
        p = game.start(game.players[rng.below(len(game.players))])
        while p.actor != OVER and len(found) < moments:
            if p.actor >= 0 and rng.below(SELDOM) == 0 and len(p.options()) > 1:
                known = p.redeal(p.actor, rng)
                began = perf_counter()
                Thinker("pole", seconds=MS / 1000).choose(known, p.actor, rng)
                found.append(1000 * (perf_counter() - began) - MS)
            p.apply(pick(p, rng, buffers))
    return found


def answers(game: Game[Any]) -> Callable[[int], dict[str, int]]:
    """Return how to time some answers, from random positions of random games."""

    def do(part: int) -> dict[str, int]:
        worst = max(lateness(game, MOMENTS, part * 7919 + 1))
        if worst > GRACE:
            raise ValueError(
                f"{game.title}: asked for {MS} ms, a bot answered {worst:.0f} ms late. "
                "It may take 50: let the machine do nothing else, and start again."
            )
        return {f"within {MS} + {GRACE} ms": MOMENTS}

    return do
