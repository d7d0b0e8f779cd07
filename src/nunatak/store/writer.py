"""The one who writes to SQLite: whoever waits at the same time is committed together.

The statements of all who wait run one after another in the event loop, where they touch only
memory; beginning and committing, which may wait for others and for the disk, do so in a thread.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Dialect, Executable
from sqlalchemy.exc import DBAPIError

from nunatak.store.writes import Overtaken, Row, Step

CACHE = 4_096  # KB of pages, so that none has to be written before the commit


class Job:
    """What somebody wants to be kept, and their wait for it."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(self) -> None:
        """Say that it is kept."""
        if not self.kept.done():
            self.kept.set_result(None)

    def fail(self, error: BaseException) -> None:
        """Say that it is not."""
        if not self.kept.done():
            self.kept.set_exception(error)


class Writer:
    """One connection, one transaction at a time."""

    def __init__(self, path: str, dialect: Dialect, patience: int) -> None:
        self.path = path
        self.dialect = dialect
        self.patience = patience
        self.connection: sqlite3.Connection | None = None
        self.statements: dict[Executable, Statement] = {}
        self.waiting: list[Job] = []
        self.turn = asyncio.Lock()
        """Held by whoever has a transaction that writes."""
        self.thread = ThreadPoolExecutor(1, "writer")
        self.task: asyncio.Task[None] | None = None

    async def write(self, *steps: Step) -> None:
        """Keep something, all of it or nothing; it is on the disk when this returns."""
        job = Job(steps)
        self.waiting.append(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.serve())
        await job.kept

    async def serve(self) -> None:
        """Commit all who wait together, and those who have come meanwhile together after them."""
        while self.waiting:
            async with self.turn:
                batch, self.waiting = self.waiting, []
                try:
                    await self.commit(batch)
                except BaseException as error:
                    self.give_up()
                    for job in batch:
                        job.fail(wrapped(error))
                    if not isinstance(error, Exception):
                        raise

    async def commit(self, batch: list[Job]) -> None:
        """Keep what several want in one transaction; what can't be kept fails alone."""
        connection = await self.begun()
        run: list[Job] = []
        for job in batch:
            if job.kept.done():  # nobody waits for it any more
                continue
            try:
                self.run(connection, job.steps)
            except Exception as error:
                if not connection.in_transaction:  # a full disk ends the whole transaction
                    raise
                job.fail(wrapped(error))
            else:
                run.append(job)
        await self.in_thread(connection.execute, "COMMIT")
        for job in run:
            job.done()

    async def begun(self) -> sqlite3.Connection:
        """Return the connection with a transaction that may write."""
        if self.connection is None:
            self.connection = await self.in_thread(connected, self.path)
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another program writes just now
            await self.in_thread(self.begin_patiently, connection)
        return connection

    def begin_patiently(self, connection: sqlite3.Connection) -> None:
        """Begin once no other program writes any more."""
        connection.execute(f"PRAGMA busy_timeout={self.patience}")
        try:
            connection.execute("BEGIN IMMEDIATE")
        finally:
            connection.execute("PRAGMA busy_timeout=0")

    def run(self, connection: sqlite3.Connection, steps: Sequence[Step]) -> None:
        """Run one job's statements; if one of them fails, none has been run."""
        connection.execute("SAVEPOINT job")
        try:
            for step in steps:
                found = self.statement(step.statement, step.rows).run(connection, step.rows)
                if step.of and found != len(step.rows):
                    raise Overtaken(step.of)
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
            raise
        connection.execute("RELEASE job")

    def statement(self, asked: Executable, rows: Sequence[Row]) -> "Statement":
        """Return a statement as SQLite reads it."""
        found = self.statements.get(asked)
        if found is None:
            found = self.statements[asked] = Statement(asked, rows[0], self.dialect)
        return found

    def give_up(self) -> None:
        """Forget a transaction that failed, and the connection: the next one begins afresh."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    async def in_thread(self, work: Any, *about: Any) -> Any:
        """Do something that may take long where nobody else waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *about)

    async def close(self) -> None:
        """Keep what still waits, and stop."""
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        self.give_up()
        self.thread.shutdown(wait=False)


class Statement:
    """A statement as text, and the order in which it wants a row's values."""

    def __init__(self, asked: Executable, row: Row, dialect: Dialect) -> None:
        compiled: Any = asked.compile(dialect=dialect, column_keys=list(row))  # type: ignore[attr-defined]
        self.text = str(compiled)
        self.names: list[str] = list(compiled.positiontup)

    def run(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> int:
        """Run it for every row, and return how many it has found."""
        values = [[row[name] for name in self.names] for row in rows]
        if len(values) == 1:
            return connection.execute(self.text, values[0]).rowcount
        return connection.executemany(self.text, values).rowcount


def connected(path: str) -> sqlite3.Connection:
    """Return a connection on which every commit reaches the disk."""
    found = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=0)
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"cache_size=-{CACHE}",
    ):
        found.execute(f"PRAGMA {pragma}")
    return found


def wrapped(error: BaseException) -> BaseException:
    """Return an error of SQLite as SQLAlchemy names it, so that there is one kind of them."""
    if isinstance(error, sqlite3.Error):
        return DBAPIError.instance(None, None, error, sqlite3.Error)
    return error
