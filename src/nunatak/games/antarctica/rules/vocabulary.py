"""Antarctica's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, EventKind, Nouns, Verb, Vocabulary

# Areas clockwise from the top; the sun goes the other way round.
AREA_COUNT: Final[i64] = 8
SW: Final[i64] = 5
AREAS = Nouns(("N", "NE", "E", "SE", "S", "SW", "W", "NW"), key="area")
BERTHS: Final[i64] = 3  # ship spaces in an area
SHIP_PLACES: Final[i64] = 24
PLACES = Nouns([f"{area}-{place}" for area in AREAS for place in (1, 2, 3)], key="ship")

# Buildings: what cards require comes first.
BUILDING_COUNT: Final[i64] = 14
RESOURCES: Final[i64] = 15  # crane, shaft tower, derrick and turbine, as bits
EXPERTS: Final[i64] = 48  # lab and factory, as bits
CAMP: Final[i64] = 6
SHIPYARD: Final[i64] = 7
INLAND: Final[i64] = 8
BUILDINGS = Nouns(
    (
        "crane",
        "shaft-tower",
        "derrick",
        "turbine",
        "lab",
        "factory",
        "camp",
        "shipyard",
        "inland",
        "coastal",
        "naval",
        "headquarters",
        "plankton-farm",
        "antenna",
    ),
    key="building",
)

PILE_COUNT: Final[i64] = 3
PILES = Nouns(("basis", "double", "prestige"), key="pile")
PILE_SIZES = (15, 12, 12)
CARD_COUNT: Final[i64] = 39
CARDS = Nouns(
    [f"{pile}-{n + 1}" for pile, size in zip(PILES, PILE_SIZES, strict=True) for n in range(size)],
    key="card",
)

TRACK_COUNT: Final[i64] = 5
TRACKS = Nouns(("A", "B", "C", "3", "4"), key="track")

KINDS: Final[i64] = 4  # of shipyard cards
ICEBREAKER: Final[i64] = 0
PLACE_SCIENTIST: Final[i64] = 1
TWO_SCIENTISTS: Final[i64] = 2
FAST_RESEARCH: Final[i64] = 3
SHIPYARD_CARDS = Nouns(
    ("icebreaker", "place-a-scientist", "two-scientists", "fast-research"), key="shipyard"
)

BASIC: Final[i64] = 0
EXPERTISE: Final[i64] = 1
RESOURCE_CARDS = Nouns(("basic", "expertise"), key="resource")

# What the symbols on tracks do: the first three are blue.
MOVE_SHIP: Final[i64] = 0
DRAFT: Final[i64] = 1
ADVANCE_THREE: Final[i64] = 2
RED: Final[i64] = 3
SCIENTIST: Final[i64] = 3
NEW_SHIP: Final[i64] = 4
EXPERTISE_CARD: Final[i64] = 5
BASIC_CARD: Final[i64] = 6
SYMBOLS = Nouns(
    ("move-ship", "draft", "advance-three", "scientist", "ship", "expertise-card", "basic-card"),
    key="symbol",
)

VAIN = Nouns(SYMBOLS, key="vain")  # why a symbol has brought somebody nothing
PASSED = Nouns(SYMBOLS[:RED], key="passed")

# Options
DONE: Final[i64] = 0
STAY: Final[i64] = 1
DECLINE: Final[i64] = 2
SAIL: Final[i64] = 3
BUILD: Final[i64] = 11
LAUNCH: Final[i64] = 14
RECRUIT: Final[i64] = 15
RESEARCH: Final[i64] = 16
ICEBREAK: Final[i64] = 21
ASSIGN: Final[i64] = 29
REINFORCE: Final[i64] = 30
HASTEN: Final[i64] = 31
DISCARD: Final[i64] = 36
DISCARD_CUBE: Final[i64] = 37
DISCARD_SHIP: Final[i64] = 38
SCRAP: Final[i64] = 39
WEIGH: Final[i64] = 63
ADVANCE: Final[i64] = 87
CHOOSE: Final[i64] = 92
DOCK: Final[i64] = 96
BEGIN_ON: Final[i64] = 104
FIRST: Final[i64] = 109
LAY: Final[i64] = 113
TURN_UP: Final[i64] = 127
DRAW: Final[i64] = 166
LOOK: Final[i64] = 170
WORDS: Final[i64] = 171

VOCABULARY = Vocabulary(
    [
        Verb(DONE, "done"),
        Verb(STAY, "stay"),
        Verb(DECLINE, "decline"),
        Verb(SAIL, "sail", AREAS),
        Verb(BUILD, "build", PILES),
        Verb(LAUNCH, "launch"),
        Verb(RECRUIT, "recruit"),
        Verb(RESEARCH, "research", TRACKS),
        Verb(ICEBREAK, "icebreak", AREAS),
        Verb(ASSIGN, "assign"),
        Verb(REINFORCE, "reinforce"),
        Verb(HASTEN, "hasten", TRACKS),
        Verb(DISCARD, "discard"),
        Verb(DISCARD_CUBE, "discard-cube"),
        Verb(DISCARD_SHIP, "discard-ship"),
        Verb(SCRAP, "scrap", PLACES),
        Verb(WEIGH, "weigh", PLACES),
        Verb(ADVANCE, "advance", TRACKS),
        Verb(CHOOSE, "choose", SHIPYARD_CARDS),
        Verb(DOCK, "dock", AREAS),
        Verb(BEGIN_ON, "begin-on", TRACKS),
        Verb(FIRST, "first", Nouns(SEAT[:4])),
        Verb(LAY, "lay", BUILDINGS),
        Verb(TURN_UP, "turn-up", CARDS),
        Verb(DRAW, "draw", SHIPYARD_CARDS),
        Verb(LOOK, "look"),
    ]
)

LAID: Final[i64] = 0
BEGAN: Final[i64] = 1
DOCKED: Final[i64] = 2
MARKED: Final[i64] = 3
TURNED_UP: Final[i64] = 4
SUN_CAME: Final[i64] = 5
SAILED: Final[i64] = 6
STAYED: Final[i64] = 7
BUILT: Final[i64] = 8
USED: Final[i64] = 9
LAUNCHED: Final[i64] = 10
PILE_LEFT: Final[i64] = 11
TOOK: Final[i64] = 12
CHOSE: Final[i64] = 13
RECRUITED: Final[i64] = 14
RESEARCHED: Final[i64] = 15
ADVANCED: Final[i64] = 16
POINTS_LOST: Final[i64] = 17
ICE_SET: Final[i64] = 18
ICE_GONE: Final[i64] = 19
ASSIGNED: Final[i64] = 20
REINFORCED: Final[i64] = 21
HASTENED: Final[i64] = 22
CUBE_DISCARDED: Final[i64] = 23
SHIP_DISCARDED: Final[i64] = 24
SCRAPPED: Final[i64] = 25
TRIGGERED: Final[i64] = 26
JOINED: Final[i64] = 27
RECEIVED: Final[i64] = 28
MOVED: Final[i64] = 29
DECLINED: Final[i64] = 30
DREW: Final[i64] = 31
LOOKED: Final[i64] = 32
ENDED: Final[i64] = 33
IN_VAIN: Final[i64] = 34
PASSED_OVER: Final[i64] = 35
PLACED_LAST: Final[i64] = 36

# How the game can end (rulings 21 and 22).
NOT_OVER: Final[i64] = -1
LAST_SCIENTIST: Final[i64] = 0
LAST_BUILDING: Final[i64] = 1
DEAD_CARDS: Final[i64] = 2
STANDSTILL: Final[i64] = 3
NO_SHIPS: Final[i64] = 4

ENDINGS = ("last scientist", "last building", "dead cards", "standstill", "no ships")
WAYS = Nouns([name.replace(" ", "-") for name in ENDINGS], key="ending")

EVENTS = (
    EventKind(LAID, "laid", building=BUILDINGS, area=AREAS),
    EventKind(BEGAN, "began", seat=SEAT),
    EventKind(DOCKED, "docked", seat=SEAT, area=AREAS),
    EventKind(MARKED, "marked", seat=SEAT, track=TRACKS),
    EventKind(TURNED_UP, "turned-up", pile=PILES, building=BUILDINGS),
    EventKind(SUN_CAME, "sun-came", area=AREAS, seat=SEAT, turn=NUMBER),
    EventKind(SAILED, "sailed", seat=SEAT, source=AREAS, to=AREAS),
    EventKind(STAYED, "stayed", seat=SEAT, area=AREAS),
    EventKind(BUILT, "built", seat=SEAT, building=BUILDINGS, area=AREAS, scientists=NUMBER),
    EventKind(USED, "used", seat=SEAT, card=RESOURCE_CARDS, building=BUILDINGS),
    EventKind(LAUNCHED, "launched", seat=SEAT, area=AREAS),
    EventKind(PILE_LEFT, "pile-left", cards=NUMBER),
    EventKind(TOOK, "took", seat=SEAT),
    EventKind(CHOSE, "chose", seat=SEAT, card=SHIPYARD_CARDS),
    EventKind(RECRUITED, "recruited", seat=SEAT, scientists=NUMBER, area=AREAS),
    EventKind(RESEARCHED, "researched", seat=SEAT, area=AREAS, points=NUMBER),
    EventKind(ADVANCED, "advanced", seat=SEAT, track=TRACKS, space=NUMBER),
    EventKind(POINTS_LOST, "points-lost", seat=SEAT, points=NUMBER),
    EventKind(ICE_SET, "ice-set", seat=SEAT, area=AREAS),
    EventKind(ICE_GONE, "ice-gone", seat=SEAT, area=AREAS),
    EventKind(ASSIGNED, "assigned", seat=SEAT, area=AREAS),
    EventKind(REINFORCED, "reinforced", seat=SEAT, scientists=NUMBER),
    EventKind(HASTENED, "hastened", seat=SEAT),
    EventKind(CUBE_DISCARDED, "cube-discarded", seat=SEAT, scientists=NUMBER),
    EventKind(SHIP_DISCARDED, "ship-discarded", seat=SEAT, scientists=NUMBER),
    EventKind(SCRAPPED, "scrapped", seat=SEAT, area=AREAS, scientists=NUMBER),
    EventKind(TRIGGERED, "triggered", seat=SEAT, symbol=SYMBOLS),
    EventKind(JOINED, "joined", seat=SEAT),
    EventKind(RECEIVED, "received", seat=SEAT, card=RESOURCE_CARDS),
    EventKind(MOVED, "moved", seat=SEAT, source=AREAS, to=AREAS),
    EventKind(DECLINED, "declined", seat=SEAT, symbol=SYMBOLS),
    EventKind(DREW, "drew", card=SHIPYARD_CARDS),
    EventKind(LOOKED, "looked", left=NUMBER),
    EventKind(ENDED, "ended", way=WAYS),
    EventKind(IN_VAIN, "in-vain", seat=SEAT, symbol=VAIN),
    EventKind(PASSED_OVER, "passed-over", seat=SEAT, symbol=PASSED),
    EventKind(PLACED_LAST, "placed-last", seat=SEAT),
)
