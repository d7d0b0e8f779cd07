"""The tables of the database, the same in SQLite and in PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def of_table(*, key: bool = True) -> Column[str]:
    """Return the column that says to which table a row belongs."""
    return Column("table_id", String(24), ForeignKey("tables.id"), primary_key=key, nullable=False)


def of_person(*, index: bool = False) -> Column[str]:
    """Return the column that says whose a row is."""
    return Column("person", String(24), ForeignKey("people.id"), nullable=False, index=index)


def when(name: str) -> Column[int]:
    """Return a column for a time, in seconds since 1970."""
    return Column(name, BigInteger, nullable=False)


people = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    when("created"),
    Column("link", Integer, nullable=False, server_default="0"),
    Column("likes", Text, nullable=False, server_default=""),
)

# Who serves the tables, where there are several; see nunatak.store.leases.
processes = Table(
    "processes",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("seen", Float, nullable=False),
)

# What a browser's cookie opens; only its hash is kept.
keys = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    of_person(),
    when("created"),
    Column("device", Text, nullable=False, server_default=""),
    Column("seen", BigInteger, nullable=False, server_default="0"),
)

# What moves a person to another device, once.
codes = Table(
    "codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    of_person(),
    when("until"),
)

# With what a person's own devices can prove who they are; see nunatak.server.people.passkeys.
passkeys = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    of_person(index=True),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    when("created"),
)

# What a device was asked to sign, until it has, or for a few minutes.
challenges = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    when("until"),
)

# When somebody is away, and was: clocks of slow tables stand meanwhile.
holidays = Table(
    "holidays",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("late", Text, nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("invite", Text, nullable=False),
    when("created"),
    when("changed"),
    Column("state", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("decided", Integer, nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("turn", Text, nullable=False),
    Column("due", BigInteger),
    Column("next", String(24)),
    Column("trouble", Text, nullable=False),
    Column("base", Integer, nullable=False, server_default="0"),
    Column("adopted", Text, nullable=False, server_default=""),
    Column("result", Text, nullable=False, server_default=""),
    Column("away", Integer, nullable=False, server_default="0"),
    Column("open_chat", Boolean, nullable=False, server_default=false()),
    Column("origin", String(32), nullable=False, server_default=""),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("watch", Boolean, nullable=False, server_default=true()),
    Column("language", String(16), nullable=False, server_default=""),
    Column("since", BigInteger, nullable=False, server_default="0"),
    Column("last", Text, nullable=False, server_default=""),
    Column("source", String(24), nullable=False, server_default=""),
    Column("source_entry", Integer, nullable=False, server_default="0"),
    Column("increment", Integer, nullable=False, server_default="0"),
    Column("move", Integer, nullable=False, server_default="0"),
    Column("bank", Integer, nullable=False, server_default="0"),
    Column("seed", String(64), nullable=False, server_default=""),
    Column("challenge", String(24), nullable=False, server_default=""),
    Column("holder", String(24)),
    Column("fence", Integer, nullable=False, server_default="0"),
    Index("ix_tables_open", "public", "state", "created"),
    Index("ix_tables_due", "state", "due"),
    Index("ix_tables_holder", "holder"),
    Index("ix_tables_challenge", "challenge"),
)

seats = Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("level", Text, nullable=False),
    Column("left", Float),
    Column("seen", Integer, nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("lost", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False, server_default="0"),
    Column("move", Float, nullable=False, server_default="0"),
    Column("nudged", BigInteger, nullable=False, server_default="0"),
)

entries = Table(
    "entries",
    METADATA,
    of_table(),
    Column("n", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    when("at"),
)

# The position after so many entries, and the one from which the entries since `tables.base` go on.
positions = Table(
    "positions",
    METADATA,
    of_table(),
    Column("n", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("base", Text, nullable=False),
)

# What decided a finished game, as nunatak.server.thinking.reading has found out.
reviews = Table("reviews", METADATA, of_table(), Column("document", Text, nullable=False))

# What each message brought about, so that one that comes twice counts once.
answers = Table(
    "answers",
    METADATA,
    of_table(),
    Column("person", String(24), primary_key=True),
    Column("message", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)

instructions = Table(
    "instructions",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), primary_key=True),
)

# What somebody has chosen before being asked; nobody else sees it.
sealed = Table(
    "sealed",
    METADATA,
    of_table(),
    Column("seat", Integer, primary_key=True),
    Column("option", Integer, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    of_table(),
    Column("n", Integer, primary_key=True),
    Column("person", String(24), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    when("at"),
)

# Where a person is told that a game waits: language, mail, feed; see server.notices.
contacts = Table(
    "contacts",
    METADATA,
    Column("person", String(24), ForeignKey("people.id"), primary_key=True),
    Column("language", String(16), nullable=False),
    Column("mail", Text, nullable=False, server_default=""),
    Column("mail_since", BigInteger, nullable=False, server_default="0"),
    Column("wanted", Text, nullable=False, server_default=""),
    Column("code", String(64), nullable=False, server_default="", index=True),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Column("mailed", BigInteger, nullable=False, server_default="0"),
    Column("pushed", BigInteger, nullable=False, server_default="0"),
    Column("feed", Integer, nullable=False, server_default="0"),
    Column("feed_on", Boolean, nullable=False, server_default=false()),
)

# Confirmations that were sent lately, by whom and to which address (a hash), so that there are few.
confirmations = Table(
    "confirmations",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("address", String(64), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

# Browsers that show notices by Web Push, and the cookie under which they are known.
subscriptions = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False, index=True),
    Column("key", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failed", Integer, nullable=False, server_default="0"),
)

# Tables of which somebody wants to hear nothing.
muted = Table(
    "muted",
    METADATA,
    of_table(),
    Column("person", String(24), primary_key=True, index=True),
)

# The last wait of which somebody was told, or is to be told, at a table, by mail or by push.
notices = Table(
    "notices",
    METADATA,
    of_table(),
    Column("person", String(24), primary_key=True, index=True),
    Column("channel", String(8), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("ix_notices_due", "state", "at"),
)

# What the server knows of itself: when it was last alive, and a secret of its own.
server = Table(
    "server",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
