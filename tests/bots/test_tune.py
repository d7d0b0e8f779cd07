"""Weights that are fitted, not guessed."""

import tomllib
from importlib import resources
from pathlib import Path

import pytest

import nunatak
from nunatak.bots.tune import Match, Tuner
from nunatak.cli.tune import tune
from nunatak.engine.weights import FILE, weights_of

EVERY_GAME = nunatak.game_names()


def test_weights_that_are_plainly_wrong_lose_to_the_guesses() -> None:
    tuner = Tuner(nunatak.game("antartik"), 4, 1)
    wrong = list(tuner.guesses)
    wrong[tuner.names.index("fresh dive")] = 40.0
    match = Match()
    tuner.meet(tuner.guesses, wrong, 60, match)
    assert match.deviation > 2
    tuned = tuner.examine(wrong, 60)
    assert tuned.exam.deviation < 0
    assert list(tuned.weights.values()) == tuner.guesses


@pytest.mark.parametrize(("wins", "kept"), [(55, False), (60, True)])
def test_guesses_stand_unless_a_champion_wins_more_than_luck_explains(
    monkeypatch: pytest.MonkeyPatch, wins: int, kept: bool
) -> None:
    tuner = Tuner(nunatak.game("antartik"), 1, 1)
    results = [(1.0 if n < wins else 0.0, 2) for n in range(100)]
    monkeypatch.setattr(tuner, "played", lambda *_: iter(results))
    champion = [guess + 1 for guess in tuner.guesses]
    tuned = tuner.examine(champion, 100)
    assert list(tuned.weights.values()) == (champion if kept else tuner.guesses)
    assert tuned.exam.won == kept


def test_equal_weights_win_about_their_share() -> None:
    tuner = Tuner(nunatak.game("antartik"), 1, 2)
    match = Match()
    tuner.meet(tuner.guesses, tuner.guesses, 120, match)
    assert abs(match.deviation) < 3


def test_a_challenger_sits_in_every_seat_at_every_table() -> None:
    tuner = Tuner(nunatak.game("antartik"), 1, 3)
    counts = [players for _, players in tuner.played(tuner.guesses, tuner.guesses, 8)]
    assert counts == [2, 3, 4, 5, 2, 3, 4, 5]


def test_what_a_bot_wishes_for_is_never_moved() -> None:
    tuner = Tuner(nunatak.game("arctic"), 1, 4)
    moved = [tuner.moved(tuner.guesses) for _ in range(300)]
    touched = {
        name
        for weights in moved
        for name, weight, guess in zip(tuner.names, weights, tuner.guesses, strict=True)
        if weight != guess
    }
    assert set(tuner.names) - touched == {"patience"}


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file in files:
        tune("antartik", rounds=2, games=4, exam=4, iterations=2, seed=3, out=file)
    assert files[0].read_text() == files[1].read_text()
    made = tomllib.loads(files[0].read_text())["made"]
    assert made["by"] == (
        "nunatak tune antartik --rounds 2 --games 4 --exam 4 --iterations 2 --seed 3"
    )


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_game_says_how_its_weights_were_made(name: str) -> None:
    game = nunatak.game(name)
    minds = game.minds
    file = Path(str(resources.files(f"{game.package}.bots"))) / FILE
    if not file.exists():  # nobody has tuned it yet: the guesses stand
        assert list(minds.judgement().weights) == list(minds.guesses.values())
        return
    written = tomllib.loads(file.read_text())
    assert list(written["weights"]) == list(minds.guesses)
    assert written["made"]["by"].startswith(f"nunatak tune {name} ")
    assert list(minds.judgement().weights) == list(written["weights"].values())


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
        if players == 1:
            assert shares[0] == p.solo_share()
            continue
        for seat in range(players):
            expected = 1 / len(winners) if seat in winners else 0
            assert shares[seat] == pytest.approx(expected)
