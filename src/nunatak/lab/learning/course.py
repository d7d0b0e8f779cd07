"""A course: rounds of self-play and learning, for every number of players, that can be resumed.

A folder keeps it: for every number of players and every round the lessons, after every round the
pupil, and a log with a line of JSON a round. The rounds are the same for the same seed, whenever
and however often the course is interrupted.
"""

import json
from collections.abc import Iterator, Mapping
from math import cos, pi
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from nunatak.engine.learned import Sight, places_for
from nunatak.engine.networks import Shape, written
from nunatak.games.description import Game
from nunatak.lab.arena import seed_of
from nunatak.lab.executors import Executor
from nunatak.lab.learning.pupil import BATCH, Pupil, shape_for
from nunatak.lab.learning.selfplay import Floats, Lessons, Task, teach

KEPT_BACK = 20  # of so many games one is not learned from: it shows what was understood
PIECE = 25  # games that one worker plays at a time
SELVES = 4  # past selves that are met again
FASTEST = 0.002  # how far the largest step goes of a pupil that learns all anew
WARMING = 100  # steps before the largest


class Plan(msgspec.Struct, frozen=True):
    """What a course is made of."""

    games: int = 300  # of a round, for each number of players
    iterations: int = 64  # thinking about each choice
    memory: int = 12  # rounds that are learned from again
    passes: float = 3.0  # how often each new position is learned from, on average
    rate: float = 0.001  # how far a step goes at first
    units: int = 24
    second: int = 8
    seed: int = 0


class Report(msgspec.Struct, frozen=True):
    """What a round came to, on games that were not learned from."""

    players: int
    round: int
    games: int
    positions: int
    learned: float  # how surprising the lessons were
    network: float  # how surprising results were to the network, in games kept back
    judgement: float  # and to the first judgement
    alike: float  # and to somebody who thinks everybody alike
    brier: float  # how far the network's shares lie from the results, squared
    brier_judgement: float
    brier_alike: float
    seconds: float


class Class:
    """The course for one number of players."""

    def __init__(self, game: Game[Any], players: int, plan: Plan, folder: Path) -> None:
        self.game = game
        self.players = players
        self.plan = plan
        self.folder = folder / str(players)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.pupil: Pupil | None = None
        self.selves: list[bytes] = []  # past ones, the newest last
        self.lessons: list[Lessons] = []
        self.tests: list[Lessons] = []
        self.rounds = 0
        self.games = 0
        self.seconds = 0.0
        self.resume()

    # Going on

    def resume(self) -> None:
        """Go on where the folder ends."""
        noted = self.folder / "pupil.json"
        if not noted.is_file():
            return
        state = json.loads(noted.read_text())
        self.rounds, self.games, self.seconds = state["rounds"], state["games"], state["seconds"]
        self.pupil = Pupil(Shape(**state["shape"]), self.plan.seed)
        self.pupil.restore(np.load(self.folder / f"pupil-{self.rounds}.npz"))
        for number in range(max(1, self.rounds - self.plan.memory + 1), self.rounds + 1):
            self.remember(load_lessons(self.folder / f"round-{number}.npz"))
        self.selves = [
            path.read_bytes()
            for number in range(1, self.rounds + 1)
            if (path := self.folder / f"self-{number}.network").is_file()
        ]

    def save(self) -> None:
        """Keep what this round came to; a round that was cut off is played again."""
        assert self.pupil is not None
        state_file = self.folder / f"pupil-{self.rounds}.npz"
        # NumPy's types take any of these names for its own flag, allow_pickle.
        np.savez(state_file, **self.pupil.state())  # type: ignore[arg-type]
        (self.folder / f"self-{self.rounds}.network").write_bytes(self.file())
        state = {
            "rounds": self.rounds,
            "games": self.games,
            "seconds": self.seconds,
            "shape": self.pupil.shape.document(),
        }
        waiting = self.folder / "pupil.json.new"
        waiting.write_text(json.dumps(state))
        waiting.replace(self.folder / "pupil.json")
        (self.folder / f"pupil-{self.rounds - 1}.npz").unlink(missing_ok=True)

    def file(self) -> bytes:
        """Return the pupil as bots read it."""
        assert self.pupil is not None
        return written({}, {self.players: (self.pupil.shape, self.pupil.floats())})

    # A round

    def attend(self, executor: Executor) -> Report:
        """Play and learn one round."""
        began = perf_counter()
        self.rounds += 1
        lessons = self.play(executor)
        np.savez(self.folder / f"round-{self.rounds}.npz", **msgspec.structs.asdict(lessons))
        self.remember(lessons)
        if self.pupil is None:
            self.pupil = self.enrol(lessons)
        surprise = self.study(len(lessons.rows))
        self.games += self.plan.games
        self.selves.append(self.file())
        self.seconds += perf_counter() - began
        self.save()
        return self.report(len(lessons.rows), surprise, perf_counter() - began)

    def enrol(self, lessons: Lessons, units: int = 0) -> Pupil:
        """Return a pupil that knows nothing yet, with the plan's number of units or another."""
        plan = self.plan
        sight = Sight(self.game.minds.judgement(), self.game.minds.observation())
        places = int(places_for(self.players))
        first, second = (units, units // 3) if units else (plan.units, plan.second)
        shape = shape_for(lessons.rows, sight.names(self.players), places, first, second)
        return Pupil(shape, plan.seed)

    def begin_anew(self, units: int) -> None:
        """Let another pupil learn all that is remembered, in smaller and smaller steps.

        The one that went along has learned from worse games first, and its last steps were as
        large as any. The course itself goes on with that one.
        """
        plan = self.plan
        whole = joined(self.lessons)
        self.pupil = self.enrol(whole, units)
        luck = np.random.default_rng([plan.seed, self.players, self.rounds, units])
        steps = max(1, int(plan.passes * len(whole.rows) / BATCH))
        for step in range(steps):
            some = luck.integers(0, len(whole.rows), BATCH)
            rate = FASTEST * min(1.0, (step + 1) / WARMING) * (1 + cos(pi * step / steps)) / 2
            self.pupil.learn(whole.rows[some], whole.said[some], whole.targets[some], rate)

    def minds(self) -> tuple[bytes, ...]:
        """Return who plays: the newest self, some of the past, and the first judgement."""
        if not self.selves:
            return (b"",)
        step = max(1, len(self.selves) // SELVES)
        return (self.selves[-1], *self.selves[-1 - step :: -step][: SELVES - 1], b"")

    def play(self, executor: Executor) -> Lessons:
        """Play the games of a round."""
        plan = self.plan
        minds = self.minds()
        tasks = [
            Task(
                self.game.name,
                self.players,
                min(PIECE, plan.games - first),
                plan.iterations,
                seed_of(plan.seed, (self.players * 100_000 + self.rounds) * 10_000 + first),
                minds,
            )
            for first in range(0, plan.games, PIECE)
        ]
        return joined(list(executor.run(teach, tasks)))

    def remember(self, lessons: Lessons) -> None:
        """Keep the lessons of a round, and some games of it for tests; forget the oldest."""
        test = lessons.games % KEPT_BACK == 0
        self.lessons = [*self.lessons, chosen(lessons, ~test)][-self.plan.memory :]
        self.tests = [*self.tests, chosen(lessons, test & lessons.walked)][-self.plan.memory :]

    def study(self, new: int) -> float:
        """Learn from what is remembered, and return how surprising it was."""
        assert self.pupil is not None
        plan = self.plan
        whole = joined(self.lessons)
        luck = np.random.default_rng([plan.seed, self.players, self.rounds])
        steps = max(1, int(plan.passes * new / BATCH))
        rate = plan.rate / (1 + self.rounds / 10)
        surprise = 0.0
        for _ in range(steps):
            some = luck.integers(0, len(whole.rows), BATCH)
            surprise += self.pupil.learn(
                whole.rows[some], whole.said[some], whole.targets[some], rate
            )
        return surprise / steps

    def report(self, positions: int, surprise: float, seconds: float) -> Report:
        """Return how well the games that were kept back are understood."""
        assert self.pupil is not None
        tests = joined(self.tests)
        results = tests.results
        by_hand = np.exp(tests.said)
        alike = np.full_like(results, 1 / max(results.shape[1], 1))
        views = (self.pupil.shares(tests.rows, tests.said), by_hand, alike)
        losses = [round(surprising(shares, results), 4) for shares in views]
        briers = [round(float(((each - results) ** 2).sum(axis=1).mean()), 4) for each in views]
        return Report(
            self.players,
            self.rounds,
            self.games,
            positions,
            round(surprise, 4),
            losses[0],
            losses[1],
            losses[2],
            briers[0],
            briers[1],
            briers[2],
            round(seconds, 1),
        )


def surprising(shares: Floats, results: Floats) -> float:
    """Return how surprising results are to somebody who expects such shares."""
    return float(-(results * np.log(shares + 1e-6)).sum(axis=1).mean())


class Course:
    """A class for every number of players, one round after the other."""

    def __init__(self, game: Game[Any], counts: list[int], plan: Plan, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.plan = agreed_plan(plan, folder)
        self.classes = [Class(game, players, self.plan, folder) for players in counts]

    def rounds(self, executor: Executor) -> Iterator[Report]:
        """Yield the report of every round, for ever; whoever stops listening ends the course."""
        while True:
            each = min(self.classes, key=lambda one: one.rounds)
            report = each.attend(executor)
            with (self.folder / "log.jsonl").open("ab") as log:
                log.write(msgspec.json.encode(report) + b"\n")
            yield report

    def file(self, made: Mapping[str, Any]) -> bytes:
        """Return all networks as a game keeps them, with how they were made."""
        pupils = {each.players: each.pupil for each in self.classes if each.pupil is not None}
        plan = msgspec.to_builtins(self.plan)
        told = {
            **made,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "edition": self.game.edition,
            "plan": plan,
            "rounds": {str(each.players): each.rounds for each in self.classes},
            "seconds": round(sum(each.seconds for each in self.classes)),
        }
        return written(told, {n: (pupil.shape, pupil.floats()) for n, pupil in pupils.items()})


def agreed_plan(plan: Plan, folder: Path) -> Plan:
    """Return the plan of the course in a folder; ValueError if it is another one."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "plan.json"
    if kept.is_file() and msgspec.json.decode(kept.read_bytes(), type=Plan) != plan:
        raise ValueError(f"{folder} holds a course with another plan: name another folder.")
    kept.write_bytes(msgspec.json.encode(plan))
    return plan


def joined(lessons: list[Lessons]) -> Lessons:
    """Return all lessons as one."""
    fields = Lessons.__struct_fields__
    return Lessons(*(np.concatenate([getattr(each, name) for each in lessons]) for name in fields))


def chosen(lessons: Lessons, mask: Any) -> Lessons:
    """Return some of the lessons."""
    return Lessons(*(getattr(lessons, name)[mask] for name in Lessons.__struct_fields__))


def load_lessons(path: Path) -> Lessons:
    """Return the lessons of a round."""
    with np.load(path) as kept:
        return Lessons(*(kept[name] for name in Lessons.__struct_fields__))
