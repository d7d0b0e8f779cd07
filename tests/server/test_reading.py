"""What decided a finished game, from the server."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import nunatak
from nunatak.review import Step
from nunatak.server.thinking.reading import read_some
from nunatak.store.connect import FILE
from tests.kept import fresh
from tests.server.conftest import Server

GAMES = nunatak.game_names()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a running and a finished game of each title."""
    folder = fresh.folder(tmp_path_factory.mktemp("finished"))
    started = Server(folder, reviews_at_once_from_an_address=10_000).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


def ask(server: Server, table: str, lang: str = "en") -> dict[str, Any]:
    request = Request(f"{server.base}/api/tables/{table}/review", headers={"accept-language": lang})
    with urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def wait_for(server: Server, table: str) -> dict[str, Any]:
    for _ in range(600):
        found = ask(server, table)
        if "steps" in found:
            return found
        assert 0.0 <= found["part"] <= 1.0
        time.sleep(0.1)
    raise AssertionError("The game is not read.")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_read_and_kept(finished: Server, game: str) -> None:
    found = wait_for(finished, f"{game}-over")
    assert len(found["sums"]) == len(found["start"])
    entries = [step["n"] for step in found["steps"]]
    assert entries == sorted(set(entries))
    assert all(0 <= number < len(entries) for number in found["turning"])
    for step in found["steps"]:
        assert bool(step["seat"]) == bool(step.get("chosen"))
    assert ask(finished, f"{game}-over") == found
    with sqlite3.connect(finished.folder / FILE) as database:
        rows = database.execute("SELECT table_id FROM reviews").fetchall()
    assert (f"{game}-over",) in rows


def test_a_review_speaks_the_reader_s_language(finished: Server) -> None:
    english = wait_for(finished, "arctic-over")
    chinese = ask(finished, "arctic-over", "zh-Hant")
    assert [step["chances"] for step in chinese["steps"]] == [
        step["chances"] for step in english["steps"]
    ]
    assert chinese["steps"] != english["steps"]


@pytest.mark.parametrize(("table", "status"), [("antartik-playing", 409), ("nowhere", 404)])
def test_a_game_that_runs_or_is_not_there_has_no_review(
    finished: Server, table: str, status: int
) -> None:
    with pytest.raises(HTTPError) as refused:
        ask(finished, table)
    assert refused.value.code == status
    assert json.load(refused.value)["say"]


def test_whoever_may_not_watch_learns_nothing_of_a_game(tmp_path: Path) -> None:
    folder = fresh.folder(tmp_path)
    with sqlite3.connect(folder / FILE) as database:
        database.execute("UPDATE tables SET watch = 0 WHERE id = 'antartik-over'")
    server = Server(folder).start()
    try:
        with pytest.raises(HTTPError) as refused:
            ask(server, "antartik-over")
        assert refused.value.code == 403
    finally:
        server.stop()


def test_reading_goes_on_where_it_was_left() -> None:
    history = nunatak.play("antartik", ["greedy", "greedy"], seed=2)
    document = history.to_json()
    steps: list[Step] = []
    while len(steps) < len(history.line()):
        some = read_some(document, len(steps), 0.0)
        assert len(some.steps) == 1
        steps += some.steps
        if len(steps) == 12:
            break
    assert read_some(document, 0, 60.0).steps[:12] == steps
