"""A table of Frozen Frontier for tests: arranged as one likes, and played in words.

Seats are A to D here. A is the first player, so the last letter is the Last Player.
"""

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import nunatak
from nunatak.engine.bits import lowest
from nunatak.engine.events import Listener
from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.rules import rows as at
from nunatak.games.frozen_frontier.rules.decisions.constructing import place_building
from nunatak.games.frozen_frontier.rules.decisions.rounds import begin_income
from nunatak.games.frozen_frontier.rules.decisions.turn import begin_turn
from nunatak.games.frozen_frontier.rules.effects import connect
from nunatak.games.frozen_frontier.rules.tables import NONE
from nunatak.games.frozen_frontier.rules.vocabulary import (
    ACTION,
    BUILDINGS,
    CITIES,
    CONTRACTS,
    CORPORATIONS,
    PROGRAMS,
    PROJECTS,
    RESOURCES,
    SUBSIDIES,
)

SEATS = "ABCD"
SCALARS = {
    "qubits": at.QUBITS,
    "points": at.POINTS,
    "industry": at.STEPS,
    "science": at.STEPS + 1,
    "penalties": at.PENALTIES,
    "open_slots": at.OPEN_SLOTS,
}


class Table:
    """A position, and the words to arrange and to play it."""

    def __init__(self, p: Any) -> None:
        self.p = p
        self.told: list[nunatak.NamedEvent] = []

    # Playing

    def play(self, *words: str) -> "Table":
        """Take options one after the other."""
        for word in words:
            listener = Listener()
            self.p.listener = listener
            self.p.take(GAME.option(word))
            self.p.listener = None
            self.told = [GAME.told(event) for event in listener.events]
            assert self.p.check() == ""
            assert GAME.load(self.p.save()) == self.p
        return self

    def chance(self) -> "Table":
        """Let chance decide, as often as it is asked, for the first of its outcomes."""
        while self.p.actor == nunatak.CHANCE:
            self.play(GAME.text(self.p.options()[0]))
        return self

    def options(self, verb: str = "") -> list[str]:
        """Return what can be chosen: all of it, or the nouns that a verb can take."""
        texts = [GAME.text(option) for option in self.p.options()]
        return [t.split()[1] for t in texts if t.split()[0] == verb] if verb else texts

    def asked(self) -> str:
        """Return the name of the decision that is asked now, and whom."""
        if self.p.actor == nunatak.OVER:
            return "over"
        who = "chance" if self.p.actor == nunatak.CHANCE else SEATS[self.p.actor]
        return f"{GAME.rules.decisions[self.p.now].name} {who}"

    def why_not(self, word: str) -> Any:
        """Return the key of the rule against something."""
        return GAME.rules.decisions[self.p.now].why_not(self.p, GAME.option(word))

    def events(self, *names: str) -> list[str]:
        """Return what the last option brought about, as text; only events of these names."""
        return [repr(told)[1:-1] for told in self.told if not names or told.name in names]

    # Looking

    def view(self, seat: str | None = None) -> Any:
        """Return what a seat sees."""
        return self.p.view(None if seat is None else SEATS.index(seat))["table"]

    def seat(self, letter: str) -> Any:
        """Return what a seat has."""
        return self.view(letter)["seats"][SEATS.index(letter)]

    def city(self, name: str) -> Any:
        """Return what lies in a city."""
        return self.view()["cities"][name]

    def score(self, letter: str) -> int:
        """Return a seat's points."""
        return int(self.p.score(SEATS.index(letter)))

    # Arranging

    def row(self, letter: str) -> int:
        """Return where a seat's things lie; AISAAC is Z."""
        return int(at.AISAAC if letter == "Z" else SEATS.index(letter)) * int(at.OWN)

    def give(self, letter: str, **things: Any) -> "Table":
        """Let a seat have so many of everything that is named."""
        p = self.p
        row = self.row(letter)
        for name, thing in things.items():
            if name == "store":
                for resource in RESOURCES:
                    p.own[row + at.STORE + RESOURCES.index(resource)] = thing.get(resource, 0)
            elif name in ("engineers", "scientists"):
                field = row + (at.ENGINEERS if name == "engineers" else at.SCIENTISTS)
                setattr(p, name, getattr(p, name) + p.own[field] - thing)
                p.own[field] = thing
            elif name == "hand":
                self.hand(letter, thing)
            elif name == "papers":
                p.contracts |= p.own[row + at.PAPERS]
                p.own[row + at.PAPERS] = self.take_contracts(thing)
            elif name == "corporation":
                p.own[row + at.CORPORATION] = CORPORATIONS.index(thing)
            elif name == "carrier":
                p.own[row + at.CARRIER] = CITIES.index(thing)
            else:
                p.own[row + SCALARS[name]] = thing
        if letter != "Z":
            p.listen(SEATS.index(letter))
        return self

    def find(self, project: str) -> int:
        """Take a project from wherever it lies, and return it."""
        p = self.p
        card = PROJECTS.index(project)
        bit = at.BITS[card]
        p.deck &= ~bit
        p.open &= ~bit
        p.discard = vec[i64]([other for other in p.discard if other != card])
        for seat in range(p.players):
            p.own[seat * at.OWN + at.HAND] &= ~bit
            for slot in range(5):
                if p.own[seat * at.OWN + at.SLOT + slot] == card:
                    p.own[seat * at.OWN + at.SLOT + slot] = NONE
        for city in range(12):
            if p.cities[city * at.CITY + at.PROJECT] == card:
                p.cities[city * at.CITY + at.PROJECT] = NONE
        return card

    def hand(self, letter: str, cards: Iterable[str]) -> None:
        """Let a seat hold these projects, which all know."""
        p = self.p
        row = self.row(letter)
        p.deck |= p.own[row + at.HAND]
        p.open &= ~p.own[row + at.HAND]
        p.own[row + at.HAND] = 0
        for name in cards:
            bit = at.BITS[self.find(name)]
            p.own[row + at.HAND] |= bit
            p.open |= bit

    def complete(self, letter: str, *projects: str) -> "Table":
        """Let a seat have completed these projects."""
        row = self.row(letter)
        for slot in range(5):
            former = self.p.own[row + at.SLOT + slot]
            if former != NONE:
                self.p.deck |= at.BITS[former]
                self.p.own[row + at.SLOT + slot] = NONE
        for slot, project in enumerate(projects):
            self.p.own[row + at.SLOT + slot] = self.find(project)
        self.p.listen(SEATS.index(letter))
        return self

    def study(self, letter: str, *programs: str) -> "Table":
        """Let a seat have these research programs."""
        for program in programs:
            number = PROGRAMS.index(program)
            self.p.own[self.row(letter) + at.PROGRAM + number // 10] = number
            self.p.stacks[number // 10] &= ~at.BITS[number]
            if self.p.is_open_stack(number // 10):
                while int(self.p.stacks[number // 10]).bit_count() > self.p.stack_size(
                    number // 10
                ):
                    self.p.stacks[number // 10] &= self.p.stacks[number // 10] - 1
        self.p.listen(SEATS.index(letter))
        return self

    def build(self, letter: str, city: str, *buildings: str) -> "Table":
        """Let a seat have buildings in a city."""
        who = int(at.AISAAC) if letter == "Z" else SEATS.index(letter)
        for building in buildings:
            place_building(self.p, who, CITIES.index(city), BUILDINGS.index(building))
        return self

    def connect(self, letter: str, city: str, count: int) -> "Table":
        """Let a seat have AI tokens in a city."""
        for _ in range(count):
            connect(self.p, SEATS.index(letter), CITIES.index(city))
        return self

    def slot(self, city: str, place: str) -> tuple[int, int]:
        """Return the row of a city and the bit of one of its spaces or spots."""
        building, _, number = place.rpartition("-")
        slots = self.p.tables.slot_of
        slot = slots[CITIES.index(city) * 9 + BUILDINGS.index(building)]
        assert slot != NONE
        return CITIES.index(city) * int(at.CITY), int(at.BITS[slot * 3 + int(number) - 1])

    def settle(self, city: str, *places: str) -> "Table":
        """Let colonists have settled."""
        for place in places:
            row, bit = self.slot(city, place)
            self.p.cities[row + at.SETTLED] |= bit
            if self.p.tables.scientist_spaces[CITIES.index(city)] & bit:
                self.p.scientists -= 1
            else:
                self.p.engineers -= 1
        return self

    def cover(self, city: str, *places: str) -> "Table":
        """Let Qubits lie on spots."""
        for place in places:
            if place == "basic":
                row = CITIES.index(city) * at.CITY
                self.p.cities[row + at.COVERED] |= at.BITS[at.BASIC_SPOT]
            else:
                row, bit = self.slot(city, place)
                self.p.cities[row + at.COVERED] |= bit
        return self

    def tax(self, city: str, qubits: int) -> "Table":
        """Let so many Qubits of transit tax lie in a city."""
        self.p.cities[CITIES.index(city) * at.CITY + at.TAX] = qubits
        return self

    def lay(self, city: str, project: str | None) -> "Table":
        """Let a project, or none, lie in a city."""
        row = CITIES.index(city) * at.CITY + at.PROJECT
        former = self.p.cities[row]
        if former != NONE:
            self.p.deck |= at.BITS[former]
        self.p.cities[row] = NONE
        if project is not None:
            self.p.cities[row] = self.find(project)
        return self

    def pool(self, *subsidies: str) -> "Table":
        """Let these subsidies be in the pool; those that were go back into the stack."""
        p = self.p
        for place in range(3):
            if p.pool[place] != NONE:
                p.subsidies |= at.BITS[p.pool[place]]
        for place, name in enumerate(subsidies):
            card = SUBSIDIES.index(name)
            if p.gone & at.BITS[card]:
                spare = lowest(p.subsidies)
                p.gone = (p.gone & ~at.BITS[card]) | at.BITS[spare]
                p.subsidies &= ~at.BITS[spare]
            p.subsidies &= ~at.BITS[card]
            p.pool[place] = card
        return self

    def take_contracts(self, names: Iterable[str]) -> int:
        """Take contracts out of their deck, or the pool, and return them as bits."""
        found = 0
        for name in names:
            card = CONTRACTS.index(name)
            found |= int(at.BITS[card])
            self.p.contracts &= ~at.BITS[card]
            self.p.papers = vec[i64]([other for other in self.p.papers if other != card])
        return found

    def papers(self, *names: str) -> "Table":
        """Let these contracts be in the pool, in this order."""
        for card in self.p.papers:
            self.p.contracts |= at.BITS[card]
        self.p.papers = vec[i64]()
        self.take_contracts(names)
        self.p.papers = vec[i64]([CONTRACTS.index(name) for name in names])
        return self

    def turn(self, letter: str) -> "Table":
        """Let a seat begin a turn."""
        self.p.drop_agenda()
        self.p.phase = ACTION
        begin_turn(self.p, SEATS.index(letter))
        self.p.settle()
        assert self.p.check() == ""
        return self

    def income(self, letter: str = "A", round: int = 1) -> "Table":
        """Let the Income Phase of a round begin, with a seat holding the token."""
        self.p.drop_agenda()
        self.p.round = round
        self.p.active = SEATS.index(letter)
        listener = Listener()
        self.p.listener = listener
        begin_income(self.p)
        self.p.settle()
        self.p.listener = None
        self.told = [GAME.told(event) for event in listener.events]
        assert self.p.check() == ""
        return self


def ready(players: int = 2, *words: str, **options: Any) -> Table:
    """Return a table that is set up: A begins, and chance brings what comes first.

    Words are taken when they are options; everything else is the first that can be chosen.
    """
    table = Table(GAME.start(players, options))
    left = ["first 1", *words]
    while table.p.phase != ACTION:
        found = next((word for word in left if word in table.options()), table.options()[0])
        if found in left:
            left.remove(found)
        table.p.take(GAME.option(found))
    assert table.p.check() == ""
    return table


def bare(players: int = 2, **options: Any) -> Table:
    """Return a table on which nobody has anything that could get in the way of a test.

    Corporations are ones whose abilities wait for what tests rarely do.
    """
    table = ready(players, **options)
    for letter in SEATS[:players]:
        table.give(
            letter,
            qubits=10,
            points=0,
            industry=0,
            science=0,
            engineers=0,
            scientists=0,
            store={},
            hand=[],
        )
    for city in table.view()["cities"]:
        table.lay(city, None)
    return table
