"""What a bot thinks of a position in Antartik: points in hand and points in the air."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.position import OVER, decision_at
from nunatak.engine.weights import weights_of
from nunatak.games.antartik.rules.position import (
    BET,
    DIVE,
    FLOP,
    GO_ON_OR_ANEW,
    LOOK,
    NO_BET,
    ORDER,
    RECEIVE,
    TOP_OR_BOTTOM,
    TURN_OVER,
    Antartik,
)
from nunatak.games.antartik.rules.scoring import FACE_DOWN
from nunatak.games.antartik.rules.vocabulary import JUDGES, KINDS, PARACHUTES, SYMBOLS

UNFOLDING: Final = 2.0  # points that it costs to trade a parachute face up and pull it
COOLEST: Final = 0.1  # a heat that no weights may go below

# The weights, in points where nothing else is said.
FRESH_DIVE: Final[i64] = 0  # what a dive is worth before its first card
HELD_JUDGE: Final[i64] = 1
HELD_PARACHUTE: Final[i64] = 2
CALM: Final[i64] = 3  # points that make a difference when the deck is all but empty
SWING: Final[i64] = 4  # and for every card that is left, so much more
NEXT_DIVE: Final[i64] = 5  # what it is worth to be the next to dive
INHERITED: Final[i64] = 6  # and for every figure of a row that a flop would leave to the next
FOLDED: Final[i64] = 7  # what a face-down card is worth beyond its points, as it can be traded

GUESSES = {
    "fresh dive": 2.2,
    "held judge": 0.3,
    "held parachute": 0.5,
    "calm": 1.0,
    "swing": 0.12,
    "next dive": 0.5,
    "inherited": 0.3,
    "folded": 0.0,
}


@final
class AntartikJudgement(Judgement[Antartik]):
    """Expected points, if the diver takes the better of stopping now and drawing once."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.kinds = vec[i64]([0] * KINDS)
        self.counts = vec[i64]([0] * KINDS)

    def shares(self, p: Antartik, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win."""
        if p.actor == OVER:
            settle_shares(p, out)
            return
        for seat in range(p.players):
            out[seat] = self.in_hand(p, seat)
        self.add_dive(p, eye, out)
        heat = max(self.weights[CALM] + self.weights[SWING] * float(p.deck.size()), COOLEST)
        total = 0.0
        for seat in range(p.players):
            out[seat] = exp(out[seat] / heat)
            total += out[seat]
        for seat in range(p.players):
            out[seat] /= total

    def in_hand(self, p: Antartik, seat: i64) -> float:
        """Return what a seat's cards are worth."""
        weights = self.weights
        worth = float(p.score(seat)) + weights[FOLDED] * float(p.cards_down(seat))
        first = seat * KINDS
        for i in range(SYMBOLS):
            worth += weights[HELD_JUDGE] * float(p.face_up[first + JUDGES + i])
            if p.children:
                worth += weights[HELD_PARACHUTE] * float(p.face_up[first + PARACHUTES + i])
        return worth

    def add_dive(self, p: Antartik, eye: i64, out: vec[float]) -> None:
        """Add what the dive and the bets on it are worth to everybody."""
        row = float(len(p.row))
        fresh = self.weights[FRESH_DIVE]
        now = p.now
        if now == RECEIVE:
            now = decision_at(p.agenda[p.depth - 2])
        if now == FLOP:
            self.add_bets(p, 1.0, out)
            saved = 1.0
            if p.has_parachute(p.diver):
                saved = row
            elif p.may_unfold(p.diver):
                saved = row - UNFOLDING
            out[p.diver] += max(saved, 1.0)
            return
        if now == TURN_OVER and len(p.row) == 0:
            out[p.diver] += fresh
            return
        flop = self.flop(p, eye)
        follower = p.diver + 1 if p.diver + 1 < p.players else i64(0)
        out[follower] += self.weights[NEXT_DIVE]
        bets = float(p.standing)
        others = float(p.players - 1)
        clean = row + 1.0 + bets
        draw = (1.0 - flop) * clean + flop
        if now == GO_ON_OR_ANEW:
            out[p.diver] += max(draw, fresh)
            return
        if now == BET or now == DIVE or now == LOOK or now == TOP_OR_BOTTOM or now == ORDER:
            # Every bet won costs the diver what the others gain on average.
            stopping = row - 2.0 * bets / others
            drawing = draw - (2.0 * flop - (1.0 - flop)) * bets / others
            if p.drawn and stopping >= drawing:
                out[p.diver] += row
                self.add_bets(p, 1.0, out)
                return
        out[p.diver] += draw
        out[follower] += self.weights[INHERITED] * flop * row
        self.add_bets(p, flop, out)

    def add_bets(self, p: Antartik, won: float, out: vec[float]) -> None:
        """Add what the staked cards are worth if they win with this probability."""
        if p.standing == 0:
            return
        for seat in range(p.players):
            if p.bets[seat] != NO_BET:
                out[seat] += won * float(FACE_DOWN)

    def flop(self, p: Antartik, eye: i64) -> float:
        """Return how likely the next card is to be a bellyflop, as far as `eye` knows."""
        if p.deck.size() == 0:
            return 0.0
        n = p.deck.outcomes(0, eye, 0, self.kinds, self.counts)
        pairs: i64 = 0
        total: i64 = 0
        for i in range(n):
            total += self.counts[i]
            if p.figures & p.tables.figures[self.kinds[i]] != 0:
                pairs += self.counts[i]
        return float(pairs) / float(total)


def judgement() -> AntartikJudgement:
    """Return the game's judgement."""
    return AntartikJudgement(vec[float](weights_of("nunatak.games.antartik", GUESSES)))
