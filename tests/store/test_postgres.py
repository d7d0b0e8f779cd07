"""The same store on PostgreSQL, where its packages are installed."""

from pathlib import Path

import pytest
from sqlalchemy import text

from nunatak.store import Store
from nunatak.store.schema import METADATA
from tests.loops import run
from tests.store import test_store

CHECKS = (
    test_store.test_a_person_is_known_by_the_hash_of_a_cookie_and_by_nothing_else,
    test_store.test_everything_about_a_table_survives_a_restart,
    test_store.test_two_writers_cannot_both_go_on_from_the_same_position,
    test_store.test_a_code_works_once_and_not_for_ever,
    test_store.test_a_code_that_is_used_twelve_times_at_once_works_once,
    test_store.test_what_a_device_signs_counts_once_and_it_makes_no_more_passkeys_than_it_may,
    test_store.test_what_is_switched_on_twelve_times_at_once_is_on,
    test_store.test_lists_show_my_tables_open_ones_and_those_whose_time_runs_out,
    test_store.test_the_migrations_lead_to_the_schema,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__)[5:])
def test_postgresql_keeps_what_sqlite_keeps(
    check: test_store.Check, postgres: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def main(works: tuple[test_store.Work, ...]) -> None:
        for work in works:
            store = await Store.open(postgres)
            try:
                await work(store)
            finally:
                await store.close()
        store = await Store.open(postgres)
        async with store.writing() as connection:
            for table in reversed(METADATA.sorted_tables):
                await connection.execute(text(f"DELETE FROM {table.name}"))
        await store.close()

    monkeypatch.setattr(test_store, "with_store", lambda _, *works: run(main(works)))
    check(tmp_path)
