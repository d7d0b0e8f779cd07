"""People wait so long for a bot's choice and so long for its turn, and no longer."""

import random

import pytest

import nunatak
from nunatak.bots.levels import level_in
from nunatak.bots.thinker import Thinker
from nunatak.server.base.limits import Limits
from nunatak.server.thinking.in_worker import choose, seated
from nunatak.server.thinking.patience import LEAST, Patience
from nunatak.server.thinking.thinking import Job, Thinking, known_to
from nunatak.server.thinking.turns import Owner
from nunatak.server.thinking.worker import Worker
from tests.loops import run
from tests.table.sitting import table

LIMITS = Limits(bot_thinks_about_a_choice=3.0, bot_thinks_about_a_turn=8.0)
INES, NOOR = Owner("ines", "a"), Owner("noor", "b")


def test_all_choices_of_a_turn_share_its_time() -> None:
    made = table(["bot", "bot"], game="antarctica")
    patience = Patience(LIMITS)
    rng = random.Random(2)
    waited = 0.0
    turns: list[list[float]] = []
    last: int | None = None
    while (seat := made.asked()) is not None and len(turns) < 40:
        limit = patience.left(made, seat)
        if seat != last:
            turns.append([])
        last = seat
        turns[-1].append(limit)
        patience.spend(limit)  # it always thinks as long as it may
        assert made.bot_takes(seat, rng.choice(made.p.options()), made.length, 1.0)
    assert max(len(turn) for turn in turns) > 2
    for turn in turns:
        assert turn[0] == 3.0
        assert turn == sorted(turn, reverse=True)
        waited = max(waited, sum(turn))
        assert sum(turn) <= 8.0 + LEAST * len(turn)
    assert waited > 5.0


def test_who_plays_alone_has_the_time_of_a_choice_for_each() -> None:
    made = table(["bot"], game="frozen-frontier")
    patience = Patience(LIMITS)
    for _ in range(10):
        seat = made.asked()
        assert seat is not None
        assert patience.left(made, seat) == 3.0
        patience.spend(3.0)
        assert made.bot_takes(seat, made.p.options()[0], made.length, 1.0)


@pytest.mark.parametrize("name", nunatak.game_names())
def test_no_bot_thinks_beyond_its_limit_in_any_game(name: str) -> None:
    game = nunatak.game(name)
    made = table(["bot"] * game.players[-1], game=name)
    seat = made.asked()
    assert seat is not None
    _, unhurried = choose(known_to(made.p, seat), "cub", seat, 1, 3.0)
    assert unhurried < 3.0
    _, took = choose(known_to(made.p, seat), "pole", seat, 1, 0.01)
    thought = seated("pole")
    assert isinstance(thought, Thinker)
    assert thought.search is not None
    assert took < 3.0  # the machine may be busy
    assert thought.search.passed[thought.search.root] < thought.budget


def test_a_worker_knows_what_it_thought_when_the_turn_goes_on() -> None:
    made = table(["bot", "bot"], game="antarctica")
    walks: list[float] = []
    for n in range(40):
        seat = made.asked()
        assert seat is not None
        option, _ = choose(known_to(made.p, seat), "sledger", seat, n, 3.0)
        player = seated("sledger")
        assert isinstance(player, Thinker)
        assert player.search is not None
        walks.append(player.search.results)  # since its tree was empty
        assert made.bot_takes(seat, option, made.length, 1.0)
    budget = level_in(nunatak.game("antarctica"), "sledger").iterations
    assert max(walks) > budget


def test_the_same_worker_thinks_on_for_the_same_owner() -> None:
    async def main() -> None:
        minds = Thinking(2, 1.0)
        asked: list[Worker] = []
        for owner in (INES, NOOR, INES, INES, NOOR, NOOR):
            job = Job(asked.append, owner)
            minds.queue_turn(job, owner)
            await job.found
        ines, noor = asked[0], asked[1]
        assert ines is not noor
        assert asked == [ines, noor, ines, ines, noor, noor]
        await minds.close()

    run(main())
