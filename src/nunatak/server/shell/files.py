"""The client's files and the games' drawings, each read once, compressed once, and cached."""

import gzip
import hashlib
import re
from collections.abc import Callable
from functools import cache, wraps
from importlib import resources
from typing import ParamSpec

import msgspec
from starlette.responses import Response

import nunatak
from nunatak.server.shell import pages as page
from nunatak.server.shell.rulebook import rulebook
from nunatak.table import figures

FOREVER = "public, max-age=31536000, immutable"
SHORT = "public, max-age=300"
LINK = re.compile(rb'((?:href|src)=")/static/([a-z]+\.(?:js|css)")')
P = ParamSpec("P")
SHEETS = ("backdrop.svg", "symbols.svg")
DRAWINGS = (*SHEETS, "cover.svg")
EMPTY = b'<svg xmlns="http://www.w3.org/2000/svg"/>'


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


def remembered(find: Callable[P, File | None]) -> Callable[P, File | None]:
    """Remember what there is; what there is not, anybody could ask for without end."""
    known: dict[tuple[object, ...], File] = {}

    @wraps(find)
    def found(*args: P.args, **more: P.kwargs) -> File | None:
        file = known.get(args)
        if file is None:
            file = find(*args, **more)
            if file is not None:
                known[args] = file
        return file

    return found


def kind_of(name: str) -> str:
    """Return the media type of a file."""
    return page.TYPES["." + name.rsplit(".", 1)[-1]]


@remembered
def own(name: str) -> File | None:
    """Return a file of the client."""
    if name in page.assets() and "." in name:
        return File(page.asset(name), kind_of(name))
    return None


@remembered
def cover(name: str) -> File | None:
    """Return a cover that belongs to no game's folder."""
    known = {p.name for p in (page.STATIC / "covers").glob("*.svg")}
    if name not in known:
        return None
    return File((page.STATIC / "covers" / name).read_bytes(), kind_of(name))


@remembered
def drawing(game: str, name: str) -> File | None:
    """Return a drawing of a game; a sheet on which it has drawn nothing is empty."""
    if game not in nunatak.game_names() or name not in DRAWINGS:
        return None
    file = resources.files(nunatak.game(game).package) / "screen" / "art" / name
    if file.is_file():
        return File(file.read_bytes(), kind_of(name))
    return File(EMPTY, kind_of(name)) if name in SHEETS else None


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


@remembered
def rules(game: str, locale: str) -> File | None:
    """Return a game's rules as a page of sections, each under its heading's name."""
    if game not in nunatak.game_names():
        return None
    text = rulebook(game, locale)
    return File(versioned(text.encode()), page.TYPES[".html"]) if text else None


def figure(game: str, name: str, locale: str, dark: bool, plain: bool) -> File | None:
    """Return a figure of a game's rules; only what there is is kept."""
    if game not in nunatak.game_names() or figures.figure(game, name) is None:
        return None
    return _figure(game, name, locale, dark, plain)


@cache
def _figure(game: str, name: str, locale: str, dark: bool, plain: bool) -> File:
    drawing = figures.drawn(game, name, locale, dark, plain) or ""
    return File(drawing.encode(), page.TYPES[".svg"])


def shared(game: str, locale: str) -> File | None:
    """Return the picture of a game that stands beside a link to it."""
    return _shared(game, locale) if game in nunatak.game_names() else None


@cache
def _shared(game: str, locale: str) -> File | None:
    picture = figures.shared(game, locale)
    return None if picture is None else File(picture, "image/png")


@remembered
def about(game: str, locale: str) -> File | None:
    """Return what a game's things are: the words of its inspector, legend, aid and aim."""
    if game not in nunatak.game_names():
        return None
    known = nunatak.game(game)
    found = known.screen.about
    if found is None:
        return None
    glossary = found.glossary(known.title, known.texts, locale)
    return File(msgspec.json.encode(glossary), "application/json")
