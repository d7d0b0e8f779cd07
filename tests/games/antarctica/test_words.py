"""What people read in Antarctica: labels, questions, refusals, the log and the panels."""

from typing import Any

import pytest

from nunatak.games.antarctica import GAME
from nunatak.games.antarctica.screen.scene import scene
from nunatak.scene.items import Piece, Plate, Text
from nunatak.scene.scene import Scene
from nunatak.scene.sight import Somebody
from tests.games.antarctica.table import SEATS, Table, arranged, begun

NAMES = ("Ines", "Noor", "Kolya", "Tomás")


def seen(t: Table, letter: str = "A") -> Scene:
    """Return what a seat sees in the browser."""
    people = [Somebody(name) for name in NAMES[: t.p.players]]
    return scene(GAME.look(t.p, SEATS.index(letter), people))


def log(t: Table) -> list[str]:
    """Return what was told last, as sentences."""
    return [GAME.sentence(told, NAMES) for told in t.told]


def label(t: Table, word: str) -> str:
    """Return an option as whoever is asked reads it in a terminal."""
    return GAME.label(GAME.option(word), p=t.p)


def rows(t: Table, letter: str = "A") -> dict[str, Any]:
    """Return the rows of the list of options, by what they say."""
    prompt = seen(t, letter).prompt
    assert prompt is not None
    return {option.label: option for option in prompt.options}


# Ending the turn


def test_the_button_that_ends_a_turn_says_what_is_given_up() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:camp", hands="A:two-scientists", supply=0)
    t.play("sail W")
    assert label(t, "done") == "End your turn without doing anything"
    assert "End your turn without doing anything" in rows(t)
    t.play("recruit")
    assert label(t, "done") == "End your turn: no card, no discard"
    t.play("reinforce")
    assert label(t, "done") == "End your turn without a discard"


def test_whoever_can_do_nothing_else_gives_nothing_up() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:camp", hands="A:icebreaker")
    t.play("sail W", "recruit", "discard", "discard-cube")
    assert label(t, "done") == "End your turn: nothing else can be done"


def test_ending_the_turn_is_the_last_row() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:camp").play("sail W")
    assert list(rows(t))[-1].startswith("End your turn")


# Areas, buildings and piles


def test_every_question_calls_an_area_by_its_name() -> None:
    t = arranged(sun="E", ships="E:A").play("sail NE")
    assert GAME.ask(t.p) == "Choose what to do in Northeast."
    prompt = seen(t).prompt
    assert prompt is not None
    assert prompt.say == "Choose what to do in Northeast."


def test_ships_lie_in_areas_of_the_same_names() -> None:
    assert GAME.label(GAME.option("scrap NE-2")) == "Discard the second ship in Northeast"
    assert GAME.label(GAME.option("sail NE")) == "Sail to Northeast"


def test_buildings_have_the_right_article() -> None:
    t = arranged(
        sun="E", ships="E:A N:A", buildings="W:camp N:crane,shaft-tower", orders="basis:inland"
    )
    assert label(t.play("sail W"), "build basis").startswith("Build an inland research center")
    t.play("build basis")
    assert log(t)[0] == "Ines builds an inland research center in West with one scientist."


def test_the_piles_have_the_names_of_the_rulebook() -> None:
    said = [GAME.label(GAME.option(f"build {pile}")) for pile in ("basis", "double", "prestige")]
    assert said == [f"Build from the {pile} pile" for pile in ("Basic", "Double", "Advanced")]
    words = [GAME.label(option) for option in range(len(GAME.vocabulary))]
    assert not any("Basis" in text or "Prestige" in text for text in words)
    assert "Basis" not in GAME.rules_text
    assert "Prestige" not in GAME.rules_text


def test_a_pile_whose_next_card_is_to_come_is_not_called_used_up() -> None:
    t = arranged(sun="E", ships="E:A N:A", buildings="N:crane,derrick W:camp")
    t.play("sail W", "build basis")
    assert t.asked() == "advance-where A"
    plate = next(item for item in seen(t).items if item.id == "order.0")
    assert isinstance(plate, Plate)
    said = [part.text for part in plate.parts if isinstance(part, Text)]
    assert "The next card comes up soon." in said
    assert "That pile is used up." not in said


def test_a_pile_that_is_used_up_does_not_count_what_is_left() -> None:
    t = arranged(sun="E", ships="E:A N:A", rest="basis:-1").play("sail W")
    plate = next(item for item in seen(t).items if item.id == "order.0")
    assert isinstance(plate, Plate)
    said = [part.text for part in plate.parts if isinstance(part, Text)]
    assert said == ["Basic", "That pile is used up."]


# Refusals


@pytest.mark.parametrize("word", ["research 3", "hasten 3", "research 4"])
def test_a_closed_track_is_refused_for_being_closed(word: str) -> None:
    t = arranged(2, sun="E", ships="E:A", buildings="W:inland", hands="A:fast-research")
    assert t.play("sail W").why_not(word) == "That track is not used with so few players."


def test_a_closed_track_is_refused_for_a_building_too() -> None:
    t = arranged(2, sun="E", ships="E:A NE:A", buildings="NE:crane,derrick,turbine W:camp")
    t.play("sail W", "build basis")
    assert t.why_not("advance 3") == "That track is not used with so few players."


def test_without_a_cube_left_a_track_can_not_be_begun() -> None:
    t = arranged(sun="E", ships="E:A", hands="A:fast-research", discarded="A4", tracks="A:A2")
    assert t.play("sail W").why_not("hasten B") == "You have no cube left to begin on that track."


def test_an_icebreaker_is_refused_with_its_own_reason() -> None:
    t = arranged(sun="E", ships="E:AB N:BA", ice="N:A", hands="A:icebreaker").play("sail W")
    assert t.why_not("icebreak N") == "An Icebreaker of yours lies there already."
    assert t.why_not("icebreak S") == "No ship of yours is second in line there."
    assert str(t.why_not("icebreak E")).startswith("Under the sun an Icebreaker is for your ship")


def test_a_building_is_refused_for_the_card_that_was_played_already() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane W:camp S:derrick",
        orders="double:factory",
        hands="A:two-scientists",
    )
    t.play("sail W", "reinforce")
    assert str(t.why_not("build double")).endswith(
        "you have played your card of this visit already."
    )


# The log


def test_the_log_says_that_a_symbol_brings_nothing() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:coastal", tracks="B:A2")
    t.play("sail W", "research B")
    assert log(t)[-2:] == [
        "Ines’s cube reaches a symbol: the Basic Resource card comes back, if it was used.",
        "Ines gets nothing from it: the Basic Resource card has not been used.",
    ]


def test_the_log_says_who_is_passed_over() -> None:
    t = arranged(sun="E", ships="E:A N:C", buildings="W:coastal", tracks="B:A4")
    t.play("sail W", "research B", "decline")
    assert "Noor has no ship to move." in log(t)


def test_the_log_says_who_gets_no_card_of_a_draft() -> None:
    t = arranged(
        sun="E",
        ships="E:B",
        buildings="W:inland",
        tracks="A:B4",
        hands="B:icebreaker,icebreaker,icebreaker,icebreaker,icebreaker,icebreaker",
        played="C:place-a-scientist,place-a-scientist,two-scientists,two-scientists,fast-research",
    )
    t.play("sail W", "research A")
    assert log(t)[-2:] == [
        "Tomás gets no card: there are too few.",
        "Ines gets no card: there are too few.",
    ]


def test_the_log_names_whoever_has_placed_the_last_scientist() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane,derrick W:camp",
        orders="double:factory",
        scientists="N:A11",
    )
    t.play("sail W", "build double", "advance A").pass_on().play("discard", "discard-cube")
    assert log(t)[-2:] == [
        "Ines has no scientist left: the last one is placed.",
        "The game ends: all scientists of one player are placed.",
    ]


# The panel


def noted(t: Table, letter: str) -> str:
    """Return what stands beside the question."""
    prompt = seen(t, letter).prompt
    assert prompt is not None
    return prompt.note


def test_before_the_first_turn_nobody_is_told_that_it_is_their_turn() -> None:
    t = begun(3, ships="free")
    prompt = seen(t, "A").prompt
    assert prompt is not None
    assert (prompt.say, prompt.who) == ("Where do you place a ship?", "")


def test_the_note_beside_a_question_names_whose_ship_has_sailed() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:coastal", tracks="B:A4")
    t.play("sail W", "research B", "decline")
    assert t.asked() == "which-ship B"
    for letter, note in (("A", "you sailed"), ("B", "Ines sailed"), ("C", "Ines sailed")):
        assert noted(t, letter) == f"{note} from East to West"
    t.play("decline")
    assert t.asked() == "act A"
    assert noted(t, "A") == noted(t, "B") == "sailed to West"
    assert seen(t, "B").prompt.who == "Ines"  # type: ignore[union-attr]


def test_fast_research_shows_where_the_cube_would_come_to_stand() -> None:
    t = arranged(sun="E", ships="E:A", hands="A:fast-research", tracks="A:A1,B3").play("sail W")
    row = rows(t)["Play Fast Research on track A (inland)"]
    assert row.outcome[0].startswith("To space 5")
    assert label(t, "hasten A").startswith(
        "Play Fast Research on track A (inland), to space 5 (a scientist; "
    )


def test_what_an_area_does_not_offer_says_why() -> None:
    t = arranged(sun="E", ships="E:A N:A", buildings="W:naval N:camp", hands="A:icebreaker")
    t.play("sail W", "discard", "scrap W-1")
    assert rows(t)["Research"].why == "You have no ship and no scientist there to count."
    assert rows(t)["Recruit scientists"].why == "There is no camp in West."


# In a terminal a choice says what it is about


def test_choices_say_what_they_cost_and_bring() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:crane W:camp,shipyard S:derrick",
        scientists="W:A1",
        orders="double:factory",
    )
    assert label(t, "sail W") == "Sail to West: camp, shipyard"
    t.play("sail W")
    assert label(t, "build double") == (
        "Build a factory from the Double pile: 1 scientist and your Basic Resource card"
        " for 2 research steps"
    )
    assert label(t, "recruit") == ("Recruit 2 scientists: you have 1 ship and 1 scientist there")
    assert label(t, "launch") == (
        "Build a ship: it joins the line in East, and all others take a Shipyard card"
    )
    assert label(t, "discard") == "Discard a ship or cube for a scientist"


def test_a_card_to_be_taken_says_what_it_does() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:shipyard").play("sail W", "launch")
    assert (
        label(t, "choose icebreaker")
        == "Take Icebreaker: when the sun comes, your ship second in line acts, too"
    )


def test_declining_says_what_is_declined() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:coastal", tracks="B:A4")
    assert label(t.play("sail W", "research B"), "decline") == "Move no ship"
    u = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A4")
    assert label(u.play("sail W", "research C"), "decline") == "Advance on no track"


def test_the_question_after_the_action_names_only_what_is_left() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:camp", hands="A:two-scientists", supply=0)
    t.play("sail W", "recruit")
    assert GAME.ask(t.p) == "Play a card, discard a ship or cube, or end your turn."
    t.play("reinforce")
    assert GAME.ask(t.p) == "Discard a ship or cube, or end your turn."
    u = arranged(sun="E", ships="E:A N:B", buildings="W:camp", hands="A:icebreaker")
    u.play("sail W", "recruit", "discard", "discard-cube")
    assert GAME.ask(u.p) == "Play a card, or end your turn."
    assert label(u, "done") == "End your turn: nothing else can be done"


def test_what_to_discard_comes_after_that_one_discards() -> None:
    t = arranged(sun="E", ships="E:A N:A")
    assert t.why_not("discard-cube") == "Say first that you discard a resource, then which."
    t.play("sail W", "discard", "discard-cube")
    assert t.why_not("scrap N-1") == "You can discard one resource a turn."


# Where to sail


def test_an_area_to_sail_to_says_what_could_be_done_there() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A NW:A",
        buildings="N:crane,derrick W:camp S:naval,shipyard SW:factory SE:coastal",
        orders="basis:inland double:factory",
        scientists="S:A2",
        used="A",
    )
    said = {name: row.outcome[0] for name, row in rows(t).items() if row.group == "areas"}
    build = "Build [inland|Inland research center] [factory|Factory]"
    assert said["West"] == f"{build} · [pawn|Recruit scientists] +1"
    assert said["South"] == f"{build} · [step|Research steps] +3 · [ship|Build a ship] +1"
    assert said["Southeast"] == f"{build} · [step|Research steps] +1"
    assert "Factory" not in said["Southwest"]


def test_where_nothing_can_be_done_an_area_says_so() -> None:
    t = arranged(sun="E", ships="E:A", buildings="W:camp S:headquarters SE:naval", supply=0)
    assert rows(t)["South"].outcome == ["nothing to do there now"]


def said_of(t: Table, number: int) -> dict[str, str]:
    """Return what stands on an open building card, by the parts of it."""
    plate = next(item for item in seen(t).items if item.id == f"order.{number}")
    assert isinstance(plate, Plate)
    texts = (part for part in plate.parts if isinstance(part, Text))
    return {part.id.split(".")[-2 if part.id.endswith(".t") else -1]: part.text for part in texts}


def test_before_it_sails_a_ship_gives_no_access_to_what_it_will_leave() -> None:
    t = arranged(
        sun="E", ships="E:A N:B", buildings="E:crane W:camp", orders="basis:inland", used="A"
    )
    assert said_of(t, 0)["need0"] == "none"
    assert said_of(t, 0)["note"].replace("\xa0", " ") == "no crane"
    t.play("sail W")
    assert said_of(t, 0)["note"].replace("\xa0", " ") == "no crane"


def test_a_second_ship_that_stays_gives_access_still() -> None:
    t = arranged(sun="E", ships="E:AA", buildings="E:crane W:camp", orders="basis:inland", used="A")
    assert said_of(t, 0)["need0"] == "E"


def test_a_building_card_names_the_areas_in_which_it_could_be_built() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A",
        buildings="N:derrick W:crane SE:crane,factory",
        orders="double:factory",
        used="A",
    )
    assert said_of(t, 1)["note"].replace("\xa0", " ") == "in W"
    assert said_of(t, 1)["need0"].replace("\xa0", " ") == "to SE, W"
    assert rows(t)["West"].outcome[0].startswith("Build [factory|Factory]")
    assert "factory" not in rows(t)["Southeast"].outcome[0]
    t.play("sail W")
    assert "double" in t.options("build")


def test_a_prospect_is_what_can_be_done_once_the_ship_has_sailed() -> None:
    t = begun(4)
    for _ in range(3):
        for target in t.options("sail"):
            prospect = rows(t, SEATS[t.p.mover])[GAME.texts.say(f"area-{target}")].outcome[0]
            u = Table(t.p.copy()).play(f"sail {target}")
            words = u.options()
            assert prospect.count("Build [") == any(w.startswith("build ") for w in words)
            assert ("[pawn|" in prospect) == ("recruit" in words)
            assert ("[step|" in prospect) == any(w.startswith("research ") for w in words)
            assert ("[ship|" in prospect) == ("launch" in words)
        t.play(f"sail {t.options('sail')[0]}", "done")


def test_an_icebreaker_is_marked_on_the_ship_that_it_lets_act() -> None:
    def marked(t: Table) -> str:
        return next(
            item.label or item.id
            for item in seen(t).items
            if isinstance(item, Piece) and any(badge.symbol == "ice" for badge in item.badges)
        )

    t = arranged(sun="E", ships="E:BAC N:B", ice="E:A")
    assert marked(t) == "Ines’s ship in East, number 2 in line"
    t.play("sail W")
    assert marked(t) == "Ines’s ship in East, number 1 in line"


def test_an_icebreaker_without_a_ship_is_still_to_be_seen() -> None:
    t = arranged(sun="E", ships="E:B", ice="N:A")
    pieces = [item for item in seen(t).items if isinstance(item, Piece)]
    assert [p.id for p in pieces if any(b.symbol == "ice" for b in p.badges)] == ["berth.N.1"]


def test_a_ship_to_be_given_up_is_named_by_its_area() -> None:
    t = arranged(sun="E", ships="E:A N:BA W:AA").play("sail NE", "discard")
    said = [name for name in rows(t) if "your ship" in name]
    assert said == [
        "Discard your ship in North",
        "Discard your ship in Northeast",
        "Discard your ship in West, first in line",
        "Discard your ship in West, second in line",
    ]


def test_an_empty_hand_says_so() -> None:
    t = arranged(sun="E", ships="E:A", used="A")
    found = next(item for item in seen(t).items if item.id == "hand.n")
    assert isinstance(found, Text)
    assert found.text.replace("\xa0", " ") == "no cards now"


def test_a_card_that_can_not_be_played_now_says_why_and_is_not_asked_for() -> None:
    t = arranged(sun="E", ships="E:A N:B", buildings="W:camp", hands="A:icebreaker,fast-research")
    t.play("sail W", "recruit")
    assert rows(t)["Icebreaker"].why == "No ship of yours is second in line."
    t.play("hasten A")
    assert rows(t)["Icebreaker"].why == "You can play one card in each visit of the sun."
    u = arranged(sun="E", ships="E:A N:B", buildings="W:camp", hands="A:icebreaker")
    u.play("sail W", "recruit")
    prompt = seen(u).prompt
    assert prompt is not None
    assert prompt.say == "Discard a ship or cube, or end your turn."
    u.play("discard", "discard-cube")
    prompt = seen(u).prompt
    assert prompt is not None
    assert prompt.say == "Nothing is left to do: end your turn."
