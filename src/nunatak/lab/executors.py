"""Where the work of an experiment is done: here, in other processes, or on other machines."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

J = TypeVar("J")
R = TypeVar("R")

PLACES = ("here", "processes", "ray")
AHEAD = 4  # jobs given out for each worker, so that none waits for the next


class Executor:
    """Does jobs one after the other, and gives their results in the order of the jobs."""

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """Yield the result of every job. Whoever stops listening stops the work."""
        for job in jobs:
            yield work(job)


class Processes(Executor):
    """Does jobs in several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """Yield the results in order; BrokenProcessPool if a process dies."""
        pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
        pending: deque[Future[R]] = deque()
        try:
            for job in jobs:
                pending.append(pool.submit(work, job))
                if len(pending) >= AHEAD * self.workers:
                    yield pending.popleft().result()
            while pending:
                yield pending.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


class Ray(Executor):
    """Does jobs on a Ray cluster: the one that RAY_ADDRESS names, or a local one."""

    def __init__(self, workers: int) -> None:
        try:
            import ray
        except ImportError:
            raise ValueError(
                "Ray is not installed: pip install 'nunatak[ray]', or leave out --on ray."
            ) from None
        self.ray = ray
        self.workers = workers

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """Yield the results in order."""
        ray = self.ray
        ours = not ray.is_initialized()
        if ours:
            ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
        far = ray.remote(work)
        room = AHEAD * max(self.workers, int(ray.cluster_resources().get("CPU", 1)))
        pending: deque[Any] = deque()
        try:
            for job in jobs:
                pending.append(far.remote(job))
                if len(pending) >= room:
                    yield ray.get(pending.popleft())
            while pending:
                yield ray.get(pending.popleft())
        finally:
            for job in pending:
                ray.cancel(job)
            if ours:
                ray.shutdown()


def executor(place: str, workers: int) -> Executor:
    """Return an executor by the name of its place.

    >>> executor("the moon", 2)
    Traceback (most recent call last):
        ...
    ValueError: Games can be played here, in processes or on ray, not on 'the moon'.
    """
    if place == "here" or (place == "processes" and workers == 1):
        return Executor()
    if place == "processes":
        return Processes(workers)
    if place == "ray":
        return Ray(workers)
    raise ValueError(f"Games can be played here, in processes or on ray, not on {place!r}.")
