"""Ice Floe's words: options and events, numbered once and for ever. What is new comes last."""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.vocabulary import SEAT, Nouns, Numbering

KINDS: Final[i64] = 5
WEIGHTS = Nouns(["1", "2", "3", "4", "5"])  # of the cards, by kind
ICE = ("thin", "thick")

WORDS = Numbering()

TAKE: Final[i64] = WORDS.verb("take")
PASS: Final[i64] = WORDS.verb("pass")
FIRST: Final[i64] = WORDS.verb("first", Nouns(SEAT[:4]))
CARD: Final[i64] = WORDS.verb("card", WEIGHTS)
SHOW: Final[i64] = WORDS.verb("show")
VOCABULARY = WORDS.vocabulary()

BEGAN: Final[i64] = WORDS.event("began", seat=SEAT)
TOOK: Final[i64] = WORDS.event("took", seat=SEAT)
DREW: Final[i64] = WORDS.event("drew", seat=SEAT, card=WEIGHTS)  # for its owner's ears only
PASSED: Final[i64] = WORDS.event("passed", seat=SEAT)
EVENTS = WORDS.events()

ENDINGS = ("everybody passed", "no card left")
EVERYBODY_PASSED: Final[i64] = 0
NO_CARD_LEFT: Final[i64] = 1
