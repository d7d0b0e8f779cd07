"""Antartik: penguins dive, the others bet that they flop."""

from functools import cached_property
from typing import TYPE_CHECKING

from nunatak.games.description import Game, Views, switch

if TYPE_CHECKING:
    from nunatak.engine.minds import Minds
    from nunatak.engine.position import Rules
    from nunatak.games.antartik.rules.position import Antartik, Tables
    from nunatak.scene.screen import Screen


class Title(Game["Antartik"]):
    """Where the parts of the game are; each is loaded when it is first needed."""

    @cached_property
    def rules(self) -> "Rules[Antartik]":
        """What lies on the table, every choice, the points."""
        from nunatak.games.antartik.rules import RULES

        return RULES

    def printed(self, components: str) -> "Tables":
        """Return the printed pieces that a component file describes."""
        from nunatak.games.antartik.components import tables

        return tables(self, components)

    @cached_property
    def views(self) -> "Views[Antartik]":
        """Who may see what, and how it is written down."""
        from nunatak.games.antartik import view

        return Views(view.agreed, view.asked, view.table, view.restore)

    @cached_property
    def screen(self) -> "Screen":
        """What people see."""
        from nunatak.games.antartik.screen import SCREEN

        return SCREEN

    @cached_property
    def minds(self) -> "Minds[Antartik]":
        """What bots think."""
        from nunatak.games.antartik.bots import MINDS

        return MINDS


GAME = Title(
    __name__,
    number=1,
    title="Antartik",
    designers=("Bruno Cathala", "Arnaud Urbon"),
    year=2012,
    artists=("Bony",),
    publisher="Ilopeli",
    link="http://www.ilopeli.com/en/nos-jeux2/antartik/",
    players=range(2, 6),
    minutes="15",
    weight=1,
    rules_version=2,
    settings=(switch("children"),),
    from_below=("receive",),
)
