"""The search: what it finds, and how its tree is kept."""

import os
import subprocess
import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import pytest

import nunatak
from nunatak.bots.search import NONE, Search, SearchSettings
from nunatak.bots.thinker import Thinker
from nunatak.engine.playout import Buffers, pick

ANTARTIK = nunatak.game("antartik")
EVERY_GAME = nunatak.game_names()


def wander(name: str, players: int, seed: int) -> Iterator[Any]:
    """Yield every position of random games, for ever."""
    game = nunatak.game(name)
    buffers = Buffers(len(game.vocabulary))
    rng = nunatak.Rng(seed)
    while True:
        p = game.start(players)
        while p.actor != nunatak.OVER:
            yield p
            p.apply(pick(p, rng, buffers))


def decision(p: Any) -> str:
    return str(p.rules.decisions[p.now].name)


def searched(p: Any, iterations: int, **settings: Any) -> Search:
    search = Search(p.rules, p.players, p.game.judgement, SearchSettings(**settings))
    search.think(p, p.actor, nunatak.Rng(1), iterations, 0.0)
    return search


def edges_of(search: Search, node: int) -> list[int]:
    found = []
    edge = search.first[node]
    while edge != NONE:
        found.append(int(edge))
        edge = search.sibling[edge]
    return found


def first_choice(name: str) -> Any:
    """Return an early position in which there is something to choose."""
    game = nunatak.game(name)
    for p in wander(name, game.players[0], 2):
        if p.actor >= 0 and len(p.options()) > 2:
            return p.copy()


def test_a_diver_stops_when_every_card_left_would_be_a_bellyflop() -> None:
    found = 0
    for p in wander("antartik", 2, 3):
        if decision(p) != "dive" or len(p.row) < 4 or not p.drawn:
            continue
        counts = p.deck.unseen(0)
        if any(n and not p.figures & p.tables.figures[kind] for kind, n in enumerate(counts)):
            continue
        search = searched(p.redeal(p.actor, nunatak.Rng(1)), 200)
        assert ANTARTIK.text(search.best(p)) != "draw"
        found += 1
        if found == 3:
            return


def test_the_last_stroke_that_wins_a_game_of_meltwater_is_seen() -> None:
    """Where one option ends the game in a win at once, and others don't, it is taken."""
    found = 0
    for p in wander("meltwater", 2, 4):
        if p.actor < 0 or len(p.options()) < 2:
            continue
        wins = [option for option in p.options() if won_at_once(p, option)]
        if not wins or len(wins) == len(p.options()):
            continue
        search = searched(p.copy(), 200)
        assert search.share(search.best(p), p.actor) > 0.9
        found += 1
        if found == 2:
            return


def won_at_once(p: Any, option: int) -> bool:
    q = p.copy()
    q.apply(option)
    return bool(q.actor == nunatak.OVER and q.winners() == [p.actor])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_results_of_all_seats_add_up_to_one_for_every_visit(name: str) -> None:
    p = first_choice(name)
    common = p.game.minds.guesses.get("patience", 0.0)  # a wish of all seats
    search = searched(p, 150)
    assert search.passed[search.root] == 150
    assert sum(search.visits[edge] for edge in edges_of(search, 0)) == 150
    for edge in range(search.edges):
        first = edge * search.players
        worth = sum(search.worth[first + seat] for seat in range(search.players))
        visits = float(search.visits[edge])
        if search.players == 1:  # whom the game itself may beat
            assert 0 <= worth <= visits
        else:
            assert worth >= visits * (1 - common) - 1e-6
            assert worth <= visits * (1 + common * (search.players - 1)) + 1e-6


@pytest.mark.parametrize("name", EVERY_GAME)
def test_no_option_is_taken_more_often_than_it_was_there(name: str) -> None:
    p = first_choice(name)
    search = searched(p, 150)
    for edge in edges_of(search, 0):
        assert search.visits[edge] <= search.available[edge] <= 150


def test_outcomes_that_the_seat_can_not_see_lead_to_one_node() -> None:
    """When another looks at cards with a judge, the onlooker can't tell one card from another."""
    for p in wander("antartik", 2, 1):
        if decision(p) == "look" and len(p.chances()) > 3:
            break
    onlooker = 1 - p.diver
    search = Search(p.rules, 2, p.game.judgement, SearchSettings())
    search.think(p, onlooker, nunatak.Rng(1), 60, 0.0)
    edges = edges_of(search, 0)
    assert len(edges) > 1
    assert len({int(search.to[edge]) for edge in edges}) == 1
    search = Search(p.rules, 2, p.game.judgement, SearchSettings())
    search.think(p, p.diver, nunatak.Rng(1), 60, 0.0)
    edges = edges_of(search, 0)
    assert len({int(search.to[edge]) for edge in edges}) == len(edges)


def test_a_long_list_of_options_is_opened_little_by_little() -> None:
    for p in wander("meltwater", 2, 1):
        if p.actor >= 0 and len(p.options()) >= 12:
            break
    narrow = searched(p, 9, breadth=3)
    tried = [edge for edge in edges_of(narrow, 0) if narrow.visits[edge] > 0]
    assert len(tried) <= 3 + 3
    best = max(narrow.prior[edge] for edge in edges_of(narrow, 0))
    assert narrow.prior[edges_of(narrow, 0)[0]] == best


def test_playouts_to_the_end_need_no_judgement() -> None:
    p = first_choice("antartik")
    search = Search(p.rules, p.players, None, SearchSettings())
    search.think(p, p.actor, nunatak.Rng(1), 20, 0.0)
    assert search.best(p) in p.options()
    for edge in range(search.edges):
        for seat in range(p.players):  # only wins, losses and ties are known
            assert (2 * search.worth[edge * p.players + seat]) % 1 == 0


def test_the_tree_is_kept_while_ones_own_turn_goes_on() -> None:
    for p in wander("antartik", 2, 1):
        if decision(p) == "top-or-bottom":
            break
    seat = p.actor
    mind = Thinker("pole", iterations=300)
    rng = nunatak.Rng(1)
    p = p.copy()
    p.apply(mind.choose(p.redeal(seat, rng), seat, rng))
    assert p.actor == seat
    search = mind.search
    assert search is not None
    kept = search.passed[search.root]
    assert kept > 0
    nodes = search.nodes
    mind.choose(p.redeal(seat, rng), seat, rng)
    assert search.nodes < nodes + 301 - kept + 1


def test_the_tree_is_forgotten_when_something_else_happened() -> None:
    p = first_choice("antartik")
    mind = Thinker("pole", iterations=50)
    rng = nunatak.Rng(1)
    for _ in range(2):
        mind.choose(p.redeal(p.actor, rng), p.actor, rng)
        assert mind.search is not None
        assert mind.search.nodes <= 51


def test_a_forced_choice_takes_no_thought() -> None:
    for p in wander("antartik", 2, 1):
        if p.actor >= 0 and len(p.options()) == 1:
            break
    mind = Thinker("pole", iterations=10**7)
    began = perf_counter()
    assert mind.choose(p.redeal(p.actor, nunatak.Rng(1)), p.actor, nunatak.Rng(1)) in p.options()
    assert perf_counter() - began < 1


def test_time_that_was_given_is_used_and_not_much_more() -> None:
    p = first_choice("antartik")
    mind = Thinker("pole", seconds=0.1)
    began = perf_counter()
    mind.choose(p.redeal(p.actor, nunatak.Rng(1)), p.actor, nunatak.Rng(1))
    assert 0.1 <= perf_counter() - began < 2


GAME = """
import nunatak
print(nunatak.play({name!r}, ["sledger:12"] * {players}, seed=11).entries)
"""


@pytest.mark.parametrize("name", EVERY_GAME)
def test_bots_choose_the_same_compiled_and_interpreted(name: str) -> None:
    players = nunatak.game(name).players[-1]
    here = nunatak.play(name, ["sledger:12"] * players, seed=11).entries
    for pure in "01":
        told = subprocess.run(
            [sys.executable, "-c", GAME.format(name=name, players=players)],
            env={**os.environ, "NUNATAK_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == str(here)
