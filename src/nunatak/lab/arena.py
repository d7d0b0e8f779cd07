"""Bots against bots: who sits where, what came of it, and a file that remembers."""

import hashlib
import json
from collections.abc import Generator, Mapping, Sequence
from itertools import combinations, permutations
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from nunatak.bots import bot
from nunatak.bots.base import Bot
from nunatak.bots.others import name_of
from nunatak.engine.playout import Buffers, draw
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game as find_game
from nunatak.games.description import Game, SettingValue
from nunatak.lab.executors import Executor

FORMAT = 1

P = TypeVar("P", bound=Position)


class Contest(msgspec.Struct, frozen=True):
    """What is to be played: the games are the same whoever plays them, and wherever."""

    game: str
    players: int
    settings: dict[str, SettingValue] = msgspec.field(name="options")  # as format 1 calls them
    bots: tuple[str, ...]
    seed: int
    rules: int
    components: str
    duel: bool = False  # the first bot alone among the second

    def lineups(self) -> list[tuple[str, ...]]:
        """Return who plays together, before seats are rotated."""
        found = lineups(self.bots, self.players)
        return found[:1] if self.duel and self.players > 1 else found

    def job(self, number: int) -> "Job":
        """Return the game with this number: lineups take turns, and then seats rotate."""
        lineups = self.lineups()
        lineup = lineups[number % len(lineups)]
        deal = number // len(lineups)
        turn = deal % self.players
        if self.players > 1:
            deal = number
        seats = lineup[turn:] + lineup[:turn]
        seed, folder = seed_of(self.seed, deal), str(Path.cwd())
        return Job(number, self.game, self.players, self.settings, seats, seed, folder)


class Job(msgspec.Struct, frozen=True):
    """One game that is to be played."""

    number: int
    game: str
    players: int
    settings: dict[str, SettingValue]
    seats: tuple[str, ...]
    seed: int
    folder: str  # where files with bots are looked for


class Played(msgspec.Struct, frozen=True):
    """One game that was played."""

    number: int
    seats: tuple[str, ...]
    ranks: tuple[int, ...]  # what orders the seats; the highest has won
    scores: tuple[int, ...]
    decisions: int
    seconds: tuple[float, ...]  # what each seat has thought

    def shares(self) -> list[float]:
        """Return each seat's share of the win."""
        best = max(self.ranks)
        count = self.ranks.count(best)
        return [1 / count if rank == best else 0.0 for rank in self.ranks]


def contest(
    game: Game[P],
    bots: Sequence[str | type[Bot]],
    players: int | None = None,
    settings: Mapping[str, SettingValue] | None = None,
    seed: int = 0,
    *,
    duel: bool = False,
) -> Contest:
    """Return a contest if all its bots exist and can meet at such a table.

    Bots go by name, since every game has its own and may be played by another process; a class is
    named by where it can be imported from.
    """
    names = [each if isinstance(each, str) else name_of(each) for each in bots]
    count = game.count(players if players is not None else likely_players(game, names))
    for name in names:
        bot(name)
    if not lineups(names, count):
        raise ValueError("A contest needs at least two different bots.")
    if duel and len(names) != 2:
        raise ValueError("Two bots make a duel: first the one that should be stronger.")
    agreed = game.agree(settings)
    return Contest(
        game.name, count, agreed, tuple(names), seed, game.rules_version, game.edition, duel
    )


def short_name(name: str) -> str:
    """Return the name of a bot without the folder of its file.

    >>> short_name("bots/mine.py:MyBot"), short_name("pole:500ms")
    ('mine.py:MyBot', 'pole:500ms')
    """
    return name.replace("\\", "/").rsplit("/", 1)[-1]


def likely_players(game: Game[P], bots: Sequence[str]) -> int | None:
    """Return as many players as there are bots, if the game can be played by so many."""
    return len(bots) if len(bots) in game.players else None


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return who plays together: all, or every choice of them, or each one among all others.

    >>> lineups(["pole", "cub"], 3)
    [('pole', 'cub', 'cub'), ('cub', 'pole', 'pole')]
    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    if players == 1:
        return [(name,) for name in bots] if len(set(bots)) > 1 else []
    if len(bots) >= players:
        return [chosen for chosen in combinations(bots, players) if len(set(chosen)) > 1]
    return [(a, *[b] * (players - 1)) for a, b in permutations(bots, 2) if a != b]


def seed_of(seed: int, number: int) -> int:
    """Return a seed of 62 bits for a game of a contest."""
    digest = hashlib.sha256(f"{seed}/{number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


# Playing


def play_job(job: Job) -> Played:
    """Play one game. Chance has a generator of its own, so that bots do not stir the cards."""
    game = find_game(job.game)
    p = game.start(job.players, job.settings)
    luck = Rng(job.seed)
    seated = [bot(name, Path(job.folder)) for name in job.seats]
    minds = [Rng(seed_of(job.seed, seat)) for seat in range(job.players)]
    seconds = [0.0] * job.players
    buffers = Buffers(len(game.vocabulary))
    decisions = 0
    while p.actor != OVER:
        seat = p.actor
        if seat == CHANCE:
            p.apply(draw(p, luck, buffers))
        else:
            began = perf_counter()
            option = seated[seat].choose(p.redeal(seat, minds[seat]), seat, minds[seat])
            seconds[seat] += perf_counter() - began
            p.take(option)
        decisions += 1
    return Played(
        job.number,
        job.seats,
        tuple(int(p.rank(seat)) for seat in range(job.players)),
        tuple(p.scores()),
        decisions,
        tuple(round(spent, 4) for spent in seconds),
    )


def run(
    contest: Contest, games: int, executor: Executor, book: "Book | None" = None
) -> Generator[Played, None, None]:
    """Yield the games of a contest in order, those that the book holds already first."""
    done = book.played if book is not None else []
    yield from done[:games]
    jobs = (contest.job(number) for number in range(len(done), games))
    for played in executor.run(play_job, jobs):
        if book is not None:
            book.add(played)
        yield played


class Book:
    """The results of a contest as a file: a first line that says which, then a line a game."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.played: list[Played] = []
        heading = {"nunatak": FORMAT, "contest": msgspec.to_builtins(contest)}
        if path.exists():
            self.read(json.loads(json.dumps(heading)))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(heading) + "\n")

    def read(self, heading: dict[str, Any]) -> None:
        """Read what was played before; a last line that was cut off is played again."""
        whole = self.path.read_text()
        lines = whole.splitlines(keepends=True)
        try:
            found = json.loads(lines[0])
        except (IndexError, ValueError):
            raise ValueError(f"{self.path} is no file of results.") from None
        if found != heading:
            raise ValueError(
                f"{self.path} holds the results of another contest: name another file with --out."
            )
        kept = lines[0]
        for line in lines[1:]:
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                break
            if played.number != len(self.played) or not line.endswith("\n"):
                break
            self.played.append(played)
            kept += line
        if kept != whole:
            self.path.write_text(kept)

    def add(self, played: Played) -> None:
        """Write a game down at once."""
        self.played.append(played)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
