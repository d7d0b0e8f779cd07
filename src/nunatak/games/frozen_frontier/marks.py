"""Small drawings that several parts of the table share."""

import re

from nunatak.engine.scene import Drawable, Piece, Rect, Sum, Tall, Zone

SIGN = re.compile(r"\[[^\]]*\]")
SIGN_WIDE, LETTER_WIDE, SPACE_WIDE = 1.15, 0.6, 0.28  # of the size of the letters


def fitted(words: str, room: float, size: float) -> float:
    """Return the size at which words and signs fit into a line, down to what can be read.

    >>> fitted("+2[qubit]", 80, 12), fitted("[any] → +2[vp] +1[qubit]", 60, 12)
    (12, 8.2)
    """
    signs = len(SIGN.findall(words))
    rest = SIGN.sub("", words).replace("**", "")
    spaces = rest.count(" ")
    units = signs * SIGN_WIDE + (len(rest) - spaces) * LETTER_WIDE + spaces * SPACE_WIDE
    return max(8.0, round(min(size, room / units), 1)) if units * size > room else size


def building_mark(
    key: str,
    symbol: str,
    size: float,
    x: float,
    y: float,
    *,
    tall: tuple[float, float, float] | None = None,
    hide: bool = False,
    label: str = "",
    sum: Sum | None = None,
) -> list[Drawable]:
    """Return the dark square with which a card names its building; `tall` is x, y and size."""
    half = size / 2
    ground, sign = None, None
    if hide:
        ground = sign = Tall(hide=True)
    elif tall is not None:
        low_x, low_y, low = tall
        ground = Tall(shape=Rect(low_x - low / 2, low_y - low / 2, low, low, low * 0.16))
        sign = Tall(x=low_x, y=low_y, size=low * 0.68)
    return [
        Zone(f"{key}.ground", Rect(x - half, y - half, size, size, size * 0.16), "tile",
             line="none", z=15, label=label, sum=sum, tall=ground),
        Piece(key, "symbol", symbol=symbol, tone="on-tile", size=size * 0.68, x=x, y=y, label=label,
              sum=sum, tall=sign),
    ]  # fmt: skip
