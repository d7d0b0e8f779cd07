"""Holidays: days on which somebody's clocks stand at slow tables. They are kept with the person."""

import math
from collections.abc import Iterable

import msgspec
from sqlalchemy import delete, insert, select, update

from nunatak.store import schema
from nunatak.store.store import Store

DAY = 86_400
YEAR = 365 * DAY

holidays, people = schema.holidays, schema.people


class Holiday(msgspec.Struct, frozen=True):
    """From when to when somebody is away, or was when they last were."""

    since: int
    until: int


async def latest(store: Store, persons: Iterable[str | None]) -> dict[str, Holiday]:
    """Return the last holiday of each of these people, whether it is over or not."""
    asked = sorted({person for person in persons if person is not None})
    if not asked:
        return {}
    question = select(holidays).where(holidays.c.person.in_(asked)).order_by(holidays.c.until)
    async with store.reading() as connection:
        rows = (await connection.execute(question)).all()
    return {row.person: Holiday(row.since, row.until) for row in rows}  # the last one stays


async def days_taken(store: Store, person: str, now: float) -> int:
    """Return how many days of a year somebody has been away, or will have been."""
    mine = select(holidays.c.since, holidays.c.until).where(holidays.c.person == person)
    async with store.reading() as connection:
        rows = (await connection.execute(mine)).all()
    return sum(days(row.since, row.until, now) for row in rows)


def days(since: int, until: int, now: float) -> int:
    """Return how many days of the last year, and of what is to come, a holiday has."""
    return max(0, math.ceil((until - max(since, now - YEAR)) / DAY))


async def take(store: Store, person: str, now: float, until: int, most: int) -> bool:
    """Let somebody be away until a time, from now on or for longer than they said before.

    Say whether they may: nobody is away for more than so many days of a year.
    """
    mine = holidays.c.person == person
    async with store.writing() as connection:
        # One after another, so that two forms can't both use up the same days.
        await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
        found = (await connection.execute(select(holidays).where(mine))).all()
        running = next((row for row in found if row.until > now), None)
        since = int(now) if running is None else running.since
        before = sum(days(row.since, row.until, now) for row in found if row is not running)
        if before + days(since, until, now) > most:
            return False
        if running is None:
            # Whoever comes back and goes again within a second has one holiday of that second.
            again = delete(holidays).where(mine, holidays.c.since == since)
            await connection.execute(again)
            row = {"person": person, "since": since, "until": until}
            await connection.execute(insert(holidays).values(row))
        else:
            changed = update(holidays).where(mine, holidays.c.since == since)
            await connection.execute(changed.values(until=until))
    return True


async def end(store: Store, person: str, now: float) -> bool:
    """Let somebody be back, if they were away; the day that has begun counts."""
    running = (holidays.c.person == person) & (holidays.c.until > int(now))
    async with store.writing() as connection:
        ended = update(holidays).where(running).values(until=int(now))
        return bool((await connection.execute(ended)).rowcount)


async def tables(store: Store, person: str, paces: Iterable[str]) -> list[str]:
    """Return the running tables of these paces at which somebody plays."""
    kind, seats = schema.tables, schema.seats
    sits = select(seats.c.table_id).where(seats.c.person == person)
    question = select(kind.c.id).where(
        kind.c.id.in_(sits), kind.c.state == "playing", kind.c.pace.in_(list(paces))
    )
    async with store.reading() as connection:
        return list((await connection.execute(question)).scalars())
