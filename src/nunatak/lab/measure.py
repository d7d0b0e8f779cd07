"""How fast the rules of a game run, in this process: `python -m nunatak.lab.measure GAME PLAYERS`.

Prints one line of JSON for each line it is sent on standard input: a number of seconds to measure
for. So the compiled, the interpreted and the C++ run can take turns on one machine.
"""

import json
import sys
import time
from typing import Any

from nunatak.bots.search import TO_THE_END, Search, SearchSettings
from nunatak.engine.built import compiled
from nunatak.engine.judgement import Judgement
from nunatak.engine.playout import Buffers, copy_many, draw, play_many, play_out
from nunatak.engine.position import CHANCE
from nunatak.engine.rng import Rng
from nunatak.games import game as find_game

TREE = 500  # iterations of one search


def measure(name: str, players: int, seconds: float) -> dict[str, float]:
    """Return decisions, copies and iterations of the search a second."""
    game = find_game(name)
    start = game.start(players)
    buffers = Buffers(len(game.vocabulary))
    rng = Rng(1)
    played = decisions = 0
    games = 1
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        decisions += play_many(start, games, rng, buffers)
        played += games
        games = min(2000, games * 2)
    rates = {"decisions": decisions / took, "games": played / took}
    rates["copies"] = copies(start, seconds / 4)
    while start.actor == CHANCE:
        start.apply(draw(start, rng, buffers))
    rates["full"] = iterations(start, game.first_judgement, TO_THE_END, seconds / 2)
    rates["cut"] = iterations(start, game.first_judgement, 0, seconds / 2)
    rates["learned"] = iterations(start, game.judgement, 0, seconds / 2)
    return rates


def iterations(p: Any, judgement: Judgement[Any], cut: int, seconds: float) -> float:
    """Return iterations a second of the search, its playouts cut after so many decisions.

    Trees of one size, so that a slower machine does not measure smaller ones.
    """
    search = Search(p.rules, p.players, judgement, SearchSettings(cut=cut))
    rng = Rng(1)
    done = 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        search.clear()
        done += search.think(p, p.actor, rng, TREE, 0.0)
    return done / took


def copies(start: Any, seconds: float) -> float:
    """Return copies a second of a position in the middle of a game."""
    times = 100
    began = time.perf_counter()
    copied = 0
    while (took := time.perf_counter() - began) < seconds:
        copy_many(start, times)
        copied += times
    return copied / took


def checksum(name: str, players: int, games: int) -> tuple[int, int]:
    """Return how many decisions some random games take, and a number made of all their scores."""
    game = find_game(name)
    start = game.start(players)
    buffers = Buffers(len(game.vocabulary))
    rng = Rng(1)
    decisions = total = 0
    for _ in range(games):
        p = start.copy()
        decisions += play_out(p, rng, buffers)
        for score in p.scores():
            total = (total * 31 + score) & 0xFFFFFFFF
    return decisions, total


def main() -> None:
    """Measure whenever asked."""
    name, players = sys.argv[1], int(sys.argv[2])
    for line in sys.stdin:
        measured: dict[str, Any] = dict(measure(name, players, float(line)))
        print(json.dumps(measured | {"compiled": compiled()}), flush=True)


if __name__ == "__main__":
    main()
