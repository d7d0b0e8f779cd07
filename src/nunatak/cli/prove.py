"""`nunatak prove`: the full counts."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("prove")(prove)


def prove(
    games: Annotated[list[str] | None, typer.Argument(help="which games; all, if none")] = None,
    ledger: Annotated[Path, typer.Option(help="where the counts are kept")] = Path(
        "build/proofs.json"
    ),
    afresh: Annotated[bool, typer.Option(help="forget what was counted before")] = False,
) -> None:
    """Play the full counts of checked random games; goes on where it was interrupted."""
    from nunatak.lab.prove import Ledger, proofs

    if afresh:
        ledger.unlink(missing_ok=True)
    book = Ledger(ledger)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        for proof in proofs(games):
            task = progress.add_task(proof.name, total=proof.parts, completed=book.parts(proof))
            while book.parts(proof) < proof.parts:
                book.add(proof, proof.do(book.parts(proof)))
                progress.advance(task)
            progress.remove_task(task)
            counts = ", ".join(f"{name} {n:,}" for name, n in book.counts(proof).items())
            console.print(f"{proof.name}: {sum(book.counts(proof).values()):,} ({counts})")
