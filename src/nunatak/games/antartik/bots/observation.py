"""Antartik as numbers: what a seat may see, in a row.

Cards in front of somebody never go back into the deck, so their figures no longer matter, only
whether they bear a judge or a parachute. Which of them may be staked or traded, the mask tells.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.observation import Observation, turned
from nunatak.engine.pile import Pile
from nunatak.games.antartik.rules.position import (
    NO_BET,
    Antartik,
    cards_in,
    judges_in,
    parachutes_in,
)
from nunatak.games.antartik.rules.scoring import points
from nunatak.games.antartik.rules.vocabulary import CARDS, JUDGES, KINDS, PARACHUTES

FIGURES: Final[i64] = 10
JUDGED: Final[i64] = 3  # as many cards as a judge shows
SUNK: Final[i64] = 6  # cards that are told from below, which is where trades draw
SEAT: Final[i64] = 8  # numbers for every seat
TURN: Final[i64] = 5  # numbers, beside the scores, that come before the row and the deck
# Of a card, as `known` packs it: `kind_of` and `seen_by` would cost more than all the rest.
KIND: Final[i64] = 0xFFFF
SEEN: Final[i64] = 16  # the place of the first seat's bit


class AntartikObservation(Observation[Antartik]):
    """Everybody's cards, the row, and of the deck what the seat knows."""

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means."""
        found = super().names(players)
        found += ["diver", "has drawn", "cards in the deck"]
        found += [f"figure {i + 1} in the row" for i in range(int(FIGURES))]
        found += [f"{card} in the deck" for card in CARDS]
        found += [f"card {i + 1} from the top, 0 if unknown" for i in range(int(JUDGED))]
        found += [f"card {i + 1} from below, 0 if unknown" for i in range(int(SUNK))]
        for i in range(players):
            for side in ("up", "down"):
                found += [f"cards face {side} {i}", f"judges face {side} {i}"]
                found += [f"parachutes face {side} {i}"]
            found += [f"bet {i}: 0 none, 1 a plain card, 2 a judge, 3 a parachute", f"has bet {i}"]
        return found

    def write(self, p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row into `out`, from `at` on."""
        place = at + TURN + p.players
        write_row(p.figures, out, place)
        write_deck(p.deck, out, place + FIGURES)
        write_known(p.deck, eye, out, place + FIGURES + KINDS)
        write_seats(p, eye, out, at)

    def rewrite(self, p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
        """Write all but the cards in row and deck, which come and go only when chance speaks."""
        deck = p.deck
        if len(deck.top) + len(deck.bottom) > 0:
            write_known(deck, eye, out, at + TURN + p.players + FIGURES + KINDS)
        write_seats(p, eye, out, at)


def write_row(figures: i64, out: vec[i16], at: i64) -> None:
    """Write which figures the row shows."""
    for i in range(at, at + FIGURES):
        figures = figures >> 1
        out[i] = i16(figures & 1)


def write_deck(deck: Pile, out: vec[i16], at: i64) -> None:
    """Write which cards lie in the deck, as anybody can reckon."""
    kinds = at
    for count in deck.pool:
        out[at] = i16(count)
        at += 1
    for card in deck.top:
        out[kinds + (card & KIND)] += 1
    for card in deck.bottom:
        out[kinds + (card & KIND)] += 1


def write_known(deck: Pile, eye: i64, out: vec[i16], at: i64) -> None:
    """Write the outermost cards of the deck in order, as far as the seat knows them."""
    write_order(deck.top, eye, out, at, at + JUDGED)
    write_order(deck.bottom, eye, out, at + JUDGED, at + JUDGED + SUNK)


def write_order(cards: vec[i64], eye: i64, out: vec[i16], at: i64, end: i64) -> None:
    """Write cards from the last on, and nothing for those that the seat has not seen."""
    left: i64 = len(cards)
    while left > 0 and at < end:
        left -= 1
        seen = (cards[left] >> (SEEN + eye)) & 1
        out[at] = i16(seen * ((cards[left] & KIND) + 1))
        at += 1
    for i in range(at, end):
        out[i] = 0


def write_seats(p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
    """Write whose turn it is, and what each seat has: scores before the row, the rest behind all.

    One function for all, as this is what changes with every option.
    """
    players = p.players
    out[at] = i16(p.now)
    out[at + 1] = i16(turned(p.actor, eye, players))
    scores = at + 2
    at = scores + players
    out[at] = i16(turned(p.diver, eye, players))
    out[at + 1] = i16(i64(p.drawn))
    out[at + 2] = i16(p.deck.size())
    at += 3 + FIGURES + KINDS + JUDGED + SUNK
    ups = p.up
    downs = p.down
    bets = p.bets
    have_bet = p.have_bet
    seat = eye
    for place in range(players):
        up = ups[seat]
        down = downs[seat]
        bet = bets[seat]
        out[scores + place] = i16(points(cards_in(up), cards_in(down)))
        out[at] = i16(cards_in(up))
        out[at + 1] = i16(judges_in(up))
        out[at + 2] = i16(parachutes_in(up))
        out[at + 3] = i16(cards_in(down))
        out[at + 4] = i16(judges_in(down))
        out[at + 5] = i16(parachutes_in(down))
        out[at + 6] = i16(i64(bet != NO_BET) + i64(bet >= JUDGES) + i64(bet >= PARACHUTES))
        out[at + 7] = i16((have_bet >> seat) & 1)
        at += SEAT
        seat = (seat + 1) * i64(seat + 1 < players)  # no branch, as no processor could foresee it


def observation() -> AntartikObservation:
    """Return how the game is seen."""
    return AntartikObservation()
