"""How well the bots play: four levels that a person can feel.

A level is a number of iterations, so that it is equally strong on every machine. What the levels
are worth is for each game to say, in a `levels.toml` beside its rules.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from nunatak.bots.search import SearchSettings
from nunatak.games.description import Game

LEVELS = ("cub", "sledger", "navigator", "pole")
ITERATIONS = {"cub": 16, "sledger": 60, "navigator": 400, "pole": 3000}
BLURS = {"cub": 0.06}
FILE = "levels.toml"
PATIENCE = 3.0  # seconds a choice at a table, however slow the machine is


class Level:
    """What a level means in a game: how long it thinks, how much it misjudges, and how."""

    def __init__(self, name: str, iterations: int, blur: float, search: SearchSettings) -> None:
        self.name = name
        self.iterations = iterations
        self.blur = blur  # how far off it is about each option, in shares of the win
        self.search = search

    def __repr__(self) -> str:
        return f"<{self.name}: {self.iterations} iterations>"


@cache
def document(package: str) -> dict[str, Any]:
    """Return what a game says about the levels."""
    file = resources.files(package) / "bots" / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def search_settings(game: Game[Any]) -> SearchSettings:
    """Return how a search is set up for a game: what its levels.toml says under [search]."""
    return SearchSettings(**document(game.package).get("search", {}))


def level_in(game: Game[Any], name: str) -> Level:
    """Return what a level means in a game.

    >>> import nunatak
    >>> level_in(nunatak.game("antartik"), "cub").blur > 0
    True
    >>> level_in(nunatak.game("antartik"), "walrus")
    Traceback (most recent call last):
        ...
    ValueError: There is no level 'walrus'. There are: cub, sledger, navigator, pole.
    """
    if name not in LEVELS:
        raise ValueError(f"There is no level {name!r}. There are: {', '.join(LEVELS)}.")
    said = document(game.package).get(name, {})
    iterations = said.get("iterations", ITERATIONS[name])
    return Level(name, iterations, said.get("blur", BLURS.get(name, 0.0)), search_settings(game))
