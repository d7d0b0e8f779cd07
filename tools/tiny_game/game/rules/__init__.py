"""The rules of Thin Ice: what lies on the table, every choice, the points."""

from nunatak.engine.position import Rules
from nunatak.games.thin_ice.rules.checks import complaint
from nunatak.games.thin_ice.rules.decisions import all_decisions, start
from nunatak.games.thin_ice.rules.position import ThinIce
from nunatak.games.thin_ice.rules.scoring import tally
from nunatak.games.thin_ice.rules.vocabulary import ENDINGS, EVENTS, VOCABULARY

RULES: Rules[ThinIce] = Rules(
    VOCABULARY,
    EVENTS,
    ENDINGS,
    all_decisions(),
    start,
    tally,
    complaint,
)
