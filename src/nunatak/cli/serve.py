"""`nunatak serve`: the web table."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve")(serve)


def serve(
    port: Annotated[int, typer.Option(help="where to listen", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option(help="who may come: this machine only, unless changed")] = (
        "127.0.0.1"
    ),
    data: Annotated[Path | None, typer.Option(help="where games are kept")] = None,
    browser: Annotated[bool, typer.Option(help="open the page")] = True,
) -> None:
    """Start the web table and open it in the browser."""
    from nunatak.server import serve as start

    start(host, port, data, browser)
