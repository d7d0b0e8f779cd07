"""A screen for games that have none of their own yet: the view as lines of text, and a list."""

from collections.abc import Iterator, Sequence

from nunatak.scene.items import Text
from nunatak.scene.page import Option, Prompt
from nunatak.scene.scene import Board, Scene
from nunatak.scene.screen import Screen, Terminal, View
from nunatak.scene.sight import Sight

LINE = 24  # from one line to the next
WIDTH = 640


def lines(part: object, name: str = "", depth: int = 0) -> Iterator[str]:
    """Yield a part of a view line by line; what lies inside something is set in.

    >>> list(lines({"floes": 7, "seats": [{"score": 1}]}))
    ['floes: 7', 'seats:', '  1:', '    score: 1']
    """
    margin = "  " * depth
    if isinstance(part, list) and any(isinstance(each, dict | list) for each in part):
        part = {str(i + 1): each for i, each in enumerate(part)}
    if isinstance(part, dict):
        if name:
            yield f"{margin}{name}:"
        for key, each in part.items():
            yield from lines(each, str(key), depth + 1 if name else depth)
    else:
        shown = ", ".join(map(str, part)) if isinstance(part, list) else str(part)
        yield f"{margin}{name}: {shown}"


def draw(view: View, names: Sequence[str]) -> str:
    """Return the table as text for a terminal, with everybody's points."""
    scores = [f"{name} {score}" for name, score in zip(names, view["scores"], strict=True)]
    return "\n".join([", ".join(scores), *lines(view["table"])]).replace("[", r"\[")


def scene(sight: Sight) -> Scene:
    """Return the table as lines of text, and what can be chosen as a list."""
    written = list(lines(sight.table))
    items = [
        Text(id=f"line-{i}", text=line.replace("[", "("), x=LINE, y=LINE * (i + 2))
        for i, line in enumerate(written)
    ]
    prompt = None
    if not sight.over:
        mine = sight.mine and sight.seat is not None
        seat = sight.seat if mine and sight.seat is not None else max(sight.actor, 0)
        options = [
            Option(sight.game.label(option, sight.locale), option) for option in sight.options
        ]
        prompt = Prompt(sight.letter(seat), sight.ask, mine=mine, options=options)
    height = LINE * (len(written) + 3)
    return Scene(sight.game.title, Board((0, 0, WIDTH, height)), [*items], prompt, sight.game.title)


PLAIN = Screen(scene, Terminal(draw))
