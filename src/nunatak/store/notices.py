"""Where people are told that a game waits for them, and of which waits they have been told."""

import secrets
from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from nunatak.store import schema
from nunatak.store.store import Store, now

contacts, subscriptions, notices, muted, confirmations = (
    schema.contacts,
    schema.subscriptions,
    schema.notices,
    schema.muted,
    schema.confirmations,
)
Channel = Literal["push", "mail"]
State = Literal["due", "sending", "sent", "failed"]
DAY = 86_400


class Contact(msgspec.Struct, frozen=True):
    """How somebody wants to be told."""

    person: str
    language: str = "en"
    mail: str = ""
    """The address that was confirmed; empty if no mail is wanted."""
    mail_since: int = 0
    wanted: str = ""
    """An address that waits for its confirmation."""
    code: str = ""
    until: int = 0
    mailed: int = 0
    """When the last mail went out, and the last push."""
    pushed: int = 0
    feed: int = 0
    """How often the feed's address has been renewed."""
    feed_on: bool = False


class Subscription(msgspec.Struct, frozen=True):
    """A browser that shows notices: where they are to be sent, and how they are sealed."""

    id: str
    person: str
    key: str
    endpoint: str
    p256dh: str
    auth: str
    device: str
    created: int
    failed: int = 0


class Notice(msgspec.Struct, frozen=True):
    """A wait of which somebody was told, or is to be told."""

    table_id: str
    person: str
    channel: Channel
    since: int
    entry: int
    state: State
    at: int
    tries: int = 0


# Contacts


async def contact(store: Store, person: str) -> Contact:
    """Return how somebody wants to be told; not at all, if they never said."""
    async with store.reading() as connection:
        found = await connection.execute(select(contacts).where(contacts.c.person == person))
        row = found.mappings().first()
    return Contact(person) if row is None else Contact(**row)


async def change_contact(store: Store, person: str, language: str, **values: object) -> None:
    """Note how somebody wants to be told."""
    mine = contacts.c.person == person
    if language:
        values["language"] = language
    async with store.writing(person) as connection:
        if not (await connection.execute(update(contacts).where(mine).values(**values))).rowcount:
            fresh = {"person": person, "language": language or "en", **values}
            await connection.execute(insert(contacts).values(fresh))


async def renew_feed(store: Store, person: str) -> None:
    """End the address of somebody's feed; the next one is another."""
    async with store.writing() as connection:
        mine = update(contacts).where(contacts.c.person == person)
        await connection.execute(mine.values(feed=contacts.c.feed + 1))


async def may_confirm(
    store: Store, person: str, address: str, most: int, most_to_address: int
) -> bool:
    """Note that a confirmation is sent; false if there were too many since yesterday."""
    table = confirmations
    async with store.writing("confirmations") as connection:
        await connection.execute(delete(table).where(table.c.at < now() - DAY))
        for column, value, limit in (
            (table.c.person, person, most),
            (table.c.address, address, most_to_address),
        ):
            count = select(func.count()).select_from(table).where(column == value)
            if int((await connection.execute(count)).scalar() or 0) >= limit:
                return False
        row = {"id": secrets.token_hex(16), "person": person, "address": address, "at": now()}
        await connection.execute(insert(table).values(row))
    return True


async def by_code(store: Store, code: str) -> Contact | None:
    """Return whose address waits for this confirmation."""
    question = select(contacts).where(contacts.c.code == code, contacts.c.until >= now())
    async with store.reading() as connection:
        row = (await connection.execute(question)).mappings().first() if code else None
    return None if row is None else Contact(**row)


async def confirm(store: Store, code: str, at: int) -> Contact | None:
    """Let mail go to the address that waited for this; it is so once."""
    found = await by_code(store, code)
    if found is None:
        return None
    mine = (contacts.c.person == found.person) & (contacts.c.code == code)
    values = {"mail": found.wanted, "wanted": "", "code": "", "until": 0, "mail_since": at}
    async with store.writing() as connection:
        done = (await connection.execute(update(contacts).where(mine).values(values))).rowcount
    return found if done else None


async def claim(store: Store, person: str, channel: Channel, at: int, gap: int) -> bool:
    """Take the right to send somebody a message now; nobody else has it for a while then."""
    last = contacts.c.mailed if channel == "mail" else contacts.c.pushed
    mine = (contacts.c.person == person) & (last <= at - gap)
    async with store.writing() as connection:
        change = update(contacts).where(mine).values({last.name: at})
        return bool((await connection.execute(change)).rowcount)


# Browsers


async def subscribe(store: Store, made: Subscription, most: int) -> None:
    """Let a browser show notices; beyond so many, the oldest no longer does."""
    table = subscriptions
    async with store.writing("subscriptions") as connection:
        same = or_(table.c.id == made.id, table.c.key == made.key)
        await connection.execute(delete(table).where(same))
        mine = select(table.c.id).where(table.c.person == made.person)
        old = (await connection.execute(mine.order_by(table.c.created.desc()))).scalars().all()
        gone = list(old)[most - 1 :]
        if gone:
            await connection.execute(delete(table).where(table.c.id.in_(gone)))
        await connection.execute(insert(table).values(msgspec.structs.asdict(made)))


async def unsubscribe(store: Store, id: str, person: str | None = None) -> None:
    """Let a browser show notices no longer."""
    mine = subscriptions.c.id == id
    if person is not None:
        mine &= subscriptions.c.person == person
    async with store.writing() as connection:
        await connection.execute(delete(subscriptions).where(mine))


async def subscribed(store: Store, person: str) -> list[Subscription]:
    """Return the browsers in which somebody sees notices."""
    question = select(subscriptions).where(subscriptions.c.person == person)
    async with store.reading() as connection:
        ordered = question.order_by(subscriptions.c.created)
        rows = (await connection.execute(ordered)).mappings().all()
    return [Subscription(**row) for row in rows]


async def note_failed(store: Store, id: str, failed: int) -> None:
    """Note how often in a row nothing could be sent to a browser."""
    async with store.writing() as connection:
        mine = update(subscriptions).where(subscriptions.c.id == id)
        await connection.execute(mine.values(failed=failed))


# Waits


class Waiting(msgspec.Struct, frozen=True):
    """A table that waits for somebody who wants to be told of it."""

    table: str
    person: str
    since: int
    pace: str


class Due(msgspec.Struct, frozen=True):
    """Of which waits people are to be told."""

    channel: Channel
    by: int
    """Those that began by then,"""
    at: int
    """or were put off until then,"""
    quiet: int
    """of people who have been told nothing since."""


async def untold(store: Store, due: Due, holder: str, most: int) -> list[Waiting]:
    """Return waits of which somebody is to be told, the oldest first, at tables nobody else holds.

    What was noted as being sent when a server was killed counts as told: nobody is told twice.
    """
    channel = due.channel
    seats, tables = schema.seats, schema.tables
    wants: ColumnElement[bool]
    if channel == "mail":
        slow = (tables.c.pace != "live") & (contacts.c.mailed <= due.quiet)
        wants = slow & (contacts.c.mail != "") & (contacts.c.mail_since <= tables.c.since)
    else:
        browser = select(subscriptions.c.id).where(
            subscriptions.c.person == seats.c.person, subscriptions.c.created <= tables.c.since
        )
        wants = browser.exists() & (contacts.c.pushed <= due.quiet)
    free: ColumnElement[bool] = tables.c.holder.is_(None)
    if holder:
        free |= tables.c.holder == holder
    this = (
        (notices.c.table_id == tables.c.id)
        & (notices.c.person == seats.c.person)
        & (notices.c.channel == channel)
    )
    silent = select(muted.c.person).where(
        muted.c.table_id == tables.c.id, muted.c.person == seats.c.person
    )
    question = (
        select(tables.c.id, seats.c.person, tables.c.since, tables.c.pace)
        .join(seats, seats.c.table_id == tables.c.id)
        .join(contacts, contacts.c.person == seats.c.person)
        .outerjoin(notices, this)
        .where(
            tables.c.state == "playing",
            seats.c.kind == "person",
            seats.c.stand_in.is_(False),
            seats.c.lost.is_(False),
            tables.c.turn == letter(),
            tables.c.since <= due.by,
            free,
            or_(
                notices.c.table_id.is_(None),
                notices.c.since < tables.c.since,
                (notices.c.state == "due") & (notices.c.at <= due.at),
            ),
            wants,
            ~silent.exists(),
        )
        .order_by(tables.c.since)
        .limit(most)
    )
    async with store.reading() as connection:
        rows = (await connection.execute(question)).all()
    return [Waiting(row.id, row.person, row.since, row.pace) for row in rows]


def letter() -> ColumnElement[str]:
    """Return the letter of a seat, as `tables.turn` has it."""
    return func.substr("ABCDE", schema.seats.c.seat + 1, 1)


async def known(store: Store, table: str, person: str, channel: Channel) -> Notice | None:
    """Return of which wait at a table somebody was told last."""
    mine = which(table, person, channel)
    async with store.reading() as connection:
        row = (await connection.execute(select(notices).where(mine))).mappings().first()
    return None if row is None else Notice(**row)


def which(table: str, person: str, channel: str) -> ColumnElement[bool]:
    """Return what is true of one notice."""
    return (
        (notices.c.table_id == table)
        & (notices.c.person == person)
        & (notices.c.channel == channel)
    )


async def note(store: Store, fresh: Sequence[Notice]) -> None:
    """Keep what is known of waits, in the place of what was known before."""
    async with store.writing() as connection:
        for each in fresh:
            mine = which(each.table_id, each.person, each.channel)
            await connection.execute(delete(notices).where(mine))
            await connection.execute(insert(notices).values(msgspec.structs.asdict(each)))


async def ask_again(store: Store, table: str, person: str, since: int, at: int) -> None:
    """Let somebody be told once more of a wait of which they know."""
    mine = (notices.c.table_id == table) & (notices.c.person == person)
    async with store.writing() as connection:
        same = mine & (notices.c.since == since) & (notices.c.state != "sending")
        change = {"state": "due", "at": at, "tries": 0}
        await connection.execute(update(notices).where(same).values(change))


async def mute(store: Store, table: str, person: str) -> None:
    """Tell somebody nothing more of a table."""
    async with store.writing(person) as connection:
        same = (muted.c.table_id == table) & (muted.c.person == person)
        await connection.execute(delete(muted).where(same))
        await connection.execute(insert(muted).values(table_id=table, person=person))
