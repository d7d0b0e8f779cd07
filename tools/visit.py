"""A visitor at the front door: opens the page, sits down with a bot, plays, and sees it answer.

    .venv/bin/python -m tools.visit http://127.0.0.1:8000/

It needs no more than what the program itself needs, so it can run where nothing else is installed.
"""

import asyncio
import json
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from nunatak.scene.patch import Change, patched

PATIENCE = 90  # seconds for a game to get so far


def say(began: float, what: str) -> None:
    print(f"  {time.monotonic() - began:5.1f} s  {what}", flush=True)


def open_table(base: str) -> tuple[str, str]:
    """Make a table with a bot; return its name and the cookie of whoever sits there."""
    form = {
        "game": "antartik",
        "name": "Ines",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "sledger"}],
    }
    headers = {"content-type": "application/json", "origin": base}
    asked = Request(f"{base}/api/tables", json.dumps(form).encode(), headers)
    with urlopen(asked, timeout=30) as answer:
        cookie = answer.headers["set-cookie"].split(";")[0]
        return json.loads(answer.read())["url"].rsplit("/", 1)[1], cookie


class Visitor:
    """Somebody who takes the first option whenever asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.sent = 0

    async def play(self) -> str:
        """Play until a bot has chosen something; return what the log says of it."""
        await self.tell("hello")
        async for text in self.socket:
            heard = json.loads(text)
            if heard["t"] == "scene":
                self.scene = heard["scene"]
            elif heard["t"] == "patch":
                self.scene = patched(self.scene, msgspec.convert(heard["change"], Change))
            self.log += heard.get("log", [])
            bots = [line["text"] for line in self.log if line.get("seat") == "B"]
            if bots and self.sent > 1:
                return str(bots[-1])
            if heard["t"] in ("scene", "patch"):
                await self.choose(heard["v"])
        raise SystemExit("The server hung up.")

    async def choose(self, version: int) -> None:
        prompt = self.scene.get("prompt") or {}
        options = [o["option"] for o in prompt.get("options", []) if "option" in o]
        if options and prompt.get("mine", True):
            await self.tell("act", v=version, option=options[0])

    async def tell(self, kind: str, **what: object) -> None:
        self.sent += 1
        await self.socket.send(json.dumps({"t": kind, "id": f"visit.{self.sent}", **what}))


async def visit(page: str) -> None:
    began = time.monotonic()
    base = page.rstrip("/")
    with urlopen(page, timeout=30) as answer:
        body = answer.read()
    if b"Nunatak" not in body:
        raise SystemExit("The page is not ours.")
    say(began, f"the page is there, {len(body)} bytes")
    table, cookie = open_table(base)
    say(began, "a table is made, with a bot")
    address = base.replace("http", "ws") + f"/socket/{table}"
    headers = {"cookie": cookie}
    async with connect(address, additional_headers=headers, origin=Origin(base)) as socket:
        told = await asyncio.wait_for(Visitor(socket).play(), PATIENCE)
    say(began, f"the bot has answered: {told}")


if __name__ == "__main__":
    asyncio.run(visit(sys.argv[1]))
