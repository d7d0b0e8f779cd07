"""Behind Caddy and nginx, as docs/operations has them: both are really started, if present."""

import asyncio
import contextlib
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.loops import asynchronous
from tests.server.client import Player, post
from tests.server.conftest import Server

FILES = Path(__file__).parents[2] / "docs" / "operations"
NAME = "games.example.org"


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def program(name: str) -> str:
    """Return where a program is, or leave the test out."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed here (on Debian: apt install {name})")
    return found


def caddy(server: Server, port: int, folder: Path) -> list[str]:
    """Write Caddy's file for this machine; return how Caddy is started."""
    asked = (FILES / "Caddyfile").read_text()
    assert NAME in asked
    here = re.sub(rf"^{NAME} ", f"http://127.0.0.1:{port} ", asked, flags=re.M)
    here = here.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    here = here.replace("{\n\tservers", "{\n\tadmin off\n\tservers", 1)
    (folder / "Caddyfile").write_text(here)
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile")]


def nginx(server: Server, port: int, folder: Path) -> list[str]:
    """Write nginx's file for this machine; return how nginx is started."""
    asked = (FILES / "nginx.conf").read_text()
    here = asked.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    here = re.sub(r"^ +ssl_.*\n", "", here, flags=re.M)
    here = here.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    (folder / "site.conf").write_text(here)
    temporary = " ".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/nginx-errors;\n"
        "events { worker_connections 2000; }\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "nginx-errors")]


@contextlib.contextmanager
def behind(kind: str, server: Server, folder: Path) -> Iterator[str]:
    """Have a proxy before a server; give its address."""
    port = free_port()
    command = {"caddy": caddy, "nginx": nginx}[kind](server, port, folder)
    env = {"HOME": str(folder), "PATH": "/usr/bin:/bin"}
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=env)
    try:
        base = f"http://127.0.0.1:{port}"
        until = time.monotonic() + 15
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                urlopen(f"{base}/health", timeout=2).close()
                break
            time.sleep(0.1)
        else:
            raise AssertionError((folder / "proxy.log").read_text())
        yield base
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(params=["caddy", "nginx"])
def proxy(request: pytest.FixtureRequest) -> str:
    """Either of them, if it is installed."""
    program(request.param)
    return str(request.param)


@asynchronous
async def test_a_game_is_played_through_a_proxy(tmp_path: Path, proxy: str) -> None:
    server = Server(tmp_path).start()
    try:
        with behind(proxy, server, tmp_path) as base:
            form = {"game": "antartik", "name": "Ines", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made, cookie = post(base, "/api/tables", form)
            table = made["url"].rsplit("/", 1)[1]
            _, other = post(base, f"/api/tables/{table}/sit", {"seat": "B", "name": "Noor"})
            players = [
                await Player(base, table, c, n).open() for n, c in enumerate([cookie, other])
            ]
            for _ in range(6):
                await players[0].until(lambda: any(p.options for p in players))
                await next(p for p in players if p.options).move()
            for player in players:
                await player.close()
            with pytest.raises(HTTPError) as hidden:
                urlopen(f"{base}/metrics", timeout=5)
            assert hidden.value.code == 404
    finally:
        server.stop()


def test_nobody_can_claim_another_address_through_a_proxy(tmp_path: Path, proxy: str) -> None:
    server = Server(tmp_path, forms_a_second=0.001, forms_at_once=3).start()
    try:
        with behind(proxy, server, tmp_path) as base:
            codes = []
            for n in range(5):
                headers = {
                    "x-forwarded-for": f"192.0.2.{n}",
                    "content-type": "application/json",
                    "origin": base,
                }
                asked = Request(f"{base}/api/language", b'{"lang":"en"}', headers)
                try:
                    codes.append(urlopen(asked, timeout=5).status)
                except HTTPError as refused:
                    codes.append(refused.code)
            assert codes == [200, 200, 200, 429, 429]
    finally:
        server.stop()


@asynchronous
async def test_slow_lines_to_a_proxy_never_reach_the_server(tmp_path: Path, proxy: str) -> None:
    server = Server(tmp_path).start()
    try:
        with behind(proxy, server, tmp_path) as base:
            port = int(base.rsplit(":", 1)[1])
            lines = []
            for n in range(300):
                local = (f"127.0.1.{1 + n % 10}", 0)
                with contextlib.suppress(OSError):
                    _, line = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
                    line.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                    lines.append(line)
            began = time.monotonic()
            answer = await asyncio.to_thread(urlopen, f"{base}/", None, 10)
            assert answer.status == 200
            assert time.monotonic() - began < 3
            _, page = await asyncio.to_thread(figures, server)
            assert page < 20, "the proxy handed slow lines on"
            for line in lines:
                line.close()
    finally:
        server.stop()


def figures(server: Server) -> tuple[int, float]:
    """Return how many lines the server itself has."""
    with urlopen(f"{server.base}/metrics", timeout=5) as answer:
        found = re.search(r"^nunatak_lines (\S+)$", answer.read().decode(), re.M)
    assert found
    return answer.status, float(found[1])
