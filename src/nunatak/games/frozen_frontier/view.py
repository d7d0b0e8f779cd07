"""Who may see what in Frozen Frontier, and how a position is written down.

Hidden are hands of projects and contracts (but for cards that were taken face up), contracts that
were fulfilled, packets of the draft, and the stacks of research programs.
"""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.document import ALL, Eye, Page, write_counts
from nunatak.engine.position import SEAT_BITS
from nunatak.games.frozen_frontier.rules.decisions.flow import LEVELS, SET_CHOICES, agreement
from nunatak.games.frozen_frontier.rules.position import FrozenFrontier, empty_table
from nunatak.games.frozen_frontier.rules.questions import (
    ANY_TRACK,
    CHOOSE_PROGRAM,
    FLY_WHERE,
    GIVE_WHAT,
    PAY_UNITS,
    PAY_WITH,
    PLAY_WHICH,
    REFRESH_SPOT,
    SPOT_TIMES,
    TAKE_BASIC,
    TRACK_SOURCE,
    TRADE_TIMES,
    USE_ABILITY,
    WHICH_TRACK,
)
from nunatak.games.frozen_frontier.rules.rows import (
    AISAAC,
    BASIC_SPOT,
    BITS,
    CARRIER,
    CHOOSE_CONTRACTS,
    CORPORATION,
    DEALT,
    DRAFT,
    ENGINEERS,
    FULFILLED,
    HAND,
    LARGE,
    OPEN_PROJECTS,
    OPEN_RESEARCH,
    OPEN_SLOTS,
    OPENLY,
    PACKETS,
    PAID,
    PAPERS,
    PENALTIES,
    POINTS,
    POOL,
    PROGRAM,
    QUBITS,
    ROUNDS,
    SCIENTISTS,
    SLOT,
    SMALL,
    STACKS,
    STEPS,
    STORE,
    TOKENS,
    contract_of,
    fulfilment,
    put_under_by,
    units_paid,
    whose,
)
from nunatak.games.frozen_frontier.rules.scoring import tally
from nunatak.games.frozen_frontier.rules.tables import LAB_SPOT, NONE, SLOTS_IN_CITY, Tables
from nunatak.games.frozen_frontier.rules.vocabulary import (
    AISAAC_CARDS,
    BUILDINGS,
    CITIES,
    COLONISTS,
    CONTRACTS,
    CORPORATIONS,
    ENGINEER,
    FINISHED,
    GENERATIONS,
    IN_A_BUILDING,
    INDUSTRY,
    LABS,
    LAST_STEP,
    LAYOUTS,
    PHASES,
    PLACES,
    PROGRAMS,
    PROJECTS,
    RESOURCES,
    SCIENCE,
    SCIENTIST,
    SLOT_COUNT,
    SUBSIDIES,
)

STARTS = ("first game", "drafted")
MOST_QUBITS = 2000
MOST_POINTS = 2000
MOST_TURNS = 2000
SPREAD = ("left-top", "left-bottom", "right-top", "right-bottom")


def agreed(p: FrozenFrontier) -> dict[str, Any]:
    """Return what was agreed on before the game."""
    return {
        "start": STARTS[p.agreed & DRAFT],
        "sets": SET_CHOICES[p.chosen_sets()],
        "open_projects": p.agreed & OPEN_PROJECTS != 0,
        "open_research": p.agreed & OPEN_RESEARCH != 0,
        "choose_contracts": p.agreed & CHOOSE_CONTRACTS != 0,
        "aisaac": LEVELS[p.aisaac_level()],
    }


def asked(p: FrozenFrontier) -> dict[str, Any]:
    """Return the nouns of the sentence that asks for a decision."""
    seat = max(p.actor, 0)
    city = p.here(seat)
    generation = p.about if p.now == CHOOSE_PROGRAM else 0
    return {
        "aloft": int(p.now == FLY_WHERE and city != p.start_city),
        "count": how_often(p),
        "first": int(p.now == WHICH_TRACK and TRACK_SOURCE.of(p.about) != ANY_TRACK),
        "generation": ("I", "II", "III")[generation],
        "building": BUILDINGS[p.about] if p.now == PLAY_WHICH else "none",
        "left": int(DEALT - p.picks) if p.players == 1 else 0,  # to keep, if nobody else drafts
        "city": "none" if city == NONE else CITIES[city],
        "round": int(p.round),
        "stack": int(p.stack),
        "playing": "none" if p.playing == NONE else PROJECTS[p.playing],
        "subsidy": "none" if p.subsidy == NONE else SUBSIDIES[p.subsidy],
        "helium": int(p.store(seat, 3)),
    }


def how_often(p: FrozenFrontier) -> int:
    """Return how many times the same is asked, this time included, or how many abilities wait."""
    if p.now == TAKE_BASIC:
        return int(p.about)
    if p.now == PAY_WITH:
        return int(PAY_UNITS.of(p.about))
    if p.now == GIVE_WHAT:
        return int(TRADE_TIMES.of(p.about))
    if p.now == REFRESH_SPOT:
        return int(SPOT_TIMES.of(p.about))
    return len(p.options()) - 1 if p.now == USE_ABILITY else 1


# Writing


def table(p: FrozenFrontier, eye: Eye) -> dict[str, Any]:
    """Return what lies on the table."""
    return {
        "phase": PHASES[p.phase],
        "stage": int(p.stage),
        "round": int(p.round),
        "turn": int(p.turn),
        "first": int(p.first) + 1,
        "last": who(p.last()),
        "active": who(p.active),
        "layout": name(p.layout, LAYOUTS),
        "cities": {CITIES[c]: city_table(p, c) for c in range(len(CITIES)) if p.in_play(c)},
        "seats": [seat_table(p, seat, eye) for seat in range(p.players)],
        "aisaac": aisaac_table(p) if p.players == 1 else None,
        "reserve": {"engineers": int(p.engineers), "scientists": int(p.scientists)},
        "subsidies": subsidy_table(p),
        "contracts": contract_table(p, eye),
        "research": [research_table(p, n, eye) for n in range(GENERATIONS)],
        "projects": project_table(p, eye),
        "draft": draft_table(p, eye),
        "boards": named(p.boards, CORPORATIONS),
        "now": now_table(p, eye),
    }


def who(row: int) -> int | str:
    """Return whose row it is: a seat counted from 1, or AISAAC."""
    return "aisaac" if row == AISAAC else int(row) + 1


def name(number: int, names: Sequence[str]) -> str | None:
    """Return a name, or nothing for what there is not."""
    return names[number] if number >= 0 else None


def named(mask: int, names: Sequence[str]) -> list[str]:
    """Return bits as names."""
    return [title for i, title in enumerate(names) if mask & BITS[i]]


def seats(mask: int) -> list[int]:
    """Return a mask of seats as a list, counted from 1."""
    return [seat + 1 for seat in range(4) if mask & SEAT_BITS[seat]]


def rows(p: FrozenFrontier) -> list[int]:
    """Return the rows of everybody who plays, AISAAC among them."""
    return [0, AISAAC] if p.players == 1 else list(range(p.players))


def city_table(p: FrozenFrontier, city: int) -> dict[str, Any]:
    """Return what lies in a city."""
    rulers = p.rulers(city)
    return {
        "where": SPREAD[city % 4],
        "neighbours": [CITIES[p.neighbour(city, direction)] for direction in range(3)],
        "basic": RESOURCES[p.tables.basic[city]],
        "basic covered": p.covered(city) & BITS[BASIC_SPOT] != 0,
        "tax": int(p.tax(city)),
        "project": name(p.project_in(city), PROJECTS),
        "carriers": [who(w) for w in rows(p) if p.here(w) == city],
        "modules": {str(who(w)): int(p.modules(city, w)) for w in rows(p) if p.modules(city, w)},
        "buildings": {
            BUILDINGS[building_at(p, city, slot)]: slot_table(p, city, slot)
            for slot in range(SLOTS_IN_CITY)
        },
        "worth": int(p.city_worth(city)),
        "council": {str(who(w)): int(p.weight(city, w)) for w in rows(p) if p.weight(city, w)},
        "control": [who(w) for w in rows(p) if rulers & BITS[w]],
    }


def building_at(p: FrozenFrontier, city: int, slot: int) -> int:
    """Return which building a slot is for."""
    return p.building_at(city, slot)


def slot_table(p: FrozenFrontier, city: int, slot: int) -> dict[str, Any]:
    """Return a building space: whose building, its colonists, and its spots."""
    first = (city * SLOTS_IN_CITY + slot) * IN_A_BUILDING
    owner = p.owner(city, slot)
    lab = p.lab_at(city, slot)
    return {
        "owner": None if owner == NONE else who(owner),
        "lab": name(lab, LABS),
        "spaces": [
            {
                "colonist": COLONISTS[p.tables.space_colonist[first + i]],
                "settled": bool(p.is_settled(city, slot, i)),
            }
            for i in range(IN_A_BUILDING)
            if p.tables.space_colonist[first + i] != NONE
        ],
        "spots": [
            {
                "space": int(p.tables.spot_space[first + i]) + 1,
                "gives": gives(p.tables.spot_gives[first + i]),
                "covered": p.covered(city) & BITS[slot * 3 + i] != 0,
                "usable": bool(p.is_usable(city, slot, i)),
            }
            for i in range(IN_A_BUILDING)
            if p.tables.spot_space[first + i] != NONE
        ],
    }


def gives(what: int) -> str:
    """Return what a spot gives."""
    return "lab" if what == LAB_SPOT else RESOURCES[what]


def sees_hand(p: FrozenFrontier, seat: int, eye: Eye) -> bool:
    """Say whether an eye sees a seat's cards."""
    return eye.sees(SEAT_BITS[seat]) or p.phase == FINISHED


def seat_table(p: FrozenFrontier, seat: int, eye: Eye) -> dict[str, Any]:
    """Return what a player has."""
    seen = sees_hand(p, seat, eye)
    open_cards = p.hand(seat) & p.open
    points = {key.removeprefix("points-"): int(n) for key, n in tally(p, seat)}
    if not seen:
        points["contracts"] = 0  # they lie face down
    return {
        "corporation": name(p.corporation(seat), CORPORATIONS),
        "qubits": int(p.qubits(seat)),
        "points": int(p.points(seat)),
        "engineers": int(p.colonists(seat, ENGINEER)),
        "scientists": int(p.colonists(seat, SCIENTIST)),
        "store": {resource: int(p.store(seat, i)) for i, resource in enumerate(RESOURCES)},
        "industry": int(p.steps(seat, INDUSTRY)),
        "science": int(p.steps(seat, SCIENCE)),
        "small": int(p.has(seat, SMALL)),
        "large": int(p.has(seat, LARGE)),
        "tokens": int(p.tokens(seat)),
        "penalties": int(p.has(seat, PENALTIES)),
        "open slots": int(p.open_slots(seat)),
        "slots": [name(p.completed(seat, slot), PROJECTS) for slot in range(SLOT_COUNT)],
        "programs": [name(p.program(seat, n), PROGRAMS) for n in range(GENERATIONS)],
        "carrier": name(p.here(seat), CITIES),
        "hand": named(p.hand(seat) if seen else open_cards, PROJECTS),
        "open hand": named(open_cards, PROJECTS),
        "hand size": int(p.hand(seat)).bit_count(),
        "contracts": named(p.contracts_held(seat), CONTRACTS) if seen else [],
        "contract count": int(p.contracts_held(seat)).bit_count(),
        "fulfilled": int(p.contracts_fulfilled(seat)),
        "known points": points,
        "score": sum(points.values()),
        "hidden contracts": 0 if seen else int(p.contracts_fulfilled(seat)),
    }


def aisaac_table(p: FrozenFrontier) -> dict[str, Any]:
    """Return what AISAAC has."""
    return {
        "qubits": int(p.qubits(AISAAC)),
        "points": int(p.points(AISAAC)),
        "industry": int(p.steps(AISAAC, INDUSTRY)),
        "science": int(p.steps(AISAAC, SCIENCE)),
        "small": int(p.has(AISAAC, SMALL)),
        "large": int(p.has(AISAAC, LARGE)),
        "tokens": int(p.tokens(AISAAC)),
        "carrier": name(p.here(AISAAC), CITIES),
        "fulfilled": int(p.contracts_fulfilled(AISAAC)),
        "claimed": int(p.claimed),
        "cards": named(p.commands, AISAAC_CARDS),
        "card": name(p.command, AISAAC_CARDS),
        "score": int(p.aisaac_score()),
    }


def subsidy_table(p: FrozenFrontier) -> dict[str, Any]:
    """Return the subsidies: the round's clock."""
    return {
        "pool": [name(card, SUBSIDIES) for card in p.pool],
        "stack": int(p.stack),
        "unseen": named(p.subsidies, SUBSIDIES),
        "discarded": named(p.gone, SUBSIDIES),
        "in use": name(p.subsidy, SUBSIDIES),
        "gap": int(p.gap),
        "final": bool(p.final),
    }


def contract_table(p: FrozenFrontier, eye: Eye) -> dict[str, Any]:
    """Return the shipment contracts, but for those in hands."""
    everything = eye.everything
    return {
        "pool": [CONTRACTS[card] for card in p.papers],
        "deck": int(p.contracts).bit_count() + len(p.under),
        "cards": named(p.contracts, CONTRACTS) if everything else None,
        "under": [
            [CONTRACTS[contract_of(card)], int(whose(card)) + 1]
            for card in p.under
            if eye.sees(SEAT_BITS[whose(card)])
        ],
        "fulfilled": [fulfilled_table(p, e) for e in p.fulfilled if sees_fulfilled(p, e, eye)],
    }


def sees_fulfilled(p: FrozenFrontier, entry: int, eye: Eye) -> bool:
    """Say whether an eye may look at a fulfilled contract: its owner's, and AISAAC's lie open."""
    row = whose(entry)
    return row == AISAAC or sees_hand(p, row, eye)


def fulfilled_table(p: FrozenFrontier, entry: int) -> dict[str, Any]:
    """Return a contract that was fulfilled: by whom, from where, and what was paid."""
    paid = [units_paid(entry >> PAID, i) for i in range(len(RESOURCES))]
    return {
        "by": who(whose(entry)),
        "openly": entry & OPENLY != 0,
        "paid": write_counts(paid, RESOURCES),
        "qubits": int(p.tables.contract_qubits[contract_of(entry)]),
        "contract": CONTRACTS[contract_of(entry)],
    }


def research_table(p: FrozenFrontier, generation: int, eye: Eye) -> dict[str, Any]:
    """Return a stack of research programs, as far as the eye has looked at it."""
    stack = p.stacks[generation]
    looked = p.stacks[STACKS + generation]
    seen = eye.everything or eye.sees(looked) or p.is_open_stack(generation)
    seen = seen or p.phase == FINISHED
    return {
        "size": int(p.stack_size(generation)),
        "looked": seats(looked),
        "open": bool(p.is_open_stack(generation)),
        "cards": named(stack, PROGRAMS) if seen else None,
    }


def project_table(p: FrozenFrontier, eye: Eye) -> dict[str, Any]:
    """Return the deck of projects and the discard pile, its bottom card first."""
    return {
        "deck": int(p.deck).bit_count(),
        "cards": named(p.deck, PROJECTS) if eye.everything else None,
        "discard": [PROJECTS[card] for card in p.discard],
    }


def draft_table(p: FrozenFrontier, eye: Eye) -> dict[str, Any]:
    """Return packets and picks: each seat sees the packet it holds, and what it has picked."""
    players = int(p.players)
    packets = []
    for packet in range(players):
        cards = p.drafted[PACKETS + packet]
        holder = (packet + p.picks) % players
        packets.append(
            {
                "holder": int(holder) + 1,
                "size": int(cards).bit_count(),
                "cards": named(cards, PROJECTS) if eye.sees(SEAT_BITS[holder]) else None,
                "picks": [
                    name(p.drafted[packet * DEALT + pick], PROJECTS)
                    if eye.sees(SEAT_BITS[(packet + pick) % players])
                    else None
                    for pick in range(DEALT)
                ],
            }
        )
    return {"picks": int(p.picks), "picked": seats(p.picked), "packets": packets}


def now_table(p: FrozenFrontier, eye: Eye) -> dict[str, Any]:
    """Return what is going on in this turn."""
    seen = p.busy == NONE or eye.sees(SEAT_BITS[p.busy])
    return {
        "path": named(p.path, CITIES),
        "from": name(p.start_city, CITIES),
        "used": named(p.used, PLACES),
        "playing": name(p.playing, PROJECTS),
        "shipping": name(p.shipping, CONTRACTS) if seen or p.scheduled else None,
        "paid": write_counts([units_paid(p.paid, i) for i in range(4)], RESOURCES),
        "shown": named(p.shown, CONTRACTS) if seen else None,
        "busy": None if p.busy == NONE else who(p.busy),
        "scheduled": bool(p.scheduled),
        "shipper": int(p.shipper),
        "passed": [who(w) for w in rows(p) if p.passed & BITS[w]],
    }


# Reading it again


def restore(tables: Tables, players: int, options: dict[str, Any], page: Page) -> FrozenFrontier:
    """Return the position that a table describes."""
    p = empty_table(tables, players, agreement(**options))
    restore_time(p, page)
    for city, title in enumerate(CITIES):
        if p.in_play(city):
            restore_city(p, city, page.part("cities").part(title))
    for seat, part in enumerate(page.part("seats").parts(players)):
        restore_seat(p, seat, part)
    if players == 1:
        restore_aisaac(p, page.part("aisaac"))
    p.engineers = page.part("reserve").part("engineers").number(0, MOST_QUBITS)
    p.scientists = page.part("reserve").part("scientists").number(0, MOST_QUBITS)
    restore_subsidies(p, page.part("subsidies"))
    restore_contracts(p, page.part("contracts"))
    for generation, part in enumerate(page.part("research").parts(GENERATIONS)):
        p.stacks[generation] = bits(part.part("cards"), PROGRAMS)
        p.stacks[STACKS + generation] = seat_bits(part.part("looked"), players)
    p.deck = bits(page.part("projects").part("cards"), PROJECTS)
    p.discard = vec[i64](page.part("projects").part("discard").names_in(PROJECTS))
    restore_draft(p, page.part("draft"))
    p.boards = bits(page.part("boards"), CORPORATIONS)
    restore_now(p, page.part("now"))
    page.must_say(table(p, ALL))
    return p


def bits(page: Page, names: Sequence[str]) -> int:
    """Return a list of names as bits."""
    found: int = 0
    for number in page.names_in(names):
        found |= BITS[number]
    return found


def seat_bits(page: Page, players: int) -> int:
    """Return a list of seats as a mask."""
    found: int = 0
    for part in page.parts():
        found |= SEAT_BITS[part.number(1, players) - 1]
    return found


def name_or_none(page: Page, names: Sequence[str]) -> int:
    """Return the number of a name, or NONE."""
    return int(NONE) if page.content is None else page.name_in(names)


def row_of(page: Page, p: FrozenFrontier) -> int:
    """Return whose row is meant: a seat's, or AISAAC's."""
    if page.content == "aisaac" and p.players == 1:
        return int(AISAAC)
    return page.number(1, int(p.players)) - 1


def restore_time(p: FrozenFrontier, page: Page) -> None:
    """Put back round, phase and whose turn it is."""
    p.phase = page.part("phase").name_in(PHASES)
    p.stage = page.part("stage").number(0, 30)
    p.round = page.part("round").number(0, ROUNDS)
    p.turn = page.part("turn").number(0, MOST_TURNS)
    p.first = page.part("first").number(1, int(p.players)) - 1
    p.active = row_of(page.part("active"), p)
    p.layout = name_or_none(page.part("layout"), LAYOUTS)


def restore_city(p: FrozenFrontier, city: int, page: Page) -> None:
    """Put back what was in a city."""
    p.add_tax(city, page.part("tax").number(0, MOST_QUBITS))
    p.lay_project(city, name_or_none(page.part("project"), PROJECTS))
    if page.part("basic covered").truth():
        p.cover(city, BASIC_SPOT)
    modules = page.part("modules")
    for w in rows(p):
        if str(who(w)) in modules.content:
            p.add_modules(city, w, modules.part(str(who(w))).number(1, 12))
    for slot in range(SLOTS_IN_CITY):
        part = page.part("buildings").part(BUILDINGS[building_at(p, city, slot)])
        owner = part.part("owner")
        if owner.content is not None:
            p.build(city, slot, row_of(owner, p))
        for i, space in enumerate(part.part("spaces").parts()[:3]):
            if space.part("settled").truth():
                p.settle_in(city, slot, i)
        for i, spot in enumerate(part.part("spots").parts()[:3]):
            if spot.part("covered").truth():
                p.cover(city, slot * 3 + i)


def restore_seat(p: FrozenFrontier, seat: int, page: Page) -> None:
    """Put back what a player had."""
    p.put(seat, CORPORATION, name_or_none(page.part("corporation"), CORPORATIONS))
    restore_counts(p, seat, page)
    p.put(seat, ENGINEERS, page.part("engineers").number(0, 50))
    p.put(seat, SCIENTISTS, page.part("scientists").number(0, 50))
    for i, resource in enumerate(RESOURCES):
        p.put(seat, STORE + i, page.part("store").part(resource).number(0, 20))
    p.put(seat, PENALTIES, page.part("penalties").number(0, 12))
    p.put(seat, OPEN_SLOTS, page.part("open slots").number(0, SLOT_COUNT))
    for i, part in enumerate(page.part("slots").parts(SLOT_COUNT)):
        p.put(seat, SLOT + i, name_or_none(part, PROJECTS))
    for i, part in enumerate(page.part("programs").parts(GENERATIONS)):
        p.put(seat, PROGRAM + i, name_or_none(part, PROGRAMS))
    p.put(seat, HAND, bits(page.part("hand"), PROJECTS))
    p.open |= bits(page.part("open hand"), PROJECTS)
    p.put(seat, PAPERS, bits(page.part("contracts"), CONTRACTS))
    p.listen(seat)


def restore_counts(p: FrozenFrontier, who: int, page: Page) -> None:
    """Put back what players and AISAAC have alike."""
    p.put(who, QUBITS, page.part("qubits").number(0, MOST_QUBITS))
    p.put(who, POINTS, page.part("points").number(0, MOST_POINTS))
    p.put(who, STEPS + INDUSTRY, page.part("industry").number(0, LAST_STEP))
    p.put(who, STEPS + SCIENCE, page.part("science").number(0, LAST_STEP))
    p.put(who, SMALL, page.part("small").number(0, 12))
    p.put(who, LARGE, page.part("large").number(0, 12))
    p.put(who, TOKENS, page.part("tokens").number(0, 12))
    p.put(who, CARRIER, name_or_none(page.part("carrier"), CITIES))
    p.put(who, FULFILLED, page.part("fulfilled").number(0, len(CONTRACTS)))


def restore_aisaac(p: FrozenFrontier, page: Page) -> None:
    """Put back what AISAAC had."""
    restore_counts(p, AISAAC, page)
    p.claimed = page.part("claimed").number(0, len(CONTRACTS))
    p.commands = bits(page.part("cards"), AISAAC_CARDS)
    p.command = name_or_none(page.part("card"), AISAAC_CARDS)


def restore_subsidies(p: FrozenFrontier, page: Page) -> None:
    """Put back the subsidies."""
    for i, part in enumerate(page.part("pool").parts(POOL)):
        p.pool[i] = name_or_none(part, SUBSIDIES)
    p.stack = page.part("stack").number(0, len(SUBSIDIES))
    p.subsidies = bits(page.part("unseen"), SUBSIDIES)
    p.gone = bits(page.part("discarded"), SUBSIDIES)
    p.subsidy = name_or_none(page.part("in use"), SUBSIDIES)
    p.gap = page.part("gap").number(0, POOL - 1)
    p.final = page.part("final").truth()


def restore_contracts(p: FrozenFrontier, page: Page) -> None:
    """Put back the contracts that nobody holds."""
    p.papers = vec[i64](page.part("pool").names_in(CONTRACTS))
    p.contracts = bits(page.part("cards"), CONTRACTS)
    under = []
    for part in page.part("under").parts():
        card, seat = part.parts(2)
        under.append(put_under_by(card.name_in(CONTRACTS), seat.number(1, int(p.players)) - 1))
    p.under = vec[i64](under)
    done = []
    for part in page.part("fulfilled").parts():
        contract = part.part("contract").name_in(CONTRACTS)
        paid = sum(n << (4 * i) for i, n in enumerate(part.part("paid").counts(RESOURCES, 4)))
        openly = part.part("openly").truth()
        done.append(fulfilment(contract, row_of(part.part("by"), p), openly, paid))
    p.fulfilled = vec[i64](done)


def restore_draft(p: FrozenFrontier, page: Page) -> None:
    """Put back packets and picks."""
    players = int(p.players)
    p.picks = page.part("picks").number(0, DEALT)
    p.picked = seat_bits(page.part("picked"), players)
    for packet, part in enumerate(page.part("packets").parts(players)):
        p.drafted[PACKETS + packet] = bits(part.part("cards"), PROJECTS)
        for pick, card in enumerate(part.part("picks").parts(DEALT)):
            p.drafted[packet * DEALT + pick] = name_or_none(card, PROJECTS)


def restore_now(p: FrozenFrontier, page: Page) -> None:
    """Put back what was going on."""
    p.path = bits(page.part("path"), CITIES)
    p.start_city = name_or_none(page.part("from"), CITIES)
    p.used = bits(page.part("used"), PLACES)
    p.playing = name_or_none(page.part("playing"), PROJECTS)
    p.shipping = name_or_none(page.part("shipping"), CONTRACTS)
    for i, n in enumerate(page.part("paid").counts(RESOURCES, 4)):
        p.paid |= n << (4 * i)
    p.shown = bits(page.part("shown"), CONTRACTS)
    busy = page.part("busy")
    p.busy = NONE if busy.content is None else busy.number(1, int(p.players)) - 1
    p.scheduled = page.part("scheduled").truth()
    p.shipper = page.part("shipper").number(0, 4)
    for part in page.part("passed").parts():
        p.passed |= BITS[row_of(part, p)]
