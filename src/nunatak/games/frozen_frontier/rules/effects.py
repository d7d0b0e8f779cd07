"""What effects do: costs, operations, and the abilities that they trigger.

The words of the data are carried out here and nowhere else. What an effect still has to do lies on
the agenda, so whatever it triggers comes first (ruling 45).
"""

from typing import Final

from mypy_extensions import i64

from nunatak.engine.bits import lowest
from nunatak.engine.position import CHANCE
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import (
    ADVANCE_SEAT,
    ADVANCE_STEPS,
    ADVANCE_TRACK,
    ANY_TRACK,
    CHOOSE_PROGRAM,
    CONNECT_WHERE,
    DRAW_CONTRACT,
    DRAW_PROJECT,
    DRAW_SEAT,
    FIND_PROGRAM,
    GIVE_WHAT,
    HOW_MANY,
    HOW_TO_DRAW,
    LOOK_AT_STACK,
    MORE_COUNT,
    MORE_SEAT,
    PAY_BASIC,
    PAY_UNITS,
    PAY_WITH,
    RUN_FROM,
    RUN_SEAT,
    RUN_SOURCE,
    SETTLE_SEAT,
    SETTLE_TIMES,
    SPOT_SEAT,
    SPOT_TIMES,
    STACK_GENERATION,
    STACK_SEAT,
    TAKE_BASIC,
    THEN_ADVANCE,
    THEN_DRAW_CONTRACTS,
    THEN_DRAW_PROJECTS,
    THEN_REFRESH,
    THEN_RUN,
    THEN_SETTLE,
    THEN_SPOTS,
    THEN_TRIGGERED,
    TRACK_FROM,
    TRACK_SOURCE,
    TRADE_SOME,
    TRADE_TIMES,
    TRIGGERED_PLACES,
    TRIGGERED_SEAT,
    WHICH_TRACK,
)
from nunatak.games.frozen_frontier.rules.rows import (
    BITS,
    CHOOSE_CONTRACTS,
    ENGINEERS,
    LISTENS,
    OPEN_SLOTS,
    POINTS,
    QUBITS,
    SCIENTISTS,
    SPACES_IN_CITY,
    STACKS,
    STEPS,
    STORE,
    TOKENS,
)
from nunatak.games.frozen_frontier.rules.tables import (
    GIFT,
    LAB_SPOT,
    NONE,
    OPS,
    PLAIN,
    SLOTS_IN_CITY,
)
from nunatak.games.frozen_frontier.rules.vocabulary import (
    ACTION,
    ADVANCED,
    BASICS,
    BOTH,
    CONNECTED,
    ENGINEER,
    FROM_LAB,
    FROM_TRACK,
    GAINED,
    GOOD_ANY,
    GOOD_BASIC,
    GOOD_COUNT,
    GOOD_ENGINEER,
    GOOD_POINT,
    GOOD_QUBIT,
    GOOD_SCIENTIST,
    HANDED,
    HERE,
    IN_A_BUILDING,
    INCOME,
    INDUSTRY,
    LAST_STEP,
    NO_LIMIT,
    ON_ADVANCE,
    ON_COLONIST,
    ON_PROJECT,
    ON_RESOURCE,
    ONCE_PER_TURN,
    OP_ADVANCE,
    OP_CONTRACT,
    OP_GAIN,
    OP_PROJECT,
    OP_REFRESH,
    OP_RESEARCH,
    OP_RETRAIN,
    OP_SETTLE,
    OP_SPOTS,
    OP_TAX,
    OP_TOKEN,
    OP_TRADE,
    OP_UNLOCK,
    PLACE_COUNT,
    RESOURCE_COUNT,
    RETRAINED,
    SCIENCE,
    SCIENTIST,
    SLOT_COUNT,
    SPENT,
    STEP_COUNT,
    TAX_TAKEN,
    UNLOCKED,
    USED,
)

LAB_FEE: Final[i64] = 1

# Goods come and go


def gain_qubits(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Take Qubits from the Reserve."""
    if n > 0:
        p.add(seat, QUBITS, n)
        p.tell(GAINED, seat, n, GOOD_QUBIT)


def gain_points(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Take point tokens."""
    if n > 0:
        p.add(seat, POINTS, n)
        p.tell(GAINED, seat, n, GOOD_POINT)


def receive_resource(p: FrozenFrontier, seat: i64, resource: i64, n: i64) -> None:
    """Receive units as far as there is room; their Qubits go to the Reserve (ruling 19)."""
    n = min(n, p.room(seat, resource))
    if n > 0:
        p.add(seat, STORE + resource, n)
        p.tell(GAINED, seat, n, resource)
        fire(p, seat, ON_RESOURCE, resource, n)


def receive_colonists(p: FrozenFrontier, seat: i64, colonist: i64, n: i64) -> None:
    """Receive colonists as far as the Reserve has them."""
    if colonist == ENGINEER:
        n = min(n, p.engineers)
        p.engineers -= n
    else:
        n = min(n, p.scientists)
        p.scientists -= n
    if n > 0:
        p.add(seat, ENGINEERS + colonist, n)
        p.tell(GAINED, seat, n, GOOD_ENGINEER + colonist)
        fire(p, seat, ON_COLONIST, colonist, n)


def spend_resource(p: FrozenFrontier, seat: i64, resource: i64, n: i64) -> None:
    """Cover units with Qubits from the supply."""
    p.add(seat, STORE + resource, -n)
    p.add(seat, QUBITS, -n)
    p.tell(SPENT, seat, n, resource)
    if p.shipping != NONE:
        p.paid += n << (4 * resource)


def spend_qubits(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Put Qubits into the Reserve."""
    p.add(seat, QUBITS, -n)
    p.tell(SPENT, seat, n, GOOD_QUBIT)


def spend_colonists(p: FrozenFrontier, seat: i64, colonist: i64, n: i64) -> None:
    """Return colonists to the Reserve."""
    p.add(seat, ENGINEERS + colonist, -n)
    if colonist == ENGINEER:
        p.engineers += n
    else:
        p.scientists += n
    p.tell(SPENT, seat, n, GOOD_ENGINEER + colonist)


# Costs


def can_pay(p: FrozenFrontier, seat: i64, source: i64, fee: i64) -> bool:
    """Say whether a seat can pay what something costs, and a fee in Qubits."""
    tables = p.tables
    cover = tables.cover[source]
    if p.qubits(seat) < cover + fee:
        return False
    first = source * GOOD_COUNT
    cost = tables.cost
    if p.colonists(seat, ENGINEER) < cost[first + GOOD_ENGINEER]:
        return False
    if p.colonists(seat, SCIENTIST) < cost[first + GOOD_SCIENTIST]:
        return False
    if cover == cost[first + GOOD_QUBIT]:
        return True
    basics = p.basics_after(seat, cost, first)
    if basics < cost[first + GOOD_BASIC]:
        return False
    return basics + p.store(seat, BASICS) >= cost[first + GOOD_ANY] + cost[first + GOOD_BASIC]


def pay(p: FrozenFrontier, seat: i64, source: i64) -> None:
    """Pay what something costs; where resources can be chosen, ask for them."""
    first = source * GOOD_COUNT
    cost = p.tables.cost
    for good in range(GOOD_COUNT):
        n = cost[first + good]
        if n == 0:
            continue
        if good < RESOURCE_COUNT:
            spend_resource(p, seat, good, n)
        elif good == GOOD_QUBIT:
            spend_qubits(p, seat, n)
        elif good < GOOD_QUBIT:
            spend_colonists(p, seat, good - GOOD_ENGINEER, n)
        else:
            pay_any(p, seat, good == GOOD_BASIC, n)


def pay_any(p: FrozenFrontier, seat: i64, basic: bool, n: i64) -> None:
    """Spend units of one's choice; where there is only one kind, nobody is asked."""
    kinds = BASICS if basic else RESOURCE_COUNT
    while n > 0:
        found: i64 = 0
        kind: i64 = 0
        for resource in range(kinds):
            if p.store(seat, resource) > 0:
                found += 1
                kind = resource
        if found > 1:
            p.ask(PAY_WITH, seat, PAY_BASIC.put(i64(basic)) | PAY_UNITS.put(n))
            return
        spend_resource(p, seat, kind, 1)
        n -= 1


# Would it change anything? (ruling 32)


def usable(p: FrozenFrontier, seat: i64, source: i64, fee: i64) -> bool:
    """Say whether an effect can be paid and would change something."""
    if not can_pay(p, seat, source, fee):
        return False
    for k in range(source * OPS, source * OPS + p.tables.op_count[source]):
        if changes(p, seat, k):
            return True
    return False


def changes(p: FrozenFrontier, seat: i64, k: i64) -> bool:
    """Say whether an operation would change something."""
    tables = p.tables
    op = tables.op[k]
    what = tables.op_what[k]
    if op == OP_GAIN:
        if what < RESOURCE_COUNT:
            return p.room(seat, what) > 0
        if what == GOOD_ENGINEER:
            return p.engineers > 0
        if what == GOOD_SCIENTIST:
            return p.scientists > 0
        if what == GOOD_BASIC:
            return has_room(p, seat)
        return p.amount(seat, k) > 0
    if op == OP_ADVANCE:
        if what == BOTH:
            return min(p.steps(seat, INDUSTRY), p.steps(seat, SCIENCE)) < LAST_STEP
        return p.steps(seat, what) < LAST_STEP
    if op == OP_TOKEN:
        return p.tokens(seat) > 0
    if op == OP_PROJECT:
        return p.deck != 0 or len(p.discard) > 0
    if op == OP_CONTRACT:
        return p.contracts != 0 or len(p.under) > 0
    if op == OP_TAX:
        return p.tax(p.here(seat)) > 0
    if op == OP_UNLOCK:
        return p.open_slots(seat) < SLOT_COUNT
    if op == OP_RESEARCH:
        return p.program(seat, what) == NONE
    if op == OP_SETTLE:
        return can_settle(p, seat, 0)
    if op == OP_SPOTS:
        return can_use_spot(p, seat)
    if op == OP_REFRESH:
        return covered_spots(p, p.here(seat)) != 0
    if op == OP_RETRAIN:
        return p.colonists(seat, ENGINEER) > 0 and p.scientists > 0
    return op == OP_TRADE and can_trade(p, seat)


def has_room(p: FrozenFrontier, seat: i64) -> bool:
    """Say whether a seat can store another Basic Resource."""
    return p.room(seat, 0) > 0 or p.room(seat, 1) > 0 or p.room(seat, 2) > 0


def can_trade(p: FrozenFrontier, seat: i64) -> bool:
    """Say whether a seat can give some resource for another."""
    for resource in range(RESOURCE_COUNT):
        if can_give(p, seat, resource):
            return True
    return False


def can_give(p: FrozenFrontier, seat: i64, given: i64) -> bool:
    """Say whether a seat has a resource, and room for another one in its stead."""
    if p.store(seat, given) == 0:
        return False
    for taken in range(RESOURCE_COUNT):
        if taken != given and p.room(seat, taken) > 0:
            return True
    return False


def is_gift(p: FrozenFrontier, seat: i64, source: i64) -> bool:
    """Say whether an effect brings goods for nothing, and all of them have room to spare.

    Whoever would be left with a full storage may rather keep the room, and is asked.
    """
    tables = p.tables
    if tables.welcome[source] != GIFT:
        return False
    for k in range(source * OPS, source * OPS + tables.op_count[source]):
        what = tables.op_what[k]
        n = p.amount(seat, k)
        if what < RESOURCE_COUNT:
            if p.room(seat, what) <= n:
                return False
        elif what == GOOD_BASIC:
            if p.room(seat, 0) + p.room(seat, 1) + p.room(seat, 2) <= n:
                return False
        elif what == GOOD_ENGINEER:
            if p.engineers < n:
                return False
        elif what == GOOD_SCIENTIST and p.scientists < n:
            return False
    return True


# Colonist spaces and spots


def can_settle_at(p: FrozenFrontier, seat: i64, city: i64, slot: i64, space: i64) -> bool:
    """Say whether a seat can settle a colonist there, and no other space is just like it."""
    place = (city * SLOTS_IN_CITY + slot) * IN_A_BUILDING + space
    colonist = p.tables.space_colonist[place]
    if colonist == NONE or p.colonists(seat, colonist) == 0:
        return False
    settled = p.settled(city)
    if settled & BITS[slot * 3 + space] != 0:
        return False
    twin = p.tables.space_twin[place]
    return twin == NONE or settled & BITS[slot * 3 + twin] != 0


def can_settle(p: FrozenFrontier, seat: i64, but: i64) -> bool:
    """Say whether a seat can settle in some building here, but for some slots."""
    if p.colonists(seat, ENGINEER) + p.colonists(seat, SCIENTIST) == 0:
        return False
    city = p.here(seat)
    for slot in range(SLOTS_IN_CITY):
        if p.is_built(city, slot) and but & BITS[slot] == 0:
            for space in range(IN_A_BUILDING):
                if can_settle_at(p, seat, city, slot, space):
                    return True
    return False


def can_operate(p: FrozenFrontier, seat: i64, city: i64, slot: i64, spot: i64) -> bool:
    """Say whether a seat can use a spot, and no other one is just like it."""
    if not p.is_usable(city, slot, spot):
        return False
    place = (city * SLOTS_IN_CITY + slot) * IN_A_BUILDING + spot
    gives = p.tables.spot_gives[place]
    twin = p.tables.spot_twin[place]
    if twin != NONE and p.is_usable(city, slot, twin):
        return False
    if gives == LAB_SPOT:
        lab = p.lab_at(city, slot)
        return usable(p, seat, FROM_LAB + lab, LAB_FEE)
    return p.room(seat, gives) > 0


def can_collect_basic(p: FrozenFrontier, seat: i64, city: i64) -> bool:
    """Say whether a seat can collect a city's Basic Resource."""
    covered = p.covered(city) & BITS[SPACES_IN_CITY] != 0
    return not covered and p.room(seat, p.tables.basic[city]) > 0


def can_use_spot(p: FrozenFrontier, seat: i64) -> bool:
    """Say whether a seat can use some spot here, the Basic Resource among them."""
    city = p.here(seat)
    if can_collect_basic(p, seat, city):
        return True
    settled = p.settled(city)
    while settled != 0:
        slot = lowest(settled) // 3
        for spot in range(IN_A_BUILDING):
            if can_operate(p, seat, city, slot, spot):
                return True
        settled &= ~(BITS[slot * 3] * 7)
    return False


def covered_spots(p: FrozenFrontier, city: i64) -> i64:
    """Return the spots of buildings in a city that have a Qubit, as bits."""
    return p.covered(city) & (BITS[SPACES_IN_CITY] - 1)


# Triggers


def fire(p: FrozenFrontier, seat: i64, occasion: i64, noun: i64, count: i64) -> None:
    """Trigger the abilities of a seat that wait for something that happened, so many times."""
    if p.has(seat, LISTENS) & BITS[occasion] == 0:
        return
    trigger(p, seat, matching(p, seat, occasion, noun), count)


def matching(p: FrozenFrontier, seat: i64, occasion: i64, noun: i64) -> i64:
    """Return which places hold an ability that waits for this, as bits.

    Once per turn is in one's own turn; no limit is in Income too (ruling 25).
    """
    if p.phase != ACTION and p.phase != INCOME:
        return 0
    if p.has(seat, LISTENS) & BITS[occasion] == 0:
        return 0
    tables = p.tables
    found: i64 = 0
    for place in range(PLACE_COUNT):
        source = p.ability_at(seat, place)
        if source == NONE or tables.occasion[source] != occasion:
            continue
        if tables.filter[source] & BITS[noun] == 0:
            continue
        once = tables.trigger[source] == ONCE_PER_TURN
        if once and (p.phase != ACTION or p.used & BITS[place] != 0):
            continue
        found |= BITS[place]
    return found


def trigger(p: FrozenFrontier, seat: i64, places: i64, count: i64) -> None:
    """Let a seat use abilities that were triggered together, in the order it likes.

    Qubits and points for nothing are taken at once: nobody would refuse them, and first is best.
    """
    asked: i64 = 0
    again: i64 = 0
    tables = p.tables
    while places != 0:
        place = lowest(places)
        places &= places - 1
        source = p.ability_at(seat, place)
        unlimited = tables.trigger[source] == NO_LIMIT
        if tables.welcome[source] != PLAIN:
            asked |= BITS[place]
            if unlimited:
                again |= BITS[place]
            continue
        if tables.trigger[source] == ONCE_PER_TURN:
            p.used |= BITS[place]
        p.tell(USED, seat, source)
        for _time in range(count if unlimited else i64(1)):
            receive_all(p, seat, source)
    if again != 0:
        for _time in range(count - 1):
            wait_for_use(p, seat, again)
    if asked != 0:
        wait_for_use(p, seat, asked)


def receive_all(p: FrozenFrontier, seat: i64, source: i64) -> None:
    """Receive whatever an effect brings that is nothing but goods."""
    for k in range(source * OPS, source * OPS + p.tables.op_count[source]):
        gain(p, seat, p.tables.op_what[k], p.amount(seat, k))


def wait_for_use(p: FrozenFrontier, seat: i64, places: i64) -> None:
    """Let a seat decide, before anything else, which of these abilities it uses."""
    p.step(THEN_TRIGGERED, TRIGGERED_PLACES.put(places) | TRIGGERED_SEAT.put(seat))


# Carrying out


def begin(p: FrozenFrontier, seat: i64, source: i64) -> None:
    """Pay for an effect, and carry it out."""
    go_on(p, seat, source, 0)
    pay(p, seat, source)


def go_on(p: FrozenFrontier, seat: i64, source: i64, i: i64) -> None:
    """Let an effect be carried out from one of its operations on, before anything else."""
    p.step(THEN_RUN, RUN_SOURCE.put(source) | RUN_FROM.put(i) | RUN_SEAT.put(seat))


def run(p: FrozenFrontier, seat: i64, source: i64, i: i64) -> None:
    """Carry out an operation; those listed after it wait until all is done that it brings."""
    count = p.tables.op_count[source]
    if i >= count:
        return
    k = source * OPS + i
    if i + 1 < count:
        if asks_for_order(p, seat, k):
            p.ask(WHICH_TRACK, seat, TRACK_SOURCE.put(source) | TRACK_FROM.put(i))
            return
        go_on(p, seat, source, i + 1)
    carry_out(p, seat, k)


def asks_for_order(p: FrozenFrontier, seat: i64, k: i64) -> bool:
    """Say whether an effect advances on two tracks, so that the player says where first."""
    tables = p.tables
    return (
        tables.op[k] == OP_ADVANCE
        and tables.op[k + 1] == OP_ADVANCE
        and tables.op_what[k] + tables.op_what[k + 1] == INDUSTRY + SCIENCE
        and changes(p, seat, k)
        and changes(p, seat, k + 1)
    )


def carry_out(p: FrozenFrontier, seat: i64, k: i64) -> None:
    """Carry out one operation (rulings 43 and 44)."""
    tables = p.tables
    op = tables.op[k]
    what = tables.op_what[k]
    n = tables.op_n[k]
    if op == OP_GAIN:
        gain(p, seat, what, p.amount(seat, k))
    elif op == OP_ADVANCE:
        if what < BOTH:
            advance(p, seat, what, n)
        else:
            advance_anywhere(p, seat, n)
    elif op == OP_TOKEN:
        place_tokens(p, seat, what, n)
    elif op == OP_PROJECT:
        draw_projects(p, seat, n)
    elif op == OP_CONTRACT:
        draw_contracts(p, seat, n)
    elif op == OP_TAX:
        take_tax(p, seat)
    elif op == OP_UNLOCK:
        unlock_slot(p, seat)
    elif op == OP_RESEARCH:
        research(p, seat, what)
    elif op == OP_SETTLE:
        p.step(THEN_SETTLE, SETTLE_TIMES.put(n) | SETTLE_SEAT.put(seat))
    elif op == OP_SPOTS:
        p.step(THEN_SPOTS, SPOT_TIMES.put(n) | SPOT_SEAT.put(seat))
    elif op == OP_REFRESH:
        p.step(THEN_REFRESH, SPOT_TIMES.put(n) | SPOT_SEAT.put(seat))
    elif op == OP_RETRAIN:
        retrain_up_to(p, seat, n)
    elif op == OP_TRADE:
        trade_up_to(p, seat, n, False)


def gain(p: FrozenFrontier, seat: i64, good: i64, n: i64) -> None:
    """Receive something from the Reserve."""
    if good == GOOD_QUBIT:
        gain_qubits(p, seat, n)
    elif good == GOOD_POINT:
        gain_points(p, seat, n)
    elif good < RESOURCE_COUNT:
        receive_resource(p, seat, good, n)
    elif good == GOOD_BASIC:
        take_basic(p, seat, n)
    else:
        receive_colonists(p, seat, good - GOOD_ENGINEER, n)


def take_basic(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Receive Basic Resources of one's choice; where only one has room, nobody is asked."""
    found: i64 = 0
    only: i64 = 0
    for resource in range(BASICS):
        if p.room(seat, resource) > 0:
            found += 1
            only = resource
    if n <= 0 or found == 0:
        return
    if found == 1:
        receive_resource(p, seat, only, n)
    else:
        p.ask(TAKE_BASIC, seat, n)


def advance(p: FrozenFrontier, seat: i64, track: i64, n: i64) -> None:
    """Advance step by step; each brings its bonus, then triggers abilities (ruling 36)."""
    step = p.steps(seat, track) + 1
    if n <= 0 or step > LAST_STEP:
        return
    p.put(seat, STEPS + track, step)
    p.tell(ADVANCED, seat, track, step)
    if n > 1 and step < LAST_STEP:
        advance_later(p, seat, track, n - 1)
    fire(p, seat, ON_ADVANCE, track, 1)
    run(p, seat, FROM_TRACK + track * STEP_COUNT + step, 0)


def advance_later(p: FrozenFrontier, seat: i64, track: i64, n: i64) -> None:
    """Let a seat advance when all is done that is put before this."""
    about = ADVANCE_TRACK.put(track) | ADVANCE_STEPS.put(n) | ADVANCE_SEAT.put(seat)
    p.step(THEN_ADVANCE, about)


def advance_anywhere(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Advance on a track of one's choice."""
    if p.steps(seat, INDUSTRY) == LAST_STEP:
        advance(p, seat, SCIENCE, n)
    elif p.steps(seat, SCIENCE) == LAST_STEP:
        advance(p, seat, INDUSTRY, n)
    else:
        p.ask(WHICH_TRACK, seat, TRACK_SOURCE.put(ANY_TRACK) | TRACK_FROM.put(n))


def place_tokens(p: FrozenFrontier, seat: i64, where: i64, n: i64) -> None:
    """Place AI tokens in the current city, or ask in which neighbouring one."""
    if p.tokens(seat) == 0:
        return
    if where != HERE:
        p.ask(CONNECT_WHERE, seat)
        return
    for _token in range(min(n, p.tokens(seat))):
        connect(p, seat, p.here(seat))


def connect(p: FrozenFrontier, seat: i64, city: i64) -> None:
    """Place an AI token in a city."""
    p.add(seat, TOKENS, -1)
    p.add_modules(city, seat, 1)
    p.tell(CONNECTED, seat, city)


def take_tax(p: FrozenFrontier, seat: i64) -> None:
    """Take the current city's whole transit tax."""
    city = p.here(seat)
    n = p.tax(city)
    if n > 0:
        p.add_tax(city, -p.tax(city))
        p.add(seat, QUBITS, n)
        p.tell(TAX_TAKEN, seat, city, n)


def unlock_slot(p: FrozenFrontier, seat: i64) -> None:
    """Take away a slot lock."""
    if p.open_slots(seat) < SLOT_COUNT:
        p.add(seat, OPEN_SLOTS, 1)
        p.tell(UNLOCKED, seat, p.open_slots(seat))


def draw_projects(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Draw projects one by one; when the deck is empty, from under the discard pile."""
    if n <= 0 or (p.deck == 0 and len(p.discard) == 0):
        return
    if n > 1:
        p.step(THEN_DRAW_PROJECTS, MORE_COUNT.put(n - 1) | MORE_SEAT.put(seat))
    if p.deck != 0:
        p.ask(DRAW_PROJECT, CHANCE, seat)
        return
    card = p.discard[0]
    p.discard = p.discard[1:]
    p.take_in_hand(seat, card)
    p.open |= BITS[card]
    p.tell(HANDED, seat, card)
    fire(p, seat, ON_PROJECT, 0, 1)


def draw_contracts(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Draw contracts one by one; as a variant, one of three for a Qubit."""
    size = p.contracts_left()
    if n <= 0 or size == 0:
        return
    if n > 1:
        p.step(THEN_DRAW_CONTRACTS, MORE_COUNT.put(n - 1) | MORE_SEAT.put(seat))
    if p.variant(CHOOSE_CONTRACTS) and size > 1 and p.qubits(seat) > 0:
        p.ask(HOW_TO_DRAW, seat)
    else:
        p.ask(DRAW_CONTRACT, CHANCE, DRAW_SEAT.put(seat))


def research(p: FrozenFrontier, seat: i64, generation: i64) -> None:
    """Choose a research program; face-down stacks are looked at first (ruling 35)."""
    if p.program(seat, generation) != NONE:
        return
    look = STACK_SEAT.put(seat) | STACK_GENERATION.put(generation)
    if p.is_open_stack(generation):
        p.ask(CHOOSE_PROGRAM, seat, generation)
    elif p.stacks[STACKS + generation] == 0:
        p.ask(FIND_PROGRAM, CHANCE, look)
    else:
        p.ask(LOOK_AT_STACK, CHANCE, look)


def retrain_up_to(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Make scientists of one's engineers, as many as one likes."""
    n = min(min(n, p.colonists(seat, ENGINEER)), p.scientists)
    if n > 1:
        p.ask(HOW_MANY, seat, n)
    elif n == 1:
        retrain(p, seat, 1)


def retrain(p: FrozenFrontier, seat: i64, n: i64) -> None:
    """Make scientists of engineers."""
    p.add(seat, ENGINEERS, -n)
    p.engineers += n
    p.add(seat, SCIENTISTS, n)
    p.scientists -= n
    p.tell(RETRAINED, seat, n)
    fire(p, seat, ON_COLONIST, SCIENTIST, n)


def trade_up_to(p: FrozenFrontier, seat: i64, n: i64, some: bool) -> None:
    """Give resources for others, as many as one likes."""
    if n > 0 and can_trade(p, seat):
        p.ask(GIVE_WHAT, seat, TRADE_TIMES.put(n) | TRADE_SOME.put(i64(some)))
