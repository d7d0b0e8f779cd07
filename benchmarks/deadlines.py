"""How punctual the search is: asked for 500 ms, it should answer within 500 ms plus 50.

    python benchmarks/deadlines.py [--ms 500] [--moments 20]

Random positions of every game, on a machine that has nothing else to do.
"""

import argparse
from time import perf_counter

import nunatak
from nunatak.bots.thinker import Thinker
from nunatak.engine.playout import Desk, pick


def late(name: str, ms: int, moments: int) -> list[float]:
    """Return by how many milliseconds each answer came after its time."""
    game = nunatak.game(name)
    desk = Desk(len(game.vocabulary))
    rng = nunatak.Rng(1)
    found: list[float] = []
    while len(found) < moments:
        p = game.start(game.players[rng.below(len(game.players))])
        while p.actor != nunatak.OVER and len(found) < moments:
            if p.actor >= 0 and rng.below(40) == 0 and len(p.options()) > 1:
                mind = Thinker("pole", seconds=ms / 1000)
                q = p.redeal(p.actor, rng)
                began = perf_counter()
                mind.choose(q, p.actor, rng)
                found.append(1000 * (perf_counter() - began) - ms)
            p.apply(pick(p, rng, desk))
    return found


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ms", type=int, default=500)
    parser.add_argument("--moments", type=int, default=20)
    asked = parser.parse_args()
    for name in nunatak.games():
        found = late(name, asked.ms, asked.moments)
        print(f"{name}: at most {max(found):.1f} ms after {asked.ms} ms, {len(found)} answers")


if __name__ == "__main__":
    main()
