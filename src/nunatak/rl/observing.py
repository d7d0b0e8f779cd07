"""How a game is seen by programs that learn."""

from typing import Any

from nunatak.engine.observation import Observation
from nunatak.games.description import Game


def observation_of(game: Game[Any]) -> Observation[Any]:
    """Return how a game is seen: as it says itself, or else no more than every game has."""
    return game.minds.observation()
