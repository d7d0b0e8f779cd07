"""Meltwater's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, EventKind, Nouns, Verb, Vocabulary

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

STARVE: Final[i64] = 0
WHO: Final[i64] = 56
FLEE: Final[i64] = 59
DEFECT: Final[i64] = 115
CARRY: Final[i64] = 171
LEAVE: Final[i64] = 172
MARCH: Final[i64] = 173
TO: Final[i64] = 229
CIVILIANS: Final[i64] = 285
SOLDIERS: Final[i64] = 306
STOCKPILES: Final[i64] = 311
THREATEN: Final[i64] = 316
TARGET: Final[i64] = 372
DRIVE: Final[i64] = 428
PRESS_GANG: Final[i64] = 484
TAKE: Final[i64] = 540
ATTACK: Final[i64] = 596
FALLOUT: Final[i64] = 652
MILITARIZE: Final[i64] = 708
PASS: Final[i64] = 764
SPREAD: Final[i64] = 765
SHELTER: Final[i64] = 821
CARD: Final[i64] = 877
THE_REST: Final[i64] = 905
EVACUATE: Final[i64] = 906
WORDS: Final[i64] = 962

VOCABULARY = Vocabulary(
    [
        Verb(STARVE, "starve", HEXES),
        Verb(WHO, "who", KINDS),
        Verb(FLEE, "flee", HEXES),
        Verb(DEFECT, "defect", HEXES),
        Verb(CARRY, "carry"),
        Verb(LEAVE, "leave"),
        Verb(MARCH, "march", HEXES),
        Verb(TO, "to", HEXES),
        Verb(CIVILIANS, "civilians", Nouns(map(str, range(21)))),
        Verb(SOLDIERS, "soldiers", Nouns(map(str, range(5)))),
        Verb(STOCKPILES, "stockpiles", Nouns(map(str, range(5)))),
        Verb(THREATEN, "threaten", HEXES),
        Verb(TARGET, "target", HEXES),
        Verb(DRIVE, "drive", HEXES),
        Verb(PRESS_GANG, "press-gang", HEXES),
        Verb(TAKE, "take", HEXES),
        Verb(ATTACK, "attack", HEXES),
        Verb(FALLOUT, "fallout", HEXES),
        Verb(MILITARIZE, "militarize", HEXES),
        Verb(PASS, "pass"),
        Verb(SPREAD, "spread", HEXES),
        Verb(SHELTER, "shelter", HEXES),
        Verb(CARD, "card", CARDS),
        Verb(THE_REST, "the-rest"),
        Verb(EVACUATE, "evacuate", HEXES),
    ]
)

TURN_BEGAN: Final[i64] = 0
FLED: Final[i64] = 1
DEFECTED: Final[i64] = 2
STARVED: Final[i64] = 3
POISONED: Final[i64] = 4
MARCHED: Final[i64] = 5
MARCHED_ARMED: Final[i64] = 6
CARRIED: Final[i64] = 7
THREATENED: Final[i64] = 8
DRIVEN: Final[i64] = 9
KILLED: Final[i64] = 10
PRESS_GANGED: Final[i64] = 11
ATTACKED: Final[i64] = 12
MILITARIZED: Final[i64] = 13
PASSED: Final[i64] = 14
DOOMSDAY_CAME: Final[i64] = 15
DIRTIED: Final[i64] = 16
DIED_OUT: Final[i64] = 17
STOCKPILES_LOST: Final[i64] = 18
ARRIVED: Final[i64] = 19
NOT_ARRIVED: Final[i64] = 20
RESHUFFLED: Final[i64] = 21
TURNED_UP: Final[i64] = 22
ANNIHILATED: Final[i64] = 23
HIT_DEAD: Final[i64] = 24
SPREAD_ON: Final[i64] = 25
SPREAD_TO_DIRTY: Final[i64] = 26
BOAT_TURNED: Final[i64] = 27
NO_SHORE: Final[i64] = 28
EVACUATED: Final[i64] = 29

EVENTS = (
    EventKind(TURN_BEGAN, "turn-began", seat=SEAT, round=NUMBER),
    EventKind(FLED, "fled", unit=UNITS, source=HEXES, to=HEXES),
    EventKind(DEFECTED, "defected", unit=UNITS, source=HEXES, to=HEXES),
    EventKind(STARVED, "starved", unit=UNITS, hex=HEXES),
    EventKind(POISONED, "poisoned", unit=UNITS, hex=HEXES),
    EventKind(MARCHED, "marched", seat=SEAT, source=HEXES, to=HEXES, civilians=NUMBER),
    EventKind(MARCHED_ARMED, "marched-armed", seat=SEAT, source=HEXES, to=HEXES, soldiers=NUMBER),
    EventKind(CARRIED, "carried", seat=SEAT, source=HEXES, to=HEXES, stockpiles=NUMBER),
    EventKind(THREATENED, "threatened", seat=SEAT, source=HEXES, target=HEXES, unit=UNITS),
    EventKind(DRIVEN, "driven", unit=UNITS, source=HEXES, to=HEXES),
    EventKind(KILLED, "killed", unit=UNITS, hex=HEXES),
    EventKind(PRESS_GANGED, "press-ganged", seat=SEAT, source=HEXES, to=HEXES),
    EventKind(ATTACKED, "attacked", seat=SEAT, source=HEXES, target=HEXES),
    EventKind(MILITARIZED, "militarized", seat=SEAT, hex=HEXES, soldiers=NUMBER),
    EventKind(PASSED, "passed", seat=SEAT),
    EventKind(DOOMSDAY_CAME, "doomsday-came", card=CARDS),
    EventKind(DIRTIED, "dirtied", hex=HEXES),
    EventKind(DIED_OUT, "died-out", hex=HEXES),
    EventKind(STOCKPILES_LOST, "stockpiles-lost", hex=HEXES, stockpiles=NUMBER),
    EventKind(ARRIVED, "arrived", unit=UNITS, hex=HEXES),
    EventKind(NOT_ARRIVED, "not-arrived", hex=HEXES),
    EventKind(RESHUFFLED, "reshuffled"),
    EventKind(TURNED_UP, "turned-up", first=HEXES, second=HEXES, boat=HEXES),
    EventKind(ANNIHILATED, "annihilated", side=SIDES),
    EventKind(HIT_DEAD, "hit-dead", hex=HEXES),
    EventKind(SPREAD_ON, "spread-on", source=HEXES),
    EventKind(SPREAD_TO_DIRTY, "spread-to-dirty", source=HEXES),
    EventKind(BOAT_TURNED, "boat-turned", hex=HEXES),
    EventKind(NO_SHORE, "no-shore", hex=HEXES),
    EventKind(EVACUATED, "evacuated", source=HEXES, to=HEXES, refugees=NUMBER, stockpiles=NUMBER),
)

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
