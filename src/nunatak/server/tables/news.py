"""What happened last at a table, kept so that lists can tell it without waking the table."""

import re

import msgspec

from nunatak.scene.text import FALLBACK
from nunatak.table import Table
from nunatak.table.log import said

BACK = 12  # lines of the log among which there is one that anybody may read
MARKS = re.compile(r"\*\*(.+?)\*\*|\[[a-z][a-z0-9-]*(?:\|([^\]]*))?\]")


class News(msgspec.Struct, frozen=True):
    """After how many entries, and what happened last, by language."""

    n: int = 0
    says: dict[str, str] = {}

    def say(self, locale: str) -> str:
        """Return what happened, in a language."""
        return self.says.get(locale) or self.says.get(FALLBACK, "")


def plain(text: str) -> str:
    """Return a sentence without its marks.

    >>> plain("[seat-a] **Ines** pays 2 [coin|coins].")
    'Ines pays 2 coins.'
    """
    return " ".join(MARKS.sub(lambda found: found[1] or found[2] or "", text).split())


def written(table: Table) -> str:
    """Return what happened last, as anybody may read it, for the table's row."""
    lines = table.record.lines[-BACK:]
    says = {}
    for locale in table.game.texts.locales():
        told = said(table, lines, None, locale)
        if told:
            says[locale] = plain(told[-1].text)
    return msgspec.json.encode(News(table.length, says)).decode()


def read(text: str) -> News:
    """Return what was kept."""
    return msgspec.json.decode(text, type=News) if text else News()
