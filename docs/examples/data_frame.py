"""A thousand games as a table, one row each, that pandas reads with `pandas.read_csv`."""

import csv
import sys
from typing import TextIO

import nunatak
from nunatak.engine.playout import Buffers, play_out


def write_games(out: TextIO, games: int) -> None:
    """Write so many random games of Antartik as comma separated values."""
    game = nunatak.game("antartik")
    start = game.start(players=3)
    rng = nunatak.Rng(7)
    buffers = Buffers(len(game.vocabulary))
    rows = csv.writer(out)
    titles = ["game", "decisions", "ending", "score 1", "score 2", "score 3", "winners"]
    rows.writerow(titles)
    for number in range(games):
        p = start.copy()
        decisions = play_out(p, rng, buffers)
        ending = game.rules.endings[p.ending()]
        winners = " ".join(str(seat + 1) for seat in p.winners())
        row = (number, decisions, ending, *p.scores(), winners)
        rows.writerow(row)


if __name__ == "__main__":
    write_games(sys.stdout, 1000)
