"""A table of Antartik for tests: arranged as one likes, and played in words."""

from collections import Counter
from typing import Any

import nunatak
from nunatak.engine.events import Listener
from nunatak.games.antartik import GAME
from nunatak.games.antartik.rules.vocabulary import CARDS

COUNTS = dict(zip(CARDS, GAME.start().tables.counts, strict=True))


class Table:
    """A position, and the words to play it."""

    def __init__(self, p: Any) -> None:
        self.p = p
        self.told: list[nunatak.NamedEvent] = []

    def play(self, *words: str) -> "Table":
        """Take options one after the other."""
        for word in words:
            listener = Listener()
            self.p.listener = listener
            self.p.take(GAME.option(word))
            self.p.listener = None
            self.told = [GAME.told(event) for event in listener.events]
            assert self.p.check() == ""
        return self

    def options(self) -> list[str]:
        """Return what can be chosen."""
        return [GAME.text(option) for option in self.p.options()]

    def why_not(self, word: str) -> str | None:
        """Return the rule against something."""
        found: str | None = self.p.why_not(GAME.option(word))
        return found

    def events(self) -> list[str]:
        """Return the names of what the last option brought about."""
        return [told.name for told in self.told]

    def view(self, seat: int | None = None) -> Any:
        """Return what lies on the table."""
        return self.p.view(seat)["table"]

    def up(self, seat: int) -> Counter[str]:
        """Return a seat's face-up cards."""
        return Counter(self.view()["seats"][seat]["face up"])

    def down(self, seat: int) -> Counter[str]:
        """Return a seat's face-down cards."""
        return Counter(self.view()["seats"][seat]["face down"])

    @property
    def row(self) -> list[str]:
        """The dive."""
        row: list[str] = self.view()["row"]
        return row

    @property
    def deck(self) -> int:
        """How many cards are left."""
        size: int = self.view()["deck"]["size"]
        return size


def new(players: int = 3, children: bool = False) -> Table:
    """Return a table at the start of a game."""
    return Table(GAME.start(players, {"children": children}))


def arranged(
    *,
    players: int = 3,
    diver: int = 0,
    row: str = "",
    up: dict[int, str] | None = None,
    down: dict[int, str] | None = None,
    bets: dict[int, str] | None = None,
    deck: str | None = None,
    pending: tuple[str, int | str, int] | None = None,
    drawn: bool = True,
    children: bool = False,
) -> Table:
    """Return a table on which these cards lie.

    Without a deck, all other cards are in it, shuffled. With one it holds just those, from the
    top, known to everybody, and all others lie face up in front of the last seat.
    """
    start = GAME.start(players, {"children": children}).save()
    left = Counter(COUNTS)
    seats: list[dict[str, Any]] = []
    for seat in range(players):
        lying = {
            "face up": Counter((up or {}).get(seat, "").split()),
            "face down": Counter((down or {}).get(seat, "").split()),
        }
        bet = (bets or {}).get(seat)
        seats.append({**lying, "bet": bet, "has bet": bet is not None})
        for cards in lying.values():
            left -= cards
        if bet:
            left -= Counter([bet])
    left -= Counter(row.split())
    top = [] if deck is None else deck.split()
    left -= Counter(top)
    if deck is not None:
        seats[-1]["face up"] += left
        left = Counter()
    known = [{"card": card, "seen by": "everybody", "known within by": []} for card in top]
    size = sum(left.values()) + len(top)
    start["table"] = {
        "diver": diver + 1,
        "drawn": drawn,
        "row": row.split(),
        "deck": {"size": size, "top": known, "bottom": [], "pool": dict(left)},
        "seats": seats,
        "ended": "clean entry",
    }
    name, actor, about = pending or ("dive", diver, 0)
    start["pending"] = [[name, actor + 1 if isinstance(actor, int) else actor, about]]
    return Table(GAME.load(start))
