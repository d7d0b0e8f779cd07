"""Antartik's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, EventKind, Nouns, Verb, Vocabulary

# The kinds of card: plain figures of 1 to 10, then judges and parachutes of 8 to 10.
KINDS: Final[i64] = 16
JUDGES: Final[i64] = 10
PARACHUTES: Final[i64] = 13
SYMBOLS: Final[i64] = 3  # the values that may bear one: 8, 9 and 10

CARDS = Nouns(
    [
        *[str(value) for value in range(1, 11)],
        *[f"{value}-judge" for value in (8, 9, 10)],
        *[f"{value}-parachute" for value in (8, 9, 10)],
    ],
    key="card",
)
BEARERS = Nouns(["8", "9", "10"])

GO_ON: Final[i64] = 0
ANEW: Final[i64] = 1
DRAW: Final[i64] = 2
STOP: Final[i64] = 3
RAISE_HAND: Final[i64] = 4
STAKE: Final[i64] = 5
TRADE: Final[i64] = 21
JUDGE: Final[i64] = 37
ON_TOP: Final[i64] = 40
AT_BOTTOM: Final[i64] = 41
NEXT: Final[i64] = 42
PARACHUTE: Final[i64] = 58
BELLYFLOP: Final[i64] = 61
FIRST: Final[i64] = 62
CARD: Final[i64] = 67
WORDS: Final[i64] = 83

VOCABULARY = Vocabulary(
    [
        Verb(GO_ON, "go-on"),
        Verb(ANEW, "anew"),
        Verb(DRAW, "draw"),
        Verb(STOP, "stop"),
        Verb(RAISE_HAND, "raise-hand"),
        Verb(STAKE, "stake", CARDS),
        Verb(TRADE, "trade", CARDS),
        Verb(JUDGE, "judge", BEARERS),
        Verb(ON_TOP, "on-top"),
        Verb(AT_BOTTOM, "at-bottom"),
        Verb(NEXT, "next", CARDS),
        Verb(PARACHUTE, "parachute", BEARERS),
        Verb(BELLYFLOP, "bellyflop"),
        Verb(FIRST, "first", Nouns(SEAT[:5])),
        Verb(CARD, "card", CARDS),
    ]
)

BEGAN: Final[i64] = 0
WENT_ON: Final[i64] = 1
RETURNED: Final[i64] = 2
TURNED_OVER: Final[i64] = 3
STAKED: Final[i64] = 4
RAISED: Final[i64] = 5
LOST_BET: Final[i64] = 6
WON_BET: Final[i64] = 7
KEPT_BET: Final[i64] = 8
FLOPPED: Final[i64] = 9
ENTERED: Final[i64] = 10
JUDGED: Final[i64] = 11
SAW: Final[i64] = 12
REARRANGED: Final[i64] = 13
SUNK: Final[i64] = 14
PARACHUTED: Final[i64] = 15
TRADED: Final[i64] = 16
RECEIVED: Final[i64] = 17
LEFT_OVER: Final[i64] = 18
TOOK_LAST: Final[i64] = 19

EVENTS = (
    EventKind(BEGAN, "began", seat=SEAT),
    EventKind(WENT_ON, "went-on", seat=SEAT, figures=NUMBER),
    EventKind(RETURNED, "returned", seat=SEAT, figures=NUMBER),
    EventKind(TURNED_OVER, "turned-over", seat=SEAT, card=CARDS),
    EventKind(STAKED, "staked", seat=SEAT, card=CARDS),
    EventKind(RAISED, "raised", seat=SEAT),
    EventKind(LOST_BET, "lost-bet", seat=SEAT, card=CARDS, diver=SEAT),
    EventKind(WON_BET, "won-bet", seat=SEAT, card=CARDS),
    EventKind(KEPT_BET, "kept-bet", seat=SEAT, card=CARDS),
    EventKind(FLOPPED, "flopped", seat=SEAT, card=CARDS),
    EventKind(ENTERED, "entered", seat=SEAT, figures=NUMBER),
    EventKind(JUDGED, "judged", seat=SEAT, card=CARDS, looks=NUMBER),
    EventKind(SAW, "saw", seat=SEAT, card=CARDS),
    EventKind(REARRANGED, "rearranged", seat=SEAT, cards=NUMBER),
    EventKind(SUNK, "sunk", seat=SEAT, cards=NUMBER),
    EventKind(PARACHUTED, "parachuted", seat=SEAT, card=CARDS, back=CARDS),
    EventKind(TRADED, "traded", seat=SEAT, card=CARDS),
    EventKind(RECEIVED, "received", seat=SEAT, card=CARDS),
    EventKind(LEFT_OVER, "left-over", figures=NUMBER),
    EventKind(TOOK_LAST, "took-last", seat=SEAT, ends=NUMBER),
)

ENDINGS = ("clean entry", "bellyflop", "trade")
