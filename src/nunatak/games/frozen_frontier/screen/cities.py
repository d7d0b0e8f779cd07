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
from nunatak.games.frozen_frontier.screen import effect_icons as signs
from nunatak.games.frozen_frontier.screen.context import Moment, Who
from nunatak.games.frozen_frontier.screen.shapes import building_mark, fitted
from nunatak.scene.scene import Drawable, Piece, Plate, Sum, Tall, Text, Trail

HIDE = Tall(hide=True)
LEFT, TOP, HIGH = 16.0, 26.0, 600.0
WIDE, APART = 185.0, 204.0
WIRE = 40.0  # where the line between rows is, from the left
SMALL_WIDE, SMALL_APART, SMALL_HIGH = 43.0, 46.0, 324.0


def overview(t: Moment) -> list[Drawable]:
    """Return the cities, the ways between them, and the carriers."""
    if not t.cities():
        return []
    found = ways(t)
    found += [city(t, name) for name in t.cities()]
    found += flown(t)
    for name in t.cities():
        found += carriers(t, name)
        found += onward(t, name)
    return found


# Places


def step(t: Moment) -> float:
    """Return how far rows lie apart."""
    return HIGH / t.rows()


def corner(t: Moment, name: str) -> tuple[float, float]:
    """Return the upper left corner of a city."""
    column, row = t.grid(name)
    return LEFT + APART * column, TOP + step(t) * row


def small_corner(t: Moment, name: str) -> tuple[float, float]:
    """Return the upper left corner of a city on a high board."""
    column, row = t.grid(name)
    return 4 + SMALL_APART * column, 5 + SMALL_HIGH / t.rows() * row


def high(t: Moment) -> float:
    """Return how high a city is."""
    return step(t) - 10


# Ways


def ways(t: Moment) -> list[Drawable]:
    """Return the lines between neighbours; a gate leads to the other end of a column."""
    found: list[Drawable] = []
    bottom = TOP + HIGH - 4
    by_place = {t.grid(name): name for name in t.cities()}
    for column in (0, 1):
        x = LEFT + APART * column + WIRE
        low = t.city_name(by_place[column, t.rows() - 1])
        top = t.city_name(by_place[column, 0])
        found += [
            Trail(f"line.{column}", [(x, 20), (x, bottom)], style="wire", z=2, tall=HIDE),
            Piece(f"gate.{column}.up", "disc", size=14, x=x, y=15, dark=column == 1, tall=HIDE),
            Piece(f"gate.{column}.down", "disc", size=14, x=x, y=bottom + 5, dark=column == 1,
                  tall=HIDE),
            Text(f"gate.{column}.upt", low, x + 13, 19, size=12, tone="soft", tall=HIDE),
            Text(f"gate.{column}.downt", top, x + 13, bottom + 9, size=12, tone="soft", tall=HIDE),
        ]  # fmt: skip
    for row in range(t.rows()):
        y = TOP + step(t) * row + high(t) / 2
        found.append(
            Trail(f"cross.{row}", [(LEFT + WIDE, y), (LEFT + APART, y)], style="wire", z=2,
                  tall=HIDE)
        )  # fmt: skip
    return found


def flown(t: Moment) -> list[Drawable]:
    """Return the way of whoever's turn it is, from city to city."""
    route: list[tuple[str, str]] = []
    who: Any = None
    for told in reversed(t.sight.told):
        if told.name == "turn-began":
            break
        if told.name == "flew":
            who = int(told.nouns["seat"]) + 1
            route.append((str(told.nouns["source"]), str(told.nouns["to"])))
    found: list[Drawable] = []
    for number, (source, to) in enumerate(reversed(route)):
        points = way(t, source, to)
        found.append(
            Trail(f"flew.{number}", points, owner=t.letter(who), curve=True, z=35, tall=HIDE)
        )
    return found


def way(t: Moment, source: str, to: str) -> list[tuple[float, float]]:
    """Return the points of a way between two cities: beside the columns, or across."""
    (here, a), (there, b) = corner(t, source), corner(t, to)
    middle = high(t) / 2
    if t.grid(source)[1] == t.grid(to)[1]:
        first, last = (here + WIDE, there) if there > here else (here, there + WIDE)
        return [(first, a + middle + 12), (last, b + middle + 12)]
    side = here + WIDE
    if abs(t.grid(source)[1] - t.grid(to)[1]) > 1:  # by a Space Route
        x, up = here + WIRE, a < b
        return [(x, a if up else a + high(t)), (x, 14 if up else TOP + HIGH + 2)]
    return [(side - 1, a + middle), (side + 9, (a + b) / 2 + middle), (side - 1, b + middle)]


def carriers(t: Moment, name: str) -> list[Drawable]:
    """Return the carriers in a city, on its upper edge."""
    x, y = corner(t, name)
    small_x, small_y = small_corner(t, name)
    low = SMALL_HIGH / t.rows() - 5
    there: list[Who] = t.city(name)["carriers"]
    found: list[Drawable] = []
    for n, who in enumerate(there):
        aside = n - (len(there) - 1) / 2
        letter = t.letter(who)
        found.append(
            Piece(
                f"ship.{letter}",
                "symbol",
                symbol=f"airship-{letter.lower()}",
                size=19,
                x=x + WIDE * 0.66 + 38 * aside,
                y=y - 3,
                z=45,
                label=t.say("scene-carrier", name=t.name(who), city=t.city_name(name)),
                sum=board_of(t, who),
                tall=Tall(x=small_x + 21 + 9 * aside, y=small_y + low - 1, size=12),
            )
        )
    return found


# A city


def city(t: Moment, name: str) -> Plate:
    """Return a city: its council, its buildings, its Basic Resource, tax, tokens and project."""
    x, y = corner(t, name)
    small_x, small_y = small_corner(t, name)
    part = t.city(name)
    number = CITIES.index(name)
    wanted = [int(first) + number for first in (DEPLOY, STOP, CONNECT)]
    wanted += [int(LAND)] if name == t.mine["carrier"] else []
    options = [option for option in wanted if t.can(option) is not None]
    parts: list[Drawable] = [
        Text(f"{name}.name", title(t, name), 10, 20, bold=True,
             tall=Tall(text=t.say(f"scene-tiny-{name}"), x=21, y=13, size=11, anchor="middle")),
        Text(f"{name}.council", council(t, name), 176, 20, size=13, anchor="end",
             tall=Tall(text=shapes(t, name), x=21, y=26, size=9, anchor="middle")),
        *buildings(t, name),
        *foot(t, name),
    ]  # fmt: skip
    return Plate(
        f"city.{name}",
        x,
        y,
        WIDE,
        high(t),
        parts,
        ground="plate",
        picked=name == t.here(),
        raised=True,
        label=t.city_name(name),
        option=options[0] if options else None,
        sum=None if name == t.here() else city_sum(t, name, part),
        r=10,
        tall=Tall(x=small_x, y=small_y, w=SMALL_WIDE, h=SMALL_HIGH / t.rows() - 5),
    )


def onward(t: Moment, name: str) -> list[Drawable]:
    """Return the sign on a city with which a carrier flies past it and on."""
    option = t.can(FLY + CITIES.index(name))
    if option is None:
        return []
    x, y = corner(t, name)
    small_x, small_y = small_corner(t, name)
    low = SMALL_HIGH / t.rows() - 5
    return [
        Piece(f"{name}.on", "symbol", symbol="right", size=13, x=x + WIDE - 6, y=y + 33, z=46,
              option=option, label=t.sight.label(option),
              tall=Tall(x=small_x + SMALL_WIDE - 5, y=small_y + low - 10, size=10))
    ]  # fmt: skip


def title(t: Moment, name: str) -> str:
    """Return a city's name, or its short one where the council leaves little room."""
    room = WIDE - 18 - 34 * len(t.owner_shapes(name))
    words = t.city_name(name)
    return words if len(words) * 8 < room else t.say(f"scene-short-{name}")


def council(t: Moment, name: str) -> str:
    """Return who has how much say in a city; whoever controls it in bold."""
    control = t.city(name)["control"]
    return "  ".join(
        f"{t.shape(who)} **{n}**" if who in control else f"{t.shape(who)} {n}"
        for who, n in t.owner_shapes(name)
    )


def shapes(t: Moment, name: str) -> str:
    """Return the same for a small board: a shape for each, a number where there are many."""
    there = t.owner_shapes(name)
    if sum(n for _, n in there) <= 4:
        return "".join(t.shape(who) * n for who, n in there)
    return "".join(f"{t.shape(who)}{n}" for who, n in there[:2])


def buildings(t: Moment, name: str) -> list[Drawable]:
    """Return the six building spaces of a city, with their colonists as pips."""
    found: list[Drawable] = []
    there = t.city(name)["buildings"]
    y = 46 if t.rows() > 4 else 56
    for n, (building, slot) in enumerate(there.items()):
        x = 21 + n * 28.6
        key = f"{name}.{building}"
        symbol = signs.BUILDINGS[building]
        large = BUILDINGS.index(building) >= LARGE_FROM
        if slot["owner"] is None:
            found.append(
                Piece(key, "symbol", symbol=symbol, tone="glyph", size=19 if large else 16, x=x,
                      y=y, tall=HIDE)
            )  # fmt: skip
            continue
        found.append(
            Piece(key, "tile", t.letter(slot["owner"]), symbol, size=25 if large else 21, x=x, y=y,
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


def foot(t: Moment, name: str) -> list[Drawable]:
    """Return a city's Basic Resource, its tax, AI tokens, and the project that lies there."""
    part = t.city(name)
    y = high(t) - 9
    basic = "qubit" if part["basic covered"] else part["basic"]
    words = f"[{basic}]"
    if part["tax"]:
        words += f"  [qubit] **{part['tax']}**"
    found: list[Drawable] = [Text(f"{name}.basic", words, 10, y, size=12, tall=HIDE)]
    x = 74.0 if part["tax"] else 42.0
    for who in t.everybody():
        count = part["modules"].get(str(who), 0)
        if count:
            letter = t.letter(who)
            found.append(
                Piece(f"{name}.chip.{letter}", "symbol", symbol="chip", tone=letter, count=count,
                      size=13, x=x, y=y - 4, label=t.say("scene-tokens", name=t.name(who),
                      count=count), tall=HIDE)
            )  # fmt: skip
            x += 24 if count > 1 else 17
    project = part["project"]
    if project is not None:
        found += lying(t, name, project, y)
    return found


def lying(t: Moment, name: str, project: str, y: float) -> list[Drawable]:
    """Return the project that lies in a city: its building and its city."""
    symbol = signs.BUILDINGS[signs.building_of(project)]
    where = t.say(f"scene-short-{signs.city_of(project)}")
    low = SMALL_HIGH / t.rows() - 5
    found: list[Drawable] = [
        *building_mark(f"{name}.project", symbol, 17, 168, y - 4, tall=(21, low - 13, 12),
                       label=t.title(project), sum=t.card_sum(project)),
        Text(f"{name}.project.city", where, 156, y, size=12, tone="soft", anchor="end", tall=HIDE),
    ]  # fmt: skip
    if t.rows() <= 4:  # there is room for what it does
        found += [
            Text(f"{name}.project.t", t.title(project), 10, y - 38, size=12, bold=True, tall=HIDE),
            Text(f"{name}.project.x", signs.effect(project), 10, y - 21,
                 size=fitted(signs.effect(project), WIDE - 20, 12), tone="soft",
                 tall=HIDE),
        ]  # fmt: skip
    return found


# Explained


def city_sum(t: Moment, name: str, part: dict[str, Any]) -> Sum:
    """Return a city explained: its buildings, and who would get what for it."""
    rows: list[tuple[str, str]] = []
    for building, slot in part["buildings"].items():
        head = f"[{signs.BUILDINGS[building]}] {t.building_name(building)}"
        seats = "".join(
            f"[{'eng' if space['colonist'] == 'engineer' else 'sci'}"
            f"{'' if space['settled'] else '0'}]"
            for space in slot["spaces"]
        )
        gives = "".join(
            "[qubit]" if spot["covered"] else f"[{spot['gives']}]" for spot in slot["spots"]
        )
        if slot["owner"] is not None:
            head = f"{t.shape(slot['owner'])} {head}"
        rows.append((head, f"{seats} {gives}".strip()))
    if part["project"] is not None:
        rows.append((t.say("scene-project-here"), t.title(part["project"])))
    note = ""
    if part["control"]:
        who = ", ".join(t.name(who) for who in part["control"])
        share = part["worth"] // len(part["control"])
        note = t.say("scene-control", names=who, count=len(part["control"]), points=share)
    return Sum(t.city_name(name), rows, (t.say("scene-worth"), str(part["worth"])), note)


def board_of(t: Moment, who: Who) -> Sum:
    """Return somebody's board explained: abilities, and points by category."""
    rows = [
        (f"[{signs.trigger(name)}] {t.title(name)}", signs.effect(name))
        for _, name in t.abilities_of(who)
    ]
    for entry in t.table["contracts"]["fulfilled"]:
        if entry["by"] == who:
            rows.append((t.say("scene-fulfilled"), t.say(f"contract-{entry['contract']}")))
    rows += [
        (t.say(f"points-{key}"), t.category(who, key))
        for key in t.points(who)
        if t.category(who, key)
    ]
    total = (t.say("scene-if-it-ended"), t.score(who))
    return Sum(t.name(who), rows, total)
