"""`nunatak games`: what there is to play."""

import typer
from rich.console import Console
from rich.table import Table

from nunatak.games import all_games


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games")(list_games)


def list_games() -> None:
    """List the games, with their players and what can be agreed on."""
    table = Table(box=None, header_style="bold")
    for column in ("name", "title", "by", "players", "minutes", "settings"):
        table.add_column(column)
    for name, game in all_games().items():
        settings = "; ".join(
            f"{s.name} ({', '.join(map(describe, s.values))})" for s in game.settings
        )
        first, last = game.players[0], game.players[-1]
        players = str(first) if first == last else f"{first}-{last}"
        table.add_row(name, game.title, ", ".join(game.designers), players, game.minutes, settings)
    Console().print(table)


def describe(value: object) -> str:
    """Return a value of a setting in words."""
    return (
        {False: "off", True: "on"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    )
