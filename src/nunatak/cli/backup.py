"""`nunatak backup`, `restore` and `forget`: the kept games, for whoever runs a server."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[Path | None, typer.Option(help="where games are kept")]
Database = Annotated[str | None, typer.Option(help="the PostgreSQL database they are kept in")]
SettingsFile = Annotated[Path | None, typer.Option(help="the server's file of settings")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("forget")(forget)


def whereabouts(data: Path | None, database: str | None, settings: Path | None) -> tuple[Path, str]:
    """Return the folder and the database that are meant."""
    from nunatak.server.base.settings import read
    from nunatak.server.running.run import data_folder

    settled = read(settings)
    folder = data or (Path(settled.data) if settled.data else data_folder())
    named = settled.database if database is None and data is None else database
    return folder, named or ""


def backup(
    file: Annotated[Path, typer.Argument(help="the file to write")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Copy all games to a file, while the server runs."""
    from nunatak.store.backup import back_up

    folder, named = whereabouts(data, database, settings)
    with sentences():
        found = asyncio.run(back_up(folder, named, file))
        print(f"{found} tables are in {file}.")


def restore(
    file: Annotated[Path, typer.Argument(help="a file that `nunatak backup` has written")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    replace: Annotated[bool, typer.Option(help="put games that are there already aside")] = False,
) -> None:
    """Fill a folder or a database from a backup. Stop its server first."""
    from nunatak.server.running.run import holding
    from nunatak.store.backup import restore as fill

    folder, named = whereabouts(data, database, settings)
    with sentences(), holding(folder, join=False, open_browser=False):
        found = asyncio.run(fill(file, folder, named, replace=replace))
        print(f"{found} tables are in {'the database' if named else folder} now.")


def forget(
    days: Annotated[int, typer.Option(help="for so many days they must not have come", min=1)],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
    try_only: Annotated[bool, typer.Option("--try", help="only say what would be done")] = False,
) -> None:
    """Forget guests who have not come for long: names, cookies, and what they said."""
    folder, named = whereabouts(data, database, settings)
    with sentences():
        found = asyncio.run(forgotten(folder, named, days, really=not try_only))
        print(found)


async def forgotten(folder: Path, database: str, days: int, *, really: bool) -> str:
    """Forget them, and return what was done in a sentence."""
    from nunatak.store import Store
    from nunatak.store.retention import forget as forget_in

    store = await (Store.open(database) if database else Store.open_in(folder))
    try:
        found = await forget_in(store, int(time.time()) - days * 86_400, really=really)
    finally:
        await store.close()
    done = "have been" if really else "would be"
    return (
        f"{found.people} people {done} forgotten, with their names at {found.seats} seats "
        f"and {found.spoken} lines of chat."
    )


@contextlib.contextmanager
def sentences() -> Iterator[None]:
    """Let what a person can mend be said in a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from nunatak.server.base.trouble import cause

    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        raise SystemExit(f"That could not be done: {cause(error)}.") from None
