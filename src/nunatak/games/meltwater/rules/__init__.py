"""The rules of Meltwater: what lies on the table, every choice, the points."""

from nunatak.engine.position import Rules
from nunatak.games.meltwater.rules.checks import complaint
from nunatak.games.meltwater.rules.decisions.flow import all_decisions, start
from nunatak.games.meltwater.rules.position import Meltwater
from nunatak.games.meltwater.rules.vocabulary import ENDINGS, EVENTS, VOCABULARY

RULES: Rules[Meltwater] = Rules(
    VOCABULARY, EVENTS, ENDINGS, all_decisions(), start, Meltwater.tally, complaint
)
