"""Bringing a database to the present schema."""

from importlib import resources

from sqlalchemy import Connection, inspect, text

HEAD = "0013"  # the last migration
LOCK = 7_163_402  # any number that nobody else uses in our database


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are missing; of several servers that start at once, one does."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if to == "head" and present(connection) == HEAD:
        return
    from alembic import command  # slow to import, and hardly ever needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def present(connection: Connection) -> str | None:
    """Return the migration that a database stands at."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
