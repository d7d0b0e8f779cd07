"""`nunatak doctor`: all kept games, and what is wrong with any of them."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from nunatak.cli.extras import without_web


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor")(doctor)


def doctor(
    data: Annotated[Path | None, typer.Option(help="where games are kept")] = None,
) -> None:
    """Go through all kept games and say which differ, and where. Nothing is changed."""
    try:
        from nunatak.server.running.run import data_folder
        from nunatak.store.connect import FILE
    except ModuleNotFoundError as error:
        raise without_web("nunatak doctor", error) from None
    folder = data or data_folder()
    if not (folder / FILE).is_file():
        raise SystemExit(f"No games are kept in {folder}.")
    wrong = asyncio.run(examine(folder))
    raise SystemExit(1 if wrong else 0)


async def examine(folder: Path) -> int:
    """Print what is found, and return how many tables are not as they were kept."""
    from nunatak.server.running.doctor import findings

    console = Console()
    shown = Table("table", "game", "state", "entries", "what was found", box=None)
    count = wrong = 0
    with console.status("Going through the tables ...") as status:
        async for found in findings(folder):
            count += 1
            wrong += found.wrong
            status.update(f"Going through the tables ... {count}")
            mark = "[bold]! [/bold]" if found.wrong else ""
            shown.add_row(
                found.table, found.game, found.state, str(found.entries), mark + found.says
            )
    console.print(shown)
    console.print(f"{count} tables, {wrong} of which are not as they were kept.")
    return wrong
