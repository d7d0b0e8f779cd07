"""Whether a scene can be drawn and offers exactly what is legal."""

import re
from collections.abc import Collection

import msgspec

from nunatak.scene.items import (
    Card,
    Drawn,
    Gauge,
    Halo,
    Piece,
    Pill,
    Plate,
    Text,
    Track,
    Trail,
    Zone,
    everything,
)
from nunatak.scene.page import Prompt
from nunatak.scene.scene import Scene

COLOURS = frozenset(
    ("page", "surface", "raised", "ink", "soft", "line", "ice1", "ice2", "ice3", "sea", "sea2")
    + ("signal", "danger", "good", "sun", "white", "night", "snow", "ice", "ash", "paper", "none")
    + ("A", "B", "C", "D", "E")
)
"""The colours every page has; a scene's palette adds its own."""

TEXTURES = frozenset(("dots", "hatch", "waves", "ripples"))

_SYMBOL = re.compile(r"\[([a-z][a-z0-9-]*)(?:\|[^\]]*)?\]")


def symbols_in(words: str) -> list[str]:
    """The symbols that a text shows.

    >>> symbols_in("2 [cube] and [any-ore|any ore], not [This]")
    ['cube', 'any-ore']
    """
    return _SYMBOL.findall(words)


def places(scene: Scene) -> set[str]:
    """Every name something can lie at."""
    known: set[str] = set()
    for item in everything(scene.items):
        if isinstance(item, Zone | Plate):
            known.add(item.id)
        elif isinstance(item, Track):
            known.update(f"{item.id}.{n}" for n in range(len(item.cells)))
    return known


def check(
    scene: Scene,
    legal: Collection[int],
    symbols: Collection[str],
    outlines: Collection[str] = (),
) -> list[str]:
    """Everything wrong with a scene, each as a sentence; an empty list if it can be drawn.

    ``legal`` are the options of whoever looks, ``symbols`` the names in the game's and the
    page's sheets, ``outlines`` the ids in its backdrop.
    """
    wrong: list[str] = []
    try:
        msgspec.convert(msgspec.to_builtins(scene), Scene)
    except msgspec.ValidationError as error:
        wrong.append(f"The scene does not fit the vocabulary: {error}.")
        return wrong
    known = places(scene)
    ids: set[str] = set()
    lying = known | {i.id for i in everything(scene.items)}
    colours = COLOURS | set(scene.palette)

    def colour(name: str, where: str) -> None:
        if name and name not in colours:
            wrong.append(f"{where} has the colour {name}, which nobody mixed.")

    def symbol(name: str, where: str) -> None:
        if name and name not in symbols:
            wrong.append(f"{where} shows the symbol {name}, which nobody drew.")

    def words(text: str, where: str) -> None:
        for name in symbols_in(text):
            symbol(name, where)

    def choice(option: int | None, where: str) -> None:
        if option is not None and option not in legal:
            wrong.append(f"{where} offers option {option}, which is not legal.")

    for item in everything(scene.items):
        where = f"{item.id}"
        if item.id in ids:
            wrong.append(f"Two things are called {item.id}.")
        ids.add(item.id)
        choice(item.option, where)
        for option in item.options:
            choice(option, where)
        if not isinstance(item, Zone | Track | Trail) and item.zone and item.zone not in known:
            wrong.append(f"{where} lies in {item.zone}, which is no zone.")
        match item:
            case Zone():
                for name in (item.ground, item.tint, item.title_tone):
                    colour(name, where)
                for mark in item.marks:
                    symbol(mark, where)
                if item.texture not in TEXTURES:
                    symbol(item.texture, where)
                if isinstance(item.shape, Drawn) and item.shape.name not in outlines:
                    wrong.append(f"{where} is shaped like {item.shape.name}, which nobody drew.")
                words(item.note, where)
            case Piece():
                colour(item.owner, where)
                colour(item.tone, where)
                symbol(item.symbol, where)
            case Card():
                for name in (item.ground, item.halo, item.ink, item.rim):
                    colour(name, where)
                for drawn in (item.art, item.back, *item.marks):
                    symbol(drawn, where)
            case Text():
                colour(item.tone, where)
                words(item.text, where)
            case Pill():
                colour(item.owner, where)
                symbol(item.symbol, where)
            case Trail():
                colour(item.owner, where)
                for place in item.through:
                    if place not in lying:
                        wrong.append(f"{where} leads through {place}, which is nowhere.")
            case Halo():
                colour(item.tone, where)
            case Track():
                symbol(item.symbol, where)
                for n, cell in enumerate(item.cells):
                    choice(cell.option, f"{where}.{n}")
                    symbol(cell.symbol, f"{where}.{n}")
                    colour(cell.tone, f"{where}.{n}")
                    colour(cell.below_tone, f"{where}.{n}")
                    words(cell.above, f"{where}.{n}")
                    words(cell.below, f"{where}.{n}")
            case Gauge():
                colour(item.tone, where)
                colour(item.rest, where)
            case Plate():
                colour(item.ground, where)
        if isinstance(item, Piece | Card):
            for badge in item.badges:
                symbol(badge.symbol, where)
                colour(badge.tone, where)

    if scene.prompt is not None:
        wrong.extend(_check_prompt(scene.prompt, legal, symbols))
    if scene.standing is not None:
        for player in scene.standing.players:
            colour(player.id, f"Player {player.name}")
            for stat in player.stats:
                words(stat, f"Player {player.name}")
    return wrong


def _check_prompt(prompt: Prompt, legal: Collection[int], symbols: Collection[str]) -> list[str]:
    wrong: list[str] = []
    offered: set[int] = set()
    groups = {group.id for group in prompt.groups}
    for group in prompt.groups:
        for name in (group.icon, *symbols_in(group.value)):
            if name and name not in symbols:
                wrong.append(f"The group {group.id} shows the symbol {name}, which nobody drew.")
    for option in prompt.options:
        where = f"The option “{option.label}”"
        if option.option is None:
            if not option.why:
                wrong.append(f"{where} can't be chosen and doesn't say why.")
        elif option.option not in legal:
            wrong.append(f"{where} is number {option.option}, which is not legal.")
        elif option.option in offered:
            wrong.append(f"{where} is offered twice.")
        else:
            offered.add(option.option)
        if option.group and option.group not in groups:
            wrong.append(f"{where} belongs to {option.group}, which is no group.")
        shown = [option.icon, *symbols_in(option.value)]
        for name in shown:
            if name and name not in symbols:
                wrong.append(f"{where} shows the symbol {name}, which nobody drew.")
    if prompt.mine:
        missing = sorted(set(legal) - offered)
        if missing:
            wrong.append(f"The list leaves out the options {', '.join(map(str, missing))}.")
    return wrong
