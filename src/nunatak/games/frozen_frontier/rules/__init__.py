"""The rules of Frozen Frontier: what lies on the table, every choice, the points."""

from nunatak.engine.position import Rules
from nunatak.games.frozen_frontier.rules.checks import complaint
from nunatak.games.frozen_frontier.rules.decisions.flow import all_decisions, start
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.scoring import tally
from nunatak.games.frozen_frontier.rules.vocabulary import ENDINGS, EVENTS, VOCABULARY

RULES: Rules[FrozenFrontier] = Rules(
    VOCABULARY, EVENTS, ENDINGS, all_decisions(), start, tally, complaint
)
