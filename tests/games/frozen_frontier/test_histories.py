"""Whole games that were kept: every number of players, every variant, and both ends of a solo."""

from pathlib import Path

import pytest

import nunatak

KEPT = Path(__file__).parent / "histories"


def kept(name: str) -> nunatak.History:
    """Return a kept game."""
    return nunatak.History.from_json((KEPT / f"{name}.json").read_text())


def told(history: nunatak.History) -> set[str]:
    """Return the names of what happened in a game."""
    return {event.name for _, events in history.events() for event in events}


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("first-two", 2, {"start": "first game"}),
        ("drafted-two", 2, {"start": "drafted", "sets": "tianxia-concord"}),
        ("first-three", 3, {"start": "first game", "sets": "paus-concord"}),
        ("open-projects-three", 3, {"open_projects": True, "sets": "drawn"}),
        ("open-research-four", 4, {"open_research": True}),
        ("contracts-four", 4, {"choose_contracts": True}),
        ("aisaac-beaten", 1, {"aisaac": "easy"}),
        ("aisaac-ahead", 1, {"aisaac": "hard", "choose_contracts": True}),
    ],
)
def test_a_game_of_every_kind_was_kept(name: str, players: int, options: dict[str, object]) -> None:
    history = kept(name)
    assert history.players == players
    assert options.items() <= history.settings.items()
    assert history.position().actor == nunatak.OVER


def test_aisaac_can_be_beaten_and_can_win() -> None:
    assert kept("aisaac-beaten").position().ending() == 1
    assert kept("aisaac-ahead").position().ending() == 2


def test_kept_games_complete_projects_settle_ship_and_advance() -> None:
    every = [told(kept(file.stem)) for file in KEPT.glob("*.json")]
    assert {"completed", "settled", "fulfilled", "studied", "advanced"} <= set.union(*every)
    assert all({"landed", "advanced", "ended"} <= names for names in every)


def test_games_played_under_the_first_version_of_the_rules_are_refused_by_their_version() -> None:
    files = sorted((KEPT / "rules-1").glob("*.json"))
    told_of = (KEPT / "rules-1" / "README.md").read_text()
    assert len(files) == 7
    for file in files:
        assert f"| {file.stem} |" in told_of
        with pytest.raises(ValueError, match="under version 1 of the rules of Frozen Frontier"):
            nunatak.History.from_json(file.read_text())
