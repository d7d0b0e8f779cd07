"""What a bot thinks of a position in Frozen Frontier: points now, and what the rest may bring."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import count_bits
from nunatak.engine.judgement import Judgement, settle_shares, soften
from nunatak.engine.position import OVER
from nunatak.engine.weights import weights_of
from nunatak.games.frozen_frontier.rules.decisions.constructing import can_build
from nunatak.games.frozen_frontier.rules.effects import (
    can_collect_basic,
    can_operate,
    can_settle_at,
)
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import (
    ACT,
    CHOOSE_SUBSIDY,
    COMPLETE_OR_NOT,
    FLY_WHERE,
    PLAY_WHICH,
    SETTLE_WHERE,
    USE_SPOT,
)
from nunatak.games.frozen_frontier.rules.rows import AISAAC, BITS, LARGE, ROUNDS, SEATED, SMALL
from nunatak.games.frozen_frontier.rules.tables import (
    NONE,
    OPS,
    SLOTS_IN_CITY,
    SUBSIDIES_OUT,
    SUBSIDIES_USED,
    Tables,
)
from nunatak.games.frozen_frontier.rules.vocabulary import (
    ABILITY_COUNT,
    ACTION,
    BASICS,
    CITY_COUNT,
    DURING_INCOME,
    ENGINEER,
    GOOD_ANY,
    GOOD_BASIC,
    GOOD_COUNT,
    GOOD_ENGINEER,
    GOOD_POINT,
    GOOD_QUBIT,
    GOOD_SCIENTIST,
    HELIUM,
    IN_A_BUILDING,
    INCOME,
    INDUSTRY,
    LARGE_FROM,
    NO_LIMIT,
    ONCE_PER_TURN,
    OP_ADVANCE,
    OP_CONTRACT,
    OP_GAIN,
    OP_PROJECT,
    OP_TOKEN,
    PLACE_COUNT,
    SCIENCE,
    SCIENTIST,
    SHIPMENT,
    SLOT_COUNT,
)

# The weights. What things are worth now, in points:
QUBIT: Final[i64] = 0
UNIT: Final[i64] = 1  # of aerogel, energy or regolith
HELIUM_UNIT: Final[i64] = 2
# and what they are worth besides, while there is time to use them:
QUBIT_LATER: Final[i64] = 3
UNIT_LATER: Final[i64] = 4
HELIUM_LATER: Final[i64] = 5
ENGINEER_LATER: Final[i64] = 6
SCIENTIST_LATER: Final[i64] = 7
STEP_LATER: Final[i64] = 8
PROJECT_LATER: Final[i64] = 9  # in hand, the first four
CONTRACT_LATER: Final[i64] = 10  # in hand
SLOT_LATER: Final[i64] = 11  # open and empty
BUILDING_LATER: Final[i64] = 12
CITY_LATER: Final[i64] = 13  # points that a city will still grow by
TURNS: Final[i64] = 14  # for each card that is left in the stack, divided by players
ABILITY: Final[i64] = 15  # how far abilities are trusted
INTENDED: Final[i64] = 16  # what a building that is about to be built is worth besides its cost
TOKEN: Final[i64] = 17  # what an AI token is worth
STEP: Final[i64] = 18  # what a step on a track is worth
CARD: Final[i64] = 19  # what it is worth to draw a card
PENALTY: Final[i64] = 20  # how sure a penalty is while the helium for it is missing
PLENTY: Final[i64] = 21  # what units beyond the third are worth, of their full worth
CALM: Final[i64] = 22  # points that make a difference at the end
SWING: Final[i64] = 23  # and so many more at the start
# What is begun and not yet done:
LARGE_INTENDED: Final[i64] = 24  # if it is a large one, so much more
INTENDED_LATER: Final[i64] = 25  # and while there is time
TO_COMPLETE: Final[i64] = 26  # a project that may be completed
TO_SUBSIDIZE: Final[i64] = 27
TO_SETTLE: Final[i64] = 28  # for each building
TO_COLLECT: Final[i64] = 29  # for each spot
LAST_USE: Final[i64] = 30  # how much of what units are worth stays so until the last shipment
AISAAC_LATER: Final[i64] = 31  # points that AISAAC gains in a game, beyond what is foreseen
GLORY: Final[i64] = 32  # how much of what a lone player wishes for is points as such

GUESSES = {
    "qubit": 0.33,
    "unit": 0.35,
    "helium": 0.4,
    "qubit later": 0.15,
    "unit later": 1.567,
    "helium later": 1.8,
    "engineer later": 1.299,
    "scientist later": 3.0,
    "step later": 1.8,
    "project later": 0.65,
    "contract later": 1.5,
    "slot later": 0.8,
    "building later": 0.5,
    "city later": 2.5,
    "turns": 2.238,
    "ability": 1.073,
    "intended": 0.5,
    "token": 1.7,
    "step": 1.6,
    "card": 0.6,
    "penalty": 0.6,
    "plenty": 0.5,
    "calm": 20.0,
    "swing": 27.379,
    "large intended": 1.464,
    "intended later": 4.5,
    "to complete": 2.5,
    "to subsidize": 1.3,
    "to settle": 1.2,
    "to collect": 0.7,
    "last use": 0.7,
    "aisaac later": 20.0,
    "glory": 0.7,
}
TASTES = ("glory",)

# How often in a turn something happens to a player, for every occasion, and to how many nouns.
HAPPENS: Final = vec[float]([0.62, 0.55, 0.9, 1.2, 0.35, 0.9, 0.2, 0.25, 0.2, 0.5, 0.12, 0.3, 0.6])
NOUNS: Final = vec[float]([9.0, 2.0, 2.0, 4.0, 2.0] + [1.0] * 8)

ENOUGH: Final[i64] = 3  # units of a resource, beyond which there is plenty
FULL_HAND: Final[i64] = 4
PAR: Final = 100.0  # points that a lone player may hope for
WIDE: Final = 40.0  # and how far from that they are likely to be


@final
class FrozenFrontierJudgement(Judgement[FrozenFrontier]):
    """Points as they stand, with something for what everybody can still do with what they have."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.uses = vec[float]()  # for each ability, what using it once is worth
        self.worths = vec[float]([0.0] * SEATED)
        self.incomes = 0.0  # how often everybody still gets an income
        self.turns = 0.0  # and a turn, perhaps

    def shares(self, p: FrozenFrontier, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win; alone, how likely AISAAC is to be beaten."""
        if p.actor == OVER:
            settle_shares(p, out)
            return
        if len(self.uses) == 0:
            self.uses = uses(p.tables, self.weights)
        weights = self.weights
        cards = cards_left(p)
        left = min(cards / cards_in_all(p), 1.0)
        self.incomes = float(ROUNDS + 1 - this_round(p) - i64(p.phase > INCOME))
        self.turns = weights[TURNS] * cards / float(p.players)
        heat = max(weights[CALM] + weights[SWING] * left, 0.5)
        worths = self.worths
        for who in range(SEATED):
            worths[who] = 0.0
        self.add_cities(p, left)
        for seat in range(p.players):
            worths[seat] += self.worth(p, seat, left)
        if p.actor >= 0:
            worths[p.actor] += self.begun(p, left)
        if p.players == 1:
            worths[AISAAC] += float(
                p.track_points(AISAAC) + p.contract_points(AISAAC) + p.points(AISAAC)
            )
            # What AISAAC will still gain is not in what it has, as a player's is.
            behind = worths[AISAAC] - worths[0] + weights[AISAAC_LATER] * left
            out[0] = 1.0 / (1.0 + exp(behind / heat))
            return
        soften(worths, p.players, heat, out)

    def taste(self, p: FrozenFrontier, eye: i64, out: vec[float]) -> None:
        """Alone, let points as such count too.

        Whoever only wants to be ahead of AISAAC spends much on keeping it small.
        """
        if p.players == 1:
            points = float(p.score(0)) if p.actor == OVER else self.worths[0]
            glory = 1.0 / (1.0 + exp((PAR - points) / WIDE))
            out[0] += self.weights[GLORY] * (glory - out[0])

    def add_cities(self, p: FrozenFrontier, left: float) -> None:
        """Add what every city is worth to those who have something there.

        In the end the strongest takes it; the longer it is until then, the more a share counts.
        """
        worths = self.worths
        growth = self.weights[CITY_LATER] * left
        for city in range(CITY_COUNT):
            owners = p.owners(city)
            weights = p.all_modules(city)
            if owners == 0 and weights == 0:
                continue
            buildings: i64 = 0
            while owners != 0:
                owner = owners & 7
                if owner != 0:
                    buildings += 1
                    weights += BITS[(owner - 1) * 8]
                owners >>= 3
            settled = p.settled(city)
            worth = (
                float(
                    buildings
                    + count_bits(settled)
                    + count_bits(settled & p.tables.scientist_spaces[city])
                )
                + growth
            )
            best: i64 = 0
            ruling: i64 = 0
            squares: i64 = 0
            rest = weights
            while rest != 0:
                weight = rest & 255
                squares += weight * weight
                if weight > best:
                    best = weight
                    ruling = 1
                elif weight == best:
                    ruling += 1
                rest >>= 8
            for who in range(SEATED):
                weight = (weights >> (who * 8)) & 255
                if weight > 0:
                    share = left * float(weight * weight) / float(squares)
                    if weight == best:
                        share += (1.0 - left) / float(ruling)
                    worths[who] += share * worth

    def worth(self, p: FrozenFrontier, seat: i64, left: float) -> float:
        """Return what a seat has besides cities, in points."""
        weights = self.weights
        now = float(
            p.track_points(seat) + p.contract_points(seat) + p.points(seat) - p.penalty_points(seat)
        )
        qubits = float(p.qubits(seat))
        now += qubits * (weights[QUBIT] + left * weights[QUBIT_LATER])
        # There is use for units until the last shipment, however late it is for building.
        use = 0.0 if passed(p, seat) else max(left, weights[LAST_USE])
        unit = weights[UNIT] + use * weights[UNIT_LATER]
        for resource in range(BASICS):
            units = p.store(seat, resource)
            few = min(units, ENOUGH)
            now += unit * (float(few) + weights[PLENTY] * float(units - few))
        helium = p.store(seat, HELIUM)
        now += float(helium) * (weights[HELIUM_UNIT] + use * weights[HELIUM_LATER])
        now += use * weights[CONTRACT_LATER] * float(count_bits(p.contracts_held(seat)))
        now -= self.missing(p, seat, min(helium, p.qubits(seat)))
        later = (
            weights[ENGINEER_LATER] * float(p.colonists(seat, ENGINEER))
            + weights[SCIENTIST_LATER] * float(p.colonists(seat, SCIENTIST))
            + weights[STEP_LATER] * float(p.steps(seat, INDUSTRY) + p.steps(seat, SCIENCE))
            + weights[PROJECT_LATER] * float(min(count_bits(p.hand(seat)), FULL_HAND))
            + weights[BUILDING_LATER]
            * float(p.tables.small + p.tables.large - p.has(seat, SMALL) - p.has(seat, LARGE))
        )
        empty = p.open_slots(seat)
        for slot in range(SLOT_COUNT):
            empty -= i64(p.completed(seat, slot) != NONE)
        later += weights[SLOT_LATER] * float(empty)
        if p.here(seat) == NONE:
            left = 1.0
        return now + left * later + self.abilities(p, seat, left)

    def abilities(self, p: FrozenFrontier, seat: i64, left: float) -> float:
        """Return what a seat's abilities may still bring."""
        found = 0.0
        for place in range(PLACE_COUNT):
            ability = p.ability_at(seat, place)
            if ability == NONE:
                continue
            trigger = p.tables.trigger[ability]
            if trigger == DURING_INCOME:
                found += self.incomes * self.uses[ability]
            elif trigger == ONCE_PER_TURN or trigger == NO_LIMIT:
                found += self.turns * self.uses[ability]
        return self.weights[ABILITY] * found + float(p.ability_points(seat)) * (1.0 + 0.5 * left)

    def begun(self, p: FrozenFrontier, left: float) -> float:
        """Return what the action that is under way will still bring whoever decides."""
        weights = self.weights
        now = p.now
        if now == ACT or now == FLY_WHERE:
            return self.opportunity(p, p.actor, left)
        if now == PLAY_WHICH:
            building = p.about
            city = p.here(p.actor)
            worth = self.intended(building, left)
            if fitting(p, p.actor, city, building):
                worth += weights[TO_COMPLETE] * left
            return worth
        if now == COMPLETE_OR_NOT:
            return weights[TO_COMPLETE] * left + weights[TO_SUBSIDIZE]
        if now == CHOOSE_SUBSIDY:
            return weights[TO_SUBSIDIZE]
        if now == SETTLE_WHERE or now == USE_SPOT:
            return self.together(p, p.actor, now == SETTLE_WHERE)
        return 0.0

    def intended(self, building: i64, left: float) -> float:
        """Return what a building is worth that is about to be built, with its subsidy."""
        weights = self.weights
        worth = weights[INTENDED] + left * weights[INTENDED_LATER]
        return worth + weights[LARGE_INTENDED] if building >= LARGE_FROM else worth

    def together(self, p: FrozenFrontier, seat: i64, settling: bool) -> float:
        """Return what a collaboration in the current city brings."""
        weights = self.weights
        city = p.here(seat)
        found = weights[TO_COLLECT] * float(i64(can_collect_basic(p, seat, city)))
        for slot in range(SLOTS_IN_CITY):
            if p.is_built(city, slot):
                settles = False
                for space in range(IN_A_BUILDING):
                    if can_operate(p, seat, city, slot, space):
                        found += weights[TO_COLLECT]
                    if settling and not settles and can_settle_at(p, seat, city, slot, space):
                        settles = True
                        found += weights[TO_SETTLE]
        return found

    def opportunity(self, p: FrozenFrontier, seat: i64, left: float) -> float:
        """Return what the best action in the current city would bring."""
        city = p.here(seat)
        best = self.together(p, seat, True)
        for slot in range(SLOTS_IN_CITY):
            building = p.building_at(city, slot)
            if can_build(p, seat, city, slot, building):
                worth = self.intended(building, left)
                if fitting(p, seat, city, building):
                    worth += self.weights[TO_COMPLETE] * left
                best = max(best, worth)
        return best

    def missing(self, p: FrozenFrontier, seat: i64, helium: i64) -> float:
        """Return what a seat must fear for helium that it is to ship and does not have."""
        tables = p.tables
        if p.phase > SHIPMENT or (p.phase == SHIPMENT and p.scheduled):
            return 0.0
        due = tables.mandatory[this_round(p) - 1]
        if due <= helium:
            return 0.0
        stack = max(p.setup(SUBSIDIES_USED) - 3, i64(1))
        time = float(p.stack) / float(stack) if p.phase <= ACTION else 0.0
        sure = 1.0 - (1.0 - self.weights[PENALTY]) * min(time, 1.0)
        return sure * float((due - helium) * tables.penalty)


def fitting(p: FrozenFrontier, seat: i64, city: i64, building: i64) -> bool:
    """Say whether a seat holds a project for just this building in just this city."""
    tables = p.tables
    cards = tables.building_projects[building] & tables.city_projects[city]
    return p.hand(seat) & cards != 0


def cards_in_all(p: FrozenFrontier) -> float:
    """Return how many subsidies are turned up in a whole game."""
    each = p.setup(SUBSIDIES_USED) - 3
    return float(ROUNDS * each - p.setup(SUBSIDIES_OUT))


def passed(p: FrozenFrontier, seat: i64) -> bool:
    """Say whether a seat will ship nothing more."""
    return p.phase == SHIPMENT and this_round(p) == ROUNDS and p.passed & BITS[seat] != 0


def this_round(p: FrozenFrontier) -> i64:
    """Return the round that is played, or about to be."""
    return max(p.round, i64(1))


def cards_left(p: FrozenFrontier) -> float:
    """Return how many subsidies are still to be turned up in all."""
    each = p.setup(SUBSIDIES_USED) - 3
    here = p.stack if p.phase <= ACTION else i64(0)
    if p.phase < ACTION:
        here = each - p.setup(SUBSIDIES_OUT)
    return float(here + (ROUNDS - this_round(p)) * each)


def uses(tables: Tables, weights: vec[float]) -> vec[float]:
    """Return for each ability what using it once is worth, in points."""
    goods = vec[float]([0.0] * GOOD_COUNT)
    qubit = weights[QUBIT] + 0.5 * weights[QUBIT_LATER]
    unit = weights[UNIT] + 0.5 * weights[UNIT_LATER]
    for resource in range(BASICS):
        goods[resource] = unit
    goods[HELIUM] = weights[HELIUM_UNIT] + 0.5 * weights[HELIUM_LATER]
    goods[GOOD_ENGINEER] = 0.5 * weights[ENGINEER_LATER]
    goods[GOOD_SCIENTIST] = 0.5 * weights[SCIENTIST_LATER]
    goods[GOOD_QUBIT] = qubit
    goods[GOOD_POINT] = 1.0
    goods[GOOD_BASIC] = unit
    goods[GOOD_ANY] = unit
    found = vec[float]([0.0] * ABILITY_COUNT)
    for ability in range(ABILITY_COUNT):
        worth = 0.0
        for good in range(GOOD_COUNT):
            worth -= goods[good] * float(tables.cost[ability * GOOD_COUNT + good])
        for k in range(ability * OPS, ability * OPS + tables.op_count[ability]):
            n = float(tables.op_n[k])
            if tables.op_per[k] != NONE:  # it counts something: say three of them
                n = float(min(tables.op_n[k] * 3, tables.op_most[k]))
            op = tables.op[k]
            if op == OP_GAIN:
                worth += n * goods[tables.op_what[k]]
            elif op == OP_ADVANCE:
                worth += n * weights[STEP]
            elif op == OP_TOKEN:
                worth += n * weights[TOKEN]
            elif op == OP_PROJECT or op == OP_CONTRACT:
                worth += n * weights[CARD]
        trigger = tables.trigger[ability]
        if trigger == ONCE_PER_TURN or trigger == NO_LIMIT:
            occasion = tables.occasion[ability]
            share = float(count_bits(tables.filter[ability])) / NOUNS[occasion]
            worth *= HAPPENS[occasion] * min(share, 1.0)
        found[ability] = max(worth, 0.0)
    return found


def judgement() -> FrozenFrontierJudgement:
    """Return the game's judgement."""
    guesses = vec[float](weights_of("nunatak.games.frozen_frontier", GUESSES))
    return FrozenFrontierJudgement(guesses)
