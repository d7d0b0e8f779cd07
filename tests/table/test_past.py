"""Looking back: every moment as it was, however long the game, and without the whole way there."""

import random
from collections.abc import Callable

import pytest

import nunatak
from nunatak.server.tables.describe import past_scene
from nunatak.store.rows import Kept
from nunatak.table import Table
from nunatak.table.past import GAP, MOST, STRIDE
from tests.table.sitting import kept, table

GAMES = nunatak.game_names()


def play_with_regrets(made: Table, turns: int, seed: int = 3) -> Table:
    """Let everybody choose anything, and often take it back."""
    rng = random.Random(seed)
    for _ in range(turns):
        seat = made.asked()
        if seat is None:
            break
        if rng.random() < 0.4 and (able := [s for s in range(2) if made.can_undo(s)]):
            made.undo(able[0], made.row.version, 1.0)
        else:
            made.act(seat, rng.choice(made.choices(seat)), made.row.version, 1.0)
    return made


def replayed(made: Table, n: int) -> Table:
    """Return the table after so many entries, replayed from the start."""
    entries = list(zip(made.record.history.entries, made.record.times, strict=True))[:n]
    fresh = kept(["person", "person"], made.row.game)
    fresh.row.state = "playing"
    found = Table(Kept(fresh.row, fresh.seats, entries, {}, {}, []), 0.0)
    found.present = {seat.person for seat in found.seats if seat.person}
    return found


def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Count the entries that are replayed from now on."""
    entered: list[int] = []
    enter = Table.enter

    def counting(self: Table, number: int, at: int) -> None:
        entered.append(number)
        enter(self, number, at)

    monkeypatch.setattr(Table, "enter", counting)
    return lambda: len(entered)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_as_it_was_in_whatever_order_they_are_looked_at(game: str) -> None:
    made = play_with_regrets(table(["person", "person"], game=game), 120)
    moments = list(range(0, made.length + 1, 5))
    random.Random(1).shuffle(moments)
    for n in moments:
        then, whole = made.past(n), replayed(made, n)
        assert then.length == n
        assert then.p.save() == whole.p.save()
        assert [str(each) for each in then.record.told()] == [
            str(each) for each in whole.record.told()
        ]
        for seat in (None, 0, 1):
            assert past_scene(then, seat, "en") == past_scene(whole, seat, "en")


def test_the_way_to_a_moment_is_short_once_somebody_has_gone_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = play_with_regrets(table(["person", "person"], game="frozen-frontier"), 900)
    made.past(made.length)
    replayed_so_far = counted(monkeypatch)
    for n in range(made.length, 0, -7):
        before = replayed_so_far()
        made.past(n)
        assert replayed_so_far() - before < 3 * made.moments.gap
    assert made.moments.gap <= max(GAP, 4 * made.length // MOST)
    assert len(made.moments.marks) <= MOST


def test_the_long_way_to_a_moment_has_stops_at_which_others_have_their_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = play_with_regrets(table(["person", "person"], game="arctic"), 300)
    replayed_so_far = counted(monkeypatch)
    before = 0
    for _ in made.way_to(made.length):
        assert replayed_so_far() - before <= STRIDE
        before = replayed_so_far()
    assert before == made.length
