"""Antarctica: the sun thaws ships, ships bring scientists, and first places pay."""

from nunatak.engine.game import Choice, Game

GAME = Game(
    __name__,
    number=3,
    title="Antarctica",
    designers=("Charles Chevallier",),
    year=2015,
    players=range(2, 5),
    minutes="60-90",
    weight=3,
    rules_version=2,
    options=(
        Choice("ships", ("first play", "free"), "first play"),
        Choice("start", ("random", "first seat"), "random"),
    ),
)
