"""Many who look back, while two play: those who play hardly notice."""

import asyncio
import contextlib
import itertools
import json
import multiprocessing
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from nunatak.server.base.limits import Limits
from tests.loops import asynchronous
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.counts import count

FEW = 15
CROWD = count("crowd", FEW)
MOVES = 60 if CROWD == FEW else 250
# Seconds for 99 of 100 moves: on a machine that does other things as well, and in a proof.
GENEROUS = 1.0 if CROWD == FEW else 0.15
OWN = Limits()
AS_IT_IS = {
    name: getattr(OWN, name)
    for name in Limits.__struct_fields__
    if name.startswith(("messages_", "looks_", "previews_"))
}


@contextlib.contextmanager
def crowd(server: Server, table: str, size: int) -> Iterator[None]:
    """Have so many look back as often as they can, in a process of their own."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=look_back, args=[server.base, table, size, there], daemon=True)
    process.start()
    assert here.poll(120), "not all of them were let in"
    try:
        yield
    finally:
        process.kill()
        process.join()


def look_back(base: str, table: str, size: int, there: Connection) -> None:
    """Let so many connect and look back until they are ended."""

    async def main() -> None:
        sockets = [await connected(base, table, n) for n in range(size)]
        there.send("all are here")
        await asyncio.gather(*(hammer(each) for each in sockets))

    asyncio.run(main())


async def connected(base: str, table: str, n: int) -> ClientConnection:
    """Return the line of somebody with an address of their own."""
    address = base.replace("http", "ws") + f"/socket/{table}"
    headers = {"x-forwarded-for": f"10.0.{n // 250}.{n % 250 + 1}"}
    socket = await connect(address, additional_headers=headers, origin=Origin(base))
    await socket.send('{"t":"hello","id":"h"}')
    await socket.recv()
    return socket


async def hammer(socket: ClientConnection) -> None:
    """Look at any moment, 25 times a second, and read nothing of what comes."""

    async def read() -> None:
        async for _ in socket:
            pass

    reading = asyncio.create_task(read())
    with contextlib.suppress(ConnectionClosed):
        for n in itertools.count():
            await socket.send(json.dumps({"t": "look", "id": f"l.{n}", "entry": n % 12}))
            await asyncio.sleep(0.04)
    await reading


async def two_play(server: Server, table: str, cookies: list[str], moves: int) -> list[float]:
    """Let two people play; return how long each move took to be acknowledged."""
    players = [await Player(server.base, table, c, n).open() for n, c in enumerate(cookies)]
    took: list[float] = []
    while len(took) < moves and not any(p.over for p in players):
        asked = next((p for p in players if p.options), None)
        if asked is None:
            await asyncio.sleep(0.005)
            continue
        before = time.perf_counter()
        answer = await asked.move()
        if answer["t"] == "ack":
            took.append(time.perf_counter() - before)
            await asked.until(lambda who=asked, v=answer["v"]: who.v >= v)  # type: ignore[misc]
        await asyncio.sleep(0.05)
    for player in players:
        await player.close()
    return took


def percentile(times: list[float], share: float) -> float:
    """Return the time within which such a share of them lies."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


@asynchronous
async def test_whoever_plays_hardly_notices_how_many_look_back(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes, **AS_IT_IS).start()
    try:
        table, cookie = server.table({"kind": "me"}, {"kind": "open"}, game="arctic")
        cookies = [cookie, server.sit(table, "B", "Noor")]
        await two_play(server, table, cookies, 20)
        with crowd(server, table, CROWD):
            took = await two_play(server, table, cookies, MOVES)
        worst, usual = percentile(took, 0.99), percentile(took, 0.5)
        print(f"{CROWD} look back: p50 {usual * 1000:.0f} ms, p99 {worst * 1000:.0f} ms")
        assert worst < GENEROUS
    finally:
        server.stop()


@asynchronous
async def test_whoever_looks_back_too_often_is_refused_and_still_sees_the_game(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes, **{**AS_IT_IS, "refused_wait": 0.1}).start()
    try:
        table, cookie = server.table({"kind": "me"}, {"kind": "open"})
        server.sit(table, "B", "Noor")
        player = await Player(server.base, table, cookie).open()
        for _ in range(OWN.looks_at_once + 3):
            await player.say("look", entry=1)
        await player.until(lambda: any(h["t"] == "error" for h in player.heard))
        refused = next(h for h in player.heard if h["t"] == "error")
        assert (refused["code"], refused["say"]) == (
            "rate",
            "That was too fast. Please wait a moment.",
        )
        await player.until(lambda: player.heard[-1].get("past") == 1)
        await asyncio.sleep(1.0)  # until there is something to ask for again
        await player.say("look")
        await player.until(
            lambda: player.heard[-1]["t"] == "scene" and "past" not in player.heard[-1]
        )
        await player.close()
    finally:
        server.stop()
