"""Phases 7 and 8 of a round of The Arctic: goods are sold, and lobbyists return."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import count_bits
from nunatak.engine.position import Decision
from nunatak.games.arctic.rules.decisions.ending import begin_end
from nunatak.games.arctic.rules.position import SELL_HOW_MUCH, SELLING, Arctic, space_of
from nunatak.games.arctic.rules.scoring import points_after_selling
from nunatak.games.arctic.rules.vocabulary import (
    ACTION_COUNT,
    BUILD,
    COUNTRY_COUNT,
    GAS,
    KEPT,
    OIL,
    PAY,
    PRODUCED,
    ROCK,
    SELL,
    SOLD,
    UNREST,
)


def begin_sale(p: Arctic) -> None:
    """Let everybody sell, from the start player on."""
    p.phase = SELLING
    p.sold = 0
    next_sale(p)


def next_sale(p: Arctic) -> None:
    """Ask the next player who has produced anything."""
    while p.sold < p.players:
        seat = (p.first + p.sold) % p.players
        goods = p.working(seat)
        if goods != 0:
            ores = p.tables.ores
            gas = count_bits(goods & ores[GAS])
            oil = count_bits(goods & ores[OIL])
            p.tell(PRODUCED, seat, gas, oil, count_bits(goods & ores[ROCK]))
            p.ask(SELL_HOW_MUCH, seat)
            return
        p.sold += 1
    p.sold = 0
    p.unrest = 0  # ruling 25
    return_lobbyists(p)
    begin_end(p)


@final
class SellHowMuch(Decision[Arctic]):
    """How many units are sold for money; the rest brings points, and as many as it can."""

    name = "sell-how-much"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        most = count_bits(p.working(p.actor))
        sell = SELL
        for units in range(most + 1):
            out[units] = sell + units
        return most + 1

    def take(self, p: Arctic, option: i64) -> None:
        units = option - SELL
        points = sale(p, p.actor, units)
        p.money[p.actor] += units
        p.points[p.actor] += points
        p.tell(SOLD, p.actor, units, points)
        p.sold += 1
        next_sale(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-not-so-much" if SELL <= option < PAY else ""


def sale(p: Arctic, seat: i64, units: i64) -> i64:
    """Return the points for a seat's goods when so many units of them are sold for money."""
    goods = p.working(seat)
    ores = p.tables.ores
    gas = count_bits(goods & ores[GAS])
    oil = count_bits(goods & ores[OIL])
    return points_after_selling(gas, oil, count_bits(goods & ores[ROCK]), units)


def return_lobbyists(p: Arctic) -> None:
    """Let the rightmost lobbyist of each row keep influence, and send the others home."""
    for country in range(COUNTRY_COUNT):
        keep_rightmost(p, country, BUILD, space_of(country, 1))
        keep_rightmost(p, country, UNREST, space_of(country, 3))


def keep_rightmost(p: Arctic, country: i64, row: i64, space: i64) -> None:
    """Empty one row of a country's boxes."""
    first = country * ACTION_COUNT + row
    kept = False
    for i in range(i64(3)):
        box = first + 2 - i
        owner = p.boxes[box]
        if owner > 0:
            p.boxes[box] = 0
            if kept:
                p.hand[owner - 1] += 1
            else:
                kept = True
                p.influence[space] = owner
                p.tell(KEPT, owner - 1, space)
