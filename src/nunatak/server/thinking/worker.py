"""One process that thinks for the server, replaced whenever it dies, hangs or has become slow.

Each has a line of its own, so that what happens to one is nothing to the others: a process that is
killed while it holds what several share would leave all of them waiting.
"""

import contextlib
import multiprocessing
import signal
import threading
from collections.abc import Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from nunatak.server.base import speed
from nunatak.server.thinking.in_worker import Work, serve
from nunatak.server.thinking.turns import Owner


class Died(Exception):
    """The process ended before it had answered."""


class Ended(Exception):
    """The server is being stopped, and nothing is thought about any more."""


class Worker:
    """A process, started when there is something to think about.

    Its first answer may take `starting` seconds more: whoever ended one on a busy machine before
    it has read its program would only have to start the next.
    """

    def __init__(self, starting: float = 0.0) -> None:
        self.starting = starting
        self.fresh = True
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.speed = ""
        self.served = Owner()  # for whom it did something last
        self.ended = False
        self.changing = threading.Lock()

    def ask(self, work: Work, args: tuple[Any, ...], seconds: float) -> Any:
        """Return what the work returns; Died or TimeoutError if the process gives no answer."""
        try:
            line = self.ready()
            line.send((work, args))
            patience = seconds + (self.starting if self.fresh else 0.0)
            if not line.poll(patience):
                self.kill()
                raise TimeoutError(f"no answer within {patience:.1f} s")
            found, error = line.recv()
            self.fresh = False
        except TimeoutError:
            raise
        except (OSError, EOFError) as broken:
            self.kill()
            if self.ended:
                raise Ended from None
            raise Died(f"the process has ended: {broken!r}") from None
        if error is not None:
            raise error
        return found

    def ready(self) -> Connection:
        """Return the line to a living process, a new one if need be."""
        with self.changing:
            alive = self.process is not None and self.process.is_alive()
            # What has been compiled since makes another process many times faster.
            if self.line is None or not alive or self.speed != speed.state():
                self.replace()
            assert self.line is not None
            return self.line

    def replace(self) -> None:
        """Have a new process in the place of the old one."""
        self.clear()
        if self.ended:
            raise Ended
        self.speed = speed.state()
        self.fresh = True
        speed.for_workers()
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        with theirs:  # whose end must be the process's alone, or its death would not be noticed
            self.process = context.Process(target=serve, args=[theirs], daemon=True)
            with unheard(signal.SIGINT):
                self.process.start()

    def kill(self) -> None:
        """End the process; the next question starts another."""
        with self.changing:
            self.clear()

    def end(self) -> None:
        """End the process for good; whoever waits for an answer is told that there is none."""
        self.ended = True
        with self.changing:
            if self.process is not None and self.process.pid is not None:
                self.process.kill()

    def clear(self) -> None:
        """Leave neither a process nor a line."""
        process, self.process = self.process, None
        line, self.line = self.line, None
        if line is not None:
            line.close()
        if process is not None and process.pid is not None:
            process.kill()
            process.join()


@contextlib.contextmanager
def unheard(number: signal.Signals) -> Iterator[None]:
    """Let processes that start now not hear a signal, not even while they only begin.

    Which signals are blocked is inherited from the thread that starts a process.
    """
    resource_tracker.ensure_running()  # which would unblock it again if it started just then
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {number})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
