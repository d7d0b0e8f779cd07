"""The Arctic's panel says what every option brings, and the board frames what it is about."""

from itertools import pairwise
from typing import Any

import pytest

from nunatak.games.arctic import GAME
from nunatak.games.arctic.rules.position import ENOUGH_VOTES
from nunatak.games.arctic.screen import labels
from nunatak.games.arctic.screen.sight import CX, CY
from nunatak.scene.items import Plate
from nunatak.scene.lines import unbroken
from nunatak.scene.page import Option, Prompt
from tests.games.arctic.table import Table, arranged, new
from tests.games.arctic.test_view import drawn, things


def asked(table: Table, seat: int = 0) -> Prompt:
    """Return what a seat is asked."""
    prompt = drawn(table, seat).prompt
    assert prompt is not None
    return prompt


def named(table: Table, word: str, seat: int = 0) -> Option:
    """Return an option as it is shown."""
    number = GAME.option(word)
    return next(each for each in asked(table, seat).options if each.option == number)


def layouts(table: Table) -> dict[str, str]:
    """Return how each group of options is set."""
    return {group.id: group.layout for group in asked(table).groups}


@pytest.mark.parametrize(
    "table",
    [
        lambda: new().play("lobby RUS-1", "lobby RUS-2", "lobby EU-1"),
        lambda: arranged("invest"),
        lambda: arranged("china", ships={"CHN": "R3"}, track={"china-low": 1}),
        lambda: arranged(rigs={2: "R1"}, ships={"RUS": "R1"}, lobby={"RUS-1": 1}),
        lambda: arranged(lobby={"NOR-1": 1}).play("do diplomacy"),
        lambda: arranged("sale", rigs={1: "N2 R2 R3 U1 N1 R1 C3 MR1 MR2 MR3"}),
    ],
)
def test_every_option_is_in_the_list_once_and_in_a_group_that_is_shown(table: Any) -> None:
    table = table()
    prompt = asked(table)
    numbers = [option.option for option in prompt.options if option.option is not None]
    assert sorted(numbers) == sorted(table.p.options())
    groups = [group.id for group in prompt.groups]
    assert len(set(groups)) == len(groups)
    assert {option.group for option in prompt.options} == set(groups)


def test_influence_spaces_are_listed_by_country_and_taken_ones_show_who_is_there() -> None:
    table = new().play("lobby RUS-1", "lobby RUS-2", "lobby EU-1")
    russia = [option for option in asked(table).options if option.group == "RUS"]
    assert [(option.label, option.owner, option.value) for option in russia] == [
        ("1", "A", "Mira"),
        ("2", "B", "Jonas"),
        ("Space 3", "", ""),
    ]
    assert [option.option is None for option in russia] == [True, True, False]
    assert russia[0].why == "A lobbyist is there already."
    assert layouts(table)["RUS"] == "table"  # the three beside each other


def test_spaces_of_the_track_say_what_they_cost_and_bids_for_china_stand_apart() -> None:
    table = arranged("invest", money=[9, 9, 9])
    assert named(table, "invest 1").value == "pay $5"
    assert named(table, "invest 8").value == "free"
    assert named(table, "invest 12").value == "get $2"
    assert named(table, "invest 1").group == "track"
    assert named(table, "invest china-low").group == "china"
    assert named(table, "invest china-low").label == "Bid $1"
    assert named(table, "pass").group == "end"


def test_an_action_says_whether_it_would_keep_influence() -> None:
    table = arranged(
        lobby={"RUS-1": 1}, boxes={"RUS taxes": 2}, rigs={1: "R1"}, ships={"RUS": "R1"}
    )
    assert named(table, "do diplomacy").outcome == ["conflicts, votes", "stays"]
    assert named(table, "do unrest").outcome == ["platforms there stop", "goes home"]
    assert named(table, "do sail").outcome == ["move, attack", "stays"]


def test_what_norway_can_say_is_sorted_with_votes_counted_and_victims_named() -> None:
    table = arranged(lobby={"NOR-1": 1}, votes={"RUS": "B"}).play("do diplomacy")
    assert named(table, "vote B").outcome == [
        "every country controls the sea in front of its coast",
        "2 of 6 votes then",
    ]
    assert named(table, "conflict EU").label == "EU"
    slander = named(table, "slander 2")
    assert (slander.label, slander.owner, slander.group) == ("Jonas", "B", "slander")
    assert named(table, "support").group == "join"


def test_votes_after_accession_count_as_the_eu_s() -> None:
    table = arranged(joined=True, lobby={"EU-1": 1}, votes={"RUS": "B"}).play("do diplomacy")
    assert named(table, "vote B").outcome[1] == "4 of 6 votes then: it comes into force"


def test_votes_for_the_law_in_force_are_not_said_to_bring_it() -> None:
    table = arranged(lobby={"RUS-1": 1}).play("do diplomacy")
    assert named(table, "vote A").outcome[1] == "5 of 6 votes then: it stays in force"


def test_the_votes_that_are_called_enough_are_enough_by_the_rules() -> None:
    assert labels.ENOUGH_VOTES == ENOUGH_VOTES


def test_a_site_says_its_price_and_whether_it_is_legal() -> None:
    table = arranged(ships={"RUS": "MR1"}, lobby={"RUS-1": 1}).play("do build")
    assert named(table, "site R1").outcome == ["oil, legal, $2, of which $1 goes to Russia"]
    assert named(table, "site MR1").outcome == ["gas, illegal, $2"]


def test_an_attack_and_a_protection_name_the_owner() -> None:
    table = arranged(ships={"RUS": "MR1"}, rigs={2: "MR1"}, lobby={"RUS-1": 1, "RUS-3": 1})
    enough = ["of Jonas; falls to one ship"]
    assert named(table.play("do sail"), "attack MR1").outcome == enough
    table = arranged(rigs={2: "MR1"}, lobby={"RUS-1": 1}).play("protect")
    assert named(table, "guard MR1").outcome == enough


def test_a_ship_learns_that_the_pole_is_guarded_or_that_nobody_controls_a_sea() -> None:
    ships = {"RUS": "IR1", "USA": "POLE"}
    table = arranged(ships=ships, lobby={"RUS-1": 1}).play("do sail", "from IR1")
    assert named(table, "to POLE").outcome == ["sinks, and one ship of the USA with it"]
    assert named(table, "to MR1").outcome == ["nobody controls it"]


def test_many_areas_are_set_in_a_table_without_symbols_and_few_in_rows() -> None:
    rigs = {2: "R1 R2 R3", 3: "N1 N2 E1 E2 E3 C1"}
    many = arranged(rigs=rigs, lobby={"RUS-1": 1}).play("protect")
    assert layouts(many) == {"all": "table"}
    assert named(many, "guard R1").icon == ""
    few = arranged(rigs={2: "R1"}, lobby={"RUS-1": 1}).play("protect")
    assert layouts(few) == {"all": "rows"}
    assert named(few, "guard R1").icon == "shield"


def test_a_large_sale_is_still_shown_with_the_sets_of_every_split() -> None:
    table = arranged("sale", rigs={1: "N2 R2 R3 U1 N1 R1 C3 MR1 MR2 MR3"})
    assert layouts(table) == {"all": "rows"}
    assert named(table, "sell 9").label == "$9 and 2 points"
    assert named(table, "sell 9").outcome == ["9 for $1 each", "[rock] for points"]


# China


def test_whoever_may_still_bid_is_told_what_china_will_do() -> None:
    table = arranged("invest", ships={"CHN": "IR3"})
    assert "sails a step north by itself" in bids(table)
    table.play("invest china-low")
    assert "Mira decides" in bids(table, 1)


def bids(table: Table, seat: int = 0) -> str:
    """Return what is said above the bids for China."""
    return next(group.label for group in asked(table, seat).groups if group.id == "china")


def test_whoever_needs_lobbyists_in_hand_is_told_how_many_there_are() -> None:
    assert asked(new()).note == "4 lobbyists in hand"
    assert asked(arranged("invest", lobby={"RUS-1": 1, "RUS-2": 1, "RUS-3": 1})).note == (
        "one lobbyist in hand"
    )
    assert asked(arranged(lobby={"RUS-1": 1})).note == ""


def test_the_companies_show_lobbyists_in_hand_and_points_with_a_minus_sign() -> None:
    standing = drawn(arranged("invest", points=[-3, 0, 0], money=[0, 0, 0])).standing
    assert standing is not None
    assert standing.players[0].cells[:3] == ["−3", "0", "4"]
    assert standing.players[0].score == "−3"


def test_for_beginners_china_waits_in_the_first_round() -> None:
    usual, beginners = new(), new(beginner=True)
    assert things(drawn(usual))["china.run"].text == unbroken("sails a step north by itself")
    assert [id for id in things(drawn(usual)) if id.startswith("drift.")]
    scene = things(drawn(beginners))
    assert scene["china.run"].text == unbroken("does nothing in round I")
    assert not [id for id in scene if id.startswith("drift.")]


def test_nobody_is_asked_while_the_start_player_is_drawn() -> None:
    prompt = asked(Table(GAME.start(3)))
    assert not prompt.mine
    assert prompt.options == []


# What a phone shows


def focus(table: Table) -> tuple[float, float, float, float]:
    """Return the part of the board that is shown first on a phone."""
    found = drawn(table).board.focus
    assert found is not None
    return found


@pytest.mark.parametrize("country", ["RUS", "NOR", "EU", "CAN", "USA"])
def test_a_phone_shows_the_country_that_acts_below_the_buttons(country: str) -> None:
    table = arranged(lobby={f"{country}-1": 1})
    x, y, w, h = focus(table)
    plate = things(drawn(table))[f"country.{country}"]
    assert isinstance(plate, Plate)
    assert x <= plate.x
    assert plate.x + plate.w <= x + w
    assert plate.y - y >= h / 5  # where the buttons are
    assert plate.y + plate.h <= y + h


def test_a_phone_never_shows_less_than_the_neighbours_of_what_is_decided() -> None:
    table = arranged(ships={"RUS": "R1"}, lobby={"RUS-1": 1}).play("do sail")
    _, _, w, h = focus(table)
    assert min(w, h) >= 340


def test_a_phone_shows_the_whole_map_where_no_area_is_asked_about() -> None:
    x, y, w, h = focus(arranged("sale", rigs={1: "R1"}))
    assert x < CX - 362
    assert x + w > CX + 362
    assert y < CY - 380
    assert y + h > CY + 362


# Ships that share an area


def test_ships_of_three_nations_in_a_wide_area_do_not_cover_each_other() -> None:
    table = arranged(ships={"EU": "E1", "CAN": "E1", "USA": "E1"}, lobby={"RUS-1": 1})
    tags = [item for item in things(drawn(table)).values() if getattr(item, "kind", "") == "tag"]
    heights = sorted(tag.y for tag in tags)
    assert len({tag.x for tag in tags}) == 1
    assert [later - one for one, later in pairwise(heights)] == [24, 24]


def test_ships_of_two_nations_lie_beside_each_other_along_a_long_coast() -> None:
    table = arranged(ships={"RUS": "R3", "CHN": "R3"}, lobby={"RUS-1": 1})
    tags = [item for item in things(drawn(table)).values() if getattr(item, "kind", "") == "tag"]
    one, other = (complex(tag.x - CX, tag.y - CY) for tag in tags)
    assert abs(abs(one) - abs(other)) < 1  # as far from the Pole
    assert abs(one - other) > 30
