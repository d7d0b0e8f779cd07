"""The course of play: the sun moves on, its ships sail, turns end."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import SEAT_BITS, Action, Decision, Menu
from nunatak.games.antarctica.rules.decisions.discards import Discard, why_no_discard
from nunatak.games.antarctica.rules.decisions.setup import add_areas, why_not_there
from nunatak.games.antarctica.rules.position import (
    ACT,
    BUILT_NOW,
    NO_AREA,
    NO_SHIP,
    NOTED,
    ONE_SHIP,
    OWNER,
    SAIL_WHERE,
    THEN_GO_ON,
    Antarctica,
)
from nunatak.games.antarctica.rules.vocabulary import (
    AREA_COUNT,
    DISCARD,
    ENDED,
    ICE_GONE,
    LAST_SCIENTIST,
    NOT_OVER,
    PLACED_LAST,
    SAIL,
    SAILED,
    STAY,
    STAYED,
    SUN_CAME,
)


@final
class ThenMoveSun(Decision[Antarctica]):
    """When all is set up the sun moves, even before the first turn."""

    name = "then-move-sun"

    def take(self, p: Antarctica, option: i64) -> None:
        move_sun(p)


def move_sun(p: Antarctica) -> None:
    """Move the sun to the next area with ships, and note which of them may act (ruling 5)."""
    lines = p.lines
    area = p.sun
    while True:
        area = area - 1 if area > 0 else AREA_COUNT - 1
        if p.is_open(area):
            p.idle += 1
            if lines[area] != 0:
                break
            lift_ice(p, area)
    p.sun = area
    if lines[area] > ONE_SHIP:
        lines[area] |= NOTED << 8
    p.card_players = 0
    p.second = False
    begin_turn(p, (lines[area] & OWNER) - 1)


def begin_turn(p: Antarctica, seat: i64) -> None:
    """Let a seat take a turn with the ship that the sun shines on."""
    p.mover = seat
    p.target = NO_AREA
    p.acted = False
    p.has_discarded = False
    p.turn += 1
    p.tell(SUN_CAME, p.sun, seat, p.turn)
    p.ask(SAIL_WHERE, seat)


def lift_ice(p: Antarctica, area: i64) -> None:
    """Discard the icebreakers of an area (ruling 13)."""
    if p.ice[area] == 0:
        return
    for seat in range(p.players):
        if p.ice[area] & SEAT_BITS[seat] != 0:
            p.tell(ICE_GONE, seat, area)
    p.ice[area] = 0
    p.idle = 0


@final
class SailWhere(Menu[Antarctica]):
    """The ship must leave for another area; the second one may stay (ruling 13)."""

    name = "sail-where"

    def __init__(self) -> None:
        self.sail = Sail(SAIL, AREA_COUNT)
        self.stay = Stay(STAY)
        self.discard = Discard(DISCARD)
        super().__init__([self.sail, self.stay, self.discard])

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        """Write the options of all actions; every turn begins here."""
        n = self.sail.options(p, out, 0)
        n = self.stay.options(p, out, n)
        return self.discard.options(p, out, n)

    def take(self, p: Antarctica, option: i64) -> None:
        """Let the action do it that the option belongs to, most often to sail."""
        if SAIL <= option < SAIL + AREA_COUNT:
            self.sail.take(p, option - SAIL)
        else:
            super().take(p, option)

    def why_none(self, p: Antarctica, option: i64) -> str:
        return why_no_discard(p, option)


@final
class Sail(Action[Antarctica]):
    """The ship goes last in line in another area, and acts there."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        return add_areas(p, SAIL, p.sun, out, n)

    def take(self, p: Antarctica, noun: i64) -> None:
        p.cast_off(p.acting_ship())
        p.berth(p.mover + 1, noun)
        p.target = noun
        p.tell(SAILED, p.mover, p.sun, noun)
        p.step(THEN_GO_ON)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return "why-must-leave" if noun == p.sun else why_not_there(p, noun)


@final
class Stay(Action[Antarctica]):
    """The second ship may stay, if nothing was discarded for its turn."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        out[n] = STAY
        return n + i64(p.second and not p.has_discarded)

    def take(self, p: Antarctica, noun: i64) -> None:
        p.tell(STAYED, p.mover, p.sun)
        end_visit(p)

    def why_not(self, p: Antarctica, noun: i64) -> str:
        return "why-stay-no-longer" if p.second else "why-must-leave"


@final
class ThenGoOn(Decision[Antarctica]):
    """Whoever has sailed goes on as long as anything is left to do; then the turn ends."""

    name = "then-go-on"

    def take(self, p: Antarctica, option: i64) -> None:
        if p.may_go_on():
            p.ask(ACT, p.mover)
        else:
            end_turn(p)


def end_turn(p: Antarctica) -> None:
    """See whether the game is over; if not, let the second ship have its turn, or the sun go on."""
    p.lines[p.sun] &= ~(BUILT_NOW | (BUILT_NOW << 8) | (BUILT_NOW << 16))
    way = p.over_by()
    if way != NOT_OVER:
        tell_end(p, way)
        return
    if not p.second:
        place = p.noted_ship()
        if place != NO_SHIP:
            seat = (p.ship_at(place) & OWNER) - 1
            if p.ice[p.sun] & SEAT_BITS[seat] != 0:
                p.second = True
                begin_turn(p, seat)
                return
    end_visit(p)


def tell_end(p: Antarctica, way: i64) -> None:
    """Tell how the game has ended, and through whom."""
    if way == LAST_SCIENTIST:
        for seat in range(p.players):
            if p.supply[seat] + p.reserve[seat] == 0:
                p.tell(PLACED_LAST, seat)
    p.tell(ENDED, way)


def end_visit(p: Antarctica) -> None:
    """Discard icebreakers where the sun is, and move it on."""
    p.lines[p.sun] &= ~(NOTED | (NOTED << 8) | (NOTED << 16))
    lift_ice(p, p.sun)
    move_sun(p)
