"""What bots think of Antartik."""

from nunatak.engine.minds import Minds
from nunatak.games.antartik.bots import judgement, observation
from nunatak.games.antartik.rules.position import Antartik

MINDS: Minds[Antartik] = Minds(judgement.judgement, observation.observation, judgement.GUESSES)
