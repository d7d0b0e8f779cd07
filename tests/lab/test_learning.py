"""A judgement that learns from games against itself."""

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

import nunatak
from nunatak.engine.learned import Sight, learned
from nunatak.engine.network import Network
from nunatak.engine.networks import read
from nunatak.engine.playout import Buffers, pick
from nunatak.lab.executors import Executor
from nunatak.lab.learning.course import Course, Plan, Report, surprising
from nunatak.lab.learning.pupil import Pupil, shape_for
from nunatak.lab.learning.selfplay import (
    HEED,
    PATIENCE,
    School,
    Step,
    Task,
    differing,
    teach,
)
from tests.cli.test_commands import said as typed

SMALL = Plan(games=40, iterations=8, units=12, second=8, seed=5, passes=8.0, rate=0.003)


def course(folder: Path, rounds: int, name: str = "antartik", players: int = 2) -> list[Report]:
    game = nunatak.game(name)
    held = Course(game, [players], SMALL, folder)
    found = []
    for report in held.rounds(Executor()):
        found.append(report)
        if report.round >= rounds:
            break
    return found


def test_somebody_who_thinks_everybody_alike_learns_better_from_a_few_games() -> None:
    lessons = teach(Task("antartik", 2, 120, 6, 7, (b"",)))
    lessons.said[:] = np.log(0.5)
    new = (lessons.games >= 90) & lessons.walked
    old = np.flatnonzero(lessons.games < 90)
    pupil = Pupil(shape_for(lessons.rows, ["any"], 2, 12, 8), 1)
    before = surprising(pupil.shares(lessons.rows[new], lessons.said[new]), lessons.results[new])
    luck = np.random.default_rng(1)
    for _ in range(180):
        some = luck.choice(old, 256)
        pupil.learn(lessons.rows[some], lessons.said[some], lessons.targets[some], 0.001)
    after = surprising(pupil.shares(lessons.rows[new], lessons.said[new]), lessons.results[new])
    assert before == pytest.approx(np.log(2), abs=1e-3)
    assert after < 0.95 * before


def test_an_option_beside_the_best_is_worth_what_came_of_it_and_the_difference() -> None:
    assert differing([1.0, 0.0], [0.6, 0.4], [0.5, 0.5]) == pytest.approx([0.9, 0.1])
    assert differing([0.1, 0.9], [0.6, 0.4], [0.3, 0.7]) == pytest.approx([0.0, 1.0])
    assert differing([0.5], [0.6], [0.4]) == pytest.approx([0.3])  # alone


def test_what_came_of_a_game_is_told_to_asides_too_but_not_past_a_step_that_strayed() -> None:
    school = School(Task("antartik", 2, 1, 8, 7, (b"",)))
    p = school.game.start(2)
    for word in ("first 1", "card 1"):
        p.take(school.game.option(word))
    path = [Step(school.notes.take(p, 0)) for _ in range(3)]
    for step in path:
        step.value = [0.5, 0.5]
        step.asides = [(school.notes.take(p, 0), [0.4, 0.6]), (school.notes.take(p, 0), [0.5, 0.5])]
    path[1].strayed = True
    school.look_back(path, [1.0, 0.0])
    first, second, third = (school.notes.targets[step.noted] for step in path)
    came = HEED * (PATIENCE + (1 - PATIENCE) * 0.5) + (1 - HEED) * 0.5
    assert third == pytest.approx([came, 1 - came])
    assert second == first == pytest.approx([0.5, 0.5])
    worse, alike = (school.notes.targets[note] for note, _ in path[2].asides)
    assert worse == pytest.approx([came - 0.1, 1.1 - came])
    assert alike == pytest.approx(third)
    assert school.notes.targets[path[0].asides[0][0]] == pytest.approx([0.4, 0.6])


def test_all_options_that_were_considered_are_noted_not_the_chosen_one_alone() -> None:
    school = School(Task("antartik", 2, 30, 40, 7, (b"",)))
    lessons = school.teach()
    beside = np.flatnonzero(~lessons.walked)
    alike = (lessons.targets[beside[:-1]] == lessons.targets[beside[1:]]).all(axis=1)
    assert len(beside) > lessons.walked.sum()
    assert alike.mean() < 0.5


def test_a_course_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = course(tmp_path / "whole", 2)
    course(tmp_path / "parts", 1)
    assert course(tmp_path / "parts", 2)[0].learned == whole[1].learned
    kept = [(tmp_path / name / "2" / "self-2.network").read_bytes() for name in ("whole", "parts")]
    assert kept[0] == kept[1]


def test_what_is_remembered_is_learned_anew_by_a_smaller_network(tmp_path: Path) -> None:
    game = nunatak.game("antartik")
    course(tmp_path, 1)
    held = Course(game, [2], SMALL, tmp_path)
    held.classes[0].begin_anew(6)
    first = held.file({})
    made = read(first)[1][2]
    assert (made[0].units, made[0].second) == (6, 2)
    held.classes[0].begin_anew(6)
    assert held.file({}) == first
    assert Course(game, [2], SMALL, tmp_path).file({}) != first  # the course goes on as it was


def test_a_course_without_another_round_can_be_learned_anew(tmp_path: Path) -> None:
    folder = str(tmp_path / "course")
    words = ["learn", "antartik", "--players", "2", "--games", "20", "--iterations", "8"]
    words += ["--folder", folder, "--on", "here", "--rounds", "1"]
    assert "round 1" in typed(*words)
    assert "round 2" not in typed(*words, "--anew", "6")
    made, networks = read((tmp_path / "course" / "judgement.network").read_bytes())
    assert made["by"].endswith("--anew 6")
    assert networks[2][0].units == 6


def test_another_plan_is_refused_in_the_same_folder(tmp_path: Path) -> None:
    Course(nunatak.game("antartik"), [2], SMALL, tmp_path)
    with pytest.raises(ValueError, match="another plan"):
        Course(nunatak.game("antartik"), [2], Plan(), tmp_path)


@pytest.mark.parametrize(("name", "players"), [("frozen-frontier", 1), ("antarctica", 3)])
def test_what_is_noted_of_games_are_shares(name: str, players: int) -> None:
    lessons = teach(Task(name, players, 2, 8, 7, (b"",)))
    assert len(lessons.rows) == len(lessons.games) > 20
    for shares in (lessons.targets, lessons.results):
        assert shares.sum(axis=1) == pytest.approx(1, abs=1e-4)
        assert shares.min() >= 0
    assert lessons.walked.any()


def test_compiled_or_not_a_bot_judges_as_the_pupil_did() -> None:
    """What NumPy learned and what is read from the file agree, but for half-precision floats."""
    game = nunatak.game("antartik")
    lessons = teach(Task("antartik", 3, 3, 8, 7, (b"",)))
    sight = Sight(game.minds.judgement(), game.minds.observation())
    pupil = Pupil(shape_for(lessons.rows, sight.names(3), 3, 12, 8), 1)
    for _ in range(20):
        pupil.learn(lessons.rows, lessons.said, lessons.targets, 0.01)
    network = Network(pupil.shape.layers([float(np.float16(weight)) for weight in pupil.floats()]))
    expected = pupil.shares(lessons.rows, lessons.said)
    for row, said, shares in zip(lessons.rows[:50], lessons.said, expected, strict=False):
        for column, value in enumerate(row):
            network.row[column] = i16(int(value))
        for place, word in enumerate(said):
            network.said[place] = float(word)
        network.look()
        network.tell()
        told = np.exp(np.array(list(network.out)))
        assert told / told.sum() == pytest.approx(shares, abs=0.01)


def test_the_file_of_a_course_says_how_it_was_made_and_judges(tmp_path: Path) -> None:
    game = nunatak.game("antartik")
    held = Course(game, [2, 3], SMALL, tmp_path)
    rounds = held.rounds(Executor())
    next(rounds)
    next(rounds)
    whole = held.file({"by": "a test"})
    made, networks = read(whole)
    assert made["by"] == "a test"
    assert made["rules"] == game.rules_version
    assert set(networks) == {2, 3}
    judgement = learned(game.minds.judgement(), game.minds.observation(), whole)
    p = game.start(players=3)
    for _ in range(9):
        p.apply(pick(p, nunatak.Rng(1), Buffers(len(game.vocabulary))))
    out = vec[float]([0.0] * 8)
    judgement.shares(p, 1, out)
    assert sum(out) == pytest.approx(1)
