"""AISAAC, the solo opponent: a deck of commands that the rules carry out (ruling 50)."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from nunatak.engine.position import OneOf
from nunatak.games.frozen_frontier.rules.decisions.collaborating import settle
from nunatak.games.frozen_frontier.rules.decisions.constructing import (
    discard_subsidy,
    place_building,
)
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import THEN_END_TURN
from nunatak.games.frozen_frontier.rules.rows import AISAAC, BITS, CARRIER, POINTS, STEPS, TOKENS
from nunatak.games.frozen_frontier.rules.tables import CONSTRUCT, NETWORK, NONE, OPS, SLOTS_IN_CITY
from nunatak.games.frozen_frontier.rules.vocabulary import (
    AISAAC_ADVANCED,
    AISAAC_BUILT,
    AISAAC_CAME,
    AISAAC_CONNECTED,
    AISAAC_COUNT,
    AISAAC_DISCARDED,
    AISAAC_DREW,
    AISAAC_FLEW,
    AISAAC_SCORED,
    AISAAC_SETTLED,
    BUILDING_COUNT,
    CITY_COUNT,
    COMMAND,
    CONNECT,
    DEPLOY,
    ENGINEER,
    FROM_BUILDING,
    FROM_TRACK,
    IN_A_BUILDING,
    LAST_STEP,
    OP_ADVANCE,
    OP_CONTRACT,
    OP_RESEARCH,
    OP_UNLOCK,
    STEP_COUNT,
)

UP: Final[i64] = 0
DOWN: Final[i64] = 1
ACROSS: Final[i64] = 2
SETTLES: Final[i64] = 2  # colonists at most
FOR_PROGRAM: Final[i64] = 2  # points for a research program


@final
class AisaacLands(OneOf[FrozenFrontier]):
    """AISAAC's carrier starts in a random city."""

    name = "aisaac-lands"

    def among(self, p: FrozenFrontier) -> i64:
        return p.tables.layout_cities[p.layout]

    def take(self, p: FrozenFrontier, option: i64) -> None:
        p.put(AISAAC, CARRIER, option - DEPLOY)
        p.tell(AISAAC_CAME, option - DEPLOY)


@final
class AisaacConnects(OneOf[FrozenFrontier]):
    """An AI token to start with, in a city without one."""

    name = "aisaac-connects"

    def among(self, p: FrozenFrontier) -> i64:
        cities = p.tables.layout_cities[p.layout]
        for city in range(CITY_COUNT):
            if p.modules(city, AISAAC) > 0:
                cities &= ~BITS[city]
        return cities

    def take(self, p: FrozenFrontier, option: i64) -> None:
        network(p, option - CONNECT)


def network(p: FrozenFrontier, city: i64) -> None:
    """Place an AI token of AISAAC's, if it has one left."""
    if p.tokens(AISAAC) > 0:
        p.add(AISAAC, TOKENS, -1)
        p.add_modules(city, AISAAC, 1)
        p.tell(AISAAC_CONNECTED, city)


@final
class AisaacCard(OneOf[FrozenFrontier]):
    """AISAAC's turn: the next card says where it goes and what it does."""

    name = "aisaac-card"

    def among(self, p: FrozenFrontier) -> i64:
        return p.commands

    def take(self, p: FrozenFrontier, option: i64) -> None:
        card = option - COMMAND
        p.commands &= ~BITS[card]
        if p.commands == 0:
            p.commands = BITS[AISAAC_COUNT] - 1
        p.command = card
        p.tell(AISAAC_DREW, card)
        p.step(THEN_END_TURN)
        city = move(p, p.tables.command_move[card])
        discard_project(p, city)
        act(p, city, card)
        use_subsidy(p, p.tables.command_subsidy[card])


def move(p: FrozenFrontier, way: i64) -> i64:
    """Move AISAAC's carrier along its column or across, and return where it is."""
    city = p.here(AISAAC)
    if way == 5:
        city = p.neighbour(city, ACROSS)
    elif way > 0:
        for _step in range(1 + (way - 1) % 2):
            city = p.neighbour(city, UP if way < 3 else DOWN)
    if city != p.here(AISAAC):
        p.put(AISAAC, CARRIER, city)
        p.tell(AISAAC_FLEW, city)
    return city


def discard_project(p: FrozenFrontier, city: i64) -> None:
    """Discard the project that lies in the city."""
    project = p.project_in(city)
    if project != NONE:
        p.lay_project(city, NONE)
        p.discard = append(p.discard, project)
        p.tell(AISAAC_DISCARDED, project)


def act(p: FrozenFrontier, city: i64, card: i64) -> None:
    """Construct the first building that can be, place an AI token, or settle."""
    action = p.tables.command_action[card]
    if action == CONSTRUCT:
        building = first_choice(p, city, card)
        if building != NONE:
            construct(p, city, building)
            return
        network(p, city)
    elif action == NETWORK:
        network(p, city)
    else:
        settle_some(p, city)
    advance(p, p.tables.command_track[card], 1)


def first_choice(p: FrozenFrontier, city: i64, card: i64) -> i64:
    """Return the first building of the card's list that has a free slot and a miniature."""
    for i in range(card * BUILDING_COUNT, (card + 1) * BUILDING_COUNT):
        building = p.tables.command_priority[i]
        if building == NONE:
            break
        slot = p.slot_for(city, building)
        left = p.miniatures(AISAAC, building)
        if slot != NONE and left > 0 and p.owner(city, slot) == NONE:
            return building
    return NONE


def construct(p: FrozenFrontier, city: i64, building: i64) -> None:
    """Place the building; of its bonus only steps on the tracks count."""
    place_building(p, AISAAC, city, building)
    p.tell(AISAAC_BUILT, building, city)
    first = (FROM_BUILDING + building) * OPS
    for k in range(first, first + p.tables.op_count[FROM_BUILDING + building]):
        if p.tables.op[k] == OP_ADVANCE:
            advance(p, p.tables.op_what[k], p.tables.op_n[k])


def advance(p: FrozenFrontier, track: i64, n: i64) -> None:
    """Advance on a track; bonuses become points."""
    for _step in range(n):
        step = p.steps(AISAAC, track) + 1
        if step <= LAST_STEP:
            p.put(AISAAC, STEPS + track, step)
            p.tell(AISAAC_ADVANCED, track, step)
            score(p, bonus_points(p, FROM_TRACK + track * STEP_COUNT + step))


def bonus_points(p: FrozenFrontier, source: i64) -> i64:
    """Return what the bonus of a step is worth to AISAAC."""
    points: i64 = 0
    for k in range(source * OPS, source * OPS + p.tables.op_count[source]):
        op = p.tables.op[k]
        if op == OP_UNLOCK or op == OP_CONTRACT:
            points += 1
        elif op == OP_RESEARCH:
            points += FOR_PROGRAM
    return points


def score(p: FrozenFrontier, points: i64) -> None:
    """Give AISAAC points."""
    if points > 0:
        p.add(AISAAC, POINTS, points)
        p.tell(AISAAC_SCORED, points)


def settle_some(p: FrozenFrontier, city: i64) -> None:
    """Fill the first empty colonist space of each building, in the order of slots."""
    left = SETTLES
    for slot in range(SLOTS_IN_CITY):
        if left == 0:
            return
        if p.owner(city, slot) != NONE and settle_in(p, city, slot):
            left -= 1


def settle_in(p: FrozenFrontier, city: i64, slot: i64) -> bool:
    """Settle somebody from the Reserve in the first empty space; say whether there was one."""
    first = (city * SLOTS_IN_CITY + slot) * IN_A_BUILDING
    for space in range(IN_A_BUILDING):
        colonist = p.tables.space_colonist[first + space]
        if colonist == NONE or p.is_settled(city, slot, space):
            continue
        if (p.engineers if colonist == ENGINEER else p.scientists) == 0:
            continue
        if colonist == ENGINEER:
            p.engineers -= 1
        else:
            p.scientists -= 1
        settle(p, city, slot, space)
        building = p.building_at(city, slot)
        p.add(AISAAC, POINTS, colonist + 1)
        p.tell(AISAAC_SETTLED, building * IN_A_BUILDING + space, colonist, colonist + 1)
        return True
    return False


def use_subsidy(p: FrozenFrontier, place: i64) -> None:
    """Discard a subsidy of the pool, which is what runs the round's clock."""
    if place > 0 and p.pool[place - 1] != NONE:
        p.gap = place - 1
        p.subsidy = p.pool[p.gap]
        p.pool[p.gap] = NONE
        discard_subsidy(p)
