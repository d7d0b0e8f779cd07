"""Component files of Antarctica that can't be right are refused with a sentence."""

import tomllib

import pytest

from nunatak.games.antarctica import GAME
from nunatak.games.antarctica.components import tables
from nunatak.games.antarctica.rules.vocabulary import BUILD, LAUNCH, RECRUIT, RESEARCH, SAIL
from nunatak.games.antarctica.screen.scene import meant
from nunatak.scene.sight import Somebody
from tests.games.antarctica.table import arranged


def without(text: str, start: str) -> str:
    """Return the components without the first row that begins like this."""
    rows = text.split("\n\n")
    index = next(i for i, row in enumerate(rows) if row.startswith(start))
    return "\n\n".join(rows[:index] + rows[index + 1 :])


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('source = "rulebook"', 'source = "hearsay"', "has no source"),
        ('building = "crane"\ncount = 3', 'building = "crane"\ncount = 4', "would be used"),
        ('building = "crane"\ncount = 3', 'building = "hut"\ncount = 3', "a count for each"),
        ('areas = ["N", "S"]', 'areas = ["N"]', "a building for each open area"),
        ("board = 3\nships = 3", "board = 0\nships = 6", "starts with a ship on the board"),
        ("reserve = 14", "reserve = -1", "no fewer than none"),
        ("ships = 3\ncubes = 3", "ships = 9\ncubes = 3", "not be able to move"),
        ('order = "ABBAAB"', 'order = "ABBAAA"', "everybody places 3 ships"),
        ("SE:A E:B NE:B", "N:A E:B NE:B", "no ship can lie in N"),
        ("SE:A E:B NE:B", "SE:B E:B NE:B", "other ships than there are"),
        ('pile = "basis"', 'pile = "double"', "15 Basic, 12 Double"),
        ('needs = ["derrick"]', 'needs = ["camp"]', "one or two of what cards can require"),
        ("scientists = 1\n", "scientists = 3\n", "one or two scientists"),
        ('track = "A"', 'track = "Z"', "There should be the tracks"),
        ('track = "3"\nplayers = 3', 'track = "3"\nplayers = 4', "a cube for every track"),
        ("points = [1, 1,", "points = [1, 1, 1, 1, 1,", "up to 10 spaces"),
        ('"scientist 3"', '"scientist 1"', "no symbol on space 1"),
    ],
)
def test_a_component_file_that_can_not_be_right_is_refused(old: str, new: str, words: str) -> None:
    text = GAME.components
    assert old in text
    with pytest.raises(ValueError, match=words):
        tables(GAME, text.replace(old, new, 1))


def test_a_missing_row_is_refused() -> None:
    with pytest.raises(ValueError, match="one row for 3 players"):
        tables(GAME, without(GAME.components, "[[pieces]]\nplayers = 3"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_building_card_in_play_can_find_an_area(players: int) -> None:
    t = GAME.start().tables
    areas = int(t.open_areas[players]).bit_count()
    for building in range(14):
        laid = t.start[players * 14 + building]
        cards = [c for c in range(39) if t.decks[players] & 2**c and t.results[c] == building]
        assert laid + len(cards) <= areas


def test_what_was_changed_for_balance_is_not_taken_for_a_finding() -> None:
    cards = tomllib.loads(GAME.components)["cards"]
    balanced = [n for n, card in enumerate(cards) if card["source"] == "reconstructed, balanced"]
    changed_marks = [0, 5, 7, 10, 18, 22]
    swapped = [*range(23, 27), *range(32, 39)]  # plankton farms and antennas
    assert balanced == changed_marks + swapped
    assert all(c["building"] in ("plankton-farm", "antenna") for c in (cards[n] for n in swapped))
    assert "balanced" in cards[16]["note"]  # a published factory whose mark was changed
    assert GAME.edition == "d043f1b8476d8863"  # the numbers are as they were


def test_with_four_players_the_cards_need_two_scientists_fewer_than_there_are() -> None:
    assert sum(GAME.start().tables.scientists) == 46
    assert GAME.start().tables.decks[4] == 2**39 - 1


def test_pointing_at_something_means_an_option() -> None:
    t = arranged(sun="E", ships="E:A")
    sight = GAME.look(t.p, 0, [Somebody(name) for name in ("Ines", "Noor", "Kolya", "Tomás")])
    assert meant(sight, "w") == SAIL + 6
    assert meant(sight, "order.2") == BUILD + 2
    assert meant(sight, "b.W.camp") == RECRUIT
    assert meant(sight, "b.W.shipyard") == LAUNCH
    assert meant(sight, "kind.C.naval") == RESEARCH + 2
    assert meant(sight, "sun") is None
