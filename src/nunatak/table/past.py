"""The moments of a game that have gone by, reached from marks along the way.

Entries are only ever added, so the position after so many of them stays what it is. Marks are set
where somebody first passes on the way to a moment, and spare whoever comes later the way from the
start.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from nunatak.engine.position import Position
from nunatak.games.history import REWIND, UNDO, entry_kind

if TYPE_CHECKING:
    from nunatak.table.record import Step
    from nunatak.table.table import Table

GAP = 16  # entries between marks at first
MOST = 32  # marks; where there would be more, every other is given up
STRIDE = 8  # entries that are replayed in one go


class Mark:
    """A moment that was passed: the position, and the options that stood."""

    def __init__(self, n: int, p: Position | None, steps: Sequence[Step]) -> None:
        self.n = n
        self.p = p  # none at the game's own start
        self.steps = steps


class Past:
    """The marks of one table."""

    def __init__(self, start: Mark) -> None:
        self.marks = [start]
        self.gap = GAP

    def way_to(self, n: int, now: Table) -> Iterator[Table]:
        """Yield the table of a past moment once in a while on the way there, and at last there.

        Whoever wants to do other things meanwhile can do so at every stop.
        """
        mark = self.before(n, now)
        then = now.at_mark(mark)
        for entry, at in now.record.between(mark.n, n):
            if then.length % STRIDE == 0:
                yield then
            then.enter(entry, at)
            self.pass_by(then, now)
        yield then

    def before(self, n: int, now: Table) -> Mark:
        """Return the last mark from which a moment can be reached."""
        for mark in reversed(self.marks):
            if mark.n <= n and stands([each for each, _ in now.record.between(mark.n, n)]):
                return mark
        return self.marks[0]

    def pass_by(self, then: Table, now: Table) -> None:
        """Set a mark where one is due; never where the way goes back behind it later."""
        n = then.length
        if n < self.marks[-1].n + self.gap:
            return
        if not stands([each for each, _ in now.record.between(n, now.length)]):
            return
        self.marks.append(Mark(n, then.p.copy(), list(then.record.steps)))
        if len(self.marks) > MOST:
            self.marks = self.marks[::2]
            self.gap *= 2


def stands(entries: Sequence[int]) -> bool:
    """Say whether these entries take back nothing but what is among them.

    >>> stands([5, -1, 6]), stands([5, -1, -1])
    (True, False)
    """
    depth = 0
    for number in entries:
        if number >= 0:
            depth += 1
        elif entry_kind(number)[0] in (UNDO, REWIND):
            depth -= 1
        if depth < 0:
            return False
    return True
