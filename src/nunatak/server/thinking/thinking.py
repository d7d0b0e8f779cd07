"""Bots think in processes of their own, with a deadline, never in the server's loop."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import nunatak
from nunatak.bots import bots
from nunatak.bots.levels import LEVELS, PATIENCE
from nunatak.engine.position import Position
from nunatak.server.base.limits import Limits
from nunatak.server.thinking.hints import Hints
from nunatak.server.thinking.in_worker import Considered, choose, consider
from nunatak.server.thinking.turns import Owner, Turns
from nunatak.server.thinking.worker import Died, Ended, Worker

LOG = logging.getLogger("nunatak.bots")
STAND_IN = LEVELS[1]  # who plays for somebody who left
QUICK = LEVELS[0]  # who chooses where the one who should can't
QUICK_SHARE = 0.25  # of the time for a choice, what is left to that one
ADVICE_MS = 1500  # how long a bot thinks about advice

NOBODY = Owner()


class Thoughts(NamedTuple):
    """What a bot's thoughts begin with, and how long they last."""

    seed: int | None = None
    """Chance settles them where there is none."""
    limit: float | None = PATIENCE
    """Seconds; without it, to the end, so that on any machine it thinks the same."""


BY_CHANCE = Thoughts()


def chosen(
    worker: Worker,
    document: dict[str, Any],
    level: str,
    seat: int,
    thoughts: Thoughts,
    deadline: float,
) -> tuple[int, float] | None:
    """Return what a bot chooses within its limit and how long that took, or nothing.

    The log says why there is nothing.

    A worker that died may have been unlucky and is asked once more. After that, or when time runs
    short, a quick bot has what is left of it.
    """
    began = time.monotonic()
    slow = 1 - QUICK_SHARE
    for each, share in ((level, slow), (level, slow), (QUICK, 1.0)):
        seconds = began + share * deadline - time.monotonic()
        if seconds <= 0:
            continue
        seed = secrets.randbits(62) if thoughts.seed is None else thoughts.seed
        try:
            asked = (document, each, seat, seed, thoughts.limit)
            option, took = worker.ask(choose, asked, seconds)
            return int(option), float(took)
        except (Died, TimeoutError, RuntimeError) as error:
            LOG.warning("A bot of level %s gave no answer: %s", each, error)
    return None


def wake(worker: Worker, deadline: float) -> None:
    """Let a worker read the rules before it is needed."""
    with contextlib.suppress(Died, TimeoutError):
        worker.ask(bots, (), deadline)


class Job:
    """Something for a worker to do, and whoever waits for what comes of it."""

    def __init__(self, work: Callable[[Worker], Any], whose: Owner = NOBODY) -> None:
        self.work = work
        self.whose = whose
        self.found: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def tell(self, done: asyncio.Future[Any]) -> None:
        """Hand on what came of it, if anybody still waits."""
        error = None if done.cancelled() else done.exception()
        if done.cancelled() or isinstance(error, Ended):
            self.found.cancel()
        elif self.found.done():
            pass
        elif error is not None:
            self.found.set_exception(error)
        else:
            self.found.set_result(done.result())


class Thinking:
    """A few workers, and whoever waits for one of them."""

    def __init__(
        self,
        workers: int,
        deadline: float,
        limits: Limits | None = None,
        thought: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self.thought = thought
        self.deadline = deadline
        bounds = limits or Limits()
        self.asked_for_hints = Hints(bounds)
        self.workers = [Worker(bounds.worker_starts) for _ in range(workers)]
        self.idle = self.workers[:]  # the one that did something last comes last
        self.threads = ThreadPoolExecutor(workers, "thinking")  # each waits for one worker
        self.turns: Turns[Job] = Turns(bounds.thinking_from_an_address or max(1, workers - 1))
        self.hints: deque[Job] = deque()
        self.readings: deque[Job] = deque()  # finished games, which can wait for everybody else
        self.advising = 0  # workers that think about hints, or read
        self.arrived = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def choose(
        self,
        p: Position,
        level: str,
        seat: int,
        owner: Owner = NOBODY,
        thoughts: Thoughts = BY_CHANCE,
    ) -> tuple[int, float]:
        """Return what a bot of this level would choose for the seat, and how long it thought.

        It thinks in its owner's share of time, and not beyond its limit. Whatever happens to a
        bot, the game goes on: at the very last, chance chooses.
        """
        options = p.options()
        if len(options) == 1:
            return options[0], 0.0
        document = known_to(p, seat, thoughts.seed)
        job = Job(lambda to: chosen(to, document, level, seat, thoughts, self.deadline), owner)
        self.queue_turn(job, owner)
        found = await job.found
        if found is not None and found[0] in options:
            option, took = found
            return int(option), float(took)
        LOG.warning("A random option is taken in the place of a bot of level %s", level)
        return secrets.choice(options), 0.0

    async def advise(self, p: Position, seat: int) -> Considered:
        """Return what a bot would consider in the seat's place, knowing no more than the seat."""
        asked = (known_to(p, seat), seat, ADVICE_MS, secrets.randbits(62))
        job = Job(lambda to: to.ask(consider, asked, self.deadline))
        self.queue_hint(job)
        found: Considered = await job.found
        return found

    async def read(self, work: Callable[..., Any], *about: Any) -> Any:
        """Return what a worker has read of a finished game, once nobody waits for anything else."""
        job = Job(lambda to: to.ask(work, about, self.deadline))
        self.readings.append(job)
        self.wake_up()
        return await job.found

    def warm(self) -> None:
        """Let the workers wake up before they are needed."""
        for _ in self.workers:
            self.queue_turn(Job(lambda to: wake(to, self.deadline)), NOBODY)

    def queue_turn(self, job: Job, owner: Owner) -> None:
        """Let a bot's turn be thought about when its owner's share of time allows it."""
        self.turns.add(owner, job)
        self.wake_up()

    def queue_hint(self, job: Job) -> None:
        """Let advice be found after all that others wait for already."""
        self.hints.append(job)
        self.wake_up()

    def wake_up(self) -> None:
        """Let the workers see that there is something to do."""
        self.arrived.set()
        if not self.tasks:
            self.tasks = [asyncio.create_task(self.occupy()) for _ in self.workers]

    async def occupy(self) -> None:
        """Give a worker something to do, and then perhaps another one; one for each runs."""
        while True:
            if (turn := self.turns.take()) is not None:
                await self.do_turn(*turn)
            elif self.advising < self.most_advising and (job := self.unhurried()) is not None:
                self.advising += 1
                try:
                    await self.do(job)
                finally:
                    self.advising -= 1
            else:
                self.arrived.clear()
                await self.arrived.wait()

    def unhurried(self) -> Job | None:
        """Return a hint that somebody waits for, or something to read."""
        return taken(self.hints) or taken(self.readings)

    async def do_turn(self, owner: Owner, job: Job) -> None:
        """Have a worker think about a bot's turn, if the table still waits for it."""
        began = time.monotonic()
        try:
            if not job.found.done():
                await self.do(job)
        finally:
            seconds = time.monotonic() - began
            self.turns.done(owner, seconds)
            self.thought(seconds)
            self.arrived.set()  # something else of the same owner may be free now

    @property
    def most_advising(self) -> int:
        """How many workers may think about hints: one fewer than there are, as games come first."""
        return max(1, len(self.workers) - 1)

    async def do(self, job: Job) -> None:
        """Have a worker do something, which it finishes whether or not anybody still waits."""
        worker = self.best_suited(job)
        self.idle.remove(worker)
        try:
            done = asyncio.get_running_loop().run_in_executor(self.threads, job.work, worker)
            done.add_done_callback(job.tell)
            await asyncio.wait([done])
        finally:
            worker.served = job.whose
            self.idle.append(worker)

    def best_suited(self, job: Job) -> Worker:
        """Return the worker that thought for the same owner, as it may know what it thought."""
        known = (worker for worker in self.idle if worker.served == job.whose)
        return next(known, self.idle[0])

    async def close(self) -> None:
        """End the workers."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await asyncio.to_thread(worker.end)
        self.threads.shutdown(wait=False)


def taken(queue: deque[Job]) -> Job | None:
    """Return the next for which somebody still waits, if there is any."""
    while queue:
        job = queue.popleft()
        if not job.found.done():
            return job
    return None


def known_to(p: Position, seat: int, seed: int | None = None) -> dict[str, Any]:
    """Return a position as the seat knows it; nothing else leaves this process."""
    seed = secrets.randbits(62) if seed is None else seed
    document: dict[str, Any] = p.redeal(seat, nunatak.Rng(seed)).save()
    return document
