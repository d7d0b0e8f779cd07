"""What a write consists of: statements that are made once, and the rows they are for."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from nunatak.store import schema

Row = Mapping[str, Any]


class Overtaken(Exception):
    """Somebody else has written to a table since it was read, or has it now."""

    def __init__(self, table: str) -> None:
        super().__init__(f"Table {table} was changed by somebody else.")
        self.table = table


class Step(NamedTuple):
    """One statement, and the rows for which it is run."""

    statement: Executable
    rows: Sequence[Row]
    of: str = ""
    """The table of which a row must be there as we know it; otherwise nothing is kept."""


ADD = {kind.name: insert(kind) for kind in schema.METADATA.sorted_tables}
CHANGE_TABLE = update(schema.tables).where(
    schema.tables.c.id == bindparam("this"),
    schema.tables.c.version == bindparam("was"),
    schema.tables.c.fence == bindparam("mine"),
)
HOLD_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("this"), schema.tables.c.fence == bindparam("mine"))
    .values(fence=schema.tables.c.fence)
)
"""Changes nothing, and finds nothing if somebody else holds the table."""
CHANGE_SEAT = update(schema.seats).where(
    schema.seats.c.table_id == bindparam("this"), schema.seats.c.seat == bindparam("place")
)
FORGET = {
    kind.name: delete(kind).where(kind.c.table_id == bindparam("this"))
    for kind in (schema.instructions, schema.sealed)
}


DROP = [
    delete(kind).where(kind.c.table_id == bindparam("this"))
    for kind in reversed(schema.METADATA.sorted_tables)
    if "table_id" in kind.c
]
DROP_TABLE = delete(schema.tables).where(
    schema.tables.c.id == bindparam("this"),
    schema.tables.c.state == bindparam("only"),
    schema.tables.c.fence == bindparam("mine"),
)
"""Only a table at which no game has begun can go."""


def put(kind: Table, key: str, dialect: str) -> Executable:
    """Return the statement that puts a row in the place of the one with the same key."""
    if dialect == "sqlite":
        made = sqlite.insert(kind)
        others = {c.name: made.excluded[c.name] for c in kind.c if c.name != key}
        return made.on_conflict_do_update(index_elements=[key], set_=others)
    same = postgresql.insert(kind)
    others = {c.name: same.excluded[c.name] for c in kind.c if c.name != key}
    return same.on_conflict_do_update(index_elements=[key], set_=others)


DIALECTS = ("sqlite", "postgresql")
PUT_POSITION = {dialect: put(schema.positions, "table_id", dialect) for dialect in DIALECTS}
PUT_REVIEW = {dialect: put(schema.reviews, "table_id", dialect) for dialect in DIALECTS}
