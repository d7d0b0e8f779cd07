"""Sailing in The Arctic: attacks, moves, fights, attacks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest
from nunatak.engine.position import Action, Decision, Menu
from nunatak.games.arctic.rules.decisions.boxes import Box
from nunatak.games.arctic.rules.decisions.payments import pay_or_go_on
from nunatak.games.arctic.rules.position import (
    AFTER,
    AREA,
    AT_AREA,
    AT_POLE,
    BEFORE,
    FIGHT_WHOM,
    FIGHTS,
    GO_ON,
    MOVES,
    NOBODY_THERE,
    ONE_SPENT,
    ONE_SPENT_AWAY,
    ONE_STILL,
    SAIL_WHERE,
    SET_SAIL,
    Arctic,
    spent_away_in,
    spent_in,
    still_in,
)
from nunatak.games.arctic.rules.vocabulary import (
    ATTACK,
    DONE,
    FIGHT,
    FOUGHT,
    FROM,
    NATION_COUNT,
    PLACES,
    POLE,
    SAIL,
    SAILED,
    TO,
    WHOM,
)

# Attacks, moves, fights, attacks (ruling 27a). A ship that has not attacked can do all that one can
# that has, and what it could attack where it stood is gone: so it moves first, and of ships that
# fight, those that have attacked go first. Nobody has to say which is which.


@final
class SailShips(Box):
    """The country's ships sail."""

    def __init__(self) -> None:
        super().__init__(SAIL)

    def has_effect(self, p: Arctic) -> bool:
        return p.fleet[p.country] != 0

    def why_no_effect(self, p: Arctic) -> str:
        return "why-no-ship"

    def carry_out(self, p: Arctic) -> None:
        begin_sailing(p)


def begin_sailing(p: Arctic) -> None:
    """Count the nation's ships as not having moved, and ask for the first."""
    nation = p.acting()
    first = nation * PLACES
    rest = p.fleet[nation]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = lowest(bit)
        p.sailing[area] = p.ships[first + area]
    p.ask(SET_SAIL, p.actor)


def finish_sailing(p: Arctic) -> None:
    """Forget which ships have moved."""
    sailing = p.sailing
    for area in range(PLACES):
        sailing[area] = 0
    p.step_of_sail = BEFORE
    p.sailed = False
    p.step(GO_ON)


def can_leave(p: Arctic, nation: i64) -> i64:
    """Return the areas with ships that have not moved."""
    if p.step_of_sail > MOVES:
        return 0
    sailing = p.sailing
    found: i64 = 0
    rest = p.fleet[nation]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if still_in(sailing[lowest(bit)]) != 0:
            found |= bit
    return found


def can_fight(p: Arctic, nation: i64) -> i64:
    """Return the areas with ships of nations in conflict; at the Pole all are (ruling 39)."""
    if p.step_of_sail > FIGHTS:
        return 0
    found: i64 = 0
    for foe in range(NATION_COUNT):
        if foe != nation:
            there = p.fleet[foe]
            found |= there if p.in_conflict(nation, foe) else there & AT_POLE
    return found & p.fleet[nation]


def can_attack(p: Arctic, nation: i64) -> i64:
    """Return the areas with a platform that ships can destroy (rulings 20 to 22)."""
    found: i64 = 0
    rest = p.fleet[nation] & p.all_rigs() & ~p.guarded & ~p.held[nation]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = lowest(bit)
        if why_no_attack(p, nation, area) == NOTHING_PREVENTS:
            found |= bit
    return found


# Why a platform can't be attacked.
NOTHING_PREVENTS: Final[i64] = 0
SHIPS_DEFEND: Final[i64] = 1
NO_CONFLICT: Final[i64] = 2
TOO_FEW: Final[i64] = 3


def why_no_attack(p: Arctic, nation: i64, area: i64) -> i64:
    """Return what prevents an attack where ships and a platform are, or nothing."""
    defender = p.controller(area)
    if defender != NOBODY_THERE:
        if not p.in_conflict(nation, defender):
            return NO_CONFLICT
        if p.fleet[defender] & BITS[area] != 0:
            return SHIPS_DEFEND
    return TOO_FEW if ready(p, nation, area) <= p.defence(area) else NOTHING_PREVENTS


def ready(p: Arctic, nation: i64, area: i64) -> i64:
    """Return how many ships in an area have not attacked a platform yet."""
    counts = p.sailing[area]
    return p.ships[nation * PLACES + area] - spent_in(counts) - spent_away_in(counts)


@final
class SetSail(Menu[Arctic]):
    """What the next ship does, until the player is done."""

    name = "set-sail"

    def __init__(self) -> None:
        self.leave = Leave(FROM, PLACES)
        super().__init__([self.leave, Fight(FIGHT, PLACES), Attack(ATTACK, PLACES), Done(DONE)])

    def take(self, p: Arctic, option: i64) -> None:
        """Hand over at once what is chosen most."""
        if FROM <= option < FROM + PLACES:
            self.leave.take(p, option - FROM)
        else:
            super().take(p, option)

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        """Write them in one go: nothing is asked as often."""
        nation = p.acting()
        n = add_bits(can_leave(p, nation), FROM, out, 0)
        found = can_fight(p, nation)
        if found != 0:
            n = add_bits(found, FIGHT, out, n)
        found = can_attack(p, nation)
        if found != 0:
            n = add_bits(found, ATTACK, out, n)
        out[n] = DONE
        return n + i64(p.sailed)


@final
class Leave(Action[Arctic]):
    """A ship that has not moved leaves its area."""

    def take(self, p: Arctic, noun: i64) -> None:
        p.ask(SAIL_WHERE, p.actor, AREA.put(noun))

    def why_not(self, p: Arctic, noun: i64) -> str:
        if p.fleet[p.acting()] & BITS[noun] == 0:
            return "why-no-ship-there"
        return "why-moved-already" if p.step_of_sail <= MOVES else "why-moves-are-over"


@final
class Fight(Action[Arctic]):
    """A ship fights one of a foe, who is asked for if there are several."""

    def take(self, p: Arctic, noun: i64) -> None:
        found: i64 = NOBODY_THERE
        for foe in range(NATION_COUNT):
            if is_foe(p, noun, foe):
                if found != NOBODY_THERE:
                    p.ask(FIGHT_WHOM, p.actor, AREA.put(noun))
                    return
                found = foe
        fight_on(p, found, noun)

    def why_not(self, p: Arctic, noun: i64) -> str:
        if p.step_of_sail > FIGHTS:
            return "why-fights-are-over"
        if p.fleet[p.acting()] & BITS[noun] == 0:
            return "why-no-ship-there"
        return "why-nobody-to-fight"


@final
class Attack(Action[Arctic]):
    """As many ships as it takes destroy a platform; once per ship (ruling 20)."""

    def take(self, p: Arctic, noun: i64) -> None:
        p.sailed = True
        if p.step_of_sail == BEFORE:
            p.sailing[noun] += ONE_SPENT * (p.defence(noun) + 1)
        else:
            p.step_of_sail = AFTER
        p.attack(p.acting(), noun)
        p.ask(SET_SAIL, p.actor)

    def why_not(self, p: Arctic, noun: i64) -> str:
        nation = p.acting()
        bit = BITS[noun]
        if p.all_rigs() & bit == 0:
            return "why-no-platform"
        if p.fleet[nation] & bit == 0:
            return "why-no-ship-there"
        if p.guarded & bit != 0:
            return "why-protected"
        if p.held[nation] & bit != 0:
            return "why-own-area"
        reason = why_no_attack(p, nation, noun)
        if reason == SHIPS_DEFEND:
            return "why-ships-defend"
        if reason == NO_CONFLICT:
            return "why-no-conflict-with-owner"
        enough = p.ships[nation * PLACES + noun] > p.defence(noun)
        return "why-attacked-already" if enough else "why-too-few-ships"


@final
class Done(Action[Arctic]):
    """No ship does anything more."""

    def take(self, p: Arctic, noun: i64) -> None:
        finish_sailing(p)

    def why_not(self, p: Arctic, noun: i64) -> str:
        return "why-sail-something"


@final
class SailWhere(Decision[Arctic]):
    """Where a ship goes, one area far."""

    name = "sail-where"
    about = AT_AREA

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        return add_bits(p.tables.near[AREA.of(p.about)], TO, out, 0)

    def take(self, p: Arctic, option: i64) -> None:
        p.ask(SET_SAIL, p.actor)
        move_ship(p, p.acting(), AREA.of(p.about), option - TO)
        pay_or_go_on(p)

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-not-next-to-it" if TO <= option < TO + PLACES else ""


def move_ship(p: Arctic, nation: i64, source: i64, to: i64) -> None:
    """Move a ship; at the Pole it meets the controller's (ruling 38)."""
    p.step_of_sail = MOVES
    p.sailed = True
    counts = p.sailing[source]
    p.sailing[source] -= ONE_STILL
    if still_in(counts) == spent_in(counts):
        p.sailing[source] -= ONE_SPENT
        p.sailing[to] += ONE_SPENT_AWAY
    p.remove_ship(nation, source)
    p.add_ship(nation, to)
    p.tell(SAILED, nation, source, to)
    if to == POLE:
        guard = p.controller(POLE)
        if guard != nation and guard != NOBODY_THERE and p.fleet[guard] & AT_POLE != 0:
            fight(p, nation, guard, POLE)
    p.see_who_is_alone(BITS[source] | BITS[to])


def fight(p: Arctic, nation: i64, foe: i64, area: i64) -> None:
    """Let two ships sink each other; of one's own, one that has attacked if possible."""
    p.tell(FOUGHT, nation, foe, area)
    p.remove_ship(foe, area)
    counts = p.sailing[area]
    if spent_away_in(counts) > 0:
        p.sailing[area] -= ONE_SPENT_AWAY
    elif spent_in(counts) > 0:
        p.sailing[area] -= ONE_SPENT + ONE_STILL
    elif still_in(counts) == p.ships[nation * PLACES + area]:
        p.sailing[area] -= ONE_STILL
    p.remove_ship(nation, area)


def is_foe(p: Arctic, area: i64, foe: i64) -> bool:
    """Say whether a nation's ships can be fought in an area."""
    nation = p.acting()
    if p.fleet[foe] & BITS[area] == 0 or foe == nation:
        return False
    return area == POLE or p.in_conflict(nation, foe)


@final
class FightWhom(Decision[Arctic]):
    """Whose ship to sink."""

    name = "fight-whom"
    about = AT_AREA

    def options(self, p: Arctic, out: vec[i64]) -> i64:
        area = AREA.of(p.about)
        whom = WHOM
        n: i64 = 0
        for foe in range(NATION_COUNT):
            out[n] = whom + foe
            n += i64(is_foe(p, area, foe))
        return n

    def take(self, p: Arctic, option: i64) -> None:
        fight_on(p, option - WHOM, AREA.of(p.about))

    def why_not(self, p: Arctic, option: i64) -> str:
        return "why-no-foe" if WHOM <= option < ATTACK else ""


def fight_on(p: Arctic, foe: i64, area: i64) -> None:
    """Fight, see who is alone then, and ask for what comes next."""
    p.step_of_sail = FIGHTS
    p.sailed = True
    p.ask(SET_SAIL, p.actor)
    fight(p, p.acting(), foe, area)
    p.see_who_is_alone(BITS[area])
    pay_or_go_on(p)
