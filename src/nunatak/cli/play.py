"""`nunatak play`: a game at the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from nunatak.cli.game_settings import FormerSettings, Settings, read_settings
from nunatak.cli.seats import read_seats
from nunatak.cli.sitting import Sitting
from nunatak.games import game as find_game
from nunatak.games import game_names
from nunatak.games.history import History


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    game: Annotated[str | None, typer.Argument(help="which game")] = None,
    players: Annotated[int | None, typer.Option(help="how many players")] = None,
    seats: Annotated[
        str | None, typer.Option(help="who sits where: names of people and of bots, by commas")
    ] = None,
    setting: Settings = None,
    option: FormerSettings = None,
    seed: Annotated[int | None, typer.Option(help="the same seed gives the same cards")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
) -> None:
    """Play in the terminal: people and bots in any mix."""
    if resume is not None:
        sitting = Sitting.load(resume, seed)
    else:
        chosen = find_game(game or game_names()[0])
        who = read_seats(chosen, seats, players)
        history = History(chosen, len(who), read_settings(chosen, setting, option))
        sitting = Sitting(history, who, seed)
    sitting.run()
