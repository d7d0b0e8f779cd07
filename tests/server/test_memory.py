"""A server that has seen many games is no larger than one that has seen a few."""

import asyncio
import gc
import random
from pathlib import Path

import pytest

from nunatak.protocol import messages as m
from nunatak.server.base.limits import Limits
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.live import Live
from nunatak.server.tables.viewer import Viewer
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Person, Store
from tests.load import usage
from tests.loops import asynchronous

WARM = 25  # games until all that is kept at hand is there
HURRY = Limits(idle=0.5, sweep=0.1, grace=0.0)
ROOM = 8_000  # KB for caches that are not full yet; a leak of one view a move took 130 KB a game


@asynchronous
async def test_a_few_dozen_finished_games_leave_memory_flat(tmp_path: Path) -> None:
    assert await growth(tmp_path, 60) < 60 * 60 + ROOM / 4


@pytest.mark.slow
@asynchronous
async def test_five_thousand_finished_games_leave_memory_flat(tmp_path: Path) -> None:
    assert await growth(tmp_path, 5_000) < ROOM


async def growth(folder: Path, games: int) -> float:
    """Return by how many KB a server grows over so many games, after some."""
    store = await Store.open_in(folder)
    hall = Hall(store, HURRY, Thinking(1, 1.0, HURRY))
    await hall.open()
    for n in range(WARM):
        await whole_game(hall, n)
    before = await size(hall)
    for n in range(games):
        await whole_game(hall, WARM + n)
    after = await size(hall)
    await hall.close()
    return after - before


async def size(hall: Hall) -> float:
    """Return how many KB there are once all tables have been put away."""
    async with asyncio.timeout(10):
        while hall.tables:
            await asyncio.sleep(0.05)
    gc.collect()
    return usage.memory([usage.own()]) / 1000


async def whole_game(hall: Hall, n: int) -> None:
    """Let two people play a game of Antartik to its end, and go."""
    people = [Person(f"{seat}{n}", f"Somebody {n % 7}{seat}") for seat in "ab"]
    for person in people:
        await hall.store.add_person(person, f"key-{person.id}")
    seats = [m.NewSeat("me"), m.NewSeat("open")]
    live = await hall.find(await hall.make(m.NewTable("antartik", seats), people[0]))
    await live.sit_down(1, people[1], people[1].name)
    viewers = [Viewer(person, "en", HURRY) for person in people]
    for viewer in viewers:
        await live.join(viewer, m.Hello("hello"))
    await played(live, viewers, random.Random(n))
    for viewer in viewers:
        live.leave(viewer)


async def played(live: Live, viewers: list[Viewer], rng: random.Random) -> None:
    """Take any options until the game is over."""
    table, count = live.table, 0
    while table.row.state == "playing":
        asked = table.asked()
        assert asked is not None
        count += 1
        option = rng.choice(table.choices(asked))
        await live.hear(viewers[asked], m.Act(f"m.{count}", table.row.version, option))
        for viewer in viewers:
            while not viewer.outbox.empty():
                viewer.outbox.get_nowait()
