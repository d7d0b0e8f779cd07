"""Where people are told that a game waits for them, and of what they have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    person = sa.String(24)
    op.create_table(
        "contacts",
        sa.Column("person", person, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("mail", sa.Text, nullable=False, server_default=""),
        sa.Column("mail_since", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("wanted", sa.Text, nullable=False, server_default=""),
        sa.Column("code", sa.String(64), nullable=False, server_default=""),
        sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("mailed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("pushed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("feed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("feed_on", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_contacts_code", "contacts", ["code"])
    op.create_table(
        "confirmations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", person, nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_confirmations_person", "confirmations", ["person"])
    op.create_index("ix_confirmations_address", "confirmations", ["address"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", person, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_index("ix_subscriptions_key", "subscriptions", ["key"])
    op.create_table(
        "muted",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", person, primary_key=True),
    )
    op.create_index("ix_muted_person", "muted", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", person, primary_key=True),
        sa.Column("channel", sa.String(8), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_index("ix_notices_due", "notices", ["state", "at"])
