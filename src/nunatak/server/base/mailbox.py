"""What waits for one reader: a queue and an event in a tenth of the room that asyncio's take.

A server has several of each for every browser, and nearly all of them are empty nearly always.
"""

import asyncio
from typing import Generic, TypeVar

What = TypeVar("What")


class Mailbox(Generic[What]):
    """Things in the order in which they came, for a single reader."""

    __slots__ = ("_reader", "_things", "_writers", "most")

    def __init__(self, most: int = 0) -> None:
        self.most = most  # 0 for as many as there are
        self._things: list[What] = []
        self._reader: asyncio.Future[None] | None = None
        self._writers: tuple[asyncio.Future[None], ...] = ()  # who wait until there is room

    def qsize(self) -> int:
        """Return how many things wait."""
        return len(self._things)

    def empty(self) -> bool:
        """Say whether nothing waits."""
        return not self._things

    def full(self) -> bool:
        """Say whether there is no room for more."""
        return 0 < self.most <= len(self._things)

    def put_nowait(self, thing: What) -> None:
        """Let something wait, if there is room."""
        if self.full():
            raise asyncio.QueueFull
        self._things.append(thing)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def put(self, thing: What) -> None:
        """Let something wait, as soon as there is room."""
        while self.full():
            room = asyncio.get_running_loop().create_future()
            self._writers = (*self._writers, room)
            await room
        self.put_nowait(thing)

    def get_nowait(self) -> What:
        """Return what has waited longest."""
        if not self._things:
            raise asyncio.QueueEmpty
        writers, self._writers = self._writers, ()
        for each in writers:
            if not each.done():
                each.set_result(None)
        return self._things.pop(0)

    async def get(self) -> What:
        """Wait for something."""
        while not self._things:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self.get_nowait()


class Gate:
    """Open or closed, for whoever wants to pass."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Say whether it is open."""
        return self._open

    def set(self) -> None:
        """Open it, and let all who wait pass."""
        self._open = True
        for each in self._waiting:
            if not each.done():
                each.set_result(None)
        self._waiting = []

    def clear(self) -> None:
        """Close it."""
        self._open = False

    async def wait(self) -> bool:
        """Wait until it is open."""
        while not self._open:
            passing = asyncio.get_running_loop().create_future()
            self._waiting.append(passing)
            await passing
        return True
