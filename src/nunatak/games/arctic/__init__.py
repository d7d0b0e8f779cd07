"""2019: The Arctic: lobbyists make five states act around the Pole, and China draws nearer."""

from nunatak.engine.game import Game, switch

GAME = Game(
    __name__,
    number=4,
    title="2019: The Arctic",
    designers=("Andrzej Kurek",),
    year=2011,
    players=range(2, 5),
    minutes="120",
    weight=4,
    rules_version=1,
    options=(switch("advanced"), switch("beginner")),
)
