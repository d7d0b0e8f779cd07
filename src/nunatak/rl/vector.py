"""Many games at once, as numpy arrays."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak.games import game as find_game
from nunatak.games.description import SettingValue
from nunatak.rl.batch import Batch
from nunatak.rl.observing import observation_of


class VectorEnv:
    """A batch of games of one kind that are stepped together, in compiled code.

    All arrays are live views: they change with the next step, without a copy, so keep a copy of
    what you want to keep. `observations` has a row for every game, seen by the seat that is to
    choose, which `actors` names; `masks` says which options are legal. A game that is over has
    `over` set and its `rewards` for each seat, and has already begun anew.

    >>> env = VectorEnv("antartik", players=3, size=4, seed=7)
    >>> env.observations.shape == (4, len(env.names))
    True
    >>> for _ in range(100):
    ...     env.step(env.sample())
    >>> bool(env.masks[np.arange(4), env.sample()].all())
    True
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        size: int = 64,
        seed: int = 0,
        settings: Mapping[str, SettingValue] | None = None,
    ) -> None:
        self.game = find_game(game)
        start = self.game.start(players, settings)
        observation = observation_of(self.game)
        self.players = int(start.players)
        self.size = size
        self.names = observation.names(self.players)
        self.batch = Batch(start, size, len(self.names), observation, seed)
        self.observations: NDArray[np.int16] = self._view(self.batch.seen, len(self.names))
        self.masks: NDArray[np.uint8] = self._view(self.batch.masks, len(self.game.vocabulary))
        self.rewards: NDArray[np.float64] = self._view(self.batch.rewards, self.players)
        self.actors: NDArray[np.int64] = self._view(self.batch.actors)
        self.over: NDArray[np.uint8] = self._view(self.batch.over)
        self._sampled: NDArray[np.int64] = self._view(self.batch.sampled)

    def _view(self, array: Any, width: int = 0) -> NDArray[Any]:
        view = np.asarray(memoryview(array))
        return view.reshape(self.size, width) if width else view

    def step(self, options: Sequence[int] | NDArray[np.int64]) -> None:
        """Take an option in every game; ValueError, and nothing changed, if one is not legal."""
        if options is self._sampled:
            self.batch.step_sampled()
        else:
            self.batch.step(options.tolist() if isinstance(options, np.ndarray) else list(options))

    def sample(self) -> NDArray[np.int64]:
        """Return an option for every game, each of the legal ones as likely as any other."""
        self.batch.sample()
        return self._sampled
