"""Games of Antarctica that were kept under an earlier version of its rules."""

from pathlib import Path

import pytest

import nunatak

FORMER = Path(__file__).parent / "histories" / "rules-1"


def test_every_game_of_former_rules_is_named_with_its_reason() -> None:
    told = (FORMER / "README.md").read_text()
    games = sorted(path.name for path in FORMER.glob("*.json"))
    assert games
    assert all(f"| {name} | " in told for name in games)


@pytest.mark.parametrize("path", sorted(FORMER.glob("*.json")), ids=lambda path: str(path.stem))
def test_a_game_of_former_rules_is_refused_with_the_version_it_belongs_to(path: Path) -> None:
    with pytest.raises(ValueError, match="under version 1 of the rules of Antarctica"):
        nunatak.History.from_json(path.read_text())
