"""Several processes on one PostgreSQL: each table has one writer, and none is lost with it."""

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from sqlalchemy import text

from nunatak.server.tables.leases import Elsewhere, Leases, listens_no_more
from nunatak.store import ChatRow, Overtaken, Person, Store, leases
from nunatak.store.leases import Peer
from tests.load.kills import BOT, SEEN, TAKEN_OVER, Kills, Pair, Witness, two_at
from tests.loops import asynchronous
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.counts import count
from tests.server.test_challenges import dared, finish, tried
from tests.server.test_trouble import Stubborn
from tests.table.sitting import kept


@pytest.fixture
def pair(tmp_path: Path, database: str) -> Iterator[Pair]:
    made = Pair(tmp_path, database)
    yield made
    made.stop()


@asynchronous
async def test_two_first_starts_at_once_both_come_up_and_players_see_each_other(
    pair: Pair,
) -> None:
    await pair.start()
    players = await two_at(pair, Player, 5)
    for player in players:
        await player.open()
    slowest = 0.0
    for _ in range(25):
        await until_asked(players)
        mover, other = sorted(players, key=lambda player: not player.options)
        began = time.monotonic()
        answer = await mover.move()
        assert answer["t"] == "ack", answer
        version = answer["v"]
        await other.until(lambda v=version, o=other: o.v >= v)  # type: ignore[misc]
        slowest = max(slowest, time.monotonic() - began)
    assert slowest < SEEN
    said = await players[0].ask("chat", text="Hello from the first")
    assert said["t"] == "ack"
    await players[1].until(lambda: any(h["t"] == "chat" for h in players[1].heard))
    for player in players:
        await player.close()


async def until_asked(players: list[Player]) -> None:
    async with asyncio.timeout(10):
        while not any(player.options for player in players):
            await asyncio.sleep(0.005)


@asynchronous
async def test_the_tables_of_a_process_that_died_are_taken_over_within_five_seconds(
    pair: Pair,
) -> None:
    await pair.start()
    ines, noor = await two_at(pair, Stubborn, 9)
    await ines.open()
    await noor.open()
    await until_asked([ines, noor])
    pair.servers[0].kill()  # which held it, as it was opened there
    began = time.monotonic()
    ines.base = noor.base
    await asyncio.wait_for(asyncio.gather(ines.come_back(), came_back(noor)), 15)
    mover = ines if ines.options else noor
    answer = await mover.move()
    assert answer["t"] == "ack", answer
    assert time.monotonic() - began < TAKEN_OVER
    for player in (ines, noor):
        await player.close()


async def came_back(player: Stubborn) -> None:
    """Wait until a line that breaks with the other process is there again."""
    await player.until(lambda: player.socket is None)
    await player.come_back()


@asynchronous
async def test_a_process_that_is_stopped_hands_its_tables_over(pair: Pair) -> None:
    await pair.start()
    ines, noor = await two_at(pair, Stubborn, 13)
    await ines.open()
    assert await asyncio.to_thread(pair.servers[0].stop) == 0
    began = time.monotonic()
    await noor.open()
    assert time.monotonic() - began < 2.0  # nobody has to wait until it counts as dead
    assert isinstance(noor.v, int)
    await noor.close()


@asynchronous
async def test_whoever_held_a_table_before_can_write_nothing_any_more(database: str) -> None:
    stores = [await Store.open(database) for _ in range(2)]
    made = kept(["person", "bot"])
    await stores[0].add_person(Person("ines", "Ines"), "h1")
    await stores[0].add_table(made.row, made.seats)
    for n, store in enumerate(stores):
        await leases.appear(store, f"p{n}", Peer(f"127.0.0.1:{n}", "secret"))
    first = await leases.claim(stores[0], "p0", "t1")
    assert isinstance(first, int)
    assert await leases.claim(stores[1], "p1", "t1") == Peer("127.0.0.1:0", "secret")
    await leases.vanish(stores[1], "p0")  # as if it had been dead for long
    second = await leases.claim(stores[1], "p1", "t1")
    assert isinstance(second, int)
    assert second > first
    late, now = await stores[0].load("t1"), await stores[1].load("t1")
    assert late is not None
    assert now is not None
    late.row.fence, now.row.fence = first, second
    late.row.version = 1
    with pytest.raises(Overtaken):
        await stores[0].save(late.row, entries=[(0, 62, 1)])
    line = ChatRow(1, "ines", 0, "Ines", "Too late", 1)
    with pytest.raises(Overtaken):
        await stores[0].add_chat("t1", line, "k.1", 1, first)
    now.row.version = 1
    await stores[1].save(now.row, entries=[(0, 62, 1)])
    found = await stores[0].load("t1")
    assert found is not None
    assert (found.entries, found.chat) == ([(62, 1)], [])
    for store in stores:
        await store.close()


@asynchronous
async def test_workers_behind_one_port_are_replaced_when_they_die(
    tmp_path: Path, database: str
) -> None:
    server = Server(tmp_path, database=database, workers=2)
    await asyncio.to_thread(server.start)
    try:
        ines, noor = await two_at(alike(server), Witness, 17, BOT)
        players = [ines, noor]
        done = asyncio.Event()
        games = [
            asyncio.create_task(player.play_at([server.base] * 2, 0.02, done)) for player in players
        ]
        await acknowledged(players, 3)
        killed = workers_of(server)[0]
        os.kill(killed, signal.SIGKILL)
        await acknowledged(players, sum(len(player.acked) for player in players) + 3)
        async with asyncio.timeout(20):
            while killed in workers_of(server) or len(workers_of(server)) < 2:
                await asyncio.sleep(0.1)
        done.set()
        await asyncio.wait_for(asyncio.gather(*games), 60)
        for player in players:
            await player.cut()
    finally:
        assert await asyncio.to_thread(server.stop) == 0


async def acknowledged(players: list["Witness"], many: int) -> None:
    """Wait until so many moves have been acknowledged."""
    async with asyncio.timeout(30):
        while sum(len(player.acked) for player in players) < many:
            await asyncio.sleep(0.05)


def alike(server: Server) -> "Pair":
    """Return a server as if it were two, for whoever comes by its one port twice."""
    found = Pair.__new__(Pair)
    found.servers = [server, server]
    return found


def workers_of(server: Server) -> list[int]:
    """Return the processes that serve behind a server's port."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [
        pid
        for pid in map(int, children.read_text().split())
        if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()
    ]


@asynchronous
async def test_a_process_killed_every_few_seconds_loses_no_move_and_takes_none_twice(
    pair: Pair,
) -> None:
    await pair.start()
    kills = Kills(pair, count("shared_tables", 3), 0.02, random.Random(1))
    print(await kills.run(lambda killed: killed >= count("shared_kills", 2)), flush=True)


@asynchronous
async def test_a_process_that_takes_tables_over_is_alive_however_long_that_takes(
    database: str,
) -> None:
    store = await Store.open(database)
    made = kept(["person", "bot"])
    made.row.id, made.row.state = "t-slow", "playing"
    await store.add_person(Person("olga", "Olga"), "h-slow")
    for seat in made.seats:
        seat.person = "olga" if seat.person else None
    made.row.host = "olga"
    await store.add_table(made.row, made.seats)
    await leases.appear(store, "dead", Peer("127.0.0.1:1", "secret"))
    assert await leases.claim(store, "dead", "t-slow")
    async with store.writing() as connection:
        await connection.execute(text("UPDATE processes SET seen = 0 WHERE id = 'dead'"))
    ours = Leases(store, "127.0.0.1:2", "ours")
    begun = asyncio.Event()
    lost: list[str] = []

    async def lose(tables: set[str]) -> None:
        lost.append("all")

    async def forever(table: str) -> None:
        begun.set()
        await asyncio.Event().wait()

    await ours.begin(lose, forever)
    async with asyncio.timeout(30):
        await begun.wait()
        first = ours.seen
        while ours.seen < first + leases.ALIVE:
            await asyncio.sleep(0.1)
    assert not lost
    await ours.end()
    await store.close()


@asynchronous
async def test_a_process_that_was_late_keeps_the_tables_that_nobody_took(database: str) -> None:
    store = await Store.open(database)
    await store.add_person(Person("late", "Late"), "h-late")
    for name in ("t-left", "t-taken"):
        made = kept(["person", "bot"])
        made.row.id, made.row.host, made.seats[0].person = name, "late", "late"
        await store.add_table(made.row, made.seats)
    await leases.appear(store, "quick", Peer("127.0.0.1:3", "of the quick"))
    ours = Leases(store, "127.0.0.1:4", "late")
    lost: set[str] = set()

    async def lose(tables: set[str]) -> None:
        lost.update(tables)

    async def leave(table: str) -> None:
        pass

    await ours.begin(lose, leave)
    fence = await ours.hold("t-left")
    await ours.hold("t-taken")
    async with asyncio.timeout(30):
        while not isinstance(await leases.claim(store, "quick", "t-taken"), int):
            async with store.writing() as connection:  # as if it had been halted for long
                await connection.execute(text("UPDATE processes SET seen = 0 WHERE id = 'late'"))
        while not lost:
            ours.seen = 0.0
            await asyncio.sleep(0.05)
    assert lost == {"t-taken"}
    assert ours.fences == {"t-left": fence}
    assert await ours.hold("t-left") == fence
    with pytest.raises(Elsewhere):
        await ours.hold("t-taken")
    await ours.end()
    await store.close()


@asynchronous
async def test_however_many_wait_for_a_dead_process_one_of_them_asks_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open_in(tmp_path)
    ours = Leases(store, "127.0.0.1:5")
    answers = [True, True, False]

    async def lives(store: Store, peer: Peer) -> bool:
        return answers.pop(0)

    monkeypatch.setattr(leases, "lives", lives)
    peer = Peer("127.0.0.1:6", "of the dead")
    await asyncio.wait_for(asyncio.gather(*(ours.outlive(peer) for _ in range(100))), 20)
    assert not answers
    assert not ours.watching
    await ours.life.close()
    await store.close()


@asynchronous
async def test_a_process_of_this_machine_that_has_ended_is_not_waited_for(database: str) -> None:
    store = await Store.open(database)
    made = kept(["person", "bot"])
    made.row.id, made.row.host, made.seats[0].person = "t-ended", "ended", "ended"
    await store.add_person(Person("ended", "Ended"), "h-ended")
    await store.add_table(made.row, made.seats)
    ours = Leases(store, "127.0.0.1:7", "ours alone")
    await leases.appear(store, "ours alone", ours.me)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        peer = Peer(f"127.0.0.1:{listening.getsockname()[1]}", "of the ended")
        await leases.appear(store, "ended", peer)
        assert await leases.claim(store, "ended", "t-ended") == 1
        assert not await listens_no_more(peer)
    assert await leases.lives(store, peer)
    await ours.outlive(peer)
    assert await leases.claim(store, "ours alone", "t-ended") == 2
    assert not await listens_no_more(Peer("192.0.2.1:9", "elsewhere"))
    await ours.life.close()
    await store.close()


@asynchronous
async def test_nobody_has_two_tries_at_a_challenge_at_different_processes(pair: Pair) -> None:
    await pair.start()
    first = pair.servers[0]
    table, cookie = await asyncio.to_thread(first.table, {"kind": "me"}, BOT)
    await finish(first, table, cookie, 1)
    name = await asyncio.to_thread(dared, first, table, cookie)
    for _ in range(8):
        _, noor = await asyncio.to_thread(first.table, {"kind": "me"}, {"kind": "open"})
        both = (asyncio.to_thread(tried, server, name, noor) for server in pair.servers)
        assert len({opened for opened, _ in await asyncio.gather(*both)}) == 1


def test_a_link_that_names_nobody_stops_nobody(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path, database=database).start()
    for path in ("/n/off/%00", "/n/off/%00.x.y", "/feed/%00", "/n/mail/%00", "/t/%00", "/c/%00"):
        with pytest.raises(HTTPError) as refused:
            urlopen(server.base + path, timeout=20)
        assert refused.value.code < 500, path
    table, _ = server.table({"kind": "me"}, {"kind": "open"})
    assert table
    assert server.stop() == 0
    assert "Traceback" not in server.errors()
