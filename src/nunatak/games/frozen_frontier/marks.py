"""Small drawings that several parts of the table share."""

from nunatak.engine.scene import Drawable, Piece, Rect, Sum, Tall, Zone


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
