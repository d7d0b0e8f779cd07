"""Kills a server at which many people sit, starts it again, and says how soon all are greeted.

`./dev python -m tests.load.restart --people 1000`
"""

import argparse
import asyncio
import os
import time

from tests import postgres
from tests.load import usage
from tests.load.__main__ import Player, connect, say, set_up
from tests.load.subject import Nunatak

AT_ONCE = 250  # people who knock at the same time; others wait as browsers do


async def measure(server: Nunatak, asked: argparse.Namespace) -> None:
    """Let everybody come and play a little, kill the server, and let everybody come back."""
    plays = await set_up(server, asked.people // asked.players, lambda seconds: None)
    await connect(plays)
    await asyncio.gather(*(play.moves_until(asked.moves) for play in plays))
    seats = [seat for play in plays for seat in play.seats]
    server.kill()
    for seat in seats:
        await seat.close()
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    up, cpu = time.perf_counter(), usage.cpu(usage.family(server.pid))
    say(f"the new server answers after {up - began:.1f} s and {cpu:.2f} s of CPU")
    room = asyncio.Semaphore(AT_ONCE)
    greeted: list[float] = []

    async def back(seat: Player) -> None:
        async with room:
            seat.v = -1
            await seat.open()
        greeted.append(time.perf_counter() - up)

    await asyncio.gather(*(back(seat) for seat in seats))
    spent = usage.cpu(usage.family(server.pid)) - cpu
    greeted.sort()
    say(
        f"{len(seats)} people at {len(plays)} tables were greeted with {spent:.2f} s of CPU, "
        f"{1000 * spent / len(seats):.1f} ms each; half of them after "
        f"{greeted[len(greeted) // 2]:.1f} s, the last after {greeted[-1]:.1f} s"
    )
    for seat in seats:
        await seat.close()


async def main(asked: argparse.Namespace) -> None:
    """Measure on SQLite, or on a PostgreSQL of one's own."""
    with postgres.if_asked(asked.postgres) as database:
        more = ["--database", database] if database else []
        server = Nunatak(asked.game, asked.players, *more)
        server.start()
        try:
            await measure(server, asked)
        finally:
            server.stop()
    say(f"load average of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.restart", description=__doc__)
    parser.add_argument("--game", default="antartik")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=10, help="at every table, before the kill")
    parser.add_argument("--postgres", action="store_true", help="start one and use it")
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(main(arguments()))
