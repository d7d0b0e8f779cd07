"""A game's rules by section, and which section speaks of which decision."""

import re
from functools import cache
from importlib import resources
from typing import Any

from nunatak.games.description import Game

NOTE = re.compile(r"<!--(.*?)-->\n?", re.S)
HEADING = re.compile(r"^##? +(.+)$", re.M)


def slug(heading: str) -> str:
    """Return a heading as addresses name it.

    >>> slug("Daring the diver!")
    'daring-the-diver'
    """
    plain = "".join(c.lower() if c.isalnum() else " " for c in heading)
    return "-".join(plain.split())


@cache
def text(package: str, locale: str) -> str:
    """Return the rules in a language, or in the first one there is."""
    folder = resources.files(package)
    for name in (f"rules.{locale}.md", "rules.md"):
        file = folder / name
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


@cache
def sections(package: str, locale: str = "") -> dict[str, str]:
    """Return the section for each decision; the rules say it in notes that nobody is shown.

    >>> sections("nunatak.games.antartik")["bet"]
    'daring-the-diver'
    """
    found: dict[str, str] = {}
    parts = HEADING.split(text(package, locale))
    for heading, body in zip(parts[1::2], parts[2::2], strict=True):
        for note in NOTE.findall(body):
            if note.strip().startswith("for:"):
                for name in note.strip().removeprefix("for:").split(","):
                    found[name.strip()] = slug(heading)
    return found


def section(game: Game[Any], decision: str, locale: str = "") -> str:
    """Return the section that speaks of a decision, if any does."""
    return sections(game.package, locale).get(decision, "")
