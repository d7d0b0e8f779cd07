"""What bots strive for in The Arctic: to win, and otherwise to play all nine rounds."""

import pytest

from nunatak.games.arctic.bots.judgement import GUESSES, to_build
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


def test_who_is_the_first_to_build_counts_what_the_best_free_site_would_add() -> None:
    lobby = {"RUS-1": 1, "RUS-2": 2}
    gas = {1: "N1 N2"}
    assert to_build(arranged("act", lobby=lobby).p, 0) == 2
    assert to_build(arranged("act", lobby=lobby, rigs=gas).p, 0) == 5 - 2
    assert to_build(arranged("act", lobby=lobby, rigs={1: "N1 R1"}).p, 0) == 10 - 5
    assert to_build(arranged("act", lobby=lobby, rigs={1: "N1", 2: "R1 R2 R3"}).p, 0) == 0


def test_whoever_acts_after_the_first_to_build_has_no_lead() -> None:
    assert to_build(arranged("act", lobby={"RUS-1": 1, "RUS-2": 2}).p, 1) == 0
    assert to_build(arranged("act", lobby={"RUS-2": 2}).p, 1) == 2
    assert to_build(arranged("act", lobby={"RUS-2": 2}, boxes={"RUS build": 1}).p, 1) == 0
    done = arranged("act", lobby={"RUS-1": 1, "USA-1": 2}).play("home").p
    assert (to_build(done, 0), to_build(done, 1)) == (0, 2)


def test_ships_on_the_way_to_the_pole_promise_the_more_the_later_it_is() -> None:
    def promise(round: int) -> float:
        lobby = {"CAN-2": 1, "USA-2": 2}
        at_sea = arranged("invest", players=2, round=round, lobby=lobby, ships={"CAN": "IC"})
        ashore = arranged("invest", players=2, round=round, lobby=lobby, ships={"CAN": "C1"})
        return shares(at_sea.p)[0] - shares(ashore.p)[0]

    assert 0 <= promise(2) < promise(5) < promise(8)
