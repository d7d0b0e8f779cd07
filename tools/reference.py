"""Writes docs/reference.md from the docstrings of everything that `nunatak` hands out.

python -m tools.reference
"""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

from tools.root import ROOT, SRC

PAGE = ROOT / "docs" / "reference.md"
HEAD = """\
# Reference

Everything that `import nunatak` hands out, from its docstrings. `./dev docs` writes this page.

"""
# What else strangers need, by module.
MODULES = {
    "nunatak.bots": ["bot", "bots"],
    "nunatak.bots.search": ["Search", "SearchSettings"],
    "nunatak.lab.arena": ["contest", "run", "Played"],
    "nunatak.lab.executors": ["executor"],
    "nunatak.rl.vector": ["VectorEnv"],
    "nunatak.games.description": ["Views", "switch"],
    "nunatak.engine.position": ["Decision", "Menu", "Action", "ByLot", "Rules", "GameTables"],
    "nunatak.engine.judgement": ["Judgement"],
    "nunatak.engine.observation": ["Observation"],
}
Documented = ast.ClassDef | ast.FunctionDef


def source(module: str) -> Path:
    """Return the file of a module."""
    path = SRC / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def handed_out() -> dict[str, tuple[str, str]]:
    """Return what the package hands out, each with the module and the name it comes from."""
    found: dict[str, tuple[str, str]] = {}
    for node in ast.parse(source("nunatak").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("nunatak"):
            for each in node.names:
                found[each.asname or each.name] = (node.module, each.name)
    return found


def definition(module: str, name: str) -> Documented | None:
    """Return a class or function as its module defines it."""
    for node in ast.parse(source(module).read_text(encoding="utf-8")).body:
        if isinstance(node, Documented) and node.name == name:
            return node
    return None


def signature(node: ast.FunctionDef, *, method: bool) -> str:
    """Return a function as one would call it, with its types."""
    arguments = node.args
    static = any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in node.decorator_list)
    if method and not static:
        given = arguments.posonlyargs or arguments.args
        del given[0]
    returned = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    said = f"({ast.unparse(arguments).removeprefix('/, ')}){returned}"
    return re.sub(r"\bi(16|64)\b", "int", said).replace("'", "")


def paragraphs(docstring: str) -> str:
    """Return a docstring as Markdown: its examples are code."""
    parts: list[str] = []
    for part in inspect.cleandoc(docstring).split("\n\n"):
        example = part.lstrip().startswith(">>>")
        parts.append(f"```pycon\n{part}\n```" if example else part)
    return "\n\n".join(parts)


def entry(name: str, node: Documented) -> Iterator[str]:
    """Yield a class with all that it can do, or a function."""
    written = paragraphs(ast.get_docstring(node) or "")
    if isinstance(node, ast.FunctionDef):
        said = f"{node.name}{signature(node, method=False)}"
        yield f"## {name}\n\n```python\n{said}\n```\n\n{written}"
        return
    yield f"## {name}\n\n{written}"
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and (
            each.name == "__init__" or not each.name.startswith("_")
        ):
            yield from method(name, each)


def method(owner: str, node: ast.FunctionDef) -> Iterator[str]:
    """Yield a method or a property."""
    marks = {ast.unparse(each) for each in node.decorator_list}
    title = owner if node.name == "__init__" else node.name
    if marks & {"property", "cached_property"}:
        kind = "" if node.returns is None else f": {ast.unparse(node.returns)}"
        said = f"{title}{kind}".replace("'", "")
    else:
        said = f"{title}{signature(node, method=True)}"
    written = paragraphs(ast.get_docstring(node) or "")
    yield f"```python\n{said}\n```\n\n{written}".rstrip()


def reference() -> str:
    """Return the whole page."""
    parts: list[str] = []
    for name, (module, inside) in sorted(handed_out().items(), key=lambda item: item[0].lower()):
        node = definition(module, inside)
        if node is not None:
            parts += entry(f"nunatak.{name}", node)
    for module, names in MODULES.items():
        importlib.import_module(module)  # what is written down can be imported
        for name in names:
            node = definition(module, name)
            assert node is not None, f"{module} has no {name}"
            parts += entry(f"{module}.{name}", node)
    return HEAD + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
