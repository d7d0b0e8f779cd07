"""Whom games wait for, as the rest of the server hears of it."""

import asyncio
import random
from pathlib import Path

from nunatak.protocol import messages as m
from nunatak.server.base import steady
from nunatak.server.base.limits import Limits
from nunatak.server.tables.live import Live
from nunatak.server.tables.viewer import Viewer
from nunatak.server.tables.waits import WaitEvent, Waits, standing
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Person, Store
from nunatak.table import Table
from tests.loops import asynchronous
from tests.table.sitting import PEOPLE, by_weight, kept


async def seated(folder: Path, waits: Waits) -> tuple[Live, Store, list[Viewer]]:
    """Return a table of three people who are there."""
    store = await Store.open_in(folder)
    for person in PEOPLE:
        await store.add_person(Person(person, person.title()), person)
    bare = kept(["person"] * 3)
    await store.add_table(bare.row, bare.seats)
    limits = Limits(outbox=100_000)
    table = Table(bare, steady.now(), by_weight(2))
    again = lambda _: asyncio.sleep(0, "")  # noqa: E731
    live = Live(table, store, Thinking(1, 1.0), limits, again, waits=waits)
    viewers = [Viewer(Person(PEOPLE[n], ""), "en", limits) for n in range(3)]
    for viewer in viewers:
        await live.join(viewer, m.Hello("h"))
    return live, store, viewers


@asynchronous
async def test_a_wait_begins_goes_on_through_a_turn_and_ends_with_it(tmp_path: Path) -> None:
    heard: list[WaitEvent] = []
    waits = Waits()

    def fails(_: WaitEvent) -> None:
        raise ValueError("not my day")

    waits.listen(fails)  # which harms nobody
    waits.listen(heard.append)
    live, store, viewers = await seated(tmp_path, waits)
    rng = random.Random(1)
    asked = []
    for n in range(60):
        table = live.table
        seat = table.asked()
        assert seat is not None
        asked.append(seat)
        option = rng.choice(table.choices(seat))
        await live.hear(viewers[seat], m.Act(f"k{n}", table.row.version, option))
    kinds = [event.kind for event in heard]
    assert kinds == (["began", "ended"] * len(kinds))[: len(kinds)]
    turns = [seat for n, seat in enumerate(asked) if n == 0 or asked[n - 1] != seat]
    assert [e.seat for e in heard if e.kind == "began"][: len(turns)] == turns
    assert len(turns) < len(asked)  # some turns have several steps
    assert all(event.person == PEOPLE[event.seat] for event in heard)
    for began, ended in zip(heard[::2], heard[1::2], strict=False):
        assert (began.seat, began.since) == (ended.seat, ended.since)
        assert began.since <= began.at <= ended.at
    stands = await standing(store)
    assert [(w.seat, w.since) for w in stands] == [(heard[-1].seat, heard[-1].since)]
    await live.stop()
    await store.close()


@asynchronous
async def test_a_wait_ends_when_a_bot_plays_and_then_nobody_is_waited_for(tmp_path: Path) -> None:
    heard: list[WaitEvent] = []
    waits = Waits()
    waits.listen(heard.append)
    live, store, viewers = await seated(tmp_path, waits)
    seat = live.table.asked()
    assert seat is not None
    await live.hear(viewers[seat], m.Instruct("b1", live.table.row.version, "bot"))
    assert [event.kind for event in heard] == ["began", "ended"]
    assert await standing(store) == []
    await live.stop()
    await store.close()
