"""Corners of Frozen Frontier's rulings: where one thing meets another."""

import pytest

from nunatak.games.frozen_frontier.rules import rows as at
from nunatak.games.frozen_frontier.screen import effect_words
from tests.games.frozen_frontier.table import Table, bare, ready


def test_the_stack_is_shorter_in_the_first_round_only() -> None:
    table = ready(2)
    stacks: dict[int, int] = {}
    while table.asked() != "over":
        view = table.view()
        stacks.setdefault(view["round"], view["subsidies"]["stack"])
        table.play(table.options()[-1])
    assert stacks == {1: 4, 2: 6, 3: 6}


# Flying


def flying(**things: object) -> Table:
    """Return a table where A leaves Space Francisco without an ability for it."""
    table = bare(2).give("A", carrier="space-francisco", corporation="nautilus", **things)
    return table.turn("A")


def test_no_city_is_met_twice_on_a_way() -> None:
    table = flying().play("fly sol-angeles", "fly star-vegas")
    assert table.why_not("fly sol-angeles") == "why-been-there"
    table.play("fly nova-york-city")
    assert table.options() == ["land", "stop yuehai", "fly yuehai"]
    assert table.why_not("fly space-francisco") == "why-been-there"


def test_without_a_qubit_one_lands_in_the_next_city() -> None:
    assert flying(qubits=0).play("stop sol-angeles").asked() == "act A"


# Settling and storing


def test_one_action_settles_one_colonist_in_a_building() -> None:
    table = bare(2).give("A", carrier="tenkyo", engineers=3).build("B", "tenkyo", "mining-site")
    table.turn("A").play("land", "collaborate", "settle mining-site-1")
    assert table.asked() == "use-spot A"


def test_a_full_storage_collects_nothing() -> None:
    table = bare(2).give("A", carrier="tenkyo", store={"helium": 4})
    table.build("A", "tenkyo", "helium-facility").settle("tenkyo", "helium-facility-1")
    table.turn("A").play("land", "collaborate")
    assert table.options() == ["collect-basic"]
    table.give("A", store={"helium": 4, "regolith": 4}).turn("A").play("land")
    assert table.options() == ["raise-funds"]
    assert table.why_not("collaborate") == "why-nothing-to-do"


# Abilities


def test_an_effect_brings_what_there_is_room_for() -> None:
    table = bare(2).give("A", carrier="nova-york-city", hand=["p017"])
    table.give("A", store={"aerogel": 4, "energy": 1}).turn("A")
    table.play("land", "build factory", "play p017", "complete", "use slot-1")
    store = table.seat("A")["store"]
    assert store == {"aerogel": 4, "energy": 1, "regolith": 1, "helium": 0}
    assert table.seat("A")["qubits"] == 10 - 1 + 3


def test_two_cards_that_work_once_a_turn_work_once_each() -> None:
    table = bare(2).give("A", carrier="tenkyo", engineers=2, corporation="borealis")
    table.study("A", "r1-10").complete("A", "p029")
    table.build("A", "tenkyo", "power-plant").build("B", "tenkyo", "factory").turn("A")
    table.play("land", "collaborate", "settle power-plant-1", "settle factory-1")
    assert table.seat("A")["points"] == 1 + 1 + 1
    assert table.seat("A")["qubits"] == 10 + 2


def test_a_card_that_was_replaced_does_not_count_the_completion() -> None:
    table = bare(3).give("A", carrier="woolf", hand=["p042"], store={"aerogel": 1})
    table.complete("A", "p045", "p001").turn("A")
    table.play("land", "build research-station", "play p042", "replace slot-1")
    assert table.seat("A")["qubits"] == 10 - 1
    assert table.seat("A")["slots"][:2] == ["p042", "p001"]


def test_resources_of_income_set_off_nothing_that_works_once_a_turn() -> None:
    table = bare(2).papers().complete("A", "p007").study("A", "r1-03").income()
    assert table.seat("A")["store"]["energy"] == 1
    assert table.seat("A")["qubits"] == 10 + 1


# The end of a round


@pytest.mark.parametrize(
    ("helium", "qubits", "shipped"), [(3, 5, 2), (1, 5, 1), (2, 1, 1), (2, 0, 0), (0, 5, 0)]
)
def test_helium_is_shipped_as_far_as_it_can_be(helium: int, qubits: int, shipped: int) -> None:
    table = bare(2).papers().give("A", qubits=qubits, store={"helium": helium})
    table.give("A", corporation="nautilus").income(round=3)
    assert table.seat("A")["store"]["helium"] == helium - shipped
    assert table.seat("A")["qubits"] == qubits - shipped
    assert table.seat("A")["penalties"] == 2 - shipped


def test_no_colonists_come_after_the_last_round() -> None:
    table = bare(2).papers().give("A", industry=12, science=12).income(round=3).chance()
    assert table.asked() == "over"
    assert (table.seat("A")["engineers"], table.seat("A")["scientists"]) == (0, 0)


def test_contracts_run_out() -> None:
    table = bare(2).papers(*[f"c{n:02}" for n in range(1, 39)])
    table.income().chance()
    assert len(table.view()["contracts"]["pool"]) == 40
    assert table.view()["contracts"]["deck"] == 0
    assert table.view()["round"] == 2


# Points


def test_a_city_with_nothing_in_it_is_nobody_s() -> None:
    table = bare(2)
    assert all(city["control"] == [] for city in table.view()["cities"].values())
    assert table.seat("A")["known points"]["control"] == 0


def test_penalties_can_be_ignored_by_who_studied_how() -> None:
    table = bare(2).give("A", penalties=3)
    assert table.seat("A")["known points"]["penalties"] == -15
    table.study("A", "r3-08")
    assert table.seat("A")["known points"]["penalties"] == 0
    assert table.seat("A")["known points"]["research"] == 4


# AISAAC


def commanded(table: Table, card: str) -> Table:
    """Return a solo game after A has raised funds and AISAAC has drawn a card."""
    table.give("A", carrier="asahi").turn("A").play("land", "raise-funds")
    cash = next(word for word in table.options() if word.startswith("cash"))
    table.play(cash)
    while table.asked() != "aisaac-card chance":
        table.play(table.options()[0])
    return table.play(f"command {card}")


def test_without_the_miniature_aisaac_goes_on_to_the_next_building() -> None:
    table = ready(1, "deploy tenkyo", aisaac="easy").give("Z", carrier="tenkyo")
    for city in ("space-francisco", "nova-york-city", "xingjing"):
        table.build("Z", city, "industrial-complex")
    for city in ("star-vegas", "yuehai", "tenkyo"):
        table.build("Z", city, "mining-site")
    commanded(table, "ai03")
    built = table.city("sol-angeles")["buildings"]
    assert built["mining-site"]["owner"] is None
    assert built["helium-facility"]["owner"] == "aisaac"


def test_without_a_token_aisaac_s_networking_only_takes_its_step() -> None:
    table = ready(1, "deploy tenkyo", aisaac="easy").give("Z", carrier="tenkyo")
    p = table.p
    p.own[at.AISAAC * at.OWN + at.TOKENS] = 0
    p.cities[at.MODULES] += 12 << (8 * at.AISAAC)
    commanded(table, "ai04")
    assert table.city("tenkyo")["modules"] == {}
    assert table.view()["aisaac"]["science"] == 1


def test_aisaac_settles_nobody_when_the_reserve_is_empty() -> None:
    table = ready(1, "deploy tenkyo", aisaac="easy").build("Z", "tenkyo", "factory")
    card = next(
        name
        for name, row in effect_words.rows().items()
        if row.get("action") == "settle" and row["move"] == "stay"
    )
    table.give("Z", carrier="tenkyo")
    table.give("A", engineers=table.seat("A")["engineers"] + table.p.engineers)
    commanded(table, card)
    assert table.p.engineers == 0
    assert table.events("aisaac-settled") == []
