"""`nunatak ratings`: what the levels of a game are worth, on one scale."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from nunatak.games import game as find_game
from nunatak.games import game_names
from nunatak.lab.curves import curve
from nunatak.lab.executors import PLACES, executor
from nunatak.lab.ratings import (
    DOUBLINGS_HERE,
    LADDER,
    LEVELS_HERE,
    climb,
    doublings,
    put,
    rate,
    told,
    usual_players,
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ratings")(ratings)


def ratings(
    names: Annotated[list[str] | None, typer.Argument(help="games; all if none is named")] = None,
    games: Annotated[int, typer.Option(help="of every pair of neighbours", min=1)] = 40,
    bots: Annotated[str, typer.Option(help="the first is 0, each stronger than the last")] = "",
    double: Annotated[
        int, typer.Option(help="not levels: navigators that think 16, 32 ... so often doubled")
    ] = 0,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 0,
    workers: Annotated[int, typer.Option(help="how many share the work", min=1)] = 1,
    on: Annotated[str, typer.Option(help=f"where: {', '.join(PLACES)}")] = "here",
    folder: Annotated[
        Path, typer.Option(help="where games are kept; a run that was stopped goes on from there")
    ] = Path("build/ratings"),
    write: Annotated[
        Path | None, typer.Option(help="a document with a place for the table: docs/bots.md")
    ] = None,
) -> None:
    """Let neighbouring levels play each other, and print what each is worth above chance."""
    named = [name.strip() for name in bots.split(",")] if bots else LADDER
    ladder = doublings(double) if double else named
    place = executor(on, workers)
    rated = []
    for name in names or game_names():
        game = find_game(name)
        players = usual_players(game)
        played = climb(game, ladder, players, games, folder, place, seed)
        rounds = list(track(played, game.title, total=games, transient=True))
        rated.append(rate(game, ladder, players, rounds))
    table = told(rated)
    Console().print(table, markup=False, soft_wrap=True)
    if write is not None:
        whole = put(write, table, DOUBLINGS_HERE if double else LEVELS_HERE)
        if double:
            picture = write.parent / "pictures" / "doublings.svg"
            picture.parent.mkdir(exist_ok=True)
            picture.write_text(curve(whole), encoding="utf-8")
