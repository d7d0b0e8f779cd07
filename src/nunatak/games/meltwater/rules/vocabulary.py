"""Meltwater's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, Nouns, Numbering

# The map: a letter for each column from the west, a number down the column.
SPACES: Final[i64] = 56
NAMES = (
    "A2 B3 B4 B5 C3 C4 C5 C6 D3 D4 D5 D6 D7 E1 E2 E3 E4 E5 E6 F1 F2 F3 F4 F5 F6 F7 G1 G2 G3 G4 "
    "G5 G6 G7 H1 H2 H3 H4 H5 H6 H7 H8 I1 I2 I3 I4 I5 I6 I7 J2 J3 J4 J5 J6 J7 K4 K5"
)
HEXES = Nouns(NAMES.split())

# Sides. The United States moves first.
US: Final[i64] = 0
USSR: Final[i64] = 1
NEUTRAL: Final[i64] = 2
SIDES = Nouns(["us", "ussr"], key="side")

# What stands in a hex, whatever its side.
CIVILIAN: Final[i64] = 0
SOLDIER: Final[i64] = 1
REFUGEE: Final[i64] = 2
KINDS = Nouns(["civilian", "soldier", "refugee"], key="kind")

# The same with its side, as events name it: civilians, refugees, soldiers.
US_SOLDIER: Final[i64] = 3
UNITS = Nouns(["us-civilian", "ussr-civilian", "refugee", "us-soldier", "ussr-soldier"], key="unit")

CARDS_IN_DECK: Final[i64] = 28
CARDS = Nouns(str(n) for n in range(1, 29))


WORDS = Numbering()

STARVE: Final[i64] = WORDS.verb("starve", HEXES)
WHO: Final[i64] = WORDS.verb("who", KINDS)
FLEE: Final[i64] = WORDS.verb("flee", HEXES)
DEFECT: Final[i64] = WORDS.verb("defect", HEXES)
CARRY: Final[i64] = WORDS.verb("carry")
LEAVE: Final[i64] = WORDS.verb("leave")
MARCH: Final[i64] = WORDS.verb("march", HEXES)
TO: Final[i64] = WORDS.verb("to", HEXES)
CIVILIANS: Final[i64] = WORDS.verb("civilians", Nouns(map(str, range(21))))
SOLDIERS: Final[i64] = WORDS.verb("soldiers", Nouns(map(str, range(5))))
STOCKPILES: Final[i64] = WORDS.verb("stockpiles", Nouns(map(str, range(5))))
THREATEN: Final[i64] = WORDS.verb("threaten", HEXES)
TARGET: Final[i64] = WORDS.verb("target", HEXES)
DRIVE: Final[i64] = WORDS.verb("drive", HEXES)
PRESS_GANG: Final[i64] = WORDS.verb("press-gang", HEXES)
TAKE: Final[i64] = WORDS.verb("take", HEXES)
ATTACK: Final[i64] = WORDS.verb("attack", HEXES)
FALLOUT: Final[i64] = WORDS.verb("fallout", HEXES)
MILITARIZE: Final[i64] = WORDS.verb("militarize", HEXES)
PASS: Final[i64] = WORDS.verb("pass")
SPREAD: Final[i64] = WORDS.verb("spread", HEXES)
SHELTER: Final[i64] = WORDS.verb("shelter", HEXES)
CARD: Final[i64] = WORDS.verb("card", CARDS)
THE_REST: Final[i64] = WORDS.verb("the-rest")
EVACUATE: Final[i64] = WORDS.verb("evacuate", HEXES)
VOCABULARY = WORDS.vocabulary()


TURN_BEGAN: Final[i64] = WORDS.event("turn-began", seat=SEAT, round=NUMBER)
FLED: Final[i64] = WORDS.event("fled", unit=UNITS, source=HEXES, to=HEXES)
DEFECTED: Final[i64] = WORDS.event("defected", unit=UNITS, source=HEXES, to=HEXES)
STARVED: Final[i64] = WORDS.event("starved", unit=UNITS, hex=HEXES)
POISONED: Final[i64] = WORDS.event("poisoned", unit=UNITS, hex=HEXES)
MARCHED: Final[i64] = WORDS.event("marched", seat=SEAT, source=HEXES, to=HEXES, civilians=NUMBER)
MARCHED_ARMED: Final[i64] = WORDS.event(
    "marched-armed", seat=SEAT, source=HEXES, to=HEXES, soldiers=NUMBER
)
CARRIED: Final[i64] = WORDS.event("carried", seat=SEAT, source=HEXES, to=HEXES, stockpiles=NUMBER)
THREATENED: Final[i64] = WORDS.event(
    "threatened", seat=SEAT, source=HEXES, target=HEXES, unit=UNITS
)
DRIVEN: Final[i64] = WORDS.event("driven", unit=UNITS, source=HEXES, to=HEXES)
KILLED: Final[i64] = WORDS.event("killed", unit=UNITS, hex=HEXES)
PRESS_GANGED: Final[i64] = WORDS.event("press-ganged", seat=SEAT, source=HEXES, to=HEXES)
ATTACKED: Final[i64] = WORDS.event("attacked", seat=SEAT, source=HEXES, target=HEXES)
MILITARIZED: Final[i64] = WORDS.event("militarized", seat=SEAT, hex=HEXES, soldiers=NUMBER)
PASSED: Final[i64] = WORDS.event("passed", seat=SEAT)
DOOMSDAY_CAME: Final[i64] = WORDS.event("doomsday-came", card=CARDS)
DIRTIED: Final[i64] = WORDS.event("dirtied", hex=HEXES)
DIED_OUT: Final[i64] = WORDS.event("died-out", hex=HEXES)
STOCKPILES_LOST: Final[i64] = WORDS.event("stockpiles-lost", hex=HEXES, stockpiles=NUMBER)
ARRIVED: Final[i64] = WORDS.event("arrived", unit=UNITS, hex=HEXES)
NOT_ARRIVED: Final[i64] = WORDS.event("not-arrived", hex=HEXES)
RESHUFFLED: Final[i64] = WORDS.event("reshuffled")
TURNED_UP: Final[i64] = WORDS.event("turned-up", first=HEXES, second=HEXES, boat=HEXES)
ANNIHILATED: Final[i64] = WORDS.event("annihilated", side=SIDES)
HIT_DEAD: Final[i64] = WORDS.event("hit-dead", hex=HEXES)
SPREAD_ON: Final[i64] = WORDS.event("spread-on", source=HEXES)
SPREAD_TO_DIRTY: Final[i64] = WORDS.event("spread-to-dirty", source=HEXES)
BOAT_TURNED: Final[i64] = WORDS.event("boat-turned", hex=HEXES)
NO_SHORE: Final[i64] = WORDS.event("no-shore", hex=HEXES)
EVACUATED: Final[i64] = WORDS.event(
    "evacuated", source=HEXES, to=HEXES, refugees=NUMBER, stockpiles=NUMBER
)
EVENTS = WORDS.events()

# How a side lost its last unit, and two other ways to end. Both hunger and radiation kill in the
# Starvation phase: the one where a hex is overfull, the other where it is Dead.
BY_STARVATION: Final[i64] = 0
BY_RADIATION: Final[i64] = 1
BY_DEFECTION: Final[i64] = 2
BY_THREAT: Final[i64] = 3
BY_ATTACK: Final[i64] = 4
BY_MUTUAL_DESTRUCTION: Final[i64] = 5
BY_CONCESSION: Final[i64] = 6

ENDINGS = (
    "starvation",
    "radiation",
    "defection",
    "threat",
    "attack",
    "mutual destruction",
    "concession",
)


def unit_of(kind: i64, side: i64) -> i64:
    """Return a kind of unit with its side, as events name it; refugees have none."""
    if kind == CIVILIAN:
        return side
    if kind == SOLDIER:
        return US_SOLDIER + side
    return REFUGEE
