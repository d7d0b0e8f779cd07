"""The worked examples of the rulebook with their numbers, and what each chapter says."""

import pytest

import nunatak
from nunatak.games.arctic import GAME
from nunatak.games.arctic.rules import scoring
from nunatak.games.arctic.rules.vocabulary import GAS, OIL, ROCK
from tests.games.arctic.table import Table, arranged, new

EXAMPLE = (
    "RUS-1 EU-1 CAN-1",  # Alfred, Betty, Charles
    "NOR-1 USA-1 RUS-2",
    "EU-2 USA-2 CAN-2",
    "RUS-3 CAN-3 EU-3",
)


def placed(table: Table) -> Table:
    """Place lobbyists as in the example of the rulebook."""
    return table.play(*(f"lobby {space}" for row in EXAMPLE for space in row.split()))


# Set-up


def test_the_map_starts_with_ships_votes_and_treasuries() -> None:
    view = new().view()
    ships = {name: area["ships"] for name, area in view["areas"].items() if area["ships"]}
    assert ships == {
        "BER": {"CHN": 1},
        "R1": {"RUS": 1},
        "R2": {"RUS": 1},
        "R3": {"RUS": 1},
        "N2": {"NOR": 1},
        "ME1": {"EU": 1},
        "ME2": {"EU": 1},
        "MC1": {"CAN": 1},
        "MC2": {"CAN": 1},
        "MU2": {"USA": 2},
        "BAF": {"USA": 1},
        "DAV": {"USA": 1},
    }
    assert view["law"] == "A"
    assert view["votes"] == {"A": 4, "B": 1, "C": 1}
    treasuries = {name: part["treasury"] for name, part in view["countries"].items()}
    assert treasuries == {"RUS": 2, "NOR": 1, "EU": 3, "CAN": 2, "USA": 4}


@pytest.mark.parametrize(
    ("players", "lobbyists", "platforms"), [(2, 6, 16), (3, 4, 12), (4, 3, 12)]
)
def test_everybody_starts_with_ten_dollars_and_the_pieces_for_the_number_of_players(
    players: int, lobbyists: int, platforms: int
) -> None:
    for seat in new(players).view()["seats"]:
        assert (seat["money"], seat["points"]) == (10, 0)
        assert (seat["hand"], seat["platforms left"]) == (lobbyists, platforms)


def test_example_of_initial_placement() -> None:
    table = placed(new())
    assert {space: table.on(space) for space in ("RUS-1", "RUS-2", "RUS-3")} == {
        "RUS-1": 1,
        "RUS-2": 3,
        "RUS-3": 1,
    }
    assert [table.on(space) for space in ("NOR-2", "NOR-3", "USA-3")] == [None, None, None]
    assert table.hands() == [0, 0, 0]
    assert table.money() == [9, 10, 11]


@pytest.mark.parametrize(
    ("players", "order"), [(2, "ABABBABABAAB"), (3, "ABCCBACABBAC"), (4, "ABCDCDABBDAC")]
)
def test_advanced_placement_follows_the_printed_order_and_nobody_pays(
    players: int, order: str
) -> None:
    table = new(players, first=2, advanced=True)
    for letter in order:
        seat = ("ABCD".index(letter) + 1) % players + 1
        assert table.asked() == f"place {seat}"
        table.play(f"lobby {table.options('lobby')[0]}")
    assert table.money() == [10] * players


def test_two_players_pay_nine_and_eleven_after_basic_placement() -> None:
    table = new(2, first=2)
    for _ in range(12):
        table.play(f"lobby {table.options('lobby')[0]}")
    assert table.money() == [11, 9]


def test_a_space_that_is_taken_or_closed_can_not_be_chosen() -> None:
    table = new().play("lobby RUS-1")
    assert table.why_not("lobby RUS-1") == "A lobbyist is there already."
    assert "fourth space" in (table.why_not("lobby EU-4") or "")


# Investment and influence


def test_the_start_marker_passes_and_a_chinese_ship_comes() -> None:
    table = arranged("round", ships={"CHN": "R3"}, round=2)
    assert table.view()["first"] == 2
    assert table.ships("BER") == {"CHN": 1}
    assert table.asked() == "invest-where 2"


def test_investing_pays_the_bank_and_passing_is_not_final() -> None:
    table = arranged("invest").play("invest 1", "pass", "pass")
    assert table.money()[0] == 5
    assert table.asked() == "invest-where 1"
    table.play("pass")  # the third in succession ends it
    assert table.asked() == "occupy 1"


def test_a_player_who_passed_may_come_back_while_others_invest() -> None:
    table = arranged("invest").play("pass", "invest 12", "pass", "invest 11")
    assert table.money() == [11, 12, 10]


def test_lobbyists_leave_the_track_from_the_dearest_space_on() -> None:
    table = arranged("invest").play("invest 8", "invest 2", "invest china-low", "pass", "pass")
    table.play("pass")
    assert table.asked() == "occupy 2"
    table.play("lobby USA-1")
    assert table.asked() == "occupy 1"
    assert table.why_not("lobby USA-1") == "A lobbyist is there already."


def test_only_the_dearer_of_two_bids_controls_china() -> None:
    table = arranged("china", ships={"CHN": "BER"}, track={"china-low": 1, "china-high": 2})
    assert table.asked() == "china-does 2"
    assert table.view()["china"]["controller"] == 2


def test_lobbyists_for_china_come_home_at_the_end_of_the_round() -> None:
    table = arranged("end", track={"china-low": 1, "china-high": 2}, round=4)
    assert table.hands() == [4, 4, 4]
    assert table.view()["round"] == 5


# China


def test_chinese_ships_that_nobody_controls_go_north() -> None:
    table = arranged("china", ships={"CHN": "BER R3 MR4 IR3"})
    assert [table.ships(a) for a in ("BER", "R3", "MR4", "IR3", "POLE")] == [
        {},
        {"CHN": 1},
        {"CHN": 1},
        {"CHN": 1},
        {"CHN": 1},
    ]
    assert table.at("POLE")["control"] == "CHN"


def test_china_builds_illegally_beside_its_ship_and_legally_where_it_controls() -> None:
    table = arranged("china", ships={"CHN": "MR4 R3"}, track={"china-low": 1}, money=[5, 5, 5])
    table.play("china-build")
    assert table.options("site") == ["MR4"]  # R3 is a Russian coast
    table.play("site MR4")
    assert table.money()[0] == 3
    assert not table.at("MR4")["legal"]
    table = arranged("china", law="C", ships={"CHN": "MR4"}, track={"china-low": 1})
    before = sum(part["treasury"] for part in table.view()["countries"].values())
    table.play("china-build", "site MR4")
    assert table.at("MR4")["legal"]
    assert table.money()[0] == 7  # $2 and $1 royalty, to the bank
    assert before == sum(part["treasury"] for part in table.view()["countries"].values())


def test_the_controller_of_china_sails_by_the_ordinary_rules() -> None:
    table = arranged(
        "china", ships={"CHN": "IR3 MR3", "RUS": "IR3"}, rigs={2: "MR3"}, track={"china-low": 1}
    )
    table.play("china-sail")
    assert table.options() == ["from IR3", "from MR3", "fight IR3", "attack MR3"]
    table.play("attack MR3", "fight IR3", "done")
    assert table.at("MR3")["platform"] is None
    assert table.ships("IR3") == {}


def test_the_beginners_option_delays_china_by_a_round() -> None:
    table = new(beginner=True)
    placed(table)
    assert table.ships("BER") == {"CHN": 1}
    assert table.asked() == "act 1"
    assert arranged("round", round=1, beginner=True).ships("BER") == {}
    assert arranged("round", round=2, beginner=True).ships("BER") == {"CHN": 1}


# Phase 6: the order of actions


def test_countries_act_in_order_and_their_lobbyists_by_space() -> None:
    table = placed(new())
    asked = []
    for _ in range(12):
        asked.append(f"{table.view()['country']}-{table.view()['number']} {table.asked()}")
        table.play("home")
    assert asked == [
        "RUS-1 act 1",
        "RUS-2 act 3",
        "RUS-3 act 1",
        "NOR-1 act 1",
        "EU-1 act 2",
        "EU-2 act 1",
        "EU-3 act 3",
        "CAN-1 act 3",
        "CAN-2 act 3",
        "CAN-3 act 2",
        "USA-1 act 2",
        "USA-2 act 2",
    ]


def test_an_action_box_takes_one_lobbyist() -> None:
    table = arranged(lobby={"RUS-1": 1, "RUS-2": 2}).play("do taxes")
    assert table.why_not("do taxes") == "Another lobbyist has taken that action in this round."


# Diplomacy


def test_canada_begins_a_conflict_with_the_united_states_and_both_are_in_it() -> None:
    table = arranged(lobby={"CAN-1": 1, "USA-1": 2}, ships={"USA": "MC1", "CAN": "MC1"})
    table.play("do diplomacy", "conflict USA")
    assert table.country("CAN")["conflict"] == "USA"
    assert "fight MC1" in table.play("do sail").options()


def test_a_conflict_can_be_replaced_or_ended() -> None:
    table = arranged(lobby={"CAN-1": 1, "EU-1": 2}, conflict={"CAN": "USA", "EU": "RUS"})
    table.play("do diplomacy", "peace")
    assert table.country("EU")["conflict"] is None
    table.play("do diplomacy", "conflict RUS")
    assert table.country("CAN")["conflict"] == "RUS"
    assert table.events("made-peace", "declared") == [
        "made-peace nation=CAN foe=USA",
        "declared nation=CAN foe=RUS",
    ]


def test_several_countries_may_declare_a_conflict_with_the_same_one() -> None:
    table = arranged(lobby={"CAN-1": 1}, conflict={"RUS": "USA", "NOR": "USA"})
    table.play("do diplomacy", "conflict USA")
    assert [table.country(name)["conflict"] for name in ("RUS", "NOR", "CAN")] == ["USA"] * 3


def test_example_of_the_eus_vote() -> None:
    table = arranged(lobby={"EU-1": 1}, round=3).play("do diplomacy", "vote C")
    assert table.view()["votes"] == {"A": 2, "B": 1, "C": 3}
    assert table.view()["law"] == "A"  # three of six are not enough
    assert table.view()["round"] == 4


def test_slander_takes_a_point_from_an_opponent() -> None:
    table = arranged(lobby={"USA-1": 1}, points=[0, 5, 0]).play("do diplomacy", "slander 2")
    assert table.seat(2)["points"] == 4
    assert table.events("slandered") == ["slandered seat=0 victim=1"]


# Ships and taxes


@pytest.mark.parametrize(
    ("country", "treasury", "built"),
    [("RUS", 5, 2), ("NOR", 5, 1), ("EU", 5, 2), ("CAN", 5, 1), ("USA", 5, 4), ("USA", 3, 3)],
)
def test_a_yard_builds_as_many_ships_as_it_can(country: str, treasury: int, built: int) -> None:
    table = arranged(lobby={f"{country}-1": 1, "USA-3": 2}, treasury={country: treasury})
    table.play("do ships")
    while table.asked().startswith("launch"):
        table.play(f"launch {table.options('launch')[0]}")
    assert len(table.told) >= 1
    assert table.country(country)["treasury"] == treasury - built
    assert sum(area["ships"].get(country, 0) for area in table.view()["areas"].values()) == built


def test_ships_are_launched_at_the_countrys_symbols() -> None:
    table = arranged(lobby={"USA-1": 1, "USA-3": 1}).play("do ships")
    assert table.options("launch") == ["MU2", "BAF", "DAV"]
    assert "a ship symbol" in (table.why_not("launch U1") or "")


def test_any_number_of_new_ships_may_go_on_one_symbol() -> None:
    table = arranged(ships={"USA": "MU2 MU2"}, lobby={"USA-1": 1}, treasury={"USA": 4})
    table.play("do ships", *["launch MU2"] * 4)
    assert table.ships("MU2") == {"USA": 6}


@pytest.mark.parametrize(
    ("country", "tax"), [("RUS", 2), ("NOR", 1), ("EU", 3), ("CAN", 2), ("USA", 4)]
)
def test_taxes_fill_the_treasury(country: str, tax: int) -> None:
    table = arranged(lobby={f"{country}-1": 1, "USA-3": 2}, treasury={country: 1})
    assert table.play("do taxes").country(country)["treasury"] == 1 + tax


# Platforms


@pytest.mark.parametrize(("site", "cost"), [("U1", 1), ("MU1", 2), ("IU", 3)])
def test_a_legal_platform_costs_construction_and_a_royalty(site: str, cost: int) -> None:
    table = arranged(law="B", lobby={"USA-1": 1, "USA-3": 2}, money=[10, 10, 10])
    table.play("do build", f"site {site}")
    assert table.money()[0] == 10 - cost - 1
    assert table.country("USA")["treasury"] == 5
    assert table.at(site)["legal"]


def test_an_illegal_platform_needs_a_ship_and_costs_no_royalty() -> None:
    table = arranged(lobby={"USA-1": 1, "USA-3": 2}, ships={"USA": "IU", "RUS": "IU"})
    table.play("do build", "site IU")
    assert table.money()[0] == 7
    assert table.country("USA")["treasury"] == 4
    assert not table.at("IU")["legal"]
    assert table.at("IU")["defence"] == 0


def test_ships_of_others_do_not_hinder_building() -> None:
    ships = {"RUS": "MR1", "NOR": "MR1", "CHN": "MR1 R1"}
    table = arranged(ships=ships, lobby={"RUS-1": 1}).play("do build")
    assert {"MR1", "R1"} <= set(table.options("site"))


def test_nobody_builds_where_another_country_controls() -> None:
    table = arranged(law="B", lobby={"USA-1": 1}, ships={"USA": "MR4 BAF"}).play("do build")
    assert table.why_not("site MR4") == "Another country controls that area."
    assert table.why_not("site BAF") == "There is no deposit."
    table = arranged(lobby={"USA-1": 1}, rigs={2: "U1"}, money=[2, 2, 2]).play("do build")
    assert table.options("site") == ["U2", "U3"]
    assert table.why_not("site U1") == "A platform is there already."
    assert table.why_not("site MU1") == (
        "The country that acts neither controls that area nor has a ship there."
    )


def test_a_platform_that_can_not_be_paid_for_is_refused() -> None:
    table = arranged(lobby={"USA-1": 1}, ships={"USA": "IU"}, money=[2, 0, 0]).play("do build")
    assert table.why_not("site IU") == "You can’t pay that."


# Sailing and attacks


def test_first_example_of_combat() -> None:
    table = arranged(rigs={1: "MR2"}, ships={"RUS": "MR2"}, lobby={"RUS-1": 2, "USA-3": 1})
    assert table.at("MR2")["defence"] == 0
    table.play("do sail", "attack MR2")
    assert table.at("MR2")["platform"] is None
    assert table.ships("MR2") == {"RUS": 1}  # attackers survive
    table.play("from MR2", "to MR3", "done")
    assert table.ships("MR3") == {"RUS": 1}


def test_second_example_of_combat() -> None:
    table = arranged(
        law="C",
        control={"CAN": "MC1"},
        ships={"CAN": "MC1", "EU": "MC1", "CHN": "MC1", "USA": "U3 U3 U3"},
        rigs={1: "MC1"},
        lobby={"USA-1": 2, "USA-3": 1},
        conflict={"USA": "CAN"},
    )
    table.play("do sail", *["from U3", "to MC1"] * 3)
    assert table.why_not("attack MC1") == (
        "Ships of the nation in control are there: fight them first."
    )
    table.play("fight MC1", "whom CAN")
    assert table.ships("MC1") == {"EU": 1, "USA": 2, "CHN": 1}
    assert table.at("MC1")["defence"] == 2  # legal, and a neutral European ship
    assert table.why_not("attack MC1") == "Too few ships are there to attack that platform."
    table.play("done")
    assert table.at("MC1")["platform"] == 1
    assert table.at("MC1")["control"] == "CAN"


def test_three_ships_destroy_a_legal_platform_beside_a_neutral_ship() -> None:
    table = arranged(
        ships={"EU": "C1", "USA": "U3 U3 U3"},
        rigs={1: "C1"},
        lobby={"USA-1": 2, "USA-3": 1},
        conflict={"USA": "CAN"},
    )
    table.play("do sail", *["from U3", "to C1"] * 2)
    assert "attack C1" not in table.options()
    table.play("from U3", "to C1", "attack C1")
    assert table.at("C1")["platform"] is None
    assert table.why_not("from C1") == (
        "Nobody moves after a fight, or after an attack that followed a move."
    )


def test_a_ship_sails_one_area_by_edge_or_corner() -> None:
    table = arranged(ships={"NOR": "N2"}, lobby={"NOR-1": 1, "USA-3": 1}).play("do sail")
    assert table.play("from N2").options("to") == ["MN", "MR1", "N1", "R1"]
    assert table.why_not("to IN") == "That area is not next to where the ship is."
    table.play("to MR1")
    assert table.options() == ["done"]
    assert table.why_not("from MR1") == "All its ships there have moved already; each moves once."


def test_own_areas_protected_platforms_and_peaceful_countries_are_not_attacked() -> None:
    table = arranged(
        ships={"RUS": "R1 N2 IN U1", "USA": "U1"},
        rigs={1: "R1 N2 IN", 2: "U1"},
        guards={"IN": (1, "EU")},
        conflict={"RUS": "USA"},
        lobby={"RUS-1": 2},
    ).play("do sail")
    assert table.options("attack") == []
    assert (
        table.why_not("attack R1")
        == "A country does not attack platforms in areas that it controls."
    )
    assert "not in conflict" in (table.why_not("attack N2") or "")
    assert table.why_not("attack IN") == "A lobbyist protects that platform."
    assert "fight them first" in (table.why_not("attack U1") or "")
    assert table.why_not("attack E1") == "There is no platform."
    assert table.why_not("done") == "At least one ship must move, fight or attack a platform first."


def test_a_legal_platform_falls_to_two_ships_of_a_country_in_conflict() -> None:
    table = arranged(
        ships={"RUS": "U1 R3"}, rigs={2: "U1"}, conflict={"USA": "RUS"}, lobby={"RUS-1": 1}
    ).play("do sail")
    assert table.why_not("attack U1") == "Too few ships are there to attack that platform."
    table.play("from R3", "to U1", "attack U1")
    assert table.events("destroyed") == ["destroyed nation=RUS area=U1 seat=1"]


def test_under_law_c_a_ship_that_is_alone_takes_control_at_once() -> None:
    table = arranged(law="C", ships={"RUS": "MR1"}, rigs={2: "MR2"}, lobby={"RUS-1": 1})
    table.play("do sail", "from MR1", "to MR2")
    assert table.at("MR2")["control"] == "RUS"
    assert table.at("MR2")["platform"] is None
    assert table.at("MR1")["control"] == "RUS"  # kept without ships
    assert table.events("controlled", "expelled") == [
        "expelled nation=RUS area=MR2 seat=1",
        "controlled nation=RUS area=MR2",
    ]


# Reassignment


def test_a_lobbyist_stays_on_two_or_moves_there() -> None:
    table = arranged(lobby={"RUS-2": 1, "NOR-3": 1, "USA-1": 2, "CAN-1": 2, "CAN-2": 3})
    assert table.why_not("to-two") == "It is on space 2 already."
    table.play("stay")
    assert table.why_not("stay") == "Only the lobbyist on space 2 can stay where it is."
    table.play("to-two")
    assert (table.on("RUS-2"), table.on("NOR-2"), table.on("NOR-3")) == (1, 1, None)
    assert table.why_not("to-two") == "Space 2 is taken."


def test_a_subsidy_comes_from_the_treasury() -> None:
    table = arranged(
        lobby={"RUS-1": 1, "NOR-1": 2, "CAN-1": 2, "USA-1": 1},
        money=[3, 0, 0],
        treasury={"RUS": 2, "NOR": 1, "CAN": 0},
    )
    table.play("subsidy", "subsidy")
    assert table.money() == [4, 1, 0]  # Norway had only one of the two dollars
    assert table.why_not("subsidy") == "The country’s treasury is empty."


def test_protection_lasts_until_the_countrys_actions_of_the_next_round_are_over() -> None:
    table = arranged(
        lobby={"RUS-1": 1, "NOR-1": 2, "USA-1": 3, "USA-2": 1}, rigs={2: "N1"}, ships={"USA": "N1"}
    )
    table.play("protect", "guard N1")
    assert (table.at("N1")["guard"], table.at("N1")["guard from"]) == (1, "RUS")
    assert "protect" not in table.options()
    table.play("do taxes", "home", "home", "sell 0")
    assert table.view()["round"] == 4
    while table.asked().startswith("invest"):
        table.play("invest 12" if "invest 12" in table.options() else "pass")
    table.play("lobby RUS-3")
    assert table.at("N1")["guard"] == 1
    table.play("home")
    assert table.at("N1")["guard"] is None


def test_nothing_to_protect_is_no_reassignment() -> None:
    table = arranged(lobby={"RUS-1": 1})
    assert table.why_not("protect") == "There is no platform without protection."
    table = arranged(lobby={"RUS-1": 1}, rigs={1: "R1 R2"}, guards={"R1": (2, "EU")})
    table.play("protect")
    assert table.options("guard") == ["R2"]
    assert table.why_not("guard R1") == "A lobbyist protects that platform."
    assert table.why_not("guard R3") == "There is no platform."


# Production


def test_example_of_a_sale_with_gas_where_the_rulebook_says_oil() -> None:
    table = arranged("sale", rigs={1: "N1 N2 E1 U1 R1 R3 C3"}, money=[0, 0, 0])
    assert table.seat(1)["goods"] == {"gas": 4, "oil": 2, "rock": 1}
    assert table.seat(1)["sale"][2] == 15
    table.play("sell 2")
    assert (table.seat(1)["points"], table.money()[0]) == (15, 2)
    assert scoring.points_for(2, 2, 1) == 15  # two gas sold: the erratum
    assert scoring.points_for(4, 0, 1) == 11  # two oil sold, as printed


@pytest.mark.parametrize(
    ("goods", "points"),
    [((1, 1, 1), 10), ((1, 1, 0), 5), ((3, 0, 0), 6), ((2, 2, 1), 15), ((0, 1, 4), 11)],
)
def test_goods_bring_ten_five_and_two(goods: tuple[int, int, int], points: int) -> None:
    assert scoring.points_for(*goods) == points


def test_no_other_split_of_the_goods_brings_more_points() -> None:
    for gas in range(7):
        for oil in range(6):
            for rock in range(5):
                for units in range(gas + oil + rock + 1):
                    best = max(
                        scoring.points_for(gas - g, oil - o, rock - units + g + o)
                        for g in range(min(gas, units) + 1)
                        for o in range(min(oil, units - g) + 1)
                        if 0 <= units - g - o <= rock
                    )
                    assert scoring.points_after_selling(gas, oil, rock, units) == best


def test_goods_are_sold_from_the_start_player_on() -> None:
    table = arranged("sale", first=2, rigs={1: "N1", 2: "R1", 3: "U1"})
    assert table.asked() == "sell-how-much 2"
    table.play("sell 1")
    assert table.asked() == "sell-how-much 3"
    assert table.why_not("sell 2") == "You have not produced so much."


# Phase 8


def test_the_rightmost_of_each_row_keeps_influence() -> None:
    table = arranged(
        "sale",
        boxes={
            "RUS build": 1,
            "RUS ships": 2,
            "EU diplomacy": 3,
            "EU build": 1,
            "USA unrest": 1,
            "USA taxes": 2,
            "USA sail": 3,
            "CAN unrest": 2,
        },
        lobby={"CAN-2": 1},
        round=3,
    )
    assert (table.on("RUS-1"), table.on("EU-1"), table.on("USA-3")) == (2, 3, 3)
    assert (table.on("CAN-3"), table.on("CAN-2"), table.on("USA-1")) == (2, 1, None)
    assert table.hands() == [3, 2, 2]


def test_who_would_keep_which_space_is_shown() -> None:
    table = arranged(lobby={"USA-1": 1, "USA-2": 2, "USA-3": 3}).play("do ships")
    while table.asked().startswith("launch"):
        table.play("launch MU2")
    table.play("do taxes")
    assert (table.country("USA")["keeps 1"], table.country("USA")["keeps 3"]) == (1, 2)


# The end


@pytest.mark.parametrize(
    ("players", "ore", "areas", "points"),
    [
        (2, ROCK, "E2 IU C3", 15),
        (3, OIL, "R1 R3 U2 U3 C1", 50),
        (4, GAS, "N1 N2 U1 C2 E1", 35),
        (3, GAS, "N1 N2 U1 C2 E1 E3", 42),
        (3, OIL, "R1", 2),
        (3, ROCK, "C3 R2", 10),
        (2, ROCK, "IR2 IU IE E2 C3 R2", 66),
    ],
)
def test_examples_of_the_platform_table(players: int, ore: int, areas: str, points: int) -> None:
    table = arranged("sale", players=players, rigs={1: areas})
    assert table.p.worth_of(0, ore) == points


def test_example_of_the_final_score() -> None:
    table = arranged(
        "end",
        ships={"CHN": "POLE"},
        rigs={1: "N1 N2 U1 C2 E1 E3 R1 C3 R2"},
        track={"china-low": 1, "china-high": 1},
        money=[8, 0, 0],
        points=[67, 0, 0],
        round=6,
    )
    assert table.asked() == "over"
    parts = [points for _, points in table.p.tally(0)]
    assert parts == [67, 8, 20, 42, 2, 10]
    assert table.p.scores()[0] == 149
    assert table.p.winners() == [0]
    assert GAME.rules.endings[table.p.ending()] == "china at the pole"


def test_the_game_ends_after_nine_rounds() -> None:
    table = arranged("end", round=9, ships={"CHN": "IR3"})
    assert table.p.actor == nunatak.OVER
    assert GAME.rules.endings[table.p.ending()] == "nine rounds"


def test_treasuries_pay_three_two_and_one_while_they_can() -> None:
    table = arranged(
        "end",
        round=9,
        lobby={"RUS-1": 1, "RUS-2": 2, "RUS-3": 3, "USA-2": 2, "USA-3": 3},
        treasury={"RUS": 4, "USA": 9},
        money=[0, 0, 0],
    )
    assert table.money() == [3, 3, 1]
    assert table.country("USA")["treasury"] == 6


def test_lobbyists_in_the_country_at_the_pole_bring_ten_points_each() -> None:
    table = arranged(
        "end",
        round=9,
        ships={"CAN": "POLE"},
        lobby={"CAN-1": 1, "CAN-3": 1, "CAN-2": 2},
        treasury={"CAN": 0},
        money=[0, 0, 0],
    )
    assert table.p.scores() == [20, 10, 0]


def test_a_tie_is_shared() -> None:
    table = arranged("end", round=9, money=[5, 5, 3])
    assert table.p.winners() == [0, 1]


def test_the_example_of_a_round_in_the_rules_is_played_as_it_says() -> None:
    table = arranged(
        "invest",
        round=2,
        lobby={
            "EU-1": 1,
            "USA-3": 1,
            "RUS-1": 2,
            "USA-1": 2,
            "CAN-3": 2,
            "RUS-3": 3,
            "NOR-1": 3,
            "EU-3": 3,
        },
        ships={"CHN": "R3 BER", "CAN": "MC1", "USA": "MU2"},
        rigs={1: "N1"},
        money=[6, 7, 5],
    )
    table.play("invest 3", "invest china-low", "pass", "pass")
    assert table.asked() == "occupy 1"
    assert table.money() == [3, 6, 5]
    table.play("lobby CAN-1", "china-sail", "from R3", "to MR4", "done")
    table.play("home", "home", "home")  # Jonas and Aiko in Russia, Aiko in Norway
    assert table.asked() == "act 1"
    table.play("do diplomacy", "vote C", "home")
    assert table.view()["votes"] == {"A": 2, "B": 1, "C": 3}
    table.play("do build")
    assert {"C3", "MC1"} <= set(table.options("site"))
    table.play("site C3", "home", "home")
    assert table.money()[0] == 1
    assert table.country("CAN")["treasury"] == 3
    table.play("subsidy")
    assert table.view()["seats"][0]["sale"] == [5, 2, 0]
    table.play("sell 0")
    assert table.view()["round"] == 3
    assert table.view()["law"] == "A"
    assert (table.on("EU-1"), table.on("CAN-1")) == (1, 1)
    mira = table.seat(1)
    assert (mira["money"], mira["points"], mira["hand"]) == (2, 5, 2)
