"""The small programs in docs/examples do what they say, as strangers would run them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.pure import is_pure
from tools.environment import UV
from tools.root import ROOT

EXAMPLES = ROOT / "docs" / "examples"
SAYS = {  # what each prints among other things
    "random_game": "won by seat",
    "own_bot": "Miser: ",
    "replay": "Ines enters the water cleanly",
    "expectimax": "draw: ",
    "edited_position": "is not possible",
    "advice": "(shares ",
    "data_frame": "999,",
    "own_game": "falls in.",
}
TYPO = """
import nunatak
from nunatak.games.antartik import GAME
nunatak.game("antartik").start().scorse()
GAME.start().scorse()
GAME.start().deck.size()
nunatak.History(GAME, 2).position().scorse()
nunatak.play(GAME, 2).scorse()
"""


@pytest.fixture(scope="module")
def thin_ice(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the game of another package is installed."""
    if not UV.exists():
        pytest.skip("There is no uv here to install it with.")
    folder = tmp_path_factory.mktemp("thin_ice")
    copied = folder / "source"
    copied.mkdir()
    subprocess.run(["cp", "-r", str(EXAMPLES / "thin_ice"), str(copied)], check=True)
    install = [
        str(UV),
        "pip",
        "install",
        "--quiet",
        "--offline",
        "--no-build-isolation",
        "--no-deps",
    ]
    into = [
        "--python",
        sys.executable,
        "--target",
        str(folder / "packages"),
        str(copied / "thin_ice"),
    ]
    subprocess.run([*install, *into], check=True)
    return folder / "packages"


def output(name: str, packages: Path, folder: Path) -> str:
    """Run an example somewhere else and return what it prints."""
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}.py"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(packages)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("name", SAYS)
def test_an_example_runs_and_is_short(name: str, thin_ice: Path, tmp_path: Path) -> None:
    assert SAYS[name] in output(name, thin_ice, tmp_path)
    assert len((EXAMPLES / f"{name}.py").read_text().splitlines()) < 40


def test_every_example_is_run() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == set(SAYS)


def test_a_game_of_another_package_is_played_at_the_command_line(
    thin_ice: Path, tmp_path: Path
) -> None:
    environment = {**os.environ, "PYTHONPATH": str(thin_ice)}
    for words in (["games"], ["simulate", "thin-ice", "--games", "50", "--bots", "sledger,random"]):
        done = subprocess.run(
            [sys.executable, "-m", "nunatak", *words],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert "Thin Ice" in done.stdout
    played = subprocess.run(
        [sys.executable, "-m", "nunatak", "play", "thin-ice", "--seats", "Ines,random"],
        input="take 1\n" * 10,
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "How many floes do you take?" in played.stdout
    assert "wins" in played.stdout


def mypy(*words: str, folder: Path = ROOT) -> str:
    command = [sys.executable, "-m", "mypy", "--strict", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


@pytest.mark.skipif(is_pure(), reason="types are the same, compiled or not")
def test_examples_touch_nothing_that_could_be_anything() -> None:
    files = [str(path) for path in EXAMPLES.rglob("*.py")]
    told = mypy("--disallow-any-expr", "--cache-dir", "build/mypy-examples", *files)
    assert [line for line in told.splitlines() if line.startswith("docs/examples")] == []


@pytest.mark.skipif(is_pure(), reason="types are the same, compiled or not")
def test_a_typo_is_an_error_of_the_type_checker(tmp_path: Path) -> None:
    (tmp_path / "typo.py").write_text(TYPO)
    told = mypy(str(tmp_path / "typo.py"), "--cache-dir", str(tmp_path / "cache"))
    assert told.count('has no attribute "scorse"') == 4
    assert "5 errors" not in told
