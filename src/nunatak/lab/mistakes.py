"""How often a far longer search agrees that a choice was a mistake."""

from collections.abc import Iterator
from typing import Any

import msgspec

from nunatak import play
from nunatak.games.description import Game
from nunatak.games.history import History
from nunatak.review.reading import SEED
from nunatak.review.verdict import compared, verdict
from nunatak.review.whole import thinking

LONGER = 20  # times the thinking


class Doubt(msgspec.Struct, frozen=True):
    """A choice that was found wanting, and what the long search says of it."""

    word: str
    lost: float
    really: float
    """By how much it lowered the chance to win, says the long search."""

    @property
    def agreed(self) -> bool:
        """Whether the long search, too, finds that it lowered the chance."""
        return self.really > 0.0


def doubts(
    game: Game[Any], level: str, players: int, seed: int, longer: int = LONGER
) -> Iterator[Doubt]:
    """Yield what is blamed in one game of bots, each beside the verdict of a longer search."""
    history = play(game.name, [level] * players, seed=seed)
    yield from doubts_in(history, thinking(game), longer)


def doubts_in(history: History, iterations: int, longer: int) -> Iterator[Doubt]:
    """Yield what is blamed in a game."""
    line = history.line()
    positions = History(history.game, history.players, history.settings, line).positions()
    for p, option in zip(positions, line, strict=False):
        if p.actor < 0 or len(p.options()) < 2:
            continue
        found = verdict(p, option, iterations, SEED)
        if found.word != "fine":
            seed = SEED + 1000  # luck of its own
            long = compared(p, found.best, option, iterations * longer, seed)
            yield Doubt(found.word, found.lost, long.lost)
