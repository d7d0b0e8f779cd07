"""A guided opening: a prepared game, and what is said before each of the learner's choices.

A lesson is data beside a game's texts, `screen/lesson.toml`: the entries of a history in words, and
what to light. Its sentences are the game's own texts, `lesson-<step>` and what goes with it. Where
somebody stands in it follows from the history alone, so undo, a broken line and a restart need
nothing of their own.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec

import nunatak
from nunatak.games.description import Game

LEVEL = "cub"
"""Against whom the game goes on."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: the options that the learner takes, and what then happens."""

    name: str
    take: list[str]
    then: list[str] = []
    """What chance and the others do, and what the learner has no choice about."""
    light: list[str] = []
    """What it speaks of: names of things in the scene; one that ends in * is all that begin so."""
    rule: str = ""
    """The section of the rules, if it is not that of the decision."""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    players: int
    step: list[Step]
    seat: int = 1
    settings: dict[str, Any] = {}
    before: list[str] = []
    """What has happened when it begins."""


class Moment(msgspec.Struct, frozen=True):
    """Where a game stands in its lesson."""

    step: int
    """Counted from 0; as many as there are steps at the end."""
    expected: int | None = None
    """What comes next, whoever decides it; nothing at the end, or off the lesson's way."""
    own: bool = False
    """What comes next is the learner's to choose."""
    left: int | None = None
    """How many options stood when the learner chose something else."""


class Lesson:
    """A lesson that fits the game's rules."""

    def __init__(self, game: Game[Any], written: Written) -> None:
        self.game = game
        self.players = written.players
        self.seat = written.seat - 1
        self.settings = written.settings
        self.steps = written.step
        self.before = [game.option(words) for words in written.before]
        self.entries = list(self.before)
        self.at: list[int] = []  # for each entry, the step it belongs to
        self.own: set[int] = set()  # the entries that the learner chooses
        self.first: list[int] = []  # for each step, its first entry
        self.at += [0] * len(self.before)
        for n, step in enumerate(written.step):
            self.first.append(len(self.entries))
            for words in step.take:
                self.own.add(len(self.entries))
                self.entries.append(game.option(words))
            self.entries += [game.option(words) for words in step.then]
            self.at += [n] * (len(self.entries) - len(self.at))

    def where(self, line: Sequence[int]) -> Moment | None:
        """Return where these options have led, or nothing if the lesson is behind them."""
        if len(line) >= len(self.entries) and list(line[: len(self.entries)]) == self.entries:
            return Moment(len(self.steps)) if len(line) == len(self.entries) else None
        for n, option in enumerate(line):
            if option != self.entries[n]:
                return Moment(self.at[n], left=n)
        n = len(line)
        return Moment(self.at[n], self.entries[n], n in self.own)


@cache
def lesson(name: str) -> Lesson | None:
    """Return a game's lesson, if it has one."""
    game = nunatak.game(name)
    file = resources.files(game.package) / "screen" / "lesson.toml"
    if not file.is_file():
        return None
    return Lesson(game, msgspec.toml.decode(file.read_bytes(), type=Written))
