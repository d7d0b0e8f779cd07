"""A browser without a screen, for tests: it keeps its scene by patches, as the page does."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from nunatak.scene.patch import Change, Plain, patched

Said = dict[str, Any]


def post(
    base: str, path: str, body: object, cookie: str = "", headers: dict[str, str] | None = None
) -> tuple[Said, str]:
    """Send a form; return the answer and the cookie that came with it."""
    usual = {"content-type": "application/json", "origin": base, "cookie": cookie}
    asked = Request(base + path, json.dumps(body).encode(), {**usual, **(headers or {})})
    with urlopen(asked, timeout=20) as answer:
        given = answer.headers.get("set-cookie", "").split(";")[0]
        return json.loads(answer.read()), given or cookie


class Player:
    """Somebody at a table: what they see, and what they have been promised."""

    def __init__(self, base: str, table: str, cookie: str = "", seed: int = 0) -> None:
        self.base = base
        self.table = table
        self.cookie = cookie
        self.lang = ""
        self.rng = random.Random(seed)
        self.mark = f"p{seed}x{random.randrange(10**9)}"
        self.count = 0
        self.socket: ClientConnection | None = None
        self.scene: Plain = {}
        self.v = -1
        self.epoch = ""
        self.log: list[Said] = []
        self.heard: list[Said] = []
        self.raw: list[str] = []
        self.acked: dict[str, int] = {}
        self.again = ""
        self.curtain = ""
        self.news = asyncio.Event()
        self.reader: asyncio.Task[None] | None = None

    # The line

    async def open(self, *, have: bool = False) -> "Player":
        """Connect, say hello and wait for the first scene."""
        address = self.base.replace("http", "ws") + f"/socket/{self.table}"
        self.socket = await connect(
            address, additional_headers={"cookie": self.cookie}, origin=Origin(self.base)
        )
        hello: Said = {"have": self.v, "epoch": self.epoch} if have else {}
        if self.lang:
            hello["lang"] = self.lang
        self.reader = asyncio.create_task(self.read(self.socket))
        before = len(self.heard)
        await self.say("hello", **hello)

        def greeted() -> bool:
            return any(h["t"] in ("scene", "patch") for h in self.heard[before:])

        await self.until(lambda: greeted() or self.reader is None or self.reader.done())
        if not greeted():
            raise ConnectionResetError("the line ended before anybody was greeted")
        return self

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.raw.append(str(text))
                self.hear(json.loads(text))
                self.news.set()
        except ConnectionClosed:
            pass
        if self.socket is socket:
            self.socket = None
        self.news.set()

    async def cut(self) -> None:
        """Break the line without a word."""
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()

    async def close(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            await socket.close()
        if self.reader is not None:
            await self.reader

    def hear(self, m: Said) -> None:
        self.heard.append(m)
        if m["t"] == "scene" and "past" not in m:
            self.scene, self.v, self.epoch = m["scene"], m["v"], m["epoch"]
            self.log, self.curtain = m.get("log", []), m.get("curtain", "")
        elif m["t"] == "patch" and m["v"] > self.v:
            assert m["of"] == self.v, "a patch leads from elsewhere"
            change = msgspec.convert(m["change"], Change)
            self.scene, self.v = patched(self.scene, change), m["v"]
            self.log = [*self.log, *m.get("log", [])]
            self.curtain = m.get("curtain", "")
        elif m["t"] == "ack":
            self.acked[m["re"]] = m["v"]
        elif m["t"] == "over" and m.get("again"):
            self.again = m["again"]

    async def until(self, condition: Callable[[], bool], seconds: float = 20) -> None:
        """Wait for something to be so."""
        async with asyncio.timeout(seconds):
            while not condition():
                self.news.clear()
                with contextlib.suppress(TimeoutError):  # others' news count too
                    await asyncio.wait_for(self.news.wait(), 0.05)

    # Talking

    def new_id(self) -> str:
        self.count += 1
        return f"{self.mark}.{self.count}"

    async def send(self, message: Said) -> None:
        if self.socket is not None:
            await self.socket.send(json.dumps(message))

    async def say(self, kind: str, **what: Any) -> str:
        """Say something and return its id."""
        id = self.new_id()
        await self.send({"t": kind, "id": id, **what})
        return id

    async def ask(self, kind: str, **what: Any) -> Said:
        """Say something and return the answer."""
        id = await self.say(kind, **what)
        await self.until(lambda: self.answer(id) is not None)
        found = self.answer(id)
        assert found is not None
        return found

    def answer(self, id: str) -> Said | None:
        return next((h for h in self.heard if h.get("re") == id), None)

    # The game

    @property
    def options(self) -> list[int]:
        prompt = self.scene.get("prompt") or {}
        if not prompt.get("mine", True) or self.over:
            return []
        return [o["option"] for o in prompt.get("options", []) if "option" in o]

    @property
    def over(self) -> bool:
        return "over" in self.scene

    async def move(self) -> Said:
        """Take any option."""
        await self.until(lambda: bool(self.options))
        return await self.ask("act", v=self.v, option=self.rng.choice(self.options))
