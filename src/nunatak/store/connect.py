"""Opening the database: SQLite with its journal ahead, or PostgreSQL."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY = 10_000  # milliseconds that a writer waits for another one


FILE = "nunatak.db"


def sqlite_address(folder: Path) -> str:
    """Return the address of the database in a folder."""
    return f"sqlite+aiosqlite:///{folder / FILE}"


def connect(address: str) -> AsyncEngine:
    """Return the database at an address, as SQLAlchemy writes it."""
    if not address.startswith("sqlite"):
        plain = address.replace("postgres://", "postgresql://", 1)
        plain = plain.replace("postgresql://", "postgresql+psycopg://", 1)
        return create_async_engine(plain, hide_parameters=True, pool_pre_ping=True)
    # What people wrote stays out of errors, and so out of the log.
    engine = create_async_engine(
        address, hide_parameters=True, connect_args={"timeout": BUSY / 1000}
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # what is acknowledged survives a power cut
        cursor.execute(f"PRAGMA busy_timeout={BUSY}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        # A writer that began by reading could find its view outdated; it queues up first.
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine
