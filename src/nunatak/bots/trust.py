"""How far a forecast can be trusted: what was found when it was held against results.

`nunatak calibrate` plays games, compares what the judgement foretold with how they ended, and
keeps what makes forecasts honest as data beside the game.
"""

# interpreted: it is asked once for a forecast

import tomllib
from functools import cache
from importlib import resources
from math import exp, log

FILE = "calibration.toml"
LEAST = 1e-6


class Calibration:
    """What makes shares honest: they are sharpened or dulled, and so far off they still are."""

    def __init__(self, sharpness: float = 1.0, shift: float = 0.0, error: float = 0.0) -> None:
        self.sharpness = sharpness  # above 1 makes the likely likelier
        self.shift = shift  # of somebody who plays alone, whom nobody else balances
        self.error = error  # how far forecasts lay from results on average, within tenths

    def honest(self, shares: list[float]) -> list[float]:
        """Return shares as they ought to be; of several they add up to 1 again.

        >>> [round(share, 2) for share in Calibration(2.0).honest([0.6, 0.4])]
        [0.69, 0.31]
        >>> [round(share, 2) for share in Calibration(1.0, 1.0).honest([0.5])]
        [0.73]
        """
        if len(shares) == 1:
            odds = log(max(shares[0], LEAST) / max(1.0 - shares[0], LEAST))
            return [1.0 / (1.0 + exp(-self.sharpness * odds - self.shift))]
        powers = [max(share, LEAST) ** self.sharpness for share in shares]
        total = sum(powers)
        return [power / total for power in powers]


@cache
def calibration_of(package: str, players: int) -> Calibration:
    """Return what was found for a game and a number of players; if nothing, shares stay."""
    file = resources.files(package) / "bots" / FILE
    if not file.is_file():
        return Calibration()
    found = tomllib.loads(file.read_text(encoding="utf-8")).get("players", {}).get(str(players))
    if found is None:
        return Calibration()
    return Calibration(found["sharpness"], found["shift"], found["error"])
