"""Positions of Antarctica that can't be, and the sentence each is refused with."""

from collections.abc import Callable
from typing import Any

import pytest

from nunatak.engine.bits import BITS
from nunatak.engine.position import CHANCE
from nunatak.games.antarctica.rules.position import (
    ACT,
    ADVANCE_ALL,
    ADVANCE_WHERE,
    CHOOSE_CARD,
    DISCARD_WHAT,
    DRAW_CARD,
    FIRST_CUBE,
    FIRST_TAKER,
    IS_DRAFT,
    LAY_OUT,
    LOOK_AGAIN,
    MOVE_WHERE,
    NO_CARD,
    PICKED,
    PICKS,
    PILE,
    PLACE_SHIP,
    POINTS,
    SAIL_WHERE,
    SHIP,
    SIZE,
    THEN_SYMBOLS,
    TURN_UP_CARD,
    WHICH_SHIP,
)
from tests.deeds import Deed, both, put
from tests.games.antarctica.table import Table, arranged, begun, new


def sailing() -> Any:
    return arranged(
        sun="E", ships="E:AB N:A", hands="A:icebreaker", ice="N:B", buildings="W:naval,shipyard"
    ).p


def acting() -> Any:
    return Table(sailing()).play("sail W").p


def choosing() -> Any:
    return Table(acting()).play("launch", "choose fast-research", "look").p


def drafting() -> Any:
    t = arranged(sun="E", ships="E:A", buildings="W:inland", tracks="A:A4")
    return t.play("sail W", "research A", "draw icebreaker").p


def passing() -> Any:
    t = Table(drafting()).play("draw icebreaker", "draw fast-research", "draw two-scientists")
    return t.play("choose fast-research", "look").p


def moving() -> Any:
    t = arranged(sun="E", ships="E:A N:A", buildings="W:coastal", tracks="B:A4")
    return t.play("sail W", "research B", "weigh N-1").p


def advancing() -> Any:
    t = arranged(sun="E", ships="E:A", buildings="W:naval", tracks="C:A4")
    return t.play("sail W", "research C", "advance A").p


def ended() -> Any:
    return arranged(sun="E", ships="E:A").play("sail W", "discard", "scrap W-1", "done").p


def second() -> Any:
    return arranged(sun="E", ships="E:AB N:C", ice="E:B").play("sail W", "done").p


def add(name: str, place: int, count: int) -> Deed:
    def damage(p: Any) -> None:
        row = getattr(p, name)
        row[place] += count

    return damage


def asked(decision: int, actor: int, about: int = 0) -> Deed:
    """Return a deed that asks something else than what is asked, with the same below it."""

    def damage(p: Any) -> None:
        p.depth -= 1
        p.ask(decision, actor, about)
        p.settle()

    return damage


def alone(decision: int, actor: int, about: int = 0) -> Deed:
    """Return a deed that asks something with nothing below it."""

    def damage(p: Any) -> None:
        p.drop_agenda()
        p.ask(decision, actor, about)
        p.settle()

    return damage


def taking(draft: int, first: int, size: int, picks: int) -> int:
    """Return what a round of shipyard cards is about."""
    found: int = IS_DRAFT.put(draft) | FIRST_TAKER.put(first) | SIZE.put(size) | PICKS.put(picks)
    return found


CASES: list[tuple[Callable[[], Any], Deed, str]] = [
    (sailing, add("supply", 0, 1), "Seat 1 has 13 scientists."),
    (sailing, add("ships", 1, 1), "Seat 2 has 5 ships."),
    (sailing, add("cubes", 2, -1), "Seat 3 has 4 cubes."),
    (
        sailing,
        both(add("supply", 0, -3), add("reserve", 0, 3)),
        "Seat 1 has fewer pieces than none.",
    ),
    (lambda: begun(2).p, add("ice", 0, 1), "Something lies in area 0, which is closed."),
    (sailing, add("lines", 4, 16), "Nobody's ship lies in area 4."),
    (sailing, add("lines", 0, 16), "A ship in area 0 is said to be new, or noted by the sun."),
    (
        sailing,
        both(add("scientists", 0, -1), add("scientists", 4, 1)),
        "Fewer scientists than none are in area 0.",
    ),
    (sailing, add("ice", 4, 4), "Seat 3 has not played so many icebreakers."),
    (
        lambda: new().p,
        add("buildings", 3, 4096),
        "A building was laid out that is none of the first ones.",
    ),
    (sailing, add("buildings", 4, 4096), "There are"),
    (
        lambda: new().p,
        alone(TURN_UP_CARD, CHANCE),
        "There are 0 buildings of sort 0.",
    ),
    (
        lambda: begun(4, ships="free").p,
        both(add("buildings", 0, 1), add("buildings", 0, -1), put("now", LAY_OUT)),
        "Something else has to be asked now.",
    ),
    (
        sailing,
        both(add("on_tracks", 0, 11), add("cubes", 0, -1)),
        "A cube stands beyond the end of track 0.",
    ),
    (
        lambda: begun(2).p,
        both(add("on_tracks", 12, 1), add("cubes", 0, -1)),
        "A cube stands on track 3, which is closed.",
    ),
    (
        sailing,
        both(
            add("on_tracks", 0, 1),
            add("cubes", 0, -1),
            add("on_tracks", 1, 1),
            add("cubes", 1, -1),
        ),
        "Two cubes stand on one space of track 0.",
    ),
    (sailing, add("face_up", 0, 20), "does not lie on pile 0."),
    (lambda: begun(4).p, add("stars", 0, 1), "Seat 1 has 0 cards with an asterisk."),
    (lambda: begun(4).p, put("deck", 0), "Other building cards are in play than should be."),
    (lambda: begun(4).p, add("hands", 0, -1), "Seat 1 holds fewer cards than none."),
    (lambda: begun(4).p, add("pile", 0, 1), "There are 7 shipyard cards of kind 0."),
    (
        lambda: begun(4).p,
        add("pile", 0, -1),
        "Shipyard cards are lost while others can still be had.",
    ),
    (lambda: begun(4).p, add("experts", 0, -1), "Seat 1 holds fewer cards than none."),
    (lambda: begun(4).p, add("experts", 0, 1), "There are 5 Expertise cards."),
    (lambda: begun(4).p, put("basics", 16), "Nobody holds a Basic card who is not there."),
    (sailing, add("takes", 0, 256), "Cards were taken out of order."),
    (sailing, add("plays", 0, 256 * 9), "Cards were played out of order."),
    (sailing, add("plays", 0, -256 * 2), "A card was played that nobody had taken."),
    (
        sailing,
        both(add("hands", 0, -1), add("hands", 4, 1)),
        "Somebody holds other cards than were taken.",
    ),
    (choosing, asked(CHOOSE_CARD, 3, taking(0, 1, 3, 2)), "Other cards were taken in this round"),
    (lambda: new().p, put("acted", True), "Nobody has had a turn yet."),
    (lambda: new().p, put("has_discarded", True), "Nobody has discarded anything yet."),
    (lambda: new().p, put("sun", 1), "The sun has not moved yet."),
    (
        lambda: begun(4, ships="free").p,
        alone(FIRST_CUBE, 1),
        "ships.",
    ),
    (lambda: begun(4, ships="free").p, asked(PLACE_SHIP, 1), "ships."),
    (lambda: new().p, asked(LAY_OUT, CHANCE, 3), "Something else has to be asked now."),
    (sailing, put("turn", 0), "ships."),
    (
        lambda: (
            arranged(
                sun="E",
                ships="E:A",
                tracks="A:A1 B:A1 C:A1 3:A1 4:A1",
                discarded="",
            )
            .play("discard")
            .p
        ),
        both(
            add("ships", 0, -3),
            add("sunk", 0, 3),
            add("discarded", 0, 3),
        ),
        "Nothing can be discarded.",
    ),
    (sailing, put("card_players", 16), "The sun is where it can't be"),
    (sailing, put("second", True), "A second turn needs an icebreaker."),
    (sailing, put("mover", 1), "It is the turn of somebody whose ship does not lie there."),
    (sailing, put("acted", True), "Nobody has sailed yet."),
    (acting, put("target", 2), "The ship can't have arrived there."),
    (second, put("target", 0), "The second ship has not sailed."),
    (sailing, asked(ACT, 0), "Nobody has sailed yet."),
    (acting, asked(SAIL_WHERE, 0), "The ship has sailed already."),
    (acting, asked(ACT, 1), "Somebody is asked whose turn it is not."),
    (acting, asked(DISCARD_WHAT, 0), "Something else has to be asked now."),
    (acting, asked(ACT, 0, 1), "What is asked is about something that is not there."),
    (acting, asked(TURN_UP_CARD, CHANCE, 1), "Something else has to be asked now."),
    (choosing, asked(TURN_UP_CARD, CHANCE, PILE.put(1)), "There is no card to be turned up."),
    (choosing, asked(ADVANCE_WHERE, 0, POINTS.put(0)), "There is no building to research with."),
    (choosing, asked(ADVANCE_WHERE, 1, POINTS.put(1)), "Somebody is asked whose turn it is not."),
    (
        advancing,
        asked(ADVANCE_ALL, 1, PICKED.put(31)),
        "Somebody is to advance who can't.",
    ),
    (moving, asked(MOVE_WHERE, 0, SHIP.put(0) | PICKED.put(1)), "Tracks were chosen, but nobody"),
    (moving, asked(MOVE_WHERE, 0, SHIP.put(1)), "A ship is to be moved that can't be."),
    (moving, asked(WHICH_SHIP, 1), "Somebody is to move a ship who can't."),
    (moving, asked(WHICH_SHIP, CHANCE), "A symbol is answered by somebody who is not there."),
    (
        lambda: Table(moving()).play("sail S").p,
        lambda p: p.__setattr__("queue", type(p.queue)([3])),
        "Symbols are carried out before anything else is asked.",
    ),
    (choosing, asked(CHOOSE_CARD, 2, taking(0, 1, 0, 1)), "More cards were taken than there"),
    (drafting, asked(DRAW_CARD, CHANCE, taking(1, 0, 1, 0)), "As many cards are drafted as were"),
    (drafting, asked(CHOOSE_CARD, 0, taking(1, 0, 4, 0)), "As many cards are drafted as were"),
    (choosing, asked(CHOOSE_CARD, 3, taking(0, 1, 3, 1)), "Somebody is to take a card whose turn"),
    (choosing, asked(CHOOSE_CARD, 2, taking(0, 1, 2, 1)), "From the pile everybody else takes"),
    (choosing, asked(CHOOSE_CARD, 2, taking(0, 1, 1, 1)), "All cards of the round were taken."),
    (choosing, asked(LOOK_AGAIN, CHANCE, taking(0, 1, 3, 0)), "No card of the round was taken."),
    (
        passing,
        asked(CHOOSE_CARD, 1, taking(1, 0, 3, 1)),
        "As many cards are drafted as were",
    ),
    (ended, alone(SAIL_WHERE, 0), "The ship has sailed already."),
    (acting, lambda p: (p.drop_agenda(), p.settle()), "Nothing is left to decide"),
    (moving, alone(MOVE_WHERE, 0, SHIP.put(0)), "Something else has to be asked now."),
    (acting, both(lambda p: p.step(THEN_SYMBOLS), asked(ACT, 0)), "Something else"),
]


@pytest.mark.parametrize(
    ("made", "damage", "words"), CASES, ids=[f"{n} {case[2]}" for n, case in enumerate(CASES)]
)
def test_an_impossible_position_is_refused(
    made: Callable[[], Any], damage: Deed, words: str
) -> None:
    p = made()
    assert p.check() == ""
    damage(p)
    assert words in p.check()


def test_a_building_card_lies_in_one_place_only() -> None:
    p = begun(4).p
    p.deck |= BITS[p.face_up[0]]
    assert "does not lie on pile 0." in p.check()
    q = begun(4).p
    q.built[0] = q.deck & -q.deck
    assert q.check() != ""


def test_a_round_has_cards_for_everybody_who_takes_one() -> None:
    p = choosing()
    for kind in range(4):
        p.pile[kind] = 0
    assert p.check() == "There are not enough cards in the pile."
    q = drafting()
    for kind in range(4):
        q.pile[kind] = q.packet[kind] = 0
    assert q.check() == "There are not enough cards for the draft."


def test_a_pile_without_a_card_is_turned_up() -> None:
    p = begun(4).p
    card = p.face_up[0]
    p.face_up[0] = NO_CARD
    p.deck |= BITS[card]
    assert p.check() == "Something else has to be asked now."


def test_so_many_symbols_can_not_have_been_passed() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    p = acting()
    p.queue = vec[i64]([3] * 50)
    assert p.check() == "So many symbols can't have been passed."


def test_a_draft_and_a_pile_are_different_rounds() -> None:
    p = choosing()
    asked(CHOOSE_CARD, 2, taking(1, 1, 3, 1))(p)
    assert p.check() != ""
