"""What was entered at a table, and what of it stands."""

from typing import Any

from nunatak.engine.document import Eye
from nunatak.engine.events import NamedEvent
from nunatak.engine.position import CHANCE, Position
from nunatak.games.history import ENTRIES, REWIND, UNDO, History, entry_kind
from nunatak.scene.heard import Heard
from nunatak.scene.scene import SEAT_LETTERS

CHANCE_LETTER = "."


class Line:
    """Something that happened: an event of the game, or an entry of the table."""

    __slots__ = ("at", "kind", "n", "seat", "told")

    def __init__(
        self, n: int, at: int, told: NamedEvent | None, kind: str, seat: int | None
    ) -> None:
        self.n = n
        self.at = at
        self.told = told
        self.kind = kind
        self.seat = seat


class Step:
    """An option that stands, who took it, and what it brought about."""

    __slots__ = ("actor", "lone", "n", "told")

    def __init__(self, n: int, actor: int, told: list[NamedEvent], *, lone: bool) -> None:
        self.n = n
        self.actor = actor
        self.told = told
        self.lone = lone  # there was nothing else to choose, so nobody was asked


class Record:
    """The history of one table, its log, and what each seat has been told."""

    def __init__(self, history: History, base: int) -> None:
        self.history = history
        self.base = base  # entries before it, which were played under other rules
        self.times: list[int] = []
        self.letters: list[str] = []  # of whoever decided each entry; see nunatak.table.moves
        self.steps: list[Step] = []
        self.lines: list[Line] = []
        self.heard_by: dict[int | None, tuple[Eye, Heard]] = {}

    @property
    def p(self) -> Position:
        """The present position."""
        return self.history.position()

    @property
    def length(self) -> int:
        """How many entries there are."""
        return self.base + len(self.history.entries)

    def enter(self, number: int, at: int, *, lone: bool) -> None:
        """Add an entry to the history and to the log."""
        actor = self.p.actor
        told = self.history.add(number)
        self.times.append(at)
        self.letters.append(letter(number, actor))
        n = self.length
        if number >= 0:
            self.steps.append(Step(n, actor, told, lone=lone))
            for eye, heard in self.heard_by.values():
                heard.events += [each for each in told if eye.sees(each.seen)]
            self.lines += [Line(n, at, each, "", noun_seat(each)) for each in told]
            return
        kind, seat = entry_kind(number)
        if kind == REWIND:  # in a lesson: what was tried leaves no line in the log
            gone = self.steps.pop().n
            self.heard_by.clear()
            self.lines = [line for line in self.lines if line.n != gone]
            return
        if kind == UNDO:
            self.steps.pop()
            self.heard_by.clear()
        self.lines.append(Line(n, at, None, ENTRIES[kind], seat))

    def since(self, n: int) -> list[tuple[int, int, int]]:
        """Return the entries after the first `n`, each with its place and its time."""
        found = self.between(n, self.length)
        return [(n + i, number, at) for i, (number, at) in enumerate(found)]

    def between(self, first: int, last: int) -> list[tuple[int, int]]:
        """Return the entries after the first so many up to the last, each with its time."""
        part = slice(first - self.base, last - self.base)
        return list(zip(self.history.entries[part], self.times[part], strict=True))

    def told(self) -> list[NamedEvent]:
        """Return every event that stands, whoever may know it."""
        return [each for step in self.steps for each in step.told]

    def all_told(self) -> Heard:
        """Return every event that stands, as whoever sees all hands goes through them."""
        return Heard(self.told())

    def heard(self, seat: int | None) -> Heard:
        """Return every event that stands and that a seat, or a spectator, may know."""
        if seat not in self.heard_by:
            eye = Eye(seat)
            self.heard_by[seat] = eye, Heard(each for each in self.told() if eye.sees(each.seen))
        return self.heard_by[seat][1]


def letter(number: int, actor: int) -> str:
    """Return who an entry is of: a seat, small if it is no option of the game, or chance.

    >>> letter(40, 1), letter(40, CHANCE), letter(-1, 0)
    ('B', '.', 'a')
    """
    if number < 0:
        return SEAT_LETTERS[entry_kind(number)[1]].lower()
    return CHANCE_LETTER if actor == CHANCE else SEAT_LETTERS[actor]


def noun_seat(told: NamedEvent) -> int | None:
    """Return the seat that an event is about, if it names one."""
    seat: Any = told.nouns.get("seat")
    return seat if isinstance(seat, int) else None
