"""Setting up: the board, the cards, corporations and the first projects."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import add_bits, count_bits, lowest
from nunatak.engine.position import CHANCE, SEAT_BITS, ByLot, Decision, OneOf
from nunatak.games.frozen_frontier.rules.decisions.effect_choices import generation_bits
from nunatak.games.frozen_frontier.rules.decisions.rounds import begin_round, lay_projects
from nunatak.games.frozen_frontier.rules.effects import go_on, receive_colonists
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier, empty_table
from nunatak.games.frozen_frontier.rules.questions import (
    AISAAC_CONNECTS,
    AISAAC_LANDS,
    CHOOSE_CORPORATION,
    DEAL_PROJECT,
    FIRST_PLAYER,
    KEEP_PROJECT,
    LAY_OUT,
    LOOK_AT_PACKET,
    OF_GENERATION,
    OF_POOL,
    OF_SEAT,
    OFFER_CORPORATION,
    THEN_SETUP,
    TURN_UP_CONTRACT,
    TURN_UP_PROGRAM,
    TURN_UP_SUBSIDY,
)
from nunatak.games.frozen_frontier.rules.rows import (
    AISAAC,
    BITS,
    CORPORATION,
    DEALT,
    DRAFT,
    DRAWN_SETS,
    HAND,
    LARGE,
    OPEN_PROJECTS,
    OPEN_SLOTS,
    PACKETS,
    POINTS,
    POOL,
    QUBITS,
    SEATED,
    SMALL,
    STEPS,
    STORE,
    TOKENS,
)
from nunatak.games.frozen_frontier.rules.tables import (
    CONTRACTS_UP,
    NONE,
    PROGRAMS_UP,
    START,
    SUBSIDIES_OUT,
    SUBSIDIES_USED,
    Tables,
)
from nunatak.games.frozen_frontier.rules.vocabulary import (
    AISAAC_COUNT,
    BEGAN,
    CONTRACT_COUNT,
    CORPORATION_COUNT,
    DRAW,
    ENGINEER,
    FIND,
    FROM_TRACK,
    GENERATIONS,
    HANDED,
    INCORPORATE,
    INCORPORATED,
    KEEP,
    KEPT,
    LAID_OUT,
    LAY,
    LOOK,
    OFFER,
    OFFERED,
    PICKED,
    PROGRAM_UP,
    PROJECT_COUNT,
    RESOURCE_COUNT,
    SCIENTIST,
    SET_COUNT,
    STEP_COUNT,
    SUBSIDY_OUT,
    SUBSIDY_UP,
    THREE_SETS,
    TURN_UP,
)
from nunatak.games.frozen_frontier.rules.vocabulary import DEALT as WAS_DEALT

# The stages of setting up.
BOARD: Final[i64] = 0
TURN_ORDER: Final[i64] = 1
RESEARCH: Final[i64] = 2
SUBSIDY_POOL: Final[i64] = 3
SUBSIDIES_DISCARDED: Final[i64] = 4
CONTRACT_POOL: Final[i64] = 5
STARTERS: Final[i64] = 6
PROJECTS_FIRST: Final[i64] = 7
BOARDS: Final[i64] = 8
CHOOSING: Final[i64] = 9
ADVANTAGES: Final[i64] = 10
DEALING: Final[i64] = 11
DRAFTING: Final[i64] = 12
PROJECTS_LAID: Final[i64] = 13
OPPONENT: Final[i64] = 14
BONUSES: Final[i64] = 15
READY: Final[i64] = 16

SOLO_BOARDS: Final[i64] = 3
SOLO_CARDS: Final[i64] = 8
# The layout that each choice of sets means, with two sets and with three.
CHOSEN_TWO: Final = vec[i64]([0, 1, 3])
CHOSEN_THREE: Final = vec[i64]([6, 7, 9])
FIRST_GAME_LAYOUTS: Final[i64] = 5  # paus-tianxia and tianxia-paus, as bits (ruling 48)


def begin_game(tables: Tables, players: i64, agreed: i64) -> FrozenFrontier:
    """Return the table as it is before anything is laid out."""
    p = empty_table(tables, players, agreed)
    for who in range(SEATED):
        if who < players or (players == 1 and who == AISAAC):
            p.put(who, SMALL, tables.small)
            p.put(who, LARGE, tables.large)
            p.put(who, TOKENS, tables.tokens)
        if who < players:
            p.put(who, OPEN_SLOTS, tables.open_slots)
    p.contracts = BITS[CONTRACT_COUNT] - 1
    p.stack = p.setup(SUBSIDIES_USED)
    if players == 1:
        p.commands = BITS[AISAAC_COUNT] - 1
    p.step(THEN_SETUP)
    p.settle()
    return p


@final
class ThenSetup(Decision[FrozenFrontier]):
    """Whatever is next before the first round."""

    name = "then-setup"

    def take(self, p: FrozenFrontier, option: i64) -> None:
        while p.stage < READY:
            if not prepare(p):
                return
            p.stage += 1
        begin_round(p)


def prepare(p: FrozenFrontier) -> bool:
    """Go on with a stage of setting up; say whether it is finished."""
    stage = p.stage
    if stage == BOARD:
        return lay_out(p)
    if stage == TURN_ORDER:
        return find_first(p)
    if stage == RESEARCH:
        return turn_up_programs(p)
    if stage == SUBSIDY_POOL:
        return turn_up_subsidies(p)
    if stage == SUBSIDIES_DISCARDED:
        return discard_subsidies(p)
    if stage == CONTRACT_POOL:
        return turn_up_contracts(p)
    if stage == STARTERS:
        hand_out_starters(p)
        return True
    if stage == PROJECTS_FIRST:
        return not (p.variant(OPEN_PROJECTS) and lay_projects(p, THEN_SETUP))
    if stage == BOARDS:
        return offer_corporations(p)
    if stage == CHOOSING:
        return choose_corporations(p)
    if stage == ADVANTAGES:
        for seat in range(p.players):
            take_advantages(p, seat)
        return True
    if stage == DEALING:
        return deal_projects(p)
    if stage == DRAFTING:
        return draft_projects(p)
    if stage == PROJECTS_LAID:
        return not lay_projects(p, THEN_SETUP)
    if stage == OPPONENT:
        return set_up_aisaac(p)
    take_bonuses(p)
    return False


def ask_chance(p: FrozenFrontier, decision: i64, about: i64) -> bool:
    """Ask chance, and come back to setting up afterwards."""
    p.step(THEN_SETUP)
    p.ask(decision, CHANCE, about)
    return False


# The board


def lay_out(p: FrozenFrontier) -> bool:
    """Lay out the city sets that were chosen, or let chance do it (ruling 3)."""
    if p.layout != NONE:
        return True
    choice = p.chosen_sets()
    if choice == DRAWN_SETS:
        return ask_chance(p, LAY_OUT, 0)
    if p.players > 2:
        take_layout(p, CHOSEN_THREE[choice])
    elif p.variant(DRAFT):
        take_layout(p, CHOSEN_TWO[choice])
    else:
        take_layout(p, 0)
    return True


def take_layout(p: FrozenFrontier, layout: i64) -> None:
    """Lay out the board; only its own projects and subsidies are used."""
    p.layout = layout
    p.tell(LAID_OUT, layout)
    for i in range(SET_COUNT):
        number = p.tables.layout_sets[layout * SET_COUNT + i]
        if number != NONE:
            p.deck |= p.tables.set_projects[number]
            p.subsidies |= p.tables.set_subsidies[number]


@final
class LayOut(OneOf[FrozenFrontier]):
    """Which sets are used, and in which order from the top."""

    name = "lay-out"

    def among(self, p: FrozenFrontier) -> i64:
        two: i64 = BITS[THREE_SETS] - 1
        if p.players > 2:
            return two << THREE_SETS
        return two if p.variant(DRAFT) else FIRST_GAME_LAYOUTS

    def take(self, p: FrozenFrontier, option: i64) -> None:
        take_layout(p, option - LAY)


# Turn order


def find_first(p: FrozenFrontier) -> bool:
    """The player to the left of the Last Player board starts; solo, that is the player."""
    if p.solo():
        p.tell(BEGAN, 0)
        return True
    p.stage += 1
    return ask_chance(p, FIRST_PLAYER, 0)


@final
class FirstPlayer(ByLot[FrozenFrontier]):
    """Player boards are given out at random (ruling 7)."""

    name = "first-player"

    def drawn(self, p: FrozenFrontier, seat: i64) -> None:
        p.first = seat
        p.active = seat
        p.tell(BEGAN, seat)


# Research programs, subsidies and contracts


def turn_up_programs(p: FrozenFrontier) -> bool:
    """Turn up the third generation; as a variant, all of them."""
    for generation in range(GENERATIONS):
        size = count_bits(p.stacks[generation])
        if p.is_open_stack(generation) and size < p.setup(PROGRAMS_UP):
            return ask_chance(p, TURN_UP_PROGRAM, generation)
    return True


@final
class TurnUpProgram(OneOf[FrozenFrontier]):
    """A research program, face up."""

    name = "turn-up-program"
    about = OF_GENERATION

    def among(self, p: FrozenFrontier) -> i64:
        left = generation_bits(p.about) & ~p.stacks[p.about]
        return left

    def take(self, p: FrozenFrontier, option: i64) -> None:
        p.stacks[p.about] |= BITS[option - FIND]
        p.tell(PROGRAM_UP, option - FIND)


def turn_up_subsidies(p: FrozenFrontier) -> bool:
    """Turn up three subsidies for the pool."""
    for place in range(POOL):
        if p.pool[place] == NONE:
            return ask_chance(p, TURN_UP_SUBSIDY, place)
    return True


def discard_subsidies(p: FrozenFrontier) -> bool:
    """Discard as many subsidies as there are players, once (ruling 4)."""
    if count_bits(p.gone) < p.setup(SUBSIDIES_OUT):
        return ask_chance(p, TURN_UP_SUBSIDY, POOL)
    return True


@final
class TurnUpSubsidy(OneOf[FrozenFrontier]):
    """The next subsidy of the stack: for the pool, or, when setting up, to be discarded."""

    name = "turn-up-subsidy"
    about = OF_POOL

    def among(self, p: FrozenFrontier) -> i64:
        return p.subsidies

    def take(self, p: FrozenFrontier, option: i64) -> None:
        card = option - TURN_UP
        p.subsidies &= ~BITS[card]
        p.stack -= 1
        if p.about == POOL:
            p.gone |= BITS[card]
            p.tell(SUBSIDY_OUT, card)
        else:
            p.pool[p.about] = card
            p.tell(SUBSIDY_UP, card)


def turn_up_contracts(p: FrozenFrontier) -> bool:
    """Turn up the first contracts."""
    if len(p.papers) < p.setup(CONTRACTS_UP):
        return ask_chance(p, TURN_UP_CONTRACT, 0)
    return True


# Corporations


def offer_corporations(p: FrozenFrontier) -> bool:
    """In a first game boards go by number; else one more than there are players is drawn."""
    if not p.variant(DRAFT):
        for i in range(p.players):
            incorporate(p, (p.first + i) % p.players, i)
        return True
    wanted = SOLO_BOARDS if p.solo() else p.players + 1
    if count_bits(p.boards) < wanted:
        return ask_chance(p, OFFER_CORPORATION, 0)
    return True


@final
class OfferCorporation(OneOf[FrozenFrontier]):
    """A corporation to choose from; with two players not the ones marked 3+ (ruling 6)."""

    name = "offer-corporation"

    def among(self, p: FrozenFrontier) -> i64:
        boards: i64 = BITS[CORPORATION_COUNT] - 1
        if p.players < 3:
            boards = p.tables.small_games
        return boards & ~p.boards

    def take(self, p: FrozenFrontier, option: i64) -> None:
        p.boards |= BITS[option - OFFER]
        p.tell(OFFERED, option - OFFER)


def choose_corporations(p: FrozenFrontier) -> bool:
    """Starting from the Last Player, counter-clockwise, everybody chooses."""
    for i in range(p.players):
        seat = (p.first - 1 - i) % p.players
        if p.corporation(seat) == NONE:
            p.step(THEN_SETUP)
            p.ask(CHOOSE_CORPORATION, seat)
            return False
    p.boards = 0
    return True


@final
class ChooseCorporation(Decision[FrozenFrontier]):
    """One of the boards that are left."""

    name = "choose-corporation"

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        return add_bits(p.boards, INCORPORATE, out, 0)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        p.boards &= ~BITS[option - INCORPORATE]
        incorporate(p, p.actor, option - INCORPORATE)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        chosen = INCORPORATE <= option < INCORPORATE + CORPORATION_COUNT
        return "why-not-offered" if chosen else ""


def incorporate(p: FrozenFrontier, seat: i64, corporation: i64) -> None:
    """Give a seat a corporation."""
    p.put(seat, CORPORATION, corporation)
    p.listen(seat)
    p.tell(INCORPORATED, seat, corporation)


def take_advantages(p: FrozenFrontier, seat: i64) -> None:
    """Resources, Qubits, colonists and steps that a corporation starts with."""
    first = p.corporation(seat) * START
    start = p.tables.corporation_start
    p.put(seat, QUBITS, start[first])
    for resource in range(RESOURCE_COUNT):
        p.put(seat, STORE + resource, start[first + 1 + resource])
    receive_colonists(p, seat, ENGINEER, start[first + 5])
    receive_colonists(p, seat, SCIENTIST, start[first + 6])
    p.put(seat, STEPS, start[first + 7])
    p.put(seat, STEPS + 1, start[first + 8])


def take_bonuses(p: FrozenFrontier) -> None:
    """Bonuses of all lines up to the starting step, once there are decks (ruling 5)."""
    p.stage = READY
    p.step(THEN_SETUP)
    for i in range(p.players):
        seat = (p.first - 1 - i) % p.players
        for track in range(2):
            for step in range(p.steps(seat, track)):
                source = FROM_TRACK + track * STEP_COUNT + step + 1
                go_on(p, seat, source, 0)


# Projects


def hand_out_starters(p: FrozenFrontier) -> None:
    """In a first game everybody gets the cards with certain numbers."""
    if p.variant(DRAFT):
        return
    for number in range(1, 5):
        place: i64 = number - 1
        if p.players == 3 and number == 4:
            continue
        if p.players < 3:
            place = (number - 1) % 2
        if place >= p.players:
            continue
        seat = (p.first + place) % p.players
        cards = p.tables.starters[number] & p.deck
        p.deck &= ~cards
        p.open |= cards
        p.put(seat, HAND, p.hand(seat) | cards)
        while cards != 0:
            p.tell(HANDED, seat, lowest(cards))
            cards &= cards - 1


def deal_projects(p: FrozenFrontier) -> bool:
    """Deal a packet to everybody, for the draft."""
    if not p.variant(DRAFT):
        return True
    size = SOLO_CARDS if p.solo() else DEALT
    for packet in range(p.players):
        if count_bits(p.drafted[PACKETS + packet]) < size:
            return ask_chance(p, DEAL_PROJECT, packet)
    return True


@final
class DealProject(OneOf[FrozenFrontier]):
    """A card of somebody's first packet."""

    name = "deal-project"
    about = OF_SEAT

    def among(self, p: FrozenFrontier) -> i64:
        return p.deck

    def take(self, p: FrozenFrontier, option: i64) -> None:
        card = option - DRAW
        p.deck &= ~BITS[card]
        p.drafted[PACKETS + p.about] |= BITS[card]
        p.tell(WAS_DEALT, p.about, card, seen=SEAT_BITS[p.about])


def draft_projects(p: FrozenFrontier) -> bool:
    """Everybody keeps a card and passes the rest to the left, until all are taken."""
    if not p.variant(DRAFT):
        return True
    while p.picks < DEALT:
        for seat in range(p.players):
            if p.picked & SEAT_BITS[seat] == 0:
                cards = p.drafted[PACKETS + p.packet_of(seat)]
                if cards & (cards - 1) != 0:
                    p.step(THEN_SETUP)
                    p.ask(KEEP_PROJECT, seat)
                    return False
                keep(p, seat, lowest(cards))
        if p.picks + 1 < DEALT:
            return ask_chance(p, LOOK_AT_PACKET, 0)
        p.picks += 1
        p.picked = 0
    p.deck |= p.drafted[PACKETS]  # solo, what was not kept goes back
    p.drafted[PACKETS] = 0
    return True


@final
class LookAtPacket(Decision[FrozenFrontier]):
    """Packets are passed, and everybody looks at another one."""

    name = "look-at-packet"

    def outcomes(self, p: FrozenFrontier, eye: i64, out: vec[i64], weights: vec[i64]) -> i64:
        out[0] = LOOK
        weights[0] = 1
        return 1

    def take(self, p: FrozenFrontier, option: i64) -> None:
        p.picks += 1
        p.picked = 0


@final
class KeepProject(Decision[FrozenFrontier]):
    """A card of the packet to keep, in secret."""

    name = "keep-project"

    def options(self, p: FrozenFrontier, out: vec[i64]) -> i64:
        return add_bits(p.drafted[PACKETS + p.packet_of(p.actor)], KEEP, out, 0)

    def take(self, p: FrozenFrontier, option: i64) -> None:
        keep(p, p.actor, option - KEEP)

    def why_not(self, p: FrozenFrontier, option: i64) -> str:
        return "why-not-in-packet" if KEEP <= option < KEEP + PROJECT_COUNT else ""


def keep(p: FrozenFrontier, seat: i64, card: i64) -> None:
    """Take a card out of a packet."""
    packet = p.packet_of(seat)
    p.drafted[packet * DEALT + p.picks] = card
    p.drafted[PACKETS + packet] &= ~BITS[card]
    p.take_in_hand(seat, card)
    p.picked |= SEAT_BITS[seat]
    p.tell(KEPT, seat, card, seen=SEAT_BITS[seat])
    p.tell(PICKED, seat)


# AISAAC


def set_up_aisaac(p: FrozenFrontier) -> bool:
    """AISAAC starts somewhere, with points and AI tokens by its strength."""
    if not p.solo():
        return True
    level = p.aisaac_level()
    if p.here(AISAAC) == NONE:
        p.put(AISAAC, POINTS, p.tables.start_points[level])
        return ask_chance(p, AISAAC_LANDS, 0)
    if p.tables.tokens - p.tokens(AISAAC) < p.tables.start_tokens[level]:
        return ask_chance(p, AISAAC_CONNECTS, 0)
    return True
