"""What is kept stays kept."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from nunatak.store import ChatRow, Overtaken, Person, SeatRow, Store, devices, notices
from nunatak.store.notices import Subscription
from nunatak.store.schema import METADATA
from nunatak.store.store import now
from tests.loops import run
from tests.table.sitting import kept

Work = Callable[[Store], Coroutine[Any, Any, None]]
Check = Callable[[Path], None]


def with_store(folder: Path, *works: Work) -> None:
    """Do each of these with a store that is opened anew."""

    async def main() -> None:
        for work in works:
            store = await Store.open_in(folder)
            try:
                await work(store)
            finally:
                await store.close()

    run(main())


async def filled(store: Store) -> None:
    await store.add_person(Person("ines", "Ines"), "h1")
    made = kept(["person", "bot"], public=True)
    await store.add_table(made.row, made.seats)


def test_a_person_is_known_by_the_hash_of_a_cookie_and_by_nothing_else(tmp_path: Path) -> None:
    async def later(store: Store) -> None:
        assert await store.person("h1") == Person("ines", "Ines")
        assert await store.person("ines") is None
        await store.rename("ines", "Inés")
        await store.add_key("ines", "h2")
        assert await store.person("h2") == Person("ines", "Inés")

    with_store(tmp_path, filled, later)


def test_everything_about_a_table_survives_a_restart(tmp_path: Path) -> None:
    async def change(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        found.row.version, found.row.state = 7, "playing"
        found.seats[0].left = 12.5
        await store.save(
            found.row,
            seats=found.seats,
            entries=[(0, 62, 100), (1, 71, 101)],
            instructions=[(0, "confirm")],
            sealed=[(1, 4)],
            answer=("ines", "k.1"),
        )
        await store.add_chat("t1", ChatRow(1, "ines", 0, "Ines", "Hello", 102), "k.2")

    async def look(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert (found.row.version, found.row.state) == (7, "playing")
        assert found.seats == [
            SeatRow(0, "person", "Ines", "ines", left=12.5),
            SeatRow(1, "bot", "Bot 2", level="cub"),
        ]
        assert found.entries == [(62, 100), (71, 101)]
        assert found.instructions == {0: {"confirm"}}
        assert found.sealed == {1: 4}
        assert found.chat == [ChatRow(1, "ines", 0, "Ines", "Hello", 102)]
        assert await store.answered("t1", "ines", "k.1") == 7
        assert await store.answered("t1", "ines", "k.2") is not None
        assert await store.answered("t1", "noor", "k.1") is None

    with_store(tmp_path, filled, change, look)


def test_two_writers_cannot_both_go_on_from_the_same_position(tmp_path: Path) -> None:
    async def race(store: Store) -> None:
        first = await store.load("t1")
        second = await store.load("t1")
        assert first is not None
        assert second is not None
        first.row.version = 1
        await store.save(first.row, entries=[(0, 62, 1)])
        second.row.version = 9
        with pytest.raises(Overtaken):
            await store.save(second.row, entries=[(0, 63, 1)])
        found = await store.load("t1")
        assert found is not None
        assert found.entries == [(62, 1)]
        assert found.row.version == 1

    with_store(tmp_path, filled, race)


def test_many_writers_at_once_lose_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        stores = [await Store.open_in(tmp_path) for _ in range(3)]
        await filled(stores[0])

        async def speak(store: Store, first: int) -> None:
            for n in range(first, first + 20):
                line = ChatRow(n, "ines", None, "Ines", str(n), 1)
                await store.add_chat("t1", line, f"k.{n}")

        await asyncio.gather(*(speak(s, 100 * i) for i, s in enumerate(stores)))
        found = await stores[0].load("t1")
        assert found is not None
        assert len(found.chat) == 60
        for store in stores:
            await store.close()

    run(main())


def test_a_code_works_once_and_not_for_ever(tmp_path: Path) -> None:
    async def codes(store: Store) -> None:
        await store.add_code("c1", "ines", now() + 60)
        assert await store.use_code("c1") == "ines"
        assert await store.use_code("c1") is None
        await store.add_code("c2", "ines", now() - 1)
        assert await store.use_code("c2") is None

    with_store(tmp_path, filled, codes)


def test_a_code_that_is_used_twelve_times_at_once_works_once(tmp_path: Path) -> None:
    async def twelve_at_once(store: Store) -> None:
        for n in range(5):
            await store.add_code(f"c{n}", "ines", now() + 60)
            found = await asyncio.gather(*(store.use_code(f"c{n}") for _ in range(12)))
            assert sorted(found, key=str) == [*[None] * 11, "ines"]

    with_store(tmp_path, filled, twelve_at_once)


def test_what_a_device_signs_counts_once_and_it_makes_no_more_passkeys_than_it_may(
    tmp_path: Path,
) -> None:
    async def twelve_at_once(store: Store) -> None:
        await devices.add_challenge(store, "h", now() + 60)
        used = await asyncio.gather(*(devices.use_challenge(store, "h") for _ in range(12)))
        assert sum(used) == 1
        made = [devices.Passkey(f"k{n}", "ines", "key", 0, "", now()) for n in range(12)]
        added = await asyncio.gather(*(devices.add_passkey(store, each, 3) for each in made))
        assert sum(added) == len(await devices.passkeys_of(store, "ines")) == 3

    with_store(tmp_path, filled, twelve_at_once)


def test_what_is_switched_on_twelve_times_at_once_is_on(tmp_path: Path) -> None:
    async def twelve_at_once(store: Store) -> None:
        for n in range(5):
            person = f"p{n}"
            await store.add_person(Person(person, "Ines"), person)
            browsers = [
                Subscription(f"s{n}", person, "k", "https://x.org", "p", "a", "", now())
            ] * 12
            await asyncio.gather(
                *(notices.change_contact(store, person, "en", feed_on=True) for _ in browsers),
                *(notices.subscribe(store, each, 3) for each in browsers),
                *(notices.mute(store, "t1", person) for _ in browsers),
            )
            asked = (notices.may_confirm(store, person, f"a{n}", 4, 3) for _ in browsers)
            assert sum(await asyncio.gather(*asked)) == 3
            assert len(await notices.subscribed(store, person)) == 1
            assert (await notices.contact(store, person)).feed_on

    with_store(tmp_path, filled, twelve_at_once)


def test_lists_show_my_tables_open_ones_and_those_whose_time_runs_out(tmp_path: Path) -> None:
    async def lists(store: Store) -> None:
        assert [b.row.id for b in await store.tables_of("ines", 9)] == ["t1"]
        assert [len(b.seats) for b in await store.open_tables(9)] == [2]
        assert await store.tables_of("noor", 9) == []
        found = await store.load("t1")
        assert found is not None
        found.row.state, found.row.due, found.row.turn = "playing", 50, "B"
        await store.save(found.row)
        assert await store.due(49) == []
        assert await store.due(50) == ["t1"]
        assert await store.open_tables(9) == []
        assert await store.unfinished_bot_turns() == ["t1"]

    with_store(tmp_path, filled, lists)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def compare(store: Store) -> None:
        async with store.writing() as connection:
            differences = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c), METADATA)
            )
        assert differences == []

    with_store(tmp_path, compare)
