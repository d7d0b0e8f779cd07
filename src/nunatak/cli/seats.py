"""Who sits where at a terminal."""

import getpass
from typing import Any

from nunatak.bots import at_a_table, bots
from nunatak.bots.base import Bot
from nunatak.games.description import Game

USUAL_BOT = "greedy"
BIRDS = ("Skua", "Petrel", "Tern", "Fulmar", "Auk")


class Seat:
    """A person, or a bot with a name of its own."""

    def __init__(self, name: str, mind: str | None) -> None:
        self.name = name
        self.mind = mind  # the name of the bot, if it is one
        self.bot: Bot | None = at_a_table(mind) if mind else None


def read_seats(game: Game[Any], words: str | None, players: int | None) -> list[Seat]:
    """Return who sits where: names of bots are bots, all other names are people."""
    if words is None:
        count = game.count(players)
        names = [person(), *[USUAL_BOT] * (count - 1)]
    else:
        names = [name.strip() for name in words.split(",") if name.strip()]
        if players is not None and players != len(names):
            raise ValueError(f"{len(names)} are named but there should be {players} players.")
        game.count(len(names))
    return seat_all(names)


def seat_all(names: list[str]) -> list[Seat]:
    """Return a seat for every name."""
    seats: list[Seat] = []
    for name in names:
        mind = name if name in bots() else None
        title = f"{BIRDS[len(seats)]} ({name})" if mind else name
        seats.append(Seat(title, mind))
    return seats


def person() -> str:
    """Return what to call whoever sits at the terminal."""
    try:
        return getpass.getuser().capitalize()
    except OSError:
        return "You"
