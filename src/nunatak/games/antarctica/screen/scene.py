"""What lies where in Antarctica: a round board, orders and hands beside it."""

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
from nunatak.games.antarctica.screen.context import (
    BERTH,
    BETWEEN,
    CENTRES,
    CREW,
    CX,
    CY,
    RING,
    STARRED,
    Moment,
    building_places,
    place,
    symbol,
)
from nunatak.games.antarctica.screen.panel import prompt, standing
from nunatak.games.antarctica.screen.pieces import Fleet
from nunatak.games.antarctica.screen.supplies import hand, orders, resources
from nunatak.scene.scene import (
    SEATS,
    Badge,
    Board,
    Cell,
    Drawable,
    Drawn,
    Frame,
    Halo,
    Piece,
    Pill,
    Scene,
    Sum,
    Text,
    Track,
    Trail,
    Zone,
)
from nunatak.scene.sight import Sight

PALETTE = {
    "sunlit": ("#FFE48A", "#D9B64A"),
    "land0": ("#F3F8FC", "#1D3147"),
    "land1": ("#DDEBF5", "#1A2A3D"),
}
VIEW = (0, 0, 1060, 852)


def scene(sight: Sight) -> Scene:
    """Return what somebody sees."""
    t = Moment(sight)
    items: list[Drawable] = []
    items += areas(t)
    items += sailed(t)
    items += sun(t)
    for name in AREAS:
        if t.area(name)["open"]:
            items += buildings(t, name)
            items += crew(t, name)
    items += ships(t)
    items += tracks(t)
    items += orders(t)
    items += resources(t)
    items += hand(t)
    return Scene(
        "antarctica",
        board(t),
        items,
        None if sight.over else prompt(t),
        title=sight.game.title,
        subtitle=subtitle(t),
        standing=standing(t),
        palette=PALETTE,
    )


def subtitle(t: Moment) -> str:
    """Return where the sun is, and which turn it is."""
    sun = t.area_name(t.table["sun"])
    return t.sight.say("scene-subtitle", area=sun, turn=t.table["turn"])


def board(t: Moment) -> Board:
    """Return the board, and what of it a small screen shows first."""
    say = t.sight.say
    ready = len(t.those(BUILD, 3))
    area = t.acting()
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


def areas(t: Moment) -> list[Drawable]:
    """Return the eight areas, and what first place in each is worth."""
    found: list[Drawable] = []
    for number, name in enumerate(AREAS):
        area = t.area(name)
        zone = Zone(
            name.lower(),
            Drawn(name.lower(), CX, CY),
            lit=name == t.acting(),
            tint="sunlit" if name == t.table["sun"] and t.table["turn"] else "",
            option=t.can(SAIL + number) if t.can(SAIL + number) is not None else None,
            label=t.area_name(name),
            sum=points_in(t, name),
        )
        if t.can(DOCK + number) is not None:
            zone = replace(zone, option=t.can(DOCK + number))
        if not area["open"]:
            zone = replace(zone, texture="hatch", sum=None)
        found.append(zone)
        aside = 48 if name == t.table["sun"] else 0
        x, y = place(name, RING, aside)
        worth = str(t.worth(name)) if area["open"] else t.sight.say("scene-closed")
        found.append(
            Pill(f"tab.{name}", f"{name} {worth}", "dark", x=x, y=y, size=13, sum=zone.sum)
        )
    return found


def points_in(t: Moment, name: str) -> Sum:
    """Return who gets what in an area if the game ends now."""
    people = t.area(name)["scientists"]
    rows = []
    for seat in sorted(range(t.sight.players), key=lambda s: -people[s]):
        if people[seat]:
            higher = [n for n in people if n > people[seat]]
            points = min(higher) if higher else t.worth(name)
            rows.append((t.sight.name(seat), str(points)))
    title = t.sight.say("scene-area-points", area=t.area_name(name))
    count = len(t.area(name)["buildings"])
    note = t.sight.say("scene-area-first", buildings=count, scientists=sum(people))
    return Sum(title, rows, (t.sight.say("scene-first-place"), str(t.worth(name))), note)


def sun(t: Moment) -> list[Drawable]:
    """Return the sun on its way round."""
    name = t.table["sun"]
    x, y = place(name, RING)
    return [
        Halo("glow", 46, x, y),
        Piece("sun", "symbol", symbol="sunface", size=58, x=x, y=y, z=41,
              label=t.sight.say("scene-sun", area=t.area_name(name))),
        Text("sun.n", name, x, y + 5, bold=True, tone="night", anchor="middle", z=42),
    ]  # fmt: skip


def sailed(t: Moment) -> list[Drawable]:
    """Return the way of the ship whose owner acts now, around the coast."""
    target = t.acting()
    if target is None:
        return []
    mover = t.table["mover"] - 1
    start, end = AREAS.index(t.table["sun"]), AREAS.index(target)
    steps = (end - start + 4) % 8 - 4
    points = [place(t.table["sun"], BERTH - 4)]
    for step in range(1, 3 * abs(steps) - 1):
        angle = start + step / 3 * (1 if steps > 0 else -1)
        points.append(on_ring(angle, 370))
    points.append(on_ring(end - (0.35 if steps > 0 else -0.35), 370))
    length = len(t.area(target)["line"])
    points.append(place(target, BERTH - BETWEEN * max(0, length - 1) + 20))
    return [Trail("sailed", points, owner=SEATS[mover], curve=True)]


def on_ring(area: float, radius: float) -> tuple[float, float]:
    """Return a place on a ring, by areas from the top, clockwise."""
    first = int(area // 1) % AREA_COUNT
    part = area - area // 1
    here, there = place(AREAS[first], radius), place(AREAS[(first + 1) % AREA_COUNT], radius)
    x = here[0] + (there[0] - here[0]) * part - CX
    y = here[1] + (there[1] - here[1]) * part - CY
    stretch = radius / (x * x + y * y) ** 0.5
    return round(CX + x * stretch, 1), round(CY + y * stretch, 1)


def buildings(t: Moment, name: str) -> list[Drawable]:
    """Return the buildings of an area, and what can be done with them now."""
    found: list[Drawable] = []
    there = t.area(name)["buildings"]
    places, size = building_places(len(there))
    for building, (out, aside) in zip(there, places, strict=True):
        x, y = place(name, out, aside)
        badges = [Badge(symbol="star", at="ne")] if building in STARRED else []
        options = uses(t, building) if name == t.acting() else []
        if options:
            badges.append(Badge(gain(t, name, building), tone="signal", at="se"))
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
                label=t.building(building),
            )
        )
    return found


def uses(t: Moment, building: str) -> list[int]:
    """Return what a building in the target area can be used for."""
    if building == "camp":
        return t.those(RECRUIT, 1)
    if building == "shipyard":
        return t.those(LAUNCH, 1)
    if building in CENTRES:
        served = [
            n for n, name in enumerate(TRACKS) if building in t.table["tracks"][name]["centres"]
        ]
        return [RESEARCH + n for n in served if t.can(RESEARCH + n) is not None]
    return []


def gain(t: Moment, name: str, building: str) -> str:
    """Return what using a building brings, in a word."""
    if building == "shipyard":
        return "+1"
    seat = t.table["mover"] - 1
    return f"+{strength(t, name, seat)}"


def strength(t: Moment, name: str, seat: int) -> int:
    """Return a seat's ships and scientists in an area."""
    area = t.area(name)
    ships = sum(ship["seat"] == seat + 1 for ship in area["line"])
    return int(ships + area["scientists"][seat])


def crew(t: Moment, name: str) -> list[Drawable]:
    """Return the scientists of an area; whoever leads is framed."""
    people = t.area(name)["scientists"]
    there = sorted((s for s in range(len(people)) if people[s]), key=lambda s: (-people[s], s))
    apart = 28 if name in ("E", "W") else 44
    found: list[Drawable] = []
    for slot, seat in enumerate(there):
        x, y = place(name, CREW, apart * (slot - (len(there) - 1) / 2))
        who, count = t.sight.name(seat), people[seat]
        found.append(
            Piece(
                f"crew.{name}.{SEATS[seat]}",
                "group",
                SEATS[seat],
                count=count,
                x=x,
                y=y,
                size=23,
                picked=count == max(people),
                label=t.sight.say("scene-crew", count=count, name=who, area=t.area_name(name)),
            )
        )
    return found


# Ships


def ships(t: Moment) -> list[Drawable]:
    """Return the lines of ships, and free ship spaces."""
    fleet = t.sight.pieces(Fleet)
    found: list[Drawable] = []
    for number, name in enumerate(AREAS):
        area = t.area(name)
        if not area["open"]:
            continue
        line = area["line"]
        names = fleet.names(name, [ship["seat"] - 1 for ship in line])
        for slot in range(3):
            x, y = place(name, BERTH - BETWEEN * slot)
            if slot >= len(line):
                found.append(
                    Piece(f"berth.{name}.{slot}", "symbol", symbol="berth", size=36, x=x, y=y,
                          angle=45 * number, z=3)
                )  # fmt: skip
                continue
            seat = line[slot]["seat"] - 1
            options = ship_options(t, number, slot)
            badges = []
            for owner in area["icebreakers"]:
                if slot == min(1, len(line) - 1):
                    badges.append(Badge(symbol="ice", tone=SEATS[owner - 1], at="e"))
            label = t.sight.say("scene-ship", name=t.sight.name(seat), area=t.area_name(name),
                                place=slot + 1)  # fmt: skip
            found.append(
                Piece(
                    names[slot],
                    "hull",
                    SEATS[seat],
                    x=x,
                    y=y,
                    angle=45 * number,
                    size=33,
                    picked=shines_on(t, name, slot),
                    badges=badges,
                    option=options[0] if len(options) == 1 else None,
                    options=options if len(options) > 1 else [],
                    label=label,
                )
            )
    return found


def ship_options(t: Moment, area: int, slot: int) -> list[int]:
    """Return what can be done with a ship."""
    wanted = [SCRAP + area * 3 + slot, WEIGH + area * 3 + slot]
    if slot == (0 if AREAS[area] == t.table["sun"] else 1):  # there the first has left
        wanted.append(ICEBREAK + area)
    return [o for o in wanted if t.can(o) is not None]


def shines_on(t: Moment, name: str, slot: int) -> bool:
    """Say whether it is this ship's turn to sail, or it is the one being moved."""
    moved = t.table["symbol"]
    if moved is not None:
        return bool(moved["ship"] == f"{name}-{slot + 1}")
    return bool(t.table["phase"] == "sailing" and name == t.table["sun"] and slot == 0)


# Tracks


def tracks(t: Moment) -> list[Drawable]:
    """Return the research tracks with their symbols and cubes."""
    say = t.sight.say
    found: list[Drawable] = [
        Text("research", say("scene-research"), CX, CY - 140, size=16, bold=True, serif=True,
             anchor="middle")
    ]  # fmt: skip
    shown = [name for name in TRACKS if t.table["tracks"][name]["open"]]
    for row, name in enumerate(shown):
        found += track(t, name, CY - 110 + 49 * row + (122 - 24.5 * len(shown)))
    found += [
        Pill("legend.1", " ", "seat", "danger", x=CX - 82, y=CY + 134, size=8),
        Text("legend.1t", say("scene-red"), CX - 70, CY + 138, size=12, tone="soft"),
        Pill("legend.2", " ", "seat", "A", x=CX - 6, y=CY + 134, size=8),
        Text("legend.2t", say("scene-blue"), CX + 6, CY + 138, size=12, tone="soft"),
    ]
    return found


def track(t: Moment, name: str, y: float) -> list[Drawable]:
    """Return one track."""
    part = t.table["tracks"][name]
    number = TRACKS.index(name)
    wanted = (RESEARCH + number, ADVANCE + number, HASTEN + number, BEGIN_ON + number)
    options = [o for o in wanted if t.can(o) is not None]
    cells = []
    for space, cell in enumerate(part["spaces"], 1):
        kind = cell["symbol"]
        blue = kind in ("move-ship", "draft", "advance-three")
        tone = ("A" if blue else "danger") if kind and not cell["used"] else ""
        words = t.sight.say(f"symbol-{kind}") if kind else ""
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
    found: list[Drawable] = [Track(f"t.{name}", CX - 99, y, cells, step=25.2)]
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
                label=t.sight.say(f"track-{name}"),
                sum=points_on(t, name),
            )
        )
    for seat, space in enumerate(part["cubes"]):
        if space:
            found.append(
                Piece(
                    f"cube.{name}.{SEATS[seat]}",
                    "cube",
                    SEATS[seat],
                    zone=f"t.{name}.{space - 1}",
                    size=19,
                    label=t.sight.name(seat),
                    sum=points_on(t, name),
                )
            )
    return found


def points_on(t: Moment, name: str) -> Sum:
    """Return who gets what on a track if the game ends now."""
    part = t.table["tracks"][name]
    cubes = part["cubes"]
    worth = [0, *(cell["points"] for cell in part["spaces"])]
    rows = []
    for seat in sorted(range(t.sight.players), key=lambda s: -cubes[s]):
        if cubes[seat]:
            higher = [n for n in cubes if n > cubes[seat]]
            points = worth[min(higher)] if higher else sum(worth[n] for n in cubes)
            rows.append((t.sight.name(seat), str(points)))
    title = t.sight.say("scene-track-points", track=t.sight.say(f"track-{name}"))
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
