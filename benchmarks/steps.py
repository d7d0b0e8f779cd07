"""Steps a second of our environments beside those of PettingZoo and OpenSpiel, random play.

    ./dev steps

or, where Nunatak was installed otherwise, `pip install 'nunatak[openspiel,pettingzoo]' pygame` and
`python benchmarks/steps.py`; pygame is for PettingZoo's own games. A step is one decision of a
player, with the observation of the next and the options that it has. Measured in seconds of the
processor, so that a busy machine changes less; each figure is the best of three runs.
"""

import os
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

SECONDS = 1.0
RUNS = 3


def rate(steps: Callable[[], int]) -> float:
    """Return steps a second of something that makes some of them when called."""
    best = 0.0
    for _ in range(RUNS):
        count, began = 0, process_time()
        while (took := process_time() - began) < SECONDS:
            count += steps()
        best = max(best, count / took)
    return best


def vector(name: str, players: int, size: int) -> Callable[[], int]:
    """Return a stepper of our vector environment."""
    from nunatak.rl.vector import VectorEnv

    env = VectorEnv(name, players=players, size=size, seed=1)

    def steps() -> int:
        for _ in range(100):
            env.step(env.sample())
        return 100 * size

    return steps


def pettingzoo(table: Any) -> Callable[[], int]:
    """Return a stepper of any PettingZoo environment."""
    rng = Random(1)
    table.reset(seed=1)

    def steps() -> int:
        for _ in range(200):
            observation, _, over, cut, _ = table.last()
            if over or cut:
                table.reset()
                continue
            legal = observation["action_mask"].nonzero()[0]
            table.step(int(legal[rng.randrange(len(legal))]))
        return 200

    return steps


def openspiel(name: str) -> Callable[[], int]:
    """Return a stepper of any game of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)

    def steps() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(legal[rng.randrange(len(legal))])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(legal[rng.randrange(len(legal))])
                count += 1
        return count

    return steps


def others() -> tuple[Any, Any]:
    """Return two games that PettingZoo brings itself."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from pettingzoo.classic import connect_four_v3, tictactoe_v3
    except ImportError as error:
        sys.exit(f"PettingZoo's own games could not be loaded ({error}): pip install pygame.")
    return connect_four_v3, tictactoe_v3


def main() -> None:
    """Measure everything and print it side by side."""
    connect_four, tictactoe = others()

    import nunatak.rl.openspiel  # noqa: F401  # registers the games
    from nunatak.rl.pettingzoo import env

    rows: list[tuple[str, Callable[[], int]]] = [
        ("Nunatak, 64 games at once: antartik for 3", vector("antartik", 3, 64)),
        ("Nunatak, 64 games at once: antartik for 2", vector("antartik", 2, 64)),
        ("Nunatak, 64 games at once: meltwater", vector("meltwater", 2, 64)),
        ("Nunatak through PettingZoo: antartik for 3", pettingzoo(env("antartik", players=3))),
        ("Nunatak through OpenSpiel: antartik for 3", openspiel("nunatak_antartik(players=3)")),
        ("PettingZoo's own: connect_four", pettingzoo(connect_four.env())),
        ("PettingZoo's own: tictactoe", pettingzoo(tictactoe.env())),
        ("OpenSpiel's own, C++: connect_four", openspiel("connect_four")),
        ("OpenSpiel's own, C++: leduc_poker", openspiel("leduc_poker")),
        ("OpenSpiel's own, C++: backgammon", openspiel("backgammon")),
    ]
    print(f"Best of {RUNS} runs; {busy()}.", flush=True)
    for name, steps in rows:
        print(f"{name:<45} {rate(steps):>12,.0f} steps a second", flush=True)


def busy() -> str:
    """Say how busy the machine was with other things, if it can tell."""
    if not hasattr(os, "getloadavg"):
        return f"{os.cpu_count()} cores"
    return f"{os.cpu_count()} cores, under a load of {os.getloadavg()[0]:.1f} before this began"


if __name__ == "__main__":
    main()
