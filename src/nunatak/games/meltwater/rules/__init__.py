"""The rules of Meltwater: what lies on the table, every choice, the points."""

from nunatak.engine.position import Rules
from nunatak.games.meltwater.rules.decisions.actions import all_decisions, start
from nunatak.games.meltwater.rules.position import Meltwater
from nunatak.games.meltwater.rules.scoring import tally
from nunatak.games.meltwater.rules.vocabulary import ENDINGS, EVENTS, VOCABULARY

RULES: Rules[Meltwater] = Rules(
    VOCABULARY, EVENTS, ENDINGS, all_decisions(), start, tally, Meltwater.check
)
