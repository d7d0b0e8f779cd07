"""Games of Antarctica that were kept under earlier rules, or by an earlier program."""

import json
from pathlib import Path
from typing import Any

import pytest

import nunatak
from nunatak.engine.playout import Buffers, play_out

HERE = Path(__file__).parent
FORMER = HERE / "histories" / "rules-1"

# Positions of the time when a question stood alone on the agenda, each with the entries to it.
LONE = json.loads((HERE / "lone-questions.json").read_text())
NAMES = [f"{n}-{case['document']['pending'][0][0]}" for n, case in enumerate(LONE)]


def test_every_game_of_former_rules_is_named_with_its_reason() -> None:
    told = (FORMER / "README.md").read_text()
    games = sorted(path.name for path in FORMER.glob("*.json"))
    assert games
    assert all(f"| {name} | " in told for name in games)


@pytest.mark.parametrize("path", sorted(FORMER.glob("*.json")), ids=lambda path: str(path.stem))
def test_a_game_of_former_rules_is_refused_with_the_version_it_belongs_to(path: Path) -> None:
    with pytest.raises(ValueError, match="under version 1 of the rules of Antarctica"):
        nunatak.History.from_json(path.read_text())


def replayed(case: dict[str, Any]) -> nunatak.Position:
    """Return the position that the entries of a case lead to."""
    history = nunatak.History(nunatak.game("antarctica"), case["players"], case["settings"])
    for number in case["entries"]:
        history.add(number)
    return history.position()


@pytest.mark.parametrize("case", LONE, ids=NAMES)
def test_a_question_that_was_kept_alone_gets_what_waits_below_it(case: dict[str, Any]) -> None:
    game = nunatak.game("antarctica")
    p, q = replayed(case), game.load(case["document"])
    assert len(case["document"]["pending"]) == 1
    assert q.depth > 1
    assert p.save()["table"] == q.save()["table"] == case["document"]["table"]
    assert game.load(q.save()) == q
    for seed in range(3):
        here, there = p.copy(), q.copy()
        for each in (here, there):
            play_out(each, nunatak.Rng(seed), Buffers(len(game.vocabulary)))
        assert here == there


def test_every_question_that_has_something_below_it_is_among_those_kept_alone() -> None:
    game = nunatak.game("antarctica")
    asked = {d.name for d in game.rules.decisions if not d.name.startswith("then-")}
    kept = {case["document"]["pending"][0][0] for case in LONE}
    assert asked - kept == {"first-player", "sail-where", "act"}
