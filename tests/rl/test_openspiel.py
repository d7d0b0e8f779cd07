"""OpenSpiel's own checks, on every game."""

import pytest

pyspiel = pytest.importorskip("pyspiel")

import nunatak  # noqa: E402
from nunatak.rl.openspiel import NAMES  # noqa: E402

TABLES = [
    f"{known}(players={count})"
    for known, name in zip(NAMES, nunatak.game_names(), strict=True)
    for count in nunatak.game(name).players
]


def test_every_game_is_registered() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert len(NAMES) == len(nunatak.game_names())


@pytest.mark.parametrize("table", TABLES)
def test_random_games_pass_the_simulation_test(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def test_what_was_agreed_on_reaches_the_rules() -> None:
    state = pyspiel.load_game("nunatak_antartik(players=3,children=True)").new_initial_state()
    assert state.held.position.children
    assert state.num_players() == 3


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("nunatak_antartik").new_initial_state()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.history() == []
    assert str(state) != str(clone)


def test_winners_take_what_losers_staked() -> None:
    import numpy as np

    state = pyspiel.load_game("nunatak_antartik(players=4)").new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    assert min(state.returns()) == -1
