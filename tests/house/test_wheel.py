"""The package as others install it: into an empty environment, outside of the repository."""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

import pytest

from tools.compiled import present, products
from tools.environment import UV
from tools.root import ROOT

IS_COMPILED = """
import importlib
print(importlib.import_module("nunatak.games.meltwater.rules.decisions.flow").__file__)
"""
HELP = "import nunatak; help(nunatak.Position.why_not)"
READ = """
from importlib import resources
import nunatak
for name in nunatak.game_names():
    files = resources.files(nunatak.game(name).package)
    for file in ("rules.md", "text.en.ftl", "components.toml", "screen/art/cover.svg"):
        assert (files / file).is_file(), (name, file)
store = resources.files("nunatak.store") / "migrations" / "versions"
assert sum(file.name.startswith("v0") for file in store.iterdir()) >= 3
print(nunatak.__file__)
"""


def surroundings() -> dict[str, str]:
    """Return an environment in which nothing leads back to the repository."""
    left_out = ("PYTHON", "NUNATAK", "VIRTUAL_ENV")
    return {key: value for key, value in os.environ.items() if not key.startswith(left_out)}


def output(
    command: Sequence[str | Path], folder: Path, *, given: str = "", seconds: int = 300
) -> str:
    """Run a command in a folder and return what it prints."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env=surroundings(),
        input=given,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist."""
    if not present() or present() != products():
        pytest.skip("nothing is compiled here, so there is no wheel")
    if not UV.exists():
        pytest.skip("There is no uv here to make environments with.")
    folder = tmp_path_factory.mktemp("packages")
    output([sys.executable, "-m", "tools.wheel", folder], ROOT)
    return folder


def installed(package: Path, folder: Path, extra: str = "", *more: str) -> Path:
    """Install a package into an empty environment and return its programs."""
    output([UV, "venv", "--quiet", folder / "env", "--python", sys.executable], folder)
    bin = folder / "env" / "bin"
    wanted = f"nunatak{extra} @ {package.as_uri()}"
    output([UV, "pip", "install", "--quiet", *more, "--python", bin / "python", wanted], folder)
    return bin


def all_of_it_works(bin: Path, folder: Path) -> None:
    """Look at everything that a package must hold, and run what people run."""
    assert output([bin / "python", "-c", IS_COMPILED], folder).strip().endswith(".so")
    assert str(folder) in output([bin / "python", "-c", READ], folder)
    without_the_web_it_works(bin, folder)
    door = [sys.executable, "-m", "tools.front_door", "--python", str(bin / "python")]
    serve = [str(bin / "nunatak"), "serve", "--no-browser", "--port", "0"]
    assert "the bot has answered" in output([*door, *serve], ROOT)


def without_the_web_it_works(bin: Path, folder: Path) -> None:
    """Run what needs no web table: play, simulate, hold a contest, measure."""
    play = [str(bin / "nunatak"), "play", "antartik", "--seats", "Ines,greedy", "--seed", "3"]
    assert "Ines" in output(play, folder, given="q\n")
    simulated = output([bin / "nunatak", "simulate", "meltwater", "--games", "200"], folder)
    assert "200" in simulated
    arena = ["arena", "antartik", "--bots", "greedy,random", "--players", "2", "--games", "4"]
    assert "4 games" in output([bin / "nunatak", *arena, "--workers", "2"], folder)
    assert "antartik" in output([bin / "nunatak", "bench", "antartik"], folder)
    told = output([bin / "nunatak", "--version"], folder)
    assert told == f"nunatak {version('nunatak')}, compiled\n"
    assert "the option" in output([bin / "python", "-c", HELP], folder)


def test_a_wheel_is_whole_and_compiled(packages: Path, tmp_path: Path) -> None:
    all_of_it_works(installed(next(packages.glob("*.whl")), tmp_path, "[web]"), tmp_path)


def test_a_lean_wheel_plays_and_says_what_serving_needs(packages: Path, tmp_path: Path) -> None:
    bin = installed(next(packages.glob("*.whl")), tmp_path)
    without_the_web_it_works(bin, tmp_path)
    serve = [str(bin / "nunatak"), "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        serve, cwd=tmp_path, env=surroundings(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "pip install 'nunatak[web]'" in done.stderr


@pytest.mark.slow
def test_the_oldest_packages_it_asks_for_are_new_enough(packages: Path, tmp_path: Path) -> None:
    lowest = ("--resolution", "lowest-direct")
    all_of_it_works(installed(next(packages.glob("*.whl")), tmp_path, "[web]", *lowest), tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_an_sdist_compiles_itself_and_is_whole(packages: Path, tmp_path: Path) -> None:
    all_of_it_works(installed(next(packages.glob("*.tar.gz")), tmp_path, "[web]"), tmp_path)
