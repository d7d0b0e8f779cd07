"""Thin Ice: take a card or pass, and don't be too heavy."""

from functools import cached_property
from typing import TYPE_CHECKING

from nunatak.games.description import Game, Setting, Views

if TYPE_CHECKING:
    from nunatak.engine.minds import Minds
    from nunatak.engine.position import Rules
    from nunatak.games.thin_ice.rules.position import Tables, ThinIce
    from nunatak.scene.screen import Screen


class Title(Game["ThinIce"]):
    """Where the parts of the game are; each is loaded when it is first needed."""

    @cached_property
    def rules(self) -> "Rules[ThinIce]":
        """What lies on the table, every choice, the points."""
        from nunatak.games.thin_ice.rules import RULES

        return RULES

    def printed(self, components: str) -> "Tables":
        """Return the printed pieces that a component file describes."""
        from nunatak.games.thin_ice.components import tables

        return tables(self, components)

    @cached_property
    def views(self) -> "Views[ThinIce]":
        """Who may see what, and how it is written down."""
        from nunatak.games.thin_ice import view

        return Views(view.agreed, view.asked, view.table, view.restore)

    @cached_property
    def screen(self) -> "Screen":
        """What people see."""
        from nunatak.games.thin_ice.screen import SCREEN

        return SCREEN

    @cached_property
    def minds(self) -> "Minds[ThinIce]":
        """What bots think."""
        from nunatak.games.thin_ice.bots import MINDS

        return MINDS


GAME = Title(
    __name__,
    number=100,  # the order in which the games are listed
    title="Thin Ice",
    designers=("You",),
    year=2026,
    players=range(2, 5),
    minutes="3",
    weight=1,
    rules_version=1,
    settings=(Setting("ice", ("thin", "thick"), "thin"),),
)
