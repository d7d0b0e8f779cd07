"""What somebody at a table sees of a game: all that a scene may be made from."""

from collections.abc import Sequence
from typing import Any

from nunatak.engine.document import Eye
from nunatak.engine.game import Game, Told
from nunatak.engine.position import CHANCE, OVER, Position
from nunatak.engine.scene import SEATS
from nunatak.engine.text import FALLBACK


class Somebody:
    """Who sits on a seat, as everybody may know."""

    def __init__(
        self, name: str, *, you: bool = False, bot: bool = False, away: bool = False
    ) -> None:
        self.name = name
        self.you = you
        self.bot = bot
        self.away = away


class Sight:
    """A position through the eyes of one seat or a spectator, in one language.

    It holds no position, so that a scene can't show what the view leaves out.

    >>> import nunatak
    >>> game = nunatak.game("antartik")
    >>> sight = look(game.start(players=2), 0, [Somebody("Ines"), Somebody("Noor")])
    >>> sight.letter(1), sight.name(1), sight.decision, sight.mine
    ('B', 'Noor', 'first-diver', False)
    """

    def __init__(
        self,
        game: Game,
        view: dict[str, Any],
        seat: int | None,
        people: Sequence[Somebody],
        *,
        locale: str,
        decision: str,
        ask: str,
        asked: dict[str, Any],
        choices: Sequence[int],
        told: Sequence[Told],
        early: bool,
    ) -> None:
        self.game = game
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.seat = seat
        self.people = tuple(people)
        self.locale = locale
        self.decision = decision  # the name of what is asked, empty at the end
        self.ask = ask  # the same as a sentence for whoever looks
        self.asked = asked  # what it is asked about; only whoever is asked knows for sure
        self.choices = tuple(choices)  # the options of whoever looks
        self.told = tuple(told)  # everything that has happened, as far as the seat may know
        self.early = early  # the choices are for later, while somebody else is asked

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
        return bool(self.choices)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    def letter(self, seat: int) -> str:
        """Return a seat as scenes name it."""
        return SEATS[seat]

    def name(self, seat: int) -> str:
        """Return who sits there."""
        return self.people[seat].name

    def say(self, key: str, /, **nouns: Any) -> str:
        """Return one of the game's own words."""
        return self.game.texts.say(key, self.locale, **nouns)

    def label(self, option: int) -> str:
        """Return an option as people say it."""
        return self.game.label(option, self.locale)


def look(
    p: Position,
    seat: int | None,
    people: Sequence[Somebody],
    *,
    locale: str = FALLBACK,
    told: Sequence[Told] = (),
    early: Sequence[int] = (),
) -> Sight:
    """Return what a seat, or a spectator, sees of a position.

    `told` are the events that have led here, of which only those it may know are kept; `early`
    is what it may choose already, though it is not asked yet.
    """
    game: Game = p.rules.game
    view = game.view(p, seat)
    eye = Eye(seat)
    asked = seat is not None and p.actor == seat
    if asked or p.actor in (CHANCE, OVER):
        ask = game.ask(p, locale)
    else:
        ask = game.now(p, locale, people[p.actor].name)
    return Sight(
        game,
        view,
        seat,
        people,
        locale=locale,
        decision="" if p.actor == OVER else game.tables.decisions[p.now].name,
        ask=ask,
        asked=game.room("view").asked(p) if asked else {},
        choices=view["choices"] or early,
        told=[each for each in told if eye.sees(each.seen)],
        early=bool(early) and not view["choices"],
    )
