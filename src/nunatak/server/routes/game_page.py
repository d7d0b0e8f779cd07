"""A game's own page: what it is about, how a turn goes, who made it, and what of it is certain."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import nunatak
from nunatak.games.description import Game
from nunatak.protocol import messages as m
from nunatak.server.routes import lists
from nunatak.server.shell.rulebook import address
from nunatak.table.figures import Figure, figure, figures
from nunatak.table.rules_text import text as rules_text
from nunatak.table.sources import ordered, sources


def game_page(name: str, locale: str) -> m.GamePage | None:
    """Return a game's page; nothing if there is no such game. What a game lacks is left out."""
    if name not in nunatak.game_names():
        return None
    game = nunatak.game(name)
    about = game.screen.about
    glossary = about.glossary(game.title, game.texts, locale) if about is not None else None
    aim = [game.texts.find([f"aim-{n}"], locale) for n in (1, 2)]
    written = figures(name)
    board = figure(name, written.board) if written is not None else None
    return m.GamePage(
        lists.game_info(game, locale),
        f"/rules/{name}?lang={locale}" if rules_text(game.package, locale) else "",
        game.year,
        [sentence for sentence in aim if sentence],
        glossary.scores if glossary is not None else [],
        None if board is None else pictured(game, board, locale),
        [turn(game, each, locale) for each in (written.turn if written is not None else [])],
        list(certainty(game, locale)),
        ", ".join(game.artists),
        game.publisher,
        game.link,
    )


def pictured(game: Game[Any], shown: Figure, locale: str, words: str = "") -> m.Pictured:
    """Return a figure, with a name and a sentence if there are any."""
    light, dark = (
        address(game.name, shown.name, locale, each) + "&plain=1" for each in (False, True)
    )
    name, _, text = words.partition("\n")
    alt = seen(game, shown.name, locale)
    return m.Pictured(light, dark, *shown.size, alt, name, text)


def turn(game: Game[Any], name: str, locale: str) -> m.Pictured:
    """Return a figure that shows how a turn goes."""
    shown = figure(game.name, name)
    if shown is None:
        raise ValueError(f"{game.title} has no figure {name!r}.")
    return pictured(game, shown, locale, game.texts.say(f"turn-{name}", locale))


def seen(game: Game[Any], name: str, locale: str) -> str:
    """Return what is seen on a figure, as the rules say it to whoever does not see it."""
    rules = rules_text(game.package, locale)
    found = re.search(rf"!\[(.+)\]\(figure:{re.escape(name)} ", rules)
    return found[1] if found else ""


def certainty(game: Game[Any], locale: str) -> Iterator[m.Certainty]:
    """Yield how many rows of the components come from where: of all, then of each named part."""
    parts = sources(game.components)
    whole = sum(parts.values(), Counter[str]())
    if not whole:
        return
    yield m.Certainty("", ordered(whole))
    for part, of in parts.items():
        name = game.texts.find([f"part-{part}"], locale)
        if name and of:
            yield m.Certainty(name, ordered(of))
