"""Plays many tables on two processes and one PostgreSQL, of which one is killed again and again.

`./dev python -m tests.load.kills --tables 50 --minutes 10` says what was lost and how long it took.
"""

import argparse
import asyncio
import math
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.error import URLError

from sqlalchemy import select
from websockets.exceptions import WebSocketException

from nunatak.store import Store, schema
from nunatak.table import Table
from tests import postgres
from tests.load import usage
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.test_trouble import Stubborn

BOT = {"kind": "bot", "level": "cub"}
TAKEN_OVER = 5.0  # seconds within which a dead process' tables go on
SEEN = 1.0  # seconds within which players at different processes see each other
ENOUGH = 60.0  # seconds after which the next process is killed, whatever is missing
PATIENCE = 10.0  # seconds for which somebody who comes back waits at one process
P = TypeVar("P", bound=Player)


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


async def two_at(pair: Pair, kind: type[P], seed: int, *more: dict[str, str]) -> list[P]:
    """Return two people at one table, each at a process of their own."""
    first, second = pair.servers
    table, ines = await asyncio.to_thread(first.table, {"kind": "me"}, {"kind": "open"}, *more)
    noor = await asyncio.to_thread(second.sit, table, "B", "Noor")
    return [kind(first.base, table, ines, seed), kind(second.base, table, noor, seed + 1)]


class Witness(Stubborn):
    """Somebody who never accepts that a game goes backwards, and notes when they heard what."""

    latest = -1

    def __init__(self, *who: Any) -> None:
        super().__init__(*who)
        self.seen: list[tuple[float, int]] = []  # when which version was shown
        self.promised: list[tuple[float, int]] = []  # when which version was acknowledged

    def hear(self, m: dict[str, Any]) -> None:
        now = time.monotonic()
        if m["t"] in ("scene", "patch"):
            v = int(m["v"])
            assert v >= self.latest, f"{self.table} went back from {self.latest} to {v}"
            self.latest = v
            self.seen.append((now, v))
        elif m["t"] == "ack":
            self.promised.append((now, int(m["v"])))
        super().hear(m)

    async def play_at(self, bases: list[str], pause: float, done: asyncio.Event) -> None:
        """Play until the game is over, at whichever process there is."""
        while not done.is_set() and not self.over:
            if self.socket is None:
                self.base = self.rng.choice(bases)
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self.come_back_at(bases)
                except TimeoutError:
                    await self.cut()
                    continue
                if self.waiting is not None:
                    await self.try_to_send(self.waiting)
            await self.step()
            await asyncio.sleep(pause)

    async def come_back_at(self, bases: list[str]) -> None:
        """Come back to any of several processes, as a proxy leads to one that listens."""
        while self.socket is None:
            try:
                await self.open(have=True)
            except (OSError, EOFError, WebSocketException):  # nobody listens there
                self.base = bases[1 - bases.index(self.base)]
                await asyncio.sleep(0.1)


class Place:
    """One table after another with the same two people: a game that is over is followed by one."""

    def __init__(self, pair: Pair, rng: random.Random, pause: float) -> None:
        self.pair = pair
        self.rng = rng
        self.pause = pause
        self.games: list[list[Witness]] = []

    async def open(self) -> None:
        """Set up the next table, as soon as both processes are there."""
        while True:
            try:
                seed = self.rng.randrange(10**6)
                self.games.append(await two_at(self.pair, Witness, seed, BOT))
                return
            except (URLError, OSError):  # one of them has just been killed
                await asyncio.sleep(0.2)

    async def play(self, done: asyncio.Event) -> None:
        """Play until somebody says that it is enough."""
        bases = [server.base for server in self.pair.servers]
        while not done.is_set():
            async with asyncio.TaskGroup() as both:
                for player in self.games[-1]:
                    both.create_task(player.play_at(bases, self.pause, done))
            for player in self.games[-1]:
                await player.cut()
            if not done.is_set():
                await self.open()

    def waits(self, since: float) -> bool:
        """Say whether nobody has been shown anything since then of the game that was on."""
        for game in self.games:
            known = [player.seen for player in game if player.seen]
            if any(seen[0][0] <= since for seen in known):
                later = any(seen[-1][0] > since for seen in known)
                if not later and not any(player.over for player in game):
                    return True
        return False

    def first(self, after: float, heard: Callable[[Witness], list[tuple[float, int]]]) -> float:
        """Return when either heard something of the game that was on; 0 if it had ended."""
        for game in self.games:
            times = sorted(t for player in game for t, _ in heard(player))
            if times and times[0] <= after:
                later = next((t for t in times if t > after), 0.0)
                if later or not any(player.over for player in game):
                    return later or math.inf
        return 0.0


class Kills:
    """Tables that are played, processes that are killed, and what is to be said of it."""

    def __init__(self, pair: Pair, tables: int, pause: float, rng: random.Random) -> None:
        self.pair = pair
        self.rng = rng
        self.places = [Place(pair, rng, pause) for _ in range(tables)]
        self.kills: list[float] = []
        self.ended = 0.0

    @property
    def players(self) -> list[Witness]:
        """Everybody who has played."""
        return [player for place in self.places for game in place.games for player in game]

    async def run(self, enough: Callable[[int], bool], say: Callable[[str], None] = print) -> str:
        """Kill one process after another until it is enough, and see what was kept."""
        for place in self.places:
            await place.open()
        done = asyncio.Event()
        async with asyncio.TaskGroup() as games:
            for place in self.places:
                games.create_task(place.play(done))
            while not enough(len(self.kills)):
                await asyncio.sleep(2.0 + self.rng.random() * 2)
                say(await self.kill(len(self.kills) % 2))
            await asyncio.sleep(3)
            self.ended = time.monotonic()
            done.set()
        for player in self.players:
            await player.cut()
        await self.check()
        return self.in_figures()

    async def kill(self, which: int) -> str:
        """Kill one process, start it again, and say what it took until all tables went on."""
        dead, other = self.pair.servers[which], self.pair.servers[1 - which]
        assert other.process is not None
        survivor = usage.family(other.process.pid)
        spent, own = usage.cpu(survivor), time.process_time()
        await asyncio.to_thread(dead.kill)
        began = time.monotonic()
        self.kills.append(began)
        starting = asyncio.create_task(asyncio.to_thread(dead.start))
        while self.missing(began) and time.monotonic() < began + ENOUGH:
            await asyncio.sleep(0.1)
        spent, own = usage.cpu(survivor) - spent, time.process_time() - own
        back = time.monotonic() - began
        await starting
        assert dead.process is not None
        new = usage.cpu(usage.family(dead.process.pid))
        return (
            f"kill {len(self.kills)}: {len(self.places) - self.missing(began)} of "
            f"{len(self.places)} tables were there again after {back:.1f} s; CPU until "
            f"then: the other process {spent:.2f} s, the players {own:.2f} s; the new process had "
            f"taken {new:.2f} s when it answered after {time.monotonic() - began:.1f} s"
        )

    def missing(self, since: float) -> int:
        """Return at how many tables nobody has been shown anything yet."""
        return sum(place.waits(since) for place in self.places)

    async def check(self) -> None:
        """See that every promise was kept, once, and that every game is what its entries say."""
        store = await self.pair.store()
        for n, player in enumerate(self.players):
            found = await store.load(player.table)
            assert found is not None
            person = found.seats[n % 2].person
            assert person is not None
            kept = await answers(store, player.table, person)
            for id, version in player.acked.items():
                assert kept[id] == version
            replayed = Table(found, 0.0)
            assert replayed.row.trouble == ""
            assert len(found.entries) == replayed.length
            assert found.row.version >= player.latest
        await store.close()

    def in_figures(self) -> str:
        """Return how soon tables went on after a kill, and how soon others saw a promised move."""
        there, on = (
            [
                min(t, self.ended) - kill
                for place in self.places
                for kill in self.kills
                if (t := place.first(kill, heard))
            ]
            for heard in (seen, promised)
        )
        saw = []
        for place in self.places:
            for one, other in place.games:
                saw += [*self.delays(one, other), *self.delays(other, one)]
        moves = sum(len(player.acked) for player in self.players)
        assert moves > len(self.players)
        return (
            f"{len(self.places)} tables, {len(self.kills)} kills, {moves} moves promised and all "
            f"kept; after a kill tables were there again {said(there, TAKEN_OVER)}, and the next "
            f"move was kept {said(on, TAKEN_OVER)}; "
            f"the other player saw a move {said(saw, SEEN)} after its promise"
        )

    def delays(self, one: Witness, other: Witness) -> list[float]:
        """Return how long after each promise the other player saw it, where nobody was killed."""
        found = []
        for t, v in one.promised:
            saw = next((when for when, w in other.seen if w >= v), None)
            if saw is not None and not any(t - 1 < kill < saw for kill in self.kills):
                found.append(max(0.0, saw - t))
        return found


async def answers(store: Store, table: str, person: str) -> dict[str, int]:
    """Return the versions that somebody's messages have led to."""
    kind = schema.answers
    question = select(kind.c.message, kind.c.version).where(
        kind.c.table_id == table, kind.c.person == person
    )
    async with store.reading() as connection:
        return {row.message: row.version for row in await connection.execute(question)}


def seen(player: Witness) -> list[tuple[float, int]]:
    """Return when somebody was shown something."""
    return player.seen


def promised(player: Witness) -> list[tuple[float, int]]:
    """Return when somebody was promised something."""
    return player.promised


def said(times: list[float], goal: float) -> str:
    """Return what is usual among times, the longest, and how many miss a goal."""
    if not times:
        return "never"
    ordered = sorted(times)
    late = sum(t > goal for t in times)
    return (
        f"usually within {ordered[len(times) // 2]:.2f} s (99 of 100 "
        f"{ordered[int(0.99 * len(times))]:.2f} s, at most {ordered[-1]:.2f} s; "
        f"{late} of {len(times)} over {goal:.0f} s)"
    )


async def main(asked: argparse.Namespace) -> None:
    """Go through it, and say what was found."""
    with (
        tempfile.TemporaryDirectory(prefix="nunatak-kills-") as folder,
        postgres.started() as server,
        postgres.new_database(server) as database,
    ):
        pair = await Pair(Path(folder), database).start()
        try:
            until = time.monotonic() + 60 * asked.minutes
            kills = Kills(pair, asked.tables, asked.pause, random.Random(asked.seed))
            print(await kills.run(lambda _: time.monotonic() > until, say), flush=True)
        finally:
            for one in pair.servers:
                one.stop()
                print(one.errors(), flush=True)
    print(f"load average of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def say(line: str) -> None:
    """Print something at once."""
    print(line, flush=True)


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.kills", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before a player's move")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(main(arguments()))
