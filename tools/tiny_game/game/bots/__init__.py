"""What bots think of Ice Floe."""

from nunatak.engine.minds import Minds
from nunatak.games.ice_floe.bots import judgement, observation
from nunatak.games.ice_floe.rules.position import IceFloe

MINDS: Minds[IceFloe] = Minds(
    judgement.judgement,
    observation.observation,
    judgement.GUESSES,
)
