"""The rulebook of Ice Floe, sentence by sentence. Every rule is a test with its name."""

import nunatak
from nunatak.games.ice_floe import GAME
from nunatak.games.ice_floe.rules.position import IceFloe


def game_of(*words: str, players: int = 2, ice: str = "thin") -> IceFloe:
    """Return a game in which these options were taken, one after another."""
    p = GAME.start(players=players, settings={"ice": ice})
    for word in words:
        p.take(GAME.option(word))
    return p


def test_whoever_takes_a_card_sees_it_and_nobody_else_does() -> None:
    p = game_of("first 1", "take", "card 3")
    assert p.view(0)["table"]["seats"][0]["hand"] == {"3": 1}
    assert p.view(1)["table"]["seats"][0]["hand"] is None
    assert p.view(None)["table"]["seats"][0]["cards"] == 1


def test_whoever_has_passed_is_not_asked_again() -> None:
    p = game_of("first 1", "pass", "take", "card 1")
    assert p.actor == 1


def test_it_ends_when_everybody_has_passed_and_the_heavier_sledge_wins() -> None:
    p = game_of("first 1", "take", "card 3", "take", "card 2", "pass", "pass", "show")
    assert p.actor == nunatak.OVER
    assert (p.scores(), p.winners()) == ([3, 2], [0])


def test_a_sledge_that_the_ice_does_not_carry_is_worth_nothing() -> None:
    heavy = ("first 1", "take", "card 5", "pass", "take", "card 3", "pass", "show")
    assert game_of(*heavy).scores() == [0, 0]
    assert game_of(*heavy, ice="thick").scores() == [8, 0]
