"""What a bot thinks of a position in Antarctica: points as they stand, and what may come of it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, count_bits
from nunatak.engine.judgement import Judgement, settle_shares, soften
from nunatak.engine.position import OVER, SEAT_BITS
from nunatak.engine.weights import weights_of
from nunatak.games.antarctica.rules.position import NO_CARD, OWNER, PIECES, Antarctica
from nunatak.games.antarctica.rules.scoring import SEATED, majority
from nunatak.games.antarctica.rules.vocabulary import (
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
# scientists and their places,
MARGIN: Final[i64] = 4  # areas in which the seat is ahead by more than one
CLOSE: Final[i64] = 5  # areas in which it is behind by one
# ships, which are turns to come: without them one can't even end the game,
AFLOAT: Final[i64] = 6  # ships on the board
SOME: Final[i64] = 7  # the first two of them, without which there are no turns
TEMPO: Final[i64] = 8  # how soon the sun comes to its first ships
SUPPLY: Final[i64] = 9  # scientists who are ready to be placed
# and what counts for less the nearer the end is.
RESERVE: Final[i64] = 10
HAND: Final[i64] = 11  # shipyard cards
HELPERS: Final[i64] = 12  # Resource cards
ACCESS: Final[i64] = 13  # buildings that cards require and the seat's ships reach
ORDERS: Final[i64] = 14  # open building cards whose requirements it meets
PLACES: Final[i64] = 15  # areas with its scientists
CUBES: Final[i64] = 16  # tracks with its cubes
SPARE: Final[i64] = 17  # cubes and ships that are still available
FEATURES: Final[i64] = 18
CALM: Final[i64] = 18  # points that make a difference at the end
SWING: Final[i64] = 19  # and so many more at the start
PRIDE: Final[i64] = 20  # the part of a bot's striving that is for its place, whoever wins
REACH: Final[i64] = 21  # points that make a difference to its place
COOLEST: Final = 0.5  # a heat that no weights may go below

# Found by playing: with less for ships, bots sink their fleets for discards and can't end the game.
GUESSES = {  # features in points
    "areas": 1.0,
    "tracks": 1.585,
    "cards": 1.0,
    "discards": 0.35,
    "margin": 0.5,
    "close": 0.5,
    "afloat": 10.576,
    "some": 20.0,
    "tempo": 2.5,
    "supply": 2.0,
    "reserve": 1.2,
    "hand": 2.0,
    "helpers": 1.5,
    "access": 0.367,
    "orders": 1.2,
    "places": 1.0,
    "cubes": 1.0,
    "spare": 0.8,
    "calm": 4.0,
    "swing": 11.142,
    "pride": 0.15,
    "reach": 10.0,
}
TASTES = ("pride", "reach")


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
        soften(self.worths, p.players, max(heat, COOLEST), out)

    def taste(self, p: Antarctica, eye: i64, out: vec[float]) -> None:
        """Add something for the place that each seat comes in.

        Whoever can't win would otherwise never place the last scientist, and sail about for ever.
        """
        if p.actor == OVER:
            for seat in range(p.players):
                self.worths[seat] = float(p.score(seat))
        soften(self.worths, p.players, max(self.weights[REACH], COOLEST), self.places)
        pride = self.weights[PRIDE]
        for seat in range(p.players):
            out[seat] += pride * (self.places[seat] - out[seat])

    def worth(self, p: Antarctica, seat: i64, left: float) -> float:
        """Return what a seat's features are worth together, in points."""
        counted = self.counted
        weights = self.weights
        features(p, seat, counted)
        now = 0.0
        for i in range(RESERVE):
            now += weights[i] * counted[i]
        later = 0.0
        for i in range(RESERVE, FEATURES):
            later += weights[i] * counted[i]
        return now + left * later


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
    out[SPARE] = float(p.cubes[seat] + p.ships[seat])
    out[SUPPLY] = float(p.supply[seat])
    out[RESERVE] = float(p.reserve[seat])
    out[HAND] = float(p.hand_size(seat))
    out[HELPERS] = float(p.experts[seat] + i64(p.basics & SEAT_BITS[seat] != 0))
    count_areas(p, seat, out)
    for track in range(TRACK_COUNT):
        out[CUBES] += float(i64(p.on_tracks[track * SEATED + seat] > 0))


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
            out[MARGIN] += float(i64(mine > best + 1))
            out[CLOSE] += float(i64(mine + 1 == best))
    out[AFLOAT] = float(ships)
    out[SOME] = float(min(ships, i64(2)))
    out[ACCESS] = float(count_bits(access & (RESOURCES | EXPERTS | BITS[SHIPYARD])))
    for pile in range(PILE_COUNT):
        card = p.face_up[pile]
        if card != NO_CARD and p.tables.needs[card] & ~access == 0:
            out[ORDERS] += 1.0


def judgement() -> AntarcticaJudgement:
    """Return the game's judgement."""
    return AntarcticaJudgement(vec[float](weights_of("nunatak.games.antarctica", GUESSES)))
