"""What runs in a process that thinks for the server.

Nothing of the store is imported here: reading its library takes longer than reading the rules, and
tables wait for a bot whose process has just been started.
"""

import contextlib
import time
from collections.abc import Callable
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

import nunatak
from nunatak.bots import at_a_table, bot
from nunatak.bots.advice import advice
from nunatak.bots.base import Bot
from nunatak.bots.thinker import Thinker

Work = Callable[..., Any]
Considered = tuple[list[tuple[int, float]], list[float]]


def serve(line: Connection) -> None:
    """Answer one question after another, in the process, until nobody asks any more."""
    with contextlib.suppress(EOFError, OSError, MemoryError):  # a fresh one has more room
        while True:
            work, args = line.recv()
            line.send(answered(work, args))


def answered(work: Work, args: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    """Return what came of the work, or what went wrong, in a form that can be sent."""
    try:
        return work(*args), None
    except MemoryError:
        raise
    except Exception as error:
        return None, RuntimeError(repr(error))


@lru_cache(maxsize=1)
def seated(level: str) -> Bot:
    """Return the bot that chose last in this process, which may still know what it thought."""
    return at_a_table(level)


def choose(
    document: dict[str, Any], level: str, seat: int, seed: int, limit: float | None
) -> tuple[int, float]:
    """Return what a bot chooses within so many seconds, and how many it took.

    Without a limit it thinks to the end, and begins anew: so it always does the same. Here nobody
    ever sees the real position.
    """
    p = nunatak.game(document["game"]).load(document)
    player = bot(level) if limit is None else seated(level)
    if limit is not None and isinstance(player, Thinker):
        player.patience = limit
    began = time.perf_counter()
    option = int(player.choose(p, seat, nunatak.Rng(seed)))
    return option, time.perf_counter() - began


def consider(document: dict[str, Any], seat: int, ms: int, seed: int) -> Considered:
    """Return the options with the attention each got, and what the best is worth to everybody."""
    p = nunatak.game(document["game"]).load(document)
    found = advice(p, seat, ms, seed)
    return [(each.option, each.attention) for each in found], list(found[0].expected)
