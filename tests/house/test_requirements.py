"""What the program imports, it asks for: in requirements/run.in and in pyproject.toml alike."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tools.environment import UV, pins
from tools.root import ROOT, SRC

# Modules that need more than the program itself: extras, and what takes pictures of pages.
EXTRAS = (
    "nunatak.rl.",
    "nunatak.store.migrations.",  # only Alembic can import these
)
LATE = {"ray", "matplotlib"}  # imported only when somebody asks for them
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


def project() -> dict[str, list[str]]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return {"": told["dependencies"], **told["optional-dependencies"]}


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
    asked = {plain(each) for each in project()[""]}
    also = {plain(each) for some in project().values() for each in some} | {"playwright"}
    of = packages_distributions()
    missing = []
    for module, names in imported().items():
        extra = module.startswith(EXTRAS)
        for name in names:
            top = name.split(".")[0]
            given = {plain(dist) for dist in of.get(top, [top])}
            if top == "fluent":  # one name that several packages share
                given = {"fluent." + name.split(".")[1]}
            if not given & (also if extra or top in LATE else asked):
                missing.append(f"{module} imports {name}")
    assert missing == []


def test_the_pinned_set_and_the_package_ask_for_the_same() -> None:
    lines = (ROOT / "requirements" / "run.in").read_text().splitlines()
    pinned = {with_extras(line) for line in lines if line and not line.startswith(("#", "-"))}
    assert pinned == {with_extras(each) for each in project()[""]}


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
    subprocess.run([run_alone, "-c", IMPORT_ALL, *EXTRAS], check=True, timeout=120)


def test_with_the_run_set_alone_a_stranger_plays_against_a_bot(run_alone: Path) -> None:
    door = [sys.executable, "-m", "tools.front_door", "--python", str(run_alone)]
    serve = [str(run_alone), "-m", "nunatak", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        [*door, *serve], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the bot has answered" in done.stdout
    assert "Traceback" not in done.stderr
