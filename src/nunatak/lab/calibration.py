"""Forecasts held against results: who was thought to win, and who did."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from nunatak.bots import bot
from nunatak.bots.chances import agreed, asked, believed_by
from nunatak.bots.trust import Calibration
from nunatak.engine.judgement import Judgement
from nunatak.engine.playout import Buffers, draw
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game as find_game
from nunatak.games.description import Game
from nunatak.lab.arena import seed_of

TENTHS = 10
ASKED = 0.15  # of the choices of a game, so many are foretold
THINKING = 200  # iterations of a forecast
STRONGEST = 4.0  # no calibration goes beyond this, or below its inverse


class Sitting(msgspec.Struct, frozen=True):
    """One game that is to be foretold while it is played."""

    game: str
    players: int
    seed: int
    bot: str


class Foretold(msgspec.Struct, frozen=True):
    """What was thought of one position, and how the game ended."""

    chances: tuple[float, ...]  # after some thinking, as nunatak.chances would say uncalibrated
    learned: tuple[float, ...]  # at a glance, by the judgement that bots play with
    by_hand: tuple[float, ...]  # and by the one that was written by hand
    result: tuple[float, ...]


def foretell(sitting: Sitting) -> list[Foretold]:
    """Play one game and return what was thought at some of its choices, as who chose could know.

    Chance has a generator of its own, so that whoever is asked does not stir the cards.
    """
    game = find_game(sitting.game)
    p: Position = game.start(sitting.players)
    luck, asking = Rng(sitting.seed), Rng(seed_of(sitting.seed, 1000))
    seated = [bot(sitting.bot) for _ in range(sitting.players)]
    minds = [Rng(seed_of(sitting.seed, seat)) for seat in range(sitting.players)]
    buffers = Buffers(len(game.vocabulary))
    noted: list[tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]] = []
    while p.actor != OVER:
        if p.actor == CHANCE:
            p.apply(draw(p, luck, buffers))
            continue
        known = p.redeal(p.actor, minds[p.actor])
        if asking.fraction() < ASKED:
            thought = agreed(asked(p, p.actor, THINKING, sitting.seed), 0.0).seats
            noted.append((thought, view(game.judgement, known), view(game.first_judgement, known)))
        p.apply(seated[p.actor].choose(known, p.actor, minds[p.actor]))
    result = view(game.first_judgement, p)
    return [Foretold(thought, now, by_hand, result) for thought, now, by_hand in noted]


def view(judgement: Judgement[Any], p: Position) -> tuple[float, ...]:
    """Return what a judgement thinks of everybody's chances, as whoever is to choose can know."""
    return tuple(believed_by(judgement, p, max(p.actor, 0)))


class Reliability:
    """Forecasts in tenths: how likely was it thought, how often did it happen?"""

    def __init__(self) -> None:
        self.counts = [0] * TENTHS
        self.thought = [0.0] * TENTHS
        self.happened = [0.0] * TENTHS
        self.positions = 0
        self.squares = 0.0

    def add(self, shares: Sequence[float], result: Sequence[float]) -> None:
        """Add a forecast for every seat, and what came of it."""
        self.positions += 1
        for share, came in zip(shares, result, strict=True):
            tenth = min(int(share * TENTHS), TENTHS - 1)
            self.counts[tenth] += 1
            self.thought[tenth] += share
            self.happened[tenth] += came
            self.squares += (share - came) ** 2

    @property
    def brier(self) -> float:
        """The mean over positions of the squared distances, all seats together."""
        return self.squares / max(self.positions, 1)

    @property
    def error(self) -> float:
        """How far forecasts lie from results on average, tenth by tenth."""
        total = sum(self.counts)
        gaps = (abs(a - b) for a, b in zip(self.thought, self.happened, strict=True))
        return sum(gaps) / max(total, 1)

    def rows(self) -> list[tuple[str, int, float, float]]:
        """Return for every tenth that occurred: how often, what was thought, what happened."""
        return [
            (
                f"{10 * tenth}-{10 * tenth + 10} %",
                count,
                self.thought[tenth] / count,
                self.happened[tenth] / count,
            )
            for tenth, count in enumerate(self.counts)
            if count
        ]


def reliability(
    forecasts: Iterable[tuple[Sequence[float], Sequence[float]]],
) -> Reliability:
    """Return how reliable forecasts were."""
    found = Reliability()
    for shares, result in forecasts:
        found.add(shares, result)
    return found


def fitted(
    forecasts: Sequence[tuple[Sequence[float], Sequence[float]]],
    others: Sequence[tuple[Sequence[float], Sequence[float]]],
) -> Calibration:
    """Return what makes forecasts least surprised, and how far off others still are with it."""
    alone = bool(forecasts) and len(forecasts[0][0]) == 1
    sharpness, shift = 1.0, 0.0
    for _ in range(4 if alone else 1):

        def with_sharpness(x: float, shift: float = shift) -> float:
            return surprise(Calibration(math.exp(x), shift), forecasts)

        reach = math.log(STRONGEST)
        sharpness = math.exp(lowest(with_sharpness, -reach, reach))
        if alone:

            def with_shift(x: float, sharpness: float = sharpness) -> float:
                return surprise(Calibration(sharpness, x), forecasts)

            shift = lowest(with_shift, -4.0, 4.0)
    found = Calibration(round(sharpness, 3), round(shift, 3))
    made = reliability([(found.honest(list(shares)), result) for shares, result in others])
    found.error = round(made.error, 4)
    return found


def surprise(
    calibration: Calibration, forecasts: Sequence[tuple[Sequence[float], Sequence[float]]]
) -> float:
    """Return how surprising results are to calibrated forecasts."""
    total = 0.0
    for shares, result in forecasts:
        for share, came in zip(calibration.honest(list(shares)), result, strict=True):
            total -= came * math.log(max(share, 1e-6))
            if len(shares) == 1:
                total -= (1 - came) * math.log(max(1 - share, 1e-6))
    return total / max(len(forecasts), 1)


def lowest(function: Callable[[float], float], low: float, high: float) -> float:
    """Return where a function with one valley is lowest, by thirds."""
    while high - low > 0.002:
        third = (high - low) / 3
        if function(low + third) < function(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def sittings(game: Game[Any], players: int, games: int, name: str, seed: int) -> list[Sitting]:
    """Return games that are to be foretold."""
    return [
        Sitting(game.name, players, seed_of(seed, players * 1_000_000 + number), name)
        for number in range(games)
    ]
