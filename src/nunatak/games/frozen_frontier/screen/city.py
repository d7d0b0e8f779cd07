"""The city you are in, large: its buildings, who works there, what can be built and used."""

from typing import Any

from nunatak.games.frozen_frontier.rules.vocabulary import (
    BUILD,
    BUILDINGS,
    CITIES,
    COLLABORATE,
    COLLECT_BASIC,
    IN_A_BUILDING,
    OPERATE,
    REFRESH,
    SETS,
    SETTLE,
)
from nunatak.games.frozen_frontier.screen import effect_icons as icons
from nunatak.games.frozen_frontier.screen import pieces
from nunatak.games.frozen_frontier.screen.fitting import fitted
from nunatak.games.frozen_frontier.screen.sight import GameSight
from nunatak.scene.items import Drawable, Ellipse, Piece, Pill, Plate, Sum, Tall, Text, Trail, Zone

HIDE = Tall(hide=True)
LEFT, TOP, WIDE, HIGH = 428.0, 12.0, 618.0, 394.0
TALL = Tall(x=98, y=4, w=288, h=322)
Box = tuple[float, float, float, float]
# Where the six buildings of a city lie: the hub, three small ones, two large ones.
PLACES: tuple[Box, ...] = (
    (15, 244, 136, 141),
    (15, 64, 191, 131),
    (214, 64, 191, 131),
    (413, 64, 191, 131),
    (158, 244, 220, 141),
    (384, 244, 220, 141),
)
TALL_PLACES: tuple[Box, ...] = (
    (146, 119, 137, 81),
    (5, 34, 137, 81),
    (146, 34, 137, 81),
    (5, 119, 137, 81),
    (5, 204, 137, 81),
    (146, 204, 137, 81),
)
HUB, FIRST_LARGE = 0, 4
LOW_ROOM = 98.0  # next to a building's picture, on a phone


def large_city(sight: GameSight, name: str) -> list[Drawable]:
    """Return a city, large."""
    key = pieces.piece(pieces.LARGE_CITY, name)
    parts: list[Drawable] = [*head(sight, key, name), *port(sight, key, name)]
    for n, building in enumerate(sight.city(name)["buildings"]):
        parts.append(place(sight, key, name, building, n))
    found: list[Drawable] = [
        Plate(key, LEFT, TOP, WIDE, HIGH, parts, ground="plate", line="thin", raised=True, r=16,
              tall=TALL)
    ]  # fmt: skip
    return found


def head(sight: GameSight, key: str, name: str) -> list[Drawable]:
    """Return a city's name, its council, and what it is worth."""
    part = sight.city(name)
    land = sight.say(f"scene-land-{SETS[CITIES.index(name) // 4]}")
    shown = "   ".join(f"{sight.shape(who)} **{n}**" for who, n in sight.owner_shapes(name))
    council = f"{sight.say('scene-council')}   {shown}   " if shown else ""
    worth = f"[vp] {sight.say('scene-worth-now', points=part['worth'])}"
    letters = len(sight.city_name(name))
    width = letters * (17 if letters < 10 else 14.5)
    return [
        Text(f"{key}.name", sight.city_name(name), 20, 43, size=28, bold=True, serif=True,
             tall=Tall(x=10, y=25, size=20)),
        Text(f"{key}.land", land, 28 + width, 43, tone="soft", tall=HIDE),
        Text(f"{key}.council", f"{council}{worth}", 602, 42, size=14, tone="soft", anchor="end",
             tall=Tall(x=280, y=24, size=12, text=f"{shown}  [vp]{part['worth']}")),
    ]  # fmt: skip


def port(sight: GameSight, key: str, name: str) -> list[Drawable]:
    """Return who is there, the Basic Resource, the transit tax and the AI tokens."""
    part = sight.city(name)
    found: list[Drawable] = [
        Plate(f"{key}.port", 12, 200, 592, 38, ground="ice1", line="none", r=19, z=5,
              option=sight.can(COLLABORATE), label=sight.say("option-collaborate"),
              tall=Tall(x=5, y=288, w=278, h=30))
    ]  # fmt: skip
    for n, who in enumerate(part["carriers"]):
        letter = sight.letter_of(who)
        found.append(
            Piece(f"{key}.ship.{letter}", "symbol", symbol=f"airship-{letter.lower()}", size=24,
                  x=44 + 50 * n, y=219, label=sight.name_of(who), tall=Tall(x=26 + 20 * n, y=303,
                                                                            size=16))
        )  # fmt: skip
    x, low = 44.0 + 50 * len(part["carriers"]), 30.0 + 22 * len(part["carriers"])
    covered = part["basic covered"]
    found += [
        Piece(f"{key}.basic", "disc", symbol="qubit" if covered else part["basic"], size=26, x=x,
              y=219, used=covered, option=sight.can(COLLECT_BASIC), label=basic_label(sight, part),
              why=sight.say("scene-why-used") if covered else "", tall=Tall(x=low + 8, y=303,
                                                                            size=22)),
        Text(f"{key}.basic.t", sight.say("scene-basic"), x + 24, 224, size=13, tone="soft",
             tall=Tall(x=low + 24, y=307, size=11)),
    ]  # fmt: skip
    right = 592.0
    for who in reversed(sight.everybody()):
        count = part["modules"].get(str(who), 0)
        if count:
            letter = sight.letter_of(who)
            right -= 40
            found.append(
                Piece(f"{key}.chip.{letter}", "symbol", symbol="chip", tone=letter, size=20,
                      text=str(count), x=right, y=219,
                      label=sight.say("scene-tokens", name=sight.name_of(who), count=count),
                      tall=Tall(x=254 - (592 - right) * 0.7 + 28, y=303, size=15))
            )  # fmt: skip
    tax = f"[tax] [qubit] **{part['tax']}** {sight.say('scene-tax')}"
    found.append(
        Text(f"{key}.tax", tax, x + 112, 224, size=13, tone="soft",
             tall=Tall(x=low + 62, y=307, size=11, text=f"[tax] [qubit] **{part['tax']}**"))
    )  # fmt: skip
    if right < 592:
        found.append(
            Text(f"{key}.chips", sight.say("scene-ai"), right - 18, 224, size=13, tone="soft",
                 anchor="end", tall=HIDE)
        )  # fmt: skip
    return found


def basic_label(sight: GameSight, part: dict[str, Any]) -> str:
    """Return the Basic Resource of a city in words."""
    return sight.say("scene-basic-of", resource=sight.say(f"resource-{part['basic']}"))


# Buildings


def place(sight: GameSight, key: str, city: str, building: str, n: int) -> Plate:
    """Return a building space: its tile, its colonists and spots, its price or its owner."""
    x, y, w, h = PLACES[n]
    low_x, low_y, low_w, low_h = TALL_PLACES[n]
    slot = sight.city(city)["buildings"][building]
    own = f"{key}.{building}"
    option = sight.can(BUILD + BUILDINGS.index(building))
    parts: list[Drawable] = [
        tile(sight, own, building, slot, n),
        Text(f"{own}.name", sight.building_name(building), *name_at(n), bold=True,
             size=13 if n == HUB else 14, width=name_width(n), leading=18,
             tall=Tall(x=35, y=16, size=fitted(sight.building_name(building), LOW_ROOM, 11),
                       width=150)),
        *seats(sight, own, city, building, slot, n),
    ]  # fmt: skip
    parts += terms(sight, own, city, building, slot, n)
    why = "" if option is not None or slot["owner"] is not None else obstacle(sight, city, building)
    if option is not None and completing(sight, city, building):
        parts.append(
            Pill(f"{own}.done", sight.say("scene-completes"), "seat", "tile", "card", x=w - 50,
                 y=-2,
                 size=12, tall=Tall(x=low_w - 40, y=low_h - 2, size=10))
        )  # fmt: skip
    return Plate(
        own,
        x,
        y,
        w,
        h,
        parts,
        ground="plate" if slot["owner"] is None else "none",
        line="thin" if slot["owner"] is None else "none",
        option=option,
        why=why,
        label=sight.building_name(building),
        sum=explained(sight, building, slot),
        r=10,
        tall=Tall(x=low_x, y=low_y, w=low_w, h=low_h),
    )


def obstacle(sight: GameSight, city: str, building: str) -> str:
    """Return why one can't build here, while it matters."""
    return (
        sight.obstacle(city, building)
        if sight.seat is not None and city == sight.holdings["carrier"]
        else ""
    )


def completing(sight: GameSight, city: str, building: str) -> bool:
    """Say whether a card of one's hand would be completed by a building."""
    return any(sight.completes(card, city, building) for card in sight.holdings["hand"])


def name_at(n: int) -> tuple[float, float]:
    """Return where a building's name stands."""
    if n == HUB:
        return 66.0, 26.0
    return (76.0, 26.0) if n >= FIRST_LARGE else (68.0, 26.0)


def name_width(n: int) -> float:
    """Return how wide a building's name may be."""
    return 66.0 if n == HUB else 140.0 if n >= FIRST_LARGE else 118.0


def tile(sight: GameSight, own: str, building: str, slot: dict[str, Any], n: int) -> Piece:
    """Return a building, or the dashed place for it."""
    symbol = icons.BUILDINGS[building]
    size = 58.0 if n >= FIRST_LARGE else 46.0
    at = 12 + size / 2
    small = Tall(x=18, y=18, size=26)
    if slot["owner"] is None:
        return Piece(f"{own}.tile", "tile", symbol=symbol, tone="glyph", size=size, x=at, y=at,
                     tall=small)  # fmt: skip
    letter = sight.letter_of(slot["owner"])
    label = sight.say(
        "scene-built-by", building=sight.building_name(building), name=sight.name_of(slot["owner"])
    )
    return Piece(f"{own}.tile", "tile", letter, symbol, size=size, x=at, y=at, label=label,
                 tall=small)  # fmt: skip


def seats(
    sight: GameSight, own: str, city: str, building: str, slot: dict[str, Any], n: int
) -> list[Drawable]:
    """Return places for colonists, wired to what they make usable."""
    large = n >= FIRST_LARGE
    number = BUILDINGS.index(building) * int(IN_A_BUILDING)
    found: list[Drawable] = []
    for place, space in enumerate(slot["spaces"]):
        spots = [(i, s) for i, s in enumerate(slot["spots"]) if s["space"] == place + 1]
        x, y = (24.0 + 68 * place, 98.0) if large else (80.0, 72.0)
        low_x, low_y = (14.0 + 43 * place, 58.0) if large else (16.0, 58.0)
        found += wires(own, place, (x, y), (low_x, low_y), len(spots))
        key = pieces.place(own, pieces.SPACE, place + 1)
        found.append(colonist(sight, key, space, number + place, (x, y), (low_x, low_y)))
        for i, (spot_number, spot) in enumerate(spots):
            at = (x + 28 + 28 * i, y)
            low = (low_x + 21 + 21 * i, low_y)
            key = pieces.place(own, pieces.SPOT, spot_number + 1)
            found += use(sight, key, slot, spot, number + spot_number, at, low)
    if slot["lab"] is not None:
        found.append(lab(own, slot, large))
    return found


def wires(
    own: str, place: int, at: tuple[float, float], low: tuple[float, float], count: int
) -> list[Drawable]:
    """Return the line from a place to its spots."""
    if not count:
        return []
    (x, y), (low_x, low_y) = at, low
    end = (low_x + 21 * count, low_y)
    return [
        Trail(f"{own}.wire{place + 1}", [(x, y), (x + 28 * count, y)], style="wire",
              tall=Tall(points=[low, end]))
    ]  # fmt: skip


def colonist(
    sight: GameSight,
    key: str,
    space: dict[str, Any],
    number: int,
    at: tuple[float, float],
    low: tuple[float, float],
) -> Piece:
    """Return a place for a colonist, settled or free."""
    who = "eng" if space["colonist"] == "engineer" else "sci"
    option = sight.can(SETTLE + number)
    words = sight.say(f"colonist-{space['colonist']}")
    label = sight.say("scene-settled" if space["settled"] else "scene-free-space", colonist=words)
    return Piece(
        key,
        "symbol",
        symbol=who if space["settled"] else f"{who}0",
        tone="glyph",
        size=21,
        x=at[0],
        y=at[1],
        option=option,
        label=label,
        tall=Tall(x=low[0], y=low[1], size=17),
    )


def use(
    sight: GameSight,
    key: str,
    slot: dict[str, Any],
    spot: dict[str, Any],
    number: int,
    at: tuple[float, float],
    low: tuple[float, float],
) -> list[Drawable]:
    """Return a spot, with a cube on it if it is used; quiet while nobody can use it."""
    covered = spot["covered"]
    option = sight.can(OPERATE + number)
    if option is None:
        option = sight.can(REFRESH + number)
    ready = slot["owner"] is not None and slot["spaces"][spot["space"] - 1]["settled"]
    what = (
        sight.say("scene-lab") if spot["gives"] == "lab" else sight.say(f"resource-{spot['gives']}")
    )
    label = sight.say("scene-spot-used" if covered else "scene-spot", what=what)
    if not ready and not covered:
        return [
            Zone(f"{key}.o", Ellipse(*at, 12, 12), "ice1", line="thin", z=35,
                 tall=Tall(shape=Ellipse(*low, 9.5, 9.5))),
            Piece(key, "symbol", symbol=spot["gives"], tone="glyph", size=16, x=at[0], y=at[1],
                  used=True, label=label, tall=Tall(x=low[0], y=low[1], size=13)),
        ]  # fmt: skip
    return [
        Piece(
            key,
            "disc",
            symbol="qubit" if covered else spot["gives"],
            size=25,
            x=at[0],
            y=at[1],
            option=option,
            label=label,
            why=sight.say("scene-why-used") if covered and option is None else "",
            tall=Tall(x=low[0], y=low[1], size=20),
        )
    ]


def lab(own: str, slot: dict[str, Any], large: bool) -> Text:
    """Return what a laboratory does."""
    words = icons.effect(slot["lab"]).replace("+", "").replace(" → ", "→")
    small = Tall(x=93, y=55, size=11, text=words.replace("→", "\n→"))
    if large:
        return Text(f"{own}.lab", words, 146, 102, size=12, tall=small)
    return Text(f"{own}.lab", words, 125, 77, size=fitted(words, 60, 12),
                tall=Tall(x=52, y=62, size=11))  # fmt: skip


def terms(
    sight: GameSight, own: str, city: str, building: str, slot: dict[str, Any], n: int
) -> list[Drawable]:
    """Return what a building costs and brings, and what it would set off; or whose it is."""
    large = n >= FIRST_LARGE
    x, y = (76.0, 46.0) if large else (12.0, 100.0)
    if slot["owner"] is not None:
        return owned(sight, own, city, slot, n)
    cost, bonus = icons.costs(building), icons.brings(building)
    line = f"{cost} → {bonus}"
    note = remark(sight, city, building)
    lines: list[Drawable] = []
    if large:
        lines = [
            Text(
                f"{own}.cost",
                cost,
                x,
                y,
                bold=True,
                tall=Tall(x=35, y=32, size=fitted(short(line), LOW_ROOM, 11), text=short(line)),
            ),
            Text(f"{own}.bonus", f"→ {bonus}", x, y + 20, size=13, bold=True, tall=HIDE),
        ]  # fmt: skip
    elif n == HUB:
        lines = [
            Text(f"{own}.cost", line, x, y - 12, bold=True, tall=Tall(x=35, y=32, size=12)),
            Text(f"{own}.tax", sight.say("scene-hub"), x, y + 8, size=12, tone="soft",
                 tall=Tall(x=8, y=62, size=11)),
        ]  # fmt: skip
    else:
        lines = [
            Text(
                f"{own}.cost",
                line,
                x,
                y,
                bold=True,
                tall=Tall(x=35, y=32, size=fitted(line, LOW_ROOM, 12)),
            )
        ]
    lines.append(
        Text(f"{own}.note", note, 12, 131 if large else 124 if n == HUB else 120, size=12,
             width=118 if n == HUB else None, leading=13,
             tone="ink" if sight.can(BUILD + BUILDINGS.index(building)) is not None else "soft",
             tall=HIDE)
    )  # fmt: skip
    return lines


def short(line: str) -> str:
    """Return a building's terms where there is little room: steps without their number."""
    return line.replace("+1", "").replace("] [", "][") if len(line) > 48 else line


def remark(sight: GameSight, city: str, building: str) -> str:
    """Return in few words what a building would set off, or why it can't be built."""
    if sight.seat is None or city != sight.holdings["carrier"] or sight.over:
        return ""
    why = sight.obstacle(city, building)
    if why:
        return why
    off = sight.sets_off(building)[:3]
    return sight.say("scene-then", bonuses=", ".join(off)) if off else ""


def owned(sight: GameSight, own: str, city: str, slot: dict[str, Any], n: int) -> list[Drawable]:
    """Return whose building it is."""
    words = f"{sight.shape(slot['owner'])} {sight.name_of(slot['owner'])}"
    if n >= FIRST_LARGE:
        at, small = (76.0, 48.0), Tall(x=35, y=32, size=11)
    elif n == HUB:
        at, small = (12.0, 92.0), Tall(x=35, y=32, size=11)
    else:
        at, small = (12.0, 104.0), Tall(x=35, y=32, size=11)
    return [Text(f"{own}.owner", words, *at, size=12, tone="soft", tall=small)]


def explained(sight: GameSight, building: str, slot: dict[str, Any]) -> Sum:
    """Return a building explained: whose it is, or what it costs and brings; and its laboratory."""
    title = sight.building_name(building)
    lab = (
        [(sight.say("scene-lab"), sight.say(f"lab-{slot['lab']}"))]
        if slot["lab"] is not None
        else []
    )
    if slot["owner"] is not None:
        return Sum(title, [(sight.say("scene-owner"), sight.name_of(slot["owner"])), *lab])
    rows = [
        (sight.say("scene-costs"), icons.costs(building)),
        (sight.say("scene-bonus"), icons.brings(building)),
        *lab,
        *[(sight.say("scene-sets-off"), bonus) for bonus in sight.sets_off(building)],
    ]
    return Sum(title, rows, note=sight.sentence(building))
