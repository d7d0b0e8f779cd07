"""The command line. Each module here that has a `register` adds a command."""

import pkgutil
import sys
from importlib import import_module
from typing import Annotated

import typer

import nunatak
from nunatak.cli.extras import without_web
from nunatak.engine.built import compiled
from nunatak.server.running.leaving import beginning


def build() -> typer.Typer:
    """Return the whole command line."""
    app = typer.Typer(
        name="nunatak",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback()(about)
    for module in pkgutil.iter_modules(__path__):
        register = getattr(import_module(f"{__name__}.{module.name}"), "register", None)
        if register is not None:
            register(app)
    return app


def say_version(asked: bool) -> None:
    """Say which version this is, and nothing else."""
    if asked:
        print(f"nunatak {nunatak.__version__}, {'compiled' if compiled() else 'interpreted'}")
        raise typer.Exit


def about(
    version: Annotated[
        bool,
        typer.Option("--version", help="say which version this is", callback=say_version),
    ] = False,
) -> None:
    """Polar board games: play them, and run their rules by the million."""


def main() -> None:
    """Run a command; errors that a person can mend come as one sentence."""
    try:
        try:
            with beginning():
                app = build()
            app()
        except ModuleNotFoundError as error:
            raise without_web(f"nunatak {' '.join(sys.argv[1:2])}", error) from None
    except ValueError as error:
        typer.secho(str(error), err=True, fg="red")
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
