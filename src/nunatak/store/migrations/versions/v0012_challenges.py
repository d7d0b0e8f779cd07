"""A table's chance is settled by a seed, with which others may play the same cards."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    for column in (
        sa.Column("seed", sa.String(64), nullable=False, server_default=""),
        sa.Column("challenge", sa.String(24), nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_challenge", "tables", ["challenge"])
