"""People, tables and their histories."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def table_id() -> sa.Column[str]:
    """Return the column that says to which table a row belongs."""
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False)


def person(name: str = "person", *, nullable: bool = False) -> sa.Column[str]:
    """Return a column that names a person."""
    return sa.Column(name, sa.String(24), sa.ForeignKey("people.id"), nullable=nullable)


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        person(),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        person(),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("late", sa.Text, nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        person("host"),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("decided", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("next", sa.String(24)),
        sa.Column("trouble", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_open", "tables", ["public", "state", "created"])
    op.create_index("ix_tables_due", "tables", ["state", "due"])
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        person(nullable=True),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("left", sa.Float),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("lost", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        table_id(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "answers",
        table_id(),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("message", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "message"),
    )
    op.create_table(
        "instructions",
        table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "name"),
    )
    op.create_table(
        "sealed",
        table_id(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )


def downgrade() -> None:
    """Go back to nothing."""
    for name in (
        "chat",
        "sealed",
        "instructions",
        "answers",
        "entries",
        "seats",
        "tables",
        "codes",
        "keys",
        "people",
    ):
        op.drop_table(name)
