"""`nunatak settings`: what can be settled for a server, each explained."""

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("settings")(settings)


def settings() -> None:
    """Print a file of settings for `nunatak serve --settings FILE`, each explained."""
    from nunatak.server.base.settings import explained

    print(explained(), end="")
