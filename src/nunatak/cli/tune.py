"""`nunatak tune`: what a game's judgement weighs, found by self-play."""

from importlib import resources
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nunatak.bots.tune import Tuned, Tuner
from nunatak.engine.weights import FILE
from nunatak.games import game as find_game
from nunatak.games.description import Game


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tune")(tune)


def tune(
    game: str,
    rounds: Annotated[int, typer.Option(help="how many challenges", min=1)] = 60,
    games: Annotated[int, typer.Option(help="games of a match", min=1)] = 40,
    exam: Annotated[int, typer.Option(help="games against the guesses in the end", min=1)] = 400,
    iterations: Annotated[int, typer.Option(help="how long both think about a move", min=1)] = 32,
    seed: Annotated[int, typer.Option(help="the same seed gives the same weights")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="where to write the weights; beside the game if not said")
    ] = None,
) -> None:
    """Let weights of a game's judgement play against each other, and keep the best as data."""
    chosen = find_game(game)
    tuner = Tuner(chosen, iterations, seed)
    began = perf_counter()
    accepted = 0
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), transient=True, console=console) as progress:
        task = progress.add_task("challenges", total=rounds)

        def tell(number: int, deviation: float, won: bool) -> None:
            nonlocal accepted
            accepted += won
            progress.update(task, completed=number, description=f"{accepted} new champions")
            if won:
                progress.console.print(f"challenge {number}: won by {deviation:.1f} deviations")

        champion = tuner.tune(rounds, games, tell)
        progress.update(task, description="examination")
        tuned = tuner.examine(champion, exam)
    tuned.accepted = accepted
    command = f"nunatak tune {chosen.name} --rounds {rounds} --games {games} --exam {exam}"
    command += f" --iterations {iterations} --seed {seed}"
    path = out or Path(str(resources.files(f"{chosen.package}.bots"))) / FILE
    path.write_text(written(chosen, command, tuned))
    console.print(
        f"{accepted} new champions of {rounds}; the last one wins {tuned.exam.wins:.0f} of {exam} "
        f"games against the guesses, where {tuned.exam.fair:.0f} would be luck "
        f"({tuned.exam.deviation:+.1f} deviations), {perf_counter() - began:.0f} s; see {path}"
    )


def written(game: Game[Any], command: str, tuned: Tuned) -> str:
    """Return the weights as they are kept, with how they were made."""
    lines = [
        f"# What the bots weigh in {game.title}, found by playing.",
        "",
        "[made]",
        f'by = "{command}"',
        f"rules = {game.rules_version}",
        f"champions = {tuned.accepted}",
        "# Games that the last champion won against the guesses in judgement.py, alone among them;",
        "# what it would have won by luck; and by how many standard deviations that differs.",
        f"games = {tuned.exam.games}",
        f"won = {tuned.exam.wins:.1f}",
        f"by_luck = {tuned.exam.fair:.1f}",
        f"deviations = {tuned.exam.deviation:.2f}",
        f"kept = {'true' if tuned.exam.won else 'false'} # otherwise the guesses stand",
        "",
        "[weights]",
        *(f'"{name}" = {value}' for name, value in tuned.weights.items()),
    ]
    return "\n".join(lines) + "\n"
