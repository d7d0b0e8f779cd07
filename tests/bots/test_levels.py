"""Four levels that a person can feel."""

import pytest

import nunatak
from nunatak.bots import bot
from nunatak.bots.levels import LEVELS, level_in
from nunatak.bots.search import Search, SearchSettings
from nunatak.lab.arena import contest, run
from nunatak.lab.executors import Executor
from nunatak.lab.sprt import STRONGER, Duel

EVERY_GAME = nunatak.game_names()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_level_thinks_longer_than_the_one_below(name: str) -> None:
    game = nunatak.game(name)
    budgets = [level_in(game, level).iterations for level in LEVELS]
    assert budgets == sorted(set(budgets))


def test_only_the_cub_misjudges_on_purpose() -> None:
    blurs = [level_in(nunatak.game("antartik"), level).blur for level in LEVELS]
    assert blurs[0] > 0
    assert blurs[1:] == [0, 0, 0]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_cub_beats_random_play(name: str) -> None:
    game = nunatak.game(name)
    held = contest(game, ["cub", "random"], game.players[0], duel=True)
    duel = Duel("cub", held.players, 1.5)
    for played in run(held, 60, Executor()):
        if duel.add(played) == STRONGER:
            return
    pytest.fail(f"The cub wins only {duel.test.score.mean:.0%} of 60 games.")


def test_mistakes_are_likelier_the_less_they_cost() -> None:
    game = nunatak.game("antartik")
    p = game.start(players=2)
    rng = nunatak.Rng(3)
    for word in ("first 1", "card 1", "raise-hand", "draw", "card 4", "raise-hand"):
        p.take(game.option(word))
    search = Search(p.rules, 2, game.judgement, SearchSettings())
    search.think(p, 0, rng, 400, 0.0)
    best = search.best(p)
    other = next(option for option in p.options() if option != best)
    assert search.estimate(best) > search.estimate(other)
    slips = [
        sum(search.mistaken(p, blur, rng) != best for _ in range(300)) for blur in (1e-6, 0.05, 5.0)
    ]
    assert slips[0] == 0
    assert slips[0] < slips[1] < slips[2]


@pytest.mark.parametrize("name", ["walrus", "pole:fast", "pole:0ms", "random:500ms", "cub:"])
def test_a_bot_that_does_not_exist_is_refused_in_words(name: str) -> None:
    with pytest.raises(ValueError, match=r"no bot 'walrus'|should be a level with time"):
        bot(name)
