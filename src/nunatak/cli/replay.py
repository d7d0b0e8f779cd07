"""`nunatak replay`: a kept game, entry by entry."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from nunatak.games.history import History


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(replay)


def replay(
    file: Path,
    step: Annotated[bool, typer.Option(help="stop after every entry")] = False,
    at: Annotated[int | None, typer.Option(help="show the table after so many entries")] = None,
) -> None:
    """Tell a kept game from the beginning: every entry, what it brought, and the end."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} can't be read: {error.strerror}.") from None
    history = History.from_json(text)
    names = [str(name) for name in json.loads(text).get("seats", [])]
    if len(names) != history.players:
        names = [f"Player {i + 1}" for i in range(history.players)]
    console = Console(highlight=False)
    console.print(repr(history))
    game = history.game
    told = History(game, history.players, history.settings, start=history.start)
    draw = game.screen.terminal.draw
    for i, number in enumerate(history):
        events = told.add(number)
        console.print(f"[dim]{i + 1:>5}[/dim]  {escape(told.entry_text(number))}")
        for event in events:
            console.print(f"       [dim]{escape(game.sentence(event, names))}[/dim]")
        if step or at == i + 1:
            console.print(draw(told.position().view(None), names))
        if step:
            console.input("")
        if at == i + 1:
            return
    p = told.position()
    console.print(draw(p.view(None), names))
    console.print(f"{p!r}, points {p.scores()}, ahead: {[names[s] for s in p.winners()]}")
