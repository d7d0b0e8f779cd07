"""All levels of a game on one scale, on which choosing at random is 0.

Neighbours play each other, one alone among so many of the other, and openskill reckons from all
their games what each is worth.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from nunatak.bots.levels import LEVELS
from nunatak.games.description import Game
from nunatak.lab.arena import Book, Played, contest, run
from nunatak.lab.crosstable import CONFIDENCE, Score, ahead, ratings
from nunatak.lab.executors import Executor

NOUGHT = "random"
LADDER = (NOUGHT, *LEVELS)
FIRST = 16  # iterations of the navigator at the foot of the ladder of doublings
LEVELS_HERE = "ratings"  # in a document, the place for ratings of levels
DOUBLINGS_HERE = "doublings"  # and that for those of navigators who think longer and longer


class Rated(msgspec.Struct, frozen=True):
    """What the bots of a game are worth."""

    title: str
    players: int
    values: dict[str, tuple[float, float]]
    """By bot: how far above the first one, and within which bounds, 95 of 100 times."""
    shares: dict[str, tuple[float, int]]
    """By bot: what part of its games it won against the one below, and how many there were."""


def doublings(times: int) -> tuple[str, ...]:
    """Return navigators of whom each thinks twice as long as the one before.

    >>> doublings(2)
    ('navigator:16', 'navigator:32', 'navigator:64')
    """
    return tuple(f"navigator:{FIRST * 2**i}" for i in range(times + 1))


def usual_players(game: Game[Any]) -> int:
    """Return how many sit at the table where ratings are made: two, if the game allows it."""
    return 2 if 2 in game.players else game.players[0]


def climb(
    game: Game[Any],
    bots: Sequence[str],
    players: int,
    games: int,
    folder: Path,
    executor: Executor,
    seed: int = 0,
) -> Iterator[list[Played]]:
    """Yield a game of every pair of neighbours, so often; what was played before is not again."""
    running = []
    for weaker, stronger in pairwise(bots):
        held = contest(game, [stronger, weaker], players, seed=seed, duel=True)
        book = Book(folder / f"{game.name}-{players}-{stronger}-{weaker}.jsonl", held)
        running.append(run(held, games, executor, book))
    for _ in range(games):
        yield [next(each) for each in running]


def rate(game: Game[Any], bots: Sequence[str], players: int, rounds: list[list[Played]]) -> Rated:
    """Return what the bots are worth after these rounds of neighbours' games."""
    found = ratings(bots, [played for each in rounds for played in each])
    if not found:
        raise ValueError("Ratings need openskill: pip install 'nunatak[ratings]'.")
    nought, unsure = found[bots[0]]
    values = {bots[0]: (0.0, 0.0)}
    for name in bots[1:]:
        value, deviation = found[name]
        values[name] = (value - nought, CONFIDENCE * (deviation**2 + unsure**2) ** 0.5)
    shares: dict[str, tuple[float, int]] = {}
    for i, stronger in enumerate(bots[1:]):
        score = Score()
        for each in rounds:
            score.add(won(each[i], stronger))
        shares[stronger] = (score.mean, score.count)
    return Rated(game.title, players, values, shares)


def won(played: Played, name: str) -> float:
    """Return how a bot did against those it sat alone among: 1 if it was ahead of them all."""
    seat = played.seats.index(name)
    others = [rank for i, rank in enumerate(played.ranks) if i != seat]
    return ahead(played.ranks[seat], max(others))


def told(rated: Sequence[Rated]) -> str:
    """Return ratings as a table in Markdown."""
    bots = list(rated[0].values)
    lines = [
        f"| | players | {' | '.join(bots)} | games a pair |",
        "|---" * (len(bots) + 3) + "|",
    ]
    for each in rated:
        cells = []
        for name in bots:
            value, reach = each.values[name]
            beaten = f", {each.shares[name][0]:.0%}" if name in each.shares else ""
            cells.append(f"{value:.1f} ± {reach:.1f}{beaten}" if beaten else "0")
        counts = ", ".join(sorted({str(count) for _, count in each.shares.values()}))
        lines.append(f"| {each.title} | {each.players} | {' | '.join(cells)} | {counts} |")
    return "\n".join(lines)


def bounds(place: str) -> tuple[str, str]:
    """Return what stands in a document before and behind a table."""
    return f"<!-- {place}: nunatak ratings --write -->", f"<!-- end of {place} -->"


def put(document: Path, table: str, place: str = LEVELS_HERE) -> str:
    """Write a table into a document, in the place of the one that is there, and return it.

    If that one has the same bots, it keeps the rows of games that are not among the new ones.
    """
    text = document.read_text(encoding="utf-8")
    begin, end = bounds(place)
    before, found, rest = text.partition(begin)
    old, ended, after = rest.partition(end)
    if not found or not ended:
        raise ValueError(f"{document} has no place for ratings: it should say {begin} and {end}.")
    table = together(old.strip().splitlines(), table.splitlines())
    document.write_text(f"{before}{begin}\n\n{table}\n\n{end}{after}", encoding="utf-8")
    return table


def together(old: list[str], new: list[str]) -> str:
    """Return a table with new rows in the place of old ones of the same game."""
    if old[:2] != new[:2]:
        return "\n".join(new)
    rows = {title(row): row for row in old[2:]} | {title(row): row for row in new[2:]}
    return "\n".join([*new[:2], *rows.values()])


def title(row: str) -> str:
    """Return of which game a row of a table is."""
    return row.split("|")[1].strip()
