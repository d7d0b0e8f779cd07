"""A table may go on from a moment of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    for column in (
        sa.Column("source", sa.String(24), nullable=False, server_default=""),
        sa.Column("source_entry", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
