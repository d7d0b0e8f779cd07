"""Antartik as numbers: what a seat may see, in a row."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.observation import Observation, turned
from nunatak.engine.pile import kind_of, seen_by
from nunatak.engine.position import SEATS
from nunatak.games.antartik.position import Antartik
from nunatak.games.antartik.words import CARDS, KINDS

FIGURES: Final[i64] = 10
JUDGED: Final[i64] = 3  # as many cards as a judge shows
SUNK: Final[i64] = 6  # cards that are told from below, which is where trades draw


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
            found += [f"bet {i}, 0 if none", f"has bet {i}"]
            found += [f"face up {i} {card}" for card in CARDS]
            found += [f"cards face down {i}"]
            found += [f"face down {i} {card}" for card in CARDS]
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
        self.write_deck(p, eye, out, at)
        at += KINDS + JUDGED + SUNK
        up = p.face_up
        down = p.face_down
        seat = eye
        for _place in range(players):
            out[at] = i16(p.bets[seat] + 1)
            out[at + 1] = i16(i64(p.have_bet & SEATS[seat] != 0))
            at += 2
            first = seat * KINDS
            write_cards(up, first, out, at)
            at += KINDS
            hidden = i16(p.down[seat])
            if hidden != 0 or out[at] != 0:  # zeros need not be written over zeros
                write_cards(down, first, out, at + 1)
            out[at] = hidden
            at += 1 + KINDS
            seat += 1
            if seat == players:
                seat = 0

    def write_deck(self, p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
        """Write what lies in the deck, as anybody can reckon, and what the seat knows of where."""
        deck = p.deck
        pool = deck.pool
        write_cards(pool, 0, out, at)
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


def write_cards(counts: vec[i64], first: i64, out: vec[i16], at: i64) -> None:
    """Write how many cards there are of each kind."""
    for kind in range(KINDS):
        out[at + kind] = i16(counts[first + kind])


def known_kind(card: i64, mask: i64) -> i16:
    """Return the kind of a card from 1 on, or 0 for those who have not seen it."""
    return i16(kind_of(card) + 1) if seen_by(card) & mask != 0 else i16(0)


def observation() -> AntartikObservation:
    """Return how the game is seen."""
    return AntartikObservation()
