"""Who may see what in Ice Floe: everybody their own cards, until the end shows all."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.document import ALL, Eye, Page, write_counts
from nunatak.engine.pile import pile_of
from nunatak.engine.position import OVER, SEAT_BITS
from nunatak.games.ice_floe.rules.position import IceFloe, Tables
from nunatak.games.ice_floe.rules.vocabulary import ENDINGS, ICE, KINDS, WEIGHTS


def agreed(p: IceFloe) -> dict[str, Any]:
    """Return the settings."""
    return {"ice": ICE[p.ice]}


def asked(p: IceFloe) -> dict[str, Any]:
    """Return the nouns of the sentence that asks for a decision: nothing that is secret."""
    return {"carries": int(p.tables.carries[p.ice])}


# Writing: what an eye may not see is not written. The eye that sees everything writes the save.


def table(p: IceFloe, eye: Eye) -> dict[str, Any]:
    """Return what lies on the table."""
    written: dict[str, Any] = {
        "turn": int(p.turn) + 1,
        "carries": int(p.tables.carries[p.ice]),
        "deck": int(p.deck.size()),
        "seats": [seat_table(p, seat, eye) for seat in range(p.players)],
        "ended": ENDINGS[p.ended],
    }
    if eye.everything:
        written["pool"] = write_counts(list(p.deck.pool), WEIGHTS)
    return written


def seat_table(p: IceFloe, seat: int, eye: Eye) -> dict[str, Any]:
    """Return what lies before a seat; its cards only for its own eyes."""
    hand = [int(p.hands[seat * KINDS + kind]) for kind in range(KINDS)]
    seen = eye.sees(SEAT_BITS[seat]) or p.actor == OVER
    return {
        "cards": sum(hand),
        "hand": write_counts(hand, WEIGHTS) if seen else None,
        "passed": p.has_passed(seat),
    }


# Reading


def restore(tables: Tables, players: int, settings: dict[str, Any], page: Page) -> IceFloe:
    """Return the position that a table describes."""
    p = IceFloe(tables, players, ICE.index(settings["ice"]))
    p.deck = pile_of(vec[i64](page.part("pool").counts(WEIGHTS)))
    hands: list[int] = []
    for seat, part in enumerate(page.part("seats").parts(players)):
        hands += part.part("hand").counts(WEIGHTS)
        if part.part("passed").truth():
            p.passed |= SEAT_BITS[seat]
    p.hands = vec[i64](hands)
    p.turn = page.part("turn").number(1, players) - 1
    p.ended = page.part("ended").name_in(ENDINGS)
    page.must_say(table(p, ALL))
    return p
