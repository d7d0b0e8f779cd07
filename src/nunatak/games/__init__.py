"""The games, one folder each."""

import pkgutil
from functools import cache

from nunatak.engine.position import Position
from nunatak.games.description import Game, import_game


@cache
def all_games() -> dict[str, Game[Position]]:
    """Return every game there is, by name, in the order in which they came."""
    folders = [m.name for m in pkgutil.iter_modules(__path__) if m.ispkg]
    found = [import_game(f"{__name__}.{name}") for name in folders]
    return {game.name: game for game in sorted(found, key=lambda game: game.number)}


def game_names() -> list[str]:
    """Return the names of the games.

    >>> "antartik" in game_names()
    True
    """
    return list(all_games())


def game(name: str) -> Game[Position]:
    """Return a game by its name.

    >>> game("chess")
    Traceback (most recent call last):
        ...
    ValueError: There is no game 'chess'. There are: antartik...
    """
    found = all_games().get(name)
    if found is None:
        raise ValueError(f"There is no game {name!r}. There are: {', '.join(game_names())}.")
    return found
