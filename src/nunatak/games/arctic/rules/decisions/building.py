"""Building in The Arctic: platforms, and ships."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest, single
from nunatak.engine.position import Decision
from nunatak.games.arctic.rules.decisions.boxes import Box
from nunatak.games.arctic.rules.decisions.payments import pay_or_go_on
from nunatak.games.arctic.rules.position import BUILD_WHERE, GO_ON, LAUNCH_WHERE, Arctic
from nunatak.games.arctic.rules.vocabulary import (
    BUILD,
    BUILT,
    BUILT_ILLEGALLY,
    CHN,
    LAUNCH,
    LAUNCHED,
    PLACES,
    SHIPS,
    SITE,
)


@final
class BuildPlatform(Box):
    """The player builds a platform."""

    def __init__(self) -> None:
        super().__init__(BUILD)

    def has_effect(self, p: Arctic) -> bool:
        return sites(p, p.country, p.actor) != 0

    def why_no_effect(self, p: Arctic) -> str:
        return why_no_site(p)

    def carry_out(self, p: Arctic) -> None:
        p.ask(BUILD_WHERE, p.actor)


def sites(p: Arctic, nation: i64, seat: i64) -> i64:
    """Return where a seat can build a platform for a nation."""
    if p.platforms_left(seat) == 0:  # ruling 27b
        return 0
    money = p.money[seat]
    if money == 0:
        return 0
    within = p.tables.within
    legal = p.held[nation] & within[min(money - 1, 3)]
    if nation == CHN:
        legal &= p.tables.ocean
    illegal = p.fleet[nation] & ~p.controlled() & within[min(money, 3)]
    return (legal | illegal) & p.tables.deposits & ~p.all_rigs()


def why_no_site(p: Arctic) -> str:
    """Return the key of the rule against building where there is nowhere to build."""
    return "why-no-platform-left" if p.platforms_left(p.actor) == 0 else "why-no-site"


@final
class BuildWhere(Decision[Arctic]):
    """Where the platform is built: legally, or illegally beside a ship (ruling 28)."""

    name = "build-where"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return add_bits(sites(p, p.acting(), p.actor), SITE, out, 0)

    def take(self, p: Arctic, option: i64) -> None:
        area = option - SITE
        nation = p.acting()
        cost = p.tables.costs[area]
        p.rigs[p.actor] |= BITS[area]
        if p.held[nation] & BITS[area] != 0:
            p.money[p.actor] -= cost + 1
            if nation != CHN:
                p.treasury[nation] += 1
            p.tell(BUILT, p.actor, nation, area, cost + 1)
        else:
            p.money[p.actor] -= cost
            p.tell(BUILT_ILLEGALLY, p.actor, nation, area, cost)
        p.step(GO_ON)

    def why_not(self, p: Arctic, option: i64) -> str:
        if not SITE <= option < SITE + PLACES:
            return ""
        bit = BITS[option - SITE]
        if p.tables.deposits & bit == 0:
            return "why-no-deposit"
        if p.all_rigs() & bit != 0:
            return "why-platform-there"
        nation = p.acting()
        if p.controlled() & ~p.held[nation] & bit != 0:
            return "why-other-country-controls"
        if (p.held[nation] | p.fleet[nation]) & bit == 0:
            return "why-neither-control-nor-ship"
        return "why-too-dear"


@final
class BuildShips(Box):
    """The country builds as many ships as money, yard and supply allow (ruling 23)."""

    def __init__(self) -> None:
        super().__init__(SHIPS)

    def has_effect(self, p: Arctic) -> bool:
        return p.buildable(p.country) > 0

    def why_no_effect(self, p: Arctic) -> str:
        return "why-treasury-empty" if p.treasury[p.country] == 0 else "why-no-ship-left"

    def carry_out(self, p: Arctic) -> None:
        count = p.buildable(p.country)
        p.treasury[p.country] -= count
        yards = p.yards(p.country)
        if not single(yards):
            p.launching = count
            p.ask(LAUNCH_WHERE, p.actor)
            return
        for _ship in range(count):
            launch(p, lowest(yards))
        pay_or_go_on(p)


def launch(p: Arctic, area: i64) -> None:
    """Put a new ship on its symbol, where it may be the first one (ruling 29)."""
    p.add_ship(p.country, area)
    p.tell(LAUNCHED, p.country, area)
    p.see_who_is_alone(BITS[area])


@final
class LaunchWhere(Decision[Arctic]):
    """Where the next new ship is launched."""

    name = "launch-where"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return add_bits(p.yards(p.country), LAUNCH, out, 0)

    def take(self, p: Arctic, option: i64) -> None:
        launch(p, option - LAUNCH)
        p.launching -= 1
        if p.launching > 0:
            p.ask(LAUNCH_WHERE, p.actor)
        pay_or_go_on(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-no-symbol" if LAUNCH <= option < LAUNCH + PLACES else ""
