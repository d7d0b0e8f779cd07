"""Somebody at a table who reads no more than what can be chosen, so that many cost little."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from nunatak.scene.patch import Change, patched


class Offer(msgspec.Struct):
    """The part of a scene that says what can be chosen."""

    prompt: dict[str, Any] | None = None
    over: Any = None


class Deep(msgspec.Struct):
    prompt: Change | None = None


class Turn(msgspec.Struct):
    """The part of a change that says what can be chosen now."""

    set: Offer = msgspec.field(default_factory=Offer)
    unset: list[str] = []
    deep: Deep = msgspec.field(default_factory=Deep)


class Heard(msgspec.Struct):
    """As much of a message from the server as a player needs who doesn't look."""

    t: str
    v: int = -1
    re: str = ""
    say: str = ""
    scene: Offer | None = None
    change: Turn | None = None


HEARD = msgspec.json.Decoder(Heard)


class Seat:
    """One socket, and the option it would take."""

    def __init__(self, base: str, table: str, cookie: str, letter: str, seed: int) -> None:
        self.base = base
        self.table = table
        self.cookie = cookie
        self.letter = letter
        self.rng = random.Random(seed)
        self.mark = f"{letter}{seed}"
        self.count = 0
        self.v = -1
        self.prompt: dict[str, Any] = {}
        self.over = False
        self.refused = ""
        self.asked_at: dict[str, float] = {}
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.changed: Callable[[], None] = lambda: None
        self.took: Callable[[float], None] = lambda seconds: None

    async def open(self) -> None:
        """Connect, and wait for the first scene."""
        address = self.base.replace("http", "ws", 1) + f"/socket/{self.table}"
        self.socket = await connect(
            address,
            additional_headers={"cookie": self.cookie},
            origin=Origin(self.base),
            max_size=None,
            ping_interval=None,
            open_timeout=60,
        )
        await self.socket.send(f'{{"t":"hello","id":"{self.mark}.0"}}')
        while self.v < 0:
            self.hear(await self.socket.recv(decode=False))
        self.reader = asyncio.create_task(self.read(self.socket))

    async def read(self, socket: ClientConnection) -> None:
        """Follow what is told until the line ends."""
        try:
            while True:
                self.hear(await socket.recv(decode=False))
        except ConnectionClosed as ended:
            self.refused = f"the line ended: {ended}"
            self.changed()

    def hear(self, text: bytes) -> None:
        """Take in a message."""
        m = HEARD.decode(text)
        if m.scene is not None:
            self.v, self.prompt = m.v, m.scene.prompt or {}
            self.over = m.scene.over is not None
            self.changed()
        elif m.change is not None:
            self.v = m.v
            self.follow(m.change)
            self.changed()
        elif m.re in self.asked_at:
            self.took(time.perf_counter() - self.asked_at.pop(m.re))
            if m.t == "error":
                self.refused = m.say

    def follow(self, turn: Turn) -> None:
        """Change what can be chosen."""
        if "prompt" in turn.unset:
            self.prompt = {}
        if turn.set.prompt is not None:
            self.prompt = turn.set.prompt
        if turn.deep.prompt is not None:
            self.prompt = patched(self.prompt, turn.deep.prompt)
        self.over = self.over or turn.set.over is not None

    @property
    def asked(self) -> bool:
        """Whether this seat is to choose, and has not just done so."""
        prompt = self.prompt
        return bool(
            not self.over
            and not self.asked_at
            and prompt.get("seat") == self.letter
            and prompt.get("mine", True)
            and self.options
        )

    @property
    def options(self) -> list[int]:
        """What can be chosen."""
        return [o["option"] for o in self.prompt.get("options", []) if "option" in o]

    async def act(self) -> None:
        """Take any option."""
        assert self.socket is not None
        self.count += 1
        id = f"{self.mark}.{self.count}"
        option = self.rng.choice(self.options)
        self.asked_at[id] = time.perf_counter()
        await self.socket.send(f'{{"t":"act","id":"{id}","v":{self.v},"option":{option}}}')

    async def close(self) -> None:
        """Hang up."""
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            self.socket.transport.abort()
