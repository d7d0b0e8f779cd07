"""Effects of Frozen Frontier that today's cards rarely or never have, and where they run dry."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.components import tables
from nunatak.games.frozen_frontier.rules import rows as at
from tests.games.frozen_frontier.table import Table, bare


def corrected(table: Table, row: str, old: str, new: str) -> Table:
    """Let one row of the components say something else."""
    start = GAME.components.index(row)
    end = GAME.components.index("\n\n", start)
    rows = GAME.components[start:end]
    assert old in rows
    changed = GAME.components[:start] + rows.replace(old, new, 1) + GAME.components[end:]
    table.p.tables = tables(GAME, changed)
    return table


def funded(subsidy: str, table: Table) -> Table:
    """Return a table at which A has raised funds in Asahi."""
    table.give("A", carrier="asahi", corporation="nautilus").pool(subsidy, "sub01", "sub03")
    return table.turn("A").play("land", "raise-funds")


def subsidized(subsidy: str, table: Table) -> Table:
    """Return a table at which A has used a subsidy."""
    return funded(subsidy, table).play(f"subsidize {subsidy}")


# A track of one's choice


def free_step(**things: int) -> Table:
    """Return a table at which A has a step on a track of choice."""
    table = bare(3).give("A", **things)
    corrected(table, 'subsidy = "sub10"', 'track = "science"', 'track = "any"')
    return funded("sub10", table)


@pytest.mark.parametrize("track", ["industry", "science"])
def test_a_step_of_one_s_choice_is_taken_on_either_track(track: str) -> None:
    table = free_step().play("subsidize sub10")
    assert table.asked() == "which-track A"
    table.play(f"advance {track}")
    assert table.seat("A")[track] == 1
    assert table.seat("A")["industry"] + table.seat("A")["science"] == 1


@pytest.mark.parametrize(("track", "other"), [("industry", "science"), ("science", "industry")])
def test_at_the_end_of_a_track_the_step_is_taken_on_the_other(track: str, other: str) -> None:
    table = free_step(**{track: 12}).play("subsidize sub10")
    assert table.seat("A")[other] == 1


def test_a_step_that_is_possible_nowhere_cannot_be_chosen() -> None:
    table = free_step(industry=12, science=12)
    assert table.why_not("subsidize sub10") == "why-subsidy-useless"


# Resources and people


def test_resources_of_choice_are_not_asked_for_where_only_one_has_room() -> None:
    table = subsidized("sub05", bare(2).give("A", store={"aerogel": 4, "energy": 4}))
    assert table.seat("A")["store"]["regolith"] == 2
    assert not table.asked().startswith("take-basic")


def test_resources_of_choice_that_have_no_room_cannot_be_chosen() -> None:
    full = {"aerogel": 4, "energy": 4, "regolith": 4}
    table = funded("sub05", bare(2).give("A", store=full))
    assert table.why_not("subsidize sub05") == "why-subsidy-useless"


def test_a_single_engineer_is_retrained_without_a_question() -> None:
    table = subsidized("sub12", bare(3).give("A", engineers=1))
    assert (table.seat("A")["engineers"], table.seat("A")["scientists"]) == (0, 1)


def test_without_engineers_nobody_is_retrained_but_the_rest_follows() -> None:
    table = bare(3).give("A", qubits=5)
    subsidized("sub12", table)
    assert table.seat("A")["scientists"] == 0
    assert table.seat("A")["qubits"] > 5 + 3


# Tokens, slots and programs


def test_without_tokens_none_is_placed() -> None:
    table = bare(3)
    table.p.own[at.TOKENS] = 0
    table.p.cities[at.MODULES] += 12
    table.give("A", qubits=9)
    assert funded("sub11", table).why_not("subsidize sub11") == "why-subsidy-useless"


def test_a_step_that_opens_a_slot_brings_nothing_once_all_are_open() -> None:
    steps = [n for n in range(1, 13) if "unlock" in row_of_step("industry", n)]
    table = bare(2).give("A", industry=steps[0] - 1, open_slots=5)
    subsidized("sub02", table.give("A", qubits=9))
    assert table.seat("A")["industry"] == steps[0]
    assert table.seat("A")["open slots"] == 5
    assert table.events("unlocked") == []


def test_a_generation_is_studied_once() -> None:
    steps = [n for n in range(1, 13) if "choose-research" in row_of_step("science", n)]
    table = bare(3).study("A", "r1-01").give("A", science=steps[0] - 1, qubits=9)
    subsidized("sub10", table)
    assert table.seat("A")["science"] == steps[0]
    assert not table.asked().startswith(("find-program", "look-at-stack", "choose-program"))


def row_of_step(track: str, step: int) -> str:
    """Return the row of a step on a track."""
    found = [
        row
        for row in GAME.components.split("\n\n")
        if f"step = {step}\n" in row + "\n" and f'track = "{track}"\n' in row
    ]
    assert len(found) == 1
    return found[0]


# Decks that run dry


def dry(table: Table, cards: int) -> list[str]:
    """Leave only so many cards, all of them on the discard pile; return their names."""
    left = [n for n in range(60) if table.p.deck & at.BITS[n]]
    table.p.discard = vec[i64](left[:cards])
    table.p.deck = 0
    table.p.own[at.OWN + at.HAND] |= sum(int(at.BITS[n]) for n in left[cards:])
    return [f"p{n + 1:03}" for n in left[:cards]]


def test_when_the_deck_is_empty_projects_come_from_under_the_discard_pile() -> None:
    table = bare(2)
    names = dry(table, 3)
    subsidized("sub04", table)
    assert table.view("B")["seats"][0]["hand"] == names[:2]  # everybody has seen them
    assert table.view()["projects"]["discard"][0] == names[2]


def test_of_two_projects_only_those_are_drawn_that_there_are() -> None:
    table = bare(2)
    names = dry(table, 1)
    subsidized("sub04", table)
    assert table.seat("A")["hand"] == names


def test_contracts_are_drawn_one_by_one_as_long_as_there_are_any() -> None:
    table = bare(2).papers(*[f"c{n:02}" for n in range(1, 40)])
    corrected(
        table, 'subsidy = "sub08"', 'op = "draw-contract", n = 1', 'op = "draw-contract", n = 2'
    )
    subsidized("sub08", table).chance()
    assert table.seat("A")["contracts"] == ["c40"]
    assert table.view()["contracts"]["deck"] == 0


def test_two_contracts_are_two_draws() -> None:
    table = bare(2)
    corrected(
        table, 'subsidy = "sub08"', 'op = "draw-contract", n = 1', 'op = "draw-contract", n = 2'
    )
    subsidized("sub08", table)
    assert table.asked() == "draw-contract chance"
    table.play("draw-contract c20")
    assert table.asked() == "draw-contract chance"
    table.play("draw-contract c30")
    assert table.seat("A")["contracts"] == ["c20", "c30"]


def test_a_city_gets_no_project_when_there_is_none_left() -> None:
    table = bare(2).papers()
    names = dry(table, 1)
    table.income().chance()
    lying = [city["project"] for city in table.view()["cities"].values()]
    assert [name for name in lying if name is not None] == names


# Parts that change nothing


def emptied(table: Table) -> Table:
    """Let A have room for nothing, no AI token, all slots, and a program."""
    table.p.own[at.TOKENS] = 0
    table.p.cities[at.MODULES] += 12
    table.give("A", open_slots=5, store={"aerogel": 4, "energy": 4, "regolith": 4})
    return table.study("A", "r1-01")


@pytest.mark.parametrize(
    "nothing",
    [
        'op = "gain", what = "basic", n = 1',
        'op = "gain", what = "qubit", n = 1, per = "own-large", max = 6',
        'op = "gain", what = "vp", n = 1, per = "own-large", max = 6',
        'op = "ai-token", where = "current", n = 1',
        'op = "unlock-slot"',
        'op = "choose-research", generation = 1',
    ],
)
def test_what_changes_nothing_is_passed_over_and_the_rest_follows(nothing: str) -> None:
    table = emptied(bare(2))
    corrected(table, 'subsidy = "sub08"', 'op = "draw-contract", n = 1', nothing)
    funded("sub08", table)
    before = table.seat("A")
    table.play("subsidize sub08")
    gained = {"qubits", "known points", "score"}  # Qubits are worth points at the end
    after = table.seat("A")
    assert {key for key in before if before[key] != after[key]} <= gained
    assert after["qubits"] > before["qubits"]


@pytest.mark.parametrize(
    ("effect", "then"),
    [
        ('op = "unlock-slot"', ""),
        ('op = "choose-research", generation = 1', "find-program chance"),
    ],
)
def test_what_would_change_nothing_at_all_cannot_be_chosen(effect: str, then: str) -> None:
    old = 'op = "advance", track = "science", n = 1'
    table = corrected(emptied(bare(3)), 'subsidy = "sub10"', old, effect)
    assert funded("sub10", table).why_not("subsidize sub10") == "why-subsidy-useless"
    table = subsidized("sub10", corrected(bare(3), 'subsidy = "sub10"', old, effect))
    assert table.asked() == then or table.seat("A")["open slots"] == 3


# What a laboratory costs


@pytest.mark.parametrize(
    ("lab", "things"), [("lab-eng-1vp", {"engineers": 1}), ("lab-sci-2vp", {"scientists": 1})]
)
def test_a_laboratory_takes_the_colonist_it_says(lab: str, things: dict[str, int]) -> None:
    city, building, spot, space = next(
        (city, building, n + 1, each["space"])
        for city, part in bare(4).view()["cities"].items()
        for building, slot in part["buildings"].items()
        for n, each in enumerate(slot["spots"])
        if slot["lab"] == lab and each["gives"] == "lab"
    )
    table = bare(4).build("A", city, building).settle(city, f"{building}-{space}")
    table.give("A", carrier=city).turn("A").play("land", "collaborate")
    assert table.why_not(f"operate {building}-{spot}") == "why-no-operating"
    table.give("A", **things)
    assert f"operate {building}-{spot}" in table.options()
