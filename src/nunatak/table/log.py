"""The log, in words, as far as somebody may know it."""

from collections.abc import Iterable

import msgspec

from nunatak.engine.document import Eye
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.table.kept import adopted
from nunatak.table.record import Line
from nunatak.table.refusal import TEXTS
from nunatak.table.table import Table


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log as somebody reads it."""

    n: int
    text: str
    seat: str
    at: int
    icon: str = ""
    moment: str = ""


def names(table: Table, locale: str) -> list[str]:
    """Return who sits where; nobody sits on a free seat."""
    return [seat.name or TEXTS.say("who-waits", locale) for seat in table.seats]


def words(table: Table, line: Line, locale: str) -> str:
    """Return a line as a sentence."""
    if line.told is not None:
        return table.game.sentence(line.told, names(table, locale), locale)
    if line.kind == "adopted":
        return adoption(table, locale)
    return TEXTS.say(f"line-{line.kind}", locale, seat=names(table, locale)[line.seat or 0])


def adoption(table: Table, locale: str) -> str:
    """Return the sentence about rules or pieces that are no longer those of the game's start."""
    others = adopted(table.row)
    if others is None:
        return ""
    over = "over" if table.row.state == "over" else "playing"
    found = TEXTS.say(f"adopted-{over}", locale, rules=others.rules)
    if others.fitted is not None:
        found += " " + TEXTS.say("adopted-fitted", locale, n=others.fitted)
    return found


def said(table: Table, lines: Iterable[Line], seat: int | None, locale: str) -> list[LogLine]:
    """Return those lines that a seat, or a spectator, may read."""
    eye = Eye(seat)
    icons, moments = table.game.screen.icons, table.game.screen.moments
    return [
        LogLine(
            line.n,
            words(table, line, locale),
            "" if line.seat is None else SEAT_LETTERS[line.seat],
            line.at,
            "" if line.told is None else icons.get(line.told.name, ""),
            "" if line.told is None else moments.get(line.told.name, ""),
        )
        for line in lines
        if line.told is None or eye.sees(line.told.seen)
    ]


def since_last_turn(table: Table, seat: int) -> list[Line]:
    """Return what has happened since the seat last decided something."""
    own = max((step.n for step in table.record.steps if step.actor == seat), default=0)
    return [line for line in table.record.lines if line.n > own]
