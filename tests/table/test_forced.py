"""One option is no choice: it is taken without a question, but for good reasons."""

import random

import pytest

import nunatak
from nunatak.table.forced import lone_option
from nunatak.table.instructions import ASK
from nunatak.table.log import said
from nunatak.table.table import Table
from tests.table.sitting import again, table

every_game = pytest.mark.parametrize("name", nunatak.game_names())
CHOICES = 250  # of a game that are looked at


def seated(name: str, *, ask: bool = False) -> Table:
    """Return a table of people in the game's smallest number, at least two if it can be."""
    count = max(2, nunatak.game(name).players[0])
    made = table(["person"] * count, game=name)
    if ask:
        for seat in range(count):
            made.instruct(seat, ASK, True, 0.0)
    return made


def choose(made: Table, rng: random.Random) -> None:
    """Let whoever is asked choose anything."""
    seat = made.asked()
    assert seat is not None
    made.act(seat, rng.choice(made.choices(seat)), made.row.version, 1.0)


@every_game
def test_nobody_is_asked_who_has_one_option_but_for_a_secret_or_the_end_of_a_turn(
    name: str,
) -> None:
    made, rng = seated(name), random.Random(4)
    for _ in range(CHOICES):
        seat = made.asked()
        if seat is None:
            break
        option = lone_option(made.p)
        if option is not None:
            assert made.can_undo(seat)
            after = made.p.copy()
            after.apply(option)
            assert after.actor != seat
        choose(made, rng)


@every_game
def test_who_wants_to_be_asked_is_asked_everything(name: str) -> None:
    made, rng = seated(name, ask=True), random.Random(4)
    for _ in range(CHOICES):
        if made.asked() is None:
            break
        before = sum(step.actor >= 0 for step in made.steps)
        choose(made, rng)
        assert sum(step.actor >= 0 for step in made.steps) == before + 1


@every_game
def test_what_nobody_was_asked_goes_back_together_with_what_led_to_it(name: str) -> None:
    made, rng = seated(name), random.Random(4)
    taken_back = 0
    for _ in range(CHOICES):
        seat = made.asked()
        if seat is None:
            break
        before, steps = made.p.save(), len(made.steps)
        choose(made, rng)
        if made.can_undo(seat):
            with_it = sum(step.lone for step in made.steps[steps:])
            made.undo(seat, made.row.version, 1.0)
            assert made.p.save() == before
            taken_back += with_it
            made.act(seat, made.choices(seat)[0], made.row.version, 1.0)
    assert made.length > 10
    assert taken_back >= 0


def test_the_history_of_forced_choices_is_whole_and_they_are_told() -> None:
    made, rng = seated("meltwater"), random.Random(4)
    while made.asked() is not None and sum(s.lone for s in made.steps if s.actor >= 0) < 3:
        choose(made, rng)
    assert again(made).p == made.p
    lone = [step for step in made.steps if step.lone and step.told]
    told = {line.n for line in said(made, made.record.lines, 0, "en")}
    assert {step.n for step in lone if any(t.seen & 1 for t in step.told)} <= told


def test_a_turn_that_was_forced_throughout_can_not_be_taken_back() -> None:
    for name in nunatak.game_names():
        made, rng = seated(name), random.Random(9)
        for _ in range(CHOICES):
            seat = made.asked()
            if seat is None:
                break
            own = []
            for step in reversed(made.steps):
                if step.actor != seat:
                    break
                own.append(step)
            if own and all(step.lone for step in own):
                assert not made.can_undo(seat)
            choose(made, rng)
