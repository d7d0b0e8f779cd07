"""The ways back to a person: browsers that know them, their link, their passkeys."""

import msgspec
from sqlalchemy import delete, insert, select, update

from nunatak.store import schema
from nunatak.store.rows import Person
from nunatak.store.store import Store, now

keys, people, passkeys, challenges = (
    schema.keys,
    schema.people,
    schema.passkeys,
    schema.challenges,
)


class Device(msgspec.Struct, frozen=True):
    """A browser that is somebody, by the hash of its cookie; or a passkey, by its own name."""

    id: str
    device: str
    created: int
    seen: int = 0


class Passkey(msgspec.Struct, frozen=True):
    """What a passkey proves, and with what."""

    id: str
    person: str
    key: str
    uses: int
    device: str
    created: int


async def devices(store: Store, person: str) -> list[Device]:
    """Return the browsers that are somebody, the latest first."""
    question = select(keys.c.hash, keys.c.device, keys.c.created, keys.c.seen).where(
        keys.c.person == person
    )
    async with store.reading() as connection:
        rows = (await connection.execute(question)).all()
    found = [Device(row.hash, row.device, row.created, row.seen) for row in rows]
    return sorted(found, key=lambda each: max(each.seen, each.created), reverse=True)


async def note_device(store: Store, key: str, device: str, before: int) -> None:
    """Note that a browser has come, unless it was seen since a time already."""
    late = (keys.c.hash == key) & (keys.c.seen < before)
    async with store.reading() as connection:
        if (await connection.execute(select(keys.c.hash).where(late))).first() is None:
            return
    async with store.writing() as connection:
        await connection.execute(update(keys).where(late).values(seen=now(), device=device))


async def sign_out(store: Store, person: str, ids: list[str]) -> int:
    """Let browsers no longer be somebody; return how many were."""
    async with store.writing() as connection:
        theirs = schema.subscriptions.c.key.in_(ids)
        await connection.execute(delete(schema.subscriptions).where(theirs))
        mine = (keys.c.person == person) & keys.c.hash.in_(ids)
        return (await connection.execute(delete(keys).where(mine))).rowcount


async def known(store: Store, ids: list[str]) -> set[str]:
    """Return which of these browsers are somebody still."""
    async with store.reading() as connection:
        found = select(keys.c.hash).where(keys.c.hash.in_(ids))
        return set((await connection.execute(found)).scalars())


# The personal link


async def link_number(store: Store, person: str) -> tuple[Person, int] | None:
    """Return somebody, and how often their link has been renewed."""
    question = select(people.c.id, people.c.name, people.c.link).where(people.c.id == person)
    async with store.reading() as connection:
        row = (await connection.execute(question)).first()
    return None if row is None else (Person(row.id, row.name), row.link)


async def renew_link(store: Store, person: str) -> None:
    """End somebody's link; the next one is another."""
    async with store.writing() as connection:
        mine = update(people).where(people.c.id == person)
        await connection.execute(mine.values(link=people.c.link + 1))


# Passkeys


async def add_passkey(store: Store, made: Passkey, most: int) -> bool:
    """Keep a passkey; false if it is known already, or there are too many."""
    async with store.writing(made.person) as connection:
        mine = select(passkeys.c.id).where(passkeys.c.person == made.person)
        known_id = select(passkeys.c.id).where(passkeys.c.id == made.id)
        if (await connection.execute(known_id)).first() is not None:
            return False
        if len((await connection.execute(mine)).all()) >= most:
            return False
        await connection.execute(insert(passkeys).values(msgspec.structs.asdict(made)))
    return True


async def passkey(store: Store, id: str) -> Passkey | None:
    """Return a passkey."""
    async with store.reading() as connection:
        found = await connection.execute(select(passkeys).where(passkeys.c.id == id))
        row = found.mappings().first()
    return None if row is None else Passkey(**row)


async def passkeys_of(store: Store, person: str) -> list[Passkey]:
    """Return somebody's passkeys, the oldest first."""
    question = select(passkeys).where(passkeys.c.person == person)
    async with store.reading() as connection:
        rows = (await connection.execute(question.order_by(passkeys.c.created))).mappings().all()
    return [Passkey(**row) for row in rows]


async def used_passkey(store: Store, id: str, uses: int) -> None:
    """Note how often a passkey says that it was used."""
    async with store.writing() as connection:
        mine = update(passkeys).where(passkeys.c.id == id)
        await connection.execute(mine.values(uses=uses))


async def drop_passkey(store: Store, person: str, id: str) -> None:
    """Forget one of somebody's passkeys."""
    async with store.writing() as connection:
        mine = (passkeys.c.person == person) & (passkeys.c.id == id)
        await connection.execute(delete(passkeys).where(mine))


async def add_challenge(store: Store, hashed: str, until: int) -> None:
    """Remember what a device is asked to sign; what has run out is forgotten."""
    async with store.writing() as connection:
        await connection.execute(delete(challenges).where(challenges.c.until < now()))
        await connection.execute(insert(challenges).values(hash=hashed, until=until))


async def use_challenge(store: Store, hashed: str) -> bool:
    """Say whether this was to be signed; it is so once."""
    async with store.writing() as connection:
        used = delete(challenges).where(challenges.c.hash == hashed)
        row = (await connection.execute(used.returning(challenges.c.until))).first()
    return row is not None and row.until >= now()
