"""Telling people that games wait for them: once a wait, several games at once, never in vain.

The database says whom games wait for and of what they were told already, so a round through it
is all there is: whatever ends a server, the next one goes on with it. Before something is sent it
is noted that it is being sent. What could not be sent for certain is tried again, with an end;
what may have been sent when a server was killed is not.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from nunatak.scene.scene import Scene
from nunatak.server.base import steady, tokens
from nunatak.server.base.reach import Reach
from nunatak.server.base.settings import Settings
from nunatak.server.base.trouble import is_trouble
from nunatak.server.notices import letters
from nunatak.server.notices import push as pushing
from nunatak.server.notices.mail import Post
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.live import Live
from nunatak.server.tables.waits import WaitEvent, waited
from nunatak.store import devices
from nunatak.store import notices as kept
from nunatak.store.notices import Channel, Contact, Notice, Subscription, Waiting
from nunatak.table import Refusal
from nunatak.table.record import Step
from nunatak.table.table import Table

LOG = logging.getLogger("nunatak.notices")


class Told(msgspec.Struct, frozen=True):
    """A wait of which somebody is told now."""

    live: Live
    note: Notice
    nudged: bool


class Notices:
    """Tells everybody who wants to be told."""

    def __init__(self, hall: Hall, settings: Settings, folder: Path, reach: Reach) -> None:
        self.hall = hall
        self.settings = settings
        self.limits = settings.limits
        self.reach = reach
        self.post = Post(settings, folder)
        self.vapid: pushing.Vapid | None = None
        self.nudged: set[tuple[str, str, int]] = set()
        self.busy = asyncio.Semaphore(self.limits.notices_at_once)
        self.tasks: set[asyncio.Task[None]] = set()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to tell people."""
        self.vapid = await pushing.vapid(self.hall.store, f"mailto:{self.settings.mail_from}")
        self.hall.waits.listen(self.hear)
        self.task = asyncio.create_task(self.rounds())

    async def close(self) -> None:
        """Tell nobody any more; what is being sent goes out, if it does so soon."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def hear(self, event: WaitEvent) -> None:
        """Tell somebody again whom others have nudged."""
        if event.kind == "nudged":
            task = asyncio.create_task(self.tell_again(event))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif event.kind == "ended":
            self.nudged.discard((event.table, event.person, event.since))

    async def tell_again(self, event: WaitEvent) -> None:
        """Let somebody be told once more of a wait."""
        try:
            self.nudged.add((event.table, event.person, event.since))
            now = int(steady.now())
            await kept.ask_again(self.hall.store, event.table, event.person, event.since, now)
        except Exception as error:
            self.failed(error)

    def failed(self, error: Exception) -> None:
        """Note that something could not be kept, or log what is wrong with the server."""
        if is_trouble(error):
            self.hall.trouble.begin(error)
        else:
            LOG.error("Somebody could not be told", exc_info=error)

    async def rounds(self) -> None:
        """Again and again: see whom games wait for who don't know it."""
        while True:
            await asyncio.sleep(self.limits.notice_round)
            try:
                await self.hall.trouble.fine.wait()
                await self.round(steady.now())
            except Exception as error:
                self.failed(error)

    async def round(self, now: float) -> None:
        """Tell everybody of what they are to be told at a time."""
        patiences: list[tuple[Channel, float]] = [
            ("push", self.limits.push_after),
            ("mail", self.limits.mail_after),
        ]
        for channel, patience in patiences:
            due = kept.Due(channel, int(now - patience), int(now), int(now - self.gap(channel)))
            holder = "" if self.hall.leases is None else self.hall.leases.id
            found = await kept.untold(self.hall.store, due, holder, self.limits.notices)
            people: dict[str, list[Waiting]] = {}
            for each in found:
                people.setdefault(each.person, []).append(each)
            await asyncio.gather(
                *(self.see(person, channel, waits, now) for person, waits in people.items())
            )

    async def see(
        self, person: str, channel: Channel, waits: Sequence[Waiting], now: float
    ) -> None:
        """Tell one person; what goes wrong with it is nobody else's concern."""
        async with self.busy:
            try:
                contact = await kept.contact(self.hall.store, person)
                told = [each for wait in waits if (each := await self.check(wait, channel, now))]
                told = told[: self.limits.notice_games]
                if told and await kept.claim(
                    self.hall.store, person, channel, int(now), int(self.gap(channel))
                ):
                    await self.tell(contact, channel, told, now)
            except Exception as error:
                self.failed(error)

    def gap(self, channel: Channel) -> float:
        """Return how long somebody has peace after a message."""
        return self.limits.mail_gap if channel == "mail" else self.limits.push_gap

    async def check(self, wait: Waiting, channel: Channel, now: float) -> Told | None:
        """Return what somebody is to be told of, unless they know it, or look at it just now."""
        hall, store = self.hall, self.hall.store
        try:
            live = await hall.find(wait.table)
        except Refusal:
            return None  # another process has it, or it can't be read
        standing = waited(live.table.row, live.table.seats)
        if standing is None or (standing.person, standing.since) != (wait.person, wait.since):
            return None
        nudged = (wait.table, wait.person, wait.since) in self.nudged
        before = await kept.known(store, wait.table, wait.person, channel)
        entry = last_by_others(live.table, standing.seat)
        fresh = Notice(wait.table, wait.person, channel, wait.since, entry, "sending", int(now))
        if before is not None and before.since == wait.since:
            fresh = msgspec.structs.replace(fresh, tries=before.tries)
        elif before is not None and before.entry == entry and before.state != "due":
            # Somebody took their move back and made it again: this is known.
            await kept.note(store, [msgspec.structs.replace(fresh, state="sent")])
            return None
        later = self.looks_until(live, wait, now, nudged)
        if later > now:
            await kept.note(store, [msgspec.structs.replace(fresh, state="due", at=int(later) + 1)])
            return None
        return Told(live, fresh, nudged)

    def looks_until(self, live: Live, wait: Waiting, now: float, nudged: bool) -> float:
        """Return until when somebody needs no message because they look, or have looked."""
        if live.looking(wait.person):
            return now + self.limits.push_after
        looked = live.looked.get(wait.person, 0.0)
        return looked + self.limits.after_looking if looked > wait.since and not nudged else 0.0

    async def tell(
        self, contact: Contact, channel: Channel, told: Sequence[Told], now: float
    ) -> None:
        """Send somebody a message, and note what has become of it."""
        store = self.hall.store
        await kept.note(store, [each.note for each in told])
        try:
            if channel == "mail":
                outcome = await self.mail(contact, told)
            else:
                outcome = await self.push(contact, told)
        except Exception:
            await self.note_outcome(told, "refused", now)
            raise
        await self.note_outcome(told, outcome, now)

    async def note_outcome(self, told: Sequence[Told], outcome: str, now: float) -> None:
        """Note what has become of a message: sent, given up, or to be tried again."""
        fresh = []
        for each in told:
            tries = each.note.tries + 1
            state, at = "sent" if outcome == "sent" else "failed", int(now)
            if outcome == "later" and tries < self.limits.notice_tries:
                state, at = "due", int(now + self.limits.notice_again * 2 ** (tries - 1))
            changed = {"state": state, "at": at, "tries": tries}
            fresh.append(msgspec.structs.replace(each.note, **changed))
            if state != "due":
                self.nudged.discard((each.note.table_id, each.note.person, each.note.since))
        await kept.note(self.hall.store, fresh)

    def turns(self, contact: Contact, told: Iterable[Told]) -> list[letters.Turn]:
        """Return what somebody is told of each game."""
        person, locale = contact.person, contact.language
        return [
            letters.turn(each.live.table, person, locale, self.limits, each.nudged) for each in told
        ]

    # In a browser

    async def push(self, contact: Contact, told: Sequence[Told]) -> pushing.Outcome:
        """Send a notice to all of somebody's browsers; it is sent if one of them could be."""
        assert self.vapid is not None
        store, locale = self.hall.store, contact.language
        turns = self.turns(contact, told)
        mine = await store.tables_of(contact.person, self.limits.listed)
        waits = [waited(brief.row, brief.seats) for brief in mine]
        waiting = sum(wait is not None and wait.person == contact.person for wait in waits)
        tables = [each.live.table for each in told if each.live.table.row.watch]
        pictures = {each.id: f"/t/{each.id}/{each.length}.png?lang={locale}" for each in tables}
        text = letters.notice(turns, waiting, locale, self.limits, pictures)
        topic = pushing.packed(turns[0].table.encode())[:32] if len(turns) == 1 else "games"
        browsers = await kept.subscribed(store, contact.person)
        outcomes = await asyncio.gather(*(self.show(each, text, topic) for each in browsers))
        if "sent" in outcomes or not outcomes:
            return "sent"
        return "later" if "later" in outcomes else "refused"

    async def show(self, to: Subscription, text: bytes, topic: str) -> pushing.Outcome:
        """Send a notice to one browser; forget it if it is gone, or has not answered for long."""
        assert self.vapid is not None
        store, anywhere = self.hall.store, self.settings.push_anywhere
        outcome = await pushing.push(to, text, topic, self.vapid, self.limits, anywhere)
        failed = 0 if outcome == "sent" else to.failed + 1
        if outcome == "gone" or failed > 2 * self.limits.notice_tries:
            await kept.unsubscribe(store, to.id)
        elif failed != to.failed:
            await kept.note_failed(store, to.id, failed)
        return outcome

    # By mail

    async def mail(self, contact: Contact, told: Sequence[Told]) -> str:
        """Send a mail; an address that nobody has is not written to again."""
        turns = self.turns(contact, told)
        pictures = {}
        for each in turns[: self.limits.notice_pictures]:
            with contextlib.suppress(Refusal):  # a mail without a picture is a mail
                pictures[each.table] = await self.pictured(contact, each)
        way = await self.way(contact, [each.table for each in turns])
        outcome = await self.post.send(letters.letter(turns, way, pictures, contact.language))
        if outcome == "gone":
            await kept.change_contact(self.hall.store, contact.person, "", mail="")
        return outcome

    async def way(self, contact: Contact, tables: Sequence[str] = ()) -> letters.Way:
        """Return where the links of a mail to somebody lead."""
        base, secret = self.reach.shown, self.hall.secret
        known = await devices.link_number(self.hall.store, contact.person)
        return letters.Way(
            base,
            f"{base}/n/off/{tokens.no_mail(secret, contact)}",
            {each: f"{base}/n/off/{tokens.mute(secret, contact, each)}" for each in tables},
            self.settings.mail_from,
            contact.mail,
            known[0].name if known is not None else "",
        )

    async def pictured(self, contact: Contact, turn: letters.Turn) -> letters.Picture:
        """Return a picture of a board as somebody may see it."""
        drawing = self.hall.drawing

        async def scene() -> Scene:
            return turn.scene

        looks = []
        for dark in (False, True):
            key = ("mail", turn.table, turn.entry, contact.person, contact.language, dark)
            looks.append(await drawing.picture(key, scene, "png", dark))
        return letters.Picture(*looks)


def last_by_others(table: Table, seat: int) -> int:
    """Return the entry of the last decision that was not this seat's.

    Somebody who takes a move back and makes it again has made no other.
    """
    steps: Sequence[Step] = table.record.steps
    return max((step.n for step in steps if step.actor >= 0 and step.actor != seat), default=0)
