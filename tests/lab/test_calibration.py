"""Forecasts held against results."""

import pytest

import nunatak
from nunatak.bots.trust import Calibration
from nunatak.lab.calibration import fitted, foretell, reliability, sittings

TIMID = [((0.7, 0.3), (1.0, 0.0))] * 9 + [((0.7, 0.3), (0.0, 1.0))]


def test_timid_forecasts_are_sharpened_until_they_are_right() -> None:
    found = fitted(TIMID, TIMID)
    assert found.sharpness > 1
    assert found.honest([0.7, 0.3])[0] == pytest.approx(0.9, abs=0.02)
    assert found.error < reliability(TIMID).error


def test_how_far_off_it_still_is_is_found_on_other_forecasts() -> None:
    others = [((0.7, 0.3), (0.0, 1.0))]
    assert fitted(TIMID, others).sharpness == fitted(TIMID, TIMID).sharpness
    assert fitted(TIMID, others).error == pytest.approx(0.9, abs=0.02)


def test_bold_forecasts_are_dulled() -> None:
    bold = [((0.95, 0.05), (1.0, 0.0)), ((0.95, 0.05), (0.0, 1.0))]
    assert fitted(bold, bold).sharpness < 0.5


def test_somebody_who_plays_alone_may_be_too_hopeful() -> None:
    hopeful = [((0.8,), (0.0,))] * 3 + [((0.8,), (1.0,))]
    found = fitted(hopeful, hopeful)
    assert found.honest([0.8])[0] == pytest.approx(0.25, abs=0.02)


def test_reliability_counts_tenths_and_distances() -> None:
    found = reliability([((0.75, 0.25), (1.0, 0.0)), ((1.0, 0.0), (1.0, 0.0))])
    assert found.brier == pytest.approx((0.0625 * 2 + 0) / 2)
    assert [row[:2] for row in found.rows()] == [
        ("0-10 %", 1),
        ("20-30 %", 1),
        ("70-80 %", 1),
        ("90-100 %", 1),
    ]


def test_honest_shares_add_up() -> None:
    assert sum(Calibration(1.7).honest([0.5, 0.3, 0.2, 0.0])) == pytest.approx(1)


@pytest.mark.parametrize(("name", "players"), [("antartik", 3), ("frozen-frontier", 1)])
def test_a_game_is_foretold_the_same_way_twice(name: str, players: int) -> None:
    sitting = sittings(nunatak.game(name), players, 1, "cub", 3)[0]
    found = foretell(sitting)
    assert found == foretell(sitting)
    assert found
    for each in found:
        for shares in (each.chances, each.learned, each.by_hand, each.result):
            assert len(shares) == players
            assert players == 1 or sum(shares) == pytest.approx(1)
        assert set(each.result) <= {0.0, 1.0} or players > 1
