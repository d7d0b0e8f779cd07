"""Frozen Frontier: corporations build, settle and ship on the dark side of Janus."""

from functools import cached_property
from typing import TYPE_CHECKING

from nunatak.games.description import Game, Past, Setting, Views, switch

if TYPE_CHECKING:
    from nunatak.engine.minds import Minds
    from nunatak.engine.position import Rules
    from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
    from nunatak.games.frozen_frontier.rules.tables import Tables
    from nunatak.scene.screen import Screen


class Title(Game["FrozenFrontier"]):
    """Where the parts of the game are; each is loaded when it is first needed."""

    @cached_property
    def rules(self) -> "Rules[FrozenFrontier]":
        """What lies on the table, every choice, the points."""
        from nunatak.games.frozen_frontier.rules import RULES

        return RULES

    def printed(self, components: str) -> "Tables":
        """Return the printed pieces that a component file describes."""
        from nunatak.games.frozen_frontier.components import tables

        return tables(self, components)

    @cached_property
    def views(self) -> "Views[FrozenFrontier]":
        """Who may see what, and how it is written down."""
        from nunatak.games.frozen_frontier import view

        return Views(view.agreed, view.asked, view.table, view.restore)

    @cached_property
    def screen(self) -> "Screen":
        """What people see."""
        from nunatak.games.frozen_frontier.screen import SCREEN

        return SCREEN

    @cached_property
    def minds(self) -> "Minds[FrozenFrontier]":
        """What bots think."""
        from nunatak.games.frozen_frontier.bots import MINDS

        return MINDS

    @cached_property
    def past(self) -> "Past[FrozenFrontier]":
        """What became of games that were kept under earlier rules."""
        from nunatak.games.frozen_frontier import kept

        return Past(kept.as_now)


GAME = Title(
    __name__,
    number=5,
    title="Frozen Frontier",
    designers=("Andrey Kolupaev",),
    year=2021,
    players=range(1, 5),
    minutes="120-180",
    weight=4,
    rules_version=2,
    settings=(
        Setting("start", ("first game", "drafted"), "first game"),
        Setting(
            "sets",
            ("paus-tianxia", "paus-concord", "tianxia-concord", "drawn"),
            "paus-tianxia",
        ),
        switch("open_projects"),
        switch("open_research"),
        switch("choose_contracts"),
        Setting("aisaac", ("easy", "normal", "hard"), "normal"),
    ),
)
