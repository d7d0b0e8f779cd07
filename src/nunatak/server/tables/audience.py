"""Everybody who looks at a table: what each sees, and what each is told."""

import secrets
from collections.abc import Callable, Hashable
from typing import TypeVar, cast

from msgspec import Raw

from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS, Scene
from nunatak.server.base import steady
from nunatak.server.base.limits import Limits
from nunatak.server.tables import describe as showing
from nunatak.server.tables.drawn import Drawn, Known, change_between
from nunatak.server.tables.looks import Looks
from nunatak.server.tables.per_version import PerVersion
from nunatak.server.tables.viewer import Viewer
from nunatak.table import Table
from nunatak.table.log import said, since_last_turn
from nunatak.table.picture import picture

Made = TypeVar("Made")
FORBIDDEN = 4403  # the code with which a line ends that leads to a table for others


class Audience:
    """The viewers of one table, and what is drawn once for all who see the same."""

    def __init__(self, table: Table, limits: Limits, looks: Looks) -> None:
        self.table = table
        self.limits = limits
        self.looks = looks
        self.viewers: set[Viewer] = set()
        self.shown = PerVersion()
        self.pieces: Known = {}  # while everybody is told something
        self.epoch = secrets.token_hex(4)

    def send_away(self) -> None:
        """End every connection; everybody comes back to a fresh copy, wherever that is."""
        for viewer in list(self.viewers):
            viewer.end(1012)
        self.viewers.clear()

    def send_watchers_away(self) -> None:
        """End the connections of those who may no longer look."""
        for viewer in list(self.viewers):
            if not self.table.may_look(viewer.who):
                viewer.end(FORBIDDEN)
                self.viewers.discard(viewer)

    def watching(self) -> m.Watching:
        """Return who looks without having a seat."""
        seatless = [v for v in self.viewers if v.greeted and not self.table.seats_of(v.who)]
        named = {v.who: v.person.name for v in seatless if v.person is not None}
        names = sorted(named.values())[: self.limits.watchers_named]
        nameless = sum(v.person is None for v in seatless)
        return m.Watching(names, len(named) - len(names) + nameless)

    def tell_who_watches(self) -> None:
        """Tell everybody who looks, if that is not what they know."""
        now = self.watching()
        text = m.encode(now)
        for viewer in self.viewers:
            if viewer.greeted and viewer.watching != now:
                viewer.watching = now
                viewer.send(text)

    def update_everybody(self) -> None:
        """Tell every viewer what is new for them."""
        self.send_watchers_away()
        sent: dict[Hashable, bytes] = {}
        self.pieces = self.known()
        for viewer in list(self.viewers):
            if viewer.greeted and viewer.past is None:
                self.update(viewer, sent)
            elif viewer.greeted:
                self.tell_meanwhile(viewer)
        self.pieces = {}

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
                    showing.taught(table, seat, viewer.locale),
                    table.row.state == "waiting",
                    self.moves_since(viewer),
                )
            )
        viewer.send(sent[key])
        viewer.scene, viewer.v = after, table.row.version
        self.note_told(viewer)
        viewer.seats, viewer.instructions = people, words

    def tell_meanwhile(self, viewer: Viewer) -> None:
        """Tell somebody who looks at the past what happens now; the past stays on their screen."""
        table = self.table
        lines = showing.log(table, viewer.seat, viewer.locale, viewer.lines)
        moves, was_asked = self.moves_since(viewer), viewer.asked
        self.note_told(viewer)
        yours = viewer.asked and not was_asked
        if lines or moves is not None or yours:
            clock = showing.clock(table, steady.now())
            viewer.tell(m.News(table.row.version, lines, moves, clock, yours))

    def moves_since(self, viewer: Viewer) -> m.Moves | None:
        """Return what was entered since somebody was last told, if anything was."""
        if viewer.entries >= self.table.length:
            return None
        return showing.moves(self.table, viewer.entries, viewer.locale)

    def note_told(self, viewer: Viewer) -> None:
        """Remember how much of the game somebody knows of, and whether they know they are asked."""
        table = self.table
        viewer.lines, viewer.entries = len(table.record.lines), table.length
        asked = table.asked()
        viewer.asked = asked is not None and asked in table.seats_of(viewer.who)

    # What is drawn once for all who see the same

    def scene(self, seat: int | None, locale: str) -> Drawn:
        """Return the present scene for a seat or a spectator."""
        return self.once(("scene", seat, locale), lambda: self.drawn(seat, locale))

    def drawn(self, seat: int | None, locale: str) -> Drawn:
        """Return a new drawing, of the pieces that others of this table are made of already."""
        return Drawn(picture(self.table, seat, locale), self.pieces or self.known())

    def known(self) -> Known:
        """Return all pieces that viewers have, by what they are."""
        found: Known = {}
        for scene in {id(v.scene): v.scene for v in self.viewers if v.scene is not None}.values():
            found.update(scene.known())
        return found

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
        viewer.v = table.row.version
        self.note_told(viewer)
        viewer.seats, viewer.instructions = self.people(viewer), self.words(viewer)
        return m.Whole(
            table.row.version,
            self.epoch_of(viewer),
            cast(Scene, Raw(scene.json())),  # on the wire it is the same
            viewer.seats,
            self.log(seat, locale, max(0, len(table.record.lines) - self.limits.log)),
            [showing.spoken(line, locale) for line in table.chat[-self.limits.spoken :]],
            showing.clock(table, steady.now()),
            viewer.instructions,
            curtain,
            recap or [],
            showing.taught(table, seat, locale),
            moves=self.once(("moves", locale), lambda: showing.moves(table, 0, locale)),
            waiting=table.row.state == "waiting",
            beat=self.limits.beat,
        )

    def epoch_of(self, viewer: Viewer) -> str:
        """Return a name for these versions as this seat sees them, for as long as we remember."""
        seat = "" if viewer.seat is None else SEAT_LETTERS[viewer.seat]
        return f"{self.epoch}.{seat}.{viewer.curtain}"

    # What somebody has missed

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
