"""What is committed works on every machine, and every game's folder has the same rooms."""

import re
import subprocess
from pathlib import Path

import pytest

from tools.root import ROOT, SRC

ROOMS = (
    "__init__.py",
    "components.toml",
    "components.py",
    "view.py",
    "rules.md",
    "text.en.ftl",
    "rules/__init__.py",
    "rules/vocabulary.py",
    "rules/position.py",
    "rules/decisions",
    "rules/scoring.py",
    "rules/checks.py",
    "screen/__init__.py",
    "screen/scene.py",
    "screen/panel.py",
    "screen/pieces.py",
    "screen/terminal.py",
    "screen/art/cover.svg",
    "bots/__init__.py",
    "bots/judgement.py",
    "bots/observation.py",
)
GAMES = sorted(p.parent for p in (SRC / "nunatak" / "games").glob("*/__init__.py"))

HOSTS = (("py" + "pi", "org"), ("python" + "hosted", "org"), ("npm" + "js", "org"))
REGISTRIES = re.compile("|".join(re.escape(".".join(host)) for host in HOSTS))
HOME = "/".join(("", "home", "ann"))
STRAIGHT = re.compile(r"[A-Za-z]'[a-z]")
MACHINE = re.compile(r"(?<![\w./~*-])/(?:home|root|Users|work|opt|mnt|srv)/\w")


def committed() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode != 0:
        pytest.skip("this is no git clone")
    return [path for name in listed.stdout.split("\0") if (path := ROOT / name).is_file()]


def lines_that_match(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    found = []
    for path in paths:
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    return found


def test_no_file_names_the_host_of_a_package_registry() -> None:
    assert lines_that_match(REGISTRIES, committed()) == []


def test_no_file_holds_a_path_of_one_machine() -> None:
    assert lines_that_match(MACHINE, committed()) == []


@pytest.mark.parametrize("line", [HOME, f'cache = "{HOME}"', f"see {HOME}/games"])
def test_a_path_of_one_machine_is_found(line: str) -> None:
    assert MACHINE.search(line)


@pytest.mark.parametrize("line", ["#!/usr/bin/env bash", f"games{HOME}", f"https://nunatak{HOME}"])
def test_other_paths_are_left_alone(line: str) -> None:
    assert not MACHINE.search(line)


def test_what_people_read_has_curved_apostrophes() -> None:
    read = [p for p in committed() if p.suffix == ".ftl" or p.name == "rules.md"]
    assert len(read) > len(GAMES)
    assert lines_that_match(STRAIGHT, read) == []


@pytest.mark.parametrize(
    "pins", sorted(ROOT.glob("requirements/*.txt")), ids=lambda path: str(path.stem)
)
def test_every_requirement_is_pinned_with_hashes_and_without_hosts(pins: Path) -> None:
    text = pins.read_text()
    assert "://" not in text
    assert "--index" not in text
    named = re.findall(r"^[A-Za-z].*$", text, re.MULTILINE)
    assert named
    assert all(re.match(r"\S+==\S+ .*\\$", line) for line in named)
    assert text.count("--hash=sha256:") >= len(named)


def test_every_list_of_requirements_is_pinned() -> None:
    listed = {path.stem for path in ROOT.glob("requirements/*.in")}
    pinned = {path.stem for path in ROOT.glob("requirements/*.txt")}
    assert listed == pinned


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_game_has_the_same_rooms(game: Path) -> None:
    missing = [
        room for room in ROOMS if not (game / room).exists() and not (game / f"{room}.py").is_file()
    ]
    assert not missing, f"games/{game.name} has no {', '.join(missing)}"
