"""Four levels that a person can feel."""

import pytest

import nunatak
from nunatak.bots import bot
from nunatak.bots.levels import LEVELS, level_in
from nunatak.bots.search import PLAINLY_WORSE, Search, SearchSettings
from nunatak.engine.position import Position
from nunatak.games.description import game_of
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


def test_what_is_plainly_worse_is_no_mistake_that_a_cub_makes() -> None:
    search, p = a_search_with_many_stakes()
    rng = nunatak.Rng(3)
    ranked = sorted(p.options(), key=search.estimate)
    lost = search.estimate(ranked[-1]) - search.estimate(ranked[0])
    assert lost > 0
    plainly = lost / (1.1 * PLAINLY_WORSE)  # a blur by which the worst is plainly worse
    assert all(search.mistaken(p, plainly, rng) != ranked[0] for _ in range(300))
    assert any(search.mistaken(p, 2 * plainly, rng) != ranked[-1] for _ in range(300))


def test_many_bad_options_are_no_likelier_to_be_taken_than_one() -> None:
    search, p = a_search_with_many_stakes()
    rng = nunatak.Rng(4)
    ranked = sorted(p.options(), key=search.estimate)
    assert game_of(p).vocabulary.text(ranked[-1]) == "raise-hand"
    blur = (search.estimate(ranked[-1]) - search.estimate(ranked[-2])) / 1.2
    stakes = sum(search.mistaken(p, blur, rng) != ranked[-1] for _ in range(400))
    assert 0 < stakes < 0.4 * 400


def a_search_with_many_stakes() -> tuple[Search, Position]:
    """Return a position in which many cards can be staked, all badly, and its search."""
    game = nunatak.game("antartik")
    history = nunatak.play("antartik", ["greedy", "greedy"], seed=7)
    for p in history.positions():
        stakes = [each for each in p.options() if game.vocabulary.text(each).startswith("stake")]
        if p.actor >= 0 and len(stakes) > 6:
            search = Search(p.rules, 2, game.first_judgement, SearchSettings())
            search.think(p, p.actor, nunatak.Rng(3), 24, 0.0)
            best = search.best(p)
            worth = [search.estimate(each) for each in stakes]
            if best not in stakes and max(worth) - min(worth) < 0.15 * (
                search.estimate(best) - max(worth)
            ):
                return search, p
    raise AssertionError("Nobody could stake many cards.")


@pytest.mark.parametrize("name", ["walrus", "pole:fast", "pole:0ms", "random:500ms", "cub:"])
def test_a_bot_that_does_not_exist_is_refused_in_words(name: str) -> None:
    with pytest.raises(ValueError, match=r"no bot 'walrus'|should be a level with time"):
        bot(name)
