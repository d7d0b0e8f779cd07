"""Whether what lies on the table in Meltwater can lie there: what is wrong, as a sentence."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import CHANCE
from nunatak.games.meltwater.rules.position import (
    ACT,
    ACTIONS,
    CARRY_OR_LEAVE,
    DEAD_HEX,
    DRIVE_WHERE,
    EVACUATE_WHERE,
    EVERYWHERE,
    FALLOUT_WHERE,
    FIGHT_IN,
    GOING_KIND,
    GOING_TO,
    HEX,
    HITS_DONE,
    MARCH_CIVILIANS,
    MARCH_SOLDIERS,
    MARCH_STOCKPILES,
    MARCH_TO,
    MARCHING_CIVILIANS,
    MARCHING_SOLDIERS,
    NO_CARD,
    NOT_OVER,
    SHELTER_WHERE,
    SORTS,
    SPREAD_FROM,
    SPREAD_WHERE,
    STARVING,
    STOCKPILE,
    THEN,
    THREAT_TO,
    THREATEN_WHOM,
    THREATENED_KIND,
    TURN_UP,
    WHO_STARVES,
    Meltwater,
)
from nunatak.games.meltwater.rules.vocabulary import (
    BY_CONCESSION,
    CARDS_IN_DECK,
    CIVILIAN,
    NEUTRAL,
    REFUGEE,
    SPACES,
    US,
    US_SOLDIER,
    USSR,
)


def complaint(p: Meltwater) -> str:
    """Return what is impossible about a position, or nothing."""
    return (
        check_pieces(p) or check_sets(p) or check_radiation(p) or check_time(p) or check_agenda(p)
    )


def check_pieces(p: Meltwater) -> str:
    """Return whether there are too many pieces, or nothing."""
    counts = vec[i64]([0] * SORTS)
    for space in range(SPACES):
        side = p.holder(space)
        if p.held[US] & p.held[USSR] & BITS[space] != 0:
            return f"Both sides stand in hex {space}."
        if side == NEUTRAL and p.own(space) != 0:
            return f"Nobody holds hex {space}, but units stand there."
        if side != NEUTRAL:
            counts[side] += p.civilians[space]
            counts[US_SOLDIER + side] += p.soldiers[space]
        counts[REFUGEE] += p.refugees[space]
        counts[STOCKPILE] += p.stockpiles[space]
        if min(p.civilians[space], p.soldiers[space]) < 0:
            return f"Fewer units than none stand in hex {space}."
        if min(p.refugees[space], p.stockpiles[space]) < 0:
            return f"Fewer pieces than none lie in hex {space}."
    for sort in range(SORTS):
        if counts[sort] != p.on_map[sort]:
            return f"There are {counts[sort]} pieces of sort {sort}, not as many as is said."
        if counts[sort] > p.tables.pieces[sort]:
            return f"There are more pieces of sort {sort} than the game has."
    return ""


def check_sets(p: Meltwater) -> str:
    """Return which set of hexes is wrong, or nothing."""
    for space in range(SPACES):
        bit = BITS[space]
        armed = (p.armed[US] | p.armed[USSR]) & bit
        if (p.towns & bit != 0) != (p.civilians[space] > 0):
            return f"Whether civilians stand in hex {space} is not as is said."
        if (armed != 0) != (p.soldiers[space] > 0):
            return f"Whether soldiers stand in hex {space} is not as is said."
        if (p.camps & bit != 0) != (p.refugees[space] > 0):
            return f"Whether refugees stand in hex {space} is not as is said."
        if (p.stores & bit != 0) != (p.stockpiles[space] > 0):
            return f"Whether stockpiles lie in hex {space} is not as is said."
    for side in range(USSR + 1):
        if p.armed[side] & ~p.held[side] != 0:
            return "Soldiers stand in a hex that their side does not hold."
    if (p.held[US] | p.held[USSR]) & ~(p.towns | p.armed[US] | p.armed[USSR]) != 0:
        return "A side holds a hex without units."
    return ""


def check_radiation(p: Meltwater) -> str:
    """Return what is wrong about the markers, or nothing (rulings 1 and 10)."""
    if p.dirty & p.dead != 0:
        return "A hex is both dirty and dead."
    for space in range(SPACES):
        if p.dead & BITS[space] != 0:
            if p.tables.near[space] & ~(p.dirty | p.dead) != 0:
                return f"A clean hex lies next to the dead hex {space}."
            leaving = p.now == EVACUATE_WHERE and DEAD_HEX.of(p.about) == space
            if p.stockpiles[space] > 0 and not leaving:
                return f"A stockpile lies in the dead hex {space}."
    if p.tables.printed[p.coast] & ~(p.dirty | p.dead) != 0:
        return "A hex with printed radiation is clean."
    return ""


def check_time(p: Meltwater) -> str:
    """Return what is wrong about turns and cards, or nothing."""
    if p.active != p.turn % 2:
        return "It is the other side's turn."
    if not 0 <= p.actions < ACTIONS:
        return f"Nobody can have taken {p.actions} actions."
    loose: i64 = 0
    for card in range(CARDS_IN_DECK):
        count = p.deck.pool[card] + i64(card == p.card)
        if not 0 <= count <= 1:
            return f"Card {card + 1} is there more than once."
        loose += p.deck.pool[card]
    if loose != p.deck.size():
        return "The deck holds another number of cards than it says, or cards in order."
    over = p.strength(US) == 0 or p.strength(USSR) == 0 or p.conceded != NEUTRAL
    if over != (p.ended != NOT_OVER):
        return "The game is over, or it is not."
    if (p.conceded != NEUTRAL) != (p.ended == BY_CONCESSION):
        return "Somebody has conceded, or nobody has."
    return ""


def check_agenda(p: Meltwater) -> str:
    """Return what is wrong about what is asked, or nothing."""
    if p.depth != i64(p.ended == NOT_OVER):
        return "One thing is asked at a time until the game is over."
    if p.depth == 0:
        return ""
    if p.now == TURN_UP:
        if p.actor != CHANCE or p.card != NO_CARD or p.about != 0:
            return "Chance turns up a card when none lies open."
        return "" if p.deck.size() > 0 else "There is no card to turn up."
    if p.actor != p.mover():
        return "Only the player whose turn it is has anything to decide."
    if p.card == NO_CARD and (p.deck.size() > 0 or p.dead != EVERYWHERE):
        return "A doomsday card should lie open."
    if not p.rules.decisions[p.now].about.fits(p.about):
        return "Something is asked about a hex or a number that does not exist."
    if p.now < ACT:
        return check_hunger(p)
    if p.now < SPREAD_WHERE:
        return check_action(p)
    if p.now == EVACUATE_WHERE:
        return check_evacuation(p)
    return check_doomsday(p)


def check_hunger(p: Meltwater) -> str:
    """Return what is wrong about a question of the Starvation phase, or nothing."""
    if p.turn < 2 or p.actions > 0 or p.hungry != p.starving():
        return "Nobody starves now, or others than is said."
    if p.now == STARVING:
        return ""
    space = HEX.of(p.about)
    if p.hungry & BITS[space] == 0:
        return "A hex is asked about that does not starve."
    if p.now == WHO_STARVES:
        return ""
    to = GOING_TO.of(p.about)
    if p.now == CARRY_OR_LEAVE:
        if p.tables.near[space] & BITS[to] == 0 or p.stockpiles[space] == 0:
            return "A stockpile is carried to the next hex."
    elif to != 0:
        return "Where to go is asked about one hex."
    counts = vec[i64]([p.civilians[space], p.soldiers[space], p.refugees[space]])
    return "A unit is to go that is not there." if counts[GOING_KIND.of(p.about)] == 0 else ""


def check_action(p: Meltwater) -> str:
    """Return what is wrong about a question of the Action phase, or nothing."""
    if p.now == ACT:
        return ""
    space = HEX.of(p.about)
    if p.now == FALLOUT_WHERE:
        return check_reach(p, space, FIGHT_IN.of(p.about))
    if p.held[p.active] & BITS[space] == 0:
        return "A hex is asked about that the player does not hold."
    if p.now == MARCH_CIVILIANS or p.now == MARCH_SOLDIERS or p.now == MARCH_STOCKPILES:
        return check_reach(p, space, MARCH_TO.of(p.about)) or check_march(p, space)
    if p.now == THREATEN_WHOM or p.now == DRIVE_WHERE:
        target = THREAT_TO.of(p.about)
        return check_reach(p, space, target) or check_threat(p, target)
    return ""


def check_reach(p: Meltwater, space: i64, to: i64) -> str:
    """Return that an action reaches too far, or nothing."""
    return "An action reaches the next hex." if p.tables.near[space] & BITS[to] == 0 else ""


def check_march(p: Meltwater, space: i64) -> str:
    """Return what is wrong about how many march, or nothing."""
    civilians = MARCHING_CIVILIANS.of(p.about)
    soldiers = MARCHING_SOLDIERS.of(p.about)
    if p.now == MARCH_CIVILIANS:
        return "" if civilians + soldiers == 0 else "Nothing is counted yet."
    if civilians > p.civilians[space] or soldiers > p.soldiers[space]:
        return "More units march than are there."
    if p.now == MARCH_STOCKPILES and civilians + soldiers == 0:
        return "Stockpiles can't march alone."
    return ""


def check_threat(p: Meltwater, target: i64) -> str:
    """Return what is wrong about whom a threat drives away, or nothing."""
    kind = THREATENED_KIND.of(p.about)
    if p.now == THREATEN_WHOM:
        return "" if kind == 0 else "Nobody is driven away yet."
    if kind == CIVILIAN:
        return "" if p.civilians[target] > 0 else "No civilian is there to be driven."
    return "" if kind == REFUGEE and p.refugees[target] > 0 else "No refugee is there."


def check_doomsday(p: Meltwater) -> str:
    """Return what is wrong about a question of the Doomsday phase, or nothing."""
    if p.turn == 0 or p.actions > 0 or p.card == NO_CARD:
        return "Doomsday has not come."
    first = p.card * 3
    if p.now == SHELTER_WHERE:
        if HEX.of(p.about) != p.tables.cards[first + 2]:
            return "The boat goes where the open card says."
    elif SPREAD_FROM.of(p.about) != p.tables.cards[first + HITS_DONE.of(p.about)]:
        return "Radiation comes where the open card says."
    return ""


def check_evacuation(p: Meltwater) -> str:
    """Return what is wrong about a question of where to get away to, or nothing."""
    space = DEAD_HEX.of(p.about)
    then = THEN.of(p.about)
    if not p.evacuation:
        return "Nobody gets away from a hex that dies."
    if p.dead & BITS[space] == 0 or p.refugees[space] + p.stockpiles[space] == 0:
        return "Those get away whose hex has died."
    if then > 0 and (p.turn == 0 or p.actions > 0 or p.card == NO_CARD):
        return "Doomsday has not come."
    if 0 < then < 3 and space != p.tables.cards[p.card * 3 + then - 1]:
        return "Radiation comes where the open card says."
    return ""
