"""Imports go down DESIGN's picture only, and the lower half of it does no input or output."""

import ast
from pathlib import Path

import pytest

from tools.root import SRC

ROWS = (
    ("engine",),
    ("games",),
    ("bots",),
    ("",),  # nunatak itself, the face that scripts import
    ("table", "store"),
    ("server", "web"),
    ("cli", "lab", "rl", "__main__"),
)
ROW = {room: height for height, rooms in enumerate(ROWS) for room in rooms}
QUIET = ("engine", "games", "bots")
LOUD_MODULES = {"asyncio", "http", "select", "socket", "subprocess", "threading", "urllib"}
LOUD_CALLS = {"input", "open", "print"}

MODULES = sorted((SRC / "nunatak").rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str, module: str, *, package: bool) -> set[str]:
    """Full names of the modules that a source imports; a name from a package counts as a module."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = module.split(".")
                up = up[: len(up) - node.level + (1 if package else 0)]
                base = ".".join([*up, base] if base else up)
            # `from nunatak import engine` reaches a room, `from nunatak import play` the face.
            rooms = {alias.name for alias in node.names if alias.name in ROW}
            found |= {f"nunatak.{room}" for room in rooms} if base == "nunatak" else {base}
            if base == "nunatak" and len(rooms) < len(node.names):
                found.add(base)
            if base == "nunatak.games":
                found |= {f"{base}.{alias.name}" for alias in node.names}
    return found


def room(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def objection(module: str, target: str) -> str | None:
    """Why a module may not import another, if it may not."""
    if target.split(".")[0] != "nunatak":
        return None
    here, there = room(module), room(target)
    for name in (here, there):
        if name not in ROW:
            return f"nunatak.{name} has no place in the picture; give it a row in {__file__}"
    if ROW[there] > ROW[here]:
        return f"{module} imports {target}, which stands above it"
    if here == there == "games":
        mine, theirs = module.split(".")[2:3], target.split(".")[2:3]
        if mine and theirs and mine != theirs and (SRC / "nunatak/games" / theirs[0]).is_dir():
            return f"{module} imports {target}, another game"
    return None


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_module_imports_only_what_stands_below_it(path: Path) -> None:
    module = module_name(path)
    targets = imported(path.read_text(), module, package=path.name == "__init__.py")
    objections = [why for target in sorted(targets) if (why := objection(module, target))]
    assert not objections, "; ".join(objections)


def test_a_game_that_imports_a_bot_is_found() -> None:
    targets = imported("from ...bots import greedy", "nunatak.games.antartik.view", package=False)
    assert targets == {"nunatak.bots"}
    assert objection("nunatak.games.antartik.view", "nunatak.bots")


def test_an_engine_that_imports_the_face_is_found() -> None:
    targets = imported("from nunatak import play, engine", "nunatak.engine.rng", package=False)
    assert targets == {"nunatak", "nunatak.engine"}
    assert objection("nunatak.engine.rng", "nunatak")
    assert objection("nunatak.engine.rng", "nunatak.engine") is None


def test_a_game_that_imports_another_game_is_found() -> None:
    targets = imported("from nunatak.games import antartik", "nunatak.games.x.view", package=False)
    assert [t for t in targets if objection("nunatak.games.x.view", t)] == [
        "nunatak.games.antartik"
    ]


@pytest.mark.parametrize(
    "path", [p for p in MODULES if room(module_name(p)) in QUIET], ids=module_name
)
def test_engine_games_and_bots_do_no_input_or_output(path: Path) -> None:
    tree = ast.parse(path.read_text())
    modules = imported(path.read_text(), module_name(path), package=path.name == "__init__.py")
    loud = {name for name in modules if name.split(".")[0] in LOUD_MODULES}
    loud |= {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in LOUD_CALLS
    }
    assert not loud, f"{path.name} reaches out of the program with {sorted(loud)}"
