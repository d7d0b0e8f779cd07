"""`nunatak serve`: the web table."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from nunatak.cli.extras import without_web
from nunatak.server.running.leaving import beginning


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve")(serve)


def serve(
    port: Annotated[
        int | None,
        typer.Option(help="where to listen: 8000, or the next that is free", min=0, max=65535),
    ] = None,
    host: Annotated[
        str | None, typer.Option(help="who may come: this machine only, unless changed")
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="let phones in the same network come, too")
    ] = False,
    data: Annotated[Path | None, typer.Option(help="where games are kept")] = None,
    database: Annotated[
        str | None, typer.Option(help="a PostgreSQL database to keep them in instead")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(help="processes that share the work; several need a database", min=1),
    ] = None,
    settings: Annotated[
        Path | None, typer.Option(help="a file of settings, as `nunatak settings` prints it")
    ] = None,
    browser: Annotated[bool, typer.Option(help="open the page")] = True,
    join: Annotated[
        bool, typer.Option(help="if a server runs with these games already, open that one")
    ] = False,
) -> None:
    """Start the web table and open it in the browser."""
    try:
        with beginning():
            from nunatak.server.base.settings import read
            from nunatak.server.running.run import serve as start  # what it needs is slow to import
    except ModuleNotFoundError as error:
        raise without_web("nunatak serve", error) from None

    given = {"host": host, "port": port, "data": data and str(data), "database": database}
    given["workers"] = workers
    if lan and host is None:
        given["host"] = "0.0.0.0"
    changed = {name: value for name, value in given.items() if value is not None}
    settled = msgspec.structs.replace(read(settings), **changed)
    start(settled, open_browser=browser, join=join)
