"""Levels on one scale."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import nunatak
from nunatak.lab.arena import Played
from nunatak.lab.curves import curve
from nunatak.lab.executors import Executor
from nunatak.lab.ratings import (
    DOUBLINGS_HERE,
    bounds,
    climb,
    put,
    rate,
    told,
    usual_players,
    won,
)
from tests.cli.test_commands import said

BOTS = ["random", "cub", "sledger"]
BEGIN, END = bounds("ratings")


def test_chance_is_nought_and_whoever_beats_the_one_below_stands_above(tmp_path: Path) -> None:
    game = nunatak.game("antartik")
    rounds = list(climb(game, BOTS, 2, 8, tmp_path, Executor(), seed=3))
    rated = rate(game, BOTS, 2, rounds)
    assert rated.values["random"] == (0.0, 0.0)
    assert min(rated.values["cub"][0], rated.values["sledger"][0]) > 0
    above = rated.values["sledger"][0] > rated.values["cub"][0]
    assert above == (rated.shares["sledger"][0] > 0.5)  # of eight games, so not by strength alone
    assert rated.shares["cub"][1] == 8
    assert rated.shares["cub"][0] > 0.7


def test_ratings_go_on_where_they_were_stopped_and_come_out_the_same(tmp_path: Path) -> None:
    game = nunatak.game("antartik")
    halves, whole = tmp_path / "halves", tmp_path / "whole"
    list(climb(game, BOTS, 2, 2, halves, Executor()))
    before = {path.name: path.read_text() for path in halves.iterdir()}
    first = list(climb(game, BOTS, 2, 4, halves, Executor()))
    for name, text in before.items():
        assert (halves / name).read_text().startswith(text)
    second = list(climb(game, BOTS, 2, 4, whole, Executor()))
    assert rate(game, BOTS, 2, first) == rate(game, BOTS, 2, second)


def test_ratings_are_made_by_two_where_a_game_allows_it() -> None:
    assert {usual_players(nunatak.game(name)) for name in nunatak.game_names()} == {2}


def test_whoever_sits_alone_among_others_must_be_ahead_of_them_all() -> None:
    played = Played(0, ("cub", "random", "random"), (5, 3, 5), (5, 3, 5), 9, (0.0, 0.0, 0.0))
    assert won(played, "cub") == 0.5


def test_the_table_takes_the_place_of_the_one_that_was_there(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text(f"Before.\n{BEGIN}\nold\n{END}\nAfter.\n")
    put(document, "| new |")
    put(document, "| newer |")
    assert document.read_text() == f"Before.\n{BEGIN}\n\n| newer |\n\n{END}\nAfter.\n"
    document.write_text("Nothing.")
    with pytest.raises(ValueError, match="no place for ratings"):
        put(document, "| new |")


def test_rows_of_games_that_were_not_asked_stay_if_the_bots_are_the_same(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    head = "| | players | random | cub | games a pair |\n|---|---|---|---|---|"
    document.write_text(f"{BEGIN}{END}")
    put(document, f"{head}\n| Antartik | 2 | old |\n| Meltwater | 2 | kept |")
    put(document, f"{head}\n| Antartik | 2 | new |")
    rows = document.read_text().splitlines()[4:6]
    assert rows == ["| Antartik | 2 | new |", "| Meltwater | 2 | kept |"]
    put(document, "| | players | cub |\n|---|---|---|\n| Antartik | 2 | newest |")
    assert "Meltwater" not in document.read_text()


def test_ratings_by_doublings_have_a_place_of_their_own(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text("\n".join([BEGIN, "levels", END, *bounds(DOUBLINGS_HERE)]))
    words = ["--games", "2", "--double", "1", "--folder", str(tmp_path)]
    said("ratings", "antartik", *words, "--write", str(document))
    levels, doubled = document.read_text().split(END)
    assert levels.endswith("levels\n")
    assert "| navigator:16 | navigator:32 |" in doubled
    assert "Antartik" in (tmp_path / "pictures" / "doublings.svg").read_text()


def test_of_several_curves_no_name_lies_over_another() -> None:
    head = "| | players | navigator:16 | navigator:32 | games a pair |\n|---|"
    names = ("Antartik", "Meltwater", "Antarctica")
    rows = [
        f"| {name} | 2 | 0 | {value} ± 1, 60% | 9 |"
        for name, value in zip(names, (5, 5, 9), strict=True)
    ]
    shown = curve("\n".join([head, *rows]))
    heights = [float(y) for y in re.findall(r'y="([\d.]+)" fill="#\w+">[A-Z]', shown)]
    assert len(heights) == 3
    assert all(a - b >= 15 for a, b in pairwise(sorted(heights, reverse=True)))


def test_the_command_prints_what_it_writes(tmp_path: Path) -> None:
    document = tmp_path / "bots.md"
    document.write_text(f"{BEGIN}{END}")
    words = ["--games", "2", "--bots", "random,cub", "--folder", str(tmp_path)]
    output = said("ratings", "antartik", *words, "--write", str(document))
    rows = [line for line in output.splitlines() if line.startswith("| Antartik")]
    assert len(rows) == 1
    assert rows[0] in document.read_text()
    assert "| 2 | 0 |" in rows[0]


def test_a_row_says_how_far_above_and_how_often_the_one_below_was_beaten(tmp_path: Path) -> None:
    game = nunatak.game("antartik")
    rounds = list(climb(game, BOTS[:2], 2, 4, tmp_path, Executor()))
    table = told([rate(game, BOTS[:2], 2, rounds)])
    assert table.splitlines()[0] == "| | players | random | cub | games a pair |"
    assert table.splitlines()[2].endswith("| 4 |")
