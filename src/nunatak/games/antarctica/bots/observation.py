"""Antarctica as numbers: what a seat may see, in a row."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from nunatak.engine.bits import BITS
from nunatak.engine.observation import Observation, turned
from nunatak.engine.position import SEAT_BITS
from nunatak.games.antarctica.rules.position import (
    ADVANCE_WHERE,
    FIRST_TAKER,
    IS_DRAFT,
    MOVE_WHERE,
    OWNER,
    POINTS,
    SHIP,
    SIZE,
    Antarctica,
)
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    AREA_COUNT,
    AREAS,
    BUILDING_COUNT,
    BUILDINGS,
    CARD_COUNT,
    CARDS,
    KINDS,
    PILE_COUNT,
    PILES,
    PLACES,
    SHIP_PLACES,
    SHIPYARD_CARDS,
    TRACK_COUNT,
    TRACKS,
)

OWN: Final[i64] = 9  # counts of each seat that are no areas, tracks or cards


@final
class AntarcticaObservation(Observation[Antarctica]):
    """The board, the tracks and everybody's pieces; of hands one's own, of others' the size."""

    def names(self, players: int) -> list[str]:
        """Return what each number of the row means."""
        found = super().names(players)
        found += ["sun", "turn", "mover", "target, 0 if none", "second turn", "acted"]
        found += ["discarded", "card played", "areas since a change", "research points"]
        found += ["cards to be taken", "cards taken", "ship being moved, 0 if none"]
        found += [f"ship at {place}, 0 if none" for place in PLACES]
        found += [f"{building} in {area}" for area in AREAS for building in BUILDINGS]
        found += [f"card on {pile}, 0 if none" for pile in PILES]
        found += [f"{card} unseen" for card in CARDS]
        found += [f"{card} to be had" for card in SHIPYARD_CARDS]
        found += [f"own {card}" for card in SHIPYARD_CARDS]
        for i in range(players):
            found += [f"supply {i}", f"reserve {i}", f"ships {i}", f"cubes {i}"]
            found += [f"discarded {i}", f"asterisks {i}", f"Basic card {i}"]
            found += [f"Expertise cards {i}", f"shipyard cards {i}"]
            found += [f"scientists {i} in {area}" for area in AREAS]
            found += [f"icebreaker {i} in {area}" for area in AREAS]
            found += [f"cube {i} on {track}" for track in TRACKS]
        return found

    def write(self, p: Antarctica, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the row into `out`, from `at` on."""
        players = p.players
        at = self.write_common(p, eye, out, at)
        out[at] = i16(p.sun)
        out[at + 1] = i16(p.turn)
        out[at + 2] = i16(turned(p.mover, eye, players))
        out[at + 3] = i16(p.target + 1)
        out[at + 4] = i16(i64(p.second))
        out[at + 5] = i16(i64(p.acted))
        out[at + 6] = i16(i64(p.has_discarded))
        out[at + 7] = i16(i64(p.card_players & SEAT_BITS[p.mover] != 0))
        out[at + 8] = i16(p.idle)
        out[at + 9] = i16(POINTS.of(p.about) if p.now == ADVANCE_WHERE else i64(0))
        out[at + 10] = i16(SIZE.of(p.about) if p.is_taking() else i64(0))
        out[at + 11] = i16(p.picks())
        out[at + 12] = i16(SHIP.of(p.about) + 1 if p.now == MOVE_WHERE else i64(0))
        at += 13
        for place in range(SHIP_PLACES):
            ship = p.ship_at(place) & OWNER
            out[at + place] = i16(i64(0) if ship == 0 else turned(ship - 1, eye, players) + 1)
        at += SHIP_PLACES
        for area in range(AREA_COUNT):
            for building in range(BUILDING_COUNT):
                out[at] = i16(i64(p.buildings[area] & BITS[building] != 0))
                at += 1
        for pile in range(PILE_COUNT):
            out[at + pile] = i16(p.face_up[pile] + 1)
        at += PILE_COUNT
        for card in range(CARD_COUNT):
            out[at + card] = i16(i64(p.deck & BITS[card] != 0))
        at += CARD_COUNT
        self.write_shipyard(p, eye, out, at)
        at += 2 * KINDS
        seat = eye
        for _place in range(players):
            at = self.write_seat(p, seat, out, at)
            seat += 1
            if seat == players:
                seat = 0

    def write_shipyard(self, p: Antarctica, eye: i64, out: vec[i16], at: i64) -> None:
        """Write the cards that can be had, as the seat has last seen them, and its own."""
        cards = p.packet if p.is_taking() and IS_DRAFT.of(p.about) == 1 else p.pile
        for kind in range(KINDS):
            out[at + kind] = i16(cards[kind])
            out[at + KINDS + kind] = i16(p.hands[eye * KINDS + kind])
        picks = p.picks()
        if picks == 0:
            return
        takes = p.takes
        size: i64 = len(takes)
        seen: i64 = 0  # of this round, what was taken since is not known yet
        if p.has_looked(eye):
            seen = (eye - FIRST_TAKER.of(p.about)) % p.players + 1
        for i in range(size - picks + seen, size):
            out[at + (takes[i] & 15)] += 1

    def write_seat(self, p: Antarctica, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write what a seat has, and return where the next number goes."""
        out[at] = i16(p.supply[seat])
        out[at + 1] = i16(p.reserve[seat])
        out[at + 2] = i16(p.ships[seat])
        out[at + 3] = i16(p.cubes[seat])
        out[at + 4] = i16(p.discarded[seat])
        out[at + 5] = i16(p.stars[seat])
        out[at + 6] = i16(i64(p.basics & SEAT_BITS[seat] != 0))
        out[at + 7] = i16(p.experts[seat])
        out[at + 8] = i16(p.hand_size(seat))
        at += OWN
        for area in range(AREA_COUNT):
            out[at + area] = i16(p.scientists[area * SEATED + seat])
            out[at + AREA_COUNT + area] = i16(i64(p.ice[area] & SEAT_BITS[seat] != 0))
        at += 2 * AREA_COUNT
        for track in range(TRACK_COUNT):
            out[at + track] = i16(p.on_tracks[track * SEATED + seat])
        return at + TRACK_COUNT


def observation() -> AntarcticaObservation:
    """Return how the game is seen."""
    return AntarcticaObservation()
