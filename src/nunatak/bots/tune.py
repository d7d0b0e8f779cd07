"""Finding weights for a judgement by playing: what wins more games is better, nothing else.

A challenger is the champion with some weights moved. It sits alone among champions, in every seat
and with every number of players in turn, both thinking equally little. A challenger that falls
behind is sent home at once; one that wins more than luck explains becomes the champion. In the end
the champion meets the guesses it began with. Weights that a game calls its tastes say what a bot
wishes for, not what it believes, and stay as they are.
"""

# interpreted: it only sets up what plays

import math
from collections.abc import Callable, Iterator
from typing import Any

from librt.vecs import vec

from nunatak.bots.levels import search_settings
from nunatak.bots.search import Search
from nunatak.engine.judgement import settle_shares
from nunatak.engine.playout import Buffers, draw
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games.description import Game

MOVED = 3  # as many weights at most are moved at once
STRIDE = 0.35  # by this part of themselves, give or take
MATCHES = 6  # as many at most are played before a challenger is judged
CONVINCING = 2.0  # standard deviations above luck that end a challenge at once
ENOUGH = 1.3  # and those that suffice after the last match


class Match:
    """Results of a challenger, as deviations from what luck would give."""

    def __init__(self) -> None:
        self.games = 0
        self.sum = 0.0
        self.wins = 0.0
        self.fair = 0.0

    def add(self, share: float, players: int) -> None:
        """Add the challenger's share of a win at a table of so many."""
        fair = 1 / players
        self.games += 1
        self.wins += share
        self.fair += fair
        self.sum += (share - fair) / math.sqrt(fair * (1 - fair))

    @property
    def deviation(self) -> float:
        """How many standard deviations the result lies above luck."""
        return self.sum / math.sqrt(self.games) if self.games else 0.0

    @property
    def won(self) -> bool:
        """Whether that is more than luck explains."""
        return self.deviation >= ENOUGH


class Tuned:
    """What came of it: the weights, and how they did against the guesses."""

    def __init__(self, weights: dict[str, float], exam: Match, accepted: int) -> None:
        self.weights = weights
        self.exam = exam
        self.accepted = accepted  # how often a challenger became champion


class Tuner:
    """One search for better weights."""

    def __init__(self, game: Game[Any], iterations: int, seed: int) -> None:
        self.game = game
        self.iterations = iterations
        self.rng = Rng(seed)
        self.names = list(game.minds.guesses)
        self.guesses = [float(value) for value in game.minds.guesses.values()]
        self.beliefs = [i for i, name in enumerate(self.names) if name not in game.minds.tastes]
        self.buffers = Buffers(len(game.vocabulary))
        self.deals = 0

    def tune(
        self, rounds: int, games: int, tell: Callable[[int, float, bool], None]
    ) -> list[float]:
        """Return the champion after so many challenges of so many games."""
        champion = list(self.guesses)
        for number in range(1, rounds + 1):
            challenger = self.moved(champion)
            match = Match()
            for _ in range(MATCHES):
                self.meet(challenger, champion, games, match)
                if match.deviation < 0 or match.deviation >= CONVINCING:
                    break
            if match.won:
                champion = challenger
            tell(number, match.deviation, match.won)
        return champion

    def moved(self, weights: list[float]) -> list[float]:
        """Return the weights with some of them moved, rounded so that they can be written down."""
        moved = list(weights)
        for _ in range(1 + self.rng.below(MOVED)):
            i = self.beliefs[self.rng.below(len(self.beliefs))]
            error = sum(self.rng.fraction() for _ in range(3)) * 2 - 3
            moved[i] = round(moved[i] + STRIDE * error * max(abs(self.guesses[i]), 0.1), 3)
        return moved

    def meet(
        self, challenger: list[float], champion: list[float], games: int, match: Match
    ) -> None:
        """Let them play so many games."""
        for share, players in self.played(challenger, champion, games):
            match.add(share, players)

    def played(
        self, challenger: list[float], champion: list[float], games: int
    ) -> Iterator[tuple[float, int]]:
        """Yield the challenger's share of each win, and how many sat at the table."""
        for _ in range(games):
            counts = [n for n in self.game.players if n > 1]
            players = counts[self.deals % len(counts)]
            seat = self.deals // len(counts) % players
            self.deals += 1
            agreed = {
                each.name: each.values[self.rng.below(len(each.values))]
                for each in self.game.settings
            }
            p: Position = self.game.start(players, agreed)
            minds = [self.mind(p, champion), self.mind(p, challenger)]
            while p.actor != OVER:
                if p.actor == CHANCE:
                    p.apply(draw(p, self.rng, self.buffers))
                else:
                    p.apply(self.choice(p, minds[p.actor == seat]))
            shares = vec[float]([0.0] * 8)
            settle_shares(p, shares)
            yield shares[seat], players

    def mind(self, p: Position, weights: list[float]) -> Search:
        """Return a search that judges with these weights."""
        judgement: Any = self.game.minds.judgement()
        for i, weight in enumerate(weights):
            judgement.weights[i] = weight
        return Search(p.rules, p.players, judgement, search_settings(self.game))

    def choice(self, p: Position, search: Search) -> int:
        """Return what a mind chooses for whoever is to choose."""
        seat = p.actor
        q = p.redeal(seat, self.rng)
        search.clear()
        if q.fill(self.buffers.options) == 1:
            return self.buffers.options[0]
        search.think(q, seat, self.rng, self.iterations, 0.0)
        return search.best(q)

    def examine(self, champion: list[float], games: int) -> Tuned:
        """Let the champion meet the guesses, which stand unless it wins more than luck explains."""
        exam = Match()
        self.meet(champion, self.guesses, games, exam)
        kept = champion if exam.won else self.guesses
        return Tuned(dict(zip(self.names, kept, strict=True)), exam, 0)
