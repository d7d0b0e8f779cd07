"""Discarding a resource."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Action, Menu
from nunatak.games.antarctica.rules.position import (
    DISCARD_WHAT,
    NO_AREA,
    NO_SHIP,
    OWNER,
    SAIL_WHERE,
    THEN_GO_ON,
    Antarctica,
)
from nunatak.games.antarctica.rules.vocabulary import (
    AREA_COUNT,
    CUBE_DISCARDED,
    DISCARD,
    DISCARD_CUBE,
    DISCARD_SHIP,
    SCRAP,
    SCRAPPED,
    SHIP_DISCARDED,
    SHIP_PLACES,
)


@final
class Discard(Action[Antarctica]):
    """One resource a turn, before the ship sails or after."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        out[n] = DISCARD
        return n + i64(p.can_discard())

    def take(self, p: Antarctica, noun: i64) -> None:
        if p.target == NO_AREA:
            p.ask(SAIL_WHERE, p.mover)
        else:
            p.step(THEN_GO_ON)
        p.ask(DISCARD_WHAT, p.mover)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return why_no_discard(p, DISCARD)


def why_no_discard(p: Antarctica, option: i64) -> str:
    """Return the key of the rule against discarding something."""
    if not DISCARD <= option < SCRAP + SHIP_PLACES:
        return ""
    if p.has_discarded:
        return "why-one-discard"
    return "why-discard-first" if p.can_discard() else "why-nothing-to-discard"


@final
class DiscardWhat(Menu[Antarctica]):
    """Which cube or ship to discard, for a scientist and for points in the end (ruling 12)."""

    name = "discard-what"

    def __init__(self) -> None:
        super().__init__(
            [DiscardCube(DISCARD_CUBE), DiscardShip(DISCARD_SHIP), Scrap(SCRAP, SHIP_PLACES)]
        )


@final
class DiscardCube(Action[Antarctica]):
    """A cube that is still available."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        out[n] = DISCARD_CUBE
        return n + i64(p.cubes[p.mover] > 0)

    def take(self, p: Antarctica, noun: i64) -> None:
        p.cubes[p.mover] -= 1
        p.tell(CUBE_DISCARDED, p.mover, reward(p))

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return "why-no-cubes-left"


@final
class DiscardShip(Action[Antarctica]):
    """A ship that is still available."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        out[n] = DISCARD_SHIP
        return n + i64(p.ships[p.mover] > 0)

    def take(self, p: Antarctica, noun: i64) -> None:
        p.ships[p.mover] -= 1
        p.sunk[p.mover] += 1
        p.tell(SHIP_DISCARDED, p.mover, reward(p))

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return "why-no-ships-left"


@final
class Scrap(Action[Antarctica]):
    """A ship on the board, but not the one that has still to sail (ruling 5)."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        own = p.mover + 1
        acting = p.acting_ship() if p.target == NO_AREA else NO_SHIP
        lines = p.lines
        for area in range(AREA_COUNT):
            line = lines[area]
            place = area * 3
            while line != 0:
                out[n] = SCRAP + place
                n += i64(line & OWNER == own and place != acting)
                line >>= 8
                place += 1
        return n

    def take(self, p: Antarctica, noun: i64) -> None:
        p.cast_off(noun)
        p.sunk[p.mover] += 1
        p.tell(SCRAPPED, p.mover, noun // 3, reward(p))

    def why_not(self, p: Antarctica, noun: i64) -> str:
        if p.target == NO_AREA and noun == p.acting_ship():
            return "why-acting-ship"
        return "why-not-yours"


def reward(p: Antarctica) -> i64:
    """Count a discarded resource, and return how many scientists it brings: one, if there is."""
    seat = p.mover
    count = i64(p.reserve[seat] > 0)
    p.has_discarded = True
    p.discarded[seat] += 1
    p.join(seat, count)
    return count
