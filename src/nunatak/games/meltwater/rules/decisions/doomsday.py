"""Meltwater's Doomsday phase, and how a turn begins: fallout, a boat, the next card."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import BITS, add_bits, lowest, single
from nunatak.engine.pile import pile_of
from nunatak.engine.position import CHANCE, Decision
from nunatak.games.meltwater.rules.position import (
    ACT,
    ACTIONS,
    DEAD_HEX,
    EVACUATE_WHERE,
    EVACUATING,
    EVERYWHERE,
    HEX,
    HITS_DONE,
    IN_HEX,
    NO_CARD,
    SHELTER_WHERE,
    SPREAD_FROM,
    SPREAD_WHERE,
    SPREADING,
    STARVATION,
    THEN,
    TURN_UP,
    Meltwater,
)
from nunatak.games.meltwater.rules.vocabulary import (
    ARRIVED,
    BOAT_TURNED,
    CARD,
    CARDS_IN_DECK,
    DIED_OUT,
    DIRTIED,
    DOOMSDAY_CAME,
    EVACUATE,
    EVACUATED,
    HIT_DEAD,
    NO_SHORE,
    NOT_ARRIVED,
    REFUGEE,
    RESHUFFLED,
    SHELTER,
    SPACES,
    SPREAD,
    SPREAD_ON,
    SPREAD_TO_DIRTY,
    STOCKPILES_LOST,
    TURN_BEGAN,
    TURNED_UP,
)

# What goes on after a hex has died, and those who can have left it: the turn, if a fight has killed
# it, or the card. The card's two hits are told apart by adding 0 or 1.
AFTER_FIGHT: Final[i64] = 0
AFTER_HIT: Final[i64] = 1  # the card's own hex has died, and radiation spreads from there
AFTER_SPREAD: Final[i64] = 3  # radiation that has spread has killed a hex


def end_action(p: Meltwater) -> None:
    """Ask for the next action, up to four."""
    p.actions += 1
    if p.actions < ACTIONS:
        p.ask(ACT, p.mover())
    else:
        end_actions(p)


def end_actions(p: Meltwater) -> None:
    """Go on with Doomsday, which the very first turn does without (ruling 22)."""
    p.actions = 0
    if p.turn == 0:
        pass_turn(p)
        begin_turn(p)
    else:
        p.tell(DOOMSDAY_CAME, p.card)
        doomsday(p, 0)


def pass_turn(p: Meltwater) -> None:
    """Let it be the other side's turn."""
    p.turn += 1
    p.active = 1 - p.active


def doomsday(p: Meltwater, done: i64) -> None:
    """Go on with the card, in its order: radiation, radiation, refugee (ruling 5)."""
    space = p.tables.cards[p.card * 3 + done]
    if done == 2:
        land(p, space)
        return
    bit = BITS[space]
    if p.dead & bit == 0:
        if p.dirty & bit == 0:
            soil(p, bit)
            doomsday(p, done + 1)
            return
        kill(p, space, AFTER_HIT + done)
    else:
        p.tell(HIT_DEAD, space)
        spread_from(p, done)


def spread_from(p: Meltwater, done: i64) -> None:
    """Let radiation that can't stay in the card's hex go to the closest, if need be by choice."""
    space = p.tables.cards[p.card * 3 + done]
    found = spreading(p, space)
    if single(found):
        spread(p, found, done)
    else:
        p.ask(SPREAD_WHERE, p.mover(), SPREAD_FROM.put(space) | HITS_DONE.put(done))


def soil(p: Meltwater, spaces: i64) -> None:
    """Put radiation markers into clean hexes."""
    p.dirty |= spaces
    while spaces != 0:
        bit = spaces & -spaces
        p.tell(DIRTIED, lowest(bit))
        spaces ^= bit


def kill(p: Meltwater, space: i64, then: i64) -> None:
    """Turn a dirty hex Dead, and its clean neighbours dirty (rulings 1, 2 and 10); then go on."""
    bit = BITS[space]
    p.dirty &= ~bit
    p.dead |= bit
    p.tell(DIED_OUT, space)
    if not p.evacuation:
        lose_stockpiles(p, space)
    soil(p, p.tables.near[space] & ~p.dirty & ~p.dead)
    if p.evacuation and p.refugees[space] + p.stockpiles[space] > 0:
        begin_evacuation(p, space, then)
    else:
        go_on(p, then)


def lose_stockpiles(p: Meltwater, space: i64) -> None:
    """Take the stockpiles of a Dead hex off the map."""
    lost = p.stockpiles[space]
    if lost > 0:
        p.remove_stockpiles(space, lost)
        p.tell(STOCKPILES_LOST, space, lost)


def go_on(p: Meltwater, then: i64) -> None:
    """Go on with what has killed a hex."""
    if then == AFTER_FIGHT:
        end_action(p)
    elif then < AFTER_SPREAD:
        spread_from(p, then - AFTER_HIT)
    else:
        doomsday(p, then - AFTER_SPREAD + 1)


# The other reading of ruling 8: refugees and stockpiles get away from a hex that dies


def begin_evacuation(p: Meltwater, space: i64, then: i64) -> None:
    """Ask where refugees and stockpiles get away to, if there is a choice."""
    ways = p.closest(space, p.dirty)
    if ways == 0:
        lose_stockpiles(p, space)
        go_on(p, then)
    elif single(ways):
        evacuate(p, space, lowest(ways), then)
    else:
        p.ask(EVACUATE_WHERE, p.mover(), DEAD_HEX.put(space) | THEN.put(then))


@final
class EvacuateWhere(Decision[Meltwater]):
    """Which of the closest dirty hexes a dead hex's refugees and stockpiles get away to."""

    name = "evacuate-where"
    about = EVACUATING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return add_bits(p.closest(DEAD_HEX.of(p.about), p.dirty), EVACUATE, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        evacuate(p, DEAD_HEX.of(p.about), option - EVACUATE, THEN.of(p.about))

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not EVACUATE <= option < EVACUATE + SPACES:
            return ""
        return "why-not-the-closest" if p.dirty & BITS[option - EVACUATE] else "why-not-dirty"


def evacuate(p: Meltwater, space: i64, to: i64, then: i64) -> None:
    """Move the refugees and the stockpiles of a dead hex, all of them, and go on."""
    refugees = p.refugees[space]
    stockpiles = p.stockpiles[space]
    if refugees > 0:
        p.remove(REFUGEE, space, refugees)
        p.add(REFUGEE, to, refugees)
    if stockpiles > 0:
        p.remove_stockpiles(space, stockpiles)
        p.add_stockpiles(to, stockpiles)
    p.tell(EVACUATED, space, to, refugees, stockpiles)
    go_on(p, then)


def spreading(p: Meltwater, space: i64) -> i64:
    """Return where radiation for a marked hex may go: the closest clean, else the closest dirty."""
    clean = EVERYWHERE & ~p.dirty & ~p.dead
    return p.closest(space, clean if clean != 0 else p.dirty)


def spread(p: Meltwater, bit: i64, done: i64) -> None:
    """Mark a clean hex, or let a dirty one die when none is clean; if all are Dead, nothing."""
    space = p.tables.cards[p.card * 3 + done]
    if bit & p.dirty != 0:
        p.tell(SPREAD_TO_DIRTY, space)
        kill(p, lowest(bit), AFTER_SPREAD + done)
        return
    if bit != 0:
        p.tell(SPREAD_ON, space)
        soil(p, bit)
    doomsday(p, done + 1)


@final
class SpreadWhere(Decision[Meltwater]):
    """Which of the closest hexes radiation spreads to (rulings 3 and 4)."""

    name = "spread-where"
    about = SPREADING

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return add_bits(spreading(p, SPREAD_FROM.of(p.about)), SPREAD, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        spread(p, BITS[option - SPREAD], HITS_DONE.of(p.about))

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not SPREAD <= option < SPREAD + SPACES:
            return ""
        bit = BITS[option - SPREAD]
        if p.dead & bit != 0:
            return "why-dead-already"
        if p.dirty & bit != 0 and p.dirty | p.dead != EVERYWHERE:
            return "why-clean-hexes-first"
        return "why-not-the-closest"


def land(p: Meltwater, space: i64) -> None:
    """Let a refugee arrive; a Dead hex sends it on to the closest dirty one (ruling 8)."""
    if p.dead & BITS[space] == 0:
        arrive(p, space)
        return
    found = p.closest(space, p.dirty)
    if found == 0:
        p.tell(NO_SHORE, space)
        turn_up_next(p)
        return
    p.tell(BOAT_TURNED, space)
    if single(found):
        arrive(p, lowest(found))
    else:
        p.ask(SHELTER_WHERE, p.mover(), HEX.put(space))


@final
class ShelterWhere(Decision[Meltwater]):
    """Where a refugee lands whose hex is Dead."""

    name = "shelter-where"
    about = IN_HEX

    def options(self, p: Meltwater, out: vec[i64]) -> i64:
        return add_bits(p.closest(HEX.of(p.about), p.dirty), SHELTER, out, 0)

    def take(self, p: Meltwater, option: i64) -> None:
        arrive(p, option - SHELTER)

    def why_not(self, p: Meltwater, option: i64) -> str:
        if not SHELTER <= option < SHELTER + SPACES:
            return ""
        return "why-not-the-closest" if p.dirty & BITS[option - SHELTER] else "why-not-dirty"


def arrive(p: Meltwater, space: i64) -> None:
    """Put a civilian of whoever is there, else a refugee, if the supply has one."""
    unit = p.holder(space)  # a refugee is what a hex without a holder gets: NEUTRAL is its number
    if p.in_supply(unit) > 0:
        p.add(unit, space, 1)
        p.tell(ARRIVED, unit, space)
    else:
        p.tell(NOT_ARRIVED, space)
    turn_up_next(p)


def turn_up_next(p: Meltwater) -> None:
    """Turn up the next card, of a new deck if need be and if any hex lives (ruling 7)."""
    p.card = NO_CARD
    pass_turn(p)
    if p.deck.size() == 0 and p.dead != EVERYWHERE:
        p.deck = pile_of(vec[i64]([1] * CARDS_IN_DECK))
        p.tell(RESHUFFLED)
    if p.deck.size() > 0:
        p.ask(TURN_UP, CHANCE)
    else:
        begin_turn(p)


@final
class TurnUp(Decision[Meltwater]):
    """The next doomsday card, open for a whole turn before it strikes (ruling 6)."""

    name = "turn-up"

    def outcomes(self, p: Meltwater, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return p.deck.outcomes(0, eye, CARD, out, weights)

    def take(self, p: Meltwater, option: i64) -> None:
        p.card = option - CARD
        p.deck.draw(p.card)
        cards = p.tables.cards
        p.tell(TURNED_UP, cards[p.card * 3], cards[p.card * 3 + 1], cards[p.card * 3 + 2])
        begin_turn(p)


def begin_turn(p: Meltwater) -> None:
    """Begin with Starvation; nobody starves on either side's first turn (ruling 22)."""
    p.tell(TURN_BEGAN, p.mover(), p.turn // 2 + 1)
    if p.turn >= 2:
        p.step(STARVATION)
    else:
        p.ask(ACT, p.mover())
