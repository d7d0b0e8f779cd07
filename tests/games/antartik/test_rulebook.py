"""The rules of Antartik, in the order of the rulebook, and its rulings by their numbers."""

from collections import Counter

import pytest

import nunatak
from nunatak.games.antartik import GAME
from nunatak.games.antartik.rules.position import Antartik
from tests.games.antartik.table import COUNTS, Table, arranged, new

# Components


def test_there_are_as_many_cards_of_a_figure_as_its_number() -> None:
    for value in range(1, 11):
        assert sum(n for card, n in COUNTS.items() if card.split("-")[0] == str(value)) == value
    assert sum(COUNTS.values()) == 55


def test_ruling_12_two_8s_9s_and_10s_bear_judges_and_one_of_each_a_parachute() -> None:
    assert [COUNTS[f"{value}-judge"] for value in (8, 9, 10)] == [2, 2, 2]
    assert [COUNTS[f"{value}-parachute"] for value in (8, 9, 10)] == [1, 1, 1]


# Setup


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_1_everybody_gets_a_card_of_the_number_of_players(players: int) -> None:
    t = new(players)
    for seat in range(players):
        assert t.up(seat) == Counter({str(players): 1})
    assert t.deck == 55 - players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_1_that_number_is_never_drawn(players: int) -> None:
    t = new(players).play("first 1")
    assert f"card {players}" not in t.options()


def test_the_first_diver_is_drawn_by_lot() -> None:
    t = new(4)
    assert t.p.actor == nunatak.CHANCE
    assert [weight for _, weight in t.p.chances()] == [1, 1, 1, 1]
    assert t.play("first 3").view()["diver"] == 3


# Diving


def test_ruling_3_the_first_card_of_a_new_row_is_drawn_without_bets() -> None:
    t = new().play("first 1")
    assert t.p.actor == nunatak.CHANCE
    t.play("card 5")
    assert t.row == ["5"]
    assert t.p.actor == 1


def test_the_others_are_asked_clockwise_before_every_further_choice() -> None:
    t = new(4).play("first 3", "card 5")
    asked = []
    while t.p.actor != 2:
        asked.append(t.p.actor)
        t.play("raise-hand")
    assert asked == [3, 0, 1]
    t.play("draw", "card 6")
    assert t.p.actor == 3


def test_a_clean_entry_wins_the_whole_row() -> None:
    t = arranged(row="5 8 2", up={0: "4"}).play("stop")
    assert t.up(0) == Counter(["4", "5", "8", "2"])
    assert t.row == []
    assert t.view()["diver"] == 2


def test_ruling_6_a_flop_wins_the_last_card_only_and_leaves_the_row() -> None:
    t = arranged(row="5 8 2", up={0: "4"}).play("draw", "card 8-judge")
    assert t.up(0) == Counter(["4", "8-judge"])
    assert t.row == ["5", "8", "2"]
    assert t.events()[:2] == ["turned-over", "flopped"]


def test_a_pair_is_made_with_any_card_of_the_row_not_only_the_last() -> None:
    t = arranged(row="9 1 6").play("draw", "card 9")
    assert "flopped" in t.events()


def test_the_next_player_may_try_the_flopped_dive_again_or_begin_anew() -> None:
    t = arranged(row="5 8 2").play("draw", "card 8")
    assert t.p.actor == 1
    assert t.options() == ["go-on", "anew"]


def test_ruling_2_after_a_clean_entry_there_is_nothing_to_choose() -> None:
    t = arranged(row="5 8 2").play("stop")
    assert t.p.actor == nunatak.CHANCE


def test_ruling_2_the_row_goes_under_the_deck_first_drawn_uppermost() -> None:
    t = arranged(row="5 8 2").play("draw", "card 8", "anew")
    bottom = t.view()["deck"]["bottom"]
    assert [place["card"] for place in bottom] == ["5", "8", "2"]
    assert all(place["seen by"] == "everybody" for place in bottom)
    t.play("card 9")
    assert t.row == ["9"]


def test_ruling_3_whoever_goes_on_must_draw_but_the_others_are_asked_first() -> None:
    t = arranged(row="5 8 2", up={0: "4", 1: "7 9-judge", 2: "7"})
    t.play("draw", "card 8", "go-on")
    assert t.p.actor == 2
    t.play("raise-hand", "raise-hand")
    assert t.options() == ["draw", "judge 9"]
    assert t.why_not("stop") == "Whoever goes on with an old row must draw at least once."
    t.play("draw", "card 6", "raise-hand", "raise-hand")
    assert "stop" in t.options()


# Daring the diver


def test_fearful_the_bet_is_won_when_the_diver_stops() -> None:
    t = arranged(row="5 8 2", bets={1: "7"}).play("stop")
    assert t.down(1) == Counter(["7"])
    assert t.up(1) == Counter()
    assert t.p.scores()[1] == 3


def test_reckless_the_bet_is_won_when_the_diver_flops() -> None:
    t = arranged(row="5 8 2", bets={2: "7"}).play("draw", "card 5")
    assert t.down(2) == Counter(["7"])


def test_daring_the_bet_is_lost_when_the_next_figure_is_new() -> None:
    t = arranged(row="5 8 2", up={0: "4"}, bets={1: "7"}).play("draw", "card 9")
    assert t.up(0) == Counter(["4", "7"])
    assert t.down(1) == Counter()
    assert t.row == ["5", "8", "2", "9"]


def test_each_player_bets_only_once_in_a_dive() -> None:
    t = arranged(row="5 8", up={1: "7", 2: "9"}, bets={1: "6"})
    t.play("draw", "card 10")
    assert t.p.actor == 2  # seat 1 has lost its bet and isn't asked again
    t.play("raise-hand")
    assert t.p.actor == 0


def test_one_may_bet_again_in_the_next_dive() -> None:
    t = arranged(row="5 8", up={1: "7", 2: "9"}, bets={1: "6"})
    t.play("stop", "card 1", "raise-hand", "raise-hand", "stop", "card 4")
    assert t.view()["diver"] == 3
    t.play("raise-hand")
    assert "stake 7" in t.options()


def test_only_one_card_is_staked_and_it_leaves_the_hand() -> None:
    t = arranged(row="5", up={1: "7 7 9", 2: "4"}, pending=("bet", 1, 0)).play("stake 7")
    assert t.up(1) == Counter(["7", "9"])
    assert t.view()["seats"][1]["bet"] == "7"
    assert t.p.actor == 2


def test_raising_a_hand_lets_the_diver_go_on() -> None:
    t = arranged(row="5", up={1: "7", 2: "4"}, pending=("bet", 1, 0))
    assert t.play("raise-hand", "raise-hand").p.actor == 0


def test_ruling_3_bets_are_open() -> None:
    t = arranged(row="5", up={1: "7", 2: "4"}, pending=("bet", 1, 0)).play("stake 7")
    for seat in (0, 2, None):
        assert t.view(seat)["seats"][1]["bet"] == "7"


def test_ruling_3_who_holds_only_face_down_cards_is_asked_too_as_a_trade_may_come_first() -> None:
    t = arranged(row="5", up={0: "4"}, down={1: "7"}, pending=("turn-over", "chance", 0))
    t.play("card 6")
    assert t.p.actor == 1
    assert t.options() == ["raise-hand", "trade 7"]
    t.play("trade 7", "card 9")
    assert t.p.actor == 1
    assert t.options() == ["raise-hand", "stake 7", "stake 9"]


def test_who_has_no_cards_at_all_is_not_asked() -> None:
    t = arranged(row="5", up={2: "4"}, pending=("turn-over", "chance", 0)).play("card 6")
    assert t.p.actor == 2


def test_ruling_5_the_diver_may_use_the_symbol_of_a_lost_bet_at_once() -> None:
    t = arranged(row="5 2", bets={1: "8-judge"}, up={2: "4"})
    t.play("draw", "card 9", "raise-hand")
    assert "judge 8" in t.options()


def test_several_bets_are_settled_together() -> None:
    t = arranged(players=4, row="5 2", bets={1: "8", 2: "9", 3: "7"}).play("draw", "card 10")
    assert t.up(0) == Counter(["8", "9", "7"])
    t = arranged(players=4, row="5 2", bets={1: "8", 2: "9", 3: "7"}).play("stop")
    assert [t.down(seat) for seat in (1, 2, 3)] == [Counter(["8"]), Counter(["9"]), Counter(["7"])]


def test_ruling_9_a_staked_card_comes_from_the_face_up_cards() -> None:
    t = arranged(row="5", up={1: "7"}, down={1: "9"}, pending=("bet", 1, 0))
    assert "stake 9" not in t.options()
    assert t.why_not("stake 9") == "Only face-up cards can be staked: trade it face up first."
    assert t.why_not("stake 10") == "You have no such card face up."


# Trading


def test_ruling_8_a_face_down_card_becomes_two_face_up_ones() -> None:
    t = arranged(row="5", down={0: "9"}).play("trade 9")
    assert t.p.actor == nunatak.CHANCE
    t.play("card 6")
    assert t.up(0) == Counter(["9", "6"])
    assert t.down(0) == Counter()
    assert t.p.actor == 0
    assert t.options() == ["draw", "stop"]


def test_the_second_card_of_a_trade_comes_from_the_bottom() -> None:
    t = arranged(row="5", down={0: "9"}, deck="1 2 6").play("trade 9")
    assert t.options() == ["card 6"]


def test_ruling_8_one_may_trade_at_any_decision_of_ones_own() -> None:
    assert "trade 9" in arranged(row="5 2", down={0: "9"}).options()
    t = arranged(row="5 2", down={1: "9"}, pending=("go-on-or-anew", 1, 0), diver=1, drawn=False)
    assert "trade 9" in t.options()
    t = arranged(row="5 2", up={0: "8-judge"}, down={0: "9"})
    t.play("judge 8", "card 1", "card 4", "card 6")
    assert "trade 9" in t.options()
    assert "trade 9" in t.play("at-bottom").options()
    t.play("trade 9", "card 10")
    assert t.options() == ["next 1", "next 4", "next 6"]
    t = arranged(row="5 2", up={0: "8-parachute"}, down={0: "9"}, children=True)
    assert t.play("draw", "card 5").options() == ["parachute 8", "bellyflop", "trade 9"]


def test_trading_before_taking_up_a_row_asks_the_same_question_again() -> None:
    t = arranged(row="5 2", down={1: "9"}, pending=("go-on-or-anew", 1, 0), diver=1, drawn=False)
    assert t.play("trade 9", "card 7").options() == ["go-on", "anew"]


def test_ruling_8_there_is_no_trade_with_an_empty_deck() -> None:
    t = arranged(row="5 2", up={0: "8-parachute"}, down={0: "9"}, deck="5", children=True)
    t.play("draw", "card 5")
    assert t.options() == ["parachute 8", "bellyflop"]
    assert t.why_not("trade 9") == "There is no card at the bottom of the deck to be had."


def test_only_a_card_that_lies_face_down_can_be_traded() -> None:
    t = arranged(row="5 2", up={0: "9"})
    assert t.why_not("trade 9") == "You have no such card face down."


def test_ruling_8_a_trade_that_empties_the_deck_ends_the_dive_and_bets_return_face_up() -> None:
    t = arranged(row="5 2", down={0: "9"}, bets={1: "7"}, deck="6").play("trade 9", "card 6")
    assert t.p.actor == nunatak.OVER
    assert t.up(0) == Counter(["9", "6", "5", "2"])
    assert t.up(1) == Counter(["7"])
    assert GAME.rules.endings[t.p.ending()] == "trade"


def test_ruling_8_it_is_the_diver_who_takes_the_row_when_another_trades_the_last_card() -> None:
    t = arranged(row="5 2", up={0: "4"}, down={1: "9"}, deck="6", pending=("bet", 1, 0))
    t.play("trade 9", "card 6")
    assert t.events() == ["received", "took-last", "entered"]
    assert t.p.actor == nunatak.OVER
    assert t.up(0) == Counter(["4", "5", "2"])
    assert t.up(1) == Counter(["9", "6"])


def test_a_trade_before_the_dive_may_empty_the_deck_and_then_only_a_new_dive_is_left() -> None:
    t = arranged(
        row="5 2", down={1: "9"}, deck="6", diver=1, drawn=False, pending=("go-on-or-anew", 1, 0)
    )
    t.play("trade 9", "card 6")
    assert t.options() == ["anew"]
    assert t.why_not("go-on") == "Whoever goes on must draw, and the deck is empty."
    t.play("anew")
    assert t.deck == 2
    assert t.play("card 5").row == ["5"]


def test_cards_that_a_judge_shows_are_no_bottom_cards() -> None:
    t = arranged(row="5 2", up={0: "8-judge"}, down={0: "9"}, deck="1 4 6")
    t.play("judge 8", "card 1", "card 4", "card 6")
    assert t.options() == ["on-top", "at-bottom"]
    assert t.why_not("trade 9") == "There is no card at the bottom of the deck to be had."


# Judges


def judged(**more: object) -> Table:
    t = arranged(row="5 2", up={0: "8-judge", 1: "7", 2: "9"}, **more)  # type: ignore[arg-type]
    return t.play("judge 8", "card 1", "card 4", "card 6")


def test_a_judge_is_given_up_for_good() -> None:
    t = judged()
    assert t.up(0) == Counter()
    everywhere = Counter(t.view(0)["deck"]["unseen"])
    assert everywhere["8-judge"] == 1


def test_ruling_4_a_judge_can_be_asked_only_if_no_bet_stands() -> None:
    t = arranged(row="5 2", up={0: "8-judge"}, bets={1: "7"})
    assert "judge 8" not in t.options()
    assert t.why_not("judge 8") == "A judge can’t be asked while a bet stands."
    assert t.why_not("judge 9") == "You have no such judge face up."
    assert arranged(row="5 2").why_not("judge 9") == "You have no such judge face up."


def test_ruling_4_the_judge_shows_the_next_three_cards_to_the_diver_alone() -> None:
    t = judged()
    assert [place.get("card") for place in t.view(0)["deck"]["top"]] == ["1", "4", "6"]
    for other in (1, 2, None):
        assert [place.get("card") for place in t.view(other)["deck"]["top"]] == [None] * 3


def test_ruling_4_the_diver_puts_them_back_on_top_in_any_order() -> None:
    t = judged().play("on-top", "next 6", "next 1")
    assert [place.get("card") for place in t.view(0)["deck"]["top"]] == ["6", "1", "4"]
    t.play("raise-hand", "raise-hand", "draw")
    assert t.options() == ["card 6"]


def test_ruling_4_or_all_at_the_bottom_in_any_order() -> None:
    t = judged().play("at-bottom", "next 6", "next 1")
    deck = t.view(0)["deck"]
    assert [place.get("card") for place in deck["bottom"]] == ["6", "1", "4"]
    assert deck["top"] == []


def test_ruling_4_the_others_are_asked_again_and_the_diver_chooses_again() -> None:
    t = judged().play("on-top", "next 1", "next 4")
    assert t.p.actor == 1
    t.play("stake 7", "raise-hand")
    assert t.p.actor == 0
    assert t.options() == ["draw", "stop"]


def test_ruling_4_with_fewer_cards_left_the_judge_shows_those() -> None:
    t = arranged(row="5 2", up={0: "8-judge"}, deck="6")
    t.play("judge 8", "card 6")
    assert t.options() == ["on-top", "at-bottom"]
    t.play("at-bottom")
    assert t.p.actor == 2
    assert t.deck == 1


def test_equal_cards_need_no_order_between_them() -> None:
    t = arranged(row="5 2", up={0: "8-judge", 1: "7"}, deck="9 9 6")
    t.play("judge 8", "card 9", "card 9", "card 6", "on-top")
    assert t.options() == ["next 9", "next 6"]
    assert t.why_not("next 4") == "The judge showed no such card, or it is placed already."


def test_what_was_put_back_in_secret_is_known_as_a_set_to_those_who_knew_the_cards() -> None:
    t = arranged(row="5 2", up={0: "8-judge"}, deck="1 4 6 7")
    t.play("judge 8", "card 1", "card 4", "card 6", "on-top", "next 6", "next 4")
    assert t.view(0)["next"] == {"6": 1}
    assert set(t.view(1)["next"]) == {"1", "4", "6"}
    assert t.view(1)["deck"]["mixtures"] == {"1": ["1", "4", "6"]}


def test_only_the_diver_hears_what_the_judge_shows() -> None:
    t = arranged(row="5 2", up={0: "8-judge"}).play("judge 8", "card 1")
    (saw,) = t.told
    assert saw.name == "saw"
    assert saw.seen == 1


# Parachutes


def flopped(**more: object) -> Table:
    t = arranged(row="5 8 2", up={0: "9-parachute"}, bets={1: "7"}, children=True, **more)  # type: ignore[arg-type]
    return t.play("draw", "card 8")


def test_ruling_7_a_parachute_saves_the_row_and_sinks_the_last_card() -> None:
    t = flopped().play("parachute 9")
    assert t.up(0) == Counter(["5", "8", "2"])
    assert [place["card"] for place in t.view()["deck"]["bottom"]] == ["8"]


def test_ruling_7_bets_count_as_won_all_the_same() -> None:
    assert flopped().play("parachute 9").down(1) == Counter(["7"])


def test_ruling_7_a_parachute_need_not_be_used() -> None:
    t = flopped().play("bellyflop")
    assert t.up(0) == Counter(["9-parachute", "8"])
    assert t.row == ["5", "8", "2"]
    assert t.down(1) == Counter(["7"])


def test_ruling_7_without_children_parachutes_do_nothing() -> None:
    t = arranged(row="5 8 2", up={0: "9-parachute"}).play("draw", "card 8")
    assert "flopped" in t.events()


def test_a_parachute_can_be_pulled_only_by_who_has_it_face_up() -> None:
    assert flopped().why_not("parachute 8") == "You have no such parachute face up."
    t = arranged(row="5 8 2", down={0: "9-parachute"}, children=True).play("draw", "card 8")
    assert "parachute 9" not in t.options()
    reason = "That parachute lies face down: trade it face up first."
    assert t.why_not("parachute 9") == reason


def test_ruling_8_a_parachute_that_lies_face_down_may_be_traded_and_pulled_at_the_flop() -> None:
    t = arranged(row="5 8 2", down={0: "9-parachute"}, bets={1: "7"}, children=True)
    t.play("draw", "card 8")
    assert t.p.actor == 0
    assert t.options() == ["bellyflop", "trade 9-parachute"]
    t.play("trade 9-parachute", "card 6")
    assert t.options() == ["parachute 9", "bellyflop"]
    t.play("parachute 9")
    assert t.up(0) == Counter(["5", "8", "2", "6"])
    assert t.down(0) == Counter()
    assert t.down(1) == Counter(["7"])
    assert [place["card"] for place in t.view()["deck"]["bottom"]] == ["8"]


def test_ruling_8_that_trade_need_not_be_made() -> None:
    t = arranged(row="5 8 2", down={0: "9-parachute"}, children=True)
    t.play("draw", "card 8", "bellyflop")
    assert t.up(0) == Counter(["8"])
    assert t.down(0) == Counter(["9-parachute"])
    assert t.row == ["5", "8", "2"]


def test_ruling_8_without_children_nobody_is_asked_about_a_parachute_face_down() -> None:
    t = arranged(row="5 8 2", down={0: "9-parachute"}).play("draw", "card 8")
    assert "flopped" in t.events()


def test_ruling_8_a_flop_on_the_last_card_leaves_nothing_to_trade_a_parachute_for() -> None:
    t = arranged(row="5 2", down={0: "9-parachute"}, deck="5", children=True)
    t.play("draw", "card 5")
    assert "flopped" in t.events()
    assert t.p.actor == nunatak.OVER


def test_ruling_8_a_trade_at_the_flop_that_takes_the_last_card_does_not_end_the_game() -> None:
    t = arranged(row="5 2", down={0: "9-parachute"}, bets={1: "7"}, deck="5 6", children=True)
    t.play("draw", "card 5", "trade 9-parachute", "card 6")
    assert t.deck == 0
    assert t.events() == ["received", "took-last"]
    assert t.options() == ["parachute 9", "bellyflop"]
    t.play("parachute 9")
    assert t.p.actor == nunatak.CHANCE  # the pair lies at the bottom, so the next diver draws it
    assert t.view()["diver"] == 2
    assert t.options() == ["card 5"]
    assert t.down(1) == Counter(["7"])


def test_ruling_8_who_then_takes_the_flop_ends_the_game() -> None:
    t = arranged(row="5 2", down={0: "9-parachute"}, deck="5 6", children=True)
    t.play("draw", "card 5", "trade 9-parachute", "card 6", "bellyflop")
    assert t.p.actor == nunatak.OVER
    assert GAME.rules.endings[t.p.ending()] == "bellyflop"
    assert t.up(0) == Counter(["9-parachute", "6", "5"])
    assert t.row == ["5", "2"]


def test_ruling_8_a_trade_of_another_card_may_take_the_last_one_before_the_parachute() -> None:
    t = arranged(row="5 2", down={0: "9-parachute 7"}, deck="5 6", children=True)
    t.play("draw", "card 5", "trade 7", "card 6")
    assert t.options() == ["bellyflop"]
    assert GAME.ask(t.p) == "A bellyflop! No parachute of yours lies face up."


def test_ruling_9_judges_and_parachutes_are_used_from_the_face_up_cards() -> None:
    t = arranged(row="5 2", down={0: "8-judge"})
    assert "judge 8" not in t.options()
    assert t.why_not("judge 8") == "That judge lies face down: trade it face up first."


def test_trading_after_a_flop_leaves_the_flop_to_be_decided() -> None:
    t = arranged(row="5 8 2", up={0: "9-parachute"}, down={0: "7"}, deck="8 6", children=True).play(
        "draw", "card 8", "trade 7", "card 6"
    )
    assert t.options() == ["parachute 9", "bellyflop"]
    t.play("bellyflop")
    assert t.p.actor == nunatak.OVER
    assert GAME.rules.endings[t.p.ending()] == "bellyflop"


# Winning the game


def test_ruling_10_the_last_card_is_settled_first_and_then_the_row_is_taken() -> None:
    t = arranged(row="5 2", bets={1: "7"}, deck="6").play("draw", "card 6")
    assert t.p.actor == nunatak.OVER
    assert t.up(0) == Counter(["7", "5", "2", "6"])
    assert GAME.rules.endings[t.p.ending()] == "clean entry"


def test_ruling_10_a_row_left_by_a_flop_on_the_last_card_belongs_to_nobody() -> None:
    t = arranged(row="5 2", up={0: "4"}, deck="5").play("draw", "card 5")
    assert t.p.actor == nunatak.OVER
    assert t.up(0) == Counter(["4", "5"])
    assert t.row == ["5", "2"]
    assert t.events()[-1] == "left-over"


def test_ruling_10_a_parachute_on_the_last_card_keeps_the_game_going() -> None:
    t = arranged(row="5 2", up={0: "9-parachute"}, deck="5", children=True)
    t.play("draw", "card 5", "parachute 9")
    assert t.p.actor == nunatak.CHANCE
    assert t.options() == ["card 5"]


def test_ruling_11_face_up_cards_count_one_and_face_down_cards_three() -> None:
    t = arranged(up={0: "4 5", 1: "7"}, down={0: "9", 1: "8 10"}, row="2")
    assert t.p.scores()[:2] == [5, 7]
    tally = GAME.rules.tally(t.p, 0)
    assert tally == [("points-face-up", 2), ("points-face-down", 3)]


def test_ruling_11_a_tie_is_shared() -> None:
    t = arranged(up={0: "4"}, down={1: "8"}, row="5 2")
    assert t.play("stop").p.winners() == [0, 1]


def test_the_longest_clean_dive_shows_nine_figures() -> None:
    t = arranged(row="1 2 4 5 6 7 8 9", up={0: "3 3 3"})
    t.play("draw", "card 10")
    assert len(t.row) == 9
    t.play("draw")
    assert {card.split()[1].split("-")[0] for card in t.options()} <= set(t.row)


def test_every_turn_takes_at_least_one_card_out_of_deck_and_row() -> None:
    for seed in range(30):
        history = nunatak.play("antartik", ["random"] * 3, seed=seed)
        left = None
        for p in history.positions():
            assert isinstance(p, Antartik)
            asked = p.rules.decisions[p.now].name
            if p.actor == nunatak.CHANCE and asked == "turn-over" and not p.drawn:
                now = p.deck.size() + len(p.row)
                assert left is None or now < left
                left = now


# The example in rules.md


def test_the_worked_example_of_the_rules_goes_as_it_is_told() -> None:
    t = new(3).play("first 1", "card 7", "raise-hand", "raise-hand", "draw", "card 4")
    coming = t.view(0)["next"]
    assert sum(coming.values()) == 50
    assert coming["7"] + coming["4"] == 9
    t.play("stake 3", "raise-hand", "draw", "card 10")
    assert t.up(0) == Counter(["3", "3"])
    assert t.p.actor == 2  # not Noor, who has bet
    t.play("stake 3")
    flop = Table(t.p.copy())
    t.play("stop")
    assert t.p.scores() == [5, 0, 3]
    flop.play("draw", "card 4")
    assert flop.up(0) == Counter(["3", "3", "4"])
    assert flop.down(2) == Counter(["3"])
    assert flop.p.actor == 1
    assert flop.row == ["7", "4", "10"]


def test_only_the_diver_asks_judges_and_parachutes_wait_for_a_flop() -> None:
    t = arranged(row="5", up={1: "8-judge"}, pending=("bet", 1, 0))
    assert t.why_not("judge 8") == "Only the diver can ask a judge."
    reason = "A parachute is pulled at a bellyflop, and only with children at the table."
    assert arranged(row="5", up={0: "8-parachute"}).why_not("parachute 8") == reason


# Positions that can't be


@pytest.mark.parametrize(
    ("pending", "deck"),
    [
        (("dive", 0, 0), ""),
        (("bet", 1, 0), ""),
        (("turn-over", "chance", 0), ""),
        (("look", "chance", 0), "6 7"),
        (("top-or-bottom", 0, 0), "6 7"),
        (("order", 0, 0), "6 7"),
        (("order", 0, 1 << 4), "6 7"),
        (("order", 0, 1 | 2 << 4 | 256), "6 7 9"),
        (("order", 0, 2 << 4 | 512), "6 7"),
        (("receive", "chance", 0), ""),
    ],
)
def test_nobody_is_asked_about_cards_that_are_not_there(
    pending: tuple[str, int | str, int], deck: str
) -> None:
    with pytest.raises(ValueError, match=r"not possible: .*\.$"):
        arranged(row="5 2", up={0: "4"}, down={0: "8"}, deck=deck, pending=pending)
