"""Whoever wants what can't be had in Frozen Frontier is told which rule forbids it."""

import pytest

from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.rules import questions as asks
from tests.games.frozen_frontier.table import Table, bare


def subsidized(subsidy: str, table: Table) -> Table:
    """Return a table at which A has raised funds in Asahi and uses a subsidy."""
    others = [name for name in ("sub01", "sub02") if name != subsidy]
    table.give("A", carrier="asahi", corporation="nautilus").pool(subsidy, *others)
    return table.turn("A").play("land", "raise-funds", f"subsidize {subsidy}")


def landed(**things: object) -> Table:
    """Return a table at which A has landed in Asahi."""
    return bare(2).give("A", carrier="asahi", **things).turn("A").play("land")


def drafting(players: int = 2) -> Table:
    """Return a table at which corporations are chosen."""
    return Table(GAME.start(players, {"start": "drafted"})).play("first 1").chance()


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ("fly xingjing", "why-no-neighbour"),
        ("fly woolf", "why-no-such-city"),
        ("stop woolf", "why-no-such-city"),
        ("pass", ""),
    ],
)
def test_one_flies_to_neighbours_on_the_board(wanted: str, why: str) -> None:
    assert bare(2).give("A", carrier="asahi").turn("A").why_not(wanted) == why


def test_one_flies_on_only_with_a_qubit_for_the_city_one_passes() -> None:
    table = bare(2).give("A", carrier="asahi", corporation="nautilus").turn("A")
    table.play("fly tenkyo")
    assert {"fly xingjing", "stop xingjing"} <= set(table.options())
    table.give("A", qubits=0)
    assert table.options() == ["land"]
    assert table.why_not("fly xingjing") == table.why_not("stop xingjing") == "why-no-tax"


def test_the_main_action_waits_for_the_move() -> None:
    table = bare(2).turn("A")
    assert table.asked() == "deploy-where A"
    for wanted in (
        "build factory",
        "raise-funds",
        "settle factory-1",
        "collect-basic",
        "play p001",
    ):
        assert table.why_not(wanted) == "why-move-first"
    table = bare(2).give("A", carrier="asahi").turn("A")
    assert table.why_not("collaborate") == "why-move-first"


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ("settle factory-1", "why-collaborate-first"),
        ("operate factory-1", "why-collaborate-first"),
        ("collect-basic", "why-collaborate-first"),
        ("play p001", "why-building-first"),
        ("cash sub01", "why-subsidy-later"),
        ("stop tenkyo", "why-has-moved"),
        ("fly tenkyo", "why-has-moved"),
        ("land", "why-has-moved"),
        ("pass", ""),
    ],
)
def test_whoever_points_at_a_part_of_an_action_is_told_what_comes_first(
    wanted: str, why: str
) -> None:
    assert landed().why_not(wanted) == why


def test_colonists_are_settled_before_spots_are_used() -> None:
    table = bare(2).give("A", carrier="asahi", engineers=1).build("B", "asahi", "factory")
    table.turn("A").play("land", "collaborate")
    assert table.why_not("collect-basic") == "why-settling-first"
    table.play("done")
    assert table.asked() == "use-spot A"
    assert table.why_not("settle factory-1") == "why-spots-now"


def test_a_carrier_starts_on_the_board() -> None:
    table = bare(2)
    assert table.asked() == "deploy-where A"
    assert table.why_not("deploy woolf") == "why-no-such-city"
    assert table.why_not("fly asahi") == ""


def test_only_a_card_in_hand_that_fits_is_played() -> None:
    table = landed(hand=["p037", "p001"], store={"aerogel": 1}).play("build research-station")
    assert table.why_not("play p001") == "why-card-does-not-match"
    assert table.why_not("play p002") == "why-not-in-hand"
    assert table.why_not("land") == ""


def test_a_project_goes_into_a_free_slot_or_in_place_of_another() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p037"], store={"aerogel": 1})
    free = Table(table.complete("A", "p001").p.copy())
    free.turn("A").play("land", "build research-station", "play p037")
    assert free.why_not("replace slot-1") == "why-slot-free"
    full = table.complete("A", "p001", "p002").turn("A")
    full.play("land", "build research-station", "play p037")
    assert full.why_not("complete") == "why-no-free-slot"
    assert full.why_not("replace slot-5") == "why-slot-locked"
    assert full.why_not("land") == ""


def test_a_subsidy_is_taken_from_the_pool() -> None:
    table = landed().pool("sub01", "sub02", "sub03").play("raise-funds")
    assert table.why_not("subsidize sub04") == "why-not-in-pool"
    assert table.why_not("cash sub05") == "why-not-in-pool"
    assert table.why_not("land") == ""


def test_a_colonist_settles_where_there_is_a_building_with_a_place_for_it() -> None:
    table = bare(2).give("A", carrier="asahi", engineers=2).build("B", "asahi", "factory")
    table.build("B", "asahi", "industrial-complex").turn("A").play("land", "collaborate")
    assert table.why_not("done") == "why-do-something"
    assert table.why_not("settle power-plant-1") == "why-no-building"
    assert table.why_not("settle training-center-1") == "why-no-building"
    assert table.why_not("settle factory-2") == "why-no-settling"
    table.play("settle industrial-complex-1")
    assert table.why_not("settle industrial-complex-2") == "why-one-a-building"
    assert table.why_not("land") == ""


def test_a_spot_is_used_where_somebody_works() -> None:
    table = bare(2).give("A", carrier="asahi", engineers=0).build("B", "asahi", "factory")
    table.build("A", "asahi", "industrial-complex").settle("asahi", "industrial-complex-1")
    table.cover("asahi", "basic").turn("A").play("land", "collaborate")
    assert table.asked() == "use-spot A"
    assert table.why_not("done") == "why-do-something"
    assert table.why_not("collect-basic") == "why-no-basic"
    assert table.why_not("operate training-center-1") == "why-no-building"
    assert table.why_not("operate factory-1") == "why-spot-closed"
    table.give("A", store=dict.fromkeys(("aerogel", "energy", "regolith", "helium"), 4))
    assert table.why_not("operate industrial-complex-1") == "why-no-operating"
    assert table.why_not("land") == ""


def test_only_a_used_spot_is_cleared() -> None:
    table = bare(2).build("B", "asahi", "factory", "industrial-complex")
    table.settle("asahi", "factory-1", "industrial-complex-1").cover(
        "asahi", "factory-1", "industrial-complex-1"
    )
    subsidized("sub15", table)
    assert table.why_not("done") == "why-do-something"
    assert table.why_not("refresh power-plant-1") == "why-not-covered"
    assert table.why_not("land") == ""
    table.play("refresh factory-1", "done")
    assert table.city("asahi")["buildings"]["industrial-complex"]["spots"][0]["covered"]


def test_resources_are_received_where_there_is_room() -> None:
    table = subsidized("sub05", bare(2).give("A", store={"aerogel": 4}))
    assert table.why_not("take aerogel") == "why-storage-full"
    assert table.why_not("land") == ""


def test_only_what_one_has_is_exchanged_and_for_what_there_is_room() -> None:
    table = subsidized("sub16", bare(2).give("A", store={"aerogel": 4, "helium": 1}))
    assert table.why_not("give energy") == "why-no-such-resource"
    table.play("give helium")
    assert table.why_not("take aerogel") == "why-storage-full"


def test_nothing_is_exchanged_if_there_is_room_for_nothing_else() -> None:
    table = bare(2).give("A", store={"aerogel": 4, "energy": 4, "regolith": 4, "helium": 4})
    table.give("A", carrier="asahi").pool("sub16", "sub01", "sub02").turn("A")
    table.play("land", "raise-funds", "subsidize sub16")
    assert table.asked() != "give-what A"


def test_only_what_one_has_is_paid() -> None:
    table = subsidized("sub14", bare(2).give("A", store={"aerogel": 1, "helium": 1}))
    assert table.why_not("pay energy") == "why-no-such-resource"
    assert table.why_not("land") == ""


def test_an_ability_is_used_when_what_it_waits_for_has_happened() -> None:
    table = bare(2).papers().study("A", "r1-03").give("A", corporation="nautilus")
    table.give("A", store={"energy": 3}).income()
    assert table.asked() == "use-ability A"
    assert table.why_not("use corporation") == "why-not-triggered"
    table.give("A", qubits=0, store={"energy": 4})
    assert table.why_not("use research-1") == "why-no-use"
    assert table.why_not("land") == ""


def test_a_contract_is_kept_and_put_under_the_deck_from_those_that_were_shown() -> None:
    table = subsidized("sub08", bare(2, choose_contracts=True)).play("draw-three").chance()
    shown = table.options("retain")
    other = next(f"c{n:02}" for n in range(1, 41) if f"c{n:02}" not in shown)
    assert table.why_not(f"retain {other}") == "why-not-shown"
    table.play(f"retain {shown[0]}")
    assert table.why_not(f"put-under {shown[0]}") == "why-not-shown"
    assert table.why_not("land") == ""


def test_of_two_contracts_the_one_that_is_not_kept_goes_under_the_deck() -> None:
    table = bare(2, choose_contracts=True).papers(*[f"c{n:02}" for n in range(1, 39)])
    subsidized("sub08", table).play("draw-three").chance()
    assert table.options() == ["retain c39", "retain c40"]
    table.play("retain c40")
    assert table.view("A")["contracts"]["under"] == [["c39", 1]]
    assert table.view("B")["contracts"]["under"] == []


def test_when_the_deck_is_used_up_a_contract_from_under_it_is_drawn() -> None:
    table = bare(2, choose_contracts=True).papers(*[f"c{n:02}" for n in range(1, 39)])
    subsidized("sub08", table).play("draw-three").chance().play("retain c40")
    subsidized("sub08", table).chance()
    assert table.seat("A")["contracts"] == ["c39", "c40"]
    assert table.view()["contracts"]["deck"] == 0


def test_a_program_is_chosen_from_what_lies_there() -> None:
    table = landed(hand=["p037"], store={"aerogel": 1}, science=1)
    table.play("build research-station", "play p037").chance()
    assert table.asked() == "choose-program A"
    there = table.options("study")
    other = next(f"r1-{n:02}" for n in range(1, 11) if f"r1-{n:02}" not in there)
    assert table.why_not(f"study {other}") == "why-not-in-stack"
    assert table.why_not("land") == ""


def test_a_token_goes_to_a_neighbouring_city() -> None:
    table = bare(2).give("A", carrier="asahi")
    table.p.ask(asks.CONNECT_WHERE, 0)
    table.p.settle()
    assert table.why_not("connect xingjing") == "why-no-neighbour"
    assert table.why_not("land") == ""


def test_a_contract_of_the_pool_is_shipped_by_who_can_pay_it() -> None:
    table = bare(2).papers("c04", "c06").give("A", store={"helium": 1}).income()
    assert table.asked() == "fulfil-scheduled A"
    assert table.why_not("fulfil c06") == "why-cannot-ship"
    assert table.why_not("fulfil c01") == "why-no-such-contract"
    assert table.why_not("land") == ""


def test_a_contract_in_hand_is_shipped_by_who_can_pay_it() -> None:
    table = bare(2).papers().give("A", papers=["c04", "c06"], store={"helium": 1}).income()
    assert table.asked() == "fulfil-unscheduled A"
    assert table.why_not("fulfil c06") == "why-cannot-ship"
    assert table.why_not("fulfil c01") == "why-no-such-contract"
    assert table.why_not("land") == ""


def test_one_leads_a_corporation_that_is_offered() -> None:
    table = drafting()
    assert table.asked() == "choose-corporation B"
    offered = table.options("incorporate")
    other = next(
        name
        for name in ("outerspacez", "melange", "borealis", "nautilus", "meridian", "helix")
        if name not in offered
    )
    assert table.why_not(f"incorporate {other}") == "why-not-offered"
    assert table.why_not("land") == ""


def test_one_keeps_a_project_of_the_packet() -> None:
    table = drafting()
    while not table.asked().startswith("keep-project"):
        table.play(table.options()[0]).chance()
    other = next(f"p{n:03}" for n in range(1, 41) if f"p{n:03}" not in table.options("keep"))
    assert table.why_not(f"keep {other}") == "why-not-in-packet"
    assert table.why_not("land") == ""
