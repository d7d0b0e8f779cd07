"""Bots of other people: from a file, from a module, or from a package that offers them."""

# interpreted: it only looks for them

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from nunatak.bots.base import Bot

GROUP = "nunatak.bots"  # of entry points: a name, and a class or function that makes the bot


@cache
def offered() -> dict[str, EntryPoint]:
    """Return the bots that installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def made(maker: Callable[[], object], name: str) -> Bot:
    """Return a bot that somebody's class, or function, makes; ValueError if it is none."""
    found = maker()
    if not callable(getattr(found, "choose", None)):
        raise ValueError(f"{name} is no bot: it has no choose(p, seat, rng).")
    return cast(Bot, found)


def bot_in(name: str, folder: Path | None = None) -> Bot:
    """Return the bot that a name like mine.py:MyBot or package.module:MyBot stands for.

    A file is looked for in the folder, or where one is.
    """
    place, _, maker = name.rpartition(":")
    module = module_in(place, folder or Path())
    try:
        found = getattr(module, maker)
    except AttributeError:
        raise ValueError(f"There is no {maker} in {place}.") from None
    return made(found, name)


def module_in(place: str, folder: Path) -> ModuleType:
    """Return a module by its file or by its name."""
    if place.endswith(".py"):
        return module_of_file((folder / place).resolve())
    try:
        return import_module(place)
    except ImportError as error:
        raise ValueError(f"{place} can't be imported: {error}.") from None


@cache
def module_of_file(path: Path) -> ModuleType:
    """Return a file as a module, imported once."""
    if not path.is_file():
        raise ValueError(f"There is no file {path}.")
    main = sys.modules.get("__main__")
    if main is not None and getattr(main, "__file__", None) == str(path):
        return main  # a program that asks for its own bot
    name = f"nunatak_bots_of_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def name_of(maker: type[Any]) -> str:
    """Return the name by which other processes find a class of bots."""
    file = getattr(sys.modules.get(maker.__module__), "__file__", None)
    if maker.__module__ == "__main__" and file is not None:
        return f"{Path(file).resolve()}:{maker.__qualname__}"
    return f"{maker.__module__}:{maker.__qualname__}"
