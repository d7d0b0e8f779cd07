"""Players that are programs."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from nunatak.bots.base import Bot
from nunatak.bots.greedy import GreedyBot
from nunatak.bots.levels import LEVELS, PATIENCE
from nunatak.bots.others import bot_in, made, offered
from nunatak.bots.random_bot import RandomBot
from nunatak.bots.thinker import Thinker
from nunatak.engine.built import compiled

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(Thinker, level) for level in LEVELS},
}


def at_a_table(level: str) -> Bot:
    """Return a bot for people who wait: where rules are interpreted, it has only so much time."""
    patience = 0.0 if compiled() else PATIENCE
    return Thinker(level, patience=patience) if level in LEVELS else bot(level)


def bots() -> list[str]:
    """Return the names of the bots: our own, and those that installed packages offer."""
    return [*BOTS, *(name for name in offered() if name not in BOTS)]


def bot(name: str, folder: Path | None = None) -> Bot:
    """Return a bot by its name. A level may be given time or iterations of its own.

    Anybody's class of bots is named by its file (looked for in the folder, or where one is) or by
    its module: mine.py:MyBot, package.module:MyBot.

    >>> bot("pole:500ms").seconds, bot("pole:8000").iterations
    (0.5, 8000)
    >>> bot("cleverest")
    Traceback (most recent call last):
        ...
    ValueError: There is no bot 'cleverest'. There are: random, greedy...
    """
    if name in BOTS:
        return BOTS[name]()
    if name in offered():
        return made(offered()[name].load(), name)
    level, given, budget = name.partition(":")
    if level in BOTS:
        return with_budget(name, level, budget)
    if given:
        return bot_in(name, folder)
    raise ValueError(
        f"There is no bot {name!r}. There are: {', '.join(bots())}; or say mine.py:MyBot."
    )


def with_budget(name: str, level: str, budget: str) -> Bot:
    """Return a bot of a level that has been given time or iterations."""
    milliseconds = budget.removesuffix("ms")
    if level not in LEVELS or not milliseconds.isdecimal() or int(milliseconds) == 0:
        raise ValueError(
            f"{name!r} should be a level with time or iterations, like pole:500ms or pole:8000."
        )
    if budget.endswith("ms"):
        return Thinker(level, seconds=int(milliseconds) / 1000)
    return Thinker(level, iterations=int(budget))
