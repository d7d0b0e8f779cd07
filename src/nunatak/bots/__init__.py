"""Players that are programs."""

from collections.abc import Callable
from functools import partial

from nunatak.bots.bot import Bot, RandomBot
from nunatak.bots.greedy import GreedyBot
from nunatak.bots.levels import LEVELS
from nunatak.bots.thinker import Thinker

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(Thinker, level) for level in LEVELS},
}


def bots() -> list[str]:
    """Return the names of the bots."""
    return list(BOTS)


def bot(name: str) -> Bot:
    """Return a bot by its name.

    >>> bot("cleverest")
    Traceback (most recent call last):
        ...
    ValueError: There is no bot 'cleverest'. There are: random, greedy...
    """
    if name not in BOTS:
        raise ValueError(f"There is no bot {name!r}. There are: {', '.join(bots())}.")
    return BOTS[name]()
