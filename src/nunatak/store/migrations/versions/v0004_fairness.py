"""A table's own time away, who may chat, whence it came, and what the server knows of itself."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    for column in (
        sa.Column("away", sa.Integer, nullable=False, server_default="0"),
        sa.Column("open_chat", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("origin", sa.String(32), nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
    op.create_table(
        "server",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
