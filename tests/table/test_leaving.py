"""Nobody is stuck in a game that is dead: it ends when all who still play agree."""

import pytest

from nunatak.table.arranging import free, put_bot, start, swap
from nunatak.table.kept import result
from nunatak.table.leaving import agree
from nunatak.table.picture import picture
from nunatak.table.refusal import Refusal
from nunatak.table.table import Table
from tests.table.sitting import kept, table


def state(made: Table) -> str:
    return made.row.state


def test_a_game_ends_when_all_people_agree_and_bots_are_not_asked() -> None:
    made = table(["person", "person", "bot"])
    made.begin(0.0)
    agree(made, "ines", True, set(), 1.0)
    assert state(made) == "playing"
    agree(made, "noor", True, set(), 2.0)
    assert state(made) == "over"
    found = result(made.row)
    assert found is not None
    assert (found.winners, found.ending) == ([], "agreed")
    over = picture(made, 0, "en").over
    assert over is not None
    assert "by agreement" in over.say


def test_whoever_plays_against_bots_alone_needs_nobody_to_agree() -> None:
    made = table(["person", "bot"])
    made.begin(0.0)
    agree(made, "ines", True, set(), 1.0)
    assert state(made) == "over"


def test_whoever_thinks_better_of_it_plays_on() -> None:
    made = table(["person", "person"])
    made.begin(0.0)
    agree(made, "ines", True, set(), 1.0)
    agree(made, "ines", False, set(), 2.0)
    agree(made, "noor", True, set(), 3.0)
    assert state(made) == "playing"


def test_whoever_has_long_been_away_does_not_keep_the_others() -> None:
    made = table(["person", "person", "person"])
    made.begin(0.0)
    agree(made, "ines", True, {"kolya"}, 1.0)
    agree(made, "noor", True, {"kolya"}, 2.0)
    assert state(made) == "over"


def test_an_agreement_is_nobodys_business_who_only_watches() -> None:
    made = table(["person", "person"])
    made.begin(0.0)
    agree(made, "somebody", True, set(), 1.0)
    assert state(made) == "playing"


# Before it begins


def test_only_the_host_gives_seats_away() -> None:
    made = table(["person", "person", "link"])
    for deed in (
        lambda: put_bot(made, "noor", 2, "cub", 1.0),
        lambda: free(made, "noor", 0, 1.0),
        lambda: swap(made, "noor", 1, 0, 1.0),
        lambda: swap(made, "noor", 0, 2, 1.0),
        lambda: start(made, "noor", "cub", 1.0),
    ):
        with pytest.raises(Refusal) as refused:
            deed()
        assert refused.value.key == "host-only"
    swap(made, "noor", 1, 2, 1.0)
    assert [s.person for s in made.seats] == ["ines", None, "noor"]
    assert [s.seat for s in made.seats] == [0, 1, 2]
    start(made, "ines", "cub", 2.0)
    assert state(made) == "playing"
    with pytest.raises(Refusal):
        free(made, "ines", 1, 3.0)


def test_the_same_people_begin_again_when_all_of_them_are_there() -> None:
    made = Table(kept(["person", "person", "bot"]), 0.0)
    made.came("ines", 1.0)
    assert state(made) == "waiting"
    made.came("noor", 2.0)
    assert state(made) == "playing"
