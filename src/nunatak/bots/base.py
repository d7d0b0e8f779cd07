"""What a player that is a program must do."""

# interpreted: any class may keep to a protocol, compiled or not

from typing import Protocol

from nunatak.engine.position import Position
from nunatak.engine.rng import Rng


class Bot(Protocol):
    """Chooses for a seat: anything that has `choose` is one.

    >>> class Last:
    ...     def choose(self, p, seat, rng):
    ...         return p.options()[-1]
    >>> import nunatak
    >>> nunatak.play("antartik", [Last(), "random"], seed=7).over
    True
    """

    def choose(self, p: Position, seat: int, rng: Rng, /) -> int:
        """Return one of the options of a position that was dealt afresh for the seat.

        It is shown only what `redeal` leaves of the truth, and draws all its luck from `rng`.
        """
        ...
