"""What a bot thinks of a position in Frozen Frontier: points as they stand, and what may come."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.position import OVER
from nunatak.engine.weights import weights_of
from nunatak.games.frozen_frontier.position import (
    ENGINEERS,
    HAND,
    NONE,
    OWN,
    PAPERS,
    PROGRAM,
    QUBITS,
    ROUNDS,
    SCIENTISTS,
    SLOT,
    STEPS,
    STORE,
    SUBSIDIES_USED,
    FrozenFrontier,
    count_bits,
)
from nunatak.games.frozen_frontier.words import (
    BASICS,
    GENERATIONS,
    HELIUM,
    SCIENCE,
    SLOT_COUNT,
)

# What is counted of each seat: points as they stand,
POINTS: Final[i64] = 0
# and what counts for less the nearer the end is.
MONEY: Final[i64] = 1  # Qubits, up to what can be used
GOODS: Final[i64] = 2  # aerogel, energy and regolith
FUEL: Final[i64] = 3  # helium
WORKERS: Final[i64] = 4  # engineers
SCHOLARS: Final[i64] = 5  # scientists
CARDS: Final[i64] = 6  # projects in hand
PROMISES: Final[i64] = 7  # contracts in hand
ENGINES: Final[i64] = 8  # completed projects and research programs
INDUSTRIES: Final[i64] = 9  # steps
SCIENCES: Final[i64] = 10
OWNED: Final[i64] = 11  # buildings, which earn
FEATURES: Final[i64] = 12
CALM: Final[i64] = 12  # points that make a difference at the end
SWING: Final[i64] = 13  # and so many more at the start
USEFUL: Final[i64] = 10  # Qubits beyond these are worth little more than leftovers

GUESSES = {  # features in points
    "points": 1.0,
    "money": 0.4,
    "goods": 0.7,
    "fuel": 1.3,
    "workers": 0.9,
    "scholars": 1.7,
    "cards": 0.6,
    "promises": 1.5,
    "engines": 3.0,
    "industries": 0.8,
    "sciences": 0.8,
    "owned": 1.2,
    "calm": 4.0,
    "swing": 16.0,
}


@final
class FrozenJudgement(Judgement[FrozenFrontier]):
    """Points as they stand, with something for what everybody can still do with the rest."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.counted = vec[float]([0.0] * FEATURES)

    def shares(self, p: FrozenFrontier, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win; solo, what AISAAC leaves is nobody's."""
        if p.actor == OVER and p.players > 1:
            settle_shares(p, out)
            return
        if p.players == 1:
            out[0] = 1.0
            return
        left = still_to_come(p)
        weights = self.weights
        heat = max(weights[CALM] + weights[SWING] * left, 0.5)
        highest = -1000.0
        for seat in range(p.players):
            worth = self.worth(p, seat, eye, left) / heat
            out[seat] = worth
            highest = max(highest, worth)
        total = 0.0
        for seat in range(p.players):
            out[seat] = exp(out[seat] - highest)
            total += out[seat]
        for seat in range(p.players):
            out[seat] /= total

    def worth(self, p: FrozenFrontier, seat: i64, eye: i64, left: float) -> float:
        """Return what a seat's features are worth together, in points."""
        counted = self.counted
        weights = self.weights
        features(p, seat, seat == eye, counted)
        later = 0.0
        for i in range(MONEY, FEATURES):
            later += weights[i] * counted[i]
        return weights[POINTS] * counted[POINTS] + left * later


def still_to_come(p: FrozenFrontier) -> float:
    """Return how far the end is, from 1 to 0: rounds, and the stack of subsidies."""
    most = float(p.setup(SUBSIDIES_USED))
    rounds = float(ROUNDS - p.round) + float(p.stack) / most
    return min(rounds / float(ROUNDS), 1.0)


def features(p: FrozenFrontier, seat: i64, own_eye: bool, out: vec[float]) -> None:
    """Count what a seat has."""
    row = seat * OWN
    own = p.own
    points = p.score(seat)
    if own_eye:
        points += p.contract_points(seat, True) - p.contract_points(seat, p.is_finished())
    out[POINTS] = float(points)
    out[MONEY] = float(min(own[row + QUBITS], USEFUL))
    goods: i64 = 0
    for resource in range(BASICS):
        goods += own[row + STORE + resource]
    out[GOODS] = float(goods)
    out[FUEL] = float(own[row + STORE + HELIUM])
    out[WORKERS] = float(own[row + ENGINEERS])
    out[SCHOLARS] = float(own[row + SCIENTISTS])
    out[CARDS] = float(count_bits(own[row + HAND]))
    out[PROMISES] = float(count_bits(own[row + PAPERS]))
    engines: i64 = 0
    for slot in range(SLOT_COUNT):
        engines += i64(own[row + SLOT + slot] != NONE)
    for generation in range(GENERATIONS):
        engines += i64(own[row + PROGRAM + generation] != NONE)
    out[ENGINES] = float(engines)
    out[INDUSTRIES] = float(own[row + STEPS])
    out[SCIENCES] = float(own[row + STEPS + SCIENCE])
    out[OWNED] = float(p.count_for(seat, 0) + p.count_for(seat, 1))


def judgement() -> FrozenJudgement:
    """Return the game's judgement."""
    return FrozenJudgement(vec[float](weights_of("nunatak.games.frozen_frontier", GUESSES)))
