"""Frozen Frontier's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, Nouns, Numbering

# Resources; helium is no Basic Resource.
AEROGEL: Final[i64] = 0
ENERGY: Final[i64] = 1
REGOLITH: Final[i64] = 2
HELIUM: Final[i64] = 3
BASICS: Final[i64] = 3
RESOURCE_COUNT: Final[i64] = 4
RESOURCES = Nouns(("aerogel", "energy", "regolith", "helium"), key="resource")

ENGINEER: Final[i64] = 0
SCIENTIST: Final[i64] = 1
COLONISTS = Nouns(("engineer", "scientist"), key="colonist")

# What is gained and spent: the resources come first.
GOOD_ENGINEER: Final[i64] = 4
GOOD_SCIENTIST: Final[i64] = 5
GOOD_QUBIT: Final[i64] = 6
GOOD_POINT: Final[i64] = 7
GOOD_BASIC: Final[i64] = 8  # one of aerogel, energy and regolith
GOOD_ANY: Final[i64] = 9  # any resource
GOOD_COUNT: Final[i64] = 10
GOODS = Nouns(
    (
        "aerogel",
        "energy",
        "regolith",
        "helium",
        "engineer",
        "scientist",
        "qubit",
        "point",
        "basic",
        "resource",
    ),
    key="good",
)

INDUSTRY: Final[i64] = 0
SCIENCE: Final[i64] = 1
BOTH: Final[i64] = 2  # the track is chosen
TRACKS = Nouns(("industry", "science"), key="track")
LAST_STEP: Final[i64] = 12
STEP_COUNT: Final[i64] = 13

# Buildings: the small ones come first.
HUB: Final[i64] = 0
LARGE_FROM: Final[i64] = 6
BUILDING_COUNT: Final[i64] = 9
BUILDINGS = Nouns(
    (
        "transport-hub",
        "power-plant",
        "factory",
        "helium-facility",
        "research-station",
        "training-center",
        "science-center",
        "industrial-complex",
        "mining-site",
    ),
    key="building",
)
IN_A_BUILDING: Final[i64] = 3  # places for colonists, and spots, that a building can have
SPACES = Nouns([f"{building}-{n}" for building in BUILDINGS for n in (1, 2, 3)], key="space")
SPOTS = Nouns(SPACES, key="spot")

LAB_COUNT: Final[i64] = 8
LABS = Nouns(
    (
        "lab-3q-2vp",
        "lab-1q-1vp",
        "lab-eng-1vp",
        "lab-sci-2vp",
        "lab-aerogel-2vp",
        "lab-energy-2vp",
        "lab-regolith-2vp",
        "lab-train",
    ),
    key="lab",
)

SET_COUNT: Final[i64] = 3
SETS = Nouns(("paus", "tianxia", "concord"), key="set")
CITY_COUNT: Final[i64] = 12
CITIES = Nouns(
    (
        "sol-angeles",
        "space-francisco",
        "star-vegas",
        "nova-york-city",
        "xingjing",
        "tenkyo",
        "yuehai",
        "asahi",
        "woolf",
        "mernissi",
        "beauvoir",
        "jansson",
    ),
    key="city",
)
# Sets from the top: every two, then all three, in every order.
LAYOUT_COUNT: Final[i64] = 12
THREE_SETS: Final[i64] = 6  # from here on
LAYOUTS = Nouns(
    (
        "paus-tianxia",
        "paus-concord",
        "tianxia-paus",
        "tianxia-concord",
        "concord-paus",
        "concord-tianxia",
        "paus-tianxia-concord",
        "paus-concord-tianxia",
        "tianxia-paus-concord",
        "tianxia-concord-paus",
        "concord-paus-tianxia",
        "concord-tianxia-paus",
    ),
    key="layout",
)

PROJECT_COUNT: Final[i64] = 60
PROJECTS = Nouns([f"p{n:03}" for n in range(1, 61)], key="project")
PROGRAM_COUNT: Final[i64] = 30
GENERATIONS: Final[i64] = 3
IN_GENERATION: Final[i64] = 10
PROGRAMS = Nouns([f"r{g}-{n:02}" for g in (1, 2, 3) for n in range(1, 11)], key="program")
CORPORATION_COUNT: Final[i64] = 6
CORPORATIONS = Nouns(
    ("outerspacez", "melange", "borealis", "nautilus", "meridian", "helix"), key="corporation"
)
SUBSIDY_COUNT: Final[i64] = 16
SUBSIDIES = Nouns([f"sub{n:02}" for n in range(1, 17)], key="subsidy")
CONTRACT_COUNT: Final[i64] = 40
CONTRACTS = Nouns([f"c{n:02}" for n in range(1, 41)], key="contract")
AISAAC_COUNT: Final[i64] = 12
AISAAC_CARDS = Nouns([f"ai{n:02}" for n in range(1, 13)], key="aisaac")

# Whatever has an effect, by number: abilities first.
FROM_PROJECT: Final[i64] = 0
FROM_PROGRAM: Final[i64] = 60
FROM_CORPORATION: Final[i64] = 90
ABILITY_COUNT: Final[i64] = 96
FROM_SUBSIDY: Final[i64] = 96
FROM_BUILDING: Final[i64] = 112
FROM_LAB: Final[i64] = 121
FROM_TRACK: Final[i64] = 129
SOURCE_COUNT: Final[i64] = 155
ABILITIES = Nouns((*PROJECTS, *PROGRAMS, *CORPORATIONS), key="ability")

# Where a player's abilities lie.
SLOT_COUNT: Final[i64] = 5
SLOTS = Nouns([f"slot-{n}" for n in range(1, 6)], key="slot")
AT_CORPORATION: Final[i64] = 0
AT_SLOTS: Final[i64] = 1
AT_PROGRAMS: Final[i64] = 6
PLACE_COUNT: Final[i64] = 9
PLACES = Nouns(
    ("corporation", *SLOTS, "research-1", "research-2", "research-3"),
    key="place",
)

NUMBERS = Nouns(("1", "2"), key="count")

SETTING_UP: Final[i64] = 0
ACTION: Final[i64] = 1
INCOME: Final[i64] = 2
SHIPMENT: Final[i64] = 3
CLEANUP: Final[i64] = 4
FINISHED: Final[i64] = 5
PHASES = Nouns(("setting-up", "action", "income", "shipment", "cleanup", "finished"), key="phase")

# The small vocabulary in which effects are written (rulings 43 to 45).
UPON_COMPLETION: Final[i64] = 0
NO_LIMIT: Final[i64] = 1
ONCE_PER_TURN: Final[i64] = 2
DURING_INCOME: Final[i64] = 3
END_GAME: Final[i64] = 4
TRIGGERS = Nouns(
    ("upon-completion", "no-limit", "once-per-turn", "income", "end-game"), key="trigger"
)
ON_CONSTRUCT: Final[i64] = 0
ON_SETTLE: Final[i64] = 1
ON_ADVANCE: Final[i64] = 2
ON_RESOURCE: Final[i64] = 3
ON_COLONIST: Final[i64] = 4
ON_COLLECT: Final[i64] = 5
ON_LAB: Final[i64] = 6
ON_OPPONENT: Final[i64] = 7
ON_SKIP: Final[i64] = 8
ON_SUBSIDY: Final[i64] = 9
ON_FUNDS: Final[i64] = 10
ON_COMPLETE: Final[i64] = 11
ON_PROJECT: Final[i64] = 12
OCCASIONS = Nouns(
    (
        "construct",
        "settle",
        "advance",
        "receive-resource",
        "receive-colonist",
        "collect",
        "use-lab",
        "use-opponent-spot",
        "skip-city",
        "use-subsidy",
        "raise-funds",
        "complete-project",
        "receive-project",
    ),
    key="occasion",
)
OP_GAIN: Final[i64] = 0
OP_ADVANCE: Final[i64] = 1
OP_TOKEN: Final[i64] = 2
OP_PROJECT: Final[i64] = 3
OP_CONTRACT: Final[i64] = 4
OP_TAX: Final[i64] = 5
OP_UNLOCK: Final[i64] = 6
OP_RESEARCH: Final[i64] = 7
OP_SETTLE: Final[i64] = 8
OP_SPOTS: Final[i64] = 9
OP_REFRESH: Final[i64] = 10
OP_RETRAIN: Final[i64] = 11
OP_TRADE: Final[i64] = 12
OP_IMMUNITY: Final[i64] = 13
OPERATIONS = Nouns(
    (
        "gain",
        "advance",
        "ai-token",
        "draw-project",
        "draw-contract",
        "take-tax",
        "unlock-slot",
        "choose-research",
        "settle",
        "use-spots",
        "refresh-spots",
        "convert-colonist",
        "convert-resource",
        "ignore-penalties",
    ),
    key="operation",
)
HERE: Final[i64] = 0
NEXT_DOOR: Final[i64] = 1
WHERES = ("current", "neighbor")
FOR_SMALL: Final[i64] = 0
FOR_LARGE: Final[i64] = 1
FOR_CITY: Final[i64] = 2
FOR_CONTROL: Final[i64] = 3
FOR_TOKEN: Final[i64] = 4
FOR_PROJECT: Final[i64] = 5
FOR_CONTRACT: Final[i64] = 6
FOR_TRACK: Final[i64] = 7
FOR_LEFTOVER: Final[i64] = 8
PERS = Nouns(
    (
        "own-small",
        "own-large",
        "own-city",
        "controlled-city",
        "ai-token",
        "completed-project",
        "fulfilled-contract",
        "lower-track",
        "leftover",
    ),
    key="per",
)

# Options

WORDS = Numbering()

DONE: Final[i64] = WORDS.verb("done")
REFUSE: Final[i64] = WORDS.verb("refuse")
DECLINE: Final[i64] = WORDS.verb("decline")
PASS: Final[i64] = WORDS.verb("pass")
LAND: Final[i64] = WORDS.verb("land")
COLLABORATE: Final[i64] = WORDS.verb("collaborate")
RAISE_FUNDS: Final[i64] = WORDS.verb("raise-funds")
COMPLETE: Final[i64] = WORDS.verb("complete")
DRAW_ONE: Final[i64] = WORDS.verb("draw-one")
DRAW_THREE: Final[i64] = WORDS.verb("draw-three")
LOOK: Final[i64] = WORDS.verb("look")
COLLECT_BASIC: Final[i64] = WORDS.verb("collect-basic")
DEPLOY: Final[i64] = WORDS.verb("deploy", CITIES)
FLY: Final[i64] = WORDS.verb("fly", CITIES)
BUILD: Final[i64] = WORDS.verb("build", BUILDINGS)
PLAY: Final[i64] = WORDS.verb("play", PROJECTS)
PAY: Final[i64] = WORDS.verb("pay", RESOURCES)
TAKE: Final[i64] = WORDS.verb("take", RESOURCES)
GIVE: Final[i64] = WORDS.verb("give", RESOURCES)
REPLACE: Final[i64] = WORDS.verb("replace", SLOTS)
SUBSIDIZE: Final[i64] = WORDS.verb("subsidize", SUBSIDIES)
CASH: Final[i64] = WORDS.verb("cash", SUBSIDIES)
SETTLE: Final[i64] = WORDS.verb("settle", SPACES)
OPERATE: Final[i64] = WORDS.verb("operate", SPOTS)
REFRESH: Final[i64] = WORDS.verb("refresh", SPOTS)
USE: Final[i64] = WORDS.verb("use", PLACES)
ADVANCE: Final[i64] = WORDS.verb("advance", TRACKS)
RETRAIN: Final[i64] = WORDS.verb("retrain", NUMBERS)
CONNECT: Final[i64] = WORDS.verb("connect", CITIES)
STUDY: Final[i64] = WORDS.verb("study", PROGRAMS)
FULFIL: Final[i64] = WORDS.verb("fulfil", CONTRACTS)
KEEP: Final[i64] = WORDS.verb("keep", PROJECTS)
INCORPORATE: Final[i64] = WORDS.verb("incorporate", CORPORATIONS)
RETAIN: Final[i64] = WORDS.verb("retain", CONTRACTS)
PUT_UNDER: Final[i64] = WORDS.verb("put-under", CONTRACTS)
LAY: Final[i64] = WORDS.verb("lay", LAYOUTS)
FIRST: Final[i64] = WORDS.verb("first", Nouns(SEAT[:4]))
OFFER: Final[i64] = WORDS.verb("offer", CORPORATIONS)
TURN_UP: Final[i64] = WORDS.verb("turn-up", SUBSIDIES)
DRAW: Final[i64] = WORDS.verb("draw", PROJECTS)
DRAW_PAPER: Final[i64] = WORDS.verb("draw-contract", CONTRACTS)
FIND: Final[i64] = WORDS.verb("find", PROGRAMS)
COMMAND: Final[i64] = WORDS.verb("command", AISAAC_CARDS)
STOP: Final[i64] = WORDS.verb("stop", CITIES)
VOCABULARY = WORDS.vocabulary()


# How the game can end.
SCORED: Final[i64] = 0
BEATEN: Final[i64] = 1
LOST: Final[i64] = 2
ENDINGS = ("scored", "aisaac beaten", "aisaac ahead")
WAYS = Nouns([name.replace(" ", "-") for name in ENDINGS], key="ending")

LAID_OUT: Final[i64] = WORDS.event("laid-out", layout=LAYOUTS)
BEGAN: Final[i64] = WORDS.event("began", seat=SEAT)
OFFERED: Final[i64] = WORDS.event("offered", corporation=CORPORATIONS)
INCORPORATED: Final[i64] = WORDS.event("incorporated", seat=SEAT, corporation=CORPORATIONS)
DEALT: Final[i64] = WORDS.event("dealt", seat=SEAT, project=PROJECTS)
KEPT: Final[i64] = WORDS.event("kept", seat=SEAT, project=PROJECTS)
PICKED: Final[i64] = WORDS.event("picked", seat=SEAT)
HANDED: Final[i64] = WORDS.event("handed", seat=SEAT, project=PROJECTS)
PROJECT_LAID: Final[i64] = WORDS.event("project-laid", project=PROJECTS, city=CITIES)
SUBSIDY_UP: Final[i64] = WORDS.event("subsidy-up", subsidy=SUBSIDIES)
SUBSIDY_OUT: Final[i64] = WORDS.event("subsidy-out", subsidy=SUBSIDIES)
CONTRACT_UP: Final[i64] = WORDS.event("contract-up", contract=CONTRACTS)
PROGRAM_UP: Final[i64] = WORDS.event("program-up", program=PROGRAMS)
ROUND_BEGAN: Final[i64] = WORDS.event("round-began", round=NUMBER)
PHASE_BEGAN: Final[i64] = WORDS.event("phase-began", phase=PHASES)
TURN_BEGAN: Final[i64] = WORDS.event("turn-began", seat=SEAT, turn=NUMBER)
DEPLOYED: Final[i64] = WORDS.event("deployed", seat=SEAT, city=CITIES)
FLEW: Final[i64] = WORDS.event("flew", seat=SEAT, source=CITIES, to=CITIES)
TAXED: Final[i64] = WORDS.event("taxed", seat=SEAT, city=CITIES)
LANDED: Final[i64] = WORDS.event("landed", seat=SEAT, city=CITIES)
COLLECTED: Final[i64] = WORDS.event("collected", seat=SEAT, project=PROJECTS, city=CITIES)
PLAYED: Final[i64] = WORDS.event("played", seat=SEAT, project=PROJECTS)
BUILT: Final[i64] = WORDS.event("built", seat=SEAT, building=BUILDINGS, city=CITIES)
COMPLETED: Final[i64] = WORDS.event("completed", seat=SEAT, project=PROJECTS, slot=SLOTS)
REPLACED: Final[i64] = WORDS.event("replaced", seat=SEAT, project=PROJECTS, slot=SLOTS)
DISCARDED: Final[i64] = WORDS.event("discarded", seat=SEAT, project=PROJECTS)
SUBSIDIZED: Final[i64] = WORDS.event("subsidized", seat=SEAT, subsidy=SUBSIDIES)
CASHED: Final[i64] = WORDS.event("cashed", seat=SEAT, subsidy=SUBSIDIES)
COLLABORATED: Final[i64] = WORDS.event("collaborated", seat=SEAT, city=CITIES)
RAISED: Final[i64] = WORDS.event("raised", seat=SEAT, qubits=NUMBER)
SETTLED: Final[i64] = WORDS.event(
    "settled", seat=SEAT, space=SPACES, colonist=COLONISTS, points=NUMBER
)
OPERATED: Final[i64] = WORDS.event("operated", seat=SEAT, spot=SPOTS, resource=RESOURCES)
WORKED_LAB: Final[i64] = WORDS.event("worked-lab", seat=SEAT, spot=SPOTS, lab=LABS)
COLLECTED_BASIC: Final[i64] = WORDS.event(
    "collected-basic", seat=SEAT, resource=RESOURCES, city=CITIES
)
REFRESHED: Final[i64] = WORDS.event("refreshed", seat=SEAT, spot=SPOTS)
USED: Final[i64] = WORDS.event("used", seat=SEAT, card=ABILITIES)
REFUSED: Final[i64] = WORDS.event("refused", seat=SEAT)
GAINED: Final[i64] = WORDS.event("gained", seat=SEAT, count=NUMBER, good=GOODS)
SPENT: Final[i64] = WORDS.event("spent", seat=SEAT, count=NUMBER, good=GOODS)
ADVANCED: Final[i64] = WORDS.event("advanced", seat=SEAT, track=TRACKS, step=NUMBER)
CONNECTED: Final[i64] = WORDS.event("connected", seat=SEAT, city=CITIES)
UNLOCKED: Final[i64] = WORDS.event("unlocked", seat=SEAT, slots=NUMBER)
DREW: Final[i64] = WORDS.event("drew", seat=SEAT, project=PROJECTS)
DREW_PROJECT: Final[i64] = WORDS.event("drew-project", seat=SEAT)
DREW_PAPER: Final[i64] = WORDS.event("drew-paper", seat=SEAT, contract=CONTRACTS)
DREW_CONTRACT: Final[i64] = WORDS.event("drew-contract", seat=SEAT)
SAW_PAPER: Final[i64] = WORDS.event("saw-paper", seat=SEAT, contract=CONTRACTS)
RETAINED: Final[i64] = WORDS.event("retained", seat=SEAT, contract=CONTRACTS)
RETURNED: Final[i64] = WORDS.event("returned", seat=SEAT, contract=CONTRACTS)
CHOSE_CONTRACT: Final[i64] = WORDS.event("chose-contract", seat=SEAT)
LOOKED: Final[i64] = WORDS.event("looked", seat=SEAT, generation=NUMBER)
FOUND: Final[i64] = WORDS.event("found", seat=SEAT, program=PROGRAMS)
STUDIED: Final[i64] = WORDS.event("studied", seat=SEAT, program=PROGRAMS)
TAX_TAKEN: Final[i64] = WORDS.event("tax-taken", seat=SEAT, city=CITIES, qubits=NUMBER)
RETRAINED: Final[i64] = WORDS.event("retrained", seat=SEAT, count=NUMBER)
TRADED: Final[i64] = WORDS.event("traded", seat=SEAT, given=RESOURCES, taken=RESOURCES)
EARNED: Final[i64] = WORDS.event("earned", seat=SEAT, qubits=NUMBER)
SHIPPED: Final[i64] = WORDS.event("shipped", seat=SEAT, helium=NUMBER)
PENALIZED: Final[i64] = WORDS.event("penalized", seat=SEAT, tokens=NUMBER)
FULFILLED: Final[i64] = WORDS.event("fulfilled", seat=SEAT, contract=CONTRACTS, qubits=NUMBER)
SENT: Final[i64] = WORDS.event("sent", seat=SEAT, qubits=NUMBER)
PASSED: Final[i64] = WORDS.event("passed", seat=SEAT)
AISAAC_CAME: Final[i64] = WORDS.event("aisaac-came", city=CITIES)
AISAAC_DREW: Final[i64] = WORDS.event("aisaac-drew", card=AISAAC_CARDS)
AISAAC_FLEW: Final[i64] = WORDS.event("aisaac-flew", city=CITIES)
AISAAC_DISCARDED: Final[i64] = WORDS.event("aisaac-discarded", project=PROJECTS)
AISAAC_BUILT: Final[i64] = WORDS.event("aisaac-built", building=BUILDINGS, city=CITIES)
AISAAC_ADVANCED: Final[i64] = WORDS.event("aisaac-advanced", track=TRACKS, step=NUMBER)
AISAAC_CONNECTED: Final[i64] = WORDS.event("aisaac-connected", city=CITIES)
AISAAC_SETTLED: Final[i64] = WORDS.event(
    "aisaac-settled", space=SPACES, colonist=COLONISTS, points=NUMBER
)
AISAAC_SCORED: Final[i64] = WORDS.event("aisaac-scored", points=NUMBER)
AISAAC_CLAIMED: Final[i64] = WORDS.event("aisaac-claimed", contract=CONTRACTS)
ENDED: Final[i64] = WORDS.event("ended", ending=WAYS)
EVENTS = WORDS.events()
