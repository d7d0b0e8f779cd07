"""The tables that this process holds, where several processes share them."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from nunatak.store import Store, leases
from nunatak.store.leases import ALIVE, Peer
from nunatak.table import Refusal

BEAT = 1.0  # seconds between signs of life
PATIENCE = 2 * ALIVE  # for which somebody waits while a table has no living holder
LOG = logging.getLogger("nunatak.leases")

Orphan = Callable[[str], Awaitable[None]]
Lost = Callable[[], Awaitable[None]]


class Elsewhere(Refusal):
    """Another process holds the table."""

    def __init__(self, peer: Peer) -> None:
        super().__init__("rate", "busy")
        self.peer = peer


class Leases:
    """One process among several: its name, its signs of life, and its fences."""

    def __init__(self, store: Store, address: str, id: str = "") -> None:
        self.store = store
        self.id = id or secrets.token_hex(8)
        self.me = Peer(address, secrets.token_urlsafe(24))
        self.fences: dict[str, int] = {}
        self.alive = asyncio.Event()
        self.claiming = asyncio.Lock()
        self.seen = 0.0
        self.task: asyncio.Task[None] | None = None

    async def begin(self, lost: Lost, orphan: Orphan) -> None:
        """Appear, and go on giving signs of life.

        `lost` is called when others may have taken our tables, `orphan` with every table whose
        own process has died.
        """
        began = time.monotonic()
        await leases.appear(self.store, self.id, self.me)
        self.live(began)
        self.task = asyncio.create_task(self.beat(lost, orphan))

    def live(self, at: float) -> None:
        """Note that everybody could see at this moment that we live."""
        self.seen = at
        self.alive.set()

    @property
    def fresh(self) -> bool:
        """Whether nobody can have taken our tables yet."""
        return time.monotonic() < self.seen + ALIVE

    async def beat(self, lost: Lost, orphan: Orphan) -> None:
        """Give signs of life, and take over from those who give none any more."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                began, late = time.monotonic(), not self.fresh
                if late:
                    self.alive.clear()
                    await self.lose(lost)
                if await leases.beat(self.store, self.id):
                    self.live(began)
                else:  # we have been buried
                    await self.lose(lost)
                    await leases.appear(self.store, self.id, self.me)
                    self.live(began)
                for table in await leases.orphans(self.store):
                    await orphan(table)
            except Exception as error:
                LOG.warning("No sign of life could be given: %s", error)

    async def lose(self, lost: Lost) -> None:
        """Forget all tables: others may have them."""
        if self.fences:
            LOG.warning("%d tables may be held by others now", len(self.fences))
        self.fences.clear()
        await lost()

    async def hold(self, table: str) -> int:
        """Return the fence of a table that we hold; Elsewhere if another process has it.

        There is no fence, 0, of a table that does not exist.
        """
        while not self.fresh:
            self.alive.clear()
            async with asyncio.timeout(PATIENCE):
                await self.alive.wait()
        if table in self.fences:
            return self.fences[table]
        async with self.claiming:  # or two of us would each have a fence of its own
            if table in self.fences:
                return self.fences[table]
            found = await leases.claim(self.store, self.id, table)
            if isinstance(found, Peer):
                raise Elsewhere(found)
            if found is not None:
                self.fences[table] = found
            return found or 0

    async def release(self, table: str) -> None:
        """Leave a table to whoever comes next."""
        fence = self.fences.pop(table, None)
        if fence is not None:
            with contextlib.suppress(Exception):  # it will be free when we are not seen any more
                await leases.release(self.store, table, fence)

    async def end(self) -> None:
        """Leave all tables to the others."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.fences.clear()
        with contextlib.suppress(Exception):
            await leases.vanish(self.store, self.id)
