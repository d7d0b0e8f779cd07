"""A real server, with its data in a folder of its own."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from nunatak.store import Store
from tests.load import usage
from tests.server.client import post

FAST = {
    "bot_pause": 0,
    "lesson_pause": 0,
    "grace": 0.3,
    "forms_a_second": 1000,
    "forms_at_once": 100000,
    "messages_a_second": 10000,
    "messages_at_once": 10000,
    **{
        f"{kind}_{how}{whose}": 10000
        for kind in ("looks", "previews")
        for how in ("a_second", "at_once")
        for whose in ("", "_from_an_address")
    },
    "deeds_a_second": 10000,
    "deeds_at_once": 10000,
    "deeds_a_second_from_an_address": 10000,
    "deeds_at_once_from_an_address": 10000,
    "pages_a_second_from_an_address": 10000,
    "pages_at_once_from_an_address": 10000,
    "connections_from_an_address": 10000,
    "connections_a_second_from_an_address": 10000,
    "connections_at_once_from_an_address": 10000,
    "chats_a_second": 1000,
    "chats_at_once": 1000,
    "chats_a_second_from_an_address": 1000,
    "chats_at_once_from_an_address": 1000,
    "thinking_from_an_address": 2,
    "bot_tables_a_person": 1000,
    "bot_tables_from_an_address": 1000,
}
START = "import sys; from nunatak.cli import main; sys.argv[0] = 'nunatak'; main()"


class Server:
    """A server that can be killed and started again on the same port."""

    def __init__(
        self,
        folder: Path,
        proxies: Sequence[str] = ("127.0.0.1",),
        database: str = "",
        workers: int = 1,
        **limits: object,
    ) -> None:
        self.folder = folder
        self.database = database
        self.workers = workers
        self.settings = folder / "settings.toml"
        settled = {"proxies": list(proxies), "database": database, "workers": workers}
        lines = [f"{name} = {json.dumps(value)}\n" for name, value in settled.items()]
        self.settings.write_text("".join(lines))
        self.limits = {**FAST, **limits}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def code(self) -> str:
        """The program that is started."""
        return START

    def prepare(self) -> None:
        """What is done in the new process before the program starts."""

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        command = [sys.executable, "-c", self.code, "serve", "--no-browser", "--data"]
        self.process = subprocess.Popen(
            [*command, str(self.folder), "--port", str(self.port), "--settings", self.settings],
            env={**os.environ, "NUNATAK_LIMITS": json.dumps(self.limits)},
            preexec_fn=self.prepare,
            stdout=subprocess.PIPE,
            stderr=(self.folder / "errors.txt").open("a"),
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, (self.folder / "errors.txt").read_text()
        self.port = int(line.split("http://")[1].split("/")[0].rsplit(":", 1)[1])
        for _ in range(1200):  # a busy machine may take its time
            try:
                urlopen(f"{self.base}/health", timeout=5).close()
                return self
            except URLError:
                time.sleep(0.05)
        raise AssertionError("The server does not answer.")

    def kill(self) -> None:
        """End the server as a power cut would, with all processes that it has."""
        assert self.process is not None
        for pid in usage.family(self.process.pid):
            with contextlib.suppress(ProcessLookupError):  # it ended with another one
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End the server as Ctrl+C does; return how it ended."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)

    async def store(self) -> Store:
        """Open what it keeps its games in."""
        return await (Store.open(self.database) if self.database else Store.open_in(self.folder))

    def errors(self) -> str:
        """What it has complained about."""
        return (self.folder / "errors.txt").read_text()

    def table(self, *seats: dict[str, str], cookie: str = "", **more: object) -> tuple[str, str]:
        """Open a table of Antartik; return its name and the host's cookie."""
        form = {"game": "antartik", "name": "Ines", "seats": list(seats), **more}
        made, given = post(self.base, "/api/tables", form, cookie)
        return made["url"].rsplit("/", 1)[1], given

    def sit(self, table: str, seat: str, name: str, cookie: str = "") -> str:
        """Sit down; return the cookie."""
        path = f"/api/tables/{table}/sit"
        return post(self.base, path, {"seat": seat, "name": name}, cookie)[1]


@pytest.fixture
def processes(request: pytest.FixtureRequest) -> dict[str, Any]:
    """How a server is started that a test starts by itself."""
    return shared_by(request)


def shared_by(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return how a server is started: alone on SQLite, or several processes on one PostgreSQL."""
    many = int(os.environ.get("NUNATAK_PROCESSES", "1"))
    if many == 1:
        return {}
    return {"database": request.getfixturevalue("database"), "workers": many}


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    started = Server(tmp_path, **shared_by(request)).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


@pytest.fixture(scope="module")
def shared(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    """One server for all tests of a file that leave it as it was."""
    started = Server(tmp_path_factory.mktemp("server"), **shared_by(request)).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()
