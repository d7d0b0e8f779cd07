"""Going through all kept games: which are what they were, and where others differ."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import select

from nunatak.store import Kept, Store, schema
from nunatak.store.connect import FILE
from nunatak.table.kept import Unreadable, adopted
from nunatak.table.table import Table


class Finding(msgspec.Struct, frozen=True):
    """What was found of one table; `wrong` if something about it is not as it was kept."""

    table: str
    game: str
    state: str
    entries: int
    says: str
    wrong: bool


async def findings(folder: Path) -> AsyncIterator[Finding]:
    """Go through the tables of a data folder, in a copy: what is kept there is not touched."""
    with TemporaryDirectory() as name:
        copy = Path(name)
        with (
            closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy / FILE)) as target,
        ):
            source.backup(target)
        store = await Store.open_in(copy)
        try:
            async with store.reading() as connection:
                question = select(schema.tables.c.id).order_by(schema.tables.c.created)
                ids = list((await connection.execute(question)).scalars())
            for id in ids:
                kept = await store.load(id)
                if kept is not None:
                    yield examined(kept)
        finally:
            await store.close()


def examined(kept: Kept) -> Finding:
    """Return what is to be said of a table."""
    row = kept.row
    before = (row.id, row.game, row.state, len(kept.entries))
    try:
        says, wrong = verdict(kept, Table(kept, 0.0))
    except Unreadable as reason:
        says, wrong = f"can't be shown: {reason}", True
    except Exception as error:  # a fault of ours, but only this table's
        says, wrong = f"can't be shown: {error!r}", True
    return Finding(*before, says, wrong)


def verdict(kept: Kept, table: Table) -> tuple[str, bool]:
    """Return what is to be said of a table that could be taken up."""
    others = adopted(table.row)
    if not kept.entries:
        return "has not begun", False
    if table.row.trouble:
        return f"differs at entry {table.row.trouble}", True
    if others is not None and others.fitted is not None:
        return f"of version {others.rules}; differs from entry {others.fitted + 1} on", True
    if others is not None:
        what = "rules and pieces" if others.pieces else "rules"
        return f"of other {what} (version {others.rules}); taken up where it stood", False
    if kept.position is None:
        return "replays; its position is not kept yet", False
    try:
        stood = table.game.load(msgspec.json.decode(kept.position.document), kept=True)
    except ValueError as error:
        return f"differs: the position that was kept can't be read ({error})", True
    if kept.position.n != table.length or stood != table.p:
        return f"differs: after {table.length} entries it stands otherwise than was kept", True
    return "replays to the position that was kept", False
