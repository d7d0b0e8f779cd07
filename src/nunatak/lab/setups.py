"""Every way in which a game can be set up."""

from itertools import product
from typing import Any

from nunatak.engine.game import Game


class Setup:
    """A game with a number of players and its options."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def __repr__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.players} {options}".strip()

    def start(self) -> Any:
        """Return the position at the start."""
        return self.game.start(self.players, self.options)


def setups_of(game: Game) -> list[Setup]:
    """Return all set-ups of a game."""
    names = [choice.name for choice in game.options]
    combinations = [
        dict(zip(names, values, strict=True))
        for values in product(*[choice.values for choice in game.options])
    ]
    return [Setup(game, players, options) for players in game.players for options in combinations]
