"""Ice Floe: take a card or pass, and don't be too heavy."""

from functools import cached_property
from typing import TYPE_CHECKING

from nunatak.games.description import Game, Setting, Views

if TYPE_CHECKING:
    from nunatak.engine.minds import Minds
    from nunatak.engine.position import Rules
    from nunatak.games.ice_floe.rules.position import IceFloe, Tables
    from nunatak.scene.screen import Screen


class Title(Game["IceFloe"]):
    """Where the parts of the game are; each is loaded when it is first needed."""

    @cached_property
    def rules(self) -> "Rules[IceFloe]":
        """What lies on the table, every choice, the points."""
        from nunatak.games.ice_floe.rules import RULES

        return RULES

    def printed(self, components: str) -> "Tables":
        """Return the printed pieces that a component file describes."""
        from nunatak.games.ice_floe.components import tables

        return tables(self, components)

    @cached_property
    def views(self) -> "Views[IceFloe]":
        """Who may see what, and how it is written down."""
        from nunatak.games.ice_floe import view

        return Views(view.agreed, view.asked, view.table, view.restore)

    @cached_property
    def screen(self) -> "Screen":
        """What people see."""
        from nunatak.games.ice_floe.screen import SCREEN

        return SCREEN

    @cached_property
    def minds(self) -> "Minds[IceFloe]":
        """What bots think."""
        from nunatak.games.ice_floe.bots import MINDS

        return MINDS


GAME = Title(
    __name__,
    number=100,  # the order in which the games are listed
    title="Ice Floe",
    designers=("You",),
    year=2026,
    players=range(2, 5),
    minutes="3",
    weight=1,
    rules_version=1,
    settings=(Setting("ice", ("thin", "thick"), "thin"),),
)
