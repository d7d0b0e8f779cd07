"""A copy of everything, made while the server runs, from which any database can be filled.

A backup is always an SQLite file, whatever the games are kept in. So it also moves a server from
one kind of database to the other.
"""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from nunatak.store import schema
from nunatak.store.connect import FILE, connect
from nunatak.store.owned import ENDINGS, own_database
from nunatak.store.store import Store

MANY = 1_000  # rows at a time


class Unusable(ValueError):
    """A backup that can't be made or used, and why, as a sentence."""


async def back_up(folder: Path, database: str, file: Path) -> int:
    """Copy all games to a file; return how many tables there are."""
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    own_database(part)
    try:
        if database:
            await from_database(database, part)
        else:
            from_folder(folder, part)
        found = tables_in(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        for ending in ENDINGS:
            part.with_name(part.name + ending).unlink(missing_ok=True)
    return found


def from_folder(folder: Path, part: Path) -> None:
    """Copy the database of a folder, as SQLite itself does it beside a running server."""
    source = folder / FILE
    if not source.is_file():
        raise Unusable(f"No games are kept in {folder}.")
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True, timeout=30)) as games,
        closing(sqlite3.connect(part)) as copy,
    ):
        games.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # so that it is one file


async def from_database(database: str, part: Path) -> None:
    """Copy a database as it is at one moment, however long that takes."""
    with TemporaryDirectory(dir=part.parent) as scratch:
        engine = connect(database)
        copy = await Store.open_in(Path(scratch))
        try:
            async with engine.connect() as plain:
                source = await plain.execution_options(isolation_level="REPEATABLE READ")
                async with copy.writing() as target:
                    await same_schema(source, target)
                    await pour(source, target)
        finally:
            await copy.close()
            await engine.dispose()
        from_folder(Path(scratch), part)


async def same_schema(source: AsyncConnection, target: AsyncConnection) -> None:
    """Refuse to copy between databases of different versions of the program."""
    asked = text("SELECT version_num FROM alembic_version")
    have, want = [(await each.execute(asked)).scalar() for each in (source, target)]
    if have != want:
        raise Unusable("The database is of another version; start this version's server once.")


async def pour(source: AsyncConnection, target: AsyncConnection) -> None:
    """Copy every row, parents before children."""
    for kind in schema.METADATA.sorted_tables:
        if kind is schema.processes:  # which will not be there where the games go
            continue
        rows = await source.stream(select(kind))
        async for some in rows.mappings().partitions(MANY):
            await target.execute(insert(kind), [dict(row) for row in some])


def tables_in(file: Path) -> int:
    """Return how many tables a backup has, or refuse what is none."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            [verdict] = copy.execute("PRAGMA quick_check").fetchone()
            if verdict != "ok":
                raise Unusable(f"{file} is damaged: {verdict}.")
            return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise Unusable(f"{file} is no backup of games: {error}.") from None


async def restore(file: Path, folder: Path, database: str, *, replace: bool = False) -> int:
    """Fill a folder or a database from a backup; return how many tables there are.

    No server may be using it. Games that are there already stay unless they may be replaced, and
    then those of a folder are put aside.
    """
    found = tables_in(file)
    if database:
        await into_database(file, database, replace=replace)
    else:
        into_folder(file, folder, replace=replace)
        store = await Store.open_in(folder)  # which brings an old backup up to date
        await store.close()
    return found


def into_folder(file: Path, folder: Path, *, replace: bool) -> None:
    """Put a backup in the place of a folder's database, all of it or nothing."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = folder / FILE
    if place.exists() and not replace and tables_in(place):
        raise Unusable(f"There are games in {folder} already; --replace puts them aside.")
    part = folder / f"{FILE}.part"
    part.unlink(missing_ok=True)
    own_database(part)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
    with part.open("rb") as written:
        os.fsync(written.fileno())
    aside = time.strftime("before-%Y%m%dT%H%M%S")
    for ending in ENDINGS:  # what belongs together: a journal of other games must not stay behind
        old = folder / f"{FILE}{ending}"
        if old.exists():
            old.rename(folder / f"{FILE}.{aside}{ending}")
    part.replace(place)


async def into_database(file: Path, database: str, *, replace: bool) -> None:
    """Fill a database from a backup in one transaction."""
    with TemporaryDirectory() as scratch:
        into_folder(file, Path(scratch), replace=False)
        source, target = await Store.open_in(Path(scratch)), await Store.open(database)
        try:
            async with target.writing() as filled, source.reading() as read:
                count = select(func.count()).select_from(schema.tables)
                if (await filled.execute(count)).scalar() and not replace:
                    raise Unusable("There are games in the database already; see --replace.")
                for kind in reversed(schema.METADATA.sorted_tables):
                    await filled.execute(kind.delete())
                await pour(read, filled)
                await filled.execute(schema.tables.update().values(holder=None))
        finally:
            await source.close()
            await target.close()
