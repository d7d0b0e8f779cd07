"""How fast a game is played: with nobody's clock, live, or so long for every move."""

from typing import Any

from nunatak.store.rows import TableRow
from nunatak.table.refusal import TEXTS

DAY = 86_400
SLOW = {"half-day": DAY // 2, "day": DAY, "two-days": 2 * DAY, "week": 7 * DAY}
"""Seconds that every move has of its own at a slow table."""
BANKS = {"half-day": 1, "day": 3, "two-days": 4, "week": 7}
"""Days of spare time that everybody usually has there, for the whole game."""
PACES = ("none", "live", *SLOW)


def is_slow(row: TableRow) -> bool:
    """Say whether people come and go between moves."""
    return row.pace in SLOW


def said(row: TableRow, locale: str) -> str:
    """Return the pace of a table in words, with its spare time."""

    def say(key: str, **nouns: Any) -> str:
        return TEXTS.say(key, locale, **nouns)

    if row.pace == "live":
        if row.increment:
            return say("pace-increment", minutes=row.minutes, seconds=row.increment)
        if row.move:
            return say("pace-bank", minutes=row.minutes, seconds=row.move)
        return say("pace-live", minutes=row.minutes)
    found = say(f"pace-{row.pace}")
    return f"{found}, {say('pace-spare', days=row.bank // DAY)}" if row.bank else found


def agreed(row: TableRow, locale: str) -> str:
    """Return the pace of a table and what happens when time is up, in words."""
    late = when_late(row, locale)
    found = said(row, locale)
    return f"{found}. {TEXTS.say('fact-late', locale)}: {late}." if late else found


def when_late(row: TableRow, locale: str) -> str:
    """Return what was agreed on for when time is up; nothing where no time runs."""
    return "" if row.pace == "none" else TEXTS.say(f"late-{row.late}", locale)
