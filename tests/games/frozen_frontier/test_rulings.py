"""Where the rulebook is silent or says two things: rulings 30 to 50 by number."""

import pytest

from nunatak.games.frozen_frontier.words import BUILDINGS, WAYS
from tests.games.frozen_frontier.boards import AISAAC, GAME, Table, arranged, new

# The end of a round


def test_ruling_30_colonists_come_by_the_step_reached_and_not_by_the_sum() -> None:
    table = arranged(
        "cleanup",
        seats={1: {"industry": 7, "science": 2}, 2: {"industry": 0, "science": 0}},
    ).go_on()
    assert (table.seat(1)["engineers"], table.seat(1)["scientists"]) == (1 + 3, 1 + 1)
    assert (table.seat(2)["engineers"], table.seat(2)["scientists"]) == (1 + 1, 1)


def test_ruling_30_none_come_after_the_third_round() -> None:
    table = arranged("shipment", round=3, seats={1: {"industry": 12, "science": 12}}).go_on()
    assert table.asked() == "over"
    assert (table.seat(1)["engineers"], table.seat(1)["scientists"]) == (1, 1)


def test_ruling_31_an_empty_deck_gives_cities_the_bottom_of_the_discard_pile() -> None:
    table = arranged("cleanup", discarded=True).go_on()
    laid = [table.city(city)["project"] for city in table.view()["cities"]]
    assert laid == [f"p{n:03}" for n in range(1, 9)]
    assert table.view()["projects"]["discard"][0] == "p009"


def test_ruling_31_contracts_run_out() -> None:
    every = [f"c{n:02}" for n in range(1, 41)]
    table = arranged("cleanup", contracts=every[:38]).go_on()
    assert len(table.view()["contracts"]["pool"]) == 40
    assert table.view()["contracts"]["deck"] == 0
    assert table.view()["round"] == 3


# Abilities


def settler(**more: object) -> Table:
    """Return a board where player 1 can settle two colonists in Tenkyo."""
    return arranged(
        seats={1: {"at": "tenkyo", "engineers": 3, **more}},
        built={"tenkyo power-plant": 1, "tenkyo factory": 2},
    ).play("land", "collaborate")


def test_ruling_32_once_a_turn_is_once_for_each_card() -> None:
    table = settler(programs=["r1-10"], slots=["p029"])
    table.play("settle power-plant-1", "settle factory-1")
    assert table.seat(1)["points"] == 1 + 1 + 1
    assert table.seat(1)["qubits"] == 10 + 1 + 1


def test_ruling_32_refusing_does_not_use_an_ability_up() -> None:
    table = arranged(
        players=3,
        seats={1: {"at": "tenkyo", "engineers": 3, "slots": ["p044"]}},
        built={"tenkyo power-plant": 1, "tenkyo factory": 2},
    ).play("land", "collaborate", "settle power-plant-1")
    assert table.asked() == "use-ability 1"
    table.play("refuse", "settle factory-1")
    assert table.asked() == "use-ability 1"
    table.play("use slot-1", "take energy")
    assert table.seat(1)["store"]["energy"] == 1
    assert table.view()["now"]["used"] == ["slot-1"]


def test_ruling_32_what_there_is_no_room_for_is_lost_and_the_rest_is_taken() -> None:
    table = arranged(
        seats={1: {"at": "nova-york-city", "hand": ["p017"], "aerogel": 4, "energy": 1}},
    ).play("land", "build factory", "play p017", "complete")
    assert table.seat(1)["store"] == {"aerogel": 4, "energy": 1, "regolith": 1, "helium": 0}
    assert table.seat(1)["qubits"] == 10 - 1 + 3


def test_ruling_32_what_would_change_nothing_is_not_offered() -> None:
    table = arranged(
        pool=["sub05", "sub03", "sub16"],
        seats={1: {"at": "asahi", "aerogel": 4, "energy": 4, "regolith": 4}},
    ).play("land", "raise-funds")
    assert table.options("subsidize") == ["sub03", "sub16"]
    assert table.why_not("subsidize sub05") is not None


def test_ruling_33_an_ability_without_limit_works_for_every_step() -> None:
    table = arranged(
        seats={
            1: {"at": "space-francisco", "hand": ["p006"], "slots": ["p002", "p014"]}
            | {"energy": 1, "regolith": 1}
        },
    ).play("land", "build science-center", "play p006")
    assert table.seat(1)["science"] == 2
    assert table.seat(1)["qubits"] == 10 - 2 + 2
    assert table.seat(1)["points"] == 2


def test_ruling_34_receiving_works_from_the_board_and_from_the_reserve() -> None:
    seat = {"at": "space-francisco", "slots": ["p007"]}
    table = arranged(seats={1: seat}).play("land", "collaborate", "collect-basic")
    assert table.seat(1)["qubits"] == 10 + 3
    table = arranged(pool=["sub05"], seats={1: seat})
    table.play("land", "raise-funds", "subsidize sub05", "take energy")
    assert table.seat(1)["qubits"] == 10 + 3 + 3


def test_ruling_35_a_stack_is_looked_through_by_whoever_chooses_and_by_nobody_else() -> None:
    table = arranged(
        players=3,
        seats={1: {"at": "tenkyo", "science": 1}},
        pool=["sub10"],
    ).play("land", "raise-funds", "subsidize sub10")
    assert table.asked() == "choose-program 1"
    assert len(table.options("study")) == 4
    assert len(table.view(1)["research"][0]["cards"]) == 4
    assert table.view(2)["research"][0]["cards"] is None
    chosen = table.options("study")[2]
    table.play(f"study {chosen}")
    assert table.view()["seats"][0]["programs"] == [chosen, None, None]
    assert table.view()["research"][0]["size"] == 3


def test_ruling_35_generation_three_is_chosen_openly() -> None:
    table = arranged(players=3, pool=["sub10"], seats={1: {"at": "tenkyo", "science": 7}}).play(
        "land", "raise-funds", "subsidize sub10"
    )
    assert table.asked() == "choose-program 1"
    assert table.options("study") == table.view()["research"][2]["cards"]


def test_ruling_36_steps_beyond_the_end_of_a_track_are_lost() -> None:
    table = arranged(
        seats={
            1: {"at": "space-francisco", "hand": ["p006"], "slots": ["p014"], "science": 11}
            | {"energy": 1, "regolith": 1}
        },
    ).play("land", "build science-center", "play p006")
    assert table.seat(1)["science"] == 12
    assert table.seat(1)["points"] == 1


def test_ruling_37_in_income_a_token_goes_where_the_carrier_stands() -> None:
    table = arranged("income", seats={1: {"at": "asahi", "slots": ["p036"]}, 2: {"at": "tenkyo"}})
    assert table.asked() == "use-ability 1"
    table.play("use slot-1")
    assert table.city("asahi")["modules"] == {"1": 1}


def test_ruling_37_without_a_token_the_benefit_is_lost() -> None:
    table = arranged(
        "income",
        seats={1: {"at": "asahi", "slots": ["p036"]}},
        tokens={"tenkyo": {1: 12}},
    )
    assert "use-ability" not in table.asked()
    assert table.city("asahi")["modules"] == {}


# Points


def test_ruling_38_all_buildings_count_and_those_who_are_level_share_rounded_down() -> None:
    table = arranged(
        players=3,
        built={"mernissi power-plant": 1, "mernissi mining-site": 2, "mernissi transport-hub": 3},
        settled={"mernissi mining-site": [1, 3]},
        tokens={"mernissi": {1: 1, 2: 1}},
        seats={1: {"at": "asahi"}},
    )
    city = table.city("mernissi")
    assert city["worth"] == 3 + 1 + 2
    assert city["council"] == {"1": 2, "2": 2, "3": 1}
    assert city["control"] == [1, 2]
    points = [table.seat(player)["known points"]["control"] for player in (1, 2, 3)]
    assert points == [3, 3, 0]


def test_ruling_38_a_city_with_nothing_in_it_is_nobody_s() -> None:
    table = arranged(seats={1: {"at": "asahi"}})
    assert all(city["control"] == [] for city in table.view()["cities"].values())
    assert table.seat(1)["known points"]["control"] == 0


def test_ruling_39_what_is_left_is_one_sum_divided_by_three_once() -> None:
    table = arranged(
        seats={
            1: {"at": "asahi", "qubits": 2, "aerogel": 1, "helium": 1, "hand": ["p001", "p002"]}
            | {"contracts": ["c01", "c02"]}
        },
    )
    assert table.seat(1)["known points"]["leftovers"] == 8 // 3


def test_ruling_40_miniatures_run_out() -> None:
    large = ("sol-angeles", "space-francisco", "nova-york-city", "xingjing", "tenkyo")
    table = arranged(
        seats={1: {"at": "asahi", "hand": ["p039"], "aerogel": 1, "regolith": 2}},
        built={f"{city} industrial-complex": 1 for city in large} | {"yuehai mining-site": 1},
    ).play("land")
    assert "build industrial-complex" not in table.options()
    assert table.why_not("build industrial-complex") == "You have no miniature of that size left."


def test_ruling_40_qubits_and_points_never_run_out() -> None:
    table = arranged(seats={1: {"at": "asahi", "qubits": 300}, 2: {"qubits": 500}})
    assert table.play("land", "raise-funds").seat(1)["qubits"] == 303


def test_ruling_41_there_is_one_science_center_and_no_scientific_one() -> None:
    assert BUILDINGS.count("science-center") == 1
    assert "scientific" not in GAME.components.lower()


def test_ruling_42_solo_is_set_up_like_a_game_for_two() -> None:
    table = new(1)
    view = table.view()
    assert len(view["cities"]) == 8
    assert len(view["contracts"]["pool"]) == 4
    assert [stack["size"] for stack in view["research"]] == [3, 3, 3]
    assert view["subsidies"]["stack"] == 4
    assert view["last"] == "aisaac"
    assert table.asked() == "deploy-where 1"


# What the words of the cards mean


@pytest.mark.parametrize(
    ("program", "points"),
    [
        ("r3-01", 2),  # small buildings
        ("r3-02", 3),  # large buildings
        ("r3-03", 4),  # projects in slots now
        ("r3-05", 3),  # AI tokens
        ("r3-06", 9),  # cities under control, a shared one too
        ("r3-07", 2),  # cities with a building, not with a token
        ("r3-09", 5),  # the lower step, not its points
        ("r3-10", 8),  # what is left by three, and no more than the limit
    ],
)
def test_ruling_43_what_a_program_counts_at_the_end(program: str, points: int) -> None:
    table = arranged(
        seats={
            1: {"at": "asahi", "programs": [program], "slots": ["p001", "p002"], "qubits": 40}
            | {"industry": 9, "science": 5}
        },
        built={
            "asahi transport-hub": 1,
            "asahi factory": 1,
            "tenkyo mining-site": 1,
            "tenkyo factory": 2,
        },
        tokens={"yuehai": {1: 3}},
    )
    assert table.city("tenkyo")["control"] == [1, 2]
    assert table.seat(1)["known points"]["research"] == points


def test_ruling_43_fulfilled_contracts_are_counted_and_penalties_can_be_ignored() -> None:
    table = arranged(
        "shipment",
        round=1,
        contracts=["c04", "c05"],
        seats={1: {"helium": 2, "programs": ["r3-04"]}},
    ).play("fulfil c04", "fulfil c05")
    assert table.seat(1)["known points"]["research"] == 4
    table = arranged(seats={1: {"at": "asahi", "penalties": 3, "programs": ["r3-08"]}})
    assert table.seat(1)["known points"]["penalties"] == 0
    assert table.seat(1)["known points"]["research"] == 4


def test_ruling_43_a_limit_caps_the_whole_sum() -> None:
    large = ("sol-angeles", "space-francisco", "nova-york-city", "xingjing")
    table = arranged(
        "income",
        layout="paus-tianxia-concord",
        sets="drawn",
        players=3,
        seats={1: {"slots": ["p060"]}},
        built={f"{city} industrial-complex": 1 for city in large},
    )
    assert table.seat(1)["qubits"] == 10 + 6


def spots(subsidy: str, **seat: object) -> Table:
    """Return a board where player 1 uses a subsidy in Tenkyo."""
    return arranged(
        pool=[subsidy],
        seats={1: {"at": "tenkyo", "engineers": 2, **seat}, 2: {"qubits": 0}},
        built={"tenkyo helium-facility": 2, "tenkyo mining-site": 2},
        settled={"tenkyo helium-facility": [1], "tenkyo mining-site": [1]},
        covered={"tenkyo helium-facility": [1]},
    ).play("land", "raise-funds", f"subsidize {subsidy}")


def test_ruling_44_night_shift_uses_two_spots_with_the_usual_fees() -> None:
    table = spots("sub07")
    assert table.options() == [
        "collect-basic",
        "operate helium-facility-2",
        "operate mining-site-1",
    ]
    table.play("operate helium-facility-2", "collect-basic")
    assert table.asked() == "deploy-where 2"
    assert table.seat(1)["store"] == {"aerogel": 0, "energy": 0, "regolith": 1, "helium": 1}


def test_ruling_44_emergency_landing_settles_one_to_a_building_for_points() -> None:
    table = spots("sub13", scientists=2)
    table.play("settle mining-site-2")
    assert table.asked() == "deploy-where 2"
    assert table.seat(1)["points"] == 1


def test_ruling_44_overtime_pays_the_owner_and_leaves_the_basic_resource() -> None:
    table = spots("sub15")
    assert table.options() == ["refresh helium-facility-1"]
    table.play("refresh helium-facility-1")
    assert table.seat(2)["qubits"] == 1
    assert table.city("tenkyo")["buildings"]["helium-facility"]["spots"][0]["usable"]


def test_ruling_44_barter_counts_as_receiving_and_takes_helium_too() -> None:
    table = spots("sub16", helium=1, slots=["p007"])
    table.play("give helium", "take energy")
    assert table.seat(1)["store"]["energy"] == 1
    assert table.seat(1)["qubits"] == 10 + 3 + 3
    assert table.options() == ["give energy", "done"]


def test_ruling_44_tax_farming_takes_the_tax_under_somebody_s_hub() -> None:
    table = arranged(
        pool=["sub03"],
        seats={1: {"at": "asahi"}},
        built={"asahi transport-hub": 2},
        tax={"asahi": 3},
    ).play("land", "raise-funds", "subsidize sub03")
    assert table.seat(1)["qubits"] == 10 + 3 + 3 + 2
    assert table.city("asahi")["tax"] == 0


def test_ruling_44_retraining_counts_as_receiving_scientists() -> None:
    table = arranged(
        players=3,
        pool=["sub12"],
        seats={1: {"at": "asahi", "engineers": 2, "scientists": 0, "slots": ["p038"]}},
    ).play("land", "raise-funds", "subsidize sub12")
    assert table.options() == ["retrain 1", "retrain 2"]
    table.play("retrain 2")
    assert (table.seat(1)["engineers"], table.seat(1)["scientists"]) == (0, 2)
    assert table.options() == ["use slot-1", "refuse"]


def test_ruling_44_a_token_next_door_may_go_through_a_space_route() -> None:
    table = arranged(
        players=3,
        seats={1: {"at": "sol-angeles", "hand": ["p021"]}},
    )
    assert set(table.options("fly")) == {"mernissi", "space-francisco", "star-vegas"}
    table = arranged(
        players=3,
        seats={1: {"at": "xingjing", "hand": ["p021"], "energy": 1, "aerogel": 1}},
    ).play("land", "build transport-hub", "play p021", "pay energy", "complete")
    assert set(table.options("connect")) == {"space-francisco", "tenkyo", "yuehai"}
    table.play("connect tenkyo")
    assert table.city("tenkyo")["modules"] == table.city("xingjing")["modules"] == {"1": 1}


def test_ruling_45_taking_the_two_qubits_is_using_a_subsidy() -> None:
    table = arranged(
        pool=["sub05"], seats={1: {"at": "asahi", "programs": ["r1-09", "r2-08"]}}
    ).play("land", "raise-funds", "cash sub05")
    assert table.seat(1)["qubits"] == 10 + 3 + 2 + 1
    assert table.seat(1)["points"] == 1


def test_ruling_45_raising_funds_is_answered_before_the_subsidy() -> None:
    table = arranged(seats={1: {"at": "asahi", "slots": ["p031"]}}).play("land", "raise-funds")
    assert table.asked() == "use-ability 1"
    table.play("use slot-1", "take energy", "take energy")
    assert table.asked() == "choose-subsidy 1"


def test_ruling_45_taking_the_project_of_a_city_is_receiving_it() -> None:
    table = arranged(seats={1: {"at": "asahi", "slots": ["p018"]}}, projects={"asahi": "p001"})
    table.play("land")
    assert table.seat(1)["hand"] == ["p001"]
    assert table.seat(1)["qubits"] == 10 + 2


def test_ruling_45_collecting_is_the_basic_resource_too_but_no_laboratory() -> None:
    table = arranged(
        seats={1: {"at": "asahi", "slots": ["p022"]}},
        built={"asahi research-station": 2},
        settled={"asahi research-station": [1]},
    ).play("land", "collaborate", "collect-basic")
    assert table.seat(1)["qubits"] == 10 + 1
    table.play("operate research-station-1")
    assert table.seat(1)["qubits"] == 11 - 1 - 1
    assert table.seat(1)["points"] == 1


def test_ruling_45_somebody_else_s_spot_is_a_laboratory_too_but_not_the_basic_resource() -> None:
    table = arranged(
        players=3,
        seats={1: {"at": "asahi", "engineers": 0, "scientists": 0, "corporation": "meridian"}},
        built={"asahi research-station": 2},
        settled={"asahi research-station": [1]},
    ).play("land", "collaborate", "collect-basic")
    assert table.seat(1)["qubits"] == 10
    table.play("operate research-station-1")
    assert table.seat(1)["qubits"] == 10 - 1 - 1 + 2


def test_ruling_45_a_project_that_waits_for_completions_counts_its_own() -> None:
    seat = {"at": "woolf", "hand": ["p045"], "aerogel": 1, "regolith": 2}
    table = arranged(players=3, seats={1: seat})
    table.play("land", "build industrial-complex", "play p045", "complete")
    assert table.seat(1)["qubits"] == 10 - 3 + 2


def test_ruling_45_a_project_that_is_replaced_counts_no_more() -> None:
    table = arranged(
        players=3,
        seats={1: {"at": "woolf", "hand": ["p042"], "slots": ["p045", "p001"], "aerogel": 1}},
    ).play("land", "build research-station", "play p042", "replace slot-1")
    assert table.seat(1)["qubits"] == 10 - 1
    assert table.seat(1)["slots"][:2] == ["p042", "p001"]


def test_ruling_46_tax_is_paid_on_leaving_and_a_refund_may_pay_the_next_city() -> None:
    seat = {"at": "space-francisco", "qubits": 1, "corporation": "outerspacez"}
    table = arranged(players=3, seats={1: seat}).play("fly sol-angeles", "fly star-vegas")
    assert table.seat(1)["qubits"] == 1
    assert table.city("sol-angeles")["tax"] == 1
    table.play("fly jansson")
    assert table.seat(1)["qubits"] == 0
    assert table.asked() == "act 1"
    assert table.city("star-vegas")["tax"] == 1
    assert table.city("jansson")["tax"] == 0


# What everybody knows


def test_ruling_47_subsidies_discarded_before_the_first_round_are_seen() -> None:
    assert len(new(3).view()["subsidies"]["discarded"]) == 3


def test_ruling_47_a_project_taken_from_a_city_stays_known_and_a_drawn_one_does_not() -> None:
    table = arranged(pool=["sub04"], seats={1: {"at": "asahi"}}, projects={"asahi": "p001"}).play(
        "land", "raise-funds", "subsidize sub04"
    )
    assert table.view(2)["seats"][0]["hand"] == ["p001"]
    assert table.view(2)["seats"][0]["hand size"] == 3
    assert len(table.view(1)["seats"][0]["hand"]) == 3


def test_ruling_47_a_contract_from_the_hand_shows_its_payment_only() -> None:
    table = arranged(
        "shipment",
        round=1,
        seats={1: {"energy": 2, "contracts": ["c17"]}, 2: {}},
    ).play("fulfil c17")
    [seen] = table.view(2)["contracts"]["fulfilled"]
    assert seen["contract"] is None
    assert seen["paid"] == {"energy": 2}
    [own] = table.view(1)["contracts"]["fulfilled"]
    assert own["contract"] == "c17"
    known = table.view(2)["seats"][0]
    assert (known["known points"]["contracts"], known["hidden contracts"]) == (0, 1)
    assert table.seat(1)["score"] == known["score"] + 4


@pytest.mark.parametrize("sets", ["paus-tianxia", "paus-concord", "tianxia-concord", "drawn"])
def test_ruling_48_a_first_game_for_two_uses_pan_america_and_tianxia(sets: str) -> None:
    assert sorted(new(2, sets=sets).view()["layout"].split("-")) == ["paus", "tianxia"]


def test_ruling_49_too_few_colonists_go_to_the_active_player_first() -> None:
    table = arranged(
        "cleanup",
        player=2,
        seats={1: {"engineers": 24, "industry": 7}, 2: {"engineers": 24, "industry": 3}},
    ).go_on()
    assert table.seat(2)["engineers"] == 24 + 2
    assert table.seat(1)["engineers"] == 24


# AISAAC


def commanded(card: str, **more: object) -> Table:
    """Return a solo game after a card of AISAAC's; it stood in Tenkyo."""
    arrangement: dict[str, object] = {"seats": {AISAAC: {"at": "tenkyo"}, 1: {"at": "asahi"}}}
    table = arranged(players=1, **{**arrangement, **more})  # type: ignore[arg-type]
    table.play("land", "raise-funds")
    option = next(word for word in table.options() if word.startswith("cash"))
    table.told = []
    table.take(GAME.option(option))
    while (
        not table.p.commands & 1 << int(card[2:]) - 1 or table.asked().split()[0] != "aisaac-card"
    ):
        table.take(table.outcomes()[0])
    table.take(GAME.option(f"command {card}"))
    return table


@pytest.mark.parametrize(
    ("level", "points", "tokens"), [("easy", 0, 0), ("normal", 10, 2), ("hard", 20, 4)]
)
def test_ruling_50_aisaac_starts_with_points_and_tokens_in_different_cities(
    level: str, points: int, tokens: int
) -> None:
    table = new(1, aisaac=level)
    assert table.view()["aisaac"]["points"] == points
    assert table.view()["aisaac"]["carrier"] in table.view()["cities"]
    placed = [city["modules"] for city in table.view()["cities"].values() if city["modules"]]
    assert placed == [{"aisaac": 1}] * tokens


def test_ruling_50_whoever_plays_alone_chooses_of_three_corporations_and_of_eight_projects() -> (
    None
):
    table = Table(GAME.start(1, {"start": "drafted"})).go_on()
    assert table.asked() == "choose-corporation 1"
    assert len(table.options()) == 3
    assert not {"meridian", "helix"} & set(table.options("incorporate"))
    table.take(table.p.options()[0])
    table.go_on()
    for left in (8, 7, 6, 5):
        assert table.asked() == "keep-project 1"
        assert len(table.options("keep")) == left
        table.take(table.p.options()[0])
        table.go_on()
    assert table.seat(1)["hand size"] == 4


def test_ruling_50_aisaac_constructs_what_comes_first_and_takes_only_steps() -> None:
    table = commanded("ai03", built={"sol-angeles helium-facility": 1})
    assert table.view()["aisaac"]["carrier"] == "sol-angeles"
    assert table.city("sol-angeles")["buildings"]["mining-site"]["owner"] == "aisaac"
    assert (table.view()["aisaac"]["industry"], table.view()["aisaac"]["science"]) == (1, 1)
    assert table.view()["aisaac"]["qubits"] == 0


def test_ruling_50_without_the_miniature_aisaac_goes_on_to_the_next_building() -> None:
    large = [f"{city} industrial-complex" for city in ("sol-angeles", "space-francisco", "asahi")]
    large += [f"{city} mining-site" for city in ("star-vegas", "yuehai", "tenkyo")]
    table = commanded("ai03", built=dict.fromkeys(large, AISAAC))
    assert table.city("sol-angeles")["buildings"]["mining-site"]["owner"] is None
    assert table.city("sol-angeles")["buildings"]["helium-facility"]["owner"] == "aisaac"


def test_ruling_50_a_construction_that_fails_becomes_a_token_and_a_step_on_the_card_s_track() -> (
    None
):
    built = dict.fromkeys(["sol-angeles helium-facility", "sol-angeles mining-site"], 1)
    built |= dict.fromkeys(["sol-angeles industrial-complex", "sol-angeles power-plant"], 1)
    table = commanded("ai03", built=built)
    assert table.city("sol-angeles")["modules"] == {"aisaac": 1}
    assert (table.view()["aisaac"]["industry"], table.view()["aisaac"]["science"]) == (1, 0)


def test_ruling_50_without_a_token_networking_places_nothing() -> None:
    table = commanded("ai04", tokens={"asahi": {AISAAC: 12}})
    assert table.city("tenkyo")["modules"] == {}
    assert table.view()["aisaac"]["science"] == 1


def test_ruling_50_aisaac_settles_two_in_the_order_of_places() -> None:
    built = {"tenkyo mining-site": 1, "tenkyo factory": 1, "tenkyo power-plant": 1}
    table = commanded("ai09", built=built)
    buildings = table.city("tenkyo")["buildings"]
    settled = {name: [s["settled"] for s in buildings[name]["spaces"]] for name in buildings}
    assert settled["power-plant"] == [True]
    assert settled["factory"] == [True]
    assert settled["mining-site"] == [False, False, False]
    assert table.view()["aisaac"]["points"] == 2


def test_ruling_50_aisaac_s_qubits_of_an_income_are_added_up_and_three_are_a_point() -> None:
    table = arranged(
        "income",
        players=1,
        round=1,
        seats={1: {"at": "asahi"}, AISAAC: {"at": "tenkyo"}},
        built={"tenkyo transport-hub": AISAAC, "asahi factory": AISAAC},
        settled={"asahi factory": [1]},
        covered={"asahi factory": [1, 2]},
        tax={"tenkyo": 5},
    )
    assert table.view()["aisaac"]["points"] == 7 // 3
    assert table.view()["aisaac"]["qubits"] == 0


@pytest.mark.parametrize(("points", "ending"), [(0, "aisaac-ahead"), (1, "aisaac-beaten")])
def test_ruling_50_aisaac_wins_ties(points: int, ending: str) -> None:
    table = arranged(
        "shipment",
        players=1,
        round=3,
        seats={1: {"qubits": 3, "points": 13 + points}, AISAAC: {"at": "tenkyo", "points": 4}},
    ).go_on()
    assert table.asked() == "over"
    assert table.seat(1)["penalties"] == 2
    assert table.view()["aisaac"]["score"] == 4
    assert table.seat(1)["score"] == 4 + points
    assert table.p.scores() == [4 + points]
    assert WAYS[table.p.ending()] == ending
