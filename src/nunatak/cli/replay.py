"""`nunatak replay`: a kept game, entry by entry."""

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from nunatak.cli.extras import without_web
from nunatak.games.history import History


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(replay)


def replay(
    file: Path,
    step: Annotated[bool, typer.Option(help="stop after every entry")] = False,
    at: Annotated[int | None, typer.Option(help="show the table after so many entries")] = None,
    web: Annotated[bool, typer.Option("--web", help="show it on the table's own page")] = False,
    browser: Annotated[bool, typer.Option(help="with --web: open the page")] = True,
    port: Annotated[
        int, typer.Option(help="with --web: where to listen, or -1 for any", min=-1, max=65535)
    ] = -1,
) -> None:
    """Tell a kept game from the beginning: every entry, what it brought, and the end."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} can't be read: {error.strerror}.") from None
    if web:
        show(text, at, port, open_browser=browser)
        return
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


def show(text: str, at: int | None, port: int, *, open_browser: bool) -> None:
    """Serve one game, in a folder that is gone afterwards."""
    try:
        from nunatak.server.base.settings import Settings
        from nunatak.server.running.run import serve
        from nunatak.server.tables.game_file import laid
    except ModuleNotFoundError as error:
        raise without_web("nunatak replay --web", error) from None

    with tempfile.TemporaryDirectory(prefix="nunatak-replay-") as folder:
        path = f"t/{asyncio.run(laid(Path(folder), text))}"
        path += f"/{at}" if at is not None else ""
        print(f"The game is at /{path}.", flush=True)
        serve(Settings(data=folder, port=port), open_browser=open_browser, path=path)
