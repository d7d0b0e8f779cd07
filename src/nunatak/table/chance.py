"""What chance brings."""

import secrets

from nunatak.engine.position import Position


def draw(p: Position) -> int:
    """Return one of the outcomes of chance, by weight, from the machine's own randomness."""
    chances = p.chances()
    left = secrets.randbelow(sum(weight for _, weight in chances))
    for option, weight in chances:
        left -= weight
        if left < 0:
            return option
    raise AssertionError("The weights of chance do not add up.")
