"""Shipyard cards are taken: when somebody builds a ship, and in a draft."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import CHANCE, SEAT_BITS, Decision
from nunatak.games.antarctica.rules.position import (
    BUILT_NOW,
    CHOOSE_CARD,
    DRAW_CARD,
    FIRST_TAKER,
    IS_DRAFT,
    LOOK_AGAIN,
    PICKS,
    SIZE,
    TAKING,
    Antarctica,
)
from nunatak.games.antarctica.rules.vocabulary import (
    CHOOSE,
    CHOSE,
    DRAFT,
    DRAW,
    DREW,
    KINDS,
    LAUNCHED,
    LOOK,
    LOOKED,
    PASSED_OVER,
    PILE_LEFT,
    TOOK,
)


def launch(p: Antarctica, seat: i64) -> None:
    """Put a new ship last in line under the sun; all others take a shipyard card (ruling 9)."""
    p.ships[seat] -= 1
    p.berth((seat + 1) | BUILT_NOW, p.sun)
    p.idle = 0
    p.tell(LAUNCHED, seat, p.sun)
    left = p.pile_size()
    if left >= p.players - 1:
        first = (seat + 1) % p.players
        p.ask(CHOOSE_CARD, first, FIRST_TAKER.put(first) | SIZE.put(p.players - 1))
    elif left > 0:
        p.tell(PILE_LEFT, left)
        for kind in range(KINDS):
            p.pile[kind] = 0


def begin_draft(p: Antarctica, seat: i64) -> None:
    """Draw a shipyard card for each player, as far as there are cards (ruling 19)."""
    size = min(p.players, p.pile_size())
    for late in range(size, p.players):
        p.tell(PASSED_OVER, (seat + late) % p.players, DRAFT)
    p.ask(DRAW_CARD, CHANCE, IS_DRAFT.put(1) | FIRST_TAKER.put(seat) | SIZE.put(size))


@final
class DrawCard(Decision[Antarctica]):
    """A card for the draft: the pile lies open, so everybody sees which one is missing."""

    name = "draw-card"
    about = TAKING

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for kind in range(KINDS):
            out[n] = DRAW + kind
            weights[n] = p.pile[kind]
            n += i64(p.pile[kind] > 0)
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        kind = option - DRAW
        p.pile[kind] -= 1
        p.packet[kind] += 1
        p.idle = 0
        p.tell(DREW, kind)
        if p.packet_size() < SIZE.of(p.about):
            p.ask(DRAW_CARD, CHANCE, p.about)
        else:
            offer_cards(p)


def offer_cards(p: Antarctica) -> None:
    """Let the next player choose a card; the only one that is left of a draft is taken at once."""
    seat = (FIRST_TAKER.of(p.about) + PICKS.of(p.about)) % p.players
    if IS_DRAFT.of(p.about) == 1 and p.packet_size() == 1:
        for kind in range(KINDS):
            if p.packet[kind] > 0:
                take_card(p, seat, kind)
                return
    p.ask(CHOOSE_CARD, seat, p.about)


@final
class ChooseCard(Decision[Antarctica]):
    """A shipyard card of one's choice, face down; or one of those drafted (rulings 9 and 19)."""

    name = "choose-card"
    about = TAKING
    secret = True  # whoever is not asked would be known to see cards of one kind only

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        cards = p.taken_from()
        n: i64 = 0
        for kind in range(KINDS):
            out[n] = CHOOSE + kind
            n += i64(cards[kind] > 0)
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        take_card(p, p.actor, option - CHOOSE)

    def why_not(self, p: Antarctica, option: i64) -> str:
        return "why-no-such-card" if CHOOSE <= option < CHOOSE + KINDS else ""


def take_card(p: Antarctica, seat: i64, kind: i64) -> None:
    """Let a seat take a card that the others don't see; then the rest goes on."""
    p.take_card(seat, kind)
    p.idle = 0
    p.tell(TOOK, seat)
    p.tell(CHOSE, seat, kind, seen=SEAT_BITS[seat])
    p.ask(LOOK_AGAIN, CHANCE, p.about + PICKS.put(1))


@final
class LookAgain(Decision[Antarctica]):
    """The cards go to the next player, or lie open again: what was taken in all can be seen.

    Nobody has a choice here, but somebody learns something, and that is chance's business.
    """

    name = "look-again"
    about = TAKING

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        out[0] = LOOK
        weights[0] = 1
        return 1

    def take(self, p: Antarctica, option: i64) -> None:
        left = SIZE.of(p.about) - PICKS.of(p.about)
        p.tell(LOOKED, left)
        if left > 0:
            offer_cards(p)
