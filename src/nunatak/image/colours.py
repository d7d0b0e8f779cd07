"""The colours of the page, and those that a game brings along, in the light and in the dark."""

import re
from collections.abc import Mapping

# As at the top of web/static/looks/tokens.css; a test compares them.
TOKENS: dict[str, tuple[str, str]] = {
    "c-page": ("#f4f7fa", "#0b1420"),
    "c-surface": ("#ffffff", "#121e2d"),
    "c-raised": ("#fbfdff", "#182738"),
    "c-ink": ("#0e1b2a", "#e8eff6"),
    "c-soft": ("#4a5b6e", "#9fb0c2"),
    "c-line": ("#d5dee8", "#263a50"),
    "c-ice1": ("#e9f2f9", "#1b2c40"),
    "c-ice2": ("#cfe3f1", "#24405c"),
    "c-ice3": ("#a9cbe2", "#2f587c"),
    "c-sea": ("#17324d", "#07101a"),
    "c-sea2": ("#23486b", "#0d1d2e"),
    "c-signal": ("#ff6b1a", "#ff8540"),
    "c-danger": ("#c62828", "#f0655c"),
    "c-good": ("#1b8a5a", "#3db883"),
    "c-sun": ("#ffc42e", "#ffc42e"),
    "c-white": ("#ffffff", "#ffffff"),
    "c-night": ("#0e1b2a", "#0e1b2a"),
    "c-paper": ("#f3efd9", "#f3efd9"),
    "c-none": ("transparent", "transparent"),
    "c-snow": ("#fdfeff", "#3b5873"),
    "c-ice": ("#bfdcef", "#2f6a97"),
    "c-ash": ("#3b3e44", "#0c1116"),
    "c-A": ("#0b6bb8", "#52a9ee"),
    "c-B": ("#d1432f", "#f2705c"),
    "c-C": ("#e0a100", "#f3c23c"),
    "c-D": ("#1e8e6e", "#3fc09a"),
    "c-E": ("#8e4fa8", "#c08bdb"),
    "on": ("#ffffff", "#0b1420"),
    "c-on-C": ("#0e1b2a", "#0e1b2a"),
    "c-on-signal": ("#0e1b2a", "#0e1b2a"),
    "c-on-sun": ("#0e1b2a", "#0e1b2a"),
    "c-on-white": ("#0e1b2a", "#0e1b2a"),
    "c-on-paper": ("#0e1b2a", "#0e1b2a"),
    "c-on-night": ("#fff", "#fff"),
    "c-on-sea": ("#fff", "#fff"),
    "c-on-sea2": ("#fff", "#fff"),
    "c-on-ink": ("#ffffff", "#121e2d"),
    "keyline": ("#ffffff", "#0b1420"),
    "neutral": ("#ffffff", "#e8eff6"),
    "crate": ("#b8823b", "#c9985a"),
    "crate2": ("#8a5c22", "#8c6430"),
    "disc": ("#ffffff", "#d6e2ee"),
    "disc-line": ("#a9cbe2", "#7fb0d4"),
    "on-disc": ("#17324d", "#17324d"),
    "disc-rim": ("#17324d", "#7fb0d4"),
    "disc-dark": ("#17324d", "#07101a"),
    "on-disc-dark": ("#ffffff", "#e8eff6"),
    "rim": ("#ffffff", "#d3dee8"),
    "dust": ("#6e6200", "#d9c65a"),
}
TINT = 0.22  # how much of a tint is seen
VAR = re.compile(r"var\(\s*--([\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)")


class Colours:
    """The colours of one picture.

    >>> colours = Colours({"dirty": ("#DADFD9", "#27333F")}, dark=True)
    >>> colours.paint("dirty"), colours.paint(""), colours.onto("B")
    ('#27333F', 'none', '#0b1420')
    """

    def __init__(self, palette: Mapping[str, tuple[str, str]], dark: bool) -> None:
        self.dark = dark
        self.named = {name: both[dark] for name, both in TOKENS.items()}
        self.named.update({f"c-{name}": both[dark] for name, both in palette.items()})

    def either(self, light: str, dark: str) -> str:
        """Return one of two colours."""
        return dark if self.dark else light

    def var(self, name: str) -> str:
        """Return a colour of the page by its own name."""
        return self.named.get(name, "none")

    def paint(self, name: str) -> str:
        """Return a colour as scenes name it."""
        return self.var(f"c-{name}") if name else "none"

    def onto(self, name: str) -> str:
        """Return what can be read on a colour."""
        if not name:
            return self.var("c-ink")
        return self.named.get(f"c-on-{name}", self.var("on"))

    def fill(self, drawing: str) -> str:
        """Return a drawing with its colours filled in."""
        return VAR.sub(lambda m: self.named.get(m[1]) or (m[2] or "none").strip(), drawing)


def mix(colour: str, share: float, other: str) -> str:
    """Return so much of one colour with the rest of another.

    >>> mix("#ffffff", 0.5, "#000000")
    '#808080'
    """
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def channels(colour: str) -> list[int]:
    """Return red, green and blue."""
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return [int(digits[i : i + 2], 16) for i in (0, 2, 4)]
