"""All the tables of a server."""

import asyncio
import logging
import time
from collections.abc import Callable

from nunatak.engine.position import Position
from nunatak.protocol import messages as m
from nunatak.server.door import Door
from nunatak.server.leases import Elsewhere, Leases
from nunatak.server.limits import Gate, Limits
from nunatak.server.live import Live
from nunatak.server.looks import Looks
from nunatak.server.questions import Questions
from nunatak.server.setup import new_table, once_more
from nunatak.server.thinking import Thinking
from nunatak.store import Person, Store
from nunatak.table import Refusal, Table
from nunatak.table.kept import Unreadable
from nunatak.table.table import draw

LOG = logging.getLogger("nunatak.hall")


class Hall:
    """Finds tables, wakes them, and puts them away when nobody looks."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        thinking: Thinking,
        chance: Callable[[Position], int] = draw,
        leases: Leases | None = None,
    ) -> None:
        self.store = store
        self.limits = limits
        self.thinking = thinking
        self.chance = chance
        self.leases = leases  # where several processes share the tables
        self.looks = Looks(limits)
        self.tables: dict[str, Live] = {}
        self.forms = Gate(limits.forms_a_second, limits.forms_at_once)
        self.questions = Questions(limits)
        self.door = Door(limits)
        self.waking = asyncio.Lock()
        self.sweeper: asyncio.Task[None] | None = None
        self.filler: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on where the server stopped."""
        if self.leases is not None:
            await self.leases.begin(self.lose_all, self.wake)
        for table in await self.store.unfinished_bot_turns():
            await self.wake(table)
        self.sweeper = asyncio.create_task(self.sweep())
        self.filler = asyncio.create_task(self.keep_positions())

    async def close(self) -> None:
        """Put everything away."""
        rounds = [task for task in (self.sweeper, self.filler) if task is not None]
        for task in rounds:
            task.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)  # one may be reading still
        for live in list(self.tables.values()):
            for viewer in list(live.viewers):
                viewer.end(1012)
            await live.stop()
        self.tables.clear()
        if self.leases is not None:
            await self.leases.end()
        await self.looks.close()
        await self.thinking.close()
        await self.store.close()

    async def wake(self, table: str) -> None:
        """Have a table in memory; if it can't be read, that is its trouble alone."""
        try:
            await self.find(table)
        except Elsewhere:
            return  # there it is awake
        except Refusal as refusal:
            LOG.warning("Table %s can't be woken: %s", table, refusal.say())

    async def lose_all(self) -> None:
        """Put all tables away, since other processes may have taken them."""
        lives, self.tables = list(self.tables.values()), {}
        for live in lives:
            live.put_away()
        await asyncio.gather(*(live.stop() for live in lives))

    async def hold(self, table: str, live: Live | None) -> int | None:
        """Return the fence of a table if several processes share them: a new one for a new copy."""
        if self.leases is None:
            return None
        if live is not None:
            self.leases.fences.pop(table, None)
        return await self.leases.hold(table)

    async def keep_positions(self) -> None:
        """Give a position to tables that were kept before there were any, some at a time."""
        tried: set[str] = set()
        while True:
            found = await self.store.without_position(len(tried) + 20)
            fresh = [table for table in found if table not in tried]
            if not fresh:
                return
            for table in fresh:
                tried.add(table)
                await self.wake(table)
                await asyncio.sleep(0)

    async def sweep(self) -> None:
        """Again and again: wake tables whose time runs out, put idle ones away."""
        while True:
            try:
                for table in await self.store.due(int(time.time() + self.limits.sweep)):
                    await self.wake(table)
                now = time.monotonic()
                for table, live in list(self.tables.items()):
                    if live.broken or live.idle(now):
                        del self.tables[table]
                        await live.stop()
                        if self.leases is not None:
                            await self.leases.release(table)
            except Exception:
                LOG.exception("A round through the tables failed")
            await asyncio.sleep(self.limits.sweep)

    async def find(self, table: str) -> Live:
        """Return a table, from memory or from its history."""
        live = self.tables.get(table)
        if live is not None and not live.broken:
            live.used = time.monotonic()
            return live
        async with self.waking:
            live = self.tables.get(table)
            if live is not None and not live.broken:
                return live
            fence = await self.hold(table, live)
            kept = await self.store.load(table)
            if kept is None:
                raise Refusal("gone", "no-table")
            if fence is not None:
                kept.row.fence = fence
            try:
                woken = Table(kept, time.time(), self.chance)
            except Unreadable as reason:
                raise Refusal("gone", "table-unreadable", why=str(reason)) from None
            except Exception as error:
                LOG.exception("Table %s can't be read", table)
                raise Refusal("gone", "table-unreadable", why=repr(error)) from None
            if woken.unkept:
                await self.store.save(woken.row, position=woken.position_row())
            live = Live(
                woken,
                self.store,
                self.thinking,
                self.limits,
                self.again,
                self.looks,
                kept.answered,
            )
            self.tables[table] = live
            return live

    async def make(self, form: m.NewTable, host: Person) -> str:
        """Set up a table and return its name."""
        row, seats = new_table(form, host, self.limits.name)
        if any(seat.kind == "bot" for seat in seats):
            self.thinking.warm()
        await self.store.add_table(row, seats)
        await (await self.find(row.id)).begin_game()
        return row.id

    async def again(self, table: Table) -> str:
        """Set up the same table once more and return its name."""
        row, seats = once_more(table)
        await self.store.add_table(row, seats)
        await (await self.find(row.id)).begin_game()
        return row.id
