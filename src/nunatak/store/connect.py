"""Opening the database: SQLite with its journal ahead, or PostgreSQL."""

import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY = 10_000  # milliseconds that a writer waits for another one
GOOD = 1.0  # seconds for which a line to PostgreSQL that was used counts as good

FILE = "nunatak.db"


def sqlite_address(folder: Path) -> str:
    """Return the address of the database in a folder."""
    return f"sqlite+aiosqlite:///{folder / FILE}"


def connect(address: str) -> AsyncEngine:
    """Return the database at an address, as SQLAlchemy writes it."""
    if not address.startswith("sqlite"):
        plain = address.replace("postgres://", "postgresql://", 1)
        plain = plain.replace("postgresql://", "postgresql+psycopg://", 1)
        return with_good_lines(create_async_engine(plain, hide_parameters=True))
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


def with_good_lines(engine: AsyncEngine) -> AsyncEngine:
    """Let lines that have been idle be tried before they are used, as their server may be gone.

    Trying every line every time would be one question more for each that somebody asks.
    """
    pool, dialect = engine.sync_engine.pool, engine.dialect

    @event.listens_for(pool, "checkin")
    def used(_: Any, record: Any) -> None:
        record.info["used"] = time.monotonic()

    @event.listens_for(pool, "checkout")
    def asked_for(connection: Any, record: Any, _: Any) -> None:
        idle = time.monotonic() - record.info.get("used", time.monotonic())
        if idle < GOOD:
            return
        try:
            dialect.do_ping(connection)
        except dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    return engine
