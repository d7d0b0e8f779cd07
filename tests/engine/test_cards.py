"""Hands and drafts: what a seat knows of cards it has seen and passed on."""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.cards import Hand, deal_afresh, held, kind_held, looks, packet_of, pick_of
from nunatak.engine.pile import pile_of
from nunatak.engine.rng import Rng


def kinds(hand: Hand) -> list[int]:
    return [kind_held(card) for card in hand.cards]


def test_a_card_in_a_hand_remembers_its_packet_and_its_pick() -> None:
    card = held(300, 5, 3, 2)
    assert (kind_held(card), packet_of(card), pick_of(card)) == (300, 3, 2)


def test_a_hand_gives_back_what_was_put_in() -> None:
    hand = Hand(vec[i64]())
    hand.add(held(4, 1))
    hand.add(held(9, 1, 2, 1))
    assert hand.has(9)
    assert not hand.has(5)
    assert hand.copy().remove(9) == held(9, 1, 2, 1)
    assert hand.size() == 2


def test_a_seat_looks_at_a_packet_once_in_every_round_of_passing() -> None:
    # Packet 1 starts with seat 0, so with three players seat 1 sees it at picks 1 and 4.
    assert [looks(1, pick, 1, 3) for pick in range(7)] == [0, 0, 1, 1, 1, 2, 2]
    assert [looks(1, pick, 0, 3) for pick in range(5)] == [0, 1, 1, 1, 2]
    assert [looks(2, pick, 0, 3) for pick in range(5)] == [0, 0, 0, 1, 1]


def draft() -> list[Hand]:
    """Three players have drafted three packets of three: packet 1 was 1-3, 2 was 4-6, 3 was 7-9."""
    return [
        Hand(vec[i64]([held(1, 1, 1, 0), held(8, 1, 3, 1), held(6, 1, 2, 2)])),
        Hand(vec[i64]([held(4, 2, 2, 0), held(2, 2, 1, 1), held(9, 2, 3, 2)])),
        Hand(vec[i64]([held(7, 4, 3, 0), held(5, 4, 2, 1), held(3, 4, 1, 2)])),
    ]


def test_what_was_passed_on_stays_with_those_who_took_it() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        hands = draft()
        pile = pile_of(vec[i64]([0] * 10 + [1] * 6))
        deal_afresh(hands, pile, 0, 3, 1, Rng(seed))
        # Seat 0 has seen packet 1 whole: seats 1 and 2 have taken 2 and 3, in either order.
        assert {kinds(hands[1])[1], kinds(hands[2])[2]} == {2, 3}
        # It has seen packet 3 after its first pick: 9 must be with seat 1.
        assert kinds(hands[1])[2] == 9
        assert kinds(hands[0]) == [1, 8, 6]
        # What left before it ever looked may be anything from the pile, too.
        seen.add((kinds(hands[1])[0], kinds(hands[2])[0], kinds(hands[2])[1]))
    assert len(seen) > 20
    assert {kind for picks in seen for kind in picks} == {4, 5, 7, 10, 11, 12, 13, 14, 15}


def test_a_redeal_does_not_depend_on_what_was_really_there() -> None:
    hands, others = draft(), draft()
    others[1].cards[1], others[2].cards[2] = held(3, 2, 1, 1), held(2, 4, 1, 2)
    others[1].cards[0], others[2].cards[0] = held(10, 2, 2, 0), held(4, 4, 3, 0)
    pile = pile_of(vec[i64]([0] * 10 + [1] * 6))
    other_pile = pile_of(vec[i64]([0] * 7 + [1, 0, 0, 0, 1, 1, 1, 1, 1]))
    for seed in range(20):
        a, b = [h.copy() for h in hands], [h.copy() for h in others]
        p, q = pile.copy(), other_pile.copy()
        deal_afresh(a, p, 0, 3, 1, Rng(seed))
        deal_afresh(b, q, 0, 3, 1, Rng(seed))
        assert [kinds(h) for h in a] == [kinds(h) for h in b]
        assert list(p.pool) == list(q.pool)


def test_packets_may_go_the_other_way_round() -> None:
    # Passed downwards, packet 3 (of seat 2) reaches seat 1 before seat 0.
    hands = [
        Hand(vec[i64]([held(1, 1, 1, 0)])),
        Hand(vec[i64]([held(8, 2, 3, 1)])),
        Hand(vec[i64]([held(7, 4, 3, 0)])),
    ]
    for seed in range(10):
        fresh = [h.copy() for h in hands]
        deal_afresh(fresh, pile_of(vec[i64]([0] * 10 + [1] * 4)), 2, 3, -1, Rng(seed))
        assert kinds(fresh[1]) == [8]  # the only card that left after seat 2 had looked
