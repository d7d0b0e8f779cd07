"""Writes numbers that rules count out at start as plain numbers into the compiled code.

Verbs, events and decisions number themselves (`STAKE: Final[i64] = WORDS.verb("stake", CARDS)`), so
mypyc loads each from memory wherever it is used. The numbers never change, so the C compiler may
know them: it then folds them into what it compares and adds. They are found by running the sources
themselves, interpreted.
"""

import ast
import importlib.machinery
import importlib.util
import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType


class Sources:
    """Finds the modules of a package as sources, never compiled, and runs no package's own file."""

    def __init__(self, root: Path, package: str) -> None:
        self.root = root
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return where a module of the package lies."""
        if name.split(".")[0] != self.package:
            return None
        place = self.root.joinpath(*name.split("."))
        if place.is_dir():
            spec = importlib.machinery.ModuleSpec(name, None, is_package=True)
            spec.submodule_search_locations = [str(place)]
            return spec
        return importlib.util.spec_from_file_location(name, place.with_suffix(".py"))


def counted(source: str) -> list[str]:
    """Return the names of the constants in a source that are counted out.

    >>> counted('A: Final[i64] = 3; B: Final[i64] = WORDS.verb("b"); C: Final = make()')
    ['B']
    """
    return [
        node.target.id
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "Final[i64]"
        and isinstance(node.value, ast.Call)
    ]


def constants(sources: Iterable[Path], root: Path) -> dict[str, int]:
    """Return the constants of sources below a root, by their names as mypyc writes them."""
    wanted = {source: counted((root / source).read_text(encoding="utf-8")) for source in sources}
    known = {
        name: module for name, module in sys.modules.items() if name.split(".")[0] == "nunatak"
    }
    finder = Sources(root, "nunatak")
    for name in known:
        del sys.modules[name]
    sys.meta_path.insert(0, finder)
    found: dict[str, int] = {}
    try:
        for source, names in wanted.items():
            if names:
                parts = source.with_suffix("").parts
                module = import_module(".".join(parts))
                found |= {"___".join((*parts, name)): int(vars(module)[name]) for name in names}
    finally:
        sys.meta_path.remove(finder)
        for name in ours():
            del sys.modules[name]
        sys.modules.update(known)
    return found


def ours() -> list[str]:
    """Return the names of our modules that are loaded."""
    return [name for name in sys.modules if name.split(".")[0] == "nunatak"]


def with_constants(code: str, numbers: dict[str, int]) -> str:
    """Return C code of mypyc in which constants are read as plain numbers.

    >>> with_constants("cpy_r_r0 = CPyStatic_a___B;", {"a___B": 7})
    'cpy_r_r0 = 7LL;'
    """

    def plain(found: re.Match[str]) -> str:
        number = numbers.get(found[2])
        return found[0] if number is None else f"{found[1]}{number}LL;"

    return re.sub(r"(cpy_r_r\d+ = )CPyStatic_(\w+);", plain, code)
