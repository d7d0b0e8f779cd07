"""What people ask for that lasts: done once, kept, and answered the same if it is asked again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nunatak.protocol import messages as m
from nunatak.server.base import steady
from nunatak.server.base.written import readable
from nunatak.server.tables import describe as showing
from nunatak.server.tables.hosting import arrange
from nunatak.server.tables.nudging import nudge
from nunatak.server.tables.viewer import Viewer
from nunatak.store import ChatRow
from nunatak.table import Refusal
from nunatak.table.instructions import END
from nunatak.table.leaving import agree
from nunatak.table.paces import is_slow

if TYPE_CHECKING:
    from nunatak.server.tables.live import Live

LASTING = (
    m.Act,
    m.Undo,
    m.Confirm,
    m.Instruct,
    m.Concede,
    m.Chat,
    m.Again,
    m.Teach,
    m.Arrange,
    m.Nudge,
)
REMEMBERED = 200  # refusals that a table has at hand


class Deeds:
    """What was done at one table, and what was refused."""

    def __init__(self, live: Live, answered: Iterable[tuple[str, str]]) -> None:
        self.live = live
        self.answered = {hash(pair) for pair in answered}
        """Marks of all messages that have been kept; what became of one, the store knows."""
        self.refused: dict[tuple[str, str], m.Error] = {}

    async def do_once(self, viewer: Viewer, message: m.FromBrowser) -> None:
        """Do what a message asks for, the first time; after that, only repeat the answer."""
        live, who = self.live, viewer.who
        if who is None:
            raise Refusal("seat", "only-watching")
        live.trouble.check()
        pair = (who, message.id)
        known: m.FromServer | None = self.refused.get(pair)
        if known is None and hash(pair) in self.answered:
            version = await live.store.answered(live.table.id, *pair)
            known = None if version is None else m.Ack(message.id, version)
        if known is not None:
            viewer.tell(known)
            return
        await self.do(viewer, who, message)
        self.answered.add(hash(pair))
        viewer.tell(m.Ack(message.id, live.table.row.version))

    def remember(self, viewer: Viewer, message: m.FromBrowser, error: m.Error) -> None:
        """Have the same refusal ready for whoever asks for the same again."""
        if viewer.who is None or not isinstance(message, LASTING) or error.code == "trouble":
            return
        self.refused[viewer.who, message.id] = error
        if len(self.refused) > REMEMBERED:
            del self.refused[next(iter(self.refused))]

    async def do(self, viewer: Viewer, who: str, message: m.FromBrowser) -> None:
        """Do what a message asks for, and keep it."""
        live, table, now = self.live, self.live.table, steady.now()
        if isinstance(message, m.Chat):
            await self.say(viewer, who, message)
            return
        if isinstance(message, m.Arrange):
            await arrange(live, who, message)
            return
        seat = live.acting(viewer)
        match message:
            case m.Nudge():
                await nudge(live, who, message.id, viewer.locale)
                return
            case m.Act():
                table.act(seat, message.option, message.v, now)
                if is_slow(table.row) and table.holidays.get(who, 0) > now:
                    live.begin(live.come_back(who))  # whoever moves is no longer away
            case m.Undo():
                self.bear()
                table.undo(self.undoing(viewer, seat), message.v, now)
            case m.Confirm():
                held = table.held()
                mine = table.seats_of(who)
                table.confirm(held if held in mine and held is not None else seat, message.v, now)
            case m.Concede():
                table.concede(seat, message.v, now)
            case m.Instruct(key=key) if key == END:
                agree(table, who, message.on, live.absences.long_gone(now), now)
            case m.Instruct():
                table.instruct(seat, message.key, message.on, now)
            case m.Teach():
                self.bear()
                table.teach(seat, message.way, message.v, now)
                for each in live.viewers:
                    each.scene = None  # lines of the log have gone: everybody is shown it anew
            case m.Again():
                await self.play_again()
                return
        await live.keep((who, message.id))
        if isinstance(message, m.Act):
            live.metrics.moves.labels("person").inc()

    def bear(self) -> None:
        """Refuse to take back without an end: choices lead to the end of a game, these don't."""
        if self.live.table.length >= self.live.limits.taken_back:
            raise Refusal("illegal", "taken-back-enough")

    def undoing(self, viewer: Viewer, seat: int) -> int:
        """Return the seat that takes something back; at one screen, whoever played last."""
        table = self.live.table
        able = [s for s in table.seats_of(viewer.who) if table.can_undo(s)]
        return seat if seat in able or seat in table.sealed or not able else able[0]

    async def say(self, viewer: Viewer, who: str, message: m.Chat) -> None:
        """Let everybody hear what somebody says."""
        live, table = self.live, self.live.table
        text = readable(message.text)
        if not text:
            raise Refusal("bad", "chat-empty")
        if len(text) > live.limits.chat:
            raise Refusal("size", "too-large")
        mine = table.seats_of(who)
        if not mine and not table.row.open_chat:
            raise Refusal("seat", "only-players-chat")
        known = viewer.person.name if viewer.person else ""
        name = table.seats[mine[0]].name if mine else table.own_name(known)
        n = table.chat[-1].n + 1 if table.chat else 1
        line = ChatRow(n, who, mine[0] if mine else None, name, text, int(steady.now()))
        await live.store.add_chat(table.id, line, message.id, table.row.version, table.row.fence)
        table.chat = [*table.chat[-live.limits.spoken :], line]
        for other in live.viewers:
            other.tell(m.Said(showing.spoken(line, other.locale)))

    async def play_again(self) -> None:
        """Open the next game for the same people, and tell everybody where."""
        live, table = self.live, self.live.table
        if table.row.state != "over":
            raise Refusal("illegal", "not-over")
        if table.row.next is None:
            table.row.next = await live.again(table)
            await live.store.save(table.row)
        for viewer in live.viewers:
            viewer.tell(m.Ended(table.row.version, f"/t/{table.row.next}"))
