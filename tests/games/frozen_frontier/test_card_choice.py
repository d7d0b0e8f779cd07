"""What the page of Frozen Frontier offers to choose from: cards laid out, and the list."""

from typing import Any

import pytest

from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.rules import rows as at
from nunatak.games.frozen_frontier.rules.vocabulary import BUILDINGS, LARGE_FROM
from nunatak.scene.items import Plate, everything
from nunatak.scene.page import Option
from nunatak.scene.scene import Scene
from tests.games.frozen_frontier.table import Table, bare
from tests.games.frozen_frontier.test_scene import NAMES, in_asahi, item, options_on_board, shown

SMALL = BUILDINGS[: int(LARGE_FROM)]


def laid(scene: Scene, key: str) -> dict[str, Plate]:
    """Return the cards that are laid out, by name."""
    plate = item(scene, key)
    return {
        part.id.removeprefix(f"{key}."): part
        for part in plate.parts
        if isinstance(part, Plate) and part.id.startswith(f"{key}.")
    }


def offered(scene: Scene) -> dict[str, Option]:
    """Return the list of what can be chosen, by the words of the vocabulary."""
    assert scene.prompt is not None
    return {
        GAME.text(each.option): each for each in scene.prompt.options if each.option is not None
    }


def drafting(players: int) -> Table:
    """Return a table at which corporations are chosen."""
    table = Table(GAME.start(players, {"start": "drafted"}))
    return (table.play("first 1") if players > 1 else table).chance()


def subsidized(subsidy: str, table: Table) -> Table:
    """Return a table at which A has raised funds in Asahi and uses a subsidy."""
    table.give("A", carrier="asahi", corporation="nautilus").pool(subsidy, "sub01", "sub02")
    return table.turn("A").play("land", "raise-funds", f"subsidize {subsidy}")


# Before the first turn


def test_corporations_are_laid_out_with_how_they_start_and_what_they_can_do() -> None:
    scene = shown(drafting(2), "B")
    cards = laid(scene, "corp")
    assert len(cards) == 3
    for name, card in cards.items():
        assert card.option == GAME.option(f"incorporate {name}")
        words = " ".join(part.text for part in everything(card.parts) if hasattr(part, "text"))
        assert "[qubit]" in words
        assert "[eng]" in words
        assert offered(scene)[f"incorporate {name}"].outcome[0].endswith(".")


def test_who_waits_sees_corporations_but_takes_none() -> None:
    scene = shown(drafting(2), "A")
    assert all(card.option is None for card in laid(scene, "corp").values())
    assert scene.prompt is not None
    assert scene.prompt.say == "Noor chooses a corporation."
    assert not scene.prompt.mine


@pytest.mark.parametrize(("players", "cards"), [(1, 8), (2, 4)])
def test_the_packet_is_laid_out_and_its_projects_can_be_kept(players: int, cards: int) -> None:
    table = drafting(players)
    while not table.asked().startswith("keep-project"):
        table.play(table.options()[0]).chance()
    scene = shown(table)
    assert {f"keep {name}" for name in laid(scene, "pick")} == set(table.options())
    assert len(laid(scene, "pick")) == cards
    assert options_on_board(scene) == set(table.p.options())
    note = item(scene, "pick.note").text
    assert note == ("" if players == 1 else "keep one, pass the others on")


def test_a_carrier_starts_where_a_project_lies_that_one_may_want() -> None:
    table = bare(2).lay("asahi", "p037")
    scene = shown(table)
    cards = laid(scene, "land")
    assert len(cards) == 8
    assert cards["asahi"].option == GAME.option("deploy asahi")
    assert item(scene, "land.asahi.t").text == "Reagent Rebate"
    assert item(scene, "land.tenkyo.x").text == "no project now"
    assert cards["tenkyo"].sum is None
    assert "Reagent Rebate" in offered(scene)["deploy asahi"].outcome[0]
    assert offered(scene)["deploy tenkyo"].outcome == ["no project now"]


def test_cities_say_which_cards_of_the_hand_can_be_completed_there() -> None:
    """Until the building stands; the map shows it dark, as the card does."""
    table = bare(2).give("A", hand=["p036", "p040", "p017"])
    scene = shown(table)
    rows = offered(scene)
    assert rows["deploy asahi"].outcome[1:] == ["your Sunrise Mesh and Monument Works fit here"]
    assert rows["deploy nova-york-city"].outcome[1:] == ["your Bulk Order fits here"]
    assert rows["deploy tenkyo"].outcome[1:] == []
    marked = {each.id for each in everything(scene.items) if each.id.endswith(".mine")}
    assert marked == {
        "asahi.transport-hub.mine",
        "asahi.mining-site.mine",
        "nova-york-city.factory.mine",
    }
    scene = shown(table.build("B", "asahi", "transport-hub"))
    assert offered(scene)["deploy asahi"].outcome[1:] == ["your Monument Works fits here"]


def test_before_there_are_cities_the_page_says_that_it_begins() -> None:
    table = Table(GAME.start(2, {"sets": "drawn"}))
    assert item(shown(table), "begin.title").text
    assert item(shown(table, None), "begin.note").text


# In a turn


def test_flying_on_costs_a_qubit_and_stopping_brings_a_project() -> None:
    table = bare(2).give("A", carrier="asahi", corporation="nautilus").lay("tenkyo", "p037")
    table.turn("A")
    at_home = offered(shown(table))
    assert not any("−1" in line for line in at_home["stop tenkyo"].outcome)
    assert at_home["land"].label == "Stay in Asahi"
    assert at_home["fly tenkyo"].group == "past"
    assert at_home["fly tenkyo"].label == "Tenkyo, then Xingjing or Sol Angeles"
    table.play("fly tenkyo")
    away = offered(shown(table))
    assert away["land"].label == "Stop in Tenkyo"
    assert any("−1[qubit" in line for line in away["stop xingjing"].outcome)
    assert "Reagent Rebate" in away["land"].outcome[0]


def test_a_click_on_a_city_next_door_is_to_stop_there_and_its_arrow_to_fly_on() -> None:
    table = bare(2).give("A", carrier="asahi", corporation="nautilus").turn("A")
    scene = shown(table)
    assert item(scene, "city.tenkyo").option == GAME.option("stop tenkyo")
    assert item(scene, "tenkyo.on").option == GAME.option("fly tenkyo")
    assert item(scene, "city.asahi").option == GAME.option("land")


def test_buildings_that_complete_a_card_are_listed_first() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p040"], qubits=9)
    table.give("A", store={"aerogel": 4, "energy": 4, "regolith": 4}).turn("A").play("land")
    assert [name for name in offered(shown(table)) if name.startswith("build")] == [
        "build mining-site",
        "build transport-hub",
        "build factory",
        "build research-station",
        "build training-center",
        "build industrial-complex",
    ]


def test_a_card_that_is_completed_says_so_before_it_is_played() -> None:
    table = in_asahi(hand=["p037", "p038"], store={"aerogel": 1}, qubits=5)
    rows = offered(shown(table.play("build research-station")))
    assert rows["play p037"].value == "completes"
    assert rows["play p038"].value == "then a subsidy"
    assert "Asahi" in rows["play p038"].outcome[0]


def test_who_may_complete_a_project_reads_what_it_will_do() -> None:
    table = in_asahi(hand=["p037"], store={"aerogel": 1}, qubits=5)
    rows = offered(shown(table.play("build research-station", "play p037")))
    assert rows["complete"].outcome[0].endswith(".")
    assert rows["decline"].group == "end"


def test_a_project_that_is_given_up_is_named() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p037"], store={"aerogel": 1})
    table.complete("A", "p001", "p002").turn("A")
    scene = shown(table.play("land", "build research-station", "play p037"))
    rows = offered(scene)
    assert rows["replace slot-1"].label == "In place of Pacific Gateway"
    assert item(scene, "slot.1").option == GAME.option("replace slot-1")
    assert item(scene, "slot.2").option == GAME.option("replace slot-2")


def test_abilities_to_use_are_named_and_lie_on_their_cards() -> None:
    table = bare(2).papers().study("A", "r1-03").give("A", corporation="nautilus")
    scene = shown(table.give("A", store={"energy": 3}).income())
    row = offered(scene)["use research-1"]
    assert row.label == "Compact Reactors"
    assert row.outcome[0].endswith(".")
    assert item(scene, "place.research-1").option == row.option
    assert offered(scene)["refuse"].group == "end"


def test_each_subsidy_has_two_halves() -> None:
    table = in_asahi().pool("sub01", "sub05", "sub08").play("raise-funds")
    scene = shown(table)
    assert scene.prompt is not None
    groups = {group.id: group for group in scene.prompt.groups}
    assert list(groups) == ["sub01", "sub05", "sub08"]
    rows = offered(scene)
    for name in groups:
        assert rows[f"subsidize {name}"].group == rows[f"cash {name}"].group == name


def test_settling_says_whose_building_it_is_and_what_it_makes_usable() -> None:
    table = bare(3).give("A", carrier="asahi", engineers=1, scientists=1)
    table.build("B", "asahi", "industrial-complex").turn("A").play("land", "collaborate")
    scene = shown(table)
    row = offered(scene)["settle industrial-complex-1"]
    assert "Noor" in row.outcome[0]
    assert "[aerogel|aerogel]" in row.outcome[1]
    assert row.value == "+1[vp|point]"
    assert item(scene, "st.asahi.industrial-complex.space1").option == row.option


def test_spots_say_what_they_give() -> None:
    table = bare(3).give("A", carrier="asahi").build("B", "asahi", "industrial-complex")
    table.settle("asahi", "industrial-complex-1").turn("A").play("land", "collaborate")
    rows = offered(shown(table))
    assert rows["operate industrial-complex-1"].value == "+1[aerogel|aerogel]"
    assert rows["collect-basic"].value.startswith("+1[")


def test_a_laboratory_says_what_it_does() -> None:
    labs = [
        (city, building)
        for city, part in bare(4).view()["cities"].items()
        for building, slot in part["buildings"].items()
        if slot["lab"] is not None and any(spot["gives"] == "lab" for spot in slot["spots"])
    ]
    city, building = labs[0]
    table = bare(4).build("B", city, building)
    spots = table.city(city)["buildings"][building]["spots"]
    n = next(i for i, spot in enumerate(spots) if spot["gives"] == "lab")
    table.settle(city, f"{building}-{spots[n]['space']}")
    table.give("A", carrier=city, store={"aerogel": 2, "energy": 2, "regolith": 2})
    table.turn("A").play("land", "collaborate")
    row = offered(shown(table))[f"operate {building}-{n + 1}"]
    assert row.icon == "lab"
    assert row.value not in ("", "+1[lab]")


def test_a_used_spot_that_is_cleared_is_shown_as_such() -> None:
    table = bare(3).build("B", "asahi", "industrial-complex")
    table.settle("asahi", "industrial-complex-1").cover("asahi", "industrial-complex-1")
    rows = offered(shown(subsidized("sub15", table)))
    assert rows["refresh industrial-complex-1"].value == "[refresh]"


def test_resources_say_how_many_one_has_and_lie_on_the_storage() -> None:
    table = subsidized("sub05", bare(2).give("A", store={"aerogel": 3}))
    scene = shown(table)
    rows = offered(scene)
    assert rows["take aerogel"].outcome == ["3 of 4 in storage"]
    assert item(scene, "store.aerogel.0.g").option == rows["take aerogel"].option
    table = subsidized("sub14", bare(2).give("A", store={"aerogel": 3, "energy": 1}))
    scene = shown(table)
    assert item(scene, "store.aerogel.1.g").option == GAME.option("pay aerogel")
    assert options_on_board(scene) == set(table.p.options())


def test_engineers_to_retrain_are_counted_and_can_be_pointed_at() -> None:
    table = subsidized("sub12", bare(3).give("A", engineers=2))
    scene = shown(table)
    assert offered(scene)["retrain 2"].value == "2[eng]→[sci]"
    assert item(scene, "supply.engineers.act").options == table.p.options()


def test_programs_to_choose_from_are_laid_out() -> None:
    table = in_asahi(hand=["p037"], store={"aerogel": 1}, science=1, qubits=5)
    table.play("build research-station", "play p037").chance()
    scene = shown(table)
    assert {f"study {name}" for name in laid(scene, "study")} == set(table.options())
    assert offered(scene)[table.options()[0]].outcome[0].endswith(".")
    assert "study" not in {each.id for each in shown(table, "B").items}


def test_three_contracts_are_laid_out_for_who_has_drawn_them_only() -> None:
    table = subsidized("sub08", bare(2, choose_contracts=True)).play("draw-three").chance()
    scene = shown(table)
    assert {f"retain {name}" for name in laid(scene, "drawn")} == set(table.options())
    kept = table.options("retain")[0]
    table.play(f"retain {kept}")
    assert {f"put-under {name}" for name in laid(shown(table), "drawn")} == set(table.options())
    assert "drawn" not in {each.id for each in shown(table, "B").items}


@pytest.mark.parametrize(
    ("store", "qubits", "words"),
    [
        ({"helium": 1}, 9, "You lack [helium]"),
        ({"helium": 2}, 2, "and 2[qubit] to cover their places"),
        ({"helium": 2}, 1, "Needs 2[qubit], you have 1"),
    ],
)
def test_a_contract_of_the_pool_says_what_is_missing(
    store: dict[str, int], qubits: int, words: str
) -> None:
    table = bare(2).papers("c04", "c06").give("A", store=store, qubits=qubits).income()
    scene = shown(table)
    assert set(laid(scene, "ship")) == {"c04", "c06"}
    assert item(scene, "ship.c06.n").text == words
    assert (laid(scene, "ship")["c06"].option is not None) == words.endswith("places")


def test_a_contract_that_takes_anything_says_how_much_is_missing() -> None:
    table = bare(2).papers("c04", "c03").give("A", store={"helium": 1}).income()
    assert item(shown(table), "ship.c03.n").text == "You lack [any][any]"


def test_contracts_in_hand_are_laid_out_when_they_can_be_shipped() -> None:
    table = bare(2).papers().give("A", papers=["c04", "c06"], store={"helium": 1}).income()
    scene = shown(table)
    assert set(laid(scene, "ship")) == {"c04", "c06"}
    row = offered(scene)["fulfil c04"]
    assert "[vp]" in row.value
    assert laid(scene, "ship")["c04"].option == row.option


# What is explained


def test_a_building_that_stands_is_explained_by_its_owner_and_its_laboratory() -> None:
    table = in_asahi(industry=1).build("B", "asahi", "factory")
    assert item(shown(table), "st.asahi.factory").sum.rows == [("Built by", "Noor")]
    free = item(shown(table), "st.asahi.research-station").sum
    assert len(free.rows) > 1
    assert free.note.startswith("Costs ")


def test_a_city_says_who_controls_it_and_what_that_brings() -> None:
    table = bare(3).build("A", "asahi", "factory").build("B", "asahi", "industrial-complex")
    table.tax("asahi", 2).connect("B", "asahi", 2)
    city = item(shown(table), "city.asahi")
    assert "Noor" in city.sum.note
    assert city.sum.total[1] == "2"
    assert item(shown(table), "asahi.chip.B").count == 2


def test_everybody_s_board_is_explained_with_points_by_category() -> None:
    table = bare(2).complete("B", "p001").give("B", penalties=1, carrier="asahi")
    seen: dict[str, Any] = {each.id: each for each in everything(shown(table).items)}
    rows = dict(seen["ship.B"].sum.rows)
    assert any("Pacific Gateway" in key for key in rows)
    assert "-5" in rows.values()
    assert seen["ship.B"].sum.title == NAMES[1]


def test_alone_the_end_compares_both_scores() -> None:
    for points, words in ((200, "Ines has beaten AISAAC"), (0, "AISAAC ")):
        table = bare(1).papers().give("A", points=points).income(round=3).chance()
        assert table.asked() == "over"
        over = shown(table).over
        assert over is not None
        assert words in over.say
        assert [result.place for result in over.results] == [1, 2]
        assert (over.results[0].name == "Ines") == (points > 0)


def test_on_a_small_screen_many_pieces_of_a_city_are_counted() -> None:
    few = bare(3).connect("A", "asahi", 2).connect("B", "asahi", 1)
    many = bare(3).connect("A", "asahi", 3).connect("B", "asahi", 2)
    assert item(shown(few), "asahi.council").tall.text.count("[seat-a") == 2
    assert item(shown(many), "asahi.council").tall.text.endswith("]2")


def test_without_a_miniature_nothing_is_built_and_the_page_says_so() -> None:
    table = in_asahi(hand=["p053"], store={"energy": 1}, qubits=5)
    row = table.row("A")
    for city in [name for name in table.view()["cities"] if name != "asahi"]:
        small = [b for b in table.city(city)["buildings"] if b in SMALL]
        for building in small:
            if table.p.own[row + at.SMALL] > 0:
                table.build("A", city, building)
    assert item(shown(table), "st.asahi.factory").why == "No such building left"
    assert "build factory" not in table.options()


def test_a_subsidy_that_can_only_be_cashed_in_says_why() -> None:
    table = in_asahi(qubits=0).pool("sub11", "sub01", "sub05").play("raise-funds")
    table.give("A", qubits=0)
    scene = shown(table)
    assert scene.prompt is not None
    barred = [each for each in scene.prompt.options if each.option is None]
    assert [each.group for each in barred] == ["sub11"]
    assert barred[0].why.startswith("You can’t pay")
