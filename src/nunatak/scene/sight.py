"""What somebody at a table sees of a game: all that a scene may be made from."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Protocol, Self

from nunatak.engine.events import NamedEvent
from nunatak.engine.position import OVER
from nunatak.engine.vocabulary import Nouns, Vocabulary
from nunatak.scene.heard import Heard
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.scene.text import Texts


class Somebody:
    """Who sits on a seat, as everybody may know."""

    def __init__(
        self, name: str, *, you: bool = False, bot: bool = False, away: bool = False
    ) -> None:
        self.name = name
        self.you = you
        self.bot = bot
        self.away = away


class Wording(Protocol):
    """What a sight needs of its game: words, and the printed pieces as text."""

    title: str
    texts: Texts

    def __hash__(self) -> int: ...

    @property
    def vocabulary(self) -> Vocabulary:
        """All the options that can ever occur."""

    @property
    def components(self) -> str:
        """The printed pieces, as text."""

    def label(self, option: int, locale: str = "en") -> str:
        """Return an option as people say it."""

    def noun(self, nouns: Nouns, number: int, locale: str = "en") -> str:
        """Return one of several nouns as people say it."""


class Sight:
    """A position through the eyes of one seat or a spectator, in one language.

    It holds no position, so that a scene can't show what the view leaves out. A game adds what its
    drawing asks for in a class of its own, and turns a sight into one of those with `of`.

    >>> import nunatak
    >>> game = nunatak.game("antartik")
    >>> sight = game.look(game.start(players=2), 0, [Somebody("Ines"), Somebody("Noor")])
    >>> sight.letter(1), sight.name(1), sight.decision, sight.mine
    ('B', 'Noor', 'first-diver', False)
    """

    def __init__(
        self,
        game: Wording,
        view: dict[str, Any],
        seat: int | None,
        people: Sequence[Somebody],
        *,
        locale: str,
        decision: str,
        ask: str,
        asked: dict[str, Any],
        options: Sequence[int],
        told: Heard,
        early: bool,
    ) -> None:
        self.game = game
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.seat = seat
        self.people = tuple(people)
        self.locale = locale
        self.bare = game.texts.said(locale)
        self.decision = decision  # the name of what is asked, empty at the end
        self.ask = ask  # the same as a sentence for whoever looks
        self.asked = asked  # what it is asked about; only whoever is asked knows for sure
        self.options = tuple(options)  # the options of whoever looks
        self.heard = told  # everything that has happened, as far as the seat may know
        self.early = early  # the options are for later, while somebody else is asked

    @classmethod
    def of(cls, sight: "Sight") -> Self:
        """Return a sight with all that a game's own drawing asks for."""
        found = cls.__new__(cls)
        vars(found).update(vars(sight))
        return found

    @property
    def told(self) -> Sequence[NamedEvent]:
        """Everything that has happened, as far as the seat may know."""
        return self.heard.events

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.people)

    @property
    def actor(self) -> int:
        """Whoever is asked: a seat, CHANCE or OVER."""
        actor: int = self.view["actor"]
        return actor

    @property
    def mine(self) -> bool:
        """Whether whoever looks may choose something."""
        return bool(self.options)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @cached_property
    def offered(self) -> frozenset[int]:
        """The options of whoever looks, in no order."""
        return frozenset(self.options)

    def can(self, option: int) -> int | None:
        """Return the option if whoever looks may choose it."""
        return int(option) if option in self.offered else None

    def those(self, first: int, count: int) -> list[int]:
        """Return those of a verb's options that can be chosen."""
        return [option for option in self.options if first <= option < first + count]

    def letter(self, seat: int) -> str:
        """Return a seat as scenes name it."""
        return SEAT_LETTERS[seat]

    def name(self, seat: int) -> str:
        """Return who sits there."""
        return self.people[seat].name

    def say(self, key: str, /, **nouns: Any) -> str:
        """Return one of the game's own words."""
        if nouns:
            return self.game.texts.about(key, self.locale, nouns)
        found = self.bare.get(key)
        if found is None:
            found = self.bare[key] = self.game.texts.about(key, self.locale, nouns)
        return found

    def label(self, option: int) -> str:
        """Return an option as people say it."""
        return self.game.label(option, self.locale)
