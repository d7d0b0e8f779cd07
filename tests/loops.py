"""Running what is asynchronous, whatever ran in this process before.

A browser that a test of pages has opened keeps an event loop in the main thread, and a second one
can't run there; so everything runs in a thread of its own.
"""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any, TypeVar

Found = TypeVar("Found")


def run(work: Coroutine[Any, Any, Found]) -> Found:
    """Run something to its end and return what it returns."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Make an ordinary test of one that waits for others."""

    @wraps(test)
    def ordinary(**fixtures: Any) -> None:
        run(test(**fixtures))

    return ordinary
