"""What lies on the table in Antarctica.

Rows that have a place for each seat have four of them, however many play. The line of ships in an
area is one integer, eight bits for each ship, the first in line lowest.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, count_bits
from nunatak.engine.fields import Fields
from nunatak.engine.position import OVER, SEAT_BITS, GameTables, Position, Referee, Rules
from nunatak.engine.rng import Rng
from nunatak.engine.vocabulary import Numbering
from nunatak.games.antarctica.rules.scoring import (
    LEADS,
    SEATED,
    above,
    area_points,
    majority,
    track_points,
)
from nunatak.games.antarctica.rules.vocabulary import (
    AREA_COUNT,
    CAMP,
    DEAD_CARDS,
    EXPERTS,
    INLAND,
    KINDS,
    LAST_BUILDING,
    LAST_SCIENTIST,
    NO_SHIPS,
    NOT_OVER,
    PILE_COUNT,
    PLACE_SCIENTIST,
    RESOURCES,
    SHIP_PLACES,
    SHIPYARD,
    STANDSTILL,
    SW,
    TRACK_COUNT,
)

DECISIONS = Numbering()

# The decisions, as the agenda numbers them.
LAY_OUT: Final[i64] = DECISIONS.decision("lay-out")
TURN_UP_CARD: Final[i64] = DECISIONS.decision("turn-up-card")
FIRST_PLAYER: Final[i64] = DECISIONS.decision("first-player")
PLACE_SHIP: Final[i64] = DECISIONS.decision("place-ship")
FIRST_CUBE: Final[i64] = DECISIONS.decision("first-cube")
SAIL_WHERE: Final[i64] = DECISIONS.decision("sail-where")
ACT: Final[i64] = DECISIONS.decision("act")
CHOOSE_CARD: Final[i64] = DECISIONS.decision("choose-card")
LOOK_AGAIN: Final[i64] = DECISIONS.decision("look-again")
DISCARD_WHAT: Final[i64] = DECISIONS.decision("discard-what")
ADVANCE_WHERE: Final[i64] = DECISIONS.decision("advance-where")
WHICH_SHIP: Final[i64] = DECISIONS.decision("which-ship")
MOVE_WHERE: Final[i64] = DECISIONS.decision("move-where")
DRAW_CARD: Final[i64] = DECISIONS.decision("draw-card")
ADVANCE_ALL: Final[i64] = DECISIONS.decision("advance-all")

# What follows without anybody choosing.
THEN_BEGIN: Final[i64] = DECISIONS.decision("then-begin")
THEN_MOVE_SUN: Final[i64] = DECISIONS.decision("then-move-sun")
THEN_GO_ON: Final[i64] = DECISIONS.decision("then-go-on")
THEN_SYMBOLS: Final[i64] = DECISIONS.decision("then-symbols")

# What they are about: the area in which a starting building is laid,
LAYING = Fields()
AREA: Final = LAYING.add("area", AREA_COUNT - 1)
# the pile whose next card is turned up,
TURNING_UP = Fields()
PILE: Final = TURNING_UP.add("pile", PILE_COUNT - 1)
# the research points of a building that was just built,
BUILDING = Fields()
POINTS: Final = BUILDING.add("points", 5)
# a round in which shipyard cards are taken, from the pile or from those drawn for a draft,
TAKING = Fields()
IS_DRAFT: Final = TAKING.add("draft", 1)
FIRST_TAKER: Final = TAKING.add("first", 3)
SIZE: Final = TAKING.add("size", 4)  # how many cards will be taken
PICKS: Final = TAKING.add("picks", 4)  # how many were
# and a blue symbol that everybody answers in turn.
ANSWERING = Fields()
CUBE_OWNER: Final = ANSWERING.add("owner", 3)  # whose cube has brought it
PICKED: Final = ANSWERING.add("picked", 31)  # tracks that were chosen for it, as bits
SHIP: Final = ANSWERING.add("ship", SHIP_PLACES - 1)  # the ship that somebody is about to move

# A ship in a line: its seat counted from 1, and whether it was built this turn or was second in
# line when the sun came.
OWNER: Final[i64] = 7
BUILT_NOW: Final[i64] = 16
NOTED: Final[i64] = 32
SHIP_BITS: Final[i64] = 8
ONE_SHIP: Final[i64] = 255
TWO_SHIPS: Final[i64] = 65535

NO_CARD: Final[i64] = -1
NO_AREA: Final[i64] = -1
NO_SEAT: Final[i64] = -1
NO_SHIP: Final[i64] = -1
NO_SYMBOL: Final[i64] = -1
SPACES: Final[i64] = 16  # places in a track's row, the space 0 beside the track among them
MOST_SYMBOLS: Final[i64] = 40


def line_length(line: i64) -> i64:
    """Return how many ships are in a line."""
    return i64(line > 0) + i64(line > ONE_SHIP) + i64(line > TWO_SHIPS)


@final
class Tables(GameTables):
    """The printed board, buildings and cards, and what everybody starts with."""

    def __init__(
        self,
        game: Referee,
        rules: Rules["Antarctica"],
        open_areas: vec[i64],
        start: vec[i64],
        buildings: vec[i64],
        pieces: vec[i64],
        order: vec[i64],
        layout: vec[i64],
        shipyard: vec[i64],
        results: vec[i64],
        needs: vec[i64],
        scientists: vec[i64],
        research: vec[i64],
        stars: vec[i64],
        decks: vec[i64],
        pile_bits: vec[i64],
        tracks: vec[i64],
        centres: vec[i64],
        lengths: vec[i64],
        worth: vec[i64],
        symbols: vec[i64],
    ) -> None:
        super().__init__(game, rules)
        self.open_areas = open_areas  # for each number of players, as bits
        self.start = start  # for each number of players, how many of each starting building
        self.buildings = buildings  # how many there are of each
        self.pieces = pieces  # for each number of players, the five counts of `PIECES`
        self.order = order  # for each number of players, up to nine players from A on, then -1
        self.layout = layout  # the same, for the first play: area * 4 + player
        self.shipyard = shipyard  # how many shipyard cards there are of each kind
        self.results = results  # for each building card, the building
        self.needs = needs  # and those it requires, as bits
        self.scientists = scientists
        self.research = research
        self.stars = stars  # 1 where a card has an asterisk
        self.decks = decks  # for each number of players, the cards in play, as bits
        self.card_counts = vec[i64]([count_bits(deck) for deck in decks])
        self.pile_bits = pile_bits  # for each pile, its cards, as bits
        self.tracks = tracks  # for each number of players, the tracks in use, as bits
        self.centres = centres  # for each track, the research centres that serve it, as bits
        self.lengths = lengths
        self.worth = worth  # for each track and space, its points
        self.symbols = symbols  # for each track and space, its symbol, or -1


PIECES: Final[i64] = 5
AT_ONCE: Final[i64] = 0  # scientists in the supply
LATER: Final[i64] = 1  # scientists in the reserve
AFLOAT: Final[i64] = 2  # ships on the board
SPARE_SHIPS: Final[i64] = 3
SPARE_CUBES: Final[i64] = 4
ORDER: Final[i64] = 10  # places in a row of the order of placement


@final
class Antarctica(Position):
    """Antarctica at one moment."""

    def __init__(self, tables: Tables, players: i64) -> None:
        super().__init__(tables, players)
        self.tables = tables
        self.free = False  # ships were placed as everybody liked
        self.chosen = False  # the first seat starts
        self.lines = vec[i64]()  # for each area, its ships
        self.ice = vec[i64]()  # for each area, whose icebreakers lie there, as a mask of seats
        self.buildings = vec[i64]()  # for each area, as bits
        self.scientists = vec[i64]()  # for each area and seat
        self.supply = vec[i64]()  # for each seat, scientists
        self.reserve = vec[i64]()
        self.ships = vec[i64]()  # for each seat, ships on Available Resources
        self.cubes = vec[i64]()
        self.discarded = vec[i64]()  # for each seat, ships and cubes on Discarded Resources
        self.sunk = vec[i64]()  # how many of these are ships
        self.on_tracks = vec[i64]()  # for each track and seat, the cube's space, from 1
        self.face_up = vec[i64]()  # for each pile, its top card
        self.built = vec[i64]()  # for each seat, its building cards, as bits
        self.stars = vec[i64]()  # for each seat, how many of these have an asterisk
        self.experts = vec[i64]()  # for each seat, its Expertise cards
        self.hands = vec[i64]()  # for each seat and kind, its shipyard cards
        self.pile = vec[i64]()  # for each kind, how many shipyard cards can be had
        self.packet = vec[i64]()  # the same for the cards that are being drafted
        self.takes = vec[i64]()  # every shipyard card that was taken, in order
        self.plays = vec[i64]()  # every one that was played
        self.queue = vec[i64]()  # symbols that were passed and not carried out yet
        self.deck: i64 = 0  # building cards that nobody has seen yet, as bits
        self.basics: i64 = 0  # the seats that hold their Basic card, as a mask
        self.expertise: i64 = 0  # Expertise cards that nobody has yet
        self.starter: i64 = 0  # the start player
        self.sun: i64 = SW
        self.turn: i64 = 0
        self.mover: i64 = 0  # whose turn it is
        self.target: i64 = NO_AREA  # where the ship that was moved has arrived
        self.second = False  # the second ship's turn of this visit
        self.acted = False
        self.has_discarded = False  # a resource, this turn
        self.card_players: i64 = 0  # who has played a card in this visit of the sun, as a mask
        self.idle: i64 = 0  # areas that the sun has gone since something changed

    def copy(self) -> "Antarctica":
        """Return an independent position that is equal to this one."""
        p = Antarctica(self.tables, self.players)
        p.free = self.free
        p.chosen = self.chosen
        p.lines = self.lines[:]
        p.ice = self.ice[:]
        p.buildings = self.buildings[:]
        p.scientists = self.scientists[:]
        p.supply = self.supply[:]
        p.reserve = self.reserve[:]
        p.ships = self.ships[:]
        p.cubes = self.cubes[:]
        p.discarded = self.discarded[:]
        p.sunk = self.sunk[:]
        p.on_tracks = self.on_tracks[:]
        p.face_up = self.face_up[:]
        p.built = self.built[:]
        p.stars = self.stars[:]
        p.experts = self.experts[:]
        p.hands = self.hands[:]
        p.pile = self.pile[:]
        p.packet = self.packet[:]
        p.takes = self.takes[:]
        p.plays = self.plays[:]
        p.queue = self.queue[:]
        p.ask_like(self)
        p.deck = self.deck
        p.basics = self.basics
        p.expertise = self.expertise
        p.starter = self.starter
        p.sun = self.sun
        p.turn = self.turn
        p.mover = self.mover
        p.target = self.target
        p.second = self.second
        p.acted = self.acted
        p.has_discarded = self.has_discarded
        p.card_players = self.card_players
        p.idle = self.idle
        return p

    # Points

    def score(self, seat: i64) -> i64:
        """Return the seat's points, as if the game ended now."""
        return (
            self.points_in_areas(seat)
            + self.points_on_tracks(seat)
            + majority(self.stars, seat)
            + majority(self.discarded, seat)
        )

    def points_in_areas(self, seat: i64) -> i64:
        """Return the seat's points for scientists."""
        points: i64 = 0
        scientists = self.scientists
        for area in range(AREA_COUNT):
            if scientists[area * SEATED + seat] > 0:
                points += area_points(scientists, area, count_bits(self.buildings[area]), seat)
        return points

    def points_on_tracks(self, seat: i64) -> i64:
        """Return the seat's points for cubes."""
        points: i64 = 0
        worth = self.tables.worth
        for track in range(TRACK_COUNT):
            if self.on_tracks[track * SEATED + seat] > 0:
                points += track_points(self.on_tracks, track, worth, track * SPACES, seat)
        return points

    def rank(self, seat: i64) -> i64:
        """Return points, then first places, then building cards (ruling 25)."""
        return (self.score(seat) * 64 + self.first_places(seat)) * 64 + self.cards_built(seat)

    def first_places(self, seat: i64) -> i64:
        """Return how often a seat is first, alone or with others."""
        n = i64(above(self.stars, 0, seat) == LEADS) + i64(above(self.discarded, 0, seat) == LEADS)
        for area in range(AREA_COUNT):
            n += i64(above(self.scientists, area * SEATED, seat) == LEADS)
        for track in range(TRACK_COUNT):
            n += i64(above(self.on_tracks, track * SEATED, seat) == LEADS)
        return n

    def cards_built(self, seat: i64) -> i64:
        """Return how many building cards a seat has."""
        return count_bits(self.built[seat])

    def ending(self) -> i64:
        """Return how the game ended; before that, the first of the ways it can."""
        return self.over_by() if self.actor == OVER else 0

    # What a seat can't know

    def redealt(self, seat: i64, rng: Rng) -> "Antarctica":
        """Deal afresh the shipyard cards that a seat has not seen others take."""
        p = self.copy()
        kinds = p.possible_takes(seat, rng)
        while not p.explains_plays(kinds):
            p.pile = self.pile[:]
            p.packet = self.packet[:]
            kinds = p.possible_takes(seat, rng)
        hands = p.hands
        for i in range(i64(len(hands))):
            hands[i] = 0
        for i in range(i64(len(kinds))):
            p.takes[i] = (p.takes[i] & ~15) | kinds[i]
            hands[((p.takes[i] >> 4) & 15) * KINDS + kinds[i]] += 1
        for play in p.plays:
            hands[((play >> 4) & 15) * KINDS + (play & 15)] -= 1
        return p

    def possible_takes(self, seat: i64, rng: Rng) -> vec[i64]:
        """Return what may have been taken, take by take, as far as a seat has seen the pile.

        The pile lies open but for the moment in which a round of cards is taken from it, so
        everybody knows what a round has taken in all. Whoever takes a card knows, besides, what
        those before have taken in all, and so what those after have. While a round goes on, cards
        that a seat can't have missed yet may still lie among the others.
        """
        takes = self.takes
        size: i64 = len(takes)
        kinds = takes[:]
        for i in range(size):
            kinds[i] = takes[i] & 15
        first: i64 = 0
        while first < size:
            end = first + 1
            while end < size and (takes[end] >> 8) & 15 != 0:
                end += 1
            before = (seat - (takes[first] >> 12)) % self.players
            going_on = self.picks() > 0 and end == size
            unseen = going_on and not self.has_looked(seat)
            self.shuffle(kinds, first, min(first + before, end), unseen, rng)
            self.shuffle(kinds, first + before + 1, end, going_on, rng)
            first = end
        return kinds

    def shuffle(self, kinds: vec[i64], first: i64, end: i64, with_rest: bool, rng: Rng) -> None:
        """Shuffle the kinds of some takes, together with what can still be taken or not."""
        places = end - first
        if places < 1 or (places == 1 and not with_rest):
            return
        counts = vec[i64]([0, 0, 0, 0])
        left = places
        rest = self.taken_from()
        if with_rest:
            for kind in range(KINDS):
                counts[kind] = rest[kind]
                left += rest[kind]
        for i in range(first, end):
            counts[kinds[i]] += 1
        for i in range(first, end):
            n = rng.below(left)
            drawn: i64 = 0
            while n >= counts[drawn]:
                n -= counts[drawn]
                drawn += 1
            counts[drawn] -= 1
            left -= 1
            kinds[i] = drawn
        if with_rest:
            for kind in range(KINDS):
                rest[kind] = counts[kind]

    def explains_plays(self, kinds: vec[i64]) -> bool:
        """Say whether everybody could have played what was played, had they taken these cards."""
        plays = self.plays
        takes = self.takes
        for i in range(i64(len(plays))):
            owner = plays[i] & 255
            seat = owner >> 4
            kind = owner & 15
            had: i64 = 0
            for j in range(plays[i] >> 8):
                had += i64(kinds[j] == kind and (takes[j] >> 4) & 15 == seat)
            for j in range(i + 1):
                had -= i64(plays[j] & 255 == owner)
            if had < 0:
                return False
        return True

    # Ships

    def berth(self, ship: i64, area: i64) -> None:
        """Put a ship last in line in an area."""
        line = self.lines[area]
        self.lines[area] = line | (ship << (SHIP_BITS * line_length(line)))

    def ship_at(self, place: i64) -> i64:
        """Return the ship at a place of an area's line, 3 places an area; 0 if there is none."""
        return (self.lines[place // 3] >> (SHIP_BITS * (place % 3))) & ONE_SHIP

    def cast_off(self, place: i64) -> None:
        """Take the ship at a place out of its line, which closes at once."""
        area = place // 3
        line = self.lines[area]
        if place % 3 == 0:
            self.lines[area] = line >> 8
        elif place % 3 == 1:
            self.lines[area] = (line & ONE_SHIP) | ((line >> 16) << 8)
        else:
            self.lines[area] = line & TWO_SHIPS

    def acting_ship(self) -> i64:
        """Return the place of the ship whose turn it is and that has not moved yet."""
        first = self.sun * 3
        if not self.second:
            return first
        return self.noted_ship()

    def noted_ship(self) -> i64:
        """Return the place of the ship that was second when the sun came, if it is still there."""
        first = self.sun * 3
        for place in range(first, first + 3):
            if self.ship_at(place) & NOTED != 0:
                return place
        return NO_SHIP

    def ships_in(self, area: i64, seat: i64) -> i64:
        """Return how many ships of a seat lie in an area."""
        line = self.lines[area]
        own = seat + 1
        return (
            i64(line & OWNER == own)
            + i64((line >> 8) & OWNER == own)
            + i64((line >> 16) & OWNER == own)
        )

    def room(self, area: i64) -> bool:
        """Say whether an area has a free ship space."""
        return self.lines[area] <= TWO_SHIPS

    def is_open(self, area: i64) -> bool:
        """Say whether an area is used with so many players."""
        return self.tables.open_areas[self.players] & BITS[area] != 0

    def open_count(self) -> i64:
        """Return how many areas are used."""
        return count_bits(self.tables.open_areas[self.players])

    def fleet(self, seat: i64) -> i64:
        """Return how many ships a seat has on the board."""
        n: i64 = 0
        for area in range(AREA_COUNT):
            n += self.ships_in(area, seat)
        return n

    def ships_at_first(self) -> i64:
        """Return how many ships are on the board when the first turn comes."""
        return self.players * self.tables.pieces[self.players * PIECES + AFLOAT]

    # Building

    def access(self, seat: i64) -> i64:
        """Return the buildings that a seat's ships give access to, as bits (ruling 7)."""
        found: i64 = 0
        lines = self.lines
        buildings = self.buildings
        own = seat + 1
        for area in range(AREA_COUNT):
            line = lines[area]
            if line & OWNER == own or (line >> 8) & OWNER == own or (line >> 16) & OWNER == own:
                found |= buildings[area]
        return found

    def can_build(self, pile: i64, access: i64) -> bool:
        """Say whether the mover can build the top card of a pile in the target area."""
        card = self.face_up[pile]
        if card == NO_CARD:
            return False
        tables = self.tables
        if self.buildings[self.target] & BITS[tables.results[card]] != 0:
            return False
        if self.supply[self.mover] < tables.scientists[card]:
            return False
        missing = tables.needs[card] & ~access
        return missing == 0 or self.stands_in(missing)

    def stands_in(self, missing: i64) -> bool:
        """Say whether one Resource card can stand in for what is missing (ruling 6)."""
        return self.card_players & SEAT_BITS[self.mover] == 0 and self.holds_for(missing)

    def holds_for(self, missing: i64) -> bool:
        """Say whether the mover holds a Resource card for the one building that is missing."""
        if missing & (missing - 1) != 0:
            return False
        if missing & RESOURCES != 0:
            return self.basics & SEAT_BITS[self.mover] != 0
        return missing & EXPERTS != 0 and self.experts[self.mover] > 0

    def strength(self, area: i64, seat: i64) -> i64:
        """Return a seat's ships and scientists in an area (rulebook, Box C)."""
        return self.ships_in(area, seat) + self.scientists[area * SEATED + seat]

    def can_launch(self) -> bool:
        """Say whether the mover can build a ship in the target area."""
        return (
            self.buildings[self.target] & BITS[SHIPYARD] != 0
            and self.ships[self.mover] > 0
            and self.room(self.sun)
        )

    def can_recruit(self) -> bool:
        """Say whether the mover can recruit in the target area: it takes somebody who is there."""
        return (
            self.buildings[self.target] & BITS[CAMP] != 0
            and self.reserve[self.mover] > 0
            and self.strength(self.target, self.mover) > 0
        )

    def researched(self) -> i64:
        """Return the tracks on which the mover can research in the target area, as bits."""
        served = self.served()
        if served == 0 or self.strength(self.target, self.mover) == 0:
            return 0
        found: i64 = 0
        for track in range(TRACK_COUNT):
            if served & BITS[track] != 0 and self.can_advance(track, self.mover):
                found |= BITS[track]
        return found

    def can_act(self) -> bool:
        """Say whether the mover can take any action in the target area."""
        if self.can_launch() or self.can_recruit() or self.researched() != 0:
            return True
        access = self.access(self.mover)
        for pile in range(PILE_COUNT):
            if self.can_build(pile, access):
                return True
        return False

    def served(self) -> i64:
        """Return the tracks that the research centres of the target area serve, as bits."""
        centres = self.buildings[self.target] >> INLAND
        found: i64 = 0
        if centres & 7 != 0:
            for track in range(TRACK_COUNT):
                if self.tables.centres[track] & centres != 0:
                    found |= BITS[track]
        return found

    def can_break_ice(self, area: i64) -> bool:
        """Say whether the mover can set an icebreaker in an area (ruling 13)."""
        own = self.mover + 1
        if self.ice[area] & SEAT_BITS[self.mover] != 0:
            return False
        if area == self.sun:  # only for this visit, on the noted second ship
            place = self.noted_ship()
            return place != NO_SHIP and self.ship_at(place) & OWNER == own
        return (self.lines[area] >> 8) & OWNER == own

    def can_discard(self) -> bool:
        """Say whether the mover has a resource to discard, and has not discarded one this turn."""
        if self.has_discarded:
            return False
        seat = self.mover
        if self.cubes[seat] + self.ships[seat] > 0:
            return True
        return self.fleet(seat) > i64(self.target == NO_AREA)  # one ship must still move

    # Tracks

    def occupied(self, track: i64) -> i64:
        """Return the spaces of a track with cubes on them, as bits."""
        first = track * SEATED
        cubes = self.on_tracks
        return (
            BITS[cubes[first]]
            | BITS[cubes[first + 1]]
            | BITS[cubes[first + 2]]
            | BITS[cubes[first + 3]]
        )

    def can_advance(self, track: i64, seat: i64) -> bool:
        """Say whether a seat can advance on a track at all (ruling 15)."""
        tables = self.tables
        if tables.tracks[self.players] & BITS[track] == 0:
            return False
        space = self.on_tracks[track * SEATED + seat]
        if space == 0 and self.cubes[seat] == 0:
            return False
        occupied = self.occupied(track)
        for ahead in range(space + 1, tables.lengths[track] + 1):
            if occupied & BITS[ahead] == 0:
                return True
        return False

    def landing(self, track: i64, seat: i64, points: i64) -> i64:
        """Return where a seat's cube comes to stand: only empty spaces count (ruling 15)."""
        to = self.on_tracks[track * SEATED + seat]
        occupied = self.occupied(track)
        for ahead in range(to + 1, self.tables.lengths[track] + 1):
            if points <= 0:
                break
            if occupied & BITS[ahead] == 0:
                to = ahead
                points -= 1
        return to

    def can_advance_somewhere(self, seat: i64, barred: i64) -> bool:
        """Say whether a seat can advance on any track but the barred ones."""
        for track in range(TRACK_COUNT):
            if barred & BITS[track] == 0 and self.can_advance(track, seat):
                return True
        return False

    def can_move(self, place: i64, seat: i64) -> bool:
        """Say whether a seat can move the ship at a place by a symbol (ruling 18)."""
        ship = self.ship_at(place)
        if ship & OWNER != seat + 1 or ship & BUILT_NOW != 0:
            return False
        for area in range(AREA_COUNT):
            if area != place // 3 and self.is_open(area) and self.room(area):
                return True
        return False

    def can_move_some(self, seat: i64) -> bool:
        """Say whether a seat has a ship that it can move by a symbol."""
        for place in range(SHIP_PLACES):
            if self.can_move(place, seat):
                return True
        return False

    # Shipyard cards

    def pile_size(self) -> i64:
        """Return how many shipyard cards can be had."""
        return self.pile[0] + self.pile[1] + self.pile[2] + self.pile[3]

    def packet_size(self) -> i64:
        """Return how many cards are being drafted."""
        return self.packet[0] + self.packet[1] + self.packet[2] + self.packet[3]

    def hand_size(self, seat: i64) -> i64:
        """Return how many shipyard cards a seat holds."""
        first = seat * KINDS
        hands = self.hands
        return hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3]

    def is_taking(self) -> bool:
        """Say whether this is a round in which shipyard cards are taken."""
        return self.now == CHOOSE_CARD or self.now == LOOK_AGAIN or self.now == DRAW_CARD

    def picks(self) -> i64:
        """Return how many cards were taken in this round, if it is one."""
        return PICKS.of(self.about) if self.is_taking() else i64(0)

    def taken_from(self) -> vec[i64]:
        """Return the cards of which one is taken in this round."""
        return self.packet if IS_DRAFT.of(self.about) else self.pile

    def has_looked(self, seat: i64) -> bool:
        """Say whether a seat's turn to look at the cards of this round has come."""
        before = (seat - FIRST_TAKER.of(self.about)) % self.players
        picks = PICKS.of(self.about)
        return picks > before or (picks == before and self.now == CHOOSE_CARD)

    def take_card(self, seat: i64, kind: i64) -> None:
        """Let a seat take a shipyard card of this round."""
        cards = self.taken_from()
        cards[kind] -= 1
        self.hands[seat * KINDS + kind] += 1
        first = FIRST_TAKER.of(self.about)
        pick = PICKS.of(self.about)
        self.takes = append(self.takes, kind | (seat << 4) | (pick << 8) | (first << 12))

    def play_card(self, seat: i64, kind: i64) -> None:
        """Let a seat play a shipyard card, which leaves its hand."""
        self.hands[seat * KINDS + kind] -= 1
        self.plays = append(self.plays, kind | (seat << 4) | (i64(len(self.takes)) << 8))
        self.card_players |= SEAT_BITS[seat]
        self.idle = 0

    # A turn

    def may_go_on(self) -> bool:
        """Say whether anything is left to do in this turn, as far as all can see.

        A hand counts even if none of its cards can be played, for that is nobody else's business.
        """
        return self.may_play_card() or self.can_discard() or (not self.acted and self.can_act())

    def can_play(self, kind: i64) -> bool:
        """Say whether the mover holds such a card and has not played one in this visit."""
        return (
            self.hands[self.mover * KINDS + kind] > 0
            and self.card_players & SEAT_BITS[self.mover] == 0
        )

    def may_play_card(self) -> bool:
        """Say whether the mover holds a shipyard card and has not played one in this visit."""
        return self.card_players & SEAT_BITS[self.mover] == 0 and self.hand_size(self.mover) > 0

    def is_bare(self, pile: i64) -> bool:
        """Say whether the next card of a pile has to be turned up."""
        return self.face_up[pile] == NO_CARD and self.deck & self.tables.pile_bits[pile] != 0

    def join(self, seat: i64, count: i64) -> None:
        """Move scientists from a seat's reserve into its supply."""
        self.reserve[seat] -= count
        self.supply[seat] += count
        self.idle = 0

    # The end

    def over_by(self) -> i64:
        """Return how the game ends after this turn, or NOT_OVER (rulings 21 and 22)."""
        face_up = self.face_up
        if self.deck == 0 and face_up[0] == face_up[1] == face_up[2] == NO_CARD:
            return LAST_BUILDING
        most: i64 = 0  # scientists that one player still has
        for seat in range(self.players):
            left = self.supply[seat] + self.reserve[seat]
            if left == 0:
                return LAST_SCIENTIST
            most = max(most, left)
        if self.lines_are_empty():
            return NO_SHIPS
        if self.idle >= 2 * self.open_count():
            return STANDSTILL
        for pile in range(PILE_COUNT):
            if face_up[pile] != NO_CARD and not self.is_dead(face_up[pile], most):
                return NOT_OVER
        return NOT_OVER if self.can_still_place() else DEAD_CARDS

    def lines_are_empty(self) -> bool:
        """Say whether no ship is on the board."""
        for line in self.lines:
            if line != 0:
                return False
        return True

    def is_dead(self, card: i64, most: i64) -> bool:
        """Say whether nobody can ever build a card: for lack of scientists, or of an area."""
        if self.tables.scientists[card] > most:
            return True
        building = BITS[self.tables.results[card]]
        for area in range(AREA_COUNT):
            if self.is_open(area) and self.buildings[area] & building == 0:
                return False
        return True

    def can_still_place(self) -> bool:
        """Say whether a Place-a-Scientist card is in any hand or can still be had."""
        if self.pile[PLACE_SCIENTIST] + self.packet[PLACE_SCIENTIST] > 0:
            return True
        for seat in range(self.players):
            if self.hands[seat * KINDS + PLACE_SCIENTIST] > 0:
                return True
        return False
