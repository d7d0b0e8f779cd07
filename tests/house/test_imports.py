"""Imports go down one picture only, and the lower half of it does no input or output."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.root import SRC

# From the bottom up. A module belongs to the longest of these names that it begins with; where
# <title> stands, every game has such a room of its own, and sees no other game's.
ROWS = (
    ("engine",),
    ("scene",),
    ("image",),
    ("games.description", "games.history", "games.edition", "games"),
    ("games.<title>.rules.vocabulary", "games.<title>.rules.scoring"),
    ("games.<title>.rules",),
    ("games.<title>.components", "games.<title>.view", "games.<title>.kept"),
    ("games.<title>.screen", "games.<title>.bots"),
    ("games.<title>",),
    ("bots",),
    ("",),  # nunatak itself, the face that scripts import
    ("review",),
    ("table", "store", "protocol"),
    ("web",),
    ("server.base",),
    ("server.shell",),
    ("server.people",),
    ("server.thinking",),
    ("server.tables",),
    ("server.notices",),
    ("server.routes",),
    ("server.running",),
    ("server",),
    ("cli", "lab", "rl", "__main__"),
)
HEIGHT = {room: height for height, rooms in enumerate(ROWS) for room in rooms}
QUIET = ("engine", "scene", "games", "bots", "review")
LOUD_MODULES = {"asyncio", "http", "select", "socket", "subprocess", "threading", "urllib"}
LOUD_CALLS = {"input", "open", "print"}

# What a screen may know of its game's rules: words and points, never a position, so that it can't
# show what the view leaves out.
SEEN_BY_SCREENS = ("vocabulary", "scoring")

GAMES = {path.parent.name for path in (SRC / "nunatak" / "games").glob("*/__init__.py")}
MODULES = sorted((SRC / "nunatak").rglob("*.py"))
BY_STRING = re.compile(r"nunatak(\.[a-z_]+)*")


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


KNOWN = {module_name(path) for path in MODULES}


def imported(source: str, module: str, *, package: bool) -> set[str]:
    """Full names of the modules that a source imports, by a statement or by a string."""
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
            # `from nunatak import engine` reaches a module, `from nunatak import play` the face.
            inside = {f"{base}.{alias.name}" for alias in node.names}
            found |= {name if name in KNOWN else base for name in inside}
        elif isinstance(node, ast.Call):
            found |= set(named_by_string(node))
    return found


def named_by_string(call: ast.Call) -> Iterator[str]:
    """The modules of ours that a call to import something names by a string."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in ("import_module", "__import__", "find_spec", "room"):
        return
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            if BY_STRING.fullmatch(argument.value):
                yield argument.value
        elif isinstance(argument, ast.JoinedStr) and not in_its_own_folder(argument):
            yield "a module that only running tells"


def in_its_own_folder(text: ast.JoinedStr) -> bool:
    """Whether a string begins with the name of the package that it stands in."""
    first = text.values[0]
    named = first.value if isinstance(first, ast.FormattedValue) else None
    return isinstance(named, ast.Name) and named.id == "__name__"


def room(module: str) -> tuple[str, str]:
    """The room of a module, and its game if it is a game's."""
    parts = module.split(".")[1:]
    title = parts[1] if parts[:1] == ["games"] and len(parts) > 1 and parts[1] in GAMES else ""
    if title:
        parts[1] = "<title>"
    while parts and ".".join(parts) not in HEIGHT:
        parts.pop()
    return ".".join(parts), title


def objection(module: str, target: str) -> str | None:
    """Why a module may not import another, if it may not."""
    if " " in target:
        return f"{module} imports {target}"
    if target.split(".")[0] != "nunatak":
        return None
    (here, mine), (there, theirs) = room(module), room(target)
    for name, asked in ((here, module), (there, target)):
        if not name and asked != "nunatak":
            return f"{asked} has no place in the picture; give it a row in {__file__}"
    if HEIGHT[there] > HEIGHT[here]:
        return f"{module} imports {target}, which stands above it"
    if mine and theirs and mine != theirs:
        return f"{module} imports {target}, another game"
    of_rules = here == "games.<title>.screen" and there.startswith("games.<title>.rules")
    if of_rules and target.split(".")[-1] not in SEEN_BY_SCREENS:
        return f"{module} imports {target}, and a screen sees views only"
    return None


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_module_imports_only_what_stands_below_it(path: Path) -> None:
    module = module_name(path)
    targets = imported(path.read_text(), module, package=path.name == "__init__.py")
    objections = [why for target in sorted(targets) if (why := objection(module, target))]
    assert not objections, "; ".join(objections)


def room_graph() -> dict[str, set[str]]:
    """Which rooms each room imports; a game's rooms count once, whichever game it is."""
    graph: dict[str, set[str]] = {}
    for path in MODULES:
        module = module_name(path)
        here, _ = room(module)
        for target in imported(path.read_text(), module, package=path.name == "__init__.py"):
            if target.split(".")[0] == "nunatak":
                there, _ = room(target)
                if there != here:
                    graph.setdefault(here, set()).add(there)
    return graph


def test_no_two_rooms_import_each_other() -> None:
    graph = room_graph()
    for here in sorted(graph, key=lambda name: HEIGHT[name]):
        print(
            f"{here or 'nunatak'}: {', '.join(sorted(there or 'nunatak' for there in graph[here]))}"
        )
    mutual = {
        (here, there) for here in graph for there in graph[here] if here in graph.get(there, ())
    }
    assert not mutual


def test_a_game_that_imports_a_bot_is_found() -> None:
    targets = imported("from ...bots import greedy", "nunatak.games.antartik.view", package=False)
    assert targets == {"nunatak.bots.greedy"}
    assert objection("nunatak.games.antartik.view", "nunatak.bots.greedy")


def test_an_engine_that_imports_the_face_is_found() -> None:
    targets = imported("from nunatak import play, engine", "nunatak.engine.rng", package=False)
    assert targets == {"nunatak", "nunatak.engine"}
    assert objection("nunatak.engine.rng", "nunatak")
    assert objection("nunatak.engine.rng", "nunatak.engine") is None


def test_a_game_that_imports_another_game_is_found() -> None:
    targets = imported(
        "from nunatak.games import antartik", "nunatak.games.arctic.view", package=False
    )
    assert [t for t in targets if objection("nunatak.games.arctic.view", t)] == [
        "nunatak.games.antartik"
    ]


def test_a_screen_that_imports_a_position_is_found() -> None:
    assert objection("nunatak.games.arctic.screen.scene", "nunatak.games.arctic.rules.position")
    assert not objection("nunatak.games.arctic.screen.scene", "nunatak.games.arctic.rules.scoring")


def test_what_is_imported_by_a_string_is_found() -> None:
    source = 'import_module("nunatak.bots.advice")'
    targets = imported(source, "nunatak.engine.position", package=False)
    assert targets == {"nunatak.bots.advice"}
    assert objection("nunatak.engine.position", "nunatak.bots.advice")
    assert objection("nunatak.table.x", *imported('import_module(f"{p}.x")', "x", package=False))


@pytest.mark.parametrize(
    "path",
    [
        p
        for p in MODULES
        if module_name(p).split(".")[1:2] and module_name(p).split(".")[1] in QUIET
    ],
    ids=module_name,
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
