"""What bots think of Antarctica."""

from nunatak.engine.minds import Minds
from nunatak.games.antarctica.bots import judgement, observation
from nunatak.games.antarctica.rules.position import Antarctica

MINDS: Minds[Antarctica] = Minds(
    judgement.judgement, observation.observation, judgement.GUESSES, tastes=judgement.TASTES
)
