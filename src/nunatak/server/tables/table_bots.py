"""The bots of one table: whose turn one thinks about, and what one would do in somebody's place."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from nunatak.protocol import messages as m
from nunatak.server.base import steady
from nunatak.server.tables.viewer import Viewer
from nunatak.server.thinking.patience import Patience
from nunatak.server.thinking.thinking import STAND_IN, Thoughts
from nunatak.server.thinking.turns import Owner
from nunatak.table import Refusal
from nunatak.table.log import names

if TYPE_CHECKING:
    from nunatak.server.tables.live import Live

LOG = logging.getLogger("nunatak.bots")


class TableBots:
    """Lets bots think beside the table's actor, and brings it what they chose."""

    def __init__(self, live: "Live") -> None:
        self.live = live
        self.patience = Patience(live.limits)
        self.pondering = -1  # the length of the history that a bot thinks about

    @property
    def owner(self) -> Owner:
        """In whose share of time bots think here."""
        row = self.live.table.row
        return Owner(row.host, row.origin)

    def wake(self) -> None:
        """Let a bot think, if one is asked."""
        table = self.live.table
        seat = table.bot_asked()
        if seat is None or self.pondering == table.length:
            return
        self.pondering = table.length
        self.live.begin(self.think(seat, table.length))

    def thoughts(self, seat: int) -> Thoughts:
        """Return what a bot thinks from, and for how long.

        Where others play with the same cards it thinks to the end, so that all meet the same bot.
        """
        table = self.live.table
        seed = table.bot_seed(seat)
        to_the_end = seed is not None and table.row.challenge
        return Thoughts(seed, None if to_the_end else self.patience.left(table, seat))

    async def think(self, seat: int, n: int) -> None:
        """Let a bot choose, and bring what it chose to the actor."""
        live = self.live
        began = time.monotonic()
        level = live.table.seats[seat].level or STAND_IN
        scripted = live.table.scripted()
        pause = live.limits.bot_pause if scripted is None else live.limits.lesson_pause
        option = await self.choice(level, seat) if scripted is None else scripted
        if live.viewers:
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        await live.trouble.fine.wait()

        async def take() -> None:
            if self.pondering == n:
                self.pondering = -1
            if live.table.bot_takes(seat, option, n, steady.now()):
                await live.keep()
                live.metrics.moves.labels("bot").inc()
            else:
                self.wake()

        await live.inbox.put(take)

    async def choice(self, level: str, seat: int) -> int:
        """Return what a bot chooses in the time that its turn has left."""
        thinking, p = self.live.thinking, self.live.table.p
        thoughts = self.thoughts(seat)
        option, took = await thinking.choose(p, level, seat, self.owner, thoughts)
        self.patience.spend(took)
        return option

    def advise(self, viewer: Viewer, message: m.Advice) -> None:
        """Ask a bot what it would do in somebody's place."""
        live, table = self.live, self.live.table
        seat = live.acting(viewer)
        table.fresh(message.v)
        if not table.row.hints:
            raise Refusal("illegal", "no-hints")
        if table.asked() != seat or table.p.actor != seat:
            raise Refusal("seat", "not-your-turn")
        hints = live.thinking.asked_for_hints
        hints.begin(viewer)
        p, version = table.p.copy(), table.row.version

        async def think() -> None:
            try:
                found, expected = await live.thinking.advise(p, seat)
            except Exception as error:  # advice that fails is no harm to the game
                LOG.warning("A bot had no advice: %r", error)
                live.refuse(viewer, message, Refusal("rate", "no-advice"))
                return
            people = names(table, viewer.locale)
            options = [
                (option, round(share, 3), table.game.label(option, viewer.locale, p, people))
                for option, share in found
            ]
            shares = [round(share, 3) for share in expected]
            viewer.tell(m.Advised(message.id, version, options, shares))

        viewer.hint = live.begin(think())
        viewer.hint.add_done_callback(lambda _: hints.end(viewer))
