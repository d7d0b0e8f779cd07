"""Small drawings that several parts of the table share."""

import re

from nunatak.scene.scene import Drawable, Piece, Rect, Sum, Tall, Zone

SIGN = re.compile(r"\[[^\]]*\]")
SIGN_WIDE, LETTER_WIDE = 1.2, 0.56  # of the size of the letters
WIDE = {" ": 0.28, "→": 0.95, **dict.fromkeys("+−0123456789", 0.64)}
LEAST, CRAMPED = 8.0, 10.0


def fitted(words: str, room: float, size: float) -> float:
    """Return the size at which words and signs fit into a line, down to what can be read.

    >>> fitted("+2[qubit]", 80, 12), fitted("[any] → +2[vp] +1[qubit]", 70, 12)
    (12, 8.8)
    """
    rest = SIGN.sub("", words).replace("**", "")
    units = len(SIGN.findall(words)) * SIGN_WIDE
    units += sum(WIDE.get(letter, LETTER_WIDE) for letter in rest)
    return max(LEAST, round(min(size, room / units), 1)) if units * size > room else size


def tight(words: str, room: float, size: float) -> tuple[str, float]:
    """Return signs in a line and their size; what is one of a kind loses its number in a crowd.

    >>> tight("+1[aerogel] +1[energy] +1[regolith] +3[qubit]", 80, 12)
    ('[aerogel][energy][regolith] +3[qubit]', 12)
    """
    if fitted(words, room, size) < CRAMPED:
        words = words.replace("+1[", "[").replace("] [", "][")
    return words, fitted(words, room, size)


def building_mark(
    key: str,
    symbol: str,
    size: float,
    x: float,
    y: float,
    *,
    tall: tuple[float, float, float] | None = None,
    label: str = "",
    sum: Sum | None = None,
) -> list[Drawable]:
    """Return the dark square with which a card names its building; `tall` is x, y and size."""
    half = size / 2
    ground, sign = None, None
    if tall is not None:
        low_x, low_y, low = tall
        ground = Tall(shape=Rect(low_x - low / 2, low_y - low / 2, low, low, low * 0.16))
        sign = Tall(x=low_x, y=low_y, size=low * 0.68)
    return [
        Zone(f"{key}.ground", Rect(x - half, y - half, size, size, size * 0.16), "tile",
             line="none", z=15, label=label, sum=sum, tall=ground),
        Piece(key, "symbol", symbol=symbol, tone="on-tile", size=size * 0.68, x=x, y=y, label=label,
              sum=sum, tall=sign),
    ]  # fmt: skip
