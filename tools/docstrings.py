"""Gives compiled classes and functions the docstrings of their sources, which mypyc leaves out.

mypyc writes a signature where C keeps documentation, as in `PyDoc_STR("take($self, option)\\n--")`.
The docstring is put behind it, where `help` and `inspect.signature` both look. mypyc's own files
stay as they are, so that it sees which of them have changed; copies beside them are compiled.
"""

import ast
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.constants import with_constants
from tools.shortcuts import with_shortcuts

STRING = r'NULL|(?:"(?:[^"\\]|\\.)*"\s*)+'
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_ |]+,\s*PyDoc_STR\()({STRING})\)")
CLASS = re.compile(
    rf"(PyTypeObject CPyType_(\w+)_template_ = {{[^}}]*?\.tp_doc = PyDoc_STR\()({STRING})\)"
)
FOLDER = "documented"  # of the copies, beside what mypyc writes


def named(tree: ast.Module | ast.ClassDef, above: str) -> Iterator[tuple[str, str]]:
    """Yield the docstrings of all classes and functions, by their names as mypyc writes them."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            name = f"{above}___{node.name}"
            written = ast.get_docstring(node)
            if written is not None:
                yield name, written
            if isinstance(node, ast.ClassDef):
                yield from named(node, name)


def docstrings(sources: Iterable[Path], root: Path) -> dict[str, str]:
    """Return the docstrings of all sources, which are paths below a root."""
    found: dict[str, str] = {}
    for source in sources:
        module = "___".join(source.with_suffix("").parts)
        found |= named(ast.parse((root / source).read_text(encoding="utf-8")), module)
    return found


def in_c(text: str) -> str:
    """Return a text as C spells it.

    >>> in_c('a "7"?')
    '"a \\\\0427\\\\042\\\\077"'
    """
    plain = set(range(32, 127)) - set(b'"\\?')
    spelled = (chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())
    return '"' + "".join(spelled) + '"'


def documented(code: str, written: dict[str, str]) -> str:
    """Return C code of mypyc with docstrings."""

    def with_docstring(found: re.Match[str]) -> str:
        before, name, signature = found.groups()
        if name not in written:
            return found[0]
        return f"{before}{'' if signature == 'NULL' else signature}{in_c(written[name])})"

    return CLASS.sub(with_docstring, FUNCTION.sub(with_docstring, code))


def write_documented(path: Path, written: dict[str, str], numbers: dict[str, int]) -> Path:
    """Write a copy of a C file with docstrings and plain constants; return its path."""
    copy = path.parent / FOLDER / path.name
    code = with_constants(documented(path.read_text(encoding="utf-8"), written), numbers)
    if os.name == "posix":  # where gcc or clang compiles it
        code = with_shortcuts(code)
    if not copy.exists() or copy.read_text(encoding="utf-8") != code:
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(code, encoding="utf-8")
    return copy
