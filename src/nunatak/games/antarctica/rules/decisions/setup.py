"""Setting up: buildings, cards, the start player, ships."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits
from nunatak.engine.position import CHANCE, ByLot, Decision
from nunatak.games.antarctica.rules.position import (
    AREA,
    FIRST_CUBE,
    FIRST_PLAYER,
    LAY_OUT,
    LAYING,
    NO_AREA,
    ORDER,
    PILE,
    PLACE_SHIP,
    THEN_BEGIN,
    THEN_MOVE_SUN,
    TURN_UP_CARD,
    TURNING_UP,
    Antarctica,
)
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    AREA_COUNT,
    BEGAN,
    BEGIN_ON,
    BUILDING_COUNT,
    DOCK,
    DOCKED,
    LAID,
    LAY,
    MARKED,
    PILE_COUNT,
    TRACK_COUNT,
    TURN_UP,
    TURNED_UP,
)


def ask_for_setup(p: Antarctica) -> None:
    """Ask for the buildings and cards that are not there yet, and for the start player."""
    if p.chosen:
        p.step(THEN_BEGIN)
    else:
        p.ask(FIRST_PLAYER, CHANCE)
    for pile in range(PILE_COUNT - 1, -1, -1):
        if p.is_bare(pile):
            p.ask(TURN_UP_CARD, CHANCE, PILE.put(pile))
    for area in range(AREA_COUNT - 1, -1, -1):
        if p.is_open(area) and p.buildings[area] == 0:
            p.ask(LAY_OUT, CHANCE, AREA.put(area))


@final
class LayOut(Decision[Antarctica]):
    """The starting buildings, at random, one in each open area."""

    name = "lay-out"
    about = LAYING

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        first = p.players * BUILDING_COUNT
        for building in range(BUILDING_COUNT):
            left = p.tables.start[first + building]
            if left > 0:
                for area in range(AREA_COUNT):
                    left -= i64(p.buildings[area] & BITS[building] != 0)
            out[n] = LAY + building
            weights[n] = left
            n += i64(left > 0)
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        area = AREA.of(p.about)
        p.buildings[area] = BITS[option - LAY]
        p.tell(LAID, option - LAY, area)


@final
class TurnUpCard(Decision[Antarctica]):
    """The next card of a pile, face up for all."""

    name = "turn-up-card"
    about = TURNING_UP

    def outcomes(self, p: Antarctica, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n = add_bits(p.deck & p.tables.pile_bits[PILE.of(p.about)], TURN_UP, out, 0)
        for i in range(n):
            weights[i] = 1
        return n

    def take(self, p: Antarctica, option: i64) -> None:
        card = option - TURN_UP
        pile = PILE.of(p.about)
        p.deck &= ~BITS[card]
        p.face_up[pile] = card
        p.tell(TURNED_UP, pile, p.tables.results[card])


@final
class FirstPlayer(ByLot[Antarctica]):
    """The start player is drawn by lot."""

    name = "first-player"

    def drawn(self, p: Antarctica, seat: i64) -> None:
        begin(p, seat)


@final
class ThenBegin(Decision[Antarctica]):
    """The first seat starts, as was agreed."""

    name = "then-begin"

    def take(self, p: Antarctica, option: i64) -> None:
        begin(p, 0)


def begin(p: Antarctica, seat: i64) -> None:
    """Let a seat be the start player, and place the ships if it is everybody's first play."""
    p.starter = seat
    p.tell(BEGAN, seat)
    if p.free:
        ask_for_ships(p, 0)
        return
    for i in range(p.ships_at_first()):
        place = p.tables.layout[p.players * ORDER + i]
        dock(p, (seat + place % SEATED) % p.players, place // SEATED)
    ask_for_ships(p, p.ships_at_first())


def ask_for_ships(p: Antarctica, placed: i64) -> None:
    """Ask for all ships but the first, in the order A to D from the start player on (ruling 3).

    With two players the second begins with a cube; then the sun moves (ruling 4).
    """
    p.step(THEN_MOVE_SUN)
    if p.players == 2:
        p.ask(FIRST_CUBE, (p.starter + 1) % p.players)
    for i in range(p.ships_at_first() - 1, placed - 1, -1):
        place = p.tables.order[p.players * ORDER + i]
        p.ask(PLACE_SHIP, (p.starter + place) % p.players)


def dock(p: Antarctica, seat: i64, area: i64) -> None:
    """Place a ship before the first turn."""
    p.berth(seat + 1, area)
    p.tell(DOCKED, seat, area)


@final
class PlaceShip(Decision[Antarctica]):
    """One ship at a time, where one likes (ruling 3)."""

    name = "place-ship"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        return add_areas(p, DOCK, NO_AREA, out, 0)

    def take(self, p: Antarctica, option: i64) -> None:
        dock(p, p.actor, option - DOCK)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if DOCK <= option < DOCK + AREA_COUNT:
            return why_not_there(p, option - DOCK)
        return ""


def add_areas(p: Antarctica, base: i64, but: i64, out: vec[i64], n: i64) -> i64:
    """Write the open areas with a free ship space, but for one; return how many options in all."""
    areas = p.tables.open_areas[p.players]
    for area in range(AREA_COUNT):
        out[n] = base + area
        n += i64(areas & BITS[area] != 0 and area != but and p.room(area))
    return n


def why_not_there(p: Antarctica, area: i64) -> str:
    """Return the key of the rule against a ship's going to an area."""
    return "why-three-ships" if p.is_open(area) else "why-area-closed"


@final
class FirstCube(Decision[Antarctica]):
    """The second of two players begins with a cube on a track (ruling 4)."""

    name = "first-cube"

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        return add_bits(p.tables.tracks[p.players], BEGIN_ON, out, 0)

    def take(self, p: Antarctica, option: i64) -> None:
        track = option - BEGIN_ON
        p.cubes[p.actor] -= 1
        p.on_tracks[track * SEATED + p.actor] = 1
        p.tell(MARKED, p.actor, track)

    def why_not(self, p: Antarctica, option: i64) -> str:
        return "why-track-closed" if BEGIN_ON <= option < BEGIN_ON + TRACK_COUNT else ""
