"""What bots think of Frozen Frontier."""

from nunatak.engine.minds import Minds
from nunatak.games.frozen_frontier.bots import judgement, observation
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier

MINDS: Minds[FrozenFrontier] = Minds(
    judgement.judgement, observation.observation, judgement.GUESSES, tastes=judgement.TASTES
)
