"""A board of Antarctica for tests: arranged as one likes, and played in words.

Seats are A to D here, and A is the start player.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from librt.vecs import append
from mypy_extensions import i64

import nunatak
from nunatak.engine.bits import BITS
from nunatak.engine.events import Listener
from nunatak.games.antarctica import GAME
from nunatak.games.antarctica.rules.position import (
    NO_AREA,
    NO_CARD,
    NOTED,
    SAIL_WHERE,
    Antarctica,
)
from nunatak.games.antarctica.rules.vocabulary import (
    AREAS,
    BUILDINGS,
    CARDS,
    PILES,
    SHIPYARD_CARDS,
    TRACKS,
)

SEATS = "ABCD"


class Table:
    """A position, and the words to play it."""

    def __init__(self, p: Any) -> None:
        self.p = p
        self.told: list[nunatak.NamedEvent] = []

    def play(self, *words: str) -> "Table":
        """Take options one after the other."""
        for word in words:
            self.hear(partial(self.p.take, GAME.option(word)))
        return self

    def hear(self, deed: Callable[[], None]) -> None:
        """Do something and keep what is told of it."""
        listener = Listener()
        self.p.listener = listener
        deed()
        self.p.listener = None
        self.told = [GAME.told(event) for event in listener.events]
        assert self.p.check() == ""
        assert GAME.load(self.p.save()) == self.p

    def options(self, verb: str = "") -> list[str]:
        """Return what can be chosen: all of it, or the nouns that a verb can take."""
        texts = [GAME.text(option) for option in self.p.options()]
        return [t.split()[1] for t in texts if t.split()[0] == verb] if verb else texts

    def why_not(self, word: str) -> str | None:
        """Return the rule against something."""
        found: str | None = self.p.why_not(GAME.option(word))
        return found

    def asked(self) -> str:
        """Return the name of the decision that is asked now, and whom."""
        if self.p.actor == nunatak.OVER:
            return "over"
        who = "chance" if self.p.actor == nunatak.CHANCE else SEATS[self.p.actor]
        return f"{GAME.rules.decisions[self.p.now].name} {who}"

    def events(self, *names: str) -> list[str]:
        """Return what the last option brought about, as text; only events of these names."""
        return [repr(told)[1:-1] for told in self.told if not names or told.name in names]

    def view(self, seat: str | None = None) -> Any:
        """Return what a seat sees."""
        return self.p.view(None if seat is None else SEATS.index(seat))["table"]

    def seat(self, letter: str) -> Any:
        """Return what a seat has."""
        return self.view(letter)["seats"][SEATS.index(letter)]

    def line(self, area: str) -> str:
        """Return the ships in an area, the first in line first."""
        return "".join(SEATS[ship["seat"] - 1] for ship in self.view()["areas"][area]["line"])

    def buildings(self, area: str) -> list[str]:
        """Return the buildings of an area."""
        found: list[str] = self.view()["areas"][area]["buildings"]
        return found

    def scientists(self, area: str) -> str:
        """Return the scientists of an area: `A3 B1`."""
        counts = self.view()["areas"][area]["scientists"]
        return " ".join(f"{SEATS[seat]}{n}" for seat, n in enumerate(counts) if n)

    def ice(self, area: str) -> str:
        """Return whose icebreakers lie in an area."""
        return "".join(SEATS[seat - 1] for seat in self.view()["areas"][area]["icebreakers"])

    def cubes(self, track: str) -> str:
        """Return the cubes on a track: `A3 B1`."""
        cubes = self.view()["tracks"][track]["cubes"]
        return " ".join(f"{SEATS[seat]}{n}" for seat, n in enumerate(cubes) if n)

    def hand(self, letter: str) -> Any:
        """Return the shipyard cards that a seat holds."""
        return self.seat(letter)["hand"]

    def sun(self) -> str:
        """Return where the sun is."""
        found: str = self.view()["sun"]
        return found

    def ended(self) -> str | None:
        """Return how the game ended, if it has."""
        found: str | None = self.view()["ended"]
        return found

    def winners(self) -> str:
        """Return who has won."""
        return "".join(SEATS[seat] for seat in self.p.winners())

    def pass_on(self) -> "Table":
        """Let chance show what is left to the next, and turn up cards, until somebody chooses."""
        while self.p.actor == nunatak.CHANCE:
            self.play(GAME.text(self.p.options()[0]))
        return self


def new(players: int = 4, **options: str) -> Table:
    """Return a table at the start of a game."""
    return Table(GAME.start(players, options))


def begun(players: int = 4, first: str = "A", **options: str) -> Table:
    """Return a table on which the buildings and the first cards lie."""
    t = new(players, **options)
    while t.asked() in ("lay-out chance", "turn-up-card chance"):
        t.play(t.options()[0])
    return t.play(f"first {SEATS.index(first) + 1}") if t.asked() == "first-player chance" else t


def arranged(
    players: int = 4,
    *,
    sun: str = "SE",
    ships: str = "SE:AB",
    buildings: str = "",
    scientists: str = "",
    tracks: str = "",
    orders: str = "",
    hands: str = "",
    ice: str = "",
    supply: int = 2,
    discarded: str = "",
    experts: str = "",
    used: str = "",
    taken: str = "",
    rest: str = "",
    gone: str = "",
    played: str = "",
) -> Table:
    """Return a board on which the sun has just come to an area.

    ships "SE:AB E:C", buildings "E:camp,lab", scientists "E:A3,B1", tracks "A:A3,B5", orders
    "basis:turbine", hands "A:icebreaker", ice "E:A", discarded "A2", experts "A1", used "A" for
    seats without their Basic card, taken "double-3:A" for building cards somebody has, rest
    "basis:2" for how many cards lie under the open one, gone and played for shipyard cards that
    nobody can take any more. What is not said is filled up so that no piece is lost: other
    starting buildings go where there is room, and bare areas get something that D has built.
    """
    p = GAME.start(players, {"start": "first seat"})
    p.drop_agenda()
    p.turn = 1
    lay_buildings(p, pairs(buildings))
    for area, line in pairs(ships).items():
        for letter in line:
            p.berth(SEATS.index(letter) + 1, AREAS.index(area))
    for area, counts in pairs(scientists).items():
        for item in counts.split(","):
            p.scientists[AREAS.index(area) * 4 + SEATS.index(item[0])] = int(item[1:])
    for track, cubes in pairs(tracks).items():
        for item in cubes.split(","):
            p.on_tracks[TRACKS.index(track) * 4 + SEATS.index(item[0])] = int(item[1:])
    for item in discarded.split():
        p.discarded[SEATS.index(item[0])] = int(item[1:])
    for item in experts.split():
        p.experts[SEATS.index(item[0])] = int(item[1:])
        p.expertise -= int(item[1:])
    for letter in used:
        p.basics &= ~(1 << SEATS.index(letter))
    give_shipyard_cards(p, hands, played, gone, ice)
    lay_cards(p, taken, orders, rest)
    count_pieces(p, supply)
    put_the_sun(p, AREAS.index(sun))
    t = Table(p)
    t.hear(lambda: settle(p))
    return t


def settle(p: Antarctica) -> None:
    """Ask whoever has the turn where to sail."""
    p.ask(SAIL_WHERE, p.mover)
    p.settle()


def pairs(text: str) -> dict[str, str]:
    """Return `E:A F:B` as a dictionary."""
    return {part.split(":")[0]: part.split(":")[1] for part in text.split()}


def is_open(p: Any, area: int) -> bool:
    return bool(p.is_open(area))


def lay_buildings(p: Any, wanted: dict[str, str]) -> None:
    """Lay out what is wanted; the rest of the first buildings; and something that D has built."""
    start = list(p.tables.start[p.players * 14 : p.players * 14 + 14])
    for where, names in wanted.items():
        for name in names.split(","):
            p.buildings[AREAS.index(where)] |= BITS[BUILDINGS.index(name)]
    others = [a for a in range(8) if is_open(p, a) and AREAS[a] not in wanted]
    others += [a for a in range(8) if is_open(p, a) and AREAS[a] in wanted]
    for kind, count in enumerate(start):
        there = sum(p.buildings[a] & BITS[kind] != 0 for a in range(8))
        for area in others:
            if there < count and not p.buildings[area] & BITS[kind]:
                p.buildings[area] |= BITS[kind]
                others.append(others.pop(others.index(area)))
                there += 1
        for _ in range(there - count):
            take_card(p, p.players - 1, kind)
    for area in range(8):
        if is_open(p, area) and p.buildings[area] == 0:
            for kind in (12, 13, 11):
                if any(p.deck & BITS[c] and p.tables.results[c] == kind for c in range(39)):
                    p.buildings[area] |= BITS[kind]
                    take_card(p, p.players - 1, kind)
                    break


def take_card(p: Any, seat: int, kind: int) -> None:
    """Give a seat the building card of a building."""
    card = next(c for c in range(38, -1, -1) if p.deck & BITS[c] and p.tables.results[c] == kind)
    own_card(p, seat, card)


def own_card(p: Any, seat: int, card: int) -> None:
    p.deck &= ~BITS[card]
    p.built[seat] |= BITS[card]
    p.stars[seat] += p.tables.stars[card]


def lay_cards(p: Any, taken: str, orders: str, rest: str) -> None:
    """Give away building cards with their buildings, and turn up one of each pile."""
    for name, letter in pairs(taken).items():
        own_card(p, SEATS.index(letter), CARDS.index(name))
        kind = BITS[p.tables.results[CARDS.index(name)]]
        area = next(a for a in range(8) if is_open(p, a) and not p.buildings[a] & kind)
        p.buildings[area] |= kind
    wanted = pairs(orders)
    for pile, title in enumerate(PILES):
        cards = [c for c in range(39) if p.deck & BITS[c] & p.tables.pile_bits[pile]]
        choice = wanted.get(title, "")
        first = [c for c in cards if BUILDINGS[p.tables.results[c]] == choice]
        cards = first + [c for c in cards if c not in first]
        p.face_up[pile] = cards[0] if cards else NO_CARD
        p.deck &= ~(BITS[cards[0]] if cards else 0)
        left = int(pairs(rest).get(title, 99))
        for card in cards[1 + max(left, 0) :]:
            finish(p, card)
        if left < 0 and cards:
            finish(p, cards[0])
            p.face_up[pile] = NO_CARD


def finish(p: Any, card: int) -> None:
    """Let the last seat have built a card, somewhere."""
    kind = BITS[p.tables.results[card]]
    area = next(a for a in range(8) if is_open(p, a) and not p.buildings[a] & kind)
    p.buildings[area] |= kind
    own_card(p, p.players - 1, card)


def give_shipyard_cards(p: Any, hands: str, played: str, gone: str, ice: str) -> None:
    """Let seats have taken and played cards, each in a round of its own."""
    for text, is_played in ((hands, False), (played, True)):
        for letter, names in pairs(text).items():
            for name in names.split(","):
                give(p, SEATS.index(letter), SHIPYARD_CARDS.index(name), is_played)
    for area, letters in pairs(ice).items():
        for letter in letters:
            give(p, SEATS.index(letter), 0, True)
            p.ice[AREAS.index(area)] |= 1 << SEATS.index(letter)
    if gone == "all":
        for kind in range(4):
            p.pile[kind] = 0
    p.card_players = 0


def give(p: Any, seat: int, kind: int, is_played: bool) -> None:
    p.pile[kind] -= 1
    p.hands[seat * 4 + kind] += 1
    p.takes = append(p.takes, i64(kind | seat << 4 | seat << 12))
    if is_played:
        p.play_card(seat, kind)


def count_pieces(p: Any, supply: int) -> None:
    """Give everybody so many scientists in supply, and what is not on the board elsewhere."""
    first = p.players * 5
    now, later, afloat, ships, cubes = list(p.tables.pieces[first : first + 5])
    for seat in range(p.players):
        placed = sum(p.scientists[area * 4 + seat] for area in range(8))
        left = now + later - placed
        p.supply[seat] = min(supply, left)
        p.reserve[seat] = left - p.supply[seat]
        p.ships[seat] = afloat + ships - p.fleet(seat)
        on_tracks = sum(p.on_tracks[track * 4 + seat] > 0 for track in range(5))
        p.cubes[seat] = cubes - on_tracks - p.discarded[seat]


def put_the_sun(p: Any, area: int) -> None:
    """Let the sun have come to an area."""
    p.sun = area
    if p.lines[area] > 255:
        p.lines[area] |= NOTED << 8
    p.mover = (p.lines[area] & 7) - 1
    p.target = NO_AREA
    p.idle = 0


__all__ = ["GAME", "SEATS", "Table", "arranged", "begun", "new"]
