"""The rules of Antartik: what lies on the table, every choice, the points."""

from nunatak.engine.position import Rules
from nunatak.games.antartik.rules.checks import complaint
from nunatak.games.antartik.rules.decisions import all_decisions, start
from nunatak.games.antartik.rules.position import Antartik
from nunatak.games.antartik.rules.scoring import tally
from nunatak.games.antartik.rules.vocabulary import ENDINGS, EVENTS, VOCABULARY

RULES: Rules[Antartik] = Rules(
    VOCABULARY, EVENTS, ENDINGS, all_decisions(), start, tally, complaint
)
