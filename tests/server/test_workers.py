"""Bots whose processes are killed, or hang: their games go on, and they hardly play worse."""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nunatak.server.thinking.worker import Worker
from nunatak.table import Table
from tests.loops import asynchronous
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.counts import count
from tests.server.workers import halt_one, kill_one

FEW = 3
KILLS = count("worker_kills", FEW)
BOT = {"kind": "bot", "level": "navigator"}
RANDOM = "A random option is taken"  # what the log says where chance chose for a bot

Blow = Callable[[Server, random.Random], bool]


async def play_under(server: Server, blow: Blow, times: int, pause: float) -> list[str]:
    """Let bots play one game after another while their processes suffer; return the tables."""
    rng = random.Random(5)
    suffered = asyncio.Event()

    async def play() -> list[str]:
        tables = [await bots_play(server)]
        while not suffered.is_set():
            tables.append(await bots_play(server))
        return tables

    games = [asyncio.create_task(play()) for _ in range(2)]
    for _ in range(times):
        await asyncio.sleep(pause)
        async with asyncio.timeout(20):
            while not await asyncio.to_thread(blow, server, rng):
                await asyncio.sleep(0.05)
    suffered.set()
    return [table for played in await asyncio.gather(*games) for table in played]


async def bots_play(server: Server) -> str:
    """Let two bots play a game to its end; return the table."""
    table, _ = await asyncio.to_thread(server.table, BOT, BOT)
    watching = await Player(server.base, table).open()
    await watching.until(lambda: watching.over, 120)
    await watching.close()
    return table


async def choices(server: Server, tables: list[str]) -> int:
    """Return how often a bot had to choose."""
    store = await server.store()
    found = 0
    for table in tables:
        kept = await store.load(table)
        assert kept is not None
        found += sum(step.actor >= 0 and not step.lone for step in Table(kept, 0.0).steps)
    await store.close()
    return found


@asynchronous
async def test_a_worker_killed_now_and_then_ends_no_game_and_costs_hardly_a_choice(
    server: Server,
) -> None:
    pause = 3.0 if KILLS == FEW else 10.0
    tables = await play_under(server, kill_one, KILLS, pause)
    by_chance, all_of_them = server.errors().count(RANDOM), await choices(server, tables)
    print(f"{KILLS} kills: {by_chance} of {all_of_them} choices by chance, {len(tables)} games")
    assert by_chance < 0.05 * all_of_them


@asynchronous
async def test_a_worker_killed_every_second_ends_no_game(server: Server) -> None:
    await play_under(server, kill_one, 2 * KILLS, 1.0)


@asynchronous
async def test_a_worker_that_answers_no_more_is_replaced_within_its_time(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes, bot_thinks=4.0, worker_starts=4.0).start()
    try:
        await asyncio.wait_for(play_under(server, halt_one, KILLS, 1.0), 60 + 5 * KILLS)
        assert "no answer within" in server.errors()
    finally:
        server.stop()


def test_the_time_that_a_process_takes_to_start_is_not_taken_from_its_first_choice() -> None:
    worker = Worker(starting=60.0)
    try:
        assert worker.ask(max, (1, 2), 0.001) == 2
        with pytest.raises(TimeoutError):
            worker.ask(time.sleep, (5,), 0.001)
        assert worker.ask(max, (1, 2), 0.001) == 2  # which is another process
    finally:
        worker.kill()


def test_a_process_in_which_bots_think_reads_nothing_of_the_store() -> None:
    ask = "import sys, nunatak.server.thinking.in_worker; print('sqlalchemy' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
