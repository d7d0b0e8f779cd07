"""Plays many tables at once against a real server, and says what that cost it."""

import argparse
import asyncio
import os
import time
from collections.abc import Callable, Sequence

from tests import postgres
from tests.load import usage
from tests.load.boardgame import BoardgameIo, Somebody
from tests.load.seat import Seat
from tests.load.subject import Nunatak

Player = Seat | Somebody
Subject = Nunatak | BoardgameIo

AT_ONCE = 16  # tables that are being set up at the same time
WAVE = 50  # moves of a table between two looks at the clock


class Play:
    """One table, whose players choose anything as soon as they are asked, or at a pace."""

    def __init__(self, seats: Sequence[Player], took: Callable[[float], None]) -> None:
        self.seats = seats
        self.moves = 0
        self.news = asyncio.Event()
        for seat in seats:
            seat.changed = self.news.set
            seat.took = self.taken(took)

    def taken(self, took: Callable[[float], None]) -> Callable[[float], None]:
        """Return what counts an answered move."""

        def count(seconds: float) -> None:
            self.moves += 1
            took(seconds)
            self.news.set()

        return count

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(seat.over for seat in self.seats)

    async def next_asked(self) -> Player | None:
        """Wait for somebody who is to choose; nobody is any more at the end."""
        while not self.over:
            for seat in self.seats:
                if seat.refused:
                    raise SystemExit(f"A move was refused: {seat.refused}")
                if seat.asked:
                    return seat
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), 60)
            except TimeoutError:
                told = [(seat.letter, seat.v, seat.prompt) for seat in self.seats]
                raise SystemExit(f"A table stands still: {told}") from None
        return None

    async def moves_until(self, many: int) -> None:
        """Play on as fast as it goes until there have been so many moves."""
        while self.moves < many and (seat := await self.next_asked()) is not None:
            before = self.moves
            await seat.act()
            while self.moves == before:
                self.news.clear()
                await asyncio.wait_for(self.news.wait(), 60)

    async def at_pace(self, first: float, every: float, until: float) -> None:
        """Make one move after another at this pace, whatever the server does."""
        due = first
        while due < until and (seat := await self.next_asked()) is not None:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await seat.act()
            due += every


def share(sorted_times: Sequence[float], part: float) -> float:
    """Return the time within which this part of all answers came, in milliseconds."""
    if not sorted_times:
        return float("nan")
    return 1000 * sorted_times[min(len(sorted_times) - 1, int(part * len(sorted_times)))]


async def set_up(server: Subject, tables: int, took: Callable[[float], None]) -> list[Play]:
    """Open all tables and let everybody come."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(n: int) -> Play:
        async with room:
            return Play(await server.table(n), took)

    return list(await asyncio.gather(*(one(n) for n in range(tables))))


async def connect(plays: list[Play]) -> None:
    """Let everybody come."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(seat: Player) -> None:
        async with room:
            await seat.open()

    await asyncio.gather(*(one(seat) for play in plays for seat in play.seats))


async def main(asked: argparse.Namespace) -> None:
    """Measure, and say what was found."""
    with postgres.if_asked(asked.postgres) as database:
        await run(asked, database or asked.database)


async def run(asked: argparse.Namespace, database: str) -> None:
    """Measure one server after the other."""
    more = ["--database", database] if database else []
    if asked.workers > 1:
        more += ["--workers", str(asked.workers)]
    subjects: list[Subject] = [Nunatak(asked.game, asked.players, *more)]
    if asked.beside:
        subjects.append(BoardgameIo())
    for server in subjects:
        say(f"-- {server.name}")
        server.start()
        try:
            await measure(server, asked)
        finally:
            complaints = server.stop()
        if complaints:
            say(f"The server complained: {complaints[-2000:]}")


async def measure(server: Subject, asked: argparse.Namespace) -> None:
    """Play all tables and print what it cost."""
    times: list[float] = []
    pids = usage.family(server.pid)
    say(f"start: {usage.cpu(pids):.2f} s of CPU, {usage.memory(pids) / 1e6:.0f} MB")
    plays = await set_up(server, 1, times.append)  # so that all that is loaded late is there
    await connect(plays)
    await plays[0].moves_until(30)
    memory, cpu = usage.memory(pids), usage.cpu(pids)
    plays = await set_up(server, asked.tables, times.append)
    made, empty = usage.cpu(pids), usage.memory(pids)
    await connect(plays)
    joined, full = usage.cpu(pids), usage.memory(pids)
    sockets = asked.tables * asked.players
    say(
        f"{asked.tables} tables: {1000 * (made - cpu) / asked.tables:.1f} ms of CPU to set up, "
        f"{1000 * (joined - made) / sockets:.1f} ms a greeting; "
        f"{(empty - memory) / 1000 / asked.tables:.0f} KB each before anybody comes, "
        f"{(full - empty) / 1000 / sockets:.0f} KB a socket"
    )
    times.clear()
    if asked.every:
        await paced(plays, asked, pids, times)
    else:
        await saturated(plays, asked, pids, times)
    grown = usage.memory(pids) - memory
    say(f"memory: {grown / 1000 / asked.tables:.0f} KB a table")
    load = os.getloadavg()[0]
    say(f"load average of the machine: {load:.1f} on {os.cpu_count()} cores")
    for play in plays:
        for seat in play.seats:
            await seat.close()


async def paced(
    plays: list[Play], asked: argparse.Namespace, pids: list[int], times: list[float]
) -> None:
    """Let every table make a move every so many seconds."""
    began, cpu = time.perf_counter(), usage.cpu(pids)
    until = began + asked.seconds
    step = asked.every / len(plays)
    tasks = [p.at_pace(began + n * step, asked.every, until) for n, p in enumerate(plays)]
    await asyncio.gather(*tasks)
    report(times, usage.cpu(pids) - cpu, time.perf_counter() - began)


async def saturated(
    plays: list[Play], asked: argparse.Namespace, pids: list[int], times: list[float]
) -> None:
    """Let every table play as fast as it goes, in waves that begin together."""
    began, cpu = time.perf_counter(), usage.cpu(pids)
    waves: list[float] = []
    while len(waves) < asked.waves and not any(play.over for play in plays):
        before, moves = usage.cpu(pids), len(times)
        many = WAVE * (len(waves) + 1)
        await asyncio.gather(*(play.moves_until(many) for play in plays))
        if len(times) - moves < 0.9 * WAVE * len(plays):
            break  # too many games have ended
        waves.append(1000 * (usage.cpu(pids) - before) / (len(times) - moves))
    report(times, usage.cpu(pids) - cpu, time.perf_counter() - began)
    each = ", ".join(f"{wave:.2f}" for wave in waves)
    say(f"ms of CPU a move, {WAVE} moves of every table after another: {each}")
    if len(waves) > 1:
        say(f"the last {WAVE} cost {waves[-1] / waves[0]:.2f} times what the first did")


def report(times: list[float], cpu: float, seconds: float) -> None:
    """Say what the moves cost, and how long they took."""
    ordered = sorted(times)
    say(
        f"{len(times)} moves in {seconds:.1f} s: {1000 * cpu / len(times):.2f} ms of CPU a move "
        f"({100 * cpu / seconds:.0f} % of a core), p50 {share(ordered, 0.5):.1f} ms, "
        f"p99 {share(ordered, 0.99):.1f} ms, longest {share(ordered, 1.0):.0f} ms"
    )


def say(line: str) -> None:
    """Print something at once."""
    print(line, flush=True)


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--game", default="antartik")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--waves", type=int, default=20, help="at most so many times 50 moves each")
    parser.add_argument("--database", default="", help="a PostgreSQL database instead of a folder")
    parser.add_argument("--postgres", action="store_true", help="one that is started for this")
    parser.add_argument("--workers", type=int, default=1, help="processes, on PostgreSQL")
    parser.add_argument("--beside", action="store_true", help="then boardgame.io's server, too")
    parser.add_argument("--every", type=float, help="seconds between the moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="for how long, with --every")
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(main(arguments()))
