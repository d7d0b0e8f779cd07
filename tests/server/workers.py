"""The processes in which a server's bots think, found from outside."""

import os
import random
import signal
import subprocess

from tests.server.conftest import Server


def workers(server: Server) -> list[int]:
    """Return the processes that a server has started to think."""
    return children(serving(server))


def serving(server: Server) -> list[int]:
    """Return the processes of a server that have tables."""
    assert server.process is not None
    first = [server.process.pid]
    return children(first) if server.workers > 1 else first


def children(parents: list[int]) -> list[int]:
    """Return the processes that others have started as `multiprocessing` does."""
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,stat=,command="],
        capture_output=True,
        text=True,
        check=True,
    )
    rows = [line.split(None, 3) for line in listed.stdout.splitlines()]
    return [
        int(pid)
        for pid, parent, state, command in rows
        if int(parent) in parents and "spawn_main" in command and state[0] != "Z"
    ]


def send(server: Server, number: int, rng: random.Random) -> bool:
    """Send a signal to one of them; say whether there was any."""
    found = workers(server)
    if found:
        os.kill(rng.choice(found), number)
    return bool(found)


def kill_one(server: Server, rng: random.Random) -> bool:
    """Kill one of them, as a machine does that is out of memory."""
    return send(server, signal.SIGKILL, rng)


def halt_one(server: Server, rng: random.Random) -> bool:
    """Let one of them answer no more, without ending it; one for each process that has tables."""
    there = [children([each]) for each in serving(server)]
    for found in there:
        if found:
            os.kill(rng.choice(found), signal.SIGSTOP)
    return any(there)
