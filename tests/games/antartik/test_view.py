"""What people see and read of Antartik: odds, known cards, questions, sentences."""

import json
from pathlib import Path

import pytest
from rich.text import Text

import nunatak
from nunatak.games.antartik import GAME
from nunatak.games.antartik.screen.scene import DECK_TALL, scene, tall_dive
from nunatak.games.antartik.screen.terminal import draw, odds
from nunatak.scene.items import Gauge, Rect
from nunatak.scene.page import Rows
from nunatak.scene.scene import Scene
from nunatak.scene.sight import Somebody
from tests.games.antartik.table import Table, arranged

NAMES = ["Ines", "Noor", "Kolya", "Fulmar", "Tomás"]
HERE = Path(__file__).parent


def page(t: Table, seat: int | None) -> Scene:
    people = [Somebody(name) for name in NAMES[: t.p.players]]
    return scene(GAME.look(t.p, seat, people))


def gauge(t: Table, seat: int | None) -> str:
    (found,) = [item for item in page(t, seat).items if isinstance(item, Gauge)]
    return found.text


def written(t: Table, seat: int | None = 0) -> str:
    """Return what a terminal shows, without colours."""
    return Text.from_markup(draw(t.p.view(seat), NAMES[: t.p.players])).plain


# What is known after judges have rearranged cards


def two_judges() -> Table:
    """Everybody knows 3 4 5 6 7; one sinks 3, 4 and 5, the next puts 6, 7 and 3 on top."""
    t = arranged(
        players=4, row="1", up={0: "8-judge", 1: "9-judge"}, deck="3 4 5 6 7", diver=0, drawn=True
    )
    t.play("judge 8", "card 3", "card 4", "card 5", "at-bottom", "next 3", "next 4")
    while t.p.actor != 0:
        t.play("raise-hand")
    t.p.diver = 1
    t.p.drop_agenda()
    t.p.ask(3, 1)
    t.p.settle()
    return t.play("judge 9", "card 6", "card 7", "card 3", "on-top", "next 7", "next 3")


def test_after_two_judges_each_seat_reckons_with_just_what_it_knows() -> None:
    t = two_judges()
    assert t.view(2)["next"] == {"3": 1, "4": 1, "5": 1, "6": 3, "7": 3}
    assert t.view(None)["next"] == t.view(2)["next"]
    assert t.view(0)["next"] == {"3": 1, "6": 1, "7": 1}
    assert t.view(1)["next"] == {"7": 1}
    assert t.view(2)["lowest"] == {"3": 1, "4": 1, "5": 1}
    assert t.view(0)["lowest"] == {"5": 1}
    assert t.view(1)["lowest"] == {"4": 1, "5": 1}


def test_after_two_judges_no_redeal_puts_lowest_what_the_second_put_on_top() -> None:
    t = two_judges()
    for seed in range(200):
        q = t.p.redeal(2, nunatak.Rng(seed))
        lowest = Table(q).view(0)["deck"]["bottom"][-1]
        assert lowest["card"] in ("3", "4", "5")


def test_what_judges_left_behind_is_saved_and_read_again() -> None:
    t = two_judges()
    again = Table(GAME.load(json.loads(json.dumps(t.p.save()))))
    for seat in (0, 1, 2, 3, None):
        assert again.view(seat) == t.view(seat)


def test_a_position_that_was_saved_with_one_mixture_is_still_read() -> None:
    document = arranged(row="9", up={0: "1"}, deck="4 5 6 7").p.save()
    for place in document["table"]["deck"]["top"][:3]:
        place.update({"seen by": [1], "mixture": 1, "known within by": [2, 3, "spectators"]})
    for place in document["table"]["deck"]["top"][3:]:
        place["known within by"] = []
    t = Table(GAME.load(document))
    assert t.view(0)["next"] == {"4": 1}
    assert t.view(1)["next"] == {"4": 1, "5": 1, "6": 1}
    assert t.view(1)["deck"]["mixtures"] == {"1": ["4", "5", "6"]}


# The odds: one truth, that of the view


def test_the_page_shows_the_odds_of_the_view_with_strangers_in_a_mixture() -> None:
    t = arranged(row="5 2", up={0: "8-judge", 1: "9-judge"}, deck="5 6 7 9 10")
    t.play("judge 8", "card 5", "card 6", "card 7", "on-top", "next 6", "next 5")
    assert t.view(1)["next"] == {"5": 1, "6": 1, "7": 1}
    assert gauge(t, 1) == "33%"
    assert gauge(t, 0) == "0%"
    assert gauge(t, None) == "33%"


def test_the_odds_reckon_with_a_card_that_one_saw_and_one_that_one_did_not() -> None:
    t = arranged(row="5 2", up={0: "8-judge", 1: "9-judge"}, pending=("dive", 0, 0))
    t.play("judge 8", "card 1", "card 4", "card 6", "on-top", "next 6", "next 4")
    for seat in (0, 1, 2, None):
        coming = t.view(seat)["next"]
        pairs = sum(n for card, n in coming.items() if card in ("5", "2"))
        share = round(100 * pairs / sum(coming.values()))
        assert gauge(t, seat) == f"{share}%"


def test_the_terminal_shows_the_same_odds() -> None:
    text = odds(arranged(row="9 10", up={0: "1"}).p.view(0))
    assert text.count("flop") == 3  # the sum, and a mark on each of the two figures
    t = arranged(row="9 5", deck="9 6", up={0: "1"})
    assert "100%" in odds(t.p.view(0)).splitlines()[0]
    t = arranged(row="5 2", up={0: "4"}, deck="5").play("draw", "card 5")
    assert odds(t.p.view(0)).strip() == "The deck is empty."


# Known cards


def known(t: Table, seat: int | None) -> dict[str, str]:
    found = [dict(panel.rows) for panel in page(t, seat).panels if isinstance(panel, Rows)]
    return found[0] if found else {}


def test_bottom_cards_are_shown_to_those_who_know_them() -> None:
    t = arranged(row="5 8 2", up={2: "4"}).play("draw", "card 8", "anew", "card 9")
    for seat in (0, 1, 2, None):
        assert known(t, seat) == {"At the bottom, from below": "a 2, an 8, a 5"}
        assert "at the bottom, from below: 2 8 5" in written(t, seat)


def test_what_a_judge_sank_is_shown_to_the_one_who_sank_it_alone() -> None:
    t = arranged(row="5 2", up={0: "8-judge", 1: "7", 2: "9"})
    t.play("judge 8", "card 1", "card 4", "card 6", "at-bottom", "next 6", "next 1")
    assert known(t, 0) == {"At the bottom, from below": "a 4, a 1, a 6"}
    assert known(t, 1) == known(t, None) == {}
    assert "from below: 4 1 6" in written(t, 0)
    assert "from below" not in written(t, 1)


def test_top_cards_are_shown_to_those_who_know_them() -> None:
    t = arranged(row="5 2", up={0: "8-judge", 1: "7", 2: "9"})
    t.play("judge 8", "card 1", "card 4", "card 6", "on-top", "next 6", "next 1")
    assert known(t, 0) == {"On top, from above": "a 6, a 1, a 4"}
    assert known(t, 2) == {}


def test_a_trade_says_which_card_it_brings_if_that_is_known() -> None:
    t = arranged(row="5 8 2", down={1: "9"}).play("draw", "card 8")
    t.play("anew", "card 4", "raise-hand") if t.p.actor == 2 else t.play("anew", "card 4")
    while t.p.actor != 1:
        t.play("raise-hand")
    prompt = page(t, 1).prompt
    assert prompt is not None
    (trade,) = [o for o in prompt.options if o.label.startswith("Turn a 9 face up")]
    assert "the bottom card, a 2, is yours" in trade.outcome[0]


# Questions


def asked(t: Table) -> str:
    prompt = page(t, int(t.p.actor)).prompt
    assert prompt is not None
    return prompt.say


def test_who_must_draw_is_not_asked_whether_to_stop() -> None:
    t = arranged(row="5 8 2", up={1: "7 9-judge"}).play("draw", "card 8", "go-on")
    t.play("raise-hand")
    assert t.options() == ["draw", "judge 9"]
    for question in (GAME.ask(t.p), asked(t)):
        assert "stop" not in question
        assert "draw at least once" in question
    t = arranged(row="5 8 2", up={1: "7 9-judge"}, bets={2: "6"}, diver=1, drawn=False)
    assert "stop" not in asked(t)
    assert "stop" not in page(t, 0).prompt.say  # type: ignore[union-attr]
    assert "Draw again, or stop?" in GAME.ask(arranged(row="5 2").p)


def test_who_holds_no_card_to_stake_is_not_told_to_stake_one() -> None:
    t = arranged(row="5", down={1: "7"}, pending=("bet", 1, 0))
    assert "no card face up to stake" in GAME.ask(t.p)
    assert "no card face up to stake" in asked(t)
    assert "Stake a card" in asked(arranged(row="5", up={1: "7"}, pending=("bet", 1, 0)))


def test_an_order_is_asked_for_the_top_or_for_the_bottom() -> None:
    t = arranged(row="5 2", up={0: "8-judge"})
    t.play("judge 8", "card 1", "card 4", "card 6")
    assert "The 3 cards you saw" in GAME.ask(t.p)
    assert "On top" in GAME.ask(Table(t.p.copy()).play("on-top").p)
    assert "At the bottom" in GAME.ask(Table(t.p.copy()).play("at-bottom").p)


def test_a_flop_asks_for_a_parachute_face_up_or_for_the_trade_that_turns_it_up() -> None:
    t = arranged(row="5 8 2", down={0: "9-parachute"}, children=True).play("draw", "card 8")
    assert GAME.ask(t.p) == "A bellyflop! Trade your parachute face up, to pull it?"
    t.play("trade 9-parachute", "card 6")
    assert GAME.ask(t.p) == "A bellyflop! Pull a parachute?"


def test_cards_that_are_all_alike_are_put_back_by_a_question_that_nobody_may_skip() -> None:
    t = arranged(row="5 2", up={0: "8-judge", 1: "7"}, deck="9 9 9")
    t.play("judge 8", "card 9", "card 9", "card 9", "on-top")
    assert t.options() == ["next 9"]
    decisions = GAME.rules.decisions
    assert [d.name for d in decisions if d.secret] == ["order"]


# Sentences


def told(t: Table) -> list[str]:
    return [GAME.sentence(each, NAMES) for each in t.told]


@pytest.mark.parametrize(
    ("row", "words"), [("5 8 2", "from 3 figures on"), ("5", "from one figure on")]
)
def test_a_dive_that_is_tried_again_is_told_by_its_figures(row: str, words: str) -> None:
    t = arranged(row=row, up={1: "7"}, diver=1, drawn=False, pending=("go-on-or-anew", 1, 0))
    again = Table(t.p.copy())
    assert words in told(t.play("go-on"))[0]
    assert words.replace("from", "").replace(" on", "").strip() in told(again.play("anew"))[0]


def test_the_last_card_taken_by_a_trade_is_told() -> None:
    t = arranged(row="5 2", down={0: "9"}, bets={1: "7"}, deck="6").play("trade 9", "card 6")
    assert told(t) == [
        "Ines gets a 6 from the bottom of the deck.",
        "Ines has taken the last card of the deck, and so the dive ends.",
        "Noor takes a 7 back, face up.",
        "Ines enters the water cleanly and takes 2 cards.",
    ]
    t = arranged(
        row="5 2", down={1: "9"}, deck="6", diver=1, drawn=False, pending=("go-on-or-anew", 1, 0)
    )
    assert told(t.play("trade 9", "card 6"))[-1] == "Noor has taken the last card of the deck."
    assert "The deck is empty" in GAME.ask(t.p)


def test_a_trade_is_offered_in_words_that_say_what_it_does() -> None:
    assert GAME.label(GAME.option("trade 3")) == "Turn a 3 face up, take the bottom card"


def test_one_card_is_put_back_in_no_order() -> None:
    t = arranged(row="5 2", up={0: "8-judge"}, deck="6").play("judge 8", "card 6", "on-top")
    assert told(t)[0] == "Ines puts it back on top."


# In a terminal


def test_a_terminal_shows_nothing_by_colour_alone_and_says_what_its_signs_mean() -> None:
    t = arranged(row="9 10-judge", up={0: "8-parachute 4 4", 1: "5"}, down={1: "7"}, bets={2: "6"})
    text = written(t)
    assert "10!" in text
    assert "8^" in text
    assert "! judge" in text
    assert "^ parachute" in text
    assert "face down: 7" in text
    assert "bets 6" in text
    assert "dives" in text
    plain = Text.from_markup(odds(t.p.view(0))).plain
    assert [line for line in plain.splitlines() if "flop" in line][1:] == [
        line for line in plain.splitlines() if line.lstrip().startswith(("9 ", "10 "))
    ]


def test_a_terminal_shows_every_table_in_eighty_columns() -> None:
    for seed in range(2):
        for children in (False, True):
            history = nunatak.play(
                "antartik", ["random"] * 5, seed=seed, settings={"children": children}
            )
            for p in list(history.positions())[::9]:
                names = ["a name of 20 letters"] * 5
                for seat in (0, None):
                    text = Text.from_markup(draw(p.view(seat), names)).plain
                    assert max(len(line) for line in text.splitlines()) <= 80, text


# Kept games of other rules


def test_a_game_kept_under_the_first_rules_is_refused_with_a_sentence() -> None:
    for file in sorted((HERE / "histories").glob("*.json")):
        document = json.loads(file.read_text())
        with pytest.raises(ValueError, match="under version 1 of the rules of Antartik"):
            nunatak.History.from_json(json.dumps({**document, "rules": 1}))


@pytest.mark.parametrize("judged", [False, True])
@pytest.mark.parametrize("figures", range(1, 11))
def test_on_a_phone_a_row_of_any_length_lies_beside_the_deck_and_above_what_a_judge_shows(
    figures: int, judged: bool
) -> None:
    row = tall_dive(figures, judged)
    assert isinstance(row.shape, Rect)
    assert row.columns is not None
    assert row.size is not None
    assert row.gap is not None
    wide = min(figures, row.columns)
    high = -(-figures // row.columns)
    assert wide * (row.size + row.gap) - row.gap <= row.shape.w
    assert high * (1.4 * row.size + row.gap) - row.gap <= row.shape.h
    assert row.shape.x + row.shape.w < DECK_TALL[0] - 43  # half a card of the deck
    assert row.shape.y + row.shape.h <= (
        254 if judged else 324
    )  # where those cards, or the shore, begin
