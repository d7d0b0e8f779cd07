"""The games that wait for somebody, as an Atom feed."""

from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from xml.sax.saxutils import escape, quoteattr

from starlette.requests import Request
from starlette.responses import Response

from nunatak.server.routes import lists
from nunatak.server.tables import news
from nunatak.server.tables.waits import waited
from nunatak.store.notices import Contact
from nunatak.store.rows import Brief
from nunatak.table.refusal import TEXTS

KIND = "application/atom+xml; charset=utf-8"


def when(at: int) -> str:
    """Return a time as feeds write it.

    >>> when(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def entry(brief: Brief, since: int, base: str, contact: Contact) -> str:
    """Return a game that waits: each wait is an entry of its own, with what anybody may read."""
    row, locale = brief.row, contact.language
    url = f"{base}/t/{row.id}"
    names = ", ".join(s.name for s in brief.seats if s.person != contact.person and s.name)
    title = TEXTS.say("notice-turn", locale, game=lists.title(row))
    if names:
        title = TEXTS.say("mail-with", locale, game=title, names=names)
    return (
        f"<entry><id>{escape(url)}#{since}</id><title>{escape(title)}</title>"
        f"<link href={quoteattr(url)}/><updated>{when(since)}</updated>"
        f'<content type="text">{escape(news.read(row.last).say(locale))}</content></entry>'
    )


def written(contact: Contact, mine: Sequence[Brief], base: str, path: str) -> str:
    """Return the feed."""
    waits = [(brief, waited(brief.row, brief.seats)) for brief in mine]
    found = [(b, w.since) for b, w in waits if w is not None and w.person == contact.person]
    found.sort(key=lambda each: -each[1])
    entries = "".join(entry(brief, since, base, contact) for brief, since in found)
    updated = max((since for _, since in found), default=0)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" '
        f'xml:lang="{contact.language}"><id>{escape(base + path)}</id>'
        f"<title>Nunatak</title><updated>{when(updated)}</updated>"
        f'<link rel="self" href={quoteattr(base + path)}/><link href={quoteattr(base + "/")}/>'
        f"<author><name>Nunatak</name></author>{entries}</feed>\n"
    )


def answer(
    request: Request, contact: Contact, mine: Sequence[Brief], base: str, path: str
) -> Response:
    """Return the feed, or that nothing has changed."""
    body = written(contact, mine, base, path).encode()
    tag = f'"{blake2b(body, digest_size=8).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Referrer-Policy": "no-referrer"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=KIND)
