"""What Frozen Frontier asks, and the words of what can be answered."""

import pytest

from tests.games.frozen_frontier.table import GAME, Table, bare


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
    assert GAME.room("view").asked(table.p)["building"] == "research-station"


def test_nothing_is_constructed_while_something_else_is_asked() -> None:
    assert GAME.room("view").asked(bare(2).p)["building"] == "none"


def test_a_project_that_is_replaced_is_called_by_its_name() -> None:
    assert labels(playing().play("play p037")) == [
        "Complete it in place of Pacific Gateway",
        "Complete it in place of Grid Dividend",
        "Don’t complete it",
    ]


def test_an_ability_is_called_by_its_card() -> None:
    table = bare(2).papers().study("A", "r1-04").give("A", corporation="nautilus")
    table.give("A", store={"regolith": 3}).income()
    assert table.asked() == "use-ability A"
    assert "Use Sintering" in labels(table)


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


def test_what_names_no_place_is_called_what_it_is() -> None:
    table = bare(2).give("A", carrier="asahi").turn("A")
    assert labels(table)[:2] == ["Stop here", "Fly to Yuehai"]
