"""Antartik as numbers: what a seat may see, in a row.

Cards in front of somebody never go back into the deck, so their figures no longer matter, only
whether they bear a judge or a parachute. Which of them may be staked or traded, the mask tells.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.observation import Observation, turned
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
        write_seats(p, eye, out, at + KINDS + JUDGED + SUNK)


def write_seats(p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
    """Write what lies in front of each seat. One function for all: this is half of the row."""
    up = p.face_up
    down = p.face_down
    have_bet = p.have_bet
    players = p.players
    seat = eye
    for _place in range(players):
        judge = seat * KINDS + JUDGES
        parachute = seat * KINDS + PARACHUTES
        hidden = p.down[seat]
        out[at] = i16(p.up[seat])
        out[at + 1] = i16(up[judge] + up[judge + 1] + up[judge + 2])
        out[at + 2] = i16(up[parachute] + up[parachute + 1] + up[parachute + 2])
        out[at + 3] = i16(hidden)
        if hidden == 0:
            out[at + 4] = 0
            out[at + 5] = 0
        else:
            out[at + 4] = i16(down[judge] + down[judge + 1] + down[judge + 2])
            out[at + 5] = i16(down[parachute] + down[parachute + 1] + down[parachute + 2])
        bet = p.bets[seat]
        sort: i64 = 0
        if bet != NO_BET:
            sort = 1 + i64(bet >= JUDGES) + i64(bet >= PARACHUTES)
        out[at + 6] = i16(sort)
        out[at + 7] = i16((have_bet >> seat) & 1)
        at += SEAT
        seat += 1
        if seat == players:
            seat = 0


def write_deck(p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
    """Write what lies in the deck, as anybody can reckon, and what the seat knows of where."""
    deck = p.deck
    pool = deck.pool
    for kind in range(KINDS):
        out[at + kind] = i16(pool[kind])
    write_known(deck.top, JUDGED, eye, out, at, at + KINDS)
    write_known(deck.bottom, SUNK, eye, out, at, at + KINDS + JUDGED)


def write_known(
    cards: vec[i64], count: i64, eye: i64, out: vec[i16], kinds: i64, order: i64
) -> None:
    """Add cards outside the pool to those of their kind, and write the outermost in order.

    A call of `kind_of` or `seen_by` for each would cost more than all the rest.
    """
    mask = SEATS[eye] << 16
    size: i64 = len(cards)
    for i in range(size):
        out[kinds + (cards[i] & 0xFFFF)] += 1
    for i in range(count):
        number: i64 = 0
        if i < size:
            card = cards[size - 1 - i]
            if card & mask != 0:
                number = (card & 0xFFFF) + 1
        out[order + i] = i16(number)


def observation() -> AntartikObservation:
    """Return how the game is seen."""
    return AntartikObservation()
