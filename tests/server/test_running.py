"""Starting where something is in the way: it works, or a sentence says what to do."""

import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nunatak.server.running import run
from nunatak.server.running.holding import Holding, Taken
from tests.server.conftest import START, Server
from tests.server.counts import count


def start(*words: object) -> "subprocess.CompletedProcess[str]":
    """Start a server that should say something and end by itself."""
    command = [sys.executable, "-c", START, "serve", "--no-browser", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_port_that_another_program_has_is_left_for_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        monkeypatch.setattr(run, "PORT", taken)
        with run.listen("127.0.0.1", None) as ours:
            assert taken < ours.getsockname()[1] < taken + run.NEXT
        said = capsys.readouterr().out
        assert f"Port {taken} is taken by another program, so it is" in said
        with pytest.raises(SystemExit, match=f"Port {taken} can't be used: .* --port"):
            run.listen("127.0.0.1", taken)


def test_a_second_server_on_one_folder_is_refused_or_opens_the_first(tmp_path: Path) -> None:
    first = Server(tmp_path).start()
    try:
        second = start("--data", tmp_path, "--port", 0)
        assert second.returncode == 1
        assert f"Another server at {first.base}/ keeps its games in {tmp_path}" in second.stderr
        joined = start("--data", tmp_path, "--join")
        assert joined.returncode == 0
        assert f"Nunatak is running already: {first.base}/" in joined.stdout
    finally:
        assert first.stop() == 0


def test_the_lock_of_a_folder_dies_with_whoever_held_it(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    server.kill()
    server.start()
    assert server.stop() == 0


def test_a_folder_is_held_once_and_given_back(tmp_path: Path) -> None:
    with Holding(tmp_path) as held:
        held.tell("http://127.0.0.1:1/")
        with pytest.raises(Taken) as other:
            Holding(tmp_path)
        assert other.value.page == "http://127.0.0.1:1/"
    with Holding(tmp_path):
        pass
    assert (tmp_path / "server.lock").stat().st_mode & 0o077 == 0


def test_where_nothing_can_be_kept_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = start("--data", tmp_path / "file" / "games")
    assert refused.returncode == 1
    assert "Games can't be kept in" in refused.stderr
    assert "--data" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_ctrl_c_while_it_starts_ends_it_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, "serve", "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen(
        [*command, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        server.stdout.readline()  # it listens, and has only begun to open its games
        server.send_signal(signal.SIGINT)
        _, complained = server.communicate(timeout=30)
    assert server.returncode in (0, 130)
    assert "Traceback" not in complained


def test_ctrl_c_at_any_moment_of_a_start_ends_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", START, "serve", "--no-browser", "--port", "0", "--data"]
    rng = random.Random(7)
    for n in range(count("ctrl_c", 4)):
        with subprocess.Popen(
            [*command, str(tmp_path / str(n))], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as server:
            time.sleep(rng.random() * 3)
            server.send_signal(signal.SIGINT)
            server.wait(15)  # 130, or however Python itself ends before it runs any program
