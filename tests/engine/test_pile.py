"""Piles that are shuffled only when somebody looks."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import Pile, kind_of, link_of, pile_of, seen_by
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


def test_a_kind_that_lies_nowhere_in_a_pile_can_t_be_drawn() -> None:
    pile = pile_of(vec[i64]([0, 2]))
    with pytest.raises(ValueError, match="No card of that kind"):
        pile.draw(0)


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


def two_judges() -> Pile:
    """3 4 5 6 7 lie there for all to know; one sinks 3 4 5, another puts 6, 7 and 3 on top."""
    p = pile(*[0] * 8)
    for kind in (7, 6, 5, 4, 3):
        p.put_on_top(kind, EVERYBODY)
    for place, kind in enumerate((3, 4, 5)):
        p.look(place, kind, 0)
    p.mix_top(3, 0)
    for _ in range(3):
        p.lay_below(p.lift(0))
    for place, kind in enumerate((6, 7, 3)):
        p.look(place, kind, 1)
    p.mix_top(3, 1)
    return p


def test_after_two_judges_the_others_reckon_with_a_mixture_in_a_mixture() -> None:
    p = two_judges()
    assert outcomes(p, eye=2) == {6: 3, 7: 3, 3: 1, 4: 1, 5: 1}
    assert outcomes(p, eye=0) == {3: 1, 6: 1, 7: 1}
    assert outcomes(p, eye=1) == {6: 1}
    assert outcomes_below(p, eye=2) == {3: 1, 4: 1, 5: 1}
    assert outcomes_below(p, eye=0) == {5: 1}
    assert outcomes_below(p, eye=1) == {4: 1, 5: 1}


def test_a_redeal_after_two_judges_never_brings_to_the_bottom_what_the_second_put_on_top() -> None:
    p = two_judges()
    tops: Counter[int] = Counter()
    for seed in range(900):
        q = p.copy()
        q.give_up(2)
        q.fill_up(2, Rng(seed))
        kinds = [kind_of(card) for card in q.outside()]
        assert sorted(kinds) == [3, 4, 5, 6, 7]
        assert {6, 7} <= set(kinds[:3])
        assert q.check() == ""
        tops[kinds[0]] += 1
    assert all(240 < tops[kind] < 360 for kind in (6, 7))
    assert all(70 < tops[kind] < 130 for kind in (3, 4, 5))


def test_a_card_that_is_drawn_tells_what_is_left_of_both_mixtures() -> None:
    p = two_judges()
    p.raise_to(2, 0)
    p.draw(3)
    assert outcomes(p, eye=2) == {6: 1, 7: 1}
    assert outcomes_below(p, eye=2) == {4: 1, 5: 1}
    p = two_judges()
    p.draw(6)
    assert outcomes(p, eye=2) == {7: 3, 3: 1, 4: 1, 5: 1}


def test_what_is_settled_is_forgotten() -> None:
    p = two_judges()
    for kind in (6, 7, 3):
        assert len(p.mixings) > 0
        p.draw(kind)
    assert len(p.mixings) > 0  # of what the first has sunk, two lie there in an unknown order
    p.draw(4)
    p.draw(5)
    assert len(p.mixings) == 0


def test_what_was_strange_to_all_others_needs_no_record() -> None:
    p = pile(3, 3, 3)
    for place, kind in enumerate((0, 1, 2)):
        p.look(place, kind, 0)
    p.mix_top(3, 0)
    assert len(p.mixings) == 0
    assert outcomes(p, eye=1) == {0: 3, 1: 3, 2: 3}


def test_a_drawn_card_may_have_been_the_known_one_or_a_stranger_like_it() -> None:
    p = pile(4, 4)
    p.draw(0)
    p.put_on_top(0, EVERYBODY)
    p.look(0, 0, 0)
    p.look(1, 0, 0)
    p.mix_top(2, 0)
    p.draw(0)
    # Seat 1 had seen one 0 go in, beside one of 3 zeros and 4 ones. The 0 that came out was the one
    # it knew, 7 to 3; then the other is any of those seven; if not, the other is the one it knew.
    assert outcomes(p, eye=1) == {0: 3, 1: 2}


def test_thoughts_about_mixed_cards_keep_the_mixings_whole() -> None:
    for seed in range(60):
        rng = Rng(seed)
        p = two_judges()
        while p.size() > 0:
            below = rng.below(2) == 0
            found = list(outcomes_below(p, eye=2) if below else outcomes(p, eye=2))
            kind = found[rng.below(len(found))]
            if below:
                p.draw_below(kind)
            else:
                p.draw(kind)
            assert p.check() == ""
            left = sum(
                (Counter(outcomes(p, eye=CHANCE, place=i)) for i in range(p.size())), Counter()
            )
            assert kind not in left


def test_looking_at_a_mixed_card_shows_it_to_whoever_looks() -> None:
    p = two_judges()
    p.look(0, 6, 2)
    assert outcomes(p, eye=2) == {6: 1}
    assert {outcomes(p, eye=2, place=1)[kind] for kind in (3, 4, 5)} == {1}
    assert outcomes(p, eye=2, place=1)[7] == 3
    assert link_of(p.top[2]) > 0
    assert seen_by(p.top[2]) == 2 + 4


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
