"""Whether what lies on the table in Ice Floe can lie there: what is wrong, as a sentence."""

from mypy_extensions import i64

from nunatak.engine.position import CHANCE, about_at, actor_at, decision_at
from nunatak.games.ice_floe.rules.position import DEAL, FIRST_PLAYER, SHOW_ALL, TAKER, TURN, IceFloe
from nunatak.games.ice_floe.rules.vocabulary import KINDS


def complaint(p: IceFloe) -> str:
    """Return what is impossible about a position, or nothing."""
    return check_cards(p) or check_agenda(p)


def check_cards(p: IceFloe) -> str:
    """See that no card is lost, and none there twice."""
    for kind in range(KINDS):
        n: i64 = p.deck.pool[kind]
        for seat in range(p.players):
            n += p.hands[seat * KINDS + kind]
        if n != p.tables.counts[kind]:
            return (
                f"There are {n} cards of {kind + 1} where there should be {p.tables.counts[kind]}."
            )
    return ""


def check_agenda(p: IceFloe) -> str:
    """See that every pending decision can be asked."""
    if p.depth > 1:
        return "More than one thing is to be decided."
    for i in range(p.depth):
        if not can_be_asked(
            p, decision_at(p.agenda[i]), actor_at(p.agenda[i]), about_at(p.agenda[i])
        ):
            return "A decision is pending that nobody can be asked now."
    return ""


def can_be_asked(p: IceFloe, decision: i64, actor: i64, about: i64) -> bool:
    """Say whether a decision makes sense for whoever is to choose, about this, on this table."""
    if decision == TURN:
        return actor == p.turn and not p.has_passed(actor) and about == 0 and p.deck.size() > 0
    if actor != CHANCE:
        return False
    if decision == DEAL:
        return about == TAKER.put(p.turn) and not p.has_passed(p.turn) and p.deck.size() > 0
    if decision == FIRST_PLAYER:
        return about == 0 and p.passed == 0
    return decision == SHOW_ALL and about == 0
