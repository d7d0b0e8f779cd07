"""Words: how wide they are, where their lines break, and which of them are symbols."""

import json
import re
from collections.abc import Callable, Container
from functools import cache
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
SANS = "Nunatak Sans, Nunatak Han, Inter, system-ui, sans-serif"
SERIF = "Nunatak Serif, Nunatak Han, Charter, Charis SIL, Georgia, serif"
MARKUP = re.compile(r"\*\*(.+?)\*\*|\[([a-z][a-z0-9-]*)(?:\|([^\]]*))?\]")
UNKNOWN = 600  # thousandths of its height: how wide a sign is that no font of ours has
PIECES = re.compile(r"(?<= )")


class Bit:
    """A word or a symbol in a line."""

    def __init__(self, kind: str, value: str, width: float) -> None:
        self.kind = kind
        self.value = value
        self.width = width


@cache
def widths(name: str) -> dict[str, int]:
    """Return how wide the signs of a font are, in thousandths of its height."""
    found: dict[str, dict[str, int]] = json.loads((FONTS / "widths.json").read_text("utf-8"))
    return {**found["han-600" if "600" in name else "han-400"], **found[name]}


def measure(text: str, size: float, bold: bool = False, serif: bool = False) -> float:
    """Return how wide a text is.

    >>> measure("11", 10) == measure("00", 10)
    True
    """
    known = widths(f"{'serif' if serif else 'sans'}-{600 if bold else 400}")
    return sum(known.get(sign, UNKNOWN) for sign in text) * size / 1000


def known(text: str) -> bool:
    """Say whether the fonts that come along have every sign of a text."""
    have = widths("sans-400")
    return all(sign in have or sign.isspace() for sign in text)


def runs(text: str, drawn: Container[str]) -> list[tuple[str, str]]:
    """Return a text as runs: plain, bold, or a symbol.

    >>> runs("Draw **two** [card|cards]", {"card"})
    [('text', 'Draw '), ('bold', 'two'), ('text', ' '), ('symbol', 'card')]
    """
    out: list[tuple[str, str]] = []
    at = 0
    for found in MARKUP.finditer(text):
        if found[2] and found[2] not in drawn:
            continue
        if found.start() > at:
            out.append(("text", text[at : found.start()]))
        if found[1]:
            inner = runs(found[1], drawn)
            out += [("bold" if kind == "text" else kind, value) for kind, value in inner]
        else:
            out.append(("symbol", found[2]))
        at = found.end()
    if at < len(text):
        out.append(("text", text[at:]))
    return out


def lines(
    text: str,
    drawn: Container[str],
    aspect: Callable[[str], float],
    *,
    size: float,
    bold: bool = False,
    serif: bool = False,
    width: float = 0,
) -> list[list[Bit]]:
    """Return words and symbols in lines that are no wider than asked."""
    out: list[list[Bit]] = [[]]
    gap = measure(" ", size)
    # What holds together is never broken: it is squeezed into its place.
    most = width if " " in text else 0
    used = 0.0

    def put(bit: Bit, room: float) -> None:
        nonlocal used
        if most and used + room > most and used:
            out.append([])
            used = 0
        out[-1].append(bit)
        used += bit.width

    for number, part in enumerate(text.split("\n")):
        if number:
            out.append([])
            used = 0
        for kind, value in runs(part, drawn):
            if kind == "symbol":
                wide = size * 1.15 * aspect(value)
                put(Bit("symbol", value, wide), wide)
                continue
            heavy = bold or kind == "bold"
            for piece in PIECES.split(value):
                wide = measure(piece.rstrip(" "), size, heavy, serif)
                whole = wide + (gap if piece.endswith(" ") else 0)
                put(Bit("bold" if heavy else "text", piece, whole), wide)
    return [row for row in out if row]
