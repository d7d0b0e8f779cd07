"""The bots of one table: whose turn one thinks about, and what one would do in somebody's place."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from nunatak.protocol import messages as m
from nunatak.server import steady
from nunatak.server.thinking import STAND_IN
from nunatak.server.turns import Owner
from nunatak.server.viewer import Viewer
from nunatak.table import Refusal

if TYPE_CHECKING:
    from nunatak.server.live import Live

LOG = logging.getLogger("nunatak.bots")


class TableBots:
    """Lets bots think beside the table's actor, and brings it what they chose."""

    def __init__(self, live: "Live") -> None:
        self.live = live
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

    async def think(self, seat: int, n: int) -> None:
        """Let a bot choose, and bring what it chose to the actor."""
        live = self.live
        began = time.monotonic()
        level = live.table.seats[seat].level or STAND_IN
        option = await live.thinking.choose(live.table.p.copy(), level, seat, self.owner)
        if live.viewers:
            await asyncio.sleep(max(0.0, live.limits.bot_pause - (time.monotonic() - began)))
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
            options = [
                (option, round(share, 3), table.game.label(option, viewer.locale, p))
                for option, share in found
            ]
            shares = [round(share, 3) for share in expected]
            viewer.tell(m.Advised(message.id, version, options, shares))

        viewer.hint = live.begin(think())
        viewer.hint.add_done_callback(lambda _: hints.end(viewer))
