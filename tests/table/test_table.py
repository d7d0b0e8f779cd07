"""What a table lets people do, and what it does by itself."""

import pytest

import nunatak
from nunatak.engine.position import CHANCE, OVER
from nunatak.store.rows import SeatRow
from nunatak.table import Refusal
from nunatak.table.instructions import BOT, CONFIRM, offered
from nunatak.table.log import said, since_last_turn
from nunatak.table.outcome import winners
from nunatak.table.picture import picture
from nunatak.table.rules_text import section
from nunatak.table.table import Table
from tests.table.sitting import again, just, play, table

GAME = nunatak.game("antartik")


def option(text: str) -> int:
    return GAME.option(text)


def act(made: Table, seat: int, text: str, now: float = 1.0) -> None:
    made.act(seat, option(text), made.row.version, now)


def three(*cards: str) -> Table:
    """Return a table of three at which the first seat dives, and these cards come."""
    return table(["person"] * 3, just("first 1", *[f"card {card}" for card in cards]))


def test_a_game_begins_when_the_last_seat_is_taken() -> None:
    made = table(["person", "open"])
    assert made.asked() is None
    made.sit(1, "noor", "Noor", 1.0)
    assert made.row.state == "playing"
    assert made.p.actor != CHANCE


def test_a_seat_is_taken_only_once_and_names_differ() -> None:
    made = table(["person", "open", "open"])
    made.sit(1, "other", "Ines", 1.0)
    assert made.seats[1].name == "Ines 2"
    with pytest.raises(Refusal) as refused:
        made.sit(1, "noor", "Noor", 1.0)
    assert refused.value.key == "seat-taken"


def test_what_chance_brings_follows_an_option_by_itself() -> None:
    made = three("5", "7")
    act(made, 1, "raise-hand")
    act(made, 2, "raise-hand")
    act(made, 0, "draw")
    assert [GAME.text(n) for n in made.record.history.entries][-2:] == ["draw", "card 7"]
    assert made.asked() == 1


def test_whoever_is_not_asked_is_told_so_and_nothing_changes() -> None:
    made = three("5")
    before = list(made.record.history.entries)
    with pytest.raises(Refusal) as refused:
        act(made, 0, "draw")
    assert refused.value.code == "seat"
    assert made.record.history.entries == before


def test_an_illegal_option_is_refused_with_its_rule() -> None:
    made = three("5")
    with pytest.raises(Refusal) as refused:
        act(made, 1, "stake 9")
    assert refused.value.say() == "You have no such card face up."


def test_an_option_decided_on_an_old_version_is_refused() -> None:
    made = three("5")
    old = made.row.version
    act(made, 1, "raise-hand")
    with pytest.raises(Refusal) as refused:
        made.act(2, option("raise-hand"), old, 1.0)
    assert refused.value.code == "stale"


def test_somebody_coming_or_going_makes_nobody_stale() -> None:
    made = three("5")
    old = made.row.version
    made.went("kolya", 1.0)
    made.act(1, option("raise-hand"), old, 1.0)
    assert made.asked() == 2


def test_a_version_that_never_was_is_refused() -> None:
    made = three("5")
    with pytest.raises(Refusal):
        made.act(1, option("raise-hand"), made.row.version + 1, 1.0)


# Undo


def test_a_choice_can_be_taken_back_until_another_player_decides() -> None:
    made = three("5")
    act(made, 1, "stake 3")
    assert made.can_undo(1)
    made.undo(1, made.row.version, 1.0)
    assert made.asked() == 1
    act(made, 1, "raise-hand")
    act(made, 2, "raise-hand")
    with pytest.raises(Refusal):
        made.undo(1, made.row.version, 1.0)


def test_a_card_once_turned_over_stays_so() -> None:
    made = three("5", "7")
    act(made, 1, "raise-hand")
    act(made, 2, "raise-hand")
    act(made, 0, "draw")
    assert not made.can_undo(0)


def test_taking_back_stands_in_the_log() -> None:
    made = three("5")
    act(made, 1, "stake 3")
    made.undo(1, made.row.version, 1.0)
    assert said(made, made.record.lines, None, "en")[-1].text == "Noor takes that back."


# Choosing ahead


def test_a_bet_sealed_early_is_made_when_its_turn_comes() -> None:
    made = three("5")
    act(made, 2, "stake 3")
    assert made.p.actor == 1
    assert made.length == 2
    act(made, 1, "raise-hand")
    assert [GAME.text(n) for n in made.record.history.entries][-2:] == ["raise-hand", "stake 3"]
    assert made.asked() == 0


def test_a_sealed_bet_can_be_taken_back() -> None:
    made = three("5")
    act(made, 2, "stake 3")
    made.undo(2, made.row.version, 1.0)
    act(made, 1, "raise-hand")
    assert made.asked() == 2


def test_nobody_else_sees_a_sealed_bet() -> None:
    plain, sealed = three("5"), three("5")
    act(sealed, 2, "stake 3")
    for seat in (0, 1, None):
        assert picture(plain, seat, "en") == picture(sealed, seat, "en")
    assert picture(plain, 2, "en") != picture(sealed, 2, "en")


def test_the_diver_can_choose_nothing_ahead() -> None:
    made = three("5")
    assert made.choices(0) == []


def test_a_hand_left_up_answers_for_the_rest_of_the_dive_and_no_longer() -> None:
    made = three("5", "7", "8")
    made.instruct(2, "raise-hand-1", True, 1.0)
    act(made, 1, "raise-hand")
    assert made.asked() == 0  # the third seat was not asked
    act(made, 0, "draw")
    act(made, 1, "raise-hand")
    assert made.asked() == 0
    act(made, 0, "stop")
    assert not made.instructed(2, "raise-hand-1")


def test_an_instruction_that_means_nothing_is_refused() -> None:
    made = three("5")
    with pytest.raises(Refusal):
        made.instruct(0, "raise-hand-1", True, 1.0)


# The last word


def test_a_turn_waits_for_its_last_word_if_one_wants_that() -> None:
    made = table(["person", "bot"], just("first 2", "card 5"))
    made.instruct(0, CONFIRM, True, 1.0)
    act(made, 0, "raise-hand")
    assert made.held() == 0
    assert made.bot_asked() is None
    made.undo(0, made.row.version, 1.0)
    assert made.held() is None
    act(made, 0, "stake 2")
    made.confirm(0, made.row.version, 1.0)
    assert made.bot_asked() == 1


def test_chance_waits_for_the_last_word_too() -> None:
    made = table(["person", "bot"], just("first 1", "card 5", "card 7"))
    made.instruct(0, CONFIRM, True, 1.0)
    assert made.bot_takes(1, option("raise-hand"), made.length, 1.0)
    act(made, 0, "draw")
    assert made.p.actor == CHANCE
    assert picture(made, 0, "en").prompt.confirm  # type: ignore[union-attr]
    made.confirm(0, made.row.version, 1.0)
    assert made.p.actor == 1


def test_nobody_else_can_confirm() -> None:
    made = three("5")
    with pytest.raises(Refusal):
        made.confirm(1, made.row.version, 1.0)


# Time


def test_a_bot_plays_on_for_whoever_runs_out_of_time() -> None:
    made = table(["person", "person"], just("first 1", "card 5"), pace="live", minutes=1)
    assert not made.time_out(59.0)
    assert made.time_out(60.5)
    assert made.seats[1].stand_in
    assert made.bot_asked() == 1
    with pytest.raises(Refusal):
        made.instruct(1, BOT, False, 61.0)


def test_a_seat_loses_on_time_where_that_was_agreed() -> None:
    made = table(["person"] * 2, just("first 1", "card 5"), pace="live", minutes=1, late="lose")
    assert made.time_out(61.0)
    assert made.row.state == "over"
    assert winners(made) == [0]
    over = picture(made, 0, "en").over
    assert over is not None
    assert over.say == "You win."


def test_with_three_the_others_play_on_when_one_loses_on_time() -> None:
    made = table(["person"] * 3, just("first 1", "card 5"), pace="live", minutes=1, late="lose")
    made.time_out(61.0)
    assert made.row.state == "playing"
    assert made.bot_asked() == 1
    made.chance = table(["bot", "bot"]).chance
    play(made)
    assert 1 not in winners(made)


def test_only_the_time_of_whoever_is_asked_runs() -> None:
    made = table(["person"] * 3, just("first 1", "card 5"), pace="live", minutes=1)
    act(made, 1, "raise-hand", now=10.0)
    assert made.clock.left(15.0) == {0: 60.0, 1: 50.0, 2: 55.0}


def test_the_time_in_which_the_server_stood_still_is_nobodys() -> None:
    made = table(["person"] * 2, just("first 1", "card 5"), pace="live", minutes=1)
    made.went("ines", 20.0)
    woken = again(made, now=5000.0)
    assert woken.clock.left(5001.0) == {0: 60.0, 1: 39.0}


def test_a_move_a_day_gives_every_decision_a_day() -> None:
    made = table(["person"] * 3, just("first 1", "card 5"), pace="day")
    act(made, 1, "raise-hand", now=80_000.0)
    assert made.row.due == 80_000 + 86_400
    assert again(made, now=90_000.0).clock.move(90_000.0) == 76_400.0


def test_a_bot_that_played_for_a_late_seat_of_a_daily_game_gives_it_back() -> None:
    made = table(["person"] * 2, just("first 1", "card 5"), pace="day")
    assert made.time_out(86_401.0)
    made.came("noor", 90_000.0)
    assert not made.is_bot(1)
    assert made.asked() == 1


# Bots in somebody's place


@pytest.mark.parametrize("agreed", [True, False])
def test_nobody_can_hand_the_seat_of_another_to_a_bot(agreed: bool) -> None:
    made = table(["person"] * 2, just("first 1", "card 5"), pace="day", stand_in=agreed)
    made.went("noor", 0.0)
    assert all("stand-in" not in key for key in offered(made, 0))
    with pytest.raises(Refusal):
        made.instruct(0, "stand-in-B", True, 1.0)
    assert not made.is_bot(1)


def test_a_seat_is_given_back_at_once_when_its_owner_returns() -> None:
    made = table(["person"] * 2, just("first 1", "card 5"), stand_in=True)
    made.went("noor", 1.0)
    made.leave_to_bot(1, 2.0)
    n = made.length
    chosen = made.p.options()[0]
    made.came("noor", 3.0)
    assert made.asked() == 1
    assert not made.bot_takes(1, chosen, n, 3.1)  # what the bot still had in mind


def test_where_the_table_agreed_a_bot_plays_for_whoever_is_long_away() -> None:
    made = table(["person"] * 2, just("first 1", "card 5"), stand_in=True)
    made.present = {"ines"}
    made.leave_to_bot(1, 1.0)
    assert made.is_bot(1)
    strict = table(["person"] * 2, just("first 1", "card 5"))
    strict.present = {"ines"}
    strict.leave_to_bot(1, 1.0)
    assert not strict.is_bot(1)


def test_a_bots_choice_that_comes_too_late_is_dropped() -> None:
    made = table(["person", "bot"], just("first 1", "card 5", "card 6"))
    n = made.length
    assert made.bot_takes(1, option("raise-hand"), n, 1.0)
    assert not made.bot_takes(1, option("raise-hand"), n, 1.0)


# The log, the end, the history


def test_only_the_diver_reads_what_a_judge_shows() -> None:
    made = table(
        ["person"] * 2,
        just(
            "first 1",
            *("card 8-judge", "card 8"),
            *("card 3", "card 8-judge", "card 5", "card 6", "card 7"),
        ),
    )
    act(made, 1, "raise-hand")
    act(made, 0, "stop")
    act(made, 0, "raise-hand")
    act(made, 1, "stop")
    act(made, 1, "raise-hand")
    act(made, 0, "judge 8")
    mine = [line.text for line in said(made, made.record.lines, 0, "en")]
    theirs = [line.text for line in said(made, made.record.lines, 1, "en")]
    assert "Ines sees a 5." in mine
    assert not any("sees" in text for text in theirs)


def test_since_my_last_turn_begins_after_it() -> None:
    made = three("5", "7")
    act(made, 1, "raise-hand")
    act(made, 2, "raise-hand")
    act(made, 0, "draw")
    texts = [line.text for line in said(made, since_last_turn(made, 1), 1, "en")]
    assert texts == ["Kolya raises a hand.", "Ines draws a 7."]


def test_nobody_can_give_up_where_the_game_does_not_know_it() -> None:
    made = three("5")
    with pytest.raises(Refusal) as refused:
        made.concede(1, made.row.version, 1.0)
    assert refused.value.say() == "Nobody can give up in Antartik."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_ends_with_every_point_explained(players: int) -> None:
    made = table(["person"] * players)
    play(made)
    assert made.row.state == "over"
    assert made.p.actor == OVER
    over = picture(made, None, "en").over
    assert over is not None
    for result in over.results:
        assert sum(int(points) for points in result.points) == int(result.total)
    assert [r.seat for r in over.results if r.place == 1] == ["ABCDE"[s] for s in winners(made)]


def test_a_table_comes_back_as_it_was() -> None:
    made = table(["person", "bot", "person"])
    for _ in range(10):
        seat = made.asked()
        assert seat is not None
        choice = made.p.options()[0]
        if made.is_bot(seat):
            made.bot_takes(seat, choice, made.length, 1.0)
        else:
            made.act(seat, choice, made.row.version, 1.0)
    woken = again(made)
    woken.present = made.present
    assert woken.p == made.p
    for seat in (0, 1, 2, None):
        assert picture(woken, seat, "en") == picture(made, seat, "en")
        assert [s.text for s in said(woken, woken.record.lines, seat, "en")] == [
            s.text for s in said(made, made.record.lines, seat, "en")
        ]


def test_a_history_that_the_rules_no_longer_allow_says_where_it_breaks() -> None:
    made = three("5")
    act(made, 1, "raise-hand")
    made.record.history.entries[2] = option("stop")
    woken = again(made)
    assert woken.row.trouble.startswith("3: ")
    assert woken.length == 2
    prompt = picture(woken, 0, "en").prompt
    assert prompt is not None
    assert "3: stop is not possible" in prompt.say


def test_the_past_is_shown_as_it_was_and_offers_nothing() -> None:
    made = three("5", "7")
    act(made, 1, "raise-hand")
    act(made, 2, "raise-hand")
    act(made, 0, "draw")
    then = made.past(2)
    assert then.p.view(None)["table"]["row"] == ["5"]
    assert made.length > 2


def test_names_in_the_log_are_those_at_the_table() -> None:
    made = three("5")
    assert [s.text for s in said(made, made.record.lines, None, "en")] == [
        "Ines dives first.",
        "Ines draws a 5.",
    ]


def test_an_empty_seat_has_a_number_for_a_name() -> None:
    made = table(["person", "open"])
    assert made.seats[1] == SeatRow(1, "open")
    assert picture(made, 0, "en").prompt.say.startswith("One seat is free.")  # type: ignore[union-attr]


def test_whoever_gives_up_has_lost_where_the_game_knows_it() -> None:
    made = table(["person", "person"], game="meltwater")
    made.concede(1, made.row.version, 1.0)
    assert made.row.state == "over"
    assert winners(made) == [0]
    over = picture(made, 0, "en").over
    assert over is not None
    assert over.say == "You win."
    assert over.why == "A side has conceded."
    assert over.total == "Units left"
    assert winners(again(made)) == [0]


def test_whoever_lets_a_bot_play_is_told_so_when_choosing_all_the_same() -> None:
    made = three("5")
    made.instruct(1, BOT, True, 1.0)
    with pytest.raises(Refusal) as refused:
        act(made, 1, "raise-hand")
    assert refused.value.say() == "A bot plays for you just now."
    made.instruct(1, BOT, False, 1.0)
    act(made, 1, "raise-hand")


@pytest.mark.parametrize("decision", ["bet", "dive", "go-on-or-anew"])
def test_the_rules_have_a_section_for_what_is_decided(decision: str) -> None:
    made = three("5")
    prompt = picture(made, 1, "en").prompt
    assert prompt is not None
    assert prompt.rule == "daring-the-diver"
    assert section(GAME, decision)
