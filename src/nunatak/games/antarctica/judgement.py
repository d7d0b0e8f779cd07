"""What a bot thinks of a position in Antarctica: points as they stand, and what may come of it."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.position import OVER
from nunatak.games.antarctica.position import Antarctica
from nunatak.games.antarctica.scoring import majority

# What is counted of each seat.
AREAS: Final[i64] = 0  # points
TRACKS: Final[i64] = 1
CARDS: Final[i64] = 2
RESOURCES: Final[i64] = 3
SUPPLY: Final[i64] = 4  # scientists
RESERVE: Final[i64] = 5
AFLOAT: Final[i64] = 6  # ships on the board
HAND: Final[i64] = 7  # shipyard cards
HELPERS: Final[i64] = 8  # Resource cards
ACCESS: Final[i64] = 9  # buildings one has access to
FEATURES: Final[i64] = 10

WEIGHTS: Final = vec[float]([1.0, 1.0, 1.0, 1.0, 1.2, 0.5, 1.5, 0.8, 0.6, 0.15])
CALM: Final = 4.0
SWING: Final = 0.4


class AntarcticaJudgement(Judgement[Antarctica]):
    """Points as they stand, with something for what everybody can still do."""

    def __init__(self) -> None:
        self.counted = vec[float]([0.0] * FEATURES)

    def shares(self, p: Antarctica, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win."""
        if p.actor == OVER:
            settle_shares(p, out)
            return
        for seat in range(p.players):
            out[seat] = float(p.score(seat))
        total = 0.0
        for seat in range(p.players):
            out[seat] = exp(out[seat] / 10.0)
            total += out[seat]
        for seat in range(p.players):
            out[seat] /= total


def judgement() -> AntarcticaJudgement:
    """Return the game's judgement."""
    return AntarcticaJudgement()
