"""Is a game fair, and how long does it last? Bots of one level play each other.

    ./dev python benchmarks/balance.py antarctica --players 4 --games 400 \\
        --option "start=first seat"

Prints what each seat wins, in even shares with the 95 % interval of one share; how games ended; and
how many turns they took, for games that count turns. Every game has a seed of its own, so a run can
be split: --first 200 begins with game 200.
"""

import argparse
import math
from collections import Counter

from nunatak.cli.agreed import read_options

import nunatak
from nunatak.bots import bot
from nunatak.bots.match import finish
from nunatak.engine.playout import Buffers
from nunatak.engine.rng import Rng


def main() -> None:
    parser = argparse.ArgumentParser(description="How fair a game is, and how long it lasts.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bots", default="navigator")
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    game = nunatak.game(asked.game)
    agreed = read_options(game, asked.option)
    buffers = Buffers(len(game.vocabulary))
    wins = [0.0] * asked.players
    endings: Counter[str] = Counter()
    turns = []
    for number in range(asked.first, asked.first + asked.games):
        p = game.start(asked.players, agreed)
        finish(p, [bot(asked.bots) for _ in wins], Rng(number), buffers)
        winners = p.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
        endings[game.rules.endings[p.ending()]] += 1
        turns.append(int(getattr(p, "turn", 0)))
    fair = 1 / asked.players
    within = 1.96 * math.sqrt((1 - fair) / fair / asked.games)
    print(f"{game.title}, {asked.players} players, {asked.games} games of {asked.bots} bots")
    shares = "  ".join(f"{won / asked.games / fair:.2f}" for won in wins)
    print(f"wins by seat, in even shares: {shares}  ± {within:.2f}")
    print("endings: " + ", ".join(f"{name} {n}" for name, n in endings.most_common()))
    turns.sort()
    ranks = [turns[round(part * (len(turns) - 1))] for part in (0, 0.05, 0.5, 0.95, 1)]
    print(f"turns: {sum(turns) / len(turns):.1f} on average; least, 5 %, half, 95 %, most: {ranks}")
    print("turns of every game: " + " ".join(map(str, turns)))


if __name__ == "__main__":
    main()
