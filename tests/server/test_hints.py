"""Advice is for everybody, and games come first."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from nunatak.server.base.limits import Limits
from nunatak.server.tables.viewer import Viewer
from nunatak.server.thinking.hints import Hints
from nunatak.server.thinking.thinking import NOBODY, Job, Thinking
from nunatak.store import Person
from nunatak.table import Refusal
from tests.loops import asynchronous, run
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.test_workers import bots_play

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "cub"}


def asking(name: str, address: str = "") -> Viewer:
    """Return the browser of somebody with this name."""
    return Viewer(Person(name, name.title()), "en", Limits(), address)


def test_everybody_may_wait_for_one_hint() -> None:
    async def main() -> None:
        hints = Hints(Limits())
        ines = asking("ines", "a")
        hints.begin(ines)
        with pytest.raises(Refusal, match="hint-asked"):
            hints.begin(asking("ines", "b"))  # on another device
        hints.begin(asking("noor", "b"))
        hints.end(ines)
        hints.begin(ines)

    run(main())


def test_neither_all_together_nor_those_at_one_address_may_wait_for_too_many_hints() -> None:
    async def main() -> None:
        hints = Hints(Limits(hints=3, hints_from_an_address=2))
        for name in ("ines", "noor"):
            hints.begin(asking(name, "a"))
        with pytest.raises(Refusal, match="hints-busy"):
            hints.begin(asking("kolya", "a"))
        hints.begin(asking("kolya", "b"))
        with pytest.raises(Refusal, match="hints-busy"):
            hints.begin(asking("rui", "c"))

    run(main())


def test_a_bots_turn_comes_before_all_hints_that_wait() -> None:
    async def main() -> None:
        thinking = Thinking(1, 1.0)
        done: list[str] = []
        jobs = [Job(lambda _, n=n: done.append(n)) for n in ("hint 1", "hint 2", "turn")]  # type: ignore[misc]
        thinking.queue_hint(jobs[0])
        thinking.queue_hint(jobs[1])
        thinking.queue_turn(jobs[2], NOBODY)
        await asyncio.gather(*(job.found for job in jobs))
        assert done == ["turn", "hint 1", "hint 2"]
        await thinking.close()

    run(main())


def test_hints_leave_a_worker_to_the_games_and_nobody_waits_for_those_who_left() -> None:
    async def main() -> None:
        thinking = Thinking(2, 1.0)
        done: list[str] = []

        def slowly(name: str) -> None:
            time.sleep(0.3)
            done.append(name)

        names = ("hint 1", "hint 2", "hint of somebody who left")
        hints = [Job(lambda _, n=n: slowly(n)) for n in names]  # type: ignore[misc]
        for job in hints:
            thinking.queue_hint(job)
        hints[2].found.cancel()
        await asyncio.sleep(0.1)
        turn = Job(lambda _: done.append("turn"))
        thinking.queue_turn(turn, NOBODY)
        await asyncio.gather(turn.found, *(job.found for job in hints[:2]))
        assert done == ["turn", "hint 1", "hint 2"]
        await thinking.close()

    run(main())


@asynchronous
async def test_whoever_asks_for_a_hundred_hints_gets_one_and_silences_no_bot(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes).start()
    try:
        table, cookie = server.table(ME, BOT)
        ines = await Player(server.base, table, cookie, 3).open()
        await ines.until(lambda: bool(ines.options), 60)
        asked = [await ines.say("advice", v=ines.v) for _ in range(100)]
        await asyncio.wait_for(bots_play(server), 45)
        await ines.until(lambda: all(ines.answer(id) is not None for id in asked))
        answers = [ines.answer(id) or {} for id in asked]
        assert [a["t"] for a in answers].count("advice") == 1
        refused = next(a for a in answers if a["t"] == "error")
        assert refused["code"] == "rate"
        assert refused["say"] == "You have asked already: the bot is still thinking."
        await ines.close()
    finally:
        server.stop()
