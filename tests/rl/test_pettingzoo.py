"""PettingZoo's own checks, on every game."""

import copy
import pickle
from functools import partial
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

import nunatak
from nunatak.rl.pettingzoo import env

EVERY_GAME = nunatak.game_names()
TABLES = [(name, count) for name in EVERY_GAME for count in nunatak.game(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_environment_keeps_the_interface(name: str, players: int) -> None:
    api_test(env(name, players=players), num_cycles=120)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(partial(env, name), num_cycles=60)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_table_can_be_shown(name: str) -> None:
    render_test(partial(env, name))


def rest_of(table: Any) -> list[Any]:
    """Play on with the first legal option, and return all that is seen."""
    seen = []
    for _ in range(30):
        observation, reward, over, _, _ = table.last()
        seen.append((table.agent_selection, observation["observation"].tolist(), reward, over))
        if over:
            break
        table.step(int(observation["action_mask"].argmax()))
    return seen


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_table_can_be_copied_and_pickled_at_any_point(name: str) -> None:
    table = env(name)
    table.reset(seed=3)
    for _ in range(25):
        observation, *_ = table.last()
        copied = copy.deepcopy(table)
        pickled = pickle.loads(pickle.dumps(table))
        assert rest_of(copied) == rest_of(pickled) == rest_of(copy.deepcopy(table))
        table.step(int(observation["action_mask"].nonzero()[0][-1]))


def test_an_illegal_option_is_refused_with_the_rule() -> None:
    table = env("antartik", players=2)
    table.reset(seed=1)
    observation, *_ = table.last()
    with pytest.raises(ValueError, match="is not possible now"):
        table.step(int((observation["action_mask"] == 0).argmax()))
