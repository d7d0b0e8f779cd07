"""How Meltwater begins, and every decision of it, in the order of the rulebook."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import pile_of
from nunatak.engine.position import CHANCE, Decision, in_order
from nunatak.games.meltwater.rules.decisions.act import (
    ATTACK_ACTION,
    MARCH_ACTION,
    PRESS_GANG_ACTION,
    THREATEN_ACTION,
    Act,
)
from nunatak.games.meltwater.rules.decisions.attack import FalloutWhere
from nunatak.games.meltwater.rules.decisions.directed import Toward
from nunatak.games.meltwater.rules.decisions.doomsday import (
    EvacuateWhere,
    ShelterWhere,
    SpreadWhere,
    TurnUp,
)
from nunatak.games.meltwater.rules.decisions.march import (
    MarchCivilians,
    MarchSoldiers,
    MarchStockpiles,
)
from nunatak.games.meltwater.rules.decisions.militarize import MilitarizeHowMany
from nunatak.games.meltwater.rules.decisions.starvation import (
    CarryOrLeave,
    DefectWhere,
    FleeWhere,
    Starvation,
    Starving,
    WhoStarves,
)
from nunatak.games.meltwater.rules.decisions.threaten import DriveWhere, ThreatenWhom
from nunatak.games.meltwater.rules.position import (
    DECISIONS,
    SORTS,
    STOCKPILE,
    TURN_UP,
    Meltwater,
    Tables,
)
from nunatak.games.meltwater.rules.vocabulary import CARDS_IN_DECK, SPACES, TAKE, TARGET, TO


def start(
    tables: Tables, players: i64, season: str, coast: str, side: str, evacuation: bool
) -> Meltwater:
    """Put the pieces where the season has them, mark printed radiation, turn up a card."""
    p = Meltwater(tables, players, pile_of(vec[i64]([1] * CARDS_IN_DECK)))
    p.winter = season == "winter"
    p.coast = 1 if coast == "snow only" else 0
    p.swapped = 1 if side == "ussr" else 0
    p.evacuation = evacuation
    p.clear()
    first: i64 = SORTS * SPACES if p.winter else 0
    for sort in range(SORTS):
        for space in range(SPACES):
            count = tables.set_ups[first + sort * SPACES + space]
            if count > 0 and sort == STOCKPILE:
                p.add_stockpiles(space, count)
            elif count > 0:
                p.add(sort, space, count)
    p.dirty = tables.printed[p.coast]
    p.ask(TURN_UP, CHANCE)
    p.settle()
    return p


def all_decisions() -> list[Decision[Meltwater]]:
    """Return the decisions by their numbers."""
    return in_order(
        DECISIONS.decisions,
        [
            Starvation(),
            Starving(),
            WhoStarves(),
            FleeWhere(),
            CarryOrLeave(),
            DefectWhere(),
            Act(),
            Toward("march-where", TO, MARCH_ACTION),
            MarchCivilians(),
            MarchSoldiers(),
            MarchStockpiles(),
            Toward("threaten-where", TARGET, THREATEN_ACTION),
            ThreatenWhom(),
            DriveWhere(),
            Toward("press-gang-where", TAKE, PRESS_GANG_ACTION),
            Toward("attack-where", TARGET, ATTACK_ACTION),
            FalloutWhere(),
            MilitarizeHowMany(),
            SpreadWhere(),
            EvacuateWhere(),
            ShelterWhere(),
            TurnUp(),
        ],
    )
