"""The pieces of Frozen Frontier: as many as the rulebook says, and nothing that can't be."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.components import tables

DOCUMENT = tomllib.loads(GAME.components)
DECISIONS = Path(__file__).parents[3] / "docs" / "decisions"


@pytest.mark.parametrize(
    ("part", "count"),
    [
        ("sets", 3),
        ("cities", 12),
        ("projects", 60),
        ("research", 30),
        ("subsidies", 16),
        ("contracts", 40),
        ("corporations", 6),
        ("aisaac", 12),
        ("buildings", 9),
    ],
)
def test_there_are_as_many_as_the_rulebook_says(part: str, count: int) -> None:
    assert len(DOCUMENT[part]) == count


def test_what_was_changed_for_balance_says_so_and_nothing_else_does() -> None:
    """The decision about the balance names the cards; AISAAC starts and claims otherwise too."""
    (file,) = DECISIONS.glob("0012*.md")
    named = set(re.findall(r"\bp0\d\d\b|\br\d-\d\d\b", file.read_text())) - {"p007"}
    balanced = [
        row.get("project") or row.get("program") or row.get("difficulty") or "claims"
        for rows in DOCUMENT.values()
        for row in rows
        if row["source"] == "reconstructed, balanced"
    ]
    assert set(balanced) == named | {"normal", "hard", "claims"}
    assert len(balanced) == 22


def test_every_set_has_twenty_projects_and_every_city_five() -> None:
    assert set(Counter(row["city"] for row in DOCUMENT["projects"]).values()) == {5}


def test_every_project_can_be_completed_in_its_city() -> None:
    slots = {
        row["city"]: [slot.split(":")[0].split()[0] for slot in row["slots"]]
        for row in DOCUMENT["cities"]
    }
    for row in DOCUMENT["projects"]:
        assert row["building"] in slots[row["city"]], row["project"]


def test_numbered_projects_make_four_for_everybody() -> None:
    numbers = Counter(row["starter"] for row in DOCUMENT["projects"])
    assert [numbers[n] for n in (1, 2, 3, 4)] == [4, 4, 4, 4]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('source = "rulebook"', 'source = "hearsay"', "no source"),
        ('city = "sol-angeles"\nname', 'city = "atlantis"\nname', "in order"),
        ('"transport-hub",', '"factory",', "six different buildings"),
        ('set = "paus"\nbasic', 'set = "concord"\nbasic', "four cities of each set"),
        (
            "effect = [{",
            "effect = [" + '{op = "gain", what = "vp", n = 1}, ' * 4 + "{",
            "operations",
        ),
        ('event = {on = "skip-city"}', "", "says by what"),
        ('{on = "skip-city"}', '{on = "skip-city", size = "large"}', "filtered by"),
        ("need = {helium = 2}", "need = {helium = 2, any = 1}", "any resources"),
        ('from = "engineer"', 'from = "scientist"', "not the other way round"),
        ("step = 12", "step = 13", "steps, in order"),
        ("players = 4\nsets", "players = 5\nsets", "2, 3 and 4"),
        ('"science-center lab-3q-2vp:', '"science-center:', "needs a spot"),
        (
            "engineer helium, engineer helium,",
            "engineer helium+helium, engineer helium+helium,",
            "up to 3",
        ),
        ('cost = [{what = "qubit", n = 3}]', 'cost = [{what = "point", n = 3}]', "with points"),
    ],
)
def test_components_that_cannot_be_right_are_refused(old: str, new: str, words: str) -> None:
    assert old in GAME.components
    with pytest.raises(ValueError, match=words):
        tables(GAME, GAME.components.replace(old, new, 1))


def test_no_effect_does_what_is_not_in_the_vocabulary() -> None:
    effects: list[dict[str, Any]] = [
        op
        for part in ("projects", "research", "corporations", "subsidies", "buildings", "labs")
        for row in DOCUMENT[part]
        for op in row["effect"]
    ]
    assert {key for op in effects for key in op} == {
        "op",
        "what",
        "n",
        "track",
        "where",
        "per",
        "max",
        "div",
        "from",
        "to",
    }
