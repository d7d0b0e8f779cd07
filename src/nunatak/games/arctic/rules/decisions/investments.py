"""Phase 3 of a round of The Arctic: lobbyists are invested in the track."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Action, Menu
from nunatak.games.arctic.rules.decisions.influence import ask_to_occupy
from nunatak.games.arctic.rules.position import INVEST_WHERE, OCCUPYING, Arctic
from nunatak.games.arctic.rules.vocabulary import INVEST, INVESTED, PASS, PASSED, TRACK_COUNT


def ask_to_invest(p: Arctic, seat: i64) -> None:
    """Ask the next seat with a lobbyist to spare, until all have passed in succession."""
    while p.passes < p.players:
        if p.hand[seat] > 0 and can_invest(p, seat):
            p.ask(INVEST_WHERE, seat)
            return
        p.passes += 1
        seat = p.seat_after(seat)
    p.passes = 0
    p.phase = OCCUPYING
    ask_to_occupy(p)


def can_invest(p: Arctic, seat: i64) -> bool:
    """Say whether there is a free space on the track that a seat can pay for (ruling 5)."""
    for space in range(TRACK_COUNT):
        if p.track[space] == 0 and p.money[seat] + gain(p, space) >= 0:
            return True
    return False


def gain(p: Arctic, space: i64) -> i64:
    """Return what a space of the track gives; what it costs is less than nothing."""
    return p.tables.prices[(p.players - 2) * TRACK_COUNT + space]


@final
class InvestWhere(Menu[Arctic]):
    """Whether and where to invest a lobbyist (rulings 4 to 6)."""

    name = "invest-where"

    def __init__(self) -> None:
        self.invest = Invest(INVEST, TRACK_COUNT)
        super().__init__([self.invest, Pass(PASS)])

    def take(self, p: Arctic, option: i64) -> None:
        """Hand over at once what is chosen most."""
        if option != PASS:
            self.invest.take(p, option - INVEST)
        else:
            super().take(p, option)

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        """Write them in one go: this is asked often."""
        track = p.track
        prices = p.tables.prices
        money = p.money[p.actor]
        first = (p.players - 2) * TRACK_COUNT
        invest = INVEST
        n: i64 = 0
        for space in range(TRACK_COUNT):
            out[n] = invest + space
            n += i64(track[space] == 0 and money + prices[first + space] >= 0)
        out[n] = PASS
        return n + 1


@final
class Invest(Action[Arctic]):
    """A lobbyist goes on a space of the track, for its price."""

    def take(self, p: Arctic, noun: i64) -> None:
        seat = p.actor
        p.hand[seat] -= 1
        p.track[noun] = seat + 1
        p.money[seat] += gain(p, noun)
        p.tell(INVESTED, seat, noun, gain(p, noun))
        p.passes = 0
        ask_to_invest(p, p.seat_after(seat))

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-space-taken" if p.track[noun] != 0 else "why-too-dear"


@final
class Pass(Action[Arctic]):
    """No lobbyist now; perhaps later."""

    def take(self, p: Arctic, noun: i64) -> None:
        p.tell(PASSED, p.actor)
        p.passes += 1
        ask_to_invest(p, p.seat_after(p.actor))
