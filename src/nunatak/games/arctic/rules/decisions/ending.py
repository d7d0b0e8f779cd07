"""Phase 9 of a round of The Arctic: Norway, the law, and the end."""

from mypy_extensions import i64

from nunatak.engine.bits import BITS, lowest
from nunatak.games.arctic.rules.decisions.payments import pay_or_go_on
from nunatak.games.arctic.rules.position import (
    ENOUGH_VOTES,
    FINISHED,
    LAW_CHANGES,
    NOBODY_THERE,
    NORWAY_JOINS,
    SUPPORT_NEEDED,
    Arctic,
    space_of,
)
from nunatak.games.arctic.rules.vocabulary import (
    ADOPTED,
    BY_CHINA,
    BY_ROUNDS,
    CHINA_WON,
    CHN,
    COUNTRY_COUNT,
    EU,
    LAW_A,
    LAW_B,
    LAW_C,
    NOR,
    NORWAY_JOINED,
    PAID_OUT,
    PLACES,
    POLE,
)


def begin_end(p: Arctic) -> None:
    """See whether Norway joins the EU, which comes first (ruling 36)."""
    p.phase = NORWAY_JOINS
    if p.support == SUPPORT_NEEDED and not p.joined:
        join(p)
    pay_or_go_on(p)


def join(p: Arctic) -> None:
    """Let the EU take over what is Norway's (rulings 34 to 37a)."""
    p.tell(NORWAY_JOINED)
    for number in range(i64(1), 4):
        space = space_of(NOR, number)
        if p.influence[space] > 0:
            p.hand[p.influence[space] - 1] += 1
            p.influence[space] = 0
    rest = p.guarded
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if p.guarding_country(lowest(bit)) == NOR:
            p.release(lowest(bit))
    for area in range(PLACES):
        for _ship in range(p.ships[NOR * PLACES + area]):
            p.remove_ship(NOR, area)
            p.add_ship(EU, area)
    p.held[EU] |= p.held[NOR]
    p.held[NOR] = 0
    p.treasury[NOR] = 0
    p.vote[NOR] = p.vote[EU]
    p.conflict[NOR] = NOBODY_THERE
    for country in range(COUNTRY_COUNT):
        if p.conflict[country] == NOR:
            p.conflict[country] = NOBODY_THERE
    p.joined = True
    p.see_who_is_alone(p.by_presence())


def check_law(p: Arctic) -> None:
    """Adopt a law that has four of the six votes (ruling 33)."""
    p.phase = LAW_CHANGES
    for law in range(LAW_A, LAW_C + 1):
        if law != p.law and p.votes_for(law) >= ENOUGH_VOTES:
            adopt(p, law)
            break
    pay_or_go_on(p)


def adopt(p: Arctic, law: i64) -> None:
    """Put a law in force; where the controller stays the same, nothing happens (ruling 30)."""
    p.law = law
    p.tell(ADOPTED, law)
    rest = p.tables.ocean
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        area = lowest(bit)
        nation = controller_by_law(p, area)
        if nation == NOBODY_THERE:
            p.lose_control(area)
        elif p.held[nation] & bit == 0:
            p.take_control(nation, area)


def controller_by_law(p: Arctic, area: i64) -> i64:
    """Return who controls a part of the ocean when the present law is adopted."""
    if p.law == LAW_C:
        return p.alone(area)
    if p.law == LAW_B:
        for country in range(COUNTRY_COUNT):
            if p.tables.sectors[country] & BITS[area] != 0:
                return EU if p.joined and country == NOR else country
    return NOBODY_THERE


def end(p: Arctic) -> None:
    """Let the game be over: the treasuries pay the lobbyists, and points are counted."""
    china = p.controller(POLE) == CHN
    if china:
        p.tell(CHINA_WON)
    for country in range(COUNTRY_COUNT):
        for number in range(i64(1), 4):
            owner = p.influence[space_of(country, number)]
            share = min(4 - number, p.treasury[country])
            if owner > 0 and share > 0:
                p.treasury[country] -= share
                p.money[owner - 1] += share
                p.tell(PAID_OUT, country, owner - 1, share)
    p.phase = FINISHED
    p.ended = BY_CHINA if china else BY_ROUNDS
