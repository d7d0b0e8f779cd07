"""The games: one folder each, and those that other packages offer."""

import pkgutil
import warnings
from functools import cache
from importlib.metadata import entry_points
from types import ModuleType

from nunatak.engine.position import Position
from nunatak.games.description import Game, import_game

GROUP = "nunatak.games"  # of entry points: a name, and a package that holds a GAME


@cache
def all_games() -> dict[str, Game[Position]]:
    """Return every game there is, by name: ours in the order in which they came, then others."""
    folders = [m.name for m in pkgutil.iter_modules(__path__) if m.ispkg]
    own = [import_game(f"{__name__}.{name}") for name in folders]
    found = {game.name: game for game in sorted(own, key=lambda game: game.number)}
    for game in offered():
        found.setdefault(game.name, game)
    return found


def offered() -> list[Game[Position]]:
    """Return the games of other packages; one that can't be loaded is left out with a warning."""
    found: list[Game[Position]] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            loaded = point.load()
            found.append(loaded.GAME if isinstance(loaded, ModuleType) else loaded)
        except Exception as error:
            said = f"The game {point.name!r} ({point.value}) can't be loaded: {error}"
            warnings.warn(said, stacklevel=2)
    return found


def game_names() -> list[str]:
    """Return the names of the games.

    >>> "antartik" in game_names()
    True
    """
    return list(all_games())


def game(name: str) -> Game[Position]:
    """Return a game by its name.

    Who wants a game's own class of positions imports the game itself:

    >>> from nunatak.games.antartik import GAME
    >>> GAME is game("antartik")
    True
    >>> game("chess")
    Traceback (most recent call last):
        ...
    ValueError: There is no game 'chess'. There are: antartik...
    """
    found = all_games().get(name)
    if found is None:
        raise ValueError(f"There is no game {name!r}. There are: {', '.join(game_names())}.")
    return found
