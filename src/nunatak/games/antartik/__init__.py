"""Antartik: penguins dive, the others bet that they flop."""

from nunatak.engine.game import Game, switch

GAME = Game(
    __name__,
    number=1,
    title="Antartik",
    designers=("Bruno Cathala", "Arnaud Urbon"),
    year=2012,
    players=range(2, 6),
    minutes="15",
    weight=1,
    rules_version=2,
    options=(switch("children"),),
)
