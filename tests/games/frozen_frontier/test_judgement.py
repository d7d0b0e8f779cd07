"""What bots strive for in Frozen Frontier: to win, and alone for points as well."""

from typing import Any

import pytest

from nunatak.games.frozen_frontier.bots.judgement import GUESSES
from nunatak.games.frozen_frontier.rules import rows as at
from tests.games.frozen_frontier.test_histories import kept
from tests.judged import shares, wishes


def richer(p: Any, who: int, points: int) -> Any:
    """The same position with more points for somebody."""
    other = p.copy()
    other.own[who * at.OWN + at.POINTS] += points
    return other


@pytest.mark.parametrize("when", [60, -1])
def test_alone_the_same_lead_is_worth_more_with_more_points(when: int) -> None:
    p = list(kept("aisaac-beaten").positions())[when]
    both = richer(richer(p, 0, 10), at.AISAAC, 10)
    assert shares(both) == pytest.approx(shares(p))
    assert wishes(both)[0] > wishes(p)[0]


def test_alone_to_be_ahead_of_aisaac_still_counts() -> None:
    p = list(kept("aisaac-beaten").positions())[60]
    assert wishes(richer(p, at.AISAAC, 10))[0] < wishes(p)[0]
    assert 0 < GUESSES["glory"] < 1


def test_alone_games_are_compared_by_points() -> None:
    for name in ("aisaac-beaten", "aisaac-ahead"):
        p = kept(name).position()
        assert p.rank(0) == p.score(0)


def test_with_others_everybody_wishes_for_the_win_alone() -> None:
    p = list(kept("first-three").positions())[60]
    assert wishes(p) == shares(p)
    assert sum(wishes(p)) == pytest.approx(1.0)
