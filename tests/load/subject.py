"""A server under load: a real `nunatak serve` on loopback, with a folder of its own."""

import asyncio
import json
import os
import signal
import sys
import time
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from tests.load import usage
from tests.load.process import Process
from tests.load.seat import Seat
from tests.server.client import post

MANY = 1_000_000
LIMITS: dict[str, Any] = {
    "forms_a_second": MANY,
    "forms_at_once": MANY,
    "connections": 20_000,
    "lines_from_an_address": MANY,
    "deeds_a_second_from_an_address": MANY,
    "deeds_at_once_from_an_address": MANY,
}  # the whole crowd comes from one address; what a table may do is as on any server
START = "import sys; from nunatak.cli import main; sys.argv[0] = 'nunatak'; main()"
LETTERS = "ABCDE"


class Nunatak(Process):
    """Our own server."""

    name = "nunatak"

    def __init__(self, game: str, players: int, *more: str) -> None:
        super().__init__()
        self.game = game
        self.players = players
        self.more = more
        self.port = "0"

    def start(self) -> None:
        """Start it and wait until it answers."""
        said = self.run(
            [sys.executable, "-c", START, "serve", "--no-browser", "--port", self.port]
            + ["--data", self.folder.name, *self.more],
            {**os.environ, "NUNATAK_LIMITS": json.dumps(LIMITS)},
        )
        line = said.readline()
        self.base = line.split(" is at ")[1].split("/ ")[0]
        self.port = self.base.rsplit(":", 1)[1]
        wait_for(f"{self.base}/health")

    def kill(self) -> None:
        """End it as a power cut would; it may be started again at the same address."""
        assert self.process is not None
        for pid in usage.family(self.process.pid):
            os.kill(pid, signal.SIGKILL)
        self.process.wait(30)

    async def table(self, n: int) -> list[Seat]:
        """Open a table and give every seat to somebody new."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(self.players - 1))]
        form = {"game": self.game, "name": "Ines", "seats": seats}
        made, cookie = await asyncio.to_thread(post, self.base, "/api/tables", form)
        table = made["url"].rsplit("/", 1)[1]
        cookies = [cookie]
        for letter in LETTERS[1 : self.players]:
            sit = {"seat": letter, "name": f"Noor {letter}"}
            path = f"/api/tables/{table}/sit"
            cookies.append((await asyncio.to_thread(post, self.base, path, sit))[1])
        return [
            Seat(self.base, table, each, letter, n)
            for each, letter in zip(cookies, LETTERS, strict=False)
        ]


def wait_for(address: str) -> None:
    """Wait until something answers there."""
    for _ in range(600):
        try:
            urlopen(address, timeout=5).close()
            return
        except (URLError, OSError):
            time.sleep(0.05)
    raise SystemExit(f"Nothing answers at {address}.")
