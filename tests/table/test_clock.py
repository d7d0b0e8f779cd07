"""Clocks: what every pace gives, and what moves, holidays and taking back do to it."""

from typing import Any

import pytest

from nunatak.store.rows import TableRow
from nunatak.table import Table, paces
from nunatak.table.paces import BANKS, DAY, SLOW
from tests.table.sitting import again, just, kept, table


def act(made: Table, words: str, now: float) -> int:
    """Let whoever is asked do something; return who that was."""
    seat = made.asked()
    assert seat is not None
    made.act(seat, made.game.option(words), made.row.version, now)
    return seat


def begun(**more: Any) -> Table:
    """Return a game of three that waits for the second seat."""
    return table(["person"] * 3, just("first 1", "card 5", "card 6", "card 7"), **more)


@pytest.mark.parametrize("pace", SLOW)
def test_a_slow_move_has_time_of_its_own_and_then_takes_from_the_bank(pace: str) -> None:
    move, bank = SLOW[pace], DAY * BANKS[pace]
    made = begun(pace=pace, bank=bank)
    assert made.row.due == move + bank
    assert (made.clock.move(10.0), made.clock.left(10.0)[1]) == (move - 10, bank)
    assert act(made, "raise-hand", move + 600.0) == 1
    assert made.seats[1].left == bank - 600  # and the others have all of theirs
    assert made.seats[0].left == made.seats[2].left == bank
    assert made.clock.move(move + 600.0) == move
    assert made.clock.out(2 * move + 600.0 + bank - 1) is None
    assert made.clock.out(2 * move + 600.0 + bank) == 2


def test_what_passes_while_a_slow_table_is_put_away_is_taken_from_the_move_first() -> None:
    made = begun(pace="day", bank=3 * DAY)
    woken = again(made, now=DAY + 500.0)
    assert woken.clock.move(DAY + 500.0) == 0.0
    assert woken.clock.left(DAY + 500.0)[1] == 3 * DAY - 500
    assert woken.row.due == 4 * DAY


def test_an_increment_is_added_when_the_turn_goes_on() -> None:
    made = begun(pace="live", minutes=5, increment=10)
    act(made, "raise-hand", 30.0)
    assert made.clock.left(30.0) == {0: 300.0, 1: 280.0, 2: 300.0}


def test_a_live_move_can_have_seconds_of_its_own_before_the_clock_runs() -> None:
    made = begun(pace="live", minutes=5, move=20)
    act(made, "raise-hand", 15.0)
    assert made.clock.left(15.0) == {0: 300.0, 1: 300.0, 2: 300.0}
    act(made, "raise-hand", 15.0 + 50.0)
    assert made.clock.left(65.0)[2] == 270.0


@pytest.mark.parametrize(
    "pace", [{"pace": "live", "minutes": 5, "increment": 10}, {"pace": "day", "bank": DAY}]
)
def test_taking_a_move_back_and_making_it_again_wins_no_time(pace: dict[str, Any]) -> None:
    made = begun(**pace)
    now = 0.0
    for _ in range(5):
        now += 20.0
        seat = act(made, "raise-hand", now)
        assert made.can_undo(seat)
        made.undo(seat, made.row.version, now)
    before = 300.0 + 10.0 if "increment" in pace else 2.0 * DAY
    assert made.seats[1].move + (made.seats[1].left or 0.0) == before - 100.0


def test_no_time_runs_on_a_holiday_and_all_of_it_after() -> None:
    made = begun(pace="day", bank=DAY)
    made.holiday("noor", 5 * DAY, 1000.0)
    assert made.row.due == 5 * DAY + 2 * DAY - 1000
    assert made.clock.move(4.0 * DAY) == DAY - 1000
    assert made.clock.out(5.0 * DAY) is None
    woken = again(made, now=3.0 * DAY)  # put away and brought back meanwhile
    assert woken.row.due == 7 * DAY - 1000
    assert not woken.time_out(7.0 * DAY - 1001)
    assert woken.time_out(7.0 * DAY - 1000)


def test_a_holiday_that_ends_early_lets_time_run_from_then_on() -> None:
    made = begun(pace="day")
    made.holiday("noor", 5 * DAY, 0.0)
    made.holiday("noor", 2 * DAY, 2.0 * DAY)
    assert made.row.due == 3 * DAY
    assert made.clock.move(2.5 * DAY) == DAY / 2


def test_a_holiday_stands_for_whoever_is_asked_later() -> None:
    made = begun(pace="day")
    made.holiday("kolya", 3 * DAY, 0.0)
    assert made.row.due == DAY  # it is not their turn
    act(made, "raise-hand", 100.0)
    assert made.row.due == 4 * DAY


def test_holidays_are_for_slow_tables() -> None:
    made = begun(pace="live", minutes=5)
    made.holiday("noor", 5 * DAY, 0.0)
    assert made.time_out(301.0)


def test_whoever_comes_back_after_their_time_has_that_of_a_move() -> None:
    made = begun(pace="half-day", bank=100)
    assert made.time_out(DAY / 2 + 100.0)
    made.came("noor", 50_000.0)
    assert made.clock.move(50_000.0) == DAY / 2
    assert made.clock.left(50_000.0)[1] == 0.0
    made.stand_in(1, True, 50_100.0)
    made.stand_in(1, False, 50_200.0)
    assert made.clock.move(50_200.0) == DAY / 2 - 100  # a bot for a moment wins no time


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"pace": "none"}, "No clock"),
        ({"pace": "live", "minutes": 5}, "Live, 5 min each"),
        ({"pace": "live", "minutes": 5, "increment": 3}, "5 min each and 3 s more"),
        ({"pace": "live", "minutes": 5, "move": 30}, "30 s a move, 5 min of spare time"),
        ({"pace": "week", "bank": 7 * DAY}, "A week a move, 7 days of spare time each"),
        ({"pace": "day"}, "A day a move"),
    ],
)
def test_every_pace_has_words(more: dict[str, Any], words: str) -> None:
    row: TableRow = kept(["person"] * 2, **more).row
    assert words in paces.said(row, "en").replace("\u2068", "").replace("\u2069", "")
    assert paces.when_late(row, "en") == ("" if row.pace == "none" else "A bot takes the seat")
