"""Antartik as numbers: what a seat may see, in a row.

Cards in front of somebody never go back into the deck, so their figures no longer matter, only
whether they bear a judge or a parachute. Which of them may be staked or traded, the mask tells.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.observation import Observation, turned
from nunatak.engine.pile import Pile
from nunatak.engine.position import SEATS
from nunatak.games.antartik.position import NO_BET, Antartik
from nunatak.games.antartik.scoring import points
from nunatak.games.antartik.words import CARDS, JUDGES, KINDS, PARACHUTES

FIGURES: Final[i64] = 10
JUDGED: Final[i64] = 3  # as many cards as a judge shows
SUNK: Final[i64] = 6  # cards that are told from below, which is where trades draw
SEAT: Final[i64] = 8  # numbers for every seat
TURN: Final[i64] = 5  # numbers, beside the scores, that come before the row and the deck
KIND: Final[i64] = 0xFFFF  # of a card; `kind_of` and `seen_by` would cost more than all the rest


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
        figures = p.figures >> 1
        place = at + TURN + p.players
        for i in range(place, place + FIGURES):
            out[i] = i16(figures & 1)
            figures = figures >> 1
        write_deck(p.deck, out, place + FIGURES)
        self.rewrite(p, eye, out, at)

    def rewrite(self, p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
        """Write all but the cards in row and deck, which come and go only when chance speaks."""
        scores = self.write_asked(p, eye, out, at)
        at = scores + p.players
        out[at] = i16(turned(p.diver, eye, p.players))
        out[at + 1] = i16(i64(p.drawn))
        out[at + 2] = i16(p.deck.size())
        at += 3 + FIGURES + KINDS
        write_order(p.deck.top, JUDGED, eye, out, at)
        write_order(p.deck.bottom, SUNK, eye, out, at + JUDGED)
        write_seats(p, eye, out, scores, at + JUDGED + SUNK)


def write_seats(p: Antartik, eye: i64, out: vec[i16], scores: i64, at: i64) -> None:
    """Write what each seat has, and its score. One function for all: this is half of the row."""
    face_up = p.face_up
    face_down = p.face_down
    ups = p.up
    downs = p.down
    bets = p.bets
    have_bet = p.have_bet
    players = p.players
    seat = eye
    for place in range(players):
        judge = seat * KINDS + JUDGES
        parachute = seat * KINDS + PARACHUTES
        up = ups[seat]
        down = downs[seat]
        out[scores + place] = i16(points(up, down))
        out[at] = i16(up)
        out[at + 1] = i16(face_up[judge] + face_up[judge + 1] + face_up[judge + 2])
        out[at + 2] = i16(face_up[parachute] + face_up[parachute + 1] + face_up[parachute + 2])
        out[at + 3] = i16(down)
        judges: i64 = 0
        parachutes: i64 = 0
        if down > 0:
            judges = face_down[judge] + face_down[judge + 1] + face_down[judge + 2]
            parachutes = face_down[parachute] + face_down[parachute + 1] + face_down[parachute + 2]
        out[at + 4] = i16(judges)
        out[at + 5] = i16(parachutes)
        bet = bets[seat]
        sort: i64 = 0
        if bet != NO_BET:
            sort = 1 + i64(bet >= JUDGES) + i64(bet >= PARACHUTES)
        out[at + 6] = i16(sort)
        out[at + 7] = i16((have_bet >> seat) & 1)
        at += SEAT
        seat += 1
        if seat == players:
            seat = 0


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


def write_order(cards: vec[i64], count: i64, eye: i64, out: vec[i16], at: i64) -> None:
    """Write the outermost of some cards in order, as far as the seat knows them."""
    end = at + count
    left: i64 = len(cards)
    if left > 0:
        mask = SEATS[eye] << 16
        while left > 0 and at < end:
            left -= 1
            card = cards[left]
            number: i64 = 0
            if card & mask != 0:
                number = (card & KIND) + 1
            out[at] = i16(number)
            at += 1
    while at < end:
        out[at] = 0
        at += 1


def observation() -> AntartikObservation:
    """Return how the game is seen."""
    return AntartikObservation()
