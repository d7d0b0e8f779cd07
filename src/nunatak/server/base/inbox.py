"""What waits to be done at a table, one thing after another."""

import asyncio
from collections.abc import Awaitable, Callable

from nunatak.server.base.mailbox import Mailbox
from nunatak.table import Refusal

Job = Callable[[], Awaitable[None]]


class Finished(Exception):
    """Everything that waited has been done."""


async def finished() -> None:
    """End an actor once it comes to this."""
    raise Finished


async def nothing() -> None:
    """Do nothing, but do it now."""


class Inbox(Mailbox[Job]):
    """Jobs in the order in which they came, and no more of them than there is room for."""

    __slots__ = ()

    def add(self, job: Job) -> bool:
        """Let something wait; false if too much does already."""
        try:
            self.put_nowait(job)
        except asyncio.QueueFull:
            return False
        return True


class Told:
    """A job for which somebody waits outside: a refusal comes back as one."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Do it, and tell whoever waits how it ended."""
        answer: Refusal | None = Refusal("rate", "busy")
        try:
            await self.job()
            answer = None
        except Refusal as refusal:
            answer = refusal
        finally:
            if self.ended.done():  # nobody waits any more
                pass
            elif answer is None:
                self.ended.set_result(None)
            else:
                self.ended.set_exception(answer)

    async def wait(self, seconds: float) -> None:
        """Wait until it is done, or for so long."""
        try:
            await asyncio.wait_for(self.ended, seconds)
        except TimeoutError:
            raise Refusal("rate", "busy") from None
