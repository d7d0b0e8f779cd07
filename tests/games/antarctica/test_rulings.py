"""The rulings on what Antarctica's rulebook leaves open, by their numbers."""

import pytest

import nunatak
from nunatak.games.antarctica import GAME
from nunatak.games.antarctica.rules.decisions.tracks import advance
from tests.games.antarctica.table import SEATS, Table, arranged, begun, new

ORDERS = {2: "ABBAAB", 3: "ABCCABBCA", 4: "ABCDDABC"}
LINES = {
    2: {"SE": "A", "E": "B", "NE": "B", "NW": "A", "W": "A", "SW": "B"},
    3: {
        "S": "AA",
        "SE": "B",
        "E": "C",
        "NE": "C",
        "N": "A",
        "NW": "B",
        "W": "B",
        "SW": "C",
    },
    4: {"S": "A", "SE": "B", "E": "C", "NE": "D", "N": "D", "NW": "A", "W": "B", "SW": "C"},
}
READY = "N:crane,derrick W:camp"  # with a ship in N a factory can be built in W


# Board and setup


def test_ruling_1_the_sun_goes_from_southwest_by_south_and_east_to_west() -> None:
    t = begun(4)
    seen = []
    for _ in range(8):
        seen.append(t.sun())
        t.play("sail W" if "W" in t.options("sail") else t.options()[0], "done")
    assert seen == ["S", "SE", "E", "NE", "N", "NW", "W", "SW"]


def test_ruling_1_with_two_players_north_and_south_are_closed() -> None:
    t = begun(2).play("begin-on A")
    assert t.sun() == "SE"
    assert set(t.options("sail")) == {"NE", "E", "SW", "W", "NW"}
    assert t.why_not("sail N") == "That area is closed with two players."
    assert t.buildings("N") == t.buildings("S") == []


def test_ruling_2_the_player_to_the_right_is_the_next_seat() -> None:
    t = arranged(sun="E", ships="E:D", buildings="W:shipyard").play("sail W", "launch")
    assert t.asked() == "choose-card A"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_3_ships_are_placed_freely_in_this_order(players: int) -> None:
    t = begun(players, ships="free")
    order = ""
    while t.asked().startswith("place-ship"):
        order += t.asked()[-1]
        t.play(t.options()[0])
    assert order == ORDERS[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_3_or_they_lie_as_on_a_first_play(players: int) -> None:
    t = begun(players)
    lines = {area: t.line(area) for area in t.view()["areas"] if t.line(area)}
    assert lines == LINES[players]


def test_ruling_3_an_area_holds_three_ships() -> None:
    t = begun(3, ships="free").play("dock E", "dock E", "dock E")
    assert "E" not in t.options("dock")
    assert t.why_not("dock E") == "Three ships lie there already."


def test_ruling_3_the_start_player_is_random_or_the_first_seat() -> None:
    t = new(3)
    while t.asked() != "first-player chance":
        t.play(t.options()[0])
    assert t.p.chances() == [(GAME.option(f"first {n}"), 1) for n in (1, 2, 3)]
    assert t.play("first 2").line("S") == "BB"
    assert begun(3, start="first seat").line("S") == "AA"


def test_ruling_4_the_second_of_two_players_begins_with_a_cube() -> None:
    t = begun(2)
    assert t.asked() == "first-cube B"
    assert t.options("begin-on") == ["A", "B", "C"]
    assert t.why_not("begin-on 3") == "That track is not used with so few players."
    t.play("begin-on C")
    assert t.cubes("C") == "B1"
    assert t.seat("B")["cubes"] == 2
    assert t.events("triggered") == []


# A turn


def test_ruling_5_departures_close_the_line_and_arrivals_join_its_end() -> None:
    t = arranged(sun="E", ships="E:ABC W:D")
    t.play("sail W")
    assert (t.line("E"), t.line("W")) == ("BC", "DA")


def test_ruling_5_only_the_two_noted_ships_act_whatever_leaves() -> None:
    # The second ship is moved away by a symbol; the third moves up but has no turn.
    t = arranged(sun="E", ships="E:ABC W:D", buildings="N:coastal", tracks="B:A4", ice="E:C")
    t.play("sail N", "research B", "decline", "weigh E-1", "sail S", "decline", "decline", "done")
    assert (t.line("E"), t.ice("E")) == ("C", "")
    assert (t.sun(), t.asked()) == ("N", "sail-where A")


def test_ruling_5_the_ship_that_must_move_can_not_be_discarded_first() -> None:
    t = arranged(sun="E", ships="E:A N:A").play("discard")
    assert t.options("scrap") == ["N-1"]
    assert t.why_not("scrap E-1") == "That ship has to sail first."
    u = arranged(sun="E", ships="E:A N:A").play("sail W", "discard")
    assert u.options("scrap") == ["N-1", "W-1"]


def test_ruling_5_the_target_is_fixed_even_if_the_ship_is_gone() -> None:
    t = arranged(sun="E", ships="E:A N:A", buildings="W:camp", scientists="W:A2")
    t.play("sail W", "discard", "scrap W-1", "recruit")
    assert t.events("recruited") == ["recruited seat=0 scientists=2 area=W"]


def test_ruling_5_card_and_discard_come_before_or_after_the_action() -> None:
    t = arranged(sun="E", ships="E:A N:A", buildings="W:camp", hands="A:two-scientists")
    t.play("discard", "discard-cube", "sail W", "reinforce", "recruit")
    assert t.seat("A")["supply"] == 2 + 1 + 2 + 1
    u = arranged(sun="E", ships="E:A N:A", buildings="W:camp", hands="A:two-scientists")
    u.play("sail W", "recruit", "discard", "discard-cube")
    assert "reinforce" in u.options()


def test_ruling_5_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:camp")
    t.play("sail W", "recruit", "discard", "discard-cube")
    assert t.asked() == "sail-where B"


def test_ruling_5_a_turn_with_nothing_to_do_ends_by_itself_even_without_an_action() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:crane", orders="basis:crane", used="A")
    t.play("sail W")
    assert t.options() == ["discard", "done"]
    t.play("discard", "discard-cube")
    assert t.asked() == "sail-where B"


def test_ruling_5_ending_the_turn_is_the_last_of_the_options() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:camp", hands="A:two-scientists", supply=0)
    t.play("sail W")
    assert t.options() == ["recruit", "reinforce", "discard", "done"]


def test_ruling_5_whoever_holds_a_card_is_asked_though_none_can_be_played() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:camp", hands="A:icebreaker")
    t.play("sail W", "recruit", "discard", "discard-cube")
    assert (t.asked(), t.options()) == ("act A", ["done"])
    assert [d.name for d in GAME.rules.decisions if d.secret] == ["act", "choose-card"]


def test_ruling_6_a_basic_card_stands_in_for_one_resource_only() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:camp", orders="double:factory").play("sail W")
    assert "double" not in t.options("build")


def test_ruling_6_expertise_stands_in_for_lab_or_factory() -> None:
    needs = "N:crane,shaft-tower,derrick,turbine W:camp"
    t = arranged(sun="E", ships="E:A N:A", buildings=needs, orders="prestige:headquarters")
    assert "prestige" not in t.play("sail W").options("build")
    u = arranged(
        sun="E", ships="E:A N:A", buildings=needs, orders="prestige:headquarters", experts="A1"
    )
    u.play("sail W", "build prestige")
    assert u.events("used") == ["used seat=0 card=expertise building=factory"]
    assert u.seat("A")["expertise"] == 0
    assert u.view()["expertise"] == 3


def test_ruling_6_a_resource_card_is_the_one_card_of_the_turn() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane W:camp S:derrick",
        orders="double:factory",
        hands="A:two-scientists",
    )
    u = Table(t.p.copy())
    t.play("sail W", "build double", "advance A").pass_on()
    assert t.why_not("reinforce") == "You can play one card in each visit of the sun."
    u.play("sail W", "reinforce")
    assert "double" not in u.options("build")


def test_ruling_6_a_card_that_changes_nothing_is_not_played() -> None:
    t = arranged(sun="E", ships="E:A", supply=0, hands="A:place-a-scientist,icebreaker").play(
        "sail W"
    )
    assert t.why_not("assign") == "You have no scientist in your supply."
    assert t.options("icebreak") == []
    u = arranged(sun="E", ships="E:A", supply=12, hands="A:two-scientists").play("sail W")
    assert u.why_not("reinforce") == "Your reserve is empty."


def test_ruling_7_one_ship_has_access_to_all_of_its_area_wherever_it_lies() -> None:
    t = arranged(sun="E", ships="E:A N:BCA", buildings=READY, orders="double:factory")
    assert "double" in t.play("sail W").options("build")


def test_ruling_8_a_card_that_cannot_be_built_stays_face_up() -> None:
    t = arranged(
        2,
        sun="E",
        ships="E:A",
        buildings="NE:headquarters E:headquarters SE:headquarters",
        orders="double:plankton-farm",
        supply=1,
    ).play("sail W")
    card = t.view()["piles"]["double"]["card"]
    assert t.why_not("build double") == "You have too few scientists in your supply."
    t.play("done")
    assert t.view()["piles"]["double"]["card"] == card


def test_ruling_9_no_ship_is_built_where_three_lie_under_the_sun() -> None:
    # Two ships stay behind, and a symbol has brought a third.
    t = arranged(
        sun="E",
        ships="E:ABC N:B",
        buildings="W:coastal,shipyard",
        hands="A:fast-research",
        tracks="B:A4",
    )
    t.play("sail W", "hasten B", "decline", "weigh N-1", "sail E", "decline")
    assert t.line("E") == "BCB"
    while t.asked().startswith("which-ship"):
        t.play("decline")
    assert str(t.why_not("launch")).startswith("Three ships lie under the sun")


def test_ruling_9_cards_are_taken_face_down_and_the_pile_lies_open_after_that() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:shipyard").play("sail W", "launch")
    t.play("choose fast-research")
    for seat in ("A", "C", "D", None):  # nobody else has looked yet
        assert t.view(seat)["shipyard"]["pile"]["fast-research"] == 2
    t.play("look")
    assert t.view("C")["shipyard"]["pile"]["fast-research"] == 1
    assert t.view("D")["shipyard"]["pile"]["fast-research"] == 2
    t.play("choose icebreaker", "look", "choose icebreaker", "look")
    assert t.view("A")["shipyard"]["taken"] == [
        {"first": 2, "picks": 3, "cards": ["fast-research", "icebreaker", "icebreaker"]}
    ]
    assert "hand" not in t.view("A")["seats"][1]
    assert t.view("A")["seats"][1]["hand size"] == 1


def test_ruling_9_those_who_choose_later_know_what_was_taken_before() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:shipyard").play("sail W", "launch")
    t.play("choose fast-research", "look", "choose icebreaker", "look")
    t.play("choose place-a-scientist", "look")
    held: dict[str, set[str]] = {letter: set() for letter in SEATS}
    rng = nunatak.Rng(5)
    for letter in SEATS:
        for _ in range(60):
            held[letter].add(str(Table(t.p.redeal(SEATS.index(letter), rng)).hand("B")))
    assert len(held["A"]) == 3  # any of the three
    assert held["B"] == held["C"] == {"{'fast-research': 1}"}  # C looked right after B
    assert len(held["D"]) == 2  # one of two


def test_ruling_9_a_played_card_tells_the_others_what_was_taken() -> None:
    t = arranged(sun="E", ships="E:A S:B", buildings="W:shipyard").play("sail W", "launch")
    t.play("choose two-scientists", "look", "choose icebreaker", "look")
    t.play("choose place-a-scientist", "look", "done")
    t.play("sail N", "done") if t.asked() == "sail-where A" else None
    while t.asked() != "sail-where B":
        t.play("sail NW", "done")
    t.play("sail N", "reinforce")
    rng = nunatak.Rng(7)
    for _ in range(40):
        q = Table(t.p.redeal(0, rng))
        assert q.hand("B") == {}
        assert sorted([*q.hand("C"), *q.hand("D")]) == ["icebreaker", "place-a-scientist"]


def test_ruling_9_with_too_few_cards_nobody_gets_one_and_the_rest_leaves() -> None:
    t = arranged(
        sun="E",
        ships="E:A",
        buildings="W:shipyard",
        hands="B:icebreaker,icebreaker,icebreaker,icebreaker,icebreaker,icebreaker",
        played="C:place-a-scientist,place-a-scientist,two-scientists,two-scientists,fast-research",
    )
    assert sum(t.view()["shipyard"]["pile"].values()) == 2
    t.play("sail W", "launch")
    assert t.asked() == "act A"
    assert t.events("pile-left") == ["pile-left cards=2"]
    assert t.view()["shipyard"]["pile"] == {}


def test_ruling_9_a_used_basic_card_comes_back_by_its_symbol() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane W:camp S:derrick",
        orders="double:factory",
        tracks="B:A1",
    )
    t.play("sail W", "build double")
    assert not t.seat("A")["basic"]
    t.play("advance B")
    assert t.seat("A")["basic"]
    assert t.events("received") == ["received seat=0 card=basic"]


def test_ruling_10_ships_and_scientists_are_counted_at_that_moment() -> None:
    t = arranged(sun="E", ships="E:A W:A", buildings="W:camp", scientists="W:A1")
    t.play("sail W", "discard", "scrap W-1", "recruit")
    assert t.events("recruited") == ["recruited seat=0 scientists=2 area=W"]


def test_ruling_10_without_ship_or_scientist_there_is_no_research() -> None:
    t = arranged(
        sun="E", ships="E:A N:A", buildings="W:naval N:camp", hands="A:icebreaker", used="A"
    )
    t.play("sail W")
    assert t.options() == ["research C", "research 4", "discard", "done"]
    t.play("discard", "scrap W-1")
    assert t.options() == ["done"]
    assert t.why_not("research C") == "You have no ship and no scientist there to count."


def test_ruling_10_research_counts_nothing_once_the_ship_was_moved_away() -> None:
    # Fast Research reaches the symbol that moves a ship, and A moves the one that has just sailed.
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="W:naval",
        hands="A:fast-research",
        tracks="B:A2",
        supply=0,
    )
    t.play("sail W", "hasten B", "weigh W-1", "sail S")
    assert t.options() == ["discard", "done"]
    assert t.why_not("research C") == "You have no ship and no scientist there to count."


def test_ruling_10_recruiting_takes_somebody_who_is_there() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="W:camp",
        hands="A:fast-research",
        tracks="B:A2",
        supply=0,
    )
    t.play("sail W", "hasten B", "weigh W-1", "sail S")
    assert t.options() == ["discard", "done"]
    assert t.why_not("recruit") == "You have no ship and no scientist there to count."


@pytest.mark.parametrize("points", [0, -1])
def test_ruling_15_a_cube_without_points_stays_where_it_is(points: int) -> None:
    t = arranged(sun="E", ships="E:A N:A", tracks="A:A2").play("sail W")
    for track, space in ((0, 2), (2, 0)):
        advance(t.p, 0, track, points)
        assert t.p.on_tracks[track * 4] == space
        assert t.p.landing(track, 0, points) == space
    assert len(t.p.queue) == 0
    assert t.p.cubes[0] == 4


def test_ruling_11_a_centre_serves_every_open_track_with_its_icon() -> None:
    for centre, tracks in (("inland", ["A", "3"]), ("coastal", ["B", "3"]), ("naval", ["C", "4"])):
        there = f"W:{centre} SW:coastal NW:naval"
        t = arranged(sun="E", ships="E:A", buildings=there).play("sail W")
        assert t.options("research") == tracks
        u = arranged(2, sun="E", ships="E:A", buildings=there).play("sail W")
        assert u.options("research") == tracks[:1]


def test_ruling_12_one_discard_a_turn_and_an_icebreaker_turn_has_its_own() -> None:
    t = arranged(sun="E", ships="E:AA", ice="E:A").play("sail W", "discard", "discard-cube", "done")
    assert t.asked() == "sail-where A"
    t.play("sail N", "discard", "discard-ship")
    assert t.seat("A")["discarded cubes"] == t.seat("A")["discarded ships"] == 1


def test_ruling_12_whoever_has_nothing_left_can_not_discard() -> None:
    t = arranged(sun="E", ships="E:AAA N:A", discarded="A5")
    assert "discard" in t.options()
    p = t.p
    assert p.cubes[0] == 0
    t.play("sail W", "discard")
    assert t.options() == ["scrap N-1", "scrap E-1", "scrap E-2", "scrap W-1"]


def test_ruling_13_the_owner_may_leave_the_second_ship_and_loses_the_icebreaker() -> None:
    t = arranged(sun="E", ships="E:AB W:C", ice="E:B").play("sail N", "done")
    assert t.asked() == "sail-where B"
    t.play("stay")
    assert t.events("stayed") == ["stayed seat=1 area=E"]
    assert (t.line("E"), t.ice("E")) == ("B", "")
    assert t.sun() == "N"


def test_ruling_13_a_turn_that_was_begun_with_a_discard_can_not_be_declined() -> None:
    t = arranged(sun="E", ships="E:AB W:C", ice="E:B").play("sail N", "done")
    t.play("discard", "discard-cube")
    assert t.why_not("stay") == "You have begun this turn with a discard, so the ship must sail."


def test_ruling_13_an_icebreaker_works_only_for_its_owners_noted_ship() -> None:
    t = arranged(sun="E", ships="E:AB NE:C", ice="E:D").play("sail W", "done")
    assert t.asked() == "sail-where C"
    assert t.ice("E") == ""


def test_ruling_13_it_is_discarded_when_the_sun_finds_no_ship_there() -> None:
    t = arranged(sun="E", ships="E:A W:B", ice="N:A").play("sail W", "done")
    assert t.sun() == "W"
    assert t.ice("N") == ""


def test_ruling_13_in_the_suns_own_area_it_goes_on_the_noted_second_ship() -> None:
    t = arranged(sun="E", ships="E:AAB", hands="A:icebreaker B:icebreaker").play("sail W")
    assert t.options("icebreak") == ["E"]
    t.play("icebreak E", "done")
    assert t.asked() == "sail-where A"
    # The third ship, now second in line, is not the noted one.
    u = arranged(sun="E", ships="E:ABA", hands="A:icebreaker").play("sail W")
    assert u.options("icebreak") == []


def test_ruling_13_two_icebreakers_of_one_player_do_not_lie_in_one_area() -> None:
    t = arranged(sun="E", ships="E:A N:BA", ice="N:A", hands="A:icebreaker").play("sail W")
    assert t.options("icebreak") == []


def test_ruling_14_the_third_in_line_never_acts() -> None:
    t = arranged(sun="E", ships="E:ABC NE:D", ice="E:BC").play("sail W", "done", "sail W", "done")
    assert t.asked() == "sail-where D"


# Tracks


def test_ruling_15_a_track_needs_a_spare_cube_or_one_that_is_there() -> None:
    t = arranged(sun="E", ships="E:A", hands="A:fast-research", discarded="A4", tracks="A:A2").play(
        "sail W"
    )
    assert t.options("hasten") == ["A"]


def test_ruling_15_with_no_track_eligible_the_points_are_lost() -> None:
    t = arranged(sun="E", ships="E:A N:A", buildings=READY, orders="double:factory", discarded="A5")
    t.play("sail W", "build double")
    assert t.events("points-lost") == ["points-lost seat=0 points=2"]
    assert t.asked() == "turn-up-card chance"


def test_ruling_16_symbols_set_off_inside_an_event_join_the_end_of_the_queue() -> None:
    # C's expertise symbol waits until everybody has advanced; then B's scientist comes after it.
    t = arranged(
        sun="E",
        ships="E:A",
        buildings="W:naval",
        scientists="W:A3",
        tracks="C:A4 3:B3",
    )
    t.play("sail W", "research C")
    assert t.cubes("C") == "A8"
    t.play("advance C", "advance 3", "decline", "decline")
    assert t.events("triggered")[:2] == [
        "triggered seat=0 symbol=expertise-card",
        "triggered seat=1 symbol=scientist",
    ]


def test_ruling_16_a_blue_symbol_may_be_declined_but_the_draft_may_not() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A4")
    t.play("sail W", "research C", "decline")
    assert t.events("declined") == ["declined seat=0 symbol=advance-three"]
    u = arranged(sun="E", ships="E:A", buildings="W:inland", tracks="A:A4")
    u.play("sail W", "research A").pass_on()
    assert u.why_not("decline") == "Shipyard cards are being taken."


def test_ruling_16_a_red_effect_goes_to_the_player_whose_cube_it_was() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A4 A:B2")
    t.play("sail W", "research C", "decline", "advance A", "decline", "decline")
    assert "joined seat=1" in t.events("joined")


def test_ruling_17_who_has_no_track_left_is_passed_over() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A4,B3", discarded="B4")
    t.play("sail W", "research C", "advance C")
    assert t.asked() == "advance-all C"


def test_ruling_18_a_moved_ship_goes_last_and_leaves_its_icebreaker() -> None:
    t = arranged(sun="E", ships="E:A N:BA S:C", buildings="W:coastal", tracks="B:A4", ice="N:A")
    t.play("sail W", "research B", "weigh N-2", "sail S")
    assert t.line("S") == "CA"
    assert t.ice("N") == "A"


def test_ruling_18_a_ship_built_this_turn_may_not_move() -> None:
    t = arranged(
        sun="E", ships="E:A", buildings="W:shipyard", hands="A:fast-research", tracks="B:A2"
    )
    t.play("sail W", "launch")
    while t.asked() != "act A":
        t.play(t.options()[0])
    t.play("hasten B")
    assert t.options("weigh") == ["W-1"]
    assert t.why_not("weigh E-1") == "That ship was built this turn."


def test_ruling_18_whoever_has_no_ship_to_move_is_passed_over() -> None:
    t = arranged(sun="E", ships="E:A N:C", buildings="W:coastal", tracks="B:A4")
    assert t.play("sail W", "research B", "decline").asked() == "which-ship C"


def test_ruling_19_with_too_few_cards_the_first_ones_take_what_there_is() -> None:
    t = arranged(
        sun="E",
        ships="E:B",
        buildings="W:inland",
        tracks="A:B4",
        hands="B:icebreaker,icebreaker,icebreaker,icebreaker,icebreaker,icebreaker",
        played="C:place-a-scientist,place-a-scientist,two-scientists,two-scientists,fast-research",
    )
    t.play("sail W", "research A", "draw place-a-scientist", "draw fast-research")
    assert t.asked() == "choose-card B"
    t.play("choose fast-research", "look")
    assert t.events("took") == ["took seat=2"]
    t.play("look")
    assert t.asked() == "act B"


def test_ruling_19_a_last_card_goes_to_whoever_set_off_the_draft() -> None:
    t = arranged(
        sun="E",
        ships="E:B",
        buildings="W:inland",
        tracks="A:B4",
        hands="C:icebreaker,icebreaker,icebreaker,icebreaker,icebreaker,icebreaker",
        played="C:place-a-scientist,place-a-scientist,place-a-scientist,two-scientists"
        ",two-scientists,fast-research",
    )
    t.play("sail W", "research A", "draw fast-research")
    assert t.events("took") == ["took seat=1"]
    assert t.hand("B") == {"fast-research": 1}
    assert t.play("look").asked() == "act B"


def test_ruling_19_without_cards_there_is_no_draft() -> None:
    t = arranged(sun="E", ships="E:B", buildings="W:inland", tracks="A:B4", gone="all")
    t.play("sail W", "research A")
    assert t.events("triggered") == ["triggered seat=1 symbol=draft"]
    assert t.asked() == "act B"


def test_ruling_20_where_three_ships_lie_no_ship_is_placed_and_nobody_gets_cards() -> None:
    t = arranged(
        sun="E",
        ships="E:ABC N:B",
        buildings="W:inland",
        hands="A:fast-research",
        tracks="A:A7,B9 B:A4",
    )
    t.play("sail W", "hasten B", "decline", "weigh N-1", "sail E", "decline")
    assert t.line("E") == "BCB"
    t.play("research A")
    assert t.events("triggered", "launched") == ["triggered seat=0 symbol=ship"]
    assert t.asked() == "act A"


def test_ruling_20_without_a_ship_available_nobody_gets_cards() -> None:
    t = arranged(sun="E", ships="E:A N:AA NE:A", buildings="W:inland", tracks="A:A7,B9")
    t.play("sail W", "research A")
    assert t.asked() == "act A"
    assert t.events("launched") == []


# The end and scoring


def test_ruling_21_the_active_player_finishes_the_turn_card_and_discard_included() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings=READY,
        orders="double:factory",
        scientists="N:A11",
        hands="A:fast-research",
    )
    t.play("sail W", "build double", "advance A").pass_on()
    assert {"hasten A", "discard", "done"} <= set(t.options())
    t.play("hasten 4", "discard", "discard-cube")
    assert t.ended() == "last scientist"


def dead(hands: str = "", gone: str = "all", supply: int = 1, left: int = 1) -> Table:
    """Return a board with only a plankton farm to build, for which nobody has the scientists."""
    return arranged(
        sun="E",
        ships="E:A N:B",
        rest="basis:-1 double:-1 prestige:0",
        orders="prestige:plankton-farm",
        scientists=" ".join(
            f"{area}:{letter}{12 - left}"
            for area, letter in zip(("N", "S", "W", "SW"), SEATS, strict=True)
        ),
        hands=hands,
        gone=gone,
        supply=supply,
    )


def test_ruling_22a_the_game_ends_when_every_open_card_is_dead() -> None:
    t = dead().play("sail NE", "done")
    assert t.ended() == "dead cards"
    assert t.events("ended") == ["ended way=dead-cards"]


def test_ruling_22a_not_while_somebody_could_place_a_scientist_or_has_enough() -> None:
    assert dead(hands="C:place-a-scientist").play("sail NE", "done").ended() is None
    assert dead(gone="").play("sail NE", "done").ended() is None
    assert dead(left=2).play("sail NE", "done").ended() is None


def test_ruling_22a_a_card_is_dead_when_every_area_has_its_building() -> None:
    areas = ("N", "NE", "E", "SE", "S", "SW", "W")
    t = arranged(
        sun="E", ships="E:A W:B", buildings=" ".join(f"{area}:plankton-farm" for area in areas)
    )
    card = next(c for c in range(39) if GAME.start().tables.results[c] == 12)
    assert not t.p.is_dead(card, 12)
    t.p.buildings[7] |= 2**12  # a farm in the last area too
    assert t.p.is_dead(card, 12)


def test_ruling_22a_missing_requirements_never_make_a_card_dead() -> None:
    t = arranged(sun="E", ships="E:A N:B", orders="double:factory", used="ABCD", gone="all")
    assert t.play("sail NE", "done").ended() is None


def idling(players: int) -> Table:
    """Return a board on which one ship sails on and on."""
    return arranged(players, sun="E", ships="E:A")


@pytest.mark.parametrize(("players", "areas"), [(2, 6), (4, 8)])
def test_ruling_22b_two_circuits_without_a_change_end_the_game(players: int, areas: int) -> None:
    t = idling(players)
    steps = 0
    while t.ended() is None:
        here = t.sun()
        t.play("sail SE" if here != "SE" else "sail E", "done")
        steps += 1
        assert steps < 50
    assert t.ended() == "standstill"
    assert 2 * areas <= t.p.idle < 3 * areas


def test_ruling_22b_any_change_but_of_ships_begins_the_count_anew() -> None:
    t = idling(4).play("sail SE", "done")
    assert t.p.idle > 0
    t.play("sail E", "discard", "discard-cube")
    assert t.p.idle == 0


def test_ruling_22c_without_ships_the_game_ends() -> None:
    t = arranged(sun="E", ships="E:A").play("sail W", "discard", "scrap W-1", "done")
    assert t.ended() == "no ships"


def test_ruling_23_the_rank_after_a_tie_gets_one_tied_players_number() -> None:
    t = arranged(buildings="E:crane", scientists="E:A3,B2,C2,D1")
    assert [t.p.points_in_areas(seat) for seat in range(4)] == [1 + 8 + 1, 3, 3, 2]


def test_ruling_24_ties_of_cards_and_resources_are_as_in_areas() -> None:
    t = arranged(discarded="A3 B1 C1 D1")
    tally = GAME.rules.tally
    assert [dict(tally(t.p, s))["points-resources"] for s in range(4)] == [6, 3, 3, 3]


def test_ruling_25_shared_first_places_count_for_the_tie_break() -> None:
    t = arranged(discarded="A1 B1", scientists="N:A1 NE:B1 S:A1,B1")
    assert t.p.first_places(0) == t.p.first_places(1) == 3
    assert t.winners() == "AB"
