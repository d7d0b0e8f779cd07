"""Reads the cities, buildings, tracks and cards of Frozen Frontier."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from nunatak.engine.position import Referee
from nunatak.games.edition import read_components
from nunatak.games.frozen_frontier.rules import RULES
from nunatak.games.frozen_frontier.rules.tables import (
    AISAAC_ACTIONS,
    ASKED,
    GIFT,
    LAB_SPOT,
    MOVES,
    NONE,
    OPS,
    PLAIN,
    Tables,
)
from nunatak.games.frozen_frontier.rules.vocabulary import (
    AISAAC_CARDS,
    BUILDINGS,
    CITIES,
    COLONISTS,
    CONTRACTS,
    CORPORATIONS,
    GOODS,
    IN_A_BUILDING,
    LABS,
    LARGE_FROM,
    OCCASIONS,
    OPERATIONS,
    PERS,
    PROGRAMS,
    PROJECTS,
    RESOURCES,
    SETS,
    STEP_COUNT,
    SUBSIDIES,
    TRACKS,
    TRIGGERS,
    WHERES,
)

IN_SET = 4  # cities
ANY_TRACK = len(TRACKS)
NOUNS = {  # what an occasion can be about
    "construct": BUILDINGS,
    "settle": COLONISTS,
    "advance": TRACKS,
    "receive-resource": RESOURCES,
    "receive-colonist": COLONISTS,
}
FILTERS = {
    "construct": ("building", "size"),
    "settle": ("colonist",),
    "advance": ("track",),
    "receive-resource": ("resource",),
    "receive-colonist": ("colonist",),
}

Row = Mapping[str, Any]


def tables(game: Referee, text: str) -> Tables:
    """Return what a component file describes; ValueError if it can't be right."""
    document = read_components(text)
    found = Tables(game, RULES)
    read_counts(found, document)
    read_board(found, document)
    read_effects(found, document)
    read_cards(found, document)
    read_aisaac(found, document)
    return found


def numbers(found: Iterable[int]) -> vec[i64]:
    """Return numbers as a row."""
    return vec[i64](list(found))


def mask(found: Iterable[int]) -> int:
    """Return numbers as bits."""
    return sum(1 << n for n in set(found))


def named(rows: Sequence[Row], key: str, names: Sequence[str]) -> Sequence[Row]:
    """Return rows if there is one for each name, in order."""
    if [row[key] for row in rows] != list(names):
        raise ValueError(f"There should be a row for each of {', '.join(names)}, in order.")
    return rows


# Counts


def read_counts(t: Tables, document: Row) -> None:
    """Read what there is of everything."""
    rows = {row["players"]: row for row in document["setup"]}
    keys = ("subsidies", "discarded", "contracts", "research", "sets")
    if sorted(rows) != [2, 3, 4]:
        raise ValueError("There should be a row of setup for 2, 3 and 4 players.")
    t.setup = numbers(rows[n][key] if n in rows else 0 for n in range(5) for key in keys)
    pieces = document["pieces"][0]
    t.engineers = pieces["engineers"]
    t.scientists = pieces["scientists"]
    t.tokens = pieces["tokens"]
    t.small = pieces["small"]
    t.large = pieces["large"]
    t.storage = pieces["storage"]
    t.open_slots = pieces["open_slots"]
    shipment = document["shipment"][0]
    t.mandatory = numbers(shipment["helium"])
    t.penalty = shipment["penalty"]


# The board


def read_board(t: Tables, document: Row) -> None:
    """Read the cities, and how they lie to each other in every layout."""
    named(document["sets"], "set", SETS)
    cities = named(document["cities"], "city", CITIES)
    if [SETS.index(city["set"]) for city in cities] != [i // IN_SET for i in range(len(CITIES))]:
        raise ValueError("There should be four cities of each set, in order.")
    orders = [o for n in (2, 3) for o in permutations(range(len(SETS)), n)]
    t.layout_sets = numbers(s for o in orders for s in (*o, NONE, NONE, NONE)[:3])
    t.layout_cities = numbers(
        mask(s * IN_SET + i for s in order for i in range(IN_SET)) for order in orders
    )
    t.neighbours = numbers(n for order in orders for n in neighbours(order))
    t.basic = numbers(RESOURCES.index(city["basic"]) for city in cities)
    slots = [[read_slot(slot) for slot in city["slots"]] for city in cities]
    for city in slots:
        built = [slot["building"] for slot in city]
        if len(built) != 6 or len(set(built)) != 6:
            raise ValueError("A city should have spaces for six different buildings.")
    every = [slot for city in slots for slot in city]
    t.slot_building = numbers(slot["building"] for slot in every)
    t.slot_of = numbers(
        next((i for i, slot in enumerate(city) if slot["building"] == b), NONE)
        for city in slots
        for b in range(len(BUILDINGS))
    )
    t.slot_lab = numbers(slot["lab"] for slot in every)
    t.space_colonist = padded(slot["colonists"] for slot in every)
    t.space_twin = padded(twins(slot["spaces"]) for slot in every)
    t.spot_space = padded(slot["spot spaces"] for slot in every)
    t.spot_gives = padded(slot["gives"] for slot in every)
    t.spot_twin = padded(twins(slot["gives"]) for slot in every)
    t.scientist_spaces = numbers(
        mask(
            s * 3 + i
            for s, slot in enumerate(city)
            for i, colonist in enumerate(slot["colonists"])
            if COLONISTS[colonist] == "scientist"
        )
        for city in slots
    )


def neighbours(order: Sequence[int]) -> list[int]:
    """Return each city's neighbours up, down and across; columns are rings."""
    found = [NONE] * (len(CITIES) * 3)
    for column in (0, 1):
        ring = [s * IN_SET + column * 2 + i for s in order for i in (0, 1)]
        for place, city in enumerate(ring):
            found[city * 3] = ring[place - 1]
            found[city * 3 + 1] = ring[(place + 1) % len(ring)]
            found[city * 3 + 2] = city ^ 2
    return found


def read_slot(text: str) -> dict[str, Any]:
    """Read a building space: its building, laboratory, colonist spaces and spots."""
    head, _, rest = text.partition(":")
    building, _, lab = head.strip().partition(" ")
    spaces = [tuple(space.split()) for space in rest.split(",") if space.strip()]
    gives = [(n, spot) for n, (_, spots) in enumerate(spaces) for spot in spots.split("+")]
    if max(len(spaces), len(gives)) > IN_A_BUILDING:
        raise ValueError(f"A building has up to {IN_A_BUILDING} spaces and spots: {text}.")
    if (lab != "") != any(spot == "lab" for _, spot in gives):
        raise ValueError(f"A laboratory needs a spot, and a spot its laboratory: {text}.")
    return {
        "building": BUILDINGS.index(building),
        "lab": LABS.index(lab) if lab else NONE,
        "spaces": spaces,
        "colonists": [COLONISTS.index(colonist) for colonist, _ in spaces],
        "spot spaces": [n for n, _ in gives],
        "gives": [LAB_SPOT if spot == "lab" else RESOURCES.index(spot) for _, spot in gives],
    }


def twins(things: Sequence[Any]) -> list[int]:
    """Return for each thing an earlier one that is just like it, or NONE."""
    return [
        max((j for j in range(i) if things[j] == thing), default=NONE)
        for i, thing in enumerate(things)
    ]


def padded(rows: Iterable[Sequence[int]]) -> vec[i64]:
    """Return rows with as many places as a building has at most."""
    return numbers(n for row in rows for n in (*row, NONE, NONE, NONE)[:IN_A_BUILDING])


# Effects


def read_effects(t: Tables, document: Row) -> None:
    """Read whatever has an effect, in the order in which sources are numbered."""
    tracks = document["tracks"]
    steps = [(row["track"], row["step"]) for row in tracks]
    if steps != [(track, step) for track in TRACKS for step in range(STEP_COUNT)]:
        raise ValueError(f"Each track should have {STEP_COUNT} steps, in order.")
    sources = [
        *named(document["projects"], "project", PROJECTS),
        *named(document["research"], "program", PROGRAMS),
        *named(document["corporations"], "corporation", CORPORATIONS),
        *named(document["subsidies"], "subsidy", SUBSIDIES),
        *named(document["buildings"], "building", BUILDINGS),
        *named(document["labs"], "lab", LABS),
        *tracks,
    ]
    t.trigger = numbers(
        TRIGGERS.index(row["trigger"]) if "trigger" in row else NONE for row in sources
    )
    t.occasion = numbers(occasion(row) for row in sources)
    t.filter = numbers(noun_filter(row) for row in sources)
    costs = [read_cost(row.get("cost", ())) for row in sources]
    t.cost = numbers(n for cost in costs for n in cost)
    t.cover = numbers(
        sum(n for good, n in zip(GOODS, cost, strict=True) if good not in COLONISTS)
        for cost in costs
    )
    operations = [[read_operation(op) for op in row["effect"]] for row in sources]
    t.op_count = numbers(len(ops) for ops in operations)
    if max(t.op_count) > OPS:
        raise ValueError(f"An effect has up to {OPS} operations.")
    nothing = (NONE, NONE, 0, NONE, 0, 1)
    rows = [op for ops in operations for op in (ops + [nothing] * OPS)[:OPS]]
    t.op = numbers(row[0] for row in rows)
    t.op_what = numbers(row[1] for row in rows)
    t.op_n = numbers(row[2] for row in rows)
    t.op_per = numbers(row[3] for row in rows)
    t.op_most = numbers(row[4] for row in rows)
    t.op_div = numbers(row[5] for row in rows)
    t.welcome = numbers(how_welcome(row) for row in sources)
    t.step_points = numbers(row["points"] for row in tracks)
    t.step_income = numbers(row["income"] for row in tracks)


def occasion(row: Row) -> int:
    """Return on what occasion an ability is triggered."""
    triggered = row.get("trigger") in ("no-limit", "once-per-turn")
    if triggered != ("event" in row):
        raise ValueError(f"An ability that is triggered says by what: {row}.")
    return OCCASIONS.index(row["event"]["on"]) if triggered else NONE


def noun_filter(row: Row) -> int:
    """Return which nouns of its occasion trigger an ability, as bits."""
    if "event" not in row:
        return 0
    event = row["event"]
    known = FILTERS.get(event["on"], ())
    if any(key not in known for key in event if key != "on"):
        raise ValueError(f"An occasion is filtered by what it is about: {event}.")
    nouns: Sequence[str] = NOUNS.get(event["on"], ("it",))
    if "size" in event:
        return mask(
            i for i in range(len(BUILDINGS)) if (i >= LARGE_FROM) == (event["size"] == "large")
        )
    wanted = next((event[key] for key in known if key in event), "any")
    if wanted == "any":
        return mask(range(len(nouns)))
    return mask(nouns.index(noun) for noun in ([wanted] if isinstance(wanted, str) else wanted))


def read_cost(parts: Sequence[Row]) -> list[int]:
    """Return how much of each good something costs."""
    found = [0] * len(GOODS)
    for part in parts:
        found[GOODS.index(part["what"])] += part["n"]
    if found[GOODS.index("point")]:
        raise ValueError("Nothing can be paid with points.")
    return found


def read_operation(op: Row) -> tuple[int, int, int, int, int, int]:
    """Return an operation as numbers: which, what, how many, per what, at most, divided by."""
    name = op["op"]
    what = NONE
    if name == "gain":
        what = GOODS.index("point" if op["what"] == "vp" else op["what"])
    elif name == "advance":
        what = ANY_TRACK if op["track"] == "any" else TRACKS.index(op["track"])
    elif name == "ai-token":
        what = WHERES.index(op["where"])
    elif name == "choose-research":
        what = op["generation"] - 1
    elif name == "convert-colonist" and (op["from"], op["to"]) != ("engineer", "scientist"):
        raise ValueError("Engineers become scientists, not the other way round.")
    per = PERS.index(op["per"]) if "per" in op else NONE
    n = op["max"] if name in ("convert-colonist", "convert-resource") else op.get("n", 1)
    return (OPERATIONS.index(name), what, n, per, op.get("max", 10**6), op.get("div", 1))


def how_welcome(row: Row) -> int:
    """Return whether an effect costs nothing and brings only what is good to have."""
    if row.get("cost") or any(op["op"] != "gain" for op in row["effect"]):
        return ASKED
    return PLAIN if all(op["what"] in ("qubit", "vp") for op in row["effect"]) else GIFT


# Cards


def read_cards(t: Tables, document: Row) -> None:
    """Read the decks."""
    projects = document["projects"]
    t.project_city = numbers(CITIES.index(row["city"]) for row in projects)
    t.project_building = numbers(BUILDINGS.index(row["building"]) for row in projects)
    t.city_projects = numbers(
        mask(i for i, row in enumerate(projects) if row["city"] == city) for city in CITIES
    )
    t.building_projects = numbers(
        mask(i for i, row in enumerate(projects) if row["building"] == b) for b in BUILDINGS
    )
    t.set_projects = numbers(
        mask(i for i in range(len(PROJECTS)) if t.project_city[i] // IN_SET == n)
        for n in range(len(SETS))
    )
    t.starters = numbers(
        mask(i for i, row in enumerate(projects) if row["starter"] == n) for n in range(5)
    )
    t.set_subsidies = numbers(
        mask(i for i, row in enumerate(document["subsidies"]) if row["set"] in (name, "neutral"))
        for name in SETS
    )
    corporations = document["corporations"]
    t.corporation_start = numbers(
        n
        for row in corporations
        for n in (
            row["qubits"],
            *row["store"],
            row["engineers"],
            row["scientists"],
            row["industry"],
            row["science"],
        )
    )
    t.small_games = mask(i for i, row in enumerate(corporations) if not row["large_games_only"])
    contracts = named(document["contracts"], "contract", CONTRACTS)
    needs = [[row["need"].get(good, 0) for good in (*RESOURCES, "any")] for row in contracts]
    if any(need[-1] and sum(need[:-1]) for need in needs):
        raise ValueError("A contract asks for any resources, or for certain ones.")
    t.contract_need = numbers(n for need in needs for n in need)
    t.contract_units = numbers(sum(need) for need in needs)
    t.contract_points = numbers(row["points"] for row in contracts)
    t.contract_qubits = numbers(row["qubits"] for row in contracts)


def read_aisaac(t: Tables, document: Row) -> None:
    """Read how AISAAC plays."""
    levels = named(document["difficulties"], "difficulty", ("easy", "normal", "hard"))
    t.start_points = numbers(row["points"] for row in levels)
    t.start_tokens = numbers(row["tokens"] for row in levels)
    claims = document["claims"][0]
    t.claims = numbers(claims["contracts"])
    t.qubits_a_point = claims["qubits_a_point"]
    cards = named(document["aisaac"], "card", AISAAC_CARDS)
    t.command_move = numbers(MOVES.index(row["move"]) for row in cards)
    t.command_action = numbers(AISAAC_ACTIONS.index(row["action"]) for row in cards)
    t.command_track = numbers(TRACKS.index(row["track"]) for row in cards)
    t.command_subsidy = numbers(row["subsidy"] for row in cards)
    t.command_priority = numbers(
        n
        for row in cards
        for n in [
            *(BUILDINGS.index(name) for name in row["priority"]),
            *([NONE] * len(BUILDINGS)),
        ][: len(BUILDINGS)]
    )
