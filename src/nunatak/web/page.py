"""What every page is made of: the shell, the words, the files and the rules about both."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

from nunatak.server.messages import Boot

HERE = Path(__file__).parent
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


def shell(boot: Boot) -> bytes:
    """The page, with what it starts with inside it."""
    inside = msgspec.json.encode(boot).replace(b"<", b"\\u003c")
    page = (STATIC / "index.html").read_bytes()
    return page.replace(b"<!--boot-->", inside).replace(
        b'lang="en"', b'lang="' + boot.lang.encode() + b'"', 1
    )


_DOC = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.M | re.S)
_CAST = re.compile(r"/\*\*.*?\*/ ?")
_LINE = re.compile(r"^\s*//.*\n", re.M)
_INDENT = re.compile(r"^[ \t]+", re.M)
_CSS = re.compile(r"/\*.*?\*/\s*", re.S)


@cache
def asset(name: str) -> bytes:
    """A file of the client as it is sent: without the notes for those who read the source."""
    path = STATIC / name
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".js":
        text = _INDENT.sub("", _LINE.sub("", _CAST.sub("", _DOC.sub("", text))))
    elif path.suffix == ".css":
        text = _INDENT.sub("", _CSS.sub("", text))
    return text.encode()


def assets() -> list[str]:
    """The client's own files, covers not counted: they belong to the games."""
    return sorted(p.name for p in STATIC.iterdir() if p.is_file())
