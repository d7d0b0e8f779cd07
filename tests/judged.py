"""What judgements written by hand say of a position, as lists that tests can compare."""

from typing import Any

from librt.vecs import vec


def shares(p: Any) -> list[float]:
    """Return each seat's share of the win, as the first seat sees it."""
    found = vec[float]([0.0] * 8)
    p.game.first_judgement.shares(p, 0, found)
    return [found[seat] for seat in range(p.players)]


def wishes(p: Any) -> list[float]:
    """Return what each seat strives for, as the first seat sees it."""
    found = vec[float]([0.0] * 8)
    p.game.first_judgement.wishes(p, 0, found)
    return [found[seat] for seat in range(p.players)]
