"""`nunatak bench`: how fast every game is."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from nunatak.games import all_games
from nunatak.games import game as find_game


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench")(bench_games)


def bench_games(
    names: Annotated[list[str] | None, typer.Argument(help="which games; all, if none")] = None,
    runs: Annotated[int, typer.Option(help="runs to take the median of", min=5)] = 5,
    seconds: Annotated[float, typer.Option(help="how long each run measures", min=0.05)] = 0.4,
    as_json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
) -> None:
    """Measure random play (compiled, pure, and plain C++) and the search, a second."""
    from nunatak.lab.bench import bench

    games = [find_game(name) for name in names] if names else list(all_games().values())
    with Progress(transient=True, disable=as_json) as progress:
        task = progress.add_task("measuring", total=runs * len(games))
        rows = [bench(game, runs, seconds, lambda: progress.advance(task)) for game in games]
    if as_json:
        print(json.dumps(rows, indent=1))
    else:
        show(rows)


def search_table(rows: list[dict[str, Any]]) -> Table:
    """Return how often the search walks its tree in a second, from the start."""
    title = "iterations of the search on one core, a second"
    table = Table(box=None, header_style="bold", title=title)
    columns = (
        "game", "players", "to the end", "/ random games", "cut short", "/ random games",
        "cut short, pure", "compiled / pure",
    )  # fmt: skip
    for column in columns:
        table.add_column(column, justify="left" if column == "game" else "right")
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['full iterations']:,.0f}",
            f"{row['full iterations / games']:.2f}",
            f"{row['cut iterations']:,.0f}",
            f"{row['cut iterations / games']:.2f}",
            f"{row['pure cut iterations']:,.0f}",
            f"{row['cut iterations, compiled / pure']:.1f}",
        )
    return table


def show(rows: list[dict[str, Any]]) -> None:
    """Print the figures as a table."""
    table = Table(box=None, header_style="bold", title="random play on one core, a second")
    columns = (
        "game", "players", "compiled", "pure", "compiled / pure", "C++ limit", "compiled / limit",
        "copies", "pure copies",
    )  # fmt: skip
    for column in columns:
        table.add_column(column, justify="left" if column == "game" else "right")
    for row in rows:
        limited = "limit" in row
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['compiled']:,.0f}",
            f"{row['pure']:,.0f}",
            f"{row['compiled / pure']:.1f}",
            f"{row['limit']:,.0f}" if limited else "",
            f"{row['compiled / limit']:.2f}" if limited else "",
            f"{row['compiled copies']:,.0f}",
            f"{row['pure copies']:,.0f}",
        )
    Console(width=120).print(table)
    Console(width=120).print(search_table(rows))
    if not all(row["is compiled"] for row in rows):
        print("Nothing is compiled here, so both columns are interpreted: ./dev compile.")
