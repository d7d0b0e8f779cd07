"""Ctrl+C while a command has only begun: nothing has been opened yet, so it just ends."""

import contextlib
import os
import signal
from collections.abc import Iterator
from types import FrameType


def leave(number: int, frame: FrameType | None) -> None:
    """End at once.

    An exception would have to find its way up out of whatever is being imported, where some
    are lost: those that are raised while something is cleaned up are printed, and that is all.
    """
    os._exit(128 + number)


@contextlib.contextmanager
def beginning() -> Iterator[None]:
    """Let Ctrl+C end the program at once until this is over."""
    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
