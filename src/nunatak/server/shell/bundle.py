"""The client's modules in one piece, because on a slow line every further file costs a round trip.

What the first picture does not need is a part of its own, which ``import("./part.js")`` brings
when it is wanted. A part is a function of the modules that are there already: it adds those that
it needs besides, so that each module is run once and keeps one state for all.

It reads only what the client is written in, and says so where it meets anything else: imports by
name from a file beside, and exports of what is declared in the same line.
"""

import re
from pathlib import Path

ENTRIES = ("main", "play")
"""Where the pages around the tables begin, and where a table does."""

_DOC = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.M | re.S)
_CAST = re.compile(r"/\*\*.*?\*/ ?")
_LINE = re.compile(r"^\s*//.*\n", re.M)
_INDENT = re.compile(r"^[ \t]+", re.M)
_CSS = re.compile(r"/\*.*?\*/\s*", re.S)
_IMPORT = re.compile(r'^import (?:(\{[^}]*\}) from )?"\./(\w+)\.js";\n', re.M)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:const|let|class|function) (\w+))", re.M)
_PART = re.compile(r'\bimport\("\./(\w+)\.js"\)')
_OTHER = re.compile(r"^(?:import|export)\b.*|\bimport\(.*", re.M)

_TOKEN = re.compile(
    r"(?P<gap>(?:\s|//[^\n]*|/\*(?:(?!\*/).)*\*/)+)"
    r"|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|[\w$]+|.",
    re.S,
)
_WORD = re.compile(r"[\w$]")
_REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
_VALUE = re.compile(r"[\w$)\]}\"'`]$")
"""After it a slash divides."""
_BEFORE_REGEX = {"return", "typeof", "case", "of", "in"}

_LOADER = """\
const $ = {};
$.$ = async (name, tries = 0) => {
if ($[name]) return $[name];
const address = `./%sapp-${name}.js${tries ? "?" + tries : ""}`;
try {
return (await import(address)).default($);
} catch (wrong) {
const { status } = await fetch(new URL(address, import.meta.url));
if (status === 404) location.reload();
if (status !== 200 || tries > 1) throw wrong;
return $.$(name, tries + 1);
}
};
"""
"""Brings a part. A browser remembers that a file did not come, so it is asked for under another
name; and a page that is older than the server, which has the part no more, is loaded anew."""


def sent_js(text: str) -> str:
    """Return a script without its notes.

    >>> sent_js("// A note.\\n/** What it is. */\\nexport const one = 1;\\n")
    'export const one = 1;\\n'
    """
    return _INDENT.sub("", _LINE.sub("", _CAST.sub("", _DOC.sub("", text))))


def sent_css(text: str) -> str:
    """Return a style sheet without its notes."""
    return re.sub(r"\s*([{};:,>])\s+", r"\1", _CSS.sub("", text))


def pieces(entry: str, folder: Path) -> dict[str, str]:
    """Return the file of what an entry needs, and those of the parts that may be wanted later."""
    modules = needed(entry, folder)
    wanted, parts = [*parts_of(modules)], {}
    first = [written(name, text) for name, text in modules.items() if name != entry]
    own = modules[entry]
    check(entry, own)
    while wanted:
        name = wanted.pop()
        if name in modules or name in parts:
            continue
        more = {k: v for k, v in needed(name, folder).items() if k not in modules}
        wanted += parts_of(more)
        body = "".join(written(k, v) for k, v in more.items())
        parts[name] = f"export default ($) => {{\n{body}return $.{name};\n}};\n"
    loader = _LOADER % entry if parts else "const $ = {};\n"
    file = loader + "".join(first) + linked(own)
    files = {f"{entry}app.js": file} | {f"{entry}app-{k}.js": v for k, v in parts.items()}
    return {name: tight(text) for name, text in files.items()}


def tight(text: str) -> str:
    """Return a script without notes and the space that only readers need; what is quoted stays.

    Every statement of the client ends with a semicolon or a brace, so lines may end anywhere else.

    >>> tight('const a = [ 1, 2 ]; // two\\nreturn a + +b / 2 ? / "+/ : `${ a } "`;\\n')
    'const a=[1,2];return a+ +b/2?/ "+/:`${ a } "`;\\n'
    """
    out = [";"]
    at, gap = 0, ""
    while found := _TOKEN.match(text, at):
        token = found[0]
        if token == "/" and (not _VALUE.search(out[-1]) or out[-1] in _BEFORE_REGEX):
            regex = _REGEX.match(text, at)
            token = regex[0] if regex else token
        elif token == "`":
            token = text[at : _template(text, at)]
        at += len(token)
        if found["gap"]:
            gap = "\n" if "\n" in token else " "
            continue
        last, first = out[-1][-1], token[0]
        if gap and (
            (_WORD.match(last) and _WORD.match(first))
            or last + first in ("++", "--", "//")
            or (gap == "\n" and last == "}" and first not in ")]},.;:?=&|")
        ):
            out.append(gap)
        out.append(token)
        gap = ""
    return "".join(out[1:]) + "\n"


def _template(text: str, at: int) -> int:
    """Return where a template ends that begins here."""
    at += 1
    while text[at] != "`":
        if text.startswith("${", at):
            at = _hole(text, at + 2)
        else:
            at += 2 if text[at] == "\\" else 1
    return at + 1


def _hole(text: str, at: int) -> int:
    """Return where the brace ends in which one is."""
    while text[at] != "}":
        if text[at] == "`":
            at = _template(text, at)
        elif text[at] == "{":
            at = _hole(text, at + 1)
        else:
            found = _TOKEN.match(text, at)
            at += len(found[0]) if found else 1
    return at + 1


def needed(entry: str, folder: Path) -> dict[str, str]:
    """Return the modules that one module can't be without, in the order in which they are run."""
    found: dict[str, str] = {}
    begun: set[str] = set()

    def take(name: str) -> None:
        if name in begun:
            return
        begun.add(name)
        text = sent_js((folder / f"{name}.js").read_text(encoding="utf-8"))
        for other in _IMPORT.finditer(text):
            take(other[2])
        found[name] = text

    take(entry)
    return found


def parts_of(modules: dict[str, str]) -> list[str]:
    """Return what modules bring only when it is wanted."""
    return [found[1] for text in modules.values() for found in _PART.finditer(text)]


def written(name: str, text: str) -> str:
    """Return a module closed in itself, which is run once, whoever brings it first."""
    check(name, text)
    names = ", ".join(_EXPORT.findall(text))
    return f"$.{name} ??= (() => {{\n{linked(text)}return {{ {names} }};\n}})();\n"


def linked(text: str) -> str:
    """Return a module's own lines, with what it needs taken from the others."""
    text = _IMPORT.sub(_from_piece, text)
    return _PART.sub(r'$.$("\1")', _EXPORT.sub("", text))


def _from_piece(found: re.Match[str]) -> str:
    return f"const {found[1].replace(' as ', ': ')} = $.{found[2]};\n" if found[1] else ""


def check(name: str, text: str) -> None:
    """Refuse a module that says import or export in a way that is not understood here.

    >>> check("board", "export default 1;")
    Traceback (most recent call last):
    ValueError: board.js says "export default 1;", which can't be sent in one piece; ...
    """
    other = _OTHER.search(_PART.sub("", _EXPORT.sub("", _IMPORT.sub("", text))))
    if other:
        raise ValueError(
            f'{name}.js says "{other[0]}", which can\'t be sent in one piece; '
            "import by name from a file beside, and export what is declared in the same line."
        )
