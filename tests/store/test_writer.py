"""All who wait are committed together, and each hears what became of their own."""

import asyncio
import sqlite3
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError, IntegrityError

from nunatak.store import Person, Store
from nunatak.store.migrate import HEAD
from nunatak.store.writes import ADD, Step
from tests.loops import asynchronous


async def keep(store: Store, *names: str) -> list[BaseException | None]:
    """Let several be remembered at the same time; return what each of them heard."""
    added = (store.add_person(Person(name, name), f"key of {name}") for name in names)
    return await asyncio.gather(*added, return_exceptions=True)


@asynchronous
async def test_what_can_not_be_kept_fails_alone(tmp_path: Path) -> None:
    store = await Store.open_in(tmp_path)
    heard = await keep(store, "ines", "noor", "ines", "kolya")
    assert [type(error) for error in heard] == [type(None), type(None), IntegrityError, type(None)]
    assert await store.person("key of kolya") is not None
    await store.close()


@asynchronous
async def test_a_job_that_fails_halfway_leaves_nothing(tmp_path: Path) -> None:
    store = await Store.open_in(tmp_path)
    row = {"id": "ines", "name": "Ines", "created": 1}
    key = {"hash": "h", "person": "nobody", "created": 1}
    with pytest.raises(IntegrityError):
        await store.write(Step(ADD["people"], [row]), Step(ADD["keys"], [key]))
    assert await keep(store, "ines") == [None]  # whose name was not taken by what failed
    await store.close()


@asynchronous
async def test_whoever_waits_hears_that_nothing_was_kept_and_later_it_can_be(
    tmp_path: Path,
) -> None:
    store = await Store.open_in(tmp_path)
    assert store.writer is not None
    store.writer.patience = 50
    other = sqlite3.connect(tmp_path / "nunatak.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    heard = await keep(store, "ines", "noor")
    assert all(isinstance(error, DBAPIError) for error in heard)
    other.execute("ROLLBACK")
    other.close()
    assert await store.person("key of ines") is None
    assert await keep(store, "ines", "noor") == [None, None]
    await store.close()


@asynchronous
async def test_what_is_acknowledged_is_there_for_everybody_else(tmp_path: Path) -> None:
    store = await Store.open_in(tmp_path)
    assert await keep(store, "ines") == [None]
    with sqlite3.connect(tmp_path / "nunatak.db") as other:
        assert other.execute("SELECT id FROM people").fetchall() == [("ines",)]
    await store.close()


def test_the_last_migration_is_the_one_that_is_looked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(resources.files("nunatak.store") / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_where_there_is_nothing_to_migrate_alembic_is_not_imported(tmp_path: Path) -> None:
    opened = (
        "import asyncio, sys; from pathlib import Path; from nunatak.store import Store; "
        "store = asyncio.run(Store.open_in(Path(sys.argv[1]))); print('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", opened, str(tmp_path)]
    said = [subprocess.check_output(command, text=True).strip() for _ in range(2)]
    assert said == ["True", "False"]
