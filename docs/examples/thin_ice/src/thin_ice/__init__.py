"""Thin Ice, a game of another package: a description, and who may see what."""

from functools import cached_property

from nunatak.engine.document import Eye, Page
from nunatak.engine.position import GameTables, Rules
from nunatak.games.description import Game, SettingValue, Views
from thin_ice.rules import FLOES, RULES, ThinIce


def table(p: ThinIce, eye: Eye) -> dict[str, object]:
    """Return what lies on the table: everybody sees all of it."""
    return {"left": p.left(), "taken": list(p.taken)}


def restore(
    tables: GameTables, players: int, settings: dict[str, SettingValue], page: Page
) -> ThinIce:
    """Return a position that was written down."""
    taken = [each.number(-FLOES, FLOES) for each in page.part("taken").parts(players)]
    return ThinIce(tables, players, taken)


class Title(Game[ThinIce]):
    """What the game hands over; its screen and its bots are those that every game has."""

    @cached_property
    def rules(self) -> Rules[ThinIce]:
        """What lies on the table, every choice, the points."""
        return RULES

    @cached_property
    def views(self) -> Views[ThinIce]:
        """Who may see what, and how it is written down."""
        return Views(lambda p: {}, lambda p: {}, table, restore)


GAME = Title(
    __name__,
    title="Thin Ice",
    designers=("you",),
    players=range(2, 5),
    minutes="1",
    weight=1,
    year=2026,
    rules_version=1,
    number=100,
)
