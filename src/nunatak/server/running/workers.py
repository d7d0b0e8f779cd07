"""Several processes behind one port: one who minds them, and those who serve."""

import asyncio
import logging
import secrets
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from nunatak.store import Store, leases

AGAIN = 1.0  # seconds before one that died at once is started again
STOPPING = 20.0  # seconds for each to hand its tables over
LOG = logging.getLogger("nunatak.workers")

Work = Callable[[str, socket.socket], None]


class Minder:
    """Starts the processes that serve, and starts another one for each that dies."""

    def __init__(self, work: Work, listening: socket.socket, database: str) -> None:
        self.work = work
        self.listening = listening
        self.database = database
        self.serving: dict[str, BaseProcess] = {}
        self.stopping = False

    def run(self, many: int) -> None:
        """Mind so many processes until somebody stops this one."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.stop)
        for _ in range(many):
            self.start()
        while not self.stopping:
            wait([process.sentinel for process in self.serving.values()], timeout=0.5)
            self.replace_dead()
        until = time.monotonic() + STOPPING
        for process in self.serving.values():
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()

    def start(self) -> None:
        """Start one."""
        id = secrets.token_hex(8)
        process = get_context("spawn").Process(target=self.work, args=(id, self.listening))
        process.start()
        self.serving[id] = process

    def replace_dead(self) -> None:
        """Free the tables of those that died at once, and start others."""
        for id, process in list(self.serving.items()):
            if process.is_alive() or self.stopping:
                continue
            LOG.warning("A process ended with %s; another one is started", process.exitcode)
            del self.serving[id]
            try:
                asyncio.run(self.bury(id))
            except Exception as error:  # the others will see soon enough that it is gone
                LOG.warning("Its tables wait a moment: %s", error)
                time.sleep(AGAIN)
            self.start()

    async def bury(self, id: str) -> None:
        """Leave the tables of a process to the others."""
        store = await Store.open(self.database)
        try:
            await leases.vanish(store, id)
        finally:
            await store.close()

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Let all of them hand over and end."""
        self.stopping = True
        for process in self.serving.values():
            process.terminate()
