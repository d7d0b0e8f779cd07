"""`nunatak review` and `nunatak mistakes`: what decided a game, and how far to believe that."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from nunatak.games import game as find_game
from nunatak.games.history import History
from nunatak.lab.mistakes import LONGER, Doubt, doubts
from nunatak.review import Review
from nunatak.review import review as read_whole

WORDS = ("inaccurate", "mistake")


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("review")(review)
    app.command("mistakes")(mistakes)


def review(
    file: Path,
    iterations: Annotated[
        int, typer.Option(help="thinking about a step; a Navigator's if not said", min=0)
    ] = 0,
) -> None:
    """Say what decided a kept game: luck, choices, the moments at which it turned."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} can't be read: {error.strerror}.") from None
    history = History.from_json(text)
    if not history.line():
        raise ValueError("Nothing has happened in this game yet.")
    console = Console(highlight=False)
    with Progress(transient=True, console=console) as bar:
        task = bar.add_task("reading", total=len(history.line()))
        found = read_whole(history, iterations, lambda done: bar.update(task, completed=done))
    console.print(summary(found))
    for number in found.turning:
        console.print(turning(history, found, number))


def summary(found: Review) -> Table:
    """Return what everybody owes to whom."""
    table = Table(title="Of the chance to win, in hundredths")
    for column in ("player", "at the start", "luck", "own choices", "the others'", "at the end"):
        table.add_column(column, justify="right")
    for seat, sums in enumerate(found.sums):
        numbers = (sums.luck, sums.own, sums.others)
        table.add_row(
            str(seat + 1),
            f"{found.start[seat]:.0%}",
            *(f"{100 * number:+.0f}" for number in numbers),
            f"{found.end[seat]:.0%}",
        )
    return table


def turning(history: History, found: Review, number: int) -> str:
    """Return a turning point in words."""
    step = found.steps[number]
    before = found.steps[number - 1].chances if number else found.start
    who = "chance" if step.actor < 0 else f"player {step.actor + 1}"
    moved = ", ".join(
        f"{100 * (now - then):+.0f}" for now, then in zip(step.chances, before, strict=True)
    )
    said = f"step {number + 1}, {who}: {history.game.text(step.option)} ({moved})"
    if step.verdict is not None and step.verdict.word != "fine":
        best = history.game.text(step.verdict.best)
        said += f"; {best} was better by {100 * step.verdict.lost:.0f}"
    return said


def mistakes(
    game: str,
    games: Annotated[int, typer.Option(help="games of bots to look through", min=1)] = 20,
    players: Annotated[int, typer.Option(help="as few as may play if not said", min=0)] = 0,
    level: Annotated[str, typer.Option(help="who plays them")] = "sledger",
    longer: Annotated[int, typer.Option(help="how many times longer is thought", min=2)] = LONGER,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 0,
) -> None:
    """Say how often a far longer search agrees that a choice was a mistake."""
    chosen = find_game(game)
    count = chosen.count(players or max(2, min(chosen.players)))
    console = Console(highlight=False)
    found: list[Doubt] = []
    with Progress(transient=True, console=console) as bar:
        task = bar.add_task("games", total=games)
        for number in range(games):
            found += doubts(chosen, level, count, seed + number, longer)
            bar.update(task, completed=number + 1)
    for word in WORDS:
        console.print(agreement(word, [each for each in found if each.word == word], longer))


def agreement(word: str, found: list[Doubt], longer: int) -> str:
    """Return how far a longer search agrees about those that are called so."""
    if not found:
        return f"{word}: none"
    agreed = sum(each.agreed for each in found)
    short = sum(each.lost for each in found) / len(found)
    long = sum(each.really for each in found) / len(found)
    return (
        f"{word}: {len(found)}, {agreed / len(found):.0%} of them for {longer} times the thinking "
        f"too; cost {100 * short:.1f} on average, {100 * long:.1f} by the longer search"
    )
