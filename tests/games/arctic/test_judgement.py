"""What bots strive for in The Arctic: to win, and otherwise to play all nine rounds."""

import pytest

from nunatak.games.arctic.judgement import GUESSES
from tests.games.arctic.table import Table, arranged
from tests.games.arctic.test_histories import kept
from tests.judged import shares, wishes


def even(china: str, guards: str = "") -> Table:
    """A late round in which nobody is ahead, with Chinese ships somewhere."""
    if not guards:
        return arranged("invest", players=2, round=7, ships={"CHN": china})
    ships = {"CHN": china, "USA": guards}
    return arranged("invest", players=2, round=7, ships=ships, control={"USA": "POLE"})


def test_shares_add_up_to_one_win_whatever_china_does() -> None:
    for china in ("BER", "IR3", "IR3 IR3"):
        assert sum(shares(even(china).p)) == pytest.approx(1.0)


def test_nobody_wishes_china_next_to_an_open_pole_where_it_is_all_the_same() -> None:
    far, near, guarded = even("BER"), even("IR3"), even("IR3", "POLE POLE")
    for seat in range(2):
        assert shares(far.p)[seat] == pytest.approx(shares(near.p)[seat], abs=0.01)
        assert wishes(far.p)[seat] > wishes(near.p)[seat]
        assert wishes(guarded.p)[seat] > wishes(near.p)[seat]


def test_to_win_by_china_is_still_better_than_to_lose_after_nine_rounds() -> None:
    early = Table(kept("china-at-the-pole")[0].position())
    late = Table(kept("norway-joins")[0].position())
    [winner] = early.p.winners()
    loser = next(seat for seat in range(late.p.players) if seat not in late.p.winners())
    assert wishes(early.p)[winner] == pytest.approx(1 - GUESSES["patience"])
    assert wishes(late.p)[loser] == pytest.approx(GUESSES["patience"])
    assert wishes(early.p)[winner] > wishes(late.p)[loser]
