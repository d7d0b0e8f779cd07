"""What lies on the table in Meltwater.

Sets of hexes are bits in one integer, a bit for each hex: who stands where, what is dirty or dead,
which hexes lie next to another. So most questions about the map are one `and`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from nunatak.engine.bits import BITS, lowest
from nunatak.engine.fields import Fields
from nunatak.engine.pile import Pile
from nunatak.engine.position import GameTables, Position, Referee, Rules
from nunatak.engine.vocabulary import Numbering
from nunatak.games.meltwater.rules.scoring import ending_by, tally_of
from nunatak.games.meltwater.rules.vocabulary import (
    ANNIHILATED,
    BY_CONCESSION,
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

EVERYWHERE: Final[i64] = 2**56 - 1

# What questions are about, by name. Kept positions hold these numbers packed.

IN_HEX = Fields()  # units of a hex that are to do something, or a boat that comes to it
HEX: Final = IN_HEX.add("hex", SPACES - 1)

GOING = Fields()  # a starving unit on its way
GOING_FROM: Final = GOING.add("hex", SPACES - 1)
GOING_TO: Final = GOING.add("to", SPACES - 1)
GOING_KIND: Final = GOING.add("kind", REFUGEE)

MARCHING = Fields()  # a march in the making
MARCH_FROM: Final = MARCHING.add("hex", SPACES - 1)
MARCH_TO: Final = MARCHING.add("to", SPACES - 1)
MARCHING_CIVILIANS: Final = MARCHING.add("civilians", 20, bits=6)
MARCHING_SOLDIERS: Final = MARCHING.add("soldiers", 4)

THREATENING = Fields()  # a threat, and who is to go
THREAT_FROM: Final = THREATENING.add("hex", SPACES - 1)
THREAT_TO: Final = THREATENING.add("to", SPACES - 1)
THREATENED_KIND: Final = THREATENING.add("kind", REFUGEE)

FIGHTING = Fields()  # two soldiers that have killed each other
FIGHT_FROM: Final = FIGHTING.add("hex", SPACES - 1)
FIGHT_IN: Final = FIGHTING.add("to", SPACES - 1)

SPREADING = Fields()  # radiation of the open card that can't stay in its hex
SPREAD_FROM: Final = SPREADING.add("hex", SPACES - 1)
HITS_DONE: Final = SPREADING.add("done", 1)

EVACUATING = Fields()  # a hex that has died
DEAD_HEX: Final = EVACUATING.add("hex", SPACES - 1)
THEN: Final = EVACUATING.add("then", 4)  # what goes on afterwards, as doomsday.py numbers it


# The engine has these two as well, but in another library: calls to it can't be inlined here.


@final
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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Meltwater(Position):
    """Meltwater at one moment."""

    def __init__(self, tables: Tables, players: i64, deck: Pile) -> None:
        super().__init__(tables, players)
        self.tables = tables
        self.winter = False
        self.coast: i64 = 0  # which hexes were printed dirty
        self.swapped: i64 = 0  # 1 if the first seat plays the Soviet Union
        self.evacuation = False  # refugees and stockpiles get away from a hex that dies
        self.deck = deck
        self.civilians = vec[i64]()  # for each hex, those of the side that holds it
        self.soldiers = vec[i64]()
        self.refugees = vec[i64]()
        self.stockpiles = vec[i64]()
        self.on_map = vec[i64]()  # how many there are of each sort of piece
        self.held = vec[i64]()  # for each side, the hexes with its units
        self.armed = vec[i64]()  # for each side, the hexes with its soldiers
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

    def clear(self) -> None:
        """Take all pieces off the map."""
        self.civilians = vec[i64]([0] * SPACES)
        self.soldiers = vec[i64]([0] * SPACES)
        self.refugees = vec[i64]([0] * SPACES)
        self.stockpiles = vec[i64]([0] * SPACES)
        self.on_map = vec[i64]([0] * SORTS)
        self.held = vec[i64]([0, 0])
        self.armed = vec[i64]([0, 0])

    def copy(self) -> "Meltwater":
        """Return an independent position that is equal to this one."""
        p = Meltwater(self.tables, self.players, self.deck.copy())
        p.ask_like(self)
        p.winter = self.winter
        p.coast = self.coast
        p.swapped = self.swapped
        p.evacuation = self.evacuation
        p.civilians = self.civilians[:]
        p.soldiers = self.soldiers[:]
        p.refugees = self.refugees[:]
        p.stockpiles = self.stockpiles[:]
        p.on_map = self.on_map[:]
        p.held = self.held[:]
        p.armed = self.armed[:]
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
        return i64(0) if side == self.conceded else self.strength(side)

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

    def annihilates(self, cause: i64) -> bool:
        """End the game if a side has no unit left (ruling 15), and say whether it has ended.

        To be asked after every single removal and every change of side.
        """
        us = self.strength(US)
        ussr = self.strength(USSR)
        if us > 0 and ussr > 0:
            return False
        if us == 0:
            self.tell(ANNIHILATED, US)
        if ussr == 0:
            self.tell(ANNIHILATED, USSR)
        self.end(ending_by(cause, us + ussr))
        return True

    def tally(self, seat: int) -> list[tuple[str, int]]:
        """Return what a seat has left, as the panel at the end counts it."""
        side = seat ^ self.swapped
        return tally_of(self.on_map[side], self.on_map[US_SOLDIER + side])

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
                found |= (near[lowest(bit)] | bit) & self.held[side]
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
            space = lowest(bit)
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
