"""A map of Meltwater for tests: arranged as one likes, and played in words."""

from typing import Any

import nunatak
from nunatak.engine.bits import BITS
from nunatak.engine.events import Listener
from nunatak.engine.position import CHANCE
from nunatak.games.meltwater import GAME
from nunatak.games.meltwater.rules.position import ACT, STARVATION, STOCKPILE
from nunatak.games.meltwater.rules.vocabulary import CARDS, HEXES, SIDES, UNITS

PIECES = ("us", "ussr", "refugees", "us_soldiers", "ussr_soldiers", "stockpiles")


class Table:
    """A position, and the words to play it."""

    def __init__(self, p: Any) -> None:
        self.p = p
        self.told: list[nunatak.NamedEvent] = []

    def play(self, *words: str) -> "Table":
        """Take options one after the other."""
        for word in words:
            self.hear(lambda word=word: self.p.take(GAME.option(word)))
        return self

    def hear(self, deed: Any) -> None:
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
        if not verb:
            return texts
        return [text.split()[1] for text in texts if text.split()[0] == verb]

    def why_not(self, word: str) -> str | None:
        """Return the rule against something."""
        found: str | None = self.p.why_not(GAME.option(word))
        return found

    def asked(self) -> str:
        """Return the name of the decision that is asked now."""
        name: str = GAME.rules.decisions[self.p.now].name
        return name if self.p.actor != nunatak.OVER else "over"

    def events(self, *names: str) -> list[str]:
        """Return what the last option brought about, as text; only events of these names."""
        return [repr(told)[1:-1] for told in self.told if not names or told.name in names]

    def view(self) -> Any:
        """Return what lies on the table."""
        return self.p.view(None)["table"]

    def at(self, name: str) -> str:
        """Return what stands in a hex: `us 2c 1s 1r 1$`, without what is not there."""
        there = self.view()["hexes"][name]
        parts = [there["side"] or ""]
        for letter, what in zip(
            "csr$", ("civilians", "soldiers", "refugees", "stockpiles"), strict=True
        ):
            if there[what]:
                parts.append(f"{there[what]}{letter}")
        return " ".join(part for part in parts if part)

    def supports(self, name: str) -> int:
        """Return what a hex supports."""
        found: int = self.view()["hexes"][name]["supports"]
        return found

    def radiation(self, name: str) -> str:
        """Return whether a hex is clean, dirty or dead."""
        found: str = self.view()["hexes"][name]["radiation"]
        return found

    def all_hexes(self, radiation: str) -> set[str]:
        """Return the hexes that are clean, dirty or dead."""
        return {name for name in HEXES if self.radiation(name) == radiation}

    def ended(self) -> str | None:
        """Return how the game ended, if it has."""
        found: str | None = self.view()["ended"]
        return found

    def winners(self) -> list[str]:
        """Return the sides that have won."""
        return [SIDES[self.p.seat_of(seat)] for seat in self.p.winners()]


def new(**options: Any) -> Table:
    """Return a table at the start of a game."""
    return Table(GAME.start(2, options))


def begun(card: int = 1, **options: Any) -> Table:
    """Return a table on which the first card lies open."""
    return new(**options).play(f"card {card}")


def mask(names: str | set[str]) -> int:
    """Return hexes as bits."""
    listed = names.split() if isinstance(names, str) else names
    return sum(BITS[HEXES.index(name)] for name in listed)


def near(name: str) -> set[str]:
    """Return the hexes next to one."""
    return {
        other
        for i, other in enumerate(HEXES)
        if GAME.start().tables.near[HEXES.index(name)] & BITS[i]
    }


def arranged(
    *,
    phase: str = "actions",
    turn: int = 3,
    card: int | None = 1,
    gone: str = "",
    dirty: str = "",
    dead: str = "",
    actions: int = 0,
    season: str = "summer",
    coast: str = "irradiated",
    side: str = "us",
    evacuation: bool = False,
    **pieces: str,
) -> Table:
    """Return a map on which exactly these pieces stand, a hex for each.

    Odd turns are the United States'. Printed radiation is there, and every dead hex has its ring.
    `gone` names cards that are no longer in the deck.
    """
    p = GAME.start(2, {"season": season, "coast": coast, "side": side, "evacuation": evacuation})
    for space in range(len(HEXES)):
        for unit, counts in ((p.holder(space), p.civilians), (3 + p.holder(space), p.soldiers)):
            if counts[space]:
                p.remove(unit, space, counts[space])
        if p.refugees[space]:
            p.remove(UNITS.index("refugee"), space, p.refugees[space])
        if p.stockpiles[space]:
            p.remove_stockpiles(space, p.stockpiles[space])
    p.drop_agenda()
    for name in dead.split():
        p.dead |= mask(name)
        p.dirty |= mask(near(name))
    p.dirty = (p.dirty | mask(dirty)) & ~p.dead
    assert set(pieces) <= set(PIECES)
    for sort, names in pieces.items():
        for name in names.split():
            if sort == PIECES[STOCKPILE]:
                p.add_stockpiles(HEXES.index(name), 1)
            else:
                p.add(PIECES.index(sort), HEXES.index(name), 1)
    for number in gone.split():
        p.deck.draw(CARDS.index(number))
    p.turn = turn - 1
    p.active = p.turn % 2
    p.actions = actions
    if card is not None:
        p.deck.draw(card - 1)
        p.card = card - 1
    table = Table(p)
    if phase == "actions":
        p.ask(ACT, p.mover())
        table.hear(p.settle)
    elif phase == "starvation":
        p.step(STARVATION)
        table.hear(p.settle)
    else:
        assert phase == "doomsday"
        p.ask(ACT, p.mover())
        p.settle()
        table.play("pass")
    return table


__all__ = ["CHANCE", "GAME", "Table", "arranged", "begun", "mask", "near", "new"]
