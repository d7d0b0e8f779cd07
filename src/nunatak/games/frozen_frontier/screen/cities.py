"""All cities at a glance: two columns that are rings, and the carriers between them."""

from typing import Any

from nunatak.games.frozen_frontier.rules.vocabulary import (
    BUILDINGS,
    CITIES,
    CONNECT,
    DEPLOY,
    FLY,
    LAND,
    LARGE_FROM,
    STOP,
)
from nunatak.games.frozen_frontier.screen import effect_icons as icons
from nunatak.games.frozen_frontier.screen import pieces
from nunatak.games.frozen_frontier.screen.fitting import fitted
from nunatak.games.frozen_frontier.screen.sight import GameSight, Who
from nunatak.scene.items import Drawable, Piece, Plate, Rect, Sum, Tall, Text, Trail, Zone
from nunatak.scene.lines import unbroken

HIDE = Tall(hide=True)
LEFT, TOP, HIGH = 16.0, 26.0, 600.0
WIDE, APART = 185.0, 204.0
WIRE = 40.0  # where the line between rows is, from the left
SMALL_WIDE, SMALL_APART, SMALL_HIGH = 43.0, 46.0, 324.0


def cities(sight: GameSight) -> list[Drawable]:
    """Return the cities, the ways between them, and the carriers."""
    if not sight.cities():
        return []
    found = ways(sight)
    found += [city(sight, name) for name in sight.cities()]
    found += flown(sight)
    for name in sight.cities():
        found += carriers(sight, name)
        found += onward(sight, name)
    return found


# Places


def step(sight: GameSight) -> float:
    """Return how far rows lie apart."""
    return HIGH / sight.rows()


def corner(sight: GameSight, name: str) -> tuple[float, float]:
    """Return the upper left corner of a city."""
    column, row = sight.grid(name)
    return LEFT + APART * column, TOP + step(sight) * row


def small_corner(sight: GameSight, name: str) -> tuple[float, float]:
    """Return the upper left corner of a city on a high board."""
    column, row = sight.grid(name)
    return 4 + SMALL_APART * column, 5 + SMALL_HIGH / sight.rows() * row


def high(sight: GameSight) -> float:
    """Return how high a city is."""
    return step(sight) - 10


# Ways


def ways(sight: GameSight) -> list[Drawable]:
    """Return the lines between neighbours; a gate leads to the other end of a column."""
    found: list[Drawable] = []
    bottom = TOP + HIGH - 4
    by_place = {sight.grid(name): name for name in sight.cities()}
    for column in (0, 1):
        x = LEFT + APART * column + WIRE
        low = sight.city_name(by_place[column, sight.rows() - 1])
        top = sight.city_name(by_place[column, 0])
        found += [
            Trail(f"line.{column}", [(x, 20), (x, bottom)], style="wire", z=2, tall=HIDE),
            Piece(f"gate.{column}.up", "disc", size=14, x=x, y=15, dark=column == 1, tall=HIDE),
            Piece(f"gate.{column}.down", "disc", size=14, x=x, y=bottom + 5, dark=column == 1,
                  tall=HIDE),
            Text(f"gate.{column}.upt", unbroken(low), x + 13, 19, size=12, tone="soft", width=50,
                 tall=HIDE),
            Text(f"gate.{column}.downt", top, x + 13, bottom + 9, size=12, tone="soft", tall=HIDE),
        ]  # fmt: skip
    for row in range(sight.rows()):
        y = TOP + step(sight) * row + high(sight) / 2
        found.append(
            Trail(f"cross.{row}", [(LEFT + WIDE, y), (LEFT + APART, y)], style="wire", z=2,
                  tall=HIDE)
        )  # fmt: skip
    return found


def flown(sight: GameSight) -> list[Drawable]:
    """Return the way of whoever's turn it is, from city to city."""
    route: list[tuple[str, str]] = []
    who: Any = None
    for told in reversed(sight.told):
        if told.name == "turn-began":
            break
        if told.name == "flew":
            who = int(told.nouns["seat"]) + 1
            route.append((str(told.nouns["source"]), str(told.nouns["to"])))
    found: list[Drawable] = []
    for number, (source, to) in enumerate(reversed(route)):
        points = way(sight, source, to)
        found.append(
            Trail(f"flew.{number}", points, owner=sight.letter_of(who), curve=True, z=35, tall=HIDE)
        )
    return found


def way(sight: GameSight, source: str, to: str) -> list[tuple[float, float]]:
    """Return the points of a way between two cities: along the columns, or across."""
    (here, a), (there, b) = corner(sight, source), corner(sight, to)
    middle = high(sight) / 2
    if sight.grid(source)[1] == sight.grid(to)[1]:
        first, last = (here + WIDE, there) if there > here else (here, there + WIDE)
        return [(first, a + middle + 12), (last, b + middle + 12)]
    side = here + WIDE
    if abs(sight.grid(source)[1] - sight.grid(to)[1]) > 1:  # by a Space Route
        x, up = here + WIRE, a < b
        return [(x, a if up else a + high(sight)), (x, 14 if up else TOP + HIGH + 2)]
    return [(side - 1, a + middle), (side + 9, (a + b) / 2 + middle), (side - 1, b + middle)]


def carriers(sight: GameSight, name: str) -> list[Drawable]:
    """Return the carriers in a city, on its upper edge."""
    x, y = corner(sight, name)
    small_x, small_y = small_corner(sight, name)
    low = SMALL_HIGH / sight.rows() - 5
    there: list[Who] = sight.city(name)["carriers"]
    found: list[Drawable] = []
    for n, who in enumerate(there):
        aside = n - (len(there) - 1) / 2
        letter = sight.letter_of(who)
        found.append(
            Piece(
                pieces.carrier(letter),
                "symbol",
                symbol=f"airship-{letter.lower()}",
                size=19,
                x=x + WIDE * 0.66 + (38 if len(there) < 3 else 28) * aside,
                y=y - 3,
                z=45,
                label=sight.say(
                    "scene-carrier", name=sight.name_of(who), city=sight.city_name(name)
                ),
                sum=board_of(sight, who),
                tall=Tall(x=small_x + 21 + 9 * aside, y=small_y + low - 1, size=12),
            )
        )
    return found


# A city


def city(sight: GameSight, name: str) -> Plate:
    """Return a city: its council, its buildings, its Basic Resource, tax, tokens and project."""
    x, y = corner(sight, name)
    small_x, small_y = small_corner(sight, name)
    part = sight.city(name)
    number = CITIES.index(name)
    wanted = [int(first) + number for first in (DEPLOY, STOP, CONNECT)]
    wanted += [int(LAND)] if name == sight.holdings["carrier"] else []
    options = [option for option in wanted if sight.can(option) is not None]
    parts: list[Drawable] = [
        Text(f"{name}.name", title(sight, name), 10, 20, bold=True,
             tall=Tall(text=sight.say(f"scene-tiny-{name}"), x=21, y=13, size=11, anchor="middle")),
        Text(f"{name}.council", council(sight, name), 176, 20, size=13, anchor="end",
             tall=Tall(text=shapes(sight, name), x=21, y=26, size=9, anchor="middle")),
        *buildings(sight, name),
        *foot(sight, name),
    ]  # fmt: skip
    return Plate(
        pieces.piece(pieces.CITY, name),
        x,
        y,
        WIDE,
        high(sight),
        parts,
        ground="plate",
        picked=name == sight.here(),
        raised=True,
        label=sight.city_name(name),
        option=options[0] if options else None,
        sum=None if name == sight.here() else city_sum(sight, name, part),
        r=10,
        tall=Tall(x=small_x, y=small_y, w=SMALL_WIDE, h=SMALL_HIGH / sight.rows() - 5),
    )


def onward(sight: GameSight, name: str) -> list[Drawable]:
    """Return the arrow on a city with which a carrier flies past it and on."""
    option = sight.can(FLY + CITIES.index(name))
    if option is None:
        return []
    x, y = corner(sight, name)
    small_x, small_y = small_corner(sight, name)
    low = SMALL_HIGH / sight.rows() - 5
    return [
        Piece(f"{name}.on", "symbol", symbol="right", size=13, x=x + WIDE - 6, y=y + 33, z=46,
              option=option, label=sight.label(option),
              tall=Tall(x=small_x + SMALL_WIDE - 5, y=small_y + low - 10, size=10))
    ]  # fmt: skip


def title(sight: GameSight, name: str) -> str:
    """Return a city's name, or its short one where the council leaves little room."""
    room = WIDE - 18 - 34 * len(sight.owner_shapes(name))
    words = sight.city_name(name)
    return words if len(words) * 8.9 < room else sight.say(f"scene-short-{name}")


def council(sight: GameSight, name: str) -> str:
    """Return who has how much say in a city; whoever controls it in bold."""
    control = sight.city(name)["control"]
    return "  ".join(
        f"{sight.shape(who)} **{n}**" if who in control else f"{sight.shape(who)} {n}"
        for who, n in sight.owner_shapes(name)
    )


def shapes(sight: GameSight, name: str) -> str:
    """Return the same for a small board: a shape for each, a number where there are many."""
    there = sight.owner_shapes(name)
    if sum(n for _, n in there) <= 4:
        return "".join(sight.shape(who) * n for who, n in there)
    return "".join(f"{sight.shape(who)}{n}" for who, n in there[:2])


def buildings(sight: GameSight, name: str) -> list[Drawable]:
    """Return the six building spaces of a city, with their colonists as pips."""
    found: list[Drawable] = []
    there = sight.city(name)["buildings"]
    y = 46 if sight.rows() > 4 else 56
    named = [icons.building_of(card) for card in sight.to_complete(name)]
    for n, (building, slot) in enumerate(there.items()):
        x = 21 + n * 28.6
        key = f"{name}.{building}"
        symbol = icons.BUILDINGS[building]
        large = BUILDINGS.index(building) >= LARGE_FROM
        mine = [c for c in sight.to_complete(name) if icons.building_of(c) == building]
        if mine:
            n = named.index(building)
            aside = n - (len(set(named)) - 1) / 2
            low = None if sight.rows() > 4 else (21 + 12 * aside, 41.0)
            found += wanted(sight, key, symbol, mine[0], (x, y), low)
            continue
        if slot["owner"] is None:
            found.append(
                Piece(key, "symbol", symbol=symbol, tone="glyph", size=19 if large else 16, x=x,
                      y=y, tall=HIDE)
            )  # fmt: skip
            continue
        found.append(
            Piece(key, "tile", sight.letter_of(slot["owner"]), symbol, size=25 if large else 21,
                  x=x, y=y,
                  tall=HIDE)
        )  # fmt: skip
        pips = "".join(
            f"[pip-{'eng' if space['colonist'] == 'engineer' else 'sci'}"
            f"{'' if space['settled'] else '0'}]"
            for space in slot["spaces"]
        )
        if pips:
            found.append(
                Text(f"{key}.pips", pips, x - 2, y + 21, size=6, anchor="middle", tall=HIDE)
            )
    return found


def wanted(
    sight: GameSight,
    key: str,
    symbol: str,
    card: str,
    at: tuple[float, float],
    low: tuple[float, float] | None,
) -> list[Drawable]:
    """Return a building that a card of one's hand names in this city, dark as on the card."""
    x, y = at
    label = sight.say("scene-wanted", card=sight.title(card))
    ground, drawing = HIDE, HIDE
    if low is not None:
        ground = Tall(shape=Rect(low[0] - 5.5, low[1] - 5.5, 11, 11, 2))
        drawing = Tall(x=low[0], y=low[1], size=8)
    return [
        Zone(f"{key}.mine", Rect(x - 12, y - 12, 24, 24, 4), "tile", line="none", z=12,
             label=label, sum=sight.card_sum(card), tall=ground),
        Piece(key, "symbol", symbol=symbol, tone="on-tile", size=17, x=x, y=y, label=label,
              sum=sight.card_sum(card), tall=drawing),
    ]  # fmt: skip


def foot(sight: GameSight, name: str) -> list[Drawable]:
    """Return a city's Basic Resource, its tax, AI tokens, and the project that lies there."""
    part = sight.city(name)
    y = high(sight) - 9
    basic = "qubit" if part["basic covered"] else part["basic"]
    words = f"[{basic}]"
    if part["tax"]:
        words += f"  [qubit] **{part['tax']}**"
    found: list[Drawable] = [Text(f"{name}.basic", words, 10, y, size=12, tall=HIDE)]
    x = 74.0 if part["tax"] else 42.0
    for who in sight.everybody():
        count = part["modules"].get(str(who), 0)
        if count:
            letter = sight.letter_of(who)
            found.append(
                Piece(f"{name}.chip.{letter}", "symbol", symbol="chip", tone=letter, count=count,
                      size=13, x=x, y=y - 4, label=sight.say("scene-tokens",
                                                             name=sight.name_of(who),
                      count=count), tall=HIDE)
            )  # fmt: skip
            x += 24 if count > 1 else 17
    project = part["project"]
    if project is not None:
        found += lying(sight, name, project, y)
    return found


def lying(sight: GameSight, name: str, project: str, y: float) -> list[Drawable]:
    """Return the project that lies in a city: its building and its city."""
    symbol = icons.BUILDINGS[icons.building_of(project)]
    where = sight.say(f"scene-short-{icons.city_of(project)}")
    low = SMALL_HIGH / sight.rows() - 5
    found: list[Drawable] = [
        *icons.building_mark(f"{name}.project", symbol, 17, 168, y - 4, tall=(21, low - 13, 12),
                       label=sight.title(project), sum=sight.card_sum(project)),
        Text(f"{name}.project.city", where, 156, y, size=12, tone="soft", anchor="end", tall=HIDE),
    ]  # fmt: skip
    if sight.rows() <= 4:  # there is room for what it does
        found += [
            Text(f"{name}.project.t", sight.title(project), 10, y - 38, size=12, bold=True,
                 tall=HIDE),
            Text(f"{name}.project.x", icons.effect(project), 10, y - 21,
                 size=fitted(icons.effect(project), WIDE - 20, 12), tone="soft",
                 tall=HIDE),
        ]  # fmt: skip
    return found


# Explained


def city_sum(sight: GameSight, name: str, part: dict[str, Any]) -> Sum:
    """Return a city explained: its buildings, and who would get what for it."""
    rows: list[tuple[str, str]] = []
    for building, slot in part["buildings"].items():
        head = f"[{icons.BUILDINGS[building]}] {sight.building_name(building)}"
        seats = "".join(
            f"[{'eng' if space['colonist'] == 'engineer' else 'sci'}"
            f"{'' if space['settled'] else '0'}]"
            for space in slot["spaces"]
        )
        gives = "".join(
            "[qubit]" if spot["covered"] else f"[{spot['gives']}]" for spot in slot["spots"]
        )
        if slot["owner"] is not None:
            head = f"{sight.shape(slot['owner'])} {head}"
        rows.append((head, f"{seats} {gives}".strip()))
    if part["project"] is not None:
        rows.append((sight.say("scene-project-here"), sight.title(part["project"])))
    note = ""
    if part["control"]:
        who = ", ".join(sight.name_of(who) for who in part["control"])
        share = part["worth"] // len(part["control"])
        note = sight.say("scene-control", names=who, count=len(part["control"]), points=share)
    return Sum(sight.city_name(name), rows, (sight.say("scene-worth"), str(part["worth"])), note)


def board_of(sight: GameSight, who: Who) -> Sum:
    """Return somebody's board explained: abilities, and points by category."""
    rows = [
        (f"[{icons.trigger(name)}] {sight.title(name)}", icons.effect(name))
        for _, name in sight.abilities_of(who)
    ]
    for entry in sight.table["contracts"]["fulfilled"]:
        if entry["by"] == who:
            rows.append((sight.say("scene-fulfilled"), sight.say(f"contract-{entry['contract']}")))
    rows += [
        (sight.say(f"points-{key}"), sight.category(who, key))
        for key in sight.points(who)
        if sight.category(who, key)
    ]
    total = (sight.say("scene-if-it-ended"), sight.score(who))
    return Sum(sight.name_of(who), rows, total)
