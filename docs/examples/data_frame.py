"""A thousand games as a table, one row each, that pandas reads with `pandas.read_csv`."""

import csv
import sys
from typing import TextIO

import nunatak
from nunatak.engine.playout import Desk, play_out


def write_games(out: TextIO, games: int) -> None:
    """Write so many random games of Antartik as comma separated values."""
    game = nunatak.game("antartik")
    start = game.start(players=3)
    rng = nunatak.Rng(7)
    desk = Desk(len(game.vocabulary))
    rows = csv.writer(out)
    rows.writerow(["game", "decisions", "ending", "score 1", "score 2", "score 3", "winners"])
    for number in range(games):
        p = start.copy()
        decisions = play_out(p, rng, desk)
        winners = " ".join(str(seat + 1) for seat in p.winners())
        rows.writerow([number, decisions, game.rules.endings[p.ending()], *p.scores(), winners])


if __name__ == "__main__":
    write_games(sys.stdout, 1000)
