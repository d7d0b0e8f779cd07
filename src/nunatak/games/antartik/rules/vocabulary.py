"""Antartik's words: options and events, numbered once and for ever."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import NUMBER, SEAT, Nouns, Numbering

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


WORDS = Numbering()

GO_ON: Final[i64] = WORDS.verb("go-on")
ANEW: Final[i64] = WORDS.verb("anew")
DRAW: Final[i64] = WORDS.verb("draw")
STOP: Final[i64] = WORDS.verb("stop")
RAISE_HAND: Final[i64] = WORDS.verb("raise-hand")
STAKE: Final[i64] = WORDS.verb("stake", CARDS)
TRADE: Final[i64] = WORDS.verb("trade", CARDS)
JUDGE: Final[i64] = WORDS.verb("judge", BEARERS)
ON_TOP: Final[i64] = WORDS.verb("on-top")
AT_BOTTOM: Final[i64] = WORDS.verb("at-bottom")
NEXT: Final[i64] = WORDS.verb("next", CARDS)
PARACHUTE: Final[i64] = WORDS.verb("parachute", BEARERS)
BELLYFLOP: Final[i64] = WORDS.verb("bellyflop")
FIRST: Final[i64] = WORDS.verb("first", Nouns(SEAT[:5]))
CARD: Final[i64] = WORDS.verb("card", CARDS)
VOCABULARY = WORDS.vocabulary()


BEGAN: Final[i64] = WORDS.event("began", seat=SEAT)
WENT_ON: Final[i64] = WORDS.event("went-on", seat=SEAT, figures=NUMBER)
RETURNED: Final[i64] = WORDS.event("returned", seat=SEAT, figures=NUMBER)
TURNED_OVER: Final[i64] = WORDS.event("turned-over", seat=SEAT, card=CARDS)
STAKED: Final[i64] = WORDS.event("staked", seat=SEAT, card=CARDS)
RAISED: Final[i64] = WORDS.event("raised", seat=SEAT)
LOST_BET: Final[i64] = WORDS.event("lost-bet", seat=SEAT, card=CARDS, diver=SEAT)
WON_BET: Final[i64] = WORDS.event("won-bet", seat=SEAT, card=CARDS)
KEPT_BET: Final[i64] = WORDS.event("kept-bet", seat=SEAT, card=CARDS)
FLOPPED: Final[i64] = WORDS.event("flopped", seat=SEAT, card=CARDS)
ENTERED: Final[i64] = WORDS.event("entered", seat=SEAT, figures=NUMBER)
JUDGED: Final[i64] = WORDS.event("judged", seat=SEAT, card=CARDS, looks=NUMBER)
SAW: Final[i64] = WORDS.event("saw", seat=SEAT, card=CARDS)
REARRANGED: Final[i64] = WORDS.event("rearranged", seat=SEAT, cards=NUMBER)
SUNK: Final[i64] = WORDS.event("sunk", seat=SEAT, cards=NUMBER)
PARACHUTED: Final[i64] = WORDS.event("parachuted", seat=SEAT, card=CARDS, back=CARDS)
TRADED: Final[i64] = WORDS.event("traded", seat=SEAT, card=CARDS)
RECEIVED: Final[i64] = WORDS.event("received", seat=SEAT, card=CARDS)
LEFT_OVER: Final[i64] = WORDS.event("left-over", figures=NUMBER)
TOOK_LAST: Final[i64] = WORDS.event("took-last", seat=SEAT, ends=NUMBER)
EVENTS = WORDS.events()

ENDINGS = ("clean entry", "bellyflop", "trade")
