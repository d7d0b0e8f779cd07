"""Where a game's components come from: what of them is certain, and what reconstructed."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from nunatak.games.description import Game

SOURCES = ("rulebook", "earlier edition", "deduced", "reconstructed", "reconstructed, balanced")
"""Where a row of components may come from, the most certain first."""


@cache
def sources(components: str) -> dict[str, Counter[str]]:
    """Return where the rows of each part of a component file come from.

    >>> sources('[[cards]]\\nsource = "rulebook"\\n[[cards]]\\nsource = "deduced"')
    {'cards': Counter({'rulebook': 1, 'deduced': 1})}
    """
    return {part: Counter(rows(of)) for part, of in tomllib.loads(components).items()}


def rows(of: Any) -> Iterator[str]:
    """Yield the source of every row that has one, however deep it lies."""
    if isinstance(of, dict):
        if isinstance(of.get("source"), str):
            yield of["source"]
        for inner in of.values():
            yield from rows(inner)
    elif isinstance(of, list):
        for inner in of:
            yield from rows(inner)


def ordered(of: Counter[str]) -> list[tuple[str, int]]:
    """Return sources with their counts, the most certain first."""
    return [(each.replace(", ", "-").replace(" ", "-"), of[each]) for each in SOURCES if of[each]]


def texts(game: Game[Any]) -> Iterator[str]:
    """Every text that names a part of the components; a part without one is only counted."""
    yield from (f"part-{part}" for part in sources(game.components))
