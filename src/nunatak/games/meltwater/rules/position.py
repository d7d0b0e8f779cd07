"""What lies on the table in Meltwater.

Sets of hexes are bits in one integer, a bit for each hex: who stands where, what is dirty or dead,
which hexes lie next to another. So most questions about the map are one `and`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import Pile
from nunatak.engine.position import CHANCE, GameTables, Position, Referee, Rules
from nunatak.engine.vocabulary import Numbering
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

DECISIONS = Numbering()

# The decisions, as the agenda numbers them.
TURN_UP: Final[i64] = DECISIONS.decision("turn-up")
STARVATION: Final[i64] = DECISIONS.decision("then-starve")
STARVING: Final[i64] = DECISIONS.decision("starving")
WHO_STARVES: Final[i64] = DECISIONS.decision("who-starves")
FLEE_WHERE: Final[i64] = DECISIONS.decision("flee-where")
CARRY_OR_LEAVE: Final[i64] = DECISIONS.decision("carry-or-leave")
DEFECT_WHERE: Final[i64] = DECISIONS.decision("defect-where")
ACT: Final[i64] = DECISIONS.decision("act")
MARCH_WHERE: Final[i64] = DECISIONS.decision("march-where")
MARCH_CIVILIANS: Final[i64] = DECISIONS.decision("march-civilians")
MARCH_SOLDIERS: Final[i64] = DECISIONS.decision("march-soldiers")
MARCH_STOCKPILES: Final[i64] = DECISIONS.decision("march-stockpiles")
THREATEN_WHERE: Final[i64] = DECISIONS.decision("threaten-where")
THREATEN_WHOM: Final[i64] = DECISIONS.decision("threaten-whom")
DRIVE_WHERE: Final[i64] = DECISIONS.decision("drive-where")
PRESS_GANG_WHERE: Final[i64] = DECISIONS.decision("press-gang-where")
ATTACK_WHERE: Final[i64] = DECISIONS.decision("attack-where")
FALLOUT_WHERE: Final[i64] = DECISIONS.decision("fallout-where")
MILITARIZE_HOW_MANY: Final[i64] = DECISIONS.decision("militarize-how-many")
SPREAD_WHERE: Final[i64] = DECISIONS.decision("spread-where")
SHELTER_WHERE: Final[i64] = DECISIONS.decision("shelter-where")
EVACUATE_WHERE: Final[i64] = DECISIONS.decision("evacuate-where")

SORTS: Final[i64] = 6  # of pieces: the five of units, then stockpiles
STOCKPILE: Final[i64] = 5
REACH: Final[i64] = 11  # no two hexes are more than ten steps apart
ACTIONS: Final[i64] = 4
NO_CARD: Final[i64] = -1
NOT_OVER: Final[i64] = -1

BITS: Final = vec[i64]([2**space for space in range(56)])  # the bit of each hex
EVERYWHERE: Final[i64] = 2**56 - 1
# No two powers of two below 2**56 leave the same remainder by 67, which tells which bit it is.
SPACE_OF: Final = vec[i64]([next((n for n in range(56) if 2**n % 67 == r), 0) for r in range(67)])


# What a question is about: one hex, or two, and then whatever else has to be remembered.


def here(about: i64) -> i64:
    """Return the first hex that a question is about."""
    return about & 63


def there(about: i64) -> i64:
    """Return the second hex."""
    return (about >> 6) & 63


def more(about: i64) -> i64:
    """Return what else it is about: a kind of unit, or how many march."""
    return about >> 12


def lowest(spaces: i64) -> i64:
    """Return the first of a set of hexes, which must have one."""
    return SPACE_OF[(spaces & -spaces) % 67]


def single(spaces: i64) -> bool:
    """Say whether a set of hexes has no more than one."""
    return spaces & (spaces - 1) == 0


def write_spaces(spaces: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Write a set of hexes as options from `base` on, after `n` others; return how many in all."""
    while spaces != 0:
        bit = spaces & -spaces
        out[n] = base + SPACE_OF[bit % 67]
        n += 1
        spaces ^= bit
    return n


class Tables(GameTables):
    """The printed map and cards, the pieces and where they start."""

    def __init__(
        self,
        game: Referee,
        rules: Rules["Meltwater"],
        near: vec[i64],
        support: vec[i64],
        rings: vec[i64],
        printed: vec[i64],
        cards: vec[i64],
        set_ups: vec[i64],
        pieces: vec[i64],
    ) -> None:
        super().__init__(game, rules)
        self.near = near  # for each hex, those next to it
        self.support = support  # for each hex, how many it supports while it is clean
        self.rings = rings  # for each hex and each distance below REACH, those so far away
        self.printed = printed  # for each kind of coast, the hexes that start dirty
        self.cards = cards  # for each card, its two radiation hexes and its refugee's
        self.set_ups = set_ups  # for each season, sort of piece and hex, how many start there
        self.pieces = pieces  # how many there are of each sort


class Meltwater(Position):
    """Meltwater at one moment."""

    def __init__(
        self,
        tables: Tables,
        players: i64,
        winter: bool,
        coast: i64,
        swapped: i64,
        evacuation: bool,
        deck: Pile,
        civilians: vec[i64],
        soldiers: vec[i64],
        refugees: vec[i64],
        stockpiles: vec[i64],
        on_map: vec[i64],
        held: vec[i64],
        armed: vec[i64],
    ) -> None:
        super().__init__(tables, players)
        self.tables = tables
        self.winter = winter
        self.coast = coast  # which hexes were printed dirty
        self.swapped = swapped  # 1 if the first seat plays the Soviet Union
        self.evacuation = evacuation  # refugees and stockpiles get away from a hex that dies
        self.deck = deck
        self.civilians = civilians  # for each hex, those of the side that holds it
        self.soldiers = soldiers
        self.refugees = refugees
        self.stockpiles = stockpiles
        self.on_map = on_map  # how many there are of each sort of piece
        self.held = held  # for each side, the hexes with its units
        self.armed = armed  # for each side, the hexes with its soldiers
        self.towns: i64 = 0  # hexes with civilians of a side
        self.camps: i64 = 0  # hexes with refugees
        self.stores: i64 = 0  # hexes with stockpiles
        self.dirty: i64 = 0
        self.dead: i64 = 0
        self.hungry: i64 = 0  # hexes that starved when that was last asked
        self.turn: i64 = 0  # player turns that are over
        self.active: i64 = US  # the side whose turn it is
        self.actions: i64 = 0  # taken this turn
        self.card: i64 = NO_CARD  # the doomsday card that lies open
        self.ended: i64 = NOT_OVER
        self.conceded: i64 = NEUTRAL  # the side that has given up

    def copy(self) -> "Meltwater":
        """Return an independent position that is equal to this one."""
        p = Meltwater(
            self.tables,
            self.players,
            self.winter,
            self.coast,
            self.swapped,
            self.evacuation,
            self.deck.copy(),
            self.civilians[:],
            self.soldiers[:],
            self.refugees[:],
            self.stockpiles[:],
            self.on_map[:],
            self.held[:],
            self.armed[:],
        )
        p.ask_like(self)
        p.towns = self.towns
        p.camps = self.camps
        p.stores = self.stores
        p.dirty = self.dirty
        p.dead = self.dead
        p.hungry = self.hungry
        p.turn = self.turn
        p.active = self.active
        p.actions = self.actions
        p.card = self.card
        p.ended = self.ended
        p.conceded = self.conceded
        return p

    def score(self, seat: i64) -> i64:
        """Return how many units the seat has."""
        return self.strength(seat ^ self.swapped)

    def rank(self, seat: i64) -> i64:
        """Return the seat's units; whoever has given up has lost whatever is left."""
        side = seat ^ self.swapped
        return 0 if side == self.conceded else self.strength(side)

    def ending(self) -> i64:
        """Return how the game ended."""
        return self.ended

    def concede(self, seat: i64) -> None:
        """Let a seat give up (ruling 25)."""
        self.conceded = seat ^ self.swapped
        self.end(BY_CONCESSION)
        self.settle()

    def end(self, ending: i64) -> None:
        """Let the game be over."""
        self.ended = ending
        self.drop_agenda()

    # Sides

    def seat_of(self, side: i64) -> i64:
        """Return who plays a side."""
        return side ^ self.swapped

    def mover(self) -> i64:
        """Return the seat whose turn it is."""
        return self.active ^ self.swapped

    def strength(self, side: i64) -> i64:
        """Return how many units a side has on the map."""
        return self.on_map[side] + self.on_map[US_SOLDIER + side]

    def in_supply(self, sort: i64) -> i64:
        """Return how many pieces of a sort are not on the map."""
        return self.tables.pieces[sort] - self.on_map[sort]

    # Pieces come and go

    def add(self, unit: i64, space: i64, count: i64) -> None:
        """Put units into a hex."""
        bit = BITS[space]
        self.on_map[unit] += count
        if unit < REFUGEE:
            self.civilians[space] += count
            self.towns |= bit
            self.held[unit] |= bit
        elif unit == REFUGEE:
            self.refugees[space] += count
            self.camps |= bit
        else:
            self.soldiers[space] += count
            self.armed[unit - US_SOLDIER] |= bit
            self.held[unit - US_SOLDIER] |= bit

    def remove(self, unit: i64, space: i64, count: i64) -> None:
        """Take units out of a hex."""
        bit = BITS[space]
        self.on_map[unit] -= count
        if unit < REFUGEE:
            self.civilians[space] -= count
            if self.civilians[space] == 0:
                self.towns &= ~bit
                if self.soldiers[space] == 0:
                    self.held[unit] &= ~bit
        elif unit == REFUGEE:
            self.refugees[space] -= count
            if self.refugees[space] == 0:
                self.camps &= ~bit
        else:
            side = unit - US_SOLDIER
            self.soldiers[space] -= count
            if self.soldiers[space] == 0:
                self.armed[side] &= ~bit
                if self.civilians[space] == 0:
                    self.held[side] &= ~bit

    def add_stockpiles(self, space: i64, count: i64) -> None:
        """Put stockpiles into a hex."""
        self.on_map[STOCKPILE] += count
        self.stockpiles[space] += count
        self.stores |= BITS[space]

    def remove_stockpiles(self, space: i64, count: i64) -> None:
        """Take stockpiles out of a hex."""
        self.on_map[STOCKPILE] -= count
        self.stockpiles[space] -= count
        if self.stockpiles[space] == 0:
            self.stores &= ~BITS[space]

    # What stands in a hex, and what it supports

    def holder(self, space: i64) -> i64:
        """Return the side whose units stand in a hex, or NEUTRAL."""
        bit = BITS[space]
        if self.held[US] & bit != 0:
            return US
        if self.held[USSR] & bit != 0:
            return USSR
        return NEUTRAL

    def own(self, space: i64) -> i64:
        """Return how many units of a side stand in a hex."""
        return self.civilians[space] + self.soldiers[space]

    def units(self, space: i64) -> i64:
        """Return how many units stand in a hex, refugees among them."""
        return self.civilians[space] + self.soldiers[space] + self.refugees[space]

    def base(self, space: i64) -> i64:
        """Return what a living hex supports without the help of a stockpile."""
        support = self.tables.support[space]
        return support - 1 if self.dirty & BITS[space] != 0 else support

    def fed(self) -> i64:
        """Return the hexes with an extra place, thanks to a stockpile (ruling 9).

        A stockpile feeds its own hex and those next to it, but only where units of the side stand
        that has units beside the stockpile, and once however many there are.
        """
        near = self.tables.near
        found: i64 = 0
        for side in range(USSR + 1):
            stores = self.stores & self.held[side]
            while stores != 0:
                bit = stores & -stores
                found |= (near[SPACE_OF[bit % 67]] | bit) & self.held[side]
                stores ^= bit
        return found

    def supports(self, space: i64) -> i64:
        """Return how many units a hex supports as things stand."""
        bit = BITS[space]
        if self.dead & bit != 0:
            return 0
        return self.base(space) + i64(self.fed() & bit != 0)

    def starving(self) -> i64:
        """Return the hexes with more units than they support."""
        occupied = self.held[US] | self.held[USSR] | self.camps
        found = occupied & self.dead
        living = occupied & ~self.dead
        fed = self.fed()
        dirty = self.dirty
        support = self.tables.support
        civilians = self.civilians
        soldiers = self.soldiers
        refugees = self.refugees
        while living != 0:
            bit = living & -living
            living ^= bit
            space = SPACE_OF[bit % 67]
            units = civilians[space] + soldiers[space] + refugees[space]
            if units > 1:  # every living hex supports one
                places = support[space] + i64(fed & bit != 0) - i64(dirty & bit != 0)
                if units > places:
                    found |= bit
        return found

    def fits(self, side: i64, source: i64, to: i64, carrying: bool) -> bool:
        """Say whether a unit that has come from a hex to a living one would be supported there.

        All is judged as it would be afterwards (ruling 9): the unit has arrived as one of its new
        side, it has left its hex, and a stockpile has come with it or stayed behind.
        """
        units = self.units(to) + 1
        places = self.base(to)
        if units != places + 1:
            return units <= places
        if carrying:
            return True
        fed = self.holder(to) if side == NEUTRAL else side
        if fed == NEUTRAL:
            return False
        held = self.held[fed] | BITS[to]
        if side == fed and self.held[side] & BITS[source] != 0 and self.own(source) == 1:
            held &= ~BITS[source]
        return self.stores & held & (self.tables.near[to] | BITS[to]) != 0

    def closest(self, space: i64, among: i64) -> i64:
        """Return those of a set of hexes that are closest to a hex (ruling 4)."""
        rings = self.tables.rings
        if among != 0:
            first = space * REACH
            for ring in range(first, first + REACH):
                if rings[ring] & among != 0:
                    return rings[ring] & among
        return 0

    # Whether all this can be

    def check(self) -> str:
        """Return what is impossible about this position, or nothing."""
        return (
            self.check_pieces()
            or self.check_sets()
            or self.check_radiation()
            or self.check_time()
            or self.check_agenda()
        )

    def check_pieces(self) -> str:
        """Return whether there are too many pieces, or nothing."""
        counts = vec[i64]([0] * SORTS)
        for space in range(SPACES):
            side = self.holder(space)
            if self.held[US] & self.held[USSR] & BITS[space] != 0:
                return f"Both sides stand in hex {space}."
            if side == NEUTRAL and self.own(space) != 0:
                return f"Nobody holds hex {space}, but units stand there."
            if side != NEUTRAL:
                counts[side] += self.civilians[space]
                counts[US_SOLDIER + side] += self.soldiers[space]
            counts[REFUGEE] += self.refugees[space]
            counts[STOCKPILE] += self.stockpiles[space]
            if min(self.civilians[space], self.soldiers[space]) < 0:
                return f"Fewer units than none stand in hex {space}."
            if min(self.refugees[space], self.stockpiles[space]) < 0:
                return f"Fewer pieces than none lie in hex {space}."
        for sort in range(SORTS):
            if counts[sort] != self.on_map[sort]:
                return f"There are {counts[sort]} pieces of sort {sort}, not as many as is said."
            if counts[sort] > self.tables.pieces[sort]:
                return f"There are more pieces of sort {sort} than the game has."
        return ""

    def check_sets(self) -> str:
        """Return which set of hexes is wrong, or nothing."""
        for space in range(SPACES):
            bit = BITS[space]
            armed = (self.armed[US] | self.armed[USSR]) & bit
            if (self.towns & bit != 0) != (self.civilians[space] > 0):
                return f"Whether civilians stand in hex {space} is not as is said."
            if (armed != 0) != (self.soldiers[space] > 0):
                return f"Whether soldiers stand in hex {space} is not as is said."
            if (self.camps & bit != 0) != (self.refugees[space] > 0):
                return f"Whether refugees stand in hex {space} is not as is said."
            if (self.stores & bit != 0) != (self.stockpiles[space] > 0):
                return f"Whether stockpiles lie in hex {space} is not as is said."
        for side in range(USSR + 1):
            if self.armed[side] & ~self.held[side] != 0:
                return "Soldiers stand in a hex that their side does not hold."
        if (self.held[US] | self.held[USSR]) & ~(
            self.towns | self.armed[US] | self.armed[USSR]
        ) != 0:
            return "A side holds a hex without units."
        return ""

    def check_radiation(self) -> str:
        """Return what is wrong about the markers, or nothing (rulings 1 and 10)."""
        if self.dirty & self.dead != 0:
            return "A hex is both dirty and dead."
        for space in range(SPACES):
            if self.dead & BITS[space] != 0:
                if self.tables.near[space] & ~(self.dirty | self.dead) != 0:
                    return f"A clean hex lies next to the dead hex {space}."
                leaving = self.now == EVACUATE_WHERE and here(self.about) == space
                if self.stockpiles[space] > 0 and not leaving:
                    return f"A stockpile lies in the dead hex {space}."
        if self.tables.printed[self.coast] & ~(self.dirty | self.dead) != 0:
            return "A hex with printed radiation is clean."
        return ""

    def check_time(self) -> str:
        """Return what is wrong about turns and cards, or nothing."""
        if self.active != self.turn % 2:
            return "It is the other side's turn."
        if not 0 <= self.actions < ACTIONS:
            return f"Nobody can have taken {self.actions} actions."
        loose: i64 = 0
        for card in range(CARDS_IN_DECK):
            count = self.deck.pool[card] + i64(card == self.card)
            if not 0 <= count <= 1:
                return f"Card {card + 1} is there more than once."
            loose += self.deck.pool[card]
        if loose != self.deck.size():
            return "The deck holds another number of cards than it says, or cards in order."
        over = self.strength(US) == 0 or self.strength(USSR) == 0 or self.conceded != NEUTRAL
        if over != (self.ended != NOT_OVER):
            return "The game is over, or it is not."
        if (self.conceded != NEUTRAL) != (self.ended == BY_CONCESSION):
            return "Somebody has conceded, or nobody has."
        return ""

    def check_agenda(self) -> str:
        """Return what is wrong about what is asked, or nothing."""
        if self.depth != i64(self.ended == NOT_OVER):
            return "One thing is asked at a time until the game is over."
        if self.depth == 0:
            return ""
        if self.now == TURN_UP:
            if self.actor != CHANCE or self.card != NO_CARD or self.about != 0:
                return "Chance turns up a card when none lies open."
            return "" if self.deck.size() > 0 else "There is no card to turn up."
        if self.actor != self.mover():
            return "Only the player whose turn it is has anything to decide."
        if self.card == NO_CARD and (self.deck.size() > 0 or self.dead != EVERYWHERE):
            return "A doomsday card should lie open."
        first = here(self.about)
        second = there(self.about)
        if first >= SPACES or second >= SPACES:
            return "Something is asked about a hex that does not exist."
        if self.now < ACT:
            return self.check_hunger(first, second, more(self.about))
        if self.now < SPREAD_WHERE:
            return self.check_action(first, second, more(self.about))
        if self.now == EVACUATE_WHERE:
            return self.check_evacuation(first, second, more(self.about))
        return self.check_doomsday(first, second, more(self.about))

    def check_hunger(self, space: i64, to: i64, kind: i64) -> str:
        """Return what is wrong about a question of the Starvation phase, or nothing."""
        if self.turn < 2 or self.actions > 0 or self.hungry != self.starving():
            return "Nobody starves now, or others than is said."
        if self.now == STARVING:
            return "" if self.about == 0 else "Which hex starves is asked about no hex."
        if self.hungry & BITS[space] == 0:
            return "A hex is asked about that does not starve."
        if self.now == WHO_STARVES:
            return "" if self.about == space else "Who starves is asked about one hex."
        if self.now == CARRY_OR_LEAVE:
            if self.tables.near[space] & BITS[to] == 0 or self.stockpiles[space] == 0:
                return "A stockpile is carried to the next hex."
        elif to != 0:
            return "Where to go is asked about one hex."
        counts = vec[i64]([self.civilians[space], self.soldiers[space], self.refugees[space]])
        if kind > REFUGEE or counts[kind] == 0:
            return "A unit is to go that is not there."
        return ""

    def check_action(self, space: i64, to: i64, rest: i64) -> str:
        """Return what is wrong about a question of the Action phase, or nothing."""
        if self.now == ACT:
            return "" if self.about == 0 else "An action is asked about no hex."
        if self.now != FALLOUT_WHERE and self.held[self.active] & BITS[space] == 0:
            return "A hex is asked about that the player does not hold."
        if (
            self.now == MARCH_WHERE
            or self.now == THREATEN_WHERE
            or self.now == PRESS_GANG_WHERE
            or self.now == ATTACK_WHERE
            or self.now == MILITARIZE_HOW_MANY
        ):
            return "" if self.about == space else "The first question is about one hex."
        if self.tables.near[space] & BITS[to] == 0:
            return "An action reaches the next hex."
        if self.now == MARCH_SOLDIERS or self.now == MARCH_STOCKPILES:
            if rest & 63 > self.civilians[space] or rest >> 6 > self.soldiers[space]:
                return "More units march than are there."
            if self.now == MARCH_STOCKPILES and rest == 0:
                return "Stockpiles can't march alone."
            return ""
        if self.now == DRIVE_WHERE:
            if rest == CIVILIAN:
                return "" if self.civilians[to] > 0 else "No civilian is there to be driven."
            return "" if rest == REFUGEE and self.refugees[to] > 0 else "No refugee is there."
        return "" if rest == 0 else "Nothing is counted yet."

    def check_doomsday(self, space: i64, done: i64, rest: i64) -> str:
        """Return what is wrong about a question of the Doomsday phase, or nothing."""
        if self.turn == 0 or self.actions > 0 or self.card == NO_CARD or rest != 0:
            return "Doomsday has not come."
        first = self.card * 3
        if self.now == SHELTER_WHERE:
            if done != 0 or space != self.tables.cards[first + 2]:
                return "The boat goes where the open card says."
        elif done > 1 or space != self.tables.cards[first + done]:
            return "Radiation comes where the open card says."
        return ""

    def check_evacuation(self, space: i64, then: i64, rest: i64) -> str:
        """Return what is wrong about a question of where to get away to, or nothing."""
        if not self.evacuation or then > 4 or rest != 0:
            return "Nobody gets away from a hex that dies."
        if self.dead & BITS[space] == 0 or self.refugees[space] + self.stockpiles[space] == 0:
            return "Those get away whose hex has died."
        if then > 0 and (self.turn == 0 or self.actions > 0 or self.card == NO_CARD):
            return "Doomsday has not come."
        if 0 < then < 3 and space != self.tables.cards[self.card * 3 + then - 1]:
            return "Radiation comes where the open card says."
        return ""
