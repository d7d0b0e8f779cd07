"""A table may follow its game's lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column(
        "tables", sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false())
    )
