"""Which process holds which table, in a database that several of them share.

A process is alive as long as it says so; whoever holds a table has a number for it, its fence,
that every write must carry. Whoever takes a table over makes the number rise, so that whatever
the former holder still wants to write is refused, however late it comes. All times are the
database's own.
"""

from typing import Any

import msgspec
from sqlalchemy import text

from nunatak.store.store import Store

ALIVE = 3.0  # seconds after a sign of life for which a process keeps its tables

NOW = "extract(epoch from clock_timestamp())"
LIVING = f"(SELECT id FROM processes WHERE seen > {NOW} - {ALIVE})"

APPEAR = text(
    "INSERT INTO processes (id, address, secret, seen) "
    f"VALUES (:id, :address, :secret, {NOW}) "
    "ON CONFLICT (id) DO NOTHING"
)
BEAT = text(f"UPDATE processes SET seen = {NOW} WHERE id = :id")
BURY = text(f"DELETE FROM processes WHERE seen < {NOW} - 60")
CLAIM = text(
    "UPDATE tables SET holder = :id, fence = fence + 1 WHERE id = :table "
    f"AND (holder IS NULL OR holder = :id OR holder NOT IN {LIVING}) RETURNING fence"
)
HOLDER = text(
    "SELECT p.address, p.secret FROM tables t JOIN processes p ON p.id = t.holder "
    "WHERE t.id = :table"
)
RELEASE = text("UPDATE tables SET holder = NULL WHERE id = :table AND fence = :fence")
LEAVE = text("UPDATE tables SET holder = NULL WHERE holder = :id")
VANISH = text("DELETE FROM processes WHERE id = :id")
HELD = text("SELECT id, fence FROM tables WHERE holder = :id")
LIVES = text(f"SELECT 1 FROM processes WHERE secret = :secret AND seen > {NOW} - {ALIVE}")
GIVE_UP = text("UPDATE processes SET seen = 0 WHERE secret = :secret")
ORPHANS = text(
    "SELECT id FROM tables WHERE state = 'playing' AND holder IS NOT NULL "
    f"AND holder NOT IN {LIVING} LIMIT 200"
)


class Peer(msgspec.Struct, frozen=True):
    """Another process: where it listens for its peers, and what proves that one is one."""

    address: str
    secret: str


async def appear(store: Store, id: str, me: Peer) -> None:
    """Be a process from now on, and forget those that are long gone."""
    async with store.writing() as connection:
        await connection.execute(BURY)
        row = {"id": id, "address": me.address, "secret": me.secret}
        await connection.execute(APPEAR, row)


async def beat(store: Store, id: str) -> bool:
    """Say that a process lives; false if it counts as dead already."""
    async with store.writing() as connection:
        found: Any = await connection.execute(BEAT, {"id": id})
        return int(found.rowcount) == 1


async def claim(store: Store, id: str, table: str) -> int | Peer | None:
    """Return the fence of a table that is ours now, or who else has it; nothing if there is none.

    A table that is ours already gets another fence: whatever was begun before counts no more.
    """
    async with store.writing() as connection:
        about = {"id": id, "table": table}
        fence = (await connection.execute(CLAIM, about)).scalar()
        if fence is not None:
            return int(fence)
        other = (await connection.execute(HOLDER, {"table": table})).first()
    return None if other is None else Peer(other.address, other.secret)


async def release(store: Store, table: str, fence: int) -> None:
    """Leave a table to whoever comes next."""
    async with store.writing() as connection:
        await connection.execute(RELEASE, {"table": table, "fence": fence})


async def vanish(store: Store, id: str) -> None:
    """Leave all tables of a process to others, at once; it may be another one that has died."""
    async with store.writing() as connection:
        await connection.execute(LEAVE, {"id": id})
        await connection.execute(VANISH, {"id": id})


async def held(store: Store, id: str) -> dict[str, int]:
    """Return the tables that a process holds, with their fences."""
    async with store.reading() as connection:
        found = await connection.execute(HELD, {"id": id})
        return {row.id: int(row.fence) for row in found}


async def lives(store: Store, peer: Peer) -> bool:
    """Say whether another process still counts among the living."""
    async with store.reading() as connection:
        found = await connection.execute(LIVES, {"secret": peer.secret})
        return found.scalar() is not None


async def give_up(store: Store, peer: Peer) -> None:
    """Let another process count as dead; if it lives after all, its fences refuse what is gone."""
    async with store.writing() as connection:
        await connection.execute(GIVE_UP, {"secret": peer.secret})


async def orphans(store: Store) -> list[str]:
    """Return tables at which somebody plays and whose process has died."""
    async with store.reading() as connection:
        return list((await connection.execute(ORPHANS)).scalars())
