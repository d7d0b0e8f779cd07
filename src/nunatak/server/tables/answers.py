"""What people ask a table that changes nothing: previews, reasons, the past, the log, advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.tables import describe as showing
from nunatak.server.tables.looks import Moment, moment
from nunatak.server.tables.viewer import Viewer
from nunatak.table.log import said
from nunatak.table.picture import preview, why

if TYPE_CHECKING:
    from nunatak.server.tables.live import Live


class Answers:
    """Answers for one table."""

    def __init__(self, live: Live) -> None:
        self.live = live

    def answer(self, viewer: Viewer, message: m.FromBrowser) -> None:
        """Answer what changes nothing."""
        live, table = self.live, self.live.table
        match message:
            case m.Hello():
                self.look_at_present(viewer)
            case m.Ping():
                viewer.tell(m.Pong(message.id))
            case m.Visible():
                live.see(viewer, visible=message.on)
            case m.Preview():
                self.preview(viewer, message)
            case m.Why():
                say, rule = why(table, live.acting(viewer), message.item, viewer.locale)
                viewer.tell(m.Reason(message.id, message.item, say, rule))
            case m.Look(entry=None):
                self.look_at_present(viewer)
            case m.Look():
                self.look_back(viewer, message)
            case m.Reveal():
                viewer.revealed = SEAT_LETTERS.find(message.seat) if len(message.seat) == 1 else -1
                viewer.tell(live.audience.whole(viewer))
                viewer.tell(m.Ack(message.id, table.row.version))  # so that it is not said again
            case m.Log():
                self.log(viewer, message)
            case m.Recap():
                seen = viewer.seat
                lines = [] if seen is None else live.audience.since(viewer, seen)
                viewer.tell(m.Recalled(message.id, lines))
            case m.Advice():
                live.bots.advise(viewer, message)

    def preview(self, viewer: Viewer, message: m.Preview) -> None:
        """Show what would follow an option."""
        table, locale, option = self.live.table, viewer.locale, message.option
        seat = self.live.acting(viewer)
        table.fresh(message.v)
        lines, items, hide = self.live.audience.once(
            ("preview", seat, option, locale), lambda: preview(table, seat, option, locale)
        )
        viewer.tell(m.Shown(message.id, table.row.version, option, lines, items, hide))

    def log(self, viewer: Viewer, message: m.Log) -> None:
        """Tell some more of the log, from before what is known."""
        table = self.live.table
        older = [line for line in table.record.lines if line.n < message.before]
        read = said(table, older[-self.live.limits.log :], viewer.seat, viewer.locale)
        viewer.tell(m.Entries(message.id, showing.entries(read)))

    def look_at_present(self, viewer: Viewer) -> None:
        """Show everything as it is now, when it is this viewer's turn."""
        self.live.looks.want(viewer, lambda: self.show_present(viewer))

    def look_back(self, viewer: Viewer, asked: m.Look) -> None:
        """Show the past when it is this viewer's turn."""
        then = moment(
            self.live.table,
            asked.entry or 0,
            asked.eyes,
            viewer.seat,
            viewer.locale,
            choices=asked.choices,
        )
        viewer.past = asked
        self.live.looks.want(viewer, lambda: self.show_past(viewer, asked, then))

    async def show_present(self, viewer: Viewer) -> None:
        """Show everything as it is now."""
        viewer.tell(self.live.audience.whole(viewer))

    async def show_past(self, viewer: Viewer, asked: m.Look, then: Moment) -> None:
        """Show a past moment, unless the viewer looks elsewhere by then."""
        own = viewer.seat
        scene = await self.live.looks.past(then)
        if viewer.past is asked and viewer.seat == own:
            version, epoch = then.table.row.version, self.live.audience.epoch_of(viewer)
            eyes, choices = asked.eyes, asked.choices
            viewer.tell(m.Whole(version, epoch, scene, past=then.n, eyes=eyes, choices=choices))
