"""What a bot thinks of a position in The Arctic: what everybody would have at the end.

Points and platforms are counted as at the end, production for as long as China leaves time for.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.position import OVER
from nunatak.engine.weights import weights_of
from nunatak.games.arctic.position import (
    AREA_OF,
    AT_POLE,
    CHINA_ACTS,
    ROUND_COUNT,
    SELLING,
    Arctic,
    how_many,
)
from nunatak.games.arctic.scoring import points_for
from nunatak.games.arctic.words import (
    ACTION_COUNT,
    CHN,
    COUNTRY_COUNT,
    GAS,
    NATION_COUNT,
    OIL,
    ORE_COUNT,
    POLE,
    ROCK,
)

# What is counted of each seat.
POINTS: Final[i64] = 0
MONEY: Final[i64] = 1
PLATFORMS: Final[i64] = 2  # what they are worth at the end
HARVEST: Final[i64] = 3  # what they produce, in points, over the rounds that are left
AT_THE_POLE: Final[i64] = 4  # lobbyists in the nation that controls it
FIRSTS: Final[i64] = 5  # lobbyists on space 1, by the rounds that are left
OTHERS: Final[i64] = 6  # lobbyists on other spaces, and those that will be
DIVIDENDS: Final[i64] = 7  # what the treasuries would pay, the more the nearer the end is
ILLEGAL: Final[i64] = 8  # unprotected platforms in nobody's area
HUNTED: Final[i64] = 9  # those that some foreign ship is next to
PURSE: Final[i64] = 10  # money that can still be spent, by the rounds that are left
CHINESE: Final[i64] = 11  # controls China before it acts
PROSPECT: Final[i64] = 12  # lobbyists in countries with ships on the way to the Pole
SOON: Final[i64] = 13  # lobbyists in the nation at the Pole, the more the nearer the end is
FEATURES: Final[i64] = 14

# More weights beside those of the features.
CALM: Final[i64] = 14  # points that make a difference at the end
SWING: Final[i64] = 15  # and for every round that is left, so much more
ENOUGH: Final[i64] = 16  # dollars beyond which money can't be spent on platforms
# How far the Pole is expected to be closed to China, by the steps that the nearest ship of an
# Arctic state is away from it: of the rounds that China would take away, so much is left.
AT_IT: Final[i64] = 17
ONE_STEP: Final[i64] = 18
TWO_STEPS: Final[i64] = 19
THREE_STEPS: Final[i64] = 20
LOST: Final[i64] = 21  # how much of that is left when China controls the Pole already

GUESSES = {  # features in points at the end
    "points": 1.0,
    "money": 1.0,
    "platforms": 1.1,
    "harvest": 0.6,
    "at the pole": 4.0,
    "firsts": 1.0,
    "others": 0.4,
    "dividends": 1.0,
    "illegal": -1.5,
    "hunted": -2.0,
    "purse": 0.25,
    "chinese": 1.5,
    "prospect": 1.2,
    "soon": 6.0,
    "calm": 4.0,
    "swing": 2.2,
    "enough": 6.0,
    "at it": 1.0,
    "one step": 0.8,
    "two steps": 0.5,
    "three steps": 0.15,
    "lost": 0.4,
}


@final
class ArcticJudgement(Judgement[Arctic]):
    """Expected points at the end, and what a lead in them means with so many rounds to go."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.counted = vec[float]([0.0] * FEATURES)

    def shares(self, p: Arctic, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win."""
        if p.actor == OVER:
            settle_shares(p, out)
            return
        counted = self.counted
        weights = self.weights
        left = harvests_left(p, weights)
        best = -1000000.0
        for seat in range(p.players):
            features(p, seat, left, weights[ENOUGH], counted)
            worth = 0.0
            for i in range(FEATURES):
                worth += weights[i] * counted[i]
            out[seat] = worth
            best = max(best, worth)
        heat = max(weights[CALM], 0.5) + max(weights[SWING], 0.0) * left
        total = 0.0
        for seat in range(p.players):
            out[seat] = exp((out[seat] - best) / heat)
            total += out[seat]
        for seat in range(p.players):
            out[seat] /= total


def features(p: Arctic, seat: i64, left: float, enough: float, out: vec[float]) -> None:
    """Count what a seat has, with so many harvests to come."""
    ores = p.tables.ores
    own = p.rigs[seat]
    worth: i64 = 0
    for ore in range(ORE_COUNT):
        worth += p.worth_of(seat, ore)
    goods = p.working(seat) if p.phase <= SELLING and left < 1.5 else own
    gas = how_many(goods & ores[GAS])
    oil = how_many(goods & ores[OIL])
    rock = how_many(goods & ores[ROCK])
    money = float(p.money[seat])
    bare = own & ~p.controlled() & ~p.guarded
    out[POINTS] = float(p.points[seat])
    out[MONEY] = money
    out[PLATFORMS] = float(worth)
    out[HARVEST] = float(points_for(gas, oil, rock)) * left
    out[ILLEGAL] = float(how_many(bare))
    out[HUNTED] = float(how_many(bare & in_reach(p)))
    out[PURSE] = left * min(money, enough)
    out[CHINESE] = 0.0
    if p.phase <= CHINA_ACTS and p.china_controller() == seat + 1:
        out[CHINESE] = 1.0
    count_lobbyists(p, seat, left, out)


def count_lobbyists(p: Arctic, seat: i64, left: float, out: vec[float]) -> None:
    """Count influence, where lobbyists are and where they will be after this round."""
    firsts: i64 = 0
    others: i64 = 0
    dividends: i64 = 0
    pole: i64 = 0
    prospect: i64 = 0
    inner = p.tables.near[POLE]
    middle = p.tables.ocean & p.tables.deposits & ~inner
    ruler = p.controller(POLE)
    if ruler == CHN:
        pole = p.at_pole(seat)
    influence = p.influence
    boxes = p.boxes
    me = seat + 1
    for country in range(COUNTRY_COUNT):
        treasury = p.treasury[country]
        row = country * ACTION_COUNT
        first = influence[country * 3]
        third = influence[country * 3 + 2]
        for i in range(i64(3)):
            if boxes[row + i] != 0:
                first = boxes[row + i]
            if boxes[row + 3 + i] != 0:
                third = boxes[row + 3 + i]
        mine = i64(first == me) + i64(influence[country * 3 + 1] == me) + i64(third == me)
        if country == ruler:
            pole += mine
        elif p.fleet[country] & inner != 0:
            prospect += 2 * mine
        elif p.fleet[country] & middle != 0:
            prospect += mine
        if first != 0:
            share = min(treasury, 3)
            treasury -= share
            if first == me:
                firsts += 1
                dividends += share
        if influence[country * 3 + 1] != 0:
            share = min(treasury, 2)
            treasury -= share
            if influence[country * 3 + 1] == me:
                others += 1
                dividends += share
        if third == me:
            others += 1
            dividends += min(treasury, 1)
    out[AT_THE_POLE] = float(pole)
    out[PROSPECT] = float(prospect)
    out[SOON] = float(pole) / (1.0 + left)
    out[FIRSTS] = float(firsts) * left
    out[OTHERS] = float(others) * left
    out[DIVIDENDS] = float(dividends) / (1.0 + left)


def in_reach(p: Arctic) -> i64:
    """Return the areas that some ship is in or next to."""
    near = p.tables.near
    found: i64 = 0
    for nation in range(NATION_COUNT):
        rest = p.fleet[nation]
        found |= rest
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            found |= near[AREA_OF[bit % 37]]
    return found


def harvests_left(p: Arctic, weights: vec[float]) -> float:
    """Return how often goods will still be sold, as far as China lets it be seen."""
    now: i64 = 1 if p.phase <= SELLING else 0
    whole = float(ROUND_COUNT - p.round + now)
    hope = min(max(weights[AT_IT + steps_to_pole(p)], 0.0), 1.0)
    soon = float(now)
    if p.controller(POLE) == CHN:
        hope *= min(max(weights[LOST], 0.0), 1.0)
    else:
        soon += float(rounds_until_china(p))
    return min(whole, soon + hope * max(0.0, whole - soon))


def steps_to_pole(p: Arctic) -> i64:
    """Return how far the nearest ship of an Arctic state is from the Pole."""
    ships: i64 = 0
    for country in range(COUNTRY_COUNT):
        ships |= p.fleet[country]
    if ships & AT_POLE != 0:
        return 0
    inner = p.tables.near[POLE]
    if ships & inner != 0:
        return 1
    return 2 if ships & p.tables.ocean & p.tables.deposits != 0 else 3


def rounds_until_china(p: Arctic) -> i64:
    """Return after how many rounds Chinese ships could have drifted to the Pole."""
    steps: i64 = 4
    north = p.tables.north
    rest = p.fleet[CHN]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = AREA_OF[bit % 37]
        count: i64 = 0
        while area != POLE:
            area = north[area]
            count += 1
        steps = min(steps, count)
    if p.phase <= CHINA_ACTS:
        steps -= 1
    return max(steps, 0)


def judgement() -> ArcticJudgement:
    """Return the game's judgement."""
    return ArcticJudgement(vec[float](weights_of("nunatak.games.arctic", GUESSES)))
