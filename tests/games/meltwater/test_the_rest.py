"""Resolving the rest of a Starvation phase at once, where no answer makes a difference."""

from typing import Any

import pytest

import nunatak
from nunatak.engine.playout import Buffers, pick
from nunatak.games.meltwater import GAME
from nunatak.games.meltwater.rules.position import (
    CARRY_OR_LEAVE,
    DEFECT_WHERE,
    FLEE_WHERE,
    STARVING,
    WHO_STARVES,
)
from nunatak.games.meltwater.rules.vocabulary import THE_REST
from tests.games.meltwater.table import Table, arranged

HUNGER = (STARVING, WHO_STARVES, FLEE_WHERE, CARRY_OR_LEAVE, DEFECT_WHERE)


def starves(p: Any) -> bool:
    """Say whether something of the Starvation phase is asked."""
    return p.actor >= 0 and p.now in HUNGER


def written(p: Any) -> tuple[Any, ...]:
    """Return all that this phase can change, and what is asked."""
    pieces = (p.civilians, p.soldiers, p.refugees, p.stockpiles, p.held)
    return *(tuple(part) for part in pieces), p.now, p.about, p.actor, p.ended


def ends(p: Any) -> set[tuple[Any, ...]]:
    """Return every way in which a Starvation phase can end, by trying all answers."""
    seen = {written(p)}
    todo = [p]
    found = set()
    while todo:
        q = todo.pop()
        for option in q.options():
            r = q.copy()
            r.apply(option)
            if written(r) not in seen:
                seen.add(written(r))
                if starves(r):
                    todo.append(r)
                else:
                    found.add(written(r))
    return found


@pytest.mark.parametrize("evacuation", [False, True])
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_the_rest_is_offered_only_where_every_answer_ends_in_the_same_position(
    season: str, evacuation: bool
) -> None:
    rng = nunatak.Rng(5)
    buffers = Buffers(len(GAME.vocabulary))
    offered = 0
    for _ in range(40):
        p = GAME.start(2, {"season": season, "evacuation": evacuation})
        while p.actor != nunatak.OVER:
            if starves(p) and THE_REST in p.options():
                offered += 1
                assert len(ends(p)) == 1
            p.apply(pick(p, rng, buffers))
    assert offered > 40


def test_all_who_can_only_die_are_resolved_at_once_and_told_in_order() -> None:
    t = arranged(
        phase="starvation",
        us="F4 C4 C4",
        us_soldiers="C4",
        ussr="I6 H1",
        refugees="C4",
        dead="C4 H1",
    )
    assert t.options() == ["starve C4", "starve H1", "the-rest"]
    assert t.play("the-rest").events() == [
        "poisoned unit=us-civilian hex=C4",
        "poisoned unit=us-civilian hex=C4",
        "poisoned unit=us-soldier hex=C4",
        "poisoned unit=refugee hex=C4",
        "poisoned unit=ussr-civilian hex=H1",
    ]
    assert t.asked() == "act"


def test_those_with_one_way_to_flee_or_to_defect_are_resolved_with_the_others() -> None:
    t = arranged(
        phase="starvation", us="F4 F4 F4 F5 C4 J4", ussr="I6 D4 J5", dead="C4 J4", dirty="J5"
    )
    t.play("the-rest")
    assert t.events() == [
        "defected unit=us-civilian source=C4 to=D4",
        "fled unit=us-civilian source=F4 to=F5",
        "poisoned unit=us-civilian hex=J4",
    ]


def test_the_rest_is_offered_where_one_dead_hex_holds_several_kinds() -> None:
    t = arranged(phase="starvation", us="F4 C4", us_soldiers="C4", ussr="I6", dead="C4")
    assert t.options() == ["who civilian", "who soldier", "the-rest"]
    assert t.play("the-rest").asked() == "act"


WHERE_IT_MATTERS: dict[str, dict[str, Any]] = {
    "who of a living hex has to go": {"us": "F4 F4 C4 C4 C4", "us_soldiers": "F4", "ussr": "I4"},
    "where somebody flees": {"us": "F4 F4 F4 F5 E4 C4 C4 C4", "ussr": "I4"},
    "who comes first to the same refuge": {
        "us": "F6 F6 F6 F6 F5",
        "us_soldiers": "F4 F4 F4",
        "ussr": "I4",
    },
    "whether a stockpile is carried": {
        "us": "F4 F4 F4 F4 F5 C4 C4 C4",
        "ussr": "I4",
        "stockpiles": "F4",
    },
    "whose last unit dies first": {"us": "C4", "ussr": "I6", "dead": "C4 I6"},
    "whether a refuge of refugees is taken by an enemy": {
        "us": "F4 F4 F4 A2",
        "refugees": "F5",
        "ussr": "F6 F6 F6 F6 I1",
    },
}


@pytest.mark.parametrize("what", WHERE_IT_MATTERS)
def test_the_rest_is_not_offered_where_it_matters(what: str) -> None:
    t = arranged(phase="starvation", **WHERE_IT_MATTERS[what])
    assert t.asked() == "starving"
    assert "the-rest" not in t.options()
    assert t.why_not("the-rest") == "It still makes a difference who goes next, or where to."
    assert len(ends(t.p)) > 1


def test_a_question_in_the_middle_of_a_flight_is_no_place_for_the_rest() -> None:
    t = arranged(phase="starvation", us="F4 F4 F4 F5 E4", ussr="I4")
    assert t.asked() == "flee-where"
    assert t.why_not("the-rest") == "It still makes a difference who goes next, or where to."


def test_nearly_all_phases_in_which_no_answer_matters_offer_the_rest() -> None:
    """It need not be found everywhere, but a player should seldom miss it."""
    rng = nunatak.Rng(2)
    buffers = Buffers(len(GAME.vocabulary))
    same = found = 0
    for _ in range(10):
        p = GAME.start()
        while p.actor != nunatak.OVER:
            if p.actor >= 0 and p.now == STARVING and len(ends(p)) == 1:
                same += 1
                found += Table(p).options()[-1] == "the-rest"
            p.apply(pick(p, rng, buffers))
    assert found > 0.8 * same
