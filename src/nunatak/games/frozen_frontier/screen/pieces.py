"""Which piece of Frozen Frontier is which.

Each is named after what is printed on it or whose it is, so that none has to be followed; and its
name says what pointing at it means.
"""

from nunatak.games.frozen_frontier.rules.vocabulary import (
    BUILD,
    BUILDINGS,
    CITIES,
    COLLECT_BASIC,
    CONTRACTS,
    FULFIL,
    IN_A_BUILDING,
    OPERATE,
    PLAY,
    PROJECTS,
    SETTLE,
    STOP,
    SUBSIDIES,
    SUBSIDIZE,
)
from nunatak.scene.sight import Sight

CITY, LARGE_CITY, PROJECT, SUBSIDY, CONTRACT = "city", "st", "hand", "sub", "con"
SPACE, SPOT = "space", "spot"
POINTED_AT = {  # what is wanted of a thing of each sort
    CITY: (STOP, CITIES),
    PROJECT: (PLAY, PROJECTS),
    SUBSIDY: (SUBSIDIZE, SUBSIDIES),
    CONTRACT: (FULFIL, CONTRACTS),
}


def piece(sort: str, name: str) -> str:
    """Return the name of a city, or of a card wherever it lies."""
    return f"{sort}.{name}"


def carrier(letter: str) -> str:
    """Return the name of somebody's carrier."""
    return f"ship.{letter}"


def marker(track: str, letter: str) -> str:
    """Return the name of somebody's marker on a track."""
    return f"{track}.{letter}"


def place(building: str, sort: str, number: int) -> str:
    """Return the name of a space or a spot of a building in the large city."""
    return f"{building}.{sort}{number}"


def meant(sight: Sight, item: str) -> int | None:
    """Return the option that pointing at something would mean."""
    sort, _, name = item.partition(".")
    if sort in POINTED_AT:
        first, names = POINTED_AT[sort]
        return int(first + names.index(name)) if name in names else None
    if sort != LARGE_CITY:
        return None
    _, building, spot, *_ = [*name.split("."), "", ""]
    if building == "basic":
        return int(COLLECT_BASIC)
    if building not in BUILDINGS:
        return None
    number = BUILDINGS.index(building)
    for sort, first in ((SPACE, SETTLE), (SPOT, OPERATE)):
        if spot.startswith(sort):
            return int(first + number * IN_A_BUILDING + int(spot.removeprefix(sort)) - 1)
    return int(BUILD + number)
