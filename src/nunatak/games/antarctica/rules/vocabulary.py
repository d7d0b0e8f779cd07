"""Antarctica's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, Nouns, Numbering

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

WORDS = Numbering()

DONE: Final[i64] = WORDS.verb("done")
STAY: Final[i64] = WORDS.verb("stay")
DECLINE: Final[i64] = WORDS.verb("decline")
SAIL: Final[i64] = WORDS.verb("sail", AREAS)
BUILD: Final[i64] = WORDS.verb("build", PILES)
LAUNCH: Final[i64] = WORDS.verb("launch")
RECRUIT: Final[i64] = WORDS.verb("recruit")
RESEARCH: Final[i64] = WORDS.verb("research", TRACKS)
ICEBREAK: Final[i64] = WORDS.verb("icebreak", AREAS)
ASSIGN: Final[i64] = WORDS.verb("assign")
REINFORCE: Final[i64] = WORDS.verb("reinforce")
HASTEN: Final[i64] = WORDS.verb("hasten", TRACKS)
DISCARD: Final[i64] = WORDS.verb("discard")
DISCARD_CUBE: Final[i64] = WORDS.verb("discard-cube")
DISCARD_SHIP: Final[i64] = WORDS.verb("discard-ship")
SCRAP: Final[i64] = WORDS.verb("scrap", PLACES)
WEIGH: Final[i64] = WORDS.verb("weigh", PLACES)
ADVANCE: Final[i64] = WORDS.verb("advance", TRACKS)
CHOOSE: Final[i64] = WORDS.verb("choose", SHIPYARD_CARDS)
DOCK: Final[i64] = WORDS.verb("dock", AREAS)
BEGIN_ON: Final[i64] = WORDS.verb("begin-on", TRACKS)
FIRST: Final[i64] = WORDS.verb("first", Nouns(SEAT[:4]))
LAY: Final[i64] = WORDS.verb("lay", BUILDINGS)
TURN_UP: Final[i64] = WORDS.verb("turn-up", CARDS)
DRAW: Final[i64] = WORDS.verb("draw", SHIPYARD_CARDS)
LOOK: Final[i64] = WORDS.verb("look")
VOCABULARY = WORDS.vocabulary()


# How the game can end (rulings 21 and 22).
NOT_OVER: Final[i64] = -1
LAST_SCIENTIST: Final[i64] = 0
LAST_BUILDING: Final[i64] = 1
DEAD_CARDS: Final[i64] = 2
STANDSTILL: Final[i64] = 3
NO_SHIPS: Final[i64] = 4

ENDINGS = ("last scientist", "last building", "dead cards", "standstill", "no ships")
WAYS = Nouns([name.replace(" ", "-") for name in ENDINGS], key="ending")

LAID: Final[i64] = WORDS.event("laid", building=BUILDINGS, area=AREAS)
BEGAN: Final[i64] = WORDS.event("began", seat=SEAT)
DOCKED: Final[i64] = WORDS.event("docked", seat=SEAT, area=AREAS)
MARKED: Final[i64] = WORDS.event("marked", seat=SEAT, track=TRACKS)
TURNED_UP: Final[i64] = WORDS.event("turned-up", pile=PILES, building=BUILDINGS)
SUN_CAME: Final[i64] = WORDS.event("sun-came", area=AREAS, seat=SEAT, turn=NUMBER)
SAILED: Final[i64] = WORDS.event("sailed", seat=SEAT, source=AREAS, to=AREAS)
STAYED: Final[i64] = WORDS.event("stayed", seat=SEAT, area=AREAS)
BUILT: Final[i64] = WORDS.event(
    "built", seat=SEAT, building=BUILDINGS, area=AREAS, scientists=NUMBER
)
USED: Final[i64] = WORDS.event("used", seat=SEAT, card=RESOURCE_CARDS, building=BUILDINGS)
LAUNCHED: Final[i64] = WORDS.event("launched", seat=SEAT, area=AREAS)
PILE_LEFT: Final[i64] = WORDS.event("pile-left", cards=NUMBER)
TOOK: Final[i64] = WORDS.event("took", seat=SEAT)
CHOSE: Final[i64] = WORDS.event("chose", seat=SEAT, card=SHIPYARD_CARDS)
RECRUITED: Final[i64] = WORDS.event("recruited", seat=SEAT, scientists=NUMBER, area=AREAS)
RESEARCHED: Final[i64] = WORDS.event("researched", seat=SEAT, area=AREAS, points=NUMBER)
ADVANCED: Final[i64] = WORDS.event("advanced", seat=SEAT, track=TRACKS, space=NUMBER)
POINTS_LOST: Final[i64] = WORDS.event("points-lost", seat=SEAT, points=NUMBER)
ICE_SET: Final[i64] = WORDS.event("ice-set", seat=SEAT, area=AREAS)
ICE_GONE: Final[i64] = WORDS.event("ice-gone", seat=SEAT, area=AREAS)
ASSIGNED: Final[i64] = WORDS.event("assigned", seat=SEAT, area=AREAS)
REINFORCED: Final[i64] = WORDS.event("reinforced", seat=SEAT, scientists=NUMBER)
HASTENED: Final[i64] = WORDS.event("hastened", seat=SEAT)
CUBE_DISCARDED: Final[i64] = WORDS.event("cube-discarded", seat=SEAT, scientists=NUMBER)
SHIP_DISCARDED: Final[i64] = WORDS.event("ship-discarded", seat=SEAT, scientists=NUMBER)
SCRAPPED: Final[i64] = WORDS.event("scrapped", seat=SEAT, area=AREAS, scientists=NUMBER)
TRIGGERED: Final[i64] = WORDS.event("triggered", seat=SEAT, symbol=SYMBOLS)
JOINED: Final[i64] = WORDS.event("joined", seat=SEAT)
RECEIVED: Final[i64] = WORDS.event("received", seat=SEAT, card=RESOURCE_CARDS)
MOVED: Final[i64] = WORDS.event("moved", seat=SEAT, source=AREAS, to=AREAS)
DECLINED: Final[i64] = WORDS.event("declined", seat=SEAT, symbol=SYMBOLS)
DREW: Final[i64] = WORDS.event("drew", card=SHIPYARD_CARDS)
LOOKED: Final[i64] = WORDS.event("looked", left=NUMBER)
ENDED: Final[i64] = WORDS.event("ended", way=WAYS)
IN_VAIN: Final[i64] = WORDS.event("in-vain", seat=SEAT, symbol=VAIN)
PASSED_OVER: Final[i64] = WORDS.event("passed-over", seat=SEAT, symbol=PASSED)
PLACED_LAST: Final[i64] = WORDS.event("placed-last", seat=SEAT)
EVENTS = WORDS.events()
