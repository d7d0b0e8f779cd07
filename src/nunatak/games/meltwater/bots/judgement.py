"""What a bot thinks of a position in Meltwater: who will still be fed when the coast is gone."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, count_bits, lowest
from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.position import OVER
from nunatak.engine.weights import weights_of
from nunatak.games.meltwater.rules.position import EVERYWHERE, NO_CARD, Meltwater
from nunatak.games.meltwater.rules.vocabulary import US, US_SOLDIER, USSR

# What is counted of each side.
UNITS: Final[i64] = 0
ARMS: Final[i64] = 1  # soldiers
STORES: Final[i64] = 2  # stockpiles held
PLACES: Final[i64] = 3  # free places where it stands
EXCESS: Final[i64] = 4  # units beyond what their living hexes support
STRANDED: Final[i64] = 5  # units in Dead hexes
DOOMED: Final[i64] = 6  # units in dirty hexes that the open card is about to kill
DIRT: Final[i64] = 7  # units in other dirty hexes
GROUND: Final[i64] = 8  # living hexes next to its own that no enemy holds
RECRUITS: Final[i64] = 9  # refugees that its soldiers can reach
COVERED: Final[i64] = 10  # hexes of the enemy that its soldiers can threaten or attack
FEATURES: Final[i64] = 11

# Three more weights beside those of the features. Whoever resolves the next Starvation chooses, so
# the other side's excess is worse than one's own.
CHOOSER: Final[i64] = 11  # how much less one's own excess and strandings hurt if one chooses next
DECISIVE: Final[i64] = 12  # how much a lead is worth, as a share of all that is left
RESERVE: Final[i64] = 13  # added to all that is left, so that a last unit does not decide all

GUESSES = {  # features in units
    "units": 1.0,
    "arms": 1.2,
    "stores": 0.6,
    "places": 0.35,
    "excess": -0.7,
    "stranded": -1.4,
    "doomed": -0.9,
    "dirt": -0.2,
    "ground": 0.3,
    "recruits": 0.1,
    "covered": 1.0,
    "chooser": 0.4,
    "decisive": 4.0,
    "reserve": 1.5,
}


class MeltwaterJudgement(Judgement[Meltwater]):
    """The lead in what each side has and can feed, in relation to what is left in all."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.us = vec[float]([0.0] * FEATURES)
        self.ussr = vec[float]([0.0] * FEATURES)

    def shares(self, p: Meltwater, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win."""
        if p.actor == OVER:
            settle_shares(p, out)
            return
        features(p, US, self.us)
        features(p, USSR, self.ussr)
        us = self.worth(p, US, self.us)
        ussr = self.worth(p, USSR, self.ussr)
        left = us + ussr + max(self.weights[RESERVE], 0.0)
        share = 1.0 / (1.0 + exp(-self.weights[DECISIVE] * (us - ussr) / left))
        out[p.seat_of(US)] = share
        out[p.seat_of(USSR)] = 1.0 - share

    def worth(self, p: Meltwater, side: i64, counted: vec[float]) -> float:
        """Return what a side's features are worth together, and never nothing: it has a unit."""
        weights = self.weights
        total = 0.0
        for i in range(FEATURES):
            total += weights[i] * counted[i]
        if side == next_chooser(p):
            hurt = weights[EXCESS] * counted[EXCESS] + weights[STRANDED] * counted[STRANDED]
            total -= weights[CHOOSER] * hurt
        return max(total, 0.2)


def next_chooser(p: Meltwater) -> i64:
    """Return the side that decides who starves next: now, or when this turn is over."""
    return p.active if p.hungry != 0 else 1 - p.active


def features(p: Meltwater, side: i64, out: vec[float]) -> None:
    """Count what a side has."""
    for i in range(FEATURES):
        out[i] = 0.0
    near = p.tables.near
    support = p.tables.support
    civilians = p.civilians
    soldiers = p.soldiers
    refugees = p.refugees
    fed = p.fed()
    doomed = strikes(p) & p.dirty
    ground: i64 = 0
    arms: i64 = 0
    rest = p.held[side]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        space = lowest(bit)
        ground |= near[space]
        own = civilians[space] + soldiers[space]
        if soldiers[space] > 0:
            arms |= near[space] | bit
        if p.dead & bit != 0:
            out[STRANDED] += float(own)
            continue
        places = support[space] + i64(fed & bit != 0) - i64(p.dirty & bit != 0)
        free = places - own - refugees[space]
        if free > 0:
            out[PLACES] += float(free)
        else:
            out[EXCESS] -= float(free)
        if doomed & bit != 0:
            out[DOOMED] += float(own)
        elif p.dirty & bit != 0:
            out[DIRT] += float(own)
        if p.stores & bit != 0:
            out[STORES] += float(p.stockpiles[space])
    out[UNITS] = float(p.strength(side))
    out[ARMS] = float(p.on_map[US_SOLDIER + side])
    out[GROUND] = float(count_bits(ground & EVERYWHERE & ~p.dead & ~p.held[1 - side]))
    out[RECRUITS] = float(count_bits(arms & p.camps & ~p.held[1 - side]))
    out[COVERED] = float(count_bits(arms & p.held[1 - side]))


def strikes(p: Meltwater) -> i64:
    """Return the hexes that the open card will hit."""
    if p.card == NO_CARD:
        return 0
    cards = p.tables.cards
    return BITS[cards[p.card * 3]] | BITS[cards[p.card * 3 + 1]]


def judgement() -> MeltwaterJudgement:
    """Return the game's judgement."""
    return MeltwaterJudgement(vec[float](weights_of("nunatak.games.meltwater", GUESSES)))
