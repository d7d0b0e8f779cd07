"""2019: The Arctic: lobbyists make five states act around the Pole, and China draws nearer."""

from functools import cached_property
from typing import TYPE_CHECKING

from nunatak.games.description import Game, Views, switch

if TYPE_CHECKING:
    from nunatak.engine.minds import Minds
    from nunatak.engine.position import Rules
    from nunatak.games.arctic.rules.position import Arctic, Tables
    from nunatak.scene.screen import Screen


class Title(Game["Arctic"]):
    """Where the parts of the game are; each is loaded when it is first needed."""

    @cached_property
    def rules(self) -> "Rules[Arctic]":
        """What lies on the table, every choice, the points."""
        from nunatak.games.arctic.rules import RULES

        return RULES

    def printed(self, components: str) -> "Tables":
        """Return the printed pieces that a component file describes."""
        from nunatak.games.arctic.components import tables

        return tables(self, components)

    @cached_property
    def views(self) -> "Views[Arctic]":
        """Who may see what, and how it is written down."""
        from nunatak.games.arctic import view

        return Views(view.agreed, view.asked, view.table, view.restore)

    @cached_property
    def screen(self) -> "Screen":
        """What people see."""
        from nunatak.games.arctic.screen import SCREEN

        return SCREEN

    @cached_property
    def minds(self) -> "Minds[Arctic]":
        """What bots think."""
        from nunatak.games.arctic.bots import MINDS

        return MINDS


GAME = Title(
    __name__,
    number=4,
    title="2019: The Arctic",
    designers=("Andrzej Kurek",),
    year=2011,
    artists=("Radosław Jaszczuk", "Sandra Kochanowska"),
    publisher="Sinonis",
    players=range(2, 5),
    minutes="120",
    weight=4,
    rules_version=1,
    settings=(switch("advanced"), switch("beginner")),
)
