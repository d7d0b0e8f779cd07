"""What can be chosen ahead in Antartik: a bet before it is one's turn to bet."""

from nunatak.games.antartik.position import BET, Antartik
from nunatak.games.antartik.words import RAISE_HAND, STAKE, TRADE


def early(p: Antartik, seat: int) -> list[int]:
    """Return the bets of a seat that is still to be asked in this round."""
    if p.now != BET or not p.may_bet(seat) or not follows(p, seat):
        return []
    q = p.copy()
    q.ask(BET, seat)
    q.settle()
    return [option for option in q.options() if option == RAISE_HAND or STAKE <= option < TRADE]


def follows(p: Antartik, seat: int) -> bool:
    """Say whether a seat is asked after the one that is asked now."""
    if seat == p.diver:
        return False
    return (seat - p.diver) % p.players > (p.actor - p.diver) % p.players


def standing(p: Antartik, seat: int) -> dict[str, int]:
    """Return what a seat may leave word of: its hand is up for the rest of this dive."""
    if seat == p.diver or not p.may_bet(seat):
        return {}
    return {f"raise-hand-{p.diver + 1}": RAISE_HAND}
