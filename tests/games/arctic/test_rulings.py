"""Where the rulebook is silent or says two things: every ruling by its number."""

import pytest

from tests.games.arctic.table import arranged, new

# Numbers and set-up


@pytest.mark.parametrize(("players", "working"), [(2, 6), (3, 4), (4, 3)])
def test_ruling_1_one_lobbyist_of_each_colour_marks_the_score(players: int, working: int) -> None:
    assert new(players).hands() == [working] * players


def test_ruling_2_the_bank_never_runs_out() -> None:
    table = arranged("sale", players=2, rigs={1: "N1 N2 R1 R2 R3 U1 U2 U3"}, money=[200, 0])
    assert table.play("sell 8").money()[0] == 208


def test_ruling_3_scores_pass_a_hundred_and_slander_stops_at_minus_ten() -> None:
    table = arranged("sale", rigs={1: "N1"}, points=[99, 0, 0]).play("sell 0")
    assert table.seat(1)["points"] == 101
    table = arranged(lobby={"USA-1": 1}, points=[0, -10, -9]).play("do diplomacy")
    assert table.options("slander") == ["3"]
    assert table.why_not("slander 2") == "Nobody falls below minus ten."


# Investment


def test_ruling_4_lobbyists_that_are_not_placed_stay_in_hand() -> None:
    table = arranged("invest", lobby={"RUS-1": 1}).play("pass", "pass", "pass")
    assert table.hands() == [3, 4, 4]


def test_ruling_5_nobody_invests_more_than_they_have() -> None:
    table = arranged("invest", money=[3, 0, 10])
    assert "invest 3" in table.options()
    assert table.why_not("invest 2") == "You can’t pay that."
    assert table.play("pass").options("invest") == ["8", "9", "10", "11", "12"]


def test_ruling_5_who_can_pay_for_no_space_is_not_asked() -> None:
    cheap = {"8": 2, "9": 2, "10": 2, "11": 3, "12": 3}
    table = arranged("invest", track=cheap, money=[0, 5, 5])
    assert table.asked() == "invest-where 2"
    table = arranged("invest", track=cheap, money=[1, 5, 5])
    assert table.asked() == "invest-where 1"


def test_ruling_6_one_player_may_hold_both_bids_for_china() -> None:
    table = arranged("invest").play("invest china-low", "pass", "pass", "invest china-high")
    assert table.money()[0] == 6
    assert table.view()["track"]["china-low"] == table.view()["track"]["china-high"] == 1


def test_ruling_7_lobbyists_for_china_do_not_move_to_a_country() -> None:
    table = arranged("invest", ships={"CHN": "BER"})
    table.play("invest china-low", "pass", "pass", "pass")
    assert table.asked() == "china-does 1"
    assert table.hands()[0] == 3


def test_ruling_8_a_lobbyist_on_the_track_has_to_go_somewhere() -> None:
    table = arranged("invest").play("invest 12", "pass", "pass", "pass")
    assert set(table.options()) == {f"lobby {space}" for space in table.options("lobby")}
    assert len(table.options()) == 15


# China


def test_ruling_9_nobody_controls_china_in_the_first_round() -> None:
    table = new()
    while table.asked().startswith("place"):
        table.play(f"lobby {table.options('lobby')[0]}")
    assert table.events("drifted") == ["drifted source=BER to=R3 ships=1"]


def test_ruling_10_without_a_ship_in_supply_none_comes_and_sunk_ships_return() -> None:
    table = arranged("round", round=2, ships={"CHN": "R3 R3 MR4 IR3"})
    assert table.ships("BER") == {}
    table = arranged(ships={"CHN": "R3 R3 MR4 IR3", "RUS": "IR3"}, lobby={"RUS-1": 1})
    table.play("do sail", "fight IR3")
    assert table.view()["china"]["ships left"] == 1


def test_ruling_11_ships_drift_straight_north_and_east_where_there_are_two_ways() -> None:
    table = arranged("china", ships={"CHN": "R1 R2 R3 POLE"})
    assert table.events("drifted") == [
        "drifted source=R1 to=MR2 ships=1",
        "drifted source=R2 to=MR3 ships=1",
        "drifted source=R3 to=MR4 ships=1",
    ]
    assert table.ships("POLE") == {"CHN": 1}


def test_ruling_12_drifting_ships_attack_nobody_but_take_control_under_law_c() -> None:
    table = arranged(
        "china",
        law="C",
        ships={"CHN": "R3 R2", "RUS": "MR3"},
        rigs={1: "MR4", 2: "MR3"},
        control={"USA": "MR4"},
    )
    assert table.at("MR4")["control"] == "CHN"
    assert table.at("MR4")["platform"] is None
    assert table.ships("MR3") == {"RUS": 1, "CHN": 1}
    assert (table.at("MR3")["control"], table.at("MR3")["platform"]) == ("RUS", 2)


def test_ruling_12_control_is_seen_to_after_all_ships_have_drifted() -> None:
    """One leaves an area as another comes: nobody was ever alone there in between."""
    table = arranged("china", law="C", ships={"CHN": "R3 MR4", "RUS": "MR4"}, rigs={1: "MR4"})
    assert table.ships("MR4") == {"RUS": 1, "CHN": 1}
    assert table.events("expelled", "controlled") == ["controlled nation=CHN area=IR3"]


def test_ruling_13_a_guarded_pole_stays_with_its_guard_and_an_empty_one_falls_to_china() -> None:
    table = arranged("china", ships={"CHN": "IR3", "USA": "POLE"})
    assert table.ships("POLE") == {"USA": 1, "CHN": 1}
    assert table.at("POLE")["control"] == "USA"
    table = arranged("china", ships={"CHN": "IR3"}, control={"USA": "POLE"})
    assert table.at("POLE")["control"] == "CHN"


def test_ruling_14_the_controller_of_china_pays_construction_or_lets_it_wait() -> None:
    table = arranged("china", ships={"CHN": "IR3"}, track={"china-low": 1}, money=[2, 0, 0])
    assert table.options() == ["china-sail", "china-wait"]
    assert "within reach" in (table.why_not("china-build") or "")
    table.play("china-wait")
    assert table.ships("IR3") == {"CHN": 1}
    table = arranged("china", track={"china-low": 1})
    assert table.events("china-waited") == ["china-waited seat=0"]


def test_ruling_14_without_a_ship_china_can_still_build_where_it_controls() -> None:
    table = arranged("china", law="C", track={"china-high": 2}, control={"CHN": "MR4"})
    assert table.options() == ["china-build", "china-wait"]
    assert table.why_not("china-sail") == "It has no ship on the map that could sail."


def test_ruling_14_the_royalty_of_a_platform_for_china_goes_to_the_bank() -> None:
    table = arranged("china", law="C", track={"china-high": 2}, control={"CHN": "MR4"})
    before = {name: part["treasury"] for name, part in table.view()["countries"].items()}
    table.play("china-build", "site MR4")
    assert table.money()[1] == 7  # $2 for the middle ring and $1
    after = {name: part["treasury"] for name, part in table.view()["countries"].items()}
    assert after == before


# Actions


def test_ruling_15_going_home_is_always_possible() -> None:
    table = arranged(lobby={"NOR-2": 1}, treasury={"NOR": 0}, money=[0, 0, 0])
    assert "home" in table.options()
    assert "pass" not in table.options()


def test_ruling_16_a_lobbyist_that_moved_to_two_does_not_act_again() -> None:
    table = arranged(lobby={"RUS-1": 1, "RUS-3": 2}).play("to-two")
    assert table.asked() == "act 2"
    assert table.on("RUS-2") == 1
    table = arranged(lobby={"EU-4": 1}, joined=True).play("to-two")
    assert table.on("EU-2") == 1


def test_ruling_17_space_2_must_be_empty_at_that_moment() -> None:
    table = arranged(lobby={"RUS-1": 1, "RUS-2": 2, "RUS-3": 3})
    assert "to-two" not in table.options()
    assert "to-two" in table.play("home", "home").options()


def test_ruling_18_an_attack_without_a_move_is_sailing_enough() -> None:
    table = arranged(rigs={1: "MR2"}, ships={"RUS": "MR2"}, lobby={"RUS-1": 2, "USA-3": 1})
    table.play("do sail", "attack MR2", "done")
    assert table.asked() == "act 1"


def test_ruling_19_any_ship_may_fight_after_the_moves_and_need_not() -> None:
    table = arranged(ships={"RUS": "MR4 MR3", "CHN": "MR4"}, lobby={"RUS-1": 1, "USA-3": 2})
    table.play("do sail", "from MR3", "to MR2")
    assert table.options() == ["from MR4", "fight MR4", "done"]
    table.play("fight MR4")
    assert table.why_not("from MR2") == (
        "Nobody moves after a fight, or after an attack that followed a move."
    )


def test_ruling_19_only_an_entering_ship_must_fight_the_controller_of_the_pole() -> None:
    table = arranged(
        ships={"RUS": "POLE IR1", "USA": "POLE POLE"},
        control={"USA": "POLE"},
        lobby={"RUS-1": 1, "USA-3": 2},
    ).play("do sail")
    table.play("from IR1", "to POLE")
    assert table.ships("POLE") == {"RUS": 1, "USA": 1}  # the one that was there stays
    assert {"fight POLE", "done"} <= set(table.options())


def test_ruling_20_a_ship_attacks_one_platform_before_or_after_moving() -> None:
    table = arranged(rigs={1: "MR2 MR3"}, ships={"RUS": "MR2"}, lobby={"RUS-1": 2, "USA-3": 1})
    table.play("do sail", "attack MR2", "from MR2", "to MR3")
    assert table.options() == ["done"]
    assert "have not attacked yet" in (table.why_not("attack MR3") or "")
    table = arranged(rigs={1: "MR2 MR3"}, ships={"RUS": "MR2 MR2"}, lobby={"RUS-1": 2, "USA-3": 1})
    # The ship that has not attacked moves first and can attack.
    table.play("do sail", "attack MR2", "from MR2", "to MR3", "attack MR3")
    assert table.at("MR3")["platform"] is None


def test_ruling_20_of_ones_own_ships_one_that_has_attacked_sinks_in_a_fight() -> None:
    lobby = {"RUS-1": 2, "USA-3": 1}
    # Both have stayed, one of them has attacked: the other can still attack after the fight.
    table = arranged(rigs={1: "MR2"}, ships={"RUS": "MR2 MR2", "CHN": "MR2"}, lobby=lobby)
    table.play("do sail", "attack MR2", "fight MR2")
    assert table.view()["sailing"]["still"] == {"MR2": 1}
    assert table.view()["sailing"]["spent"] == {}
    # The one that has attacked has moved to another that has not.
    ships = {"RUS": "MR2 MR3", "CHN": "MR3"}
    table = arranged(rigs={1: "MR2 MR3"}, ships=ships, lobby=lobby)
    table.play("do sail", "attack MR2", "from MR2", "to MR3", "fight MR3")
    assert table.view()["sailing"]["spent and moved"] == {}
    assert "attack MR3" in table.options()


def test_ruling_21_neutral_ships_are_those_without_a_conflict_with_the_defender() -> None:
    table = arranged(
        ships={"USA": "R1", "EU": "R1", "NOR": "R1", "CHN": "R1"},
        rigs={1: "R1", 2: "MR1"},
        conflict={"USA": "RUS", "RUS": "EU"},
        lobby={"USA-1": 1},
    )
    assert table.at("R1")["defence"] == 2  # legal, and a Norwegian
    assert table.at("MR1")["defence"] == 0  # illegal


def test_ruling_22_chinese_ships_attack_legal_platforms_on_coasts() -> None:
    table = arranged(
        "china", ships={"CHN": "R3 R3", "RUS": "R2"}, rigs={1: "R3"}, track={"china-low": 2}
    )
    table.play("china-sail", "attack R3")
    assert table.at("R3")["platform"] is None


def test_ruling_22_not_while_a_ship_of_the_controller_is_there() -> None:
    table = arranged(
        "china", ships={"CHN": "R3 R3 R3", "RUS": "R3"}, rigs={1: "R3"}, track={"china-low": 2}
    ).play("china-sail")
    assert "attack R3" not in table.options()
    assert "attack R3" in table.play("fight R3").options()


def test_ruling_23_the_player_chooses_only_the_places_of_new_ships() -> None:
    table = arranged(lobby={"RUS-1": 1, "USA-3": 2}, treasury={"RUS": 2}).play("do ships")
    assert table.options() == ["launch R1", "launch R2", "launch R3"]
    table.play("launch R3", "launch R3")
    assert table.ships("R3") == {"RUS": 2}
    assert table.country("RUS")["treasury"] == 0


def test_ruling_24_a_conflict_is_with_another_state_and_only_its_declarer_ends_it() -> None:
    table = arranged(lobby={"CAN-1": 1}, conflict={"USA": "CAN"}).play("do diplomacy")
    assert table.options("conflict") == ["RUS", "NOR", "EU", "USA"]
    assert table.why_not("peace") == "It has declared no conflict that it could end."
    assert table.why_not("conflict CAN") == "No country is in conflict with itself."
    table = arranged(lobby={"CAN-1": 1}, conflict={"CAN": "EU"}, joined=True).play("do diplomacy")
    assert table.options("conflict") == ["RUS", "USA"]
    assert table.why_not("conflict NOR") == "Norway belongs to the EU now."
    assert table.why_not("conflict EU") == "It has declared that conflict already."


def test_ruling_25_unrest_hits_all_companies_and_ends_with_the_sale() -> None:
    table = arranged(lobby={"RUS-1": 1}, rigs={1: "R1 N1", 2: "R2"}, round=3)
    table.play("do unrest")
    assert table.asked() == "sell-how-much 1"
    assert table.seat(1)["goods"] == {"gas": 1}
    assert table.seat(2)["goods"] == {}
    table.play("sell 1")
    assert table.country("RUS")["unrest"] is False


def test_ruling_26_slander_costs_any_opponent_a_point() -> None:
    table = arranged(lobby={"USA-1": 2}, points=[3, 3, 3]).play("do diplomacy")
    assert table.options("slander") == ["1", "3"]
    assert table.why_not("slander 2") == "You can’t slander yourself."
    assert table.why_not("slander 4") == "Nobody sits there."
    assert table.play("slander 3").seat(3)["points"] == 2


def test_ruling_27_an_action_must_have_an_effect() -> None:
    table = arranged(lobby={"RUS-1": 1}, money=[1, 0, 0], treasury={"RUS": 0})
    assert table.options("do") == ["diplomacy", "taxes"]
    assert "within reach" in (table.why_not("do build") or "")
    assert table.why_not("do ships") == "The country’s treasury is empty."
    assert table.why_not("do unrest") == "There is no platform in any area that it controls."
    assert table.why_not("do sail") == "It has no ship on the map that could sail."


def test_ruling_27_unrest_stops_platforms_built_later_and_support_needs_a_free_box() -> None:
    table = arranged(lobby={"RUS-1": 1, "RUS-2": 2, "USA-3": 3}, rigs={1: "R1"})
    table.play("do unrest", "do build", "site R2")
    assert table.seat(2)["goods"] == {}
    table = arranged(lobby={"NOR-1": 1}, support=2).play("do diplomacy")
    assert "support" not in table.options()
    assert table.why_not("support") == "Norway has both its discs for the EU already."
    table = arranged(lobby={"RUS-1": 1}).play("do diplomacy")
    assert table.why_not("support") == "Only a lobbyist in Norway can support its joining the EU."
    assert table.why_not("vote B") == "It votes for that law already."


def test_ruling_27a_sailing_goes_from_attacks_to_moves_to_fights_to_attacks() -> None:
    table = arranged(
        ships={"RUS": "MR1 MR2 MR3", "CHN": "MR3"},
        rigs={1: "MR1 MR2 IR2"},
        lobby={"RUS-1": 2, "USA-3": 1},
    ).play("do sail")
    assert table.options() == [
        *("from MR1", "from MR2", "from MR3", "fight MR3", "attack MR1", "attack MR2")
    ]
    table.play("attack MR1", "from MR2", "to IR2")
    # The ship in MR1 has attacked; the one that moved can attack when the moves are over.
    assert table.options("attack") == ["IR2"]
    table.play("fight MR3", "attack IR2")
    assert table.why_not("fight MR3") == "Fights come before the last attacks on platforms."
    assert table.options() == ["done"]


def test_ruling_27a_ships_add_up_only_within_one_step() -> None:
    table = arranged(
        ships={"RUS": "U1 U1 R3"}, rigs={1: "U1 IU"}, conflict={"RUS": "USA"}, lobby={"RUS-1": 2}
    ).play("do sail", "attack U1")
    # Both ships of U1 took part; one more alone is too weak for nothing but the illegal one.
    table.play("from U1", "to U2", "from U1", "to U2", "from R3", "to U1")
    assert table.options() == ["done"]


def test_ruling_27a_china_sails_in_the_same_order() -> None:
    table = arranged(
        "china",
        ships={"CHN": "MR1 MR2", "RUS": "MR2"},
        rigs={1: "MR1 IR1"},
        track={"china-low": 2},
        lobby={"USA-3": 1},
    ).play("china-sail", "attack MR1", "from MR1", "to IR1")
    assert table.options() == ["from MR2", "fight MR2", "done"]  # its ship has attacked
    table.play("fight MR2")
    assert table.options() == ["done"]


def test_ruling_27b_without_a_platform_in_supply_nobody_builds() -> None:
    coasts = "N1 N2 R1 R2 R3 U1 U2 U3 C1 C2 C3 E1"
    table = arranged(lobby={"EU-1": 1}, rigs={1: coasts})
    assert table.why_not("do build") == "All your platforms are on the map."
    table = arranged(lobby={"NOR-1": 1}, ships={"NOR": "N2 N2 N2 N2 N2 N2"}, treasury={"NOR": 3})
    assert table.why_not("do ships") == "All its ships are on the map."


def test_ruling_27b_destroyed_platforms_return_to_supply() -> None:
    table = arranged(rigs={1: "MR2"}, ships={"RUS": "MR2"}, lobby={"RUS-1": 2, "USA-3": 1})
    assert table.seat(1)["platforms left"] == 11
    table.play("do sail", "attack MR2")
    assert table.seat(1)["platforms left"] == 12


# Laws


def test_ruling_28_law_c_allows_illegal_building_in_free_areas() -> None:
    table = arranged(law="C", ships={"RUS": "IR2", "USA": "IR2"}, lobby={"RUS-1": 1, "USA-3": 2})
    table.play("do build", "site IR2")
    assert not table.at("IR2")["legal"]
    assert table.money()[0] == 7


def test_ruling_28_law_b_leaves_no_free_deposit() -> None:
    table = arranged(law="B", ships={"RUS": "IU"}, lobby={"RUS-1": 1}).play("do build")
    assert table.why_not("site IU") == "Another country controls that area."


def test_ruling_29_control_under_law_c_stays_until_another_is_alone() -> None:
    table = arranged(
        law="C", control={"CAN": "MC1"}, ships={"EU": "MC2", "USA": "MU2"}, lobby={"EU-1": 1}
    )
    assert table.at("MC1")["control"] == "CAN"
    table.play("do sail", "from MC2", "to MC1")
    assert table.at("MC1")["control"] == "EU"


def test_ruling_29_control_is_checked_after_each_departure_and_each_fight() -> None:
    table = arranged(
        law="C",
        control={"CAN": "MC1"},
        ships={"EU": "MC1", "USA": "MC1 MU2", "CHN": "MU2 MU2"},
        lobby={"EU-1": 1, "USA-1": 2},
        rigs={3: "MC1"},
    )
    table.play("do sail", "from MC1", "to MC2")
    assert (table.at("MC1")["control"], table.at("MC1")["platform"]) == ("USA", None)
    table.play("done", "do sail", "fight MU2")
    assert table.at("MU2")["control"] == "CHN"


def test_ruling_30_at_adoption_only_a_new_controller_matters() -> None:
    """From law B to C: Russia keeps MR1 with its ship, the USA takes MR2, IR1 becomes free."""
    table = arranged(
        "end",
        law="B",
        ships={"RUS": "MR1", "USA": "MR2"},
        rigs={1: "MR1 MR2 IR1"},
        votes={"EU": "C", "CAN": "C", "NOR": "B"},
    )
    assert table.events("adopted") == ["adopted law=C"]
    assert (table.at("MR1")["platform"], table.at("MR1")["legal"]) == (1, True)
    assert table.at("MR2")["platform"] is None
    assert (table.at("IR1")["platform"], table.at("IR1")["legal"]) == (1, False)


def test_ruling_30_a_free_area_that_gets_a_controller_loses_its_platform() -> None:
    table = arranged("end", rigs={1: "MR1"}, votes={"EU": "B", "CAN": "B"})
    assert table.view()["law"] == "B"
    assert table.at("MR1")["platform"] is None


def test_ruling_31_a_new_ship_that_is_alone_in_the_ocean_asks_for_payment_too() -> None:
    table = arranged(
        law="C",
        rigs={2: "MU2"},
        ships={"CAN": "C1"},
        treasury={"USA": 2},
        lobby={"EU-1": 2, "USA-1": 1},
    ).play("protect", "guard MU2", "do ships", "launch MU2")
    assert table.asked() == "pay-or-lose 2"
    assert table.p.check() == ""
    table.play("pay MU2")
    assert table.asked() == "launch-where 1"
    table.play("launch BAF")
    assert table.p.check() == ""


def test_ruling_31_the_owner_pays_two_dollars_even_if_a_rival_protects() -> None:
    table = arranged(
        "end",
        votes={"EU": "B", "CAN": "B"},
        rigs={1: "MR1", 2: "MU1 MN"},
        guards={"MR1": (2, "EU"), "MU1": (1, "EU"), "MN": (2, "NOR")},
        money=[10, 3, 10],
        first=2,
    )
    assert table.events("licensed") == ["licensed nation=NOR area=MN seat=1"]
    assert table.asked() == "pay-or-lose 2"
    assert table.options() == ["pay MU1", "lose"]
    assert table.why_not("pay MR1") == "You owe nothing for that."
    table.play("pay MU1")
    assert (table.money()[1], table.country("USA")["treasury"]) == (1, 6)
    assert table.asked() == "pay-or-lose 1"
    table.play("lose")
    assert table.at("MR1")["platform"] is None
    assert table.at("MU1")["legal"]


def test_ruling_31_an_owner_of_several_chooses_while_the_cash_lasts() -> None:
    table = arranged(
        "end",
        votes={"EU": "B", "CAN": "B"},
        rigs={1: "MR1 MR2 IR1"},
        guards={"MR1": (2, "EU"), "MR2": (2, "EU"), "IR1": (3, "USA")},
        money=[3, 10, 10],
    )
    assert table.options() == ["pay IR1", "pay MR1", "pay MR2", "lose"]
    table.play("pay MR2")  # the last dollar buys nothing
    assert [table.at(a)["platform"] for a in ("IR1", "MR1", "MR2")] == [None, None, 1]
    assert table.money()[0] == 1


def test_ruling_31_payments_to_china_go_to_the_bank_also_in_anothers_action() -> None:
    table = arranged(
        "china",
        law="C",
        ships={"CHN": "R3"},
        rigs={2: "MR4"},
        guards={"MR4": (2, "RUS")},
        track={"china-low": 1},
    )
    table.play("china-sail", "from R3", "to MR4")
    assert table.asked() == "pay-or-lose 2"
    table.play("pay MR4")
    assert table.money()[1] == 8
    assert sum(part["treasury"] for part in table.view()["countries"].values()) == 12
    assert table.asked() == "set-sail 1"


def test_ruling_31_a_drift_asks_for_payment_before_the_countries_act() -> None:
    table = arranged(
        "china",
        law="C",
        ships={"CHN": "R3"},
        rigs={2: "MR4"},
        guards={"MR4": (2, "RUS")},
        lobby={"USA-1": 1},
    )
    assert table.asked() == "pay-or-lose 2"
    assert table.play("lose").asked() == "act 1"


def test_ruling_32_a_protector_whose_platform_vanishes_goes_home() -> None:
    table = arranged(
        "end",
        votes={"EU": "B", "CAN": "B"},
        rigs={1: "MR1"},
        guards={"MR1": (2, "EU")},
        money=[1, 9, 9],
    )
    assert table.at("MR1")["platform"] is None
    assert table.events("protection-ended") == ["protection-ended seat=1 area=MR1"]
    assert table.hands()[1] == 4


@pytest.mark.parametrize(("votes", "law"), [({"EU": "B"}, "A"), ({"EU": "B", "USA": "B"}, "B")])
def test_ruling_33_a_new_law_needs_four_of_six_votes(votes: dict[str, str], law: str) -> None:
    assert arranged("end", votes=votes).view()["law"] == law


# Norway


def test_ruling_34_norways_lobbyists_go_home_and_its_conflicts_end() -> None:
    table = arranged(
        "end",
        support=2,
        lobby={"NOR-1": 1, "NOR-2": 2},
        conflict={"NOR": "RUS", "USA": "NOR", "CAN": "EU"},
        ships={"NOR": "POLE"},
    )
    assert table.events("norway-joined") == ["norway-joined"]
    assert table.hands() == [4, 4, 4]
    assert [table.country(name)["conflict"] for name in ("NOR", "USA", "CAN")] == [
        None,
        None,
        "EU",
    ]
    assert table.at("N1")["control"] == "EU"
    assert table.at("POLE")["control"] == "EU"


def test_ruling_35_platforms_in_norwegian_areas_stay_legal() -> None:
    table = arranged("end", support=2, law="B", rigs={1: "N1 MN"}, votes={"EU": "B"})
    assert table.at("N1")["legal"]
    assert table.at("MN")["legal"]
    assert table.at("MN")["control"] == "EU"


def test_ruling_36_accession_comes_before_the_law_and_its_vote_counts_at_once() -> None:
    table = arranged("end", support=2, votes={"EU": "C", "USA": "C"})
    assert table.events("norway-joined", "adopted") == ["norway-joined", "adopted law=C"]
    assert table.view()["votes"] == {"A": 1, "B": 1, "C": 4}


def test_ruling_37_norwegian_ships_become_the_eus_which_may_have_too_many_to_build() -> None:
    table = arranged(
        "end",
        support=2,
        ships={"NOR": "N1 N1 N2", "EU": " ".join(["E1"] * 11)},
    )
    assert table.ships("N1") == {"EU": 2}
    assert table.country("EU")["ships left"] == 0
    table = arranged(joined=True, ships={"EU": " ".join(["E1"] * 12)}, lobby={"EU-1": 1})
    assert table.why_not("do ships") == "All its ships are on the map."


def test_ruling_37a_norway_reads_as_the_eu_everywhere() -> None:
    table = arranged(joined=True, lobby={"EU-1": 1, "EU-4": 2}, treasury={"EU": 5})
    table.play("do ships")
    assert table.options("launch") == ["ME1", "ME2", "N2"]
    table.play("launch N2", "launch N2", "launch N2")
    assert table.country("EU")["treasury"] == 2  # a yard of three
    table.play("do taxes")
    assert table.country("EU")["treasury"] == 6  # and $4
    table = arranged(joined=True, lobby={"EU-1": 1}, law="B").play("do build")
    assert {"N1", "N2", "MN", "IN"} <= set(table.options("site"))
    table = arranged("invest", joined=True).play("invest 12", "pass", "pass", "pass")
    assert table.why_not("lobby NOR-1") == "Norway belongs to the EU now."
    assert "EU-4" in table.options("lobby")


def test_ruling_37a_the_fourth_lobbyist_of_the_eu_acts_after_the_third() -> None:
    lobby = {"EU-1": 1, "EU-3": 2, "EU-4": 3, "CAN-1": 1}
    table = arranged(joined=True, lobby=lobby).play("home", "home")
    assert table.asked() == "act 3"
    table.play("to-two")
    assert (table.on("EU-2"), table.asked()) == (3, "act 1")


def test_ruling_37a_norway_has_no_turn_after_accession() -> None:
    table = arranged(joined=True, lobby={"RUS-1": 1, "EU-1": 2}).play("home")
    assert table.asked() == "act 2"
    assert table.view()["country"] == "EU"
    assert table.view()["countries"]["NOR"]["raises"] == 0


def test_ruling_37a_the_eu_votes_with_three_votes_after_accession() -> None:
    table = arranged(joined=True, lobby={"EU-1": 1, "USA-3": 1}).play("do diplomacy", "vote C")
    assert table.view()["votes"] == {"A": 1, "B": 1, "C": 4}


def test_ruling_37a_norwegian_protectors_leave_before_the_law_check() -> None:
    table = arranged(
        "end",
        support=2,
        votes={"EU": "B", "CAN": "B"},
        rigs={1: "MR1"},
        guards={"MR1": (1, "NOR")},
    )
    assert table.at("MR1")["platform"] is None
    assert table.hands()[0] == 4


def test_ruling_37a_under_law_c_the_eu_may_be_alone_after_accession() -> None:
    table = arranged(
        "end",
        support=2,
        law="C",
        votes={"EU": "C", "CAN": "C", "NOR": "C"},
        control={"RUS": "MR1", "NOR": "MN"},
        ships={"NOR": "MR1 MN POLE", "EU": "MR1 MN POLE"},
        rigs={1: "MR1", 2: "MN"},
    )
    assert (table.at("MR1")["control"], table.at("MR1")["platform"]) == ("EU", None)
    assert (table.at("MN")["control"], table.at("MN")["platform"]) == ("EU", 2)
    assert table.at("POLE")["control"] == "EU"


def test_ruling_37a_a_protected_platform_is_paid_for_at_accession_too() -> None:
    table = arranged(
        "end",
        support=2,
        law="C",
        votes={"EU": "C", "CAN": "C", "NOR": "C"},
        control={"RUS": "MR1"},
        ships={"NOR": "MR1", "EU": "MR1"},
        rigs={1: "MR1"},
        guards={"MR1": (1, "RUS")},
    )
    assert table.asked() == "pay-or-lose 1"
    table.play("pay MR1")
    assert table.country("EU")["treasury"] == 5
    assert table.view()["round"] == 4


# The Pole and the end


def test_ruling_38_a_ship_that_enters_the_pole_sinks_itself_and_a_guard() -> None:
    table = arranged(
        ships={"RUS": "IR1 IR2 IR3", "USA": "POLE"}, lobby={"RUS-1": 1, "USA-3": 2}
    ).play("do sail", "from IR1", "to POLE")
    assert table.ships("POLE") == {}
    assert table.at("POLE")["control"] == "USA"  # the marker stays
    table.play("from IR2", "to POLE")
    assert table.at("POLE")["control"] == "RUS"
    table.play("from IR3", "to POLE", "done")
    assert table.ships("POLE") == {"RUS": 2}


def test_ruling_38_no_law_changes_the_pole() -> None:
    table = arranged(
        "end", law="C", votes={"USA": "A"}, control={"USA": "POLE"}, ships={"CAN": "MC1"}
    )
    assert table.view()["law"] == "A"
    assert table.at("POLE")["control"] == "USA"
    assert table.at("MC1")["control"] is None


def test_ruling_38_control_passes_when_others_leave_the_pole() -> None:
    table = arranged(
        ships={"RUS": "POLE", "CHN": "POLE"}, control={"RUS": "POLE"}, lobby={"RUS-1": 1}
    )
    table.play("do sail", "from POLE", "to IR1")
    assert table.at("POLE")["control"] == "CHN"


def test_ruling_39_ships_at_the_pole_that_do_not_control_it_may_be_fought() -> None:
    table = arranged(
        ships={"RUS": "POLE IR1", "EU": "POLE", "CAN": "POLE"},
        control={"EU": "POLE"},
        lobby={"RUS-1": 1, "USA-3": 2},
    ).play("do sail")
    table.play("fight POLE")
    assert table.options("whom") == ["EU", "CAN"]
    assert table.why_not("whom USA") == "It has no such enemy there."
    table.play("whom CAN")
    assert table.ships("POLE") == {"EU": 1}


def test_ruling_40_a_protecting_lobbyist_does_not_count_at_the_pole() -> None:
    table = arranged(
        "end",
        round=9,
        ships={"CAN": "POLE"},
        rigs={1: "R1"},
        guards={"R1": (1, "CAN")},
        lobby={"CAN-2": 2},
        money=[0, 0, 0],
        treasury={"CAN": 0},
    )
    assert table.p.scores() == [2, 10, 0]


def test_ruling_41_the_eus_fourth_space_is_empty_at_the_end() -> None:
    table = arranged(joined=True, lobby={"EU-4": 1}, round=9, treasury={"EU": 3}, money=[0, 0, 0])
    assert "stay" not in table.options()
    table.play("do taxes")
    assert table.asked() == "over"
    assert table.on("EU-4") is None
    assert table.on("EU-3") == 1


def test_ruling_42_phase_nine_is_completed_before_the_game_ends() -> None:
    table = arranged(
        "end",
        round=9,
        support=2,
        ships={"CHN": "POLE"},
        votes={"EU": "B", "CAN": "B"},
        rigs={1: "MR1 MR2"},
        guards={"MR1": (1, "USA")},
        track={"china-low": 3},
        money=[2, 0, 0],
    )
    assert table.events("norway-joined", "adopted") == ["norway-joined", "adopted law=B"]
    assert table.asked() == "pay-or-lose 1"
    table.play("pay MR1")
    assert table.asked() == "over"
    assert table.at("MR2")["platform"] is None
    assert table.p.scores() == [2, 0, 10]
    assert table.view()["ended"] == "china at the pole"


@pytest.mark.parametrize(("money", "subsidy"), [(0, 2), (1, 1)])
def test_ruling_43_two_dollars_only_without_any_and_nobody_must_take_them(
    money: int, subsidy: int
) -> None:
    table = arranged(lobby={"RUS-1": 1, "USA-3": 2}, money=[money, 0, 0])
    assert {"home", "subsidy"} <= set(table.options())
    assert table.play("subsidy").money()[0] == money + subsidy
    assert table.country("RUS")["treasury"] == 2 - subsidy


def test_ruling_44_the_approaches_are_ocean_for_law_c_alone() -> None:
    for law in "AB":
        assert (
            arranged(law=law, ships={"USA": "BAF"}, lobby={"RUS-1": 1}).at("BAF")["control"] is None
        )
    table = arranged("end", votes={"EU": "C", "CAN": "C"}, ships={"USA": "BAF"})
    assert table.at("BAF")["control"] == "USA"
    assert table.at("DAV")["control"] is None
