"""The rules of 2019: The Arctic: what lies on the table, every choice, the points."""

from nunatak.engine.position import Rules
from nunatak.games.arctic.rules.checks import complaint
from nunatak.games.arctic.rules.decisions.flow import all_decisions, start
from nunatak.games.arctic.rules.position import Arctic
from nunatak.games.arctic.rules.vocabulary import ENDINGS, EVENTS, VOCABULARY

RULES: Rules[Arctic] = Rules(
    VOCABULARY, EVENTS, ENDINGS, all_decisions(), start, Arctic.tally, complaint
)
