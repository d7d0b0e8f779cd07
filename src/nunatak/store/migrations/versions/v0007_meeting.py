"""Meeting: who may watch, since when people wait, what happened last, devices and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    for table, column in (
        ("tables", sa.Column("watch", sa.Boolean, nullable=False, server_default=sa.true())),
        ("tables", sa.Column("language", sa.String(16), nullable=False, server_default="")),
        ("tables", sa.Column("since", sa.BigInteger, nullable=False, server_default="0")),
        ("tables", sa.Column("last", sa.Text, nullable=False, server_default="")),
        ("seats", sa.Column("since", sa.BigInteger, nullable=False, server_default="0")),
        ("people", sa.Column("link", sa.Integer, nullable=False, server_default="0")),
        ("keys", sa.Column("device", sa.Text, nullable=False, server_default="")),
        ("keys", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0")),
    ):
        op.add_column(table, column)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
