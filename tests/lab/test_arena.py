"""Bots against bots."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import nunatak
from nunatak.cli import build
from nunatak.lab.arena import Book, Contest, Played, contest, lineups, play_job, run
from nunatak.lab.crosstable import Crosstable, Score, ratings
from nunatak.lab.executors import Executor, Processes, executor
from nunatak.lab.sprt import NOT_STRONGER, STRONGER, UNDECIDED, Duel, Sprt

QUICK = ["greedy", "random"]


def small(players: int = 2, bots: list[str] | None = None) -> Contest:
    return contest(nunatak.game("antartik"), bots or QUICK, players, seed=3)


def without_time(played: Played) -> tuple[object, ...]:
    return (played.number, played.seats, played.ranks, played.scores, played.decisions)


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    held = small(3)
    seen = [held.job(n).seats.index("greedy") for n in range(6) if n % 2 == 0]
    assert seen == [0, 2, 1]
    assert [held.job(n).seats.count("greedy") for n in range(6)] == [1, 2, 1, 2, 1, 2]


def test_in_a_duel_the_first_bot_is_alone_among_the_others() -> None:
    held = contest(nunatak.game("antartik"), QUICK, 4, duel=True)
    assert all(held.job(n).seats.count("greedy") == 1 for n in range(8))
    assert {held.job(n).seats.index("greedy") for n in range(4)} == {0, 1, 2, 3}


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_alone_every_bot_plays_the_same_deals() -> None:
    held = Contest("antartik", 1, {}, ("a", "b"), 0, 1, "")
    assert [held.job(n).seats for n in range(4)] == [("a",), ("b",), ("a",), ("b",)]
    assert held.job(0).seed == held.job(1).seed != held.job(2).seed


@pytest.mark.parametrize(
    ("bots", "duel", "why"),
    [
        (["greedy"], False, "two different"),
        (["walrus"], False, "no bot"),
        (QUICK * 2, True, "duel"),
    ],
)
def test_a_contest_that_makes_no_sense_is_refused(bots: list[str], duel: bool, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        contest(nunatak.game("antartik"), bots, 2, duel=duel)


def test_a_game_comes_out_the_same_wherever_it_is_played() -> None:
    held = small()
    here = [without_time(played) for played in run(held, 6, Executor())]
    there = [without_time(played) for played in run(held, 6, Processes(2))]
    assert here == there
    assert [played[0] for played in here] == list(range(6))


def test_a_run_that_was_stopped_goes_on_where_it_stopped(tmp_path: Path) -> None:
    held, path = small(), tmp_path / "results.jsonl"
    games = run(held, 8, Executor(), Book(path, held))
    for _ in range(3):
        next(games)
    games.close()
    with path.open("a") as file:
        file.write('{"number": 3, "seats": ["gre')  # cut off in the middle of a line
    asked: list[int] = []

    class Counting(Executor):
        def run(self, work, jobs):  # type: ignore[no-untyped-def]
            for job in jobs:
                asked.append(job.number)
                yield work(job)

    whole = [without_time(played) for played in run(held, 8, Counting(), Book(path, held))]
    assert asked == [3, 4, 5, 6, 7]
    assert whole == [without_time(play_job(held.job(n))) for n in range(8)]
    assert len(path.read_text().splitlines()) == 9


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Book(path, small())
    with pytest.raises(ValueError, match="another contest"):
        Book(path, small(3))
    path.write_text("nonsense\n")
    with pytest.raises(ValueError, match="no file of results"):
        Book(path, small())


def game_of(seats: tuple[str, ...], ranks: tuple[int, ...], number: int = 0) -> Played:
    return Played(number, seats, ranks, ranks, 10, tuple(0.0 for _ in seats))


def test_winners_share_the_win() -> None:
    assert game_of(("a", "b", "c"), (5, 7, 7)).shares() == [0, 0.5, 0.5]


def test_the_table_says_who_came_in_ahead_of_whom() -> None:
    table = Crosstable(["a", "b"])
    table.add(game_of(("a", "b", "b"), (5, 3, 7)))
    table.add(game_of(("b", "a", "b"), (1, 9, 1)))
    assert table.against["a", "b"].mean == 0.75
    assert table.against["b", "a"].mean == 0.25
    assert table.wins["a"].mean == 0.5
    assert table.wins["b"].mean == 0.25


def test_alone_bots_are_compared_on_the_same_deal() -> None:
    table = Crosstable(["a", "b"])
    for a, b in ((10, 8), (4, 4), (9, 2)):
        table.add(game_of(("a",), (a,)))
        table.add(game_of(("b",), (b,)))
    assert table.against["a", "b"].count == 3
    assert table.against["a", "b"].mean == pytest.approx(2.5 / 3)


def test_an_interval_narrows_with_the_number_of_games() -> None:
    few, many = Score(), Score()
    for n in range(400):
        many.add(n % 2)
        if n < 20:
            few.add(n % 2)
    low, high = many.interval()
    assert 0.44 < low < 0.5 < high < 0.56
    assert few.interval()[0] < low


def test_who_wins_more_is_rated_higher() -> None:
    games = [game_of(("a", "b", "c"), (3, 2, 1))] * 10 + [game_of(("b", "a", "c"), (3, 2, 1))] * 3
    rated = ratings(["a", "b", "c"], games)
    assert rated["a"][0] > rated["b"][0] > rated["c"][0]


def test_a_test_is_undecided_before_there_is_evidence() -> None:
    test = Sprt(0.5, 1.3)
    for n in range(30):
        assert test.add(n % 2) == UNDECIDED


def test_a_test_finds_the_stronger_and_the_equal() -> None:
    stronger, equal = Sprt(0.25, 1.5), Sprt(0.25, 1.5)
    rng = nunatak.Rng(1)
    for _ in range(3000):
        if stronger.verdict == UNDECIDED:
            stronger.add(float(rng.below(100) < 36))
        if equal.verdict == UNDECIDED:
            equal.add(float(rng.below(100) < 24))
    assert stronger.verdict == STRONGER
    assert equal.verdict == NOT_STRONGER


def test_a_test_errs_no_more_often_than_it_promises() -> None:
    rng = nunatak.Rng(2)
    wrong = 0
    for _ in range(200):
        test = Sprt(0.5, 1.5)
        for _ in range(2000):
            if test.add(float(rng.below(2))) != UNDECIDED:
                break
        wrong += test.verdict == STRONGER
    assert wrong <= 20  # 5 % would be 10


def test_a_solo_duel_compares_two_and_two() -> None:
    duel = Duel("a", 1, 1.5)
    duel.add(game_of(("a",), (10,)))
    assert duel.test.score.count == 0
    duel.add(game_of(("b",), (7,)))
    assert duel.test.score.count == 1
    assert duel.test.score.mean == 1


def test_the_command_prints_a_table_and_a_verdict(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    command = ["arena", "antartik", "--bots", "greedy,random", "--players", "2", "--games", "40"]
    told = CliRunner().invoke(build(), [*command, "--sprt", "--odds", "2", "--out", str(out)])
    assert told.exit_code == 0, told.output
    assert "greedy is stronger than random" in " ".join(told.output.split())
    assert len(out.read_text().splitlines()) <= 41


def test_games_can_be_sent_to_a_ray_cluster() -> None:
    pytest.importorskip("ray")
    held = small()
    far = [without_time(played) for played in run(held, 6, executor("ray", 2))]
    assert far == [without_time(play_job(held.job(n))) for n in range(6)]
