"""Bots think in processes of their own, with a deadline, never in the server's loop."""

import asyncio
import logging
import multiprocessing
import secrets
import signal
import threading
from multiprocessing import resource_tracker
from typing import Any

from pebble import ProcessPool

import nunatak
from nunatak.bots import at_a_table, bots
from nunatak.bots.advice import advice
from nunatak.bots.levels import LEVELS
from nunatak.engine.position import Position
from nunatak.server import speed

LOG = logging.getLogger("nunatak.bots")
STAND_IN = LEVELS[1]  # who plays for somebody who left
ADVICE_MS = 1500  # how long a bot thinks about advice

Considered = tuple[list[tuple[int, float]], list[float]]


def choose(document: dict[str, Any], level: str, seat: int, seed: int) -> int:
    """Return what a bot chooses; runs in the worker, which never sees the real position."""
    p = nunatak.game(document["game"]).load(document)
    return int(at_a_table(level).choose(p, seat, nunatak.Rng(seed)))


def consider(document: dict[str, Any], seat: int, ms: int, seed: int) -> Considered:
    """Return the options with the attention each got, and what the best is worth to everybody."""
    p = nunatak.game(document["game"]).load(document)
    found = advice(p, seat, ms, seed)
    return [(each.option, each.attention) for each in found], list(found[0].expected)


def undisturbed(workers: int) -> ProcessPool:
    """Return workers that Ctrl+C does not reach: it is the server that ends them.

    They inherit which signals are blocked from the thread that starts them, and that thread from
    this one.
    """
    resource_tracker.ensure_running()  # which would unblock them again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPool(max_workers=workers, context=context)
        pool.schedule(bots)  # the first thing to do is what starts them
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    return pool


class Thinking:
    """A few worker processes that are started when the first bot has to think."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = workers
        self.deadline = deadline
        self.pool: ProcessPool | None = None
        self.speed = ""

    async def choose(self, p: Position, level: str, seat: int) -> int:
        """Return what a bot of this level would choose for the seat."""
        options = p.options()
        if len(options) == 1:
            return options[0]
        seed = secrets.randbits(62)
        # Only what the seat can know leaves this process.
        document = p.redeal(seat, nunatak.Rng(secrets.randbits(62))).save()
        future = self.open().schedule(
            choose, args=[document, level, seat, seed], timeout=self.deadline
        )
        try:
            option: int = await asyncio.wrap_future(future)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # whatever happens to a bot, the game goes on
            LOG.warning("A bot of level %s gave no answer: %r", level, error)
            return secrets.choice(options)
        return option if option in options else secrets.choice(options)

    async def advise(self, p: Position, seat: int) -> Considered:
        """Return what a bot would consider in the seat's place, knowing no more than the seat."""
        document = p.redeal(seat, nunatak.Rng(secrets.randbits(62))).save()
        future = self.open().schedule(
            consider, args=[document, seat, ADVICE_MS, secrets.randbits(62)], timeout=self.deadline
        )
        found: Considered = await asyncio.wrap_future(future)
        return found

    def open(self) -> ProcessPool:
        """Return the workers, and start them if they aren't there."""
        if self.pool is not None and self.speed != speed.state():
            self.retire()  # what is compiled now makes others many times faster
        if self.pool is None:
            self.speed = speed.state()
            speed.for_workers()
            self.pool = undisturbed(self.workers)
        return self.pool

    def retire(self) -> None:
        """Let the workers finish what they think about, and have others for what comes."""
        old, self.pool = self.pool, None
        if old is not None:
            old.close()  # type: ignore[no-untyped-call]
            threading.Thread(target=old.join, daemon=True).start()

    def warm(self) -> None:
        """Let the workers wake up before they are needed."""
        self.open()

    def close(self) -> None:
        """End the workers."""
        if self.pool is not None:
            self.pool.stop()  # type: ignore[no-untyped-call]
            self.pool.join(timeout=5)
            self.pool = None
