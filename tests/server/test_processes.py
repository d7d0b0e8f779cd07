"""Several processes on one PostgreSQL: each table has one writer, and none is lost with it."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from nunatak.store import ChatRow, Overtaken, Person, Store, leases
from nunatak.store.leases import Peer
from nunatak.table import Table
from tests.loops import asynchronous
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.counts import count
from tests.server.test_trouble import Stubborn
from tests.table.sitting import kept

BOT = {"kind": "bot", "level": "cub"}
TAKEN_OVER = 5.0  # seconds within which a dead process' tables go on
SEEN = 1.0  # seconds within which players at different processes see each other


class Pair:
    """Two servers that share a database."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        self.servers = []
        for name in ("first", "second"):
            (folder / name).mkdir()
            self.servers.append(Server(folder / name, database=database))

    async def start(self) -> "Pair":
        """Start both at once."""
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))
        return self

    def stop(self) -> None:
        for server in self.servers:
            server.stop()
            assert "Traceback" not in server.errors(), server.errors()

    async def store(self) -> Store:
        return await Store.open(self.database)


@pytest.fixture
def pair(tmp_path: Path, database: str) -> Iterator[Pair]:
    made = Pair(tmp_path, database)
    yield made
    made.stop()


async def two_at(pair: Pair, kind: type[Player], seed: int, *more: dict[str, str]) -> list[Player]:
    """Return two people at one table, each at a process of their own."""
    first, second = pair.servers
    table, ines = await asyncio.to_thread(first.table, {"kind": "me"}, {"kind": "open"}, *more)
    noor = await asyncio.to_thread(second.sit, table, "B", "Noor")
    return [kind(first.base, table, ines, seed), kind(second.base, table, noor, seed + 1)]


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
    assert isinstance(ines, Stubborn)
    assert isinstance(noor, Stubborn)
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
        players = [player for player in (ines, noor) if isinstance(player, Witness)]
        done = asyncio.Event()
        games = [asyncio.create_task(played(player, alike(server), done)) for player in players]
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


class Witness(Stubborn):
    """Somebody who never accepts that a game goes backwards."""

    latest = -1

    def hear(self, m: dict[str, object]) -> None:
        if m["t"] in ("scene", "patch"):
            v = m["v"]
            assert isinstance(v, int)
            assert v >= self.latest, f"{self.table} went back from {self.latest} to {v}"
            self.latest = v
        super().hear(m)


@asynchronous
async def test_a_process_killed_every_few_seconds_loses_no_move_and_takes_none_twice(
    pair: Pair,
) -> None:
    await pair.start()
    for n in range(count("shared_rounds", 1)):
        await go_through_kills(pair, random.Random(n))


async def go_through_kills(pair: Pair, rng: random.Random) -> None:
    """Play some tables while one process after another is killed, and see what was kept."""
    tables = [
        player
        for _ in range(count("shared_tables", 3))
        for player in await two_at(pair, Witness, rng.randrange(10**6), BOT)
    ]
    players = [player for player in tables if isinstance(player, Witness)]
    done = asyncio.Event()
    games = [asyncio.create_task(played(player, pair, done)) for player in players]
    for n in range(count("shared_kills", 2)):
        await asyncio.sleep(2.0 + rng.random() * 2)
        server = pair.servers[n % 2]
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.sleep(3)
    done.set()
    await asyncio.wait_for(asyncio.gather(*games), 60)
    store = await pair.store()
    for player in players:
        await player.cut()
        found = await store.load(player.table)
        assert found is not None
        person = found.seats[players.index(player) % 2].person
        assert person is not None
        assert player.acked
        for id, version in player.acked.items():
            assert await store.answered(player.table, person, id) == version
        replayed = Table(found, 0.0)
        assert replayed.row.trouble == ""
        assert len(found.entries) == replayed.length
        assert found.row.version >= player.latest
    await store.close()


async def played(player: Witness, pair: Pair, done: asyncio.Event) -> None:
    """Play one game after another, at whichever process there is."""
    bases = [server.base for server in pair.servers]
    while not done.is_set():
        over = player.over
        if over:
            return
        if player.socket is None:
            player.base = player.rng.choice(bases)
            try:
                await asyncio.wait_for(player.come_back(), 2)
            except TimeoutError:
                continue
            if player.waiting is not None:
                await player.try_to_send(player.waiting)
        await player.step()
        await asyncio.sleep(0.02)
