"""A finished game as a file, and the table of a file."""

import contextlib
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

import nunatak
from nunatak.games.history import UNDO, entry
from nunatak.server.base.limits import Limits
from nunatak.server.tables.game_file import laid, read
from nunatak.table import Refusal
from tests.kept import fresh
from tests.loops import run
from tests.server.client import Player, post
from tests.server.conftest import Server

GAMES = nunatak.game_names()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a running and a finished game of each title."""
    started = Server(fresh.folder(tmp_path_factory.mktemp("files"))).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


def download(server: Server, table: str, query: str = "") -> dict[str, Any]:
    with urlopen(f"{server.base}/t/{table}/game.json{query}", timeout=30) as answer:
        assert "attachment" in answer.headers["content-disposition"]
        found: dict[str, Any] = json.loads(answer.read())
        return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_downloaded_opens_again_at_a_table_of_its_own(
    kept: Server, game: str
) -> None:
    file = download(kept, f"{game}-over")
    made, cookie = post(kept.base, "/api/games", file)
    name = made["url"].removeprefix("/t/")
    again = download(kept, name)
    assert again == file

    async def main() -> None:
        viewer = await Player(kept.base, name, cookie).open()
        assert viewer.over
        await viewer.say("look", entry=20, eyes="open")
        await viewer.until(lambda: any(h.get("past") == 20 for h in viewer.heard))

    run(main())


def test_a_file_may_leave_out_who_played(kept: Server) -> None:
    assert "Ines" in download(kept, "antartik-over")["seats"]
    assert "seats" not in download(kept, "antartik-over", "?names=no")


def test_of_a_running_game_there_is_no_file(kept: Server) -> None:
    with pytest.raises(HTTPError) as refused:
        download(kept, "antartik-playing")
    assert refused.value.code == 409
    assert b"entries" not in refused.value.read()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"entries": []}, 400),
        ({"entries": "x"}, 400),
        ({"entries": [10**30]}, 400),
        ({"entries": [1.5]}, 400),
        ({"entries": [-1] * 6000}, 413),
        ({"players": 99}, 400),
        ({"game": "chess"}, 400),
        ({"rules": 0}, 400),
        ({"start": {}}, 400),
        ({"options": {"x": 1}}, 400),
        ({"seats": ["\u200b", "x" * 99]}, 400),
        ({"result": None}, 400),
    ],
)
def test_a_file_that_is_no_game_is_refused_in_words(
    kept: Server, change: dict[str, Any], code: int
) -> None:
    file = {**download(kept, "antartik-over"), **change}
    if "entries" in change and isinstance(change["entries"], list):
        file["length"] = len(change["entries"])
    with pytest.raises(HTTPError) as refused:
        post(kept.base, "/api/games", file)
    assert refused.value.code == code
    assert json.loads(refused.value.read())["say"]


def test_a_file_that_is_too_large_is_not_read(kept: Server) -> None:
    asked = Request(
        kept.base + "/api/games",
        b" " * 200_000,
        {"content-type": "application/json", "origin": kept.base},
    )
    with pytest.raises(HTTPError) as refused:
        urlopen(asked, timeout=20)
    assert refused.value.code == 413


def test_what_was_taken_back_again_and_again_is_not_gone_through() -> None:
    entries = [40, entry(UNDO, 0)] * 2000
    text = json.dumps({"entries": entries})
    with pytest.raises(Refusal, match="too-large"):
        read(text, Limits())


def test_a_file_opens_in_the_page_from_the_command_line(kept: Server, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(download(kept, "meltwater-over")))
    start = "import sys; from nunatak.cli import main; sys.argv[0] = 'nunatak'; main()"
    command = [sys.executable, "-c", start, "replay", str(file), "--web", "--no-browser"]
    process = subprocess.Popen([*command, "--at", "12"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        path = process.stdout.readline().split(" at ")[1].strip().removesuffix(".")
        line = process.stdout.readline()
        base = "http://" + line.split("http://")[1].split("/")[0]
        for _ in range(100):
            with contextlib.suppress(URLError), urlopen(base + path, timeout=20) as answer:
                page = answer.read()
                break
            time.sleep(0.1)
        assert b'"at":12' in page
        assert b"Ines" in page
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def test_a_file_that_is_none_is_said_to_be_none(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no game that can be shown"):
        run(laid(tmp_path, "rubbish"))
