"""The client's modules in one piece, because on a slow line every further file costs a round trip.

It reads only what the client is written in, and says so where it meets anything else: imports by
name from a file beside, and exports of what is declared in the same line.
"""

import re
from pathlib import Path

BUNDLES = ("mainapp.js", "playapp.js")
"""For the pages around the tables, and for a table."""

_DOC = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.M | re.S)
_CAST = re.compile(r"/\*\*.*?\*/ ?")
_LINE = re.compile(r"^\s*//.*\n", re.M)
_INDENT = re.compile(r"^[ \t]+", re.M)
_CSS = re.compile(r"/\*.*?\*/\s*", re.S)
_IMPORT = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./(\w+)\.js";\n', re.M)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:const|let|class|function) (\w+))", re.M)
_OTHER = re.compile(r"^(?:import|export)\b.*", re.M)


def sent_js(text: str) -> str:
    """Return a script without its notes.

    >>> sent_js("// A note.\\n/** What it is. */\\nexport const one = 1;\\n")
    'export const one = 1;\\n'
    """
    return _INDENT.sub("", _LINE.sub("", _CAST.sub("", _DOC.sub("", text))))


def sent_css(text: str) -> str:
    """Return a style sheet without its notes."""
    return re.sub(r"\s*([{};:,>])\s+", r"\1", _CSS.sub("", text))


def bundled(entry: str, folder: Path) -> str:
    """Return all modules in one, each closed in itself, in the order in which they are needed."""
    done: list[str] = []
    out: list[str] = []

    def take(name: str) -> None:
        if name in done:
            return
        done.append(name)
        text = sent_js((folder / f"{name}.js").read_text(encoding="utf-8"))
        for found in _IMPORT.finditer(text):
            take(found[2])
        text = _IMPORT.sub(_from_piece, text)
        names = ", ".join(_EXPORT.findall(text))
        body = _EXPORT.sub("", text)
        check(name, body)
        if name == entry:
            out.append(body)
        else:
            out.append(f"$.{name} = (() => {{\n{body}return {{ {names} }};\n}})();\n")

    take(entry)
    return "const $ = {};\n" + "".join(out)


def _from_piece(found: re.Match[str]) -> str:
    return f"const {found[1].replace(' as ', ': ')} = $.{found[2]};\n" if found[1] else ""


def check(name: str, body: str) -> None:
    """Refuse a module that says import or export in a way that is not understood here.

    >>> check("board", "export default 1;")
    Traceback (most recent call last):
    ValueError: board.js says "export default 1;", which can't be sent in one piece; ...
    """
    other = _OTHER.search(body)
    if other:
        raise ValueError(
            f'{name}.js says "{other[0]}", which can\'t be sent in one piece; '
            "import by name from a file beside, and export what is declared in the same line."
        )
