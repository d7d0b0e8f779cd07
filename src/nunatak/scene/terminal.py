"""What the terminals of all games share: shapes of players, numbers of things, widths of texts."""

import re

SHAPES = ("●", "■", "▲", "◆", "⬢")
COLOURS = ("dodger_blue1", "red3", "gold3", "spring_green3", "medium_purple")
MARK = re.compile(r"\[[^]]*\]")  # of rich


def seat_mark(seat: int, text: object = "") -> str:
    """Return a seat's shape in its colour with something after it, with rich's marks."""
    return f"[{COLOURS[seat]}]{SHAPES[seat]}{text}[/]"


def counted(n: int, noun: str, many: str = "") -> str:
    """Return a number of things.

    >>> counted(1, "slot"), counted(2, "ship"), counted(2, "subsidy", "subsidies")
    ('1 slot', '2 ships', '2 subsidies')
    """
    return f"{n} {noun}" if n == 1 else f"{n} {many or noun + 's'}"


def width(text: str) -> int:
    """Return how many columns a text with marks takes."""
    return len(MARK.sub("", text))


def padded(text: str, wide: int) -> str:
    """Return a text with marks, as wide as a column."""
    return text + " " * max(1, wide - width(text))
