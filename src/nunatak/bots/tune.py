"""Fitting the weights of a judgement to games that bots play with each other."""

from collections.abc import Callable, Iterator
from typing import Any

from librt.vecs import vec

from nunatak.bots.fit import Lessons
from nunatak.bots.thinker import Thinker
from nunatak.engine.game import Game
from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.playout import Desk, pick
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng

WHIMS = 8  # one decision in so many is taken at random, so that odd positions occur too
KEPT = 5  # and one in so many becomes a lesson
FOLDS = 5  # one lesson in so many is kept back for the examination
NUDGE = 0.02  # by which a weight is moved to see what changes
CAUTION = 1e-4  # what it costs to move a weight away from the guess
STEADY = (0.9, 0.99)  # how fast the memory of earlier slopes fades


class Fitted:
    """What came of fitting: the weights, and how wrong they were before and after."""

    def __init__(self, weights: dict[str, float], before: float, after: float, count: int) -> None:
        self.weights = weights
        self.before = before  # on the lessons kept back
        self.after = after
        self.count = count


def collect(game: Game, lessons: Lessons, games: int, iterations: int, seed: int) -> Iterator[int]:
    """Let bots play, with every number of players in turn and any options agreed on.

    Yields how many games were played.
    """
    rng = Rng(seed)
    desk = Desk(len(game.vocabulary))
    for number in range(games):
        players = game.players[number % len(game.players)]
        agreed = {each.name: each.values[rng.below(len(each.values))] for each in game.options}
        p: Position = game.start(players, agreed)
        mind = Thinker("pole", iterations=iterations)
        seen: list[Position] = []
        while p.actor != OVER:
            if p.actor != CHANCE and rng.below(KEPT) == 0:
                seen.append(p.copy())
            if p.actor == CHANCE or rng.below(WHIMS) == 0:
                p.apply(pick(p, rng, desk))
            else:
                p.apply(mind.choose(p.redeal(p.actor, rng), p.actor, rng))
        shares = vec[float]([0.0] * 8)
        settle_shares(p, shares)
        for q in seen:
            lessons.add(q, [shares[seat] for seat in range(players)])
        yield number + 1


def fit(
    judgement: Judgement[Any],
    names: list[str],
    lessons: Lessons,
    rounds: int,
    tell: Callable[[int, float], None],
) -> Fitted:
    """Move the weights downhill, each at its own pace (Kingma and Ba's Adam)."""
    weights = judgement.weights
    guess = list(weights)
    scale = [max(abs(value), 0.1) for value in guess]
    slope = [0.0] * len(guess)
    curve = [0.0] * len(guess)
    before = examined(judgement, lessons)

    def cost() -> float:
        drift = sum(((w - g) / s) ** 2 for w, g, s in zip(weights, guess, scale, strict=True))
        learnt = sum(lessons.loss(judgement, fold, FOLDS) for fold in range(1, FOLDS))
        return learnt / (FOLDS - 1) + CAUTION * drift

    best, kept = before, list(guess)
    for n in range(1, rounds + 1):
        for i in range(len(guess)):
            here = weights[i]
            weights[i] = here + NUDGE * scale[i]
            above = cost()
            weights[i] = here - NUDGE * scale[i]
            below = cost()
            weights[i] = here
            steep = (above - below) / (2 * NUDGE)
            slope[i] += (1 - STEADY[0]) * (steep - slope[i])
            curve[i] += (1 - STEADY[1]) * (steep * steep - curve[i])
        pace = 0.05 * (1 - n / (rounds + 1))
        for i in range(len(guess)):
            mean = slope[i] / (1 - STEADY[0] ** n)
            size = (curve[i] / (1 - STEADY[1] ** n)) ** 0.5
            weights[i] -= pace * scale[i] * mean / (size + 1e-9)
        now = examined(judgement, lessons)
        if now < best:
            best, kept = now, list(weights)
        tell(n, now)
    for i, value in enumerate(kept):
        weights[i] = value
    rounded = {name: round(value, 4) for name, value in zip(names, kept, strict=True)}
    return Fitted(rounded, before, best, len(lessons.positions))


def examined(judgement: Judgement[Any], lessons: Lessons) -> float:
    """Return how wrong the judgement is about the lessons it has not learnt from."""
    return lessons.loss(judgement, 0, FOLDS)
