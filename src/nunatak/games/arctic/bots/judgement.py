"""What a bot thinks of a position in The Arctic: who would win if China came, and who if not.

Two futures are weighed: China takes the Pole as soon as it can, or the game goes its nine rounds.
In each, points and platforms are counted as at the end, production for the rounds that are left.
How likely China is depends on its ships, on those that can stand in its way, and on what whoever
decides for it would gain.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import count_bits, lowest
from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.position import OVER
from nunatak.engine.weights import weights_of
from nunatak.games.arctic.rules.position import (
    ACT,
    AT_POLE,
    CHINA_ACTS,
    COUNTRIES_ACT,
    INVESTING,
    OCCUPYING,
    ROUND_COUNT,
    SELLING,
    SET_SAIL,
    Arctic,
    space_of,
)
from nunatak.games.arctic.rules.scoring import points_for
from nunatak.games.arctic.rules.vocabulary import (
    ACTION_COUNT,
    BUILD,
    CHINA_HIGH,
    CHINA_LOW,
    CHN,
    COUNTRY_COUNT,
    GAS,
    NATION_COUNT,
    OIL,
    ORE_COUNT,
    PLACES,
    POLE,
    ROCK,
    SAIL,
    SPACE_COUNT,
)

# What is counted of each seat; what a future makes of it is said in `worth`.
POINTS: Final[i64] = 0
MONEY: Final[i64] = 1
PLATFORMS: Final[i64] = 2  # what they are worth at the end
CROP: Final[i64] = 3  # what they produce in this round, in points
HARVEST: Final[i64] = 4  # and in each round that is left then
AT_THE_POLE: Final[i64] = 5  # lobbyists in the country that controls it
DIVIDENDS: Final[i64] = 6  # what the treasuries would pay, the more the nearer the end is
ILLEGAL: Final[i64] = 7  # unprotected platforms in nobody's area
HUNTED: Final[i64] = 8  # those that some ship is next to
PURSE: Final[i64] = 9  # money that can still be spent, by the rounds that are left
CHINESE: Final[i64] = 10  # controls China before it acts
PROSPECT: Final[i64] = 11  # lobbyists in countries with ships on the way to the Pole
SOON: Final[i64] = 12  # lobbyists in the country at the Pole, the more the nearer the end is
YELLOW: Final[i64] = 13  # lobbyists for China in a round in which it can take the Pole
ACTING: Final[i64] = 14  # lobbyists that will still act in this round
LEAD: Final[i64] = 15  # what those who can be the first to build would produce with it
SPACES: Final[i64] = 16  # who is or will be on which influence space, by the rounds that are left
FEATURES: Final[i64] = 31

# More weights beside those of the features.
CALM: Final[i64] = 31  # points that make a difference at the end
SWING: Final[i64] = 32  # and for every round that is left, so much more
ENOUGH: Final[i64] = 33  # dollars beyond which money can't be spent on platforms
# How likely China takes the Pole: what adds to it or takes away from it, as logarithms of odds.
DANGER: Final[i64] = 34
GUARDS: Final[i64] = 35  # ships at the Pole of the country that controls it
INNER: Final[i64] = 36  # the most ships of one country next to it
MIDDLE: Final[i64] = 37  # and two areas away
INTRUDERS: Final[i64] = 38  # Chinese ships at the Pole
ARRIVALS: Final[i64] = 39  # Chinese ships next to it
WAIT: Final[i64] = 40  # rounds that China still needs
CHANCES: Final[i64] = 41  # and those that are left to it then
LOST: Final[i64] = 42  # how likely China, if it controls the Pole, is driven away where it can be
WILL: Final[i64] = 43  # how much depends on whoever controls China when it can arrive
PRIDE: Final[i64] = 44  # how much of a share is for points as such, won or lost
PATIENCE: Final[i64] = 45  # how much of what a seat wishes for is nine whole rounds

WIDE: Final = 5.0  # how much wider points are spread where they count as such
ENOUGH_SHIPS: Final[i64] = 4  # more of them change nothing

GUESSES = {  # features in points at the end
    "points": 1.17,
    "money": 1.279,
    "platforms": 0.778,
    "crop": 0.8,
    "harvest": 0.6,
    "at the pole": 4.0,
    "dividends": 1.32,
    "illegal": -1.963,
    "hunted": -1.585,
    "purse": 0.149,
    "chinese": 0.459,
    "prospect": 1.2,
    "soon": 5.47,
    "yellow": 8.728,
    "acting": 2.5,
    "lead": 0.15,
    "Russia 1": 0.39,
    "Russia 2": 0.14,
    "Russia 3": 0.14,
    "Norway 1": 0.802,
    "Norway 2": 0.24,
    "Norway 3": -0.36,
    "EU 1": 0.49,
    "EU 2": 0.153,
    "EU 3": 0.04,
    "Canada 1": 0.64,
    "Canada 2": 0.19,
    "Canada 3": 0.04,
    "USA 1": 0.64,
    "USA 2": 0.24,
    "USA 3": 0.169,
    "calm": 4.0,
    "swing": 2.2,
    "enough": 6.0,
    "danger": 0.424,
    "guards": -1.0,
    "inner": -0.6,
    "middle": -0.147,
    "intruders": 0.5,
    "arrivals": 0.671,
    "wait": -0.2,
    "chances": 0.147,
    "lost": 0.3,
    "will": 0.8,
    "pride": 0.15,
    "patience": 0.06,
}
TASTES = ("patience",)


@final
class ArcticJudgement(Judgement[Arctic]):
    """Shares of the win with China at the Pole and without, by how likely that is."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.counted = vec[float]([0.0] * FEATURES)
        self.early = vec[float]([0.0] * 8)
        self.danger = 0.0  # how likely China takes the Pole

    def shares(self, p: Arctic, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win."""
        if p.actor == OVER:
            settle_shares(p, out)
            return
        counted = self.counted
        weights = self.weights
        early = self.early
        now = 1.0 if p.phase <= SELLING else 0.0
        later = float(ROUND_COUNT - p.round)
        wait = float(rounds_until_china(p))
        danger = danger_of(p, weights, wait, later) if wait <= later else 0.0
        for seat in range(p.players):
            features(p, seat, weights[ENOUGH], counted)
            if wait > 0.0:
                counted[YELLOW] = 0.0  # they will have gone home
            out[seat] = worth(counted, weights, now, later, False)
            if danger > 0.0:
                early[seat] = worth(counted, weights, now, wait, True)
        spread(out, p.players, weights, now + later)
        self.danger = danger
        if danger <= 0.0:
            return
        spread(early, p.players, weights, now + wait)
        if wait == 0.0 and p.phase <= CHINA_ACTS:
            seat = p.china_controller() - 1
            if seat >= 0:
                danger *= 1.0 - weights[WILL]
                if early[seat] > out[seat]:
                    danger += weights[WILL]
                self.danger = danger
        for seat in range(p.players):
            out[seat] += danger * (early[seat] - out[seat])

    def taste(self, p: Arctic, eye: i64, out: vec[float]) -> None:
        """Add a little for nine whole rounds.

        Where it makes no difference to who wins, companies would rather go on than let China in.
        """
        if p.actor == OVER:
            self.danger = float(p.ending())
        patience = part(self.weights[PATIENCE])
        for seat in range(p.players):
            out[seat] += patience * (1.0 - self.danger - out[seat])


def spread(points: vec[float], players: i64, weights: vec[float], left: float) -> None:
    """Make shares of points, which differ the less the more rounds are left.

    A part of the share always grows with the points, so that nobody gives up or grows careless.
    """
    heat = max(weights[CALM], 0.5) + max(weights[SWING], 0.0) * left
    pride = part(weights[PRIDE])
    best = points[0]
    for seat in range(players):
        best = max(best, points[seat])
    total = 0.0
    wide = 0.0
    for seat in range(players):
        behind = (points[seat] - best) / heat
        total += exp(behind)
        wide += exp(behind / WIDE)
    for seat in range(players):
        behind = (points[seat] - best) / heat
        points[seat] = (1.0 - pride) * exp(behind) / total + pride * exp(behind / WIDE) / wide


def worth(counted: vec[float], weights: vec[float], now: float, later: float, china: bool) -> float:
    """Return the points of a seat at the end of a future with so many more rounds."""
    left = now + later
    near = 1.0 / (1.0 + left)
    payday = 1.0 / max(1.0, left)  # in the last round, treasuries pay what they seem to
    found = weights[POINTS] * counted[POINTS] + weights[MONEY] * counted[MONEY]
    found += weights[PLATFORMS] * counted[PLATFORMS]
    found += now * weights[CROP] * counted[CROP] + later * weights[HARVEST] * counted[HARVEST]
    found += left * weights[LEAD] * counted[LEAD] + left * weights[PURSE] * counted[PURSE]
    for space in range(SPACES, FEATURES):
        found += left * weights[space] * counted[space]
    found += payday * weights[DIVIDENDS] * counted[DIVIDENDS]
    risk = weights[ILLEGAL] * counted[ILLEGAL] + weights[HUNTED] * counted[HUNTED]
    found += (1.0 - near) * risk + weights[CHINESE] * counted[CHINESE]
    found += min(later, 1.0) * weights[ACTING] * counted[ACTING]
    if china:
        return found + weights[YELLOW] * counted[YELLOW]
    found += weights[AT_THE_POLE] * counted[AT_THE_POLE]
    found += (1.0 - left / float(ROUND_COUNT)) * weights[PROSPECT] * counted[PROSPECT]
    return found + near * weights[SOON] * counted[AT_THE_POLE]


def features(p: Arctic, seat: i64, enough: float, out: vec[float]) -> None:
    """Count what a seat has."""
    ores = p.tables.ores
    own = p.rigs[seat]
    found: i64 = 0
    for ore in range(ORE_COUNT):
        found += p.worth_of(seat, ore)
    money = float(p.money[seat])
    bare = own & ~p.controlled() & ~p.guarded
    out[POINTS] = float(p.points[seat])
    out[MONEY] = money
    out[PLATFORMS] = float(found)
    out[HARVEST] = float(goods(ores, own))
    out[CROP] = out[HARVEST]
    if p.unrest != 0:
        out[CROP] = float(goods(ores, p.working(seat)))
    if p.phase == SELLING and (seat - p.first + p.players) % p.players < p.sold:
        out[CROP] = 0.0
    out[ILLEGAL] = float(count_bits(bare))
    out[HUNTED] = float(count_bits(bare & in_reach(p))) if bare != 0 else 0.0
    out[PURSE] = min(money, enough)
    out[CHINESE] = 0.0
    if p.phase <= CHINA_ACTS and p.china_controller() == seat + 1:
        out[CHINESE] = 1.0
    yellow = i64(p.track[CHINA_LOW] == seat + 1) + i64(p.track[CHINA_HIGH] == seat + 1)
    out[YELLOW] = float(yellow)
    out[ACTING] = float(to_act(p, seat))
    out[LEAD] = float(to_build(p, seat))
    count_lobbyists(p, seat, out)


def to_act(p: Arctic, seat: i64) -> i64:
    """Return how many lobbyists of a seat will still act in this round."""
    me = seat + 1
    found: i64 = 0
    if p.phase > COUNTRIES_ACT:
        return 0
    if p.phase == INVESTING or p.phase == OCCUPYING:
        for space in range(CHINA_LOW):
            found += i64(p.track[space] == me)
    for space in range(next_space(p), SPACE_COUNT - 1):
        found += i64(p.influence[space] == me)
    return found


def next_space(p: Arctic) -> i64:
    """Return the influence space from which on lobbyists will still act in this round."""
    if p.phase == COUNTRIES_ACT:
        return p.country * 3 + p.number - i64(p.now == ACT)
    return 0


def to_build(p: Arctic, seat: i64) -> i64:
    """Return what a seat's next platforms would produce, where it is the first who can build."""
    found: i64 = 0
    if p.phase > COUNTRIES_ACT:
        return 0
    first = next_space(p)
    ores = p.tables.ores
    own = p.rigs[seat]
    now = goods(ores, own)
    free = p.tables.deposits & ~p.all_rigs()
    nobodys = ~p.controlled()
    for country in range(COUNTRY_COUNT):
        space = max(country * 3, first)
        end = country * 3 + 3
        while space < end and p.influence[space] == 0:
            space += 1
        if space >= end or p.influence[space] != seat + 1:
            continue
        if p.boxes[country * ACTION_COUNT + BUILD] != 0:
            continue
        ground = free & (p.held[country] | p.fleet[country] & nobodys)
        best: i64 = 0
        for ore in range(ORE_COUNT):
            sites = ground & ores[ore]
            if sites != 0:
                best = max(best, goods(ores, own | sites & -sites) - now)
        found += best
    return found


def goods(ores: vec[i64], areas: i64) -> i64:
    """Return the points for what platforms in these areas produce."""
    gas = count_bits(areas & ores[GAS])
    oil = count_bits(areas & ores[OIL])
    return points_for(gas, oil, count_bits(areas & ores[ROCK]))


def count_lobbyists(p: Arctic, seat: i64, out: vec[float]) -> None:
    """Count influence, where lobbyists are and where they will be after this round."""
    dividends: i64 = 0
    pole: i64 = 0
    prospect: i64 = 0
    inner = p.tables.near[POLE]
    middle = p.tables.ocean & p.tables.deposits & ~inner
    ruler = p.controller(POLE)
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
        second = influence[country * 3 + 1]
        space = SPACES + country * 3
        out[space] = float(i64(first == me))
        out[space + 1] = float(i64(second == me))
        out[space + 2] = float(i64(third == me))
        mine = i64(first == me) + i64(second == me) + i64(third == me)
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
                dividends += share
        if second != 0:
            share = min(treasury, 2)
            treasury -= share
            if second == me:
                dividends += share
        if third == me:
            dividends += min(treasury, 1)
    out[AT_THE_POLE] = float(pole)
    out[PROSPECT] = float(prospect)
    out[DIVIDENDS] = float(dividends)


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
            found |= near[lowest(bit)]
    return found


# China


def danger_of(p: Arctic, weights: vec[float], wait: float, later: float) -> float:
    """Return how likely China ends the game, as far as ships let it be seen."""
    ruler = p.controller(POLE)
    if ruler == CHN:
        return 1.0 - part(weights[LOST]) if can_be_retaken(p) else 1.0
    inner = p.tables.near[POLE]
    middle = p.tables.ocean & p.tables.deposits & ~inner
    guards: i64 = 0
    close: i64 = 0
    far: i64 = 0
    for country in range(COUNTRY_COUNT):
        close = max(close, ships_in(p, country, inner))
        far = max(far, ships_in(p, country, middle))
    if ruler < CHN:
        guards = p.ships[ruler * PLACES + POLE]
    odds = weights[DANGER] + weights[GUARDS] * float(min(guards, ENOUGH_SHIPS))
    odds += weights[INNER] * float(min(close, ENOUGH_SHIPS))
    odds += weights[MIDDLE] * float(min(far, ENOUGH_SHIPS))
    odds += weights[INTRUDERS] * float(p.ships[CHN * PLACES + POLE])
    odds += weights[ARRIVALS] * float(ships_in(p, CHN, inner))
    odds += weights[WAIT] * wait + weights[CHANCES] * (later - wait)
    return 1.0 / (1.0 + exp(-odds))


def part(weight: float) -> float:
    """Return a weight as a part of a whole."""
    return min(max(weight, 0.0), 1.0)


def can_be_retaken(p: Arctic) -> bool:
    """Say whether some country can still drive China from the Pole in this round."""
    if p.phase > COUNTRIES_ACT:
        return False
    needed = p.ships[CHN * PLACES + POLE]
    near = AT_POLE | p.tables.near[POLE]
    for country in range(p.country, COUNTRY_COUNT):
        if ships_in(p, country, near) > needed and may_sail(p, country):
            return True
    return False


def may_sail(p: Arctic, country: i64) -> bool:
    """Say whether a country can still sail in this round, or is just doing so."""
    if p.boxes[country * ACTION_COUNT + SAIL] != 0:
        return country == p.country and p.now >= SET_SAIL
    first: i64 = 1
    if country == p.country:
        first = p.number if p.now == ACT else p.number + 1
    for number in range(first, p.spaces(country) + 1):
        if p.influence[space_of(country, number)] != 0:
            return True
    return False


def ships_in(p: Arctic, nation: i64, areas: i64) -> i64:
    """Return how many ships of a nation are in a set of areas."""
    first = nation * PLACES
    rest = p.fleet[nation] & areas
    found: i64 = 0
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        found += p.ships[first + lowest(bit)]
    return found


def rounds_until_china(p: Arctic) -> i64:
    """Return after how many rounds Chinese ships could have drifted to the Pole."""
    if p.controller(POLE) == CHN:
        return 0
    steps: i64 = PLACES
    north = p.tables.north
    rest = p.fleet[CHN] | p.tables.symbols[CHN]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = lowest(bit)
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
