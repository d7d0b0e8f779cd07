"""Every way in which a game can be set up, and how much of it a test looks at."""

import os
from collections.abc import Iterator
from math import gcd
from typing import Any

import nunatak
from nunatak.engine.playout import Buffers, pick
from nunatak.lab import setups as lab

# How much of the whole: ./dev test looks at a part, ./dev prove at all, interpreted runs at little.
SCALE = float(os.environ.get("NUNATAK_SAMPLE", "0.25"))
MOST = 16 if SCALE >= 1 else 6 if SCALE >= 0.1 else 2  # set-ups of a game where options multiply
FEW = 6 if SCALE >= 1 else 4 if SCALE >= 0.1 else 2  # and where they multiply into hundreds


def sample(n: int) -> int:
    """Return how many to look at, of a usual number."""
    return max(1, round(n * SCALE))


class Setup(lab.Setup):
    """A game set up in one way, and random games of it."""

    def history(self, seed: int) -> nunatak.History:
        """Play a random game."""
        history = nunatak.History(self.game, self.players, self.settings)
        rng = nunatak.Rng(seed)
        buffers = Buffers(len(self.game.vocabulary))
        while not history.over:
            history.add(pick(history.position(), rng, buffers))
        return history

    def positions(self, seed: int) -> Iterator[Any]:
        """Yield every position of a random game; each is gone when the next one comes."""
        rng = nunatak.Rng(seed)
        buffers = Buffers(len(self.game.vocabulary))
        p = self.start()
        yield p
        while p.actor != nunatak.OVER:
            p.apply(pick(p, rng, buffers))
            yield p


def setups() -> list[Setup]:
    """Return all set-ups of all games, evenly thinned out where there are very many."""
    found: list[Setup] = []
    for name in nunatak.game_names():
        every = lab.setups_of(nunatak.game(name))
        found += thinned(every, MOST if len(every) < 100 else FEW)
    return found


def ways_of(game: nunatak.Game[Any]) -> list[Setup]:
    """Return enough set-ups of a game for all that can happen in it, whatever the sample."""
    return thinned(lab.setups_of(game), 16)


def thinned(every: list[lab.Setup], most: int) -> list[Setup]:
    """Return at most so many, scattered so that every option is met with each of its values."""
    return [Setup(s.game, s.players, s.settings) for s in scattered(every, most)]


def scattered(every: list[lab.Setup], most: int) -> list[lab.Setup]:
    """Return at most so many of a list, from all over it."""
    if len(every) <= most:
        return every
    stride = round(len(every) * 0.382)
    while gcd(stride, len(every)) > 1:
        stride += 1
    return [every[i * stride % len(every)] for i in range(most)]
