"""What lies where in Antarctica: a round board, and what everybody has."""

from msgspec.structs import replace

from nunatak.games.antarctica.rules.vocabulary import (
    ADVANCE,
    AREA_COUNT,
    AREAS,
    BEGIN_ON,
    BUILD,
    DOCK,
    HASTEN,
    ICEBREAK,
    LAUNCH,
    RECRUIT,
    RESEARCH,
    SAIL,
    SCRAP,
    TRACKS,
    WEIGH,
)
from nunatak.games.antarctica.screen.panel import prompt, standing
from nunatak.games.antarctica.screen.prospects import strength
from nunatak.games.antarctica.screen.sight import (
    BERTH,
    BETWEEN,
    CENTRES,
    CREW,
    CX,
    CY,
    RING,
    STARRED,
    GameSight,
    building_places,
    place,
    symbol,
)
from nunatak.games.antarctica.screen.supplies import hand, orders, resources
from nunatak.scene.items import (
    Badge,
    Cell,
    Corner,
    Drawable,
    Drawn,
    Halo,
    Piece,
    Pill,
    Plate,
    Sum,
    Text,
    Track,
    Trail,
    Zone,
)
from nunatak.scene.scene import Board, Frame, Scene
from nunatak.scene.sight import Sight

PALETTE = {
    "sunlit": ("#FFE48A", "#D9B64A"),
    "land0": ("#F3F8FC", "#1D3147"),
    "land1": ("#DDEBF5", "#1A2A3D"),
}
VIEW = (0, 0, 1060, 852)


def scene(seen: Sight) -> Scene:
    """Return what somebody sees."""
    sight = GameSight.of(seen)
    items: list[Drawable] = []
    items += areas(sight)
    items += sailed(sight)
    items += sun(sight)
    for name in AREAS:
        if sight.area(name)["open"]:
            items += buildings(sight, name)
            items += crew(sight, name)
    items += ships(sight)
    items += tracks(sight)
    items += orders(sight)
    items += resources(sight)
    items += hand(sight)
    return Scene(
        "antarctica",
        board(sight),
        items,
        None if sight.over else prompt(sight),
        title=sight.game.title,
        subtitle=subtitle(sight),
        standing=standing(sight),
        palette=PALETTE,
    )


def subtitle(sight: GameSight) -> str:
    """Return where the sun is, and which turn it is."""
    sun = sight.area_name(sight.table["sun"])
    return sight.say("scene-subtitle", area=sun, turn=sight.table["turn"])


def board(sight: GameSight) -> Board:
    """Return the board, and what of it a small screen shows first."""
    say = sight.say
    ready = len(sight.those(BUILD, 3))
    area = sight.acting()
    focus = None
    if area is not None:
        x, y = place(area, 270)
        focus = (min(max(x - 150, 226), 760), min(max(y - 190, 10), 462), 300, 380)
    return Board(
        VIEW,
        backdrop="round",
        ground="page",
        contours=False,
        minimap=True,
        focus=focus or (226, 10, 830, 830),
        frames=[
            Frame("board", say("scene-board"), (226, 10, 830, 830)),
            Frame("tracks", say("scene-tracks"), (470, 250, 340, 330)),
            Frame("orders", say("scene-orders"), (8, 10, 220, 480), str(ready) if ready else ""),
            Frame("hand", say("scene-hand"), (8, 500, 220, 340)),
        ],
    )


# Areas


def areas(sight: GameSight) -> list[Drawable]:
    """Return the eight areas, and what first place in each is worth."""
    found: list[Drawable] = []
    for number, name in enumerate(AREAS):
        area = sight.area(name)
        zone = Zone(
            name.lower(),
            Drawn(name.lower(), CX, CY),
            lit=name == sight.acting(),
            tint="sunlit" if name == sight.table["sun"] and sight.table["turn"] else "",
            option=sight.can(SAIL + number) if sight.can(SAIL + number) is not None else None,
            label=sight.area_name(name),
            sum=points_in(sight, name),
        )
        if sight.can(DOCK + number) is not None:
            zone = replace(zone, option=sight.can(DOCK + number))
        if not area["open"]:
            zone = replace(zone, texture="hatch", sum=None)
        found.append(zone)
        aside = 48 if name == sight.table["sun"] else 0
        x, y = place(name, RING, aside)
        worth = str(sight.worth(name)) if area["open"] else sight.say("scene-closed")
        found.append(
            Pill(f"tab.{name}", f"{name} {worth}", "dark", x=x, y=y, size=13, sum=zone.sum)
        )
    return found


def points_in(sight: GameSight, name: str) -> Sum:
    """Return who gets what in an area if the game ends now."""
    people = sight.area(name)["scientists"]
    rows = []
    for seat in sorted(range(sight.players), key=lambda s: -people[s]):
        if people[seat]:
            higher = [n for n in people if n > people[seat]]
            points = min(higher) if higher else sight.worth(name)
            rows.append((sight.name(seat), str(points)))
    title = sight.say("scene-area-points", area=sight.area_name(name))
    count = len(sight.area(name)["buildings"])
    note = sight.say("scene-area-first", buildings=count, scientists=sum(people))
    return Sum(title, rows, (sight.say("scene-first-place"), str(sight.worth(name))), note)


def sun(sight: GameSight) -> list[Drawable]:
    """Return the sun on its way round."""
    name = sight.table["sun"]
    x, y = place(name, RING)
    return [
        Halo("glow", 40, x, y),
        Piece("sun", "symbol", symbol="sunface", size=58, x=x, y=y, z=41,
              label=sight.say("scene-sun", area=sight.area_name(name))),
        Text("sun.n", name, x, y + 5, bold=True, tone="night", anchor="middle", z=42),
    ]  # fmt: skip


def sailed(sight: GameSight) -> list[Drawable]:
    """Return the way of the ship whose owner acts now, around the coast."""
    target = sight.acting()
    if target is None:
        return []
    start, end = AREAS.index(sight.table["sun"]), AREAS.index(target)
    steps = (end - start + 4) % 8 - 4
    points = [place(sight.table["sun"], BERTH - 4)]
    for step in range(1, 3 * abs(steps) - 1):
        angle = start + step / 3 * (1 if steps > 0 else -1)
        points.append(on_ring(angle, 370))
    points.append(on_ring(end - (0.35 if steps > 0 else -0.35), 370))
    length = len(sight.area(target)["line"])
    points.append(place(target, BERTH - BETWEEN * max(0, length - 1) + 20))
    return [Trail("sailed", points, owner=sight.letter(sight.mover), curve=True)]


def on_ring(area: float, radius: float) -> tuple[float, float]:
    """Return a place on a ring, by areas from the top, clockwise."""
    first = int(area // 1) % AREA_COUNT
    part = area - area // 1
    here, there = place(AREAS[first], radius), place(AREAS[(first + 1) % AREA_COUNT], radius)
    x = here[0] + (there[0] - here[0]) * part - CX
    y = here[1] + (there[1] - here[1]) * part - CY
    stretch = radius / (x * x + y * y) ** 0.5
    return round(CX + x * stretch, 1), round(CY + y * stretch, 1)


def buildings(sight: GameSight, name: str) -> list[Drawable]:
    """Return the buildings of an area, and what can be done with them now."""
    found: list[Drawable] = []
    there = sight.area(name)["buildings"]
    places, size = building_places(len(there))
    for building, (out, aside) in zip(there, places, strict=True):
        x, y = place(name, out, aside)
        badges = [Badge(symbol="star", at="ne")] if building in STARRED else []
        options = uses(sight, building) if name == sight.acting() else []
        if options:
            badges.append(Badge(gain(sight, name, building), tone="signal", at="se"))
        found.append(
            Piece(
                f"b.{name}.{building}",
                "disc",
                symbol=symbol(building),
                size=size,
                x=x,
                y=y,
                badges=badges,
                dark=building in CENTRES,
                option=options[0] if len(options) == 1 else None,
                options=options if len(options) > 1 else [],
                label=sight.building(building),
            )
        )
    return found


def uses(sight: GameSight, building: str) -> list[int]:
    """Return what a building in the target area can be used for."""
    if building == "camp":
        return sight.those(RECRUIT, 1)
    if building == "shipyard":
        return sight.those(LAUNCH, 1)
    if building in CENTRES:
        served = [
            n for n, name in enumerate(TRACKS) if building in sight.table["tracks"][name]["centres"]
        ]
        return [RESEARCH + n for n in served if sight.can(RESEARCH + n) is not None]
    return []


def gain(sight: GameSight, name: str, building: str) -> str:
    """Return what using a building brings, in a word."""
    if building == "shipyard":
        return "+1"
    seat = sight.mover
    return f"+{strength(sight, name, seat)}"


def crew(sight: GameSight, name: str) -> list[Drawable]:
    """Return the scientists of an area; whoever leads is framed."""
    people = sight.area(name)["scientists"]
    there = sorted((s for s in range(len(people)) if people[s]), key=lambda s: (-people[s], s))
    apart = 28 if name in ("E", "W") else 44
    found: list[Drawable] = []
    for slot, seat in enumerate(there):
        x, y = place(name, CREW, apart * (slot - (len(there) - 1) / 2))
        who, count = sight.name(seat), people[seat]
        found.append(
            Piece(
                f"crew.{name}.{sight.letter(seat)}",
                "group",
                sight.letter(seat),
                count=count,
                x=x,
                y=y,
                size=23,
                picked=count == max(people),
                label=sight.say("scene-crew", count=count, name=who, area=sight.area_name(name)),
            )
        )
    return found


# Ships


def ships(sight: GameSight) -> list[Drawable]:
    """Return the lines of ships, and free ship spaces."""
    found: list[Drawable] = []
    for number, name in enumerate(AREAS):
        area = sight.area(name)
        if not area["open"]:
            continue
        line = area["line"]
        names = sight.pieces.line(name)
        iced = next((n for n, ship in enumerate(line) if ship["noted"]), 1)
        for slot in range(3):
            x, y = place(name, BERTH - BETWEEN * slot)
            badges = icebreakers(sight, name) if slot == iced else []
            if slot >= len(line):
                found.append(
                    Piece(f"berth.{name}.{slot}", "symbol", symbol="berth", size=36, x=x, y=y,
                          angle=45 * number, z=3, badges=badges)
                )  # fmt: skip
                continue
            seat = line[slot]["seat"] - 1
            options = ship_options(sight, number, slot)
            label = sight.say("scene-ship", name=sight.name(seat), area=sight.area_name(name),
                                place=slot + 1)  # fmt: skip
            found.append(
                Piece(
                    names[slot],
                    "hull",
                    sight.letter(seat),
                    x=x,
                    y=y,
                    angle=45 * number,
                    size=33,
                    picked=shines_on(sight, name, slot),
                    badges=badges,
                    option=options[0] if len(options) == 1 else None,
                    options=options if len(options) > 1 else [],
                    label=label,
                )
            )
    return found


def icebreakers(sight: GameSight, name: str) -> list[Badge]:
    """Return marks for the icebreakers of an area, which lie where the second ship does."""
    sides: tuple[Corner, ...] = ("e", "w", "n", "s")
    owners = sight.area(name)["icebreakers"]
    return [
        Badge(symbol="ice", tone=sight.letter(owner - 1), at=side)
        for owner, side in zip(owners, sides, strict=False)
    ]


def ship_options(sight: GameSight, area: int, slot: int) -> list[int]:
    """Return what can be done with a ship."""
    wanted = [SCRAP + area * 3 + slot, WEIGH + area * 3 + slot]
    if slot == (0 if AREAS[area] == sight.table["sun"] else 1):  # there the first has left
        wanted.append(ICEBREAK + area)
    return [o for o in wanted if sight.can(o) is not None]


def shines_on(sight: GameSight, name: str, slot: int) -> bool:
    """Say whether it is this ship's turn to sail, or it is the one being moved."""
    moved = sight.table["symbol"]
    if moved is not None:
        return bool(moved["ship"] == f"{name}-{slot + 1}")
    return bool(sight.table["phase"] == "sailing" and name == sight.table["sun"] and slot == 0)


# Tracks


def tracks(sight: GameSight) -> list[Drawable]:
    """Return the research tracks with their symbols and cubes."""
    say = sight.say
    found: list[Drawable] = [
        Text("research", say("scene-research"), CX, CY - 140, size=16, bold=True, serif=True,
             anchor="middle")
    ]  # fmt: skip
    shown = [name for name in TRACKS if sight.table["tracks"][name]["open"]]
    below = 45 if len(shown) == len(TRACKS) else 49
    for row, name in enumerate(shown):
        found += track(sight, name, CY - 5 + below * (row - (len(shown) - 1) / 2))
    found += [
        Plate("legend.1", CX - 68, CY + 126, 16, 15, r=3, ground="danger", line="none"),
        Text("legend.1t", say("scene-red"), CX - 48, CY + 138, size=12, tone="soft"),
        Plate("legend.2", CX - 68, CY + 145, 16, 15, r=7, ground="A", line="none"),
        Text("legend.2t", say("scene-blue"), CX - 48, CY + 157, size=12, tone="soft"),
    ]
    return found


def track(sight: GameSight, name: str, y: float) -> list[Drawable]:
    """Return one track."""
    part = sight.table["tracks"][name]
    number = TRACKS.index(name)
    wanted = (RESEARCH + number, ADVANCE + number, HASTEN + number, BEGIN_ON + number)
    options = [o for o in wanted if sight.can(o) is not None]
    cells = []
    for space, cell in enumerate(part["spaces"], 1):
        kind = cell["symbol"]
        blue = kind in ("move-ship", "draft", "advance-three")
        tone = ("A" if blue else "danger") if kind and not cell["used"] else ""
        words = sight.say(f"symbol-{kind}") if kind else ""
        cells.append(
            Cell(
                "" if space in part["cubes"] else str(cell["points"]),
                below=f"[{symbol(kind)}|{words}]" if kind else "",
                below_tone=tone,
                tone=tone,
                used=bool(cell["used"]),
                label=words,
            )
        )
    found: list[Drawable] = [
        Track(f"t.{name}", CX - 99, y, cells, step=25.2),
        Text(f"letter.{name}", name, CX - 160, y + 4, size=12, bold=True, tone="soft",
             anchor="middle"),
    ]  # fmt: skip
    marks = part["centres"]
    for n, centre in enumerate(marks):
        size = 28 if len(marks) == 1 else 20
        offset = 0 if len(marks) == 1 else (n - 0.5) * 21
        found.append(
            Piece(
                f"kind.{name}.{centre}",
                "disc",
                symbol=symbol(centre),
                size=size,
                x=CX - 131,
                y=y + offset,
                dark=True,
                option=options[0] if len(options) == 1 else None,
                options=options if len(options) > 1 else [],
                label=sight.say(f"track-{name}"),
                sum=points_on(sight, name),
            )
        )
    for seat, space in enumerate(part["cubes"]):
        if space:
            found.append(
                Piece(
                    f"cube.{name}.{sight.letter(seat)}",
                    "cube",
                    sight.letter(seat),
                    zone=f"t.{name}.{space - 1}",
                    size=19,
                    label=sight.name(seat),
                    sum=points_on(sight, name),
                )
            )
    return found


def points_on(sight: GameSight, name: str) -> Sum:
    """Return who gets what on a track if the game ends now."""
    part = sight.table["tracks"][name]
    cubes = part["cubes"]
    worth = [0, *(cell["points"] for cell in part["spaces"])]
    rows = []
    for seat in sorted(range(sight.players), key=lambda s: -cubes[s]):
        if cubes[seat]:
            higher = [n for n in cubes if n > cubes[seat]]
            points = worth[min(higher)] if higher else sum(worth[n] for n in cubes)
            rows.append((sight.name(seat), str(points)))
    title = sight.say("scene-track-points", track=sight.say(f"track-{name}"))
    return Sum(title, rows)


def meant(sight: Sight, item: str) -> int | None:
    """Return the option that pointing at something would mean."""
    area = item.upper()
    if area in AREAS:
        return int(SAIL + AREAS.index(area))
    if item.startswith("order."):
        return int(BUILD + int(item.split(".")[1]))
    if item.startswith("b.") and item.endswith(".camp"):
        return int(RECRUIT)
    if item.startswith("b.") and item.endswith(".shipyard"):
        return int(LAUNCH)
    if item.startswith("kind."):
        return int(RESEARCH + TRACKS.index(item.split(".")[1]))
    return None
