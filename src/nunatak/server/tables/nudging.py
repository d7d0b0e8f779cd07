"""A nudge: at a slow table one may remind whoever the game waits for, now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.server.base import steady
from nunatak.server.base.spans import span
from nunatak.table import Refusal
from nunatak.table.paces import is_slow

if TYPE_CHECKING:
    from nunatak.server.tables.live import Live


async def nudge(live: Live, who: str, id: str, locale: str) -> None:
    """Nudge whoever the game waits for, or say why not and when it is possible again."""
    table, now = live.table, steady.now()
    if not is_slow(table.row):
        raise Refusal("illegal", "nudge-slow")
    asked = table.clocked()
    if asked is None:
        raise Refusal("illegal", "nudge-nobody")
    here = table.seats[asked]
    if here.person == who:
        raise Refusal("illegal", "nudge-yourself")
    rests = table.rests(asked) - now
    if rests > 0:
        raise Refusal("illegal", "nudge-holiday", name=here.name, time=span(rests, locale))
    wait = here.nudged + live.limits.nudge - now
    if here.nudged and wait > 0:
        raise Refusal("rate", "nudge-again", name=here.name, time=span(wait, locale))
    here.nudged = int(now)
    table.changed(now, decided=False)
    await live.keep((who, id))
    if live.wait is not None:
        live.waits.tell("nudged", live.wait, now)
