"""How The Arctic begins, what comes after what, and every decision in the order of a round."""

from typing import final

from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import CHANCE, Decision, in_order
from nunatak.games.arctic.rules.decisions.building import BuildWhere, LaunchWhere
from nunatak.games.arctic.rules.decisions.china import ChinaDoes
from nunatak.games.arctic.rules.decisions.countries import (
    Act,
    ProtectWhere,
    begin_countries,
    next_lobbyist,
)
from nunatak.games.arctic.rules.decisions.diplomacy import Negotiate
from nunatak.games.arctic.rules.decisions.ending import check_law
from nunatak.games.arctic.rules.decisions.influence import Occupy
from nunatak.games.arctic.rules.decisions.investments import InvestWhere
from nunatak.games.arctic.rules.decisions.payments import PayOrLose
from nunatak.games.arctic.rules.decisions.rounds import finish_round
from nunatak.games.arctic.rules.decisions.sailing import FightWhom, SailWhere, SetSail
from nunatak.games.arctic.rules.decisions.sale import SellHowMuch
from nunatak.games.arctic.rules.decisions.setup import FirstPlayer, Place
from nunatak.games.arctic.rules.position import (
    CHINA_ACTS,
    COUNTRIES_ACT,
    DECISIONS,
    FIRST_LAW,
    FIRST_MONEY,
    FIRST_PLAYER,
    FIRST_TREASURY,
    LOBBYISTS,
    NOBODY_THERE,
    NORWAY_JOINS,
    Arctic,
    Tables,
)
from nunatak.games.arctic.rules.vocabulary import COUNTRY_COUNT, FIRST, NATION_COUNT, PLACES


def start(tables: Tables, players: i64, advanced: bool, beginner: bool) -> Arctic:
    """Put ships on their symbols, money into the treasuries and votes on the laws."""
    nations = tables.nations
    p = Arctic(tables, players)
    p.clear()
    p.advanced = advanced
    p.beginner = beginner
    p.ships = tables.start_ships[:]
    p.held = tables.coasts[:]
    for seat in range(players):
        p.money[seat] = p.company(FIRST_MONEY)
        p.hand[seat] = p.company(LOBBYISTS)
    for country in range(COUNTRY_COUNT):
        p.treasury[country] = nations[FIRST_TREASURY + country]
        p.vote[country] = nations[FIRST_LAW + country]
        p.conflict[country] = NOBODY_THERE
    for nation in range(NATION_COUNT):
        for area in range(PLACES):
            if p.ships[nation * PLACES + area] > 0:
                p.fleet[nation] |= BITS[area]
    p.ask(FIRST_PLAYER, CHANCE)
    p.settle()
    return p


@final
class GoOn(Decision[Arctic]):
    """What comes after an action, or after payments: the phase knows."""

    name = "then-go-on"

    def take(self, p: Arctic, option: i64) -> None:
        if p.phase == COUNTRIES_ACT:
            next_lobbyist(p)
        elif p.phase == CHINA_ACTS:
            begin_countries(p)
        elif p.phase == NORWAY_JOINS:
            check_law(p)
        else:
            finish_round(p)


def all_decisions() -> list[Decision[Arctic]]:
    """Return the decisions by their numbers."""
    return in_order(
        DECISIONS.decisions,
        [
            FirstPlayer(FIRST),
            Place(),
            InvestWhere(),
            Occupy(),
            ChinaDoes(),
            Act(),
            BuildWhere(),
            LaunchWhere(),
            Negotiate(),
            SetSail(),
            SailWhere(),
            FightWhom(),
            ProtectWhere(),
            SellHowMuch(),
            PayOrLose(),
            GoOn(),
        ],
    )
