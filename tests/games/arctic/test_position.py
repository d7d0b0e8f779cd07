"""No damaged position passes for a possible one, and what programs see of one is right."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from nunatak.games.arctic.observation import observation
from nunatak.games.arctic.position import BITS
from nunatak.games.arctic.words import AREAS
from tests.games.arctic.table import Table, arranged

R1, MR1, POLE = (AREAS.index(name) for name in ("R1", "MR1", "POLE"))


def sailing() -> Table:
    """Return a table on which Russia sails, with something of everything on it."""
    return arranged(
        ships={"RUS": "R1 R2", "NOR": "N2", "EU": "E1"},
        rigs={1: "R1", 2: "MR2"},
        guards={"R1": (3, "EU")},
        lobby={"RUS-1": 1, "USA-2": 2},
    ).play("do sail")


def change(name: str, at: int, value: int) -> Any:
    """Return something that puts a number into one of a position's rows."""

    def deed(p: Any) -> None:
        getattr(p, name)[at] = value

    return deed


def put(name: str, value: Any) -> Any:
    """Return something that changes one of a position's numbers."""
    return lambda p: setattr(p, name, value)


def joined(deed: Any) -> Any:
    """Return the same after Norway has joined the EU, as far as it must have."""

    def both(p: Any) -> None:
        p.joined, p.support = True, 2
        p.held[2] |= p.held[1]
        p.held[1] = 0
        p.remove_ship(1, AREAS.index("N2"))
        p.treasury[1] = 0
        deed(p)

    return both


def hold(nation: int, area: int) -> Any:
    """Return something that lets a nation control an area."""

    def deed(p: Any) -> None:
        p.held[nation] |= BITS[area]

    return deed


DAMAGES = [
    (change("ships", R1, -1), "ships in area"),
    (change("ships", R1, 15), "more ships than there are"),
    (hold(3, R1), "Two nations"),
    (change("held", 0, 0), "exactly its own coast"),
    (hold(0, MR1), "than the law says"),
    (joined(hold(1, POLE)), "though it has joined"),
    (lambda p: p.add_ship(3, POLE), "alone in an area"),
    (change("money", 0, -1), "less than no money"),
    (change("points", 0, -11), "fewer points"),
    (change("rigs", 2, BITS[R1]), "Two platforms"),
    (change("rigs", 2, BITS[POLE]), "nothing can be found"),
    (change("rigs", 0, 2**36 - 2**19), "more platforms|Two platforms"),
    (change("rigs", 0, 0), "not there"),
    (put("fresh", BITS[MR1]), "should be protected"),
    (lambda p: (p.held.__setitem__(0, p.held[0] & ~BITS[R1]), put("owed", BITS[R1])(p)), "coast"),
    (change("hand", 0, -1), "fewer lobbyists"),
    (change("influence", 15, 1), "is closed"),
    (change("influence", 0, 9), "belongs to nobody"),
    (change("guard", MR1, 3), "is not as is said"),
    (change("guard", R1, 8 * 7 + 1), "who can't"),
    (put("fresh", BITS[R1]), "just protected"),
    (change("hand", 1, 4), "lobbyists"),
    (change("treasury", 0, -1), "less than no money"),
    (change("vote", 0, 3), "votes for no law"),
    (change("conflict", 0, 5), "in conflict with 5"),
    (joined(change("conflict", 0, 1)), "in conflict with somebody"),
    (joined(change("treasury", 1, 1)), "money or a mind"),
    (put("law", 3), "No law|law says"),
    (put("support", 3), "support"),
    (put("round", 10), "no such round"),
    (put("phase", 11), "over, or it is not"),
    (lambda p: (put("phase", 11)(p), put("ended", 1)(p)), "or it does not"),
    (lambda p: (put("phase", 11)(p), put("ended", 0)(p)), "so early"),
    (lambda p: (put("phase", 3)(p), put("round", 1)(p)), "Nobody invests"),
    (put("phase", 0), "before the first round"),
    (put("passes", 1), "passed"),
    (put("sold", 1), "sold"),
    (lambda p: (put("unrest", 1)(p), put("phase", 5)(p)), "unrest at the wrong"),
    (put("unrest", 64), "in no country"),
    (put("country", 7), "No country acts"),
    (put("number", 4), "No lobbyist acts"),
    (put("phase", 9), "acts at the wrong time"),
    (lambda p: (change("track", 0, 1)(p), change("hand", 0, 2)(p)), "invests at the wrong"),
    (lambda p: (change("boxes", 29, 2)(p), change("hand", 1, 2)(p)), "before its turn"),
    (change("sailing", R1, 2**8), "More ships have attacked"),
    (change("sailing", R1, 9), "moved or not moved"),
    (put("step_of_sail", 4), "no such step"),
    (put("launching", 1), "launched"),
    (lambda p: p.drop_agenda(), "nobody sails"),
    (lambda p: p.ask(9, 0), "Only a payment"),
    (put("owed", BITS[R1]), "when something is owed"),
    (lambda p: p.ask(14, 0), "something is owed"),
]


@pytest.mark.parametrize(("deed", "words"), DAMAGES, ids=range(len(DAMAGES)))
def test_damage_is_found(deed: Any, words: str) -> None:
    p = sailing().p
    assert p.check() == ""
    deed(p)
    p.settle()
    found = p.check()
    assert any(part in found for part in words.split("|")), found


@pytest.mark.parametrize(
    ("question", "about"),
    [(5, 0), (7, 0), (8, 0), (12, 0), (4, 0), (6, 2), (10, 40), (0, 0), (1, 0), (2, 0), (3, 0)],
)
def test_a_question_that_nobody_can_be_asked_now_is_found(question: int, about: int) -> None:
    p = arranged("china", ships={"CHN": "R3"}, track={"china-low": 2}).p
    p.drop_agenda()
    p.ask(question, 1, about)
    p.settle()
    assert (p.check() == "") == (question == 4)


def test_a_ship_that_has_sailed_is_not_asked_where_to_again() -> None:
    p = sailing().play("from R1").p
    p.sailing[R1] = 0
    assert p.check() == "The ship that should sail has sailed."


def test_programs_see_a_position_from_their_own_seat() -> None:
    table = sailing()
    seen = observation()
    names = seen.names(3)
    rows = []
    for seat in range(3):
        row = vec[i16]([0] * len(names))
        seen.write(table.p, seat, row, 0)
        rows.append(dict(zip(names, row, strict=True)))
    assert [row["platform in R1"] for row in rows] == [1, 3, 2]
    assert [row["protector in R1"] for row in rows] == [3, 2, 1]
    assert [row["lobbyist on USA-2"] for row in rows] == [2, 1, 3]
    assert [row["money 0"] for row in rows] == [10, 10, 10]
    assert {row["ships of RUS in R1"] for row in rows} == {1}
    assert rows[0]["lobbyist on RUS sail"] == 1
