"""Antarctica: the sun thaws ships, ships bring scientists, and first places pay."""

from functools import cached_property
from typing import TYPE_CHECKING

from nunatak.games.description import Game, Past, Setting, Views

if TYPE_CHECKING:
    from nunatak.engine.minds import Minds
    from nunatak.engine.position import Rules
    from nunatak.games.antarctica.rules.position import Antarctica, Tables
    from nunatak.scene.screen import Screen


class Title(Game["Antarctica"]):
    """Where the parts of the game are; each is loaded when it is first needed."""

    @cached_property
    def rules(self) -> "Rules[Antarctica]":
        """What lies on the table, every choice, the points."""
        from nunatak.games.antarctica.rules import RULES

        return RULES

    def printed(self, components: str) -> "Tables":
        """Return the printed pieces that a component file describes."""
        from nunatak.games.antarctica.components import tables

        return tables(self, components)

    @cached_property
    def views(self) -> "Views[Antarctica]":
        """Who may see what, and how it is written down."""
        from nunatak.games.antarctica import view

        return Views(view.agreed, view.asked, view.table, view.restore, exact=True)

    @cached_property
    def screen(self) -> "Screen":
        """What people see."""
        from nunatak.games.antarctica.screen import SCREEN

        return SCREEN

    @cached_property
    def minds(self) -> "Minds[Antarctica]":
        """What bots think."""
        from nunatak.games.antarctica.bots import MINDS

        return MINDS

    @cached_property
    def past(self) -> "Past[Antarctica]":
        """What became of games that were kept under earlier rules."""
        from nunatak.games.antarctica import kept

        return Past(kept.as_now, kept.with_agenda)


GAME = Title(
    __name__,
    number=3,
    title="Antarctica",
    designers=("Charles Chevallier",),
    year=2015,
    artists=("Dennis Lohausen",),
    publisher="Argentum Verlag",
    link="https://www.argentum-verlag.de/",
    players=range(2, 5),
    minutes="60-90",
    weight=3,
    rules_version=2,
    settings=(
        Setting("ships", ("first play", "free"), "first play"),
        Setting("start", ("random", "first seat"), "random"),
    ),
)
