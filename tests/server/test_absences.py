"""When a bot plays for whoever left: as agreed, by pace, or after the table's own time."""

import pytest

from nunatak.server.base.limits import Limits
from nunatak.server.tables.absences import Absences
from tests.table.sitting import just, table

OWN = Limits()


@pytest.mark.parametrize(
    ("pace", "away", "seconds"),
    [
        ("live", 0, OWN.away_live),
        ("none", 0, OWN.away_none),
        ("none", 600, 600),
    ],
)
def test_a_bot_plays_after_the_time_of_the_pace_or_the_tables_own(
    pace: str, away: int, seconds: float
) -> None:
    made = table(
        ["person"] * 2,
        just("first 1", "card 5"),
        pace=pace,
        minutes=600,
        stand_in=True,
        away=away,
    )
    absences = Absences(made, OWN, 0.0)
    absences.came("noor")
    absences.left("noor", 10.0)
    absences.on_time(10.0 + OWN.grace)
    assert not made.is_bot(1)
    due = 10.0 + OWN.grace + seconds
    absences.on_time(due - 1.0)
    assert not made.is_bot(1)
    assert absences.next() == [due]
    absences.on_time(due)
    assert made.is_bot(1)


def test_at_a_slow_table_a_bot_plays_when_time_is_up_and_not_when_somebody_left() -> None:
    made = table(["person"] * 2, just("first 1", "card 5"), pace="day", stand_in=True)
    absences = Absences(made, OWN, 0.0)
    assert absences.bot_plays_from() is None
    assert absences.long_gone(86_400.0 - 1) == set()
    assert absences.long_gone(86_400.0) == {"ines", "noor"}


def test_where_nobody_agreed_no_bot_plays_however_long_somebody_is_away() -> None:
    made = table(["person"] * 2, just("first 1", "card 5"))
    absences = Absences(made, OWN, 0.0)
    absences.left("noor", 10.0)
    absences.on_time(80_000.0)
    assert absences.bot_plays_from() is None
    assert not made.is_bot(1)


def test_nobody_is_blamed_for_the_time_in_which_the_table_was_put_away() -> None:
    made = table(["person"] * 2, just("first 1", "card 5"), stand_in=True)
    absences = Absences(made, OWN, 5_000.0)
    made.present = {"ines"}
    assert absences.bot_plays_from() == 5_000.0 + OWN.away_none
    absences.came("noor")
    assert absences.bot_plays_from() is None
