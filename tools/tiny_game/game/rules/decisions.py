"""Every choice in Ice Floe, in the order of the rulebook."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import pile_of
from nunatak.engine.position import CHANCE, SEAT_BITS, Action, ByLot, Decision, Menu, in_order
from nunatak.games.ice_floe.rules.position import (
    DEAL,
    DEALING,
    DECISIONS,
    FIRST_PLAYER,
    SHOW_ALL,
    TAKER,
    TURN,
    IceFloe,
    Tables,
)
from nunatak.games.ice_floe.rules.vocabulary import (
    BEGAN,
    CARD,
    DREW,
    EVERYBODY_PASSED,
    FIRST,
    ICE,
    KINDS,
    NO_CARD_LEFT,
    PASS,
    PASSED,
    SHOW,
    TAKE,
    TOOK,
)


def start(tables: Tables, players: i64, ice: str) -> IceFloe:
    """Shuffle the deck; nobody has a card yet. The last arguments are the game's settings."""
    p = IceFloe(tables, players, ICE.index(ice))
    p.deck = pile_of(tables.counts[:])
    p.hands = vec[i64]([0] * (players * KINDS))
    p.ask(FIRST_PLAYER, CHANCE)
    p.settle()
    return p


@final
class FirstPlayer(ByLot[IceFloe]):
    """Who begins is drawn by lot."""

    name = "first-player"

    def drawn(self, p: IceFloe, seat: i64) -> None:
        p.turn = seat
        p.tell(BEGAN, seat)
        p.ask(TURN, seat)


# A turn


@final
class Take(Action[IceFloe]):
    """Take the top card."""

    def take(self, p: IceFloe, noun: i64) -> None:
        p.tell(TOOK, p.actor)
        p.ask(DEAL, CHANCE, TAKER.put(p.actor))


@final
class Pass(Action[IceFloe]):
    """Be out."""

    def take(self, p: IceFloe, noun: i64) -> None:
        p.passed |= SEAT_BITS[p.actor]
        p.tell(PASSED, p.actor)
        next_turn(p)


@final
class Turn(Menu[IceFloe]):
    """Take a card, or pass."""

    name = "turn"

    def __init__(self) -> None:
        super().__init__([Take(TAKE), Pass(PASS)])


@final
class Deal(Decision[IceFloe]):
    """The card that was taken: chance decides which it is, and only its owner sees it."""

    name = "deal"
    about = DEALING

    def outcomes(self, p: IceFloe, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for kind in range(KINDS):
            left = p.deck.pool[kind]  # a bot asks with the others' hands dealt afresh
            out[n] = CARD + kind
            weights[n] = left
            n += i64(left > 0)
        return n

    def take(self, p: IceFloe, option: i64) -> None:
        seat = TAKER.of(p.about)
        kind = option - CARD
        p.deck.from_pool(kind)
        p.hands[seat * KINDS + kind] += 1
        p.tell(DREW, seat, kind, seen=SEAT_BITS[seat])
        next_turn(p)


@final
class ShowAll(Decision[IceFloe]):
    """All cards are shown. What was hidden is seen only through chance: so nothing that somebody
    takes back has shown anything."""

    name = "show-all"

    def outcomes(self, p: IceFloe, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        out[0] = SHOW
        weights[0] = 1
        return 1

    def take(self, p: IceFloe, option: i64) -> None:
        """Nothing is asked any more, so the game is over."""


def next_turn(p: IceFloe) -> None:
    """Ask the next seat that has not passed; without one, or without a card, all is shown."""
    if p.deck.size() == 0:
        p.ended = NO_CARD_LEFT
        p.ask(SHOW_ALL, CHANCE)
        return
    for _seat in range(p.players):
        p.turn = p.turn + 1 if p.turn + 1 < p.players else 0
        if not p.has_passed(p.turn):
            p.ask(TURN, p.turn)
            return
    p.ended = EVERYBODY_PASSED
    p.ask(SHOW_ALL, CHANCE)


def all_decisions() -> list[Decision[IceFloe]]:
    """Return the decisions by their numbers."""
    return in_order(DECISIONS.decisions, [FirstPlayer(FIRST), Turn(), Deal(), ShowAll()])
