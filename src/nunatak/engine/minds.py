"""What a game's folder `bots` hands over."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from nunatak.engine.judgement import Judgement
from nunatak.engine.observation import Observation
from nunatak.engine.position import Position

P = TypeVar("P", bound=Position)


class Minds(Generic[P]):
    """How bots judge a game, and how programs that learn see it."""

    def __init__(
        self,
        judgement: Callable[[], Judgement[P]],
        observation: Callable[[], Observation[P]],
        guesses: Mapping[str, float],
        tastes: Sequence[str] = (),
    ) -> None:
        self.judgement = judgement
        self.observation = observation
        self.guesses = guesses  # the weights that nobody has tuned yet, by name
        self.tastes = tuple(tastes)  # weights that say what a bot wishes for: tuning leaves them
