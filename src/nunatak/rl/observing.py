"""How a game is seen by programs that learn."""

from importlib.util import find_spec
from typing import Any

from nunatak.engine.game import Game
from nunatak.engine.observation import Observation


def observation_of(game: Game) -> Observation[Any]:
    """Return how a game is seen: as it says itself, or else no more than every game has."""
    if find_spec(f"{game.package}.observation") is None:
        return Observation()
    found: Observation[Any] = game.room("observation").observation()
    return found
