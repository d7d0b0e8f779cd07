"""A draft in which nobody waits for an order that does not matter."""

import json

from nunatak.games.frozen_frontier import GAME
from nunatak.table.picture import picture
from nunatak.table.table import Table
from tests.table.sitting import by_weight, kept


def drafting(players: int = 3) -> Table:
    """Return a table of people at the first pick of the draft."""
    rows = kept(["person"] * players, "frozen-frontier")
    rows.row.options = json.dumps(GAME.agree({"start": "drafted"}))
    made = Table(rows, 0.0, by_weight(1))
    made.present = {"ines", "noor", "kolya"}
    made.begin(0.0)
    while decision(made) != "keep-project":
        seat = made.asked()
        assert seat is not None
        act(made, seat, made.choices(seat)[0])
    return made


def decision(made: Table) -> str:
    """Return what is asked."""
    name: str = GAME.rules.decisions[made.p.now].name
    return name


def act(made: Table, seat: int, option: int) -> None:
    """Choose something for a seat."""
    made.act(seat, option, made.row.version, 1.0)


def packet(made: Table, seat: int) -> list[str]:
    """Return the packet that a seat holds."""
    packets = made.p.view(seat)["table"]["draft"]["packets"]
    held: list[str] = next(each["cards"] for each in packets if each["holder"] == seat + 1)
    return held


def test_everybody_may_choose_from_the_packet_at_the_same_time() -> None:
    made = drafting()
    for seat in range(3):
        assert [GAME.text(o) for o in made.choices(seat)] == [
            f"keep {c}" for c in packet(made, seat)
        ]


def test_packets_are_passed_as_soon_as_the_last_has_chosen() -> None:
    made = drafting()
    passed = packet(made, 1)
    for seat in (2, 1):
        act(made, seat, made.choices(seat)[-1])
        assert made.choices(seat) == []
    assert made.asked() == 0
    act(made, 0, made.choices(0)[0])
    assert made.p.view(0)["table"]["draft"]["picks"] == 1
    assert packet(made, 2) == passed[:-1]
    assert [len(made.choices(seat)) for seat in range(3)] == [3, 3, 3]


def test_nobody_else_sees_who_has_chosen_or_what() -> None:
    plain, sealed = drafting(), drafting()
    act(sealed, 2, sealed.choices(2)[0])
    for seat in (0, 1, None):
        assert picture(plain, seat, "en") == picture(sealed, seat, "en")


def test_a_choice_can_be_taken_back_until_it_is_made() -> None:
    made = drafting()
    act(made, 2, made.choices(2)[0])
    made.undo(2, made.row.version, 1.0)
    act(made, 2, made.choices(2)[1])
    kept_card = GAME.text(made.sealed[2]).removeprefix("keep ")
    act(made, 0, made.choices(0)[0])
    act(made, 1, made.choices(1)[0])
    assert kept_card in made.p.view(2)["table"]["seats"][2]["hand"]


def test_who_has_chosen_is_asked_nothing_until_all_have() -> None:
    made = drafting()
    act(made, 0, made.choices(0)[0])
    assert made.asked() == 1
    assert made.choices(0) == []
    assert made.choices(2) != []


def test_the_page_offers_the_packet_to_who_is_not_asked_yet() -> None:
    made = drafting()
    prompt = picture(made, 2, "en").prompt
    assert prompt is not None
    assert prompt.mine
    assert prompt.who == "While Ines chooses"
    assert [option.option for option in prompt.options] == made.choices(2)


def test_nothing_else_is_chosen_ahead() -> None:
    made = drafting()
    while decision(made) == "keep-project":
        seat = made.asked()
        assert seat is not None
        act(made, seat, made.choices(seat)[0])
    seat = made.asked()
    assert [len(made.choices(each)) > 0 for each in range(3)] == [each == seat for each in range(3)]
