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

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(Thinker, level) for level in LEVELS},
}


def at_a_table(level: str) -> Bot:
    """Return a bot for people who wait: it has only so much time for a choice."""
    return Thinker(level, patience=PATIENCE) if level in LEVELS else bot(level)


def bots() -> list[str]:
    """Return the names of the bots: our own, and those that installed packages offer."""
    return [*BOTS, *(name for name in offered() if name not in BOTS)]


def bot(name: str, folder: Path | None = None) -> Bot:
    """Return a bot by its name. A level may be given time or iterations of its own.

    `pole@1` judges as it was written by hand, `pole@FILE` with the networks of a file.

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
    said, given, budget = name.partition(":")
    level, older, version = said.partition("@")
    if level in BOTS and (given or older):
        return with_budget(name, level, budget, version)
    if given:
        return bot_in(name, folder)
    raise ValueError(
        f"There is no bot {name!r}. There are: {', '.join(bots())}; or say mine.py:MyBot."
    )


def with_budget(name: str, level: str, budget: str, version: str) -> Bot:
    """Return a bot of a level that has been given time or iterations, or another judgement."""
    if version and level in LEVELS and ":" not in name:
        return Thinker(level, version=version)
    milliseconds = budget.removesuffix("ms")
    if level not in LEVELS or not milliseconds.isdecimal() or int(milliseconds) == 0:
        raise ValueError(
            f"{name!r} should be a level with time or iterations, like pole:500ms or pole:8000."
        )
    if budget.endswith("ms"):
        return Thinker(level, seconds=int(milliseconds) / 1000, version=version)
    return Thinker(level, iterations=int(budget), version=version)
