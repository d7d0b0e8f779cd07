"""What bots think of 2019: The Arctic."""

from nunatak.engine.minds import Minds
from nunatak.games.arctic.bots import judgement, observation
from nunatak.games.arctic.rules.position import Arctic

MINDS: Minds[Arctic] = Minds(
    judgement.judgement, observation.observation, judgement.GUESSES, tastes=judgement.TASTES
)
