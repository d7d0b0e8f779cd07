"""What decided a game."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import nunatak
from nunatak.cli import build
from nunatak.review import Step, review, reviewed
from nunatak.review.reading import everybodys, nothing_hidden
from nunatak.review.summary import turning_points
from nunatak.review.verdict import Verdict, verdict

FEW = 24  # iterations: these tests are about sums and honesty, not about strength
EVERY = nunatak.game_names()


def played(game: str, seed: int = 5) -> nunatak.History:
    players = min(nunatak.game(game).players)
    return nunatak.play(game, ["greedy"] * players, seed=seed)


@pytest.mark.parametrize("game", EVERY)
def test_luck_and_choices_lead_from_the_start_to_the_result(game: str) -> None:
    history = played(game)
    found = review(history, FEW)
    winners = history.position().winners()
    for seat, sums in enumerate(found.sums):
        reached = found.start[seat] + sums.luck + sums.own + sums.others
        assert reached == pytest.approx(found.end[seat])
        if found.players > 1:
            assert (found.end[seat] > 0) == (seat in winners)


@pytest.mark.parametrize("game", EVERY)
def test_chances_are_shared_by_all_after_every_step(game: str) -> None:
    found = review(played(game, 6), FEW)
    for step in found.steps:
        assert all(0.0 <= chance <= 1.0 for chance in step.chances)
        if found.players > 1:
            assert sum(step.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("game", EVERY)
def test_a_verdict_knows_no_more_than_whoever_chose(game: str) -> None:
    history = played(game, 7)
    rng = nunatak.Rng(3)
    looked_at = 0
    for p, option in zip(history.positions(), history.line(), strict=False):
        if p.actor < 0 or len(p.options()) < 2 or looked_at == 6:
            continue
        other = p.redeal(p.actor, rng)  # what the seat can't see lies otherwise
        assert verdict(other, option, FEW, 1) == verdict(p, option, FEW, 1)
        looked_at += 1
    assert looked_at == 6


def test_the_same_game_is_always_read_the_same_way() -> None:
    history = played("antartik")
    assert review(history, FEW) == review(history, FEW)


def test_reading_changes_nothing_of_the_history() -> None:
    history = played("meltwater")
    before = history.to_json()
    review(history, FEW)
    assert history.to_json() == before


def test_without_secrets_one_look_is_enough() -> None:
    p = nunatak.game("arctic").start(players=2)
    assert nothing_hidden(p)
    assert sum(everybodys(p, FEW)) == pytest.approx(1.0)


def test_nobody_is_blamed_within_the_noise() -> None:
    assert Verdict(3, 0.2, -0.01, 0.41).word == "fine"
    assert Verdict(3, 0.2, 0.1, 0.3).word == "mistake"
    assert Verdict(3, 0.05, 0.01, 0.09).word == "inaccurate"
    assert Verdict(3).word == "fine"


def test_those_who_choose_at_random_make_mistakes() -> None:
    blamed = 0
    for seed in range(6):
        history = nunatak.play("antartik", ["random", "random"], seed=seed)
        found = review(history, 200)
        blamed += sum(
            step.verdict is not None and step.verdict.word == "mistake" for step in found.steps
        )
    assert blamed >= 6


def test_turning_points_are_the_greatest_changes_a_little_apart() -> None:
    changes = [[0.0, 0.0]] * 20
    changes[3] = [0.2, -0.2]
    changes[4] = [0.3, -0.3]
    changes[15] = [-0.5, 0.5]
    assert turning_points(changes) == [4, 15]
    assert turning_points([[0.01, -0.01]] * 9) == []


def test_a_quiet_game_has_no_turning_point_and_sums_of_nothing() -> None:
    steps = [Step(0, 1, [0.5, 0.5]), Step(-1, 2, [0.5, 0.5])]
    found = reviewed("antartik", 2, FEW, [0.5, 0.5], steps)
    assert found.turning == []
    assert [(each.luck, each.own, each.others) for each in found.sums] == [(0.0, 0.0, 0.0)] * 2


def test_a_kept_game_is_reviewed_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(played("antartik").to_json())
    ran = CliRunner().invoke(build(), ["review", str(file), "--iterations", str(FEW)])
    assert ran.exit_code == 0, ran.output
    assert "own choices" in ran.output
    assert "step " in ran.output


def test_how_far_mistakes_are_mistakes_is_counted_on_the_command_line() -> None:
    words = ["mistakes", "antartik", "--games", "1", "--level", "random", "--longer", "2"]
    ran = CliRunner().invoke(build(), words)
    assert ran.exit_code == 0, ran.output
    assert "mistake:" in ran.output
