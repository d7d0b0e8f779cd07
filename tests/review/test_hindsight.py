"""Hindsight stands beside a verdict and blames nobody."""

import nunatak
from nunatak.bots.levels import search_settings
from nunatak.bots.search import Search
from nunatak.games.description import game_of
from nunatak.review.hindsight import hindsight, knows_more, open_share
from nunatak.review.reading import step
from nunatak.review.verdict import INACCURATE

SEED = 11
ITERATIONS = 120


def choices(game: str, seed: int) -> list[tuple[nunatak.Position, int]]:
    """Return the positions of a game in which somebody had a choice, and what they chose."""
    history = nunatak.play(game, ["greedy"] * 2, seed=seed)
    both = zip(history.positions(), history.line(), strict=False)
    return [(p, option) for p, option in both if p.actor >= 0 and len(p.options()) > 1]


def test_where_all_is_open_there_is_nothing_to_be_wiser_about() -> None:
    for p, option in choices("meltwater", 5):
        assert not knows_more(p)
        assert hindsight(p, option, ITERATIONS, SEED) is None


def test_hindsight_looks_at_what_the_chooser_could_not_see() -> None:
    rng = nunatak.Rng(7)
    looked = [p for p, _ in choices("frozen-frontier", 4) if knows_more(p)]
    game = game_of(looked[0])
    search = Search(looked[0].rules, 2, game.judgement, search_settings(game))
    for p in reversed(looked):
        deals = [p.redeal(p.actor, rng) for _ in range(3)]
        shares = {open_share(search, each, p.actor, ITERATIONS, SEED) for each in deals}
        if len(shares) > 1:
            return
    raise AssertionError("However hidden things lie, it is all the same to it.")


def test_whoever_is_told_of_hindsight_is_told_something_else_than_the_verdict() -> None:
    told = 0
    for p, option in choices("frozen-frontier", 4)[-60:]:
        read = step(p, option, ITERATIONS)
        if read.hindsight is None:
            continue
        told += 1
        assert read.verdict is not None
        assert read.hindsight.best in p.options()
        assert read.hindsight.best != option
        assert read.hindsight.lost >= INACCURATE
        assert read.hindsight.low > 0.0
        assert read.verdict.word == "fine" or read.verdict.best != read.hindsight.best
    assert told
