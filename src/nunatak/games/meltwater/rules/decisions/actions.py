"""Setting up Meltwater, and the actions, in the order of the rulebook.

Where a question has one answer only, it is not asked: what happens is told all the same. What comes
before the actions of a turn is in starvation.py, what comes after them in doomsday.py.
"""

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.pile import pile_of
from nunatak.engine.position import CHANCE, Decision, in_order
from nunatak.games.meltwater.rules.decisions.doomsday import (
    AFTER_FIGHT,
    EvacuateWhere,
    ShelterWhere,
    SpreadWhere,
    TurnUp,
    end_action,
    end_actions,
    kill,
)
from nunatak.games.meltwater.rules.decisions.starvation import (
    CarryOrLeave,
    DefectWhere,
    FleeWhere,
    Starvation,
    Starving,
    WhoStarves,
    carry,
)
from nunatak.games.meltwater.rules.position import (
    ATTACK_WHERE,
    BITS,
    DECISIONS,
    DRIVE_WHERE,
    FALLOUT_WHERE,
    MARCH_CIVILIANS,
    MARCH_SOLDIERS,
    MARCH_STOCKPILES,
    MARCH_WHERE,
    MILITARIZE_HOW_MANY,
    PRESS_GANG_WHERE,
    SORTS,
    SPACE_OF,
    STOCKPILE,
    THREATEN_WHERE,
    THREATEN_WHOM,
    TURN_UP,
    Meltwater,
    Tables,
    here,
    lowest,
    more,
    single,
    there,
    write_spaces,
)
from nunatak.games.meltwater.rules.scoring import over
from nunatak.games.meltwater.rules.vocabulary import (
    ATTACK,
    ATTACKED,
    BY_ATTACK,
    BY_THREAT,
    CARDS_IN_DECK,
    CIVILIAN,
    CIVILIANS,
    DRIVE,
    DRIVEN,
    FALLOUT,
    KILLED,
    MARCH,
    MARCHED,
    MARCHED_ARMED,
    MILITARIZE,
    MILITARIZED,
    PASS,
    PASSED,
    PRESS_GANG,
    PRESS_GANGED,
    REFUGEE,
    SOLDIER,
    SOLDIERS,
    SPACES,
    STOCKPILES,
    TAKE,
    TARGET,
    THREATEN,
    THREATENED,
    TO,
    US,
    US_SOLDIER,
    USSR,
    WHO,
    unit_of,
)

# Setup


def start(
    tables: Tables, players: i64, season: str, coast: str, side: str, evacuation: bool
) -> Meltwater:
    """Put the pieces where the season has them, mark printed radiation, turn up a card."""
    winter = season == "winter"
    p = Meltwater(
        tables,
        players,
        winter,
        1 if coast == "snow only" else 0,
        1 if side == "ussr" else 0,
        evacuation,
        pile_of(vec[i64]([1] * CARDS_IN_DECK)),
        vec[i64]([0] * SPACES),
        vec[i64]([0] * SPACES),
        vec[i64]([0] * SPACES),
        vec[i64]([0] * SPACES),
        vec[i64]([0] * SORTS),
        vec[i64]([0, 0]),
        vec[i64]([0, 0]),
    )
    first: i64 = SORTS * SPACES if winter else 0
    for sort in range(SORTS):
        for space in range(SPACES):
            count = tables.set_ups[first + sort * SPACES + space]
            if count > 0 and sort == STOCKPILE:
                p.add_stockpiles(space, count)
            elif count > 0:
                p.add(sort, space, count)
    p.dirty = tables.printed[p.coast]
    p.ask(TURN_UP, CHANCE)
    p.settle()
    return p


# Actions


class Act(Decision[Meltwater]):
    """The next of up to four actions, and the hex that takes it."""

    name = "act"

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        n: i64 = 0
        side = p.active
        recruiting = p.actions == 0 and p.in_supply(US_SOLDIER + side) > 0
        rest = p.held[side]
        armed = p.armed[side]
        while rest != 0:
            bit = rest & -rest
            rest ^= bit
            space = SPACE_OF[bit % 67]
            if destinations(p, space) != 0:
                out[n] = MARCH + space
                n += 1
            if under_fire(p, space):
                if armed & bit != 0:
                    out[n] = ATTACK + space
                    n += 1
            else:
                if targets(p, space) != 0:
                    out[n] = THREATEN + space
                    n += 1
                if armed & bit != 0 and recruits(p, space) != 0:
                    out[n] = PRESS_GANG + space
                    n += 1
            if recruiting and can_militarize(p, space):
                out[n] = MILITARIZE + space
                n += 1
        out[n] = PASS
        return n + 1

    def take(self, p: Meltwater, option: i64) -> None:
        if option == PASS:
            p.tell(PASSED, p.mover())
            end_actions(p)
        elif option < THREATEN:
            begin_march(p, option - MARCH)
        elif option < PRESS_GANG:
            begin_threat(p, option - THREATEN)
        elif option < ATTACK:
            begin_press_gang(p, option - PRESS_GANG)
        elif option < MILITARIZE:
            begin_attack(p, option - ATTACK)
        else:
            begin_militarizing(p, option - MILITARIZE)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if MARCH <= option < MARCH + SPACES:
            return why_not_from(p, option - MARCH, False) or "why-no-way-out"
        if THREATEN <= option < THREATEN + SPACES:
            space = option - THREATEN
            return (
                why_not_from(p, space, False) or why_under_fire(p, space) or why_no_target(p, space)
            )
        if PRESS_GANG <= option < PRESS_GANG + SPACES:
            space = option - PRESS_GANG
            reason = why_not_from(p, space, True) or why_under_fire(p, space)
            return reason or why_no_recruit(p, space)
        if ATTACK <= option < ATTACK + SPACES:
            return why_not_from(p, option - ATTACK, True) or "why-no-enemy-soldier-near"
        if MILITARIZE <= option < MILITARIZE + SPACES:
            return why_not_from(p, option - MILITARIZE, False) or why_not_militarize(p, option)
        return ""


def why_not_from(p: Meltwater, space: i64, armed: bool) -> str:
    """Return the key of the rule against acting from a hex at all."""
    if p.held[p.active] & BITS[space] == 0:
        return "why-not-yours"
    return "why-no-soldier" if armed and p.soldiers[space] == 0 else ""


def why_under_fire(p: Meltwater, space: i64) -> str:
    """Return the key of the rule against bullying next to an enemy soldier, if it applies."""
    return "why-under-fire" if under_fire(p, space) else ""


def under_fire(p: Meltwater, space: i64) -> bool:
    """Say whether a hex lies next to an enemy soldier of the active side."""
    return p.tables.near[space] & p.armed[1 - p.active] != 0


def ways_of(p: Meltwater, option: i64) -> i64:
    """Return the hexes that an action can be directed at; where it is one, it is not asked for."""
    if MARCH <= option < MARCH + SPACES:
        return destinations(p, option - MARCH)
    if THREATEN <= option < THREATEN + SPACES:
        return targets(p, option - THREATEN)
    if PRESS_GANG <= option < PRESS_GANG + SPACES:
        return recruits(p, option - PRESS_GANG)
    if ATTACK <= option < ATTACK + SPACES:
        return victims(p, option - ATTACK)
    return 0


# March


def destinations(p: Meltwater, space: i64) -> i64:
    """Return where units of the active side can march; only soldiers march into Dead hexes."""
    found = p.tables.near[space] & ~p.held[1 - p.active]
    return found if p.soldiers[space] > 0 else found & ~p.dead


def begin_march(p: Meltwater, space: i64) -> None:
    """Ask where to, if there is a choice."""
    to = destinations(p, space)
    if single(to):
        march(p, space, lowest(to))
    else:
        p.ask(MARCH_WHERE, p.mover(), space)


class MarchWhere(Decision[Meltwater]):
    """Where to march."""

    name = "march-where"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_spaces(destinations(p, p.about), TO, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        march(p, p.about, option - TO)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not TO <= option < TO + SPACES:
            return ""
        to = option - TO
        if p.tables.near[p.about] & BITS[to] == 0:
            return "why-not-adjacent"
        if p.held[1 - p.active] & BITS[to] != 0:
            return "why-enemies-there"
        return "why-only-soldiers-into-dead"


# A march in the making: from where, to where, civilians, soldiers.


def march(p: Meltwater, space: i64, to: i64) -> None:
    """Ask how many civilians go; into a Dead hex none do."""
    about = space | (to << 6)
    civilians = p.civilians[space]
    if civilians == 0 or p.dead & BITS[to] != 0:
        march_soldiers(p, about, 0)
    elif civilians == 1 and p.soldiers[space] == 0:
        march_soldiers(p, about, 1)
    else:
        p.ask(MARCH_CIVILIANS, p.mover(), about)


class MarchCivilians(Decision[Meltwater]):
    """How many civilians march."""

    name = "march-civilians"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        space = here(p.about)
        least: i64 = 0 if p.soldiers[space] > 0 else 1
        return write_numbers(CIVILIANS, least, p.civilians[space], out)

    def take(self, p: Meltwater, option: i64) -> None:
        march_soldiers(p, p.about, option - CIVILIANS)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return why_not_so_many(option, CIVILIANS, SOLDIERS)


def write_numbers(base: i64, least: i64, most: i64, out: vec[i64]) -> i64:
    """Write numbers as options and return how many."""
    for number in range(least, most + 1):
        out[number - least] = base + number
    return most + 1 - least


def why_not_so_many(option: i64, base: i64, end: i64) -> str:
    """Return the key of the rule against a number."""
    if option == base:
        return "why-somebody-must-go"
    return "why-not-so-many" if base < option < end else ""


def march_soldiers(p: Meltwater, about: i64, civilians: i64) -> None:
    """Ask how many soldiers go along."""
    soldiers = p.soldiers[here(about)]
    about |= civilians << 12
    if soldiers == 0:
        march_stockpiles(p, about, 0)
    elif soldiers == 1 and civilians == 0:
        march_stockpiles(p, about, 1)
    else:
        p.ask(MARCH_SOLDIERS, p.mover(), about)


class MarchSoldiers(Decision[Meltwater]):
    """How many soldiers march."""

    name = "march-soldiers"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        least: i64 = 0 if more(p.about) > 0 else 1
        return write_numbers(SOLDIERS, least, p.soldiers[here(p.about)], out)

    def take(self, p: Meltwater, option: i64) -> None:
        march_stockpiles(p, p.about, option - SOLDIERS)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return why_not_so_many(option, SOLDIERS, STOCKPILES)


def march_stockpiles(p: Meltwater, about: i64, soldiers: i64) -> None:
    """Ask how many stockpiles are carried; into a Dead hex none are (ruling 11)."""
    about |= soldiers << 18
    if p.stockpiles[here(about)] == 0 or p.dead & BITS[there(about)] != 0:
        move_march(p, about, 0)
    else:
        p.ask(MARCH_STOCKPILES, p.mover(), about)


class MarchStockpiles(Decision[Meltwater]):
    """How many stockpiles march along."""

    name = "march-stockpiles"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_numbers(STOCKPILES, 0, p.stockpiles[here(p.about)], out)

    def take(self, p: Meltwater, option: i64) -> None:
        move_march(p, p.about, option - STOCKPILES)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return "why-not-so-many" if STOCKPILES <= option < THREATEN else ""


def move_march(p: Meltwater, about: i64, stockpiles: i64) -> None:
    """Let a march arrive."""
    space = here(about)
    to = there(about)
    civilians = (about >> 12) & 63
    soldiers = about >> 18
    side = p.active
    if civilians > 0:
        p.remove(side, space, civilians)
        p.add(side, to, civilians)
        p.tell(MARCHED, p.mover(), space, to, civilians)
    if soldiers > 0:
        p.remove(US_SOLDIER + side, space, soldiers)
        p.add(US_SOLDIER + side, to, soldiers)
        p.tell(MARCHED_ARMED, p.mover(), space, to, soldiers)
    if stockpiles > 0:
        carry(p, side, space, to, stockpiles)
    end_action(p)


# Threaten


def targets(p: Meltwater, space: i64) -> i64:
    """Return the hexes that the active side can threaten from one of its own (ruling 17)."""
    among = p.tables.near[space] & (p.towns | p.camps)
    if p.soldiers[space] > 0:
        return among
    own = p.own(space)
    if own < 2:
        return 0
    found: i64 = 0
    while among != 0:
        bit = among & -among
        if p.units(SPACE_OF[bit % 67]) < own:
            found |= bit
        among ^= bit
    return found


def why_no_target(p: Meltwater, space: i64) -> str:
    """Return the key of the rule against a threat that finds no target."""
    if p.tables.near[space] & (p.towns | p.camps) == 0:
        return "why-nobody-to-threaten"
    return "why-none-outnumbered"


def begin_threat(p: Meltwater, space: i64) -> None:
    """Ask for the target, if there is a choice."""
    found = targets(p, space)
    if single(found):
        threaten(p, space, lowest(found))
    else:
        p.ask(THREATEN_WHERE, p.mover(), space)


class ThreatenWhere(Decision[Meltwater]):
    """Which hex to threaten."""

    name = "threaten-where"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_spaces(targets(p, p.about), TARGET, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        threaten(p, p.about, option - TARGET)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not TARGET <= option < TARGET + SPACES:
            return ""
        space = option - TARGET
        if p.tables.near[p.about] & BITS[space] == 0:
            return "why-not-adjacent"
        if (p.towns | p.camps) & BITS[space] == 0:
            return "why-no-civilian"
        return "why-not-fewer"


def threaten(p: Meltwater, space: i64, target: i64) -> None:
    """Ask for the victim, if both a side's civilians and refugees are there."""
    about = space | (target << 6)
    if p.civilians[target] == 0:
        frighten(p, about, REFUGEE)
    elif p.refugees[target] == 0:
        frighten(p, about, CIVILIAN)
    else:
        p.ask(THREATEN_WHOM, p.mover(), about)


class ThreatenWhom(Decision[Meltwater]):
    """Whom to threaten."""

    name = "threaten-whom"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        out[0] = WHO + CIVILIAN
        out[1] = WHO + REFUGEE
        return 2

    def take(self, p: Meltwater, option: i64) -> None:
        frighten(p, p.about, option - WHO)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return "why-soldiers-stand-firm" if option == WHO + SOLDIER else ""


def frighten(p: Meltwater, about: i64, kind: i64) -> None:
    """Ask where the victim goes; with nowhere to go it dies."""
    target = there(about)
    side = p.holder(target)
    unit = unit_of(kind, side)
    p.tell(THREATENED, p.mover(), here(about), target, unit)
    ways = escapes(p, target, kind)
    if ways == 0:
        p.remove(unit, target, 1)
        p.tell(KILLED, unit, target)
        if not over(p, BY_THREAT):
            end_action(p)
    elif single(ways):
        drive(p, target, kind, lowest(ways))
    else:
        p.ask(DRIVE_WHERE, p.mover(), about | (kind << 12))


def escapes(p: Meltwater, target: i64, kind: i64) -> i64:
    """Return where a threatened civilian can go: clean, nobody of another colour (ruling 18)."""
    ways = p.tables.near[target] & ~p.dirty & ~p.dead
    if kind == REFUGEE:
        return ways & ~p.held[US] & ~p.held[USSR]
    return ways & ~p.held[1 - p.holder(target)] & ~p.camps


class DriveWhere(Decision[Meltwater]):
    """Where a threatened civilian is driven."""

    name = "drive-where"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_spaces(escapes(p, there(p.about), more(p.about)), DRIVE, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        drive(p, there(p.about), more(p.about), option - DRIVE)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not DRIVE <= option < DRIVE + SPACES:
            return ""
        to = option - DRIVE
        if p.tables.near[there(p.about)] & BITS[to] == 0:
            return "why-not-adjacent"
        if (p.dirty | p.dead) & BITS[to] != 0:
            return "why-not-into-radiation"
        return "why-another-colour"


def drive(p: Meltwater, target: i64, kind: i64, to: i64) -> None:
    """Move a threatened civilian."""
    unit = unit_of(kind, p.holder(target))
    p.remove(unit, target, 1)
    p.add(unit, to, 1)
    p.tell(DRIVEN, unit, target, to)
    end_action(p)


# Press gang


def recruits(p: Meltwater, space: i64) -> i64:
    """Return the hexes from which a soldier can take a refugee (ruling 19)."""
    if p.dead & BITS[space] != 0 or p.in_supply(p.active) == 0:
        return 0
    return (p.tables.near[space] | BITS[space]) & p.camps & ~p.held[1 - p.active]


def why_no_recruit(p: Meltwater, space: i64) -> str:
    """Return the key of the rule against a press gang that finds nobody."""
    if p.in_supply(p.active) == 0:
        return "why-no-civilian-left"
    if p.dead & BITS[space] != 0:
        return "why-press-gang-in-dead"
    if (p.tables.near[space] | BITS[space]) & p.camps == 0:
        return "why-no-refugee-near"
    return "why-refugees-among-enemies"


def begin_press_gang(p: Meltwater, space: i64) -> None:
    """Ask for the refugee, if there is a choice."""
    found = recruits(p, space)
    if single(found):
        press_gang(p, space, lowest(found))
    else:
        p.ask(PRESS_GANG_WHERE, p.mover(), space)


class PressGangWhere(Decision[Meltwater]):
    """From which hex a refugee is taken."""

    name = "press-gang-where"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_spaces(recruits(p, p.about), TAKE, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        press_gang(p, p.about, option - TAKE)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not TAKE <= option < TAKE + SPACES:
            return ""
        space = option - TAKE
        if (p.tables.near[p.about] | BITS[p.about]) & BITS[space] == 0:
            return "why-not-adjacent"
        return "why-no-refugee" if p.refugees[space] == 0 else "why-enemies-there"


def press_gang(p: Meltwater, space: i64, source: i64) -> None:
    """Replace a refugee by an own civilian beside the soldier."""
    p.remove(REFUGEE, source, 1)
    p.add(p.active, space, 1)
    p.tell(PRESS_GANGED, p.mover(), source, space)
    end_action(p)


# Attack


def victims(p: Meltwater, space: i64) -> i64:
    """Return the hexes with enemy soldiers next to one."""
    return p.tables.near[space] & p.armed[1 - p.active]


def begin_attack(p: Meltwater, space: i64) -> None:
    """Ask for the enemy soldier, if there is a choice."""
    found = victims(p, space)
    if single(found):
        attack(p, space, lowest(found))
    else:
        p.ask(ATTACK_WHERE, p.mover(), space)


class AttackWhere(Decision[Meltwater]):
    """Which enemy soldier to attack."""

    name = "attack-where"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_spaces(victims(p, p.about), TARGET, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        attack(p, p.about, option - TARGET)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not TARGET <= option < TARGET + SPACES:
            return ""
        if p.tables.near[p.about] & BITS[option - TARGET] == 0:
            return "why-not-adjacent"
        return "why-no-enemy-soldier"


def attack(p: Meltwater, space: i64, target: i64) -> None:
    """Let both soldiers die at once, then let a dirty hex around them die (ruling 20)."""
    p.remove(US_SOLDIER + p.active, space, 1)
    p.remove(US_SOLDIER + 1 - p.active, target, 1)
    p.tell(ATTACKED, p.mover(), space, target)
    if over(p, BY_ATTACK):
        return
    dirt = fallout(p, space, target)
    if dirt == 0:
        end_action(p)
    elif single(dirt):
        kill(p, lowest(dirt), AFTER_FIGHT)
    else:
        p.ask(FALLOUT_WHERE, p.mover(), space | (target << 6))


def fallout(p: Meltwater, space: i64, target: i64) -> i64:
    """Return the dirty hexes in and around the hexes of two soldiers."""
    near = p.tables.near
    return (near[space] | near[target]) & p.dirty


class FalloutWhere(Decision[Meltwater]):
    """Which dirty hex dies of a fight."""

    name = "fallout-where"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_spaces(fallout(p, here(p.about), there(p.about)), FALLOUT, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        kill(p, option - FALLOUT, AFTER_FIGHT)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not FALLOUT <= option < FALLOUT + SPACES:
            return ""
        near = p.tables.near
        if (near[here(p.about)] | near[there(p.about)]) & BITS[option - FALLOUT] == 0:
            return "why-too-far-from-the-fight"
        return "why-not-dirty"


# Militarize


def can_militarize(p: Meltwater, space: i64) -> bool:
    """Say whether civilians can take up arms in a hex: no enemy unit may be near (ruling 21)."""
    return p.civilians[space] > 0 and p.tables.near[space] & p.held[1 - p.active] == 0


def why_not_militarize(p: Meltwater, option: i64) -> str:
    """Return the key of the rule against taking up arms in an own hex."""
    if p.actions > 0:
        return "why-only-as-first-action"
    if p.in_supply(US_SOLDIER + p.active) == 0:
        return "why-no-soldier-left"
    return "why-no-own-civilian" if p.civilians[option - MILITARIZE] == 0 else "why-enemy-near"


def begin_militarizing(p: Meltwater, space: i64) -> None:
    """Ask whether one or two take up arms; in Winter it is one."""
    most = min(p.civilians[space], p.in_supply(US_SOLDIER + p.active))
    if p.winter or most == 1:
        militarize(p, space, 1)
    else:
        p.ask(MILITARIZE_HOW_MANY, p.mover(), space)


class MilitarizeHowMany(Decision[Meltwater]):
    """One soldier or two."""

    name = "militarize-how-many"
    part = True

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return write_numbers(SOLDIERS, 1, 2, out)

    def take(self, p: Meltwater, option: i64) -> None:
        militarize(p, p.about, option - SOLDIERS)

    def why_not(self, p: Meltwater, option: i64) -> str:
        return "why-one-or-two" if SOLDIERS <= option < STOCKPILES else ""


def militarize(p: Meltwater, space: i64, count: i64) -> None:
    """Replace civilians by soldiers, which ends the actions of this turn."""
    p.remove(p.active, space, count)
    p.add(US_SOLDIER + p.active, space, count)
    p.tell(MILITARIZED, p.mover(), space, count)
    end_actions(p)


def all_decisions() -> list[Decision[Meltwater]]:
    """Return the decisions by their numbers."""
    return in_order(
        DECISIONS.decisions,
        [
            TurnUp(),
            Starvation(),
            Starving(),
            WhoStarves(),
            FleeWhere(),
            CarryOrLeave(),
            DefectWhere(),
            Act(),
            MarchWhere(),
            MarchCivilians(),
            MarchSoldiers(),
            MarchStockpiles(),
            ThreatenWhere(),
            ThreatenWhom(),
            DriveWhere(),
            PressGangWhere(),
            AttackWhere(),
            FalloutWhere(),
            MilitarizeHowMany(),
            SpreadWhere(),
            ShelterWhere(),
            EvacuateWhere(),
        ],
    )
