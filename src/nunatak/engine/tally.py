"""Counting how many games went."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.playout import Buffers, pick, play_out
from nunatak.engine.position import OVER, Position
from nunatak.engine.rng import Rng


@final
class Tally:
    """Sums over finished games: points, wins, lengths and endings."""

    def __init__(self, players: i64, endings: i64) -> None:
        self.players = players
        self.games: i64 = 0
        self.points = vec[i64]([0] * players)  # for each seat, the sum over the games
        self.squares = vec[i64]([0] * players)
        self.least = vec[i64]([1000000000] * players)
        self.most = vec[i64]([-1000000000] * players)
        self.wins = vec[float]([0.0] * players)  # a tie of two is half a win each
        self.ties: i64 = 0
        self.decisions: i64 = 0
        self.shortest: i64 = 1000000000
        self.longest: i64 = 0
        self.endings = vec[i64]([0] * endings)

    def add(self, p: Position, decisions: i64) -> None:
        """Count a finished game that took so many decisions."""
        self.games += 1
        self.decisions += decisions
        self.shortest = min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.endings[p.ending()] += 1
        best = p.rank(0)
        winners: i64 = 0
        for seat in range(self.players):
            points = p.score(seat)
            self.points[seat] += points
            self.squares[seat] += points * points
            self.least[seat] = min(self.least[seat], points)
            self.most[seat] = max(self.most[seat], points)
            rank = p.rank(seat)
            if rank > best:
                best = rank
                winners = 1
            elif rank == best:
                winners += 1
        if winners > 1:
            self.ties += 1
        if self.players == 1:
            self.wins[0] += 1.0 if p.solo_share() > 0.5 else 0.0
            return
        for seat in range(self.players):
            if p.rank(seat) == best:
                self.wins[seat] += 1.0 / float(winners)

    def merge(self, other: "Tally") -> None:
        """Count another tally's games too."""
        self.games += other.games
        self.decisions += other.decisions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.ties += other.ties
        for i in range(i64(len(self.endings))):
            self.endings[i] += other.endings[i]
        for seat in range(self.players):
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]
            self.least[seat] = min(self.least[seat], other.least[seat])
            self.most[seat] = max(self.most[seat], other.most[seat])
            self.wins[seat] += other.wins[seat]


def tally_random_games(p: Position, games: i64, rng: Rng, buffers: Buffers, tally: Tally) -> None:
    """Play random games from a position and count them."""
    for _ in range(games):
        q = p.copy()
        tally.add(q, play_out(q, rng, buffers))


def tally_checked_games(p: Position, games: i64, rng: Rng, buffers: Buffers, tally: Tally) -> str:
    """The same, checking the position after every option; return what was wrong, or nothing."""
    for _ in range(games):
        q = p.copy()
        count: i64 = 0
        while q.actor != OVER:
            q.apply(pick(q, rng, buffers))
            count += 1
            wrong = q.check()
            if wrong != "":
                return wrong
        tally.add(q, count)
    return ""
