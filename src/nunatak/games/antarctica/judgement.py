"""What a bot thinks of a position in Antarctica: points as they stand, and what may come of it."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.judgement import Judgement, settle_shares
from nunatak.engine.position import OVER, SEATS
from nunatak.engine.weights import weights_of
from nunatak.games.antarctica.position import (
    BITS,
    NO_AREA,
    NO_CARD,
    OWNER,
    PIECES,
    SAILING,
    TWO_SHIPS,
    Antarctica,
    how_many,
)
from nunatak.games.antarctica.scoring import LEADS, SEATED, area_points, majority
from nunatak.games.antarctica.scoring import total as in_all
from nunatak.games.antarctica.words import (
    AREA_COUNT,
    EXPERTS,
    PILE_COUNT,
    RESOURCES,
    SHIPYARD,
    TRACK_COUNT,
)

# What is counted of each seat: points as they stand,
AREAS: Final[i64] = 0
TRACKS: Final[i64] = 1
CARDS: Final[i64] = 2
DISCARDS: Final[i64] = 3
HOARD: Final[i64] = 4  # what it would have for discards if everybody discarded all at hand
# scientists and their places,
FIRST: Final[i64] = 5  # areas in which the seat is first alone
MARGIN: Final[i64] = 6  # areas in which it is ahead by more than one
CLOSE: Final[i64] = 7  # areas in which it is behind by one
PLACES: Final[i64] = 8  # areas with its scientists
SUPPLY: Final[i64] = 9  # scientists who are ready to be placed
RESERVE: Final[i64] = 10
# ships, which are turns to come,
AFLOAT: Final[i64] = 11  # ships on the board
SOME: Final[i64] = 12  # the first two of them, without which there are no turns
TEMPO: Final[i64] = 13  # how soon the sun comes to its first ships
ACCESS: Final[i64] = 14  # buildings that cards require and the seat's ships reach
ORDERS: Final[i64] = 15  # open building cards whose requirements it meets
READY: Final[i64] = 16  # whether its next ship can build something, wherever it sails
PROMISE: Final[i64] = 17  # points that the best of it would bring in its area
# and what else lies before it.
HAND: Final[i64] = 18  # shipyard cards
HELPERS: Final[i64] = 19  # Resource cards
CUBES: Final[i64] = 20  # tracks with its cubes
STEPS: Final[i64] = 21  # spaces that its cubes have advanced
SPARE: Final[i64] = 22  # cubes and ships that are still available
FEATURES: Final[i64] = 23
# Each of them is worth something at the end, and something else at the start.
EARLY: Final[i64] = 23
CALM: Final[i64] = 46  # points that make a difference at the end
SWING: Final[i64] = 47  # and so many more at the start
PRIDE: Final[i64] = 48  # the part of a share that is for one's place, however far the first is
REACH: Final[i64] = 49  # points that make a difference to it

COOLEST: Final = 0.5  # a heat that no weights may go below

GUESSES = {  # in points
    "areas": 1.0,
    "tracks": 1.0,
    "cards": 1.0,
    "discards": 0.35,
    "hoard": 0.0,
    "first": 0.0,
    "margin": 0.5,
    "close": 0.5,
    "places": 0.0,
    "supply": 2.0,
    "reserve": 0.0,
    "afloat": 9.0,
    "some": 20.0,
    "tempo": 2.5,
    "access": 0.0,
    "orders": 0.0,
    "ready": 0.0,
    "promise": 0.0,
    "hand": 0.0,
    "helpers": 0.0,
    "cubes": 0.0,
    "steps": 0.0,
    "spare": 0.0,
    "early areas": 1.0,
    "early tracks": 1.0,
    "early cards": 1.0,
    "early discards": 0.35,
    "early hoard": 0.0,
    "early first": 0.0,
    "early margin": 0.5,
    "early close": 0.5,
    "early places": 1.0,
    "early supply": 2.0,
    "early reserve": 1.2,
    "early afloat": 9.0,
    "early some": 20.0,
    "early tempo": 2.5,
    "early access": 0.5,
    "early orders": 1.2,
    "early ready": 0.0,
    "early promise": 0.0,
    "early hand": 2.0,
    "early helpers": 1.5,
    "early cubes": 1.0,
    "early steps": 0.0,
    "early spare": 0.8,
    "calm": 4.0,
    "swing": 16.0,
    "pride": 0.0,
    "reach": 20.0,
}


@final
class AntarcticaJudgement(Judgement[Antarctica]):
    """Points as they stand, with something for what everybody can still do."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(weights)
        self.counted = vec[float]([0.0] * FEATURES)
        self.worths = vec[float]([0.0] * SEATED)
        self.places = vec[float]([0.0] * SEATED)

    def shares(self, p: Antarctica, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win."""
        if p.actor == OVER:
            settle_shares(p, out)
            return
        left = still_to_come(p)
        for seat in range(p.players):
            self.worths[seat] = self.worth(p, seat, left)
        heat = self.weights[CALM] + self.weights[SWING] * left
        soften(self.worths, p.players, heat, out)

    def wishes(self, p: Antarctica, eye: i64, out: vec[float]) -> None:
        """Write each seat's share of the win, and something for its place.

        Whoever can't win would otherwise never place the last scientist, and sail about for ever.
        """
        self.shares(p, eye, out)
        if p.actor == OVER:
            for seat in range(p.players):
                self.worths[seat] = float(p.score(seat))
        soften(self.worths, p.players, self.weights[REACH], self.places)
        pride = self.weights[PRIDE]
        for seat in range(p.players):
            out[seat] += pride * (self.places[seat] - out[seat])

    def worth(self, p: Antarctica, seat: i64, left: float) -> float:
        """Return what a seat's features are worth together, in points."""
        counted = self.counted
        weights = self.weights
        features(p, seat, counted)
        late = 1.0 - left
        worth = 0.0
        for i in range(FEATURES):
            worth += counted[i] * (late * weights[i] + left * weights[EARLY + i])
        return worth


def soften(worths: vec[float], players: i64, heat: float, out: vec[float]) -> None:
    """Write shares that add up to 1: so many points more are worth e times the share."""
    heat = max(heat, COOLEST)
    highest = worths[0]
    for seat in range(1, players):
        highest = max(highest, worths[seat])
    total = 0.0
    for seat in range(players):
        out[seat] = exp((worths[seat] - highest) / heat)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


def still_to_come(p: Antarctica) -> float:
    """Return how far the end is, from 1 to 0: scientists and building cards run out."""
    pieces = p.tables.pieces
    first = p.players * PIECES
    most = pieces[first] + pieces[first + 1]
    fewest = most
    for seat in range(p.players):
        fewest = min(fewest, p.supply[seat] + p.reserve[seat])
    built: i64 = 0
    for seat in range(p.players):
        built += p.cards_built(seat)
    cards = p.tables.card_counts[p.players]
    return min(float(fewest) / float(most), 1.0 - float(built) / float(cards))


def features(p: Antarctica, seat: i64, out: vec[float]) -> None:
    """Count what a seat has."""
    for i in range(FEATURES):
        out[i] = 0.0
    out[AREAS] = float(p.points_in_areas(seat))
    out[TRACKS] = float(p.points_on_tracks(seat))
    out[CARDS] = float(majority(p.stars, seat))
    out[DISCARDS] = float(majority(p.discarded, seat))
    out[HOARD] = float(hoarded(p, seat))
    out[SPARE] = float(p.cubes[seat] + p.ships[seat])
    out[SUPPLY] = float(p.supply[seat])
    out[RESERVE] = float(p.reserve[seat])
    out[HAND] = float(p.hand_size(seat))
    out[HELPERS] = float(p.experts[seat] + i64(p.basics & SEATS[seat] != 0))
    count_areas(p, seat, out)
    for track in range(TRACK_COUNT):
        space = p.on_tracks[track * SEATED + seat]
        out[CUBES] += float(i64(space > 0))
        out[STEPS] += float(space)
    look_ahead(p, seat, out)


def hoarded(p: Antarctica, seat: i64) -> i64:
    """Return a seat's points for discards if everybody discarded all that is available."""
    own = p.discarded[seat] + p.cubes[seat] + p.ships[seat]
    if own == 0:
        return 0
    found = LEADS
    all_in_all = own
    for other in range(p.players):
        if other != seat:
            n = p.discarded[other] + p.cubes[other] + p.ships[other]
            all_in_all += n
            if own < n < found:
                found = n
    return all_in_all if found == LEADS else found


def count_areas(p: Antarctica, seat: i64, out: vec[float]) -> None:
    """Count where a seat's ships and scientists are, and what they reach."""
    lines = p.lines
    scientists = p.scientists
    own = seat + 1
    ships: i64 = 0
    access: i64 = 0
    for area in range(AREA_COUNT):
        line = lines[area]
        if line != 0:
            here = (
                i64(line & OWNER == own)
                + i64((line >> 8) & OWNER == own)
                + i64((line >> 16) & OWNER == own)
            )
            if here > 0:
                ships += here
                access |= p.buildings[area]
                if line & OWNER == own:
                    steps = (p.sun - area) & 7
                    out[TEMPO] += 1.0 - float(steps) / 8.0
        mine = scientists[area * SEATED + seat]
        if mine > 0:
            out[PLACES] += 1.0
            best: i64 = 0
            for other in range(p.players):
                if other != seat:
                    best = max(best, scientists[area * SEATED + other])
            out[FIRST] += float(i64(mine > best))
            out[MARGIN] += float(i64(mine > best + 1))
            out[CLOSE] += float(i64(mine + 1 == best))
    out[AFLOAT] = float(ships)
    out[SOME] = float(min(ships, i64(2)))
    out[ACCESS] = float(how_many(access & (RESOURCES | EXPERTS | BITS[SHIPYARD])))
    for pile in range(PILE_COUNT):
        card = p.face_up[pile]
        if card != NO_CARD and p.tables.needs[card] & ~access == 0:
            out[ORDERS] += 1.0


def look_ahead(p: Antarctica, seat: i64, out: vec[float]) -> None:
    """Count what a seat's next ship can build, wherever it goes."""
    start = next_start(p, seat)
    if start == NO_AREA or p.supply[seat] == 0:
        return
    others = access_without(p, seat, start)
    lines = p.lines
    tables = p.tables
    areas = tables.open_areas[p.players]
    supply = p.supply[seat]
    basic = p.basics & SEATS[seat] != 0
    expert = p.experts[seat] > 0
    best: i64 = 0
    for pile in range(PILE_COUNT):
        card = p.face_up[pile]
        if card == NO_CARD or tables.scientists[card] > supply:
            continue
        needs = tables.needs[card] & ~others
        result = BITS[tables.results[card]]
        for area in range(AREA_COUNT):
            there = p.buildings[area]
            if (
                there & result != 0
                or areas & BITS[area] == 0
                or area == start
                or lines[area] > TWO_SHIPS
            ):
                continue
            missing = needs & ~there
            if missing != 0 and (
                missing & (missing - 1) != 0 or not (basic if missing & RESOURCES != 0 else expert)
            ):
                continue
            best = max(best, 1 + gain(p, seat, area, tables.scientists[card]))
    if best > 0:
        out[READY] = 1.0
        out[PROMISE] = float(best - 1)


def next_start(p: Antarctica, seat: i64) -> i64:
    """Return the area from which a seat's next ship will sail, or NO_AREA."""
    own = seat + 1
    area = p.sun
    if p.phase == SAILING and p.mover == seat:
        return area
    for _ahead in range(AREA_COUNT):
        area = (area - 1) & 7
        if p.lines[area] & OWNER == own:
            return area
    return NO_AREA


def access_without(p: Antarctica, seat: i64, start: i64) -> i64:
    """Return the buildings that a seat has access to when a ship has left an area, as bits."""
    found: i64 = 0
    own = seat + 1
    for area in range(AREA_COUNT):
        line = p.lines[area]
        if area == start:
            line >>= 8
        if line & OWNER == own or (line >> 8) & OWNER == own or (line >> 16) & OWNER == own:
            found |= p.buildings[area]
    return found


def gain(p: Antarctica, seat: i64, area: i64, scientists: i64) -> i64:
    """Return how many points a building with so many scientists would bring in an area."""
    counts = p.scientists
    first = area * SEATED
    mine = counts[first + seat] + scientists
    found = LEADS
    for i in range(first, first + SEATED):
        if i != first + seat and mine < counts[i] < found:
            found = counts[i]
    buildings = how_many(p.buildings[area])
    before: i64 = 0
    if mine > scientists:
        before = area_points(counts, area, buildings, seat)
    if found == LEADS:
        return buildings + in_all(counts, first) + scientists + 2 - before
    return found - before


def judgement() -> AntarcticaJudgement:
    """Return the game's judgement."""
    return AntarcticaJudgement(vec[float](weights_of("nunatak.games.antarctica", GUESSES)))
