"""What lies on the table in 2019: The Arctic.

Sets of areas are bits in one integer, a bit for each area: where a nation has ships, what it
controls, where a player has platforms. So most questions about the map are one `and`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nunatak.engine.bits import BITS, count_bits, lowest
from nunatak.engine.fields import Fields
from nunatak.engine.position import GameTables, Position, Referee, Rules
from nunatak.engine.vocabulary import Numbering
from nunatak.games.arctic.rules.scoring import POLE_POINTS, tally_of
from nunatak.games.arctic.rules.vocabulary import (
    ACTION_COUNT,
    BUILD,
    CHINA_HIGH,
    CHINA_LOW,
    CHN,
    CONTROLLED,
    COUNTRY_COUNT,
    DESTROYED,
    EU,
    EU_FOUR,
    EXPELLED,
    LAW_A,
    LAW_C,
    LICENSED,
    NATION_COUNT,
    NOR,
    ORE_COUNT,
    PLACES,
    POLE,
    PROTECTION_ENDED,
    SPACE_COUNT,
    TRACK_COUNT,
    TURNED_ILLEGAL,
    UNREST,
)

DECISIONS = Numbering()

# The decisions, as the agenda numbers them.
FIRST_PLAYER: Final[i64] = DECISIONS.decision("first-player")
PLACE: Final[i64] = DECISIONS.decision("place")
INVEST_WHERE: Final[i64] = DECISIONS.decision("invest-where")
OCCUPY: Final[i64] = DECISIONS.decision("occupy")
CHINA_DOES: Final[i64] = DECISIONS.decision("china-does")
ACT: Final[i64] = DECISIONS.decision("act")
BUILD_WHERE: Final[i64] = DECISIONS.decision("build-where")
LAUNCH_WHERE: Final[i64] = DECISIONS.decision("launch-where")
NEGOTIATE: Final[i64] = DECISIONS.decision("negotiate")
SET_SAIL: Final[i64] = DECISIONS.decision("set-sail")
SAIL_WHERE: Final[i64] = DECISIONS.decision("sail-where")
FIGHT_WHOM: Final[i64] = DECISIONS.decision("fight-whom")
PROTECT_WHERE: Final[i64] = DECISIONS.decision("protect-where")
SELL_HOW_MUCH: Final[i64] = DECISIONS.decision("sell-how-much")
PAY_OR_LOSE: Final[i64] = DECISIONS.decision("pay-or-lose")
GO_ON: Final[i64] = DECISIONS.decision("then-go-on")

AT_AREA = Fields()  # a ship that is to sail or to fight
AREA: Final = AT_AREA.add("area", PLACES - 1)

# Phases of a round, as the rulebook numbers them; its ninth has two halves, each of which may have
# to wait for payments.
PLACING: Final[i64] = 0
INVESTING: Final[i64] = 3
OCCUPYING: Final[i64] = 4
CHINA_ACTS: Final[i64] = 5
COUNTRIES_ACT: Final[i64] = 6
SELLING: Final[i64] = 7
NORWAY_JOINS: Final[i64] = 9
LAW_CHANGES: Final[i64] = 10
FINISHED: Final[i64] = 11

# Steps of sailing (ruling 27a).
BEFORE: Final[i64] = 0  # platforms attacked by ships that have not moved
MOVES: Final[i64] = 1
FIGHTS: Final[i64] = 2
AFTER: Final[i64] = 3  # platforms attacked by ships that have not attacked yet

NOBODY_THERE: Final[i64] = 6  # where a nation could be named
ROUND_COUNT: Final[i64] = 9
ENOUGH_VOTES: Final[i64] = 4  # of six (ruling 33)
SUPPORT_NEEDED: Final[i64] = 2
LEAST_POINTS: Final[i64] = -10  # where the score track begins (ruling 3)
ROYALTY: Final[i64] = 2  # for a platform that a new controller did not protect itself
NOT_OVER: Final[i64] = -1
MOST_OF_A_KIND: Final[i64] = 17

EVERYWHERE: Final[i64] = 2**36 - 1
AT_POLE: Final[i64] = 1

# How a nation's ships in an area are counted while it sails, in one number.
ONE_STILL: Final[i64] = 1  # has not moved
ONE_SPENT: Final[i64] = 2**8  # has not moved but attacked a platform
ONE_SPENT_AWAY: Final[i64] = 2**16  # has attacked, then moved
LOW: Final[i64] = 255


def still_in(counts: i64) -> i64:
    """Return how many of an area's ships have not moved."""
    return counts & LOW


def spent_in(counts: i64) -> i64:
    """Return how many of those have attacked."""
    return (counts >> 8) & LOW


def spent_away_in(counts: i64) -> i64:
    """Return how many ships there have attacked before they moved."""
    return counts >> 16


def space_of(country: i64, number: i64) -> i64:
    """Return an influence space by its country and number."""
    return EU_FOUR if number == 4 else country * 3 + number - 1


@final
class Tables(GameTables):
    """The printed map and tracks, and what everybody starts with."""

    def __init__(
        self,
        game: Referee,
        rules: Rules["Arctic"],
        near: vec[i64],
        north: vec[i64],
        coasts: vec[i64],
        sectors: vec[i64],
        ores: vec[i64],
        within: vec[i64],
        costs: vec[i64],
        symbols: vec[i64],
        start_ships: vec[i64],
        nations: vec[i64],
        companies: vec[i64],
        orders: vec[i64],
        prices: vec[i64],
        worth: vec[i64],
    ) -> None:
        super().__init__(game, rules)
        self.near = near  # for each area, those next to it
        self.north = north  # for each area, where Chinese ships drift from there
        self.coasts = coasts  # for each nation, its coast
        self.sectors = sectors  # for each nation, the ocean between its coast and the Pole
        self.ores = ores  # for each kind of deposit, where it lies
        self.within = within  # for each sum of money up to 3, where it pays the construction
        self.costs = costs  # for each area, the construction there
        self.symbols = symbols  # for each nation, where its ships are launched
        self.start_ships = start_ships  # for each nation and area
        self.nations = nations  # for each nation: ships, treasury, yard, tax, law, votes
        self.companies = companies  # for each number of players: lobbyists, platforms, money
        self.orders = orders  # for each number of players, who places each lobbyist
        self.prices = prices  # for each number of players, what each track space gives
        self.worth = worth  # by players, kind and count, what each platform gives at the end
        land: i64 = 0
        deposits: i64 = 0
        for nation in range(NATION_COUNT):
            land |= coasts[nation]
        for ore in range(ORE_COUNT):
            deposits |= ores[ore]
        self.land = land  # all coasts
        self.ocean = EVERYWHERE & ~land & ~AT_POLE  # approaches included (ruling 44)
        self.deposits = deposits


# What the rows of `Tables.nations` and `Tables.companies` hold.
SHIPS_IN_ALL: Final[i64] = 0
FIRST_TREASURY: Final[i64] = 6
YARD: Final[i64] = 12
TAX: Final[i64] = 18
FIRST_LAW: Final[i64] = 24
VOTES: Final[i64] = 30
LOBBYISTS: Final[i64] = 0
PLATFORMS: Final[i64] = 1
FIRST_MONEY: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Arctic(Position):
    """The Arctic at one moment."""

    def __init__(self, tables: Tables, players: i64) -> None:
        super().__init__(tables, players)
        self.tables = tables
        self.advanced = False
        self.beginner = False
        self.ships = vec[i64]()  # for each nation and area
        self.fleet = vec[i64]()  # for each nation, the areas with its ships
        self.held = vec[i64]()  # for each nation, the areas it controls
        self.sailing = vec[i64]()  # for each area, how the ships of the one who sails stand
        self.guard = vec[i64]()  # for each area, seat * 8 + nation + 1 of who protects its platform
        self.rigs = vec[i64]()  # for each seat, the areas with its platforms
        self.money = vec[i64]()
        self.points = vec[i64]()
        self.hand = vec[i64]()  # lobbyists
        self.treasury = vec[i64]()
        self.vote = vec[i64]()  # for each country, the law it votes for
        self.conflict = vec[i64]()  # for each country, whom it has declared a conflict with
        self.boxes = vec[i64]()  # for each country and action, the seat of its lobbyist + 1
        self.influence = vec[i64]()  # the same for each influence space
        self.track = vec[i64]()  # the same for each space of the investment track
        self.guarded: i64 = 0  # areas with a protected platform
        self.fresh: i64 = 0  # those protected in this turn of a country
        self.owed: i64 = 0  # areas whose platform is lost unless its owner pays
        self.unrest: i64 = 0  # countries, as bits
        self.law: i64 = LAW_A
        self.support: i64 = 0  # Norway's EU discs
        self.joined = False  # Norway belongs to the EU
        self.first: i64 = 0  # the start player
        self.round: i64 = 1
        self.phase: i64 = PLACING
        self.passes: i64 = 0  # in succession, while investing
        self.country: i64 = 0  # that acts
        self.number: i64 = 0  # of the influence space whose lobbyist acts
        self.step_of_sail: i64 = BEFORE
        self.sailed = False  # something has moved or fought
        self.launching: i64 = 0  # ships still to be placed
        self.sold: i64 = 0  # seats that have sold their goods
        self.ended: i64 = NOT_OVER

    def clear(self) -> None:
        """Take everything off the map, the displays and the track."""
        self.ships = vec[i64]([0] * (NATION_COUNT * PLACES))
        self.fleet = vec[i64]([0] * NATION_COUNT)
        self.held = vec[i64]([0] * NATION_COUNT)
        self.sailing = vec[i64]([0] * PLACES)
        self.guard = vec[i64]([0] * PLACES)
        self.rigs = vec[i64]([0] * self.players)
        self.money = vec[i64]([0] * self.players)
        self.points = vec[i64]([0] * self.players)
        self.hand = vec[i64]([0] * self.players)
        self.treasury = vec[i64]([0] * COUNTRY_COUNT)
        self.vote = vec[i64]([0] * COUNTRY_COUNT)
        self.conflict = vec[i64]([0] * COUNTRY_COUNT)
        self.boxes = vec[i64]([0] * (COUNTRY_COUNT * ACTION_COUNT))
        self.influence = vec[i64]([0] * SPACE_COUNT)
        self.track = vec[i64]([0] * TRACK_COUNT)

    def copy(self) -> "Arctic":
        """Return an independent position that is equal to this one."""
        p = Arctic(self.tables, self.players)
        p.ask_like(self)
        p.advanced = self.advanced
        p.beginner = self.beginner
        p.ships = self.ships[:]
        p.fleet = self.fleet[:]
        p.held = self.held[:]
        p.sailing = self.sailing[:]
        p.guard = self.guard[:]
        p.rigs = self.rigs[:]
        p.money = self.money[:]
        p.points = self.points[:]
        p.hand = self.hand[:]
        p.treasury = self.treasury[:]
        p.vote = self.vote[:]
        p.conflict = self.conflict[:]
        p.boxes = self.boxes[:]
        p.influence = self.influence[:]
        p.track = self.track[:]
        p.guarded = self.guarded
        p.fresh = self.fresh
        p.owed = self.owed
        p.unrest = self.unrest
        p.law = self.law
        p.support = self.support
        p.joined = self.joined
        p.first = self.first
        p.round = self.round
        p.phase = self.phase
        p.passes = self.passes
        p.country = self.country
        p.number = self.number
        p.step_of_sail = self.step_of_sail
        p.sailed = self.sailed
        p.launching = self.launching
        p.sold = self.sold
        p.ended = self.ended
        return p

    def score(self, seat: i64) -> i64:
        """Return the points of a seat; at the end with all that is counted then."""
        points = self.points[seat]
        if self.ended == NOT_OVER:
            return points
        points += self.money[seat] + POLE_POINTS * self.at_pole(seat)
        for ore in range(ORE_COUNT):
            points += self.worth_of(seat, ore)
        return points

    def ending(self) -> i64:
        """Return how the game ended."""
        return max(self.ended, 0)

    # Companies

    def company(self, what: i64) -> i64:
        """Return what a company of this number of players has."""
        return self.tables.companies[(self.players - 2) * 3 + what]

    def platforms_left(self, seat: i64) -> i64:
        """Return how many platforms a seat has not built."""
        return self.company(PLATFORMS) - count_bits(self.rigs[seat])

    def all_rigs(self) -> i64:
        """Return the areas with a platform."""
        found: i64 = 0
        for seat in range(self.players):
            found |= self.rigs[seat]
        return found

    def owner(self, area: i64) -> i64:
        """Return whose platform is in an area, which must have one."""
        bit = BITS[area]
        seat: i64 = 0
        while self.rigs[seat] & bit == 0:
            seat += 1
        return seat

    def seat_after(self, seat: i64) -> i64:
        """Return the next seat to the left."""
        return i64(0) if seat + 1 == self.players else seat + 1

    def worth_of(self, seat: i64, ore: i64) -> i64:
        """Return what a seat's platforms of one kind give at the end."""
        count = count_bits(self.rigs[seat] & self.tables.ores[ore])
        row = ((self.players - 2) * ORE_COUNT + ore) * MOST_OF_A_KIND
        return count * self.tables.worth[row + count]

    def at_pole(self, seat: i64) -> i64:
        """Return how many lobbyists a seat has in the nation that controls the Pole (ruling 40)."""
        nation = self.controller(POLE)
        found: i64 = 0
        if nation == CHN:
            found = i64(self.track[CHINA_LOW] == seat + 1)
            return found + i64(self.track[CHINA_HIGH] == seat + 1)
        if nation < CHN:
            for number in range(i64(1), 4):
                found += i64(self.holder(nation, number) == seat + 1)
            if nation == EU:
                found += i64(self.influence[EU_FOUR] == seat + 1)
        return found

    def payout(self, seat: i64) -> i64:
        """Return what the treasuries would pay a seat if the game ended as things stand."""
        found: i64 = 0
        if self.ended != NOT_OVER:
            return 0
        for country in range(COUNTRY_COUNT):
            left = self.treasury[country]
            for number in range(i64(1), 4):
                owner = self.holder(country, number)
                share = min(4 - number, left)
                if owner > 0:
                    left -= share
                if owner == seat + 1:
                    found += share
        return found

    def tally(self, seat: int) -> list[tuple[str, int]]:
        """Return where a seat's points come from, as the panel at the end counts them."""
        platforms = [int(self.worth_of(seat, ore)) for ore in range(ORE_COUNT)]
        return tally_of(
            int(self.points[seat]), int(self.money[seat]), int(self.at_pole(seat)), platforms
        )

    def holder(self, country: i64, number: i64) -> i64:
        """Return the seat + 1 whose lobbyist phase 8 would leave on a space as things stand.

        The end always comes after phase 8, so what it would count includes lobbyists that act.
        """
        if number != 2:
            row = country * ACTION_COUNT + (BUILD if number == 1 else UNREST)
            for i in range(i64(3)):
                owner = self.boxes[row + 2 - i]
                if owner > 0:
                    return owner
        return self.influence[space_of(country, number)]

    def working(self, seat: i64) -> i64:
        """Return the platforms of a seat that produce."""
        idle: i64 = 0
        for country in range(COUNTRY_COUNT):
            if self.unrest & BITS[country] != 0:
                idle |= self.held[country]
        return self.rigs[seat] & ~idle

    # Nations

    def acting(self) -> i64:
        """Return the nation that acts."""
        return CHN if self.phase == CHINA_ACTS else self.country

    def spaces(self, country: i64) -> i64:
        """Return how many influence spaces a country has."""
        if not self.joined:
            return 3
        return 0 if country == NOR else (4 if country == EU else 3)

    def closed(self, space: i64) -> bool:
        """Say whether an influence space can't be used, before or after Norway has joined."""
        if space == EU_FOUR:
            return not self.joined
        return self.joined and space // 3 == NOR

    def in_conflict(self, one: i64, other: i64) -> bool:
        """Say whether two different nations are in conflict; China is with everybody."""
        if one == CHN or other == CHN:
            return True
        return self.conflict[one] == other or self.conflict[other] == one

    def ship_count(self, nation: i64) -> i64:
        """Return how many ships a nation has on the map."""
        first = nation * PLACES
        ships = self.ships
        rest = self.fleet[nation]
        found: i64 = 0
        while rest != 0:
            bit = rest & -rest
            found += ships[first + lowest(bit)]
            rest ^= bit
        return found

    def ships_left(self, nation: i64) -> i64:
        """Return how many ships a nation has in supply; the EU may have more at sea (ruling 37)."""
        return max(0, self.tables.nations[SHIPS_IN_ALL + nation] - self.ship_count(nation))

    def yards(self, nation: i64) -> i64:
        """Return where a nation's ships are launched."""
        symbols = self.tables.symbols
        if self.joined and nation == EU:
            return symbols[EU] | symbols[NOR]
        return symbols[nation]

    def per_country(self, what: i64, country: i64) -> i64:
        """Return a country's yard, tax or votes; Norway's count as the EU's once it has joined."""
        nations = self.tables.nations
        if not self.joined or (country != EU and country != NOR):
            return nations[what + country]
        return nations[what + EU] + nations[what + NOR] if country == EU else i64(0)

    def china_controller(self) -> i64:
        """Return the seat + 1 that controls China, or 0: the dearer bid counts."""
        dearer = self.track[CHINA_HIGH]
        return dearer if dearer > 0 else self.track[CHINA_LOW]

    def buildable(self, country: i64) -> i64:
        """Return how many ships a country builds: what yard, treasury and supply allow."""
        yard = self.per_country(YARD, country)
        return min(min(yard, self.treasury[country]), self.ships_left(country))

    def subsidy(self, seat: i64) -> i64:
        """Return what a seat gets whose lobbyist leaves the country that acts (ruling 43)."""
        most: i64 = 2 if self.money[seat] == 0 else 1
        return min(self.treasury[self.country], most)

    def votes_for(self, law: i64) -> i64:
        """Return how many votes a law has."""
        found: i64 = 0
        for country in range(COUNTRY_COUNT):
            if self.vote[country] == law:
                found += self.per_country(VOTES, country)
        return found

    # Ships

    def add_ship(self, nation: i64, area: i64) -> None:
        """Put a ship into an area."""
        self.ships[nation * PLACES + area] += 1
        self.fleet[nation] |= BITS[area]

    def remove_ship(self, nation: i64, area: i64) -> None:
        """Take a ship out of an area."""
        i = nation * PLACES + area
        self.ships[i] -= 1
        if self.ships[i] == 0:
            self.fleet[nation] &= ~BITS[area]

    def alone(self, area: i64) -> i64:
        """Return the only nation with ships in an area, if there is just one."""
        bit = BITS[area]
        fleet = self.fleet
        found: i64 = NOBODY_THERE
        for nation in range(NATION_COUNT):
            if fleet[nation] & bit != 0:
                if found != NOBODY_THERE:
                    return NOBODY_THERE
                found = nation
        return found

    def neutral(self, area: i64, defender: i64) -> i64:
        """Return how many ships not in conflict with the defender lie in an area (ruling 21)."""
        found: i64 = 0
        for nation in range(COUNTRY_COUNT):
            if nation != defender and not self.in_conflict(nation, defender):
                found += self.ships[nation * PLACES + area]
        return found

    def defence(self, area: i64) -> i64:
        """Return the defence of the platform in an area."""
        defender = self.controller(area)
        if defender == NOBODY_THERE:
            return 0
        if defender == CHN:
            return 1
        return 1 + self.neutral(area, defender)

    # Control

    def controller(self, area: i64) -> i64:
        """Return the nation that controls an area."""
        bit = BITS[area]
        held = self.held
        for nation in range(NATION_COUNT):
            if held[nation] & bit != 0:
                return nation
        return NOBODY_THERE

    def controlled(self) -> i64:
        """Return the areas that some nation controls."""
        held = self.held
        found: i64 = 0
        for nation in range(NATION_COUNT):
            found |= held[nation]
        return found

    def by_presence(self) -> i64:
        """Return the areas where being there alone means control."""
        return AT_POLE | self.tables.ocean if self.law == LAW_C else AT_POLE

    def see_who_is_alone(self, areas: i64) -> None:
        """Let nations take control of those of a set of areas where they are alone (ruling 29)."""
        areas &= self.by_presence()
        while areas != 0:
            bit = areas & -areas
            areas ^= bit
            area = lowest(bit)
            nation = self.alone(area)
            if nation != NOBODY_THERE and self.held[nation] & bit == 0:
                self.take_control(nation, area)
                self.tell(CONTROLLED, nation, area)

    def take_control(self, nation: i64, area: i64) -> None:
        """Let a nation control an area, and see what becomes of the platform there."""
        bit = BITS[area]
        self.leave_to_nobody(area)
        self.held[nation] |= bit
        if self.all_rigs() & bit == 0:
            return
        if self.guarded & bit == 0:
            self.tell(EXPELLED, nation, area, self.owner(area))
            self.destroy(area)
        elif self.guarding_country(area) == nation:
            self.tell(LICENSED, nation, area, self.owner(area))
        else:
            self.owed |= bit

    def leave_to_nobody(self, area: i64) -> None:
        """Take an area out of everybody's control."""
        bit = BITS[area]
        for nation in range(NATION_COUNT):
            self.held[nation] &= ~bit

    def lose_control(self, area: i64) -> None:
        """Let nobody control an area any more; a platform there stays and is illegal now."""
        if self.controlled() & self.all_rigs() & BITS[area] != 0:
            self.tell(TURNED_ILLEGAL, area, self.owner(area))
        self.leave_to_nobody(area)

    # Platforms

    def destroy(self, area: i64) -> None:
        """Take a platform from the map; a lobbyist that protected it goes home (ruling 32)."""
        bit = BITS[area]
        self.rigs[self.owner(area)] &= ~bit
        self.owed &= ~bit
        if self.guarded & bit != 0:
            self.release(area)

    def protect(self, area: i64, seat: i64, country: i64) -> None:
        """Let a lobbyist of a seat protect a platform for a country."""
        self.guard[area] = seat * 8 + country + 1
        self.guarded |= BITS[area]

    def guarding_seat(self, area: i64) -> i64:
        """Return whose lobbyist protects the platform in an area, which somebody does."""
        return (self.guard[area] - 1) >> 3

    def guarding_country(self, area: i64) -> i64:
        """Return the country for which the platform in an area is protected."""
        return (self.guard[area] - 1) & 7

    def release(self, area: i64) -> None:
        """Send the lobbyist home that protects a platform."""
        bit = BITS[area]
        seat = self.guarding_seat(area)
        self.tell(PROTECTION_ENDED, seat, area)
        self.hand[seat] += 1
        self.guard[area] = 0
        self.guarded &= ~bit
        self.fresh &= ~bit

    def attack(self, nation: i64, area: i64) -> None:
        """Let ships destroy a platform."""
        self.tell(DESTROYED, nation, area, self.owner(area))
        self.destroy(area)

    # Whose turn it is

    def next_to_place(self) -> i64:
        """Return the seat that places the next lobbyist before the game."""
        placed: i64 = 0
        for seat in range(self.players):
            placed += self.company(LOBBYISTS) - self.hand[seat]
        if self.advanced:
            placed = self.tables.orders[(self.players - 2) * 12 + min(placed, 11)]
        return (self.first + placed) % self.players

    def leftmost(self) -> i64:
        """Return the dearest space of the track with a lobbyist, or CHINA_LOW if there is none."""
        space: i64 = 0
        while space < CHINA_LOW and self.track[space] == 0:
            space += 1
        return space

    def next_debtor(self) -> i64:
        """Return the first seat, from the start player on, that owes something (ruling 31)."""
        seat = self.first
        for _place in range(self.players):
            if self.rigs[seat] & self.owed != 0:
                return seat
            seat = self.seat_after(seat)
        return -5
