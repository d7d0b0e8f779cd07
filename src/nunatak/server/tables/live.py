"""A table that somebody looks at: its one writer, and everybody who is told."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any

from nunatak.protocol import messages as m
from nunatak.scene.patch import Change
from nunatak.server.base import steady
from nunatak.server.base.inbox import Finished, Inbox, Job, Told, finished, nothing
from nunatak.server.base.limits import Limits
from nunatak.server.base.metrics import Metrics
from nunatak.server.base.trouble import Trouble, is_trouble
from nunatak.server.people import people
from nunatak.server.tables.absences import Absences
from nunatak.server.tables.answers import Answers
from nunatak.server.tables.audience import Audience
from nunatak.server.tables.deeds import LASTING, Deeds
from nunatak.server.tables.invitation import invited
from nunatak.server.tables.keeper import Keeper
from nunatak.server.tables.looks import Looks
from nunatak.server.tables.setup import new_id
from nunatak.server.tables.table_bots import TableBots
from nunatak.server.tables.viewer import Viewer
from nunatak.server.tables.waits import Waited, Waits, waited
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Overtaken, Store, holidays
from nunatak.store.rows import Person
from nunatak.table import Refusal, Table
from nunatak.table.paces import is_slow

LOG = logging.getLogger("nunatak.table")
GONE = 4404  # the code with which a line ends that leads to no table


class Live:
    """One table's actor: everything that happens to it happens here, one thing after another."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinking: Thinking,
        limits: Limits,
        again: Callable[..., Awaitable[str]],
        looks: Looks | None = None,
        trouble: Trouble | None = None,
        metrics: Metrics | None = None,
        answered: Iterable[tuple[str, str]] = (),
        waits: Waits | None = None,
        come_back: Callable[[str], Coroutine[Any, Any, None]] | None = None,
    ) -> None:
        self.table = table
        self.store = store
        self.thinking = thinking
        self.limits = limits
        self.again = again
        self.looks = looks or Looks(limits)
        self.metrics = metrics or Metrics()
        self.trouble = Trouble() if trouble is None else trouble
        self.inbox = Inbox(limits.inbox)
        self.keeper = Keeper(table, store, self.metrics)
        self.audience = Audience(table, limits, self.looks)
        self.deeds = Deeds(self, answered)
        self.answers = Answers(self)
        self.absences = Absences(table, limits, steady.now())
        self.waits = waits or Waits()
        self.come_back = come_back or self.back_here
        self.wait: Waited | None = waited(table.row, table.seats)
        self.looked: dict[str, float] = {}  # when people who play were last seen to look
        self.tasks: set[asyncio.Task[None]] = set()
        self.telling: asyncio.Task[None] | None = None
        self.bots = TableBots(self)
        self.used = time.monotonic()
        self.broken = False
        self.closing = False
        self.task = asyncio.create_task(self.run())

    @property
    def viewers(self) -> set[Viewer]:
        """Everybody who looks."""
        return self.audience.viewers

    # Its life

    async def run(self) -> None:
        """Do one thing after another, until something breaks or the table is put away."""
        try:
            self.bots.wake()
            while True:
                try:
                    async with asyncio.timeout(self.patience()):
                        job = await self.inbox.get()
                except TimeoutError:
                    job = self.on_time
                await job()
        except (asyncio.CancelledError, Finished):
            raise
        except Overtaken as other:
            LOG.warning("%s It is put away.", other)
            self.put_away()
        except Exception as error:
            # What is in memory may differ from what was kept: everybody comes back to a fresh copy.
            if is_trouble(error):
                self.trouble.begin(error)
            else:
                LOG.exception("Table %s is put away after an error", self.table.id)
            self.put_away()

    def put_away(self) -> None:
        """Be of no use any more; everybody comes back to a fresh copy, wherever that is."""
        self.broken = True
        self.audience.send_away()

    def forget(self) -> None:
        """Be no table any more: nothing is kept of it."""
        self.broken = True
        for viewer in list(self.viewers):
            viewer.end(GONE)
        self.viewers.clear()

    def patience(self) -> float | None:
        """Return for how long nothing can happen by itself."""
        times = self.absences.next()
        if self.table.row.due is not None:
            times.append(self.table.row.due)
        least = 1.0 if self.trouble else 0.05
        return max(least, min(times) - steady.now()) if times else None

    async def on_time(self) -> None:
        """See whose time has run out, and who has gone."""
        if self.trouble:  # in which nobody's time runs
            return
        now = steady.now()
        before = self.table.row.version
        if is_slow(self.table.row):
            await self.look_for_holidays(now)
        self.table.time_out(now)
        self.absences.on_time(now)
        if self.table.row.version != before:
            await self.keep()

    def ask(self, job: Job) -> bool:
        """Queue something to do; false if too much waits already."""
        self.used = time.monotonic()
        return not self.broken and not self.closing and self.inbox.add(job)

    async def done(self, job: Job) -> None:
        """Have something done and wait until it is; a refusal comes back as one."""
        told = Told(job)
        if not self.ask(told.run):
            raise Refusal("rate", "busy")
        await told.wait(self.limits.write)

    def idle(self, now: float) -> bool:
        """Say whether the table can be put away."""
        busy = self.viewers or self.tasks or self.absences.left_at or not self.inbox.empty()
        if busy or self.table.bot_asked() is not None:
            return False
        if self.table.row.pace == "live" and self.table.row.due is not None:
            return False
        return now - self.used > self.limits.idle

    async def finish(self, seconds: float) -> None:
        """Do what waits already, and then stop."""
        self.closing = True
        if self.inbox.add(finished):
            await asyncio.wait([self.task], timeout=seconds)
        await self.stop()

    async def stop(self) -> None:
        """Stop the actor and what it has begun."""
        for task in (self.task, *self.tasks):
            task.cancel()
        await asyncio.gather(self.task, *self.tasks, return_exceptions=True)

    # Keeping, then telling

    async def keep(self, answer: tuple[str, str] | None = None) -> None:
        """Commit what has changed, and only then tell everybody."""
        await self.keeper.commit(answer)
        self.audience.update_everybody()
        self.bots.wake()
        before, self.wait = self.wait, waited(self.table.row, self.table.seats)
        self.waits.changed(before, self.wait, steady.now())

    # Coming and going

    def glance(self, person: Person | None, locale: str) -> m.Whole:
        """Return what a page starts with, before its socket is there."""
        self.used = time.monotonic()
        if not self.table.may_look(None if person is None else person.id):
            raise Refusal("seat", "no-watching")
        return self.audience.whole(Viewer(person, locale, self.limits))

    async def join(self, viewer: Viewer, hello: m.Hello) -> None:
        """Greet somebody: with everything, or with nothing if their screen is right."""
        table = self.table
        now = steady.now()
        viewer.locale = people.spoken(hello.lang, viewer.locale)
        whole = self.audience.whole(viewer, self.audience.recap_for(viewer))
        if hello.have == table.row.version and hello.epoch == whole.epoch and not whole.recap:
            viewer.tell(m.Patch(table.row.version, table.row.version, Change()))
        else:
            viewer.tell(whole)
        viewer.greeted = True
        viewer.visible = not hello.hidden
        self.viewers.add(viewer)
        if self.trouble:
            viewer.tell(m.Error(self.trouble.notice(viewer.locale), code="trouble"))
        if table.row.next and table.seats_of(viewer.who):
            viewer.tell(m.Ended(table.row.version, f"/t/{table.row.next}"))
        self.audience_changed()
        who = viewer.who
        if who is not None and table.seats_of(who):
            self.absences.came(who)
            if who not in table.present and not self.trouble:
                table.came(who, now)
                await self.keep()

    def leave(self, viewer: Viewer) -> None:
        """Note that a connection has ended; its person may be back at once."""
        self.see(viewer, visible=False)
        self.viewers.discard(viewer)
        self.looks.forget(viewer)
        self.audience_changed()
        if viewer.hint is not None:
            viewer.hint.cancel()
        self.used = time.monotonic()
        who = viewer.who
        if who is None or who not in self.table.present:
            return
        if not any(other.who == who for other in self.viewers):
            self.absences.left(who, steady.now())
            self.ask(nothing)  # so that the actor reckons with it

    def see(self, viewer: Viewer, *, visible: bool) -> None:
        """Note whether somebody has the table before their eyes."""
        if viewer.visible and viewer.greeted and self.table.seats_of(viewer.who):
            self.looked[viewer.who or ""] = steady.now()
        viewer.visible = visible

    def looking(self, person: str) -> bool:
        """Say whether somebody has the table before their eyes."""
        return any(each.visible and each.who == person for each in self.viewers)

    def audience_changed(self) -> None:
        """Tell who watches, once for all who come and go within a moment."""
        if self.telling is None or self.telling.done():
            self.telling = self.begin(self.tell_who_watches())

    async def tell_who_watches(self) -> None:
        """Tell everybody who looks without having a seat, after a moment."""
        await asyncio.sleep(self.limits.watchers_pause)
        self.audience.tell_who_watches()

    # Messages

    async def hear(self, viewer: Viewer, message: m.FromBrowser) -> None:
        """Answer a message."""
        try:
            if isinstance(message, LASTING):
                await self.deeds.do_once(viewer, message)
            else:
                self.answers.answer(viewer, message)
        except Refusal as refusal:
            self.refuse(viewer, message, refusal)
        except Exception as error:
            if is_trouble(error):  # nothing was promised yet, and nothing is
                self.refuse(viewer, message, self.trouble.begin(error))
            raise

    def refuse(self, viewer: Viewer, message: m.FromBrowser, refusal: Refusal) -> None:
        """Say no, and show what is so if the viewer was mistaken about that."""
        self.metrics.refused(refusal.key)
        error = m.Error(refusal.say(viewer.locale), message.id, refusal.code)
        self.deeds.remember(viewer, message, error)
        viewer.tell(error)
        if refusal.code == "stale":
            viewer.tell(self.audience.whole(viewer))

    def acting(self, viewer: Viewer) -> int:
        """Return the seat for which somebody speaks."""
        mine = self.table.seats_of(viewer.who)
        if not mine:
            raise Refusal("seat", "only-watching")
        asked = self.table.asked()
        if len(mine) > 1 and asked in mine and asked is not None:
            return asked
        return viewer.looking if viewer.looking in mine and viewer.looking is not None else mine[0]

    # Sitting down

    async def sit_down(self, seat: int | None, person: Person, name: str, invite: str = "") -> None:
        """Let somebody sit down, anywhere if they name no seat; wait until it is so, or refused."""

        async def job() -> None:
            table = self.table
            kinds = ("open", "link") if invited(table, invite) else ("open",)
            able = [s.seat for s in table.seats if s.kind in kinds]
            where = seat if seat is not None else able[0] if able else 0
            if table.seats[where].kind == "link" and where not in able:
                raise Refusal("seat", "link-needed")
            table.sit(where, person.id, name, steady.now())
            await self.keep()

        await self.done(job)

    async def begin_game(self, before: Sequence[int] = ()) -> None:
        """Begin the game if nobody is missing, with entries that were made elsewhere if any."""

        async def job() -> None:
            self.table.begin(steady.now(), before)
            await self.keep()

        await self.done(job)

    # Holidays

    async def look_for_holidays(self, now: float) -> None:
        """See who is away: somebody may have said so in another process."""
        table = self.table
        found = await holidays.latest(self.store, [seat.person for seat in table.seats])
        for person, away in found.items():
            if away.until == table.holidays.get(person, 0):
                continue
            asked = table.clocked()
            if asked is not None and table.seats[asked].person == person:
                table.clock.charge(min(now, away.since))  # and nothing since then
                table.clock.stand_still(max(0.0, min(now, away.until) - table.clock.since))
            table.holiday(person, away.until, now)

    async def rest(self, person: str, until: int) -> None:
        """Let no time of somebody's run here until then."""

        async def job() -> None:
            if self.table.holidays.get(person, 0) != until:
                self.table.holiday(person, until, steady.now())
                await self.keep()

        await self.done(job)

    async def back_here(self, person: str) -> None:
        """Let somebody's time run again at this table."""
        await self.rest(person, int(steady.now()))

    async def share_cards(self) -> None:
        """Let others play with the same cards; whoever looks sees nothing of that."""
        self.table.row.challenge = self.table.row.challenge or new_id()
        await self.keeper.commit()

    # Beside it

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside the actor, which reports back to it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
