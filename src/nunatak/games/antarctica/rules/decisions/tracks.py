"""Research tracks and what their symbols bring (rulebook, Box A)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import SEAT_BITS, Action, Decision, Menu
from nunatak.games.antarctica.rules.decisions.setup import add_areas, why_not_there
from nunatak.games.antarctica.rules.decisions.shipyard import begin_draft, launch
from nunatak.games.antarctica.rules.position import (
    ADVANCE_ALL,
    ANSWERING,
    CUBE_OWNER,
    MOVE_WHERE,
    NO_SYMBOL,
    OWNER,
    PICKED,
    SHIP,
    SPACES,
    THEN_SYMBOLS,
    WHICH_SHIP,
    Antarctica,
)
from nunatak.games.antarctica.rules.scoring import SEATED
from nunatak.games.antarctica.rules.vocabulary import (
    ADVANCE,
    ADVANCE_THREE,
    ADVANCED,
    AREA_COUNT,
    BASIC,
    BASIC_CARD,
    DECLINE,
    DECLINED,
    DRAFT,
    EXPERTISE,
    EXPERTISE_CARD,
    IN_VAIN,
    JOINED,
    MOVE_SHIP,
    MOVED,
    NEW_SHIP,
    PASSED_OVER,
    RECEIVED,
    RED,
    SAIL,
    SCIENTIST,
    SHIP_PLACES,
    TRACK_COUNT,
    TRIGGERED,
    WEIGH,
)


def advance(p: Antarctica, seat: i64, track: i64, points: i64) -> None:
    """Move a cube over so many empty spaces; what it passed is carried out later (ruling 16)."""
    space = p.on_tracks[track * SEATED + seat]
    to = p.landing(track, seat, points)
    if to == space:
        return
    if space == 0:
        p.cubes[seat] -= 1
    p.on_tracks[track * SEATED + seat] = to
    p.idle = 0
    p.tell(ADVANCED, seat, track, to)
    for passed in range(space + 1, to + 1):
        symbol = p.tables.symbols[track * SPACES + passed]
        if symbol >= RED or (symbol != NO_SYMBOL and is_first(p, seat, track, passed)):
            p.queue = append(p.queue, symbol | (seat << 4))


def is_first(p: Antarctica, seat: i64, track: i64, space: i64) -> bool:
    """Say whether no other cube has been to a space; cubes never go back."""
    first = track * SEATED
    for other in range(p.players):
        if other != seat and p.on_tracks[first + other] >= space:
            return False
    return True


def advance_mover(p: Antarctica, track: i64, points: i64) -> None:
    """Let whoever has the turn advance, and then carry out what the cube has passed."""
    advance(p, p.mover, track, points)
    if len(p.queue) > 0:
        p.step(THEN_SYMBOLS)


def add_tracks(p: Antarctica, base: i64, seat: i64, barred: i64, out: vec[i64], n: i64) -> i64:
    """Write the tracks on which a seat can advance, but for the barred ones."""
    for track in range(TRACK_COUNT):
        out[n] = base + track
        n += i64(barred & BITS[track] == 0 and p.can_advance(track, seat))
    return n


def why_no_advance(p: Antarctica, track: i64, seat: i64) -> str:
    """Return the key of the rule against a seat's advancing on a track (ruling 15)."""
    if p.tables.tracks[p.players] & BITS[track] == 0:
        return "why-track-closed"
    return "why-no-advance" if p.on_tracks[track * SEATED + seat] > 0 else "why-no-cube"


# Symbols


@final
class ThenSymbols(Decision[Antarctica]):
    """One symbol after the other; those that are triggered inside join the end (ruling 16)."""

    name = "then-symbols"

    def take(self, p: Antarctica, option: i64) -> None:
        if len(p.queue) > 0:
            p.step(THEN_SYMBOLS)
            carry_out(p)


def carry_out(p: Antarctica) -> None:
    """Carry out the first symbol of the queue (rulings 16 to 20)."""
    symbol = p.queue[0] & 15
    seat = p.queue[0] >> 4
    p.queue = p.queue[1:]
    p.tell(TRIGGERED, seat, symbol)
    if symbol == MOVE_SHIP or symbol == ADVANCE_THREE:
        ask_from(p, symbol, seat, 0, 0)
    elif symbol == DRAFT and p.pile_size() > 0:
        begin_draft(p, seat)
    elif symbol == SCIENTIST and p.reserve[seat] > 0:
        p.join(seat, 1)
        p.tell(JOINED, seat)
    elif symbol == NEW_SHIP and p.ships[seat] > 0 and p.room(p.sun):
        launch(p, seat)
    elif symbol == EXPERTISE_CARD and p.expertise > 0:
        p.expertise -= 1
        p.experts[seat] += 1
        p.tell(RECEIVED, seat, EXPERTISE)
    elif symbol == BASIC_CARD and p.basics & SEAT_BITS[seat] == 0:
        p.basics |= SEAT_BITS[seat]
        p.tell(RECEIVED, seat, BASIC)
    else:
        p.tell(IN_VAIN, seat, symbol)


# Blue symbols, which everybody answers in turn


def ask_from(p: Antarctica, symbol: i64, owner: i64, answers: i64, picked: i64) -> None:
    """Ask the next player who can do anything with a blue symbol, after so many answers."""
    about = CUBE_OWNER.put(owner) | PICKED.put(picked)
    for place in range(answers, p.players):
        seat = (owner + place) % p.players
        if symbol == ADVANCE_THREE:
            if p.can_advance_somewhere(seat, picked):
                p.ask(ADVANCE_ALL, seat, about)
                return
        elif p.can_move_some(seat):
            p.ask(WHICH_SHIP, seat, about)
            return
        p.tell(PASSED_OVER, seat, symbol)


def ask_next(p: Antarctica, symbol: i64, picked: i64) -> None:
    """Go on to the next player when one has answered a blue symbol."""
    owner = CUBE_OWNER.of(p.about)
    ask_from(p, symbol, owner, (p.actor - owner) % p.players + 1, picked)


@final
class Decline(Action[Antarctica]):
    """Nobody has to do anything with a blue symbol, but for the draft."""

    def __init__(self, symbol: i64) -> None:
        super().__init__(DECLINE)
        self.symbol = symbol

    def take(self, p: Antarctica, noun: i64) -> None:
        p.tell(DECLINED, p.actor, self.symbol)
        ask_next(p, self.symbol, PICKED.of(p.about))


@final
class WhichShip(Menu[Antarctica]):
    """A ship of one's own to move, without an action; or none (ruling 18)."""

    name = "which-ship"
    about = ANSWERING

    def __init__(self) -> None:
        super().__init__([Weigh(WEIGH, SHIP_PLACES), Decline(MOVE_SHIP)])


@final
class Weigh(Action[Antarctica]):
    """A ship that was not built this turn weighs anchor."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        for place in range(SHIP_PLACES):
            out[n] = WEIGH + place
            n += i64(p.can_move(place, p.actor))
        return n

    def take(self, p: Antarctica, noun: i64) -> None:
        p.ask(MOVE_WHERE, p.actor, p.about | SHIP.put(noun))

    def why_not(self, p: Antarctica, noun: i64) -> str:
        own = p.ship_at(noun) & OWNER == p.actor + 1
        return "why-just-built" if own else "why-not-yours"


@final
class MoveWhere(Decision[Antarctica]):
    """Where that ship goes."""

    name = "move-where"
    about = ANSWERING

    def options(self, p: Antarctica, out: vec[i64]) -> i64:
        return add_areas(p, SAIL, SHIP.of(p.about) // 3, out, 0)

    def take(self, p: Antarctica, option: i64) -> None:
        place = SHIP.of(p.about)
        p.cast_off(place)
        p.berth(p.actor + 1, option - SAIL)
        p.tell(MOVED, p.actor, place // 3, option - SAIL)
        ask_next(p, MOVE_SHIP, 0)

    def why_not(self, p: Antarctica, option: i64) -> str:
        if not SAIL <= option < SAIL + AREA_COUNT:
            return ""
        if option - SAIL == SHIP.of(p.about) // 3:
            return "why-must-leave"
        return why_not_there(p, option - SAIL)


@final
class AdvanceAll(Menu[Antarctica]):
    """Three spaces on a track that nobody has chosen for this symbol; or none (ruling 17)."""

    name = "advance-all"
    about = ANSWERING

    def __init__(self) -> None:
        super().__init__([AdvanceThree(ADVANCE, TRACK_COUNT), Decline(ADVANCE_THREE)])


@final
class AdvanceThree(Action[Antarctica]):
    """Three spaces; what the cube passes joins the symbols that are still to come."""

    def options(self, p: Antarctica, out: vec[i64], n: i64) -> i64:
        return add_tracks(p, ADVANCE, p.actor, PICKED.of(p.about), out, n)

    def take(self, p: Antarctica, noun: i64) -> None:
        advance(p, p.actor, noun, 3)
        ask_next(p, ADVANCE_THREE, PICKED.of(p.about) | BITS[noun])

    def why_not(self, p: Antarctica, noun: i64) -> str:
        if PICKED.of(p.about) & BITS[noun] != 0:
            return "why-track-picked"
        return why_no_advance(p, noun, p.actor)
