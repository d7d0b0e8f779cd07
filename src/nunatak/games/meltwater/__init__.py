"""Meltwater: the Cold War goes on in Antarctica, while the world's fallout drifts ashore."""

from nunatak.engine.game import Choice, Game, switch

GAME = Game(
    __name__,
    number=2,
    title="Meltwater",
    designers=("Erin Escobedo",),
    year=2018,
    players=range(2, 3),
    minutes="60",
    weight=3,
    rules_version=2,
    options=(
        Choice("season", ("summer", "winter"), "summer"),
        Choice("coast", ("irradiated", "snow only"), "irradiated"),
        Choice("side", ("us", "ussr"), "us"),
        switch("evacuation"),  # the other reading of what a hex that dies does to refugees
    ),
    concession=True,
)
