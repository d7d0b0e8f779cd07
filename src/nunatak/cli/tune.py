"""`nunatak tune`: what a game's judgement weighs, fitted by self-play."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nunatak.bots.fit import Lessons
from nunatak.bots.tune import Fitted, collect, fit
from nunatak.engine.game import Game
from nunatak.engine.weights import FILE
from nunatak.games import game as find_game


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tune")(tune)


def tune(
    game: str,
    games: Annotated[int, typer.Option(help="how many games to learn from", min=5)] = 1000,
    iterations: Annotated[int, typer.Option(help="how long bots think about a move", min=1)] = 200,
    rounds: Annotated[int, typer.Option(help="how often all weights are moved", min=1)] = 60,
    seed: Annotated[int, typer.Option(help="the same seed gives the same weights")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="where to write the weights; beside the game if not said")
    ] = None,
) -> None:
    """Let bots play each other, fit the judgement to the results, and keep its weights as data."""
    chosen = find_game(game)
    judgement = chosen.room("judgement").judgement()
    names = list(chosen.room("judgement").GUESSES)
    began = perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    lessons = Lessons()
    with Progress(*columns, TimeRemainingColumn(), transient=True) as progress:
        playing = progress.add_task("playing", total=games)
        for played in collect(chosen, lessons, games, iterations, seed):
            progress.update(playing, completed=played)
        fitting = progress.add_task("fitting", total=rounds)

        def tell(n: int, loss: float) -> None:
            progress.update(fitting, completed=n, description=f"fitting, loss {loss:.4f}")

        fitted = fit(judgement, names, lessons, rounds, tell)
    command = f"nunatak tune {chosen.name} --games {games} --iterations {iterations}"
    command += f" --rounds {rounds} --seed {seed}"
    path = out or Path(str(chosen.room("judgement").__file__)).parent / FILE
    path.write_text(written(chosen, command, fitted))
    Console().print(
        f"{fitted.count} positions: the loss fell from {fitted.before:.4f} to {fitted.after:.4f} "
        f"in {perf_counter() - began:.0f} s; the weights are in {path}"
    )


def written(game: Game, command: str, fitted: Fitted) -> str:
    """Return the weights as they are kept, with how they were made."""
    lines = [
        f"# What the bots weigh in {game.title}, fitted to their own games.",
        "",
        "[made]",
        f'by = "{command}"',
        f"rules = {game.rules_version}",
        f"positions = {fitted.count}",
        "# How wrong the forecasts were on positions kept back: minus the logarithm of the share",
        "# of the win that was given to the winner.",
        f"before = {fitted.before:.4f}",
        f"after = {fitted.after:.4f}",
        "",
        "[weights]",
        *(f'"{name}" = {value}' for name, value in fitted.weights.items()),
    ]
    return "\n".join(lines) + "\n"
