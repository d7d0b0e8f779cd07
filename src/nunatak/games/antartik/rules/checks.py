"""Whether what lies on the table in Antartik can lie there: what is wrong, as a sentence."""

from mypy_extensions import i64

from nunatak.engine.pile import kind_of
from nunatak.engine.position import CHANCE, SEAT_BITS, about_at, actor_at, decision_at
from nunatak.games.antartik.rules.position import (
    BELOW,
    BET,
    CARDS_SEEN,
    COUNTED,
    DIVE,
    FIRST_DIVER,
    FLOP,
    FLOPPED_CARD,
    GO_ON_OR_ANEW,
    HELD,
    LEFT,
    LOOK,
    LOOKS,
    NO_BET,
    ORDER,
    PLACE,
    PLACED,
    RECEIVE,
    TOP_OR_BOTTOM,
    TRADER,
    TURN_OVER,
    Antartik,
)
from nunatak.games.antartik.rules.vocabulary import JUDGES, KINDS


def complaint(p: Antartik) -> str:
    """Return what is impossible about a position, or nothing."""
    return check_cards(p) or check_deck(p) or check_seats(p) or check_row(p) or check_agenda(p)


def check_cards(p: Antartik) -> str:
    """See that no card is lost, and none there twice; symbols hide among plain figures."""
    counts = p.tables.counts
    for kind in range(KINDS):
        n = cards_of(p, kind)
        if n > counts[kind] or (kind < JUDGES and n < counts[kind]):
            return f"There are {n} cards of kind {kind} where there should be {counts[kind]}."
    return ""


def cards_of(p: Antartik, kind: i64) -> i64:
    """Return how many cards of a kind there are anywhere."""
    n: i64 = p.deck.pool[kind]
    for card in p.deck.outside():
        if kind_of(card) == kind:
            n += 1
    for card in p.row:
        if card == kind:
            n += 1
    for seat in range(p.players):
        n += p.face_up[seat * KINDS + kind] + p.face_down[seat * KINDS + kind]
        if p.bets[seat] == kind:
            n += 1
    for i in range(p.depth):  # a card that is still to be a flop or not
        place = p.agenda[i]
        if decision_at(place) == FLOP and FLOPPED_CARD.of(about_at(place)) == kind:
            n += 1
    return n


def check_deck(p: Antartik) -> str:
    """See that the deck holds as many cards as it says."""
    loose: i64 = 0
    for n in p.deck.pool:
        if n < 0:
            return "The deck holds fewer cards of a kind than none."
        loose += n
    if loose != p.deck.loose:
        return "The deck holds another number of cards than it says."
    return p.deck.check()


def check_seats(p: Antartik) -> str:
    """See that running counts of cards and bets are right."""
    standing: i64 = 0
    for seat in range(p.players):
        up: i64 = 0
        down: i64 = 0
        for kind in range(KINDS):
            up += p.face_up[seat * KINDS + kind] * COUNTED[kind]
            down += p.face_down[seat * KINDS + kind] * COUNTED[kind]
        if up != p.up[seat] or down != p.down[seat]:
            return f"Seat {seat + 1} holds another number of cards than it says."
        if p.bets[seat] != NO_BET:
            standing += 1
            if p.have_bet & SEAT_BITS[seat] == 0:
                return f"Seat {seat + 1} has a bet standing but has not bet."
    return "" if standing == p.standing else "Another number of bets stands than is said."


def check_row(p: Antartik) -> str:
    """See that every figure lies in the row once."""
    figures: i64 = 0
    for kind in p.row:
        if figures & p.tables.figures[kind] != 0:
            return "A figure lies twice in the row."
        figures = figures | p.tables.figures[kind]
    return "" if figures == p.figures else "The row shows other figures than is said."


def check_agenda(p: Antartik) -> str:
    """See that every pending decision can be asked."""
    if p.depth == 0 and p.deck.size() > 0:
        return "Nothing is left to decide, though the deck is not empty."
    for i in range(p.depth):
        if not can_be_asked(p, p.agenda[i]):
            return "A decision is pending that nobody can be asked now."
    return ""


def can_be_asked(p: Antartik, place: i64) -> bool:
    """Say whether a decision makes sense for whoever is to choose, about this, on this table."""
    decision = decision_at(place)
    if not p.rules.decisions[decision].about.fits(about_at(place)):
        return False
    if actor_at(place) == CHANCE:
        return chance_can_be_asked(p, decision, about_at(place))
    if decision == BET:
        return actor_at(place) >= 0 and actor_at(place) != p.diver and p.deck.size() > 0
    return actor_at(place) == p.diver and diver_can_be_asked(p, decision, about_at(place))


def diver_can_be_asked(p: Antartik, decision: i64, about: i64) -> bool:
    """Say whether the diver can be asked this now."""
    most = min(CARDS_SEEN, i64(len(p.deck.top)))  # cards that lie as somebody knows
    if decision == DIVE:
        return p.deck.size() > 0
    if decision == GO_ON_OR_ANEW:
        return len(p.row) > 0
    if decision == TOP_OR_BOTTOM:
        return 1 <= HELD.of(about) <= most
    if decision == ORDER:
        fits = LEFT.of(about) >= 2 and PLACED.of(about) + LEFT.of(about) <= most
        return fits and (BELOW.of(about) == 0 or PLACED.of(about) == 0)
    return decision == FLOP


def chance_can_be_asked(p: Antartik, decision: i64, about: i64) -> bool:
    """Say whether chance can be asked this now."""
    size = p.deck.size()
    if decision == LOOK:
        return PLACE.of(about) < LOOKS.of(about) <= min(CARDS_SEEN, size)
    if decision == RECEIVE:
        return TRADER.of(about) < p.players and size > 0
    if decision == TURN_OVER:
        return size > 0
    return decision == FIRST_DIVER
