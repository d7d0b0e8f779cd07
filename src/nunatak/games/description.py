"""A game as its players and its programs meet it."""

import json
import re
import tomllib
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property, lru_cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar, cast

from nunatak.engine.document import ALL, Eye, Page
from nunatak.engine.events import Event, Listener, NamedEvent, Preview
from nunatak.engine.judgement import Judgement, PointsJudgement
from nunatak.engine.learned import learned
from nunatak.engine.minds import Minds
from nunatak.engine.networks import file_of
from nunatak.engine.observation import Observation
from nunatak.engine.position import (
    CHANCE,
    NOBODY,
    OVER,
    SEAT_BITS,
    GameTables,
    Position,
    Referee,
    Rules,
    about_at,
    actor_at,
    decision_at,
)
from nunatak.engine.vocabulary import NUMBER, SEAT, Nouns, Vocabulary
from nunatak.games.edition import edition_of
from nunatak.scene.heard import Heard
from nunatak.scene.plain import PLAIN
from nunatak.scene.screen import Screen
from nunatak.scene.sight import Sight, Somebody
from nunatak.scene.text import FALLBACK, Texts

P = TypeVar("P", bound=Position)

FORMAT = 1  # of saved positions and histories
TOLD = 8_192  # events that are at hand, of all games: some 3 MB
SettingValue = bool | int | str
CHOOSERS = {CHANCE: "chance", NOBODY: "nobody"}  # who is asked, if it is no seat


class Setting:
    """Something to be agreed on before a game: its name, the values it may have, the default."""

    def __init__(self, name: str, values: Sequence[SettingValue], default: SettingValue) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default

    def __repr__(self) -> str:
        return f"<{self.name}: {', '.join(map(str, self.values))}>"


def switch(name: str) -> Setting:
    """Return a setting that is off, the default, or on."""
    return Setting(name, (False, True), False)


class Views(Generic[P]):
    """Who may see what of a game, and how it is written down: what its `view.py` hands over."""

    def __init__(
        self,
        agreed: Callable[[P], dict[str, SettingValue]],
        asked: Callable[[P], dict[str, Any]],
        table: Callable[[P, Eye], dict[str, Any]],
        restore: Callable[[Any, int, dict[str, Any], Page], P],
        *,
        exact: bool = False,
    ) -> None:
        self.agreed = agreed  # the settings of a position
        self.asked = asked  # what its question is about, by name
        self.table = table  # what an eye sees of it
        self.restore = restore  # a position from tables, players, settings and what was written
        self.exact = exact  # a document must say just what is written of the position made from it


class Past(Generic[P]):
    """What a game knows about games that were kept under its earlier rules."""

    def __init__(
        self,
        as_now: Callable[[P, int, int], list[int] | None] | None = None,
        migrate: Callable[[dict[str, Any]], dict[str, Any]] | None = None,
    ) -> None:
        self.as_now = as_now  # what an entry made under earlier rules comes to
        self.migrate = migrate  # a document of an earlier program as it is written now


class Game(Referee, Generic[P]):
    """A board game: what it is called, what can be agreed on, and how it starts.

    Its parts lie in the game's own folder; each is loaded when it is first needed, so that listing
    the games costs nothing.

    >>> import nunatak
    >>> game = nunatak.game("antartik")
    >>> game.title, game.players
    ('Antartik', range(2, 6))
    >>> game.label("stake 7")
    'Stake a 7'
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
        settings: Sequence[Setting] = (),
        concession: bool = False,
        artists: Sequence[str] = (),
        publisher: str = "",
        link: str = "",
        from_below: Sequence[str] = (),
    ) -> None:
        self.package = package
        self.name = package.rsplit(".", 1)[-1].replace("_", "-")
        self.number = number  # the order in which the games came
        self.title = title
        self.designers = tuple(designers)
        self.year = year
        self.players = players
        self.minutes = minutes
        self.weight = weight  # from 1, light, to 5, very heavy
        self.rules_version = rules_version
        self.settings = tuple(settings)
        self.concession = concession  # the rules know giving up
        self.artists = tuple(artists)
        self.publisher = publisher
        self.link = link  # to the publisher
        self.from_below = frozenset(from_below)  # decisions at which chance draws the lowest card
        self.texts = Texts(package)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (import_game, (self.package, self.edition))

    # Its parts

    @cached_property
    @abstractmethod
    def rules(self) -> Rules[P]:
        """What lies on the table, every choice, the points."""

    def printed(self, components: str) -> GameTables:
        """Return the printed pieces that a component file describes: none, if it has no file."""
        return GameTables(self, self.rules)

    @cached_property
    @abstractmethod
    def views(self) -> Views[P]:
        """Who may see what, and how it is written down."""

    @cached_property
    def screen(self) -> Screen:
        """What people see: until a game has its own, the view as text."""
        return PLAIN

    @cached_property
    def minds(self) -> Minds[P]:
        """What bots think: until a game has its own, that whoever has more points is ahead."""
        return Minds(PointsJudgement, Observation, {})

    @cached_property
    def past(self) -> Past[P]:
        """What became of games that were kept under earlier rules."""
        return Past()

    @property
    def vocabulary(self) -> Vocabulary:
        """All the options that can ever occur, by number."""
        return self.rules.vocabulary

    @cached_property
    def components(self) -> str:
        """The printed pieces, as text."""
        file = resources.files(self.package) / "components.toml"
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    @cached_property
    def rules_text(self) -> str:
        """How to play, in our own words, as Markdown."""
        return (resources.files(self.package) / "rules.md").read_text(encoding="utf-8")

    @cached_property
    def edition(self) -> str:
        """A short name for exactly these pieces."""
        return edition_of(self.components)

    def of_edition(self, name: str) -> "Game[P]":
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
    def former(self) -> "dict[str, Game[P]]":
        """The same game with pieces of the past, as far as somebody asked for them."""
        return {}

    @cached_property
    def tables(self) -> GameTables:
        """The printed pieces, as every position points to them."""
        return self.printed(self.components)

    @cached_property
    def judgement(self) -> Judgement[P]:
        """What bots think of a position: learned, if a network lies beside the game."""
        whole = file_of(self.package)
        if whole is None:
            return self.first_judgement
        return learned(self.minds.judgement(), self.minds.observation(), whole)

    @cached_property
    def first_judgement(self) -> Judgement[P]:
        """What bots think of a position by what was written by hand."""
        return self.minds.judgement()

    # Starting

    def start(
        self, players: int | None = None, settings: Mapping[str, SettingValue] | None = None
    ) -> P:
        """Return the position at the start of a game, for as few as can play it if none is said.

        >>> from nunatak.games.antartik import GAME
        >>> GAME.start(players=2, settings={"children": True})
        <antartik, 2 players, chance decides>

        >>> import nunatak
        >>> nunatak.game("antartik").start(players=7)
        Traceback (most recent call last):
            ...
        ValueError: Antartik is for 2 to 5 players, not 7.
        """
        count = self.count(players)
        return self.rules.start(self.tables, count, **self.agree(settings))

    def count(self, players: int | None) -> int:
        """Return a number of players if the game can be played by so many."""
        if players is None:
            return self.players[0]
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            many = f"{self.players[0]} to {self.players[-1]}" if len(self.players) > 1 else "2"
            raise ValueError(f"{self.title} is for {many} players, not {players}.")
        return players

    def agree(self, settings: Mapping[str, SettingValue] | None) -> dict[str, SettingValue]:
        """Return all that was agreed on, with defaults for what was not said."""
        agreed = {setting.name: setting.default for setting in self.settings}
        for name, value in (settings or {}).items():
            setting = next((s for s in self.settings if s.name == name), None)
            if setting is None:
                known = ", ".join(s.name for s in self.settings) or "none"
                raise ValueError(f"{self.title} has no setting {name!r}. It has: {known}.")
            if not any(
                value is v or (value == v and type(value) is type(v)) for v in setting.values
            ):
                known = ", ".join(map(str, setting.values))
                raise ValueError(f"The setting {name} can be {known}, not {value!r}.")
            agreed[name] = value
        return agreed

    def agreed(self, p: Position) -> dict[str, SettingValue]:
        """Return what was agreed on for this position."""
        return self.views.agreed(self.own(p))

    def own(self, p: Position) -> P:
        """Return a position as one of this game."""
        return cast(P, p)

    # Words

    def text(self, option: int) -> str:
        """Return an option in the stable notation."""
        return self.vocabulary.text(option)

    def option(self, text: str) -> int:
        """Return the option that a text in the stable notation stands for."""
        return self.vocabulary.option(text)

    def label(
        self,
        option: int | str,
        locale: str = FALLBACK,
        p: Position | None = None,
        names: Sequence[str] = (),
    ) -> str:
        """Return an option as people say it; in a position, as the game's screen says it there.

        `names` says who sits where, as in `sentence`; without it seats have numbers.

        >>> import nunatak
        >>> nunatak.game("antartik").label("stake 8-judge")
        'Stake an 8 with a judge'
        """
        if isinstance(option, str):
            option = self.option(option)
        if p is not None and p.actor >= 0 and self.screen.label is not None:
            people = [Somebody(name) for name in names or map(str, range(1, p.players + 1))]
            words = self.screen.label(self.look(p, int(p.actor), people, locale=locale), option)
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
        name = self.rules.decisions[p.now].name
        return self.texts.say(f"ask-{name}", locale, **self.views.asked(self.own(p)))

    def why_not(self, p: Position, option: int, locale: str = FALLBACK) -> str | None:
        """Return the rule that forbids an option, or nothing if it is allowed."""
        self.vocabulary.verb(option)
        if option in p.options():
            return None
        if p.actor == OVER:
            return self.texts.say("over", locale)
        key = ""
        if p.actor != CHANCE:
            key = self.rules.decisions[p.now].why_not(p, option)
        return self.texts.say(key, locale) if key else self.now(p, locale)

    def now(self, p: Position, locale: str = FALLBACK, who: str = "") -> str:
        """Return, in a few words, what is being decided now, and by whom if that is known."""
        name = self.rules.decisions[p.now].name
        who = who or self.texts.say("player", locale, seat=p.actor + 1)
        return self.texts.say(f"now-{name}", locale, who=who)

    def refusal(self, p: Position, option: int) -> str:
        """Return why an option can't be taken, as an error says it."""
        text = self.text(option)
        reason = self.why_not(p, option) or ""
        return f"{text} is not possible now: {reason[:1].lower()}{reason[1:]}"

    def told(self, event: Event) -> NamedEvent:
        """Return an event with its nouns by name."""
        numbers = (event.a, event.b, event.c, event.d)
        return named(self, event.kind, numbers, event.seen)

    def sentence(
        self, told: NamedEvent, names: Sequence[str] | None = None, locale: str = FALLBACK
    ) -> str:
        """Return an event as a sentence; seats by the names of those who sit there."""
        kind = next(kind for kind in self.rules.events if kind.name == told.name)
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

    def view(self, p: Position, seat: int | None, *, open_hands: bool = False) -> dict[str, Any]:
        """Return what a seat, or a spectator, may see; or what all seats together do."""
        eye = Eye(None if seat is None else self.seat(p, seat), open_hands=open_hands)
        table = self.views.table(self.own(p), eye)
        scores = p.scores() if open_hands else self.scores_seen(p, seat)
        return {
            "game": self.name,
            "players": int(p.players),
            "settings": self.agreed(p),
            "actor": int(p.actor),
            "scores": scores,
            "table": table,
            "options": p.options() if seat is not None and p.actor == seat else [],
        }

    def look(
        self,
        p: Position,
        seat: int | None,
        people: Sequence[Somebody],
        *,
        locale: str = FALLBACK,
        told: Sequence[NamedEvent] | Heard = (),
        early: Sequence[int] = (),
        open_hands: bool = False,
    ) -> Sight:
        """Return what a seat, or a spectator, sees of a position: all that a scene is made from.

        `told` are the events that have led here, of which only those it may know are kept, or its
        own `Heard` of them; `early` is what it may choose already, though it is not asked yet. With
        `open_hands` a spectator sees what all seats see, as after the end.
        """
        view = self.view(p, seat, open_hands=open_hands)
        if not isinstance(told, Heard):
            eye = Eye(seat, open_hands=open_hands)
            told = Heard(each for each in told if eye.sees(each.seen))
        asked = seat is not None and p.actor == seat
        if asked or p.actor in (CHANCE, OVER):
            ask = self.ask(p, locale)
        else:
            ask = self.now(p, locale, people[p.actor].name)
        return Sight(
            self,
            view,
            seat,
            people,
            locale=locale,
            decision="" if p.actor == OVER else self.rules.decisions[p.now].name,
            ask=ask,
            asked=self.views.asked(self.own(p)) if asked else {},
            options=view["options"] or early,
            told=told,
            early=bool(early) and not view["options"],
        )

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

    def visible(self, events: Iterable[Event], seat: int | None) -> list[NamedEvent]:
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

    def save(self, p: Position) -> dict[str, Any]:
        """Return a position as a JSON document."""
        pending = []
        for i in range(p.depth):
            actor = actor_at(p.agenda[i])
            name = self.rules.decisions[decision_at(p.agenda[i])].name
            about = about_at(p.agenda[i])
            pending.append([name, actor + 1 if actor >= 0 else CHOOSERS[actor], about])
        return {
            "nunatak": FORMAT,
            "game": self.name,
            "players": int(p.players),
            "options": self.agreed(p),  # the settings, as format 1 calls them
            "rules": self.rules_version,
            "components": self.edition,
            "pending": pending,
            "table": self.views.table(self.own(p), ALL),
        }

    def brought_up(self, document: Mapping[str, Any]) -> dict[str, Any]:
        """Return a position that was saved under other rules, or pieces, as it is now."""
        return {**document, "rules": self.rules_version, "components": self.edition}

    def as_now(self, p: P, entry: int, rules: int) -> list[int] | None:
        """Return what an entry made under earlier rules comes to here, if the game can say it.

        It is nothing for what is no longer asked, and more than one option where something is asked
        that was not.
        """
        return None if self.past.as_now is None else self.past.as_now(p, entry, rules)

    def from_json(self, text: str) -> P:
        """Return the position that a text holds; ValueError with the reason if it holds none.

        >>> from nunatak.games.antartik import GAME
        >>> GAME.from_json(GAME.start(players=2).to_json())
        <antartik, 2 players, chance decides>
        """
        try:
            document = json.loads(text)
        except ValueError as error:
            raise ValueError(f"This is not a whole position: {error}.") from None
        return self.load(document)

    def load(self, document: Mapping[str, Any], *, kept: bool = False) -> P:
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
        if self.past.migrate is not None:
            page = Page(self.past.migrate(dict(document)), self.name, kept=kept)
        written = page.part("options")
        if not isinstance(written.content, dict):
            raise written.fail("should be a table of what was agreed on")
        p = self.views.restore(
            self.tables, players, self.agree(written.content), page.part("table")
        )
        p.drop_agenda()
        names = [decision.name for decision in self.rules.decisions]
        for frame in page.part("pending").parts():
            name, actor, about = frame.parts(3)
            seat = next((n for n, word in CHOOSERS.items() if word == actor.content), None)
            if seat is None:
                seat = actor.number(1, players) - 1
            p.ask(name.name_in(names), seat, about.number(0, 2**40))
        if p.depth > 0 and actor_at(p.agenda[p.depth - 1]) == NOBODY:
            raise page.part("pending").fail("should end with a question to somebody")
        p.settle()
        wrong = p.check()
        if wrong:
            raise ValueError(f"The saved position is not possible: {wrong}")
        if self.views.exact:
            page.part("table").must_say(self.views.table(p, ALL))
        if p.actor != OVER and not p.options():
            raise ValueError("The saved position is not possible: nobody has anything to choose.")
        return p


def import_game(package: str, edition: str | None = None) -> Game[Any]:
    """Return the game that a package holds; what pickle calls."""
    game: Game[Any] = import_module(package).GAME
    return game if edition is None else game.of_edition(edition)


def seats_of(mask: int) -> list[int]:
    """Return the seats in a mask."""
    return [seat for seat in range(len(SEAT_BITS) - 1) if mask & SEAT_BITS[seat]]


def game_of(p: P) -> Game[P]:
    """Return the game that a position belongs to."""
    game: Game[P] = cast(Game[P], p.game)
    return game


@lru_cache(TOLD)
def named(game: Game[Any], what: int, numbers: tuple[int, ...], seen: int) -> NamedEvent:
    """Return an event with its nouns by name: the same one wherever the same has happened."""
    kind = game.rules.events[what]
    nouns: dict[str, int | str] = {}
    for (name, names), number in zip(kind.nouns.items(), numbers, strict=False):
        if names is SEAT or names is NUMBER:
            nouns[name] = int(number)
        else:
            nouns[name] = names[number]
    return NamedEvent(kind.name, nouns, int(seen))
