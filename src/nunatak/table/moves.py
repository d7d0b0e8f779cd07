"""The way of a game as a time axis shows it: who decided each entry, and where rounds begin.

Both are known to everybody: whom a table waits for is never a secret, nor is what round it is.
"""

from collections.abc import Iterator

from nunatak.engine.document import Eye
from nunatak.table.refusal import TEXTS
from nunatak.table.table import Table


def letters(table: Table, since: int) -> str:
    """Return who decided each entry after the first so many."""
    return "".join(table.record.letters[since - table.row.base :])


def rounds(table: Table, since: int, locale: str) -> list[tuple[int, str]]:
    """Return the rounds that begin after so many entries, in words."""
    return [(n, TEXTS.say("round", locale, n=r)) for n, r in begun(table) if n > since]


def begun(table: Table) -> Iterator[tuple[int, str]]:
    """Yield the rounds of a game, if its screen says how they begin: entry and number."""
    begins = table.game.screen.round
    if begins is None:
        return
    anybody = Eye(None)
    known: set[str] = set()  # one that was taken back and begins again is no other
    for line in table.record.lines:
        told = line.told
        if told is None or told.name != begins.event or not anybody.sees(told.seen):
            continue
        number = str(told.nouns[begins.number])
        if number not in known:
            known.add(number)
            yield line.n, number
