"""A game's puzzles as they are kept beside it, in `puzzles.toml`, with how they were made."""

import json
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from nunatak.engine.position import Position
from nunatak.games import game as find_game
from nunatak.games.description import Game

FILE = "puzzles.toml"


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game's puzzles were found."""

    by: str
    """The command that goes on with it, or makes it again."""
    rules: int
    components: str
    seed: int
    level: str
    """Who played the games."""
    players: list[int]
    """How many, in turn."""
    longer: int
    """Times a Navigator's thinking that had to agree."""
    looked: int = 0
    """Games that were gone through."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game in which exactly one choice was clearly best."""

    game: int
    """Of those that were gone through, counted from 0."""
    players: int
    seat: int
    """Who is asked, counted from 1."""
    seen: int
    """How many of five short looks found the answer."""
    worth: list[tuple[str, float, float, float]]
    """Of every choice, in the stable notation: the chance to win, by how much it falls short of
    the best, which is the first, and by how much at least."""
    line: list[str]
    """What the bot would play."""
    entries: list[int]
    """What had happened."""

    @property
    def best(self) -> str:
        """The answer."""
        return self.worth[0][0]

    @property
    def lost(self) -> float:
        """What the next best costs of the chance to win."""
        return self.worth[1][2]

    def position(self, game: Game[Any]) -> Position:
        """Return the position, with all that is hidden in it."""
        p: Position = game.start(self.players)
        for option in self.entries:
            p.apply(option)
        return p


class Puzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game."""

    made: Made
    puzzle: list[Puzzle] = []


@cache
def puzzles_of(name: str) -> list[Puzzle]:
    """Return a game's puzzles; none if it has none, or if its rules are others by now."""
    game = find_game(name)
    kept = read(game)
    if kept is None or (kept.made.rules, kept.made.components) != (
        game.rules_version,
        game.edition,
    ):
        return []
    return kept.puzzle


def read(game: Game[Any]) -> Puzzles | None:
    """Return what is kept beside a game."""
    file = resources.files(game.package) / FILE
    return msgspec.toml.decode(file.read_bytes(), type=Puzzles) if file.is_file() else None


def written(game: Game[Any], puzzles: Puzzles) -> str:
    """Return puzzles as they are kept."""
    lines = [
        f"# Moments of bots' games of {game.title} in which exactly one choice was clearly best.",
        "",
        "[made]",
    ]
    lines += [f"{key} = {told(each)}" for key, each in msgspec.structs.asdict(puzzles.made).items()]
    for puzzle in puzzles.puzzle:
        lines += ["", "[[puzzle]]"]
        lines += [f"{key} = {told(each)}" for key, each in msgspec.structs.asdict(puzzle).items()]
    return "\n".join(lines) + "\n"


def told(value: object) -> str:
    """Return a value as TOML writes it, which for all that is kept here is as JSON does.

    >>> told([("stake 7", 0.5)])
    '[["stake 7", 0.5]]'
    """
    return json.dumps(value, ensure_ascii=False)
