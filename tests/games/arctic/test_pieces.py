"""Ships and lobbyists of the Arctic keep their numbers through all that is told of them."""

from typing import Any

import pytest

import nunatak
from nunatak.engine.events import Listener
from nunatak.engine.playout import Buffers, pick
from nunatak.games.arctic import GAME
from nunatak.games.arctic.screen.pieces import Lobbyists, Ships
from nunatak.scene.sight import Sight, Somebody
from tests.games.arctic.table import Table, arranged


def look(table: Table) -> Sight:
    """Return what somebody sees who watches, and was told nothing of how things came there."""
    return GAME.look(table.p, None, [Somebody(str(seat)) for seat in range(table.p.players)])


def ships(table: Table) -> dict[tuple[str, str], list[int]]:
    """Return which ships are where, without places that are empty."""
    return {key: list(n) for key, n in Ships.seen(look(table)).at.items() if n}


def moved(table: Table, *words: str) -> tuple[dict[Any, list[int]], dict[Any, list[int]]]:
    """Play something, and return which ships were where before and after it."""
    pieces = Ships.seen(look(table))
    before = {key: list(numbers) for key, numbers in pieces.at.items() if numbers}
    table.play(*words)
    for event in table.told:
        pieces.follow(event)
    after = {key: list(numbers) for key, numbers in pieces.at.items() if numbers}
    there = {
        (nation, area): count
        for area, part in table.view()["areas"].items()
        for nation, count in part["ships"].items()
    }
    assert {key: len(numbers) for key, numbers in after.items()} == there
    return before, after


def test_a_ship_that_sails_is_the_same_ship() -> None:
    table = arranged(ships={"RUS": "R1 R1"}, lobby={"RUS-1": 1}).play("do sail")
    before, after = moved(table, "from R1", "to MR1")
    assert before["RUS", "R1"] == [*after["RUS", "R1"], *after["RUS", "MR1"]]


def test_two_ships_that_fight_are_gone_and_the_others_stay() -> None:
    ships = {"RUS": "MR4 MR4", "CHN": "MR4"}
    table = arranged(ships=ships, lobby={"RUS-1": 1}).play("do sail")
    before, after = moved(table, "fight MR4")
    assert after == {("RUS", "MR4"): before["RUS", "MR4"][:1]}


def test_chinese_ships_that_drift_are_the_same_ships_and_a_new_one_comes() -> None:
    table = arranged("sale", rigs={1: "R1"}, ships={"CHN": "R3 R3"})
    before, after = moved(table, "sell 0", "pass", "pass", "pass")
    assert sorted(before["CHN", "R3"]) == sorted(after["CHN", "MR4"])
    [new] = [n for key, numbers in after.items() for n in numbers if key[1] != "MR4"]
    assert new not in before["CHN", "R3"]


def test_a_launched_ship_is_a_new_one() -> None:
    table = arranged(ships={"NOR": "N2"}, lobby={"NOR-1": 1}, treasury={"NOR": 1})
    before, after = moved(table, "do ships")
    assert after["NOR", "N2"][:1] == before["NOR", "N2"]
    assert len(after["NOR", "N2"]) == 2


def test_norwegian_ships_stay_the_same_when_they_become_the_eu_s() -> None:
    table = arranged("sale", rigs={1: "R1"}, ships={"NOR": "N1 MN", "EU": "MN"}, support=2)
    before, after = moved(table, "sell 0")
    assert after["EU", "N1"] == before["NOR", "N1"]
    assert after["EU", "MN"] == [*before["EU", "MN"], *before["NOR", "MN"]]


def test_ships_that_nothing_was_told_of_are_where_the_table_says() -> None:
    table = arranged(ships={"RUS": "POLE"}, lobby={"RUS-1": 1})
    assert set(ships(table)) == {("RUS", "POLE")}


# Lobbyists


def followed(table: Table, *words: str) -> tuple[dict[str, int], dict[str, int]]:
    """Play something, and return which lobbyists were where before and after it."""
    before = Lobbyists.seen(look(table))
    first = dict(before.at)
    table.play(*words)
    for event in table.told:
        before.follow(event)
    before.agree(table.view())
    return first, before.at


def test_a_lobbyist_that_acts_is_the_same_and_keeps_its_space_after_the_sale() -> None:
    table = arranged(rigs={2: "R1"}, lobby={"RUS-1": 1, "USA-1": 2})
    before, after = followed(table, "do taxes")
    assert after["RUS taxes"] == before["RUS-1"]
    table = arranged(rigs={2: "R1"}, lobby={"RUS-1": 1})
    before, after = followed(table, "do taxes", "sell 0")
    assert after["RUS-3"] == before["RUS-1"]


def test_of_two_lobbyists_in_a_country_the_one_in_the_upper_row_keeps_space_1() -> None:
    table = arranged(rigs={2: "R1"}, lobby={"RUS-1": 1, "RUS-3": 2})
    before, after = followed(table, "do diplomacy", "vote A", "do taxes", "sell 0")
    assert (after["RUS-1"], after["RUS-3"]) == (before["RUS-1"], before["RUS-3"])


def test_a_lobbyist_that_protects_a_platform_is_the_same_until_it_goes_home() -> None:
    table = arranged(rigs={2: "R1"}, lobby={"RUS-1": 1, "USA-1": 2})
    before, after = followed(table, "protect", "guard R1")
    assert after["guard R1"] == before["RUS-1"]
    assert "RUS-1" not in after
    table = arranged(rigs={2: "MR1"}, guards={"MR1": (3, "RUS")}, lobby={"RUS-1": 1, "USA-1": 2})
    before, after = followed(table, "home")
    assert "guard MR1" in before
    assert set(after) == {"USA-1"}


def test_a_lobbyist_is_the_same_on_the_track_and_on_its_influence_space() -> None:
    table = arranged("invest", ships={"RUS": "R1"})
    before, after = followed(table, "invest 12", "pass", "pass", "pass", "lobby EU-2")
    assert before == {}
    assert after == {"EU-2": 1}


def test_lobbyists_for_china_go_home_before_the_next_round() -> None:
    table = arranged("sale", rigs={1: "R1"}, track={"china-high": 2}, ships={"RUS": "R1"})
    before, after = followed(table, "sell 0")
    assert set(before) == {"track china-high"}
    assert after == {}


@pytest.mark.parametrize("seed", range(3))
def test_pieces_that_follow_a_whole_game_are_exactly_those_on_the_table(seed: int) -> None:
    p = GAME.start(3)
    rng, buffers, listener = nunatak.Rng(seed), Buffers(len(GAME.vocabulary)), Listener()
    pieces = Ships(look(Table(p)))
    while p.actor != nunatak.OVER:
        p.listener = listener
        p.apply(pick(p, rng, buffers))
        p.listener = None
        for event in listener.events:
            pieces.follow(GAME.told(event))
        listener.events.clear()
        there = {
            (nation, area): count
            for area, part in Table(p).view()["areas"].items()
            for nation, count in part["ships"].items()
        }
        assert {key: len(found) for key, found in pieces.at.items() if found} == there
