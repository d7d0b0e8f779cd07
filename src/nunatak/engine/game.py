"""A game as its players and its programs meet it."""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from nunatak.engine.document import ALL, Eye, Page
from nunatak.engine.edition import edition_of
from nunatak.engine.position import CHANCE, NOBODY, OVER, SEATS, Event, Listener, Position
from nunatak.engine.text import FALLBACK, Texts
from nunatak.engine.vocabulary import NUMBER, SEAT, EventKind, Nouns, Vocabulary

FORMAT = 1  # of saved positions and histories
CHOOSERS = {CHANCE: "chance", NOBODY: "nobody"}  # who is asked, if it is no seat


class Choice:
    """Something to be agreed on before a game: its name, the values it may have, the default."""

    def __init__(self, name: str, values: Sequence[Any], default: Any) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default

    def __repr__(self) -> str:
        return f"<{self.name}: {', '.join(map(str, self.values))}>"


def switch(name: str) -> Choice:
    """Return a choice between off, the default, and on."""
    return Choice(name, (False, True), False)


class Told:
    """An event with its nouns by name."""

    def __init__(self, name: str, nouns: dict[str, int | str], seen: int) -> None:
        self.name = name
        self.nouns = nouns
        self.seen = seen

    def __repr__(self) -> str:
        nouns = " ".join(f"{name}={noun}" for name, noun in self.nouns.items())
        return f"<{self.name} {nouns}>".replace(" >", ">")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and (self.name, self.nouns, self.seen) == (
            other.name,
            other.nouns,
            other.seen,
        )

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.nouns.items()), self.seen))


class Preview:
    """What would follow from an option: the events, and who or what decides next."""

    def __init__(self, events: list[Told], then: str, scores: list[int]) -> None:
        self.events = events
        self.then = then  # "you", "another player", "chance" or "the end"
        self.scores = scores

    def __repr__(self) -> str:
        return f"<{', '.join(map(repr, self.events))}; then {self.then}>"


class Game:
    """A board game: what it is called, what can be agreed on, and how it starts.

    The rules lie in the game's own folder, one room for each concern; they are loaded when they
    are first needed, so that listing the games costs nothing.

    >>> import nunatak
    >>> game = nunatak.game("antartik")
    >>> game.title, game.players
    ('Antartik', range(2, 6))
    >>> game.text(game.option("stake 7"))
    'stake 7'
    """

    def __init__(
        self,
        package: str,
        *,
        number: int,
        title: str,
        designers: Sequence[str],
        year: int,
        players: range,
        minutes: str,
        weight: int,
        rules_version: int,
        options: Sequence[Choice] = (),
        concession: bool = False,
    ) -> None:
        self.package = package
        self.name = package.rsplit(".", 1)[1].replace("_", "-")
        self.number = number  # the order in which the games came
        self.title = title
        self.designers = tuple(designers)
        self.year = year
        self.players = players
        self.minutes = minutes
        self.weight = weight  # from 1, light, to 5, very heavy
        self.rules_version = rules_version
        self.options = tuple(options)
        self.concession = concession  # the rules know giving up
        self.texts = Texts(package)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (import_game, (self.package, self.edition))

    # Its rooms

    def room(self, name: str) -> ModuleType:
        """Return one of the files of the game's folder."""
        return import_module(f"{self.package}.{name}")

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """All the options that can ever occur, by number."""
        found: Vocabulary = self.room("words").VOCABULARY
        return found

    @cached_property
    def events(self) -> tuple[EventKind, ...]:
        """The kinds of event, by number."""
        found: tuple[EventKind, ...] = self.room("words").EVENTS
        return found

    @cached_property
    def endings(self) -> tuple[str, ...]:
        """The ways in which the game can end, by number."""
        found: tuple[str, ...] = self.room("words").ENDINGS
        return found

    @cached_property
    def components(self) -> str:
        """The printed pieces, as text."""
        return (resources.files(self.package) / "components.toml").read_text(encoding="utf-8")

    @cached_property
    def rules(self) -> str:
        """How to play, in our own words, as Markdown."""
        return (resources.files(self.package) / "rules.md").read_text(encoding="utf-8")

    @cached_property
    def edition(self) -> str:
        """A short name for exactly these pieces."""
        return edition_of(self.components)

    def of_edition(self, name: str) -> "Game":
        """Return the game with the pieces of an edition; ValueError if it has none of that name.

        Those of the past lie in the folder `editions`, as games that were kept may need them.
        """
        renamed = self.editions / "renamed.toml"
        if renamed.is_file():  # what it was called before comments stopped counting
            name = tomllib.loads(renamed.read_text(encoding="utf-8")).get(name, name)
        if name == self.edition:
            return self
        if name not in self.former:
            found = self.editions / f"{name}.toml"
            if not (re.fullmatch("[0-9a-f]{16}", name) and found.is_file()):
                raise ValueError(f"{self.title} has no cards and boards called {name!r}.")
            former = copy(self)
            for part in ("edition", "tables", "components", "former"):
                vars(former).pop(part, None)
            vars(former)["components"] = found.read_text(encoding="utf-8")
            self.former[name] = former
        return self.former[name]

    @cached_property
    def editions(self) -> Traversable:
        """Where pieces of the past are kept."""
        return resources.files(self.package) / "editions"

    @cached_property
    def former(self) -> "dict[str, Game]":
        """The same game with pieces of the past, as far as somebody asked for them."""
        return {}

    @cached_property
    def tables(self) -> Any:
        """The printed pieces, as every position points to them."""
        return self.room("components").tables(self, self.components)

    @cached_property
    def judgement(self) -> Any:
        """What bots think of a position."""
        return self.room("judgement").judgement()

    # Starting

    def start(self, players: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
        """Return the position at the start of a game.

        >>> import nunatak
        >>> nunatak.game("antartik").start(players=7)
        Traceback (most recent call last):
            ...
        ValueError: Antartik is for 2 to 5 players, not 7.
        """
        count = self.count(players)
        return self.room("decisions").start(self.tables, count, **self.agree(options))

    def count(self, players: int | None) -> int:
        """Return a number of players if the game can be played by so many."""
        if players is None:
            return self.players[0]
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            many = f"{self.players[0]} to {self.players[-1]}" if len(self.players) > 1 else "2"
            raise ValueError(f"{self.title} is for {many} players, not {players}.")
        return players

    def agree(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return all that was agreed on, with defaults for what was not said."""
        agreed = {choice.name: choice.default for choice in self.options}
        for name, value in (options or {}).items():
            choice = next((c for c in self.options if c.name == name), None)
            if choice is None:
                known = ", ".join(c.name for c in self.options) or "none"
                raise ValueError(f"{self.title} has no option {name!r}. It has: {known}.")
            if not any(
                value is v or (value == v and type(value) is type(v)) for v in choice.values
            ):
                known = ", ".join(map(str, choice.values))
                raise ValueError(f"The option {name} can be {known}, not {value!r}.")
            agreed[name] = value
        return agreed

    def agreed(self, p: Position) -> dict[str, Any]:
        """Return what was agreed on for this position."""
        found: dict[str, Any] = self.room("view").agreed(p)
        return found

    # Words

    def text(self, option: int) -> str:
        """Return an option in the stable notation."""
        return self.vocabulary.text(option)

    def option(self, text: str) -> int:
        """Return the option that a text in the stable notation stands for."""
        return self.vocabulary.option(text)

    def label(self, option: int, locale: str = FALLBACK, p: Position | None = None) -> str:
        """Return an option as people say it; in a position, as the game's view says it there.

        >>> import nunatak
        >>> game = nunatak.game("antartik")
        >>> game.label(game.option("stake 8-judge"))
        'Stake an 8 with a judge'
        """
        said = None if p is None else getattr(self.room("view"), "said", None)
        words: str = said(p, option, locale) if said else ""
        if words:
            return words
        verb = self.vocabulary.verb(option)
        nouns: dict[str, Any] = {}
        if verb.nouns is not None:
            nouns = {"noun": self.noun(verb.nouns, option - verb.first, locale)}
        return self.texts.say(f"option-{verb.name}", locale, **nouns)

    def noun(self, nouns: Nouns, number: int, locale: str = FALLBACK) -> str:
        """Return one of several nouns as people say it."""
        name = nouns[number]
        return self.texts.say(f"{nouns.key}-{name}", locale) if nouns.key else name

    def ask(self, p: Position, locale: str = FALLBACK) -> str:
        """Return the sentence that says what has to be decided."""
        if p.actor == OVER:
            return self.texts.say("over", locale)
        name = self.tables.decisions[p.now].name
        return self.texts.say(f"ask-{name}", locale, **self.room("view").asked(p))

    def why_not(self, p: Position, option: int, locale: str = FALLBACK) -> str | None:
        """Return the rule that forbids an option, or nothing if it is allowed."""
        self.vocabulary.verb(option)
        if option in p.options():
            return None
        if p.actor == OVER:
            return self.texts.say("over", locale)
        key = ""
        if p.actor != CHANCE:
            key = self.tables.decisions[p.now].why_not(p, option)
        return self.texts.say(key, locale) if key else self.now(p, locale)

    def now(self, p: Position, locale: str = FALLBACK, who: str = "") -> str:
        """Return, in a few words, what is being decided now, and by whom if that is known."""
        name = self.tables.decisions[p.now].name
        who = who or self.texts.say("player", locale, seat=p.actor + 1)
        return self.texts.say(f"now-{name}", locale, who=who)

    def refusal(self, p: Position, option: int) -> str:
        """Return why an option can't be taken, as an error says it."""
        text = self.text(option)
        reason = self.why_not(p, option) or ""
        return f"{text} is not possible now: {reason[:1].lower()}{reason[1:]}"

    def told(self, event: Event) -> Told:
        """Return an event with its nouns by name."""
        kind = self.events[event.kind]
        numbers = (event.a, event.b, event.c, event.d)
        nouns: dict[str, int | str] = {}
        for (name, names), number in zip(kind.nouns.items(), numbers, strict=False):
            if names is SEAT or names is NUMBER:
                nouns[name] = int(number)
            else:
                nouns[name] = names[number]
        return Told(kind.name, nouns, int(event.seen))

    def sentence(
        self, told: Told, names: Sequence[str] | None = None, locale: str = FALLBACK
    ) -> str:
        """Return an event as a sentence; seats by the names of those who sit there."""
        kind = next(kind for kind in self.events if kind.name == told.name)
        nouns: dict[str, Any] = {}
        for name, noun in told.nouns.items():
            sort = kind.nouns[name]
            if sort is SEAT:
                seat = int(noun)
                nouns[name] = names[seat] if names else str(seat + 1)
            elif sort is NUMBER:
                nouns[name] = noun
            else:
                nouns[name] = self.noun(sort, sort.index(str(noun)), locale)
        return self.texts.say(f"event-{told.name}", locale, **nouns)

    # Looking

    def view(self, p: Position, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, may see."""
        eye = Eye(None if seat is None else self.seat(p, seat))
        table = self.room("view").table(p, eye)
        scores = self.scores_seen(p, seat)
        view = {**self.heading(p), "actor": int(p.actor), "scores": scores, "table": table}
        view["choices"] = p.options() if seat is not None and p.actor == seat else []
        return view

    def scores_seen(self, p: Position, seat: int | None) -> list[int]:
        """Return everybody's points as far as a seat, or a spectator, may know them."""
        eye = NOBODY if seat is None else seat
        return [int(p.score_seen(each, eye)) for each in range(p.players)]

    def seat(self, p: Position, seat: int) -> int:
        """Return a seat if the position has it."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < p.players:
            raise ValueError(f"There is no seat {seat}: seats go from 0 to {p.players - 1}.")
        return seat

    def preview(self, p: Position, seat: int, option: int) -> Preview:
        """Return what would follow from an option, up to chance, which alone reveals anything."""
        self.seat(p, seat)
        if option not in p.options():
            raise ValueError(self.refusal(p, option))
        if p.actor != seat:
            raise ValueError(f"It is not seat {seat} that decides now.")
        q = p.copy()
        listener = Listener()
        q.listener = listener
        q.apply(option)
        then = {CHANCE: "chance", OVER: "the end", seat: "you"}.get(q.actor, "another player")
        return Preview(self.visible(listener.events, seat), then, self.scores_seen(q, seat))

    def advice(self, p: Position, seat: int, ms: int) -> Any:
        """Return a seat's options as a bot sees them, the best first."""
        return import_module("nunatak.bots.advice").advice(p, seat, ms)

    def visible(self, events: Iterable[Event], seat: int | None) -> list[Told]:
        """Return those events that a seat, or a spectator, may know of."""
        eye = Eye(seat)
        return [self.told(event) for event in events if eye.sees(event.seen)]

    def summary(self, p: Position) -> str:
        """Return a position in a few words."""
        who = {CHANCE: "chance decides", OVER: "over"}.get(p.actor, f"seat {p.actor} decides")
        return f"<{self.name}, {p.players} players, {who}>"

    # Saving

    def other_rules(self, what: str, version: object) -> str:
        """Return the sentence about something that belongs to another version of the rules."""
        return (
            f"{what} under version {version} of the rules of {self.title}, "
            f"which are now at version {self.rules_version}."
        )

    def heading(self, p: Position) -> dict[str, Any]:
        """Return what every document about a position begins with."""
        return {"game": self.name, "players": int(p.players), "options": self.agreed(p)}

    def save(self, p: Position) -> dict[str, Any]:
        """Return a position as a JSON document."""
        pending = []
        for i in range(p.depth):
            frame = p.agenda[i]
            actor = ((frame >> 8) & 255) - 3
            name = self.tables.decisions[frame & 255].name
            pending.append([name, actor + 1 if actor >= 0 else CHOOSERS[actor], frame >> 16])
        return {
            "nunatak": FORMAT,
            **self.heading(p),
            "rules": self.rules_version,
            "components": self.edition,
            "pending": pending,
            "table": self.room("view").table(p, ALL),
        }

    def brought_up(self, document: Mapping[str, Any]) -> dict[str, Any]:
        """Return a position that was saved under other rules, or with other pieces, as it is now.

        A game whose documents have changed says how in its room `kept`: `migrate(document)`.
        """
        found = dict(document)
        kept = self.kept()
        if kept is not None and hasattr(kept, "migrate"):
            found = kept.migrate(found)
        return {**found, "rules": self.rules_version, "components": self.edition}

    def as_now(self, p: Position, entry: int, rules: int) -> list[int] | None:
        """Return what an entry made under earlier rules comes to here, if the game can say it.

        A game says so in its room `kept`: nothing for what is no longer asked, more than one option
        where something is asked that was not.
        """
        kept = self.kept()
        if kept is None or not hasattr(kept, "as_now"):
            return None
        found: list[int] | None = kept.as_now(p, entry, rules)
        return found

    def kept(self) -> ModuleType | None:
        """Return what the game knows about its own past, if there is anything to know."""
        return self.room("kept") if find_spec(f"{self.package}.kept") is not None else None

    def load(self, document: Mapping[str, Any], *, kept: bool = False) -> Any:
        """Return a saved position; ValueError if it is not a possible one.

        What was kept by ourselves, maybe long ago, need not say all that is written today.
        """
        page = Page(document, self.name, kept=kept)
        if page.part("nunatak").content != FORMAT:
            raise ValueError(f"This document is of another format than {FORMAT}.")
        if page.part("game").content != self.name:
            raise ValueError(f"This is a document of {document['game']!r}, not of {self.name}.")
        game = self.of_edition(str(page.part("components").content))
        if game is not self:
            return game.load(document, kept=kept)
        if page.part("rules").content != self.rules_version:
            raise ValueError(self.other_rules("This position was saved", document["rules"]))
        players = self.count(page.part("players").content)
        options = page.part("options").content
        if not isinstance(options, dict):
            raise page.part("options").fail("should be a table of what was agreed on")
        p: Position = self.room("view").restore(
            self.tables, players, self.agree(options), page.part("table")
        )
        p.drop_agenda()
        names = [decision.name for decision in self.tables.decisions]
        for frame in page.part("pending").parts():
            name, actor, about = frame.parts(3)
            seat = next((n for n, word in CHOOSERS.items() if word == actor.content), None)
            if seat is None:
                seat = actor.number(1, players) - 1
            p.ask(name.name_in(names), seat, about.number(0, 2**40))
        p.settle()
        wrong = p.check()
        if wrong:
            raise ValueError(f"The saved position is not possible: {wrong}")
        if p.actor != OVER and not p.options():
            raise ValueError("The saved position is not possible: nobody has anything to choose.")
        return p


def import_game(package: str, edition: str | None = None) -> Game:
    """Return the game that a package holds; what pickle calls."""
    game: Game = import_module(package).GAME
    return game if edition is None else game.of_edition(edition)


def seats_of(mask: int) -> list[int]:
    """Return the seats in a mask."""
    return [seat for seat in range(len(SEATS) - 1) if mask & SEATS[seat]]
