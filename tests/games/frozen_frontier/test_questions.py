"""What Frozen Frontier asks, and the words of what can be answered."""

import pytest

from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.screen import effect_words
from tests.games.frozen_frontier.table import Table, bare


def playing() -> Table:
    """Return a table at which A, whose slots are full, has played a card that fits."""
    table = bare(2).give("A", carrier="asahi", hand=["p037", "p038"], store={"aerogel": 1})
    table.complete("A", "p001", "p002").turn("A")
    return table.play("land", "build research-station")


def labels(table: Table) -> list[str]:
    """Return what can be chosen, in words."""
    return [GAME.label(option, p=table.p) for option in table.p.options()]


def test_who_chooses_a_card_is_told_for_which_building() -> None:
    table = playing()
    assert GAME.ask(table.p) == "Which project do you play to construct the Research Station?"
    assert GAME.views.asked(table.p)["building"] == "research-station"


def test_a_card_that_fits_both_says_that_it_can_be_completed() -> None:
    assert labels(playing()) == [
        "Play Reagent Rebate (Research Station in Asahi): it can be completed",
        "Play Visiting Fellows (Training Center in Asahi)",
    ]


def test_several_spots_of_a_kind_are_counted() -> None:
    table = bare(2).give("A", carrier="yuehai", engineers=1).build("B", "yuehai", "power-plant")
    found = labels(table.turn("A").play("land", "collaborate"))
    assert found[0] == "Settle an engineer in the Power Plant: 1 point, and it opens 2 energy"


def test_nothing_is_constructed_while_something_else_is_asked() -> None:
    assert GAME.views.asked(bare(2).p)["building"] == "none"


def test_a_project_that_is_replaced_is_called_by_its_name() -> None:
    assert labels(playing().play("play p037")) == [
        "Complete it in place of Pacific Gateway: you lose +6 Q, +1 project",
        "Complete it in place of Grid Dividend: you lose +1 Q",
        "Discard Reagent Rebate and use a subsidy",
    ]


def test_an_ability_is_called_by_its_card() -> None:
    table = bare(2).papers().study("A", "r1-04").give("A", corporation="nautilus")
    table.give("A", store={"regolith": 3}).income()
    assert table.asked() == "use-ability A"
    assert labels(table) == [
        "Use Sintering: gain 1 regolith and 1 Qubit",
        "Don’t use it",
    ]


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("use slot-1", "Use the project in your first slot"),
        ("use corporation", "Use your corporation"),
        ("replace slot-5", "Complete it in place of the project in your fifth slot"),
    ],
)
def test_where_no_card_lies_or_no_position_is_known_the_place_is_named(
    option: str, words: str
) -> None:
    assert GAME.label(GAME.option(option)) == words
    if "slot" in option:
        assert GAME.label(GAME.option(option), p=bare(2).p) == words


def test_alone_nothing_is_passed_on_in_the_draft() -> None:
    table = Table(GAME.start(1, {"start": "drafted"})).chance()
    while table.asked() != "keep-project A":
        table.play(table.options()[0]).chance()
    told = []
    while table.asked() in ("keep-project A", "look-at-packet chance"):
        told.append(GAME.ask(table.p))
        table.play(table.options()[0])
    assert told == [
        "Which project do you keep? You may keep 4 of these.",
        "The next project to keep",
        "Which project do you keep? You may keep 3 of these.",
        "The next project to keep",
        "Which project do you keep? You may keep 2 of these.",
        "The next project to keep",
        "Which project do you keep? It is the last one.",
    ]


def test_with_others_the_rest_of_a_packet_is_passed_on() -> None:
    table = Table(GAME.start(2, {"start": "drafted"})).play("first 1").chance()
    while not table.asked().startswith("keep-project"):
        table.play(table.options()[0]).chance()
    assert GAME.ask(table.p) == "Which project do you keep? The others are passed on."
    table.play(table.options()[0]).play(table.options()[0])
    assert GAME.ask(table.p) == "The packets are passed on"


def test_a_way_says_what_it_costs_and_which_project_lies_there() -> None:
    table = bare(2).give("A", carrier="asahi").lay("yuehai", "p035").turn("A")
    assert GAME.ask(table.p).startswith("You are in Asahi. Stay,")
    assert labels(table)[:3] == [
        "Stay in Asahi",
        "Fly to Yuehai: you get Model Quarry (Mining Site in Yuehai)",
        "Fly to Star Vegas",
    ]
    assert "Fly past Tenkyo for 1 Qubit, and on" in labels(table)
    table.play("fly tenkyo")
    assert GAME.ask(table.p).startswith("You are over Tenkyo.")
    assert labels(table)[:2] == ["Stop in Tenkyo", "Fly to Xingjing, for 1 Qubit past Tenkyo"]


def test_a_building_says_what_it_costs_and_brings() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p037"], store={"aerogel": 1}).turn("A")
    found = labels(table.play("land"))
    assert "Construct the Research Station for 1 aerogel: +1 Science" in found
    assert found[-1] == "Raise funds: 3 Qubits and a subsidy"


def test_settling_says_who_settles_and_what_it_opens() -> None:
    table = bare(2).give("A", carrier="asahi", engineers=1, scientists=1)
    table.build("B", "asahi", "mining-site").build("A", "asahi", "research-station").turn("A")
    found = labels(table.play("land", "collaborate"))
    assert found[0] == (
        "Settle a scientist in the Research Station (your own): "
        "2 points, and it opens a laboratory (1 Qubit for 1 point)"
    )
    assert "Settle an engineer in the Mining Site: 1 point, and it opens helium" in found
    assert found[-1] == "Settle no more"


def test_a_spot_says_what_it_gives_and_a_laboratory_what_it_does() -> None:
    table = bare(2).give("A", carrier="asahi").build("B", "asahi", "factory", "research-station")
    table.settle("asahi", "factory-1", "research-station-1").turn("A")
    assert labels(table.play("land", "collaborate")) == [
        "Collect 1 energy, the Basic Resource of Asahi",
        "Collect 1 aerogel from the Factory",
        "Collect 1 regolith from the Factory",
        "Use the laboratory of the Research Station: 1 Qubit as a fee, then 1 Qubit for 1 point",
    ]


def test_a_mining_site_asks_which_track_comes_first() -> None:
    store = {"aerogel": 1, "energy": 1, "regolith": 1}
    table = bare(2).give("A", carrier="asahi", hand=["p040"], store=store).turn("A")
    table.play("land", "build mining-site", "play p040")
    assert GAME.ask(table.p) == "On which track do you advance first? The other one follows."
    assert labels(table) == [
        "Advance on Industry: step 1, +1 engineer",
        "Advance on Science: step 1, +1 scientist",
    ]


def test_whoever_may_advance_anywhere_is_not_told_that_another_step_follows() -> None:
    table = bare(2).study("A", "r2-05").give("A", carrier="asahi", hand=["p012"])
    table.give("A", store={"energy": 1}).turn("A").play("land", "build factory", "play p012")
    table.play(f"cash {table.options('cash')[0]}").chance()
    table.play("use research-2")
    assert GAME.ask(table.p) == "On which track do you advance?"


def test_a_corporation_says_what_it_starts_with_and_what_it_can_do() -> None:
    table = Table(GAME.start(2, {"start": "drafted"})).play("first 1").chance()
    assert ". Starts with " in labels(table)[0]
    assert labels(table)[0].endswith(".")


def test_commands_of_aisaac_are_called_by_what_they_make_it_do() -> None:
    for n in range(1, 13):
        brief = effect_words.brief(f"ai{n:02}")
        assert GAME.texts.say(f"aisaac-ai{n:02}") == f"command {n} ({brief})"


@pytest.mark.parametrize(
    ("subsidy", "things", "words"),
    [
        ("sub05", {}, "Which resource do you take? 2 units are still to be taken."),
        ("sub16", {"store": {"energy": 1}}, "You may do so 2 times."),
        ("sub07", {}, "Night Shift: Which spot in Asahi do you use?"),
    ],
)
def test_what_is_asked_several_times_says_how_often(
    subsidy: str, things: dict[str, object], words: str
) -> None:
    table = bare(2).give("A", carrier="asahi", corporation="nautilus", **things)
    others = [name for name in ("sub01", "sub02") if name != subsidy]
    table.pool(subsidy, *others).turn("A").play("land", "raise-funds", f"subsidize {subsidy}")
    assert words in GAME.ask(table.p)
