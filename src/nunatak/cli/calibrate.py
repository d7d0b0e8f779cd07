"""`nunatak calibrate`: forecasts held against results, and what makes them honest."""

from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from nunatak.bots.trust import FILE, Calibration
from nunatak.games import game as find_game
from nunatak.games.description import Game
from nunatak.lab.calibration import (
    Foretold,
    Reliability,
    fitted,
    foretell,
    reliability,
    sittings,
)
from nunatak.lab.executors import PLACES, executor


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("calibrate")(calibrate)


def calibrate(
    game: str,
    games: Annotated[int, typer.Option(help="games with each number of players", min=2)] = 1000,
    players: Annotated[str, typer.Option(help="2,4; every number if not said")] = "",
    bot: Annotated[str, typer.Option(help="who plays")] = "navigator",
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 900,
    workers: Annotated[int, typer.Option(help="how many share the work", min=1)] = 1,
    on: Annotated[str, typer.Option(help=f"where: {', '.join(PLACES)}")] = "processes",
    write: Annotated[
        bool, typer.Option("--write", help="keep what makes forecasts honest beside the game")
    ] = False,
) -> None:
    """Compare what was foretold at choices of many games with how those games ended.

    The first half of the games says how forecasts are to be sharpened or dulled, the second half
    shows what that is worth.
    """
    chosen = find_game(game)
    counts = [int(word) for word in players.split(",")] if players else list(chosen.players)
    console = Console()
    found: dict[int, Calibration] = {}
    for count in counts:
        jobs = sittings(chosen, chosen.count(count), games, bot, seed)
        work = executor(on, workers).run(foretell, jobs)
        told = list(track(work, f"{count} players", total=games, console=console, transient=True))
        half = len(told) // 2
        first = [one for each in told[:half] for one in each]
        second = [one for each in told[half:] for one in each]
        found[count] = fitted(
            [(each.chances, each.result) for each in first],
            [(each.chances, each.result) for each in second],
        )
        show(console, chosen, count, second, found[count])
    if write:
        command = f"nunatak calibrate {chosen.name} --games {games} --bot {bot} --seed {seed}"
        command += f" --players {','.join(map(str, counts))}"
        path = Path(str(resources.files(chosen.package))) / "bots" / FILE
        path.write_text(written(chosen, command, found))
        console.print(f"see {path}")


def show(
    console: Console,
    game: Game[Any],
    players: int,
    told: Sequence[Foretold],
    calibration: Calibration,
) -> None:
    """Print how reliable forecasts were, by whom."""
    alike = 1 / max(players, 2)
    views = {
        "chances": reliability(
            [(calibration.honest(list(each.chances)), each.result) for each in told]
        ),
        "chances as they come": reliability([(each.chances, each.result) for each in told]),
        "at a glance": reliability([(each.learned, each.result) for each in told]),
        "by hand": reliability([(each.by_hand, each.result) for each in told]),
        "everybody alike": reliability([([alike] * players, each.result) for each in told]),
    }
    scores = ", ".join(f"{name} {each.brier:.4f}" for name, each in views.items())
    console.print(f"{game.title}, {players} players, {len(told)} positions. Brier: {scores}")
    console.print(f"sharpness {calibration.sharpness}, shift {calibration.shift}")
    for name in ("chances", "by hand"):
        console.print(table(name, views[name]))


def table(name: str, found: Reliability) -> Table:
    """Return how often what was thought so likely did happen."""
    shown = Table(title=f"{name}: on average {found.error:.1%} off", title_justify="left")
    for heading in ("thought", "how often", "on average", "happened"):
        shown.add_column(heading, justify="right")
    for tenth, count, thought, happened in found.rows():
        shown.add_row(tenth, str(count), f"{thought:.1%}", f"{happened:.1%}")
    return shown


def written(game: Game[Any], command: str, found: dict[int, Calibration]) -> str:
    """Return what makes forecasts honest as it is kept, with how it was made."""
    lines = [
        f"# How far forecasts of who will win {game.title} can be trusted, found by playing.",
        "",
        "[made]",
        f'by = "{command}"',
        f"rules = {game.rules_version}",
    ]
    for players, each in found.items():
        lines += [
            "",
            f"[players.{players}]",
            f"sharpness = {each.sharpness}",
            f"shift = {each.shift}",
            f"error = {each.error}",
        ]
    return "\n".join(lines) + "\n"
