"""`nunatak serve`: the web table."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve")(serve)


def serve(
    port: Annotated[
        int | None,
        typer.Option(help="where to listen: 8000, or the next that is free", min=0, max=65535),
    ] = None,
    host: Annotated[str, typer.Option(help="who may come: this machine only, unless changed")] = (
        "127.0.0.1"
    ),
    data: Annotated[Path | None, typer.Option(help="where games are kept")] = None,
    database: Annotated[
        str | None, typer.Option(help="a PostgreSQL database to keep them in instead")
    ] = None,
    workers: Annotated[
        int,
        typer.Option(help="processes that share the work; several need a database", min=1),
    ] = 1,
    peers: Annotated[
        str,
        typer.Option(help="at which address of this machine servers on other ones reach this one"),
    ] = "127.0.0.1",
    browser: Annotated[bool, typer.Option(help="open the page")] = True,
    join: Annotated[
        bool, typer.Option(help="if a server runs with these games already, open that one")
    ] = False,
) -> None:
    """Start the web table and open it in the browser."""
    from nunatak.server.run import serve as start  # what it needs is slow to import

    start(
        host,
        port,
        data,
        browser,
        join=join,
        address=database,
        workers=workers,
        peers=peers,
    )
