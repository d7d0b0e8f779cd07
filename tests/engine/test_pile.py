"""Piles that are shuffled only when somebody looks."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import Pile, kind_of, mixture_of, pile_of, seen_by, within_for
from nunatak.engine.position import CHANCE, EVERYBODY
from nunatak.engine.rng import Rng


def outcomes(pile: Pile, eye: int = CHANCE, place: int = 0) -> dict[int, int]:
    out, weights = vec[i64]([0] * 30), vec[i64]([0] * 30)
    n = pile.outcomes(place, eye, 0, out, weights)
    return {out[i]: weights[i] for i in range(n)}


def outcomes_below(pile: Pile, eye: int = CHANCE) -> dict[int, int]:
    out, weights = vec[i64]([0] * 30), vec[i64]([0] * 30)
    n = pile.outcomes_below(eye, 0, out, weights)
    return {out[i]: weights[i] for i in range(n)}


def pile(*counts: int) -> Pile:
    return pile_of(vec[i64](counts))


def test_a_fresh_pile_has_no_order() -> None:
    p = pile(2, 0, 3)
    assert p.size() == 5
    assert outcomes(p) == outcomes_below(p) == {0: 2, 2: 3}


def test_chance_gives_a_card_of_the_pool_by_weight_and_any_other_as_it_lies() -> None:
    p = pile(3, 0, 6)
    rng = Rng(5)
    found = Counter(p.chosen(0, rng) for _ in range(3000))
    assert set(found) == {0, 2}
    assert 1.7 < found[2] / found[0] < 2.3
    p.put_on_top(1, EVERYBODY)
    p.put_below(0, EVERYBODY)
    assert {p.chosen(0, rng) for _ in range(20)} == {1}
    assert {p.chosen(1, rng) for _ in range(50)} == {0, 2}
    assert {p.chosen_below(rng) for _ in range(20)} == {0}


def test_chance_is_not_asked_when_all_loose_cards_are_alike() -> None:
    p = pile(0, 4, 0)
    rng, untouched = Rng(5), Rng(5)
    assert p.chosen(0, rng) == p.chosen_below(rng) == 1
    assert rng.word() == untouched.word()


def test_drawing_takes_a_card_out_of_the_pool() -> None:
    p = pile(2, 0, 3)
    p.draw(2)
    assert outcomes(p) == {0: 2, 2: 2}


def test_a_card_put_on_top_is_drawn_next_and_one_put_below_last() -> None:
    p = pile(1, 1, 1)
    p.draw(0)
    p.draw(1)
    p.put_on_top(0, EVERYBODY)
    p.put_below(1, EVERYBODY)
    assert outcomes(p) == {0: 1}
    assert outcomes_below(p) == {1: 1}
    p.draw(0)
    p.draw(2)
    assert outcomes(p) == {1: 1}
    p.draw(1)
    assert p.size() == 0


def test_the_bottom_of_a_pile_that_is_all_top_is_its_lowest_card() -> None:
    p = pile(0, 0, 0)
    p.put_on_top(1, EVERYBODY)
    p.put_on_top(2, EVERYBODY)
    assert outcomes_below(p) == {1: 1}
    p.draw_below(1)
    assert outcomes_below(p) == {2: 1}


def test_the_pool_is_drawn_from_below_when_nothing_is_known_there() -> None:
    p = pile(0, 2)
    p.put_on_top(0, EVERYBODY)
    p.draw_below(1)
    assert (p.loose, len(p.top)) == (1, 1)


def test_looking_fixes_a_card_for_whoever_looks_and_for_nobody_else() -> None:
    p = pile(1, 1, 2)
    p.look(0, 2, 1)
    assert outcomes(p) == {2: 1}
    assert outcomes(p, eye=1) == {2: 1}
    assert outcomes(p, eye=0) == {0: 1, 1: 1, 2: 2}


def test_looking_deeper_leaves_the_cards_above_where_they_are() -> None:
    p = pile(1, 1, 1)
    p.look(0, 2, 0)
    p.look(1, 0, 0)
    assert [kind_of(card) for card in p.outside()] == [2, 0]
    assert outcomes(p, place=1) == {0: 1}
    assert outcomes(p, place=2) == {1: 1}


def test_looking_reaches_the_bottom_when_the_pool_is_empty() -> None:
    p = pile(0, 0, 0)
    p.put_below(1, EVERYBODY)
    p.put_below(2, EVERYBODY)
    assert outcomes(p, place=1) == {2: 1}
    p.look(0, 1, 0)
    assert [kind_of(card) for card in p.top] == [1]
    assert [kind_of(card) for card in p.bottom] == [2]


def test_cards_rearranged_in_secret_are_known_only_as_a_set_to_those_who_had_seen_them() -> None:
    p = pile(0, 0, 0, 5)
    for kind in (0, 1, 2):
        p.put_on_top(kind, EVERYBODY)
    for place, kind in enumerate((2, 1, 0)):
        p.look(place, kind, 0)
    p.mix_top(3, 0)
    p.raise_to(2, 0)
    assert outcomes(p, eye=0) == {0: 1}
    odds = outcomes(p, eye=1)
    assert set(odds) == {0, 1, 2}
    assert len(set(odds.values())) == 1
    p.draw(0)
    assert set(outcomes(p, eye=1)) == {1, 2}


def test_a_mixture_of_seen_and_unseen_cards_is_weighed_rightly() -> None:
    p = pile(0, 2, 3)
    p.put_on_top(0, EVERYBODY)
    p.look(0, 0, 0)
    p.look(1, 1, 0)
    p.mix_top(2, 0)
    # For seat 1 the top card is the 0 it saw with one half, else one of the five it never saw.
    odds = outcomes(p, eye=1)
    total = sum(odds.values())
    assert odds[0] * 2 == total
    assert odds[1] * 10 == total * 2
    assert odds[2] * 10 == total * 3


def test_mixing_again_joins_the_mixtures_and_forgets_who_knew_the_order() -> None:
    p = pile(0, 0, 0, 4)
    for kind in (0, 1, 2):
        p.put_on_top(kind, EVERYBODY)
    for place, kind in enumerate((2, 1, 0)):
        p.look(place, kind, 0)
    p.mix_top(3, 0)
    p.draw(2)
    for place, kind in enumerate((1, 0, 3)):
        p.look(place, kind, 1)
    p.mix_top(3, 1)
    assert {mixture_of(card) for card in p.top} == {2}
    assert all(seen_by(card) == 2 for card in p.top)
    assert within_for(p.top[2]) & 1
    p.lay_below(p.lift(0))
    assert mixture_of(p.bottom[0]) == 2


def test_a_redeal_keeps_what_a_seat_knows_and_nothing_else() -> None:
    p = pile(3, 3, 3)
    p.look(0, 2, 0)
    p.look(1, 1, 0)
    p.put_below(0, EVERYBODY)
    tops: Counter[int] = Counter()
    for seed in range(300):
        q = p.copy()
        q.give_up(1)
        q.fill_up(1, Rng(seed))
        assert q.size() == p.size()
        assert kind_of(q.bottom[0]) == 0
        tops[kind_of(q.top[1])] += 1
    assert set(tops) == {0, 1, 2}
    q = p.copy()
    q.give_up(0)
    q.fill_up(0, Rng(1))
    assert list(q.top) == list(p.top)


def test_a_redeal_shuffles_a_mixture_for_those_who_do_not_know_its_order() -> None:
    p = pile(0, 0, 0, 4)
    for kind in (0, 1, 2):
        p.put_on_top(kind, EVERYBODY)
    for place, kind in enumerate((2, 1, 0)):
        p.look(place, kind, 0)
    p.mix_top(3, 0)
    p.lay_below(p.lift(1))
    found = set()
    for seed in range(60):
        q = p.copy()
        q.give_up(1)
        q.fill_up(1, Rng(seed))
        kinds = [kind_of(card) for card in q.outside()]
        assert sorted(kinds) == [0, 1, 2]
        found.add(tuple(kinds))
    assert len(found) == 6


def test_a_redeal_is_the_same_whatever_really_lay_there() -> None:
    p, q = pile(3, 3, 3), pile(3, 3, 3)
    p.look(0, 2, 0)
    q.look(0, 1, 0)
    for seed in range(30):
        a, b = p.copy(), q.copy()
        for one in (a, b):
            one.give_up(1)
            one.fill_up(1, Rng(seed))
        assert [list(a.top), list(a.pool)] == [list(b.top), list(b.pool)]


def test_a_program_may_draw_what_it_thinks_possible_and_the_pile_stays_whole() -> None:
    p = pile(1, 1, 1)
    p.look(0, 2, 0)
    p.draw(1)
    assert list(p.pool) == [1, 0, 1]
    p = pile(0, 0, 1)
    p.look(0, 2, 0)
    p.put_below(1, 1)
    p.draw(1)
    assert [kind_of(card) for card in p.bottom] == [2]
    p = pile(0, 0, 0)
    p.put_on_top(0, 1)
    p.put_on_top(1, 1)
    p.draw(0)
    assert [kind_of(card) for card in p.top] == [1]
