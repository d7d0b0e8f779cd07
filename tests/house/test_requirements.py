"""What a part of the program imports, it asks for: the package itself, or an extra of its own."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tools.environment import UV, pins
from tools.root import ROOT, SRC

# The extra that a module belongs to, by how its name begins; all others need the package alone.
EXTRAS = {
    "nunatak.server": "web",
    "nunatak.store": "web",
    "nunatak.table": "web",
    "nunatak.web": "web",
    "nunatak.lab.learning": "learn",
    "nunatak.rl.openspiel": "openspiel",
    "nunatak.rl.pettingzoo": "pettingzoo",
    "nunatak.rl.vector": "pettingzoo",
}
LATE = {
    "ray": "ray",
    "openskill": "ratings",
    "resvg_py": "web",
    "sqlalchemy": "web",
}  # imported only when somebody asks for them
UNNAMED = {  # what is needed though nothing imports it by name
    "aiosqlite": "the address of the database names it",
    "httptools": "uvicorn takes it if it is there",
    "psycopg": "the address of the database names it",
    "uvloop": "uvicorn takes it if it is there",
    "websockets": "uvicorn takes it if it is there",
}
LEFT_OUT = (
    "nunatak.lab.learning.",  # with NumPy
    "nunatak.rl.",
    "nunatak.store.migrations.",  # only Alembic can import these
)
IMPORT_ALL = """
import importlib, pkgutil, sys, nunatak
extras = tuple(sys.argv[1:])
for module in pkgutil.walk_packages(nunatak.__path__, "nunatak."):
    if not module.name.startswith(extras) and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""


def plain(requirement: str) -> str:
    """Return the name of a package, as everybody spells it."""
    return re.split(r"[\s\[<>=!~;]", requirement.strip())[0].lower().replace("_", "-")


def with_extras(requirement: str) -> str:
    """Return what is asked for, without versions and conditions."""
    return re.split(r"[\s<>=!~;]", requirement.strip())[0].lower().replace("_", "-")


@cache
def project() -> dict[str, list[str]]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return {"": told["dependencies"], **told["optional-dependencies"]}


@cache
def imported() -> dict[str, set[str]]:
    """Return the modules of others that each of ours imports, anywhere in it."""
    found: dict[str, set[str]] = {}
    for path in SRC.rglob("*.py"):
        name = ".".join(path.relative_to(SRC).with_suffix("").parts)
        names: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
        found[name] = {
            each
            for each in names
            if each.split(".")[0] not in sys.stdlib_module_names and not each.startswith("nunatak")
        }
    return found


def test_everything_that_is_imported_is_asked_for_by_name() -> None:
    missing = []
    for module, names in imported().items():
        for name in names:
            extra = LATE.get(name.split(".")[0]) or extra_of(module)
            asked = {plain(each) for each in [*project()[""], *project().get(extra, [])]}
            if not distributions(name) & asked:
                missing.append(f"{module} imports {name}, which {extra or 'the package'} lacks")
    assert missing == []


def test_nothing_is_asked_for_that_nothing_imports() -> None:
    used = {each for names in imported().values() for name in names for each in distributions(name)}
    asked = {plain(each) for some in project().values() for each in some} - {"nunatak"}
    assert asked - used - set(UNNAMED) == set()


def extra_of(module: str) -> str:
    """Return the extra that a module belongs to, or nothing."""
    return next((extra for begins, extra in EXTRAS.items() if module.startswith(begins)), "")


@cache
def owners() -> Mapping[str, list[str]]:
    """Return which packages bring which modules; finding that out takes a while."""
    return packages_distributions()


def distributions(name: str) -> set[str]:
    """Return the packages that may bring a module."""
    top = name.split(".")[0]
    if top == "fluent":  # one name that several packages share
        return {"fluent." + name.split(".")[1]}
    return {plain(dist) for dist in owners().get(top, [top])}


def test_the_pinned_set_is_the_package_with_its_web_table_and_ratings() -> None:
    lines = (ROOT / "requirements" / "run.in").read_text().splitlines()
    pinned = {with_extras(line) for line in lines if line and not line.startswith(("#", "-"))}
    wanted = project()
    assert pinned == {with_extras(each) for name in ("", "web", "ratings") for each in wanted[name]}


def test_without_an_extra_few_packages_are_needed() -> None:
    lean = {"fluent.runtime", "librt", "msgspec", "mypy-extensions", "rich", "typer"}
    assert {plain(each) for each in project()[""]} == lean


@pytest.fixture(scope="module")
def run_alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment in which there is the run set, and nothing else."""
    if not UV.exists():
        pytest.skip("There is no uv here to make an environment with.")
    folder = tmp_path_factory.mktemp("run") / "env"
    subprocess.run([UV, "venv", "--quiet", folder, "--python", sys.executable], check=True)
    python = folder / "bin" / "python"
    install = [str(UV), "pip", "install", "--quiet", "--python", str(python)]
    wanted = ["--require-hashes", "--no-deps", "-r", str(pins("run"))]
    subprocess.run([*install, *wanted], check=True)
    (next(folder.glob("lib/python*/site-packages")) / "nunatak.pth").write_text(f"{SRC}\n")
    return python


def test_with_the_run_set_alone_every_module_can_be_imported(run_alone: Path) -> None:
    subprocess.run([run_alone, "-c", IMPORT_ALL, *LEFT_OUT], check=True, timeout=120)


def test_with_the_run_set_alone_a_stranger_plays_against_a_bot(run_alone: Path) -> None:
    door = [sys.executable, "-m", "tools.front_door", "--python", str(run_alone)]
    serve = [str(run_alone), "-m", "nunatak", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        [*door, *serve], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the bot has answered" in done.stdout
    assert "Traceback" not in done.stderr
