"""Antarctica's rulebook, chapter by chapter, with its examples."""

import pytest

from nunatak.games.antarctica import GAME
from tests.games.antarctica.table import SEATS, Table, arranged, begun, new

SUN_ORDER = ["S", "SE", "E", "NE", "N", "NW", "W", "SW"]


def points(t: Table, key: str) -> list[int]:
    """Return everybody's points of one kind."""
    tally = GAME.rules.tally
    return [dict(tally(t.p, seat))[f"points-{key}"] for seat in range(t.p.players)]


# Components


def test_there_are_as_many_buildings_and_cards_as_the_rulebook_lists() -> None:
    tables = GAME.start().tables
    assert list(tables.buildings) == [3, 3, 3, 3, 2, 2, 4, 2, 3, 3, 3, 5, 7, 4]
    assert list(tables.shipyard) == [6, 3, 2, 2]
    assert [bin(bits).count("1") for bits in tables.pile_bits] == [15, 12, 12]
    assert [int(n) for n in tables.card_counts[2:5]] == [33, 35, 39]


def test_all_buildings_are_laid_out_or_built_with_a_card() -> None:
    results = [int(kind) for kind in GAME.start().tables.results]
    start = list(GAME.start().tables.start[4 * 14 : 5 * 14])
    assert [start[kind] + results.count(kind) for kind in range(14)] == list(
        GAME.start().tables.buildings
    )


# Setup


@pytest.mark.parametrize(
    ("players", "count"), [(2, 6), (3, 8), (4, 8)], ids=["two", "three", "four"]
)
def test_every_open_area_starts_with_one_building(players: int, count: int) -> None:
    t = begun(players)
    areas = t.view()["areas"]
    assert sorted(len(area["buildings"]) for area in areas.values()) == [0] * (8 - count) + (
        [1] * count
    )
    laid = sorted(name for area in areas.values() for name in area["buildings"])
    camps = ["camp"] if players == 2 else ["camp", "camp"]
    naval = [] if players == 2 else ["naval"]
    assert laid == sorted([*camps, "coastal", "crane", "derrick", *naval, "shaft-tower", "turbine"])


@pytest.mark.parametrize(
    ("players", "afloat", "reserve", "ships", "cubes"),
    [(2, 3, 14, 3, 3), (3, 3, 12, 2, 4), (4, 2, 10, 2, 5)],
)
def test_everybody_gets_what_the_table_says(
    players: int, afloat: int, reserve: int, ships: int, cubes: int
) -> None:
    t = begun(players)
    for letter in SEATS[:players]:
        seat = t.seat(letter)
        assert (seat["supply"], seat["reserve"]) == (2, reserve)
        assert (seat["ships"], seat["cubes"]) == (ships, cubes)
        assert t.p.fleet(SEATS.index(letter)) == afloat
        assert seat["basic"]
        assert seat["expertise"] == 0
    assert t.view()["expertise"] == players


@pytest.mark.parametrize(("players", "cards"), [(2, 33), (3, 35), (4, 39)])
def test_cards_for_more_players_stay_in_the_box(players: int, cards: int) -> None:
    piles = begun(players).view()["piles"].values()
    assert sum(len(pile["unseen"]) + 1 for pile in piles) == cards


def test_tracks_3_and_4_are_closed_with_fewer_players() -> None:
    open_tracks = [
        [name for name, track in begun(n).view()["tracks"].items() if track["open"]]
        for n in (2, 3, 4)
    ]
    assert open_tracks == [["A", "B", "C"], ["A", "B", "C", "3"], ["A", "B", "C", "3", "4"]]


def test_the_sun_starts_in_the_southwest_and_moves_before_the_first_turn() -> None:
    assert new().sun() == "SW"
    assert begun(4).sun() == "S"
    assert begun(3).sun() == "S"
    assert begun(2).play("begin-on A").sun() == "SE"


# Course of play


def test_the_sun_goes_counter_clockwise_and_skips_areas_without_ships() -> None:
    t = arranged(sun="S", ships="S:A SE:B NE:C W:D")
    seen = [t.sun()]
    for target in ("N", "N", "N"):
        t.play(f"sail {target}", "done")
        seen.append(t.sun())
    assert seen == ["S", "SE", "NE", "N"]


def test_the_sun_visits_the_areas_in_this_order() -> None:
    t = begun(4)
    seen = [t.sun()]
    for _ in range(7):
        t.play(t.options()[0], "done")
        seen.append(t.sun())
    assert seen == SUN_ORDER


def test_the_first_ship_in_line_must_leave_for_another_area() -> None:
    t = arranged(sun="E", ships="E:AB")
    assert "E" not in t.options("sail")
    assert t.why_not("sail E") == "The ship must leave for another area."
    assert t.why_not("done") == "A ship has to sail first."
    t.play("sail W")
    assert (t.line("E"), t.line("W")) == ("B", "A")


def test_a_full_area_can_not_be_sailed_to() -> None:
    t = arranged(sun="E", ships="E:A W:BCD")
    assert "W" not in t.options("sail")
    assert t.why_not("sail W") == "Three ships lie there already."


def test_a_ship_goes_last_in_line_where_it_arrives() -> None:
    assert arranged(sun="E", ships="E:A W:BC").play("sail W").line("W") == "BCA"


def test_one_building_a_turn_even_if_several_could_be_built() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane,turbine,shaft-tower,derrick W:camp",
        orders="basis:turbine double:antenna",
    )
    t.play("sail W")
    assert t.options("build") == ["basis", "double"]
    t.play("build basis", "advance A").pass_on()
    assert t.options("build") == []
    assert t.why_not("build double") == "You can take one action a turn."


def test_a_new_ship_goes_last_in_line_under_the_sun_and_does_not_act() -> None:
    t = arranged(sun="E", ships="E:AB", buildings="W:shipyard")
    t.play("sail W", "launch")
    assert t.line("E") == "BA"
    assert t.seat("A")["ships"] == 2
    t.play("choose icebreaker", "look", "choose icebreaker", "look", "choose icebreaker", "look")
    t.play("done")
    assert t.sun() != "E"


def test_all_others_choose_a_shipyard_card_beginning_on_the_right() -> None:
    t = arranged(sun="E", ships="E:B", buildings="W:shipyard").play("sail W", "launch")
    assert t.asked() == "choose-card C"
    assert t.options("choose") == [
        "icebreaker",
        "place-a-scientist",
        "two-scientists",
        "fast-research",
    ]
    t.play("choose fast-research", "look")
    assert t.asked() == "choose-card D"
    t.play("choose fast-research", "look")
    assert t.asked() == "choose-card A"
    assert t.why_not("choose fast-research") == "There is no such card to be had."
    t.play("choose icebreaker", "look")
    assert t.asked() == "act B"
    assert [t.hand(letter) for letter in SEATS] == [
        {"icebreaker": 1},
        {},
        {"fast-research": 1},
        {"fast-research": 1},
    ]


def test_without_a_shipyard_or_ships_no_ship_is_built() -> None:
    t = arranged(sun="E", ships="E:A").play("sail W")
    assert t.why_not("launch") == "There is no shipyard there."
    u = arranged(sun="E", ships="E:A N:A NW:A NE:A", buildings="W:shipyard").play("sail W")
    assert u.seat("A")["ships"] == 0
    assert u.why_not("launch") == "You have no ship available."


def test_recruiting_needs_a_camp() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:camp S:crane").play("sail S")
    assert t.why_not("recruit") == "There is no camp there."


def test_research_needs_a_centre_and_goes_on_its_own_track_only() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval").play("sail W")
    assert t.options("research") == ["C", "4"]
    assert t.why_not("research A") == "No research center there serves that track."
    u = arranged(sun="E", ships="E:A", buildings="W:naval,coastal").play("sail W")
    assert u.options("research") == ["B", "C", "3", "4"]


def test_doing_nothing_is_allowed_but_moving_is_not_optional() -> None:
    t = arranged(sun="E", ships="E:A W:B")
    assert "done" not in t.options()
    t.play("sail W", "done")
    assert t.asked() == "sail-where B"


def test_one_card_a_turn_after_the_ship_has_arrived() -> None:
    t = arranged(sun="E", ships="E:A", hands="A:two-scientists,fast-research")
    assert t.why_not("reinforce") == "A ship has to sail first."
    t.play("sail W", "reinforce")
    assert t.why_not("hasten A") == "You can play one card in each visit of the sun."


def test_a_placed_scientist_counts_for_recruiting_in_the_same_turn() -> None:
    # Rulebook, Course of Play: a Place a Scientist card brings one more scientist at a camp.
    t = arranged(sun="E", ships="E:A", buildings="W:camp", hands="A:place-a-scientist")
    t.play("sail W", "assign", "recruit")
    assert t.events("recruited") == ["recruited seat=0 scientists=2 area=W"]
    assert (t.seat("A")["supply"], t.seat("A")["reserve"]) == (3, 8)


@pytest.mark.parametrize("what", ["discard-cube", "discard-ship", "scrap N-1"])
def test_a_discarded_resource_brings_a_scientist_once_a_turn(what: str) -> None:
    t = arranged(sun="E", ships="E:A N:A").play("sail W", "discard", what)
    assert (t.seat("A")["supply"], t.seat("A")["reserve"]) == (3, 9)
    assert t.why_not("discard") == "You can discard one resource a turn."
    assert points(t, "resources") == [1, 0, 0, 0]


def test_a_cube_on_a_track_can_not_be_discarded() -> None:
    t = arranged(sun="E", ships="E:A", tracks="A:A1 B:A1 C:A1 3:A1 4:A1").play("sail W")
    assert t.play("discard").options() == ["discard-ship", "scrap W-1"]


def test_a_resource_can_be_discarded_without_scientists_in_reserve() -> None:
    t = arranged(sun="E", ships="E:A", supply=12).play("sail W", "discard", "discard-cube")
    assert (t.seat("A")["supply"], t.seat("A")["discarded cubes"]) == (12, 1)


def test_ships_that_stay_move_up_in_line() -> None:
    t = arranged(sun="E", ships="E:ABC W:D").play("sail W", "done")
    assert t.line("E") == "BC"


# Box A


def test_box_a_the_first_step_takes_a_spare_cube() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval").play("sail W", "research C")
    assert t.cubes("C") == "A1"
    assert t.seat("A")["cubes"] == 4


def test_box_a_only_empty_spaces_count() -> None:
    # Two spaces to go, the next three occupied: five spaces in all.
    t = arranged(
        sun="E",
        ships="E:A",
        buildings="W:naval",
        scientists="W:A1",
        tracks="C:A1,B2,C3,D4",
    )
    assert t.play("sail W", "research C").cubes("C") == "A6 B2 C3 D4"


def test_box_a_red_spaces_work_every_time_for_oneself() -> None:
    for cubes in ("C:A2", "C:A2,B9"):
        t = arranged(sun="E", ships="E:A", buildings="W:naval", tracks=cubes)
        t.play("sail W", "research C")
        assert t.events("triggered", "joined") == [
            "triggered seat=0 symbol=scientist",
            "joined seat=0",
        ]


def test_box_a_blue_spaces_work_once_for_everybody() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:coastal", tracks="B:A4")
    t.play("sail W", "research B")
    assert t.asked() == "which-ship A"
    t.play("decline")
    assert t.asked() == "which-ship B"
    u = arranged(sun="E", ships="E:A N:B", buildings="W:coastal", tracks="B:A4,B6")
    u.play("sail W", "research B")
    assert u.asked() == "act A"


def test_box_a_symbols_are_carried_out_in_the_order_of_the_track() -> None:
    t = arranged(
        sun="E", ships="E:A", buildings="W:naval", scientists="W:A6", tracks="C:A1", supply=0
    )
    t.play("sail W", "research C")
    assert t.events("triggered") == [
        "triggered seat=0 symbol=scientist",
        "triggered seat=0 symbol=advance-three",
    ]
    assert t.asked() == "advance-all A"
    for _ in range(4):
        t.play("decline")
    assert t.events("triggered", "received") == [
        "triggered seat=0 symbol=expertise-card",
        "received seat=0 card=expertise",
    ]


def test_box_a_nobody_moves_past_the_end_nor_past_cubes_that_stand_there() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval", scientists="W:A6", tracks="C:A8,B10")
    assert t.play("sail W", "research C").cubes("C") == "A9 B10"
    u = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A9,B10").play("sail W")
    assert u.options("research") == ["4"]
    assert u.why_not("research C") == "Your cube can’t get any further on that track."


def test_box_a_a_closed_track_can_not_be_chosen() -> None:
    t = arranged(2, sun="E", ships="E:A", hands="A:fast-research").play("sail W")
    assert t.options("hasten") == ["A", "B", "C"]


# Box B


@pytest.mark.parametrize("places", ["N:crane,derrick", "N:crane NE:derrick"])
def test_box_b_the_factory_needs_a_derrick_and_a_crane_in_one_area_or_two(places: str) -> None:
    t = arranged(
        sun="E", ships="E:A N:A NE:A", buildings=f"{places} W:camp", orders="double:factory"
    )
    assert "double" in t.play("sail W").options("build")
    assert t.view()["piles"]["double"]["face"]["needs"] == ["crane", "derrick"]


def test_box_b_the_ship_that_just_moved_gives_access_too() -> None:
    t = arranged(
        sun="E", ships="E:A N:A", buildings="N:crane W:derrick,camp", orders="double:factory"
    )
    assert "double" in t.play("sail W").options("build")


def test_box_b_without_access_nothing_is_built() -> None:
    t = arranged(
        sun="E",
        ships="E:A",
        buildings="N:crane W:camp S:derrick",
        orders="double:factory",
        used="A",
    )
    t.play("sail W")
    assert t.options("build") == []
    assert t.why_not("build double") == "Your ships lack access to what the card requires."


def test_box_b_a_resource_card_gives_temporary_access() -> None:
    t = arranged(
        sun="E", ships="E:A N:A", buildings="N:crane W:camp S:derrick", orders="double:factory"
    )
    t.play("sail W", "build double")
    assert t.events("used") == ["used seat=0 card=basic building=derrick"]
    assert not t.seat("A")["basic"]
    assert t.buildings("W") == ["factory", "camp"]


def test_box_b_scientists_come_from_the_supply() -> None:
    t = arranged(sun="E", ships="E:A N:A", buildings="N:crane,derrick W:camp", supply=0)
    t.play("sail W")
    assert t.why_not("build double") == "You have too few scientists in your supply."


def test_box_b_a_plankton_farm_takes_two_scientists() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:lab,factory,crane,shaft-tower,derrick,turbine W:camp",
        orders="double:plankton-farm",
    )
    t.play("sail W", "build double")
    assert t.scientists("W") == "A2"
    assert t.seat("A")["supply"] == 0


def test_box_b_no_area_has_two_of_a_building() -> None:
    t = arranged(
        sun="E", ships="E:A N:A", buildings="N:crane,derrick W:factory", orders="double:factory"
    )
    t.play("sail W")
    assert t.why_not("build double") == "That building stands there already."


def test_box_b_the_card_advances_its_builder_and_is_kept() -> None:
    t = arranged(
        sun="E", ships="E:A N:A", buildings="N:crane,derrick W:camp", orders="double:factory"
    )
    t.play("sail W", "build double")
    assert t.asked() == "advance-where A"
    assert t.options("advance") == ["A", "B", "C", "3", "4"]
    t.play("advance 3")
    assert t.cubes("3") == "A2"
    assert t.asked() == "turn-up-card chance"
    assert t.seat("A")["cards"] == ["double-1"]


def test_box_b_anybody_uses_a_building() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A NE:B",
        buildings="N:crane,derrick W:turbine",
        orders="double:factory",
    )
    t.play("sail W", "build double", "advance A").pass_on().play("done")
    assert t.asked() == "sail-where B"
    assert t.p.access(1) & 32 == 0
    t.play("sail W")
    assert t.p.access(1) & 32


def test_box_b_there_are_fewer_orders_when_a_pile_runs_out() -> None:
    t = arranged(sun="E", ships="E:A", rest="double:-1").play("sail W")
    assert t.view()["piles"]["double"]["card"] is None
    assert t.why_not("build double") == "That pile is used up."


# Box C


@pytest.mark.parametrize(("building", "word"), [("camp", "recruit"), ("naval", "research C")])
def test_box_c_two_ships_and_one_scientist_count_three(building: str, word: str) -> None:
    t = arranged(sun="E", ships="E:A W:A", buildings=f"W:{building}", scientists="W:A1")
    t.play("sail W", word)
    if building == "camp":
        assert t.events("recruited") == ["recruited seat=0 scientists=3 area=W"]
    else:
        assert t.cubes("C") == "A3"


def test_box_c_the_reserve_may_hold_fewer() -> None:
    t = arranged(sun="E", ships="E:A W:A", buildings="W:camp", scientists="W:A3 N:A6", supply=2)
    t.play("sail W", "recruit")
    assert t.events("recruited") == ["recruited seat=0 scientists=1 area=W"]
    assert t.seat("A")["reserve"] == 0


# The end


def test_the_game_ends_when_a_player_has_placed_the_last_scientist() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane,derrick W:camp",
        orders="double:factory",
        scientists="N:A11",
    )
    t.play("sail W", "build double", "advance A").pass_on().play("done")
    assert t.ended() == "last scientist"
    assert t.events("ended") == ["ended way=last-scientist"]


def test_the_game_ends_when_the_last_building_is_built() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane,derrick,lab,factory,turbine,shaft-tower",
        rest="basis:-1 double:-1 prestige:0",
        orders="prestige:headquarters",
    )
    free = next(
        a for a in ("W", "S", "SW", "NW", "SE", "NE") if "headquarters" not in t.buildings(a)
    )
    t.play(f"sail {free}", "build prestige", "advance A").pass_on()
    assert t.asked() == "act A"
    t.play("done")
    assert t.ended() == "last building"


def test_track_actions_of_the_last_turn_are_still_carried_out() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane,derrick W:camp",
        orders="double:factory",
        scientists="N:A11",
        tracks="B:A4",
    )
    t.play("sail W", "build double", "advance B")
    assert t.asked() == "which-ship A"


def test_an_icebreaker_turn_is_not_taken_after_the_end() -> None:
    t = arranged(
        sun="E",
        ships="E:AB N:A",
        buildings="N:crane,derrick W:camp",
        orders="double:factory",
        scientists="N:A11",
        ice="E:B",
    )
    t.play("sail W", "build double", "advance A").pass_on().play("done")
    assert t.ended() == "last scientist"


# Scoring


def test_example_alice_bob_chloe_and_dan_score_16_16_3_and_0_in_an_area() -> None:
    t = arranged(
        buildings="E:crane,shaft-tower,derrick,turbine,lab,factory,camp,shipyard",
        scientists="E:A3,B3,C1",
    )
    assert len(t.buildings("E")) == 8
    assert points(t, "areas") == [16, 16, 3, 0]


def test_an_area_pays_all_buildings_and_scientists_and_one_more_to_the_first() -> None:
    t = arranged(buildings="E:crane,camp", scientists="E:A4,B2,C1")
    assert points(t, "areas") == [2 + 7 + 1, 4, 2, 0]


def test_a_track_pays_all_cubes_to_the_first_and_the_cube_before_to_the_others() -> None:
    # Spaces 10, 7 and 4 are worth 5, 3 and 2.
    t = arranged(tracks="A:A10,B7,C4")
    assert points(t, "tracks") == [10, 5, 3, 0]


def test_building_cards_pay_the_first_the_total_and_the_others_the_rank_above() -> None:
    t = arranged(
        taken="prestige-1:A prestige-2:A prestige-3:A prestige-4:B prestige-6:B prestige-7:C"
    )
    assert points(t, "cards") == [6, 3, 2, 0]


def test_discarded_resources_pay_the_same_way_and_ties_share_in_full() -> None:
    assert points(arranged(discarded="A3 B2 C1"), "resources") == [6, 3, 2, 0]
    assert points(arranged(discarded="A2 B2 C1"), "resources") == [5, 5, 2, 0]


def test_cards_without_an_asterisk_do_not_score() -> None:
    t = arranged(taken="basis-1:A double-1:A")
    assert points(t, "cards") == [0, 0, 0, 0]


def test_the_winner_has_most_points() -> None:
    assert arranged(scientists="E:B2").winners() == "B"


def test_a_tie_goes_to_whoever_is_first_more_often() -> None:
    # A has 3 points in one area; B the same with a track and a discarded resource.
    t = arranged(scientists="E:A1", tracks="A:B4", discarded="B1")
    assert t.p.scores()[:2] == [3, 3]
    assert t.winners() == "B"


def test_a_tie_then_goes_to_whoever_has_more_building_cards() -> None:
    t = arranged(discarded="A1 B1", taken="basis-1:B")
    assert t.p.scores()[:2] == [2, 2]
    assert t.winners() == "B"


def test_otherwise_there_are_several_winners() -> None:
    assert arranged(discarded="A1 B1").winners() == "AB"


# Card effects


def test_an_icebreaker_lets_the_second_ship_act_after_the_first() -> None:
    t = arranged(sun="S", ships="S:A SE:BA", hands="A:icebreaker").play("sail W", "icebreak SE")
    assert t.ice("SE") == "A"
    t.play("done", "sail N", "done")
    assert t.asked() == "sail-where A"
    t.play("sail NE", "done")
    assert t.ice("SE") == ""
    assert t.events("ice-gone") == ["ice-gone seat=0 area=SE"]


def test_one_card_per_player_and_sun_if_both_ships_are_yours() -> None:
    t = arranged(sun="S", ships="S:AA", hands="A:icebreaker,two-scientists")
    t.play("sail W", "icebreak S", "done")
    assert t.asked() == "sail-where A"
    t.play("sail N")
    assert t.why_not("reinforce") == "You can play one card in each visit of the sun."


def test_an_icebreaker_of_an_earlier_turn_leaves_a_card_for_one_of_the_two_turns() -> None:
    t = arranged(sun="S", ships="S:AA", ice="S:A", hands="A:two-scientists")
    t.play("sail W", "done", "sail N")
    assert "reinforce" in t.options()


def test_two_scientists_brings_one_if_only_one_is_left() -> None:
    t = arranged(sun="E", ships="E:A", supply=11, hands="A:two-scientists").play("sail W")
    t.play("reinforce")
    assert t.events("reinforced") == ["reinforced seat=0 scientists=1"]


def test_fast_research_advances_three_spaces_on_any_track() -> None:
    t = arranged(sun="E", ships="E:A", hands="A:fast-research").play("sail W", "hasten 4")
    assert t.cubes("4") == "A3"
    assert t.hand("A") == {}


# Track actions


def test_move_a_ship_without_an_action_in_turn() -> None:
    t = arranged(sun="E", ships="E:A N:BA", buildings="W:coastal", tracks="B:A4")
    t.play("sail W", "research B", "weigh N-2")
    assert t.asked() == "move-where A"
    t.play("sail S")
    assert (t.line("N"), t.line("S")) == ("B", "A")
    assert t.asked() == "which-ship B"
    t.play("weigh N-1", "sail NW")
    assert t.line("NW") == "B"
    assert t.asked() == "act A"


def test_a_ship_is_not_moved_to_an_area_in_which_three_ships_lie() -> None:
    t = arranged(sun="E", ships="E:A NE:A W:CDC", buildings="S:coastal", tracks="B:A4")
    t.play("sail S", "research B", "weigh NE-1")
    assert "W" not in t.options("sail")
    assert t.why_not("sail W") == "Three ships lie there already."
    assert t.why_not("sail NE") == "The ship must leave for another area."


def test_the_draft_goes_round_until_everybody_has_a_card() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:inland", tracks="A:A4")
    t.play("sail W", "research A")
    assert t.asked() == "draw-card chance"
    t.play("draw icebreaker", "draw icebreaker", "draw fast-research", "draw two-scientists")
    assert t.asked() == "choose-card A"
    t.play("choose fast-research", "look", "choose two-scientists", "look", "choose icebreaker")
    t.play("look")
    assert t.events("took", "chose") == ["took seat=3", "chose seat=3 card=icebreaker"]
    t.play("look")
    assert t.asked() == "act A"
    assert [sum(t.hand(letter).values()) for letter in SEATS] == [1, 1, 1, 1]


def test_everybody_advances_three_on_a_track_of_their_own() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A4")
    t.play("sail W", "research C", "advance C", "advance A")
    assert t.why_not("advance A") == "Somebody has chosen that track for this symbol already."
    t.play("advance B", "advance 3")
    assert (t.cubes("A"), t.cubes("B"), t.cubes("3")) == ("B3", "C3", "D3")


def test_the_scientist_symbol_does_nothing_without_a_reserve() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A2", supply=12)
    t.play("sail W", "research C")
    assert t.events("triggered", "joined") == ["triggered seat=0 symbol=scientist"]


def test_the_ship_symbol_places_a_ship_under_the_sun_unless_three_lie_there() -> None:
    t = arranged(sun="E", ships="E:AB", buildings="W:inland", tracks="A:A7,B9")
    t.play("sail W", "research A")
    assert t.line("E") == "BA"
    assert t.asked() == "choose-card B"


def test_the_expertise_and_basic_symbols_bring_cards() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A7,B9")
    assert t.play("sail W", "research C").seat("A")["expertise"] == 1
    u = arranged(sun="E", ships="E:A", buildings="W:coastal", tracks="B:A2", used="A")
    assert u.play("sail W", "research B").seat("A")["basic"]
    v = arranged(sun="E", ships="E:A", buildings="W:coastal", tracks="B:A2")
    assert v.play("sail W", "research B").events("received") == []
