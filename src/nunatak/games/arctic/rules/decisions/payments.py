"""New controllers in The Arctic: protected platforms are paid for or lost."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest
from nunatak.engine.position import Action, Menu
from nunatak.games.arctic.rules.position import GO_ON, PAY_OR_LOSE, ROYALTY, Arctic
from nunatak.games.arctic.rules.vocabulary import CHN, EXPELLED, LOSE, PAID, PAY, PLACES


def pay_or_go_on(p: Arctic) -> None:
    """Ask for what is owed, from the start player on; then go on with what was going on."""
    while p.owed != 0:
        seat = p.next_debtor()
        if p.money[seat] >= ROYALTY:
            p.ask(PAY_OR_LOSE, seat)
            return
        lose_all(p, seat)
    if p.depth == 0:  # otherwise in the middle of sailing or launching
        p.step(GO_ON)


def lose_all(p: Arctic, seat: i64) -> None:
    """Take away all platforms that a seat has not paid for."""
    rest = p.rigs[seat] & p.owed
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = lowest(bit)
        p.tell(EXPELLED, p.controller(area), area, seat)
        p.destroy(area)


@final
class PayOrLose(Menu[Arctic]):
    """Which platform under a new controller to pay for, or to lose them (ruling 31)."""

    name = "pay-or-lose"

    def __init__(self) -> None:
        super().__init__([Pay(PAY, PLACES), Lose(LOSE)])


@final
class Pay(Action[Arctic]):
    """The player pays for a platform."""

    def options(self, p: Arctic, out: vec[i64], n: i64) -> i64:
        return add_bits(p.rigs[p.actor] & p.owed, PAY, out, n)

    def take(self, p: Arctic, noun: i64) -> None:
        nation = p.controller(noun)
        p.money[p.actor] -= ROYALTY
        if nation != CHN:
            p.treasury[nation] += ROYALTY
        p.owed &= ~BITS[noun]
        p.tell(PAID, p.actor, nation, noun)
        pay_or_go_on(p)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-nothing-owed"


@final
class Lose(Action[Arctic]):
    """The player loses what is not paid for."""

    def take(self, p: Arctic, noun: i64) -> None:
        lose_all(p, p.actor)
        pay_or_go_on(p)
