"""What a link to a table says of itself where somebody posts it: a title, a sentence, a picture."""

from html import escape

import msgspec

from nunatak.server.thinking.drawing import SIZE
from nunatak.table import Table
from nunatak.table.log import adoption, names, said
from nunatak.table.outcome import outcome
from nunatak.table.picture import verdict
from nunatak.table.refusal import TEXTS


class Card(msgspec.Struct, frozen=True):
    """What is said of a page, as whoever has no seat may know it."""

    title: str
    say: str
    url: str
    picture: str = ""


def card(table: Table, n: int, url: str, locale: str) -> Card:
    """Return what is said of a table's moment."""
    *first, last = names(table, locale)
    who = TEXTS.say("and", locale, a=", ".join(first), b=last) if first else last
    title = TEXTS.say("card-title", locale, game=table.game.title, names=who)
    there = table.row.base <= n <= table.length and table.row.state != "waiting"
    picture = f"{url}/{n}.png" if there else ""
    return Card(title, sentence(table, n, locale), f"{url}/{n}" if there else url, picture)


def sentence(table: Table, n: int, locale: str) -> str:
    """Return what has just happened at a moment, or how it all ended."""
    if table.row.state == "waiting":
        return TEXTS.say("card-waiting", locale)
    if n < table.row.base:
        return adoption(table, locale)
    if table.row.state == "over" and n >= table.length:
        return verdict(table, outcome(table), None, locale)
    before = [line for line in table.record.lines if line.n <= n]
    found = next((each.text for each in reversed(said(table, before, None, locale))), "")
    return found or TEXTS.say("card-start", locale)


def head(card: Card) -> str:
    """Return a card as the head of a page has it."""
    width, height = SIZE
    lines = [
        ("name", "description", card.say),
        ("property", "og:site_name", "Nunatak"),
        ("property", "og:type", "website"),
        ("property", "og:title", card.title),
        ("property", "og:description", card.say),
        ("property", "og:url", card.url),
    ]
    if card.picture:
        lines += [
            ("property", "og:image", card.picture),
            ("property", "og:image:type", "image/png"),
            ("property", "og:image:width", str(width)),
            ("property", "og:image:height", str(height)),
            ("property", "og:image:alt", card.say),
            ("name", "twitter:card", "summary_large_image"),
        ]
    return "\n".join(
        f'<meta {kind}="{name}" content="{escape(text, quote=True)}">' for kind, name, text in lines
    )
