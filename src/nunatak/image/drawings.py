"""The drawings that scenes name: the page's own, and those of a game."""

import re
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parents[1]
PAGE = HOUSE / "web" / "static" / "ui.svg"
SYMBOL = re.compile(r"<symbol\b([^>]*)>(.*?)</symbol>", re.S)
OUTLINE = re.compile(r'<path\b[^>]*\bid="o-([\w-]+)"[^>]*>')
USED = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


class Symbol:
    """A drawing: its box, and what is in it."""

    def __init__(self, tag: str, inside: str) -> None:
        self.name = attribute(tag, "id")
        self.inside = inside
        self.tag = re.sub(r'\bid="[^"]*"', f'id="s-{self.name}"', tag)
        box = attribute(tag, "viewBox", "0 0 24 24")
        _x, _y, width, height = (float(n) for n in re.split(r"[\s,]+", box.strip()))
        self.aspect = width / height if height else 1.0
        self.needs = {a or b for a, b in USED.findall(inside)}

    def written(self) -> str:
        """Return it as a sheet has it, under the name that drawings use it by."""
        return f"<symbol{self.tag}>{self.inside}</symbol>"


def attribute(tag: str, name: str, otherwise: str = "") -> str:
    """Return what a tag says of something.

    >>> attribute('<path id="o-land" d="M0 0">', "d")
    'M0 0'
    """
    found = re.search(rf'\b{name}="([^"]*)"', tag)
    return found[1] if found else otherwise


def folder(game: str) -> Path:
    """Return where the drawings of a game lie, if it has any."""
    return HOUSE / "games" / re.sub(r"\W", "_", game) / "screen" / "art"


@cache
def symbols(game: str) -> dict[str, Symbol]:
    """Return the drawings there are for a game; its own win over the page's."""
    found: dict[str, Symbol] = {}
    for file in (PAGE, folder(game) / "symbols.svg", folder(game) / "backdrop.svg"):
        if file.is_file():
            for tag, inside in SYMBOL.findall(file.read_text("utf-8")):
                each = Symbol(tag, inside)
                found[each.name] = each
    return found


@cache
def outlines(game: str) -> dict[str, str]:
    """Return the outlines of zones that a game's backdrop holds."""
    file = folder(game) / "backdrop.svg"
    if not file.is_file():
        return {}
    return {m[1]: attribute(m[0], "d") for m in OUTLINE.finditer(file.read_text("utf-8"))}


def needed(game: str, names: set[str]) -> list[Symbol]:
    """Return some drawings and all that they are made of."""
    known = symbols(game)
    found: dict[str, Symbol] = {}
    open_ = sorted(names)
    holders = {
        id_: each for each in known.values() for id_ in re.findall(r'\bid="([\w-]+)"', each.inside)
    }
    while open_:
        name = open_.pop()
        if name in found or name not in known:
            continue
        found[name] = known[name]
        for need in sorted(known[name].needs):
            holder = holders.get(need)
            open_.append(holder.name if holder else need.removeprefix("s-"))
    return list(found.values())
