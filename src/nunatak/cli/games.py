"""`nunatak games`: what there is to play."""

import typer
from rich.console import Console
from rich.table import Table

from nunatak.games import all_games


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games")(list_games)


def list_games() -> None:
    """List the games, with their players and options."""
    table = Table(box=None, header_style="bold")
    for column in ("name", "title", "by", "players", "minutes", "options"):
        table.add_column(column)
    for name, game in all_games().items():
        options = "; ".join(
            f"{c.name} ({', '.join(map(describe, c.values))})" for c in game.settings
        )
        first, last = game.players[0], game.players[-1]
        players = str(first) if first == last else f"{first}-{last}"
        table.add_row(name, game.title, ", ".join(game.designers), players, game.minutes, options)
    Console().print(table)


def describe(value: object) -> str:
    """Return a value of an option in words."""
    return (
        {False: "off", True: "on"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    )
