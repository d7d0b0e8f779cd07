"""The tables at which people play with the same cards."""

from sqlalchemy import select

from nunatak.store.rows import Brief
from nunatak.store.schema import tables
from nunatak.store.store import Store


async def tries(store: Store, challenge: str, most: int) -> list[Brief]:
    """Return the tables of a challenge in the order in which they were opened, its own first."""
    question = select(tables).where(tables.c.challenge == challenge)
    return await store.briefs(question.order_by(tables.c.created, tables.c.id).limit(most))
