"""`nunatak puzzles`: moments of bots' games in which exactly one choice was clearly best."""

from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from nunatak.games import game as find_game
from nunatak.games.description import Game
from nunatak.lab.puzzles import begun, collected
from nunatak.review.puzzles import FILE, Puzzles, read, written


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("puzzles")(puzzles)


def puzzles(
    game: str,
    count: Annotated[int, typer.Option(help="how many there are to be in all", min=1)] = 30,
    players: Annotated[str, typer.Option(help="how many play, in turn; 2,3 if not said")] = "",
    level: Annotated[str, typer.Option(help="who plays the games")] = "sledger",
    seed: Annotated[int, typer.Option(help="the same seed gives the same puzzles")] = 2300,
    anew: Annotated[bool, typer.Option("--anew", help="begin again, without those kept")] = False,
) -> None:
    """Look for puzzles in bots' games, and keep them beside the game; it goes on where it was."""
    chosen = find_game(game)
    counts = [int(word) for word in players.split(",")] if players else several(chosen)
    fresh = begun(chosen, seed, level, [chosen.count(each) for each in counts])
    kept = None if anew else read(chosen)
    so_far = fresh if kept is None else going_on(chosen, kept, fresh)
    path = Path(str(resources.files(chosen.package))) / FILE
    console = Console(highlight=False)
    with Progress(transient=True, console=console) as bar:
        task = bar.add_task("", total=count, completed=len(so_far.puzzle))
        reading = bar.add_task("", total=1)

        def progress(done: int, of: int) -> None:
            bar.update(reading, completed=done, total=of)

        def tell(found: Puzzles) -> None:
            bar.update(task, completed=len(found.puzzle), description="puzzles")
            bar.update(reading, description=f"game {found.made.looked + 1}")

        tell(so_far)
        for found in collected(chosen, so_far, count, progress):
            path.write_text(written(chosen, found), encoding="utf-8")
            tell(found)
            so_far = found
    console.print(f"{len(so_far.puzzle)} puzzles of {so_far.made.looked} games: see {path}")


def several(game: Game[Any]) -> list[int]:
    """Return with how many the games are played if nobody says."""
    return [each for each in (2, 3) if each in game.players] or [max(game.players)]


def going_on(game: Game[Any], kept: Puzzles, fresh: Puzzles) -> Puzzles:
    """Return what is kept, if going on with it is what was asked for."""
    if (kept.made.rules, kept.made.components) != (game.rules_version, game.edition):
        raise ValueError(
            f"The puzzles of {game.title} belong to other rules. With --anew it begins again."
        )
    if kept.made.by != fresh.made.by:
        raise ValueError(
            f"The puzzles that are kept were made by: {kept.made.by}. "
            "Say the same, or --anew to begin again."
        )
    return kept
