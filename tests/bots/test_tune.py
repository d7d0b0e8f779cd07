"""Weights that are fitted, not guessed."""

import tomllib
from pathlib import Path

import pytest

import nunatak
from nunatak.bots.fit import Lessons
from nunatak.bots.tune import collect, fit
from nunatak.cli.tune import tune
from nunatak.engine.weights import FILE, weights_of

EVERY_GAME = nunatak.games()


def lessons_of(name: str) -> Lessons:
    lessons = Lessons()
    for _ in collect(nunatak.game(name), lessons, 12, 4, 1):
        pass
    return lessons


def test_fitting_lowers_the_loss_on_positions_kept_back() -> None:
    judgement = nunatak.game("antartik").room("judgement").judgement()
    names = list(nunatak.game("antartik").room("judgement").GUESSES)
    judgement.weights[names.index("fresh dive")] = 30.0  # a guess that is plainly wrong
    told: list[float] = []
    fitted = fit(judgement, names, lessons_of("antartik"), 8, lambda n, loss: told.append(loss))
    assert fitted.after < fitted.before
    assert len(told) == 8
    assert fitted.weights["fresh dive"] < 30.0


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file in files:
        tune("antartik", games=5, iterations=4, rounds=2, seed=3, out=file)
    assert files[0].read_text() == files[1].read_text()
    made = tomllib.loads(files[0].read_text())["made"]
    assert made["by"] == "nunatak tune antartik --games 5 --iterations 4 --rounds 2 --seed 3"


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_game_says_how_its_weights_were_made(name: str) -> None:
    game = nunatak.game(name)
    judgement = game.room("judgement")
    written = tomllib.loads((Path(str(judgement.__file__)).parent / FILE).read_text())
    assert list(written["weights"]) == list(judgement.GUESSES)
    assert written["made"]["by"].startswith(f"nunatak tune {name} ")
    assert list(judgement.judgement().weights) == list(written["weights"].values())


def test_a_weight_that_nothing_uses_is_refused() -> None:
    with pytest.raises(ValueError, match="that nothing uses"):
        weights_of("nunatak.games.antartik", {"fresh dive": 1.0})


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_judgement_knows_the_result_of_a_game_that_is_over(name: str) -> None:
    from librt.vecs import vec

    game = nunatak.game(name)
    for players in game.players:
        p = nunatak.play(name, players, seed=4).position()
        shares = vec[float]([0.0] * 8)
        game.judgement.shares(p, 0, shares)
        winners = p.winners()
        for seat in range(players):
            expected = 1 / len(winners) if seat in winners else 0
            assert shares[seat] == pytest.approx(expected)
