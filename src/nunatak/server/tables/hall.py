"""All the tables of a server."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Sequence

from nunatak.engine.position import Position
from nunatak.games.history import History
from nunatak.protocol import messages as m
from nunatak.server.base import steady
from nunatak.server.base.limits import Gate, Limits
from nunatak.server.base.locks import Locks
from nunatak.server.base.metrics import Metrics
from nunatak.server.base.trouble import Failure, Trouble, is_trouble
from nunatak.server.shell.security import origin
from nunatak.server.tables import challenge as challenges
from nunatak.server.tables import game_file
from nunatak.server.tables.audience import FORBIDDEN
from nunatak.server.tables.door import Door
from nunatak.server.tables.leases import Elsewhere, Leases
from nunatak.server.tables.live import Live
from nunatak.server.tables.looks import Looks
from nunatak.server.tables.onward import onward
from nunatak.server.tables.questions import Questions
from nunatak.server.tables.setup import new_lesson, new_table, once_more, without_free_seats
from nunatak.server.tables.waits import Waits
from nunatak.server.thinking.drawing import Drawing
from nunatak.server.thinking.reading import Reading
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Person, Store, devices, holidays, lifetime
from nunatak.store.challenges import tries
from nunatak.store.rows import SeatRow, TableRow
from nunatak.table import Refusal, Table
from nunatak.table.kept import Unreadable
from nunatak.table.paces import SLOW

LOADING = 5  # tables that are read at once, so that whoever plays finds a line to the database
FINISHING = 3.0  # seconds for a table to do what waits when the server is stopped
NAME = re.compile(r"[\w-]{1,24}", re.ASCII)
LOG = logging.getLogger("nunatak.hall")


class Hall:
    """Finds tables, wakes them, and puts them away when nobody looks."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        thinking: Thinking,
        chance: Callable[[Position], int] | None = None,
        metrics: Metrics | None = None,
        leases: Leases | None = None,
    ) -> None:
        self.store = store
        self.limits = limits
        self.thinking = thinking
        self.chance = chance
        self.leases = leases  # where several processes share the tables
        self.looks = Looks(limits)
        self.drawing = Drawing(limits)
        self.reading = Reading(store, thinking, limits)
        self.trouble = Trouble()
        self.waits = Waits()
        self.metrics = metrics or Metrics()
        self.closing = False
        self.tables: dict[str, Live] = {}
        self.forms = Gate(limits.forms_a_second, limits.forms_at_once)
        self.pages = Gate(
            limits.pages_a_second_from_an_address, limits.pages_at_once_from_an_address
        )
        self.pictures = Gate(
            limits.pictures_a_second_from_an_address, limits.pictures_at_once_from_an_address
        )
        self.reviews = Gate(
            limits.reviews_a_second_from_an_address, limits.reviews_at_once_from_an_address
        )
        self.feeds = Gate(
            limits.feeds_a_second_from_an_address, limits.feeds_at_once_from_an_address
        )
        self.confirmations = Gate(
            limits.confirmations_a_second_from_an_address,
            limits.confirmations_at_once_from_an_address,
        )
        self.puzzles = Gate(
            limits.previews_a_second_from_an_address, limits.previews_at_once_from_an_address
        )
        self.questions = Questions(limits)
        self.door = Door(limits)
        self.secret = ""
        self.waking = Locks()
        self.loading = asyncio.Semaphore(LOADING)
        self.trying = asyncio.Lock()
        self.waker: asyncio.Task[None] | None = None
        self.sweeper: asyncio.Task[None] | None = None
        self.filler: asyncio.Task[None] | None = None
        self.heart: asyncio.Task[None] | None = None
        self.lag: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Go on where the server stopped."""
        self.secret = await lifetime.secret(self.store)
        await lifetime.forgive(self.store, steady.now(), self.unsure)
        if self.leases is not None:
            await self.leases.begin(self.lose, self.wake)
        self.waker = asyncio.create_task(self.wake_bots())
        self.sweeper = asyncio.create_task(self.sweep())
        self.filler = asyncio.create_task(self.keep_positions())
        self.heart = asyncio.create_task(self.beat())
        self.lag = asyncio.create_task(self.metrics.watch_loop())
        self.watch()

    async def close(self) -> None:
        """Put everything away, after what people have asked for already."""
        self.closing = True
        tasks = (self.waker, self.sweeper, self.filler, self.heart, self.lag)
        rounds = [task for task in tasks if task is not None]
        for task in rounds:
            task.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)  # one may be reading still
        for live in self.tables.values():
            for viewer in list(live.viewers):
                viewer.end(1012)
        await asyncio.gather(*(live.finish(FINISHING) for live in self.tables.values()))
        self.tables.clear()
        with contextlib.suppress(*Failure):
            await lifetime.note_alive(self.store, steady.now())
        if self.leases is not None:
            await self.leases.end()
        await self.looks.close()
        await self.drawing.close()
        await self.reading.close()
        await self.thinking.close()
        await self.store.close()

    def watch(self) -> None:
        """Let the present state be seen by whoever runs the server."""
        watch = self.metrics.watch
        watch("nunatak_tables", "Tables in memory", lambda: len(self.tables))
        watch("nunatak_sockets", "Browsers at a table", lambda: self.door.inside["server", ""])
        waiting = "that wait for a worker"
        turns, hints = self.thinking.turns, self.thinking.hints
        watch("nunatak_thinking_turns", f"Bots' turns {waiting}", lambda: len(turns))
        watch("nunatak_thinking_hints", f"Hints {waiting}", lambda: len(hints))
        watch("nunatak_trouble", "1 while nothing can be kept", lambda: bool(self.trouble))

    @property
    def ready(self) -> bool:
        """Whether somebody who comes now can play."""
        return not self.closing and not self.trouble

    async def wake(self, table: str) -> None:
        """Have a table in memory; if it can't be read, that is its trouble alone."""
        try:
            await self.find(table)
        except Elsewhere:
            return  # there it is awake
        except Refusal as refusal:
            LOG.warning("Table %s can't be woken: %s", table, refusal.say())

    async def wake_bots(self) -> None:
        """Let bots go on whose turn it was when the server ended, while people come already."""
        try:
            for table in await self.store.unfinished_bot_turns():
                await self.wake(table)
        except Exception as error:
            self.trouble.begin(error)  # after which it is tried again

    async def lose(self, tables: set[str]) -> None:
        """Put tables away that other processes may have taken."""
        lives = [self.tables.pop(table) for table in tables if table in self.tables]
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

    async def beat(self) -> None:
        """Note again and again that the server runs: clocks stand still while it does not."""
        while True:
            await asyncio.sleep(min(1.0, self.limits.alive) if self.trouble else self.limits.alive)
            try:
                if self.trouble:
                    await self.recover()
                else:
                    await lifetime.note_alive(self.store, steady.now())
            except Exception as error:
                self.trouble.begin(error)

    async def recover(self) -> None:
        """Go on after a time in which nothing could be kept, which is nobody's."""
        lost = await lifetime.forgive(self.store, steady.now(), self.unsure)
        for live in self.tables.values():
            live.table.clock.stand_still(lost)
        self.trouble.end()
        for table in await self.store.unfinished_bot_turns():
            await self.wake(table)

    @property
    def unsure(self) -> float:
        """For how many seconds a sign of life may be that of another server."""
        return 0.0 if self.store.alone else 3 * self.limits.alive

    async def sweep(self) -> None:
        """Again and again: wake tables whose time runs out, put idle ones away."""
        while True:
            try:
                await self.trouble.fine.wait()
                for table in await self.store.due(int(steady.now() + self.limits.sweep)):
                    await self.wake(table)
                await self.check_keys()
                now = time.monotonic()
                for table, live in list(self.tables.items()):
                    if self.tables.get(table) is live and (live.broken or live.idle(now)):
                        del self.tables[table]
                        await live.stop()
                        if self.leases is not None:
                            await self.leases.release(table)
            except Exception as error:
                if is_trouble(error):
                    self.trouble.begin(error)
                else:
                    LOG.exception("A round through the tables failed")
            await asyncio.sleep(self.limits.sweep)

    async def check_keys(self) -> None:
        """End the lines of browsers that are nobody any more, wherever they were signed out."""
        used = {viewer.key for live in self.tables.values() for viewer in live.viewers}
        listed = sorted(used - {""})
        for start in range(0, len(listed), 500):
            some = listed[start : start + 500]
            self.sign_out(set(some) - await devices.known(self.store, some))

    def sign_out(self, keys: set[str]) -> None:
        """End the lines of browsers that are nobody any more."""
        for live in self.tables.values() if keys else ():
            for viewer in list(live.viewers):
                if viewer.key in keys:
                    viewer.end(FORBIDDEN)

    async def find(self, table: str) -> Live:
        """Return a table, from memory or from its history."""
        live = self.tables.get(table)
        if live is not None and not live.broken:
            live.used = time.monotonic()
            return live
        if not NAME.fullmatch(table):
            raise Refusal("gone", "no-table")
        if self.leases is not None:
            await self.leases.awake()  # not while others wait for their tables behind us
        async with self.waking.of(table), self.loading:
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
                woken = Table(kept, steady.now(), self.chance)
            except Unreadable as reason:
                raise Refusal("gone", "table-unreadable", why=str(reason)) from None
            except Exception as error:
                LOG.exception("Table %s can't be read", table)
                raise Refusal("gone", "table-unreadable", why=repr(error)) from None
            if woken.unkept and not self.trouble:
                await self.store.save(woken.row, position=woken.position_row())
            live = Live(
                woken,
                self.store,
                self.thinking,
                self.limits,
                self.again,
                self.looks,
                self.trouble,
                self.metrics,
                kept.answered,
                self.waits,
                self.come_back,
            )
            self.tables[table] = live
            return live

    async def rest(self, person: str, until: int) -> None:
        """Let somebody's clocks stand until then, at all slow tables, or run again."""
        for table in await holidays.tables(self.store, person, SLOW):
            try:
                await (await self.find(table)).rest(person, until)
            except Elsewhere:
                continue  # there it is seen before any time is up
            except Refusal as refusal:
                LOG.warning("Table %s is not told of a holiday: %s", table, refusal.say())

    async def come_back(self, person: str) -> None:
        """End somebody's holiday."""
        now = steady.now()
        if await holidays.end(self.store, person, now):
            await self.rest(person, int(now))

    async def make(
        self, form: m.NewTable, host: Person, address: str = "", language: str = ""
    ) -> str:
        """Set up a table and return its name."""
        row, seats = new_table(form, host, self.limits.name)
        row.language = language
        return await self.lay(row, seats, address)

    async def teach(self, game: str, host: Person, address: str = "") -> str:
        """Set up a table that follows a game's lesson and return its name."""
        return await self.lay(*new_lesson(game, host, self.limits.name), address)

    async def play_on(self, old: Table, form: m.PlayOn, host: Person, address: str = "") -> str:
        """Set up a table that goes on from a moment of a finished one, and return its name."""
        row, seats, before = onward(old, form, host)
        return await self.lay(row, seats, address, before)

    async def challenge(self, live: Live, who: str | None) -> str:
        """Let others play a finished game with the same cards; return the challenge's name."""
        table = live.table
        challenges.check(table.row, table.seats, who)
        if not table.row.challenge:
            await live.done(live.share_cards)
        return table.row.challenge

    async def try_same(self, challenge: str, host: Person, address: str = "") -> str:
        """Set up a table with the same cards, unless one is not over yet; return its name."""
        # Two at once, here or in another process, would let somebody look ahead.
        async with self.trying, self.store.turn_of(f"tries of {challenge}"):
            found = await tries(self.store, challenge, self.limits.tries)
            running = challenges.unfinished(found, host.id)
            near = origin(address, self.secret)
            made = challenges.new_try(found, host, self.limits, near) if not running else None
            return running if made is None else await self.lay(*made, address)

    async def bring(
        self, row: TableRow, seats: list[SeatRow], history: History, address: str
    ) -> str:
        """Keep a finished game that was brought as a file, and return the name of its table."""
        row.origin = origin(address, self.secret)
        await game_file.keep(self.store, row, seats, history)
        await self.find(row.id)
        return row.id

    async def lay(
        self, row: TableRow, seats: list[SeatRow], address: str, before: Sequence[int] = ()
    ) -> str:
        """Keep a new table, and let its game begin if nobody is missing."""
        row.origin = origin(address, self.secret)
        self.bear(row, seats)
        if any(seat.kind == "bot" for seat in seats):
            self.thinking.warm()
        await self.store.add_table(row, seats)
        await (await self.find(row.id)).begin_game(before)
        return row.id

    def bear(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Refuse one more table of bots alone to whoever has enough of them going."""
        if any(seat.kind != "bot" for seat in seats):
            return
        alone = [live.table.row for live in self.tables.values() if live.table.bots_alone]
        mine = sum(other.host == row.host for other in alone)
        near = sum(other.origin == row.origin for other in alone)
        limits = self.limits
        if mine >= limits.bot_tables_a_person or near >= limits.bot_tables_from_an_address:
            raise Refusal("rate", "bots-busy")

    async def again(self, table: Table, fewer: bool = False) -> str:
        """Set up the same table once more, or without its free seats, and return its name."""
        row, seats = without_free_seats(table) if fewer else once_more(table)
        self.bear(row, seats)
        await self.store.add_table(row, seats)
        live = await self.find(row.id)
        if fewer or len({seat.person for seat in seats if seat.kind == "person"}) < 2:
            await live.begin_game()  # otherwise it begins when everybody is there
        return row.id
