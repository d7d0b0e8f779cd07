"""Tables keep their position beside their entries, and how they ended."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "positions",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", name="fk_positions_table_id"),
            primary_key=True,
        ),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
    )
    for column in (
        sa.Column("base", sa.Integer, nullable=False, server_default="0"),
        sa.Column("adopted", sa.Text, nullable=False, server_default=""),
        sa.Column("result", sa.Text, nullable=False, server_default=""),
    ):
        op.add_column("tables", column)
