"""What the rules page of Antarctica tells is what the game plays."""

import re
import tomllib

import pytest

from nunatak.games.antarctica import GAME
from tests.games.antarctica.table import arranged

COMPONENTS = tomllib.loads(GAME.components)
RULES = GAME.rules_text


def row(title: str) -> list[str]:
    """Return the cells of the row of a table that begins like this."""
    line = next(line for line in RULES.splitlines() if line.startswith(f"| {title}"))
    return [cell.strip() for cell in line.strip("|").split("|")][1:]


def name(building: str) -> str:
    """Return what a building is called."""
    return GAME.texts.say(f"name-{building}")


@pytest.mark.parametrize(
    ("title", "key"),
    [
        ("scientists in the supply", "supply"),
        ("scientists in the reserve", "reserve"),
        ("ships on the board", "board"),
        ("spare ships", "ships"),
        ("cubes, available", "cubes"),
    ],
)
def test_what_everybody_starts_with(title: str, key: str) -> None:
    assert row(title) == [str(pieces[key]) for pieces in COMPONENTS["pieces"]]


@pytest.mark.parametrize(
    ("title", "pile"), [("Basic", "basis"), ("Double", "double"), ("Advanced", "prestige")]
)
def test_how_many_cards_each_pile_has(title: str, pile: str) -> None:
    cards = [card for card in COMPONENTS["cards"] if card["pile"] == pile]
    counts = [str(sum(card["players"] <= n for card in cards)) for n in (2, 3, 4)]
    assert row(f"{title} building cards") == counts


def test_every_building_card_is_in_a_table() -> None:
    told = RULES.split("## Building cards")[1].split("A **Resource card**")[0]
    for card in COMPONENTS["cards"]:
        needs = " and ".join(map(name, card["needs"]))
        mark = {2: "", 3: " (3 or 4 players)", 4: " (4 players)"}[card["players"]]
        star = "*" if card["asterisk"] else ""
        rows = [
            line
            for line in told.splitlines()
            if line.startswith(f"| {name(card['building'])}{star}")
        ]
        wanted = needs + (mark if card["pile"] == "prestige" else "")
        assert any(re.search(rf"[|·] {re.escape(wanted)} [|·]", line) for line in rows), card


@pytest.mark.parametrize("track", COMPONENTS["tracks"], ids=lambda track: str(track["track"]))
def test_every_track_is_in_a_table(track: dict[str, list[str]]) -> None:
    words = {
        "scientist": "scientist",
        "ship": "new ship",
        "basic-card": "Basic card",
        "expertise-card": "Expertise card",
        "draft": "draft",
        "move-ship": "move a ship",
        "advance-three": "advance three",
    }
    cells = row(f"{track['track']} | ")
    assert cells[1] == ", ".join(track["centres"])
    told = ", ".join(cells[2:]).split(", ")
    assert sorted(told) == sorted(
        f"{space} {words[kind]}" for kind, space in (s.split() for s in track["symbols"])
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_layout_is_in_a_table(players: int) -> None:
    areas = ("S", "SE", "E", "NE", "N", "NW", "W", "SW")
    ships = next(r["ships"] for r in COMPONENTS["layout"] if r["players"] == players).split()
    lines = {area: [s[-1] for s in ships if s.split(":")[0] == area] for area in areas}
    line = next(
        text for text in RULES.splitlines() if re.match(rf"\| {players} players \| \S", text)
    )
    cells = [cell.strip() for cell in line.strip("|").split("|")][1:]
    assert cells == [", ".join(lines[area]) or "closed" for area in areas]


def test_the_turn_that_is_told_as_an_example() -> None:
    t = arranged(
        sun="E",
        ships="E:A N:A S:B",
        buildings="N:crane,derrick W:camp",
        orders="double:factory",
        tracks="A:A1,B2",
    )
    t.play("sail W")
    assert "recruit" in t.options()
    t.play("build double")
    assert t.scientists("W") == "A1"
    t.play("advance A")
    assert t.cubes("A") == "A4 B2"
    assert t.events("joined") == ["joined seat=0"]
    t.pass_on().play("discard", "discard-cube")
    assert t.seat("A")["supply"] == 3
    assert t.asked() != "act A"
    assert t.buildings("W") == ["factory", "camp"]
    assert t.p.points_in_areas(0) == 2 + 1 + 1


def test_the_points_that_are_told_as_an_example() -> None:
    t = arranged(buildings="E:crane,shaft-tower,derrick,turbine,camp", scientists="E:A2,B2,C1")
    assert [t.p.points_in_areas(seat) for seat in range(4)] == [11, 11, 2, 0]


def test_house_rules_and_reconstruction_are_called_so() -> None:
    assert "Three more endings are **house rules**" in RULES
    for ending in ("dead-cards", "standstill", "no-ships"):
        assert "by a house rule" in GAME.texts.say(f"ending-{ending}")
    assert "changed for balance" in RULES
