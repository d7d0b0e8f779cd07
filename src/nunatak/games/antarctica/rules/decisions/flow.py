"""How a game of Antarctica starts, and all its decisions."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import Decision, in_order
from nunatak.games.antarctica.rules.decisions.act import Act, AdvanceWhere
from nunatak.games.antarctica.rules.decisions.discards import DiscardWhat
from nunatak.games.antarctica.rules.decisions.setup import (
    FirstCube,
    FirstPlayer,
    LayOut,
    PlaceShip,
    ThenBegin,
    TurnUpCard,
    ask_for_setup,
)
from nunatak.games.antarctica.rules.decisions.shipyard import ChooseCard, DrawCard, LookAgain
from nunatak.games.antarctica.rules.decisions.sun import SailWhere, ThenGoOn, ThenMoveSun
from nunatak.games.antarctica.rules.decisions.tracks import (
    AdvanceAll,
    MoveWhere,
    ThenSymbols,
    WhichShip,
)
from nunatak.games.antarctica.rules.position import (
    AT_ONCE,
    DECISIONS,
    LATER,
    NO_CARD,
    PIECES,
    SPARE_CUBES,
    SPARE_SHIPS,
    Antarctica,
    Tables,
)
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    AREA_COUNT,
    FIRST,
    KINDS,
    PILE_COUNT,
    TRACK_COUNT,
)


def start(tables: Tables, players: i64, ships: str, start: str) -> Antarctica:
    """Give everybody pieces; buildings and cards come by chance."""
    first = players * PIECES
    pieces = tables.pieces
    p = Antarctica(tables, players)
    p.free = ships == "free"
    p.chosen = start == "first seat"
    p.lines = vec[i64]([0] * AREA_COUNT)
    p.ice = vec[i64]([0] * AREA_COUNT)
    p.buildings = vec[i64]([0] * AREA_COUNT)
    p.scientists = vec[i64]([0] * (AREA_COUNT * SEATED))
    p.supply = for_each(players, pieces[first + AT_ONCE])
    p.reserve = for_each(players, pieces[first + LATER])
    p.ships = for_each(players, pieces[first + SPARE_SHIPS])
    p.cubes = for_each(players, pieces[first + SPARE_CUBES])
    p.discarded = vec[i64]([0] * SEATED)
    p.sunk = vec[i64]([0] * SEATED)
    p.on_tracks = vec[i64]([0] * (TRACK_COUNT * SEATED))
    p.face_up = vec[i64]([NO_CARD] * PILE_COUNT)
    p.built = vec[i64]([0] * SEATED)
    p.stars = vec[i64]([0] * SEATED)
    p.experts = vec[i64]([0] * SEATED)
    p.hands = vec[i64]([0] * (SEATED * KINDS))
    p.pile = tables.shipyard[:]
    p.packet = vec[i64]([0] * KINDS)
    p.deck = tables.decks[players]
    p.basics = BITS[players] - 1
    p.expertise = players
    ask_for_setup(p)
    p.settle()
    return p


def for_each(players: i64, count: i64) -> vec[i64]:
    """Return the same count for everybody who plays."""
    counts = vec[i64]([0] * SEATED)
    for seat in range(players):
        counts[seat] = count
    return counts


def all_decisions() -> list[Decision[Antarctica]]:
    """Return the decisions, by number."""
    return in_order(
        DECISIONS.decisions,
        [
            LayOut(),
            TurnUpCard(),
            FirstPlayer(FIRST),
            ThenBegin(),
            PlaceShip(),
            FirstCube(),
            ThenMoveSun(),
            SailWhere(),
            Act(),
            ThenGoOn(),
            AdvanceWhere(),
            ChooseCard(),
            LookAgain(),
            DrawCard(),
            DiscardWhat(),
            ThenSymbols(),
            WhichShip(),
            MoveWhere(),
            AdvanceAll(),
        ],
    )
