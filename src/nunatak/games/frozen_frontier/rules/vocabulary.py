"""Frozen Frontier's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, EventKind, Nouns, Verb, Vocabulary

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
DONE: Final[i64] = 0
REFUSE: Final[i64] = 1
DECLINE: Final[i64] = 2
PASS: Final[i64] = 3
LAND: Final[i64] = 4
COLLABORATE: Final[i64] = 5
RAISE_FUNDS: Final[i64] = 6
COMPLETE: Final[i64] = 7
DRAW_ONE: Final[i64] = 8
DRAW_THREE: Final[i64] = 9
LOOK: Final[i64] = 10
COLLECT_BASIC: Final[i64] = 11
DEPLOY: Final[i64] = 12
FLY: Final[i64] = 24
BUILD: Final[i64] = 36
PLAY: Final[i64] = 45
PAY: Final[i64] = 105
TAKE: Final[i64] = 109
GIVE: Final[i64] = 113
REPLACE: Final[i64] = 117
SUBSIDIZE: Final[i64] = 122
CASH: Final[i64] = 138
SETTLE: Final[i64] = 154
OPERATE: Final[i64] = 181
REFRESH: Final[i64] = 208
USE: Final[i64] = 235
ADVANCE: Final[i64] = 244
RETRAIN: Final[i64] = 246
CONNECT: Final[i64] = 248
STUDY: Final[i64] = 260
FULFIL: Final[i64] = 290
KEEP: Final[i64] = 330
INCORPORATE: Final[i64] = 390
RETAIN: Final[i64] = 396
PUT_UNDER: Final[i64] = 436
LAY: Final[i64] = 476
FIRST: Final[i64] = 488
OFFER: Final[i64] = 492
TURN_UP: Final[i64] = 498
DRAW: Final[i64] = 514
DRAW_PAPER: Final[i64] = 574
FIND: Final[i64] = 614
COMMAND: Final[i64] = 644
STOP: Final[i64] = 656
WORDS: Final[i64] = 668

VOCABULARY = Vocabulary(
    [
        Verb(DONE, "done"),
        Verb(REFUSE, "refuse"),
        Verb(DECLINE, "decline"),
        Verb(PASS, "pass"),
        Verb(LAND, "land"),
        Verb(COLLABORATE, "collaborate"),
        Verb(RAISE_FUNDS, "raise-funds"),
        Verb(COMPLETE, "complete"),
        Verb(DRAW_ONE, "draw-one"),
        Verb(DRAW_THREE, "draw-three"),
        Verb(LOOK, "look"),
        Verb(COLLECT_BASIC, "collect-basic"),
        Verb(DEPLOY, "deploy", CITIES),
        Verb(FLY, "fly", CITIES),
        Verb(BUILD, "build", BUILDINGS),
        Verb(PLAY, "play", PROJECTS),
        Verb(PAY, "pay", RESOURCES),
        Verb(TAKE, "take", RESOURCES),
        Verb(GIVE, "give", RESOURCES),
        Verb(REPLACE, "replace", SLOTS),
        Verb(SUBSIDIZE, "subsidize", SUBSIDIES),
        Verb(CASH, "cash", SUBSIDIES),
        Verb(SETTLE, "settle", SPACES),
        Verb(OPERATE, "operate", SPOTS),
        Verb(REFRESH, "refresh", SPOTS),
        Verb(USE, "use", PLACES),
        Verb(ADVANCE, "advance", TRACKS),
        Verb(RETRAIN, "retrain", NUMBERS),
        Verb(CONNECT, "connect", CITIES),
        Verb(STUDY, "study", PROGRAMS),
        Verb(FULFIL, "fulfil", CONTRACTS),
        Verb(KEEP, "keep", PROJECTS),
        Verb(INCORPORATE, "incorporate", CORPORATIONS),
        Verb(RETAIN, "retain", CONTRACTS),
        Verb(PUT_UNDER, "put-under", CONTRACTS),
        Verb(LAY, "lay", LAYOUTS),
        Verb(FIRST, "first", Nouns(SEAT[:4])),
        Verb(OFFER, "offer", CORPORATIONS),
        Verb(TURN_UP, "turn-up", SUBSIDIES),
        Verb(DRAW, "draw", PROJECTS),
        Verb(DRAW_PAPER, "draw-contract", CONTRACTS),
        Verb(FIND, "find", PROGRAMS),
        Verb(COMMAND, "command", AISAAC_CARDS),
        Verb(STOP, "stop", CITIES),
    ]
)

LAID_OUT: Final[i64] = 0
BEGAN: Final[i64] = 1
OFFERED: Final[i64] = 2
INCORPORATED: Final[i64] = 3
DEALT: Final[i64] = 4
KEPT: Final[i64] = 5
PICKED: Final[i64] = 6
HANDED: Final[i64] = 7
PROJECT_LAID: Final[i64] = 8
SUBSIDY_UP: Final[i64] = 9
SUBSIDY_OUT: Final[i64] = 10
CONTRACT_UP: Final[i64] = 11
PROGRAM_UP: Final[i64] = 12
ROUND_BEGAN: Final[i64] = 13
PHASE_BEGAN: Final[i64] = 14
TURN_BEGAN: Final[i64] = 15
DEPLOYED: Final[i64] = 16
FLEW: Final[i64] = 17
TAXED: Final[i64] = 18
LANDED: Final[i64] = 19
COLLECTED: Final[i64] = 20
PLAYED: Final[i64] = 21
BUILT: Final[i64] = 22
COMPLETED: Final[i64] = 23
REPLACED: Final[i64] = 24
DISCARDED: Final[i64] = 25
SUBSIDIZED: Final[i64] = 26
CASHED: Final[i64] = 27
COLLABORATED: Final[i64] = 28
RAISED: Final[i64] = 29
SETTLED: Final[i64] = 30
OPERATED: Final[i64] = 31
WORKED_LAB: Final[i64] = 32
COLLECTED_BASIC: Final[i64] = 33
REFRESHED: Final[i64] = 34
USED: Final[i64] = 35
REFUSED: Final[i64] = 36
GAINED: Final[i64] = 37
SPENT: Final[i64] = 38
ADVANCED: Final[i64] = 39
CONNECTED: Final[i64] = 40
UNLOCKED: Final[i64] = 41
DREW: Final[i64] = 42
DREW_PROJECT: Final[i64] = 43
DREW_PAPER: Final[i64] = 44
DREW_CONTRACT: Final[i64] = 45
SAW_PAPER: Final[i64] = 46
RETAINED: Final[i64] = 47
RETURNED: Final[i64] = 48
CHOSE_CONTRACT: Final[i64] = 49
LOOKED: Final[i64] = 50
FOUND: Final[i64] = 51
STUDIED: Final[i64] = 52
TAX_TAKEN: Final[i64] = 53
RETRAINED: Final[i64] = 54
TRADED: Final[i64] = 55
EARNED: Final[i64] = 56
SHIPPED: Final[i64] = 57
PENALIZED: Final[i64] = 58
FULFILLED: Final[i64] = 59
SENT: Final[i64] = 60
PASSED: Final[i64] = 61
AISAAC_CAME: Final[i64] = 62
AISAAC_DREW: Final[i64] = 63
AISAAC_FLEW: Final[i64] = 64
AISAAC_DISCARDED: Final[i64] = 65
AISAAC_BUILT: Final[i64] = 66
AISAAC_ADVANCED: Final[i64] = 67
AISAAC_CONNECTED: Final[i64] = 68
AISAAC_SETTLED: Final[i64] = 69
AISAAC_SCORED: Final[i64] = 70
AISAAC_CLAIMED: Final[i64] = 71
ENDED: Final[i64] = 72

# How the game can end.
SCORED: Final[i64] = 0
BEATEN: Final[i64] = 1
LOST: Final[i64] = 2
ENDINGS = ("scored", "aisaac beaten", "aisaac ahead")
WAYS = Nouns([name.replace(" ", "-") for name in ENDINGS], key="ending")

EVENTS = (
    EventKind(LAID_OUT, "laid-out", layout=LAYOUTS),
    EventKind(BEGAN, "began", seat=SEAT),
    EventKind(OFFERED, "offered", corporation=CORPORATIONS),
    EventKind(INCORPORATED, "incorporated", seat=SEAT, corporation=CORPORATIONS),
    EventKind(DEALT, "dealt", seat=SEAT, project=PROJECTS),
    EventKind(KEPT, "kept", seat=SEAT, project=PROJECTS),
    EventKind(PICKED, "picked", seat=SEAT),
    EventKind(HANDED, "handed", seat=SEAT, project=PROJECTS),
    EventKind(PROJECT_LAID, "project-laid", project=PROJECTS, city=CITIES),
    EventKind(SUBSIDY_UP, "subsidy-up", subsidy=SUBSIDIES),
    EventKind(SUBSIDY_OUT, "subsidy-out", subsidy=SUBSIDIES),
    EventKind(CONTRACT_UP, "contract-up", contract=CONTRACTS),
    EventKind(PROGRAM_UP, "program-up", program=PROGRAMS),
    EventKind(ROUND_BEGAN, "round-began", round=NUMBER),
    EventKind(PHASE_BEGAN, "phase-began", phase=PHASES),
    EventKind(TURN_BEGAN, "turn-began", seat=SEAT, turn=NUMBER),
    EventKind(DEPLOYED, "deployed", seat=SEAT, city=CITIES),
    EventKind(FLEW, "flew", seat=SEAT, source=CITIES, to=CITIES),
    EventKind(TAXED, "taxed", seat=SEAT, city=CITIES),
    EventKind(LANDED, "landed", seat=SEAT, city=CITIES),
    EventKind(COLLECTED, "collected", seat=SEAT, project=PROJECTS, city=CITIES),
    EventKind(PLAYED, "played", seat=SEAT, project=PROJECTS),
    EventKind(BUILT, "built", seat=SEAT, building=BUILDINGS, city=CITIES),
    EventKind(COMPLETED, "completed", seat=SEAT, project=PROJECTS, slot=SLOTS),
    EventKind(REPLACED, "replaced", seat=SEAT, project=PROJECTS, slot=SLOTS),
    EventKind(DISCARDED, "discarded", seat=SEAT, project=PROJECTS),
    EventKind(SUBSIDIZED, "subsidized", seat=SEAT, subsidy=SUBSIDIES),
    EventKind(CASHED, "cashed", seat=SEAT, subsidy=SUBSIDIES),
    EventKind(COLLABORATED, "collaborated", seat=SEAT, city=CITIES),
    EventKind(RAISED, "raised", seat=SEAT, qubits=NUMBER),
    EventKind(SETTLED, "settled", seat=SEAT, space=SPACES, colonist=COLONISTS, points=NUMBER),
    EventKind(OPERATED, "operated", seat=SEAT, spot=SPOTS, resource=RESOURCES),
    EventKind(WORKED_LAB, "worked-lab", seat=SEAT, spot=SPOTS, lab=LABS),
    EventKind(COLLECTED_BASIC, "collected-basic", seat=SEAT, resource=RESOURCES, city=CITIES),
    EventKind(REFRESHED, "refreshed", seat=SEAT, spot=SPOTS),
    EventKind(USED, "used", seat=SEAT, card=ABILITIES),
    EventKind(REFUSED, "refused", seat=SEAT),
    EventKind(GAINED, "gained", seat=SEAT, count=NUMBER, good=GOODS),
    EventKind(SPENT, "spent", seat=SEAT, count=NUMBER, good=GOODS),
    EventKind(ADVANCED, "advanced", seat=SEAT, track=TRACKS, step=NUMBER),
    EventKind(CONNECTED, "connected", seat=SEAT, city=CITIES),
    EventKind(UNLOCKED, "unlocked", seat=SEAT, slots=NUMBER),
    EventKind(DREW, "drew", seat=SEAT, project=PROJECTS),
    EventKind(DREW_PROJECT, "drew-project", seat=SEAT),
    EventKind(DREW_PAPER, "drew-paper", seat=SEAT, contract=CONTRACTS),
    EventKind(DREW_CONTRACT, "drew-contract", seat=SEAT),
    EventKind(SAW_PAPER, "saw-paper", seat=SEAT, contract=CONTRACTS),
    EventKind(RETAINED, "retained", seat=SEAT, contract=CONTRACTS),
    EventKind(RETURNED, "returned", seat=SEAT, contract=CONTRACTS),
    EventKind(CHOSE_CONTRACT, "chose-contract", seat=SEAT),
    EventKind(LOOKED, "looked", seat=SEAT, generation=NUMBER),
    EventKind(FOUND, "found", seat=SEAT, program=PROGRAMS),
    EventKind(STUDIED, "studied", seat=SEAT, program=PROGRAMS),
    EventKind(TAX_TAKEN, "tax-taken", seat=SEAT, city=CITIES, qubits=NUMBER),
    EventKind(RETRAINED, "retrained", seat=SEAT, count=NUMBER),
    EventKind(TRADED, "traded", seat=SEAT, given=RESOURCES, taken=RESOURCES),
    EventKind(EARNED, "earned", seat=SEAT, qubits=NUMBER),
    EventKind(SHIPPED, "shipped", seat=SEAT, helium=NUMBER),
    EventKind(PENALIZED, "penalized", seat=SEAT, tokens=NUMBER),
    EventKind(FULFILLED, "fulfilled", seat=SEAT, contract=CONTRACTS, qubits=NUMBER),
    EventKind(SENT, "sent", seat=SEAT, qubits=NUMBER),
    EventKind(PASSED, "passed", seat=SEAT),
    EventKind(AISAAC_CAME, "aisaac-came", city=CITIES),
    EventKind(AISAAC_DREW, "aisaac-drew", card=AISAAC_CARDS),
    EventKind(AISAAC_FLEW, "aisaac-flew", city=CITIES),
    EventKind(AISAAC_DISCARDED, "aisaac-discarded", project=PROJECTS),
    EventKind(AISAAC_BUILT, "aisaac-built", building=BUILDINGS, city=CITIES),
    EventKind(AISAAC_ADVANCED, "aisaac-advanced", track=TRACKS, step=NUMBER),
    EventKind(AISAAC_CONNECTED, "aisaac-connected", city=CITIES),
    EventKind(AISAAC_SETTLED, "aisaac-settled", space=SPACES, colonist=COLONISTS, points=NUMBER),
    EventKind(AISAAC_SCORED, "aisaac-scored", points=NUMBER),
    EventKind(AISAAC_CLAIMED, "aisaac-claimed", contract=CONTRACTS),
    EventKind(ENDED, "ended", ending=WAYS),
)
