"""What a game's folder `screen` hands over."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from nunatak.scene.about import About
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


class Round:
    """How everybody hears that a round begins: by an event, and the noun that numbers it."""

    def __init__(self, event: str, number: str) -> None:
        self.event = event
        self.number = number


class Screen:
    """A game as people see it."""

    def __init__(
        self,
        scene: Callable[[Sight], Scene],
        terminal: Terminal,
        icons: Mapping[str, str] | None = None,
        meant: Callable[[Sight, str], int | None] | None = None,
        label: Callable[[Sight, int], str] | None = None,
        about: About | None = None,
        moments: Mapping[str, str] | None = None,
        round: Round | None = None,
    ) -> None:
        self.scene = scene
        self.terminal = terminal
        self.icons = icons or {}  # in front of the lines of the log, by kind of event
        self.meant = meant  # the option that somebody means who points at a thing
        self.label = label  # an option in words, if what it means depends on the position
        self.about = about  # what the things on the board are, and what they do for you
        self.moments = moments or {}  # big moments, by kind of event, with their sign
        self.round = round  # for games that have rounds, which the time axis marks
