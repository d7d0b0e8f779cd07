"""A whole game as a list of integers."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, cast

from nunatak.engine.events import Listener, NamedEvent
from nunatak.engine.position import OVER, Position
from nunatak.games import game as find_game
from nunatak.games.description import FORMAT, Game, SettingValue, game_of

P = TypeVar("P", bound=Position)

# Entries of a table that are no options of the game: a kind and a seat, below zero.
UNDO = 0
CONCEDE = 1
TIMEOUT = 2
BOT_TAKES_OVER = 3
BOT_GIVES_BACK = 4
REWIND = 5  # in a lesson, whoever decided
ENTRIES = ("undo", "concede", "timeout", "bot-takes-over", "bot-gives-back", "rewind")
SEATS_PER_ENTRY = 8


def entry(kind: int, seat: int) -> int:
    """Return the number of something that happens at a table."""
    return -1 - kind * SEATS_PER_ENTRY - seat


def entry_kind(number: int) -> tuple[int, int]:
    """Return what an entry below zero is, and which seat it is about."""
    kind, seat = divmod(-1 - number, SEATS_PER_ENTRY)
    return kind, seat


def table_entry(text: str) -> int | None:
    """Return the entry that words like "undo 2" stand for, if they are about the table at all."""
    name, _, seat = " ".join(text.split()).partition(" ")
    if name not in ENTRIES or not seat.isdecimal() or not 1 <= int(seat) <= SEATS_PER_ENTRY:
        return None
    return entry(ENTRIES.index(name), int(seat) - 1)


class History:
    """The entries of a game: options, chance, and what happened at the table.

    They lead on from its start, or from another position if one is given. What is added may be
    said in words or as a number; numbers are what it keeps, and what one goes through.

    >>> import nunatak
    >>> history = nunatak.History(nunatak.game("antartik"), 2)
    >>> history.add("first 2")
    [<began seat=1>]
    >>> [history.entry_text(number) for number in history]
    ['first 2']
    >>> nunatak.History.from_json(history.to_json()) == history
    True
    """

    def __init__(
        self,
        game: Game[P],
        players: int,
        settings: Mapping[str, SettingValue] | None = None,
        entries: Sequence[int | str] = (),
        start: Position | None = None,
    ) -> None:
        self.game = cast("Game[Position]", game)
        self.players = game.count(players)
        self.settings = game.agree(settings)
        self.entries: list[int] = []
        self.start = start  # where it begins, if not at the game's own start
        self._now: Position = self._first()
        self._line: list[int] = []  # the entries that still stand
        self._actors: list[int] = []  # who decided each of them
        self._conceded: list[int] = []
        for each in entries:
            self.add(each)

    @staticmethod
    def from_position(p: Position) -> "History":
        """Return a history that leads on from any position, for instance one that was loaded.

        >>> import nunatak
        >>> p = nunatak.game("antartik").start(players=3)
        >>> p.take("first 3")
        >>> nunatak.History.from_position(p).position() == p
        True
        """
        game = game_of(p)
        return History(game, int(p.players), game.agreed(p), start=p.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("A history grows, so it has no hash: use to_json().")

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[int]:
        return iter(self.entries)

    def __repr__(self) -> str:
        return f"<history of {self.game.name}, {self.players} players, {len(self)} entries>"

    def _first(self) -> Position:
        """Return the position before the first entry."""
        if self.start is not None:
            return self.start.copy()
        return self.game.start(self.players, self.settings)

    # Growing

    def position(self) -> Position:
        """Return the present position: a copy, with which one may do what one likes."""
        return self._now.copy()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._now.actor == OVER

    def line(self) -> list[int]:
        """Return the options that stand, without what was taken back."""
        return list(self._line)

    def actors(self) -> list[int]:
        """Return who decided each of those options."""
        return list(self._actors)

    def add(self, number: int | str) -> list[NamedEvent]:
        """Add an entry and return what it brought about; ValueError if it doesn't fit."""
        if isinstance(number, str):
            number = self.entry_number(number)
        if isinstance(number, bool) or not isinstance(number, int):
            raise ValueError(f"An entry is a whole number, or words, not {number!r}.")
        if number < 0:
            return self._add_table_entry(number)
        if self._conceded:
            raise ValueError("The game is over: somebody has conceded.")
        actor = self._now.actor
        told = self._hear(lambda: self._now.take(number))
        self.entries.append(number)
        self._line.append(number)
        self._actors.append(actor)
        return told

    def _hear(self, deed: Callable[[], None]) -> list[NamedEvent]:
        """Let something happen and return what the position tells of it."""
        listener = Listener()
        self._now.listener = listener
        try:
            deed()
        finally:
            self._now.listener = None
        return [self.game.told(event) for event in listener.events]

    def _add_table_entry(self, number: int) -> list[NamedEvent]:
        kind, seat = entry_kind(number)
        if kind >= len(ENTRIES) or seat >= self.players:
            raise ValueError(f"There is no entry {number}.")
        told: list[NamedEvent] = []
        if kind == UNDO:
            self._undo(seat)
        elif kind == REWIND:
            self._go_back()
        elif kind == CONCEDE:
            told = self._concede(seat)
        self.entries.append(number)
        return told

    def _concede(self, seat: int) -> list[NamedEvent]:
        if not self.game.concession:
            raise ValueError(f"Nobody can concede in {self.game.title}.")
        if self._now.actor == OVER:
            raise ValueError("The game is over already.")
        self._conceded.append(seat)
        return self._hear(lambda: self._now.concede(seat))

    # Undo: a rule about information

    def can_undo(self, seat: int) -> bool:
        """Say whether the last to decide was the seat.

        Then neither chance nor another player has had a say since, and as nothing hidden is ever
        shown but by chance, nobody has learnt anything that would have to be forgotten.
        """
        return self._now.actor != OVER and bool(self._actors) and self._actors[-1] == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last option, if that is allowed."""
        self.add(entry(UNDO, seat))

    def _undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise ValueError(
                "That can't be taken back: since then chance, or another player, has had a say."
            )
        self._go_back()

    def _go_back(self) -> None:
        """Take back the last option, whoever decided it: a lesson lets one try again."""
        if not self._line:
            raise ValueError("Nothing stands that could be taken back.")
        self._line.pop()
        self._actors.pop()
        p = self._first()
        for option in self._line:
            p.apply(option)
        self._now = p

    # Reading

    def positions(self) -> Iterator[Position]:
        """Yield the position at the start and after each entry, each a copy of its own."""
        replay = History(self.game, self.players, self.settings, start=self.start)
        yield replay.position()
        for number in self.entries:
            replay.add(number)
            yield replay.position()

    def events(self) -> Iterator[tuple[int, list[NamedEvent]]]:
        """Yield each entry with what it brought about."""
        replay = History(self.game, self.players, self.settings, start=self.start)
        for number in self.entries:
            yield number, replay.add(number)

    def text(self) -> list[str]:
        """Return the entries in the stable notation."""
        return [self.entry_text(number) for number in self.entries]

    def entry_text(self, number: int) -> str:
        """Return an entry in the stable notation."""
        if number >= 0:
            return self.game.text(number)
        kind, seat = entry_kind(number)
        return f"{ENTRIES[kind]} {seat + 1}"

    def entry_number(self, text: str) -> int:
        """Return the entry that a text in the stable notation stands for."""
        number = table_entry(text)
        return self.game.option(text) if number is None else number

    # As a document

    def to_json(self) -> str:
        """Return the history as text."""
        p = self._now
        document: dict[str, Any] = {
            "nunatak": FORMAT,
            "game": self.game.name,
            "players": self.players,
            "options": self.settings,
            "rules": self.game.rules_version,
            "components": self.game.edition,
            "length": len(self.entries),
            "entries": self.entries,
        }
        if self.start is not None:
            document["start"] = self.start.save()
        if p.actor == OVER:
            document["result"] = {"scores": p.scores(), "winners": p.winners()}
        return json.dumps(document, separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> "History":
        """Return the history that a text holds; ValueError with the reason if it holds none."""
        return read_history(text)


def read_history(text: str) -> History:
    """Return the history that a text holds; ValueError with the reason if it holds none."""
    try:
        document = json.loads(text)
    except ValueError as error:
        raise ValueError(f"This is not a whole history: {error}.") from None
    if not isinstance(document, dict):
        raise ValueError("This is not a history: it has no named parts.")
    for name, kind in PARTS.items():
        if not isinstance(document.get(name), kind):
            raise ValueError(f"This is not a history: its part {name!r} is missing or wrong.")
    if document["nunatak"] != FORMAT:
        raise ValueError(f"This history is of another format than {FORMAT}.")
    game = find_game(document["game"])
    game = game.of_edition(document["components"])
    if document["rules"] != game.rules_version:
        raise ValueError(game.other_rules("This history was played", document["rules"]))
    entries = document["entries"]
    if document["length"] != len(entries):
        raise ValueError(
            f"This history is cut off: it should have {document['length']} entries "
            f"and has {len(entries)}."
        )
    start = game.load(document["start"]) if "start" in document else None
    history = History(game, document["players"], document["options"], start=start)
    for i, number in enumerate(entries):
        try:
            if isinstance(number, str):
                raise ValueError(f"an entry is a whole number, not {number!r}.")
            history.add(number)
        except ValueError as error:
            raise ValueError(f"Entry {i + 1} does not fit: {error}") from None
    p = history.position()
    result = {"scores": p.scores(), "winners": p.winners()} if p.actor == OVER else None
    if document.get("result") != result:
        raise ValueError("This history ends otherwise than it says.")
    return history


PARTS: dict[str, type] = {
    "nunatak": int,
    "game": str,
    "players": int,
    "options": dict,
    "rules": int,
    "components": str,
    "length": int,
    "entries": list,
}
