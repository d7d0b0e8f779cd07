"""The Arctic in a terminal: everything in words and signs, in 80 columns."""

from pathlib import Path

import pytest
from rich.text import Text

import nunatak
from nunatak.cli.seats import seat_all
from nunatak.cli.sitting import Leave, Sitting
from nunatak.games.arctic import GAME
from nunatak.games.arctic.rules.vocabulary import AREAS
from nunatak.scene.sight import Somebody
from tests.games.arctic.table import Table, arranged, new

KEPT = sorted((Path(__file__).parent / "histories").glob("*.json"))
NAMES = ["Mira", "Jonas", "Aiko", "Tove"]


def drawn(table: Table) -> str:
    """Return the table as it is drawn, without colours."""
    view = table.p.view(None)
    return Text.from_markup(GAME.screen.terminal.draw(view, NAMES[: table.p.players])).plain


def about(table: Table, word: str) -> str:
    """Return what is said beside an option."""
    people = [Somebody(name) for name in NAMES[: table.p.players]]
    sight = GAME.look(table.p, table.p.actor, people)
    about = GAME.screen.terminal.about
    assert about is not None
    said = about(sight, GAME.option(word))
    return said


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_whole_game_fits_into_80_columns(file: Path) -> None:
    history = nunatak.History.from_json(file.read_text())
    for i, p in enumerate(history.positions()):
        if i % 5 == 0:
            lines = drawn(Table(p)).splitlines()
            assert max(map(len, lines)) <= 80


def test_a_crowded_area_has_a_line_of_its_own_and_fits() -> None:
    ships = dict.fromkeys(("RUS", "NOR", "EU", "CAN", "USA", "CHN"), "E2 E2")
    table = arranged(ships=ships, rigs={1: "E2"}, guards={"E2": (1, "EU")}, lobby={"RUS-1": 1})
    [line] = [line for line in drawn(table).splitlines() if line.startswith("  E2 ")]
    assert line.split() == [
        *("E2", "East", "Greenland", "Coast", "EU", "rk", "●+"),
        *("RU2", "NO2", "EU2", "CA2", "US2", "CN2"),
    ]


def test_every_place_is_named_beside_its_code() -> None:
    text = drawn(new())
    for area in AREAS:
        assert f"{area:<4} {GAME.texts.say(f'map-{area}')} " in text


def test_nothing_is_said_by_colour_alone() -> None:
    table = arranged(
        law="C",
        control={"RUS": "IR1"},
        ships={"RUS": "MR1 MR1"},
        rigs={2: "IU"},
        lobby={"RUS-1": 1, "USA-2": 2},
        conflict={"CAN": "USA"},
    )
    plain = drawn(table)
    assert "law C 1 vote (in force)" in plain
    assert "RU gas RU2" in plain
    assert "-- rk ■!" in plain
    assert "against US" in plain
    assert "1● 2· 3·" in plain


def test_signs_are_explained_and_numbers_have_their_plurals() -> None:
    plain = drawn(arranged(lobby={"RUS-1": 1, "RUS-2": 1, "RUS-3": 1}, points=[1, 2, 0]))
    assert "! if it is illegal and + if a" in plain
    assert "1 point  $10  1 lobbyist in hand" in plain
    assert "2 points  $10  4 lobbyists in hand" in plain


def test_what_an_option_costs_is_said_before_it_is_chosen() -> None:
    table = arranged("invest")
    assert about(table, "invest 1") == "−$5"
    assert about(table, "invest china-high") == "−$3"
    table = arranged(ships={"RUS": "MR1"}, lobby={"RUS-1": 1}).play("do build")
    assert about(table, "site MR1") == "gas, illegal, $2"
    table = arranged(lobby={"RUS-1": 1}, money=[0, 0, 0])
    assert about(table, "subsidy") == "to your hand, with $2 from the treasury of Russia"
    table = arranged("sale", rigs={1: "R1 N1 N2"})
    assert about(table, "sell 1") == "1 for $1 each; gas oil for points"


def test_whoever_sits_at_a_terminal_reads_prices_beside_the_options(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leave(*_: object) -> str:
        raise Leave

    history = nunatak.History.from_json(KEPT[0].read_text())
    names = [GAME.rules.decisions[p.now].name if p.actor >= 0 else "" for p in history.positions()]
    begun = nunatak.History(
        GAME, history.players, history.settings, history.entries[: names.index("invest-where")]
    )
    sitting = Sitting(begun, seat_all(NAMES[: history.players]))
    monkeypatch.setattr(sitting.console, "input", leave)
    sitting.last = begun.position().actor
    with pytest.raises(Leave):
        sitting.ask(sitting.last)
    assert "Put a lobbyist on space 12 of the track  +$2" in capsys.readouterr().out
