"""What a seat knows in Frozen Frontier, and what it must reckon with."""

import pytest

import nunatak
from nunatak.games.frozen_frontier import GAME
from nunatak.games.frozen_frontier.rules import rows as at
from nunatak.games.frozen_frontier.rules.redeal import looks_before
from tests.games.frozen_frontier.table import Table, bare


def drafting(players: int) -> Table:
    """Return a table at the first pick of the draft."""
    table = Table(GAME.start(players, {"start": "drafted"}))
    table.play("first 1").chance()
    while not table.asked().startswith("keep-project"):
        table.play(table.options()[0]).chance()
    return table


def test_a_seat_looks_at_a_packet_once_in_every_round_of_passing() -> None:
    # The first packet starts with the first seat, so of three the second sees it at picks 1 and 4.
    assert [looks_before(0, pick, 1, 3) for pick in range(7)] == [0, 0, 1, 1, 1, 2, 2]
    assert [looks_before(0, pick, 0, 3) for pick in range(5)] == [0, 1, 1, 1, 2]
    assert [looks_before(1, pick, 0, 3) for pick in range(5)] == [0, 0, 0, 1, 1]


def test_a_seat_sees_its_packet_and_no_other() -> None:
    packets = drafting(3).view("B")["draft"]["packets"]
    assert [packet["cards"] is None for packet in packets] == [True, False, True]
    assert [packet["size"] for packet in packets] == [4, 4, 4]


def test_what_others_have_picked_is_hidden() -> None:
    table = drafting(3)
    kept = table.options("keep")[0]
    table.play(f"keep {kept}")
    assert table.view("A")["draft"]["packets"][0]["picks"][0] == kept
    assert table.view("B")["draft"]["packets"][0]["picks"][0] is None
    assert table.view("B")["seats"][0]["hand"] == []
    assert table.view("B")["seats"][0]["hand size"] == 1


def test_nobody_sees_the_next_packet_before_all_have_picked() -> None:
    table = drafting(2)
    first = set(table.options("keep"))
    second = set(table.view("B")["draft"]["packets"][1]["cards"])
    table.play(table.options()[0])
    table.play(table.options()[0])
    assert table.asked() == "look-at-packet chance"
    assert set(table.view("A")["draft"]["packets"][0]["cards"]) < first
    table.play("look")
    assert set(table.options("keep")) < second


def test_what_a_seat_has_passed_on_stays_with_those_who_had_it_after() -> None:
    table = drafting(3)
    seen = set(table.options("keep"))
    own = table.options("keep")[0]
    for _ in range(3):
        table.play(table.options()[0])
    table.chance()
    for _ in range(3):
        table.play(table.options()[0])
    passed = {at.BITS[int(name[1:]) - 1] for name in seen - {own}}
    dealt = set()
    for seed in range(30):
        q = table.p.redeal(0, nunatak.Rng(seed))
        card = at.BITS[q.drafted[1]]  # what B took out of A's packet
        assert card in passed
        dealt.add(card)
    assert len(dealt) == 3


def test_who_was_asked_for_a_card_to_construct_with_holds_one_that_fits() -> None:
    """In every redeal: what was announced, a Factory in Tenkyo, can be done."""
    table = bare(2).give("A", carrier="tenkyo", store={"energy": 1})
    hand = at.BITS[table.find("p003")] | at.BITS[table.find("p040")]
    table.p.own[at.HAND] = hand  # and nobody else has seen them
    table.turn("A").play("land", "build factory")
    held = set()
    for seed in range(60):
        q = table.p.redeal(1, nunatak.Rng(seed))
        assert q.options()
        assert q.check() == ""
        held.add(q.own[at.HAND])
    assert len(held) > 20


def test_being_asked_about_a_hidden_hand_keeps_its_secret() -> None:
    """With one card that fits, or with none, the question is still put."""
    asked = {decision.name for decision in GAME.rules.decisions if decision.secret}
    assert asked == {"act", "play-which", "fulfil-unscheduled"}
    table = bare(2).papers().give("A", papers=["c38"], store={"energy": 1}).income()
    assert table.asked() == "fulfil-unscheduled A"
    assert table.options() == ["done"]


def test_a_hand_of_which_nothing_is_known_may_be_any_cards_of_the_deck() -> None:
    table = bare(2).give("A", carrier="asahi").pool("sub04", "sub01", "sub02").turn("A")
    table.play("land", "raise-funds", "subsidize sub04").chance()
    hands = {table.p.redeal(1, nunatak.Rng(seed)).own[at.HAND] for seed in range(20)}
    assert len(hands) > 15
    assert {table.p.redeal(0, nunatak.Rng(seed)).own[at.HAND] for seed in range(20)} == {
        table.p.own[at.HAND]
    }


def test_a_stack_that_somebody_else_has_looked_at_may_hold_any_programs() -> None:
    table = bare(2).give("A", carrier="asahi", hand=["p037"], store={"aerogel": 1}, science=1)
    table.turn("A").play("land", "build research-station", "play p037").chance()
    stacks = {table.p.redeal(1, nunatak.Rng(seed)).stacks[0] for seed in range(20)}
    assert len(stacks) > 10
    assert all(int(stack).bit_count() == 3 for stack in stacks)
    assert table.p.redeal(0, nunatak.Rng(1)).stacks[0] == table.p.stacks[0]


def test_while_a_contract_in_hand_is_paid_others_see_only_how_much_it_takes() -> None:
    table = bare(2).papers().give("A", papers=["c03"], store={"helium": 2, "energy": 2}).income()
    table.play("fulfil c03", "pay helium")
    assert table.view("B")["now"]["shipping"] is None
    assert table.view("A")["now"]["shipping"] == "c03"
    found = {table.p.redeal(1, nunatak.Rng(seed)).shipping for seed in range(30)}
    assert found == {2, 29}  # c03 and c30 take any three


def test_at_the_end_everything_is_shown() -> None:
    table = bare(2).papers().give("A", papers=["c06"], store={"helium": 4}, carrier="asahi")
    table.income(round=3).play("fulfil c06")
    before = table.view("B")["seats"][0]["score"]
    assert table.asked() == "reveal-contracts chance"
    table.play("look")
    assert table.view("B")["contracts"]["fulfilled"][0]["contract"] == "c06"
    assert table.view("B")["seats"][0]["score"] == before + 7


def test_a_contract_that_is_being_paid_is_not_dealt_as_one_fulfilled_before() -> None:
    table = bare(2).papers().give("A", papers=["c16", "c19"], store={"aerogel": 4, "energy": 2})
    table.income().play("fulfil c16", "fulfil c19", "pay energy")
    for seed in range(40):
        q = table.p.redeal(1, nunatak.Rng(seed))
        assert q.shipping == table.p.shipping  # nothing else takes any two
        assert q.check() == ""


def test_contracts_dealt_as_fulfilled_fit_what_was_paid_for_each_of_them() -> None:
    table = bare(2).papers().give("A", papers=["c16", "c19"], store={"aerogel": 2, "helium": 4})
    table.income().play("fulfil c16", "fulfil c19")
    for seed in range(40):
        q = table.p.redeal(1, nunatak.Rng(seed))
        cards = [entry & 255 for entry in q.fulfilled]
        assert cards == [15, 18]  # nothing else takes two helium for a Qubit, so c16 is not c19
        assert q.check() == ""


def test_a_saved_position_holds_nothing_that_nobody_knows() -> None:
    document = bare(2).p.save()
    document["table"]["weather"] = "fair"
    with pytest.raises(ValueError, match="nobody knows"):
        GAME.load(document)
