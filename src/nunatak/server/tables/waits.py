"""Whom games wait for: one place where the rest of the server hears of it.

A wait is a person who is asked at a table. It begins when their seat is asked, goes on however
many steps their turn has, and ends when somebody else is asked, a bot plays for them, or the game
is over. Somebody who waits may nudge them meanwhile.

    hall.waits.listen(hear)     hear(event: WaitEvent) -> None, in the server's event loop

Events are told after what led to them has been kept, in the order in which it happened, and at the
one process that holds the table. A listener must return at once: what takes time it begins as a
task of its own. What it raises is logged, and harms neither the table nor other listeners. When
the server starts nothing is told of waits that began before: `standing` has them.
"""

import logging
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from sqlalchemy import select

from nunatak.scene.scene import SEAT_LETTERS
from nunatak.store import Store, schema
from nunatak.store.rows import SeatRow, TableRow

LOG = logging.getLogger("nunatak.waits")


class Waited(msgspec.Struct, frozen=True):
    """Somebody whom a game waits for."""

    table: str
    seat: int
    person: str
    since: int
    """When they were asked, by the server's clock (`steady.now`): seconds since 1970."""


class WaitEvent(Waited, frozen=True):
    """What has happened to a wait; table, seat, person and since are the same in all its events."""

    kind: Literal["began", "ended", "nudged"]
    at: int
    """When that was, by the same clock."""


Listener = Callable[[WaitEvent], None]


class Waits:
    """Everybody who wants to hear whom games wait for."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Tell a listener of everything from now on."""
        self.listeners.append(listener)

    def tell(self, kind: Literal["began", "ended", "nudged"], wait: Waited, now: float) -> None:
        """Tell all listeners what has happened to a wait."""
        event = WaitEvent(wait.table, wait.seat, wait.person, wait.since, kind, int(now))
        for listener in self.listeners:
            try:
                listener(event)
            except Exception:
                LOG.exception("A listener failed at %r", event)

    def changed(self, before: Waited | None, after: Waited | None, now: float) -> None:
        """Tell of what has become of a table's wait between two moments."""
        if before == after:
            return
        if before is not None:
            self.tell("ended", before, now)
        if after is not None:
            self.tell("began", after, now)


def waited(row: TableRow, seats: Sequence[SeatRow]) -> Waited | None:
    """Return whom a game waits for, as its rows say it; nobody if that is a bot."""
    if row.state != "playing" or not row.turn or row.lesson or row.trouble:
        return None
    seat = seats[SEAT_LETTERS.index(row.turn[0])]
    if seat.kind != "person" or seat.person is None or seat.stand_in or seat.lost:
        return None
    return Waited(row.id, seat.seat, seat.person, row.since)


async def standing(store: Store) -> list[Waited]:
    """Return all waits that stand, for whoever has to catch up when the server starts."""
    tables = schema.tables
    question = select(tables).where(tables.c.state == "playing", tables.c.turn != "")
    found = [waited(brief.row, brief.seats) for brief in await store.briefs(question)]
    return [wait for wait in found if wait is not None]
