"""`nunatak texts`: every text of a game with an example, for translators."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import resources
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from nunatak.engine.events import Listener
from nunatak.engine.playout import Buffers, pick
from nunatak.engine.position import OVER, Position
from nunatak.engine.rng import Rng
from nunatak.games import game as find_game
from nunatak.games.description import Game
from nunatak.lab.setups import Setup, setups_of
from nunatak.scene.sight import Somebody
from nunatak.scene.text import FALLBACK, Texts

NAMES = ("Ines", "Noor", "Kolya", "Fulmar", "Tomás")
SELDOM = 12  # of so many positions one is looked at closely: all refusals, and the whole page
FEW = 4  # and every decision so often when it is first met
SECTIONS = {  # by how a key begins
    "option-": "Labels",
    "ask-": "Questions",
    "event-": "What happened",
    "why-": "Refusals",
    "now-": "Refusals that say what is being decided",
    "": "Other words",
}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("texts")(texts)


def texts(
    game: str,
    locale: Annotated[str, typer.Option(help="the language")] = FALLBACK,
    games: Annotated[int, typer.Option(help="random games to meet them in", min=1)] = 8,
    seed: Annotated[int, typer.Option(help="the same seed gives the same examples")] = 0,
) -> None:
    """List every text of a game with an example from random games, and what none has met."""
    chosen = find_game(game)
    if locale not in chosen.texts.locales():
        known = ", ".join(chosen.texts.locales())
        raise ValueError(f"{chosen.title} has no texts in {locale!r}. It has: {known}.")
    met = examples(chosen, locale, games, seed)
    keys = keys_of(chosen, FALLBACK)
    translated = set(keys_of(chosen, locale))
    console = Console(highlight=False, soft_wrap=True)
    for begins, section in SECTIONS.items():
        found = [key for key in keys if key in met and begins_with(key) == begins]
        if found:
            console.print(f"\n[b]{section}[/b]")
        for key in found:
            lacks = "" if key in translated else "  [dim](not translated)[/dim]"
            console.print(f"  [dim]{key}[/dim]{lacks}\n      {indented(met[key])}")
    missed = [key for key in keys if key not in met]
    console.print(f"\n[b]Never met[/b] in {games} random {'game' if games == 1 else 'games'}")
    for key in missed:
        console.print(f"  {key}")
    console.print(f"\n{len(keys) - len(missed)} of {len(keys)} texts met.")


def begins_with(key: str) -> str:
    """Return the beginning of a key that says which section it belongs to."""
    return next(begins for begins in SECTIONS if key.startswith(begins))


def indented(example: str) -> str:
    """Return an example of one line or several, as it is printed below its key."""
    return escape(example).replace("\n", "\n      ")


def keys_of(game: Game[Any], locale: str) -> list[str]:
    """Return the keys of a game's texts in a language, in the order of its file."""
    file = resources.files(game.package) / f"text.{locale}.ftl"
    return re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)


# Meeting them


class Heard(Texts):
    """The texts of a game, which remember how each was first said."""

    def __init__(self, package: str) -> None:
        super().__init__(package)
        self.met: dict[str, str] = {}

    def about(self, key: str, locale: str, nouns: Mapping[str, Any]) -> str:
        """Return a message that names these nouns."""
        found = super().about(key, locale, nouns)
        self.met.setdefault(key, found)
        return found

    def find(self, keys: Iterable[str], locale: str = FALLBACK, /, **nouns: Any) -> str | None:
        """Return the first of several messages that there is, or nothing."""
        for key in keys:
            found = super().find([key], locale, **nouns)
            if found is not None:
                self.met.setdefault(key, found)
                return found
        return None


@contextmanager
def listening(game: Game[Any]) -> Iterator[Heard]:
    """Let a game say everything through texts that remember it."""
    silent = game.texts
    game.texts = heard = Heard(game.package)
    try:
        yield heard
    finally:
        game.texts = silent


def examples(game: Game[Any], locale: str, games: int, seed: int) -> Mapping[str, str]:
    """Return every text that random games meet, as it was first said."""
    with listening(game) as heard:
        say_beforehand(game, heard, locale)
        often: Counter[int] = Counter()
        for n, setup in enumerate(spread(setups_of(game), games)):
            play(setup, locale, Rng(seed * 1009 + n), often)
    return heard.met


def spread(setups: list[Setup], games: int) -> list[Setup]:
    """Return a set-up for each game, evenly chosen if there are more of them than games."""
    if games >= len(setups):
        return [setups[n % len(setups)] for n in range(games)]
    return [setups[n * len(setups) // games] for n in range(games)]


def say_beforehand(game: Game[Any], heard: Heard, locale: str) -> None:
    """Say what people read before a game begins."""
    for key in ("tagline", "aim-1", "aim-2"):
        heard.find([key], locale)
    for key in game.screen.about.texts() if game.screen.about else ():
        heard.find([key], locale)
    from nunatak.table import figures, sources  # only here is the web table needed

    for key in (*figures.texts(game), *sources.texts(game)):
        heard.find([key], locale)
    for choice in game.settings:
        heard.find([f"choice-{choice.name}"], locale)
        heard.find([f"choice-{choice.name}-note"], locale)
        for value in choice.values:
            heard.find([f"choice-{choice.name}-{value}".replace(" ", "-")], locale)


def play(setup: Setup, locale: str, rng: Rng, often: Counter[int]) -> None:
    """Play a random game and let everything be said that people could read of it.

    `often` counts how often each decision was met, in all games.
    """
    game = setup.game
    buffers = Buffers(len(game.vocabulary))
    p = setup.start()
    told: list[Any] = []
    while p.actor != OVER:
        say_now(game, p, locale)
        often[int(p.now)] += 1
        if rng.below(SELDOM) == 0 or often[int(p.now)] <= FEW:
            look_closely(game, p, told, locale, rng)
        listener = p.listener = Listener()
        p.apply(pick(p, rng, buffers))
        p.listener = None
        for event in listener.events:
            told.append(game.told(event))
            game.sentence(told[-1], NAMES, locale)
    look_closely(game, p, told, locale, rng)
    say_at_the_end(game, p, locale)


def say_now(game: Game[Any], p: Any, locale: str) -> None:
    """Say what is asked, and every option."""
    game.ask(p, locale)
    game.now(p, locale)
    for option in p.options():
        game.label(option, locale, p)


def look_closely(game: Game[Any], p: Position, told: list[Any], locale: str, rng: Rng) -> None:
    """Ask for the reason against everything, and look at the page."""
    for option in range(len(game.vocabulary)):
        game.why_not(p, option, locale)
    people = [Somebody(name) for name in NAMES[: p.players]]
    seats = [int(p.actor), int(rng.below(p.players))] if p.actor >= 0 else []
    for seat in dict.fromkeys(seats):
        early = look_ahead(game, p, seat, locale)
        sight = game.look(p, seat, people, locale=locale, told=told, early=early)
        game.screen.scene(sight)
    game.screen.scene(game.look(p, None, people, locale=locale, told=told))


def look_ahead(game: Game[Any], p: Position, seat: int, locale: str) -> list[int]:
    """Say what a seat may leave word of, and return what it may choose already."""
    for key in p.standing_orders(seat):
        game.texts.find([f"instruct-{key.rstrip('0123456789-')}"], locale)
    return p.early(seat)


def say_at_the_end(game: Game[Any], p: Position, locale: str) -> None:
    """Say how it ended, and what the points are for."""
    game.ask(p, locale)
    game.texts.find([f"ending-{game.rules.endings[p.ending()].replace(' ', '-')}"], locale)
    game.texts.find(["end-total"], locale)
    for seat in range(p.players):
        for key, _ in game.rules.tally(p, seat):
            game.texts.say(key, locale)
