"""A mailbox is a queue: nothing is lost in it, and nobody waits in vain."""

import asyncio

import pytest

from nunatak.server.base.mailbox import Gate, Mailbox
from tests.loops import asynchronous


@asynchronous
async def test_what_is_put_in_comes_out_in_order_whoever_waits_for_whom() -> None:
    box: Mailbox[int] = Mailbox(2)
    read: list[int] = []

    async def reading() -> None:
        while len(read) < 50:
            read.append(await box.get())

    async def writing(first: int) -> None:
        for n in range(first, 50, 2):
            await box.put(n)

    async with asyncio.timeout(20):
        await asyncio.gather(reading(), writing(0), writing(1))
    assert sorted(read) == list(range(50))
    assert [n for n in read if n % 2] == sorted(n for n in read if n % 2)


@asynchronous
async def test_a_reader_that_gave_up_takes_nothing_with_it() -> None:
    box: Mailbox[str] = Mailbox()
    for _ in range(2):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await box.get()
    waiting = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait("a")
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert box.get_nowait() == "a"


def test_a_full_mailbox_says_so() -> None:
    box: Mailbox[int] = Mailbox(1)
    box.put_nowait(1)
    assert box.full()
    with pytest.raises(asyncio.QueueFull):
        box.put_nowait(2)
    assert box.get_nowait() == 1
    assert box.empty()
    with pytest.raises(asyncio.QueueEmpty):
        box.get_nowait()


@asynchronous
async def test_a_gate_lets_all_pass_who_waited_and_closes_again() -> None:
    gate = Gate()
    passing = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in passing)
    gate.set()
    async with asyncio.timeout(20):
        assert await asyncio.gather(*passing) == [True, True, True]
    assert gate.is_set()
    gate.clear()
    assert not gate.is_set()
