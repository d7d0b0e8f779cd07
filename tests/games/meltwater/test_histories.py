"""Whole games, one for each way to end, and why every game ends."""

from pathlib import Path

import pytest

import nunatak
from nunatak.engine.playout import Buffers, pick
from nunatak.games.meltwater import GAME
from tests.games.meltwater.table import Table

HISTORIES = Path(__file__).parent / "histories"


@pytest.mark.parametrize("ending", GAME.rules.endings)
def test_a_whole_game_ends_in_each_way(ending: str) -> None:
    file = HISTORIES / f"{ending.replace(' ', '-')}.json"
    p = nunatak.History.from_json(file.read_text()).position()  # compares the result, too
    assert p.actor == nunatak.OVER
    assert Table(p).ended() == ending
    assert len(p.winners()) == (2 if ending == "mutual destruction" else 1)


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_every_doomsday_makes_the_world_smaller_so_that_every_game_ends(season: str) -> None:
    """Each of a card's two hits adds a marker or turns one over, and 56 hexes take two each."""
    rng = nunatak.Rng(3)
    buffers = Buffers(len(GAME.vocabulary))
    for _ in range(5):
        p = GAME.start(2, {"season": season})
        doom = 27
        while p.actor != nunatak.OVER:
            turn = p.turn
            p.apply(pick(p, rng, buffers))
            now = int(p.dirty).bit_count() + 2 * int(p.dead).bit_count()
            if p.turn > turn and turn > 0 and p.actor != nunatak.OVER:
                assert now >= min(doom + 2, 112)
                doom = now
            assert now >= doom
        assert p.turn <= 1 + (112 - 27 + 1) // 2 + 1


def test_passing_for_ever_ends_with_the_last_hex() -> None:
    """Nobody does anything; the one who is active when nothing lives chooses who dies first."""
    t = Table(GAME.start())
    rng = nunatak.Rng(1)
    while t.p.actor != nunatak.OVER:
        options = t.p.options()
        words = t.options()
        t.p.take(options[-1] if words[-1] == "pass" else options[rng.below(len(options))])
    assert t.ended() in ("radiation", "defection", "starvation")
    assert t.p.check() == ""


def test_starvation_ends_however_the_stockpiles_are_carried_about() -> None:
    """No phase takes more steps than each unit moving once for each change of a stockpile."""
    rng = nunatak.Rng(11)
    buffers = Buffers(len(GAME.vocabulary))
    longest = 0
    for _ in range(30):
        p = GAME.start()
        steps = 0
        while p.actor != nunatak.OVER:
            name = GAME.rules.decisions[p.now].name
            hungry = name in ("starving", "who-starves", "flee-where", "carry-or-leave")
            steps = steps + 1 if hungry else 0
            longest = max(longest, steps)
            p.apply(pick(p, rng, buffers))
    assert 0 < longest < 68 * 9 * 3
