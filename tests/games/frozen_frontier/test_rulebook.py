"""The rules of Frozen Frontier by name, in the order of the rulebook, with its examples."""

from typing import Any

import pytest

import nunatak
from nunatak.games.frozen_frontier import GAME
from tests.games.frozen_frontier.table import SEATS, Table, bare, ready

# Setting up


@pytest.mark.parametrize(("players", "stack"), [(1, 4), (2, 4), (3, 6), (4, 7)])
def test_the_first_stack_of_subsidies_is_what_pool_and_discards_leave(
    players: int, stack: int
) -> None:
    table = ready(players)
    assert table.view()["subsidies"]["stack"] == stack
    assert len(table.view()["subsidies"]["discarded"]) == max(players, 2)


@pytest.mark.parametrize(("players", "contracts", "programs"), [(2, 4, 3), (3, 5, 4), (4, 6, 5)])
def test_contracts_and_programs_by_the_number_of_players(
    players: int, contracts: int, programs: int
) -> None:
    view = ready(players).view()
    assert len(view["contracts"]["pool"]) == contracts
    assert [stack["size"] for stack in view["research"]] == [programs] * 3
    assert [stack["cards"] is None for stack in view["research"]] == [True, True, False]


@pytest.mark.parametrize(("players", "cities"), [(1, 8), (2, 8), (3, 12), (4, 12)])
def test_two_sets_for_two_players_and_three_for_more(players: int, cities: int) -> None:
    view = ready(players).view()
    assert len(view["cities"]) == cities
    assert all(city["project"] for city in view["cities"].values())


def test_every_city_has_three_neighbours_and_columns_are_rings() -> None:
    cities = ready(2).view()["cities"]
    assert cities["sol-angeles"]["neighbours"] == ["tenkyo", "space-francisco", "star-vegas"]
    assert cities["asahi"]["neighbours"] == ["yuehai", "star-vegas", "tenkyo"]


def test_in_a_first_game_boards_go_by_number_from_the_active_player_on() -> None:
    table = Table(GAME.start(4, {}))
    table.play("first 3").chance()
    names = [seat["corporation"] for seat in table.view()["seats"]]
    assert names == ["borealis", "nautilus", "outerspacez", "melange"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_a_first_game_everybody_gets_four_numbered_projects(players: int) -> None:
    for letter in SEATS[:players]:
        assert ready(players).seat(letter)["hand size"] == 4


def test_outerspacez_starts_as_the_rulebook_shows() -> None:
    seat = ready(2).seat("A")
    assert seat["corporation"] == "outerspacez"
    assert seat["qubits"] == 9
    assert seat["store"] == {"aerogel": 1, "energy": 1, "regolith": 3, "helium": 0}
    assert (seat["engineers"], seat["scientists"]) == (2 + 1, 1)  # 1 more for the first step
    assert (seat["industry"], seat["science"]) == (1, 0)


def test_the_last_player_chooses_a_corporation_first_then_counter_clockwise() -> None:
    table = Table(GAME.start(3, {"start": "drafted"}))
    table.play("first 2").chance()
    assert table.asked() == "choose-corporation A"
    assert len(table.options("incorporate")) == 4
    table.play(table.options()[0])
    assert table.asked() == "choose-corporation C"
    table.play(table.options()[0])
    assert table.asked() == "choose-corporation B"


def test_projects_are_drafted_one_by_one_and_passed_to_the_left() -> None:
    table = Table(GAME.start(3, {"start": "drafted"}))
    table.play("first 1").chance()
    for _ in range(3):
        table.play(table.options()[0])
    table.chance()
    packets = {}
    for letter in "ABC":
        assert table.asked() == f"keep-project {letter}"
        packets[letter] = set(table.options("keep"))
        assert len(packets[letter]) == 4
        table.play(table.options()[0])
    table.chance()
    assert set(table.options("keep")) < packets["C"]
    while table.asked().startswith("keep-project") or table.p.actor == nunatak.CHANCE:
        table.play(table.options()[0])
    assert [seat["hand size"] for seat in table.view()["seats"]] == [4, 4, 4]


# Action Phase: move


def test_the_first_turn_places_the_carrier_anywhere_and_takes_the_project_there() -> None:
    table = bare(2).lay("asahi", "p001").turn("A")
    assert table.asked() == "deploy-where A"
    assert len(table.options("deploy")) == 8
    table.play("deploy asahi")
    assert table.seat("A")["hand"] == ["p001"]
    assert table.seat("A")["qubits"] == 10
    assert table.asked() == "act A"


def test_the_move_past_two_cities_pays_a_qubit_to_each() -> None:
    """Space Francisco to Jansson by Space Route, past Sol Angeles and Star Vegas."""
    table = bare(3).give("A", carrier="space-francisco", corporation="melange")
    table.give("B", corporation="outerspacez").turn("A")
    table.play("fly sol-angeles", "fly star-vegas", "fly jansson", "land")
    assert table.city("sol-angeles")["tax"] == 1
    assert table.city("star-vegas")["tax"] == 1
    assert table.city("jansson")["tax"] == 0
    assert table.city("space-francisco")["tax"] == 0
    assert table.seat("A")["qubits"] == 8
    assert table.seat("A")["carrier"] == "jansson"


def test_flying_next_door_and_stopping_there_is_one_choice() -> None:
    table = bare(2).give("A", carrier="asahi", qubits=1, corporation="nautilus")
    table.lay("tenkyo", "p035").turn("A")
    assert table.options("stop") == table.options("fly") == ["yuehai", "star-vegas", "tenkyo"]
    table.play("stop tenkyo")
    assert table.asked() == "act A"
    assert table.seat("A")["hand"] == ["p035"]
    assert table.seat("A")["qubits"] == 1


def test_flying_past_a_city_and_on_stays_possible() -> None:
    table = bare(2).give("A", carrier="asahi", qubits=1, corporation="nautilus").turn("A")
    table.play("fly tenkyo", "stop xingjing")
    assert table.asked() == "act A"
    assert table.city("xingjing")["carriers"] == [1]
    assert table.city("tenkyo")["tax"] == 1


def test_without_a_qubit_nobody_flies_past_a_city() -> None:
    table = bare(2).give("A", carrier="asahi", qubits=0).turn("A")
    assert table.options("stop") == ["yuehai", "star-vegas", "tenkyo"]
    assert table.options("fly") == []
    table.play("stop tenkyo")
    assert table.asked() == "act A"
    assert table.seat("A")["carrier"] == "tenkyo"


def test_a_route_never_comes_back_to_a_city() -> None:
    table = bare(2).give("A", carrier="asahi").turn("A").play("fly tenkyo")
    assert "fly asahi" not in table.options()
    assert table.why_not("fly asahi") == "why-been-there"


def test_carriers_do_not_hinder_each_other() -> None:
    table = bare(2).give("A", carrier="asahi").give("B", carrier="tenkyo").turn("A")
    table.play("fly tenkyo", "land")
    assert table.city("tenkyo")["carriers"] == [1, 2]


def test_a_project_is_collected_also_by_staying() -> None:
    table = bare(2).give("A", carrier="asahi").lay("asahi", "p040").turn("A").play("land")
    assert table.seat("A")["hand"] == ["p040"]
    assert table.city("asahi")["project"] is None


# Construct


def science_center() -> Table:
    table = bare(2).give("A", carrier="space-francisco", hand=["p006"], qubits=5)
    table.give("A", store={"energy": 1, "regolith": 2}, corporation="melange")
    return table.give("B", corporation="outerspacez").turn("A").play("land")


def test_the_science_center_costs_an_energy_and_a_regolith_with_two_qubits() -> None:
    table = science_center().play("build science-center", "play p006")
    seat = table.seat("A")
    assert seat["store"] == {"aerogel": 0, "energy": 0, "regolith": 1, "helium": 0}
    assert seat["qubits"] == 3
    assert seat["large"] == 5
    assert table.city("space-francisco")["buildings"]["science-center"]["owner"] == 1


def test_the_science_center_brings_a_scientist_and_a_program_of_the_first_generation() -> None:
    table = science_center().play("build science-center", "play p006")
    assert table.seat("A")["scientists"] == 1
    table.chance()
    assert table.asked() == "choose-program A"
    assert len(table.options("study")) == 3
    table.play(table.options()[1])
    assert table.seat("A")["science"] == 2
    assert table.seat("A")["programs"][0] is not None
    assert table.asked() == "complete-or-not A"
    table.play("complete")
    assert table.seat("A")["slots"][0] == "p006"


def test_a_card_that_matches_only_the_building_or_the_city_is_discarded_for_a_subsidy() -> None:
    for card in ("p014", "p007"):  # a Science Center elsewhere; another building here
        table = bare(2).give("A", carrier="space-francisco", hand=[card])
        table.give("A", store={"energy": 1, "regolith": 1}).turn("A").play("land")
        table.play("build science-center", f"play {card}").chance()
        table.play(table.options()[0])
        assert table.asked() == "choose-subsidy A"
        assert table.view()["projects"]["discard"] == [card]


def test_a_building_needs_a_card_a_slot_resources_and_a_miniature() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p012"], store={"energy": 1}).turn("A")
    table.play("land")
    assert table.options("build") == ["factory"]
    assert table.why_not("build mining-site") == "why-no-card"
    assert table.why_not("build power-plant") == "why-no-slot"
    table = bare(2).give("A", carrier="asahi", hand=["p012"]).turn("A").play("land")
    assert table.why_not("build factory") == "why-too-dear"
    table = bare(2).give("A", carrier="asahi", hand=["p012"], store={"energy": 1})
    table.build("B", "asahi", "factory").turn("A").play("land")
    assert table.why_not("build factory") == "why-slot-taken"


def test_a_transport_hub_costs_one_of_three_resources() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p001"], store={"aerogel": 1, "energy": 1})
    table.tax("asahi", 3).turn("A").play("land", "build transport-hub", "play p001")
    assert table.asked() == "pay-with A"
    assert table.options("pay") == ["aerogel", "energy"]
    table.play("pay energy")
    assert table.seat("A")["store"]["energy"] == 0
    assert table.seat("A")["qubits"] == 10 - 1 + 3
    assert table.city("asahi")["tax"] == 0


def test_helium_pays_for_no_hub() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p001"], store={"helium": 2}).turn("A")
    assert "build transport-hub" not in table.play("land").options()


def test_a_factory_is_one_step_of_industry() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p012"], store={"energy": 1}).turn("A")
    table.play("land", "build factory", "play p012")
    assert table.seat("A")["industry"] == 1
    assert table.seat("A")["engineers"] == 1


def test_a_mining_site_is_a_step_on_both_tracks_in_the_order_one_likes_and_a_regolith() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p015"])
    table.give("A", store={"aerogel": 1, "energy": 1, "regolith": 1}, corporation="outerspacez")
    table.turn("A").play("land", "build mining-site", "play p015")
    assert table.asked() == "which-track A"
    table.play("advance science")
    seat = table.seat("A")
    assert (seat["industry"], seat["science"]) == (1, 1)
    assert (seat["engineers"], seat["scientists"]) == (1, 1)
    assert seat["store"]["regolith"] == 1
    assert table.events("advanced") == [
        "advanced seat=0 track=science step=1",
        "advanced seat=0 track=industry step=1",
    ]


def test_a_full_row_means_that_a_project_is_replaced() -> None:
    """The Hub of Woolf takes the place of Nova York City's Science Center."""
    table = bare(3).give("A", carrier="woolf", hand=["p041"], store={"energy": 1})
    table.complete("A", "p020", "p019").turn("A").play("land")
    table.play("build transport-hub", "play p041")
    assert table.options() == ["replace slot-1", "replace slot-2", "decline"]
    table.play("replace slot-2")
    assert table.events("replaced") == ["replaced seat=0 project=p019 slot=slot-2"]
    assert table.seat("A")["slots"][:2] == ["p020", "p041"]
    assert table.view()["projects"]["discard"] == ["p019"]


def test_completing_a_project_uses_no_subsidy() -> None:
    table = bare(3).give("A", carrier="woolf", hand=["p041"], store={"energy": 1}).turn("A")
    table.play("land", "build transport-hub", "play p041", "complete")
    assert table.asked() == "deploy-where B"
    assert table.seat("A")["qubits"] == 10 - 1 + 5
    assert table.seat("A")["points"] == 1


def test_unlocking_a_slot_makes_room_for_a_third_project() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p012"], store={"energy": 1}, industry=1)
    table.turn("A").play("land", "build factory", "play p012")
    assert table.seat("A")["open slots"] == 3


# Collaborate


def mernissi() -> Table:
    """Power Plant, Mining Site and Science Center; of the Mining Site one spot is used."""
    table = bare(3).give("A", carrier="mernissi", engineers=3, scientists=1, corporation="helix")
    table.build("B", "mernissi", "power-plant", "science-center")
    table.build("C", "mernissi", "mining-site")
    table.settle("mernissi", "mining-site-1").cover("mernissi", "mining-site-1")
    table.give("B", corporation="melange").give("C", corporation="borealis")
    return table.turn("A").play("land", "collaborate")


def test_mernissi_is_settled_by_one_colonist_a_building() -> None:
    table = mernissi()
    assert table.options("settle") == [
        "power-plant-1",
        "science-center-1",
        "mining-site-2",
        "mining-site-3",
    ]
    table.play("settle power-plant-1")
    assert table.seat("A")["points"] == 1
    table.play("settle mining-site-2")
    assert table.seat("A")["points"] == 2
    assert table.options("settle") == ["science-center-1"]
    table.play("settle science-center-1")
    assert table.seat("A")["points"] == 4
    assert table.asked() == "use-spot A"


def test_a_scientist_in_the_mining_site_brings_two_points() -> None:
    assert mernissi().play("settle mining-site-3").seat("A")["points"] == 2


def test_mernissis_spots_give_aerogel_helium_energy_and_a_point_for_an_engineer() -> None:
    table = mernissi()
    table.play("settle power-plant-1", "settle mining-site-2", "settle science-center-1")
    assert table.options() == [
        "collect-basic",
        "operate power-plant-1",
        "operate science-center-1",
        "operate mining-site-2",
        "done",
    ]
    table.play("collect-basic", "operate mining-site-2", "operate power-plant-1")
    table.play("operate science-center-1")
    seat = table.seat("A")
    assert seat["store"] == {"aerogel": 1, "energy": 1, "regolith": 0, "helium": 1}
    assert seat["qubits"] == 10 - 1
    assert seat["points"] == 4 + 1
    assert seat["engineers"] == 0
    assert table.asked() == "deploy-where B"


def test_a_full_storage_collects_no_more() -> None:
    table = bare(2).give("A", carrier="asahi", store={"energy": 4}).turn("A").play("land")
    assert "collaborate" not in table.options()
    assert table.why_not("collaborate") == "why-nothing-to-do"


def test_a_lab_takes_its_fee_besides_what_its_effect_costs() -> None:
    table = bare(2).give("A", carrier="space-francisco", qubits=4, store={"energy": 4})
    table.build("B", "space-francisco", "science-center")
    table.settle("space-francisco", "science-center-1").turn("A").play("land", "collaborate")
    table.play("operate science-center-1")
    assert table.seat("A")["qubits"] == 0
    assert table.seat("A")["points"] == 2


def test_a_lab_that_cannot_be_paid_is_not_offered() -> None:
    table = bare(2).give("A", carrier="space-francisco", qubits=3)
    table.build("B", "space-francisco", "science-center")
    table.settle("space-francisco", "science-center-1").turn("A").play("land", "collaborate")
    assert table.options() == ["collect-basic"]


def test_a_training_center_makes_scientists_of_one_or_two_engineers() -> None:
    table = bare(2).give("A", carrier="star-vegas", engineers=3, store={"regolith": 4})
    table.build("A", "star-vegas", "training-center")
    table.settle("star-vegas", "training-center-1").turn("A").play("land", "collaborate")
    table.play("operate training-center-1")
    assert table.options() == ["retrain 1", "retrain 2"]
    table.play("retrain 2")
    assert (table.seat("A")["engineers"], table.seat("A")["scientists"]) == (1, 2)


# Raise funds and subsidies


def test_raising_funds_brings_three_qubits_and_a_subsidy() -> None:
    """sub11: an AI token for 3 Qubits, or 2 Qubits more."""
    table = bare(3).give("A", carrier="asahi", qubits=0).pool("sub11", "sub01", "sub02").turn("A")
    table.play("land", "raise-funds")
    assert table.seat("A")["qubits"] == 3
    assert "subsidize sub11" in table.options()
    token = Table(table.p.copy()).play("subsidize sub11")
    assert token.seat("A")["qubits"] == 0
    assert token.city("asahi")["modules"] == {"1": 1}
    cash = Table(table.p.copy()).play("cash sub11")
    assert cash.seat("A")["qubits"] == 5
    assert cash.asked() == "turn-up-subsidy chance"


def test_the_pool_is_replenished_at_once_from_the_stack() -> None:
    table = bare(2).give("A", carrier="asahi").turn("A").play("land", "raise-funds")
    stack = table.view()["subsidies"]["stack"]
    table.play(f"cash {table.options('cash')[0]}").chance()
    assert table.view()["subsidies"]["stack"] == stack - 1
    assert all(table.view()["subsidies"]["pool"])


# Income


def income() -> Table:
    """Mernissi as before: two spots of Purple's (B), two of Yellow's (C), and the Basic one."""
    table = bare(3).give("A", carrier="mernissi")
    table.build("B", "mernissi", "power-plant", "science-center")
    table.build("C", "mernissi", "mining-site")
    table.settle("mernissi", "mining-site-1", "mining-site-2", "power-plant-1")
    table.settle("mernissi", "science-center-1")
    table.cover("mernissi", "basic", "mining-site-1", "mining-site-2", "power-plant-1")
    return table.cover("mernissi", "science-center-1").papers()


def test_income_without_a_hub_leaves_the_basic_qubit_in_the_city() -> None:
    table = income().income()
    assert table.seat("B")["qubits"] == 12
    assert table.seat("C")["qubits"] == 12
    assert table.city("mernissi")["tax"] == 1
    assert not table.city("mernissi")["basic covered"]


def test_income_with_a_hub_brings_its_owner_the_tax() -> None:
    table = income().build("A", "mernissi", "transport-hub").tax("mernissi", 2).income()
    assert table.seat("A")["qubits"] == 10 + 2 + 1
    assert table.city("mernissi")["tax"] == 0


# Shipment


def test_the_mandatory_shipment_of_the_third_round_with_one_helium_means_a_penalty() -> None:
    table = bare(2).give("A", store={"helium": 1}).give("B", store={"helium": 2}).papers()
    table.income(round=3)
    assert table.seat("A")["penalties"] == 1
    assert table.seat("A")["store"]["helium"] == 0
    assert table.seat("A")["qubits"] == 9
    assert table.seat("B")["penalties"] == 0


@pytest.mark.parametrize(("number", "tokens"), [(1, 0), (2, 1), (3, 2)])
def test_mandatory_helium_by_round(number: int, tokens: int) -> None:
    assert bare(2).papers().income(round=number).seat("A")["penalties"] == tokens


def test_scheduled_shipments_go_in_the_order_of_industry_until_all_pass() -> None:
    """Red ships 2 helium, Yellow helium and energy, Blue passes, Red any three, all pass."""
    table = bare(3).papers("c01", "c02", "c03", "c38", "c39")
    table.give("A", industry=5, store={"helium": 2, "aerogel": 2, "energy": 1})
    table.give("B", industry=3, store={"helium": 1, "energy": 1})
    table.give("C", industry=1, store={"regolith": 3}).income()
    assert table.asked() == "fulfil-scheduled A"
    table.play("fulfil c01")
    assert table.seat("A")["qubits"] == 10 - 2 + 2
    assert table.asked() == "fulfil-scheduled B"
    table.play("fulfil c02")
    assert table.asked() == "fulfil-scheduled C"
    table.play("pass")
    assert table.asked() == "fulfil-scheduled A"
    table.play("fulfil c03", "pay aerogel", "pay aerogel")
    own = {letter: table.view(letter)["contracts"]["fulfilled"] for letter in "ABC"}
    shipped = {letter: [entry["contract"] for entry in own[letter]] for letter in own}
    assert shipped == {"A": ["c01", "c03"], "B": ["c02"], "C": []}
    assert table.view()["contracts"]["pool"][:2] == ["c38", "c39"]


def test_ties_on_industry_go_to_the_last_player_then_counter_clockwise() -> None:
    """Red (D, Last) and Yellow (A) lead, Purple (C) and Blue (B) follow."""
    table = bare(4).papers("c19", "c04", "c05", "c13", "c14")
    for letter, industry in zip("ABCD", (4, 2, 2, 4), strict=True):
        table.give(letter, industry=industry, store={"helium": 2})
    table.income()
    order = []
    for _ in range(4):
        order.append(table.asked().split()[1])
        table.play("pass")
    assert order == ["D", "A", "C", "B"]


def test_contracts_in_hand_are_shipped_after_those_of_the_pool() -> None:
    table = bare(2).papers().give("A", papers=["c04", "c06"], store={"helium": 3}).income()
    assert table.asked() == "fulfil-unscheduled A"
    table.play("fulfil c06")
    assert table.asked() == "fulfil-unscheduled A"
    table.play("fulfil c04")
    assert table.seat("A")["contract count"] == 0
    assert table.seat("A")["fulfilled"] == 2


# Cleanup


def test_in_the_cleanup_colonists_come_by_the_steps() -> None:
    """Industry 7 brings three engineers, science 2 one scientist."""
    table = bare(2).papers().give("A", industry=7, science=2).income().chance()
    assert table.seat("A")["engineers"] == 3
    assert table.seat("A")["scientists"] == 1
    assert table.seat("B")["engineers"] == 1
    assert table.view()["round"] == 2
    assert table.view()["subsidies"]["stack"] == 2  # what was discarded when setting up
    assert all(city["project"] for city in table.view()["cities"].values())
    assert len(table.view()["contracts"]["pool"]) == 4


# AI tokens


def test_melange_deploys_an_ai_token_with_a_mining_site() -> None:
    table = bare(2).give("B", corporation="outerspacez").give("A", corporation="melange")
    table.give("A", carrier="asahi", hand=["p015"])
    table.give("A", store={"aerogel": 1, "energy": 1, "regolith": 1}).turn("A")
    table.play("land", "build mining-site", "play p015", "advance industry")
    table.play(f"cash {table.options('cash')[0]}").chance()
    assert table.asked() == "use-ability A"
    table.play("use corporation")
    assert table.city("asahi")["modules"] == {"1": 1}
    assert table.seat("A")["tokens"] == 11


# The end of the game


def test_a_city_worth_ten_is_shared_by_two() -> None:
    """Blue has 3 buildings and 1 AI, Yellow 2 buildings, Red 4 AI: 5 points each for two."""
    table = bare(3).build("A", "mernissi", "power-plant", "helium-facility", "transport-hub")
    table.build("B", "mernissi", "mining-site", "science-center").connect("A", "mernissi", 1)
    table.connect("C", "mernissi", 4)
    table.settle("mernissi", "power-plant-1", "helium-facility-1", "mining-site-1")
    table.settle("mernissi", "science-center-1")
    assert table.city("mernissi")["worth"] == 10
    assert table.city("mernissi")["control"] == [1, 3]
    points = [table.seat(letter)["known points"]["control"] for letter in "ABC"]
    assert points == [5, 0, 5]


def test_the_score_pad_adds_all_categories() -> None:
    table = bare(2).give("A", points=7, industry=7, science=5, penalties=1, qubits=4)
    table.give("A", store={"energy": 2}, hand=["p001", "p002"], papers=["c01"])
    table.build("A", "asahi", "factory").study("A", "r3-01")
    assert table.seat("A")["known points"] == {
        "control": 1,
        "tracks": 7 + 4,
        "contracts": 0,
        "research": 1,
        "leftovers": (4 + 2 + 2 + 1) // 3,
        "tokens": 7,
        "penalties": -5,
    }


def test_a_tie_is_won_by_the_last_player_or_whoever_is_nearest_before() -> None:
    table = bare(3)
    assert table.score("A") == table.score("B") == table.score("C")
    assert table.p.winners() == [2]
    table.give("A", points=1).give("B", points=1)
    assert table.p.winners() == [1]


# Abilities


def test_the_chain_of_p023_p027_and_p007() -> None:
    """A Hub, 2 Qubits for a step of Industry, 2 engineers, an energy, 3 Qubits."""
    table = bare(2).give("A", open_slots=3, industry=2, corporation="melange")
    table.give("B", corporation="outerspacez").complete("A", "p023", "p027", "p007")
    table.give("A", carrier="asahi", hand=["p001"], store={"regolith": 1}, qubits=5).turn("A")
    table.play("land", "build transport-hub", "play p001")
    table.play(f"cash {table.options('cash')[0]}").chance()
    assert table.seat("A")["qubits"] == 5 - 1 + 2
    assert table.options() == ["use slot-1", "refuse"]
    table.play("use slot-1")
    assert table.seat("A")["industry"] == 3
    assert table.seat("A")["engineers"] == 2
    assert table.events("used")[1:] == ["used seat=0 card=p027", "used seat=0 card=p007"]
    assert table.seat("A")["store"]["energy"] == 1
    assert table.seat("A")["qubits"] == 4 + 3


def test_the_active_player_orders_what_is_triggered_together() -> None:
    table = bare(2).complete("A", "p015", "p023").give("A", carrier="asahi", hand=["p012"])
    table.give("A", store={"energy": 1}).turn("A").play("land", "build factory", "play p012")
    table.play(f"cash {table.options('cash')[0]}").chance()
    assert table.options() == ["use slot-1", "use slot-2", "refuse"]
    table.play("use slot-2")
    assert table.options() == ["use slot-1", "refuse"]


def test_an_ability_after_construction_works_in_the_turn_of_its_completion() -> None:
    table = bare(2).give("A", carrier="space-francisco", hand=["p010"])
    table.give("A", store={"aerogel": 1, "regolith": 2}, corporation="melange")
    table.give("B", corporation="outerspacez").turn("A").play("land")
    table.play("build industrial-complex", "play p010", "complete")
    assert table.asked() == "take-basic A"
    table.play("take energy")
    assert table.seat("A")["store"]["energy"] == 1


def test_during_income_abilities_are_used_from_the_active_player_on() -> None:
    table = bare(3).papers().complete("A", "p048").complete("B", "p036")
    table.give("A", store={"helium": 1}).give("B", carrier="asahi").income("B")
    assert table.asked() == "use-ability B"
    table.play("use slot-1")
    assert table.asked() == "use-ability A"
    table.play("use slot-1")
    assert table.seat("A")["points"] == 3


# Refusing


def completing(project: str, city: str, building: str, **things: Any) -> Table:
    """A completes a project and is asked what follows."""
    store = {"aerogel": 2, "energy": 2, "regolith": 2}
    table = bare(3).give("A", carrier=city, hand=[project], store=store, corporation="nautilus")
    table.give("A", **things).turn("A")
    table.play("land", f"build {building}", f"play {project}").chance()
    while table.asked() != "complete-or-not A":
        table.play(table.options()[0]).chance()
    return table.play("complete").chance()


def test_an_effect_upon_completion_can_be_refused() -> None:
    table = completing("p019", "nova-york-city", "science-center")
    assert table.options() == ["use slot-1", "refuse"]
    refused = Table(table.p.copy()).play("refuse")
    assert refused.city("nova-york-city")["modules"] == {}
    assert refused.seat("A")["points"] == 0
    assert refused.seat("A")["slots"][0] == "p019"
    table.play("use slot-1")
    assert table.city("nova-york-city")["modules"] == {"1": 1}
    assert table.seat("A")["points"] == 2


def test_steps_and_cards_upon_completion_can_be_refused() -> None:
    table = completing("p008", "space-francisco", "research-station")
    assert table.asked() == "use-ability A"
    assert table.play("refuse").seat("A")["science"] == 1
    table = completing("p024", "xingjing", "research-station")
    assert table.play("refuse").seat("A")["hand size"] == 0


def test_an_effect_upon_completion_that_is_only_good_is_taken_without_asking() -> None:
    table = completing("p035", "yuehai", "mining-site")
    assert table.seat("A")["points"] == 4
    assert table.asked() == "deploy-where B"
    table = completing("p043", "woolf", "training-center")
    assert table.seat("A")["scientists"] == 3
    assert table.asked() == "deploy-where B"


def test_goods_that_would_fill_the_storage_can_be_refused() -> None:
    table = completing("p053", "beauvoir", "factory")
    assert table.options() == ["use slot-1", "refuse"]
    table = completing("p053", "beauvoir", "factory", store={"aerogel": 1, "energy": 1})
    assert table.seat("A")["store"] == {"aerogel": 3, "energy": 0, "regolith": 2, "helium": 0}
    assert table.asked() == "deploy-where B"


def test_an_ability_that_would_fill_the_storage_is_offered_after_those_that_would_not() -> None:
    """r1-03 has room for its energy and is taken; p004 would fill the storage of helium."""
    table = bare(2).papers().complete("A", "p004").study("A", "r1-03")
    table.give("A", store={"helium": 3}, corporation="nautilus").income()
    assert table.seat("A")["store"]["energy"] == 1
    assert table.options() == ["use slot-1", "refuse"]


def test_income_abilities_that_are_only_good_do_not_ask() -> None:
    table = bare(3).papers().complete("A", "p025", "p054").study("A", "r1-03", "r2-02")
    table.give("A", corporation="nautilus").income()
    assert not table.asked().startswith("use-ability")
    assert table.events("used") == [
        "used seat=0 card=p025",
        "used seat=0 card=p054",
        "used seat=0 card=r1-03",
        "used seat=0 card=r2-02",
    ]


# Expert variants


def test_as_a_variant_projects_lie_open_before_corporations_are_chosen() -> None:
    table = Table(GAME.start(3, {"start": "drafted", "open_projects": True}))
    table.play("first 1").chance()
    assert table.asked().startswith("choose-corporation")
    assert all(city["project"] for city in table.view()["cities"].values())


def test_as_a_variant_all_research_programs_lie_open() -> None:
    stacks = ready(3, open_research=True).view()["research"]
    assert [len(stack["cards"]) for stack in stacks] == [4, 4, 4]


def test_as_a_variant_a_contract_is_chosen_of_three_for_a_qubit() -> None:
    table = (
        bare(2, choose_contracts=True).give("A", carrier="asahi").pool("sub08", "sub01", "sub02")
    )
    table.turn("A").play("land", "raise-funds", "subsidize sub08")
    assert table.options() == ["draw-one", "draw-three"]
    table.play("draw-three").chance()
    shown = table.options("retain")
    assert len(shown) == 3
    table.play(f"retain {shown[1]}")
    assert table.options("put-under") == [shown[0], shown[2]]
    table.play(f"put-under {shown[2]}")
    assert table.seat("A")["contracts"] == [shown[1]]
    assert table.view("A")["contracts"]["under"] == [[shown[2], 1], [shown[0], 1]]
    assert table.view("B")["contracts"]["under"] == []
    assert table.seat("A")["qubits"] == 10 + 3 - 1 + 2
