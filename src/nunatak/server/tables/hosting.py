"""What people ask for about a table itself: who sits where before it begins, and who may look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.base import steady
from nunatak.server.tables.setup import new_invite
from nunatak.table import Refusal, arranging

if TYPE_CHECKING:
    from nunatak.server.tables.live import Live


def numbered(live: Live, letter: str) -> int:
    """Return the seat that a letter names."""
    seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < live.table.row.players:
        raise Refusal("bad", "no-such-seat")
    return seat


async def arrange(live: Live, who: str, asked: m.Arrange) -> None:
    """Do what somebody asks for about the table, and keep it."""
    table, now = live.table, steady.now()
    match asked.what:
        case "bot":
            arranging.put_bot(table, who, numbered(live, asked.seat), asked.level, now)
        case "free":
            if arranging.free(table, who, numbered(live, asked.seat), now):
                # Whoever was sent away knows the link; those who stay are shown the new one.
                table.row.invite = new_invite()
                await live.keep((who, asked.id))
                move_everybody(live, f"/t/{table.id}")
                return
        case "swap":
            arranging.swap(table, who, numbered(live, asked.seat), numbered(live, asked.to), now)
        case "start":
            arranging.start(table, who, asked.level, now)
        case "fewer":
            await go_on_with_fewer(live, who)
            return
        case "cancel":
            await cancel(live, who)
            return
        case "watch" | "unwatch":
            arranging.host_only(table, who)
            table.row.watch = asked.what == "watch"
            table.changed(now, decided=False)
            await live.keep((who, asked.id))
            live.audience.send_watchers_away()
            return
    await live.keep((who, asked.id))
    live.thinking.warm()


def move_everybody(live: Live, url: str) -> None:
    """Show everybody another page."""
    for viewer in live.viewers:
        viewer.tell(m.Moved(url))


async def go_on_with_fewer(live: Live, who: str) -> None:
    """Leave the free seats out: the same people at a smaller table, in place of this one."""
    table = live.table
    arranging.before_it_begins(table)
    arranging.host_only(table, who)
    seats = [s for s in table.seats if s.kind not in arranging.FREE]
    if len(seats) not in table.game.players:
        raise Refusal("illegal", "too-few", game=table.game.title)
    made = await live.again(table, fewer=True)
    await live.store.drop(table.row)
    move_everybody(live, f"/t/{made}")
    live.forget()


async def cancel(live: Live, who: str) -> None:
    """Give up a table at which no game ever began; nothing is kept of it."""
    table = live.table
    arranging.before_it_begins(table)
    arranging.host_only(table, who)
    await live.store.drop(table.row)
    for viewer in live.viewers:
        if viewer.who == who:
            viewer.tell(m.Moved("/"))
    live.forget()
