"""Says what is being done and how long it took, on stderr: stdout is the command's own."""

import fcntl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


class StepFailed(Exception):
    """A step that did not work; what it printed is its text."""


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def step(
    what: str,
    command: Sequence[str],
    env: Mapping[str, str] | None = None,
    part: Callable[[], float] | None = None,
) -> str:
    """Runs a command quietly behind one line that counts the seconds; gives what it printed.

    `part` tells how much of it is done, from 0 to 1, and so how long the rest may take.
    """
    counting = sys.stderr.isatty()
    began = time.monotonic()
    if not counting:
        print(f"  {what} ...", end="", file=sys.stderr, flush=True)
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=env,
    ) as running:
        printed = ""
        while True:
            try:
                printed = running.communicate(timeout=0.5 if counting or part else None)[0]
                break
            except subprocess.TimeoutExpired:
                line = so_far(what, time.monotonic() - began, part() if part else 0.0)
                if counting:
                    print(f"\r{line:<79}", end="", file=sys.stderr, flush=True)
            except BaseException:
                running.terminate()
                say("")
                raise
    took = time.monotonic() - began
    ended = f"{took:.1f} s" if running.returncode == 0 else f"failed after {took:.1f} s"
    say(f"\r{f'  {what} ... {ended}':<79}" if counting else f" {ended}")
    if running.returncode != 0:
        raise StepFailed(printed)
    return printed


def so_far(what: str, seconds: float, part: float) -> str:
    """Return the line that tells how far a step is.

    >>> so_far("compiling", 30, 0.25)
    '  compiling ... 30 s, 25 %, about 90 s left'
    """
    line = f"  {what} ... {seconds:.0f} s"
    if part > 0:
        line += f", {part:.0%}, about {seconds * (1 - part) / part:.0f} s left".replace("%", " %")
    return line


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Lets one process at a time in; a process that dies gives the lock back."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another ./dev that is at the same work.")
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
