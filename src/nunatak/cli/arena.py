"""`nunatak arena`: bots against bots, with a table of who beat whom."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from nunatak.cli.game_settings import FormerSettings, Settings, read_settings
from nunatak.games import game as find_game
from nunatak.lab.arena import Book, Contest, Played, contest, run, short_name
from nunatak.lab.crosstable import Crosstable, Score, ratings
from nunatak.lab.executors import PLACES, executor
from nunatak.lab.sprt import UNDECIDED, Duel


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena")(arena)


def arena(
    game: str,
    bots: Annotated[str, typer.Option(help="who plays: pole,cub:500ms,mine.py:MyBot")],
    games: Annotated[int, typer.Option(help="how many games; with --sprt, at most", min=1)] = 400,
    players: Annotated[int | None, typer.Option(help="how many players at the table")] = None,
    setting: Settings = None,
    option: FormerSettings = None,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 0,
    workers: Annotated[int, typer.Option(help="how many share the work", min=1)] = 1,
    on: Annotated[str, typer.Option(help=f"where: {', '.join(PLACES)}")] = "processes",
    out: Annotated[
        Path | None, typer.Option(help="a file of results; a run that was stopped goes on from it")
    ] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="is the first of two bots stronger? stop when it is sure")
    ] = False,
    odds: Annotated[float, typer.Option(help="with --sprt: how much better odds count")] = 1.3,
) -> None:
    """Let bots play each other in rotated seats and print who beat whom."""
    chosen = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    held = contest(chosen, names, players, read_settings(chosen, setting, option), seed, duel=sprt)
    book = Book(out, held) if out is not None else None
    duel = Duel(names[0], held.players, odds) if sprt else None
    table = Crosstable(names)
    played: list[Played] = []
    began = perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), transient=True) as progress:
        task = progress.add_task("", total=games)
        for result in run(held, games, executor(on, workers), book):
            played.append(result)
            table.add(result)
            progress.advance(task)
            if duel is not None:
                progress.update(task, description=f"{duel.test.evidence:+.2f}")
                if duel.add(result) != UNDECIDED:
                    break
    console = Console()
    rated = ratings(table.bots, played)
    console.print(crosstable(held, table, rated))
    if duel is not None:
        console.print(verdict(names, duel, held.players))
    if not rated:
        console.print("For ratings too: pip install 'nunatak[ratings]'.")
    console.print(f"{table.games} games in {perf_counter() - began:.0f} s")


def crosstable(held: Contest, table: Crosstable, rated: dict[str, tuple[float, float]]) -> Table:
    """Return the results as they are printed."""
    title = f"{held.game}, {held.players} players, {table.games} games"
    shown = Table(box=None, header_style="bold", title=title)
    shown.add_column("bot", no_wrap=True)
    for column in ("wins", "95 %", "by lot", *(f"ahead of {short_name(b)}" for b in table.bots)):
        shown.add_column(column, justify="right")
    for column in (*(["rating"] if rated else []), "points", "s/game"):
        shown.add_column(column, justify="right")
    for name in table.bots:
        shown.add_row(
            short_name(name),
            f"{table.wins[name].mean:.1%}",
            interval(table.wins[name]),
            f"{table.fair[name].mean:.0%}",
            *(
                "" if other == name else with_interval(table.against[name, other])
                for other in table.bots
            ),
            *([f"{rated[name][0]:.1f} ± {2 * rated[name][1]:.1f}"] if rated else []),
            f"{table.points[name].mean:.1f}",
            f"{table.seconds[name].mean:.2f}",
        )
    return shown


def interval(score: Score) -> str:
    """Return the 95 % interval of a score."""
    low, high = score.interval()
    return f"{low:.1%}-{high:.1%}"


def with_interval(score: Score) -> str:
    """Return a score with its interval."""
    return f"{score.mean:.1%} ({interval(score)})" if score.count else "-"


def verdict(names: list[str], duel: Duel, players: int) -> str:
    """Return what the test has found, as a sentence."""
    test = duel.test
    said = {"stronger": "is stronger than", "not stronger": "is not stronger than"}
    found = said.get(test.verdict, "is perhaps stronger than")
    unsure = " (undecided)" if test.verdict == UNDECIDED else ""
    better, worse = map(short_name, names)
    return (
        f"{better} {found} {worse}{unsure}: it wins {test.score.mean:.1%} "
        f"({interval(test.score)}) of {test.score.count}, by lot it would be {test.fair:.0%}; "
        f"evidence {test.evidence:+.2f} of ±{test.bound:.2f}"
    )
