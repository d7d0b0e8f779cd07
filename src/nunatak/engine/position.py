"""Positions, and the decisions that change them.

A decision is a stateless object: what the options are and what taking one does. A position keeps
what is still to be decided on its agenda, a stack of integers, so that it can be copied, saved and
sent in the middle of anything.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from nunatak.engine.bits import add_bits, lowest, pick_bit, single
from nunatak.engine.events import Event, Listener, Preview
from nunatak.engine.fields import NOTHING, Fields
from nunatak.engine.rng import Rng
from nunatak.engine.vocabulary import EventKind, Vocabulary

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
NOBODY: Final[i64] = -3

EVERYBODY: Final[i64] = 255  # a mask of seats in which every bit stands
SEAT_BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])  # the bit of each seat in such a mask

P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[P]):
    """A point at which somebody chooses.

    The name is what a saved position calls it and, in the game's text files, the key of the
    sentence that asks for it.
    """

    name: str = ""
    about: Fields = NOTHING  # the named numbers that it is asked about
    part: bool = False  # it only completes what the same seat has just begun
    secret: bool = False  # to be asked even of who has one option: not to be asked would tell it

    def options(self, p: P, out: vec[i64]) -> i64:
        """Write the options that are legal now into `out` and return how many there are."""
        return 0

    def take(self, p: P, option: i64) -> None:
        """Do what the option does. `p.actor` and `p.about` still say who chose, and about what."""
        raise NotImplementedError(self.name)

    def outcomes(self, p: P, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write what chance may bring, with weights, as far as the seat `eye` can know.

        With CHANCE for the eye it is the truth: a card that somebody has put on top of a pile is
        certain, though another seat must still reckon with every card it has not seen.
        """
        return 0

    def draw(self, p: P, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        """Return one of the outcomes, by weight; `out` and `weights` are room to write on.

        A decision that can say it without a list of all outcomes may do so, as long as the same
        luck brings the same outcome.
        """
        n = self.outcomes(p, CHANCE, out, weights)
        if n == 1:
            return out[0]
        total: i64 = 0
        for i in range(n):
            total += weights[i]
        left = rng.below(total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return out[i]

    def why_not(self, p: P, option: i64) -> str:
        """Return the key of the rule that forbids the option here, or nothing if none does."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[P]):
    """One of the things that can be chosen at a decision: a verb, with all that its rule says."""

    def __init__(self, first: i64, count: i64 = 1) -> None:
        self.first = first  # the verb's first option
        self.count = count  # how many nouns it may take

    def options(self, p: P, out: vec[i64], n: i64) -> i64:
        """Write the options of this verb after `n` others; return how many there are then."""
        out[n] = self.first
        return n + 1

    def take(self, p: P, noun: i64) -> None:
        """Do what the verb does; its nouns are counted from 0."""
        raise NotImplementedError

    def why_not(self, p: P, noun: i64) -> str:
        """Return the key of the rule that forbids it here, or nothing if none does."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Decision[P]):
    """A decision at which there are several things to do: each is an action of its own.

    The engine finds the action that an option belongs to. A decision that is met very often may
    write its options in one go, and hand them straight to its most frequent actions.
    """

    def __init__(self, actions: list[Action[P]]) -> None:
        self.actions = vec[Action](actions)  # type: ignore[type-arg]  # a vec names a plain class
        size: i64 = 0
        for action in actions:
            size = max(size, action.first + action.count)
        none: Action[P] = Action(0, 0)
        self.of_option = vec[Action]([none] * size)  # type: ignore[type-arg]  # as above
        for action in actions:
            for option in range(action.first, action.first + action.count):
                self.of_option[option] = action

    def options(self, p: P, out: vec[i64]) -> i64:
        """Write the options of all actions, in their order."""
        n: i64 = 0
        actions = self.actions
        for i in range(len(actions)):
            n = actions[i].options(p, out, n)
        return n

    def take(self, p: P, option: i64) -> None:
        """Let the action do it that the option belongs to."""
        action = self.of_option[option]
        action.take(p, option - action.first)

    def why_not(self, p: P, option: i64) -> str:
        """Ask the action that the option belongs to."""
        for action in self.actions:
            if action.first <= option < action.first + action.count:
                found: str = action.why_not(p, option - action.first)
                return found
        return self.why_none(p, option)

    def why_none(self, p: P, option: i64) -> str:
        """Return the key of the rule against an option that no action here offers."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class ByLot(Decision[P]):
    """A seat is drawn by lot, each as likely as any other: to decide who begins, for example."""

    def __init__(self, first: i64) -> None:
        self.first = first  # the option that stands for the first seat

    def outcomes(self, p: P, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write every seat."""
        for seat in range(p.players):
            out[seat] = self.first + seat
            weights[seat] = 1
        return p.players

    def take(self, p: P, option: i64) -> None:
        """Let the game go on with the seat that was drawn."""
        self.drawn(p, option - self.first)

    def drawn(self, p: P, seat: i64) -> None:
        """Do what follows from the seat that was drawn."""
        raise NotImplementedError(self.name)


class OneOf(Decision[P]):
    """Chance brings one thing of a set, each as likely as any other: a card of a deck."""

    def __init__(self, first: i64) -> None:
        self.first = first  # the option that stands for the first thing

    def among(self, p: P) -> i64:
        """Return the things that may come, as bits."""
        raise NotImplementedError(self.name)

    def outcomes(self, p: P, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write every thing of the set."""
        n = add_bits(self.among(p), self.first, out, 0)
        for i in range(n):
            weights[i] = 1
        return n

    def draw(self, p: P, rng: Rng, out: vec[i64], weights: vec[i64]) -> i64:
        """Return one of them without a list of all."""
        things = self.among(p)
        if single(things):
            return self.first + lowest(things)
        return self.first + pick_bit(things, rng)


class Rules(Generic[P]):
    """What a game's folder `rules` hands over: its words, its decisions by number, its start."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        events: tuple[EventKind, ...],
        endings: tuple[str, ...],
        decisions: list[Decision[P]],
        start: Callable[..., P],
        tally: Callable[[P, int], list[tuple[str, int]]],
        check: Callable[[P], str],
    ) -> None:
        self.vocabulary = vocabulary  # all the options that can ever occur, by number
        self.events = events  # the kinds of event, by number
        self.endings = endings  # the ways in which the game can end, by number
        self.decisions = vec[Decision](decisions)  # type: ignore[type-arg]  # a vec names a plain class
        self.start = start  # from tables, players and settings
        self.tally = tally  # a seat's points, one by one
        self.check = check  # what is impossible about a position, as a sentence, or nothing
        self.size: i64 = len(vocabulary)


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """What a position leaves to its game: words, documents, and looking."""

    def refusal(self, p: "Position", option: int) -> str:
        """Return why an option can't be taken, as an error says it."""
        raise NotImplementedError

    def why_not(self, p: "Position", option: int, locale: str = "en") -> str | None:
        """Return the rule that forbids an option, or nothing if it is allowed."""
        raise NotImplementedError

    def preview(self, p: "Position", seat: int, option: int) -> Preview:
        """Return what would follow from an option, up to chance or something hidden."""
        raise NotImplementedError

    def view(self, p: "Position", seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, may see."""
        raise NotImplementedError

    def save(self, p: "Position") -> dict[str, Any]:
        """Return a position as a JSON document."""
        raise NotImplementedError

    def load(self, document: Mapping[str, Any]) -> "Position":
        """Return a saved position."""
        raise NotImplementedError

    def summary(self, p: "Position") -> str:
        """Return a position in a few words."""
        raise NotImplementedError


class GameTables:
    """The printed pieces of a game, which all its positions point to."""

    def __init__(self, game: Referee, rules: Rules[Any]) -> None:
        self.game = game
        self.rules = rules


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Position:
    """A game at one moment. Games add what lies on the table.

    `players` is how many play, `actor` who decides now: a seat from 0 on, CHANCE or OVER. `game` is
    the game it belongs to. `options` and `words` say what can be chosen, `take` takes it, `view`
    shows what a seat may see, and `save` writes everything down.

    >>> import nunatak
    >>> p = nunatak.game("antartik").start(players=3)
    >>> p.take("first 2")
    >>> p.actor == nunatak.CHANCE
    True
    """

    def __init__(self, tables: GameTables, players: i64) -> None:
        self.game = tables.game
        self.rules = tables.rules
        self.players = players
        self.agenda = vec[i64]()  # this decision and what waits below it
        self.depth: i64 = 0
        self.actor: i64 = OVER  # a seat, CHANCE or OVER
        self.now: i64 = 0  # which decision is asked
        self.about: i64 = 0  # what it is asked about
        self.listener: Listener | None = None

    def ask_like(self, other: "Position") -> None:
        """Ask what the other position asks, and then what waits there; for copies."""
        self.agenda = other.agenda[:]
        self.depth = other.depth
        self.actor = other.actor
        self.now = other.now
        self.about = other.about

    # What a game must say of itself

    def copy(self) -> "Position":
        """Return an independent position that is equal to this one; it has no listener."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """Return the points that the seat has now."""
        return 0

    def score_seen(self, seat: i64, eye: i64) -> i64:
        """Return the seat's points as far as another one may know them; NOBODY only watches."""
        return self.score(seat)

    def rank(self, seat: i64) -> i64:
        """Return a number that orders the seats: points, then what breaks ties."""
        return self.score(seat)

    def solo_share(self) -> float:
        """Return how well somebody who plays alone has done, from 0 to 1: over a half is won."""
        return 1.0

    def ending(self) -> i64:
        """Return which of the game's endings came about, as a number in its list of endings."""
        return 0

    def redealt(self, seat: i64, rng: Rng) -> "Position":
        """Return a copy in which all that the seat can't know has been dealt afresh."""
        return self.copy()

    def early(self, seat: i64) -> list[int]:
        """Return the options that a seat may already choose while another one is asked."""
        return []

    def standing_orders(self, seat: i64) -> dict[str, int]:
        """Return the instructions that a seat may leave, each with the option it stands for."""
        return {}

    def concede(self, seat: i64) -> None:
        """End the game as it ends when the seat gives up, if the game knows that."""
        raise ValueError("Nobody can concede in this game.")

    def check(self) -> str:
        """Return what is impossible about this position, as a sentence, or nothing."""
        found: str = self.rules.check(self)
        return found

    # What decisions use

    def ask(self, decision: i64, actor: i64, about: i64 = 0) -> None:
        """Put a decision on the agenda; what is put there last is asked first."""
        place = placed(decision, actor, about)
        depth = self.depth
        if depth == len(self.agenda):
            self.agenda = append(self.agenda, place)
        else:
            self.agenda[depth] = place
        self.depth = depth + 1

    def step(self, decision: i64, about: i64 = 0) -> None:
        """Put on the agenda something that follows without anybody choosing."""
        self.ask(decision, NOBODY, about)

    def asked_next(self) -> i64:
        """Return which decision lies on top of the agenda, while an option is being taken."""
        return decision_at(self.agenda[self.depth - 1])

    def drop_next(self) -> None:
        """Forget what lies on top of the agenda, while an option is being taken."""
        self.depth -= 1

    def drop_agenda(self) -> None:
        """Forget everything that was still to be decided."""
        self.depth = 0

    def tell(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, seen: i64 = EVERYBODY
    ) -> None:
        """Tell the listener, if there is one, what happened and which seats may know it."""
        listener = self.listener
        if listener is not None:
            listener.events.append(Event(kind, a, b, c, d, seen))

    # The fast way, for programs that only take what they were offered

    def fill(self, out: vec[i64]) -> i64:
        """Write the options of the present decision into `out` and return how many there are."""
        return self.rules.decisions[self.now].options(self, out)

    def chance(self, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """Write what chance may bring now, as far as `eye` can know."""
        return self.rules.decisions[self.now].outcomes(self, eye, out, weights)

    def apply(self, option: i64) -> None:
        """Take an option that is known to be legal."""
        decision = self.rules.decisions[self.now]
        self.depth -= 1
        decision.take(self, option)
        self.settle()

    def settle(self) -> None:
        """Look at the top of the agenda, and do at once what nobody has to choose."""
        while self.depth > 0:
            place = self.agenda[self.depth - 1]
            self.now = decision_at(place)
            self.actor = actor_at(place)
            self.about = about_at(place)
            if self.actor != NOBODY:
                return
            self.depth -= 1
            self.rules.decisions[self.now].take(self, 0)
        self.actor = OVER
        self.now = 0
        self.about = 0

    # The public interface

    def options(self) -> list[int]:
        """Return what can be chosen now; for chance, everything that may come.

        >>> import nunatak
        >>> p = nunatak.game("antartik").start(players=2)
        >>> p.actor == nunatak.CHANCE
        True
        >>> [p.game.text(option) for option in p.options()]
        ['first 1', 'first 2']
        """
        out = vec[i64]([0] * self.rules.size)
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            weights = vec[i64]([0] * self.rules.size)
            n = self.chance(CHANCE, out, weights)
        else:
            n = self.fill(out)
        found: list[int] = []
        for i in range(n):
            found.append(out[i])
        return found

    def chances(self) -> list[tuple[int, int]]:
        """Return what chance may bring now, each with its weight."""
        if self.actor != CHANCE:
            raise ValueError("It is not chance that decides now.")
        out = vec[i64]([0] * self.rules.size)
        weights = vec[i64]([0] * self.rules.size)
        n = self.chance(CHANCE, out, weights)
        found: list[tuple[int, int]] = []
        for i in range(n):
            found.append((out[i], weights[i]))
        return found

    def words(self) -> list[str]:
        """Return what can be chosen now in words, in the order of `options`.

        >>> import nunatak
        >>> nunatak.game("antartik").start(players=2).words()
        ['first 1', 'first 2']
        """
        vocabulary = self.rules.vocabulary
        return [vocabulary.text(option) for option in self.options()]

    def option_number(self, option: int | str) -> int:
        """Return an option given in words as its number; a number is one already."""
        if isinstance(option, str):
            return self.rules.vocabulary.option(option)
        return option

    def take(self, option: int | str) -> None:
        """Take an option, given in words or as its number.

        ValueError with the reason, and nothing changed, if it is not one now. Programs that take
        only what they were offered may call `apply`, which does not look whether it is.

        >>> import nunatak
        >>> p = nunatak.game("antartik").start(players=2)
        >>> p.take("stop")
        Traceback (most recent call last):
            ...
        ValueError: stop is not possible now: chance decides who dives first.
        """
        number = self.option_number(option)
        if number not in self.options():
            raise ValueError(self.game.refusal(self, number))
        self.apply(number)

    def why_not(self, option: int | str, locale: str = "en") -> str | None:
        """Return the rule that forbids the option now, as a sentence; None if it is allowed.

        >>> import nunatak
        >>> nunatak.game("antartik").start(players=2).why_not("stop")
        'Chance decides who dives first.'
        """
        return self.game.why_not(self, self.option_number(option), locale)

    def preview(self, seat: int, option: int | str) -> Preview:
        """Return what would follow from the option, up to chance or something hidden."""
        return self.game.preview(self, seat, self.option_number(option))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what the seat may see, or a spectator if there is none."""
        return self.game.view(self, seat)

    def redeal(self, seat: int, rng: Rng) -> "Position":
        """Return a copy, dealt afresh where the seat is blind.

        >>> import nunatak
        >>> p = nunatak.game("antartik").start(players=2)
        >>> p.redeal(0, nunatak.Rng(1)) == p
        True
        """
        if not 0 <= seat < self.players:
            raise ValueError(f"There is no seat {seat}: seats go from 0 to {self.players - 1}.")
        return self.redealt(seat, rng)

    def scores(self) -> list[int]:
        """Return the points of every seat as they stand."""
        found: list[int] = []
        for seat in range(self.players):
            found.append(self.score(seat))
        return found

    def winners(self) -> list[int]:
        """Return the seats that are ahead; once the game is over, those that have won.

        Nobody is, if the game itself beats somebody who plays alone.
        """
        if self.players == 1 and self.solo_share() <= 0.5:
            return []
        best = self.rank(0)
        for seat in range(self.players):
            best = max(best, self.rank(seat))
        found: list[int] = []
        for seat in range(self.players):
            if self.rank(seat) == best:
                found.append(seat)
        return found

    def save(self) -> dict[str, Any]:
        """Return the whole position as a JSON document in the players' own words."""
        return self.game.save(self)

    def to_json(self) -> str:
        """Return the whole position as text, which `Game.from_json` reads."""
        return json.dumps(self.save(), indent=1, ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.save() == other.save()

    def __hash__(self) -> int:
        raise TypeError("A position changes as it is played, so it has no hash: use save().")

    def __repr__(self) -> str:
        return self.game.summary(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (load, (self.game, self.save()))


def in_order(names: list[str], decisions: list[Decision[P]]) -> list[Decision[P]]:
    """Return decisions as a list in which each stands at the number of its name."""
    by_name = {decision.name: decision for decision in decisions}
    if len(by_name) != len(decisions) or sorted(by_name) != sorted(names):
        odd = sorted(set(by_name) ^ set(names)) or ["one that occurs twice"]
        raise ValueError(f"Numbered decisions and those there are differ: {', '.join(odd)}.")
    return [by_name[name] for name in names]


# A place on the agenda is one integer: which decision, who chooses, and what it is about.


def placed(decision: i64, actor: i64, about: i64) -> i64:
    """Return a decision as it stands on the agenda."""
    return decision | ((actor + 3) << 8) | (about << 16)


def decision_at(place: i64) -> i64:
    """Return which decision stands at a place of the agenda."""
    return place & 255


def actor_at(place: i64) -> i64:
    """Return who is to choose there."""
    return ((place >> 8) & 255) - 3


def about_at(place: i64) -> i64:
    """Return what it is about."""
    return place >> 16


def load(game: Referee, document: dict[str, Any]) -> Position:
    """Read a saved position; what pickle calls."""
    return game.load(document)
