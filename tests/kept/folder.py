"""Kept folders as tests open them."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, MetaData

from nunatak.store import Kept, Store
from nunatak.store.connect import connect, sqlite_address
from nunatak.store.migrate import upgrade
from tests.loops import run

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
Found = TypeVar("Found")


def rows(file: Path) -> dict[str, list[dict[str, Any]]]:
    """Return what a folder held."""
    found: dict[str, list[dict[str, Any]]] = json.loads(file.read_text())
    return found


def unpack(file: Path, folder: Path) -> Path:
    """Make a data folder as it was when its file was written."""
    run(fill(sqlite_address(folder), rows(file)))
    return folder


async def fill(address: str, kept: dict[str, list[dict[str, Any]]]) -> None:
    """Put rows into an empty database, with the schema that they were written under."""

    def put(connection: Connection) -> None:
        upgrade(connection, to=kept["alembic_version"][0]["version_num"])
        then = MetaData()
        then.reflect(connection)
        for table in then.sorted_tables:
            if table.name != "alembic_version" and kept.get(table.name):
                connection.execute(table.insert(), typed(table, kept[table.name]))

    engine = connect(address)
    async with engine.begin() as connection:
        await connection.run_sync(put)
    await engine.dispose()


def typed(table: Any, found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return rows with truth values where the database has them; SQLite writes 0 and 1."""
    truths = {c.name for c in table.columns if c.type.python_type is bool}
    return [{k: bool(v) if k in truths else v for k, v in row.items()} for row in found]


def with_store(address: str, work: Callable[[Store], Awaitable[Found]]) -> Found:
    """Do something with a database, brought up to the present schema."""

    async def main() -> Found:
        store = await Store.open(address)
        try:
            return await work(store)
        finally:
            await store.close()

    return run(main())


async def all_tables(store: Store, ids: list[str]) -> list[Kept]:
    """Return everything that is kept of some tables."""
    found = [await store.load(id) for id in ids]
    return [kept for kept in found if kept is not None]
