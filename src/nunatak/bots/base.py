"""What a player that is a program must do."""

from mypy_extensions import i64

from nunatak.engine.playout import Desk
from nunatak.engine.position import Position
from nunatak.engine.rng import Rng


class Bot:
    """Chooses for a seat. It is shown only what `redeal` leaves of the truth."""

    def choose(self, p: Position, seat: i64, rng: Rng) -> i64:
        """Return one of the options of a position that was dealt afresh for the seat."""
        raise NotImplementedError


class RandomBot(Bot):
    """Takes any option, each as likely as any other."""

    def choose(self, p: Position, seat: i64, rng: Rng) -> i64:
        """Return any option."""
        desk = Desk(p.rules.size)
        return desk.options[rng.below(p.fill(desk.options))]
