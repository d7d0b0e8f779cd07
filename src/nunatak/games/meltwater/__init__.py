"""Meltwater: the Cold War goes on in Antarctica, while the world's fallout drifts ashore."""

from functools import cached_property
from typing import TYPE_CHECKING

from nunatak.games.description import Game, Setting, Views, switch

if TYPE_CHECKING:
    from nunatak.engine.minds import Minds
    from nunatak.engine.position import Rules
    from nunatak.games.meltwater.rules.position import Meltwater, Tables
    from nunatak.scene.screen import Screen


class Title(Game["Meltwater"]):
    """Where the parts of the game are; each is loaded when it is first needed."""

    @cached_property
    def rules(self) -> "Rules[Meltwater]":
        """What lies on the table, every choice, the points."""
        from nunatak.games.meltwater.rules import RULES

        return RULES

    def printed(self, components: str) -> "Tables":
        """Return the printed pieces that a component file describes."""
        from nunatak.games.meltwater.components import tables

        return tables(self, components)

    @cached_property
    def views(self) -> "Views[Meltwater]":
        """Who may see what, and how it is written down."""
        from nunatak.games.meltwater import view

        return Views(view.agreed, view.asked, view.table, view.restore)

    @cached_property
    def screen(self) -> "Screen":
        """What people see."""
        from nunatak.games.meltwater.screen import SCREEN

        return SCREEN

    @cached_property
    def minds(self) -> "Minds[Meltwater]":
        """What bots think."""
        from nunatak.games.meltwater.bots import MINDS

        return MINDS


GAME = Title(
    __name__,
    number=2,
    title="Meltwater",
    designers=("Erin Escobedo",),
    year=2018,
    publisher="Hollandspiele, Capstone Games",
    link="https://hollandspiele.com/",
    players=range(2, 3),
    minutes="60",
    weight=3,
    rules_version=2,
    settings=(
        Setting("season", ("summer", "winter"), "summer"),
        Setting("coast", ("irradiated", "snow only"), "irradiated"),
        Setting("side", ("us", "ussr"), "us"),
        switch("evacuation"),  # the other reading of what a hex that dies does to refugees
    ),
    concession=True,
)
