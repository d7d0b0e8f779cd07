"""Bots think in processes of their own, with a deadline, never in the server's loop."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import nunatak
from nunatak.bots import at_a_table, bots
from nunatak.bots.advice import advice
from nunatak.bots.levels import LEVELS
from nunatak.engine.position import Position
from nunatak.server.hints import Hints
from nunatak.server.limits import Limits
from nunatak.server.turns import Owner, Turns
from nunatak.server.worker import Died, Ended, Worker

LOG = logging.getLogger("nunatak.bots")
STAND_IN = LEVELS[1]  # who plays for somebody who left
QUICK = LEVELS[0]  # who chooses where the one who should can't
QUICK_SHARE = 0.25  # of the time for a choice, what is left to that one
ADVICE_MS = 1500  # how long a bot thinks about advice

NOBODY = Owner()

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


def chosen(
    worker: Worker, document: dict[str, Any], level: str, seat: int, deadline: float
) -> int | None:
    """Return what a bot chooses, or nothing; the log says why.

    A worker that died may have been unlucky and is asked once more. After that, or when time runs
    short, a quick bot has what is left of it.
    """
    began = time.monotonic()
    slow = 1 - QUICK_SHARE
    for each, share in ((level, slow), (level, slow), (QUICK, 1.0)):
        seconds = began + share * deadline - time.monotonic()
        if seconds <= 0:
            continue
        seed = secrets.randbits(62)
        try:
            return int(worker.ask(choose, (document, each, seat, seed), seconds))
        except (Died, TimeoutError, RuntimeError) as error:
            LOG.warning("A bot of level %s gave no answer: %s", each, error)
    return None


def wake(worker: Worker, deadline: float) -> None:
    """Let a worker read the rules before it is needed."""
    with contextlib.suppress(Died, TimeoutError):
        worker.ask(bots, (), deadline)


class Job:
    """Something for a worker to do, and whoever waits for what comes of it."""

    def __init__(self, work: Callable[[Worker], Any]) -> None:
        self.work = work
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
        self.workers = [Worker() for _ in range(workers)]
        self.threads = ThreadPoolExecutor(workers, "thinking")  # each waits for one worker
        self.turns: Turns[Job] = Turns(bounds.thinking_from_an_address or max(1, workers - 1))
        self.hints: deque[Job] = deque()
        self.advising = 0  # workers that think about hints
        self.arrived = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def choose(self, p: Position, level: str, seat: int, owner: Owner = NOBODY) -> int:
        """Return what a bot of this level would choose for the seat, in its owner's share of time.

        Whatever happens to a bot, the game goes on: at the very last, chance chooses.
        """
        options = p.options()
        if len(options) == 1:
            return options[0]
        document = known_to(p, seat)
        job = Job(lambda to: chosen(to, document, level, seat, self.deadline))
        self.queue_turn(job, owner)
        option = await job.found
        if option in options:
            return int(option)
        LOG.warning("A random option is taken in the place of a bot of level %s", level)
        return secrets.choice(options)

    async def advise(self, p: Position, seat: int) -> Considered:
        """Return what a bot would consider in the seat's place, knowing no more than the seat."""
        asked = (known_to(p, seat), seat, ADVICE_MS, secrets.randbits(62))
        job = Job(lambda to: to.ask(consider, asked, self.deadline))
        self.queue_hint(job)
        found: Considered = await job.found
        return found

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
            self.tasks = [asyncio.create_task(self.occupy(worker)) for worker in self.workers]

    async def occupy(self, worker: Worker) -> None:
        """Give a worker one thing after another to do."""
        while True:
            if (turn := self.turns.take()) is not None:
                await self.do_turn(*turn, worker)
            elif self.advising < self.most_advising and (job := taken(self.hints)) is not None:
                self.advising += 1
                try:
                    await self.do(job, worker)
                finally:
                    self.advising -= 1
            else:
                self.arrived.clear()
                await self.arrived.wait()

    async def do_turn(self, owner: Owner, job: Job, worker: Worker) -> None:
        """Have a worker think about a bot's turn, if the table still waits for it."""
        began = time.monotonic()
        try:
            if not job.found.done():
                await self.do(job, worker)
        finally:
            seconds = time.monotonic() - began
            self.turns.done(owner, seconds)
            self.thought(seconds)
            self.arrived.set()  # something else of the same owner may be free now

    @property
    def most_advising(self) -> int:
        """How many workers may think about hints: one fewer than there are, as games come first."""
        return max(1, len(self.workers) - 1)

    async def do(self, job: Job, worker: Worker) -> None:
        """Have a worker do something, which it finishes whether or not anybody still waits."""
        done = asyncio.get_running_loop().run_in_executor(self.threads, job.work, worker)
        done.add_done_callback(job.tell)
        await asyncio.wait([done])

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


def known_to(p: Position, seat: int) -> dict[str, Any]:
    """Return a position as the seat knows it; nothing else leaves this process."""
    document: dict[str, Any] = p.redeal(seat, nunatak.Rng(secrets.randbits(62))).save()
    return document
