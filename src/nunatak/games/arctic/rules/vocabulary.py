"""The Arctic's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, Nouns, Numbering

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


WORDS = Numbering()

FIRST: Final[i64] = WORDS.verb("first", SEATS)
LOBBY: Final[i64] = WORDS.verb("lobby", SPACES)
INVEST: Final[i64] = WORDS.verb("invest", TRACK)
PASS: Final[i64] = WORDS.verb("pass")
CHINA_SAIL: Final[i64] = WORDS.verb("china-sail")
CHINA_BUILD: Final[i64] = WORDS.verb("china-build")
CHINA_WAIT: Final[i64] = WORDS.verb("china-wait")
DO: Final[i64] = WORDS.verb("do", ACTIONS)
STAY: Final[i64] = WORDS.verb("stay")
TO_TWO: Final[i64] = WORDS.verb("to-two")
HOME: Final[i64] = WORDS.verb("home")
SUBSIDY: Final[i64] = WORDS.verb("subsidy")
PROTECT: Final[i64] = WORDS.verb("protect")
SITE: Final[i64] = WORDS.verb("site", WHERE)
LAUNCH: Final[i64] = WORDS.verb("launch", WHERE)
CONFLICT: Final[i64] = WORDS.verb("conflict", COUNTRIES)
PEACE: Final[i64] = WORDS.verb("peace")
VOTE: Final[i64] = WORDS.verb("vote", LAWS)
SUPPORT: Final[i64] = WORDS.verb("support")
SLANDER: Final[i64] = WORDS.verb("slander", SEATS)
FROM: Final[i64] = WORDS.verb("from", AREAS)
TO: Final[i64] = WORDS.verb("to", AREAS)
FIGHT: Final[i64] = WORDS.verb("fight", WHERE)
WHOM: Final[i64] = WORDS.verb("whom", NATIONS)
ATTACK: Final[i64] = WORDS.verb("attack", WHERE)
DONE: Final[i64] = WORDS.verb("done")
GUARD: Final[i64] = WORDS.verb("guard", WHERE)
SELL: Final[i64] = WORDS.verb("sell", UNITS)
PAY: Final[i64] = WORDS.verb("pay", WHERE)
LOSE: Final[i64] = WORDS.verb("lose")
VOCABULARY = WORDS.vocabulary()


ROUND_BEGAN: Final[i64] = WORDS.event("round-began", round=ROUNDS, seat=SEAT)
PLACED: Final[i64] = WORDS.event("placed", seat=SEAT, space=SPACES)
EVENED_OUT: Final[i64] = WORDS.event("evened-out", seat=SEAT, to=SEAT)
SHIP_CAME: Final[i64] = WORDS.event("ship-came", area=AREAS)
INVESTED: Final[i64] = WORDS.event("invested", seat=SEAT, space=TRACK, money=NUMBER)
PASSED: Final[i64] = WORDS.event("passed", seat=SEAT)
DRIFTED: Final[i64] = WORDS.event("drifted", source=AREAS, to=AREAS, ships=NUMBER)
CHINA_WAITED: Final[i64] = WORDS.event("china-waited", seat=SEAT)
BUILT: Final[i64] = WORDS.event("built", seat=SEAT, nation=NATIONS, area=WHERE, money=NUMBER)
BUILT_ILLEGALLY: Final[i64] = WORDS.event(
    "built-illegally", seat=SEAT, nation=NATIONS, area=WHERE, money=NUMBER
)
LAUNCHED: Final[i64] = WORDS.event("launched", nation=NATIONS, area=WHERE)
DECLARED: Final[i64] = WORDS.event("declared", nation=NATIONS, foe=NATIONS)
MADE_PEACE: Final[i64] = WORDS.event("made-peace", nation=NATIONS, foe=NATIONS)
VOTED: Final[i64] = WORDS.event("voted", nation=NATIONS, law=LAWS)
SUPPORTED: Final[i64] = WORDS.event("supported", seat=SEAT, discs=NUMBER)
SLANDERED: Final[i64] = WORDS.event("slandered", seat=SEAT, victim=SEAT)
UNREST_BROKE_OUT: Final[i64] = WORDS.event("unrest-broke-out", seat=SEAT, nation=NATIONS)
TAXED: Final[i64] = WORDS.event("taxed", seat=SEAT, nation=NATIONS, money=NUMBER)
SAILED: Final[i64] = WORDS.event("sailed", nation=NATIONS, source=AREAS, to=AREAS)
FOUGHT: Final[i64] = WORDS.event("fought", nation=NATIONS, foe=NATIONS, area=WHERE)
DESTROYED: Final[i64] = WORDS.event("destroyed", nation=NATIONS, area=WHERE, seat=SEAT)
CONTROLLED: Final[i64] = WORDS.event("controlled", nation=NATIONS, area=AREAS)
EXPELLED: Final[i64] = WORDS.event("expelled", nation=NATIONS, area=WHERE, seat=SEAT)
LICENSED: Final[i64] = WORDS.event("licensed", nation=NATIONS, area=WHERE, seat=SEAT)
PAID: Final[i64] = WORDS.event("paid", seat=SEAT, nation=NATIONS, area=WHERE)
STAYED: Final[i64] = WORDS.event("stayed", seat=SEAT, space=SPACES)
WENT_HOME: Final[i64] = WORDS.event("went-home", seat=SEAT, nation=NATIONS, money=NUMBER)
PROTECTED: Final[i64] = WORDS.event("protected", seat=SEAT, nation=NATIONS, area=WHERE)
PROTECTION_ENDED: Final[i64] = WORDS.event("protection-ended", seat=SEAT, area=WHERE)
PRODUCED: Final[i64] = WORDS.event("produced", seat=SEAT, gas=NUMBER, oil=NUMBER, rock=NUMBER)
SOLD: Final[i64] = WORDS.event("sold", seat=SEAT, money=NUMBER, points=NUMBER)
KEPT: Final[i64] = WORDS.event("kept", seat=SEAT, space=SPACES)
NORWAY_JOINED: Final[i64] = WORDS.event("norway-joined")
ADOPTED: Final[i64] = WORDS.event("adopted", law=LAWS)
CHINA_WON: Final[i64] = WORDS.event("china-won")
PAID_OUT: Final[i64] = WORDS.event("paid-out", nation=NATIONS, seat=SEAT, money=NUMBER)
ACTED: Final[i64] = WORDS.event("acted", seat=SEAT, nation=NATIONS, action=ACTIONS)
CHINA_RUN: Final[i64] = WORDS.event("china-run", seat=SEAT)
TURNED_ILLEGAL: Final[i64] = WORDS.event("turned-illegal", area=WHERE, seat=SEAT)
MOVED_TO_TWO: Final[i64] = WORDS.event("moved-to-two", seat=SEAT, source=SPACES, space=SPACES)
EVENTS = WORDS.events()

BY_ROUNDS: Final[i64] = 0
BY_CHINA: Final[i64] = 1
ENDINGS = ("nine rounds", "china at the pole")
