"""What lies on the table in Frozen Frontier.

Cards are bits: no two are alike, so a hand, a deck or a stack is one integer. What a player has is
a row of `own`, what a city has is a row of `cities`. AISAAC, who is no seat, has the last row.
"""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.bits import count_bits
from nunatak.engine.position import SEAT_BITS, Position
from nunatak.engine.rng import Rng
from nunatak.games.frozen_frontier.rules.questions import KEEP_PROJECT
from nunatak.games.frozen_frontier.rules.redeal import (
    redeal_contracts,
    redeal_programs,
    redeal_projects,
)
from nunatak.games.frozen_frontier.rules.rows import (
    AISAAC,
    AISAAC_AT,
    AT_THE_END,
    BITS,
    CARRIER,
    CITY,
    CORPORATION,
    COVERED,
    DRAFTED,
    ENGINEERS,
    FULFILLED,
    HAND,
    LARGE,
    LISTENS,
    MARGIN,
    MODULES,
    OPEN_RESEARCH,
    OPEN_SLOTS,
    OWN,
    OWNERS,
    PACKETS,
    PAPERS,
    PENALTIES,
    POINTS,
    POOL,
    PROGRAM,
    PROJECT,
    QUBITS,
    SEATED,
    SETS_AT,
    SETTLED,
    SLOT,
    SMALL,
    STACKS,
    STEPS,
    STORE,
    TAX,
    TOKENS,
    contract_of,
    whose,
)
from nunatak.games.frozen_frontier.rules.tables import (
    DIRECTIONS,
    NONE,
    OPS,
    PROGRAMS_UP,
    SETUP,
    SLOTS_IN_CITY,
    Tables,
)
from nunatak.games.frozen_frontier.rules.vocabulary import (
    AT_PROGRAMS,
    AT_SLOTS,
    BASICS,
    BUILDING_COUNT,
    CITY_COUNT,
    END_GAME,
    FINISHED,
    FOR_CITY,
    FOR_CONTRACT,
    FOR_CONTROL,
    FOR_LARGE,
    FOR_LEFTOVER,
    FOR_PROJECT,
    FOR_SMALL,
    FOR_TOKEN,
    FROM_CORPORATION,
    FROM_PROGRAM,
    GENERATIONS,
    INDUSTRY,
    KEEP,
    LARGE_FROM,
    NO_LIMIT,
    ONCE_PER_TURN,
    OP_GAIN,
    OP_IMMUNITY,
    PLACE_COUNT,
    PROJECT_COUNT,
    RESOURCE_COUNT,
    SCIENCE,
    SETTING_UP,
    SLOT_COUNT,
    STEP_COUNT,
)
from nunatak.games.frozen_frontier.rules.vocabulary import IN_A_BUILDING as IN_A_BUILDING


@final
class FrozenFrontier(Position):
    """Frozen Frontier at one moment."""

    def __init__(self, tables: Tables, players: i64) -> None:
        super().__init__(tables, players)
        self.tables = tables
        self.agreed: i64 = 0  # what was agreed on, as bits of AGREED
        self.own = vec[i64]()  # for each seat and AISAAC, a row of OWN
        self.cities = vec[i64]()  # for each city, a row of CITY
        self.pool = vec[i64]()  # subsidies in three places, or NONE
        self.drafted = vec[i64]()  # for each packet and pick, the project; then packets, as bits
        self.stacks = vec[i64]()  # for each generation, programs as bits; then who has looked
        self.discard = vec[i64]()  # projects, the bottom one first
        self.papers = vec[i64]()  # contracts in the pool, the oldest first
        self.under = vec[i64]()  # contracts put under the deck: the card, and by whom << 8
        self.fulfilled = vec[i64]()  # contracts that were fulfilled, in order
        self.phase: i64 = SETTING_UP
        self.stage: i64 = 0  # how far setup, or a cleanup, has come
        self.layout: i64 = NONE
        self.first: i64 = 0  # who had the first turn
        self.active: i64 = 0  # who holds the Active Player token; AISAAC if it does
        self.round: i64 = 0
        self.turn: i64 = 0
        self.boards: i64 = 0  # corporations that can be chosen, as bits
        self.picks: i64 = 0  # how many rounds of the draft are over
        self.picked: i64 = 0  # who has picked in this one, as a mask
        self.deck: i64 = 0  # projects, as bits
        self.open: i64 = 0  # projects in hands that everybody knows, as bits
        self.contracts: i64 = 0  # the deck of contracts, but for those put under it, as bits
        self.shown: i64 = 0  # contracts of which somebody keeps one, as bits
        self.subsidies: i64 = 0  # that may still be in the stack, as bits
        self.stack: i64 = 0  # how many are
        self.gone: i64 = 0  # subsidies discarded, as bits
        self.engineers: i64 = tables.engineers  # in the Reserve
        self.scientists: i64 = tables.scientists
        self.path: i64 = 0  # cities that the carrier has been to this turn, as bits
        self.start_city: i64 = NONE  # where the carrier was when the turn began
        self.used: i64 = 0  # abilities used up this turn, as bits of their places
        self.playing: i64 = NONE  # the project that is being played
        self.subsidy: i64 = NONE  # the subsidy that is being used
        self.gap: i64 = 0  # the place in the pool that it has left
        self.shipping: i64 = NONE  # the contract that is being paid
        self.paid: i64 = 0  # what was paid for it, 4 bits for each resource
        self.shipper: i64 = 0  # whose turn to ship it is, as a place in the order
        self.passed: i64 = 0  # who ships no more, as a mask of rows
        self.claimed: i64 = 0  # contracts that AISAAC has claimed in this round
        self.commands: i64 = 0  # AISAAC's deck, as bits
        self.command: i64 = NONE  # its card of this turn
        self.busy: i64 = NONE  # who is paying a contract, or has drawn three of them
        self.scheduled = False  # contracts are shipped from the pool
        self.final = False  # the stack has run out in the last round

    def copy(self) -> "FrozenFrontier":
        """Return an independent position that is equal to this one."""
        p = FrozenFrontier(self.tables, self.players)
        p.agreed = self.agreed
        p.own = self.own[:]
        p.cities = self.cities[:]
        p.pool = self.pool[:]
        p.drafted = self.drafted[:]
        p.stacks = self.stacks[:]
        p.discard = self.discard[:]
        p.papers = self.papers[:]
        p.under = self.under[:]
        p.fulfilled = self.fulfilled[:]
        p.ask_like(self)
        p.phase = self.phase
        p.stage = self.stage
        p.layout = self.layout
        p.first = self.first
        p.active = self.active
        p.round = self.round
        p.turn = self.turn
        p.boards = self.boards
        p.picks = self.picks
        p.picked = self.picked
        p.deck = self.deck
        p.open = self.open
        p.contracts = self.contracts
        p.shown = self.shown
        p.subsidies = self.subsidies
        p.stack = self.stack
        p.gone = self.gone
        p.engineers = self.engineers
        p.scientists = self.scientists
        p.path = self.path
        p.start_city = self.start_city
        p.used = self.used
        p.playing = self.playing
        p.subsidy = self.subsidy
        p.gap = self.gap
        p.shipping = self.shipping
        p.paid = self.paid
        p.shipper = self.shipper
        p.passed = self.passed
        p.claimed = self.claimed
        p.commands = self.commands
        p.command = self.command
        p.busy = self.busy
        p.scheduled = self.scheduled
        p.final = self.final
        return p

    # What was agreed on

    def variant(self, bit: i64) -> bool:
        """Say whether something was agreed on."""
        return self.agreed & bit != 0

    def chosen_sets(self) -> i64:
        """Return which choice of city sets was agreed on."""
        return (self.agreed >> SETS_AT) & 3

    def aisaac_level(self) -> i64:
        """Return how strong AISAAC is."""
        return (self.agreed >> AISAAC_AT) & 3

    def setup(self, what: i64) -> i64:
        """Return a count that depends on the number of players; solo is like a game for two."""
        return self.tables.setup[max(self.players, i64(2)) * SETUP + what]

    def solo(self) -> bool:
        """Say whether AISAAC plays."""
        return self.players == 1

    # Turn order

    def last(self) -> i64:
        """Return who holds the Last Player board."""
        if self.players == 1:
            return AISAAC
        return self.first - 1 if self.first > 0 else self.players - 1

    def after(self, who: i64) -> i64:
        """Return who sits to the left of somebody."""
        if self.players == 1:
            return AISAAC if who == 0 else i64(0)
        return who + 1 if who + 1 < self.players else i64(0)

    def before_last(self, who: i64) -> i64:
        """Return how many seats somebody is before the Last Player, counter-clockwise."""
        if self.players == 1:
            return i64(who != AISAAC)
        return (self.last() - who) % self.players

    def in_shipping_order(self, place: i64) -> i64:
        """Return who is at a place of the order on the Industry Track (ruling 27)."""
        rows = max(self.players, i64(2))
        for i in range(rows):
            who = AISAAC if self.players == 1 and i == 1 else i
            rank = self.shipping_rank(who)
            ahead: i64 = 0
            for j in range(rows):
                other = AISAAC if self.players == 1 and j == 1 else j
                ahead += i64(self.shipping_rank(other) > rank)
            if ahead == place:
                return who
        return 0  # only an edited position asks for a place that nobody has

    def shipping_rank(self, who: i64) -> i64:
        """Return what puts somebody ahead in shipping: steps, then being near the Last Player."""
        return self.own[who * OWN + STEPS + INDUSTRY] * 8 - self.before_last(who)

    # What somebody has, a seat or AISAAC: a row of `own`

    def has(self, who: i64, what: i64) -> i64:
        """Return how many somebody has of something, or which: by its place in the row."""
        return self.own[who * OWN + what]

    def add(self, who: i64, what: i64, n: i64) -> None:
        """Let somebody have more of something, or less."""
        self.own[who * OWN + what] += n

    def put(self, who: i64, what: i64, to: i64) -> None:
        """Let somebody have just this."""
        self.own[who * OWN + what] = to

    def qubits(self, who: i64) -> i64:
        """Return the Qubits in somebody's supply."""
        return self.own[who * OWN + QUBITS]

    def points(self, who: i64) -> i64:
        """Return somebody's points in tokens."""
        return self.own[who * OWN + POINTS]

    def colonists(self, who: i64, colonist: i64) -> i64:
        """Return somebody's engineers, or scientists."""
        return self.own[who * OWN + ENGINEERS + colonist]

    def steps(self, who: i64, track: i64) -> i64:
        """Return how far somebody has come on a track."""
        return self.own[who * OWN + STEPS + track]

    def miniatures(self, who: i64, building: i64) -> i64:
        """Return how many miniatures somebody has left of a building's size."""
        return self.own[who * OWN + (LARGE if building >= LARGE_FROM else SMALL)]

    def tokens(self, who: i64) -> i64:
        """Return the AI tokens that somebody has left."""
        return self.own[who * OWN + TOKENS]

    def store(self, who: i64, resource: i64) -> i64:
        """Return how many units of a resource somebody has."""
        return self.own[who * OWN + STORE + resource]

    def basics_after(self, seat: i64, cost: vec[i64], first: i64) -> i64:
        """Return how many basic units are left once a seat has paid the resources that a cost
        names from `first` on, or NONE if it lacks any of them."""
        own = self.own
        row = seat * OWN + STORE
        total: i64 = 0
        for resource in range(RESOURCE_COUNT):
            left = own[row + resource] - cost[first + resource]
            if left < 0:
                return NONE
            if resource < BASICS:
                total += left
        return total

    def room(self, seat: i64, resource: i64) -> i64:
        """Return how many more units of a resource a seat can store."""
        return self.tables.storage - self.own[seat * OWN + STORE + resource]

    def stored(self, seat: i64) -> i64:
        """Return how many units a seat has in all."""
        own = self.own
        first = seat * OWN + STORE
        n: i64 = 0
        for resource in range(RESOURCE_COUNT):
            n += own[first + resource]
        return n

    def corporation(self, who: i64) -> i64:
        """Return somebody's corporation, or NONE."""
        return self.own[who * OWN + CORPORATION]

    def open_slots(self, who: i64) -> i64:
        """Return how many slots for projects are unlocked."""
        return self.own[who * OWN + OPEN_SLOTS]

    def completed(self, who: i64, slot: i64) -> i64:
        """Return the project that somebody has completed in a slot, or NONE."""
        return self.own[who * OWN + SLOT + slot]

    def program(self, who: i64, generation: i64) -> i64:
        """Return somebody's research program of a generation, or NONE."""
        return self.own[who * OWN + PROGRAM + generation]

    def hand(self, who: i64) -> i64:
        """Return the projects in somebody's hand, as bits."""
        return self.own[who * OWN + HAND]

    def take_in_hand(self, who: i64, card: i64) -> None:
        """Add a project to somebody's hand."""
        self.own[who * OWN + HAND] |= BITS[card]

    def contracts_held(self, who: i64) -> i64:
        """Return the contracts in somebody's hand, as bits."""
        return self.own[who * OWN + PAPERS]

    def take_contract_in_hand(self, who: i64, card: i64) -> None:
        """Add a contract to somebody's hand."""
        self.own[who * OWN + PAPERS] |= BITS[card]

    def contracts_fulfilled(self, who: i64) -> i64:
        """Return how many contracts somebody has fulfilled."""
        return self.own[who * OWN + FULFILLED]

    def here(self, who: i64) -> i64:
        """Return somebody's current city: where the carrier is."""
        return self.own[who * OWN + CARRIER]

    # What lies in a city: a row of `cities`

    def tax(self, city: i64) -> i64:
        """Return a city's transit tax."""
        return self.cities[city * CITY + TAX]

    def add_tax(self, city: i64, n: i64) -> None:
        """Put Qubits on a city's tax, or take some off."""
        self.cities[city * CITY + TAX] += n

    def project_in(self, city: i64) -> i64:
        """Return the project that lies in a city, or NONE."""
        return self.cities[city * CITY + PROJECT]

    def lay_project(self, city: i64, card: i64) -> None:
        """Lay a project in a city; NONE takes it away."""
        self.cities[city * CITY + PROJECT] = card

    def owner(self, city: i64, slot: i64) -> i64:
        """Return the row of a building's owner, or NONE if there is no building."""
        return ((self.cities[city * CITY + OWNERS] >> (slot * 3)) & 7) - 1

    def is_built(self, city: i64, slot: i64) -> bool:
        """Say whether there is a building."""
        return (self.cities[city * CITY + OWNERS] >> (slot * 3)) & 7 != 0

    def owners(self, city: i64) -> i64:
        """Return the owners of a city's buildings: three bits for each slot, rows from 1 on."""
        return self.cities[city * CITY + OWNERS]

    def build(self, city: i64, slot: i64, who: i64) -> None:
        """Put somebody's miniature into a slot."""
        self.cities[city * CITY + OWNERS] |= (who + 1) << (slot * 3)

    def modules(self, city: i64, who: i64) -> i64:
        """Return how many AI tokens somebody has in a city."""
        return (self.cities[city * CITY + MODULES] >> (who * 8)) & 255

    def all_modules(self, city: i64) -> i64:
        """Return how many AI tokens everybody has in a city: eight bits for each row."""
        return self.cities[city * CITY + MODULES]

    def add_modules(self, city: i64, who: i64, n: i64) -> None:
        """Put AI tokens of somebody's into a city."""
        self.cities[city * CITY + MODULES] += n << (who * 8)

    def settled(self, city: i64) -> i64:
        """Return which colonist spaces of a city are taken, as bits: three for each slot."""
        return self.cities[city * CITY + SETTLED]

    def is_settled(self, city: i64, slot: i64, space: i64) -> bool:
        """Say whether a colonist space is taken."""
        return self.cities[city * CITY + SETTLED] & BITS[slot * 3 + space] != 0

    def settle_in(self, city: i64, slot: i64, space: i64) -> None:
        """Put a colonist into a space."""
        self.cities[city * CITY + SETTLED] |= BITS[slot * 3 + space]

    def covered(self, city: i64) -> i64:
        """Return which spots of a city have a Qubit, as bits: three for each slot, then Basic."""
        return self.cities[city * CITY + COVERED]

    def cover(self, city: i64, spot: i64) -> None:
        """Put a Qubit on a spot."""
        self.cities[city * CITY + COVERED] |= BITS[spot]

    def uncover(self, city: i64, spot: i64) -> None:
        """Take the Qubit off a spot."""
        self.cities[city * CITY + COVERED] &= ~BITS[spot]

    def uncover_all(self, city: i64) -> None:
        """Take the Qubits off all spots of a city."""
        self.cities[city * CITY + COVERED] = 0

    # The board

    def building_at(self, city: i64, slot: i64) -> i64:
        """Return which building a slot is for."""
        return self.tables.slot_building[city * SLOTS_IN_CITY + slot]

    def slot_for(self, city: i64, building: i64) -> i64:
        """Return the slot that a city has for a building, or NONE."""
        return self.tables.slot_of[city * BUILDING_COUNT + building]

    def lab_at(self, city: i64, slot: i64) -> i64:
        """Return the laboratory of a slot, or NONE."""
        return self.tables.slot_lab[city * SLOTS_IN_CITY + slot]

    def colonist_at(self, city: i64, slot: i64, space: i64) -> i64:
        """Return who settles in a space, or NONE if there is none."""
        return self.tables.space_colonist[(city * SLOTS_IN_CITY + slot) * IN_A_BUILDING + space]

    def in_play(self, city: i64) -> bool:
        """Say whether a city is on the board."""
        return self.layout != NONE and self.tables.layout_cities[self.layout] & BITS[city] != 0

    def neighbour(self, city: i64, direction: i64) -> i64:
        """Return a neighbouring city: up, down or across; Space Routes count."""
        return self.tables.neighbours[(self.layout * CITY_COUNT + city) * DIRECTIONS + direction]

    def buildings_of(self, city: i64, who: i64) -> i64:
        """Return how many buildings somebody has in a city."""
        owners = self.cities[city * CITY + OWNERS]
        n: i64 = 0
        while owners != 0:
            n += i64(owners & 7 == who + 1)
            owners >>= 3
        return n

    def is_usable(self, city: i64, slot: i64, spot: i64) -> bool:
        """Say whether a spot belongs to a settled colonist and has no Qubit yet."""
        place = (city * SLOTS_IN_CITY + slot) * IN_A_BUILDING + spot
        space = self.tables.spot_space[place]
        return (
            space != NONE
            and self.cities[city * CITY + SETTLED] & BITS[slot * 3 + space] != 0
            and self.cities[city * CITY + COVERED] & BITS[slot * 3 + spot] == 0
        )

    def contracts_left(self) -> i64:
        """Return how many contracts can still be drawn."""
        return count_bits(self.contracts) + len(self.under)

    def stack_size(self, generation: i64) -> i64:
        """Return how many research programs of a generation nobody has taken yet."""
        n = self.setup(PROGRAMS_UP)
        for seat in range(self.players):
            n -= i64(self.program(seat, generation) != NONE)
        return n

    def is_open_stack(self, generation: i64) -> bool:
        """Say whether the programs of a generation lie face up."""
        return generation == GENERATIONS - 1 or self.agreed & OPEN_RESEARCH != 0

    def is_finished(self) -> bool:
        """Say whether the game is over."""
        return self.phase == FINISHED

    # Abilities

    def ability_at(self, seat: i64, place: i64) -> i64:
        """Return the ability that lies at a place in front of a seat, or NONE."""
        own = self.own
        row = seat * OWN
        if place < AT_SLOTS:
            corporation = own[row + CORPORATION]
            return NONE if corporation == NONE else FROM_CORPORATION + corporation
        if place < AT_PROGRAMS:
            return own[row + SLOT + place - AT_SLOTS]
        program = own[row + PROGRAM + place - AT_PROGRAMS]
        return NONE if program == NONE else FROM_PROGRAM + program

    def listen(self, seat: i64) -> None:
        """Note which occasions trigger some ability of a seat, and if one counts at the end."""
        heard: i64 = 0
        for place in range(PLACE_COUNT):
            ability = self.ability_at(seat, place)
            if ability != NONE:
                trigger = self.tables.trigger[ability]
                if trigger == NO_LIMIT or trigger == ONCE_PER_TURN:
                    heard |= BITS[self.tables.occasion[ability]]
                elif trigger == END_GAME:
                    heard |= AT_THE_END
        self.put(seat, LISTENS, heard)

    # Points (rulings 38, 39 and 43)

    def city_worth(self, city: i64) -> i64:
        """Return what controlling a city brings."""
        settled = self.cities[city * CITY + SETTLED]
        owners = self.cities[city * CITY + OWNERS]
        worth = count_bits(settled) + count_bits(settled & self.tables.scientist_spaces[city])
        while owners != 0:
            worth += i64(owners & 7 != 0)
            owners >>= 3
        return worth

    def weight(self, city: i64, who: i64) -> i64:
        """Return somebody's buildings and AI tokens in a city."""
        return self.buildings_of(city, who) + self.modules(city, who)

    def rulers(self, city: i64) -> i64:
        """Return who controls a city, alone or with others, as a mask of rows."""
        if self.cities[city * CITY + OWNERS] == 0 and self.cities[city * CITY + MODULES] == 0:
            return 0
        best: i64 = 1
        found: i64 = 0
        for who in range(SEATED):
            weight = self.weight(city, who)
            if weight > best:
                best = weight
                found = BITS[who]
            elif weight == best:
                found |= BITS[who]
        return found

    def control_points(self, who: i64) -> i64:
        """Return somebody's points for controlling cities."""
        points: i64 = 0
        for city in range(CITY_COUNT):
            rulers = self.rulers(city)
            if rulers & BITS[who] != 0:
                points += self.city_worth(city) // count_bits(rulers)
        return points

    def track_points(self, who: i64) -> i64:
        """Return somebody's points for both tracks."""
        points = self.tables.step_points
        return points[self.steps(who, INDUSTRY)] + points[STEP_COUNT + self.steps(who, SCIENCE)]

    def contract_points(self, who: i64) -> i64:
        """Return somebody's points for fulfilled contracts."""
        points: i64 = 0
        for entry in self.fulfilled:
            if whose(entry) == who:
                points += self.tables.contract_points[contract_of(entry)]
        return points

    def leftover(self, seat: i64) -> i64:
        """Return everything a seat has left: Qubits, resources and cards in hand."""
        cards = count_bits(self.hand(seat)) + count_bits(self.contracts_held(seat))
        return self.qubits(seat) + self.stored(seat) + cards

    def count_for(self, seat: i64, per: i64) -> i64:
        """Return how many a seat has of what an effect counts (ruling 43)."""
        if per == FOR_SMALL:
            return self.tables.small - self.has(seat, SMALL)
        if per == FOR_LARGE:
            return self.tables.large - self.has(seat, LARGE)
        if per == FOR_TOKEN:
            return self.tables.tokens - self.tokens(seat)
        if per == FOR_CONTRACT:
            return self.contracts_fulfilled(seat)
        if per == FOR_LEFTOVER:
            return self.leftover(seat)
        n: i64 = 0
        if per == FOR_PROJECT:
            for i in range(SLOT_COUNT):
                n += i64(self.completed(seat, i) != NONE)
        elif per == FOR_CITY:
            for city in range(CITY_COUNT):
                n += i64(self.buildings_of(city, seat) > 0)
        elif per == FOR_CONTROL:
            for city in range(CITY_COUNT):
                n += i64(self.rulers(city) & BITS[seat] != 0)
        else:
            n = min(self.steps(seat, INDUSTRY), self.steps(seat, SCIENCE))
        return n

    def amount(self, seat: i64, k: i64) -> i64:
        """Return how much an operation brings a seat."""
        tables = self.tables
        n = tables.op_n[k]
        if tables.op_per[k] == NONE:
            return n
        n *= self.count_for(seat, tables.op_per[k]) // tables.op_div[k]
        return min(n, tables.op_most[k])

    def ability_points(self, seat: i64) -> i64:
        """Return a seat's points for abilities that count at the end."""
        points: i64 = 0
        if self.has(seat, LISTENS) & AT_THE_END == 0:
            return points
        for place in range(PLACE_COUNT):
            source = self.ability_at(seat, place)
            if source != NONE and self.tables.trigger[source] == END_GAME:
                for k in range(source * OPS, source * OPS + self.tables.op_count[source]):
                    if self.tables.op[k] == OP_GAIN:
                        points += self.amount(seat, k)
        return points

    def penalty_points(self, seat: i64) -> i64:
        """Return what penalty tokens take away from a seat, unless it may ignore them."""
        penalty = self.has(seat, PENALTIES) * self.tables.penalty
        if penalty == 0 or self.has(seat, LISTENS) & AT_THE_END == 0:
            return penalty
        for place in range(PLACE_COUNT):
            source = self.ability_at(seat, place)
            if source != NONE and self.tables.trigger[source] == END_GAME:
                for k in range(source * OPS, source * OPS + self.tables.op_count[source]):
                    if self.tables.op[k] == OP_IMMUNITY:
                        return 0
        return penalty

    def score(self, seat: i64) -> i64:
        """Return the seat's points as if the game ended now."""
        return (
            self.control_points(seat)
            + self.track_points(seat)
            + self.contract_points(seat)
            + self.ability_points(seat)
            + self.leftover(seat) // 3
            + self.points(seat)
            - self.penalty_points(seat)
        )

    def score_seen(self, seat: i64, eye: i64) -> i64:
        """Return a seat's points without the contracts that lie face down before it (ruling 47)."""
        if seat == eye or self.phase == FINISHED:
            return self.score(seat)
        return self.score(seat) - self.contract_points(seat)

    def aisaac_score(self) -> i64:
        """Return AISAAC's points."""
        return (
            self.control_points(AISAAC)
            + self.track_points(AISAAC)
            + self.contract_points(AISAAC)
            + self.points(AISAAC)
        )

    def rank(self, seat: i64) -> i64:
        """Return points, then who is nearer to the Last Player; alone, points."""
        if self.solo():
            return self.score(seat)
        return self.score(seat) * 8 - self.before_last(seat)

    def solo_share(self) -> float:
        """Return how well a lone player has done: half for beating AISAAC, half for the margin."""
        ahead = self.score(0) - self.aisaac_score()
        beaten = 0.5 if ahead > 0 else 0.0
        return beaten + 0.5 / (1.0 + exp(-float(ahead) / MARGIN))

    def ending(self) -> i64:
        """Return how the game ended: solo, whether AISAAC was beaten, who wins ties."""
        if self.players > 1:
            return 0
        return 1 if self.score(0) > self.aisaac_score() else 2

    # What a seat can't know (ruling 47)

    def packet_of(self, seat: i64) -> i64:
        """Return which packet a seat holds."""
        return (seat - self.picks) % self.players

    def early(self, seat: i64) -> list[int]:
        """Return which cards of its packet a seat may keep that is still to be asked."""
        if self.now != KEEP_PROJECT or self.actor < 0 or self.actor == seat:
            return []
        if self.picked & SEAT_BITS[seat] != 0:
            return []
        packet = self.drafted[PACKETS + self.packet_of(seat)]
        found: list[int] = []
        for card in range(PROJECT_COUNT):
            if packet & BITS[card] != 0:
                found.append(KEEP + card)
        return found

    def redealt(self, seat: i64, rng: Rng) -> "FrozenFrontier":
        """Deal afresh hands, packets, stacks and contracts that a seat has not seen."""
        p = self.copy()
        if self.phase != FINISHED:
            redeal_projects(p, seat, rng)
            redeal_contracts(p, seat, rng)
            for generation in range(GENERATIONS):
                redeal_programs(p, generation, seat, rng)
        return p

    def matching_cards(self, seat: i64, city: i64, building: i64) -> i64:
        """Return the projects in a seat's hand that match a building or a city, as bits."""
        tables = self.tables
        return self.hand(seat) & (tables.building_projects[building] | tables.city_projects[city])


def empty_table(tables: Tables, players: i64, agreed: i64) -> FrozenFrontier:
    """Return a table with nothing on it but what is in the Reserve."""
    p = FrozenFrontier(tables, players)
    p.agreed = agreed
    p.own = vec[i64]([0] * (SEATED * OWN))
    for who in range(SEATED):
        p.put(who, CORPORATION, NONE)
        p.put(who, CARRIER, NONE)
        for slot in range(SLOT_COUNT):
            p.put(who, SLOT + slot, NONE)
        for generation in range(GENERATIONS):
            p.put(who, PROGRAM + generation, NONE)
    p.cities = vec[i64]([0] * (CITY_COUNT * CITY))
    for city in range(CITY_COUNT):
        p.cities[city * CITY + PROJECT] = NONE
    p.pool = vec[i64]([NONE] * POOL)
    p.drafted = vec[i64]([NONE] * PACKETS + [0] * (DRAFTED - PACKETS))
    p.stacks = vec[i64]([0] * (2 * STACKS))
    return p
