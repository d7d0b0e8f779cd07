"""Whole games that were kept: both endings, Norway joined and not, and each law adopted."""

from pathlib import Path

import pytest

import nunatak

KEPT = sorted((Path(__file__).parent / "histories").glob("*.json"))


def kept(name: str) -> tuple[nunatak.History, dict[str, list[nunatak.NamedEvent]]]:
    """Return a kept game, and what was told in it by name."""
    file = Path(__file__).parent / "histories" / f"{name}.json"
    history = nunatak.History.from_json(file.read_text())
    told: dict[str, list[nunatak.NamedEvent]] = {}
    for _, events in history.events():
        for event in events:
            told.setdefault(event.name, []).append(event)
    return history, told


def laws(told: dict[str, list[nunatak.NamedEvent]]) -> list[int | str]:
    """Return the laws that were adopted."""
    return [event.nouns["law"] for event in told.get("adopted", [])]


def test_norway_joins_the_eu_and_the_game_goes_nine_rounds() -> None:
    history, told = kept("norway-joins")
    assert len(told["norway-joined"]) == 1
    assert history.position().save()["table"]["round"] == 9


def test_law_b_is_adopted_in_a_game_in_which_norway_stays_alone() -> None:
    history, told = kept("sectors")
    assert laws(told) == ["B"]
    assert "norway-joined" not in told
    assert history.settings == {"advanced": True, "beginner": False}


def test_law_c_is_adopted_and_platforms_are_lost_and_paid_for() -> None:
    _, told = kept("presence")
    assert "C" in laws(told)
    assert told["expelled"]
    assert told["paid"]


def test_law_a_comes_back_in_a_beginners_game() -> None:
    history, told = kept("open-ocean-again")
    assert laws(told)[-1] == "A"
    assert history.settings["beginner"]


def test_china_takes_the_pole_with_norway_joined_and_not() -> None:
    _, told = kept("china-at-the-pole")
    assert told["china-won"]
    assert "norway-joined" not in told
    history, told = kept("china-early")
    assert told["china-won"]
    assert told["norway-joined"]
    assert history.position().save()["table"]["round"] < 9


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_game_is_sound_after_every_option(file: Path) -> None:
    for p in nunatak.History.from_json(file.read_text()).positions():
        assert p.check() == ""
