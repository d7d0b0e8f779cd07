"""`nunatak learn`: a judgement that learns from games against itself."""

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from nunatak.games import game as find_game
from nunatak.games.description import Game
from nunatak.lab.arena import contest, run
from nunatak.lab.crosstable import Score, ahead
from nunatak.lab.executors import PLACES, Executor, executor

if TYPE_CHECKING:
    from nunatak.lab.learning.course import Report


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("learn")(learn)


def learn(
    game: str,
    hours: Annotated[float, typer.Option(help="no round begins after so long", min=0)] = 0.2,
    rounds: Annotated[int, typer.Option(help="rounds for each number of players, at most")] = 10**6,
    players: Annotated[str, typer.Option(help="2,4; every number if not said")] = "",
    games: Annotated[int, typer.Option(help="games of a round", min=20)] = 300,
    iterations: Annotated[int, typer.Option(help="thinking about each choice", min=8)] = 64,
    seed: Annotated[int, typer.Option(help="the same seed gives the same course")] = 0,
    anew: Annotated[
        int,
        typer.Option(help="units of a network that learns all of it anew in the end; 0: none"),
    ] = 0,
    exam: Annotated[int, typer.Option(help="an examination every so many rounds; 0: none")] = 5,
    exam_games: Annotated[int, typer.Option(help="games of an examination", min=2)] = 40,
    workers: Annotated[int, typer.Option(help="how many share the work", min=1)] = 1,
    on: Annotated[str, typer.Option(help=f"where: {', '.join(PLACES)}")] = "processes",
    folder: Annotated[
        Path | None, typer.Option(help="where the course is kept; one that was stopped goes on")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="the networks; in the folder of the course if not said")
    ] = None,
) -> None:
    """Teach a network to judge a game by playing it, round after round."""
    try:
        from nunatak.lab.learning.course import Course, Plan
    except ModuleNotFoundError as error:
        raise typer.BadParameter(f"{error}: pip install 'nunatak[learn]'") from None
    chosen = find_game(game)
    counts = [int(word) for word in players.split(",")] if players else list(chosen.players)
    kept = folder or Path("build") / "learn" / chosen.name
    console = Console()
    plan = Plan(games=games, iterations=iterations, seed=seed)
    course = Course(chosen, [chosen.count(each) for each in counts], plan, kept)
    path = out or kept / "judgement.network"
    command = f"nunatak learn {chosen.name} --games {games} --iterations {iterations} --seed {seed}"
    command += f" --players {','.join(map(str, counts))}"
    began = perf_counter()
    place = executor(on, workers)
    reports = course.rounds(place)
    while min(each.rounds for each in course.classes) < rounds:
        report = next(reports)
        console.print(told(report))
        path.write_bytes(course.file({"by": command}))
        if exam and report.round % exam == 0:
            console.print(examined(chosen, report, path, exam_games, place))
        if perf_counter() - began >= hours * 3600:
            break
    if anew:
        for each in course.classes:
            each.begin_anew(anew)
        path.write_bytes(course.file({"by": f"{command} --anew {anew}"}))
    console.print(f"{path}: {path.stat().st_size / 1000:.0f} kB")


def told(report: "Report") -> str:
    """Return what a round came to, as a line."""
    return (
        f"{report.players} players, round {report.round}: {report.games} games, "
        f"{report.positions} new positions, {report.seconds:.0f} s; learned {report.learned:.3f}; "
        f"kept back: network {report.network:.3f}, judgement {report.judgement:.3f}, alike "
        f"{report.alike:.3f}; Brier {report.brier:.3f}, {report.brier_judgement:.3f}, "
        f"{report.brier_alike:.3f}"
    )


def examined(game: Game[Any], report: "Report", path: Path, games: int, place: Executor) -> str:
    """Return how the newest network does against what was written by hand, and against a level.

    Both think equally many iterations.
    """
    words = []
    for level, rival in (("navigator", "navigator@1"), ("navigator", "sledger@1")):
        name = f"{level}@{path.resolve()}"
        held = contest(game, [name, rival], report.players, seed=report.round, duel=True)
        score = Score()
        waiting: int | None = None
        for played in run(held, games if report.players > 1 else 2 * games, place):
            if report.players > 1:
                score.add(played.shares()[played.seats.index(name)])
            elif waiting is None:
                waiting = played.ranks[0]
            else:
                score.add(ahead(waiting, played.ranks[0]))
                waiting = None
        words.append(f"{score.mean:.0%} of {score.count} against {rival}")
    fair = 1 / max(report.players, 2)
    return f"  {report.players} players: wins {', '.join(words)} (by lot {fair:.0%})"
