"""A bot is given what redeal leaves of the truth, and nothing else."""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest

import nunatak
from nunatak.bots import bot, bots
from nunatak.bots.match import decide
from nunatak.engine.playout import Buffers, pick
from nunatak.lab import arena

ENOUGH = 6
# In The Arctic and Meltwater everybody sees everything.
GAMES_WITH_SECRETS = ("antartik", "antarctica", "frozen-frontier")


def blind_moments(name: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """Yield positions in which whoever is to choose can't see something, each with a twin."""
    game = nunatak.game(name)
    buffers = Buffers(len(game.vocabulary))
    rng = nunatak.Rng(seed)
    while True:
        p = game.start(players=game.players[-1])
        while p.actor != nunatak.OVER:
            if p.actor >= 0 and len(p.options()) > 1:
                for _ in range(3):
                    twin = p.redeal(p.actor, rng)
                    if twin != p:
                        yield p.copy(), twin
                        break
            p.apply(pick(p, rng, buffers))


def moments(name: str) -> list[tuple[Any, Any]]:
    found = blind_moments(name, 5)
    return [next(found) for _ in range(ENOUGH)]


@pytest.mark.parametrize("game", GAMES_WITH_SECRETS)
@pytest.mark.parametrize("name", bots())
def test_what_a_seat_can_not_see_does_not_change_what_its_bot_chooses(game: str, name: str) -> None:
    chosen = f"{name}:40" if name in ("navigator", "pole") else name
    buffers = Buffers(len(nunatak.game(game).vocabulary))
    for p, twin in moments(game):
        assert p.view(p.actor) == twin.view(p.actor)
        for seed in range(4):
            seated = [bot(chosen) for _ in range(p.players)]
            again = [bot(chosen) for _ in range(p.players)]
            first = decide(p.copy(), seated, nunatak.Rng(seed), buffers)
            assert first == decide(twin.copy(), again, nunatak.Rng(seed), buffers)


def test_a_bot_that_is_handed_the_truth_would_be_found_out() -> None:
    """Somebody who looks under the top card chooses differently, so the test above can fail."""

    class Cheat:
        def choose(self, p: Any, seat: int, rng: nunatak.Rng) -> int:
            options: list[int] = p.options()
            return options[crc32(str(p.save()["table"]).encode()) % len(options)]

    cheat = Cheat()
    differs = False
    for p, twin in moments("antartik"):
        differs |= cheat.choose(p, p.actor, nunatak.Rng(0)) != cheat.choose(
            twin, p.actor, nunatak.Rng(0)
        )
    assert differs


def test_the_arena_shows_bots_only_what_redeal_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    truths: list[Any] = []
    differed = []

    class Witness:
        def choose(self, p: Any, seat: int, rng: nunatak.Rng) -> int:
            truth = truths[-1]
            assert p is not truth
            assert p.view(seat) == truth.view(seat)
            differed.append(p != truth)
            return int(p.options()[0])

    game = nunatak.game("frozen-frontier")
    start = game.start

    def remembered(*args: Any) -> Any:
        truths.append(start(*args))
        return truths[-1]

    monkeypatch.setattr(arena, "bot", lambda name, folder: Witness())
    monkeypatch.setattr(game, "start", remembered)
    contest = arena.contest(game, ["random", "greedy"], 2)
    arena.play_job(contest.job(0))
    assert any(differed)
