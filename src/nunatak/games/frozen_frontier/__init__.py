"""Frozen Frontier: corporations build, settle and ship on the dark side of Janus."""

from nunatak.engine.game import Choice, Game, switch

GAME = Game(
    __name__,
    number=5,
    title="Frozen Frontier",
    designers=("Andrey Kolupaev",),
    year=2021,
    players=range(1, 5),
    minutes="120-180",
    weight=4,
    rules_version=2,
    options=(
        Choice("start", ("first game", "drafted"), "first game"),
        Choice(
            "sets",
            ("paus-tianxia", "paus-concord", "tianxia-concord", "drawn"),
            "paus-tianxia",
        ),
        switch("open_projects"),
        switch("open_research"),
        switch("choose_contracts"),
        Choice("aisaac", ("easy", "normal", "hard"), "normal"),
    ),
)
