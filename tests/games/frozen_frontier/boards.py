"""A board of Frozen Frontier for tests: arranged as one likes, and played in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import nunatak
from nunatak.engine.position import Listener
from nunatak.games.frozen_frontier import position as pos
from nunatak.games.frozen_frontier import rounds, turn
from nunatak.games.frozen_frontier.words import (
    ACTION,
    BUILDINGS,
    CITIES,
    CLEANUP,
    CONTRACTS,
    CORPORATIONS,
    LARGE_FROM,
    PROGRAMS,
    PROJECTS,
    RESOURCES,
    SUBSIDIES,
)

GAME = nunatak.game("frozen-frontier")
AISAAC = 5  # as a player, counted from 1
NUMBERS = {
    "qubits": pos.QUBITS,
    "points": pos.POINTS,
    "engineers": pos.ENGINEERS,
    "scientists": pos.SCIENTISTS,
    "industry": pos.STEPS,
    "science": pos.STEPS + 1,
    "penalties": pos.PENALTIES,
    "open_slots": pos.OPEN_SLOTS,
}


class Table:
    """A position, and the words to play it."""

    def __init__(self, p: Any) -> None:
        self.p = p
        self.told: list[nunatak.Told] = []

    def play(self, *words: str) -> "Table":
        """Take options one after the other; chance decides anyhow where it is not said how."""
        self.told = []
        for word in words:
            option = GAME.option(word)
            while self.p.actor == nunatak.CHANCE and option not in self.outcomes():
                self.take(self.outcomes()[0])
            self.take(option)
        return self.go_on()

    def go_on(self) -> "Table":
        """Let chance decide until somebody is asked."""
        while self.p.actor == nunatak.CHANCE:
            self.take(self.outcomes()[0])
        return self

    def outcomes(self) -> list[int]:
        """Return what chance can bring."""
        return [option for option, _ in self.p.chances()]

    def take(self, option: int) -> None:
        """Take an option, and see that the table is whole."""
        self.hear(lambda: self.p.take(option))

    def hear(self, deed: Any) -> None:
        """Do something and keep what is told of it."""
        listener = Listener()
        self.p.listener = listener
        deed()
        self.p.listener = None
        self.told += [GAME.told(event) for event in listener.events]
        assert self.p.check() == ""
        assert GAME.load(self.p.save()) == self.p

    def options(self, verb: str = "") -> list[str]:
        """Return what can be chosen: all of it, or the nouns that a verb can take."""
        texts = [GAME.text(option) for option in self.p.options()]
        if not verb:
            return texts
        return [text.split()[1] for text in texts if text.split()[0] == verb]

    def why_not(self, word: str) -> str | None:
        """Return the rule against something."""
        found: str | None = self.p.why_not(GAME.option(word))
        return found

    def asked(self) -> str:
        """Return what is asked now, and of which player, counted from 1."""
        if self.p.actor == nunatak.OVER:
            return "over"
        return f"{GAME.tables.decisions[self.p.now].name} {self.p.actor + 1}"

    def events(self, *names: str) -> list[str]:
        """Return what was told, as sentences; only events of these names."""
        people = ["One", "Two", "Three", "Four"]
        return [
            GAME.sentence(told, people) for told in self.told if not names or told.name in names
        ]

    def view(self, seat: int | None = None) -> Any:
        """Return what lies on the table, for a player counted from 1 or a spectator."""
        return self.p.view(None if seat is None else seat - 1)["table"]

    def seat(self, player: int) -> Any:
        """Return what a player has, counted from 1, with all that the player knows."""
        return self.view(player)["seats"][player - 1]

    def city(self, name: str) -> Any:
        """Return what lies in a city."""
        return self.view()["cities"][name]


def new(players: int = 2, *words: str, **options: Any) -> Table:
    """Return a table set up for a first turn, with what chance has to bring if it is said."""
    table = Table(GAME.start(players, options))
    wishes = [GAME.option(word) for word in words]
    while GAME.tables.decisions[table.p.now].name != "deploy-where":
        offered = table.p.options() if table.p.actor >= 0 else table.outcomes()
        wished = [wish for wish in wishes if wish in offered]
        table.take(wished[0] if wished else offered[0])
    return table


def arranged(
    phase: str = "turn",
    *,
    players: int = 2,
    player: int = 1,
    first: int = 1,
    round: int = 2,
    layout: str = "",
    stack: int = 4,
    pool: Sequence[str] = (),
    contracts: Sequence[str] = (),
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    built: Mapping[str, int] | None = None,
    settled: Mapping[str, Iterable[int]] | None = None,
    covered: Mapping[str, Iterable[int]] | None = None,
    basic: Iterable[str] = (),
    tokens: Mapping[str, Mapping[int, int]] | None = None,
    tax: Mapping[str, int] | None = None,
    projects: Mapping[str, str] | None = None,
    discarded: bool = False,
    **options: Any,
) -> Table:
    """Return a board on which exactly this is, at the beginning of somebody's turn or of a phase.

    Buildings are named like `mernissi mining-site`; places, spots and players count from 1. If the
    deck of projects is `discarded`, it lies on the discard pile, the first card at the bottom.
    """
    lay = [f"lay {layout}"] if layout else []
    p = new(players, *lay, f"first {first}", **options).p
    p.drop_agenda()
    p.round = round
    p.phase = ACTION
    p.turn = 9
    clear(p)
    share_subsidies(p, pool, stack)
    for card in contracts:
        p.contracts &= ~bit(CONTRACTS, card)
    p.papers = vec[i64]([CONTRACTS.index(card) for card in contracts])
    for who in range(1, players + 1):
        arrange_seat(p, who - 1, (seats or {}).get(who, {}))
    if players == 1:
        arrange_seat(p, AISAAC - 1, (seats or {}).get(AISAAC, {}))
    for place, owner in (built or {}).items():
        build(p, place, owner - 1)
    for place, spaces in (settled or {}).items():
        settle(p, place, spaces)
    for place, spots in (covered or {}).items():
        city, slot = where(p, place)
        for spot in spots:
            p.cities[city * pos.CITY + pos.COVERED] |= 1 << (slot * 3 + spot - 1)
    for name in basic:
        p.cities[CITIES.index(name) * pos.CITY + pos.COVERED] |= 1 << pos.BASIC_SPOT
    for name, owners in (tokens or {}).items():
        for owner, n in owners.items():
            p.cities[CITIES.index(name) * pos.CITY + pos.MODULES] += n << (8 * (owner - 1))
            p.own[(owner - 1) * pos.OWN + pos.TOKENS] -= n
    for name, n in (tax or {}).items():
        p.cities[CITIES.index(name) * pos.CITY + pos.TAX] = n
    for name, card in (projects or {}).items():
        p.deck &= ~bit(PROJECTS, card)
        p.cities[CITIES.index(name) * pos.CITY + pos.PROJECT] = PROJECTS.index(card)
    if discarded:
        p.discard = vec[i64]([n for n in range(len(PROJECTS)) if p.deck >> n & 1])
        p.deck = 0
    return begin(p, phase, player - 1)


def bit(names: Sequence[str], name: str) -> int:
    """Return a card as a bit."""
    return 1 << names.index(name)


def clear(p: Any) -> None:
    """Put every card back into its deck, and every colonist into the Reserve."""
    for who in range(p.players):
        row = who * pos.OWN
        p.deck |= p.own[row + pos.HAND]
        p.own[row + pos.HAND] = 0
        p.own[row + pos.PAPERS] = 0
    for city in range(len(CITIES)):
        card = p.cities[city * pos.CITY + pos.PROJECT]
        if card != pos.NONE:
            p.deck |= 1 << card
            p.cities[city * pos.CITY + pos.PROJECT] = pos.NONE
        p.cities[city * pos.CITY + pos.MODULES] = 0
    p.open = 0
    p.contracts = 2 ** len(CONTRACTS) - 1
    p.engineers = p.tables.engineers
    p.scientists = p.tables.scientists


def share_subsidies(p: Any, pool: Sequence[str], stack: int) -> None:
    """Lay out a pool; all other subsidies may be in the stack."""
    every = p.subsidies | p.gone
    for card in p.pool:
        every |= 1 << card
    laid = [SUBSIDIES.index(card) for card in pool]
    laid += [n for n in range(len(SUBSIDIES)) if every >> n & 1 and n not in laid]
    for place in range(pos.POOL):
        p.pool[place] = laid[place]
        every &= ~(1 << laid[place])
    p.subsidies = every
    p.gone = 0
    p.stack = stack


def arrange_seat(p: Any, who: int, part: Mapping[str, Any]) -> None:
    """Give a player exactly this; 10 Qubits, an engineer and a scientist if nothing is said."""
    row = who * pos.OWN
    human = who < p.players
    had = {"qubits": 10, "engineers": 1, "scientists": 1, "open_slots": 2} if human else {}
    for key, at in NUMBERS.items():
        p.own[row + at] = part.get(key, had.get(key, 0))
    p.engineers -= p.own[row + pos.ENGINEERS]
    p.scientists -= p.own[row + pos.SCIENTISTS]
    for i, resource in enumerate(RESOURCES):
        p.own[row + pos.STORE + i] = part.get(resource, 0)
    p.own[row + pos.SMALL] = p.tables.small
    p.own[row + pos.LARGE] = p.tables.large
    p.own[row + pos.TOKENS] = p.tables.tokens
    if "at" in part:
        p.own[row + pos.CARRIER] = CITIES.index(part["at"])
    if "corporation" in part:
        p.own[row + pos.CORPORATION] = CORPORATIONS.index(part["corporation"])
    for card in part.get("hand", ()):
        p.deck &= ~bit(PROJECTS, card)
        p.own[row + pos.HAND] |= bit(PROJECTS, card)
    for slot, card in enumerate(part.get("slots", ())):
        p.deck &= ~bit(PROJECTS, card)
        p.own[row + pos.SLOT + slot] = PROJECTS.index(card)
    for card in part.get("contracts", ()):
        p.contracts &= ~bit(CONTRACTS, card)
        p.own[row + pos.PAPERS] |= bit(CONTRACTS, card)
    for name in part.get("programs", ()):
        generation = PROGRAMS.index(name) // 10
        p.stacks[generation] &= ~bit(PROGRAMS, name)
        while p.stacks[generation].bit_count() > p.stack_size(generation) - 1:
            p.stacks[generation] &= p.stacks[generation] - 1
        p.own[row + pos.PROGRAM + generation] = PROGRAMS.index(name)
    if human:
        p.listen(who)


def where(p: Any, place: str) -> tuple[int, int]:
    """Return the city and the slot of a building."""
    city, building = place.split()
    c = CITIES.index(city)
    slot = p.tables.slot_of[c * len(BUILDINGS) + BUILDINGS.index(building)]
    return c, int(slot)


def build(p: Any, place: str, who: int) -> None:
    """Put somebody's building there."""
    city, slot = where(p, place)
    p.cities[city * pos.CITY + pos.OWNERS] |= (who + 1) << (slot * 3)
    large = BUILDINGS.index(place.split()[1]) >= LARGE_FROM
    p.own[who * pos.OWN + (pos.LARGE if large else pos.SMALL)] -= 1


def settle(p: Any, place: str, spaces: Iterable[int]) -> None:
    """Settle colonists of the Reserve there."""
    city, slot = where(p, place)
    for space in spaces:
        at = slot * 3 + space - 1
        p.cities[city * pos.CITY + pos.SETTLED] |= 1 << at
        if p.tables.scientist_spaces[city] >> at & 1:
            p.scientists -= 1
        else:
            p.engineers -= 1


def begin(p: Any, phase: str, seat: int) -> Table:
    """Return a table at the beginning of a turn or a phase."""
    table = Table(p)
    p.active = seat

    def deed() -> None:
        if phase == "turn":
            p.turn -= 1
            turn.begin_turn(p, seat)
        elif phase == "income":
            rounds.begin_income(p)
        elif phase == "cleanup":
            p.phase = CLEANUP
            p.step(pos.THEN_CLEANUP)
        else:
            p.step(pos.THEN_SHIPMENT)
        p.settle()

    table.hear(deed)
    return table
