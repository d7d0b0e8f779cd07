"""Antarctica in a terminal."""

import re

import pytest
from rich.text import Text

import nunatak
from nunatak.games.antarctica.screen.terminal import draw
from tests.games.antarctica.table import SEATS, Table, arranged

NAMES = ["Ines", "Noor", "Kolya", "Tomás"]


def drawn(t: Table, letter: str = "A") -> list[str]:
    """Return the lines a seat sees, without their colours."""
    view = t.p.view(SEATS.index(letter))
    return Text.from_markup(draw(view, NAMES[: t.p.players])).plain.split("\n")


def line(t: Table, beginning: str) -> str:
    """Return the line that begins like this."""
    return next(row for row in drawn(t) if row.strip().startswith(beginning))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_fits_eighty_columns(players: int) -> None:
    history = nunatak.play("antarctica", ["greedy"] * players, seed=4)
    for i, p in enumerate(history.positions()):
        if i % 9 == 0 or p.actor == nunatak.OVER:
            for seat in range(players):
                text = Text.from_markup(draw(p.view(seat), NAMES[:players]))
                assert max(row.cell_len for row in text.split()) <= 80


def test_areas_are_shown_with_code_and_name() -> None:
    t = arranged(sun="E", ships="E:A NE:B", buildings="NE:camp", scientists="NE:B2")
    assert re.match(r"NE Northeast +4  ■ +■2 +camp$", line(t, "NE").strip())


def test_red_and_blue_symbols_are_told_apart_without_colour() -> None:
    t = arranged(sun="E", ships="E:A")
    assert " ".join(line(t, "A Inland").split()) == "A Inland 1 1 1s 2 2D 2 3 3n 4 5"
    told = "\n".join(drawn(t))
    assert "for you, every time" in told
    assert "for everybody, once a game" in told


def test_every_sign_is_in_the_legend() -> None:
    told = "\n".join(drawn(arranged(sun="E", ships="E:A")))
    for sign in "☀→❄*":
        assert sign in told
    for letter in "snebMDT":
        assert re.search(rf"\b{letter} [a-zA-Z]", told), letter


def test_one_thing_is_not_several_things() -> None:
    t = arranged(sun="E", ships="E:A N:A", orders="basis:crane", discarded="A4")
    assert "1 scientist, 1 research step;" in line(t, "Basic")
    assert "2 ships and 1 cube available" in "\n".join(drawn(t))


def test_a_pile_whose_next_card_is_to_come_says_so() -> None:
    t = arranged(sun="E", ships="E:A N:A", buildings="N:crane,derrick W:camp")
    assert (
        line(t.play("sail W", "build basis"), "Basic") == "  Basic    the next card comes up soon"
    )
    assert line(arranged(rest="basis:-1"), "Basic") == "  Basic    used up"


def test_ones_own_cards_are_named_and_those_of_others_counted() -> None:
    t = arranged(sun="E", ships="E:A", hands="A:icebreaker B:fast-research")
    told = drawn(t)
    assert "      0 asterisks, 0 discarded; holds Basic card, 1 Icebreaker" in told
    assert "      0 asterisks, 0 discarded; holds Basic card, 1 shipyard card" in told


def test_names_of_people_are_no_marks() -> None:
    t = arranged(sun="E", ships="E:A")
    text = draw(t.p.view(0), ["[red]", "B", "C", "D"])
    assert "[red]: " in Text.from_markup(text).plain
