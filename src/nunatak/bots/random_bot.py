"""A bot that leaves everything to luck."""

from mypy_extensions import i64

from nunatak.engine.playout import Buffers
from nunatak.engine.position import Position
from nunatak.engine.rng import Rng


class RandomBot:
    """Takes any option, each as likely as any other."""

    def choose(self, p: Position, seat: i64, rng: Rng) -> i64:
        """Return any option."""
        buffers = Buffers(p.rules.size)
        return buffers.options[rng.below(p.fill(buffers.options))]
