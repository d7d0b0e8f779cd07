"""The tables that this process holds, where several processes share them."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from nunatak.server.base.locks import Locks
from nunatak.server.base.trouble import Failure
from nunatak.store import Store, leases
from nunatak.store.leases import ALIVE, Peer
from nunatak.table import Refusal

BEAT = 1.0  # seconds between signs of life
PATIENCE = 2 * ALIVE  # for which somebody waits while a table has no living holder
CLAIMING = 3  # tables that are claimed at once
LOOK = 0.1  # seconds between two looks at whether somebody unreachable still counts as living
LOG = logging.getLogger("nunatak.leases")

Orphan = Callable[[str], Awaitable[None]]
Lost = Callable[[set[str]], Awaitable[None]]


class Elsewhere(Refusal):
    """Another process holds the table."""

    def __init__(self, peer: Peer) -> None:
        super().__init__("rate", "busy")
        self.peer = peer


class Leases:
    """One process among several: its name, its signs of life, and its fences."""

    def __init__(self, store: Store, address: str, id: str = "") -> None:
        self.store = store
        self.life = store.beside()  # a sign of life waits for nobody's game
        self.id = id or secrets.token_hex(8)
        self.me = Peer(address, secrets.token_urlsafe(24))
        self.fences: dict[str, int] = {}
        self.alive = asyncio.Event()
        self.claiming = Locks()
        self.few = asyncio.Semaphore(CLAIMING)
        self.watching: dict[Peer, asyncio.Task[None]] = {}
        self.seen = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, lost: Lost, orphan: Orphan) -> None:
        """Appear, and go on giving signs of life.

        `lost` is called with those of our tables that others may have taken, `orphan` with every
        table whose own process has died.
        """
        began = time.monotonic()
        await leases.appear(self.life, self.id, self.me)
        self.live(began)
        self.tasks = [
            asyncio.create_task(self.beat(lost)),
            asyncio.create_task(self.take_over(orphan)),
        ]

    def live(self, at: float) -> None:
        """Note that everybody could see at this moment that we live."""
        self.seen = at
        self.alive.set()

    @property
    def fresh(self) -> bool:
        """Whether nobody can have taken our tables yet."""
        return time.monotonic() < self.seen + ALIVE

    async def beat(self, lost: Lost) -> None:
        """Give signs of life, whatever else there is to do."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                began, late = time.monotonic(), not self.fresh
                if late:
                    self.alive.clear()
                if not await leases.beat(self.life, self.id):  # we have been buried
                    await self.lose(set(self.fences), lost)
                    await leases.appear(self.life, self.id, self.me)
                elif late:  # from here on nobody can take any more
                    await self.lose(await self.taken(), lost)
                self.live(began)
            except Exception as error:
                LOG.warning("No sign of life could be given: %s", error)

    async def taken(self) -> set[str]:
        """Return those of our tables that others took while we gave no sign of life."""
        ours = await leases.held(self.life, self.id)
        return {table for table, fence in self.fences.items() if ours.get(table) != fence}

    async def take_over(self, orphan: Orphan) -> None:
        """Take over from those who give no signs of life any more, for as long as we do."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                for table in await leases.orphans(self.life):
                    await self.awake()
                    await orphan(table)
            except Refusal:
                continue  # we count as dead ourselves
            except Exception as error:
                LOG.warning("No table could be taken over: %s", error)

    async def lose(self, tables: set[str], lost: Lost) -> None:
        """Forget tables that others may have."""
        if tables:
            LOG.warning("%d tables may be held by others now", len(tables))
        for table in tables:
            self.fences.pop(table, None)
        await lost(tables)

    async def hold(self, table: str) -> int:
        """Return the fence of a table that we hold; Elsewhere if another process has it.

        There is no fence, 0, of a table that does not exist.
        """
        await self.awake()
        if table in self.fences:
            return self.fences[table]
        # One at a time for a table, or two of us would each have a fence of its own; and few at
        # once, so that whoever plays still finds a line to the database.
        async with self.claiming.of(table), self.few:
            if table in self.fences:
                return self.fences[table]
            found = await leases.claim(self.store, self.id, table)
            if isinstance(found, Peer):
                raise Elsewhere(found)
            if found is not None:
                self.fences[table] = found
            return found or 0

    async def awake(self) -> None:
        """Wait until we count among the living; a refusal if that takes too long."""
        while not self.fresh:
            self.alive.clear()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.alive.wait()
            except TimeoutError:
                raise Refusal("rate", "busy") from None

    async def outlive(self, peer: Peer) -> None:
        """Wait until another process that can't be reached has no tables any more.

        However many wait for its tables, the database is asked by one of them.
        """
        watch = self.watching.get(peer)
        if watch is None:
            watch = self.watching[peer] = asyncio.create_task(self.watch(peer))
            watch.add_done_callback(lambda _: self.watching.pop(peer))
        await asyncio.wait([watch])

    async def watch(self, peer: Peer) -> None:
        """See another process count as dead; it may be seen again, and others ask no longer."""
        with contextlib.suppress(TimeoutError, *Failure):
            async with asyncio.timeout(ALIVE + BEAT):
                if await listens_no_more(peer):
                    await leases.give_up(self.life, peer)
                while await leases.lives(self.life, peer):
                    await asyncio.sleep(LOOK)

    async def release(self, table: str) -> None:
        """Leave a table to whoever comes next."""
        fence = self.fences.pop(table, None)
        if fence is not None:
            with contextlib.suppress(Exception):  # it will be free when we are not seen any more
                await leases.release(self.store, table, fence)

    async def end(self) -> None:
        """Leave all tables to the others."""
        tasks = [*self.tasks, *self.watching.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.fences.clear()
        with contextlib.suppress(Exception):
            await leases.vanish(self.life, self.id)
        await self.life.close()


async def listens_no_more(peer: Peer) -> bool:
    """Say whether another process of this machine has ended: nothing is at its address any more.

    Of another machine that is not known: what is between the two may say so of somebody who lives.
    """
    host, port = peer.address.rsplit(":", 1)
    if host not in ("127.0.0.1", "[::1]"):
        return False
    try:
        _, line = await asyncio.open_connection(host.strip("[]"), int(port))
    except OSError as error:
        return isinstance(error, ConnectionRefusedError)
    line.close()
    return False
