"""What every page is made of: the shell, the words, the files and the rules about both."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

from nunatak.protocol.messages import Boot
from nunatak.server.shell.bundle import ENTRIES, pieces, sent_css, sent_js

HERE = Path(__file__).parents[2] / "web"
STATIC = HERE / "static"

LANGUAGES = [("en", "English"), ("zh-Hant", "繁體中文")]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types worker",
    )
)
"""The Content-Security-Policy of every page: nothing inline, nothing from elsewhere. The only
address that a script may name as a script's is that of the service worker (installing.js)."""

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".html": "text/html; charset=utf-8",
}


@cache
def words(language: str) -> dict[str, str]:
    """Every word of the interface, with English where a language has none.

    Messages may name things, as in ``{ $name }``, which the browser fills in; anything that
    bends with a number is formatted here before it is sent.

    >>> words("zh-Hant")["home"], words("en")["minutes"]
    ('首頁', '{ $minutes } min')
    """
    found = {} if language == "en" else dict(words("en"))
    source = HERE / f"text.{language}.ftl"
    if source.exists():
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = _pattern(entry)
    return found


def _pattern(entry: ast.Message) -> str:
    assert entry.value is not None
    out: list[str] = []
    for element in entry.value.elements:
        if isinstance(element, ast.TextElement):
            out.append(element.value)
        elif isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.VariableReference
        ):
            out.append("{ $" + element.expression.id.name + " }")
        else:
            raise ValueError(
                f"The word {entry.id.name} does more than name things; write it plainly."
            )
    return "".join(out)


def shell(boot: Boot, whole: bool = True, head: str = "") -> bytes:
    """The page, with what it starts with inside it; the client in one piece, or as it is written.

    On a slow line every further file costs a round trip, so everything a page needs first is
    asked for in its head, and there is little of it.
    """
    inside = msgspec.json.encode(boot).replace(b"<", b"\\u003c").decode()
    page = (STATIC / "index.html").read_text()
    entry = "play" if boot.page == "table" else "main"
    if whole:
        page = re.sub(r"<link rel=\"modulepreload\"[^>]*>\n", "", page)
        page = page.replace("/static/main.js", f"/static/{entry}app.js")
    else:
        page = page.replace('src="/static/main.js"', f'src="/static/{entry}.js"')
    early = ("symbols.svg", "backdrop.svg") if boot.table is not None else ()
    links = [
        f'<link rel="preload" href="{boot.table.art}/{name}" as="fetch" crossorigin>'
        for name in early
        if boot.table is not None
    ]
    return (
        page.replace("<!--preload-->", "\n".join(links))
        .replace("<!--card-->", head)
        .replace('lang="en"', f'lang="{boot.lang}"', 1)
        .replace(".webmanifest", f".webmanifest?lang={boot.lang}", 1)
        .replace("<!--boot-->", inside)
        .encode()
    )


EARLY = re.compile(
    r"<(?:link rel=\"(?P<rel>stylesheet|preload)\"|script type=\"module\") "
    r"(?:href|src)=\"(?P<url>[^\"]+)\""
)
KINDS = {
    "stylesheet": "rel=preload; as=style",
    "preload": "rel=preload; as=fetch; crossorigin",
    None: "rel=modulepreload",
}


def early(shell: bytes) -> str:
    """Return what a page needs at once as a header, which a browser reads before the page.

    >>> early(b'<link rel="stylesheet" href="/a.css">\\n<script type="module" src="/b.js">')
    '</a.css>; rel=preload; as=style, </b.js>; rel=modulepreload'
    """
    head = shell[: shell.index(b"</head>")] if b"</head>" in shell else shell
    found = EARLY.finditer(head.decode())
    return ", ".join(f"<{each['url']}>; {KINDS[each['rel']]}" for each in found)


@cache
def scripts() -> dict[str, str]:
    """The client's modules as they are sent: in one piece for each entry, and their parts."""
    return {name: text for entry in ENTRIES for name, text in pieces(entry, STATIC).items()}


@cache
def asset(name: str) -> bytes:
    """A file of the client as it is sent: without the notes for those who read the source."""
    if name in scripts():
        return scripts()[name].encode()
    text = (STATIC / name).read_text(encoding="utf-8")
    if name.endswith(".js"):
        text = sent_js(text)
    elif name.endswith(".css"):
        text = sent_css(text)
    return text.encode()


@cache
def packed(name: str) -> bytes:
    """The same, gzipped once and for all."""
    return gzip.compress(asset(name), 9)


@cache
def counted_icon(count: int) -> bytes | None:
    """The icon of a page for which so many games wait; beyond nine they are not told apart."""
    if not 1 <= count <= 10:
        return None
    words = str(count) if count < 10 else "9+"
    drawn = (
        '<circle cx="22" cy="10" r="9.5" fill="#FF6B1A" stroke="#F4F7FA" stroke-width="1"/>'
        '<text x="22" y="15" text-anchor="middle" font-family="system-ui, sans-serif" '
        f'font-size="{14 if count < 10 else 11}" font-weight="700" fill="#0B1B2B">{words}</text>'
    )
    return asset("icon.svg").replace(b"</svg>", drawn.encode() + b"</svg>")


def sent() -> list[str]:
    """What a browser loads of the client itself; drawings and covers belong to the games."""
    return [*scripts(), "nunatak.css", "index.html", "ui.svg", "icon.svg", "icon-turn.svg"]


def assets() -> list[str]:
    """The client's own files, and its modules in one piece."""
    return sorted([*(p.name for p in STATIC.iterdir() if p.is_file()), *scripts()])
