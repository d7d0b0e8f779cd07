"""`nunatak simulate`: many games between bots, counted."""

import math
import os
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from nunatak.bots import bot
from nunatak.bots.match import finish
from nunatak.cli.game_settings import FormerSettings, Settings, read_settings
from nunatak.engine.playout import Buffers
from nunatak.engine.position import Position
from nunatak.engine.rng import Rng
from nunatak.engine.tally import Tally, tally_random_games
from nunatak.games import game as find_game
from nunatak.games.description import Game

RANDOM = "random"
Job = tuple[str, int, dict[str, Any], list[str], list[str], int, int]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate")(simulate)


def simulate(
    game: str,
    games: Annotated[int, typer.Option(help="how many games", min=1)] = 1000,
    players: Annotated[int | None, typer.Option(help="how many players")] = None,
    bots: Annotated[str, typer.Option(help="a bot for every seat, or one for each")] = RANDOM,
    setting: Settings = None,
    option: FormerSettings = None,
    opening: Annotated[
        list[str] | None, typer.Option(help="taken before the bots begin, like 'first 1'")
    ] = None,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 0,
    workers: Annotated[int, typer.Option(help="processes to share the work", min=1)] = 1,
) -> None:
    """Play many games between bots and print how they went."""
    chosen = find_game(game)
    count = chosen.count(players)
    agreed = read_settings(chosen, setting, option)
    seated = seat_bots(bots, count)
    tally = Tally(count, len(chosen.rules.endings))
    opened(chosen, count, agreed, opening or [])
    jobs = list(split(chosen.name, count, agreed, seated, opening or [], games, seed))
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task("", total=games)
        for part in run(jobs, workers):
            tally.merge(part)
            progress.advance(task, int(part.games))
    report(chosen, seated, tally)


def seat_bots(names: str, players: int) -> list[str]:
    """Return a bot's name for every seat."""
    seated = [name.strip() for name in names.split(",")]
    if len(seated) == 1:
        seated *= players
    if len(seated) != players:
        raise ValueError(f"There are {players} seats but {len(seated)} bots.")
    for name in seated:
        bot(name)
    return seated


def opened(game: Game[Any], players: int, agreed: dict[str, Any], opening: list[str]) -> Position:
    """Return the position after an opening, each option of which must be one."""
    p: Position = game.start(players, agreed)
    for words in opening:
        p.take(words)
    return p


def split(
    name: str,
    players: int,
    agreed: dict[str, Any],
    seated: list[str],
    opening: list[str],
    games: int,
    seed: int,
) -> Iterator[Job]:
    """Yield jobs of a size that lets the progress be seen."""
    size = 2000 if set(seated) == {RANDOM} else 10
    for i, first in enumerate(range(0, games, size)):
        yield name, players, agreed, seated, opening, min(size, games - first), seed * 1_000_003 + i


def run(jobs: list[Job], workers: int) -> Iterator[Tally]:
    """Yield the tallies of all jobs, in order."""
    if workers == 1:
        yield from map(play_job, jobs)
        return
    with get_context("spawn").Pool(min(workers, os.cpu_count() or 1)) as pool:
        yield from (as_tally(part) for part in pool.imap(play_job_plainly, jobs))


def play_job(job: Job) -> Tally:
    """Play the games of one job."""
    name, players, agreed, seated, opening, games, seed = job
    game = find_game(name)
    start = opened(game, players, agreed, opening)
    rng = Rng(seed)
    buffers = Buffers(len(game.vocabulary))
    tally = Tally(players, len(game.rules.endings))
    if set(seated) == {RANDOM}:
        tally_random_games(start, games, rng, buffers, tally)
        return tally
    minds = [bot(name) for name in seated]
    for _ in range(games):
        p = start.copy()
        tally.add(p, finish(p, minds, rng, buffers))
    return tally


FIELDS = ["points", "squares", "least", "most", "wins", "endings"]
NUMBERS = ["players", "games", "ties", "decisions", "shortest", "longest"]


def play_job_plainly(job: Job) -> dict[str, Any]:
    """Play a job and return its tally in a form that can be sent between processes."""
    tally = play_job(job)
    plain: dict[str, Any] = {name: list(getattr(tally, name)) for name in FIELDS}
    return plain | {name: getattr(tally, name) for name in NUMBERS}


def as_tally(plain: dict[str, Any]) -> Tally:
    """Return a tally that was sent."""
    tally = Tally(plain["players"], len(plain["endings"]))
    for name in FIELDS:
        for i, value in enumerate(plain[name]):
            getattr(tally, name)[i] = value
    for name in NUMBERS:
        setattr(tally, name, plain[name])
    return tally


def report(game: Game[Any], seated: list[str], tally: Tally) -> None:
    """Print the results."""
    n = int(tally.games)
    table = Table(box=None, header_style="bold", title=f"{game.title}, {n:,} games")
    for column in ("seat", "bot", "wins", "± 95 %", "points", "sd", "least", "most"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat in range(tally.players):
        mean = int(tally.points[seat]) / n
        spread = math.sqrt(max(0.0, int(tally.squares[seat]) / n - mean * mean))
        share = tally.wins[seat] / n
        table.add_row(
            str(seat + 1),
            seated[seat],
            f"{share:.1%}",
            f"{1.96 * math.sqrt(share * (1 - share) / n):.1%}",
            f"{mean:.2f}",
            f"{spread:.2f}",
            str(tally.least[seat]),
            str(tally.most[seat]),
        )
    console = Console()
    console.print(table)
    console.print(
        f"decisions a game: {int(tally.decisions) / n:.1f} on average, "
        f"{tally.shortest} to {tally.longest}; games tied: {int(tally.ties) / n:.1%}"
    )
    for i, name in enumerate(game.rules.endings):
        share = int(tally.endings[i]) / n
        console.print(f"  {share:>6.1%} ± {1.96 * math.sqrt(share * (1 - share) / n):.1%}  {name}")
