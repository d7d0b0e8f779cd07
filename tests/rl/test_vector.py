"""Many games at once."""

import pytest

np = pytest.importorskip("numpy")

import nunatak  # noqa: E402
from nunatak.rl.observing import observation_of  # noqa: E402
from nunatak.rl.vector import VectorEnv  # noqa: E402

EVERY_GAME = nunatak.game_names()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_masks_say_what_is_legal_and_rows_what_is_seen(name: str) -> None:
    env = VectorEnv(name, size=3, seed=5)
    for _ in range(60):
        for i, p in enumerate(env.batch.games):
            assert np.flatnonzero(env.masks[i]).tolist() == sorted(p.options())
            assert env.actors[i] == p.actor
            alone = VectorEnv(name, players=env.players, size=1)
            observation_of(env.game).write(p, p.actor, alone.batch.seen, 0)
            assert (alone.observations[0] == env.observations[i]).all()
        env.step(env.sample())


@pytest.mark.parametrize("children", [False, True])
@pytest.mark.parametrize("players", nunatak.game("antartik").players)
def test_a_row_is_whole_though_only_what_may_have_changed_is_written(
    players: int, children: bool
) -> None:
    env = VectorEnv("antartik", players, size=4, seed=players, settings={"children": children})
    whole = VectorEnv("antartik", players, size=1)
    observation = observation_of(env.game)
    asked = set()
    for _ in range(700):
        env.step(env.sample())
        for i, p in enumerate(env.batch.games):
            asked.add(p.rules.decisions[p.now].name)
            for k in range(len(env.names)):
                whole.batch.seen[k] = -7  # which no number of a row can be
            observation.write(p, p.actor, whole.batch.seen, 0)
            assert (whole.observations[0] == env.observations[i]).all()
            assert np.flatnonzero(env.masks[i]).tolist() == sorted(p.options())
    assert asked >= {"go-on-or-anew", "bet", "dive", "top-or-bottom", "order"}
    assert ("flop" in asked) == children


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_game_that_ends_pays_and_begins_anew(name: str) -> None:
    env = VectorEnv(name, size=8, seed=2)
    ended = 0
    for _ in range(1500):
        env.step(env.sample())
        for i in np.flatnonzero(env.over):
            ended += 1
            assert env.players == 1 or env.rewards[i].sum() == pytest.approx(0)
            assert -1 <= env.rewards[i].min() <= env.rewards[i].max() <= max(env.players - 1, 1)
            assert env.rewards[i].max() > -1
        assert (env.rewards[env.over == 0] == 0).all()
    assert ended > 8


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (VectorEnv("antartik", players=4, size=5, seed=9) for _ in range(2))
    for _ in range(200):
        one.step(one.sample())
        two.step(two.sample().tolist())
        assert (one.observations == two.observations).all()


def test_an_option_that_is_not_legal_is_refused_and_nothing_happens() -> None:
    env = VectorEnv("antartik", players=2, size=2, seed=1)
    before = env.observations.copy()
    wrong = env.sample().copy()
    wrong[1] = int(np.flatnonzero(env.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=r"In game 1 the option \d+ is not legal now"):
        env.step(wrong)
    with pytest.raises(ValueError, match="2 options are needed"):
        env.step([1])
    assert (env.observations == before).all()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_a_seat_can_not_see_is_not_in_its_row(name: str) -> None:
    rng = nunatak.Rng(4)
    env = VectorEnv(name, players=nunatak.game(name).players[-1], size=4, seed=4)
    twins = VectorEnv(name, players=env.players, size=1)
    observation = observation_of(env.game)
    for _ in range(150):
        env.step(env.sample())
        for p in env.batch.games:
            for seat in range(env.players):
                observation.write(p, seat, twins.batch.seen, 0)
                row = twins.observations[0].copy()
                observation.write(p.redeal(seat, rng), seat, twins.batch.seen, 0)
                assert (twins.observations[0] == row).all()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_number_of_a_row_has_a_name_of_its_own(name: str) -> None:
    for players in nunatak.game(name).players:
        names = observation_of(nunatak.game(name)).names(players)
        assert len(names) == len(set(names))
