"""Who may see what in Frozen Frontier, and how a position is written down.

Hidden are hands of projects and contracts (but for cards that were taken face up), contracts that
were fulfilled from the hand, packets of the draft, and the stacks of research programs.
"""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.document import ALL, Eye, Page, write_counts
from nunatak.engine.position import ROOM, SEATS
from nunatak.games.frozen_frontier.position import (
    AISAAC,
    AISAAC_AT,
    BASIC_SPOT,
    BITS,
    CARRIER,
    CHOOSE_CONTRACTS,
    CITY,
    CORPORATION,
    COVERED,
    DEALT,
    DRAFT,
    DRAFTED,
    ENGINEERS,
    FULFILLED,
    HAND,
    IN_A_BUILDING,
    LAB_SPOT,
    LARGE,
    MODULES,
    NONE,
    OF,
    OPEN_PROJECTS,
    OPEN_RESEARCH,
    OPEN_SLOTS,
    OPENLY,
    OWN,
    OWNERS,
    PACKETS,
    PAID,
    PAPERS,
    PENALTIES,
    POINTS,
    POOL,
    PROGRAM,
    PROJECT,
    QUBITS,
    ROUNDS,
    SCIENTISTS,
    SEATED,
    SETS_AT,
    SETTLED,
    SLOT,
    SLOTS_IN_CITY,
    SMALL,
    STACKS,
    STEPS,
    STORE,
    TAX,
    TOKENS,
    FrozenFrontier,
    Tables,
)
from nunatak.games.frozen_frontier.scoring import tally
from nunatak.games.frozen_frontier.words import (
    AISAAC_CARDS,
    BUILDINGS,
    CITIES,
    COLONISTS,
    CONTRACTS,
    CORPORATIONS,
    FINISHED,
    GENERATIONS,
    IN_GENERATION,
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
    SLOT_COUNT,
    SUBSIDIES,
)

STARTS = ("first game", "drafted")
SET_CHOICES = ("paus-tianxia", "paus-concord", "tianxia-concord", "drawn")
LEVELS = ("easy", "normal", "hard")
MOST_QUBITS = 2000
MOST_POINTS = 2000
MOST_TURNS = 2000
SPREAD = ("left-top", "left-bottom", "right-top", "right-bottom")


def agreed(p: FrozenFrontier) -> dict[str, Any]:
    """Return what was agreed on before the game."""
    return {
        "start": STARTS[p.agreed & DRAFT],
        "sets": SET_CHOICES[(p.agreed >> SETS_AT) & 3],
        "open_projects": p.agreed & OPEN_PROJECTS != 0,
        "open_research": p.agreed & OPEN_RESEARCH != 0,
        "choose_contracts": p.agreed & CHOOSE_CONTRACTS != 0,
        "aisaac": LEVELS[(p.agreed >> AISAAC_AT) & 3],
    }


def agreement(options: dict[str, Any]) -> int:
    """Return what was agreed on as the position keeps it."""
    found: int = STARTS.index(options["start"])
    found |= OPEN_PROJECTS if options["open_projects"] else 0
    found |= OPEN_RESEARCH if options["open_research"] else 0
    found |= CHOOSE_CONTRACTS if options["choose_contracts"] else 0
    found |= SET_CHOICES.index(options["sets"]) << SETS_AT
    return found | LEVELS.index(options["aisaac"]) << AISAAC_AT


def asked(p: FrozenFrontier) -> dict[str, Any]:
    """Return the nouns of the sentence that asks for a decision."""
    seat = max(p.actor, 0)
    city = p.own[seat * OWN + CARRIER]
    return {
        "city": "none" if city == NONE else CITIES[city],
        "round": int(p.round),
        "stack": int(p.stack),
        "playing": "none" if p.playing == NONE else PROJECTS[p.playing],
        "subsidy": "none" if p.subsidy == NONE else SUBSIDIES[p.subsidy],
        "helium": int(p.own[seat * OWN + STORE + 3]),
    }


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
    return [seat + 1 for seat in range(4) if mask & SEATS[seat]]


def rows(p: FrozenFrontier) -> list[int]:
    """Return the rows of everybody who plays, AISAAC among them."""
    return [0, AISAAC] if p.players == 1 else list(range(p.players))


def city_table(p: FrozenFrontier, city: int) -> dict[str, Any]:
    """Return what lies in a city."""
    row = city * CITY
    rulers = p.rulers(city)
    return {
        "where": SPREAD[city % 4],
        "neighbours": [CITIES[p.neighbour(city, direction)] for direction in range(3)],
        "basic": RESOURCES[p.tables.basic[city]],
        "basic covered": p.cities[row + COVERED] & BITS[BASIC_SPOT] != 0,
        "tax": int(p.cities[row + TAX]),
        "project": name(p.cities[row + PROJECT], PROJECTS),
        "carriers": [who(w) for w in rows(p) if p.here(w) == city],
        "modules": {str(who(w)): int(p.modules(city, w)) for w in rows(p) if p.modules(city, w)},
        "buildings": {
            BUILDINGS[p.tables.slot_building[city * SLOTS_IN_CITY + slot]]: slot_table(p, city, slot)
            for slot in range(SLOTS_IN_CITY)
        },
        "worth": int(p.city_worth(city)),
        "council": {str(who(w)): int(p.weight(city, w)) for w in rows(p) if p.weight(city, w)},
        "control": [who(w) for w in rows(p) if rulers & BITS[w]],
    }


def slot_table(p: FrozenFrontier, city: int, slot: int) -> dict[str, Any]:
    """Return a building space: whose building, its colonists, and its spots."""
    first = (city * SLOTS_IN_CITY + slot) * IN_A_BUILDING
    owner = p.owner(city, slot)
    lab = p.tables.slot_lab[city * SLOTS_IN_CITY + slot]
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
                "covered": p.cities[city * CITY + COVERED] & BITS[slot * 3 + i] != 0,
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
    return eye.sees(SEATS[seat]) or p.phase == FINISHED


def seat_table(p: FrozenFrontier, seat: int, eye: Eye) -> dict[str, Any]:
    """Return what a player has."""
    own = list(p.own[seat * OWN : (seat + 1) * OWN])
    seen = sees_hand(p, seat, eye)
    open_cards = own[HAND] & p.open
    points = {key.removeprefix("points-"): int(n) for key, n in tally(p, seat)}
    return {
        "corporation": name(own[CORPORATION], CORPORATIONS),
        "qubits": int(own[QUBITS]),
        "points": int(own[POINTS]),
        "engineers": int(own[ENGINEERS]),
        "scientists": int(own[SCIENTISTS]),
        "store": dict(zip(RESOURCES, map(int, own[STORE : STORE + 4]), strict=True)),
        "industry": int(own[STEPS + INDUSTRY]),
        "science": int(own[STEPS + SCIENCE]),
        "small": int(own[SMALL]),
        "large": int(own[LARGE]),
        "tokens": int(own[TOKENS]),
        "penalties": int(own[PENALTIES]),
        "open slots": int(own[OPEN_SLOTS]),
        "slots": [name(project, PROJECTS) for project in own[SLOT : SLOT + SLOT_COUNT]],
        "programs": [name(program, PROGRAMS) for program in own[PROGRAM : PROGRAM + GENERATIONS]],
        "used": places(p, seat),
        "carrier": name(own[CARRIER], CITIES),
        "hand": named(own[HAND] if seen else open_cards, PROJECTS),
        "open hand": named(open_cards, PROJECTS),
        "hand size": int(own[HAND]).bit_count(),
        "contracts": named(own[PAPERS], CONTRACTS) if seen else [],
        "contract count": int(own[PAPERS]).bit_count(),
        "fulfilled": int(own[FULFILLED]),
        "known points": points,
        "score": int(p.score(seat)) + (hidden_points(p, seat) if seen else 0),
        "hidden contracts": sum(not entry & OPENLY for entry in of(p, seat)),
    }


def of(p: FrozenFrontier, row: int) -> list[int]:
    """Return the contracts that somebody has fulfilled."""
    return [int(entry) for entry in p.fulfilled if (entry >> OF) & 15 == row]


def hidden_points(p: FrozenFrontier, seat: int) -> int:
    """Return the points of contracts that others have not seen, until the game is over."""
    if p.phase == FINISHED:
        return 0
    return int(p.contract_points(seat, True) - p.contract_points(seat, False))


def places(p: FrozenFrontier, seat: int) -> list[str]:
    """Return which abilities a seat has used up in its turn."""
    return named(p.used, PLACES) if p.active == seat else []


def aisaac_table(p: FrozenFrontier) -> dict[str, Any]:
    """Return what AISAAC has."""
    own = list(p.own[AISAAC * OWN : (AISAAC + 1) * OWN])
    return {
        "qubits": int(own[QUBITS]),
        "points": int(own[POINTS]),
        "industry": int(own[STEPS + INDUSTRY]),
        "science": int(own[STEPS + SCIENCE]),
        "small": int(own[SMALL]),
        "large": int(own[LARGE]),
        "tokens": int(own[TOKENS]),
        "carrier": name(own[CARRIER], CITIES),
        "fulfilled": int(own[FULFILLED]),
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
            [CONTRACTS[card & 255], int(card >> 8) + 1]
            for card in p.under
            if eye.sees(SEATS[card >> 8])
        ],
        "fulfilled": [fulfilled_table(p, entry, eye) for entry in p.fulfilled],
    }


def fulfilled_table(p: FrozenFrontier, entry: int, eye: Eye) -> dict[str, Any]:
    """Return a contract that was fulfilled; from the hand, others see only its payment."""
    row = (entry >> OF) & 15
    openly = entry & OPENLY != 0
    seen = openly or p.phase == FINISHED or (row != AISAAC and eye.sees(SEATS[row]))
    paid = [(entry >> (PAID + 4 * i)) & 15 for i in range(len(RESOURCES))]
    return {
        "by": who(row),
        "openly": openly,
        "paid": write_counts(paid, RESOURCES),
        "qubits": int(p.tables.contract_qubits[entry & 255]),
        "contract": CONTRACTS[entry & 255] if seen else None,
    }


def research_table(p: FrozenFrontier, generation: int, eye: Eye) -> dict[str, Any]:
    """Return a stack of research programs, as far as the eye has looked at it."""
    stack = p.stacks[generation]
    looked = p.stacks[STACKS + generation]
    seen = eye.sees(looked) or p.phase == FINISHED
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
                "cards": named(cards, PROJECTS) if eye.sees(SEATS[holder]) else None,
                "picks": [
                    name(p.drafted[packet * DEALT + pick], PROJECTS)
                    if eye.sees(SEATS[(packet + pick) % players])
                    else None
                    for pick in range(DEALT)
                ],
            }
        )
    return {"picks": int(p.picks), "picked": seats(p.picked), "packets": packets}


def now_table(p: FrozenFrontier, eye: Eye) -> dict[str, Any]:
    """Return what is going on in this turn."""
    seen = p.busy == NONE or eye.sees(SEATS[p.busy])
    return {
        "path": named(p.path, CITIES),
        "from": name(p.start_city, CITIES),
        "used": named(p.used, PLACES),
        "playing": name(p.playing, PROJECTS),
        "shipping": name(p.shipping, CONTRACTS) if seen or p.scheduled else None,
        "paid": write_counts([(p.paid >> (4 * i)) & 15 for i in range(4)], RESOURCES),
        "shown": named(p.shown, CONTRACTS) if seen else None,
        "busy": None if p.busy == NONE else who(p.busy),
        "scheduled": bool(p.scheduled),
        "shipper": int(p.shipper),
        "passed": [who(w) for w in rows(p) if p.passed & BITS[w]],
    }
