"""A map of the Arctic for tests: arranged as one likes, and played in words."""

from collections.abc import Mapping
from typing import Any

import nunatak
from nunatak.engine.bits import BITS
from nunatak.engine.events import Listener
from nunatak.games.arctic import GAME
from nunatak.games.arctic.rules.decisions.china import begin_china
from nunatak.games.arctic.rules.decisions.countries import begin_countries
from nunatak.games.arctic.rules.decisions.ending import begin_end
from nunatak.games.arctic.rules.decisions.investments import ask_to_invest
from nunatak.games.arctic.rules.decisions.rounds import begin_round
from nunatak.games.arctic.rules.decisions.sale import begin_sale
from nunatak.games.arctic.rules.position import INVESTING
from nunatak.games.arctic.rules.vocabulary import (
    ACTIONS,
    AREAS,
    COUNTRIES,
    LAWS,
    NATIONS,
    PLACES,
    SPACES,
    TRACK,
)


class Table:
    """A position, and the words to play it."""

    def __init__(self, p: Any) -> None:
        self.p = p
        self.told: list[nunatak.NamedEvent] = []

    def play(self, *words: str) -> "Table":
        """Take options one after the other, and keep all that is told of them."""
        self.told = []
        for word in words:
            self.hear(lambda word=word: self.p.take(GAME.option(word)))
        return self

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
        return f"{GAME.rules.decisions[self.p.now].name} {self.p.actor + 1}"

    def events(self, *names: str) -> list[str]:
        """Return what was told, as text; only events of these names."""
        return [repr(told)[1:-1] for told in self.told if not names or told.name in names]

    def view(self) -> Any:
        """Return what lies on the table."""
        return self.p.view(None)["table"]

    def at(self, area: str) -> Any:
        """Return what is in an area."""
        return self.view()["areas"][area]

    def ships(self, area: str) -> dict[str, int]:
        """Return the ships in an area."""
        found: dict[str, int] = self.at(area)["ships"]
        return found

    def country(self, name: str) -> Any:
        """Return what is on a country's display."""
        return self.view()["countries"][name]

    def seat(self, player: int) -> Any:
        """Return what a player has, counted from 1."""
        return self.view()["seats"][player - 1]

    def money(self) -> list[int]:
        """Return everybody's money."""
        return [part["money"] for part in self.view()["seats"]]

    def hands(self) -> list[int]:
        """Return everybody's lobbyists in hand."""
        return [part["hand"] for part in self.view()["seats"]]

    def on(self, space: str) -> int | None:
        """Return whose lobbyist is on an influence space."""
        found: int | None = self.country(space.split("-")[0])["influence"][space]
        return found


def new(players: int = 3, first: int = 1, **options: bool) -> Table:
    """Return a table whose start player is known."""
    return Table(GAME.start(players, options)).play(f"first {first}")


def arranged(
    phase: str = "act",
    *,
    players: int = 3,
    first: int = 1,
    round: int = 3,
    law: str = "A",
    ships: Mapping[str, str] | None = None,
    rigs: Mapping[int, str] | None = None,
    control: Mapping[str, str] | None = None,
    guards: Mapping[str, tuple[int, str]] | None = None,
    lobby: Mapping[str, int] | None = None,
    track: Mapping[str, int] | None = None,
    boxes: Mapping[str, int] | None = None,
    money: list[int] | None = None,
    points: list[int] | None = None,
    treasury: Mapping[str, int] | None = None,
    conflict: Mapping[str, str] | None = None,
    votes: Mapping[str, str] | None = None,
    support: int = 0,
    joined: bool = False,
    beginner: bool = False,
) -> Table:
    """Return a map on which exactly this is, at the beginning of a phase.

    `ships` replaces the ships of the nations it names; the others have none. `boxes` are named
    like `RUS sail`.
    """
    p = GAME.start(players, {"beginner": beginner})
    p.drop_agenda()
    p.first = first - 1
    p.round = round
    p.law = LAWS.index(law)
    p.support = 2 if joined else support
    for i in range(len(NATIONS) * PLACES):
        p.ships[i] = 0
    for nation in range(len(NATIONS)):
        p.fleet[nation] = 0
    for name, areas in (ships or {}).items():
        for area in areas.split():
            p.add_ship(NATIONS.index(name), AREAS.index(area))
    arrange_control(p, law, joined, control or {})
    for player, areas in (rigs or {}).items():
        for area in areas.split():
            p.rigs[player - 1] |= BITS[AREAS.index(area)]
    for area, (player, name) in (guards or {}).items():
        p.guard[AREAS.index(area)] = (player - 1) * 8 + NATIONS.index(name) + 1
        p.guarded |= BITS[AREAS.index(area)]
        p.hand[player - 1] -= 1
    for space, player in (lobby or {}).items():
        p.influence[SPACES.index(space)] = player
        p.hand[player - 1] -= 1
    for space, player in (track or {}).items():
        p.track[TRACK.index(space)] = player
        p.hand[player - 1] -= 1
    for box, player in (boxes or {}).items():
        name, action = box.split()
        place = COUNTRIES.index(name) * len(ACTIONS) + ACTIONS.index(action)
        p.boxes[place] = player
        p.hand[player - 1] -= 1
    for i, dollars in enumerate(money or []):
        p.money[i] = dollars
    for i, count in enumerate(points or []):
        p.points[i] = count
    for name, dollars in (treasury or {}).items():
        p.treasury[COUNTRIES.index(name)] = dollars
    for name, foe in (conflict or {}).items():
        p.conflict[COUNTRIES.index(name)] = NATIONS.index(foe)
    for name, vote in (votes or {}).items():
        p.vote[COUNTRIES.index(name)] = LAWS.index(vote)
    p.joined = joined
    if joined:
        p.treasury[1] = 0
        p.vote[1] = p.vote[2]
    return begin(p, phase)


def arrange_control(p: Any, law: str, joined: bool, control: Mapping[str, str]) -> None:
    """Let nations control what the law gives them, and under law C what is said."""
    tables = p.tables
    for nation in range(len(NATIONS)):
        to = 2 if joined and nation == 1 else nation
        if to != nation:
            p.held[to] |= p.held[nation]
            p.held[nation] = 0
        if law == "B":
            p.held[to] |= tables.sectors[nation]
    for name, areas in control.items():
        for area in areas.split():
            p.held[NATIONS.index(name)] |= BITS[AREAS.index(area)]
    for number in range(len(AREAS)):
        bit = BITS[number]
        alone = p.alone(number)
        if alone < len(NATIONS) and p.by_presence() & bit:
            for nation in range(len(NATIONS)):
                p.held[nation] &= ~bit
            p.held[alone] |= bit


def begin(p: Any, phase: str) -> Table:
    """Return a table at the beginning of a phase, or after it if nobody has to choose there."""
    table = Table(p)
    deeds: dict[str, Any] = {
        "round": lambda: begin_round(p),
        "china": lambda: begin_china(p),
        "act": lambda: begin_countries(p),
        "sale": lambda: begin_sale(p),
        "end": lambda: begin_end(p),
    }

    def deed() -> None:
        if phase == "invest":
            p.phase = INVESTING
            ask_to_invest(p, p.first)
        else:
            deeds[phase]()
        p.settle()

    table.hear(deed)
    return table
