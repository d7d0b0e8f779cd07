"""A lock for each name."""

import asyncio

from nunatak.server.base.locks import Locks
from tests.loops import asynchronous


@asynchronous
async def test_who_wants_the_same_waits_and_nobody_else_does() -> None:
    locks = Locks()
    told: list[str] = []
    leave = asyncio.Event()

    async def hold(name: str, who: str) -> None:
        async with locks.of(name):
            told.append(who)
            if who == "first":
                await leave.wait()

    first = asyncio.create_task(hold("a", "first"))
    second = asyncio.create_task(hold("a", "second"))
    await asyncio.sleep(0)
    await hold("b", "third")
    assert told == ["first", "third"]
    leave.set()
    await asyncio.gather(first, second)
    assert told == ["first", "third", "second"]
    assert not locks.locks


@asynchronous
async def test_who_gives_up_waiting_leaves_nothing_behind() -> None:
    locks = Locks()
    async with locks.of("a"):
        waiting = asyncio.create_task(locks.of("a").__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    assert not locks.locks
    assert not locks.wanted
