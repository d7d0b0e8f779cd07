"""Whether what lies on the table in The Arctic can lie there: what is wrong, as a sentence."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, lowest
from nunatak.engine.position import CHANCE, about_at, actor_at, decision_at
from nunatak.games.arctic.rules.position import (
    ACT,
    AFTER,
    AREA,
    BEFORE,
    BUILD_WHERE,
    CHINA_ACTS,
    CHINA_DOES,
    COUNTRIES_ACT,
    FIGHT_WHOM,
    FINISHED,
    FIRST_PLAYER,
    INVEST_WHERE,
    INVESTING,
    LAUNCH_WHERE,
    LEAST_POINTS,
    LOBBYISTS,
    NEGOTIATE,
    NOBODY_THERE,
    NOT_OVER,
    OCCUPY,
    OCCUPYING,
    PAY_OR_LOSE,
    PLACE,
    PLACING,
    PROTECT_WHERE,
    ROUND_COUNT,
    SAIL_WHERE,
    SELL_HOW_MUCH,
    SELLING,
    SET_SAIL,
    SHIPS_IN_ALL,
    SUPPORT_NEEDED,
    Arctic,
    space_of,
    spent_away_in,
    spent_in,
    still_in,
)
from nunatak.games.arctic.rules.vocabulary import (
    ACTION_COUNT,
    BY_CHINA,
    CHINA_LOW,
    CHN,
    COUNTRY_COUNT,
    EU,
    LAW_A,
    LAW_B,
    LAW_C,
    NATION_COUNT,
    NOR,
    PLACES,
    POLE,
    SPACE_COUNT,
    TRACK_COUNT,
)


def complaint(p: Arctic) -> str:
    """Return what is impossible about a position, or nothing."""
    return (
        check_ships(p)
        or check_control(p)
        or check_companies(p)
        or check_lobbyists(p)
        or check_countries(p)
        or check_time(p)
        or check_sailing(p)
        or check_agenda(p)
    )


def check_ships(p: Arctic) -> str:
    """Return what is wrong about the ships, or nothing."""
    for nation in range(NATION_COUNT):
        count: i64 = 0
        for area in range(PLACES):
            ships = p.ships[nation * PLACES + area]
            if ships < 0 or (ships > 0) != (p.fleet[nation] & BITS[area] != 0):
                return f"Nation {nation} has {ships} ships in area {area}, which can't be."
            count += ships
        most = p.tables.nations[SHIPS_IN_ALL + nation]
        if p.joined and nation == NOR:
            most = 0
        elif p.joined and nation == EU:
            most += p.tables.nations[SHIPS_IN_ALL + NOR]
        if count > most:
            return f"Nation {nation} has more ships than there are."
    return ""


def check_control(p: Arctic) -> str:
    """Return what is wrong about who controls what, or nothing."""
    seen: i64 = 0
    for nation in range(NATION_COUNT):
        held = p.held[nation]
        if seen & held != 0:
            return "Two nations control one area."
        seen |= held
        coast = p.tables.coasts[nation]
        sector = p.tables.sectors[nation]
        if p.joined and nation == EU:
            coast |= p.tables.coasts[NOR]
            sector |= p.tables.sectors[NOR]
        elif p.joined and nation == NOR:
            coast = 0
            sector = 0
            if held != 0:
                return "Norway controls something though it has joined the EU."
        if held & p.tables.land != coast:
            return f"Nation {nation} does not control exactly its own coast."
        ocean = held & p.tables.ocean
        if p.law != LAW_C and ocean != (sector if p.law == LAW_B else 0):
            return f"Nation {nation} controls other parts of the ocean than the law says."
    rest = p.by_presence()
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        nation = p.alone(lowest(bit))
        if nation != NOBODY_THERE and p.held[nation] & bit == 0:
            return f"Nation {nation} is alone in an area that it does not control."
    return ""


def check_companies(p: Arctic) -> str:
    """Return what is wrong about money, points and platforms, or nothing."""
    seen: i64 = 0
    for seat in range(p.players):
        if p.money[seat] < 0:
            return f"Seat {seat} has less than no money."
        if p.points[seat] < LEAST_POINTS:
            return f"Seat {seat} has fewer points than the track goes down to."
        if p.rigs[seat] & seen != 0:
            return "Two platforms are in one area."
        seen |= p.rigs[seat]
        if p.platforms_left(seat) < 0:
            return f"Seat {seat} has more platforms than there are."
    if seen & ~p.tables.deposits != 0:
        return "A platform is where nothing can be found."
    if p.guarded & ~seen != 0:
        return "A lobbyist protects a platform that is not there."
    if p.fresh & ~p.guarded != 0 or p.owed & ~p.guarded != 0:
        return "A platform should be protected."
    if p.owed & ~p.controlled() != 0:
        return "Something is owed to nobody."
    return ""


def check_lobbyists(p: Arctic) -> str:
    """Return what is wrong about the lobbyists, or nothing."""
    counts = p.hand[:]
    for seat in range(p.players):
        if p.hand[seat] < 0:
            return f"Seat {seat} has fewer lobbyists than none."
    places = vec[i64]([0] * (SPACE_COUNT + TRACK_COUNT + COUNTRY_COUNT * ACTION_COUNT))
    for i in range(SPACE_COUNT):
        places[i] = p.influence[i]
        if p.closed(i) and p.influence[i] != 0:
            return f"The influence space {i} is closed."
    for i in range(TRACK_COUNT):
        places[SPACE_COUNT + i] = p.track[i]
    for i in range(COUNTRY_COUNT * ACTION_COUNT):
        places[SPACE_COUNT + TRACK_COUNT + i] = p.boxes[i]
    for place in places:
        if place < 0 or place > p.players:
            return "A lobbyist belongs to nobody."
        if place > 0:
            counts[place - 1] += 1
    for area in range(PLACES):
        if (p.guard[area] > 0) != (p.guarded & BITS[area] != 0):
            return f"Whether area {area} is protected is not as is said."
        if p.guard[area] > 0:
            seat = p.guarding_seat(area)
            nation = p.guarding_country(area)
            if seat >= p.players or nation >= CHN or (p.joined and nation == NOR):
                return "A lobbyist protects a platform who can't."
            if p.fresh & BITS[area] != 0 and nation != p.country:
                return "Only the country that acts has just protected something."
            counts[seat] += 1
    for seat in range(p.players):
        if counts[seat] != p.company(LOBBYISTS):
            return f"Seat {seat} has {counts[seat]} lobbyists."
    return ""


def check_countries(p: Arctic) -> str:
    """Return what is wrong about treasuries, votes and conflicts, or nothing."""
    for country in range(COUNTRY_COUNT):
        if p.treasury[country] < 0:
            return f"Country {country} has less than no money."
        if not LAW_A <= p.vote[country] <= LAW_C:
            return f"Country {country} votes for no law."
        foe = p.conflict[country]
        if foe == country or foe == CHN or not 0 <= foe <= NOBODY_THERE:
            return f"Country {country} can't be in conflict with {foe}."
        if p.joined and (foe == NOR or (country == NOR and foe != NOBODY_THERE)):
            return "Norway, which has joined the EU, is in conflict with somebody."
    if p.joined and (p.treasury[NOR] != 0 or p.vote[NOR] != p.vote[EU]):
        return "Norway, which has joined the EU, has money or a mind of its own."
    if not LAW_A <= p.law <= LAW_C:
        return "No law is in force."
    if not 0 <= p.support <= SUPPORT_NEEDED or (p.joined and p.support != 2):
        return "Norway's support can't be so."
    return ""


def check_time(p: Arctic) -> str:
    """Return what is wrong about rounds and phases, or nothing."""
    if not 1 <= p.round <= ROUND_COUNT or not 0 <= p.first < p.players:
        return "There is no such round, or no such start player."
    if (p.ended != NOT_OVER) != (p.phase == FINISHED):
        return "The game is over, or it is not."
    if p.phase == FINISHED:
        if (p.ended == BY_CHINA) != (p.controller(POLE) == CHN):
            return "China controls the Pole, or it does not."
        if p.ended != BY_CHINA and p.round != ROUND_COUNT:
            return "The game can't have ended so early."
    if p.round == 1 and (p.phase == INVESTING or p.phase == OCCUPYING):
        return "Nobody invests in the first round."
    if p.round > 1 and p.phase == PLACING:
        return "Lobbyists are placed before the first round."
    if (p.passes != 0 and p.phase != INVESTING) or not 0 <= p.passes < p.players:
        return "So many can't have passed."
    if (p.sold != 0 and p.phase != SELLING) or not 0 <= p.sold < p.players:
        return "So many can't have sold their goods."
    if p.unrest != 0 and p.phase != COUNTRIES_ACT and p.phase != SELLING:
        return "There is unrest at the wrong time."
    if p.unrest & ~31 != 0:
        return "There is unrest in no country."
    return check_turn(p)


def check_turn(p: Arctic) -> str:
    """Return what is wrong about whose lobbyist acts, and where others are, or nothing."""
    acting = p.phase == COUNTRIES_ACT
    if acting:
        if not 0 <= p.country < COUNTRY_COUNT:
            return "No country acts."
        if not 1 <= p.number <= p.spaces(p.country):
            return "No lobbyist acts."
    elif p.country != 0 or p.number != 0 or p.fresh != 0:
        return "A country acts at the wrong time."
    for i in range(CHINA_LOW):
        if p.track[i] != 0 and p.phase != INVESTING and p.phase != OCCUPYING:
            return "Somebody invests at the wrong time."
    if p.round == 1 and p.china_controller() != 0:
        return "Nobody controls China in the first round (ruling 9)."
    for i in range(COUNTRY_COUNT * ACTION_COUNT):
        if p.boxes[i] != 0:
            if not acting and p.phase != SELLING:
                return "A lobbyist acts at the wrong time."
            if acting and i // ACTION_COUNT > p.country:
                return "A lobbyist has acted before its turn."
    return ""


def check_sailing(p: Arctic) -> str:
    """Return what is wrong about the ships that sail, or nothing."""
    question: i64 = -1
    if p.depth > 0:
        question = decision_at(p.agenda[0])
    sailing = question == SET_SAIL or question == SAIL_WHERE or question == FIGHT_WHOM
    nation = p.acting()
    for area in range(PLACES):
        counts = p.sailing[area]
        if counts != 0 and not sailing:
            return "Ships have sailed, but nobody sails."
        if sailing:
            still = still_in(counts)
            if counts < 0 or spent_in(counts) > still:
                return "More ships have attacked than there are."
            if still + spent_away_in(counts) > p.ships[nation * PLACES + area]:
                return "More ships have moved or not moved than there are."
    if not sailing and (p.step_of_sail != BEFORE or p.sailed):
        return "Somebody has sailed, but nobody sails."
    if not BEFORE <= p.step_of_sail <= AFTER:
        return "Sailing has no such step."
    if (p.launching > 0) != (question == LAUNCH_WHERE) or not 0 <= p.launching <= 4:
        return "So many ships can't be waiting to be launched."
    return ""


def check_agenda(p: Arctic) -> str:
    """Return what is wrong about what is asked, or nothing."""
    if p.phase == FINISHED:
        return "" if p.depth == 0 else "Something is asked after the end."
    if p.depth == 0 or p.depth > 2:
        return "Something else is asked than one thing, and perhaps a payment before it."
    if (p.owed != 0) != (p.now == PAY_OR_LOSE):
        return "Payments are asked for when something is owed."
    below = decision_at(p.agenda[0])
    if p.depth == 2 and (p.now != PAY_OR_LOSE or (below != SET_SAIL and below != LAUNCH_WHERE)):
        return "Only a payment can come between the steps of sailing or launching."
    for i in range(p.depth):
        place = p.agenda[i]
        wrong = check_question(p, decision_at(place), actor_at(place), about_at(place))
        if wrong != "":
            return wrong
    return ""


def check_question(p: Arctic, question: i64, actor: i64, about: i64) -> str:
    """Return what is wrong about a question, or nothing."""
    if not p.rules.decisions[question].about.fits(about):
        return "A question is about something that it can't be about."
    area = AREA.of(about)
    areal = question == SAIL_WHERE or question == FIGHT_WHOM
    if areal and p.fleet[p.acting()] & BITS[area] == 0:
        return "No ship lies where one should sail or fight."
    if question == FIRST_PLAYER:
        started = p.phase != PLACING or p.hand[0] != p.company(LOBBYISTS)
        return "Chance draws the start player." if started or actor != CHANCE else ""
    if actor != expected(p, question):
        return "Somebody else should be asked."
    if question == SAIL_WHERE and still_in(p.sailing[area]) == 0:
        return "The ship that should sail has sailed."
    return ""


def expected(p: Arctic, question: i64) -> i64:
    """Return the seat that a question is for, or another number if nobody can be asked it."""
    phase = p.phase
    if question == PLACE:
        return p.next_to_place() if phase == PLACING else -5
    if question == INVEST_WHERE:
        asked = p.actor if 0 <= p.actor < p.players else 0
        return asked if phase == INVESTING and p.hand[asked] > 0 else -5
    if question == OCCUPY:
        return p.track[p.leftmost()] - 1 if phase == OCCUPYING else -5
    if question == SELL_HOW_MUCH:
        return (p.first + p.sold) % p.players if phase == SELLING else -5
    if question == PAY_OR_LOSE:
        return p.next_debtor()
    if question == CHINA_DOES or phase == CHINA_ACTS:
        if phase != CHINA_ACTS or question == ACT or question == PROTECT_WHERE:
            return -5
        if question == NEGOTIATE or question == LAUNCH_WHERE:
            return -5
        return p.china_controller() - 1
    if phase != COUNTRIES_ACT:
        return -5
    if question == ACT or question == PROTECT_WHERE:
        return p.influence[space_of(p.country, p.number)] - 1
    return p.boxes[p.country * ACTION_COUNT + action_of(question)] - 1


def action_of(question: i64) -> i64:
    """Return the action during which something is asked."""
    if question == BUILD_WHERE:
        return 0
    if question == LAUNCH_WHERE:
        return 1
    return 2 if question == NEGOTIATE else 5
