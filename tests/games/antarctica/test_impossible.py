"""Positions of Antarctica that can't be, and the sentence each is refused with."""

from collections.abc import Callable
from typing import Any

import pytest

from nunatak.games.antarctica.rules.position import (
    ACTING,
    BITS,
    CUBING,
    FROM_PACKET,
    FROM_PILE,
    LAYING,
    NO_CARD,
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
        put("phase", 1),
        "There are 0 buildings of sort 0.",
    ),
    (
        lambda: begun(4).p,
        put("phase", LAYING),
        "Every open area has a building, or none was laid there yet.",
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
    (choosing, put("picks", 2), "Other cards were taken in this round than is said."),
    (lambda: new().p, put("acted", True), "Nobody has had a turn yet."),
    (lambda: new().p, put("dumped", True), "Nobody has discarded anything yet."),
    (lambda: new().p, put("sun", 1), "The sun has not moved yet."),
    (
        lambda: begun(4, ships="free").p,
        put("phase", CUBING),
        "Only with two players does the second begin with a cube.",
    ),
    (
        lambda: begun(2).p,
        put("phase", 2),
        "Ships are still to be placed, or they are not.",
    ),
    (sailing, put("turn", 0), "The first turn comes when all ships are placed."),
    (
        lambda: (
            arranged(
                sun="E",
                ships="E:A",
                tracks="A:A1 B:A1 C:A1 3:A1 4:A1",
                discarded="",
            ).p
        ),
        both(
            put("dumping", True),
            add("ships", 0, -3),
            add("sunk", 0, 3),
            add("discarded", 0, 3),
        ),
        "Nothing can be discarded.",
    ),
    (sailing, put("carded", 16), "The sun is where it can't be"),
    (sailing, put("second", True), "A second turn needs an icebreaker."),
    (sailing, put("mover", 1), "It is the turn of somebody whose ship does not lie there."),
    (sailing, put("acted", True), "Nobody has sailed yet."),
    (acting, put("target", 2), "The ship can't have arrived there."),
    (second, both(put("phase", ACTING), put("target", 0)), "The second ship has not sailed."),
    (sailing, put("points", 1), "Symbols are met by whoever has arrived somewhere."),
    (sailing, put("round", FROM_PILE), "Cards are taken when somebody has arrived somewhere."),
    (acting, put("points", 1), "There is no building to research with."),
    (
        advancing,
        put("picked", 31),
        "Somebody is to advance who can't.",
    ),
    (acting, put("picked", 1), "Tracks were chosen, but nobody was asked to."),
    (moving, put("weighed", 1), "A ship is to be moved that can't be."),
    (
        moving,
        both(put("weighed", -1), put("answers", 1)),
        "Somebody is to move a ship who can't.",
    ),
    (acting, put("owner", 1), "Somebody has answered, but nobody was asked to."),
    (acting, put("picks", 1), "Cards are taken, but in no round."),
    (drafting, put("round_size", 5), "More cards were taken than there are players."),
    (choosing, put("round_size", 2), "From the pile everybody else takes a card."),
    (drafting, put("looked", True), "As many cards are drafted as were drawn."),
    (passing, put("round_size", 3), "As many cards are drafted as were drawn."),
    (ended, put("ended", 0), "The game is over, or it is not, or in another way."),
    (acting, put("depth", 0), "Something else has to be asked now."),
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


def test_nothing_more_is_looked_at_when_all_have_taken_a_card() -> None:
    p = choosing()
    t = Table(p).play("choose icebreaker", "look", "choose icebreaker")
    t.p.looked = True
    assert t.p.check() == "All cards of the round were taken."


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
    p.round = FROM_PACKET
    assert p.check() != ""
