"""Who will win: every seat's chance, as far as one seat can know, and how sure that is."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.bots.levels import search_settings
from nunatak.bots.search import Search
from nunatak.bots.trust import calibration_of
from nunatak.engine.judgement import Judgement
from nunatak.engine.position import OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games.description import game_of

OPINIONS: Final[i64] = 4  # searches that know nothing of each other
SURE: Final = 3.182  # deviations of the mean of four that hold 95 % (Student's, three to choose)


class Chances:
    """Every seat's chance to win, and between which bounds it lies 95 times in a hundred."""

    def __init__(self, seats: Sequence[float], low: Sequence[float], high: Sequence[float]) -> None:
        self.seats = tuple(seats)  # 1 in all; alone, the chance to beat the game
        self.low = tuple(low)
        self.high = tuple(high)

    def __repr__(self) -> str:
        shown = [
            f"{seat:.0%} ({low:.0%}-{high:.0%})"
            for seat, low, high in zip(self.seats, self.low, self.high, strict=True)
        ]
        return f"<chances {', '.join(shown)}>"


def chances(p: Position, eye: int, iterations: int = 400, seed: int = 0) -> Chances:
    """Return every seat's chance to win, as the seat `eye` can know it after so much thinking.

    It does not matter who is to choose, and what the seat can't see changes nothing. The same seed
    gives the same chances. The bounds come from four searches that share the iterations, and from
    how far such forecasts lay from results before: once the game is over they meet.

    >>> import nunatak
    >>> p = nunatak.game("antartik").start(players=2)
    >>> found = chances(p, 0, iterations=200)
    >>> round(sum(found.seats), 6), found.low[0] <= found.seats[0] <= found.high[0]
    (1.0, True)
    """
    if iterations < OPINIONS:
        raise ValueError(f"Thinking takes iterations: at least {OPINIONS}, not {iterations}.")
    if p.actor == OVER:
        result = believed(p, eye)
        return Chances(result, result, result)
    game = game_of(p)
    opinions = asked(p, eye, iterations, seed)
    calibration = calibration_of(game.package, int(p.players))
    return agreed([calibration.honest(opinion) for opinion in opinions], calibration.error)


def asked(p: Position, eye: i64, iterations: i64, seed: i64) -> list[list[float]]:
    """Return the opinions of several searches, as they come."""
    game = game_of(p)
    rng = Rng(seed)
    known = p.redeal(int(eye), rng)
    search = Search(p.rules, p.players, game.judgement, search_settings(game))
    each = iterations // OPINIONS
    return [opinion(search, known, eye, rng, each) for _number in range(OPINIONS)]


def agreed(opinions: list[list[float]], error: float) -> Chances:
    """Return the mean of several opinions, and how far it may be off.

    Opinions that agree may still be wrong together, as far as such forecasts were wrong before.
    """
    count = float(len(opinions))
    seats: list[float] = []
    low: list[float] = []
    high: list[float] = []
    for seat in range(len(opinions[0])):
        mean = sum([opinion[seat] for opinion in opinions]) / count
        squares = sum([(opinion[seat] - mean) ** 2 for opinion in opinions])
        apart = SURE * sqrt(squares / (count - 1.0) / count)
        reach = sqrt(apart * apart + error * error)
        seats.append(mean)
        low.append(max(0.0, mean - reach))
        high.append(min(1.0, mean + reach))
    return Chances(seats, low, high)


def opinion(search: Search, p: Position, eye: i64, rng: Rng, iterations: i64) -> list[float]:
    """Return what one search believes of every seat's chance.

    What is tried but not chosen says little: options count by the square of their visits.
    """
    players = p.players
    search.clear()
    search.seat = eye
    sums: dict[int, list[float]] = {}  # by the first edge of a walk: its visits, then every seat
    for _walk in range(iterations):
        q = p.redealt(eye, rng)
        search.wander(q, rng)  # which leaves it where the walk has ended
        found = sums.setdefault(search.walk[0], [0.0] * (int(players) + 1))
        found[0] += 1.0
        for seat, share in enumerate(believed(q, eye)):
            found[seat + 1] += share
    by_lot = p.actor < 0
    total = 0.0
    shares = [0.0] * int(players)
    for found in sums.values():
        weight = 1.0 if by_lot else found[0]
        total += weight * found[0]
        for seat in range(players):
            shares[seat] += weight * found[seat + 1]
    return [share / total for share in shares]


def believed(p: Position, eye: i64) -> list[float]:
    """Return every seat's chance without looking further."""
    return believed_by(game_of(p).judgement, p, eye)


def believed_by(judgement: Judgement[Any], p: Position, eye: i64) -> list[float]:
    """Return every seat's chance as a judgement sees it; whoever plays alone has won or not."""
    out = vec[float]([0.0] * 8)
    judgement.shares(p, eye, out)
    if p.players == 1 and p.actor == OVER:
        return [1.0 if out[0] > 0.5 else 0.0]
    found: list[float] = []
    for seat in range(p.players):
        found.append(out[seat])
    return found
