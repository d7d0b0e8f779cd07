"""How the reconstructed cards of Frozen Frontier play: corporations, seats, Qubits and AISAAC.

    ./dev python benchmarks/frozen_frontier.py --players 3 --games 200
    ./dev python benchmarks/frozen_frontier.py --players 1 --games 200 --option aisaac=normal

Bots of one level play each other, corporations and projects drafted. The Qubits are those that
players hold when the last round of actions ends. With --deal, corporations are taken by lot, so
that those are played too which bots would not choose. Every game has a seed of its own, so a run
can be split: --first 100 begins with game 100.
"""

import argparse
import math
from collections import defaultdict

from nunatak.cli.agreed import read_options

import nunatak
from nunatak.bots import bot
from nunatak.engine.playout import Buffers, draw
from nunatak.games.frozen_frontier.rules.position import CHOOSE_CORPORATION
from nunatak.games.frozen_frontier.rules.rows import CORPORATION, OWN, QUBITS, ROUNDS
from nunatak.games.frozen_frontier.rules.vocabulary import ACTION, CORPORATIONS


def interval(values: list[float]) -> str:
    """Return the mean and half of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return f"{mean:.1f} ± {1.96 * math.sqrt(spread / len(values)):.1f}"


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description="How the cards of Frozen Frontier play.")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bots", default="navigator")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--deal", action="store_true")
    asked = parser.parse_args()
    game = nunatak.game("frozen-frontier")
    agreed = read_options(game, ["start=drafted", *asked.option])
    buffers = Buffers(len(game.vocabulary))
    scores: list[float] = []
    held: list[float] = []
    turns: list[float] = []
    beaten: list[float] = []
    aisaac: list[float] = []
    by_corporation: dict[str, list[float]] = defaultdict(list)
    wins = [0.0] * asked.players  # by turn order: the first player, the next, and so on
    by_turn: list[list[float]] = [[] for _ in wins]
    for number in range(asked.first, asked.first + asked.games):
        p = game.start(asked.players, agreed)
        rng = nunatak.Rng(number)
        minds = [bot(asked.bots) for _ in wins]
        qubits = [0.0] * asked.players
        while p.actor != nunatak.OVER:
            if p.actor == nunatak.CHANCE:
                p.apply(draw(p, rng, buffers))
                continue
            if asked.deal and p.now == CHOOSE_CORPORATION:
                options = p.options()
                p.apply(options[rng.below(len(options))])
                continue
            known = p.redeal(p.actor, rng)
            p.apply(minds[p.actor].choose(known, p.actor, rng))
            if p.round == ROUNDS and p.phase == ACTION:
                qubits = [float(p.own[seat * OWN + QUBITS]) for seat in range(asked.players)]
        held += qubits
        turns.append(float(p.turn))
        if asked.players == 1:
            beaten.append(float(bool(p.winners())))
            aisaac.append(float(p.aisaac_score()))
        else:
            for seat in p.winners():
                wins[(seat - p.first) % asked.players] += 1 / len(p.winners())
        for seat in range(asked.players):
            scores.append(float(p.score(seat)))
            corporation = CORPORATIONS[p.own[seat * OWN + CORPORATION]]
            by_corporation[corporation].append(float(p.score(seat)))
            by_turn[(seat - p.first) % asked.players].append(float(p.score(seat)))
    mean = sum(scores) / len(scores)
    print(f"{game.title}, {asked.players} players, {asked.games} games of {asked.bots} bots")
    print(f"points {interval(scores)}, turns a game {interval(turns)}")
    for name, points in sorted(by_corporation.items()):
        share = sum(points) / len(points) / mean - 1
        print(f"  {name}: {interval(points)}, {share:+.1%} of the mean, {len(points)} times")
    print(f"Qubits before the last income: {interval(held)}")
    if asked.players == 1:
        print(
            f"AISAAC {interval(aisaac)} points, beaten in {interval([100 * b for b in beaten])} %"
        )
        return
    within = 1.96 * math.sqrt((asked.players - 1) / asked.games)
    shares = "  ".join(f"{won * asked.players / asked.games:.2f}" for won in wins)
    print(f"wins by turn order, in even shares: {shares}  ± {within:.2f}")
    print(f"points by turn order: {',  '.join(interval(points) for points in by_turn)}")


if __name__ == "__main__":
    main()
