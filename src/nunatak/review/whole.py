"""A whole game, read in one go."""

from collections.abc import Callable
from typing import Any

from nunatak.bots.levels import level_in
from nunatak.games.description import Game
from nunatak.games.history import History
from nunatak.review.reading import everybodys, read
from nunatak.review.summary import Review, reviewed

READER = "navigator"  # the level whose thinking a step is given, unless somebody says otherwise


def thinking(game: Game[Any]) -> int:
    """Return how many iterations a game's reader gives a step."""
    return level_in(game, READER).iterations


def beginning(history: History, iterations: int) -> list[float]:
    """Return everybody's chance before the first step."""
    first = next(history.positions())
    return everybodys(first, iterations)


def review(
    history: History, iterations: int = 0, progress: Callable[[int], None] | None = None
) -> Review:
    """Return what decided a game; `progress` hears of every step that was read."""
    game = history.game
    budget = iterations or thinking(game)
    steps = []
    for step in read(history, budget):
        steps.append(step)
        if progress is not None:
            progress(len(steps))
    return reviewed(game.name, history.players, budget, beginning(history, budget), steps)
