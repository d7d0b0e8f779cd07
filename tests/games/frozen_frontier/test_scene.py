"""What the page shows of Frozen Frontier."""

from typing import Any

import pytest

from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.rules.vocabulary import PLACES
from nunatak.games.frozen_frontier.screen import effect_icons as signs
from nunatak.games.frozen_frontier.screen import effect_words
from nunatak.games.frozen_frontier.screen.pieces import meant
from nunatak.scene.items import Plate, Text, everything
from nunatak.scene.page import Option
from nunatak.scene.scene import Scene
from nunatak.scene.sight import Somebody
from tests.games.frozen_frontier.table import SEATS, Table, bare, ready

NAMES = ("Ines", "Noor", "Kolya", "Fulmar")


def shown(table: Table, letter: str | None = "A") -> Scene:
    """Return the page of a seat."""
    people = [Somebody(name) for name in NAMES[: table.p.players]]
    return GAME.screen.scene(
        GAME.look(table.p, None if letter is None else SEATS.index(letter), people)
    )


def item(scene: Scene, key: str) -> Any:
    """Return a thing on the board."""
    return {each.id: each for each in everything(scene.items)}[key]


def words(scene: Scene, key: str) -> str:
    """Return the words of a text on the board."""
    found = item(scene, key)
    assert isinstance(found, Text)
    return found.text


def options_on_board(scene: Scene) -> set[int]:
    """Return the options that can be taken by pointing at something."""
    found: set[int] = set()
    for each in everything(scene.items):
        found |= set(each.options)
        if each.option is not None:
            found.add(each.option)
    return found


def rows(scene: Scene) -> dict[str, Option]:
    """Return the list of options by their labels."""
    assert scene.prompt is not None
    return {option.label: option for option in scene.prompt.options}


def in_asahi(**things: Any) -> Table:
    """Return a table at which A has stopped in Asahi and acts."""
    table = bare(3).lay("asahi", None)
    table.give("A", carrier="asahi", **things).turn("A")
    return table.play("land") if "land" in table.options() else table


def test_a_qubit_on_a_slot_means_that_the_resource_is_gone() -> None:
    scene = shown(bare(2).give("A", store={"energy": 1, "helium": 4}))
    energy = [item(scene, f"store.energy.{row}.g").symbol for row in range(4)]
    assert energy == ["qubit", "qubit", "qubit", "energy"]
    assert [item(scene, f"store.helium.{row}.g").symbol for row in range(4)] == ["helium"] * 4


def test_the_city_one_is_in_is_large_and_all_others_are_small() -> None:
    scene = shown(in_asahi())
    assert isinstance(item(scene, "st.asahi"), Plate)
    plates = [each for each in scene.items if each.id.startswith("city.")]
    assert len(plates) == 12
    assert [each.id for each in plates if isinstance(each, Plate) and each.picked] == ["city.asahi"]


def test_whoever_waits_sees_the_city_in_which_somebody_acts() -> None:
    table = in_asahi().give("B", carrier="woolf")
    assert item(shown(table, "B"), "st.asahi")
    assert item(shown(table, None), "st.asahi")


def test_a_building_says_what_it_costs_what_it_brings_and_what_it_sets_off() -> None:
    table = in_asahi(hand=["p053"], store={"energy": 1}, qubits=5, industry=1)
    scene = shown(table.complete("A", "p003"))
    row = rows(scene)["Factory"]
    assert row.value == "[energy] → +1[ind]"
    assert "+1 slot" in row.outcome[0]
    assert "+1[qubit] by Modular Line" in row.outcome[0]
    assert "Prefab Yard" in row.outcome[1]
    assert item(scene, "st.asahi.factory").option == row.option


def test_an_ability_used_up_this_turn_is_not_said_to_be_set_off() -> None:
    table = in_asahi(hand=["p053"], store={"energy": 1}, qubits=5).complete("A", "p003")
    table.p.used = 1 << PLACES.index("slot-1")
    assert "Modular Line" not in "".join(rows(shown(table))["Factory"].outcome)


@pytest.mark.parametrize(
    ("things", "why"),
    [
        ({"hand": []}, "No card"),
        ({"hand": ["p053"], "store": {}}, "You lack [energy]"),
        ({"hand": ["p053"], "store": {"energy": 1}, "qubits": 0}, "Needs 1[qubit], you have 0"),
    ],
)
def test_a_building_that_cannot_be_built_says_why(things: dict[str, Any], why: str) -> None:
    scene = shown(in_asahi(**things))
    assert item(scene, "st.asahi.factory").option is None
    assert why in item(scene, "st.asahi.factory").why


def test_a_building_is_marked_if_a_card_in_hand_would_be_completed_by_it() -> None:
    scene = shown(in_asahi(hand=["p037"], store={"aerogel": 1, "regolith": 1}, qubits=5))
    assert item(scene, "st.asahi.research-station.done").text == "completes"
    assert "st.asahi.training-center.done" not in {each.id for each in everything(scene.items)}
    assert item(scene, "st.asahi.training-center").option is not None


def test_used_spots_have_a_cube_and_free_ones_show_what_they_give() -> None:
    table = in_asahi().build("B", "asahi", "industrial-complex")
    table.settle("asahi", "industrial-complex-1", "industrial-complex-2")
    scene = shown(table.cover("asahi", "industrial-complex-2"))
    spots = [item(scene, f"st.asahi.industrial-complex.spot{n}") for n in (1, 2, 3)]
    assert [spot.symbol for spot in spots] == ["aerogel", "qubit", "regolith"]
    assert [spot.kind for spot in spots] == ["disc", "disc", "symbol"]


def test_points_by_category_leave_open_what_others_have_not_seen() -> None:
    table = bare(2).give("A", papers=["c04"], store={"helium": 1}, qubits=5).income(round=1)
    while not table.asked().startswith("fulfil-unscheduled A"):
        table.play("pass")
    table.play("fulfil c04")
    own, other = shown(table, "A").standing, shown(table, "B").standing
    assert own is not None
    assert other is not None
    assert "?" not in own.players[0].score
    assert other.players[0].score.endswith("?")
    assert int(own.players[0].score) == int(other.players[0].score[:-1]) + 3
    assert "1 face down" in other.players[0].stats[-1]
    assert "face down" not in own.players[0].stats[-1]
    assert "face down" in other.note


def test_the_clock_of_the_round_shows_the_subsidies_left() -> None:
    scene = shown(ready(3))
    dial = item(scene, "dial")
    assert (dial.text, dial.segments) == ("6", 12)


def test_aisaac_has_a_line_a_carrier_and_markers() -> None:
    scene = shown(ready(1))
    assert scene.standing is not None
    assert [player.name for player in scene.standing.players] == ["Ines", "AISAAC"]
    assert item(scene, "ship.E")
    assert item(scene, "industry.E").owner == "E"


def test_every_effect_of_the_data_has_signs() -> None:
    for name, row in effect_words.rows().items():
        if "move" not in row and (row.get("effect") or "need" in row):
            assert signs.brings(name)


@pytest.mark.parametrize("count", [1, 4, 7, 12, 20])
def test_a_hand_of_any_size_fits_beside_the_board(count: int) -> None:
    scene = shown(bare(4).give("A", hand=[f"p{n:03}" for n in range(1, count + 1)]))
    cards = [each for each in scene.items if isinstance(each, Plate) and each.id[:6] == "hand.p"]
    assert len(cards) == count
    assert all(card.x >= 570 and card.x + card.w <= 1060 for card in cards)
    assert all(card.y >= 680 and card.y + card.h <= 852 for card in cards)
    assert apart(cards)


@pytest.mark.parametrize("count", [0, 3, 6, 9, 11, 18])
def test_a_pool_of_any_size_fits_beside_the_subsidies(count: int) -> None:
    scene = shown(bare(4).papers(*[f"c{n:02}" for n in range(1, count + 1)]))
    cards = [each for each in scene.items if isinstance(each, Plate) and each.id[:4] == "con."]
    assert len(cards) == count
    assert all(card.x >= 820 and card.x + card.w <= 1060 and card.y + card.h <= 656
               for card in cards)  # fmt: skip
    assert apart(cards)


@pytest.mark.parametrize("count", [6, 9, 14, 18])
def test_on_a_phone_contracts_lie_side_by_side_in_two_rows(count: int) -> None:
    scene = shown(bare(4).papers(*[f"c{n:02}" for n in range(1, count + 1)]))
    places = [each.tall for each in scene.items if each.id[:4] == "con." and each.tall]
    assert len(places) == count
    left = min(place.x or 0 for place in places)
    assert len({place.y for place in places}) == (1 if count < 8 else 2)
    assert all((place.x or 0) + (place.w or 0) <= left + 370 for place in places)
    assert len({(place.x, place.y) for place in places}) == count


def test_contracts_lie_in_as_few_rows_as_there_are() -> None:
    scene = shown(bare(4).papers(*[f"c{n:02}" for n in range(1, 10)]))
    cards = [each for each in scene.items if isinstance(each, Plate) and each.id[:4] == "con."]
    assert len({card.y for card in cards}) == 2
    assert max(card.y + card.h for card in cards) > 640  # the room is used


def apart(cards: list[Plate]) -> bool:
    """Say whether no two cards overlap."""
    return not any(
        a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h
        for n, a in enumerate(cards)
        for b in cards[:n]
    )


def test_what_can_be_done_in_a_turn_can_be_pointed_at() -> None:
    table = in_asahi(hand=["p053", "p037"], store={"energy": 1, "aerogel": 1}, qubits=9)
    scene = shown(table)
    assert options_on_board(scene) == set(table.p.options())


@pytest.mark.parametrize(
    ("thing", "option"),
    [
        ("st.asahi.factory", "build factory"),
        ("st.asahi.factory.space1", "settle factory-1"),
        ("st.asahi.factory.spot2", "operate factory-2"),
        ("st.asahi.basic", "collect-basic"),
        ("hand.p053", "play p053"),
        ("city.woolf", "stop woolf"),
        ("sub.sub05", "subsidize sub05"),
        ("con.c07", "fulfil c07"),
        ("dial", None),
        ("st.asahi.port", None),
    ],
)
def test_pointing_at_something_means_an_option(thing: str, option: str | None) -> None:
    people = [Somebody(name) for name in NAMES[:3]]
    found = meant(GAME.look(in_asahi().p, 0, people), thing)
    assert found == (None if option is None else GAME.option(option))
