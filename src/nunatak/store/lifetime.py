"""What a server keeps of itself: when it was last alive, and a secret."""

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from nunatak.store import schema
from nunatak.store.migrate import LOCK
from nunatak.store.store import Store

ALIVE = "alive"
SECRET = "secret"


async def note_alive(store: Store, now: float) -> None:
    """Note that the server runs."""
    async with store.writing() as connection:
        await wait_for_others(connection)
        await put(connection, ALIVE, str(now))


async def forgive(store: Store, now: float, least: float = 0.0) -> float:
    """Give everybody the time in which no server ran; return how many seconds that was.

    Where others may be running, a last sign of life that is younger than `least` may be theirs.
    A clock that was set meanwhile does no harm: what counts is how much was left at that sign.
    """
    tables = schema.tables
    async with store.writing() as connection:
        await wait_for_others(connection)
        last = await get(connection, ALIVE)
        await put(connection, ALIVE, str(now))
        if last is None or abs(now - float(last)) < least:
            return 0.0
        down = round(now - float(last))
        running = (tables.c.state == "playing") & tables.c.due.is_not(None)
        await connection.execute(update(tables).where(running).values(due=tables.c.due + down))
        return float(down)


async def secret(store: Store) -> str:
    """Return what only this server knows, and make it up the first time."""
    return await kept(store, SECRET, lambda: secrets.token_hex(16))


async def kept(store: Store, name: str, made_up: Callable[[], str]) -> str:
    """Return what the server keeps of itself under a name, made up the first time."""
    async with store.writing() as connection:
        await wait_for_others(connection)
        found = await get(connection, name)
        if found is None:
            found = made_up()
            await put(connection, name, found)
        return found


async def wait_for_others(connection: AsyncConnection) -> None:
    """Let servers that share a database, and start at once, do this one after another."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


async def get(connection: AsyncConnection, name: str) -> str | None:
    """Return what goes by a name."""
    question = select(schema.server.c.value).where(schema.server.c.name == name)
    return (await connection.execute(question)).scalar()


async def put(connection: AsyncConnection, name: str, value: str) -> None:
    """Keep something in the place of what went by that name."""
    there: Any = update(schema.server).where(schema.server.c.name == name).values(value=value)
    if not (await connection.execute(there)).rowcount:
        await connection.execute(insert(schema.server).values(name=name, value=value))
