"""The Arctic's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, EventKind, Nouns, Verb, Vocabulary

# The map, ring by ring from the Pole outwards: I inner, M middle, then the coasts and approaches.
PLACES: Final[i64] = 36
POLE: Final[i64] = 0
NAMES = (
    "POLE IN IR1 IR2 IR3 IU IC IE MN MR1 MR2 MR3 MR4 MU1 MU2 MC1 MC2 ME1 ME2 "
    "N1 N2 R1 R2 R3 U1 U2 U3 C1 C2 C3 E1 E2 E3 BER BAF DAV"
)
AREAS = Nouns(NAMES.split(), key="area")
WHERE = Nouns(NAMES.split(), key="where")  # the same where something is or happens

# The five Arctic states in the order in which they act, then China.
RUS: Final[i64] = 0
NOR: Final[i64] = 1
EU: Final[i64] = 2
CAN: Final[i64] = 3
USA: Final[i64] = 4
CHN: Final[i64] = 5
NATION_COUNT: Final[i64] = 6
COUNTRY_COUNT: Final[i64] = 5
NATIONS = Nouns(["RUS", "NOR", "EU", "CAN", "USA", "CHN"], key="nation")
COUNTRIES = Nouns(NATIONS[:5], key="nation")

# Influence spaces: three of each country, and the EU's fourth, which Norway opens.
SPACE_COUNT: Final[i64] = 16
EU_FOUR: Final[i64] = 15
SPACES = Nouns([f"{name}-{n}" for name in COUNTRIES for n in (1, 2, 3)] + ["EU-4"], key="space")

# The investment track: twelve spaces from the dearest on, then the two bids for China.
TRACK_COUNT: Final[i64] = 14
CHINA_LOW: Final[i64] = 12
CHINA_HIGH: Final[i64] = 13
TRACK = Nouns([*(str(n) for n in range(1, 13)), "china-low", "china-high"], key="track")

# A country's action boxes: the upper row from left to right, then the lower one.
BUILD: Final[i64] = 0
SHIPS: Final[i64] = 1
DIPLOMACY: Final[i64] = 2
UNREST: Final[i64] = 3
TAXES: Final[i64] = 4
SAIL: Final[i64] = 5
ACTION_COUNT: Final[i64] = 6
ACTIONS = Nouns(["build", "ships", "diplomacy", "unrest", "taxes", "sail"], key="action")

GAS: Final[i64] = 0
OIL: Final[i64] = 1
ROCK: Final[i64] = 2
ORE_COUNT: Final[i64] = 3
ORES = Nouns(["gas", "oil", "rock"], key="ore")

LAW_A: Final[i64] = 0
LAW_B: Final[i64] = 1
LAW_C: Final[i64] = 2
LAWS = Nouns(["A", "B", "C"], key="law")

SEATS = Nouns(["1", "2", "3", "4"])
UNITS = Nouns(map(str, range(17)))
ROUNDS = Nouns(["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"])

FIRST: Final[i64] = 0
LOBBY: Final[i64] = 4
INVEST: Final[i64] = 20
PASS: Final[i64] = 34
CHINA_SAIL: Final[i64] = 35
CHINA_BUILD: Final[i64] = 36
CHINA_WAIT: Final[i64] = 37
DO: Final[i64] = 38
STAY: Final[i64] = 44
TO_TWO: Final[i64] = 45
HOME: Final[i64] = 46
SUBSIDY: Final[i64] = 47
PROTECT: Final[i64] = 48
SITE: Final[i64] = 49
LAUNCH: Final[i64] = 85
CONFLICT: Final[i64] = 121
PEACE: Final[i64] = 126
VOTE: Final[i64] = 127
SUPPORT: Final[i64] = 130
SLANDER: Final[i64] = 131
FROM: Final[i64] = 135
TO: Final[i64] = 171
FIGHT: Final[i64] = 207
WHOM: Final[i64] = 243
ATTACK: Final[i64] = 249
DONE: Final[i64] = 285
GUARD: Final[i64] = 286
SELL: Final[i64] = 322
PAY: Final[i64] = 339
LOSE: Final[i64] = 375
WORDS: Final[i64] = 376

VOCABULARY = Vocabulary(
    [
        Verb(FIRST, "first", SEATS),
        Verb(LOBBY, "lobby", SPACES),
        Verb(INVEST, "invest", TRACK),
        Verb(PASS, "pass"),
        Verb(CHINA_SAIL, "china-sail"),
        Verb(CHINA_BUILD, "china-build"),
        Verb(CHINA_WAIT, "china-wait"),
        Verb(DO, "do", ACTIONS),
        Verb(STAY, "stay"),
        Verb(TO_TWO, "to-two"),
        Verb(HOME, "home"),
        Verb(SUBSIDY, "subsidy"),
        Verb(PROTECT, "protect"),
        Verb(SITE, "site", WHERE),
        Verb(LAUNCH, "launch", WHERE),
        Verb(CONFLICT, "conflict", COUNTRIES),
        Verb(PEACE, "peace"),
        Verb(VOTE, "vote", LAWS),
        Verb(SUPPORT, "support"),
        Verb(SLANDER, "slander", SEATS),
        Verb(FROM, "from", AREAS),
        Verb(TO, "to", AREAS),
        Verb(FIGHT, "fight", WHERE),
        Verb(WHOM, "whom", NATIONS),
        Verb(ATTACK, "attack", WHERE),
        Verb(DONE, "done"),
        Verb(GUARD, "guard", WHERE),
        Verb(SELL, "sell", UNITS),
        Verb(PAY, "pay", WHERE),
        Verb(LOSE, "lose"),
    ]
)

ROUND_BEGAN: Final[i64] = 0
PLACED: Final[i64] = 1
EVENED_OUT: Final[i64] = 2
SHIP_CAME: Final[i64] = 3
INVESTED: Final[i64] = 4
PASSED: Final[i64] = 5
DRIFTED: Final[i64] = 6
CHINA_WAITED: Final[i64] = 7
BUILT: Final[i64] = 8
BUILT_ILLEGALLY: Final[i64] = 9
LAUNCHED: Final[i64] = 10
DECLARED: Final[i64] = 11
MADE_PEACE: Final[i64] = 12
VOTED: Final[i64] = 13
SUPPORTED: Final[i64] = 14
SLANDERED: Final[i64] = 15
UNREST_BROKE_OUT: Final[i64] = 16
TAXED: Final[i64] = 17
SAILED: Final[i64] = 18
FOUGHT: Final[i64] = 19
DESTROYED: Final[i64] = 20
CONTROLLED: Final[i64] = 21
EXPELLED: Final[i64] = 22
LICENSED: Final[i64] = 23
PAID: Final[i64] = 24
STAYED: Final[i64] = 25
WENT_HOME: Final[i64] = 26
PROTECTED: Final[i64] = 27
PROTECTION_ENDED: Final[i64] = 28
PRODUCED: Final[i64] = 29
SOLD: Final[i64] = 30
KEPT: Final[i64] = 31
NORWAY_JOINED: Final[i64] = 32
ADOPTED: Final[i64] = 33
CHINA_WON: Final[i64] = 34
PAID_OUT: Final[i64] = 35
ACTED: Final[i64] = 36
CHINA_RUN: Final[i64] = 37
TURNED_ILLEGAL: Final[i64] = 38
MOVED_TO_TWO: Final[i64] = 39

EVENTS = (
    EventKind(ROUND_BEGAN, "round-began", round=ROUNDS, seat=SEAT),
    EventKind(PLACED, "placed", seat=SEAT, space=SPACES),
    EventKind(EVENED_OUT, "evened-out", seat=SEAT, to=SEAT),
    EventKind(SHIP_CAME, "ship-came", area=AREAS),
    EventKind(INVESTED, "invested", seat=SEAT, space=TRACK, money=NUMBER),
    EventKind(PASSED, "passed", seat=SEAT),
    EventKind(DRIFTED, "drifted", source=AREAS, to=AREAS, ships=NUMBER),
    EventKind(CHINA_WAITED, "china-waited", seat=SEAT),
    EventKind(BUILT, "built", seat=SEAT, nation=NATIONS, area=WHERE, money=NUMBER),
    EventKind(
        BUILT_ILLEGALLY, "built-illegally", seat=SEAT, nation=NATIONS, area=WHERE, money=NUMBER
    ),
    EventKind(LAUNCHED, "launched", nation=NATIONS, area=WHERE),
    EventKind(DECLARED, "declared", nation=NATIONS, foe=NATIONS),
    EventKind(MADE_PEACE, "made-peace", nation=NATIONS, foe=NATIONS),
    EventKind(VOTED, "voted", nation=NATIONS, law=LAWS),
    EventKind(SUPPORTED, "supported", seat=SEAT, discs=NUMBER),
    EventKind(SLANDERED, "slandered", seat=SEAT, victim=SEAT),
    EventKind(UNREST_BROKE_OUT, "unrest-broke-out", seat=SEAT, nation=NATIONS),
    EventKind(TAXED, "taxed", seat=SEAT, nation=NATIONS, money=NUMBER),
    EventKind(SAILED, "sailed", nation=NATIONS, source=AREAS, to=AREAS),
    EventKind(FOUGHT, "fought", nation=NATIONS, foe=NATIONS, area=WHERE),
    EventKind(DESTROYED, "destroyed", nation=NATIONS, area=WHERE, seat=SEAT),
    EventKind(CONTROLLED, "controlled", nation=NATIONS, area=AREAS),
    EventKind(EXPELLED, "expelled", nation=NATIONS, area=WHERE, seat=SEAT),
    EventKind(LICENSED, "licensed", nation=NATIONS, area=WHERE, seat=SEAT),
    EventKind(PAID, "paid", seat=SEAT, nation=NATIONS, area=WHERE),
    EventKind(STAYED, "stayed", seat=SEAT, space=SPACES),
    EventKind(WENT_HOME, "went-home", seat=SEAT, nation=NATIONS, money=NUMBER),
    EventKind(PROTECTED, "protected", seat=SEAT, nation=NATIONS, area=WHERE),
    EventKind(PROTECTION_ENDED, "protection-ended", seat=SEAT, area=WHERE),
    EventKind(PRODUCED, "produced", seat=SEAT, gas=NUMBER, oil=NUMBER, rock=NUMBER),
    EventKind(SOLD, "sold", seat=SEAT, money=NUMBER, points=NUMBER),
    EventKind(KEPT, "kept", seat=SEAT, space=SPACES),
    EventKind(NORWAY_JOINED, "norway-joined"),
    EventKind(ADOPTED, "adopted", law=LAWS),
    EventKind(CHINA_WON, "china-won"),
    EventKind(PAID_OUT, "paid-out", nation=NATIONS, seat=SEAT, money=NUMBER),
    EventKind(ACTED, "acted", seat=SEAT, nation=NATIONS, action=ACTIONS),
    EventKind(CHINA_RUN, "china-run", seat=SEAT),
    EventKind(TURNED_ILLEGAL, "turned-illegal", area=WHERE, seat=SEAT),
    EventKind(MOVED_TO_TWO, "moved-to-two", seat=SEAT, source=SPACES, space=SPACES),
)

BY_ROUNDS: Final[i64] = 0
BY_CHINA: Final[i64] = 1
ENDINGS = ("nine rounds", "china at the pole")
