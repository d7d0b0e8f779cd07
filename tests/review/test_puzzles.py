"""Puzzles: each is one, its answer is legal and the only one, and they are found again."""

import itertools

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

import nunatak
from nunatak.cli import build
from nunatak.lab.puzzles import APART, OF_A_GAME, begun, collected, doubt
from nunatak.review.puzzle import CLEAR, FEWEST, LONGER, MOST, OPEN, SURELY, puzzle_at
from nunatak.review.puzzles import Puzzles, puzzles_of, read, written
from tests.server.counts import count

WITH = [name for name in nunatak.game_names() if puzzles_of(name)]
AGAIN = count("puzzles", 1)  # of each game, asked about once more
ROUNDING = 0.0006


def test_every_game_has_puzzles() -> None:
    assert nunatak.game_names() == WITH


@pytest.mark.parametrize("name", WITH)
def test_the_position_of_every_puzzle_is_reached_and_its_seat_is_asked(name: str) -> None:
    game = nunatak.game(name)
    for puzzle in puzzles_of(name):
        p = nunatak.History(game, puzzle.players, entries=puzzle.entries).position()
        assert p == puzzle.position(game)
        assert p.actor == puzzle.seat - 1


@pytest.mark.parametrize("name", WITH)
def test_every_choice_is_weighed_and_exactly_one_is_clearly_best(name: str) -> None:
    game = nunatak.game(name)
    for puzzle in puzzles_of(name):
        p = puzzle.position(game)
        assert sorted(words for words, *_ in puzzle.worth) == sorted(p.words())
        assert FEWEST <= len(puzzle.worth) <= MOST
        (_, best, lost, _), *others = puzzle.worth
        assert OPEN[0] - ROUNDING <= best <= OPEN[1] + ROUNDING
        assert lost == 0.0
        for _, chance, lost, low in others:
            assert lost >= CLEAR - ROUNDING
            assert low >= SURELY - ROUNDING
            assert chance == pytest.approx(max(0.0, best - lost), abs=2 * ROUNDING)


@pytest.mark.parametrize("name", WITH)
def test_the_line_of_every_puzzle_begins_with_its_answer(name: str) -> None:
    for puzzle in puzzles_of(name):
        assert puzzle.line[0] == puzzle.best
        assert puzzle.seen <= 4  # of five short looks: it can be missed


@pytest.mark.parametrize("name", WITH)
def test_no_two_puzzles_are_the_same_moment(name: str) -> None:
    games: dict[int, list[int]] = {}
    for puzzle in puzzles_of(name):
        games.setdefault(puzzle.game, []).append(len(puzzle.entries))
    for moments in games.values():
        assert len(moments) <= OF_A_GAME
        assert all(b - a >= APART for a, b in itertools.pairwise(moments))


@pytest.mark.parametrize("name", WITH)
def test_a_search_on_other_luck_agrees_with_puzzles(name: str) -> None:
    game = nunatak.game(name)
    for puzzle in puzzles_of(name)[:AGAIN]:
        assert doubt(game, puzzle, 500, LONGER if AGAIN > 1 else 2) == ""


def test_an_answer_that_is_wrong_is_doubted() -> None:
    game, puzzle = nunatak.game("antartik"), puzzles_of("antartik")[0]
    first, second, *others = puzzle.worth
    assert "rather than" in doubt(game, replace(puzzle, worth=[second, first, *others]), 500, 1)


def test_a_puzzle_is_judged_with_what_its_player_could_know() -> None:
    game = nunatak.game("antartik")
    rng = nunatak.Rng(3)
    for puzzle in puzzles_of("antartik")[:2]:
        p = puzzle.position(game)
        other = p.redeal(p.actor, rng)  # what the seat can't see lies otherwise
        assert puzzle_at(p, 40, 1, 1) == puzzle_at(other, 40, 1, 1)


def test_what_is_kept_reads_back_as_it_was_written() -> None:
    game = nunatak.game("antartik")
    kept = read(game)
    assert kept is not None
    assert msgspec.toml.decode(written(game, kept), type=Puzzles) == kept


def test_the_same_seed_finds_the_same_puzzles_and_goes_on_where_it_was() -> None:
    game = nunatak.game("antartik")
    kept = read(game)
    assert kept is not None
    start = begun(game, kept.made.seed, kept.made.level, kept.made.players)
    assert start.made == replace(kept.made, looked=0)
    first = next(collected(game, start, 30))
    assert first.made.looked == 1
    assert first.puzzle == [each for each in kept.puzzle if each.game == 0]
    quick = Puzzles(replace(start.made, longer=1))
    both = [found for found, _ in zip(collected(game, quick, 30), range(2), strict=False)]
    assert next(collected(game, both[0], 30)) == both[1]


def test_the_command_adds_nothing_where_there_are_enough() -> None:
    before = read(nunatak.game("antartik"))
    found = CliRunner().invoke(build(), ["puzzles", "antartik", "--count", "1"])
    assert found.exit_code == 0, found.output
    assert "puzzles of" in found.output
    assert read(nunatak.game("antartik")) == before


def test_the_command_does_not_mix_puzzles_of_two_seeds() -> None:
    found = CliRunner().invoke(build(), ["puzzles", "antartik", "--seed", "1"])
    assert isinstance(found.exception, ValueError)
    assert "--anew" in str(found.exception)
