"""Hints: what a strong player would consider, and what may come of it."""

from collections.abc import Sequence

from librt.vecs import vec

from nunatak.bots.levels import search_settings
from nunatak.bots.search import Search
from nunatak.bots.thinker import NO_LIMIT
from nunatak.engine.position import Position
from nunatak.engine.rng import Rng
from nunatak.games.description import game_of

FIRST_LOOKS = 64  # iterations that even the shortest time allows


class Advice:
    """An option, how much of the thinking went into it, and what everybody may expect of it."""

    def __init__(
        self, option: int, words: str, attention: float, expected: Sequence[float]
    ) -> None:
        self.option = option
        self.words = words  # the same in the stable notation
        self.attention = attention  # its share of the visits: the most is the best advice
        self.expected = tuple(expected)  # for each seat, its share of the win

    def __repr__(self) -> str:
        shares = ", ".join(f"{share:.0%}" for share in self.expected)
        return f"<{self.words}: {self.attention:.0%} of the visits, shares {shares}>"


def advice(p: Position, seat: int, ms: int, seed: int = 0) -> list[Advice]:
    """Return the options of the seat that is to choose, the best first, after so long a thought.

    It knows no more than the seat does. A choice that is forced takes no time.

    >>> import nunatak
    >>> p = nunatak.game("antartik").start(players=2)
    >>> advice(p, 0, 100)
    Traceback (most recent call last):
        ...
    ValueError: There is no advice for seat 0 now: it is not the one to choose.
    """
    if p.actor != seat or seat < 0:
        raise ValueError(f"There is no advice for seat {seat} now: it is not the one to choose.")
    if ms <= 0:
        raise ValueError(f"Thinking takes time: at least 1 ms, not {ms}.")
    game = game_of(p)
    rng = Rng(seed)
    known = p.redeal(seat, rng)
    search = Search(p.rules, p.players, game.judgement, search_settings(game))
    options = known.options()
    if len(options) == 1:
        search.think(known, seat, rng, FIRST_LOOKS, ms / 1000)
    else:
        search.think(known, seat, rng, NO_LIMIT, ms / 1000)
    visits = {option: int(search.visits_of(option)) for option in options}
    total = max(sum(visits.values()), 1)
    found = []
    for option in options:
        if visits[option] > 0:
            expected = in_shares([search.share(option, each) for each in range(p.players)])
        else:
            expected = glance(known, seat, option)
        found.append(Advice(option, game.text(option), visits[option] / total, expected))
    return sorted(found, key=lambda each: (-each.attention, each.option))


def in_shares(wishes: list[float]) -> list[float]:
    """Return what seats may expect as shares of one win; alone, it is not shared with anybody."""
    total = sum(wishes)
    if len(wishes) == 1 or total <= 0:
        return wishes
    return [wish / total for wish in wishes]


def glance(p: Position, seat: int, option: int) -> list[float]:
    """Return what the game's judgement thinks of an option that was not worth a visit."""
    q = p.copy()
    q.apply(option)
    shares = vec[float]([0.0] * 8)
    game_of(p).judgement.shares(q, seat, shares)
    return [shares[each] for each in range(p.players)]
