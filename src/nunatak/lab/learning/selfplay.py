"""Games that bots play against themselves and their past, and what is to be learned of them."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i16

from nunatak.bots.advice import in_shares
from nunatak.bots.levels import search_settings
from nunatak.bots.search import Search
from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.learned import Sight, learned, places_for
from nunatak.engine.playout import Buffers, draw
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game as find_game
from nunatak.games.description import Game

Floats = npt.NDArray[np.float32]
Rows = npt.NDArray[np.int16]

STRAY = 0.03  # so often anything is tried, whatever it is worth
SLIP = 0.06  # and so often somebody misjudges
BLUR = 0.05  # by so much of the win
KEPT = 0.1  # of the positions that a game comes through, so many are learned from
ASIDE = 0.5  # and of so many choices, all options that were considered
CONSIDERED = 3  # visits that make an option worth learning from
FORMER = 0.3  # of the seats, so many are taken by past selves
PATIENCE = 0.95  # how much of what came of a choice comes from later ones
HEED = 0.5  # how much of what is learned is what came of it; the rest is what the search thought


class Task(msgspec.Struct, frozen=True):
    """Games that are to be played with one number of players."""

    game: str
    players: int
    games: int
    iterations: int
    seed: int
    minds: tuple[bytes, ...]  # files of networks, the newest first; none is the first judgement


class Lessons(msgspec.Struct):
    """Positions as a network sees them, and what came of them."""

    rows: Rows
    said: Floats  # what the first judgement said, as logarithms
    targets: Floats  # what is to be learned
    results: Floats  # how the game ended
    games: npt.NDArray[np.int64]  # which game each position is from
    walked: npt.NDArray[np.bool_]  # the game came through it


class Notes:
    """Lessons as they are taken down, one by one."""

    def __init__(self, sight: Sight, players: int) -> None:
        self.sight = sight
        self.players = players
        self.places = int(places_for(players))
        self.row = vec[i16]([i16(0)] * len(sight.names(players)))
        self.word = vec[float]([0.0] * self.places)
        self.rows: list[Rows] = []
        self.said: list[list[float]] = []
        self.eyes: list[int] = []
        self.targets: list[list[float]] = []
        self.results: list[list[float]] = []
        self.games: list[int] = []
        self.walked: list[bool] = []

    def take(self, p: Position, eye: int) -> int:
        """Take down a position as a seat sees it; what is to be learned of it follows."""
        if not self.sight.write(p, eye, self.row, self.word):
            return -1
        self.rows.append(np.array(memoryview(self.row), dtype=np.int16))
        self.said.append(list(self.word))
        self.eyes.append(eye)
        self.targets.append([])
        self.walked.append(False)
        return len(self.rows) - 1

    def settle(self, note: int, target: Sequence[float]) -> None:
        """Say what is to be learned of a position."""
        self.targets[note] = self.turned(target, self.eyes[note])

    def turned(self, shares: Sequence[float], eye: int) -> list[float]:
        """Return shares of seats as those of places, counted from the eye on."""
        if self.players == 1:
            return [shares[0], 1 - shares[0]]
        return [*shares[eye:], *shares[:eye]]

    def close(self, game: int, result: Sequence[float]) -> None:
        """Let everything taken down since the last game know how this one ended."""
        for i in range(len(self.games), len(self.rows)):
            self.results.append(self.turned(result, self.eyes[i]))
            self.games.append(game)

    def lessons(self) -> Lessons:
        """Return all that was taken down."""
        return Lessons(
            np.array(self.rows, dtype=np.int16),
            np.array(self.said, dtype=np.float32),
            np.array(self.targets, dtype=np.float32),
            np.array(self.results, dtype=np.float32),
            np.array(self.games, dtype=np.int64),
            np.array(self.walked, dtype=np.bool_),
        )


class Step:
    """A choice on the way of a game, or what chance brought."""

    __slots__ = ("asides", "noted", "strayed", "value")

    def __init__(self, noted: int) -> None:
        self.noted = noted  # the note of the position before it, or -1
        self.value: list[float] | None = None  # what the best option promised everybody
        self.strayed = False  # another one was taken
        self.asides: list[tuple[int, list[float]]] = []  # notes of what was considered, its value


class School:
    """Where games are played for the sake of learning."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game: Game[Any] = find_game(task.game)
        self.rng = Rng(task.seed)
        self.buffers = Buffers(len(self.game.vocabulary))
        self.notes = Notes(
            Sight(self.game.minds.judgement(), self.game.minds.observation()), task.players
        )
        self.searches: list[Search | None] = [None] * len(task.minds)

    def teach(self) -> Lessons:
        """Play all games and return what is to be learned of them."""
        for number in range(self.task.games):
            self.play(number)
        return self.notes.lessons()

    def search(self, mind: int, p: Position) -> Search:
        """Return the search of a mind, with an empty tree."""
        found = self.searches[mind]
        if found is None:
            found = Search(p.rules, p.players, self.judgement(mind), search_settings(self.game))
            self.searches[mind] = found
        found.clear()
        return found

    def judgement(self, mind: int) -> Judgement[Any]:
        """Return what a mind thinks with."""
        whole = self.task.minds[mind]
        minds = self.game.minds
        return (
            learned(minds.judgement(), minds.observation(), whole) if whole else minds.judgement()
        )

    def seated(self) -> list[int]:
        """Return which mind sits in each seat: mostly the newest."""
        rng = self.rng
        former = len(self.task.minds) - 1
        return [
            1 + rng.below(former) if former and rng.fraction() < FORMER else 0
            for _ in range(self.task.players)
        ]

    def play(self, number: int) -> None:
        """Play one game, and then tell everything that was noted what it led to."""
        rng, notes = self.rng, self.notes
        settings = {
            each.name: each.values[rng.below(len(each.values))] for each in self.game.settings
        }
        p = self.game.start(self.task.players, settings)
        seats = self.seated()
        path: list[Step] = []
        while p.actor != OVER:
            noted = -1
            if rng.fraction() < KEPT:
                noted = notes.take(p, rng.below(p.players))
            step = Step(noted)
            path.append(step)
            p.apply(
                draw(p, rng, self.buffers)
                if p.actor == CHANCE
                else self.choose(p, seats[p.actor], step)
            )
        shares = vec[float]([0.0] * 8)
        settle_shares(p, shares)
        result = [shares[seat] for seat in range(p.players)]
        self.look_back(path, result)
        notes.close(number, result)

    def choose(self, p: Position, mind: int, step: Step) -> int:
        """Return an option, and let the step know what the best one promises everybody."""
        rng, seat = self.rng, p.actor
        q = p.redeal(seat, rng)
        n = q.fill(self.buffers.options)
        if n == 1:
            return self.buffers.options[0]
        search = self.search(mind, p)
        search.think(q, seat, rng, self.task.iterations, 0.0)
        best = search.best(q)
        step.value = promised(search, best)
        self.note_asides(q, search, step)
        chance = rng.fraction()
        option = best
        if chance < STRAY:
            q.fill(self.buffers.options)
            option = self.buffers.options[rng.below(n)]
        elif chance < STRAY + SLIP:
            option = search.mistaken(q, BLUR, rng)
        step.strayed = option != best
        return option

    def note_asides(self, q: Position, search: Search, step: Step) -> None:
        """Note the options that were considered, with what the search thinks of them."""
        if self.rng.fraction() >= ASIDE:
            return
        for option in q.options():
            if search.visits_of(option) >= CONSIDERED:
                after = q.copy()
                after.apply(option)
                note = self.notes.take(after, q.actor)
                if note >= 0:
                    step.asides.append((note, promised(search, option)))

    def look_back(self, path: list[Step], result: list[float]) -> None:
        """Give every noted position a target: what the search thought, and what came of it.

        Where somebody strayed, what came of it says nothing about the choice before: there only
        what the search thought counts. All options of a choice are moved alike by what came of it,
        as a search is to be trusted about their differences where it is wrong about them all.
        """
        notes = self.notes
        came = thought = heard = result
        for step in reversed(path):
            if step.value is not None:
                thought = step.value
                came = mixed(came, thought, 0.0 if step.strayed else PATIENCE)
                heard = mixed(came, thought, HEED)
                for note, value in step.asides:
                    notes.settle(note, differing(heard, thought, value))
            if step.noted >= 0:
                notes.settle(step.noted, heard)
                notes.walked[step.noted] = True


def mixed(some: Sequence[float], others: Sequence[float], part: float) -> list[float]:
    """Return shares between two others: a part of some, and the rest of the others."""
    return [part * a + (1 - part) * b for a, b in zip(some, others, strict=True)]


def differing(target: list[float], best: list[float], other: list[float]) -> list[float]:
    """Return shares that differ from a target as an option differs from the best one."""
    moved = [min(max(t + o - b, 0.0), 1.0) for t, b, o in zip(target, best, other, strict=True)]
    total = sum(moved)
    if len(moved) == 1 or total == 0.0:
        return moved if len(moved) == 1 else other
    return [share / total for share in moved]


def promised(search: Search, option: int) -> list[float]:
    """Return the shares of the win that everybody may expect of an option."""
    return in_shares([search.share(option, seat) for seat in range(search.players)])


def teach(task: Task) -> Lessons:
    """Play the games of a task and return what is to be learned of them."""
    return School(task).teach()
