"""What a bot thinks of a position of Ice Floe without looking further.

The search asks it at the end of every line it follows, always about a position that was dealt
afresh for the seat it thinks for, so it may look at everything.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.judgement import Judgement, settle_shares, soften
from nunatak.engine.position import OVER
from nunatak.engine.weights import weights_of
from nunatak.games.ice_floe.rules.position import IceFloe

GUESSES = {"heat": 2.0}  # how much luck there is still: `nunatak tune` finds better ones
HEAT: Final[i64] = 0
COOLEST: Final = 0.1


class IceFloeJudgement(Judgement[IceFloe]):
    """The heavier a sledge that holds, the better."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.worths = vec[float]([0.0] * 4)

    def shares(self, p: IceFloe, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win."""
        if p.actor == OVER:
            settle_shares(p, out)
            return
        for seat in range(p.players):
            self.worths[seat] = float(p.score(seat))
        soften(self.worths, p.players, max(self.weights[HEAT], COOLEST), out)


def judgement() -> IceFloeJudgement:
    """Return the game's judgement."""
    return IceFloeJudgement(vec[float](weights_of("nunatak.games.ice_floe", GUESSES)))
