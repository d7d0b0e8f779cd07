"""Reads the map, the pieces, the tracks and the tables of 2019: The Arctic."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import Referee
from nunatak.games.arctic.rules import RULES
from nunatak.games.arctic.rules.position import MOST_OF_A_KIND, Tables
from nunatak.games.arctic.rules.vocabulary import AREAS, LAWS, NATIONS, ORES, TRACK
from nunatak.games.edition import read_components

RINGS = ("pole", "inner", "middle", "outer", "approach")
CIRCLE = 132
COUNTS = (2, 3, 4)  # of players
LOBBYISTS_IN_ALL = 12


def tables(game: Referee, text: str) -> Tables:
    """Return what a component file describes; ValueError if it can't be right."""
    document = read_components(text)
    rows = document["areas"]
    if tuple(row["area"] for row in rows) != AREAS:
        raise ValueError(f"The map should have exactly these areas: {' '.join(AREAS)}.")
    return Tables(
        game,
        RULES,
        vec[i64]([mask(near(rows, area)) for area in range(len(rows))]),
        vec[i64]([north(rows, area) for area in range(len(rows))]),
        vec[i64]([owned(rows, name, ("outer",)) for name in NATIONS]),
        vec[i64]([owned(rows, name, ("middle", "inner")) for name in NATIONS]),
        vec[i64]([mask(where(rows, "deposit", ore)) for ore in ORES]),
        vec[i64]([mask(within(document, money)) for money in range(4)]),
        vec[i64]([cost(document, row) for row in rows]),
        vec[i64]([mask(row[0] for row in symbols(document, name)) for name in NATIONS]),
        vec[i64](start_ships(document)),
        vec[i64](nations(document)),
        vec[i64](companies(document)),
        vec[i64](orders(document)),
        vec[i64](prices(document)),
        vec[i64](worth(document)),
    )


# The map


def mask(areas: Any) -> int:
    """Return areas as bits."""
    return sum(BITS[area] for area in set(areas))


def where(rows: Sequence[Mapping[str, Any]], what: str, value: str) -> list[int]:
    """Return the areas of which something is said."""
    return [area for area, row in enumerate(rows) if row.get(what) == value]


def owned(rows: Sequence[Mapping[str, Any]], nation: str, rings: Sequence[str]) -> int:
    """Return a nation's areas in some rings."""
    return mask(area for area in where(rows, "owner", nation) if rows[area]["ring"] in rings)


def touch(one: Sequence[int], other: Sequence[int]) -> bool:
    """Say whether two arcs have at least a point in common, around the circle."""
    return any(
        one[0] <= other[1] + turn and other[0] + turn <= one[1] for turn in (-CIRCLE, 0, CIRCLE)
    )


def overlap(one: Sequence[int], other: Sequence[int]) -> bool:
    """Say whether two arcs have more than a point in common."""
    return one[0] < other[1] and other[0] < one[1]


def near(rows: Sequence[Mapping[str, Any]], area: int) -> list[int]:
    """Return the areas next to one, by an edge or a corner."""
    here = rows[area]
    ring = RINGS.index(here["ring"])
    found = []
    for other, row in enumerate(rows):
        apart = abs(RINGS.index(row["ring"]) - ring)
        if other != area and apart <= 1 and touch(here["arc"], row["arc"]):
            found.append(other)
    return found


def north(rows: Sequence[Mapping[str, Any]], area: int) -> int:
    """Return the area straight towards the Pole, the eastern one of two (ruling 11)."""
    here = rows[area]
    ring = RINGS.index(here["ring"])
    if ring == 0:
        return area
    inward = where(rows, "ring", RINGS[ring - 1])
    return max(other for other in inward if overlap(here["arc"], rows[other]["arc"]))


def cost(document: Mapping[str, Any], row: Mapping[str, Any]) -> int:
    """Return the construction of a platform in an area, or 0 where nothing can be found."""
    costs = {ring["ring"]: ring["cost"] for ring in document["construction"]}
    return int(costs[row["ring"]]) if "deposit" in row else 0


def within(document: Mapping[str, Any], money: int) -> list[int]:
    """Return where so much money pays the construction."""
    costs = [cost(document, row) for row in document["areas"]]
    return [area for area, dollars in enumerate(costs) if 0 < dollars <= money]


# The pieces


def symbols(document: Mapping[str, Any], nation: str) -> list[tuple[int, int]]:
    """Return a nation's ship symbols: the areas, and how many ships start there."""
    rows = [row for row in document["symbols"] if row["nation"] == nation]
    if not rows or (nation == "CHN" and len(rows) > 1):
        raise ValueError("Every nation should have a ship symbol, and China only one.")
    return [(AREAS.index(row["area"]), int(row["ships"])) for row in rows]


def start_ships(document: Mapping[str, Any]) -> list[int]:
    """Return how many ships each nation has in each area at the start."""
    found = [0] * (len(NATIONS) * len(AREAS))
    for nation, name in enumerate(NATIONS):
        for area, ships in symbols(document, name):
            found[nation * len(AREAS) + area] = ships
    return found


def nations(document: Mapping[str, Any]) -> list[int]:
    """Return ships, treasuries, yards, taxes, laws and votes, for each nation in turn."""
    rows = document["nations"]
    if tuple(row["nation"] for row in rows) != NATIONS:
        raise ValueError(f"There should be exactly these nations: {', '.join(NATIONS)}.")
    if any(row["yard"] < 1 for row in rows[:-1]):
        raise ValueError("Every country should have a yard that builds at least one ship.")
    found: list[int] = []
    for what in ("ships", "treasury", "yard", "tax"):
        found += [int(row.get(what, 0)) for row in rows]
    found += [LAWS.index(row["law"]) if "law" in row else 0 for row in rows]
    return found + [int(row.get("votes", 0)) for row in rows]


# The players


def by_players(document: Mapping[str, Any], part: str) -> list[Mapping[str, Any]]:
    """Return the rows of a part, which should have one for each number of players."""
    rows: list[Mapping[str, Any]] = document[part]
    if tuple(row["players"] for row in rows) != COUNTS:
        raise ValueError(f"The part {part} should have a row for 2, 3 and 4 players.")
    return rows


def companies(document: Mapping[str, Any]) -> list[int]:
    """Return lobbyists, platforms and money, for each number of players."""
    rows = by_players(document, "companies")
    if any(row["players"] * row["lobbyists"] != LOBBYISTS_IN_ALL for row in rows):
        raise ValueError(f"There should be {LOBBYISTS_IN_ALL} lobbyists for any number of players.")
    return [int(row[what]) for row in rows for what in ("lobbyists", "platforms", "money")]


def orders(document: Mapping[str, Any]) -> list[int]:
    """Return who places each lobbyist in the advanced way, counted from the start player."""
    found = []
    for row in by_players(document, "companies"):
        order = [ord(letter) - ord("A") for letter in row["order"]]
        if sorted(order) != sorted([*range(row["players"])] * row["lobbyists"]):
            raise ValueError(f"The order {row['order']} should name everybody equally often.")
        found += order
    return found


def prices(document: Mapping[str, Any]) -> list[int]:
    """Return what the spaces of the track give, for each number of players."""
    found = []
    for row in by_players(document, "investment"):
        spaces = [*row["white"], *row["china"]]
        if len(spaces) != len(TRACK) or sorted(row["white"]) != row["white"]:
            raise ValueError("The track should have 12 spaces from the dearest on, and two more.")
        if row["china"][0] <= row["china"][1]:
            raise ValueError("The second bid for China should be the dearer one.")
        found += spaces
    return found


def worth(document: Mapping[str, Any]) -> list[int]:
    """Return what a platform is worth, by players, deposit and number of such platforms."""
    found: list[int] = []
    for players in COUNTS:
        for ore in ORES:
            [row] = [
                row
                for row in document["worth"]
                if (row["players"], row["deposit"]) == (players, ore)
            ]
            each = [0, *row["each"]]
            while len(each) < MOST_OF_A_KIND:
                each.append(each[-1] + row["further"])
            found += each
    return found
