"""Who may see what in Antartik, and how a position is written down."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.document import SPECTATOR, Eye, Page, read_pile, write_counts, write_pile
from nunatak.engine.pile import kind_of
from nunatak.engine.position import CHANCE, SEAT_BITS
from nunatak.games.antartik.rules.position import (
    BELOW,
    COUNTED,
    HELD,
    LEFT,
    NO_BET,
    ORDER,
    PLACED,
    Antartik,
    Tables,
)
from nunatak.games.antartik.rules.vocabulary import CARDS, ENDINGS, KINDS


def agreed(p: Antartik) -> dict[str, Any]:
    """Return what was agreed on before the game."""
    return {"children": bool(p.children)}


def asked(p: Antartik) -> dict[str, Any]:
    """Return the nouns of the sentence that asks for a decision."""
    ordering = p.now == ORDER
    return {
        "diver": int(p.diver) + 1,
        "figures": len(p.row),
        "bets": int(p.standing),
        "drawn": int(p.drawn),
        "left": int(p.deck.size()),
        "cards": int(p.cards_up(p.actor)) if p.actor >= 0 else 0,  # to be staked
        "ready": int(p.has_parachute(p.diver)),
        # Of the cards that a judge shows: how many are still to be put back, after how many.
        "judged": int(LEFT.of(p.about) if ordering else HELD.of(p.about)),
        "placed": int(PLACED.of(p.about)) if ordering else 0,
        "below": int(BELOW.of(p.about)) if ordering else 0,
    }


def table(p: Antartik, eye: Eye) -> dict[str, Any]:
    """Return what lies on the table: all of it open but what judges have shown."""
    written = {
        "diver": int(p.diver) + 1,
        "drawn": bool(p.drawn),
        "row": [CARDS[kind] for kind in p.row],
        "deck": write_pile(p.deck, CARDS, int(p.players), eye),
        "seats": [seat_table(p, seat) for seat in range(p.players)],
        "ended": ENDINGS[p.ended],
    }
    if not eye.everything:
        written["next"] = may_be(p, eye, below=False)
        written["lowest"] = may_be(p, eye, below=True)
        written["left"] = left(p)
    return written


# Written anew by whoever asks: a vec that is handed to compiled code is never freed (mypyc 2.4).
OUTCOMES = (vec[i64]([0] * KINDS), vec[i64]([0] * KINDS))


def may_be(p: Antartik, eye: Eye, *, below: bool) -> dict[str, int]:
    """Return what the next card or the lowest may be as far as the eye knows, with weights."""
    kinds, weights = OUTCOMES
    seat = CHANCE if eye.open_hands else SPECTATOR if eye.seat is None else eye.seat
    if not p.deck.size():
        return {}
    if below:
        n = p.deck.outcomes_below(seat, 0, kinds, weights)
    else:
        n = p.deck.outcomes(0, seat, 0, kinds, weights)
    return {CARDS[kinds[i]]: int(weights[i]) for i in range(n)}


def left(p: Antartik) -> dict[str, int]:
    """Return which cards the deck holds: everybody can reckon that, as all others lie open."""
    counts = list(p.deck.pool)
    for card in p.deck.outside():
        counts[kind_of(card)] += 1
    return write_counts(counts, CARDS)


def seat_table(p: Antartik, seat: int) -> dict[str, Any]:
    """Return what lies in front of a seat."""
    first = seat * KINDS
    bet = p.bets[seat]
    return {
        "face up": write_counts([p.face_up[first + kind] for kind in range(KINDS)], CARDS),
        "face down": write_counts([p.face_down[first + kind] for kind in range(KINDS)], CARDS),
        "bet": None if bet == NO_BET else CARDS[bet],
        "has bet": bool(p.have_bet & SEAT_BITS[seat]),
    }


def counted(cards: list[int]) -> list[int]:
    """Return what lies in front of each seat, counted as positions do."""
    hands = [cards[i : i + KINDS] for i in range(0, len(cards), KINDS)]
    return [sum(n * COUNTED[kind] for kind, n in enumerate(hand)) for hand in hands]


def restore(tables: Tables, players: int, options: dict[str, Any], page: Page) -> Antartik:
    """Return the position that a table describes."""
    face_up: list[int] = []
    face_down: list[int] = []
    bets: list[int] = []
    have_bet = 0
    for seat, part in enumerate(page.part("seats").parts(players)):
        face_up += part.part("face up").counts(CARDS)
        face_down += part.part("face down").counts(CARDS)
        bet = part.part("bet")
        bets.append(NO_BET if bet.content is None else bet.name_in(CARDS))
        if part.part("has bet").truth():
            have_bet |= SEAT_BITS[seat]
    p = Antartik(tables, players, options["children"])
    p.deck = read_pile(page.part("deck"), CARDS, players)
    p.face_up = vec[i64](face_up)
    p.face_down = vec[i64](face_down)
    p.up = vec[i64](counted(face_up))
    p.down = vec[i64](counted(face_down))
    p.bets = vec[i64](bets)
    for kind in page.part("row").names_in(CARDS):
        if p.figures & tables.figures[kind]:
            raise page.part("row").fail("shows a figure twice")
        p.lay_out(kind)
    p.diver = page.part("diver").number(1, players) - 1
    p.drawn = page.part("drawn").truth()
    p.standing = sum(bet != NO_BET for bet in bets)
    p.have_bet = have_bet
    p.ended = page.part("ended").name_in(ENDINGS)
    return p
