"""The rules of Ice Floe: what lies on the table, every choice, the points."""

from nunatak.engine.position import Rules
from nunatak.games.ice_floe.rules.checks import complaint
from nunatak.games.ice_floe.rules.decisions import all_decisions, start
from nunatak.games.ice_floe.rules.position import IceFloe
from nunatak.games.ice_floe.rules.scoring import tally
from nunatak.games.ice_floe.rules.vocabulary import ENDINGS, EVENTS, VOCABULARY

RULES: Rules[IceFloe] = Rules(
    VOCABULARY,
    EVENTS,
    ENDINGS,
    all_decisions(),
    start,
    tally,
    complaint,
)
