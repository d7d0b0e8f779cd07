"""The first main action: construct a building, complete the project or use a subsidy."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from nunatak.engine.bits import add_bits
from nunatak.engine.position import CHANCE, Action, Decision, Menu
from nunatak.games.frozen_frontier.rules.effects import (
    begin,
    can_pay,
    fire,
    gain_qubits,
    matching,
    pay,
    run,
    trigger,
    usable,
)
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier
from nunatak.games.frozen_frontier.rules.questions import (
    CHOOSE_SUBSIDY,
    COMPLETE_OR_NOT,
    OF_BUILDING,
    THEN_AFTER_CONSTRUCTION,
    THEN_AFTER_SUBSIDY,
    THEN_BUILD,
    THEN_COMPLETE,
    THEN_SUBSIDY_USED,
    TURN_UP_SUBSIDY,
)
from nunatak.games.frozen_frontier.rules.rows import BITS, HAND, LARGE, POOL, SLOT, SMALL
from nunatak.games.frozen_frontier.rules.tables import NONE
from nunatak.games.frozen_frontier.rules.vocabulary import (
    AT_SLOTS,
    BUILT,
    CASH,
    CASHED,
    COMPLETE,
    COMPLETED,
    DECLINE,
    DISCARDED,
    FROM_BUILDING,
    FROM_PROJECT,
    FROM_SUBSIDY,
    LARGE_FROM,
    ON_COMPLETE,
    ON_CONSTRUCT,
    ON_SUBSIDY,
    PLAY,
    PLAYED,
    PROJECT_COUNT,
    REPLACE,
    REPLACED,
    SLOT_COUNT,
    SUBSIDIZE,
    SUBSIDIZED,
    SUBSIDY_COUNT,
    UPON_COMPLETION,
)

CASH_QUBITS: Final[i64] = 2  # a subsidy's option 2


def can_build(p: FrozenFrontier, seat: i64, city: i64, slot: i64, building: i64) -> bool:
    """Say whether a seat meets all four requirements for a building (ruling 11)."""
    if p.is_built(city, slot):
        return False
    if p.matching_cards(seat, city, building) == 0:
        return False
    if p.miniatures(seat, building) == 0:
        return False
    return can_pay(p, seat, FROM_BUILDING + building, 0)


def why_not_build(p: FrozenFrontier, seat: i64, building: i64) -> str:
    """Return the key of the rule against constructing a building here."""
    city = p.here(seat)
    slot = p.slot_for(city, building)
    if slot == NONE:
        return "why-no-slot"
    if p.owner(city, slot) != NONE:
        return "why-slot-taken"
    if p.matching_cards(seat, city, building) == 0:
        return "why-no-card"
    if p.miniatures(seat, building) == 0:
        return "why-no-miniature"
    return "why-too-dear"


@final
class PlayWhich(Decision[FrozenFrontier]):
    """Which project card to play for the building."""

    name = "play-which"
    about = OF_BUILDING
    secret = True  # a lone option would tell what the hand lacks
    part = True

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        city = p.here(p.actor)
        return add_bits(p.matching_cards(p.actor, city, p.about), PLAY, out, 0)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        card = option - PLAY
        seat = p.actor
        p.put(seat, HAND, p.hand(seat) & ~BITS[card])
        p.open &= ~BITS[card]
        p.playing = card
        p.tell(PLAYED, seat, card)
        p.step(THEN_BUILD, p.about)
        pay(p, seat, FROM_BUILDING + p.about)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        if not PLAY <= option < PLAY + PROJECT_COUNT:
            return ""
        held = p.hand(p.actor) & BITS[option - PLAY] != 0
        return "why-card-does-not-match" if held else "why-not-in-hand"


@final
class ThenBuild(Decision[FrozenFrontier]):
    """The miniature is placed; then bonus, project or subsidy, and abilities (ruling 15)."""

    name = "then-build"
    about = OF_BUILDING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        seat = p.active
        building = p.about
        place_building(p, seat, p.here(seat), building)
        p.tell(BUILT, seat, building, p.here(seat))
        p.step(THEN_AFTER_CONSTRUCTION, building)
        p.step(THEN_COMPLETE, building)
        run(p, seat, FROM_BUILDING + building, 0)


def place_building(p: FrozenFrontier, who: i64, city: i64, building: i64) -> None:
    """Put somebody's miniature into its slot."""
    slot = p.slot_for(city, building)
    p.build(city, slot, who)
    p.add(who, LARGE if building >= LARGE_FROM else SMALL, -1)


@final
class ThenComplete(Decision[FrozenFrontier]):
    """A card that matches building and city can be completed; any other is discarded."""

    name = "then-complete"
    about = OF_BUILDING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        tables = p.tables
        card = p.playing
        seat = p.active
        if tables.project_building[card] == p.about and tables.project_city[card] == p.here(seat):
            p.ask(COMPLETE_OR_NOT, seat)
        else:
            discard_played(p, seat)


def discard_played(p: FrozenFrontier, seat: i64) -> None:
    """Discard the card that was played, and use a subsidy."""
    p.tell(DISCARDED, seat, p.playing)
    p.discard = append(p.discard, p.playing)
    p.playing = NONE
    p.ask(CHOOSE_SUBSIDY, seat)


@final
class Complete(Action[FrozenFrontier]):
    """Complete the project in a free slot (ruling 13)."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        out[n] = COMPLETE
        return n + i64(free_slot(p, p.actor) != NONE)

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        complete(p, p.actor, free_slot(p, p.actor))

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-no-free-slot"


@final
class Replace(Action[FrozenFrontier]):
    """Complete it in the place of another one, if there is no free slot."""

    def options(self, p: FrozenFrontier, out: vec[i64], n: i64) -> i64:
        if free_slot(p, p.actor) != NONE:
            return n
        for slot in range(p.open_slots(p.actor)):
            out[n] = REPLACE + slot
            n += 1
        return n

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        seat = p.actor
        former = p.completed(seat, noun)
        p.discard = append(p.discard, former)
        p.used &= ~BITS[AT_SLOTS + noun]
        p.tell(REPLACED, seat, former, noun)
        complete(p, seat, noun)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return "why-slot-locked" if free_slot(p, p.actor) == NONE else "why-slot-free"


@final
class Decline(Action[FrozenFrontier]):
    """Discard the card, and use a subsidy instead."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        discard_played(p, p.actor)


@final
class CompleteOrNot(Menu[FrozenFrontier]):
    """Complete the project, in the place of another one if need be, or not."""

    name = "complete-or-not"
    part = True

    def __init__(self) -> None:
        super().__init__([Complete(COMPLETE), Replace(REPLACE, SLOT_COUNT), Decline(DECLINE)])


def free_slot(p: FrozenFrontier, seat: i64) -> i64:
    """Return the first open slot without a project, or NONE."""
    for slot in range(p.open_slots(seat)):
        if p.completed(seat, slot) == NONE:
            return slot
    return NONE


def complete(p: FrozenFrontier, seat: i64, slot: i64) -> None:
    """Put the project into a slot; its own trigger counts its completion (ruling 45)."""
    card = p.playing
    p.playing = NONE
    p.put(seat, SLOT + slot, card)
    p.listen(seat)
    p.tell(COMPLETED, seat, card, slot)
    places = matching(p, seat, ON_COMPLETE, 0)
    if p.tables.trigger[FROM_PROJECT + card] == UPON_COMPLETION:
        places |= BITS[AT_SLOTS + slot]
    trigger(p, seat, places, 1)


@final
class ThenAfterConstruction(Decision[FrozenFrontier]):
    """At the very end of a construction, abilities that wait for it."""

    name = "then-after-construction"
    about = OF_BUILDING

    def take(self, p: FrozenFrontier, option: i64) -> None:
        fire(p, p.active, ON_CONSTRUCT, p.about, 1)


# Subsidies


@final
class Subsidize(Action[FrozenFrontier]):
    """Use a subsidy's effect."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        take_subsidy(p, noun)
        p.tell(SUBSIDIZED, p.actor, noun)
        begin(p, p.actor, FROM_SUBSIDY + noun)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return why_not_subsidy(p, noun)


@final
class Cash(Action[FrozenFrontier]):
    """Take 2 Qubits instead."""

    def take(self, p: FrozenFrontier, noun: i64) -> None:
        take_subsidy(p, noun)
        p.tell(CASHED, p.actor, noun)
        gain_qubits(p, p.actor, CASH_QUBITS)

    def why_not(self, p: FrozenFrontier, noun: i64) -> str:
        return why_not_subsidy(p, noun)


@final
class ChooseSubsidy(Menu[FrozenFrontier]):
    """One of the subsidies in the pool: its effect, or 2 Qubits (ruling 21)."""

    name = "choose-subsidy"
    part = True

    def __init__(self) -> None:
        super().__init__([Subsidize(SUBSIDIZE, SUBSIDY_COUNT), Cash(CASH, SUBSIDY_COUNT)])

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        """Write both things to do with each card, card by card."""
        n: i64 = 0
        for place in range(POOL):
            card = p.pool[place]
            if card != NONE:
                out[n] = SUBSIDIZE + card
                n += i64(usable(p, p.actor, FROM_SUBSIDY + card, 0))
                out[n] = CASH + card
                n += 1
        return n


def take_subsidy(p: FrozenFrontier, card: i64) -> None:
    """Take a subsidy out of the pool, to be discarded when it has been used."""
    for place in range(POOL):
        if p.pool[place] == card:
            p.pool[place] = NONE
            p.gap = place
    p.subsidy = card
    p.step(THEN_AFTER_SUBSIDY)


def why_not_subsidy(p: FrozenFrontier, card: i64) -> str:
    """Return the key of the rule against using a subsidy."""
    for place in range(POOL):
        if p.pool[place] == card:
            return "why-subsidy-useless"
    return "why-not-in-pool"


@final
class ThenAfterSubsidy(Decision[FrozenFrontier]):
    """The subsidy is discarded and the pool replenished; the stack is the round's clock."""

    name = "then-after-subsidy"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        p.step(THEN_SUBSIDY_USED)
        discard_subsidy(p)


def discard_subsidy(p: FrozenFrontier) -> None:
    """Discard the subsidy in use, and turn up another one while there are any."""
    p.gone |= BITS[p.subsidy]
    p.subsidy = NONE
    if p.stack > 0:
        p.ask(TURN_UP_SUBSIDY, CHANCE, p.gap)


@final
class ThenSubsidyUsed(Decision[FrozenFrontier]):
    """Abilities that wait for a subsidy, after its effect (ruling 45)."""

    name = "then-subsidy-used"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        fire(p, p.active, ON_SUBSIDY, 0, 1)
