"""What somebody likes goes with them from browser to browser."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("people", sa.Column("likes", sa.Text, nullable=False, server_default=""))
