"""Chance that a seed has settled: the same for all who play with the same cards."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

import nunatak
from nunatak.engine.position import CHANCE, OVER
from nunatak.games.antartik.rules.position import Antartik
from nunatak.games.history import History
from nunatak.table.record import Record
from nunatak.table.settled import SettledChance
from nunatak.table.table import Table
from tests.table.sitting import again, kept, play

GAMES = nunatak.game_names()
SEED = "5" * 64


def begun(game: str, seed: str = SEED, players: int = 0, **more: object) -> Table:
    """Return a table at which chance is settled, and the game has begun."""
    people = players or nunatak.game(game).players[0]
    made = Table(kept(["person"] * people, game, seed=seed, **more), 0.0)
    made.present = {"ines", "noor", "kolya", "fulmar", "rui"}
    made.begin(0.0)
    return made


def brought(made: Table) -> dict[str, list[str]]:
    """Return what chance has brought, by verb and in order, up to a shuffle, where it was open."""
    found: dict[str, list[str]] = {}
    p = next(made.record.history.positions())
    for option in made.record.history.line():
        if p.actor == CHANCE and len(p.options()) > 1:
            verb, _, noun = made.game.text(option).partition(" ")
            found.setdefault(verb, []).append(noun)
        p.apply(option)
    return {verb: to_the_first_repeat(nouns) for verb, nouns in found.items()}


def to_the_first_repeat(nouns: list[str]) -> list[str]:
    """Return what came before the pile was shuffled again: what lies in it then was chosen."""
    n = 0
    while n < len(nouns) and nouns[n] not in nouns[:n]:
        n += 1
    return nouns[:n]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_choices_give_the_same_game_entry_by_entry(game: str) -> None:
    here, there = begun(game), begun(game)
    play(here, 3)
    play(there, 3)
    assert here.record.history.to_json() == there.record.history.to_json()
    others = [begun(game, digit * 64) for digit in "6789ab"]
    for other in others:
        play(other, 3)
    assert any(other.record.history.entries != here.record.history.entries for other in others)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_put_away_goes_on_with_the_same_cards(game: str) -> None:
    whole, woken = begun(game), begun(game)
    play(whole, 3)
    rng = random.Random(3)
    for _ in range(2000):
        seat = woken.asked()
        if seat is None:
            break
        woken.act(seat, rng.choice(woken.choices(seat)), woken.row.version, 1.0)
        if woken.length % 3 == 0:
            woken = again(woken)
            woken.present = {"ines", "noor", "kolya", "fulmar", "rui"}
    assert woken.record.history.entries == whole.record.history.entries


# Verbs of piles that are one pile, from which nothing is ever taken but by drawing from the top:
# the order holds to the last card, or until used ones are shuffled in, whatever is done.
FIXED = {
    "antartik": ["first"],
    "meltwater": ["card"],
    "antarctica": ["lay", "first"],
    "arctic": ["first"],
    "frozen-frontier": ["first", "turn-up", "draw", "draw-contract"],
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_another_choice_leaves_the_order_of_a_pile_as_it_was(game: str, seed: int) -> None:
    here, there = begun(game), begun(game)
    play(here, seed)
    play(there, seed + 100)
    assert here.record.history.entries != there.record.history.entries
    ours, theirs = brought(here), brought(there)
    for verb in FIXED[game]:
        both = zip(ours.get(verb, []), theirs.get(verb, []), strict=False)
        assert all(a == b for a, b in both), (verb, ours[verb], theirs[verb])
    assert any(len(ours.get(verb, [])) > 0 for verb in FIXED[game])


def test_frozen_frontiers_solo_game_brings_the_same_cards_whatever_is_done() -> None:
    games = [begun("frozen-frontier", players=1) for _ in range(6)]
    for n, made in enumerate(games):
        play(made, n)
    for verb in ("find", "turn-up", "draw", "draw-contract", "command", "deploy"):
        orders = [brought(made).get(verb, []) for made in games]
        longest = max(orders, key=len)
        if verb == "find":  # three piles of one verb: each keeps its own order
            longest, orders = longest[:6], [order[:6] for order in orders]
        for order in orders:
            assert order == longest[: len(order)], verb
        assert longest


def test_a_trade_takes_the_lowest_card_and_leaves_those_above_in_their_order() -> None:
    """Draw the whole deck of Antartik from above here, and some of it from below there."""
    game = nunatak.game("antartik")

    def drawn(below: int) -> list[str]:
        chance = SettledChance(SEED, 0, game.from_below)
        record = Record(History(game, 2), 0)
        record.enter(game.option("first 1"), 0, lone=False)
        p = record.p
        assert isinstance(p, Antartik)
        order: list[str] = []
        names = [d.name for d in p.rules.decisions]
        while p.deck.size() > 0:
            lowest = below > 0 and len(order) % 2 == 1
            p.now = names.index("receive" if lowest else "turn-over")
            chance.seen = 1
            option = chance.bring(p, record)
            kind = option - game.option("card 1")
            (p.deck.draw_below if lowest else p.deck.draw)(kind)
            order.append(("below " if lowest else "") + game.text(option))
        return order

    straight, mixed = drawn(0), drawn(1)
    above = [card for card in mixed if not card.startswith("below")]
    below = [card.removeprefix("below ") for card in mixed if card.startswith("below")]
    assert above + below[::-1] == straight


def shuffled(
    seed: int, draws: int, options: Callable[[list[int]], list[tuple[int, int]]]
) -> list[int]:
    """Return what comes of asking for a card again and again."""
    chance = SettledChance(random.Random(seed).randbytes(32).hex(), 0, ())
    found: list[int] = []

    class Asked:
        rules = nunatak.game("antartik").rules
        now = 0

        def chances(self) -> list[tuple[int, int]]:
            return options(found)

    record = Record(History(nunatak.game("antartik"), 2), 0)
    for _ in range(draws):
        chance.seen = 0
        found.append(chance.bring(Asked(), record))  # type: ignore[arg-type]
    return found


def test_what_comes_is_as_likely_as_the_cards_say() -> None:
    first = nunatak.game("antartik").option("card 1")
    pile = {first: 3, first + 1: 2, first + 2: 1}

    def left(drawn: list[int]) -> list[tuple[int, int]]:
        counts = Counter(pile) - Counter(drawn)
        return sorted(counts.items())

    games = [shuffled(seed, 5, left) for seed in range(2000)]
    for place in range(5):
        share = sum(order[place] == first for order in games) / len(games)
        assert abs(share - 0.5) < 0.04
    pairs = sum(order[0] == order[1] for order in games) / len(games)
    assert abs(pairs - (3 * 2 + 2) / 30) < 0.04


def test_a_die_rolls_anew_each_time_even_if_its_faces_change() -> None:
    first = nunatak.game("antartik").option("card 1")

    def faces(drawn: list[int]) -> list[tuple[int, int]]:
        return [(first + (len(drawn) % 2) + n, 1) for n in range(3)]

    games = [shuffled(seed, 4, faces) for seed in range(2000)]
    for place in range(4):
        counted = Counter(order[place] - first - place % 2 for order in games)
        assert all(abs(counted[n] / len(games) - 1 / 3) < 0.04 for n in range(3))
    same = sum(order[0] == order[2] for order in games) / len(games)
    assert abs(same - 1 / 3) < 0.04


def test_a_kept_table_without_a_seed_plays_with_chance_of_the_machine() -> None:
    made = begun("antartik", seed="")
    play(made, 1)
    assert made.p.actor == OVER
    assert made.bot_seed(0) is None
