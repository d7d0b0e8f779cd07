"""Slow games: more paces with spare time, holidays, nudges."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward. What was a move a day stays so: a day for every move, and no spare time."""
    for table, column in (
        ("tables", sa.Column("increment", sa.Integer, nullable=False, server_default="0")),
        ("tables", sa.Column("move", sa.Integer, nullable=False, server_default="0")),
        ("tables", sa.Column("bank", sa.Integer, nullable=False, server_default="0")),
        ("seats", sa.Column("move", sa.Float, nullable=False, server_default="0")),
        ("seats", sa.Column("nudged", sa.BigInteger, nullable=False, server_default="0")),
    ):
        op.add_column(table, column)
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    tables = sa.table(
        "tables",
        *(sa.column(name) for name in ("id", "pace", "late")),
        sa.column("stand_in", sa.Boolean),
    )
    seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "left", "move")))
    daily = tables.c.pace == "daily"
    its_seats = seats.c.table_id.in_(sa.select(tables.c.id).where(daily))
    op.execute(sa.update(seats).where(its_seats).values(move=sa.func.coalesce(seats.c.left, 0)))
    op.execute(sa.update(seats).where(its_seats, seats.c.left.is_not(None)).values(left=0))
    # There a bot played when time was up, or when somebody was away for as long: one thing now.
    stood_in = daily & tables.c.stand_in
    op.execute(sa.update(tables).where(stood_in).values(late="bot", stand_in=sa.false()))
    op.execute(sa.update(tables).where(daily).values(pace="day"))
