"""What lies where in Meltwater."""

from functools import cache
from math import cos, hypot, pi, sin
from typing import Any

from nunatak.games.meltwater.rules.vocabulary import (
    DEFECT,
    DRIVE,
    EVACUATE,
    FALLOUT,
    FLEE,
    HEXES,
    MARCH,
    SHELTER,
    SPREAD,
    STARVE,
    TAKE,
    TARGET,
    TO,
)
from nunatak.games.meltwater.screen.labels import units
from nunatak.games.meltwater.screen.panel import phases, prompt, standing
from nunatak.games.meltwater.screen.sight import GameSight
from nunatak.scene.items import Card, Drawable, Hex, Piece, Pill, Plate, Sum, Text, Trail, Zone
from nunatak.scene.lines import unbroken
from nunatak.scene.scene import Board, Scene
from nunatak.scene.sight import Sight

PALETTE = {
    "dirty": ("#DADFD9", "#27333F"),
    "dirtyice": ("#A9C8D6", "#26475F"),
    "cleanice": ("#CFE6F4", "#35648A"),
    "fallout": ("#6E6200", "#D9C65A"),
    "ash2": ("#5A5D63", "#2B333C"),
    "facet": ("#FFFFFF", "#8CC4EA"),
    "shore": ("#8CA6BB", "#101D2A"),
    "surf": ("#DCEBF6", "#3C5F7E"),
    "grey": ("#8A8F96", "#8A95A1"),
    "deck": ("#0E1B2A", "#0E1B2A"),
    "doom-mark": ("#28425C", "#28425C"),
    "doom-text": ("#DCE8F2", "#DCE8F2"),
    "doom-soft": ("#9FB0C2", "#9FB0C2"),
    "olive": ("#5B5636", "#5B5636"),
    "balance": ("#A9CBE2", "#2F587C"),
}
WIDE, HIGH = 1060.0, 852.0
SEAS = (("weddell", 290, 210), ("bellingshausen", 84, 436), ("ross", 440, 752), ("davis", 985, 640))
ROOM = 86.0  # for pieces side by side in a hex
ASKED_BY = {  # what pointing at a hex means in each decision
    "act": MARCH,
    "march-where": TO,
    "threaten-where": TARGET,
    "attack-where": TARGET,
    "drive-where": DRIVE,
    "press-gang-where": TAKE,
    "fallout-where": FALLOUT,
    "spread-where": SPREAD,
    "shelter-where": SHELTER,
    "flee-where": FLEE,
    "defect-where": DEFECT,
    "evacuate-where": EVACUATE,
    "starving": STARVE,
}


ICONS = {  # in front of lines of the log that are about no seat
    "doomsday-came": "radiation",
    "dirtied": "radiation",
    "turned-up": "radiation",
    "died-out": "skull",
    "starved": "skull",
    "poisoned": "skull",
    "killed": "skull",
    "annihilated": "skull",
    "fled": "refugee",
    "defected": "refugee",
    "driven": "refugee",
    "arrived": "boat",
    "not-arrived": "boat",
    "stockpiles-lost": "stockpile",
    "hit-dead": "radiation",
    "spread-on": "radiation",
    "spread-to-dirty": "radiation",
    "boat-turned": "boat",
    "no-shore": "boat",
    "evacuated": "refugee",
}


def place(name: str) -> tuple[float, float]:
    """Return the middle of a hex."""
    column, row = ord(name[0]) - 65, int(name[1:])
    return 117 + 82.5 * column, (283.2 if column % 2 else 330.8) + 95.27 * (row - 3)


def scene(seen: Sight) -> Scene:
    """Return the whole scene."""
    sight = GameSight.of(seen)
    table = sight.table
    options = sight.options_by_hex
    items: list[Drawable] = [zone(sight, name, options.get(name, [])) for name in HEXES]
    items += [sea(sight, *each) for each in SEAS]
    items += pieces(sight)
    items += last_move(sight)
    if not sight.over:
        items += coming(sight) + doomsday(sight)
    season = sight.say(f"choice-season-{sight.view['settings']['season']}")
    return Scene(
        "meltwater",
        Board((0, 0, WIDE, HIGH), backdrop="map", ground="sea", focus=focus(options), minimap=True),
        items,
        None if sight.over else prompt(sight),
        title="Meltwater",
        subtitle=sight.say("scene-round", season=season, round=(table["turn"] + 1) // 2),
        phases=[] if sight.over else phases(sight),
        standing=standing(sight),
        palette=PALETTE,
    )


def focus(options: dict[str, list[int]]) -> tuple[float, float, float, float] | None:
    """Return the part of the map that has to be looked at."""
    if not options:
        return None
    spots = [place(name) for name in options]
    left, right = min(x for x, _ in spots) - 110, max(x for x, _ in spots) + 110
    top, bottom = min(y for _, y in spots) - 100, max(y for _, y in spots) + 100
    return round(left, 1), round(top, 1), round(right - left, 1), round(bottom - top, 1)


# The map


def zone(sight: GameSight, name: str, options: list[int]) -> Zone:
    """Return a hex."""
    here = sight.table["hexes"][name]
    x, y = place(name)
    dead, dirty = here["radiation"] == "dead", here["radiation"] == "dirty"
    ice = here["terrain"] == "ice"
    if dead:
        ground, texture = "ash", "dead"
    elif ice:
        ground, texture = ("dirtyice", "facets-dirty") if dirty else ("cleanice", "facets")
    else:
        ground, texture = ("dirty", "dots") if dirty else ("snow", "")
    return Zone(
        id=name,
        shape=Hex(x, round(y, 2), 54),
        ground=ground,
        texture=texture,
        line="none",
        title=name,
        title_tone="grey" if dead else "soft",
        marks=["fallout"] if dirty else [],
        note="" if dead or units(here) else f"0/{here['supports']}",
        picked=name in (sight.asked.get("hex"),) and sight.decision not in ("act", "starving"),
        coming=name in sight.table["clouds"] and not sight.over,
        at=(x, round(y + 1, 2)),
        size=35,
        option=options[0] if len(options) == 1 else None,
        options=options if len(options) > 1 else [],
        label=label(sight, name, here),
        sum=explained(sight, name, here),
    )


def label(sight: GameSight, name: str, here: dict[str, Any]) -> str:
    """Return a hex as a screen reader says it."""
    parts = [name, sight.say(f"scene-{here['radiation']}")]
    for sort in ("civilians", "soldiers", "refugees", "stockpiles"):
        if here[sort]:
            parts.append(sight.say(f"scene-count-{sort}", count=here[sort]))
    parts.append(sight.say("scene-load", units=units(here), supports=here["supports"]))
    return ", ".join(parts)


def explained(sight: GameSight, name: str, here: dict[str, Any]) -> Sum:
    """Return what a hex supports, as a sum."""
    count, supports = units(here), here["supports"]
    if here["radiation"] == "dead":
        return Sum(name, [(sight.say("scene-dead"), "0")], (sight.say("scene-feeds-nobody"), ""))
    base = 3 if here["terrain"] == "ice" else 2
    rows = [(sight.say(f"scene-{here['terrain']}"), str(base))]
    if here["radiation"] == "dirty":
        rows.append((sight.say("scene-radiation"), "−1"))
        base -= 1
    if supports > base:
        rows.append((sight.say("scene-stockpile-near"), "+1"))
    state = "full" if count == supports else "over" if count > supports else "room"
    total = sight.say("scene-feeds", supports=supports, units=count)
    return Sum(name, rows, (total, sight.say(f"scene-{state}")))


def sea(sight: GameSight, name: str, x: float, y: float) -> Text:
    """Return the name of a sea."""
    return Text(
        id=f"sea.{name}",
        text=sight.say(f"sea-{name}"),
        x=x,
        y=y,
        tone="doom-soft",
        serif=True,
        italic=True,
        anchor="middle",
        leading=20,
    )


# Pieces


def pieces(sight: GameSight) -> list[Drawable]:
    """Return everything that stands on the map."""
    items: list[Drawable] = []
    for name in HEXES:
        here = sight.table["hexes"][name]
        groups = [
            (sort, sight.pieces.here(name, sort))
            for sort in ("civilians", "soldiers", "refugees", "stockpiles")
            if here[sort]
        ]
        step = min(38.0, (ROOM - 35) / (len(groups) - 1)) if len(groups) > 1 else 0.0
        for n, (sort, ids) in enumerate(groups):
            x = round((n - (len(groups) - 1) / 2) * step, 1)
            for i, id in enumerate(ids):
                shown = len(ids) if i == len(ids) - 1 else 0
                items.append(piece(sight, id, name, sort, x, 40 + n * 10 + min(i, 9), shown))
        items += load(name, here)
    return items


def piece(sight: GameSight, id: str, name: str, sort: str, x: float, z: int, count: int) -> Piece:
    """Return one piece; the uppermost of several says how many they are."""
    side = sight.table["hexes"][name]["side"]
    owner = "" if side is None else sight.letter(sight.table["sides"][side]["seat"] - 1)
    many = count if count > 1 else 0
    if sort == "stockpiles":
        return Piece(id=id, kind="crate", zone=name, x=x, y=0.0, z=z, size=25, count=many)
    if sort == "refugees":
        return Piece(id=id, kind="house", symbol="person", zone=name, x=x, y=0.0, z=z, count=many)
    return Piece(
        id=id,
        kind="token",
        owner=owner,
        symbol="soldier" if sort == "soldiers" else "person",
        dark=sort == "soldiers",
        zone=name,
        x=x,
        y=0.0,
        z=z,
        count=many,
    )


def load(name: str, here: dict[str, Any]) -> list[Drawable]:
    """Return how full a hex is."""
    count, supports = units(here), here["supports"]
    if not count:
        return []
    over = count > supports
    return [
        Pill(
            id=f"pill.{name}",
            text=f"{count}/{supports}" + ("!" if over else ""),
            tone="over" if over else "full" if count == supports else "room",
            zone=name,
            x=0.0,
            y=33.0,
        )
    ]


def last_move(sight: GameSight) -> list[Drawable]:
    """Return the way that somebody has gone last."""
    for told in reversed(sight.told):
        if told.name in ("marched", "marched-armed", "fled", "defected", "driven", "evacuated"):
            through = [str(told.nouns["source"]), str(told.nouns["to"])]
            return [Trail(id="last", through=through, style="last", arrow=True)]
        if told.name in ("turned-up", "attacked", "militarized", "press-ganged"):
            break
    return []


# What is coming


@cache
def shore(name: str) -> tuple[tuple[float, float], ...]:
    """Return two spots at sea next to a coastal hex, the better one first."""
    x, y = place(name)
    others = [place(other) for other in HEXES if other != name]

    def room(spot: tuple[float, float]) -> float:
        """Return how far a spot is from any other hex, and from the edges of the board."""
        near = min(hypot(spot[0] - ox, spot[1] - oy) for ox, oy in others)
        edge = min(spot[0] - 20, WIDE - 20 - spot[0], spot[1] - 20, HIGH - 20 - spot[1])
        return min(near, 90.0) + min(edge, 0.0) * 4

    turns = [pi / 12 * n for n in range(24)]
    spots = [(round(x + 68 * cos(t), 1), round(y + 64 * sin(t), 1)) for t in turns]
    first = max(spots, key=room)
    far = [spot for spot in spots if hypot(spot[0] - first[0], spot[1] - first[1]) > 46]
    return first, max(far, key=room)


def coming(sight: GameSight) -> list[Drawable]:
    """Return the clouds and the boat that wait at the coast."""
    table = sight.table
    if table["card"] is None:
        return []
    items: list[Drawable] = []
    for n, name in enumerate(table["clouds"]):
        x, y = shore(name)[0]
        items.append(Trail(id=f"lead.{n}", points=[place(name), (x, y)], style="leader"))
        items.append(
            Piece(
                id=f"cloud.{n}",
                kind="cloud",
                symbol="radiation",
                x=x,
                y=y,
                z=62,
                size=40,
                label=sight.say("scene-cloud", hex=name),
            )
        )
    boat = table["boat"]
    x, y = shore(boat)[boat in table["clouds"]]
    items.append(
        Piece(
            id="boat",
            kind="symbol",
            symbol="boat",
            x=x,
            y=y,
            z=63,
            size=36,
            label=sight.say("scene-boat", hex=boat),
        )
    )
    return items


def doomsday(sight: GameSight) -> list[Drawable]:
    """Return the pile of cards and the one that lies open."""
    left = sight.table["deck"]["size"]
    items: list[Drawable] = [
        Card(
            id="doom",
            back="doom",
            ground="deck",
            rim="deck",
            depth=left,
            x=97,
            y=92,
            size=140,
            ratio=1.18,
            label=sight.say("scene-cards-left", count=left),
        ),
        Text(
            id="doom.count",
            text=str(left),
            x=97,
            y=130,
            size=20,
            bold=True,
            tone="doom-text",
            anchor="middle",
            z=50,
        ),
        Text(
            id="doom.left",
            text=sight.say("scene-left"),
            x=97,
            y=147,
            size=12,
            tone="doom-soft",
            anchor="middle",
            z=50,
        ),
    ]
    if sight.table["card"] is not None:
        items.append(open_card(sight))
    return items


def on_chart(name: str) -> tuple[float, float]:
    """Return where a hex lies on the small map of a card."""
    y = place(name)[1]
    return round(21.9 + 9.57 * (ord(name[0]) - 65), 1), round(85 + 0.1145 * (y - 378.5), 1)


def open_card(sight: GameSight) -> Plate:
    """Return the doomsday card that will strike at the end of the turn."""
    table = sight.table
    parts: list[Drawable] = [
        Text(
            id="doom.t",
            text=sight.say("scene-doomsday"),
            x=10,
            y=22,
            size=12,
            bold=True,
            tone="night",
            width=94,
        ),
        Text(id="doom.n", text=table["card"], x=130, y=22, size=12, tone="night", anchor="end"),
        Text(
            id="doom.a",
            text=unbroken(sight.say("scene-after")),
            x=10,
            y=37,
            size=12,
            tone="olive",
            width=120,
        ),
        Piece(id="doom.map", kind="symbol", symbol="chart", size=88, x=70, y=88, z=15),
    ]
    for n, name in enumerate(table["clouds"]):
        x, y = on_chart(name)
        parts.append(
            Piece(
                id=f"next.{n}",
                kind="shape",
                owner="night",
                symbol="radiation",
                size=18,
                x=x,
                y=y,
                label=sight.say("scene-cloud", hex=name),
            )
        )
        parts.append(
            Text(
                id=f"doom.f{n}",
                text=unbroken(f"[radiation] {name}"),
                x=10 + 45 * n,
                y=154,
                size=12,
                width=41,
                bold=True,
                tone="night",
            )
        )
    x, y = on_chart(table["boat"])
    parts += [
        Piece(
            id="next.boat",
            kind="disc",
            symbol="person",
            size=18,
            x=x,
            y=y,
            label=sight.say("scene-boat", hex=table["boat"]),
        ),
        Text(
            id="doom.f2",
            text=unbroken(f"[person] {table['boat']}"),
            x=100,
            y=154,
            size=12,
            width=34,
            bold=True,
            tone="night",
        ),
    ]
    return Plate(
        id="doom.next", x=182, y=14, w=140, h=164, parts=parts, ground="paper", line="none",
        raised=True,
    )  # fmt: skip


def meant(sight: Sight, item: str) -> int | None:
    """Return the option that somebody who points at a hex probably wants."""
    base = ASKED_BY.get(sight.decision)
    if base is None or item not in HEXES:
        return None
    return int(base) + HEXES.index(item)
