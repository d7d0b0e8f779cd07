"""Who will win, as far as a seat can know."""

import pytest

import nunatak
from nunatak.bots.chances import chances
from nunatak.engine.playout import Buffers, pick, play_out
from tests.bots.test_honesty import GAMES_WITH_SECRETS, moments

EVERY_GAME = nunatak.game_names()


def in_the_middle(name: str, players: int, steps: int = 30) -> nunatak.Position:
    game = nunatak.game(name)
    p: nunatak.Position = game.start(players=players)
    rng = nunatak.Rng(4)
    for _ in range(steps):
        p.apply(pick(p, rng, Buffers(len(game.vocabulary))))
    return p


@pytest.mark.parametrize("name", EVERY_GAME)
def test_chances_add_up_whoever_looks_and_whoever_is_to_choose(name: str) -> None:
    game = nunatak.game(name)
    p = in_the_middle(name, game.players[-1])
    for eye in range(p.players):
        found = chances(p, eye, iterations=64)
        assert sum(found.seats) == pytest.approx(1)
        for low, seat, high in zip(found.low, found.seats, found.high, strict=True):
            assert 0 <= low <= seat <= high <= 1


def test_somebody_who_plays_alone_beats_the_game_or_does_not() -> None:
    p = in_the_middle("frozen-frontier", 1)
    assert 0 < chances(p, 0, iterations=64).seats[0] < 1
    play_out(p, nunatak.Rng(1), Buffers(p.rules.size))
    assert chances(p, 0).seats[0] == float(p.winners() == [0])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_at_the_end_chances_are_the_result(name: str) -> None:
    game = nunatak.game(name)
    p: nunatak.Position = game.start(players=game.players[-1])
    play_out(p, nunatak.Rng(2), Buffers(len(game.vocabulary)))
    won = p.winners()
    expected = tuple(1 / len(won) if seat in won else 0 for seat in range(p.players))
    found = chances(p, 0)
    assert found.seats == found.low == found.high == expected


@pytest.mark.parametrize("name", GAMES_WITH_SECRETS)
def test_what_a_seat_can_not_see_does_not_change_its_chances(name: str) -> None:
    for p, twin in moments(name):
        first, second = (chances(q, p.actor, iterations=40, seed=3) for q in (p, twin))
        assert first.seats == second.seats
        assert first.low == second.low


def test_bounds_draw_together_with_more_thinking() -> None:
    p = in_the_middle("antartik", 3, 40)

    def width(iterations: int) -> float:
        found = [chances(p, 0, iterations=iterations, seed=seed) for seed in range(10)]
        return sum(each.high[0] - each.low[0] for each in found)

    assert width(4000) < width(40)


def test_thinking_leaves_the_position_as_it_was() -> None:
    p = in_the_middle("antartik", 3)
    before = p.save()
    assert "chances" in repr(chances(p, 1, iterations=40))
    assert p.save() == before


def test_no_thinking_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 4"):
        chances(in_the_middle("antartik", 2), 0, iterations=3)
