"""What can be chosen before one is asked, if the game's `ahead.py` knows of any."""

from importlib.util import find_spec
from types import ModuleType

from nunatak.engine.game import Game
from nunatak.engine.position import Position


def room(game: Game) -> ModuleType | None:
    """Return the game's file about choosing ahead, if it has one."""
    return game.room("ahead") if find_spec(f"{game.package}.ahead") else None


def early(p: Position, seat: int) -> list[int]:
    """Return the options that a seat may already seal while another one is asked."""
    ahead = room(p.rules.game)
    if ahead is None or p.actor < 0 or p.actor == seat:
        return []
    found: list[int] = ahead.early(p, seat)
    return found


def standing(p: Position, seat: int) -> dict[str, int]:
    """Return the instructions that a seat may leave now, each with the option it stands for."""
    ahead = room(p.rules.game)
    if ahead is None or p.actor == -2:
        return {}
    found: dict[str, int] = ahead.standing(p, seat)
    return found
