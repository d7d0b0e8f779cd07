"""Looking back and to the present again, for all tables together: one scene after another.

However many look, and however often, only a share of the server's time goes into it, so that
whoever plays is answered as if nobody did.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Hashable

from nunatak.protocol.messages import Eyes
from nunatak.scene.scene import SEAT_LETTERS, Scene
from nunatak.server.base.limits import Limits
from nunatak.server.tables.describe import past_scene
from nunatak.server.tables.viewer import Viewer
from nunatak.table import Refusal, Table

LOG = logging.getLogger("nunatak.table")


class Moment:
    """A past moment of a table as somebody sees it."""

    def __init__(
        self,
        table: Table,
        n: int,
        seat: int | None,
        locale: str,
        *,
        open_hands: bool = False,
        choices: bool = False,
    ) -> None:
        self.table = table
        self.n = n
        self.seat = seat
        self.locale = locale
        self.open_hands = open_hands
        self.choices = choices

    @property
    def key(self) -> Hashable:
        """What is the same for everybody who would see the same."""
        names = tuple(seat.name for seat in self.table.seats)
        seen = (self.seat, self.open_hands, self.choices, self.locale)
        return self.table.id, self.table.row.base, self.n, *seen, names

    def scene(self, then: Table) -> Scene:
        """Return what is seen, from the table as it was then."""
        if self.choices and self.seat is not None:  # also what a bot had to choose from
            then.seats[self.seat].kind = "person"
        return past_scene(
            then, self.seat, self.locale, open_hands=self.open_hands, choices=self.choices
        )


def moment(
    table: Table, n: int, eyes: Eyes, own: int | None, locale: str, *, choices: bool = False
) -> Moment:
    """Return a past moment as somebody may see it, or refuse it.

    While a game runs, everybody has their own eyes, and those of whoever only watches. When it is
    over nothing is secret any more.
    """
    if not 0 <= n <= table.length:
        raise Refusal("bad", "no-such-entry")
    if n < table.row.base:
        raise Refusal("illegal", "other-rules-then")
    if eyes == "own" and not choices:
        return Moment(table, n, own, locale)
    if eyes == "all":
        return Moment(table, n, None, locale)
    if table.row.state != "over":
        raise Refusal("seat", "eyes-shut")
    if eyes == "open":
        return Moment(table, n, None, locale, open_hands=True)
    seat = own if eyes == "own" else SEAT_LETTERS.index(eyes)
    if seat is not None and seat >= table.row.players:
        raise Refusal("bad", "no-such-seat")
    return Moment(table, n, seat, locale, choices=choices)


class Looks:
    """Who waits for a scene, each for one at a time, and what was drawn of the past lately."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.waiting: dict[Viewer, Callable[[], Awaitable[None]]] = {}
        self.drawn: dict[Hashable, Scene] = {}
        self.arrived = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def want(self, viewer: Viewer, show: Callable[[], Awaitable[None]]) -> None:
        """Show somebody something when it is their turn, instead of what they wanted before."""
        self.waiting[viewer] = show
        self.arrived.set()
        if self.task is None:
            self.task = asyncio.create_task(self.serve())

    def forget(self, viewer: Viewer) -> None:
        """Show nothing to somebody who has gone, or has been shown the present anyway."""
        self.waiting.pop(viewer, None)

    async def serve(self) -> None:
        """Show one scene after another, at a pace that leaves time for packing and sending it."""
        while True:
            while not self.waiting:
                self.arrived.clear()
                await self.arrived.wait()
            due = time.perf_counter() + 1 / self.limits.scenes_a_second
            show = self.waiting.pop(next(iter(self.waiting)))
            try:
                await show()
            except Exception:  # one scene that can't be drawn must not keep the others waiting
                LOG.exception("Somebody could not be shown what they wanted to look at")
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def past(self, moment: Moment) -> Scene:
        """Return the scene of a past moment, and keep it for those who look at the same."""
        key = moment.key
        found = self.drawn.get(key)
        if found is not None:
            return found
        began, then = time.perf_counter(), moment.table
        for each in moment.table.way_to(moment.n):
            await self.rest(began)
            began, then = time.perf_counter(), each
        found = self.drawn[key] = moment.scene(then)
        if len(self.drawn) > self.limits.past_scenes:
            del self.drawn[next(iter(self.drawn))]
        await self.rest(began)
        return found

    async def rest(self, began: float) -> None:
        """Leave the server's time to others, as much longer as they are to have more of it."""
        spent = time.perf_counter() - began
        await asyncio.sleep(spent * (1 / self.limits.looking_share - 1))

    async def close(self) -> None:
        """Show nothing any more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
