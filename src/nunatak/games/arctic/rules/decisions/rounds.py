"""Phases 1 and 2 of a round of The Arctic: the start marker moves on, a Chinese ship comes."""

from nunatak.engine.bits import lowest
from nunatak.games.arctic.rules.decisions.ending import end
from nunatak.games.arctic.rules.decisions.investments import ask_to_invest
from nunatak.games.arctic.rules.position import INVESTING, ROUND_COUNT, Arctic
from nunatak.games.arctic.rules.vocabulary import (
    CHINA_HIGH,
    CHINA_LOW,
    CHN,
    POLE,
    ROUND_BEGAN,
    SHIP_CAME,
)


def begin_round(p: Arctic) -> None:
    """Pass the start marker on, let a Chinese ship come, and ask for investments."""
    p.round += 1
    p.first = p.seat_after(p.first)
    p.tell(ROUND_BEGAN, p.round - 1, p.first)
    skipped = p.beginner and p.round == 2
    if not skipped and p.ships_left(CHN) > 0:  # ruling 10
        yards = p.yards(CHN)
        area = lowest(yards)
        p.add_ship(CHN, area)
        p.tell(SHIP_CAME, area)
        p.see_who_is_alone(yards)
    p.phase = INVESTING
    ask_to_invest(p, p.first)


def finish_round(p: Arctic) -> None:
    """End the game, or send the lobbyists for China home and begin another round (ruling 42)."""
    if p.controller(POLE) == CHN or p.round == ROUND_COUNT:
        end(p)
        return
    for space in range(CHINA_LOW, CHINA_HIGH + 1):
        if p.track[space] > 0:
            p.hand[p.track[space] - 1] += 1
            p.track[space] = 0
    begin_round(p)
