"""Ice Floe in a terminal: what a view shows, as text with rich's marks."""

from collections.abc import Sequence
from typing import Any

from rich.markup import escape

from nunatak.scene.terminal import seat_mark


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the table: the deck, and what everybody has."""
    table = view["table"]
    lines = ["", f"  {table['deck']} cards left; the ice carries {table['carries']}", ""]
    for seat, part in enumerate(table["seats"]):
        hand = part["hand"]
        shown = " ".join("?" * part["cards"]) if hand is None else faces(hand)
        out = "  passed" if part["passed"] else ""
        lines.append(f"  {seat_mark(seat)} {escape(names[seat])[:12]:<12} {shown}{out}")
    return "\n".join(lines)


def faces(hand: dict[str, int]) -> str:
    """Return cards by their weights."""
    return " ".join(weight for weight, count in hand.items() for _ in range(count))
