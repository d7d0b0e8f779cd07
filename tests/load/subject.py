"""A server under load: a real `nunatak serve` on loopback, with a folder of its own."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from tests.load.seat import Seat
from tests.server.client import post

MANY = 1_000_000
LIMITS: dict[str, Any] = {
    "forms_a_second": MANY,
    "forms_at_once": MANY,
    "connections": 20_000,
}  # the whole crowd comes from one address; what a table may do is as on any server
START = "import sys; from nunatak.cli import main; sys.argv[0] = 'nunatak'; main()"
LETTERS = "ABCDE"


class Nunatak:
    """Our own server."""

    name = "nunatak"

    def __init__(self, game: str, players: int, *more: str) -> None:
        self.game = game
        self.players = players
        self.more = more
        self.folder = tempfile.TemporaryDirectory(prefix="nunatak-load-")
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    @property
    def pid(self) -> int:
        """The process that serves."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, "serve", "--no-browser", "--port", "0"]
            + ["--data", self.folder.name, *self.more],
            env={**os.environ, "NUNATAK_LIMITS": json.dumps(LIMITS)},
            stdout=subprocess.PIPE,
            stderr=(Path(self.folder.name) / "errors.txt").open("a"),
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.base = line.split(" is at ")[1].split("/ ")[0]
        wait_for(f"{self.base}/health")

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

    def stop(self) -> str:
        """End it; return what it complained about."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)
        errors = (Path(self.folder.name) / "errors.txt").read_text()
        self.folder.cleanup()
        return errors


def wait_for(address: str) -> None:
    """Wait until something answers there."""
    for _ in range(600):
        try:
            urlopen(address, timeout=5).close()
            return
        except (URLError, OSError):
            time.sleep(0.05)
    raise SystemExit(f"Nothing answers at {address}.")
