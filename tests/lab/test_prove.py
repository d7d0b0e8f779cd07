"""The full counts: what they add up, and what they say when something is wrong."""

from collections.abc import Callable
from pathlib import Path

import pytest

import nunatak
from nunatak.lab import prove, punctual
from nunatak.lab.prove import Ledger, Proof, proofs
from nunatak.lab.setups import Setup


def test_every_game_is_played_at_every_count_and_timed() -> None:
    for name in nunatak.game_names():
        game = nunatak.game(name)
        found = [proof.name for proof in proofs([name])]
        for players in game.players:
            assert any(each.startswith(f"random games: {name}-{players}") for each in found), (
                name,
                players,
                found,
            )


@pytest.mark.parametrize("name", nunatak.game_names())
def test_every_count_of_players_gets_its_games_over_all_set_ups(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: dict[int, int] = {}

    def told(setup: Setup, games: int) -> Callable[[int], dict[str, int]]:
        def do(part: int) -> dict[str, int]:
            played[setup.players] = played.get(setup.players, 0) + games
            return {}

        return do

    monkeypatch.setattr(prove, "random_games", told)
    game = nunatak.game(name)
    for proof in proofs([name]):
        if proof.name.startswith("random games"):
            for part in range(proof.parts):
                proof.do(part)
    assert set(played) == set(game.players)
    wanted = prove.wanted(game)
    assert all(wanted <= games <= wanted * 1.05 for games in played.values())


def test_checked_games_are_counted_by_their_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prove, "CHUNK", 5)
    counts = next(proofs(["antartik"])).do(0)
    assert sum(counts.values()) == 5
    assert set(counts) == set(nunatak.game("antartik").rules.endings)


def test_a_count_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    proof = Proof("some", 3, lambda part: {"clean": part + 1})
    book = Ledger(tmp_path / "counts.json")
    for part in range(2):
        book.add(proof, proof.do(part))
    again = Ledger(tmp_path / "counts.json")
    assert again.parts(proof) == 2
    assert again.counts(proof) == {"clean": 3}


def test_a_count_of_other_components_is_begun_anew(tmp_path: Path) -> None:
    book = Ledger(tmp_path / "counts.json")
    old = Proof("some", 3, lambda part: {"clean": part + 1}, "1 old")
    book.add(old, old.do(0))
    new = Proof("some", 3, old.do, "1 new")
    again = Ledger(tmp_path / "counts.json")
    assert again.parts(old) == 1
    assert again.parts(new) == 0
    again.add(new, new.do(1))
    assert again.counts(new) == {"clean": 2}
    assert Ledger(tmp_path / "counts.json").parts(old) == 0


def test_counts_are_kept_with_the_rules_and_components_they_are_of() -> None:
    game = nunatak.game("arctic")
    assert {proof.of for proof in proofs(["arctic"])} == {f"{game.rules_version} {game.edition}"}


def test_an_answer_that_comes_late_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    game = nunatak.game("antartik")
    monkeypatch.setattr(punctual, "lateness", lambda *_: [3.0, 51.0])
    with pytest.raises(ValueError, match="answered 51 ms late"):
        punctual.answers(game)(0)
    monkeypatch.setattr(punctual, "lateness", lambda *_: [3.0, 49.0])
    assert punctual.answers(game)(0) == {"within 500 + 50 ms": 5}
