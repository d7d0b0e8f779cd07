"""What a game's folder `screen` hands over."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nunatak.scene.scene import Scene
from nunatak.scene.sight import Sight

View = dict[str, Any]


class Terminal:
    """A game as a terminal shows it."""

    def __init__(
        self,
        draw: Callable[[View, Sequence[str]], str],
        odds: Callable[[View], str] | None = None,
        about: Callable[[Sight, int], str] | None = None,
    ) -> None:
        self.draw = draw  # the table, with the players' names
        self.odds = odds  # what chance may bring
        self.about = about  # what an option costs or brings


class Screen:
    """A game as people see it."""

    def __init__(
        self,
        scene: Callable[[Sight], Scene],
        terminal: Terminal,
        icons: Mapping[str, str] | None = None,
        meant: Callable[[Sight, str], int | None] | None = None,
        label: Callable[[Sight, int], str] | None = None,
    ) -> None:
        self.scene = scene
        self.terminal = terminal
        self.icons = icons or {}  # in front of the lines of the log, by kind of event
        self.meant = meant  # the option that somebody means who points at a thing
        self.label = label  # an option in words, if what it means depends on the position
