"""The reconstructed map agrees with all that the rulebook says of it."""

from typing import Any

import pytest

from nunatak.engine.bits import BITS, count_bits, lowest
from nunatak.games.arctic import GAME
from nunatak.games.arctic.components import tables
from nunatak.games.arctic.rules.position import SHIPS_IN_ALL
from nunatak.games.arctic.rules.vocabulary import AREAS, NATIONS, ORES, PLACES, POLE
from nunatak.games.edition import read_components

T: Any = GAME.tables


def names(areas: int) -> list[str]:
    """Return a set of areas by name."""
    return [name for area, name in enumerate(AREAS) if areas & BITS[area]]


def test_there_are_16_gas_10_oil_and_6_rock_deposits() -> None:
    counts = {ore: int(count_bits(T.ores[i])) for i, ore in enumerate(ORES)}
    assert counts == {"gas": 16, "oil": 10, "rock": 6}


def test_sectors_have_seven_two_three_three_and_three_areas() -> None:
    assert [int(count_bits(sector)) for sector in T.sectors] == [7, 2, 3, 3, 3, 0]


def test_exactly_the_russian_coasts_have_two_ways_north() -> None:
    assert names(T.near[AREAS.index("R1")]) == ["MN", "MR1", "MR2", "N2", "R2"]
    assert [AREAS[T.north[AREAS.index(name)]] for name in ("R1", "R2", "R3")] == [
        "MR2",
        "MR3",
        "MR4",
    ]


def test_neighbours_are_mutual_and_every_way_north_is_to_a_neighbour() -> None:
    for area in range(PLACES):
        for other in range(PLACES):
            assert bool(T.near[area] & BITS[other]) == bool(T.near[other] & BITS[area])
        assert area == POLE or T.near[area] & BITS[T.north[area]]
        assert lowest(BITS[area]) == area


def test_a_chinese_ship_needs_four_moves_from_the_bering_sea_to_the_pole() -> None:
    area, way = AREAS.index("BER"), []
    while area != POLE:
        area = T.north[area]
        way.append(AREAS[area])
    assert way == ["R3", "MR4", "IR3", "POLE"]


def test_no_fleet_is_so_large_that_a_list_of_options_passes_sixty() -> None:
    ships = {name: int(T.nations[SHIPS_IN_ALL + n]) for n, name in enumerate(NATIONS)}
    largest = max(ships["EU"] + ships["NOR"], *ships.values())
    assert 3 * largest + 1 <= 60  # each ship in an area of its own sails, fights, attacks; or done
    assert count_bits(T.deposits) <= 60  # platforms are built and protected there


def test_every_nation_has_a_symbol_for_its_ships() -> None:
    symbols = {name: names(T.symbols[i]) for i, name in enumerate(NATIONS)}
    assert symbols["USA"] == ["MU2", "BAF", "DAV"]
    assert symbols["CHN"] == ["BER"]
    assert [len(each) for each in symbols.values()] == [3, 1, 2, 2, 3, 1]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('area = "IN", ring', 'area = "XX", ring', "exactly these areas"),
        ('nation = "NOR", ships = 6', 'nation = "DEN", ships = 6', "exactly these nations"),
        ('order = "ABABBABABAAB"', 'order = "ABABBABABAAA"', "everybody equally often"),
        ("{ players = 4, lobbyists", "{ players = 5, lobbyists", "a row for 2, 3 and 4 players"),
        ("white = [-5, -4", "white = [-4, -5", "from the dearest on"),
        ("china = [-1, -3]", "china = [-3, -1]", "the dearer one"),
        ('source = "rulebook"', 'source = "hearsay"', "no source"),
        ("treasury = 1, yard = 1", "treasury = 1, yard = 0", "at least one ship"),
        ('nation = "NOR", area = "N2"', 'nation = "EU", area = "N2"', "a ship symbol"),
        ('nation = "USA", area = "BAF"', 'nation = "CHN", area = "BAF"', "China only one"),
        (
            'lobbyists = 3, platforms = 12, money = 10, order = "ABCDCDABBDAC"',
            'lobbyists = 0, platforms = 12, money = 10, order = ""',
            "12 lobbyists",
        ),
    ],
)
def test_a_component_file_that_can_not_be_right_is_refused(old: str, new: str, words: str) -> None:
    assert old in GAME.components
    with pytest.raises(ValueError, match=words):
        tables(GAME, GAME.components.replace(old, new))


def test_what_was_changed_for_balance_says_so() -> None:
    document = read_components(GAME.components)
    changed = [
        row["area"]
        for part in ("areas", "symbols")
        for row in document[part]
        if row["source"] == "reconstructed, balanced"
    ]
    assert changed == ["MN", "N1", "R2", "R3", "MU2", "MC1", "MC2", "ME1", "ME2"]
