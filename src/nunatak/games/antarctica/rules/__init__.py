"""The rules of Antarctica: what lies on the table, every choice, the points."""

from nunatak.engine.position import Rules
from nunatak.games.antarctica.rules.checks import complaint
from nunatak.games.antarctica.rules.decisions.flow import all_decisions, start
from nunatak.games.antarctica.rules.position import Antarctica
from nunatak.games.antarctica.rules.scoring import tally
from nunatak.games.antarctica.rules.vocabulary import ENDINGS, EVENTS, VOCABULARY

RULES: Rules[Antarctica] = Rules(
    VOCABULARY, EVENTS, ENDINGS, all_decisions(), start, tally, complaint
)
