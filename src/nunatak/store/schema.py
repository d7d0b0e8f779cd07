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


people = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
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
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What moves a person to another device, once.
codes = Table(
    "codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id"), nullable=False),
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
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
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
    Column("holder", String(24)),
    Column("fence", Integer, nullable=False, server_default="0"),
    Index("ix_tables_open", "public", "state", "created"),
    Index("ix_tables_due", "state", "due"),
    Index("ix_tables_holder", "holder"),
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
)

entries = Table(
    "entries",
    METADATA,
    of_table(),
    Column("n", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
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
    Column("at", BigInteger, nullable=False),
)

# What the server knows of itself: when it was last alive, and a secret of its own.
server = Table(
    "server",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
