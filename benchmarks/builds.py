"""Two builds of Nunatak in turns: `./dev python benchmarks/builds.py FOLDER`.

FOLDER is another clone that is set up and compiled, of an older commit, say. Each round lets both
measure the same for the same time, one after the other and the other way round in the next, and the
ratio of the two is all that counts; so what else the machine does meets both. Needs a quiet machine
nevertheless. Prints medians of the rounds with the smallest and the largest.
"""

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median

from nunatak.games import all_games

HERE = Path(__file__).parents[1]
LEARNING = """
import json, sys, time
from nunatak.rl.vector import VectorEnv
env = VectorEnv(sys.argv[1], players=int(sys.argv[2]), size=64, seed=1)
for line in sys.stdin:
    count, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < float(line) / 2:
        for _ in range(20):
            env.step(env.sample())
        count += 20 * 64
    print(json.dumps({"learning steps": count / took}), flush=True)
"""
SHOWN = ("decisions", "copies", "full", "cut", "learning steps")


class Build:
    """The processes of one build, which measure when asked."""

    def __init__(self, folder: Path, game: str, players: int) -> None:
        python = str(folder / ".venv" / "bin" / "python")
        names = [game, str(players)]
        self.processes = [
            subprocess.Popen(
                [python, *program, *names],
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for program in (["-m", "nunatak.lab.measure"], ["-c", LEARNING])
        ]

    def measure(self, seconds: float) -> dict[str, float]:
        """Return what happened a second."""
        rates: dict[str, float] = {}
        for process in self.processes:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(f"{seconds}\n")
            process.stdin.flush()
            answer = process.stdout.readline()
            if not answer:
                raise SystemExit(f"{process.args} ended; is that clone set up and compiled?")
            rates |= json.loads(answer)
        if not rates["compiled"]:
            raise SystemExit(f"{self.processes[0].args}: this build is not compiled.")
        return rates

    def stop(self) -> None:
        """End the processes."""
        for process in self.processes:
            process.communicate()


def ratios(other: Path, game: str, players: int, rounds: int, seconds: float) -> list[str]:
    """Return, for one game, what is shown of this build beside the other."""
    builds = [Build(HERE, game, players), Build(other, game, players)]
    rows: list[dict[str, float]] = []
    for build in builds:
        build.measure(seconds / 4)  # the first time everything is cold
    for turn in range(rounds):
        rates: dict[int, dict[str, float]] = {}
        for which in ((0, 1), (1, 0))[turn % 2]:
            rates[which] = builds[which].measure(seconds)
        rows.append({name: rates[0][name] / rates[1][name] for name in SHOWN})
    for build in builds:
        build.stop()
    shown = []
    for name in SHOWN:
        values = [row[name] for row in rows]
        shown.append(f"{median(values):5.2f} ({min(values):.2f}-{max(values):.2f})")
    return shown


def main() -> None:
    """Compare the two builds in every game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="the other clone")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.4)
    asked = parser.parse_args()
    print(f"{'':<18}" + "".join(f"{name:>19}" for name in SHOWN), flush=True)
    for game in all_games().values():
        players = 3 if 3 in game.players else game.players[0]
        row = ratios(asked.folder.resolve(), game.name, players, asked.rounds, asked.seconds)
        print(f"{game.name:<18}" + "".join(f"{cell:>19}" for cell in row), flush=True)


if __name__ == "__main__":
    main()
