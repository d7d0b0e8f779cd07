"""Reviews of finished games: found out once, then at hand for whoever opens them."""

from sqlalchemy import select

from nunatak.store.schema import reviews
from nunatak.store.store import Store
from nunatak.store.writes import PUT_REVIEW, Step


async def review_of(store: Store, table: str) -> str | None:
    """Return what is kept of a game's review, or nothing."""
    question = select(reviews.c.document).where(reviews.c.table_id == table)
    async with store.reading() as connection:
        return (await connection.execute(question)).scalar()


async def keep_review(store: Store, table: str, document: str) -> None:
    """Keep a review in the place of the last one."""
    values = {"table_id": table, "document": document}
    await store.write(Step(PUT_REVIEW[store.engine.dialect.name], [values]))
