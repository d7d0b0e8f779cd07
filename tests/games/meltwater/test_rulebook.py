"""The rules of Meltwater, in the order of the rulebook, with its examples and their numbers."""

import tomllib
from collections import Counter
from typing import Any

import pytest

import nunatak
from nunatak.games.meltwater import GAME
from nunatak.games.meltwater.components import tables
from nunatak.games.meltwater.rules.vocabulary import HEXES
from tests.games.meltwater.table import Table, arranged, begun, near, new

# Components


def test_the_map_has_56_hexes_of_which_11_are_ice_and_27_lie_on_the_coast() -> None:
    hexes = new().view()["hexes"]
    ice = {name for name in hexes if hexes[name]["terrain"] == "ice"}
    assert len(hexes) == 56
    assert ice == {"A2", "B3", "C3", "D3", "D4", "E5", "E6", "F6", "F7", "G6", "J3"}
    assert sum(len(near(name)) < 6 for name in HEXES) == 27


@pytest.mark.parametrize(
    ("name", "beside"),
    [
        ("A2", "B3"),
        ("F4", "E3 E4 F3 F5 G3 G4"),
        ("G4", "F4 F5 G3 G5 H4 H5"),
        ("J4", "I3 I4 J3 J5 K4"),
        ("H8", "G7 H7 I7"),
        ("K5", "J5 J6 K4"),
    ],
)
def test_columns_interlock(name: str, beside: str) -> None:
    assert near(name) == set(beside.split())


def test_whoever_is_next_to_a_hex_has_it_for_a_neighbour() -> None:
    assert all(name in near(other) for name in HEXES for other in near(name))


def test_28_cards_hit_56_times_and_only_the_coast() -> None:
    cards = list(GAME.start().tables.cards)
    hits = Counter(HEXES[space] for i, space in enumerate(cards) if i % 3 < 2)
    assert len(cards) == 28 * 3
    assert hits.total() == 56
    assert all(len(near(HEXES[space])) < 6 for space in cards)
    assert (hits["C5"], hits["J7"], hits["C6"], hits["D7"]) == (4, 4, 3, 3)
    assert (hits["B3"], hits["J6"]) == (0, 0)


def test_there_are_20_civilians_of_each_colour_4_soldiers_a_side_and_4_stockpiles() -> None:
    assert list(GAME.start().tables.pieces) == [20, 20, 20, 4, 4, 4]


@pytest.mark.parametrize(
    ("old", "new_text", "words"),
    [
        ('source = "deduced"', 'source = "hearsay"', "no source"),
        ('hex = "A2"', 'hex = "A3"', "exactly these hexes"),
        ('terrain = "ice", coast = true', 'terrain = "ice", coast = false', "coast or"),
        ("card = 28,", "card = 29,", "28 doomsday cards"),
        ('pieces = "us", count', 'pieces = "usa", count', "supply should list"),
        ('"us", hexes = "A2', '"us", hexes = "H1', "Both sides would begin in H1"),
    ],
)
def test_pieces_that_cannot_be_right_are_refused(old: str, new_text: str, words: str) -> None:
    assert old in GAME.components
    with pytest.raises(ValueError, match=words):
        tables(GAME, GAME.components.replace(old, new_text, 1))


# Setup


def test_summer_has_ten_americans_twelve_soviets_ten_refugees_and_two_soldiers_a_side() -> None:
    t = new()
    assert t.view()["sides"] == {
        "us": {"seat": 1, "civilians": 10, "soldiers": 2, "stockpiles": 2},
        "ussr": {"seat": 2, "civilians": 12, "soldiers": 2, "stockpiles": 2},
    }
    assert t.view()["refugees"] == 10
    assert (t.at("F4"), t.at("F7"), t.at("J5")) == ("us 1c 1s 1$", "us 2c", "ussr 1s")
    assert (t.at("J4"), t.at("K4"), t.at("E3")) == ("2r", "ussr 2c 1$", "")


def test_winter_has_four_americans_five_soviets_nine_refugees_and_no_soldier() -> None:
    t = new(season="winter")
    assert t.view()["sides"] == {
        "us": {"seat": 1, "civilians": 4, "soldiers": 0, "stockpiles": 1},
        "ussr": {"seat": 2, "civilians": 5, "soldiers": 0, "stockpiles": 1},
    }
    assert t.view()["refugees"] == 9
    assert (t.at("A2"), t.at("G6"), t.at("H1")) == ("1r", "us 1c 1$", "ussr 1c 1$")


def test_the_deck_is_shuffled_and_one_card_is_dealt_open() -> None:
    t = new()
    assert t.p.actor == nunatak.CHANCE
    assert [weight for _, weight in t.p.chances()] == [1] * 28
    t.play("card 9")
    assert t.view()["card"] == "9"
    assert t.view()["deck"]["size"] == 27
    assert t.events("turned-up") == ["turned-up first=H1 second=F7 boat=C3"]


@pytest.mark.parametrize(("side", "seat"), [("us", 0), ("ussr", 1)])
def test_the_united_states_takes_the_first_turn_whoever_plays_it(side: str, seat: int) -> None:
    t = begun(side=side)
    assert t.p.actor == seat
    assert t.view()["active"] == "us"
    assert t.options("march")
    assert all(t.at(name).startswith("us") for name in t.options("march"))


# Overview


def test_a_turn_is_starvation_actions_doomsday_and_then_the_enemy_is_to_move() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4", ussr="I4", turn=3, card=1)
    assert t.events() == ["starved unit=us-civilian hex=F4"]
    assert t.asked() == "act"
    t.play("pass")
    assert t.events()[:2] == ["passed seat=0", "doomsday-came card=1"]
    t.play("spread D4", "spread H2")
    assert t.asked() == "turn-up"
    t.play("card 2")
    assert t.events()[-1] == "turn-began seat=1 round=2"
    assert (t.asked(), t.p.actor) == ("act", 1)


# Starvation: what a hex supports


def test_snow_supports_two_and_ice_three() -> None:
    t = arranged(us="F4", ussr="I4")
    assert (t.supports("F4"), t.supports("E3"), t.supports("G6")) == (2, 2, 3)


def test_a_stockpile_lets_its_hex_and_those_next_to_it_support_one_more_of_its_side() -> None:
    t = arranged(us="F4 F5 G5", ussr="I4", refugees="E4", stockpiles="F4")
    assert t.supports("F4") == 3
    assert t.supports("F5") == 3
    assert t.supports("G5") == 2  # not next to it
    assert t.supports("E4") == 2  # nobody of the holder is there
    assert t.supports("E3") == 2


def test_a_dirty_hex_supports_one_fewer_and_a_dead_one_nobody() -> None:
    t = arranged(us="F4", ussr="I4", stockpiles="F4", dead="F5", dirty="G6")
    assert t.supports("G4") == 1
    assert t.supports("G6") == 2
    assert t.supports("F4") == 2
    assert t.supports("F5") == 0


def test_example_two_stockpiles_next_to_a_hex_support_only_one_more() -> None:
    t = arranged(us="F4 F3 F5", ussr="I4", stockpiles="F3 F5")
    assert t.supports("F4") == 3


def test_example_a_dirty_hex_next_to_several_dead_ones_supports_only_one_fewer() -> None:
    t = arranged(us="F4", ussr="I4", dead="F3 F5 E4")
    assert t.supports("F4") == 1


def test_example_dirty_ice_next_to_a_stockpile_supports_three() -> None:
    t = arranged(us="F6 F5", ussr="I4", stockpiles="F5", dirty="F6")
    assert t.supports("F6") == 3


def test_a_dead_hex_supports_nobody_whatever_is_next_to_it() -> None:
    t = arranged(us="F4 F5", ussr="I4", stockpiles="F5", dead="F4")
    assert t.supports("F4") == 0


# Starvation: flee, defect, die


def test_nobody_starves_where_all_are_supported() -> None:
    t = arranged(phase="starvation", us="F4 F4 F6 F6 F6", ussr="I4 I4")
    assert t.events() == []
    assert t.asked() == "act"


def test_a_starving_unit_flees_to_friends_with_room() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 F5", ussr="I4")
    assert t.events() == ["fled unit=us-civilian source=F4 to=F5"]
    assert (t.at("F4"), t.at("F5")) == ("us 2c", "us 2c")


def test_the_active_player_chooses_among_refuges() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 F5 E4 G4 G4", ussr="I4")
    assert t.asked() == "flee-where"
    assert t.options("flee") == ["E4", "F5"]
    assert t.why_not("flee G4") == "That hex has no room for one more."
    assert t.why_not("flee F3") == ("Starving units go where people are, never into an empty hex.")
    assert (
        t.why_not("flee F4")
        == t.why_not("flee H8")
        == "That hex is too far away: it must be one next to it."
    )
    assert t.why_not("defect F5") == "Nobody defects who can flee."
    t.play("flee E4")
    assert (t.at("F4"), t.at("E4"), t.asked()) == ("us 2c", "us 2c", "act")


def test_one_cannot_cascade_from_one_starving_hex_to_another() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 F5 F5 F5", ussr="I4")
    assert t.asked() == "starving"
    t.play("starve F4")
    assert t.events("starved") == [
        "starved unit=us-civilian hex=F4",
        "starved unit=us-civilian hex=F5",
    ]


def test_a_unit_that_cannot_flee_defects_and_becomes_a_civilian_of_the_enemy() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4", ussr="F5")
    assert t.events() == ["defected unit=us-civilian source=F4 to=F5"]
    assert (t.at("F4"), t.at("F5")) == ("us 2c", "ussr 2c")


def test_the_active_player_chooses_where_to_defect() -> None:
    t = arranged(
        phase="starvation",
        us="F4 F4 F4",
        ussr="F5 E4 G4 G4 H7",
        ussr_soldiers="G3",
        refugees="E5",
        dead="G3",
    )
    assert t.options("starve") == ["F4", "G3", "G4"]
    t.play("starve F4")
    assert t.asked() == "defect-where"
    assert t.options("defect") == ["E4", "F5"]
    assert t.why_not("defect G4") == "That hex has no room for one more."
    assert t.why_not("defect G3") == "A dead hex supports nobody."
    assert t.why_not("defect H7") == "That hex is too far away: it must be one next to it."
    assert t.why_not("defect E5") == "No enemies are there to defect to."
    assert t.why_not("defect E3") == (
        "Starving units go where people are, never into an empty hex."
    )
    assert t.why_not("flee E4") == ("There is nowhere to flee: nobody friendly nearby has room.")
    assert t.play("defect E4").at("E4") == "ussr 2c"


def test_a_unit_that_can_neither_flee_nor_defect_dies() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4", ussr="F5 F5")
    assert t.events() == ["starved unit=us-civilian hex=F4"]
    assert t.view()["sides"]["us"]["civilians"] == 2


def test_a_starving_unit_never_moves_into_an_empty_hex() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4", ussr="I4")
    assert all(t.at(name) == "" for name in near("F4"))
    assert t.events() == ["starved unit=us-civilian hex=F4"]


def test_the_active_player_chooses_which_unit_of_a_hex_goes() -> None:
    t = arranged(phase="starvation", us="F4", us_soldiers="F4", refugees="F4", ussr="I4 F5")
    assert t.asked() == "who-starves"
    assert t.options("who") == ["civilian", "soldier", "refugee"]
    assert t.play("who refugee").at("F5") == "ussr 1c 1r"
    u = arranged(phase="starvation", us="F4 F4", us_soldiers="F4", ussr="I4")
    assert u.options("who") == ["civilian", "soldier"]
    assert u.why_not("who refugee") == "There is nobody like that in the hex."
    assert u.play("who soldier").events() == ["starved unit=us-soldier hex=F4"]


def test_a_lone_kind_of_unit_is_not_asked_for() -> None:
    t = arranged(phase="starvation", us_soldiers="F4 F4 F4", ussr="I4")
    assert t.events() == ["starved unit=us-soldier hex=F4"]


def test_when_a_hex_supports_those_who_remain_they_no_longer_starve() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 F4 F4", ussr="I4")
    assert t.events() == ["starved unit=us-civilian hex=F4"] * 3
    assert t.at("F4") == "us 2c"


def test_units_leave_a_dead_hex_in_the_starvation_phase() -> None:
    t = arranged(phase="starvation", us="F4 F4 E3", ussr="I4", dead="F4", stockpiles="E3")
    assert t.events() == [
        "fled unit=us-civilian source=F4 to=E3",
        "poisoned unit=us-civilian hex=F4",
    ]


def test_faq_1_the_current_player_resolves_starvation_on_the_entire_board() -> None:
    t = arranged(phase="starvation", turn=4, us="F4 F4 F4", ussr="I4 I4 I4", refugees="C4 C4 C4")
    assert t.p.actor == 1
    assert t.options("starve") == ["C4", "F4", "I4"]
    assert t.why_not("starve E3") == "That hex supports everybody in it."
    t.play("starve F4", "starve C4")
    assert t.asked() == "act"


def test_a_fleeing_unit_may_carry_a_single_stockpile() -> None:
    pieces: dict[str, Any] = {"us": "F4 F4 F4 F4 F5", "ussr": "I4", "stockpiles": "F4 F4"}
    t = arranged(phase="starvation", **pieces)
    assert (t.asked(), t.options()) == ("carry-or-leave", ["carry", "leave"])
    assert t.play("carry").events() == [
        "fled unit=us-civilian source=F4 to=F5",
        "carried seat=0 source=F4 to=F5 stockpiles=1",
    ]
    assert (t.at("F4"), t.at("F5")) == ("us 3c 1$", "us 2c 1$")
    u = arranged(phase="starvation", **pieces).play("leave")
    assert (u.at("F4"), u.at("F5")) == ("us 3c 2$", "us 2c")


def test_a_defecting_unit_carries_nothing() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 F4", ussr="F5", stockpiles="F4")
    assert t.events() == ["defected unit=us-civilian source=F4 to=F5"]
    assert (t.at("F4"), t.at("F5")) == ("us 3c 1$", "ussr 2c")


# Actions


def test_four_actions_are_taken_or_fewer() -> None:
    t = begun()
    t.play("march F5", "to G5", "march G5", "to F5", "march F5", "to G5")
    assert (t.asked(), t.p.actor, t.view()["actions"]) == ("act", 0, 3)
    t.play("march G5", "to F5")
    assert (t.asked(), t.p.actor, t.view()["actions"]) == ("act", 1, 0)
    assert t.play("pass").events()[0] == "passed seat=1"


def test_a_hex_can_hold_any_number_of_units_in_the_action_phase() -> None:
    t = arranged(us="F4 F4 F4 F4 F5 F5 F5 F5", ussr="I4")
    t.play("march F5", "to F4", "civilians 4")
    assert t.at("F4") == "us 8c"


# March


def test_any_number_of_units_and_stockpiles_march_to_an_adjacent_hex() -> None:
    t = arranged(us="F4 F4 F4", us_soldiers="F4 F4", stockpiles="F4 F4", ussr="I4")
    t.play("march F4")
    assert t.options("to") == ["E3", "E4", "F3", "F5", "G3", "G4"]
    t.play("to G4")
    assert t.options("civilians") == ["0", "1", "2", "3"]
    t.play("civilians 2")
    assert t.options("soldiers") == ["0", "1", "2"]
    t.play("soldiers 1")
    assert t.options("stockpiles") == ["0", "1", "2"]
    t.play("stockpiles 1")
    assert t.events() == [
        "marched seat=0 source=F4 to=G4 civilians=2",
        "marched-armed seat=0 source=F4 to=G4 soldiers=1",
        "carried seat=0 source=F4 to=G4 stockpiles=1",
    ]
    assert (t.at("F4"), t.at("G4")) == ("us 1c 1s 1$", "us 2c 1s 1$")


def test_one_cannot_march_into_a_hex_with_enemies() -> None:
    t = arranged(us="F4", ussr="F5", ussr_soldiers="G4").play("march F4")
    assert t.options("to") == ["E3", "E4", "F3", "G3"]
    assert t.why_not("to F5") == t.why_not("to G4") == "Enemies are there."
    assert t.why_not("to H8") == "That hex is too far away: it must be one next to it."


def test_only_soldiers_march_into_dead_hexes() -> None:
    t = arranged(us="F4", us_soldiers="F4 H4", ussr="I6", dead="G4")
    t.play("march F4", "to G4")
    assert t.events() == ["marched-armed seat=0 source=F4 to=G4 soldiers=1"]
    u = arranged(us="F4", ussr="I6", dead="G4").play("march F4")
    assert "G4" not in u.options("to")
    assert u.why_not("to G4") == "Only soldiers march into a dead hex."


def test_a_hex_that_can_go_nowhere_does_not_march() -> None:
    t = arranged(us="A2", ussr="B3")
    assert t.options() == ["pass"]
    assert t.why_not("march A2") == (
        "There is nowhere to march from there: enemies, or dead hexes that only soldiers enter, "
        "are all around."
    )
    assert t.why_not("march B3") == "You have no units there."


def test_a_march_with_one_way_and_one_unit_needs_no_more_questions() -> None:
    t = arranged(us="A2", ussr="I4").play("march A2")
    assert t.events() == ["marched seat=0 source=A2 to=B3 civilians=1"]


# Threaten


def test_more_units_threaten_a_civilian_out_of_the_next_hex() -> None:
    t = arranged(us="F4 F4", ussr="G4").play("threaten F4")
    assert t.events() == ["threatened seat=0 source=F4 target=G4 unit=ussr-civilian"]
    assert t.asked() == "drive-where"
    assert t.options("drive") == ["F5", "G3", "G5", "H4", "H5"]
    assert t.why_not("drive F4") == "People of another colour are there."
    assert t.why_not("drive I4") == "That hex is too far away: it must be one next to it."
    assert t.play("drive H5").events() == ["driven unit=ussr-civilian source=G4 to=H5"]
    assert (t.at("G4"), t.at("H5")) == ("", "ussr 1c")


def test_as_many_units_do_not_threaten_but_a_soldier_threatens_any_number() -> None:
    t = arranged(us="F4 F4", ussr="G4 G4")
    assert t.options("threaten") == []
    assert t.why_not("threaten F4") == (
        "Without a soldier you must outnumber whom you threaten, and no hex next to it has fewer "
        "units than you have there."
    )
    lonely = arranged(us="F4 F4", ussr="I4")
    assert lonely.why_not("threaten F4") == "No civilian or refugee is in any hex next to it."
    u = arranged(us_soldiers="F4", ussr="G4 G4 G4")
    assert u.options("threaten") == ["F4"]


def test_one_unit_alone_threatens_nobody() -> None:
    assert arranged(us="F4", ussr="G4").options("threaten") == []


def test_nobody_threatens_next_to_an_enemy_soldier() -> None:
    t = arranged(us="F4 F4 F4", ussr="G4", ussr_soldiers="F3")
    assert t.options("threaten") == []
    assert t.why_not("threaten F4") == (
        "An enemy soldier is next to your hex, and under fire nobody threatens or presses anybody."
    )


def test_the_target_and_the_victim_are_chosen() -> None:
    t = arranged(us="F4 F4 F4 F4", ussr="G4 F3 F3 F3 F3", refugees="G4 E4 I5").play("threaten F4")
    assert t.asked() == "threaten-where"
    assert t.options("target") == ["E4", "G4"]
    assert t.why_not("target F3") == (
        "Without a soldier you must have more units than that hex holds."
    )
    assert t.why_not("target F5") == "No civilian or refugee is there to be threatened."
    assert t.why_not("target I5") == "That hex is too far away: it must be one next to it."
    t.play("target G4")
    assert (t.asked(), t.options("who")) == ("threaten-whom", ["civilian", "refugee"])
    assert t.why_not("who soldier") == "Soldiers can’t be threatened."
    t.play("who refugee")
    assert "H5" in t.options("drive")
    assert t.play("drive H5").at("H5") == "1r"


def test_a_threatened_civilian_cannot_be_driven_into_radiation_and_dies_if_it_must() -> None:
    t = arranged(us="F4 F4", ussr="G4 I4", dead="H5", dirty="F5 G3 H4").play("threaten F4")
    assert t.events()[1] == "killed unit=ussr-civilian hex=G4"
    u = arranged(us="F4 F4", ussr="G4 I4", dead="H5").play("threaten F4")
    assert u.options("drive") == ["F5", "G3"]
    assert (
        u.why_not("drive H5") == u.why_not("drive G5") == ("Nobody can be driven into radiation.")
    )


def test_a_victim_with_one_way_out_takes_it() -> None:
    t = arranged(us="F4 F4", ussr="G4 I4", dead="H5", dirty="F5").play("threaten F4")
    assert t.events() == [
        "threatened seat=0 source=F4 target=G4 unit=ussr-civilian",
        "driven unit=ussr-civilian source=G4 to=G3",
    ]


# Press gang


def test_a_soldier_presses_a_refugee_from_the_next_hex_into_service() -> None:
    t = arranged(us_soldiers="F4", ussr="I4", refugees="G4").play("press-gang F4")
    assert t.events() == ["press-ganged seat=0 source=G4 to=F4"]
    assert (t.at("F4"), t.at("G4")) == ("us 1c 1s", "")


def test_the_press_gang_chooses_among_several_hexes() -> None:
    t = arranged(us_soldiers="F4", ussr="I4 E4", refugees="G4 F4 E4").play("press-gang F4")
    assert t.options("take") == ["F4", "G4"]
    assert t.why_not("take E4") == "Enemies are there."
    assert t.why_not("take I4") == "That hex is too far away: it must be one next to it."
    assert t.why_not("take F5") == "No refugee is there."
    assert t.play("take F4").at("F4") == "us 1c 1s"


def test_no_press_gang_without_soldier_or_next_to_an_enemy_soldier() -> None:
    t = arranged(us="F4 C4", us_soldiers="C4", ussr="I4", ussr_soldiers="B4", refugees="G4 C5")
    assert t.options("press-gang") == []
    assert t.why_not("press-gang F4") == "You have no soldier there."
    assert t.why_not("press-gang C4") == (
        "An enemy soldier is next to your hex, and under fire nobody threatens or presses anybody."
    )
    u = arranged(us_soldiers="F4", ussr="I4")
    assert u.why_not("press-gang F4") == "No refugee is in the soldier’s hex or next to it."


# Attack


def test_an_attack_costs_both_sides_a_soldier() -> None:
    t = arranged(us="F4", us_soldiers="F4 F4", ussr="I4", ussr_soldiers="G4 G4")
    t.play("attack F4")
    assert t.events() == ["attacked seat=0 source=F4 target=G4"]
    assert (t.at("F4"), t.at("G4")) == ("us 1c 1s", "ussr 1s")


def test_the_attacker_chooses_among_enemy_soldiers() -> None:
    t = arranged(us_soldiers="F4 F4", ussr="I4", ussr_soldiers="G4 F5", refugees="F3")
    t.play("attack F4")
    assert t.options("target") == ["F5", "G4"]
    assert t.why_not("target F3") == "No enemy soldier is there."
    assert t.why_not("target I4") == "That hex is too far away: it must be one next to it."
    assert t.play("target F5").at("F5") == ""


def test_only_a_soldier_next_to_an_enemy_soldier_attacks() -> None:
    t = arranged(us="E4", us_soldiers="F4", ussr="G4", ussr_soldiers="E5")
    assert t.options("attack") == []
    assert t.why_not("attack F4") == "No enemy soldier is next to your soldier."
    assert t.why_not("attack E4") == "You have no soldier there."


def test_the_attacker_lets_a_dirty_hex_around_the_two_soldiers_die() -> None:
    t = arranged(
        us_soldiers="F4 F4", ussr="I4", ussr_soldiers="G4", dirty="F3 F4 G4 H5 F6", stockpiles="F3"
    )
    t.play("attack F4")
    assert t.asked() == "fallout-where"
    assert t.options("fallout") == ["F3", "F4", "G4", "H5"]
    assert t.why_not("fallout F6") == "That hex is not around the two soldiers."
    assert t.why_not("fallout F5") == "That hex is not dirty."
    t.play("fallout F3")
    assert t.events() == [
        "died-out hex=F3",
        "stockpiles-lost hex=F3 stockpiles=1",
        "dirtied hex=E3",
        "dirtied hex=F2",
        "dirtied hex=G2",
        "dirtied hex=G3",
    ]


# Militarize


def test_a_civilian_becomes_a_soldier_and_the_actions_are_over() -> None:
    t = arranged(us="F4", ussr="I4", card=1).play("militarize F4")
    assert t.events()[:2] == ["militarized seat=0 hex=F4 soldiers=1", "doomsday-came card=1"]
    assert t.at("F4") == "us 1s"


def test_in_summer_two_civilians_of_a_hex_may_become_soldiers() -> None:
    t = arranged(us="F4 F4 F4", ussr="I4").play("militarize F4")
    assert t.options("soldiers") == ["1", "2"]
    assert t.why_not("soldiers 3") == "One civilian or two take up arms."
    assert t.play("soldiers 2").at("F4") == "us 1c 2s"


def test_in_winter_one_civilian_becomes_a_soldier() -> None:
    t = arranged(us="F4 F4 F4", ussr="I4", season="winter").play("militarize F4")
    assert t.at("F4") == "us 2c 1s"


def test_militarizing_must_be_the_first_action() -> None:
    t = arranged(us="F4 F4", ussr="I4", actions=1)
    assert t.options("militarize") == []
    assert t.why_not("militarize F4") == (
        "Militarizing must be the first action of a turn, and its only one."
    )


def test_nobody_militarizes_next_to_an_enemy_unit() -> None:
    t = arranged(us="F4 F4", us_soldiers="C4", ussr="G4")
    assert t.options("militarize") == []
    assert t.why_not("militarize F4") == (
        "An enemy unit is next to it, and nobody takes up arms so close to one."
    )
    assert t.why_not("militarize C4") == "You have no civilian there."


# Doomsday


def test_the_card_marks_flips_rings_and_spreads_and_ties_are_chosen() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1)
    assert t.events()[1:6] == [
        "doomsday-came card=1",
        "died-out hex=C5",
        "dirtied hex=C4",
        "dirtied hex=D5",
        "dirtied hex=D6",
    ]
    assert t.asked() == "spread-where"
    assert t.options("spread") == ["D4", "E4", "E5"]
    assert t.why_not("spread C5") == "That hex is dead already."
    assert t.why_not("spread C4") == "As long as any hex is clean, radiation goes there."
    assert t.why_not("spread F4") == "Another hex is closer."
    t.play("spread E4")
    assert t.events() == [
        "spread-on source=C5",
        "dirtied hex=E4",
        "died-out hex=J2",
        "dirtied hex=I2",
    ]
    assert t.options("spread") == ["H2", "H3", "I3"]
    t.play("spread I3")
    assert t.events("dirtied", "arrived") == ["dirtied hex=I3", "arrived unit=refugee hex=J7"]
    assert t.asked() == "turn-up"


def test_radiation_in_a_clean_hex_only_marks_it() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=4, coast="snow only", dirty="J4")
    assert t.events()[:4] == [
        "passed seat=0",
        "doomsday-came card=4",
        "dirtied hex=A2",
        "dirtied hex=J3",
    ]


def test_faq_2_radiation_in_a_dead_hex_goes_to_the_closest_clean_one() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dead="C5")
    assert t.events()[:2] == ["passed seat=0", "doomsday-came card=1"]
    assert t.options("spread") == ["D4", "E4", "E5"]


def test_even_a_single_clean_hex_on_the_other_side_of_the_board_gets_the_marker() -> None:
    others = " ".join(name for name in HEXES if name != "J5")
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1, dirty=others)
    assert t.events()[2:5] == ["died-out hex=C5", "spread-on source=C5", "dirtied hex=J5"]
    # Nothing is clean any more when the second radiation comes.
    assert t.events()[5:6] == ["died-out hex=J2"]
    assert t.asked() == "spread-where"
    assert t.options("spread") == ["I1", "I2", "J3"]


def test_a_refugee_joins_whoever_is_there() -> None:
    t = arranged(us="J7", ussr="I4", phase="doomsday", card=1).play("spread D4", "spread H2")
    assert t.events()[-1] == "arrived unit=us-civilian hex=J7"
    assert t.at("J7") == "us 2c"


def test_the_next_card_is_turned_up_and_shown_by_clouds_and_boat() -> None:
    t = arranged(us="F4", ussr="I4", phase="doomsday", card=1).play("spread D4", "spread H2")
    assert (t.view()["card"], t.view()["clouds"], t.view()["boat"]) == (None, [], None)
    t.play("card 18")
    assert (t.view()["clouds"], t.view()["boat"]) == (["F1", "J7"], "H8")
    assert t.asked() == "act"
    assert t.p.actor == 1


# The end


def test_whoever_has_no_unit_left_has_lost_at_once() -> None:
    t = arranged(us="F4 F4", ussr="G4", dirty="F5 G3 G5 H4 H5").play("threaten F4")
    assert t.events()[1:] == ["killed unit=ussr-civilian hex=G4", "annihilated side=ussr"]
    assert (t.ended(), t.winners(), t.asked()) == ("threat", ["us"], "over")
    assert t.p.scores() == [2, 0]


def test_the_last_breath_wins_though_ones_own_units_would_die_later_in_the_turn() -> None:
    t = arranged(phase="starvation", us="F4", ussr="I4", dead="F4 I4")
    assert t.options("starve") == ["F4", "I4"]
    t.play("starve I4")
    assert (t.ended(), t.winners()) == ("radiation", ["us"])


def test_whoever_starves_last_unit_by_hunger_loses_by_starvation() -> None:
    t = arranged(phase="starvation", us="F4", refugees="F4 F4", ussr="I4", turn=4)
    t.play("who civilian")
    assert (t.ended(), t.winners()) == ("starvation", ["ussr"])


def test_an_attack_with_the_last_soldier_loses_against_whoever_has_more() -> None:
    t = arranged(us_soldiers="F4", ussr="I4", ussr_soldiers="G4").play("attack F4")
    assert (t.ended(), t.winners()) == ("attack", ["ussr"])


def test_the_winner_is_the_seat_that_plays_the_side() -> None:
    t = arranged(us="F4", ussr="I4", dead="F4 I4", phase="starvation", side="ussr")
    assert t.p.actor == 1
    t.play("starve I4")
    assert (t.p.winners(), t.winners()) == ([1], ["us"])


def test_what_is_left_is_counted_by_civilians_and_soldiers() -> None:
    t = arranged(us="F4 F4 C4", us_soldiers="C4", ussr="I4", side="ussr")
    assert t.p.tally(1) == [("points-civilians", 3), ("points-soldiers", 1)]
    assert t.p.tally(0) == [("points-civilians", 1), ("points-soldiers", 0)]
    assert t.p.scores() == [1, 4]


# Our own rules.md


def test_the_worked_example_of_the_rules_is_played_as_it_is_told() -> None:
    t = begun(2).play("march F7", "to F6", "civilians 2")
    assert (t.at("F6"), t.supports("F6")) == ("us 2c 1r", 4)
    t.play("press-gang G6")
    assert (t.at("F6"), t.at("G6")) == ("us 2c", "us 2c 1s 1$")
    t.play("pass", "pass")
    assert t.events("died-out", "dirtied") == ["died-out hex=B5", "dirtied hex=C4"]
    assert t.options("spread") == ["D4", "D5", "D6"]
    t.play("spread D5")
    assert t.events("died-out", "stockpiles-lost")[1:] == ["stockpiles-lost hex=H1 stockpiles=1"]
    assert t.options("spread") == ["F2", "G2", "H3", "I2"]
    assert t.play("spread H3").events()[-1] == "arrived unit=ussr-civilian hex=J2"
    t.play("card 3")
    assert t.options("starve") == ["H1", "J2", "J4"]
    t.play("starve H1", "who soldier", "starve H1")
    assert t.at("H1") == ""
    fairer = Table(t.p.copy()).play("starve J2")
    assert fairer.events() == ["fled unit=ussr-civilian source=J2 to=J3"]
    t.play("starve J4", "flee J3")
    assert t.events()[1:] == ["starved unit=ussr-civilian hex=J2"]
    assert t.asked() == "act"


def test_the_rules_list_what_everybody_starts_with_and_every_card() -> None:
    components = tomllib.loads(GAME.components)
    for season in ("summer", "winter"):
        for row in components[season]:
            assert f" {row['hexes']} |" in GAME.rules_text
    for card in components["cards"]:
        told = f"| {card['card']} | {' '.join(card['radiation'])} | {card['refugee']} |"
        assert told in GAME.rules_text


def test_a_card_says_what_an_erratum_corrected_and_where_the_rest_comes_from() -> None:
    cards = tomllib.loads(GAME.components)["cards"]
    assert {card["source"] for card in cards} == {"earlier edition"}
    assert "errata" in cards[17]["note"]
