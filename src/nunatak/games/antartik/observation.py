"""Antartik as numbers: what a seat may see, in a row.

Cards in front of somebody never go back into the deck, so their figures no longer matter, only
whether they bear a judge or a parachute. Which of them may be staked or traded, the mask tells.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.observation import Observation, turned
from nunatak.engine.pile import kind_of, seen_by
from nunatak.engine.position import SEATS
from nunatak.games.antartik.position import NO_BET, Antartik
from nunatak.games.antartik.words import CARDS, JUDGES, KINDS, PARACHUTES

FIGURES: Final[i64] = 10
JUDGED: Final[i64] = 3  # as many cards as a judge shows
SUNK: Final[i64] = 6  # cards that are told from below, which is where trades draw
SEAT: Final[i64] = 8  # numbers for every seat


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
        players = p.players
        at = self.write_common(p, eye, out, at)
        out[at] = i16(turned(p.diver, eye, players))
        out[at + 1] = i16(i64(p.drawn))
        out[at + 2] = i16(p.deck.size())
        at += 3
        figures = p.figures >> 1
        for i in range(FIGURES):
            out[at + i] = i16(figures & 1)
            figures = figures >> 1
        at += FIGURES
        write_deck(p, eye, out, at)
        at += KINDS + JUDGED + SUNK
        seat = eye
        for _place in range(players):
            write_seat(p, seat, out, at)
            at += SEAT
            seat += 1
            if seat == players:
                seat = 0


def write_seat(p: Antartik, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what lies in front of a seat."""
    first = seat * KINDS
    up = p.face_up
    out[at] = i16(p.up[seat])
    out[at + 1] = i16(bearing(up, first + JUDGES))
    out[at + 2] = i16(bearing(up, first + PARACHUTES))
    down = p.face_down
    out[at + 3] = i16(p.down[seat])
    out[at + 4] = i16(bearing(down, first + JUDGES))
    out[at + 5] = i16(bearing(down, first + PARACHUTES))
    bet = p.bets[seat]
    sort: i64 = 0
    if bet != NO_BET:
        sort = 1 + i64(bet >= JUDGES) + i64(bet >= PARACHUTES)
    out[at + 6] = i16(sort)
    out[at + 7] = i16(i64(p.have_bet & SEATS[seat] != 0))


def bearing(cards: vec[i64], first: i64) -> i64:
    """Return how many cards bear a symbol, on any of the three figures that may."""
    return cards[first] + cards[first + 1] + cards[first + 2]


def write_deck(p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
    """Write what lies in the deck, as anybody can reckon, and what the seat knows of where."""
    deck = p.deck
    pool = deck.pool
    for kind in range(KINDS):
        out[at + kind] = i16(pool[kind])
    top = deck.top
    bottom = deck.bottom
    above: i64 = len(top)
    below: i64 = len(bottom)
    for i in range(above):
        out[at + kind_of(top[i])] += 1
    for i in range(below):
        out[at + kind_of(bottom[i])] += 1
    at += KINDS
    mask = SEATS[eye]
    for i in range(JUDGED):
        out[at + i] = known_kind(top[above - 1 - i], mask) if i < above else i16(0)
    at += JUDGED
    for i in range(SUNK):
        out[at + i] = known_kind(bottom[below - 1 - i], mask) if i < below else i16(0)


def known_kind(card: i64, mask: i64) -> i16:
    """Return the kind of a card from 1 on, or 0 for those who have not seen it."""
    return i16(kind_of(card) + 1) if seen_by(card) & mask != 0 else i16(0)


def observation() -> AntartikObservation:
    """Return how the game is seen."""
    return AntartikObservation()
