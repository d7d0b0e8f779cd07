"""Our search against OpenSpiel's own MCTS, on the same game, with the same time for every decision.

    python benchmarks/against_openspiel.py meltwater --games 40 --ms 100
    python benchmarks/against_openspiel.py antartik --games 300 --ms 50

Needs nunatak[openspiel]. OpenSpiel's bot is open_spiel.python.algorithms.mcts with random playouts,
on the game that the adapter registers (the C++ bot of OpenSpiel 2.0.2 crashes on every game that is
written in Python, its own among them). It clones the true position, so it even sees what it should
not; ours is given what redeal leaves. Seats are swapped after every game. Ours is stopped by the
clock; theirs is given as many simulations as it has lately made in that time.
"""

import argparse
import sys
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import nunatak.rl.openspiel  # noqa: F401  # registers the games
from nunatak.bots.thinker import Thinker
from nunatak.engine.playout import Buffers, draw
from nunatak.engine.rng import Rng
from nunatak.lab.crosstable import Score

EXPLORATION = 2.0  # OpenSpiel's own default in its examples


class Theirs:
    """OpenSpiel's bot, kept to the clock."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        state = np.random.RandomState(seed)
        evaluator = RandomRolloutEvaluator(1, state)
        self.bot = MCTSBot(game, EXPLORATION, 4, evaluator, random_state=state)
        self.seconds = seconds

    def step(self, state: Any) -> int:
        """Choose, and see how many simulations fit into the time."""
        began = perf_counter()
        option = int(self.bot.step(state))
        fitting = self.bot.max_simulations * self.seconds / (perf_counter() - began)
        self.bot.max_simulations = max(4, round((self.bot.max_simulations + fitting) / 2))
        return option


def play(name: str, ms: int, ours: int, seed: int) -> tuple[float, list[float], list[int]]:
    """Play one game; return our share of the win, and the seconds and decisions of both."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    theirs = Theirs(game, ms / 1000, seed)
    mind = Thinker("pole", seconds=ms / 1000)
    luck = Rng(seed)
    buffers = Buffers(game.num_distinct_actions())
    spent, decided = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        p = state.held.position
        if state.is_chance_node():
            state.apply_action(draw(p, luck, buffers))
            continue
        options = p.options()
        if len(options) == 1:  # nobody needs time for that
            state.apply_action(options[0])
            continue
        began = perf_counter()
        if p.actor == ours:
            option = mind.choose(p.redeal(ours, luck), ours, luck)
        else:
            option = theirs.step(state)
        who = 0 if p.actor == ours else 1
        spent[who] += perf_counter() - began
        decided[who] += 1
        state.apply_action(option)
    return (state.returns()[ours] + 1) / 2, spent, decided


def main() -> None:
    """Play, and print who won how often."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    score = Score()
    spent, decided = [0.0, 0.0], [0, 0]
    for number in range(asked.games):
        share, seconds, decisions = play(
            f"nunatak_{asked.game}(players=2)", asked.ms, number % 2, asked.seed + number // 2
        )
        score.add(share)
        for who in (0, 1):
            spent[who] += seconds[who]
            decided[who] += decisions[who]
        print(f"\r{number + 1} games, {score.mean:.1%}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    low, high = score.interval()
    print(
        f"{asked.game}: Nunatak wins {score.mean:.1%} of {score.count} games against OpenSpiel's "
        f"MCTS (95 %: {low:.1%} to {high:.1%}); milliseconds a decision: "
        f"{1000 * spent[0] / decided[0]:.1f} and {1000 * spent[1] / decided[1]:.1f}"
    )


if __name__ == "__main__":
    main()
