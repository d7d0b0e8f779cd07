"""Bots that anybody may write: as objects, in files, in modules and in packages."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import nunatak
from nunatak.bots import bot, bots
from nunatak.bots.others import name_of
from nunatak.cli import build
from nunatak.lab.arena import Played, contest, run
from nunatak.lab.executors import executor

MINE = """
class First:
    def choose(self, p, seat, rng):
        return p.options()[0]

class Mute:
    pass
"""


class Last:
    """Takes the last option."""

    def choose(self, p: nunatak.Position, seat: int, rng: nunatak.Rng) -> int:
        """Return the last option."""
        return p.options()[-1]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with somebody's bots in a file, in which one is."""
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def results(played: Played) -> tuple[object, ...]:
    return (played.seats, played.scores, played.decisions)


def test_any_object_that_chooses_may_play() -> None:
    history = nunatak.play("antartik", [Last(), "greedy", Last()], seed=7)
    assert history.over
    for p, (option, _) in zip(history.positions(), history.events(), strict=False):
        if p.actor in (0, 2):
            assert option == p.options()[-1]


def test_a_bot_is_found_in_a_file_and_in_a_module(folder: Path) -> None:
    p = nunatak.game("antartik").start()
    p.take("first 1")
    p.take("card 5")
    rng = nunatak.Rng(1)
    assert bot("mine.py:First").choose(p, 1, rng) == p.options()[0]
    assert bot("mine.py:First", folder).choose(p, 1, rng) == p.options()[0]
    assert bot(name_of(Last)).choose(p, 1, rng) == p.options()[-1]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("mine.py:Second", "There is no Second in mine.py"),
        ("mine.py:Mute", "is no bot: it has no choose"),
        ("yours.py:First", "There is no file"),
        ("no.such.module:Bot", "can't be imported"),
        ("greedy:500ms", "should be a level"),
        ("walrus", "There is no bot 'walrus'"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(folder: Path, name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bot(name)


@pytest.mark.parametrize("place", ["processes", "ray"])
def test_somebodys_bot_plays_the_same_games_elsewhere(folder: Path, place: str) -> None:
    if place == "ray":
        pytest.importorskip("ray")
    held = contest(nunatak.game("antartik"), ["mine.py:First", "random"], 2, seed=3)
    here = [results(played) for played in run(held, 4, executor("here", 1))]
    assert [results(played) for played in run(held, 4, executor(place, 2))] == here


def test_the_arena_takes_a_bot_from_a_file(folder: Path) -> None:
    words = ["arena", "antartik", "--bots", "mine.py:First,random", "--players", "2"]
    told = CliRunner().invoke(build(), [*words, "--games", "6", "--workers", "2"])
    assert told.exit_code == 0, told.output
    assert "mine.py:First" in told.output


def test_bots_of_installed_packages_go_by_their_names(folder: Path) -> None:
    made = folder / "mine-1.0.dist-info"
    made.mkdir()
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    (made / "entry_points.txt").write_text("[nunatak.bots]\nfirst = mine:First\n")
    asked = "from nunatak.bots import bot, bots; print(bots()[-1], type(bot('first')).__name__)"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "first First\n"
    assert "first" not in bots()
