"""A table that somebody looks at: its one writer, and everybody who is told."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable
from typing import Any, TypeVar, cast

from msgspec import Raw

from nunatak.protocol import messages as m
from nunatak.scene.patch import Change
from nunatak.scene.scene import SEAT_LETTERS, Scene
from nunatak.server import describe as showing
from nunatak.server import people, steady
from nunatak.server.absences import Absences
from nunatak.server.drawn import Drawn, change_between
from nunatak.server.limits import Limits
from nunatak.server.looks import Looks, Moment
from nunatak.server.metrics import Metrics
from nunatak.server.per_version import PerVersion
from nunatak.server.table_bots import TableBots
from nunatak.server.thinking import Thinking
from nunatak.server.trouble import Trouble, is_trouble
from nunatak.server.viewer import Viewer
from nunatak.store import ChatRow, Overtaken, Store
from nunatak.store.rows import Person, SeatRow
from nunatak.table import Refusal, Table
from nunatak.table.log import said, since_last_turn
from nunatak.table.picture import picture, preview, why

LOG = logging.getLogger("nunatak.table")
LASTING = (m.Act, m.Undo, m.Confirm, m.Instruct, m.Concede, m.Chat, m.Again)
REMEMBERED = 200  # refusals that a table has at hand

Made = TypeVar("Made")
Job = Callable[[], Awaitable[None]]


class Live:
    """One table's actor: everything that happens to it happens here, one thing after another."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinking: Thinking,
        limits: Limits,
        again: Callable[[Table], Awaitable[str]],
        looks: Looks | None = None,
        trouble: Trouble | None = None,
        metrics: Metrics | None = None,
        answered: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.table = table
        self.store = store
        self.thinking = thinking
        self.limits = limits
        self.again = again
        self.looks = looks or Looks(limits)
        self.metrics = metrics or Metrics()
        self.trouble = Trouble() if trouble is None else trouble
        self.shown = PerVersion()
        self.epoch = secrets.token_hex(4)
        self.viewers: set[Viewer] = set()
        self.inbox: asyncio.Queue[Job] = asyncio.Queue(limits.inbox)
        self.answered = {hash(pair) for pair in answered}
        """Marks of all messages that have been kept; what became of one, the store knows."""
        self.refused: dict[tuple[str, str], m.Error] = {}
        self.kept_seats = [copied(seat) for seat in table.seats]
        self.kept_words = words_left(table)
        self.absences = Absences(table, limits, steady.now())
        self.tasks: set[asyncio.Task[None]] = set()
        self.bots = TableBots(self)
        self.used = time.monotonic()
        self.broken = False
        self.closing = False
        self.task = asyncio.create_task(self.run())

    # Its life

    async def run(self) -> None:
        """Do one thing after another, until something breaks or the table is put away."""
        try:
            self.bots.wake()
            while True:
                try:
                    job = await asyncio.wait_for(self.inbox.get(), self.patience())
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
        for viewer in list(self.viewers):
            viewer.end(1012)
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
        self.table.time_out(now)
        self.absences.on_time(now)
        if self.table.row.version != before:
            await self.keep()

    def ask(self, job: Job) -> bool:
        """Queue something to do; false if too much waits already."""
        self.used = time.monotonic()
        if self.broken or self.closing:
            return False
        try:
            self.inbox.put_nowait(job)
        except asyncio.QueueFull:
            return False
        return True

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
        if not self.inbox.full():
            self.inbox.put_nowait(finished)
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
        table = self.table
        fresh = table.entries_since(table.saved)
        seats = [s for s, was in zip(table.seats, self.kept_seats, strict=True) if s != was]
        words = words_left(table)
        with self.metrics.writes.time(), self.metrics.failures.count_exceptions():
            await self.store.save(
                table.row,
                seats=seats,
                entries=fresh,
                instructions=words[0] if words[0] != self.kept_words[0] else None,
                sealed=words[1] if words[1] != self.kept_words[1] else None,
                answer=answer,
                position=table.position_row() if fresh else None,
            )
        table.saved = table.length
        self.kept_seats = [copied(seat) for seat in table.seats]
        self.kept_words = words
        self.tell_everybody()
        self.bots.wake()

    def tell_everybody(self) -> None:
        """Tell every viewer what is new for them."""
        sent: dict[Hashable, bytes] = {}
        for viewer in list(self.viewers):
            if viewer.greeted and viewer.past is None:
                self.update(viewer, sent)

    def update(self, viewer: Viewer, sent: dict[Hashable, bytes]) -> None:
        """Send a patch, or everything to somebody who now looks for another seat.

        Viewers who have seen the same have the very same objects, and are sent the same.
        """
        table = self.table
        seat, curtain = self.eyes(viewer)
        if viewer.scene is None or seat != viewer.seat or curtain != viewer.curtain:
            viewer.tell(self.whole(viewer))
            return
        after = self.scene(seat, viewer.locale)
        people, words = self.people(viewer), self.words(viewer)
        had = (viewer.scene, viewer.seats, viewer.instructions)
        key = (seat, viewer.locale, viewer.v, viewer.lines, curtain, *map(id, (*had, people)))
        if key not in sent:
            sent[key] = m.encode(
                m.Patch(
                    table.row.version,
                    viewer.v,
                    change_between(viewer.scene, after),
                    showing.log(table, seat, viewer.locale, viewer.lines),
                    showing.clock(table, steady.now()),
                    people if people != viewer.seats else None,
                    words if words != viewer.instructions else None,
                    curtain,
                )
            )
        viewer.send(sent[key])
        viewer.scene, viewer.v, viewer.lines = after, table.row.version, len(table.lines)
        viewer.seats, viewer.instructions = people, words

    # What is drawn once for all who see the same

    def scene(self, seat: int | None, locale: str) -> Drawn:
        """Return the present scene for a seat or a spectator."""
        return self.once(("scene", seat, locale), lambda: Drawn(picture(self.table, seat, locale)))

    def people(self, viewer: Viewer) -> list[m.Seat]:
        """Return who sits where, as somebody is told it."""
        mine = self.table.seats_of(viewer.who)
        key = ("seats", *mine, viewer.locale)
        return self.once(key, lambda: showing.seats(self.table, mine, viewer.locale))

    def words(self, viewer: Viewer) -> list[m.Instruction]:
        """Return what the seat for which somebody looks may leave word of."""
        seat, locale = viewer.seat, viewer.locale
        key = ("instructions", seat, locale)
        return self.once(key, lambda: showing.instructions(self.table, seat, locale))

    def log(self, seat: int | None, locale: str, first: int) -> list[m.Entry]:
        """Return the log from a line on, as far as the seat may read it."""
        key = ("log", seat, locale, first)
        return self.once(key, lambda: showing.log(self.table, seat, locale, first))

    def once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Return what is the same for all who see the same, until the table changes."""
        return self.shown.get(self.table.row.version, key, make)

    # Who sees what

    def eyes(self, viewer: Viewer) -> tuple[int | None, str]:
        """Return for which seat somebody looks, and the seat behind the curtain if one is drawn."""
        mine = self.table.seats_of(viewer.who)
        if len(mine) < 2:
            viewer.looking = mine[0] if mine else None
            return viewer.looking, ""
        asked = self.table.asked()
        if viewer.looking is None:
            viewer.looking = mine[0] if not self.private(mine) else None
        if asked is None or asked not in mine or asked == viewer.looking:
            return viewer.looking, ""
        if viewer.revealed != asked and self.private(mine):
            viewer.looking = None
            return None, SEAT_LETTERS[asked]
        viewer.looking = asked
        viewer.revealed = None
        return asked, ""

    def private(self, seats: list[int]) -> bool:
        """Say whether any of these seats knows what the public does not."""
        game, p = self.table.game, self.table.p
        public = game.view(p, None)["table"]
        return any(game.view(p, seat)["table"] != public for seat in seats)

    def whole(self, viewer: Viewer, recap: list[m.Entry] | None = None) -> m.Whole:
        """Return everything, and remember that this is what the viewer has."""
        table, locale = self.table, viewer.locale
        seat, curtain = self.eyes(viewer)
        scene = self.scene(seat, locale)
        self.looks.forget(viewer)
        viewer.seat, viewer.curtain, viewer.past = seat, curtain, None
        viewer.scene = scene
        viewer.v, viewer.lines = table.row.version, len(table.lines)
        viewer.seats, viewer.instructions = self.people(viewer), self.words(viewer)
        return m.Whole(
            table.row.version,
            self.epoch_of(viewer),
            cast(Scene, Raw(scene.json())),  # on the wire it is the same
            viewer.seats,
            self.log(seat, locale, max(0, len(table.lines) - self.limits.log)),
            [showing.spoken(line, locale) for line in table.chat[-self.limits.spoken :]],
            showing.clock(table, steady.now()),
            viewer.instructions,
            curtain,
            recap or [],
            beat=self.limits.beat,
        )

    def epoch_of(self, viewer: Viewer) -> str:
        """Return a name for these versions as this seat sees them, for as long as we remember."""
        seat = "" if viewer.seat is None else SEAT_LETTERS[viewer.seat]
        return f"{self.epoch}.{seat}.{viewer.curtain}"

    # Coming and going

    def glance(self, person: Person | None, locale: str) -> m.Whole:
        """Return what a page starts with, before its socket is there."""
        self.used = time.monotonic()
        return self.whole(Viewer(person, locale, self.limits))

    async def join(self, viewer: Viewer, hello: m.Hello) -> None:
        """Greet somebody: with everything, or with nothing if their screen is right."""
        table = self.table
        now = steady.now()
        viewer.locale = people.spoken(hello.lang, viewer.locale)
        whole = self.whole(viewer, self.recap_for(viewer))
        if hello.have == table.row.version and hello.epoch == whole.epoch and not whole.recap:
            viewer.tell(m.Patch(table.row.version, table.row.version, Change()))
        else:
            viewer.tell(whole)
        viewer.greeted = True
        self.viewers.add(viewer)
        if self.trouble:
            viewer.tell(m.Error(self.trouble.notice(viewer.locale), code="trouble"))
        if table.row.next and table.seats_of(viewer.who):
            viewer.tell(m.Ended(table.row.version, f"/t/{table.row.next}"))
        who = viewer.who
        if who is not None and table.seats_of(who):
            self.absences.came(who)
            if who not in table.present and not self.trouble:
                table.came(who, now)
                await self.keep()

    def recap_for(self, viewer: Viewer) -> list[m.Entry]:
        """Return what happened since somebody's last turn, if they have missed some of it."""
        table = self.table
        mine = table.seats_of(viewer.who)
        if len(mine) != 1 or viewer.who in table.present:
            return []
        seen = table.seats[mine[0]].seen
        if not 0 < seen < table.length:  # whoever has never been here has missed nothing
            return []
        return self.since(viewer, mine[0])

    def since(self, viewer: Viewer, seat: int) -> list[m.Entry]:
        """Return what happened since a seat's last turn."""
        lines = said(self.table, since_last_turn(self.table, seat), seat, viewer.locale)
        return showing.entries(lines[-self.limits.log :])

    def leave(self, viewer: Viewer) -> None:
        """Note that a connection has ended; its person may be back at once."""
        self.viewers.discard(viewer)
        self.looks.forget(viewer)
        if viewer.hint is not None:
            viewer.hint.cancel()
        self.used = time.monotonic()
        who = viewer.who
        if who is None or who not in self.table.present:
            return
        if not any(other.who == who for other in self.viewers):
            self.absences.left(who, steady.now())
            self.ask(nothing)  # so that the actor reckons with it

    # Messages

    async def hear(self, viewer: Viewer, message: m.FromBrowser) -> None:
        """Answer a message."""
        try:
            if isinstance(message, LASTING):
                await self.do_once(viewer, message)
            else:
                await self.answer(viewer, message)
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
        lasting = isinstance(message, LASTING) and refusal.code != "trouble"
        if lasting and viewer.who is not None:
            self.refused[viewer.who, message.id] = error
            if len(self.refused) > REMEMBERED:
                del self.refused[next(iter(self.refused))]
        viewer.tell(error)
        if refusal.code == "stale":
            viewer.tell(self.whole(viewer))

    async def do_once(self, viewer: Viewer, message: m.FromBrowser) -> None:
        """Do what a message asks for, the first time; after that, only repeat the answer."""
        who = viewer.who
        if who is None:
            raise Refusal("seat", "only-watching")
        self.trouble.check()
        pair = (who, message.id)
        known: m.FromServer | None = self.refused.get(pair)
        if known is None and hash(pair) in self.answered:
            version = await self.store.answered(self.table.id, *pair)
            known = None if version is None else m.Ack(message.id, version)
        if known is not None:
            viewer.tell(known)
            return
        await self.do(viewer, who, message)
        self.answered.add(hash(pair))
        viewer.tell(m.Ack(message.id, self.table.row.version))

    async def do(self, viewer: Viewer, who: str, message: m.FromBrowser) -> None:
        """Do what a message asks for, and keep it."""
        table, now = self.table, steady.now()
        if isinstance(message, m.Chat):
            await self.say(viewer, who, message)
            return
        seat = self.acting(viewer)
        match message:
            case m.Act():
                table.act(seat, message.option, message.v, now)
            case m.Undo():
                table.undo(self.undoing(viewer, seat), message.v, now)
            case m.Confirm():
                held = table.held()
                mine = table.seats_of(who)
                table.confirm(held if held in mine and held is not None else seat, message.v, now)
            case m.Concede():
                table.concede(seat, message.v, now)
            case m.Instruct():
                table.instruct(seat, message.key, message.on, now)
            case m.Again():
                await self.play_again()
                return
        await self.keep((who, message.id))
        if isinstance(message, m.Act):
            self.metrics.moves.labels("person").inc()

    def acting(self, viewer: Viewer) -> int:
        """Return the seat for which somebody speaks."""
        mine = self.table.seats_of(viewer.who)
        if not mine:
            raise Refusal("seat", "only-watching")
        asked = self.table.asked()
        if len(mine) > 1 and asked in mine and asked is not None:
            return asked
        return viewer.looking if viewer.looking in mine and viewer.looking is not None else mine[0]

    def undoing(self, viewer: Viewer, seat: int) -> int:
        """Return the seat that takes something back; at one screen, whoever played last."""
        able = [s for s in self.table.seats_of(viewer.who) if self.table.can_undo(s)]
        return seat if seat in able or seat in self.table.sealed or not able else able[0]

    async def answer(self, viewer: Viewer, message: m.FromBrowser) -> None:
        """Answer what changes nothing."""
        table, locale = self.table, viewer.locale
        match message:
            case m.Hello():
                self.look(viewer, None)
            case m.Ping():
                viewer.tell(m.Pong(message.id))
            case m.Preview():
                seat = self.acting(viewer)
                table.fresh(message.v)
                option = message.option
                lines, items, hide = self.once(
                    ("preview", seat, option, locale),
                    lambda: preview(table, seat, option, locale),
                )
                viewer.tell(m.Shown(message.id, table.row.version, option, lines, items, hide))
            case m.Why():
                say, rule = why(table, self.acting(viewer), message.item, locale)
                viewer.tell(m.Reason(message.id, message.item, say, rule))
            case m.Look():
                self.look(viewer, message.entry)
            case m.Reveal():
                viewer.revealed = SEAT_LETTERS.find(message.seat) if len(message.seat) == 1 else -1
                viewer.tell(self.whole(viewer))
                viewer.tell(m.Ack(message.id, table.row.version))  # so that it is not said again
            case m.Log():
                older = [line for line in table.lines if line.n < message.before]
                read = said(table, older[-self.limits.log :], viewer.seat, locale)
                viewer.tell(m.Entries(message.id, showing.entries(read)))
            case m.Recap():
                seen = viewer.seat
                viewer.tell(
                    m.Recalled(message.id, [] if seen is None else self.since(viewer, seen))
                )
            case m.Advice():
                self.bots.advise(viewer, message)

    def look(self, viewer: Viewer, n: int | None) -> None:
        """Show the past, or the present again, when it is this viewer's turn."""
        if n is None:
            self.looks.want(viewer, lambda: self.show_present(viewer))
            return
        if not 0 <= n <= self.table.length:
            raise Refusal("bad", "no-such-entry")
        if n < self.table.row.base:
            raise Refusal("illegal", "other-rules-then")
        viewer.past = n
        moment = Moment(self.table, n, viewer.seat, viewer.locale)
        self.looks.want(viewer, lambda: self.show_past(viewer, moment))

    async def show_present(self, viewer: Viewer) -> None:
        """Show everything as it is now."""
        viewer.tell(self.whole(viewer))

    async def show_past(self, viewer: Viewer, moment: Moment) -> None:
        """Show a past moment, unless the viewer looks elsewhere by then."""
        scene = await self.looks.past(moment)
        if viewer.past == moment.n and viewer.seat == moment.seat:
            whole = m.Whole(self.table.row.version, self.epoch_of(viewer), scene, past=moment.n)
            viewer.tell(whole)

    async def say(self, viewer: Viewer, who: str, message: m.Chat) -> None:
        """Let everybody hear what somebody says."""
        text = " ".join(message.text.split())
        if not text:
            raise Refusal("bad", "chat-empty")
        if len(text) > self.limits.chat:
            raise Refusal("size", "too-large")
        table = self.table
        mine = table.seats_of(who)
        if not mine and not table.row.open_chat:
            raise Refusal("seat", "only-players-chat")
        known = viewer.person.name if viewer.person else ""
        name = table.seats[mine[0]].name if mine else table.own_name(known)
        n = table.chat[-1].n + 1 if table.chat else 1
        line = ChatRow(n, who, mine[0] if mine else None, name, text, int(steady.now()))
        await self.store.add_chat(table.id, line, message.id, table.row.version, table.row.fence)
        table.chat = [*table.chat[-self.limits.spoken :], line]
        for other in self.viewers:
            other.tell(m.Said(showing.spoken(line, other.locale)))

    async def play_again(self) -> None:
        """Open the next game for the same people, and tell everybody where."""
        table = self.table
        if table.row.state != "over":
            raise Refusal("illegal", "not-over")
        if table.row.next is None:
            table.row.next = await self.again(table)
            await self.store.save(table.row)
        for viewer in self.viewers:
            viewer.tell(m.Ended(table.row.version, f"/t/{table.row.next}"))

    async def sit_down(self, seat: int, person: Person, name: str) -> None:
        """Let somebody sit down; wait until it is so, or refused."""

        async def job() -> None:
            by_link = self.table.seats[seat].kind == "link"
            self.table.sit(seat, person.id, name, steady.now())
            if by_link:
                self.table.row.invite = secrets.token_urlsafe(9)  # a link works once
            await self.keep()

        await self.done(job)

    async def begin_game(self) -> None:
        """Begin the game if nobody is missing."""

        async def job() -> None:
            self.table.begin(steady.now())
            await self.keep()

        await self.done(job)

    async def done(self, job: Job) -> None:
        """Have something done and wait until it is; a refusal comes back as one."""
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            answer: Refusal | None = Refusal("rate", "busy")
            try:
                await job()
                answer = None
            except Refusal as refusal:
                answer = refusal
            finally:
                if ended.done():  # nobody waits any more
                    pass
                elif answer is None:
                    ended.set_result(None)
                else:
                    ended.set_exception(answer)

        if not self.ask(run):
            raise Refusal("rate", "busy")
        try:
            await asyncio.wait_for(ended, self.limits.write)
        except TimeoutError:
            raise Refusal("rate", "busy") from None

    # Beside it

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside the actor, which reports back to it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


class Finished(Exception):
    """Everything that waited has been done."""


async def finished() -> None:
    """End an actor once it comes to this."""
    raise Finished


async def nothing() -> None:
    """Do nothing, but do it now."""


def copied(seat: SeatRow) -> SeatRow:
    """Return a seat as it is at this moment."""
    return SeatRow(**{name: getattr(seat, name) for name in SeatRow.__struct_fields__})


def words_left(table: Table) -> tuple[list[tuple[int, str]], list[tuple[int, int]]]:
    """Return all standing instructions and all sealed choices."""
    told = [
        (seat, key) for seat, keys in sorted(table.instructions.items()) for key in sorted(keys)
    ]
    return told, sorted(table.sealed.items())
