"""What every page is made of: the shell, the words, the files and the rules about both."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

from nunatak.protocol.messages import Boot

HERE = Path(__file__).parent.parent / "web"
STATIC = HERE / "static"

LANGUAGES = [("en", "English"), ("zh-Hant", "繁體中文")]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
"""The Content-Security-Policy of every page: nothing inline, nothing from elsewhere."""

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


def shell(boot: Boot, whole: bool = True) -> bytes:
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
        .replace('lang="en"', f'lang="{boot.lang}"', 1)
        .replace("<!--boot-->", inside)
        .encode()
    )


_DOC = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.M | re.S)
_CAST = re.compile(r"/\*\*.*?\*/ ?")
_LINE = re.compile(r"^\s*//.*\n", re.M)
_INDENT = re.compile(r"^[ \t]+", re.M)
_CSS = re.compile(r"/\*.*?\*/\s*", re.S)
_IMPORT = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./(\w+)\.js";\n', re.M)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:const|let|class|function) (\w+))", re.M)


@cache
def asset(name: str) -> bytes:
    """A file of the client as it is sent: without the notes for those who read the source."""
    if name in BUNDLES:
        return bundle(name.removesuffix("app.js")).encode()
    path = STATIC / name
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".js":
        text = _INDENT.sub("", _LINE.sub("", _CAST.sub("", _DOC.sub("", text))))
    elif path.suffix == ".css":
        text = re.sub(r"\s*([{};:,>])\s+", r"\1", _CSS.sub("", text))
    return text.encode()


BUNDLES = ("mainapp.js", "playapp.js")
"""The client in one piece: for the pages around the tables, and for a table."""


def bundle(entry: str) -> str:
    """All modules in one, each closed in itself, in the order in which they need each other."""
    done: list[str] = []
    out: list[str] = []

    def take(name: str) -> None:
        if name in done:
            return
        done.append(name)
        text = asset(f"{name}.js").decode()
        for found in _IMPORT.finditer(text):
            take(found[2])
        text = _IMPORT.sub(
            lambda m: f"const {m[1].replace(' as ', ': ')} = $.{m[2]};\n" if m[1] else "", text
        )
        if name == entry:
            out.append(text)
            return
        names = ", ".join(_EXPORT.findall(text))
        body = _EXPORT.sub("", text)
        out.append(f"$.{name} = (() => {{\n{body}return {{ {names} }};\n}})();\n")

    take(entry)
    return "const $ = {};\n" + "".join(out)


@cache
def packed(name: str) -> bytes:
    """The same, gzipped once and for all."""
    return gzip.compress(asset(name), 9)


def sent() -> list[str]:
    """What a browser loads of the client itself; drawings and covers belong to the games."""
    return [*BUNDLES, "nunatak.css", "index.html", "ui.svg", "icon.svg", "icon-turn.svg"]


def assets() -> list[str]:
    """The client's own files, and its modules in one piece."""
    return sorted([*(p.name for p in STATIC.iterdir() if p.is_file()), *BUNDLES])
