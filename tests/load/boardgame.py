"""The server of boardgame.io under the same load: from npm, in a folder of its own, kept in files.

Its game is smaller than ours, no scene is drawn, and FlatFile writes without waiting for the disk.
"""

import asyncio
import contextlib
import json
import random
import secrets
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.load.process import Process

VERSION = "0.50.2"
PERSIST = "3.1.3"  # with which it keeps games in files
GAME = "places"
PLACES = 100
CODE = Path(__file__).with_name("boardgame.js")


class BoardgameIo(Process):
    """Their server, as it comes."""

    name = "boardgame.io"

    def start(self) -> None:
        """Install it, start it and wait until it answers."""
        here = self.here
        (here / "package.json").write_text('{"private": true, "type": "module"}')
        (here / "server.mjs").write_text(CODE.read_text())
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        packages = [f"boardgame.io@{VERSION}", f"node-persist@{PERSIST}"]
        subprocess.run([*install, *packages], cwd=here, check=True)
        for line in self.run(["node", "server.mjs", str(here / "games")]):
            if line.strip().isdigit():  # it says other things, too
                self.base = f"http://127.0.0.1:{line.strip()}"
                return
        raise SystemExit((here / "errors.txt").read_text())

    async def table(self, n: int) -> list["Somebody"]:
        """Open a match for two, which begins when somebody asks for it."""
        match = f"match-{secrets.token_hex(6)}"
        host = Somebody(self.base, match, "0", n)
        await host.open()
        await host.close()
        return [Somebody(self.base, match, who, n) for who in "01"]


class Somebody:
    """One socket of socket.io, as a `tests.load.seat.Seat` is one of ours."""

    over = False

    def __init__(self, base: str, match: str, letter: str, seed: int) -> None:
        self.base = base
        self.match = match
        self.letter = letter
        self.rng = random.Random(seed)
        self.v = -1
        self.prompt: dict[str, Any] = {}  # the state of the game
        self.refused = ""
        self.sent: tuple[int, float] | None = None
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.changed: Callable[[], None] = lambda: None
        self.took: Callable[[float], None] = lambda seconds: None

    async def open(self) -> None:
        """Connect, and wait for the first state."""
        address = self.base.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self.socket = await connect(address, max_size=None, ping_interval=None, open_timeout=60)
        await self.socket.recv()
        await self.socket.send(f"40/{GAME},")
        await self.socket.recv()
        await self.emit("sync", self.match, self.letter, None, 2)
        while self.v < 0:
            await self.hear(await self.socket.recv())
        self.reader = asyncio.create_task(self.read(self.socket))

    async def emit(self, *what: Any) -> None:
        """Say something."""
        assert self.socket is not None
        await self.socket.send(f"42/{GAME}," + json.dumps(what))

    async def read(self, socket: ClientConnection) -> None:
        """Follow what is told until the line ends."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear(await socket.recv())

    async def hear(self, text: str | bytes) -> None:
        """Take in a message."""
        assert isinstance(text, str)
        assert self.socket is not None
        if text == "2":
            await self.socket.send("3")
        if not text.startswith("42"):
            return
        kind, _, told, *_ = json.loads(text[text.index(",") + 1 :])
        if kind not in ("sync", "update"):  # who else has come
            return
        told = told.get("state", told)
        if told["_stateID"] <= self.v:
            return
        self.v, self.prompt = told["_stateID"], told
        if self.sent is not None and self.v > self.sent[0]:
            self.took(time.perf_counter() - self.sent[1])
            self.sent = None
        self.changed()

    @property
    def asked(self) -> bool:
        """Whether this seat is to choose, and has not just done so."""
        return self.sent is None and self.prompt["ctx"]["currentPlayer"] == self.letter

    async def act(self) -> None:
        """Lay a token on any free place, or begin anew if there is none."""
        free = [n for n in range(PLACES) if self.prompt["G"]["places"][n] is None]
        what: dict[str, Any] = {"type": "clear", "args": []}
        if free:
            what = {"type": "lay", "args": [self.rng.choice(free)]}
        move = {**what, "playerID": self.letter}
        self.sent = self.v, time.perf_counter()
        action = {"type": "MAKE_MOVE", "payload": move}
        await self.emit("update", action, self.v, self.match, self.letter)

    async def close(self) -> None:
        """Hang up."""
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            self.socket.transport.abort()
