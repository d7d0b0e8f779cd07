"""What a bot thinks of a position without looking further."""

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Position

P = TypeVar("P", bound=Position)


class Judgement(Generic[P]):
    """A game's own estimate of who is ahead."""

    def shares(self, p: P, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win, from 0 to 1 and 1 in all, as far as `eye` knows.

        At the end of the game it must be the result: 1 for a winner, halves for a tie of two.
        """
        raise NotImplementedError
