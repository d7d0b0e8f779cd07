"""The client's files and the games' drawings, each read once, compressed once, and cached."""

import gzip
import hashlib
import re
from functools import cache
from importlib import resources

from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.responses import Response

import nunatak
from nunatak.scene.text import FALLBACK
from nunatak.server import pages as page
from nunatak.table.rules_text import NOTE, slug
from nunatak.table.rules_text import text as rules_text

FOREVER = "public, max-age=31536000, immutable"
SHORT = "public, max-age=300"
LINK = re.compile(rb'((?:href|src)=")/static/([a-z]+\.(?:js|css)")')
DRAWINGS = ("backdrop.svg", "symbols.svg", "cover.svg")


class File:
    """What a file is sent as."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.kind = kind
        self.packed = gzip.compress(body, 9)
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'

    def answer(self, accepts: str, known: str, caching: str) -> Response:
        """Return the file, or that the browser has it already."""
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if self.tag in known:
            return Response(status_code=304, headers=headers)
        if "gzip" in accepts:
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


def kind_of(name: str) -> str:
    """Return the media type of a file."""
    return page.TYPES["." + name.rsplit(".", 1)[-1]]


@cache
def own(name: str) -> File | None:
    """Return a file of the client."""
    if name in page.assets() and "." in name:
        return File(page.asset(name), kind_of(name))
    return None


@cache
def cover(name: str) -> File | None:
    """Return a cover that belongs to no game's folder."""
    known = {p.name for p in (page.STATIC / "covers").glob("*.svg")}
    if name not in known:
        return None
    return File((page.STATIC / "covers" / name).read_bytes(), kind_of(name))


@cache
def drawing(game: str, name: str) -> File | None:
    """Return a drawing of a game."""
    if game not in nunatak.game_names() or name not in DRAWINGS:
        return None
    file = resources.files(nunatak.game(game).package) / "screen" / "art" / name
    return File(file.read_bytes(), kind_of(name)) if file.is_file() else None


@cache
def version() -> str:
    """Return a name for exactly these files of the client, so that they can be cached for good."""
    whole = hashlib.sha256()
    for name in page.assets():
        whole.update(name.encode() + page.asset(name))
    return whole.hexdigest()[:12]


def versioned(shell: bytes) -> bytes:
    """Return a page whose scripts and styles are asked for under their version."""
    return LINK.sub(rb"\1/static/" + version().encode() + rb"/\2", shell)


@cache
def rules(game: str, locale: str) -> File | None:
    """Return a game's rules as a page of sections, each under its heading's name."""
    if game not in nunatak.game_names():
        return None
    text = NOTE.sub("", rules_text(nunatak.game(game).package, locale))
    body = f'<!doctype html><html lang="{FALLBACK}"><meta charset="utf-8"><title></title>'
    return File(f"{body}{sections(text)}</html>".encode(), page.TYPES[".html"]) if text else None


def sections(text: str) -> str:
    """Return Markdown as HTML, each part under a heading of the second order a section.

    >>> sections("# Game\\n\\nA game.\\n\\n## How to win\\n\\nWin.")
    '<section id="game"><h2>Game</h2>\\n<p>A game.</p>\\n</section><section id="how-to-win">...
    """
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    out: list[str] = []
    start = 0
    for i, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag in ("h1", "h2"):
            if i:
                out.append(section(markdown, tokens[start:i]))
            start = i
    out.append(section(markdown, tokens[start:]))
    return "".join(out)


def section(markdown: MarkdownIt, tokens: list[Token]) -> str:
    """Return one part of the rules."""
    name = ""
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            here = slug(tokens[i + 1].content)
            if i == 0:
                name = here
                token.tag = tokens[2].tag = "h2"
            else:
                token.attrSet("id", here)
    body = markdown.renderer.render(tokens, markdown.options, {})
    return f'<section id="{name}">{body}</section>'
