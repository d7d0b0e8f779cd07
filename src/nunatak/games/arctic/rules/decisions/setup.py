"""Before the first round of The Arctic: the start marker, and the first lobbyists."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import ByLot, Decision
from nunatak.games.arctic.rules.decisions.china import begin_china
from nunatak.games.arctic.rules.decisions.countries import begin_countries
from nunatak.games.arctic.rules.decisions.influence import why_not_there, write_free_spaces
from nunatak.games.arctic.rules.position import PLACE, Arctic
from nunatak.games.arctic.rules.vocabulary import EVENED_OUT, LOBBY, PLACED, ROUND_BEGAN


@final
class FirstPlayer(ByLot[Arctic]):
    """Who has the start marker: the only thing that is left to chance."""

    name = "first-player"

    def drawn(self, p: Arctic, seat: i64) -> None:
        p.first = seat
        p.ask(PLACE, p.next_to_place())


@final
class Place(Decision[Arctic]):
    """Where the next lobbyist goes before the first round."""

    name = "place"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return write_free_spaces(p, out)

    def take(self, p: Arctic, option: i64) -> None:
        space = option - LOBBY
        p.hand[p.actor] -= 1
        p.influence[space] = p.actor + 1
        p.tell(PLACED, p.actor, space)
        for seat in range(p.players):
            if p.hand[seat] > 0:
                p.ask(PLACE, p.next_to_place())
                return
        if not p.advanced:
            last = p.first - 1 if p.first > 0 else p.players - 1
            p.money[p.first] -= 1
            p.money[last] += 1
            p.tell(EVENED_OUT, p.first, last)
        p.tell(ROUND_BEGAN, p.round - 1, p.first)
        if p.beginner:
            begin_countries(p)
        else:
            begin_china(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return why_not_there(p, option)
