"""Keeping what people and tables must not lose."""

import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import CursorResult, delete, func, insert, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from nunatak.store import schema
from nunatak.store.connect import BUSY, FILE, connect, sqlite_address
from nunatak.store.migrate import upgrade
from nunatak.store.owned import own_database, own_folder
from nunatak.store.presence import Presence
from nunatak.store.rows import Brief, ChatRow, Kept, Person, PositionRow, SeatRow, TableRow
from nunatak.store.writer import Writer
from nunatak.store.writes import (
    ADD,
    CHANGE_SEAT,
    CHANGE_TABLE,
    DROP,
    DROP_TABLE,
    FORGET,
    HOLD_TABLE,
    PUT_POSITION,
    Overtaken,
    Step,
)

CHAT_KEPT = 200  # lines that a table is loaded with
ONE_AFTER_ANOTHER = text("SELECT pg_advisory_xact_lock(hashtextextended(:about, 0))")


def now() -> int:
    """Return the time in seconds since 1970."""
    return int(time.time())


class Store:
    """The database, opened."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.presence: Presence | None = None
        self.writer: Writer | None = None
        if engine.dialect.name == "sqlite":
            self.writer = Writer(str(engine.url.database), engine.dialect, BUSY)

    @staticmethod
    async def open(address: str) -> "Store":
        """Open the database at an address and bring it up to date."""
        store = Store(connect(address))
        async with store.writing() as connection:
            await connection.run_sync(upgrade)
        return store

    @staticmethod
    async def open_in(folder: Path) -> "Store":
        """Open the database in a folder, and make both if they don't exist."""
        own_folder(folder)
        own_database(folder / FILE)
        store = await Store.open(sqlite_address(folder))
        store.presence = Presence(folder / FILE)
        return store

    def beside(self) -> "Store":
        """Return the same database on lines of its own, for what must not wait behind others."""
        return Store(connect(self.engine.url.render_as_string(hide_password=False)))

    @property
    def alone(self) -> bool:
        """Whether nobody else can use the same database: SQLite's folder is held by one server."""
        return self.engine.dialect.name == "sqlite"

    async def close(self) -> None:
        """Close all connections."""
        if self.writer is not None:
            await self.writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self, about: str = "") -> AsyncIterator[AsyncConnection]:
        """Open a transaction that writes; it is committed at the end.

        Those about the same run one after another, in whichever process, so that what one has
        counted is still so when it writes. On SQLite all do.
        """
        turn = self.writer.turn if self.writer is not None else nullcontext()
        async with turn, self.engine.begin() as connection:
            if about and not self.alone:
                await connection.execute(ONE_AFTER_ANOTHER, {"about": about})
            yield connection
        self.check_presence()

    @asynccontextmanager
    async def turn_of(self, about: str) -> AsyncIterator[None]:
        """Have other processes wait that want to do the same; those here must know themselves."""
        if self.alone:
            yield
            return
        async with self.writing(about):
            yield

    def check_presence(self) -> None:
        """Raise Gone if what was committed went into a file that is no longer there."""
        if self.presence is not None:
            self.presence.check()

    async def write(self, *steps: Step) -> None:
        """Keep something, all of it or nothing; it is on the disk when this returns."""
        if self.writer is not None:
            await self.writer.write(*steps)
            self.check_presence()
            return
        async with self.writing() as connection:
            for step in steps:
                found: CursorResult[Any] = await connection.execute(step.statement, step.rows)
                if step.of and found.rowcount != len(step.rows):
                    raise Overtaken(step.of)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Only read. On SQLite that is a transaction.

        On PostgreSQL each question sees what is there when it is asked, as it would in a
        transaction; beginning and ending one would be two questions more.
        """
        async with self.engine.connect() as plain:
            if self.alone:
                yield await plain.execution_options(reading=True)
            else:
                yield await plain.execution_options(isolation_level="AUTOCOMMIT")

    # People

    async def add_person(self, person: Person, key: str, device: str = "") -> None:
        """Remember somebody new, with the hash of the cookie that proves it."""
        row = {"id": person.id, "name": person.name, "created": now()}
        key_row = {"hash": key, "person": person.id, "created": now(), "device": device}
        await self.write(Step(ADD["people"], [row]), Step(ADD["keys"], [key_row]))

    async def add_key(self, person: str, key: str, device: str = "") -> None:
        """Let another cookie open the same person."""
        async with self.writing() as connection:
            row = {"hash": key, "person": person, "created": now(), "device": device}
            await connection.execute(insert(schema.keys).values(row))

    async def rename(self, person: str, name: str) -> None:
        """Change what somebody is called from now on."""
        async with self.writing() as connection:
            change = update(schema.people).where(schema.people.c.id == person).values(name=name)
            await connection.execute(change)

    async def keep_likes(self, person: str, likes: str) -> None:
        """Remember what somebody likes."""
        async with self.writing() as connection:
            change = update(schema.people).where(schema.people.c.id == person).values(likes=likes)
            await connection.execute(change)

    async def person(self, key: str) -> Person | None:
        """Return whom a cookie with this hash belongs to."""
        question = (
            select(schema.people.c.id, schema.people.c.name, schema.people.c.likes)
            .join(schema.keys, schema.keys.c.person == schema.people.c.id)
            .where(schema.keys.c.hash == key)
        )
        async with self.reading() as connection:
            row = (await connection.execute(question)).first()
        return None if row is None else Person(row.id, row.name, row.likes)

    async def add_code(self, code: str, person: str, until: int) -> None:
        """Remember the hash of a code; what has run out is forgotten."""
        async with self.writing() as connection:
            await connection.execute(delete(schema.codes).where(schema.codes.c.until < now()))
            await connection.execute(delete(schema.codes).where(schema.codes.c.person == person))
            row = {"hash": code, "person": person, "until": until}
            await connection.execute(insert(schema.codes).values(row))

    async def use_code(self, code: str) -> str | None:
        """Return the person whom a code stands for; it works once."""
        codes = schema.codes
        async with self.writing() as connection:
            used = delete(codes).where(codes.c.hash == code)  # at once, so that only one can
            row = (await connection.execute(used.returning(codes.c.person, codes.c.until))).first()
        return row.person if row is not None and row.until >= now() else None

    # Tables

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Keep a new table."""
        many = [{"table_id": row.id, **plain(seat)} for seat in seats]
        await self.write(Step(ADD["tables"], [plain(row)]), Step(ADD["seats"], many))
        row.kept = row.version

    async def drop(self, row: TableRow) -> None:
        """Forget a table at which no game has begun, and all that was said there."""
        about = {"this": row.id}
        steps = [Step(statement, [about]) for statement in DROP]
        steps.append(Step(DROP_TABLE, [{**about, "only": "waiting", "mine": row.fence}], row.id))
        await self.write(*steps)

    async def load(self, table: str) -> Kept | None:
        """Return all that is kept of a table, or nothing if there is none."""
        async with self.reading() as connection:
            question = select(schema.tables).where(schema.tables.c.id == table)
            found = (await connection.execute(question)).mappings().first()
            if found is None:
                return None

            async def all_of(name: str, *order: str) -> Sequence[RowMapping]:
                kind = schema.METADATA.tables[name]
                asked = select(kind).where(kind.c.table_id == table)
                asked = asked.order_by(*(kind.c[column] for column in order))
                return (await connection.execute(asked)).mappings().all()

            instructions: dict[int, set[str]] = {}
            for each in await all_of("instructions", "seat", "name"):
                instructions.setdefault(each["seat"], set()).add(each["name"])
            recent = (
                select(schema.chat)
                .where(schema.chat.c.table_id == table)
                .order_by(schema.chat.c.n.desc())
                .limit(CHAT_KEPT)
            )
            spoken = (await connection.execute(recent)).mappings().all()

            async def away() -> Sequence[RowMapping]:
                sits = select(schema.seats.c.person).where(schema.seats.c.table_id == table)
                theirs = select(schema.holidays).where(schema.holidays.c.person.in_(sits))
                ordered = theirs.order_by(schema.holidays.c.until)  # the last one counts
                return (await connection.execute(ordered)).mappings().all()

            return Kept(
                table_row(found),
                [seat_row(each) for each in await all_of("seats", "seat")],
                [(each["number"], each["at"]) for each in await all_of("entries", "n")],
                instructions,
                {each["seat"]: each["option"] for each in await all_of("sealed", "seat")},
                [chat_row(each) for each in reversed(spoken)],
                next(map(position_row, await all_of("positions")), None),
                {each["person"]: each["until"] for each in await away()},
                [(each["person"], each["message"]) for each in await all_of("answers")],
            )

    async def save(
        self,
        row: TableRow,
        *,
        seats: Iterable[SeatRow] = (),
        entries: Sequence[tuple[int, int, int]] = (),
        instructions: Sequence[tuple[int, str]] | None = None,
        sealed: Sequence[tuple[int, int]] | None = None,
        answer: tuple[str, str] | None = None,
        position: PositionRow | None = None,
    ) -> None:
        """Keep what happened at a table, all of it or nothing.

        Nothing is kept if the database has another version of the table than the one that this
        goes on from. An entry is its place, its number and its time; its place can be taken only
        once. The answer is a person and a message.
        """
        key = {"this": row.id}
        known = {"was": row.kept, "mine": row.fence}
        steps = [Step(CHANGE_TABLE, [{**plain(row), **key, **known}], row.id)]
        steps += [Step(CHANGE_SEAT, [{**plain(s), **key, "place": s.seat}]) for s in seats]
        if entries:
            added = [
                {"table_id": row.id, "n": n, "number": number, "at": at}
                for n, number, at in entries
            ]
            steps.append(Step(ADD["entries"], added))
        for kind, name, rows in (
            ("instructions", "name", instructions),
            ("sealed", "option", sealed),
        ):
            if rows is None:
                continue
            steps.append(Step(FORGET[kind], [key]))
            listed = [{"table_id": row.id, "seat": seat, name: what} for seat, what in rows]
            if listed:
                steps.append(Step(ADD[kind], listed))
        if position is not None:
            steps.append(self.position_step(row.id, position))
        version = row.version
        if answer is not None:
            person, message = answer
            said = {"table_id": row.id, "person": person, "message": message, "version": version}
            steps.append(Step(ADD["answers"], [said]))
        await self.write(*steps)
        row.kept = version

    def position_step(self, table: str, position: PositionRow) -> Step:
        """Return what keeps a position in the place of the last one."""
        values = {"table_id": table, **msgspec.structs.asdict(position)}
        return Step(PUT_POSITION[self.engine.dialect.name], [values])

    async def without_position(self, most: int) -> list[str]:
        """Return tables that have begun and whose position is not kept yet."""
        tables, positions = schema.tables, schema.positions
        question = (
            select(tables.c.id)
            .outerjoin(positions, positions.c.table_id == tables.c.id)
            .where(tables.c.state != "waiting", positions.c.table_id.is_(None))
            .order_by(tables.c.id)
            .limit(most)
        )
        async with self.reading() as connection:
            return list((await connection.execute(question)).scalars())

    async def answered(self, table: str, person: str, message: str) -> int | None:
        """Return the version that a message led to, if it came before."""
        kind = schema.answers
        question = select(kind.c.version).where(
            kind.c.table_id == table, kind.c.person == person, kind.c.message == message
        )
        async with self.reading() as connection:
            return (await connection.execute(question)).scalar()

    async def add_chat(
        self, table: str, line: ChatRow, message: str, version: int = 0, fence: int = 0
    ) -> None:
        """Keep something said, and that this message said it."""
        row = {"table_id": table, **msgspec.structs.asdict(line)}
        said = {"table_id": table, "person": line.person, "message": message, "version": version}
        await self.write(
            Step(HOLD_TABLE, [{"this": table, "mine": fence}], table),
            Step(ADD["chat"], [row]),
            Step(ADD["answers"], [said]),
        )

    # Lists

    async def tables_of(self, person: str, most: int) -> list[Brief]:
        """Return the tables at which somebody sits, the latest first."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        question = select(schema.tables).where(schema.tables.c.id.in_(sits))
        order = (schema.tables.c.state == "over", schema.tables.c.changed.desc())
        return await self.briefs(question.order_by(*order).limit(most))

    async def open_tables(self, most: int) -> list[Brief]:
        """Return the public tables that wait for players, the latest first.

        Where there are too many, an address with few of them comes before one with many.
        """
        tables = schema.tables
        nearby = func.coalesce(func.nullif(tables.c.origin, ""), tables.c.host)
        rank = func.row_number().over(partition_by=nearby, order_by=tables.c.created.desc())
        question = (
            select(tables)
            .where(tables.c.public.is_(True), tables.c.state == "waiting")
            .order_by(rank, tables.c.created.desc())
        )
        found = await self.briefs(question.limit(most))
        return sorted(found, key=lambda brief: brief.row.created, reverse=True)

    async def briefs(self, question: Any) -> list[Brief]:
        """Return tables with their seats."""
        async with self.reading() as connection:
            rows = [table_row(each) for each in (await connection.execute(question)).mappings()]
            asked = select(schema.seats).where(schema.seats.c.table_id.in_([r.id for r in rows]))
            found = (await connection.execute(asked.order_by(schema.seats.c.seat))).mappings()
            seats: dict[str, list[SeatRow]] = {}
            for each in found:
                seats.setdefault(each["table_id"], []).append(seat_row(each))
        return [Brief(row, seats.get(row.id, [])) for row in rows]

    async def due(self, by: int) -> list[str]:
        """Return the tables where somebody's time runs out by then."""
        tables = schema.tables
        question = select(tables.c.id).where(tables.c.state == "playing", tables.c.due <= by)
        async with self.reading() as connection:
            return list((await connection.execute(question)).scalars())

    async def unfinished_bot_turns(self) -> list[str]:
        """Return the tables where a bot was thinking when the server last stopped."""
        tables, seats = schema.tables, schema.seats
        question = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.state == "playing", tables.c.turn != "")
            .where((seats.c.kind == "bot") | seats.c.stand_in.is_(True) | seats.c.lost.is_(True))
            .distinct()
        )
        async with self.reading() as connection:
            return list((await connection.execute(question)).scalars())


def plain(row: TableRow | SeatRow) -> dict[str, Any]:
    """Return a row as the database takes it."""
    found = msgspec.structs.asdict(row)
    for name in ("kept", "fence"):
        found.pop(name, None)
    return found


def table_row(found: RowMapping) -> TableRow:
    """Return a table as it was kept."""
    return TableRow(**columns(found), kept=found["version"])


def seat_row(found: RowMapping) -> SeatRow:
    """Return a seat as it was kept."""
    return SeatRow(**columns(found))


def chat_row(found: RowMapping) -> ChatRow:
    """Return something said as it was kept."""
    return ChatRow(**columns(found))


def position_row(found: RowMapping) -> PositionRow:
    """Return a position as it was kept."""
    return PositionRow(**columns(found))


def columns(found: RowMapping) -> dict[str, Any]:
    """Return what a row holds beside the table it belongs to."""
    beside = ("table_id", "holder")
    return {str(name): value for name, value in found.items() if name not in beside}
