"""Every choice in 2019: The Arctic, in the order of a round.

Where a question has one answer only, it is mostly not asked: what happens is told all the same.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import CHANCE, Decision, in_order
from nunatak.games.arctic.rules.position import (
    ACT,
    AFTER,
    AREA_OF,
    AT_POLE,
    BEFORE,
    BITS,
    BUILD_WHERE,
    CHINA_ACTS,
    CHINA_DOES,
    COUNTRIES_ACT,
    DECISIONS,
    ENOUGH_VOTES,
    FIGHT_WHOM,
    FIGHTS,
    FIRST_LAW,
    FIRST_MONEY,
    FIRST_PLAYER,
    FIRST_TREASURY,
    INVEST_WHERE,
    INVESTING,
    LAUNCH_WHERE,
    LAW_CHANGES,
    LEAST_POINTS,
    LOBBYISTS,
    LOW,
    MOVES,
    NEGOTIATE,
    NOBODY_THERE,
    NORWAY_JOINS,
    OCCUPY,
    OCCUPYING,
    ONE_SPENT,
    ONE_SPENT_AWAY,
    ONE_STILL,
    PAY_OR_LOSE,
    PLACE,
    PROTECT_WHERE,
    ROUND_COUNT,
    ROYALTY,
    SAIL_WHERE,
    SELL_HOW_MUCH,
    SELLING,
    SET_SAIL,
    SUPPORT_NEEDED,
    TAX,
    Arctic,
    Tables,
    how_many,
    space_of,
    write_areas,
)
from nunatak.games.arctic.rules.scoring import end, points_after_selling
from nunatak.games.arctic.rules.vocabulary import (
    ACTED,
    ACTION_COUNT,
    ADOPTED,
    ATTACK,
    BUILD,
    BUILT,
    BUILT_ILLEGALLY,
    CHINA_BUILD,
    CHINA_HIGH,
    CHINA_LOW,
    CHINA_RUN,
    CHINA_SAIL,
    CHINA_WAIT,
    CHINA_WAITED,
    CHN,
    CONFLICT,
    COUNTRY_COUNT,
    DECLARED,
    DIPLOMACY,
    DO,
    DONE,
    DRIFTED,
    EU,
    EU_FOUR,
    EVENED_OUT,
    EXPELLED,
    FIGHT,
    FIRST,
    FOUGHT,
    FROM,
    GAS,
    GUARD,
    HOME,
    INVEST,
    INVESTED,
    KEPT,
    LAUNCH,
    LAUNCHED,
    LAW_A,
    LAW_B,
    LAW_C,
    LOBBY,
    LOSE,
    MADE_PEACE,
    MOVED_TO_TWO,
    NATION_COUNT,
    NOR,
    NORWAY_JOINED,
    OIL,
    PAID,
    PASS,
    PASSED,
    PAY,
    PEACE,
    PLACED,
    PLACES,
    POLE,
    PRODUCED,
    PROTECT,
    PROTECTED,
    ROCK,
    ROUND_BEGAN,
    SAIL,
    SAILED,
    SELL,
    SHIP_CAME,
    SHIPS,
    SITE,
    SLANDER,
    SLANDERED,
    SOLD,
    SPACE_COUNT,
    STAY,
    STAYED,
    SUBSIDY,
    SUPPORT,
    SUPPORTED,
    TAXED,
    TAXES,
    TO,
    TO_TWO,
    TRACK_COUNT,
    UNREST,
    UNREST_BROKE_OUT,
    VOTE,
    VOTED,
    WENT_HOME,
    WHOM,
)

# Set-up


def start(tables: Tables, players: i64, advanced: bool, beginner: bool) -> Arctic:
    """Put ships on their symbols, money into the treasuries and votes on the laws."""
    nations = tables.nations
    money = tables.companies[(players - 2) * 3 + FIRST_MONEY]
    lobbyists = tables.companies[(players - 2) * 3 + LOBBYISTS]
    p = Arctic(
        tables,
        players,
        advanced,
        beginner,
        tables.start_ships[:],
        vec[i64]([0] * NATION_COUNT),
        tables.coasts[:],
        vec[i64]([0] * PLACES),
        vec[i64]([0] * PLACES),
        vec[i64]([0] * players),
        vec[i64]([money] * players),
        vec[i64]([0] * players),
        vec[i64]([lobbyists] * players),
        vec[i64]([nations[FIRST_TREASURY + country] for country in range(COUNTRY_COUNT)]),
        vec[i64]([nations[FIRST_LAW + country] for country in range(COUNTRY_COUNT)]),
        vec[i64]([NOBODY_THERE] * COUNTRY_COUNT),
        vec[i64]([0] * (COUNTRY_COUNT * ACTION_COUNT)),
        vec[i64]([0] * SPACE_COUNT),
        vec[i64]([0] * TRACK_COUNT),
    )
    for nation in range(NATION_COUNT):
        for area in range(PLACES):
            if p.ships[nation * PLACES + area] > 0:
                p.fleet[nation] |= BITS[area]
    p.ask(FIRST_PLAYER, CHANCE)
    p.settle()
    return p


@final
class FirstPlayer(Decision[Arctic]):
    """Who has the start marker: the only thing that is left to chance."""

    name = "first-player"

    def outcomes(self, p: Arctic, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(p.players):
            out[seat] = FIRST + seat
            weights[seat] = 1
        return p.players

    def take(self, p: Arctic, option: i64) -> None:
        p.first = option - FIRST
        p.ask(PLACE, p.next_to_place())


@final
class Place(Decision[Arctic]):
    """Where the next lobbyist goes before the first round."""

    name = "place"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return write_free_spaces(p, out)

    def take(self, p: Arctic, option: i64) -> None:
        space = option - LOBBY
        p.hand[p.actor] -= 1
        p.influence[space] = p.actor + 1
        p.tell(PLACED, p.actor, space)
        for seat in range(p.players):
            if p.hand[seat] > 0:
                p.ask(PLACE, p.next_to_place())
                return
        if not p.advanced:
            last = p.first - 1 if p.first > 0 else p.players - 1
            p.money[p.first] -= 1
            p.money[last] += 1
            p.tell(EVENED_OUT, p.first, last)
        p.tell(ROUND_BEGAN, p.round - 1, p.first)
        if p.beginner:
            begin_countries(p)
        else:
            begin_china(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return why_not_there(p, option)


def write_free_spaces(p: Arctic, out: vec[i64]) -> i64:
    """Write the free influence spaces as options."""
    influence = p.influence
    n: i64 = 0
    for space in range(SPACE_COUNT):
        out[n] = LOBBY + space
        n += i64(influence[space] == 0 and not p.closed(space))
    return n


def why_not_there(p: Arctic, option: i64) -> str:
    """Return the key of the rule against putting a lobbyist on a space."""
    if not LOBBY <= option < INVEST:
        return ""
    space = option - LOBBY
    if p.closed(space):
        return "why-opens-with-norway" if space == EU_FOUR else "why-norway-is-gone"
    return "why-space-taken"


# Phases 1 and 2


def begin_round(p: Arctic) -> None:
    """Pass the start marker on, let a Chinese ship come, and ask for investments."""
    p.round += 1
    p.first = p.seat_after(p.first)
    p.tell(ROUND_BEGAN, p.round - 1, p.first)
    skipped = p.beginner and p.round == 2
    if not skipped and p.ships_left(CHN) > 0:  # ruling 10
        yards = p.yards(CHN)
        area = AREA_OF[yards % 37]
        p.add_ship(CHN, area)
        p.tell(SHIP_CAME, area)
        p.see_who_is_alone(yards)
    p.phase = INVESTING
    ask_to_invest(p, p.first)


# Phase 3: investments


def ask_to_invest(p: Arctic, seat: i64) -> None:
    """Ask the next seat with a lobbyist to spare, until all have passed in succession."""
    while p.passes < p.players:
        if p.hand[seat] > 0 and can_invest(p, seat):
            p.ask(INVEST_WHERE, seat)
            return
        p.passes += 1
        seat = p.seat_after(seat)
    p.passes = 0
    p.phase = OCCUPYING
    ask_to_occupy(p)


def can_invest(p: Arctic, seat: i64) -> bool:
    """Say whether there is a free space on the track that a seat can pay for (ruling 5)."""
    for space in range(TRACK_COUNT):
        if p.track[space] == 0 and p.money[seat] + gain(p, space) >= 0:
            return True
    return False


def gain(p: Arctic, space: i64) -> i64:
    """Return what a space of the track gives; what it costs is less than nothing."""
    return p.tables.prices[(p.players - 2) * TRACK_COUNT + space]


@final
class InvestWhere(Decision[Arctic]):
    """Whether and where to invest a lobbyist (rulings 4 to 6)."""

    name = "invest-where"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        track = p.track
        prices = p.tables.prices
        money = p.money[p.actor]
        first = (p.players - 2) * TRACK_COUNT
        n: i64 = 0
        for space in range(TRACK_COUNT):
            out[n] = INVEST + space
            n += i64(track[space] == 0 and money + prices[first + space] >= 0)
        out[n] = PASS
        return n + 1

    def take(self, p: Arctic, option: i64) -> None:
        seat = p.actor
        if option == PASS:
            p.tell(PASSED, seat)
            p.passes += 1
        else:
            space = option - INVEST
            p.hand[seat] -= 1
            p.track[space] = seat + 1
            p.money[seat] += gain(p, space)
            p.tell(INVESTED, seat, space, gain(p, space))
            p.passes = 0
        ask_to_invest(p, p.seat_after(seat))

    def why_not(self, p: Arctic, option: i64) -> str:
        if not INVEST <= option < PASS:
            return ""
        return "why-space-taken" if p.track[option - INVEST] != 0 else "why-too-dear"


# Phase 4: influence


def ask_to_occupy(p: Arctic) -> None:
    """Ask the owner of the dearest lobbyist on the track; those for China stay (ruling 7)."""
    space = p.leftmost()
    if space < CHINA_LOW:
        p.ask(OCCUPY, p.track[space] - 1)
    else:
        begin_china(p)


@final
class Occupy(Decision[Arctic]):
    """Where a lobbyist from the track goes; it has to go somewhere (ruling 8)."""

    name = "occupy"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return write_free_spaces(p, out)

    def take(self, p: Arctic, option: i64) -> None:
        space = option - LOBBY
        p.track[p.leftmost()] = 0
        p.influence[space] = p.actor + 1
        p.tell(PLACED, p.actor, space)
        ask_to_occupy(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return why_not_there(p, option)


# Phase 5: China


def begin_china(p: Arctic) -> None:
    """Let the controller decide for China, or let its ships drift."""
    p.phase = CHINA_ACTS
    seat = p.china_controller() - 1
    if seat < 0:
        drift(p)
        pay_or_go_on(p)
    elif p.fleet[CHN] != 0 or sites(p, CHN, seat) != 0:
        p.ask(CHINA_DOES, seat)
    else:
        p.tell(CHINA_WAITED, seat)
        begin_countries(p)


def drift(p: Arctic) -> None:
    """Move all Chinese ships towards the Pole at once, without a fight (rulings 11 to 13)."""
    north = p.tables.north
    ships = p.ships
    first = CHN * PLACES
    rest = p.fleet[CHN] & ~AT_POLE
    touched = rest
    # The map is numbered from the Pole outwards, so that no ship moves twice.
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = AREA_OF[bit % 37]
        to = north[area]
        count = ships[first + area]
        for _ in range(count):
            p.remove_ship(CHN, area)
            p.add_ship(CHN, to)
        p.tell(DRIFTED, area, to, count)
        touched |= BITS[to]
    p.see_who_is_alone(touched)


@final
class ChinaDoes(Decision[Arctic]):
    """What China does under its controller: sail, build or nothing (ruling 14)."""

    name = "china-does"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        n: i64 = 0
        out[n] = CHINA_SAIL
        n += i64(p.fleet[CHN] != 0)
        out[n] = CHINA_BUILD
        n += i64(sites(p, CHN, p.actor) != 0)
        out[n] = CHINA_WAIT
        return n + 1

    def take(self, p: Arctic, option: i64) -> None:
        if option == CHINA_SAIL:
            p.tell(CHINA_RUN, p.actor)
            begin_sailing(p)
        elif option == CHINA_BUILD:
            p.ask(BUILD_WHERE, p.actor)
        else:
            p.tell(CHINA_WAITED, p.actor)
            begin_countries(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        if option == CHINA_SAIL:
            return "why-no-ship"
        return why_no_site(p) if option == CHINA_BUILD else ""


# Phase 6: countries act


def begin_countries(p: Arctic) -> None:
    """Let Russia begin."""
    p.phase = COUNTRIES_ACT
    p.country = 0
    p.number = 0
    next_lobbyist(p)


def next_lobbyist(p: Arctic) -> None:
    """Ask the owner of the next lobbyist, country by country and space by space."""
    while p.country < COUNTRY_COUNT:
        last = p.spaces(p.country)
        while p.number < last:
            p.number += 1
            owner = p.influence[space_of(p.country, p.number)]
            if owner > 0:
                p.ask(ACT, owner - 1)
                return
        end_protection(p)
        p.country += 1
        p.number = 0
    p.country = 0
    begin_sale(p)


def end_protection(p: Arctic) -> None:
    """Send home the lobbyists that have protected platforms for this country for a round."""
    rest = p.guarded & ~p.fresh
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = AREA_OF[bit % 37]
        if (p.guard[area] - 1) & 7 == p.country:
            p.release(area)
    p.fresh = 0


@final
class Act(Decision[Arctic]):
    """What a lobbyist does: one of the country's free actions, or something for itself."""

    name = "act"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        country = p.country
        boxes = p.boxes
        first = country * ACTION_COUNT
        n: i64 = 0
        for action in range(ACTION_COUNT):
            if boxes[first + action] == 0:
                out[n] = DO + action
                n += i64(has_effect(p, country, action))
        if p.number == 2:
            out[n] = STAY
            n += 1
        elif p.influence[space_of(country, 2)] == 0:
            out[n] = TO_TWO
            n += 1
        out[n] = HOME
        n += 1
        out[n] = SUBSIDY
        n += i64(p.treasury[country] > 0)
        out[n] = PROTECT
        n += i64(p.all_rigs() & ~p.guarded != 0)
        return n

    def take(self, p: Arctic, option: i64) -> None:
        space = space_of(p.country, p.number)
        if option < STAY:
            p.influence[space] = 0
            p.boxes[p.country * ACTION_COUNT + option - DO] = p.actor + 1
            p.tell(ACTED, p.actor, p.country, option - DO)
            begin_action(p, option - DO)
        elif option == PROTECT:
            p.ask(PROTECT_WHERE, p.actor)
        else:
            reassign(p, space, option)
            next_lobbyist(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        if DO <= option < STAY:
            if p.boxes[p.country * ACTION_COUNT + option - DO] != 0:
                return "why-box-taken"
            return why_no_effect(p, option - DO)
        if option == STAY:
            return "why-only-two-stays"
        if option == TO_TWO:
            return "why-on-two-already" if p.number == 2 else "why-two-taken"
        if option == SUBSIDY:
            return "why-treasury-empty"
        return "why-nothing-to-protect" if option == PROTECT else ""


def has_effect(p: Arctic, country: i64, action: i64) -> bool:
    """Say whether an action would change anything (ruling 27)."""
    if action == BUILD:
        return sites(p, country, p.actor) != 0
    if action == SHIPS:
        return p.buildable(country) > 0
    if action == UNREST:
        return p.all_rigs() & p.held[country] != 0
    if action == SAIL:
        return p.fleet[country] != 0
    return True


def why_no_effect(p: Arctic, action: i64) -> str:
    """Return the key of the rule against an action without effect."""
    if action == BUILD:
        return why_no_site(p)
    if action == SHIPS:
        return "why-treasury-empty" if p.treasury[p.country] == 0 else "why-no-ship-left"
    return "why-no-unrest" if action == UNREST else "why-no-ship"


def why_no_site(p: Arctic) -> str:
    """Return the key of the rule against building where there is nowhere to build."""
    return "why-no-platform-left" if p.platforms_left(p.actor) == 0 else "why-no-site"


def begin_action(p: Arctic, action: i64) -> None:
    """Carry an action out, or ask how."""
    country = p.country
    if action == BUILD:
        p.ask(BUILD_WHERE, p.actor)
    elif action == SHIPS:
        build_ships(p)
    elif action == DIPLOMACY:
        p.ask(NEGOTIATE, p.actor)
    elif action == UNREST:
        p.unrest |= BITS[country]
        p.tell(UNREST_BROKE_OUT, p.actor, country)
        next_lobbyist(p)
    elif action == TAXES:
        tax = p.per_country(TAX, country)
        p.treasury[country] += tax
        p.tell(TAXED, p.actor, country, tax)
        next_lobbyist(p)
    else:
        begin_sailing(p)


# Building platforms


def sites(p: Arctic, nation: i64, seat: i64) -> i64:
    """Return where a seat can build a platform for a nation."""
    if p.platforms_left(seat) == 0:  # ruling 27b
        return 0
    money = p.money[seat]
    if money == 0:
        return 0
    within = p.tables.within
    legal = p.held[nation] & within[min(money - 1, 3)]
    if nation == CHN:
        legal &= p.tables.ocean
    illegal = p.fleet[nation] & ~p.controlled() & within[min(money, 3)]
    return (legal | illegal) & p.tables.deposits & ~p.all_rigs()


@final
class BuildWhere(Decision[Arctic]):
    """Where the platform is built: legally, or illegally beside a ship (ruling 28)."""

    name = "build-where"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return write_areas(sites(p, p.acting(), p.actor), SITE, out, 0)

    def take(self, p: Arctic, option: i64) -> None:
        area = option - SITE
        nation = p.acting()
        cost = p.tables.costs[area]
        p.rigs[p.actor] |= BITS[area]
        if p.held[nation] & BITS[area] != 0:
            p.money[p.actor] -= cost + 1
            if nation != CHN:
                p.treasury[nation] += 1
            p.tell(BUILT, p.actor, nation, area, cost + 1)
        else:
            p.money[p.actor] -= cost
            p.tell(BUILT_ILLEGALLY, p.actor, nation, area, cost)
        go_on(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        if not SITE <= option < SITE + PLACES:
            return ""
        bit = BITS[option - SITE]
        if p.tables.deposits & bit == 0:
            return "why-no-deposit"
        if p.all_rigs() & bit != 0:
            return "why-platform-there"
        nation = p.acting()
        if p.controlled() & ~p.held[nation] & bit != 0:
            return "why-other-country-controls"
        if (p.held[nation] | p.fleet[nation]) & bit == 0:
            return "why-neither-control-nor-ship"
        return "why-too-dear"


def go_on(p: Arctic) -> None:
    """Go on after an action of China or of a country."""
    if p.phase == CHINA_ACTS:
        begin_countries(p)
    else:
        next_lobbyist(p)


# Building ships


def build_ships(p: Arctic) -> None:
    """Build as many ships as money, yard and supply allow (ruling 23)."""
    country = p.country
    count = p.buildable(country)
    p.treasury[country] -= count
    yards = p.yards(country)
    if how_many(yards) > 1:
        p.launching = count
        p.ask(LAUNCH_WHERE, p.actor)
        return
    for _ in range(count):
        launch(p, AREA_OF[yards % 37])
    pay_or_go_on(p)


def launch(p: Arctic, area: i64) -> None:
    """Put a new ship on its symbol, where it may be the first one (ruling 29)."""
    p.add_ship(p.country, area)
    p.tell(LAUNCHED, p.country, area)
    p.see_who_is_alone(BITS[area])


@final
class LaunchWhere(Decision[Arctic]):
    """Where the next new ship is launched."""

    name = "launch-where"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return write_areas(p.yards(p.country), LAUNCH, out, 0)

    def take(self, p: Arctic, option: i64) -> None:
        launch(p, option - LAUNCH)
        p.launching -= 1
        if p.launching > 0:
            p.ask(LAUNCH_WHERE, p.actor)
        pay_or_go_on(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-no-symbol" if LAUNCH <= option < LAUNCH + PLACES else ""


# Diplomacy


@final
class Negotiate(Decision[Arctic]):
    """Conflict or peace, a vote, support for Norway's accession, or slander."""

    name = "negotiate"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        country = p.country
        foe = p.conflict[country]
        n: i64 = 0
        for other in range(COUNTRY_COUNT):
            out[n] = CONFLICT + other
            gone = other == NOR and p.joined
            n += i64(other != country and other != foe and not gone)
        if foe != NOBODY_THERE:
            out[n] = PEACE
            n += 1
        for law in range(LAW_A, LAW_C + 1):
            out[n] = VOTE + law
            n += i64(law != p.vote[country])
        if country == NOR and p.support < SUPPORT_NEEDED:
            out[n] = SUPPORT
            n += 1
        for seat in range(p.players):
            out[n] = SLANDER + seat
            n += i64(seat != p.actor and p.points[seat] > LEAST_POINTS)
        return n

    def take(self, p: Arctic, option: i64) -> None:
        country = p.country
        if option <= PEACE:
            change_conflict(p, country, option - CONFLICT if option < PEACE else NOBODY_THERE)
        elif option < SUPPORT:
            p.vote[country] = option - VOTE
            if country == EU and p.joined:
                p.vote[NOR] = option - VOTE
            p.tell(VOTED, country, option - VOTE)
        elif option == SUPPORT:
            p.support += 1
            p.tell(SUPPORTED, p.actor, p.support)
        else:
            victim = option - SLANDER
            p.points[victim] -= 1
            p.tell(SLANDERED, p.actor, victim)
        next_lobbyist(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        if CONFLICT <= option < PEACE:
            if p.joined and option == CONFLICT + NOR:
                return "why-norway-is-gone"
            same = option - CONFLICT == p.country
            return "why-not-with-itself" if same else "why-in-conflict-already"
        if option == PEACE:
            return "why-no-conflict"
        if VOTE <= option < SUPPORT:
            return "why-votes-so-already"
        if option == SUPPORT:
            return "why-only-norway" if p.country != NOR else "why-support-is-full"
        if SLANDER <= option < FROM:
            if option - SLANDER >= p.players:
                return "why-nobody-there"
            return "why-not-yourself" if option - SLANDER == p.actor else "why-lowest-already"
        return ""


def change_conflict(p: Arctic, country: i64, foe: i64) -> None:
    """Clear a country's conflict marker and set another, if there is one (ruling 24)."""
    before = p.conflict[country]
    if before != NOBODY_THERE:
        p.tell(MADE_PEACE, country, before)
    p.conflict[country] = foe
    if foe != NOBODY_THERE:
        p.tell(DECLARED, country, foe)


# Sailing: attacks, moves, fights, attacks (ruling 27a). A ship that has not attacked can do all
# that one can that has, and what it could attack where it stood is gone: so it moves first, and
# of ships that fight, those that have attacked go first. Nobody has to say which is which.


def begin_sailing(p: Arctic) -> None:
    """Count the nation's ships as not having moved, and ask for the first."""
    nation = p.acting()
    first = nation * PLACES
    rest = p.fleet[nation]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = AREA_OF[bit % 37]
        p.sailing[area] = p.ships[first + area]
    p.ask(SET_SAIL, p.actor)


def finish_sailing(p: Arctic) -> None:
    """Forget which ships have moved."""
    sailing = p.sailing
    for area in range(PLACES):
        sailing[area] = 0
    p.step_of_sail = BEFORE
    p.sailed = False
    go_on(p)


def can_leave(p: Arctic, nation: i64) -> i64:
    """Return the areas with ships that have not moved."""
    if p.step_of_sail > MOVES:
        return 0
    sailing = p.sailing
    found: i64 = 0
    rest = p.fleet[nation]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if sailing[AREA_OF[bit % 37]] & LOW != 0:
            found |= bit
    return found


def can_fight(p: Arctic, nation: i64) -> i64:
    """Return the areas with ships of nations in conflict; at the Pole all are (ruling 39)."""
    if p.step_of_sail > FIGHTS:
        return 0
    found: i64 = 0
    for foe in range(NATION_COUNT):
        if foe != nation:
            there = p.fleet[foe]
            found |= there if p.in_conflict(nation, foe) else there & AT_POLE
    return found & p.fleet[nation]


def can_attack(p: Arctic, nation: i64) -> i64:
    """Return the areas with a platform that ships can destroy (rulings 20 to 22)."""
    found: i64 = 0
    rest = p.fleet[nation] & p.all_rigs() & ~p.guarded & ~p.held[nation]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = AREA_OF[bit % 37]
        if why_no_attack(p, nation, area) == NOTHING_PREVENTS:
            found |= bit
    return found


# Why a platform can't be attacked.
NOTHING_PREVENTS: Final[i64] = 0
SHIPS_DEFEND: Final[i64] = 1
NO_CONFLICT: Final[i64] = 2
TOO_FEW: Final[i64] = 3


def why_no_attack(p: Arctic, nation: i64, area: i64) -> i64:
    """Return what prevents an attack where ships and a platform are, or nothing."""
    defender = p.controller(area)
    if defender != NOBODY_THERE:
        if not p.in_conflict(nation, defender):
            return NO_CONFLICT
        if p.fleet[defender] & BITS[area] != 0:
            return SHIPS_DEFEND
    return TOO_FEW if ready(p, nation, area) <= p.defence(area) else NOTHING_PREVENTS


def ready(p: Arctic, nation: i64, area: i64) -> i64:
    """Return how many ships in an area have not attacked a platform yet."""
    tally = p.sailing[area]
    return p.ships[nation * PLACES + area] - ((tally >> 8) & LOW) - (tally >> 16)


@final
class SetSail(Decision[Arctic]):
    """What the next ship does, until the player is done."""

    name = "set-sail"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        nation = p.acting()
        n = write_areas(can_leave(p, nation), FROM, out, 0)
        n = write_areas(can_fight(p, nation), FIGHT, out, n)
        n = write_areas(can_attack(p, nation), ATTACK, out, n)
        out[n] = DONE
        return n + i64(p.sailed)

    def take(self, p: Arctic, option: i64) -> None:
        if option == DONE:
            finish_sailing(p)
        elif option < FIGHT:
            p.ask(SAIL_WHERE, p.actor, option - FROM)
        elif option < ATTACK:
            choose_foe(p, option - FIGHT)
        else:
            attack(p, option - ATTACK)

    def why_not(self, p: Arctic, option: i64) -> str:
        if option == DONE:
            return "why-sail-something"
        if FROM <= option < FROM + PLACES:
            if p.fleet[p.acting()] & BITS[option - FROM] == 0:
                return "why-no-ship-there"
            return "why-moved-already" if p.step_of_sail <= MOVES else "why-moves-are-over"
        if FIGHT <= option < FIGHT + PLACES:
            return why_not_fight(p, option - FIGHT)
        if ATTACK <= option < ATTACK + PLACES:
            return why_not_attack(p, option - ATTACK)
        return ""


def why_not_fight(p: Arctic, area: i64) -> str:
    """Return the key of the rule against fighting in an area."""
    if p.step_of_sail > FIGHTS:
        return "why-fights-are-over"
    if p.fleet[p.acting()] & BITS[area] == 0:
        return "why-no-ship-there"
    return "why-nobody-to-fight"


def why_not_attack(p: Arctic, area: i64) -> str:
    """Return the key of the rule against attacking a platform."""
    nation = p.acting()
    bit = BITS[area]
    if p.all_rigs() & bit == 0:
        return "why-no-platform"
    if p.fleet[nation] & bit == 0:
        return "why-no-ship-there"
    if p.guarded & bit != 0:
        return "why-protected"
    if p.held[nation] & bit != 0:
        return "why-own-area"
    reason = why_no_attack(p, nation, area)
    if reason == SHIPS_DEFEND:
        return "why-ships-defend"
    if reason == NO_CONFLICT:
        return "why-no-conflict-with-owner"
    enough = p.ships[nation * PLACES + area] > p.defence(area)
    return "why-attacked-already" if enough else "why-too-few-ships"


@final
class SailWhere(Decision[Arctic]):
    """Where a ship goes, one area far."""

    name = "sail-where"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return write_areas(p.tables.near[p.about], TO, out, 0)

    def take(self, p: Arctic, option: i64) -> None:
        p.ask(SET_SAIL, p.actor)
        move_ship(p, p.acting(), p.about, option - TO)
        pay_or_go_on(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-not-next-to-it" if TO <= option < TO + PLACES else ""


def move_ship(p: Arctic, nation: i64, source: i64, to: i64) -> None:
    """Move a ship; at the Pole it meets the controller's (ruling 38)."""
    p.step_of_sail = MOVES
    p.sailed = True
    tally = p.sailing[source]
    p.sailing[source] -= ONE_STILL
    if tally & LOW == (tally >> 8) & LOW:
        p.sailing[source] -= ONE_SPENT
        p.sailing[to] += ONE_SPENT_AWAY
    p.remove_ship(nation, source)
    p.add_ship(nation, to)
    p.tell(SAILED, nation, source, to)
    if to == POLE:
        guard = p.controller(POLE)
        if guard != nation and guard != NOBODY_THERE and p.fleet[guard] & AT_POLE != 0:
            fight(p, nation, guard, POLE)
    p.see_who_is_alone(BITS[source] | BITS[to])


def fight(p: Arctic, nation: i64, foe: i64, area: i64) -> None:
    """Let two ships sink each other; of one's own, one that has attacked if possible."""
    p.tell(FOUGHT, nation, foe, area)
    p.remove_ship(foe, area)
    tally = p.sailing[area]
    if tally >> 16 > 0:
        p.sailing[area] -= ONE_SPENT_AWAY
    elif (tally >> 8) & LOW > 0:
        p.sailing[area] -= ONE_SPENT + ONE_STILL
    elif tally & LOW == p.ships[nation * PLACES + area]:
        p.sailing[area] -= ONE_STILL
    p.remove_ship(nation, area)


def choose_foe(p: Arctic, area: i64) -> None:
    """Ask whom to fight, if several can be fought."""
    found: i64 = NOBODY_THERE
    for foe in range(NATION_COUNT):
        if is_foe(p, area, foe):
            if found != NOBODY_THERE:
                p.ask(FIGHT_WHOM, p.actor, area)
                return
            found = foe
    fight_on(p, found, area)


def is_foe(p: Arctic, area: i64, foe: i64) -> bool:
    """Say whether a nation's ships can be fought in an area."""
    nation = p.acting()
    if p.fleet[foe] & BITS[area] == 0 or foe == nation:
        return False
    return area == POLE or p.in_conflict(nation, foe)


@final
class FightWhom(Decision[Arctic]):
    """Whose ship to sink."""

    name = "fight-whom"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        n: i64 = 0
        for foe in range(NATION_COUNT):
            out[n] = WHOM + foe
            n += i64(is_foe(p, p.about, foe))
        return n

    def take(self, p: Arctic, option: i64) -> None:
        fight_on(p, option - WHOM, p.about)

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-no-foe" if WHOM <= option < ATTACK else ""


def fight_on(p: Arctic, foe: i64, area: i64) -> None:
    """Fight, see who is alone then, and ask for what comes next."""
    p.step_of_sail = FIGHTS
    p.sailed = True
    p.ask(SET_SAIL, p.actor)
    fight(p, p.acting(), foe, area)
    p.see_who_is_alone(BITS[area])
    pay_or_go_on(p)


def attack(p: Arctic, area: i64) -> None:
    """Destroy a platform with as many ships as it takes; once per ship (ruling 20)."""
    p.sailed = True
    if p.step_of_sail == BEFORE:
        p.sailing[area] += ONE_SPENT * (p.defence(area) + 1)
    else:
        p.step_of_sail = AFTER
    p.attack(p.acting(), area)
    p.ask(SET_SAIL, p.actor)


# Reassignment


def reassign(p: Arctic, space: i64, option: i64) -> None:
    """Let a lobbyist stay, move to space 2 or go home, with a subsidy if the player likes."""
    seat = p.actor
    if option == STAY:
        p.tell(STAYED, seat, space)
        return
    p.influence[space] = 0
    if option == TO_TWO:
        two = space_of(p.country, 2)
        p.influence[two] = seat + 1
        p.number = max(p.number, 2)  # it has had its turn (ruling 16)
        p.tell(MOVED_TO_TWO, seat, space, two)
        return
    subsidy: i64 = 0
    if option == SUBSIDY:  # ruling 43
        subsidy = p.subsidy(seat)
        p.treasury[p.country] -= subsidy
        p.money[seat] += subsidy
    p.hand[seat] += 1
    p.tell(WENT_HOME, seat, p.country, subsidy)


@final
class ProtectWhere(Decision[Arctic]):
    """Which platform a lobbyist protects, anybody's and anywhere."""

    name = "protect-where"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return write_areas(p.all_rigs() & ~p.guarded, GUARD, out, 0)

    def take(self, p: Arctic, option: i64) -> None:
        area = option - GUARD
        p.influence[space_of(p.country, p.number)] = 0
        p.guard[area] = p.actor * 8 + p.country + 1
        p.guarded |= BITS[area]
        p.fresh |= BITS[area]
        p.tell(PROTECTED, p.actor, p.country, area)
        next_lobbyist(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        if not GUARD <= option < GUARD + PLACES:
            return ""
        return "why-protected" if p.guarded & BITS[option - GUARD] != 0 else "why-no-platform"


# Phase 7: production and sale


def begin_sale(p: Arctic) -> None:
    """Let everybody sell, from the start player on."""
    p.phase = SELLING
    p.sold = 0
    next_sale(p)


def next_sale(p: Arctic) -> None:
    """Ask the next player who has produced anything."""
    while p.sold < p.players:
        seat = (p.first + p.sold) % p.players
        goods = p.working(seat)
        if goods != 0:
            ores = p.tables.ores
            gas = how_many(goods & ores[GAS])
            oil = how_many(goods & ores[OIL])
            p.tell(PRODUCED, seat, gas, oil, how_many(goods & ores[ROCK]))
            p.ask(SELL_HOW_MUCH, seat)
            return
        p.sold += 1
    p.sold = 0
    p.unrest = 0  # ruling 25
    return_lobbyists(p)
    begin_end(p)


@final
class SellHowMuch(Decision[Arctic]):
    """How many units are sold for money; the rest brings points, and as many as it can."""

    name = "sell-how-much"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        most = how_many(p.working(p.actor))
        for units in range(most + 1):
            out[units] = SELL + units
        return most + 1

    def take(self, p: Arctic, option: i64) -> None:
        units = option - SELL
        points = sale(p, p.actor, units)
        p.money[p.actor] += units
        p.points[p.actor] += points
        p.tell(SOLD, p.actor, units, points)
        p.sold += 1
        next_sale(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-not-so-much" if SELL <= option < PAY else ""


def sale(p: Arctic, seat: i64, units: i64) -> i64:
    """Return the points for a seat's goods when so many units of them are sold for money."""
    goods = p.working(seat)
    ores = p.tables.ores
    gas = how_many(goods & ores[GAS])
    oil = how_many(goods & ores[OIL])
    return points_after_selling(gas, oil, how_many(goods & ores[ROCK]), units)


# Phase 8: lobbyists return


def return_lobbyists(p: Arctic) -> None:
    """Let the rightmost lobbyist of each row keep influence, and send the others home."""
    for country in range(COUNTRY_COUNT):
        keep_rightmost(p, country, BUILD, space_of(country, 1))
        keep_rightmost(p, country, UNREST, space_of(country, 3))


def keep_rightmost(p: Arctic, country: i64, row: i64, space: i64) -> None:
    """Empty one row of a country's boxes."""
    first = country * ACTION_COUNT + row
    kept = False
    for i in range(i64(3)):
        box = first + 2 - i
        owner = p.boxes[box]
        if owner > 0:
            p.boxes[box] = 0
            if kept:
                p.hand[owner - 1] += 1
            else:
                kept = True
                p.influence[space] = owner
                p.tell(KEPT, owner - 1, space)


# Phase 9: Norway, the law, and the end


def begin_end(p: Arctic) -> None:
    """See whether Norway joins the EU, which comes first (ruling 36)."""
    p.phase = NORWAY_JOINS
    if p.support == SUPPORT_NEEDED and not p.joined:
        join(p)
    pay_or_go_on(p)


def join(p: Arctic) -> None:
    """Let the EU take over what is Norway's (rulings 34 to 37a)."""
    p.tell(NORWAY_JOINED)
    for number in range(i64(1), 4):
        space = space_of(NOR, number)
        if p.influence[space] > 0:
            p.hand[p.influence[space] - 1] += 1
            p.influence[space] = 0
    rest = p.guarded
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if (p.guard[AREA_OF[bit % 37]] - 1) & 7 == NOR:
            p.release(AREA_OF[bit % 37])
    for area in range(PLACES):
        for _ in range(p.ships[NOR * PLACES + area]):
            p.remove_ship(NOR, area)
            p.add_ship(EU, area)
    p.held[EU] |= p.held[NOR]
    p.held[NOR] = 0
    p.treasury[NOR] = 0
    p.vote[NOR] = p.vote[EU]
    p.conflict[NOR] = NOBODY_THERE
    for country in range(COUNTRY_COUNT):
        if p.conflict[country] == NOR:
            p.conflict[country] = NOBODY_THERE
    p.joined = True
    p.see_who_is_alone(p.by_presence())


def check_law(p: Arctic) -> None:
    """Adopt a law that has four of the six votes (ruling 33)."""
    p.phase = LAW_CHANGES
    for law in range(LAW_A, LAW_C + 1):
        if law != p.law and p.votes_for(law) >= ENOUGH_VOTES:
            adopt(p, law)
            break
    pay_or_go_on(p)


def adopt(p: Arctic, law: i64) -> None:
    """Put a law in force; where the controller stays the same, nothing happens (ruling 30)."""
    p.law = law
    p.tell(ADOPTED, law)
    rest = p.tables.ocean
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = AREA_OF[bit % 37]
        nation = controller_by_law(p, area)
        if nation == NOBODY_THERE:
            p.lose_control(area)
        elif p.held[nation] & bit == 0:
            p.take_control(nation, area)


def controller_by_law(p: Arctic, area: i64) -> i64:
    """Return who controls a part of the ocean when the present law is adopted."""
    if p.law == LAW_C:
        return p.alone(area)
    if p.law == LAW_B:
        for country in range(COUNTRY_COUNT):
            if p.tables.sectors[country] & BITS[area] != 0:
                return EU if p.joined and country == NOR else country
    return NOBODY_THERE


def finish_round(p: Arctic) -> None:
    """End the game, or send the lobbyists for China home and begin another round (ruling 42)."""
    if p.controller(POLE) == CHN or p.round == ROUND_COUNT:
        end(p)
        return
    for space in range(CHINA_LOW, CHINA_HIGH + 1):
        if p.track[space] > 0:
            p.hand[p.track[space] - 1] += 1
            p.track[space] = 0
    begin_round(p)


# New controllers: protected platforms are paid for or lost


def pay_or_go_on(p: Arctic) -> None:
    """Ask for what is owed, from the start player on; then go on with what was going on."""
    while p.owed != 0:
        seat = p.next_debtor()
        if p.money[seat] >= ROYALTY:
            p.ask(PAY_OR_LOSE, seat)
            return
        lose_all(p, seat)
    if p.depth > 0:
        return  # in the middle of sailing or launching
    if p.phase == CHINA_ACTS:
        begin_countries(p)
    elif p.phase == COUNTRIES_ACT:
        next_lobbyist(p)
    elif p.phase == NORWAY_JOINS:
        check_law(p)
    else:
        finish_round(p)


def lose_all(p: Arctic, seat: i64) -> None:
    """Take away all platforms that a seat has not paid for."""
    rest = p.rigs[seat] & p.owed
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = AREA_OF[bit % 37]
        p.tell(EXPELLED, p.controller(area), area, seat)
        p.destroy(area)


@final
class PayOrLose(Decision[Arctic]):
    """Which platform under a new controller to pay for, or to lose them (ruling 31)."""

    name = "pay-or-lose"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        n = write_areas(p.rigs[p.actor] & p.owed, PAY, out, 0)
        out[n] = LOSE
        return n + 1

    def take(self, p: Arctic, option: i64) -> None:
        if option == LOSE:
            lose_all(p, p.actor)
        else:
            area = option - PAY
            nation = p.controller(area)
            p.money[p.actor] -= ROYALTY
            if nation != CHN:
                p.treasury[nation] += ROYALTY
            p.owed &= ~BITS[area]
            p.tell(PAID, p.actor, nation, area)
        pay_or_go_on(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-nothing-owed" if PAY <= option < LOSE else ""


def all_decisions() -> list[Decision[Arctic]]:
    """Return the decisions by their numbers."""
    return in_order(
        DECISIONS.decisions,
        [
            FirstPlayer(),
            Place(),
            InvestWhere(),
            Occupy(),
            ChinaDoes(),
            Act(),
            BuildWhere(),
            LaunchWhere(),
            Negotiate(),
            SetSail(),
            SailWhere(),
            FightWhom(),
            ProtectWhere(),
            SellHowMuch(),
            PayOrLose(),
        ],
    )
