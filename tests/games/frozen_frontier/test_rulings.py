"""Each of the fifty rulings of Frozen Frontier, by its number."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

import nunatak
from nunatak.engine.bits import lowest
from nunatak.engine.position import EVERYBODY
from nunatak.games.frozen_frontier import GAME, components
from nunatak.games.frozen_frontier.rules import RULES
from nunatak.games.frozen_frontier.rules import rows as at
from nunatak.games.frozen_frontier.rules.tables import OPS, Tables
from nunatak.games.frozen_frontier.rules.vocabulary import CITIES, LAYOUTS, PROJECTS
from tests.games.frozen_frontier.table import Table, bare, ready


def cash(table: Table) -> Table:
    """Take 2 Qubits for the first subsidy of the pool, and replenish it."""
    return table.play(f"cash {table.options('cash')[0]}").chance()


def after_factory(*projects: str, **things: Any) -> Table:
    """A constructs a Factory in Asahi, with projects completed, and has used a subsidy."""
    table = bare(2).complete("A", *projects).give("A", carrier="asahi", hand=["p012"])
    table.give("A", store={"energy": 1}).give("A", **things).turn("A")
    return cash(table.play("land", "build factory", "play p012"))


def test_ruling_1_every_city_has_a_project() -> None:
    assert sum(city["project"] is not None for city in ready(4).view()["cities"].values()) == 12


def test_ruling_2_there_are_four_subsidies_of_each_set_in_play_and_four_neutral_ones() -> None:
    subsidies = ready(2).view()["subsidies"]
    names = {*subsidies["pool"], *subsidies["unseen"], *subsidies["discarded"]}
    assert names == {f"sub{n:02}" for n in (*range(1, 9), *range(13, 17))}


def test_ruling_3_the_order_of_sets_is_chosen_or_drawn() -> None:
    assert ready(3).view()["layout"] == "paus-tianxia-concord"
    assert ready(3, sets="tianxia-concord").view()["layout"] == "tianxia-concord-paus"
    drawn = Table(GAME.start(3, {"sets": "drawn"}))
    assert drawn.options("lay") == list(LAYOUTS[6:])
    drawn = Table(GAME.start(2, {"sets": "drawn", "start": "drafted"}))
    assert drawn.options("lay") == list(LAYOUTS[:6])
    drawn.play("lay concord-paus")
    assert drawn.events("laid-out") == ["laid-out layout=concord-paus"]
    assert list(drawn.view()["cities"])[-1] == "jansson"


def test_ruling_4_subsidies_are_discarded_once_and_later_all_are_reshuffled() -> None:
    table = bare(2).papers()
    p = table.p
    while p.stack > 0:  # as if the round had been played
        card = lowest(p.subsidies)
        p.subsidies &= ~at.BITS[card]
        p.gone |= at.BITS[card]
        p.stack -= 1
    table.income().chance()
    assert table.view()["subsidies"]["stack"] == 6
    assert table.view()["subsidies"]["discarded"] == []


def test_ruling_5_starting_bonuses_are_those_of_all_lines_up_to_the_start() -> None:
    table = ready(3)
    assert [table.seat(letter)["engineers"] for letter in "ABC"] == [3, 2, 3]


def test_ruling_6_with_two_players_boards_marked_3_plus_stay_in_the_box() -> None:
    table = Table(GAME.start(2, {"start": "drafted"})).play("first 1")
    while table.asked() != "offer-corporation chance":
        table.play(table.options()[0])
    assert table.options("offer") == ["outerspacez", "melange", "borealis", "nautilus"]


def test_ruling_7_the_first_player_is_drawn_and_sits_left_of_the_last_player() -> None:
    table = Table(GAME.start(4, {}))
    assert table.options("first") == ["1", "2", "3", "4"]
    table.play("first 3").chance()
    assert table.view()["last"] == 2
    assert table.asked() == "deploy-where C"


def test_ruling_8_a_carrier_may_start_in_an_occupied_city() -> None:
    table = bare(2).give("B", carrier="asahi").turn("A").play("deploy asahi")
    assert table.city("asahi")["carriers"] == [1, 2]


def test_ruling_9_start_and_destination_take_no_tax() -> None:
    table = bare(2).give("A", carrier="asahi", corporation="nautilus").turn("A")
    table.play("fly tenkyo", "land")
    assert table.seat("A")["qubits"] == 10
    assert all(city["tax"] == 0 for city in table.view()["cities"].values())


def test_ruling_10_a_project_that_was_just_collected_can_be_played() -> None:
    table = bare(2).give("A", carrier="asahi", store={"energy": 1}).lay("asahi", "p012").turn("A")
    assert table.play("land").options("build") == ["factory"]


def test_ruling_11_all_four_requirements_must_hold() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p012"], store={"energy": 1}).turn("A")
    table.p.own[at.SMALL] = 0
    assert table.p.options() is not None
    table.p.take(GAME.option("land"))
    assert "build factory" not in table.options()
    assert table.why_not("build factory") == "why-no-miniature"


def test_ruling_12_qubits_of_the_bonus_do_not_pay_for_the_building() -> None:
    table = bare(2).give("A", carrier="tenkyo", hand=["p011"], qubits=1)
    table.give("A", store={"aerogel": 1, "energy": 1}).turn("A").play("land")
    assert "build helium-facility" not in table.options()
    table = bare(2).give("A", carrier="tenkyo", hand=["p011"], qubits=2)
    table.give("A", store={"aerogel": 1, "energy": 1}).turn("A").play("land")
    table.play("build helium-facility", "play p011")
    assert table.seat("A")["qubits"] == 2


def test_ruling_13_completing_is_optional_and_replaced_cards_lose_their_ability() -> None:
    table = bare(3).give("A", carrier="woolf", hand=["p041"], store={"energy": 1}).turn("A")
    table.play("land", "build transport-hub", "play p041", "decline")
    assert table.asked() == "choose-subsidy A"
    assert table.view()["projects"]["discard"] == ["p041"]
    table = bare(3).complete("A", "p003", "p020").give("A", carrier="woolf", hand=["p041"])
    table.give("A", store={"energy": 1}).turn("A").play("land")
    table.play("build transport-hub", "play p041", "replace slot-1")
    assert table.seat("A")["qubits"] == 10 - 1 + 5  # and nothing of p003


def test_ruling_14_tax_without_a_hub_stays_across_rounds() -> None:
    table = bare(2).papers().tax("asahi", 2).cover("asahi", "basic").income().chance()
    assert table.city("asahi")["tax"] == 3


def test_ruling_15_abilities_after_construction_come_last_even_if_the_stack_is_empty() -> None:
    table = bare(2).complete("A", "p015").give("A", carrier="asahi", hand=["p012"])
    table.give("A", store={"energy": 1})
    p = table.p
    while p.stack > 1:
        card = lowest(p.subsidies)
        p.subsidies &= ~at.BITS[card]
        p.gone |= at.BITS[card]
        p.stack -= 1
    cash(table.turn("A").play("land", "build factory", "play p012"))
    assert table.view()["subsidies"]["stack"] == 0
    assert table.options() == ["use slot-1", "refuse"]
    table.play("use slot-1")
    assert table.seat("A")["science"] == 1
    assert table.view()["phase"] != "action"


def test_ruling_16_to_collaborate_is_to_do_something() -> None:
    table = bare(2).give("A", carrier="asahi").turn("A").play("land", "collaborate")
    assert table.options() == ["collect-basic"]
    table = bare(2).give("A", carrier="asahi", engineers=1, store={"energy": 4})
    table.build("B", "asahi", "factory").turn("A").play("land", "collaborate")
    assert table.options() == ["settle factory-1"]
    assert table.why_not("done") == "why-do-something"
    table = bare(2).give("A", carrier="asahi", store={"energy": 4}).turn("A").play("land")
    assert table.options() == ["raise-funds"]


def test_ruling_17_trained_scientists_are_not_settled_in_the_same_action() -> None:
    table = bare(2).give("A", carrier="star-vegas", engineers=2, store={"regolith": 4})
    table.build("A", "star-vegas", "training-center", "science-center")
    table.settle("star-vegas", "training-center-1").turn("A").play("land", "collaborate")
    table.play("operate training-center-1", "retrain 2")
    assert table.seat("A")["scientists"] == 2
    assert table.asked() == "deploy-where B"


def test_ruling_18_a_spot_is_used_once_a_round_also_in_ones_own_building() -> None:
    table = bare(2).give("A", carrier="nova-york-city", store={"aerogel": 4})
    table.build("A", "nova-york-city", "power-plant")
    table.settle("nova-york-city", "power-plant-1").turn("A").play("land", "collaborate")
    assert table.options() == ["operate power-plant-1"]
    table.play("operate power-plant-1")
    assert table.options() == ["operate power-plant-2", "done"]
    table.play("operate power-plant-2")
    assert table.seat("A")["store"]["energy"] == 2
    assert table.seat("A")["qubits"] == 10


def test_ruling_19_without_room_the_rest_of_an_effect_still_applies() -> None:
    table = bare(2).papers().complete("A", "p004").give("A", store={"helium": 4}).income()
    table.play("use slot-1")
    assert table.seat("A")["store"]["helium"] == 4
    assert table.seat("A")["qubits"] == 11


def test_ruling_20_fee_and_cost_of_a_lab_both_come_from_the_supply() -> None:
    table = bare(2).give("A", carrier="asahi", qubits=2, store={"energy": 4})
    table.build("B", "asahi", "research-station").settle("asahi", "research-station-1")
    table.turn("A").play("land", "collaborate", "operate research-station-1")
    assert table.seat("A")["qubits"] == 0
    assert table.seat("A")["points"] == 1


def test_ruling_21_where_option_1_cannot_be_paid_there_is_option_2() -> None:
    table = bare(3).give("A", carrier="asahi", hand=["p012"], qubits=1, store={"energy": 1})
    table.pool("sub11", "sub10", "sub14").turn("A").play("land", "build factory", "play p012")
    assert table.options() == ["cash sub11", "cash sub10", "cash sub14"]
    assert table.why_not("subsidize sub11") == "why-subsidy-useless"


def to_the_last_subsidy(table: Table, number: int = 1) -> Table:
    """Leave one card in the stack, in some round."""
    p = table.p
    while p.stack > 1:
        card = lowest(p.subsidies)
        p.subsidies &= ~at.BITS[card]
        p.gone |= at.BITS[card]
        p.stack -= 1
    p.round = number
    return table


def test_ruling_22_the_phase_ends_when_the_last_card_has_come_into_the_pool() -> None:
    table = to_the_last_subsidy(bare(2).papers()).give("A", carrier="asahi").turn("A")
    cash(table.play("land", "raise-funds"))
    assert table.view()["round"] == 2
    assert table.asked() == "deploy-where B"


def test_ruling_23_in_the_last_round_all_have_equally_many_turns() -> None:
    table = to_the_last_subsidy(bare(3).papers(), 3)
    for letter in "ABC":
        table.give(letter, carrier="asahi")
    cash(table.turn("A").play("land", "raise-funds"))
    assert table.asked() == "fly-where B"
    cash(table.play("land", "raise-funds"))
    assert table.view()["subsidies"]["pool"].count(None) == 1
    cash(table.play("land", "raise-funds"))
    assert table.asked() == "over"
    table = to_the_last_subsidy(bare(3).papers(), 3).give("C", carrier="asahi").turn("C")
    cash(table.play("land", "raise-funds"))
    assert table.asked() == "over"


def test_ruling_24_the_hub_owner_gets_the_basic_qubit_in_the_same_income() -> None:
    table = bare(2).papers().build("A", "asahi", "transport-hub").cover("asahi", "basic").income()
    assert table.seat("A")["qubits"] == 11


def changed(**rows: dict[str, Any]) -> Any:
    """Return tables in which some cards say something else."""
    import tomllib

    document = tomllib.loads(GAME.components)
    for row in document["projects"]:
        if row["project"] in rows:
            for key in ("trigger", "event", "cost", "effect"):
                row.pop(key, None)
            row.update(rows[row["project"]])
    return document


def made_up(table: Table, **rows: dict[str, Any]) -> Table:
    """Let a table be one on which made-up cards are played."""
    new = Tables(GAME, RULES)
    document = changed(**rows)
    components.read_counts(new, document)
    components.read_board(new, document)
    components.read_effects(new, document)
    components.read_cards(new, document)
    components.read_aisaac(new, document)
    table.p.tables = new
    for seat in range(table.p.players):
        table.p.listen(seat)
    return table


def test_ruling_25_in_income_no_limit_works_and_once_per_turn_does_not() -> None:
    """With a made-up card that advances in Income, p014 and p055 pay but p047 does not."""
    table = bare(3).papers().give("A", open_slots=4, corporation="nautilus")
    table.complete("A", "p020", "p014", "p055", "p047")
    made_up(
        table,
        p020={
            "trigger": "income",
            "cost": [],
            "effect": [
                {"op": "advance", "track": "industry", "n": 1},
                {"op": "advance", "track": "science", "n": 1},
            ],
        },
    )
    p = table.p
    p.drop_agenda()
    from nunatak.games.frozen_frontier.rules.decisions.rounds import begin_income

    begin_income(p)
    p.settle()
    p.take(GAME.option("use slot-1"))
    p.take(GAME.option("advance industry"))
    assert p.own[at.QUBITS] == 10
    assert p.own[at.POINTS] == 2
    assert p.own[at.HAND] == 0
    assert (p.own[at.ENGINEERS], p.own[at.SCIENTISTS]) == (1, 1)


def test_ruling_26_helium_without_a_qubit_is_not_shipped() -> None:
    table = bare(2).papers().give("A", qubits=1, store={"helium": 2}).income(round=3)
    assert table.seat("A")["penalties"] == 1
    assert table.seat("A")["store"]["helium"] == 1


def test_ruling_27_one_contract_a_visit_and_passing_is_final() -> None:
    table = bare(2).papers("c04", "c05", "c19").give("A", industry=3, store={"helium": 4})
    table.give("B", store={"helium": 4}).income()
    table.play("pass")
    assert table.asked() == "fulfil-scheduled B"
    table.play("fulfil c04")
    assert table.asked() == "fulfil-scheduled B"
    table.play("fulfil c05", "fulfil c19")
    assert table.seat("B")["fulfilled"] == 3
    assert table.seat("A")["fulfilled"] == 0


def test_ruling_28_the_payment_precedes_the_reward_and_unclaimed_contracts_stay() -> None:
    table = bare(2).papers("c37").give("A", qubits=3, store={"energy": 4}).income().chance()
    assert table.seat("A")["fulfilled"] == 0
    assert table.view()["contracts"]["pool"][0] == "c37"
    assert len(table.view()["contracts"]["pool"]) == 5


def test_ruling_29_contracts_in_hand_are_kept_and_count_as_leftovers() -> None:
    table = bare(2).papers().give("A", papers=["c04", "c38"], store={"helium": 1}, qubits=3)
    table.income()
    assert table.options() == ["fulfil c04", "done"]
    table.play("done").chance()
    assert table.seat("A")["contracts"] == ["c04", "c38"]
    assert table.seat("A")["known points"]["leftovers"] == (3 + 1 + 2) // 3


def test_ruling_30_colonists_of_the_cleanup_are_those_of_the_step_itself() -> None:
    table = bare(2).papers().give("A", industry=11, science=11).income().chance()
    assert (table.seat("A")["engineers"], table.seat("A")["scientists"]) == (4, 3)


def test_ruling_31_without_a_deck_projects_come_from_under_the_discard_pile() -> None:
    table = bare(2).papers()
    p = table.p
    cards = [card for card in range(60) if p.deck & at.BITS[card]]
    p.discard = vec[i64](cards)
    p.deck = 0
    table.income().chance()
    laid = [table.city(CITIES[city])["project"] for city in range(8)]
    assert laid == [PROJECTS[card] for card in cards[:8]]
    assert table.view()["projects"]["discard"][0] == PROJECTS[cards[8]]


def test_ruling_32_abilities_are_refused_whole_and_refusing_uses_nothing_up() -> None:
    table = after_factory("p015")
    table.play("refuse")
    assert table.seat("A")["science"] == 0
    assert table.seat("A")["qubits"] == 10 - 1 + 2


def test_ruling_32_an_ability_that_would_change_nothing_is_not_offered() -> None:
    table = after_factory("p028", store={"energy": 1, "regolith": 4})
    assert table.asked() == "deploy-where B"
    table = after_factory("p015", science=12)
    assert table.asked() == "deploy-where B"
    table = after_factory("p015", qubits=1)
    assert table.asked() == "use-ability A"  # the subsidy's 2 Qubits pay for it
    table = bare(2).give("A", carrier="asahi", store={"energy": 4}).pool("sub03", "sub13", "sub07")
    table.turn("A").play("land", "raise-funds")
    assert table.options("subsidize") == ["sub03"]


def test_ruling_33_no_limit_works_once_for_every_step() -> None:
    table = bare(2).complete("A", "p002", "p014").give("A", carrier="star-vegas", hand=["p019"])
    table.give("A", store={"energy": 1, "regolith": 1}, qubits=4).turn("A").play("land")
    table.play("build science-center", "play p019")
    assert table.seat("A")["points"] == 2
    assert table.seat("A")["qubits"] == 4 - 2 + 1  # p002 works once a turn


def test_ruling_34_receiving_counts_from_board_and_reserve() -> None:
    table = bare(2).complete("A", "p007").give("A", carrier="asahi").turn("A")
    table.play("land", "collaborate", "collect-basic")
    assert table.seat("A")["qubits"] == 13


def test_ruling_35_the_first_generations_are_chosen_in_secret_and_the_third_openly() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p037"], store={"aerogel": 1}, science=1)
    table.turn("A").play("land", "build research-station", "play p037").chance()
    assert table.asked() == "choose-program A"
    assert table.view("A")["research"][0]["cards"] == table.options("study")
    assert table.view("B")["research"][0]["cards"] is None
    table.play(table.options()[0])
    assert table.view("B")["seats"][0]["programs"][0] is not None
    table = bare(2).give("A", carrier="asahi", hand=["p037"], store={"aerogel": 1}, science=7)
    table.turn("A").play("land", "build research-station", "play p037")
    assert table.options("study") == table.view("B")["research"][2]["cards"]


def test_ruling_35_whoever_looks_later_sees_what_is_left() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p037"], store={"aerogel": 1}, science=1)
    table.give("B", carrier="xingjing", hand=["p024"], store={"aerogel": 1}, science=1)
    table.turn("A").play("land", "build research-station", "play p037").chance()
    left = table.options("study")[1:]
    table.play(table.options()[0], "complete")
    table.play("land", "build research-station", "play p024")
    assert table.asked() == "look-at-stack chance"
    table.play("look")
    assert table.options("study") == left


def test_ruling_36_steps_beyond_the_end_of_a_track_are_lost() -> None:
    table = bare(2).give("A", carrier="star-vegas", hand=["p019"], science=11)
    table.give("A", store={"energy": 1, "regolith": 1}).turn("A").play("land")
    table.play("build science-center", "play p019")
    assert table.seat("A")["science"] == 12
    assert table.asked() == "choose-subsidy A"


def test_ruling_37_in_income_tokens_go_where_the_carrier_stands_if_there_are_any() -> None:
    table = bare(2).papers().complete("A", "p036").give("A", carrier="tenkyo").income()
    table.play("use slot-1")
    assert table.city("tenkyo")["modules"] == {"1": 1}
    table = bare(2).papers().complete("A", "p036").give("A", carrier="tenkyo")
    table.connect("A", "asahi", 12).income()
    assert table.asked() != "use-ability A"


def test_ruling_38_all_buildings_score_and_ties_are_rounded_down() -> None:
    table = bare(2).build("A", "asahi", "factory").build("B", "asahi", "mining-site")
    table.settle("asahi", "factory-1")
    assert table.city("asahi")["worth"] == 3
    assert table.seat("A")["known points"]["control"] == 1
    assert table.city("tenkyo")["control"] == []


def test_ruling_39_leftovers_are_added_up_before_they_are_divided() -> None:
    table = bare(2).give("A", qubits=2, store={"energy": 2}, hand=["p001"], papers=["c01"])
    assert table.seat("A")["known points"]["leftovers"] == 2


def test_ruling_40_qubits_and_points_have_no_limit_but_miniatures_have() -> None:
    table = bare(2).give("A", qubits=500, carrier="asahi").turn("A").play("land", "raise-funds")
    assert table.seat("A")["qubits"] == 503
    assert (table.seat("A")["small"], table.seat("A")["large"]) == (12, 6)


def test_ruling_41_science_center_is_one_building() -> None:
    names = [row["building"] for row in changed()["buildings"]]
    assert "science-center" in names
    assert "scientific-center" not in names


# Solo (rulings 42 and 50)


def solo(**options: Any) -> Table:
    """A game against AISAAC, who is in Asahi with nothing on the board."""
    table = ready(1, "deploy asahi", aisaac="easy", **options)
    table.give("A", hand=[], store={}, carrier="tenkyo", engineers=0, scientists=0, industry=0)
    for city in table.view()["cities"]:
        table.lay(city, None)
    return table


def command(table: Table, card: str) -> Table:
    """Let AISAAC take a turn with a card."""
    p = table.p
    p.drop_agenda()
    from nunatak.games.frozen_frontier.rules.decisions.turn import begin_turn

    begin_turn(p, at.AISAAC)
    p.settle()
    return table.play(f"command {card}")


def test_ruling_42_solo_is_a_game_of_one_seat_against_twelve_cards() -> None:
    table = solo()
    assert len(table.view()["aisaac"]["cards"]) == 12
    assert table.view()["last"] == "aisaac"
    assert len(table.view()["seats"]) == 1


def test_ruling_43_what_effects_count() -> None:
    table = bare(2).build("A", "asahi", "factory", "mining-site").build("A", "tenkyo", "factory")
    table.connect("A", "yuehai", 2).complete("A", "p001").give("A", industry=5, science=3)
    table.build("B", "asahi", "transport-hub", "research-station")
    p = table.p
    counts = [int(p.count_for(0, per)) for per in range(9)]
    #        small, large, city, control, token, project, contract, lower, leftover
    assert counts == [2, 1, 2, 3, 2, 1, 0, 3, 10]
    table.study("A", "r3-02")
    assert table.seat("A")["known points"]["research"] == 3
    table.build("A", "sol-angeles", "mining-site", "industrial-complex")
    table.build("A", "tenkyo", "mining-site", "industrial-complex")
    assert table.seat("A")["known points"]["research"] == 12  # at most


def subsidized(card: str, **things: Any) -> Table:
    """A raises funds in Mernissi and uses a subsidy."""
    table = bare(3).give("A", carrier="mernissi", corporation="helix").give("A", **things)
    table.build("B", "mernissi", "power-plant", "mining-site")
    table.settle("mernissi", "power-plant-1", "mining-site-1")
    others = [name for name in ("sub01", "sub02", "sub03") if name != card]
    table.pool(card, *others[:2]).tax("mernissi", 4)
    return table.turn("A").play("land", "raise-funds", f"subsidize {card}")


def test_ruling_44_night_shift_uses_up_to_two_spots() -> None:
    table = subsidized("sub07")
    assert "done" not in table.options()
    table.play("operate power-plant-1")
    assert "done" in table.options()
    table.play("operate mining-site-1")
    assert table.asked() == "turn-up-subsidy chance"


def test_ruling_44_emergency_landing_settles_up_to_two_in_different_buildings() -> None:
    table = subsidized("sub13", engineers=3, scientists=1)
    assert table.options() == ["settle mining-site-2", "settle mining-site-3"]
    table.play("settle mining-site-3")
    assert table.seat("A")["points"] == 2
    assert table.asked() == "turn-up-subsidy chance"


def test_ruling_44_overtime_refreshes_spots_for_their_owners() -> None:
    table = bare(3).give("A", carrier="mernissi").pool("sub15", "sub01", "sub02")
    table.build("B", "mernissi", "power-plant", "mining-site")
    table.settle("mernissi", "power-plant-1", "mining-site-1")
    table.cover("mernissi", "power-plant-1", "basic").turn("A")
    table.play("land", "raise-funds", "subsidize sub15")
    assert table.options() == ["refresh power-plant-1"]
    assert table.asked() == "refresh-spot A"
    table.play("refresh power-plant-1")
    assert table.events("refreshed") == ["refreshed seat=0 spot=power-plant-1"]
    assert table.seat("B")["qubits"] == 11
    assert table.seat("A")["qubits"] == 10 + 3 + 2
    assert table.city("mernissi")["basic covered"]


def test_ruling_44_barter_moves_a_storage_qubit_and_counts_as_receiving() -> None:
    table = bare(3).complete("A", "p007").give("A", carrier="mernissi", store={"regolith": 1})
    table.pool("sub16", "sub01", "sub02").turn("A").play("land", "raise-funds", "subsidize sub16")
    assert table.options() == ["give regolith", "done"]
    table.play("give regolith")
    assert table.options() == ["take aerogel", "take energy", "take helium"]
    table.play("take energy")
    assert table.seat("A")["qubits"] == 10 + 3 + 3
    table.play("give energy", "take helium")
    assert table.seat("A")["store"] == {"aerogel": 0, "energy": 0, "regolith": 0, "helium": 1}


def test_ruling_44_tax_farming_takes_the_tax_even_under_anothers_hub() -> None:
    table = bare(3).give("A", carrier="mernissi").build("B", "mernissi", "transport-hub")
    table.tax("mernissi", 4).pool("sub03", "sub01", "sub02").turn("A")
    table.play("land", "raise-funds", "subsidize sub03")
    assert table.seat("A")["qubits"] == 10 + 3 + 4 + 2


def test_ruling_44_retraining_needs_engineers_and_is_one_or_two() -> None:
    table = subsidized("sub12", engineers=2)
    assert table.options() == ["retrain 1", "retrain 2"]
    table.play("retrain 1")
    assert (table.seat("A")["engineers"], table.seat("A")["scientists"]) == (1, 1)


def test_ruling_44_basic_units_are_chosen_one_by_one() -> None:
    table = subsidized("sub05", store={"energy": 4})
    assert table.options() == ["take aerogel", "take regolith"]
    table.play("take aerogel", "take regolith")
    assert table.seat("A")["store"] == {"aerogel": 1, "energy": 4, "regolith": 1, "helium": 0}


def test_ruling_44_an_ai_token_next_door_may_go_by_space_route() -> None:
    table = bare(2).give("A", carrier="xingjing", hand=["p021"], store={"energy": 1}).turn("A")
    table.play("land", "build transport-hub", "play p021", "complete", "use slot-1")
    assert table.options("connect") == ["space-francisco", "tenkyo", "yuehai"]
    table.play("connect yuehai")
    assert table.city("xingjing")["modules"] == table.city("yuehai")["modules"] == {"1": 1}


def test_ruling_44_relief_is_paid_with_any_resource() -> None:
    table = bare(2).give("A", carrier="asahi", store={"helium": 1, "energy": 1})
    table.pool("sub14", "sub01", "sub02").turn("A")
    table.play("land", "raise-funds", "subsidize sub14", "pay helium")
    assert table.seat("A")["points"] == 2
    assert table.seat("A")["qubits"] == 10 + 3 - 1 + 1


def test_ruling_45_a_completed_project_counts_its_own_completion() -> None:
    table = bare(3).give("A", carrier="woolf", hand=["p045"])
    table.give("A", store={"aerogel": 1, "regolith": 2}, corporation="nautilus").turn("A")
    table.play("land", "build industrial-complex", "play p045", "complete")
    assert table.seat("A")["qubits"] == 10 - 3 + 1


def test_ruling_45_option_2_counts_as_using_a_subsidy() -> None:
    table = bare(2).complete("A", "p012").give("A", carrier="asahi").turn("A")
    cash(table.play("land", "raise-funds"))
    assert table.seat("A")["qubits"] == 10 + 3 + 2 + 1


def test_ruling_45_raising_funds_pays_before_the_subsidy() -> None:
    table = bare(2).complete("A", "p031").give("A", carrier="asahi").turn("A")
    table.play("land", "raise-funds")
    assert table.asked() == "take-basic A"
    table.play("take energy", "take energy")
    assert table.asked() == "choose-subsidy A"


def test_ruling_45_collecting_in_step_two_is_receiving_a_project() -> None:
    table = bare(2).complete("A", "p018").give("A", carrier="asahi").lay("asahi", "p040")
    assert table.turn("A").play("land").seat("A")["qubits"] == 11


def test_ruling_45_collecting_includes_the_basic_resource_and_no_labs() -> None:
    table = bare(2).complete("A", "p022").give("A", carrier="asahi", qubits=4)
    table.build("B", "asahi", "research-station").settle("asahi", "research-station-1")
    table.turn("A").play("land", "collaborate", "collect-basic")
    assert table.seat("A")["qubits"] == 5
    table.play("operate research-station-1")
    assert table.seat("A")["qubits"] == 3


def test_ruling_45_an_opponents_spot_includes_labs_but_not_the_basic_resource() -> None:
    table = bare(3).give("A", carrier="asahi", corporation="meridian")
    table.build("B", "asahi", "research-station").settle("asahi", "research-station-1")
    table.turn("A").play("land", "collaborate", "collect-basic")
    assert table.seat("A")["qubits"] == 10
    table.play("operate research-station-1")
    assert table.seat("A")["qubits"] == 10 - 2 + 2


def test_ruling_45_new_triggers_come_before_older_ones() -> None:
    """p023 and p015 are pending when p023's step brings engineers, and so p027.

    It would fill the storage of energy, so it can be refused.
    """
    table = bare(2).give("A", open_slots=3, industry=2).complete("A", "p023", "p015", "p027")
    table.give("A", carrier="asahi", hand=["p001"], store={"energy": 3, "regolith": 1}).turn("A")
    cash(table.play("land", "build transport-hub", "play p001", "pay regolith"))
    assert table.options() == ["use slot-1", "use slot-2", "refuse"]
    table.play("use slot-1")
    assert table.options() == ["use slot-3", "refuse"]
    table.play("refuse")
    assert table.options() == ["use slot-2", "refuse"]


def test_ruling_46_a_refund_may_pay_for_the_next_city() -> None:
    table = bare(2).give("A", carrier="asahi", qubits=1, corporation="outerspacez")
    table.turn("A").play("fly tenkyo", "fly xingjing")
    assert table.seat("A")["qubits"] == 1
    assert "fly space-francisco" not in table.options()  # there is no Qubit to fly on from there
    table.play("stop space-francisco")
    assert table.asked() == "act A"
    assert table.seat("A")["qubits"] == 0
    assert table.city("tenkyo")["tax"] == table.city("xingjing")["tax"] == 1


# Knowledge


def test_ruling_47_cards_taken_face_up_stay_known_and_drawn_ones_do_not() -> None:
    table = bare(2).give("A", carrier="asahi").lay("asahi", "p040").pool("sub04", "sub01", "sub02")
    table.turn("A").play("land", "raise-funds", "subsidize sub04").chance()
    assert table.view("B")["seats"][0]["hand"] == ["p040"]
    assert table.view("B")["seats"][0]["hand size"] == 3
    assert len(table.seat("A")["hand"]) == 3


def test_ruling_47_an_unscheduled_contract_shows_only_its_payment() -> None:
    table = bare(2).papers().give("A", papers=["c06"], store={"helium": 2}, carrier="asahi")
    table.income().play("fulfil c06")
    assert table.events("sent") == ["sent seat=0 qubits=0"]
    table.chance()
    entry = {"by": 1, "openly": False, "paid": {"helium": 2}, "qubits": 0}
    assert table.view("A")["contracts"]["fulfilled"] == [{**entry, "contract": "c06"}]
    assert table.view("B")["contracts"]["fulfilled"] == []
    assert table.view("B")["seats"][0]["hidden contracts"] == 1
    assert table.view("A")["seats"][0]["score"] == table.view("B")["seats"][0]["score"] + 7


def test_ruling_47_contracts_fulfilled_from_the_pool_lie_face_down_too() -> None:
    table = bare(2).papers("c06").give("A", store={"helium": 2}, carrier="asahi").income()
    table.play("fulfil c06")
    assert table.events("fulfilled") == ["fulfilled seat=0 contract=c06 qubits=0"]
    assert table.told[-1].seen == EVERYBODY  # at that moment all see the card
    for eye in ("B", None):
        assert table.view(eye)["contracts"]["fulfilled"] == []
        assert table.view(eye)["seats"][0]["fulfilled"] == 1
        assert table.view(eye)["seats"][0]["known points"]["contracts"] == 0
    assert table.view("A")["contracts"]["fulfilled"][0]["contract"] == "c06"
    assert table.view("A")["seats"][0]["known points"]["contracts"] == 7


def test_ruling_47_points_of_fulfilled_contracts_are_only_in_their_owners_score() -> None:
    table = bare(2).papers("c06").give("A", store={"helium": 2}, carrier="asahi").income()
    table.play("fulfil c06")
    p = table.p
    assert p.view(0)["scores"][0] == p.score(0) == p.score_seen(0, 0)
    for eye in (1, None):
        assert p.view(eye)["scores"][0] == p.score(0) - 7
        assert p.view(eye)["scores"][1] == p.score(1)


def test_ruling_47_programs_that_learn_see_no_points_of_others_contracts() -> None:
    table = bare(2).papers("c06").give("A", store={"helium": 2}, carrier="asahi").income()
    before = observed(table.p, 1)
    table.play("fulfil c06")
    after = observed(table.p, 1)
    assert observed(table.p, 0)["score 0"] == table.p.score(0)
    assert after["score 1"] == table.p.score(0) - 7
    assert after["contracts fulfilled by 1"] == before["contracts fulfilled by 1"] + 1


def observed(p: Any, eye: int) -> dict[str, int]:
    """Return what a program is told of a position."""
    seen = GAME.minds.observation()
    names = seen.names(p.players)
    row = vec[i16]([0] * len(names))
    seen.write(p, eye, row, 0)
    return dict(zip(names, map(int, row), strict=True))


def test_ruling_47_what_was_fulfilled_from_the_pool_is_remembered() -> None:
    table = bare(2).papers("c06").give("A", store={"helium": 2}, carrier="asahi").income()
    table.play("fulfil c06")
    redealt = [table.p.redeal(1, nunatak.Rng(seed)) for seed in range(20)]
    assert {int(q.fulfilled[0] & 255) for q in redealt} == {5}


def test_ruling_47_others_must_reckon_with_any_contract_that_fits_the_payment() -> None:
    table = bare(2).papers().give("A", papers=["c13"], store={"aerogel": 1, "energy": 1})
    table.income().play("fulfil c13").chance()
    seen = set()
    for seed in range(40):
        q = table.p.redeal(1, nunatak.Rng(seed))
        seen.add(q.fulfilled[0] & 255)
    assert seen == {12, 18}  # c13, and c19: any two


def test_ruling_47_subsidies_discarded_when_setting_up_are_seen() -> None:
    assert len(ready(4).view()["subsidies"]["discarded"]) == 4


def test_ruling_48_the_first_game_of_two_uses_the_first_two_sets() -> None:
    for sets in ("paus-concord", "tianxia-concord"):
        assert ready(2, sets=sets).view()["layout"] == "paus-tianxia"
    drawn = Table(GAME.start(2, {"sets": "drawn"}))
    assert drawn.options("lay") == ["paus-tianxia", "tianxia-paus"]


def test_ruling_49_a_short_supply_is_served_from_the_active_player_on() -> None:
    table = bare(2).papers().give("A", industry=11, carrier="asahi").give("B", industry=11)
    table.p.engineers -= 45
    table.give("A", engineers=0)
    table.p.own[at.ENGINEERS] = 0
    table.p.engineers = 5
    table.p.own[at.OWN + at.ENGINEERS] = 45
    table.income("B").chance()
    assert table.seat("B")["engineers"] == 49
    assert table.seat("A")["engineers"] == 1


def test_ruling_50_solo_one_of_three_corporations_and_four_of_eight_projects() -> None:
    table = Table(GAME.start(1, {"start": "drafted"})).chance()
    assert len(table.options("incorporate")) == 3
    assert not {"meridian", "helix"} & set(table.options("incorporate"))
    table.play(table.options()[0]).chance()
    assert len(table.options("keep")) == 8
    for _ in range(4):
        table.play(table.options()[0]).chance()
    assert table.seat("A")["hand size"] == 4


@pytest.mark.parametrize(
    ("level", "points", "tokens"), [("easy", 0, 0), ("normal", 5, 2), ("hard", 15, 4)]
)
def test_ruling_50_aisaac_starts_by_its_strength(level: str, points: int, tokens: int) -> None:
    table = ready(1, aisaac=level)
    aisaac = table.view()["aisaac"]
    assert aisaac["points"] == points
    assert aisaac["tokens"] == 12 - tokens
    modules = [city["modules"] for city in table.view()["cities"].values() if city["modules"]]
    assert modules == [{"aisaac": 1}] * tokens


def test_ruling_50_aisaac_moves_discards_the_project_and_builds_the_first_it_can() -> None:
    table = solo().lay("yuehai", "p035")
    command(table, "ai01")
    aisaac = table.view()["aisaac"]
    assert aisaac["carrier"] == "yuehai"
    assert table.view()["projects"]["discard"] == ["p035"]
    assert table.city("yuehai")["buildings"]["power-plant"]["owner"] == "aisaac"
    assert (aisaac["industry"], aisaac["small"]) == (1, 11)


def test_ruling_50_aisaac_takes_a_subsidy_of_the_pool_where_the_card_says() -> None:
    table = solo()
    pool = table.view()["subsidies"]["pool"]
    command(table, "ai03").chance()
    assert table.view()["subsidies"]["pool"][1] != pool[1]
    assert pool[1] in table.view()["subsidies"]["discarded"]


def test_ruling_50_aisaac_settles_in_the_order_of_slots() -> None:
    table = solo().build("A", "yuehai", "power-plant", "science-center", "mining-site")
    command(table, "ai11")
    assert table.view()["aisaac"]["points"] == 1 + 2
    assert table.view()["aisaac"]["science"] == 1
    assert not table.city("yuehai")["buildings"]["mining-site"]["spaces"][0]["settled"]


def test_ruling_50_a_construction_that_cannot_be_falls_back_to_a_token_and_its_track() -> None:
    table = solo().build("A", "tenkyo", "mining-site", "helium-facility")
    table.build("A", "tenkyo", "industrial-complex", "power-plant")
    table.give("Z", carrier="xingjing")
    command(table, "ai03")
    assert table.city("tenkyo")["modules"] == {"aisaac": 1}
    assert table.view()["aisaac"]["industry"] == 1


def test_ruling_50_bonuses_of_tracks_are_points_for_aisaac() -> None:
    table = solo().give("Z", industry=1)
    command(table, "ai10")
    assert table.view()["aisaac"]["points"] == 1
    table = solo().give("Z", science=1)
    command(table, "ai04")
    assert table.view()["aisaac"]["points"] == 2


def test_ruling_50_three_qubits_of_an_income_are_a_point_for_aisaac() -> None:
    table = solo().papers().build("Z", "asahi", "transport-hub").tax("asahi", 7)
    table.income()
    assert table.view()["aisaac"]["points"] == 2


def test_ruling_50_aisaac_claims_the_oldest_contract() -> None:
    table = solo().papers("c38", "c01", "c04").give("A", industry=0).income()
    assert table.view()["contracts"]["pool"][:2] == ["c01", "c04"]
    assert table.view()["aisaac"]["fulfilled"] == 1


def test_ruling_50_aisaac_claims_more_contracts_from_round_to_round() -> None:
    for round in (1, 2, 3):
        table = solo().papers("c38", "c01", "c04", "c05").give("A", industry=0).income(round=round)
        assert table.view()["aisaac"]["fulfilled"] == round
    table = solo().papers("c38", "c01").give("A", industry=0).income(round=3)
    assert table.view()["aisaac"]["fulfilled"] == 2  # there were no more


def test_ruling_50_aisaac_wins_ties() -> None:
    table = solo().give("A", qubits=0, points=5, science=0).give("Z", points=5)
    table.p.phase = 5
    assert table.p.score(0) == table.p.aisaac_score()
    assert GAME.rules.endings[table.p.ending()] == "aisaac ahead"
    table.give("A", points=6)
    assert GAME.rules.endings[table.p.ending()] == "aisaac beaten"


# A chain of effects can't run for ever


def test_no_ability_can_set_off_itself_through_any_chain_of_abilities() -> None:
    """A search for loops among all abilities that a seat could have at the same time.

    What each can cause is every occasion that its operations, and the bonuses of the steps that
    they bring, can bring about. Once-per-turn abilities end a chain; the tracks end too.
    """
    t = GAME.start().tables
    causes = {source: occasions(t, source) for source in range(96)}
    unlimited = [s for s in range(96) if t.trigger[s] == 1]
    for source in unlimited:
        reached = set(causes[source])
        grown = True
        while grown:
            more = {
                (on, noun)
                for other in unlimited
                for on, noun in causes[other]
                if any(t.occasion[other] == o and t.filter[other] & at.BITS[n] for o, n in reached)
            }
            grown = not more <= reached
            reached |= more
        assert not any(
            t.occasion[source] == on and t.filter[source] & at.BITS[noun] for on, noun in reached
        ), source


def occasions(t: Any, source: int) -> set[tuple[int, int]]:
    """Return what an effect can bring about, as occasions with their nouns."""
    found: set[tuple[int, int]] = set()
    for k in range(source * OPS, source * OPS + t.op_count[source]):
        op, what = t.op[k], t.op_what[k]
        if op == 0 and what < 4:
            found.add((3, what))
        elif op == 0 and what == 8:
            found |= {(3, 0), (3, 1), (3, 2)}
        elif op == 0 and what in (4, 5):
            found.add((4, what - 4))
        elif op == 1:
            for track in (0, 1) if what == 2 else (what,):
                found.add((2, track))
                for step in range(1, 13):
                    found |= occasions(t, 129 + track * 13 + step)
        elif op == 3:
            found.add((12, 0))
        elif op == 8:
            found |= {(1, 0), (1, 1)}
        elif op == 9:
            found |= {(5, 0), (6, 0), (7, 0), *((3, r) for r in range(4)), (4, 1)}
        elif op == 11:
            found.add((4, 1))
        elif op == 12:
            found |= {(3, r) for r in range(4)}
    return found


def test_all_abilities_at_once_end_a_turn_after_few_decisions() -> None:
    """Whoever had a handful of any cards would still come to the end of every turn."""
    rng = nunatak.Rng(5)
    for _ in range(60):
        table = bare(3).give("A", open_slots=5, carrier="mernissi", qubits=30, engineers=5)
        projects: list[str] = []
        while len(projects) < 5:
            name = PROJECTS[rng.below(60)]
            if name not in projects and name not in ("p046", "p047"):
                projects.append(name)
        table.complete("A", *projects).give("A", hand=["p046", "p047"], scientists=3)
        table.give("A", store={"aerogel": 2, "energy": 2, "regolith": 2}).turn("A")
        steps = 0
        p = table.p
        while p.active == 0 and p.phase == 1:
            options = p.options()
            p.take(options[rng.below(len(options))])
            steps += 1
            assert steps < 120
