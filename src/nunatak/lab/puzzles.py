"""Looking for puzzles in bots' games."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from nunatak import play
from nunatak.games.description import Game
from nunatak.games.history import History
from nunatak.lab.arena import seed_of
from nunatak.review.puzzle import LONGER, SURELY, Found, beside, puzzle_at, shares
from nunatak.review.puzzles import Made, Puzzle, Puzzles
from nunatak.review.reading import SEED
from nunatak.review.verdict import best_option
from nunatak.review.whole import thinking

OF_A_GAME = 3  # puzzles that are taken of one game
APART = 12  # entries between them, at least
ALIKE = 3  # of all puzzles, no more than one in so many may have the same answer
PLACES = 3


def begun(game: Game[Any], seed: int, level: str, players: list[int]) -> Puzzles:
    """Return a collection that has nothing in it yet."""
    by = f"nunatak puzzles {game.name} --seed {seed} --level {level}"
    by += f" --players {','.join(map(str, players))}"
    return Puzzles(Made(by, game.rules_version, game.edition, seed, level, players, LONGER))


def collected(
    game: Game[Any], so_far: Puzzles, count: int, progress: Callable[[int, int], None] | None = None
) -> Iterator[Puzzles]:
    """Go through one game after another until there are so many puzzles; yield all after each.

    `progress` hears of every choice that was looked at, and how many there are.
    """
    made, found = so_far.made, list(so_far.puzzle)
    for number in range(made.looked, 1_000_000):
        if len(found) >= count:
            return
        players = made.players[number % len(made.players)]
        history = play(game.name, [made.level] * players, seed=seed_of(made.seed, number))
        most = max(1, count // ALIKE)
        for puzzle in puzzles_in(history, number, made.longer, progress):
            if sum(each.best == puzzle.best for each in found) < most:
                found.append(puzzle)
        made = replace(made, looked=number + 1)
        yield Puzzles(made, list(found))


def puzzles_in(
    history: History,
    number: int,
    longer: int = LONGER,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Puzzle]:
    """Yield the puzzles of a game."""
    last, count = -APART, 0
    iterations = thinking(history.game)
    for n, p in enumerate(history.positions()):
        if progress is not None:
            progress(n, len(history))
        if count == OF_A_GAME:
            return
        if n < last + APART:
            continue
        found = puzzle_at(p, iterations, SEED, longer)
        if found is not None:
            last, count = n, count + 1
            yield kept(history, number, n, found)


def doubt(game: Game[Any], puzzle: Puzzle, seed: int, longer: int = LONGER) -> str:
    """Return why a long search on other luck does not agree with a puzzle; nothing if it does."""
    p = puzzle.position(game)
    iterations = thinking(game) * longer
    best, second = (game.option(puzzle.worth[n][0]) for n in (0, 1))
    found = best_option(p, iterations, seed)
    if found != best:
        return f"It would choose {game.text(found)} rather than {puzzle.best}."
    lost, reach = beside(shares(p, best, iterations, seed), shares(p, second, iterations, seed))
    if lost < SURELY or lost - reach <= 0.0:
        return f"{puzzle.worth[1][0]} falls short by {lost:.3f} only, give or take {reach:.3f}."
    return ""


def kept(history: History, number: int, n: int, found: Found) -> Puzzle:
    """Return a puzzle as it is kept."""
    game, entries = history.game, history.entries[:n]
    seat = next(p.actor for i, p in enumerate(history.positions()) if i == n)
    worth = [
        (
            game.text(each.option),
            round(each.chance, PLACES),
            round(each.lost, PLACES),
            round(each.low, PLACES),
        )
        for each in found.worth
    ]
    return Puzzle(
        number,
        history.players,
        int(seat) + 1,
        found.seen,
        worth,
        [game.text(option) for option in found.line],
        entries,
    )
