"""Every way in which a game can be set up."""

from itertools import product
from typing import Any

from nunatak.games.description import Game


class Setup:
    """A game with a number of players and its options."""

    def __init__(self, game: Game[Any], players: int, settings: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.settings = settings

    def __repr__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.game.name}-{self.players} {options}".strip()

    def start(self) -> Any:
        """Return the position at the start."""
        return self.game.start(self.players, self.settings)


def setups_of(game: Game[Any]) -> list[Setup]:
    """Return all set-ups of a game."""
    names = [choice.name for choice in game.settings]
    combinations = [
        dict(zip(names, values, strict=True))
        for values in product(*[choice.values for choice in game.settings])
    ]
    return [Setup(game, players, options) for players in game.players for options in combinations]
