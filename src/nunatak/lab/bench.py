"""Speed as ratios of what was measured in one run: compiled, interpreted and plain C++."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from nunatak.engine.built import compiled
from nunatak.games.description import Game
from nunatak.lab.measure import checksum

LIMITS = Path(__file__).parents[3] / "benchmarks" / "limit"
RUNS = 5
SECONDS = 0.4
CHECKED_GAMES = 300


class Worker:
    """A process of its own that measures when asked."""

    def __init__(self, game: Game[Any], players: int, *, pure: bool) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "nunatak.lab.measure", game.name, str(players)],
            env={**os.environ, "NUNATAK_PURE": "1" if pure else "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, seconds: float) -> dict[str, Any]:
        """Return the rates of one run."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def stop(self) -> None:
        """End the process."""
        self.process.communicate()


class Limit:
    """The same random games in plain C++."""

    def __init__(self, program: Path, players: int) -> None:
        self.program = program
        self.players = players

    def play(self, games: int) -> tuple[int, int, float]:
        """Return decisions, checksum and seconds of some games."""
        command = [str(self.program), str(self.players), "0", str(games), "1"]
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
        decisions, total, seconds = done.stdout.split()
        return int(decisions), int(total), float(seconds)

    def measure(self, seconds: float) -> float:
        """Return decisions a second."""
        games = 500
        while True:
            decisions, _, took = self.play(games)
            if took >= seconds / 2:
                return decisions / took
            games *= 2


def build_limit(game: Game[Any], players: int, folder: Path) -> Limit | None:
    """Compile a game's C++ and see that it plays the same games; None if there is none."""
    source = LIMITS / f"{game.name}.cpp"
    compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
    if not source.exists() or compiler is None:
        return None
    program = folder / game.name
    subprocess.run([compiler, "-O2", "-o", str(program), str(source)], check=True)
    limit = Limit(program, players)
    if limit.play(CHECKED_GAMES)[:2] != checksum(game.name, players, CHECKED_GAMES):
        raise ValueError(f"The C++ of {game.title} plays other games than the rules do.")
    return limit


def bench(
    game: Game[Any],
    runs: int = RUNS,
    seconds: float = SECONDS,
    progress: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """Return a game's figures: medians of several runs in which all versions took turns."""
    players = 3 if 3 in game.players else game.players[0]
    fast, slow = Worker(game, players, pure=False), Worker(game, players, pure=True)
    rows: list[dict[str, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        limit = build_limit(game, players, Path(folder))
        for _ in range(runs):
            quick, pure = fast.measure(seconds), slow.measure(seconds)
            row = {
                "compiled": quick["decisions"],
                "pure": pure["decisions"],
                "compiled games": quick["games"],
                "compiled copies": quick["copies"],
                "pure copies": pure["copies"],
                "compiled / pure": quick["decisions"] / pure["decisions"],
                "full iterations": quick["full"],
                "full iterations / games": quick["full"] / quick["games"],
                "cut iterations": quick["cut"],
                "cut iterations / games": quick["cut"] / quick["games"],
                "learned iterations": quick["learned"],  # with the network, if the game has one
                "pure cut iterations": pure["cut"],
                "cut iterations, compiled / pure": quick["cut"] / pure["cut"],
            }
            if limit is not None:
                row["limit"] = limit.measure(seconds)
                row["compiled / limit"] = row["compiled"] / row["limit"]
            rows.append(row)
            if progress is not None:
                progress()
    fast.stop()
    slow.stop()
    figures: dict[str, Any] = {name: median(row[name] for row in rows) for name in rows[0]}
    return {
        "game": game.name,
        "players": players,
        "runs": runs,
        **figures,
        "is compiled": compiled(),
    }
