"""The package as others install it: into an empty environment, outside of the repository."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.compiled import present, products
from tools.environment import UV
from tools.root import ROOT

IS_COMPILED = """
import importlib
print(importlib.import_module("nunatak.games.meltwater.rules.decisions.flow").__file__)
"""
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


def installed(package: Path, folder: Path) -> Path:
    """Install a package into an empty environment and return its programs."""
    output([UV, "venv", "--quiet", folder / "env", "--python", sys.executable], folder)
    bin = folder / "env" / "bin"
    output([UV, "pip", "install", "--quiet", "--python", bin / "python", package], folder)
    return bin


def all_of_it_works(bin: Path, folder: Path) -> None:
    """Look at everything that a package must hold, and run what people run."""
    assert output([bin / "python", "-c", IS_COMPILED], folder).strip().endswith(".so")
    assert str(folder) in output([bin / "python", "-c", READ], folder)
    door = [sys.executable, "-m", "tools.front_door", "--python", str(bin / "python")]
    serve = [str(bin / "nunatak"), "serve", "--no-browser", "--port", "0"]
    assert "the bot has answered" in output([*door, *serve], ROOT)
    play = [str(bin / "nunatak"), "play", "antartik", "--seats", "Ines,greedy", "--seed", "3"]
    assert "Ines" in output(play, folder, given="q\n")
    simulated = output([bin / "nunatak", "simulate", "meltwater", "--games", "200"], folder)
    assert "200" in simulated
    assert "antartik" in output([bin / "nunatak", "bench", "antartik"], folder)


def test_a_wheel_is_whole_and_compiled(packages: Path, tmp_path: Path) -> None:
    all_of_it_works(installed(next(packages.glob("*.whl")), tmp_path), tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_an_sdist_compiles_itself_and_is_whole(packages: Path, tmp_path: Path) -> None:
    all_of_it_works(installed(next(packages.glob("*.tar.gz")), tmp_path), tmp_path)
