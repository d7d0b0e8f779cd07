"""Phase 6 of a round of The Arctic: the lobbyists of each country act, or do something else."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest
from nunatak.engine.position import Action, Decision, Menu
from nunatak.games.arctic.rules.decisions.boxes import Box, Taxes, Unrest
from nunatak.games.arctic.rules.decisions.building import BuildPlatform, BuildShips
from nunatak.games.arctic.rules.decisions.diplomacy import Diplomacy
from nunatak.games.arctic.rules.decisions.sailing import SailShips
from nunatak.games.arctic.rules.decisions.sale import begin_sale
from nunatak.games.arctic.rules.position import ACT, COUNTRIES_ACT, PROTECT_WHERE, Arctic, space_of
from nunatak.games.arctic.rules.vocabulary import (
    ACTION_COUNT,
    COUNTRY_COUNT,
    DO,
    GUARD,
    HOME,
    MOVED_TO_TWO,
    PLACES,
    PROTECT,
    PROTECTED,
    STAY,
    STAYED,
    SUBSIDY,
    TO_TWO,
    WENT_HOME,
)


def begin_countries(p: Arctic) -> None:
    """Let Russia begin."""
    p.phase = COUNTRIES_ACT
    p.country = 0
    p.number = 0
    next_lobbyist(p)


def next_lobbyist(p: Arctic) -> None:
    """Ask the owner of the next lobbyist, country by country and space by space."""
    while p.country < COUNTRY_COUNT:
        last = p.spaces(p.country)
        while p.number < last:
            p.number += 1
            owner = p.influence[space_of(p.country, p.number)]
            if owner > 0:
                p.ask(ACT, owner - 1)
                return
        end_protection(p)
        p.country += 1
        p.number = 0
    p.country = 0
    begin_sale(p)


def end_protection(p: Arctic) -> None:
    """Send home the lobbyists that have protected platforms for this country for a round."""
    rest = p.guarded & ~p.fresh
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = lowest(bit)
        if p.guarding_country(area) == p.country:
            p.release(area)
    p.fresh = 0


@final
class Act(Menu[Arctic]):
    """What a lobbyist does: one of the country's free actions, or something for itself."""

    name = "act"

    def __init__(self) -> None:
        self.platform = BuildPlatform()
        self.ships = BuildShips()
        self.diplomacy = Diplomacy()
        self.unrest = Unrest()
        self.taxes = Taxes()
        self.sailing = SailShips()
        boxes: list[Box] = [
            self.platform,
            self.ships,
            self.diplomacy,
            self.unrest,
            self.taxes,
            self.sailing,
        ]
        super().__init__(
            [*boxes, Stay(STAY), MoveToTwo(TO_TWO), GoHome(HOME), GoHome(SUBSIDY), Protect(PROTECT)]
        )

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        """Write them in one go: this is asked often."""
        country = p.country
        n = self.free_boxes(p, country * ACTION_COUNT, out)
        if p.number == 2:
            out[n] = STAY
            n += 1
        elif p.influence[space_of(country, 2)] == 0:
            out[n] = TO_TWO
            n += 1
        out[n] = HOME
        n += 1
        out[n] = SUBSIDY
        n += i64(p.treasury[country] > 0)
        out[n] = PROTECT
        return n + i64(p.all_rigs() & ~p.guarded != 0)

    def free_boxes(self, p: Arctic, first: i64, out: vec[i64]) -> i64:
        """Write the actions of a country that are free and would do something."""
        taken = p.boxes
        n: i64 = 0
        out[0] = DO
        n += i64(taken[first] == 0 and self.platform.has_effect(p))
        out[n] = DO + 1
        n += i64(taken[first + 1] == 0 and self.ships.has_effect(p))
        out[n] = DO + 2
        n += i64(taken[first + 2] == 0 and self.diplomacy.has_effect(p))
        out[n] = DO + 3
        n += i64(taken[first + 3] == 0 and self.unrest.has_effect(p))
        out[n] = DO + 4
        n += i64(taken[first + 4] == 0 and self.taxes.has_effect(p))
        out[n] = DO + 5
        return n + i64(taken[first + 5] == 0 and self.sailing.has_effect(p))


# Reassignment: what a lobbyist does for its own player


@final
class Stay(Action[Arctic]):
    """It stays on space 2."""

    def take(self, p: Arctic, noun: i64) -> None:
        p.tell(STAYED, p.actor, space_of(p.country, p.number))
        next_lobbyist(p)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-only-two-stays"


@final
class MoveToTwo(Action[Arctic]):
    """It moves to space 2, where it has had its turn (ruling 16)."""

    def take(self, p: Arctic, noun: i64) -> None:
        space = space_of(p.country, p.number)
        two = space_of(p.country, 2)
        p.influence[space] = 0
        p.influence[two] = p.actor + 1
        p.number = max(p.number, 2)
        p.tell(MOVED_TO_TWO, p.actor, space, two)
        next_lobbyist(p)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-on-two-already" if p.number == 2 else "why-two-taken"


@final
class GoHome(Action[Arctic]):
    """It goes home, with a subsidy if the player likes (ruling 43)."""

    def take(self, p: Arctic, noun: i64) -> None:
        seat = p.actor
        p.influence[space_of(p.country, p.number)] = 0
        subsidy = p.subsidy(seat) if self.first == SUBSIDY else i64(0)
        p.treasury[p.country] -= subsidy
        p.money[seat] += subsidy
        p.hand[seat] += 1
        p.tell(WENT_HOME, seat, p.country, subsidy)
        next_lobbyist(p)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-treasury-empty" if self.first == SUBSIDY else ""


@final
class Protect(Action[Arctic]):
    """It protects a platform."""

    def take(self, p: Arctic, noun: i64) -> None:
        p.ask(PROTECT_WHERE, p.actor)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-nothing-to-protect"


@final
class ProtectWhere(Decision[Arctic]):
    """Which platform a lobbyist protects, anybody's and anywhere."""

    name = "protect-where"

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return add_bits(p.all_rigs() & ~p.guarded, GUARD, out, 0)

    def take(self, p: Arctic, option: i64) -> None:
        area = option - GUARD
        p.influence[space_of(p.country, p.number)] = 0
        p.protect(area, p.actor, p.country)
        p.fresh |= BITS[area]
        p.tell(PROTECTED, p.actor, p.country, area)
        next_lobbyist(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        if not GUARD <= option < GUARD + PLACES:
            return ""
        return "why-protected" if p.guarded & BITS[option - GUARD] != 0 else "why-no-platform"
