"""Whether what lies on the table in Frozen Frontier can lie there: what is wrong, as a sentence."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import count_bits
from nunatak.engine.position import CHANCE, NOBODY, about_at, actor_at, decision_at
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import (
    AISAAC_CARD,
    AISAAC_CONNECTS,
    CONNECT_WHERE,
    DEAL_PROJECT,
    DEPLOY_WHERE,
    DRAW_CONTRACT,
    DRAW_PROJECT,
    FIND_PROGRAM,
    FIRST_PLAYER,
    GET_TIMES,
    GET_WHAT,
    GIVE_WHAT,
    HOW_MANY,
    LAY_PROJECT,
    LOOK_AT_STACK,
    OFFER_CORPORATION,
    PAY_UNITS,
    PAY_WITH,
    PLAY_WHICH,
    REFRESH_SPOT,
    REVEAL_CONTRACTS,
    SETTLE_TIMES,
    SETTLE_WHERE,
    SPOT_TIMES,
    TAKE_BASIC,
    THEN_SETUP,
    TRADE_TIMES,
    USE_ABILITY,
    USE_SPOT,
)
from nunatak.games.frozen_frontier.rules.rows import (
    AISAAC,
    BITS,
    CORPORATION,
    LARGE,
    PACKETS,
    POOL,
    QUBITS,
    ROUNDS,
    SEATED,
    SMALL,
    STACKS,
    contract_of,
    whose,
)
from nunatak.games.frozen_frontier.rules.tables import NONE, SLOTS_IN_CITY
from nunatak.games.frozen_frontier.rules.vocabulary import (
    ACTION,
    CITY_COUNT,
    CLEANUP,
    CONTRACT_COUNT,
    ENGINEER,
    FINISHED,
    GENERATIONS,
    IN_A_BUILDING,
    IN_GENERATION,
    INDUSTRY,
    LARGE_FROM,
    LAST_STEP,
    RESOURCE_COUNT,
    SCIENCE,
    SCIENTIST,
    SETTING_UP,
    SHIPMENT,
    SLOT_COUNT,
)


def complaint(p: FrozenFrontier) -> str:
    """Return what is impossible about a position, or nothing."""
    return (
        check_agenda(p)
        or check_projects(p)
        or check_contracts(p)
        or check_subsidies(p)
        or check_programs(p)
        or check_pieces(p)
        or check_cities(p)
        or check_time(p)
    )


def check_agenda(p: FrozenFrontier) -> str:
    """Return which pending decision can't be, or nothing."""
    if (p.depth == 0) != (p.phase == FINISHED):
        return "Something is left to decide, or nothing is, but not at the end."
    for i in range(p.depth):
        place = p.agenda[i]
        if not can_be_asked(p, decision_at(place), actor_at(place), about_at(place)):
            return "A decision is pending that nobody can be asked now."
    return ""


def can_be_asked(p: FrozenFrontier, decision: i64, actor: i64, about: i64) -> bool:
    """Say whether a decision makes sense for this seat, about this, on this table."""
    kind = p.rules.decisions[decision]
    if not kind.about.fits(about) or kind.about.read(about).get("seat", 0) >= p.players:
        return False
    if decision >= THEN_SETUP:
        return actor == NOBODY
    if (actor == CHANCE) != is_by_chance(decision) or actor >= p.players or actor < CHANCE:
        return False
    if decision == LAY_PROJECT:
        return p.in_play(about)
    if not counts_something(decision, about):
        return False
    if decision == PLAY_WHICH:
        here = p.here(actor)
        return here != NONE and p.matching_cards(actor, here, about) != 0
    if DEPLOY_WHERE < decision < USE_ABILITY and decision != PAY_WITH:
        return actor == p.active and p.here(actor) != NONE
    if decision == CONNECT_WHERE:
        return p.here(actor) != NONE
    return True


def is_by_chance(decision: i64) -> bool:
    """Say whether chance decides, and no seat."""
    return (
        decision <= FIRST_PLAYER
        or decision == OFFER_CORPORATION
        or decision == DEAL_PROJECT
        or LAY_PROJECT <= decision <= AISAAC_CONNECTS
        or decision == DRAW_PROJECT
        or decision == DRAW_CONTRACT
        or decision == FIND_PROGRAM
        or decision == LOOK_AT_STACK
        or AISAAC_CARD <= decision <= REVEAL_CONTRACTS
    )


def counts_something(decision: i64, about: i64) -> bool:
    """Say whether what is asked so many times is asked at least once more.

    A count that begins at nothing would go below it.
    """
    if decision == PAY_WITH:
        return PAY_UNITS.of(about) > 0
    if decision == SETTLE_WHERE:
        return SETTLE_TIMES.of(about) > 0
    if decision == USE_SPOT or decision == REFRESH_SPOT:
        return SPOT_TIMES.of(about) > 0
    if decision == GIVE_WHAT:
        return TRADE_TIMES.of(about) > 0
    if decision == GET_WHAT:
        return GET_TIMES.of(about) > 0
    if decision == TAKE_BASIC or decision == HOW_MANY or decision == USE_ABILITY:
        return about > 0
    return True


def check_projects(p: FrozenFrontier) -> str:
    """Return which project is lost or there twice, or nothing."""
    cards = p.deck
    for card in p.discard:
        if cards & BITS[card] != 0:
            return f"Project {card + 1} is there twice."
        cards |= BITS[card]
    for seat in range(p.players):
        hand = p.hand(seat)
        if cards & hand != 0:
            return f"Seat {seat + 1} holds a project that lies elsewhere too."
        cards |= hand
        packet = p.drafted[PACKETS + seat]
        if cards & packet != 0:
            return "A packet holds a project that lies elsewhere too."
        cards |= packet
        for slot in range(SLOT_COUNT):
            card = p.completed(seat, slot)
            if card != NONE:
                if cards & BITS[card] != 0 or slot >= p.open_slots(seat):
                    return f"Seat {seat + 1} can't have completed project {card + 1}."
                cards |= BITS[card]
    for city in range(CITY_COUNT):
        card = p.project_in(city)
        if card != NONE:
            if cards & BITS[card] != 0:
                return f"Project {card + 1} is there twice."
            cards |= BITS[card]
    if p.playing != NONE:
        if cards & BITS[p.playing] != 0:
            return "The project that is played lies elsewhere too."
        cards |= BITS[p.playing]
    wanted: i64 = 0
    if p.layout != NONE:
        for i in range(3):
            number = p.tables.layout_sets[p.layout * 3 + i]
            if number != NONE:
                wanted |= p.tables.set_projects[number]
    return "" if cards == wanted else "Other projects are in play than should be."


def check_contracts(p: FrozenFrontier) -> str:
    """Return which contract is lost or there twice, or nothing."""
    n = count_bits(p.contracts) + len(p.papers) + len(p.under) + len(p.fulfilled)
    cards = p.contracts | p.shown
    n += count_bits(p.shown)
    for seat in range(p.players):
        cards |= p.contracts_held(seat)
        n += count_bits(p.contracts_held(seat))
    for card in p.papers:
        cards |= BITS[card]
    for card in p.under:
        cards |= BITS[contract_of(card)]
    done = vec[i64]([0] * SEATED)
    for entry in p.fulfilled:
        cards |= BITS[contract_of(entry)]
        done[whose(entry)] += 1
    if n != CONTRACT_COUNT or cards != BITS[CONTRACT_COUNT] - 1:
        return "A contract is lost, or there twice."
    for who in range(SEATED):
        if done[who] != p.contracts_fulfilled(who):
            return "Somebody has fulfilled another number of contracts."
    if (p.shipping != NONE or p.shown != 0) and p.busy == NONE:
        return "Somebody is busy with contracts, or nobody is."
    if p.shipping == NONE or p.scheduled:
        return ""
    held = p.contracts_held(p.busy) & BITS[p.shipping] != 0
    return "" if held else "A contract is paid that nobody holds."


def check_subsidies(p: FrozenFrontier) -> str:
    """Return which subsidy is there twice, or nothing."""
    cards = p.subsidies | p.gone
    if p.layout == NONE:  # which ones are used is not known yet
        return "" if cards == 0 else "Subsidies are there before there are cities."
    if p.subsidies & p.gone != 0 or not 0 <= p.stack <= count_bits(p.subsidies):
        return "There are more subsidies in the stack than there can be."
    for place in range(POOL + 1):
        card = p.pool[place] if place < POOL else p.subsidy
        if card != NONE:
            if cards & BITS[card] != 0:
                return f"Subsidy {card + 1} is there twice."
            cards |= BITS[card]
    wanted: i64 = 0
    for i in range(3):
        number = p.tables.layout_sets[p.layout * 3 + i]
        if number != NONE:
            wanted |= p.tables.set_subsidies[number]
    if p.round < 2 and p.phase != CLEANUP:
        return "" if cards == wanted else "Other subsidies are in play than should be."
    return "" if cards & ~wanted == 0 else "Other subsidies are in play than should be."


def check_programs(p: FrozenFrontier) -> str:
    """Return which research program is there twice, or nothing."""
    for generation in range(GENERATIONS):
        cards = p.stacks[generation]
        every: i64 = (BITS[IN_GENERATION] - 1) << (generation * IN_GENERATION)
        if cards & ~every != 0 or count_bits(cards) > p.stack_size(generation):
            return "A stack of research programs is too high."
        looked = p.stacks[STACKS + generation]
        if looked >= BITS[p.players] or (looked != 0 and p.is_open_stack(generation)):
            return "Somebody has looked at programs who can't have."
        for seat in range(p.players):
            program = p.program(seat, generation)
            if program != NONE:
                if (cards & BITS[program]) != 0 or every & BITS[program] == 0:
                    return f"Research program {program + 1} is there twice."
                cards |= BITS[program]
    return ""


def check_pieces(p: FrozenFrontier) -> str:
    """Return which pieces are lost or too many, or nothing."""
    engineers = p.engineers
    scientists = p.scientists
    for city in range(CITY_COUNT):
        settled = p.settled(city)
        learned = count_bits(settled & p.tables.scientist_spaces[city])
        scientists += learned
        engineers += count_bits(settled) - learned
    boards: i64 = 0
    for who in range(SEATED):
        engineers += p.colonists(who, ENGINEER)
        scientists += p.colonists(who, SCIENTIST)
        for field in range(QUBITS, CORPORATION):
            if p.has(who, field) < 0:
                return f"Row {who + 1} has fewer pieces than none."
        small = p.has(who, SMALL)
        large = p.has(who, LARGE)
        tokens = p.tokens(who)
        for city in range(CITY_COUNT):
            tokens += p.modules(city, who)
            for slot in range(SLOTS_IN_CITY):
                if p.owner(city, slot) == who:
                    building = p.building_at(city, slot)
                    small += i64(building < LARGE_FROM)
                    large += i64(building >= LARGE_FROM)
        there = i64(who < p.players or (p.players == 1 and who == AISAAC))
        tables = p.tables
        if small != there * tables.small or large != there * tables.large:
            return f"Row {who + 1} has another number of buildings."
        if tokens != there * tables.tokens:
            return f"Row {who + 1} has another number of AI tokens."
        for resource in range(RESOURCE_COUNT):
            if p.store(who, resource) > tables.storage:
                return f"Row {who + 1} has more resources than room."
        if max(p.steps(who, INDUSTRY), p.steps(who, SCIENCE)) > LAST_STEP:
            return f"Row {who + 1} has gone beyond the end of a track."
        corporation = p.corporation(who)
        if corporation != NONE:
            if boards & BITS[corporation] != 0:
                return "Two players have the same corporation."
            boards |= BITS[corporation]
    if engineers != p.tables.engineers or scientists != p.tables.scientists:
        return "Colonists are lost, or there are too many."
    if min(p.engineers, p.scientists) < 0 or boards & p.boards != 0:
        return "There are fewer colonists than none, or a corporation is there twice."
    return ""


def check_cities(p: FrozenFrontier) -> str:
    """Return what can't lie in a city, or nothing."""
    for city in range(CITY_COUNT):
        if p.tax(city) < 0:
            return "A city has less tax than none."
        for slot in range(SLOTS_IN_CITY):
            built = p.owner(city, slot) != NONE
            first = (city * SLOTS_IN_CITY + slot) * IN_A_BUILDING
            for i in range(IN_A_BUILDING):
                settled = p.is_settled(city, slot, i)
                if settled and not (built and p.tables.space_colonist[first + i] != NONE):
                    return "Somebody has settled where there is no space."
                if p.covered(city) & BITS[slot * 3 + i] != 0:
                    space = p.tables.spot_space[first + i]
                    if space == NONE or not p.is_settled(city, slot, space):
                        return "A Qubit lies on a spot that nobody could use."
    return ""


def check_time(p: FrozenFrontier) -> str:
    """Return what is wrong about phase and turn, or nothing."""
    if (p.phase == SETTING_UP) != (p.round == 0) or p.round > ROUNDS:
        return "Rounds begin when everything is set up."
    if p.active >= p.players and not (p.active == AISAAC and p.players == 1):
        return "Nobody sits where it is somebody's turn."
    if p.phase != SETTING_UP:
        for seat in range(p.players):
            if p.corporation(seat) == NONE:
                return "Everybody has a corporation before the first round."
    if p.playing != NONE and p.phase != ACTION:
        return "Projects are played in turns."
    if p.scheduled and p.phase != SHIPMENT:
        return "Contracts are shipped in the Shipment Phase."
    return ""
