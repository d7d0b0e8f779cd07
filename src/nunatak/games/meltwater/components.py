"""Reads the map, the cards and the pieces of Meltwater."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import Referee
from nunatak.games.edition import read_components
from nunatak.games.meltwater.rules import RULES
from nunatak.games.meltwater.rules.position import REACH, SORTS, Tables
from nunatak.games.meltwater.rules.vocabulary import CARDS_IN_DECK, HEXES, SPACES

PIECES = ("us", "ussr", "refugees", "us-soldiers", "ussr-soldiers", "stockpiles")
SEASONS = ("summer", "winter")
COASTS = ("irradiated", "snow only")
SUPPORT = {"snow": 2, "ice": 3}


def tables(game: Referee, text: str) -> Tables:
    """Return what a component file describes; ValueError if it can't be right."""
    document = read_components(text)
    rows = document["hexes"]
    if [row["hex"] for row in rows] != list(HEXES):
        raise ValueError(f"The map should have exactly these hexes: {' '.join(HEXES)}.")
    next_to = [neighbours(name) for name in HEXES]
    for row, beside in zip(rows, next_to, strict=True):
        if row["coast"] != (len(beside) < 6):
            raise ValueError(f"{row['hex']} lies on the coast or it doesn't: that follows from it.")
    return Tables(
        game,
        RULES,
        vec[i64]([mask(beside) for beside in next_to]),
        vec[i64]([SUPPORT[row["terrain"]] for row in rows]),
        vec[i64]([ring for home in range(SPACES) for ring in rings(home, next_to)]),
        vec[i64]([printed(document, coast) for coast in COASTS]),
        vec[i64]([space for row in cards(document) for space in row]),
        vec[i64]([n for season in SEASONS for n in set_up(document[season])]),
        vec[i64](supply(document)),
    )


def neighbours(name: str) -> list[int]:
    """Return the hexes next to one, by its name: the map's columns interlock."""
    column, row = "ABCDEFGHIJK".index(name[0]), int(name[1])
    beside = (row, row + 1) if column % 2 == 0 else (row - 1, row)
    places = [(column, row - 1), (column, row + 1)]
    places += [(column + step, r) for step in (-1, 1) for r in beside]
    names = [f"{'ABCDEFGHIJK'[c]}{r}" for c, r in places if 0 <= c < 11]
    return sorted(HEXES.index(other) for other in names if other in HEXES)


def mask(spaces: list[int]) -> int:
    """Return hexes as bits."""
    return sum(BITS[space] for space in set(spaces))


def rings(home: int, next_to: list[list[int]]) -> list[int]:
    """Return, for each number of steps over land, the hexes so far away (ruling 4)."""
    found = []
    seen = {home}
    edge = [home]
    while edge:
        found.append(mask(edge))
        edge = sorted({there for here in edge for there in next_to[here]} - seen)
        seen |= set(edge)
    if len(found) > REACH or len(seen) < SPACES:
        raise ValueError(f"Every hex should be within {REACH - 1} steps of {HEXES[home]}.")
    return found + [0] * (REACH - len(found))


def printed(document: Mapping[str, Any], coast: str) -> int:
    """Return the hexes with printed radiation, as bits (ruling 26)."""
    [terrain] = [row["terrain"] for row in document["printed"] if row["coast"] == coast]
    rows = enumerate(document["hexes"])
    return mask([space for space, row in rows if row["coast"] and row["terrain"] in terrain])


def cards(document: Mapping[str, Any]) -> list[list[int]]:
    """Return for each card its two radiation hexes and its refugee's."""
    rows = document["cards"]
    if [row["card"] for row in rows] != list(range(1, CARDS_IN_DECK + 1)):
        raise ValueError(f"There should be {CARDS_IN_DECK} doomsday cards, in order.")
    return [[HEXES.index(name) for name in (*row["radiation"], row["refugee"])] for row in rows]


def set_up(rows: list[dict[str, Any]]) -> list[int]:
    """Return how many of each sort of piece stand in each hex at the start."""
    counts = [0] * (SORTS * SPACES)
    for row in rows:
        for name in row["hexes"].split():
            counts[PIECES.index(row["pieces"]) * SPACES + HEXES.index(name)] += 1
    for space, name in enumerate(HEXES):
        us, ussr, _, us_soldiers, ussr_soldiers, _ = counts[space::SPACES]
        if us + us_soldiers and ussr + ussr_soldiers:
            raise ValueError(f"Both sides would begin in {name}.")
    return counts


def supply(document: Mapping[str, Any]) -> list[int]:
    """Return how many there are of each sort of piece."""
    counts = {row["pieces"]: row["count"] for row in document["supply"]}
    if tuple(counts) != PIECES:
        raise ValueError(f"The supply should list {', '.join(PIECES)}.")
    return list(counts.values())
