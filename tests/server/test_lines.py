"""Connections that say next to nothing: they end, and nobody else notices."""

import asyncio
import contextlib
import resource
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import select

from nunatak.server.base.limits import Limits
from nunatak.server.running.run import fitting
from nunatak.server.shell.security import HEADERS
from nunatak.store import Store
from nunatak.store.schema import processes
from tests.loops import asynchronous
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.counts import count

SLOW = count("slow_lines", 600)
BEGINNING = b"GET / HTTP/1.1\r\nHost: nunatak\r\nX-Slow: "


class Poor(Server):
    """A server that may have few files open, as on most machines."""

    def prepare(self) -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (SLOW, SLOW))


async def silent(server: Server, n: int, addresses: int) -> asyncio.StreamWriter | None:
    """Open a line that begins to ask and never ends; from one of so many addresses."""
    here = f"127.0.{1 + n % addresses // 250}.{1 + n % addresses % 250}"
    with contextlib.suppress(OSError):
        _, line = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(here, 0))
        line.write(BEGINNING)
        return line
    return None


def visit(server: Server) -> float:
    """Look at the front page; return how long that took."""
    began = time.monotonic()
    with urlopen(server.base + "/", timeout=10) as page:
        assert page.status == 200
        page.read()
    return time.monotonic() - began


@pytest.mark.parametrize("addresses", [1, 40])
@asynchronous
async def test_lines_that_say_nothing_keep_no_visitor_out(tmp_path: Path, addresses: int) -> None:
    server = Poor(tmp_path, proxies=()).start()
    try:
        table, cookie = server.table({"kind": "me"}, {"kind": "open"})
        server.sit(table, "B", "Noor")
        await asyncio.to_thread(visit, server)  # the first page is made, whoever else is there
        lines = [await silent(server, n, addresses) for n in range(SLOW)]
        took = []
        for _ in range(10):
            took.append(await asyncio.to_thread(visit, server))
            for line in lines:
                if line is not None and not line.is_closing():
                    line.write(b"x")  # so that they don't look dead
            await asyncio.sleep(0.05)
        player = await Player(server.base, table, cookie).open()
        await player.close()
        print(f"{SLOW} silent lines from {addresses} addresses: at most {max(took) * 1000:.0f} ms")
        assert sorted(took)[5] < 3  # and nobody waited for the ten seconds of `visit`
        for line in lines:
            if line is not None:
                line.close()
    finally:
        server.stop()


async def ended(reader: asyncio.StreamReader, seconds: float) -> bytes:
    """Return what a line still says before it ends."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), seconds)
    return b""


@pytest.mark.parametrize(
    "words",
    [
        [BEGINNING, *[b"T"] * 40],
        [b"POST /api/code HTTP/1.1\r\nHost: n\r\nContent-Length: 99\r\n\r\n", *[b" "] * 40],
        [b"GET /health HTTP/1.1\r\nHost: n\r\n\r\n", b"GET / HTTP/1.1\r\n", *[b"a"] * 40],
    ],
    ids=["headers", "form", "second question"],
)
@asynchronous
async def test_a_question_has_to_be_asked_in_time(tmp_path: Path, words: list[bytes]) -> None:
    server = Server(tmp_path, question=0.5, answer=0.5).start()
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        ending = asyncio.create_task(ended(reader, 8))
        with contextlib.suppress(ConnectionError):
            for word in words:
                if ending.done():
                    break
                writer.write(word)
                await writer.drain()
                await asyncio.sleep(0.1)
        assert ending.done(), "it was listened to for four seconds"
        writer.close()
    finally:
        server.stop()


@asynchronous
async def test_a_question_without_end_is_none(shared: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", shared.port)
    with contextlib.suppress(ConnectionError):
        for _ in range(60):
            writer.write(b"X-Long: " + b"a" * 4000 + b"\r\n" if _ else BEGINNING + b"\r\n")
            await writer.drain()
            await asyncio.sleep(0.002)
    with contextlib.suppress(ConnectionError):
        assert await ended(reader, 5) == b""
    writer.close()


@asynchronous
async def test_whoever_has_too_many_lines_is_told_so_under_the_policy_of_all_pages(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, proxies=(), lines_from_an_address=5).start()
    try:
        lines = [await silent(server, 0, 1) for _ in range(5)]
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", server.port, local_addr=("127.0.1.1", 0)
        )
        said = (await ended(reader, 5)).decode()
        assert said.startswith("HTTP/1.1 429 ")
        assert f"Content-Security-Policy: {HEADERS['Content-Security-Policy']}" in said
        for line in [*lines, writer]:
            assert line is not None
            line.close()
        assert await asyncio.to_thread(visit, server) < 3
    finally:
        server.stop()


@asynchronous
async def test_what_is_no_question_at_all_is_refused_under_the_same_policy(shared: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", shared.port)
    writer.write(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n")
    said = (await ended(reader, 5)).decode()
    assert said.startswith("HTTP/1.1 400 ")
    assert "Content-Security-Policy: " in said
    writer.close()


@asynchronous
async def test_a_peer_speaks_for_many_and_a_visitor_for_one(tmp_path: Path, postgres: str) -> None:
    server = Server(tmp_path, proxies=(), database=postgres, lines_from_an_address=5).start()
    try:
        store = await Store.open(postgres)
        async with store.reading() as connection:
            [address] = (await connection.execute(select(processes.c.address))).scalars()
        await store.close()
        for port, answered in ((int(address.rsplit(":", 1)[1]), True), (server.port, False)):
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(9)]
            for _, writer in lines[:8]:
                writer.write(BEGINNING)
            reader, writer = lines[8]
            writer.write(b"GET /health HTTP/1.1\r\nHost: n\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                said = await asyncio.wait_for(reader.readline(), 5)
                assert (b" 429 " not in said) is answered
            for _, each in lines:
                each.close()
    finally:
        server.stop()


def test_where_few_files_may_be_open_there_is_less_room() -> None:
    own = Limits()
    assert fitting(own, 65_536) == own
    few = fitting(own, 1_024)
    assert few.lines + few.connections + few.connections_for_seats <= 1_024 - 200


@pytest.mark.parametrize(("proxies", "believed"), [(("127.0.0.1",), True), ((), False)])
def test_only_a_proxy_that_the_settings_name_is_believed(
    tmp_path: Path, proxies: tuple[str, ...], believed: bool
) -> None:
    server = Server(tmp_path, proxies, forms_a_second=0.001, forms_at_once=2).start()
    try:
        codes = []
        for n in range(4):
            headers = {
                "x-forwarded-for": f"192.0.2.{n}",
                "content-type": "application/json",
                "origin": server.base,
            }
            asked = Request(server.base + "/api/language", b'{"lang":"en"}', headers)
            try:
                codes.append(urlopen(asked, timeout=5).status)
            except HTTPError as refused:
                codes.append(refused.code)
        assert codes == ([200] * 4 if believed else [200, 200, 429, 429])
    finally:
        server.stop()
