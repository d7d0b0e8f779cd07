"""What can't lie on the table in Frozen Frontier is found, and named in a sentence."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import nunatak
from nunatak.engine.bits import lowest
from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.rules import questions as asks
from nunatak.games.frozen_frontier.rules import rows as at
from nunatak.games.frozen_frontier.rules.tables import NONE
from nunatak.games.frozen_frontier.rules.vocabulary import ACTION, CITIES, CONTRACTS, PROJECTS
from tests.deeds import Deed, ask, both, put
from tests.games.frozen_frontier.table import Table, bare

ASAHI = CITIES.index("asahi") * int(at.CITY)
B = int(at.OWN)  # the row of the second seat


def own(field: int, value: int) -> Deed:
    """Return a deed that writes what the first player has."""
    return lambda p: p.own.__setitem__(field, value)


def city(field: int, value: int) -> Deed:
    """Return a deed that writes what lies in Asahi."""
    return lambda p: p.cities.__setitem__(ASAHI + field, value)


def acting() -> Table:
    """Return a table at which A, with cards of every sort, has landed in Asahi."""
    table = bare(2).give("A", carrier="asahi", engineers=1, hand=["p037"], papers=["c05"])
    table.papers("c07").complete("A", "p001").study("A", "r3-01")
    return table.build("B", "asahi", "factory").turn("A").play("land")


def projects_of(p: Any) -> Any:
    """Return a project of the deck."""
    return lowest(p.deck)


def foreign(p: Any) -> Any:
    """Return the subsidies of a set that is not on the board."""
    ours = p.tables.set_subsidies[0] | p.tables.set_subsidies[1]
    return p.tables.set_subsidies[2] & ~ours


def wait(p: Any) -> None:
    """Ask nobody but chance."""
    p.drop_agenda()
    p.ask(asks.TURN_UP_CONTRACT, nunatak.CHANCE)


DAMAGES: list[tuple[Deed, str]] = [
    # What is asked
    (lambda p: p.drop_agenda(), "not at the end"),
    (ask(asks.KEEP_PROJECT, nunatak.CHANCE), "nobody can be asked"),
    (ask(asks.TURN_UP_CONTRACT, 0), "nobody can be asked"),
    (ask(asks.HOW_MANY, 2), "nobody can be asked"),
    (ask(asks.HOW_MANY, 0, 5), "nobody can be asked"),
    (ask(asks.TAKE_BASIC, 0, 5), "nobody can be asked"),
    (ask(asks.CHOOSE_PROGRAM, 0, 3), "nobody can be asked"),
    (ask(asks.GET_WHAT, 0, 32), "nobody can be asked"),
    (ask(asks.PUT_UNDER_FIRST, 0, 1), "nobody can be asked"),
    (ask(asks.LAY_PROJECT, nunatak.CHANCE, CITIES.index("woolf")), "nobody can be asked"),
    (ask(asks.LAY_PROJECT, nunatak.CHANCE, 12), "nobody can be asked"),
    (ask(asks.DRAW_PROJECT, nunatak.CHANCE, 2), "nobody can be asked"),
    (ask(asks.TURN_UP_SUBSIDY, nunatak.CHANCE, 4), "nobody can be asked"),
    (ask(asks.FIND_PROGRAM, nunatak.CHANCE, 24), "nobody can be asked"),
    (ask(asks.USE_SPOT, 1, 1), "nobody can be asked"),
    (ask(asks.COMPLETE_OR_NOT, 1), "nobody can be asked"),
    (ask(asks.PLAY_WHICH, 1, 0), "nobody can be asked"),
    (ask(asks.PLAY_WHICH, 0, 9), "nobody can be asked"),
    (ask(asks.PAY_WITH, 0, 16), "nobody can be asked"),
    (ask(asks.SETTLE_WHERE, 0, 2048), "nobody can be asked"),
    (ask(asks.USE_ABILITY, 0, 512), "nobody can be asked"),
    (ask(asks.CONNECT_WHERE, 1), "nobody can be asked"),
    # Counts that would begin at nothing and go below it
    (ask(asks.PAY_WITH, 0, 1), "nobody can be asked"),
    (ask(asks.SETTLE_WHERE, 0, 512), "nobody can be asked"),
    (ask(asks.USE_SPOT, 0, 8), "nobody can be asked"),
    (ask(asks.REFRESH_SPOT, 0, 8), "nobody can be asked"),
    (ask(asks.GIVE_WHAT, 0, 8), "nobody can be asked"),
    (ask(asks.GET_WHAT, 0, 3), "nobody can be asked"),
    (ask(asks.TAKE_BASIC, 0, 0), "nobody can be asked"),
    (ask(asks.HOW_MANY, 0, 0), "nobody can be asked"),
    (ask(asks.USE_ABILITY, 0, 0), "nobody can be asked"),
    # A card for what was announced: A holds p037, for a Research Station in Asahi
    (
        lambda p: (own(at.CARRIER, CITIES.index("tenkyo"))(p), ask(asks.PLAY_WHICH, 0, 0)(p)),
        "asked",
    ),
    # Projects
    (lambda p: setattr(p, "discard", vec[i64]([projects_of(p)])), "is there twice"),
    (lambda p: p.own.__setitem__(at.HAND, p.own[at.HAND] | p.deck), "lies elsewhere too"),
    (lambda p: p.drafted.__setitem__(at.PACKETS, p.deck), "A packet holds"),
    (lambda p: p.own.__setitem__(at.SLOT + 1, projects_of(p)), "can't have completed"),
    (own(at.OPEN_SLOTS, 0), "can't have completed"),
    (lambda p: p.cities.__setitem__(ASAHI + at.PROJECT, projects_of(p)), "is there twice"),
    (put("playing", PROJECTS.index("p037")), "that is played lies elsewhere"),
    (put("deck", 0), "Other projects"),
    # Contracts
    (own(at.PAPERS, 0), "lost, or there twice"),
    (lambda p: setattr(p, "papers", vec[i64]([*p.papers, 0])), "lost, or there twice"),
    (own(at.FULFILLED, 1), "another number of contracts"),
    (put("shipping", CONTRACTS.index("c05")), "busy with contracts"),
    (both(put("busy", 0), put("shipping", CONTRACTS.index("c07"))), "that nobody holds"),
    # Subsidies
    (put("stack", 17), "more subsidies in the stack"),
    (put("stack", -1), "more subsidies in the stack"),
    (lambda p: setattr(p, "subsidy", p.pool[0]), "is there twice"),
    (put("gone", 0), "Other subsidies"),
    (both(put("round", 2), lambda p: setattr(p, "gone", p.gone | foreign(p))), "Other subsidies"),
    # Research programs
    (lambda p: p.stacks.__setitem__(0, 2**10 - 1), "is too high"),
    (lambda p: p.stacks.__setitem__(0, at.BITS[20]), "is too high"),
    (lambda p: p.stacks.__setitem__(at.STACKS, 4), "who can't have"),
    (lambda p: p.stacks.__setitem__(at.STACKS + 2, 1), "who can't have"),
    (own(at.PROGRAM + 1, 20), "is there twice"),
    # Pieces
    (own(at.QUBITS, -1), "fewer pieces than none"),
    (own(at.SMALL, 5), "number of buildings"),
    (own(at.LARGE, 9), "number of buildings"),
    (own(at.TOKENS, 0), "number of AI tokens"),
    (own(at.STORE, 5), "more resources than room"),
    (own(at.STEPS + 1, 13), "beyond the end"),
    (lambda p: p.own.__setitem__(at.CORPORATION, p.own[B + at.CORPORATION]), "same corporation"),
    (own(at.ENGINEERS, 2), "Colonists are lost"),
    (both(put("engineers", -1), lambda p: own(at.ENGINEERS, p.tables.engineers + 1)(p)), "none"),
    (lambda p: setattr(p, "boards", at.BITS[p.own[at.CORPORATION]]), "corporation is there twice"),
    # Cities
    (city(at.TAX, -1), "less tax than none"),
    (both(city(at.SETTLED, 1), lambda p: setattr(p, "engineers", p.engineers - 1)), "no space"),
    (city(at.COVERED, 1), "nobody could use"),
    # Time
    (put("round", 0), "when everything is set up"),
    (put("round", 4), "when everything is set up"),
    (both(wait, put("active", 2)), "Nobody sits"),
    (both(wait, put("active", at.AISAAC)), "Nobody sits"),
    (own(at.CORPORATION, NONE), "before the first round"),
    (put("scheduled", True), "in the Shipment Phase"),
]


@pytest.mark.parametrize(("deed", "words"), DAMAGES, ids=range(len(DAMAGES)))
def test_damage_is_found(deed: Deed, words: str) -> None:
    p = acting().p
    assert p.check() == ""
    deed(p)
    assert words in p.check()


def test_a_project_is_played_in_no_other_phase() -> None:
    p = acting().p
    p.own[at.HAND] = 0
    p.playing = PROJECTS.index("p037")
    assert p.check() == ""
    p.phase = ACTION + 1
    assert "played in turns" in p.check()


def test_before_there_are_cities_there_are_no_subsidies() -> None:
    p = GAME.start(2, {"sets": "drawn"})
    assert p.check() == ""
    p.subsidies = 1
    assert "before there are cities" in p.check()


def test_alone_aisaac_may_have_the_turn() -> None:
    p = bare(1).p
    p.active = at.AISAAC
    assert "Nobody sits" not in p.check()


@pytest.mark.parametrize(
    ("decision", "about"),
    [
        (asks.THEN_INCOME, 2),
        (asks.THEN_BUILD, 9),
        (asks.THEN_LAB_USED, 4),
        (asks.THEN_TRIGGERED, 1024),
        (asks.THEN_RUN, (154 | 3 << 8 | 1 << 12) + 1),
        (asks.THEN_ADVANCE, (1 | 12 << 2 | 1 << 8) + 1),
        (asks.THEN_TRADE, 32),
        (asks.THEN_CLEANUP, 1),
    ],
)
def test_what_follows_by_itself_is_about_something_that_can_be(decision: int, about: int) -> None:
    p = acting().p
    p.step(decision, about - 1)
    assert p.check() == ""
    p.agenda[p.depth - 1] += 1 << 16
    assert "nobody can be asked" in p.check()


def test_nobody_is_asked_what_happens_by_itself() -> None:
    p = acting().p
    p.ask(asks.THEN_CLEANUP, 0)
    assert "nobody can be asked" in p.check()
