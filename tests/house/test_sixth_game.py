"""A sixth game: laid out by `./dev new`, it plays, and the suite catches what is wrong with it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.new_game import Name, lay_rooms
from tools.root import ROOT

GAME = "src/nunatak/games/ice_floe"
SUITE = ("tests/suite/test_every_game.py", "tests/games/ice_floe", "tests/table/test_scenes.py")
LEARNING = ("tests/suite/test_about.py", "tests/table/test_figures.py")
HOUSE = ("tests/house/test_files.py", "tests/house/test_imports.py", "tests/bots/test_honesty.py")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house, interpreted, in which a sixth game is laid out."""
    copy = tmp_path_factory.mktemp("sixth")
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
    for name in ("src", "tests", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=unwanted)
    for name in ("pyproject.toml", "setup.py", "conftest.py", "dev"):
        shutil.copy2(ROOT / name, copy / name)
    shutil.rmtree(copy / GAME, ignore_errors=True)
    before = {path for path in copy.rglob("*") if path.is_file()}
    made = lay_rooms("Ice Floe", copy)
    assert {path for path in copy.rglob("*") if path.is_file()} - before == set(made)
    return copy


def python(house: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(house / "src"),
        "NUNATAK_PURE": "1",
        "NUNATAK_SAMPLE": "0.05",
        "PYTHONDONTWRITEBYTECODE": "1",
        **more,
    }
    return subprocess.run(
        [sys.executable, *words],
        cwd=house,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def run_suite(house: Path, *files: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of the sixth game that are in some files."""
    words = (
        "-m",
        "pytest",
        "-q",
        "-n0",
        "-x",
        "-p",
        "no:cacheprovider",
        "-k",
        "ice_floe or ice-floe",
    )
    return python(house, *words, *files, **more)


def test_a_new_game_passes_the_suite_and_touches_nothing_outside(house: Path) -> None:
    ran = run_suite(house, *SUITE, *LEARNING, *HOUSE)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
    assert " passed" in ran.stdout


def test_a_new_game_is_clean_and_typed(house: Path) -> None:
    for words in (("ruff", "check"), ("ruff", "format", "--check")):
        ran = python(house, "-m", *words, GAME, "tests/games/ice_floe")
        assert ran.returncode == 0, ran.stdout
    ran = python(house, "-m", "mypy", "--no-incremental", GAME)
    assert ran.returncode == 0, ran.stdout


def test_bots_play_a_new_game_and_it_can_be_simulated(house: Path) -> None:
    program = "import nunatak; h = nunatak.play('ice-floe', ['navigator', 'cub'], seed=3); print(h)"
    assert "history of ice-floe, 2 players" in python(house, "-c", program).stdout
    ran = python(house, "-m", "nunatak", "simulate", "ice-floe", "--games", "50")
    assert ran.returncode == 0, ran.stderr


def test_a_new_game_is_played_in_a_browser_at_a_real_server(house: Path) -> None:
    ran = run_suite(house, "tests/browser/test_laws.py", NUNATAK_LAWS="3")
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-1000:]
    assert " passed" in ran.stdout


def test_pictures_are_taken_of_a_new_game(house: Path, tmp_path: Path) -> None:
    moments = ("ice-floe-early", "ice-floe-end")
    ran = python(house, "-m", "tools.shots", str(tmp_path), *moments)
    assert ran.returncode == 0, ran.stderr
    assert len(list(tmp_path.glob("*.png"))) == 20  # five screens, light and dark


def test_a_title_gets_its_spellings_and_no_folder_is_written_over(tmp_path: Path) -> None:
    name = Name("Snow Fox")
    assert (name.folder, name.dashed, name.classes) == ("snow_fox", "snow-fox", "SnowFox")
    with pytest.raises(ValueError, match="Latin letters"):
        Name("42")
    lay_rooms("Snow Fox", tmp_path)
    with pytest.raises(ValueError, match="already"):
        lay_rooms("Snow Fox", tmp_path)


# Mistakes made on purpose: a file, what stands there, and what stands there instead.
MISTAKES = {
    "a secret told to everybody by chance": (
        "rules/decisions.py",
        "p.tell(DREW, seat, kind, seen=SEAT_BITS[seat])",
        "p.tell(DREW, seat, kind)",
    ),
    "a secret in a view": (
        "view.py",
        "seen = eye.sees(SEAT_BITS[seat]) or p.actor == OVER",
        "seen = True",
    ),
    "two events swapped": (
        "rules/decisions.py",
        "p.tell(TOOK, p.actor)",
        "p.tell(PASSED, p.actor)",
    ),
    "a verb renumbered": (
        "rules/vocabulary.py",
        'TAKE: Final[i64] = WORDS.verb("take")\nPASS: Final[i64] = WORDS.verb("pass")',
        'PASS: Final[i64] = WORDS.verb("pass")\nTAKE: Final[i64] = WORDS.verb("take")',
    ),
    "a wrong count of nouns": ("rules/vocabulary.py", "Nouns(SEAT[:4])", "Nouns(SEAT[:3])"),
    "a text that nobody uses": ("text.en.ftl", "tagline =", "scene-nobody = Nobody\ntagline ="),
    "a text that is missing": ("text.en.ftl", "event-passed = { $seat } passes.\n", ""),
    "a field that is not copied": ("rules/position.py", "        p.passed = self.passed\n", ""),
    "a vec that copies share": ("rules/position.py", "self.hands[:]", "self.hands"),
    "a card that is lost": ("rules/decisions.py", "p.hands[seat * KINDS + kind] += 1", "pass"),
    "a redeal of one's own cards": ("rules/position.py", "if other != seat:", "if other >= 0:"),
    "a decision without rules": ("rules.md", "<!-- for: turn -->\n", ""),
    "points that don't add up": (
        "rules/scoring.py",
        '("points-broken", -weight)',
        '("points-broken", 0)',
    ),
    "an undo behind what was shown": (
        "view.py",
        "eye.sees(SEAT_BITS[seat]) or p.actor == OVER",
        "eye.sees(SEAT_BITS[seat]) or p.passed != 0",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_suite_catches_a_mistake_made_on_purpose(house: Path, mistake: str) -> None:
    file, right, wrong = MISTAKES[mistake]
    path = house / GAME / file
    text = path.read_text(encoding="utf-8")
    assert text.count(right) == 1
    try:
        path.write_text(text.replace(right, wrong), encoding="utf-8")
        assert run_suite(house, *SUITE).returncode == 1
    finally:
        path.write_text(text, encoding="utf-8")
