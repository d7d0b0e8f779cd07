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


class AntartikObservation(Observation[Antartik]):
    """Everybody's cards, the row, and of the deck what the seat knows."""

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means."""
        found = super().names(players)
        found += ["diver", "has drawn", "cards in the deck"]
        found += [f"figure {i + 1} in the row" for i in range(int(FIGURES))]
        found += [f"unseen {card} in the deck" for card in CARDS]
        found += [f"known card {i + 1} from the top, 0 if unknown" for i in range(int(JUDGED))]
        for i in range(players):
            found += [f"bet {i}, 0 if none", f"has bet {i}"]
            found += [f"face up {i} {card}" for card in CARDS]
            found += [f"face down {i} {card}" for card in CARDS]
        return found

    def write(self, p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row into `out`, from `at` on."""
        players = p.players
        at = self.write_common(p, eye, out, at)
        out[at] = i16(turned(p.diver, eye, players))
        out[at + 1] = i16(p.drawn)
        out[at + 2] = i16(p.deck.size())
        at += 3
        figures = p.figures >> 1
        for i in range(FIGURES):
            out[at + i] = i16(figures & 1)
            figures = figures >> 1
        at += FIGURES
        self.write_deck(p, eye, out, at)
        at += KINDS + JUDGED
        up = p.face_up
        down = p.face_down
        seat = eye
        for _ in range(players):
            out[at] = i16(p.bets[seat] + 1)
            out[at + 1] = i16(p.have_bet & SEATS[seat] != 0)
            at += 2
            first = seat * KINDS
            for kind in range(KINDS):
                out[at + kind] = i16(up[first + kind])
                out[at + KINDS + kind] = i16(down[first + kind])
            at += 2 * KINDS
            seat += 1
            if seat == players:
                seat = 0

    def write_deck(self, p: Antartik, eye: i64, out: vec[i16], at: i64) -> None:
        """Write how many cards of each kind the seat has not met, and what it knows on top."""
        deck = p.deck
        counts = deck.pool
        above: i64 = len(deck.top)
        if above + len(deck.bottom) > 0:
            counts = deck.unseen(SEATS[eye])
        for kind in range(KINDS):
            out[at + kind] = i16(counts[kind])
        at += KINDS
        for i in range(JUDGED):
            out[at + i] = 0
            if i < above:
                card = deck.top[above - 1 - i]
                if seen_by(card) & SEATS[eye] != 0:
                    out[at + i] = i16(kind_of(card) + 1)


def observation() -> AntartikObservation:
    """Return how the game is seen."""
    return AntartikObservation()
