"""Who beat whom, how surely, and what rating that makes."""

import math
from collections.abc import Iterable, Sequence

from nunatak.lab.arena import Played

CONFIDENCE = 1.959964  # standard deviations that hold 95 %


class Score:
    """Results between 0 and 1, added up."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, result: float) -> None:
        """Add one result."""
        self.count += 1
        self.sum += result
        self.squares += result * result

    @property
    def mean(self) -> float:
        """The average result."""
        return self.sum / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """How far single results lie apart, squared."""
        return max(0.0, self.squares / self.count - self.mean**2) if self.count else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the mean (Wilson's, so that it is honest near 0 and 1).

        >>> score = Score()
        >>> for result in (1, 1, 1, 1): score.add(result)
        >>> tuple(round(bound, 2) for bound in score.interval())
        (0.51, 1.0)
        """
        if self.count == 0:
            return (0.0, 1.0)
        n, z = self.count, CONFIDENCE
        middle = (self.mean + z * z / (2 * n)) / (1 + z * z / n)
        reach = math.sqrt(self.mean * (1 - self.mean) / n + z * z / (4 * n * n))
        reach *= z / (1 + z * z / n)
        return (max(0.0, middle - reach), min(1.0, middle + reach))


class Crosstable:
    """The results of a contest, bot by bot."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(dict.fromkeys(bots))
        self.wins = {name: Score() for name in self.bots}  # shares of the win, seat by seat
        self.fair = {name: Score() for name in self.bots}  # what they would be by lot
        self.against = {(a, b): Score() for a in self.bots for b in self.bots if a != b}
        self.points = {name: Score() for name in self.bots}
        self.seconds = {name: Score() for name in self.bots}
        self.games = 0
        self._alone: dict[str, int] = {}

    def add(self, played: Played) -> None:
        """Count a game. Of solo games, those of one deal are compared with each other."""
        self.games += 1
        for seat, name in enumerate(played.seats):
            self.wins[name].add(played.shares()[seat])
            self.fair[name].add(1 / len(played.seats))
            self.points[name].add(played.scores[seat])
            self.seconds[name].add(played.seconds[seat])
        if len(played.seats) == 1:
            self._add_alone(played.seats[0], played.ranks[0])
            return
        for i, a in enumerate(played.seats):
            for j, b in enumerate(played.seats):
                if a != b:
                    self.against[a, b].add(ahead(played.ranks[i], played.ranks[j]))

    def _add_alone(self, name: str, rank: int) -> None:
        if name in self._alone:
            self._alone = {}
        for other, theirs in self._alone.items():
            self.against[name, other].add(ahead(rank, theirs))
            self.against[other, name].add(ahead(theirs, rank))
        self._alone[name] = rank


def ahead(mine: int, theirs: int) -> float:
    """Return 1 for the higher, 0 for the lower, a half for equals."""
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def ratings(bots: Sequence[str], games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Return each bot's openskill rating and its uncertainty, as Bradley and Terry reckon.

    There are none where openskill is not installed.
    """
    try:
        from openskill.models import BradleyTerryFull
    except ModuleNotFoundError:
        return {}
    model = BradleyTerryFull()
    rated = {name: model.rating(name=name) for name in bots}
    for played in games:
        seated = dict(zip(played.seats, played.ranks, strict=True))
        if len(seated) < 2:
            continue
        # A bot that sits in several seats is rated by the best of them against the others' best.
        for name, rank in zip(played.seats, played.ranks, strict=True):
            seated[name] = max(seated[name], rank)
        names = list(seated)
        teams = [[rated[name]] for name in names]
        changed = model.rate(teams, ranks=[-float(seated[name]) for name in names])
        for name, team in zip(names, changed, strict=True):
            rated[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}
