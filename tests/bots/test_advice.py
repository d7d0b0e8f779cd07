"""Hints."""

import pytest

import nunatak
from nunatak.bots.advice import advice


def dive() -> nunatak.Position:
    game = nunatak.game("antartik")
    p: nunatak.Position = game.start(players=3)
    for word in ("first 1", "card 1", "raise-hand", "raise-hand"):
        p.take(game.option(word))
    return p


def test_advice_weighs_every_option_for_every_player() -> None:
    p = dive()
    found = advice(p, 0, 60)
    assert {each.option for each in found} == set(p.options())
    assert sum(each.attention for each in found) == pytest.approx(1)
    assert [each.attention for each in found] == sorted(
        (each.attention for each in found), reverse=True
    )
    for each in found:
        assert sum(each.expected) == pytest.approx(1)


def test_whoever_is_not_to_choose_gets_no_advice() -> None:
    with pytest.raises(ValueError, match="not the one to choose"):
        advice(dive(), 1, 50)


def test_advice_in_no_time_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1 ms"):
        advice(dive(), 0, 0)


def test_advice_leaves_the_position_as_it_was() -> None:
    p = dive()
    before = p.save()
    advice(p, 0, 20)
    assert p.save() == before
