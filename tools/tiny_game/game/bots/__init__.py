"""What bots think of Thin Ice."""

from nunatak.engine.minds import Minds
from nunatak.games.thin_ice.bots import judgement, observation
from nunatak.games.thin_ice.rules.position import ThinIce

MINDS: Minds[ThinIce] = Minds(
    judgement.judgement,
    observation.observation,
    judgement.GUESSES,
)
