"""Forgetting people who have not been here for long; the games they played stay, without them."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, delete, func, or_, select, update

from nunatak.scene.scene import SEAT_LETTERS
from nunatak.store.schema import (
    answers,
    chat,
    codes,
    confirmations,
    contacts,
    holidays,
    keys,
    muted,
    notices,
    passkeys,
    people,
    seats,
    subscriptions,
    tables,
)
from nunatak.store.store import Store

GUEST = "Guest"
THEIRS = (
    *(keys, codes, passkeys, holidays, chat, answers),
    *(contacts, confirmations, subscriptions, muted, notices),
)
"""What is forgotten with a person."""


class Forgotten(msgspec.Struct, frozen=True):
    """How much was found that is old."""

    people: int
    seats: int
    spoken: int


async def forget(store: Store, before: int, *, really: bool = True) -> Forgotten:
    """Forget whoever has not come since a time: names, cookies, and what they said.

    A person counts as here while they opened or sit at a table at which something has happened
    since, or got a cookie since.
    """
    old = long_gone(before)
    async with store.writing() as connection:

        async def count(question: Select[Any]) -> int:
            counted = select(func.count()).select_from(question.subquery())
            return int((await connection.execute(counted)).scalar() or 0)

        found = Forgotten(
            await count(select(people.c.id).where(old)),
            await count(select(seats).where(seats.c.person.in_(select(people.c.id).where(old)))),
            await count(select(chat).where(chat.c.person.in_(select(people.c.id).where(old)))),
        )
        if not really:
            return found
        gone = list((await connection.execute(select(people.c.id).where(old))).scalars())
        for start in range(0, len(gone), 500):
            some = gone[start : start + 500]
            for kind in THEIRS:
                await connection.execute(delete(kind).where(kind.c.person.in_(some)))
            for seat, letter in enumerate(SEAT_LETTERS):
                theirs = seats.c.person.in_(some) & (seats.c.seat == seat)
                nameless = {"name": f"{GUEST} {letter}", "person": None}
                await connection.execute(update(seats).where(theirs).values(nameless))
            hosts = select(tables.c.host)
            unneeded = people.c.id.in_(some) & people.c.id.not_in(hosts)
            await connection.execute(delete(people).where(unneeded))
            still = update(people).where(people.c.id.in_(some))
            await connection.execute(still.values(name=GUEST, likes=""))
        await connection.execute(update(tables).where(tables.c.changed < before).values(origin=""))
    return found


def later(before: int) -> ColumnElement[bool]:
    """Return what is true of a cookie that was given, or came, since a time."""
    return or_(keys.c.created >= before, keys.c.seen >= before)


def long_gone(before: int) -> ColumnElement[bool]:
    """Return what is true of people who have not come since a time."""
    lately = tables.c.changed >= before
    hosting = select(tables.c.id).where(tables.c.host == people.c.id, lately).exists()
    sitting = (
        select(seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == people.c.id, lately)
        .exists()
    )
    came = select(keys.c.hash).where(keys.c.person == people.c.id, later(before))
    known = or_(
        people.c.name != GUEST, select(keys.c.hash).where(keys.c.person == people.c.id).exists()
    )
    return (people.c.created < before) & known & ~hosting & ~sitting & ~came.exists()
