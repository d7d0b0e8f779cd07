"""What bots think of Meltwater."""

from nunatak.engine.minds import Minds
from nunatak.games.meltwater.bots import judgement, observation
from nunatak.games.meltwater.rules.position import Meltwater

MINDS: Minds[Meltwater] = Minds(judgement.judgement, observation.observation, judgement.GUESSES)
