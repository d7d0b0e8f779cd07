"""Phase 5 of a round of The Arctic: China sails or builds for who controls it, or drifts."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, lowest
from nunatak.engine.position import Action, Menu
from nunatak.games.arctic.rules.decisions.building import sites, why_no_site
from nunatak.games.arctic.rules.decisions.countries import begin_countries
from nunatak.games.arctic.rules.decisions.payments import pay_or_go_on
from nunatak.games.arctic.rules.decisions.sailing import begin_sailing
from nunatak.games.arctic.rules.position import AT_POLE, BUILD_WHERE, CHINA_ACTS, CHINA_DOES, Arctic
from nunatak.games.arctic.rules.vocabulary import (
    CHINA_BUILD,
    CHINA_RUN,
    CHINA_SAIL,
    CHINA_WAIT,
    CHINA_WAITED,
    CHN,
    DRIFTED,
    PLACES,
)


def begin_china(p: Arctic) -> None:
    """Let the controller decide for China, or let its ships drift."""
    p.phase = CHINA_ACTS
    seat = p.china_controller() - 1
    if seat < 0:
        drift(p)
        pay_or_go_on(p)
    elif p.fleet[CHN] != 0 or sites(p, CHN, seat) != 0:
        p.ask(CHINA_DOES, seat)
    else:
        p.tell(CHINA_WAITED, seat)
        begin_countries(p)


def drift(p: Arctic) -> None:
    """Move all Chinese ships towards the Pole at once, without a fight (rulings 11 to 13)."""
    north = p.tables.north
    ships = p.ships
    first = CHN * PLACES
    rest = p.fleet[CHN] & ~AT_POLE
    touched = rest
    # The map is numbered from the Pole outwards, so that no ship moves twice.
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = lowest(bit)
        to = north[area]
        count = ships[first + area]
        for _ship in range(count):  # a bare _ would be boxed
            p.remove_ship(CHN, area)
            p.add_ship(CHN, to)
        p.tell(DRIFTED, area, to, count)
        touched |= BITS[to]
    p.see_who_is_alone(touched)


@final
class ChinaDoes(Menu[Arctic]):
    """What China does under its controller: sail, build or nothing (ruling 14)."""

    name = "china-does"

    def __init__(self) -> None:
        super().__init__([ChinaSails(CHINA_SAIL), ChinaBuilds(CHINA_BUILD), ChinaWaits(CHINA_WAIT)])


@final
class ChinaSails(Action[Arctic]):
    """Its ships sail."""

    def options(self, p: Arctic, out: vec[i64], n: i64) -> i64:
        out[n] = CHINA_SAIL
        return n + i64(p.fleet[CHN] != 0)

    def take(self, p: Arctic, noun: i64) -> None:
        p.tell(CHINA_RUN, p.actor)
        begin_sailing(p)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-no-ship"


@final
class ChinaBuilds(Action[Arctic]):
    """Its controller builds a platform."""

    def options(self, p: Arctic, out: vec[i64], n: i64) -> i64:
        out[n] = CHINA_BUILD
        return n + i64(sites(p, CHN, p.actor) != 0)

    def take(self, p: Arctic, noun: i64) -> None:
        p.ask(BUILD_WHERE, p.actor)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return why_no_site(p)


@final
class ChinaWaits(Action[Arctic]):
    """Nothing."""

    def take(self, p: Arctic, noun: i64) -> None:
        p.tell(CHINA_WAITED, p.actor)
        begin_countries(p)
