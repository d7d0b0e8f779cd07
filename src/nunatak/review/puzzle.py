"""Whether a moment is a puzzle: exactly one choice is clearly best, and one can miss it.

Everything is judged with what the player who is asked could know.
"""

import msgspec

from nunatak.bots.greedy import GreedyBot
from nunatak.bots.levels import level_in, search_settings
from nunatak.bots.search import Search
from nunatak.engine.position import Position
from nunatak.engine.rng import Rng
from nunatak.games.description import game_of
from nunatak.review.reading import nothing_hidden
from nunatak.review.verdict import (
    INACCURATE,
    PAIRS,
    after,
    believed_by,
    best_option,
    compared,
    mean_and_reach,
)

LONGER = 20  # times a Navigator's thinking, for every choice that comes near
FEWEST, MOST = 3, 24  # choices: fewer are no puzzle, and nobody weighs more
CLEAR = 0.05  # of the chance to win, by which all else must fall short
SURELY = INACCURATE  # and so much even at the lower bound
OPEN = (0.12, 0.9)  # the chance to win with the best choice: what is decided is no puzzle
FAR = 0.25  # behind the best: so clearly worse that a Navigator's thinking is enough
HASTY = "sledger"  # thinks as briefly as somebody who does not look closely
TRIES = 4
LINE = 6  # choices of the line that is shown


class Worth(msgspec.Struct, frozen=True):
    """What a choice is worth: the chance to win, and by how much it falls short of the best."""

    option: int
    chance: float
    lost: float = 0.0
    low: float = 0.0
    """It falls short by at least so much, 39 times in 40."""


class Found(msgspec.Struct, frozen=True):
    """A puzzle at a position."""

    worth: list[Worth]
    """Of every choice, the best first."""
    seen: int
    """How many of five short looks found the answer."""
    line: list[int]
    """What the bot would play, the answer first, as far as nobody's hidden things matter."""


def puzzle_at(p: Position, iterations: int, seed: int, longer: int = LONGER) -> Found | None:
    """Return the puzzle that whoever is asked is faced with, if it is one."""
    best = promising(p, iterations, seed)
    if best is None:
        return None
    seen = noticed(p, best, seed)
    if seen > TRIES:
        return None
    worth = checked(p, best, iterations, seed + 1000, longer)
    if worth is None:
        return None
    return Found(worth, seen, line(p, best, iterations, seed))


def promising(p: Position, iterations: int, seed: int) -> int | None:
    """Return what is best here if a short search finds the next best clearly worse."""
    if p.actor < 0 or not FEWEST <= len(p.options()) <= MOST:
        return None
    game, rng = game_of(p), Rng(seed)
    search = Search(p.rules, p.players, game.judgement, search_settings(game))
    known = p.redeal(p.actor, rng)
    search.think(known, p.actor, rng, iterations // 2, 0.0)
    best = int(search.best(known))
    hope, rival = max((search.estimate(each), each) for each in p.options() if each != best)
    if search.estimate(best) - hope < CLEAR / 2:
        return None
    found = compared(p, best, rival, iterations, seed)
    return best if found.lost >= CLEAR and found.low > 0.0 else None


def noticed(p: Position, best: int, seed: int) -> int:
    """Return how often short looks find the best: a glance, and some brief thoughts."""
    game, eye = game_of(p), p.actor
    rng = Rng(seed)
    glance = GreedyBot().choose(p.redeal(eye, rng), eye, rng)
    brief = level_in(game, HASTY).iterations
    return int(glance == best) + sum(
        best_option(p, brief, seed + number) == best for number in range(TRIES)
    )


def checked(
    p: Position, best: int, iterations: int, seed: int, longer: int = LONGER
) -> list[Worth] | None:
    """Return what every choice is worth, if a long search finds all but one clearly worse.

    All are compared with the best on the same luck. Each gets the long search's thinking, unless
    a Navigator's shows that it is far behind.
    """
    others = [each for each in p.options() if each != best]
    short = {each: shares(p, each, iterations, seed) for each in (best, *others)}
    behind = {each: mean(short[best]) - mean(short[each]) for each in others}
    near = sorted(behind, key=lambda each: behind[each])
    if behind[near[0]] < CLEAR / 2 or best_option(p, iterations * longer, seed) != best:
        return None
    long = shares(p, best, iterations * longer, seed)
    chance = mean(long)
    if not OPEN[0] <= chance <= OPEN[1]:
        return None
    found = [Worth(best, chance)]
    for each in near:
        if behind[each] < FAR or each == near[0]:
            lost, reach = beside(long, shares(p, each, iterations * longer, seed))
        else:
            lost, reach = beside(short[best], short[each])
        if lost < CLEAR or lost - reach < SURELY:
            return None
        found.append(Worth(each, max(0.0, chance - lost), lost, lost - reach))
    return sorted(found, key=lambda worth: worth.lost)


def shares(p: Position, option: int, iterations: int, seed: int) -> list[float]:
    """Return the share of the win that several searches expect of an option, on the same luck."""
    game, eye = game_of(p), p.actor
    search = Search(p.rules, p.players, game.judgement, search_settings(game))
    each = max(1, iterations // PAIRS)
    found = []
    for number in range(PAIRS):
        known = p.redeal(eye, Rng(seed + number))
        found.append(believed_by(search, after(known, option), eye, Rng(seed + number), each)[eye])
    return found


def beside(best: list[float], other: list[float]) -> tuple[float, float]:
    """Return by how much an option falls short of another, and how far that may be off."""
    return mean_and_reach([a - b for a, b in zip(best, other, strict=True)])


def mean(numbers: list[float]) -> float:
    """Return the mean of some numbers."""
    return sum(numbers) / len(numbers)


def line(p: Position, best: int, iterations: int, seed: int) -> list[int]:
    """Return what the bot would play: one's own choices, and the others' where all is open."""
    eye = p.actor
    found = [best]
    q = after(p.redeal(eye, Rng(seed)), best)
    while q.actor >= 0 and len(found) < LINE:
        if q.actor != eye and not nothing_hidden(q):
            break
        found.append(best_option(q, iterations, seed))
        q.apply(found[-1])
    return found
