"""What lies where in 2019: The Arctic: the polar map in rings, five countries, the Council."""

from math import radians, sin

from nunatak.games.arctic.rules.vocabulary import (
    ACTIONS,
    AREAS,
    ATTACK,
    COUNTRIES,
    DO,
    FIGHT,
    FROM,
    GUARD,
    INVEST,
    LAUNCH,
    LAWS,
    LOBBY,
    NATIONS,
    PAY,
    SITE,
    SPACES,
    STAY,
    TO,
    TO_TWO,
    TRACK,
)
from nunatak.games.arctic.screen.labels import BOX_SYMBOLS, ORE_SYMBOLS
from nunatak.games.arctic.screen.panel import phases, prompt, standing
from nunatak.games.arctic.screen.sight import CX, CY, LETTERS, GameSight
from nunatak.scene.items import (
    Badge,
    Box,
    Cell,
    Drawable,
    Ellipse,
    Piece,
    Pill,
    Plate,
    Rect,
    Sector,
    Text,
    Track,
    Trail,
    Zone,
)
from nunatak.scene.lines import unbroken
from nunatak.scene.scene import Board, Frame, Scene
from nunatak.scene.sight import Sight

# Nations are told apart by their letters; the colours only help.
PALETTE = {
    "RU": ("#6A3FA0", "#B99BEA"),
    "NO": ("#B0216F", "#F28AC4"),
    "EU": ("#1E2F7A", "#9DB0FF"),
    "CA": ("#0F6A70", "#6FC9C9"),
    "US": ("#7B4B22", "#DDB083"),
    "CN": ("#262B33", "#04070B"),
    **{f"on-{letters}": ("#FFFFFF", "#07101A") for letters in ("RU", "NO", "EU", "CA", "US")},
    "on-CN": ("#FFD24A", "#FFD24A"),
    "tCN": ("#E3B93A", "#FFD24A"),
    "open": ("#F0F6FB", "#1B2D42"),
    "strait": ("#CFE3F1", "#24405C"),
}
BANDS = {  # where each country's coast begins and ends, clockwise from above
    "NOR": (147.6, 179.7),
    "RUS": (16.7, 146.9),
    "USA": (-48.7, 16.0),
    "CAN": (245.8, 310.6),
    "EU": (180.3, 245.1),
}
ROOMY = 75.0  # wide enough for a platform next to ships
WIDE = 150.0  # and for ships of two nations next to each other
ABREAST = 18.0  # so near, a lobbyist would cover a ship
# Parts of the board that fill a phone, each with room for the buttons that lie over its corner.
MAP: Box = (236, -8, 824, 768)
LANDS: Box = (-404, 10, 642, 842)
COUNCIL: Box = (236, 690, 356, 160)
TRACK_BOX: Box = (590, 690, 470, 160)
MARGIN = 90.0  # around what a decision is about
SHORT = 5  # letters of a word
LEAST = 340.0  # what is shown of the board, however small that is
LAW_LEFT, LAW_RIGHT = 246.0, 584.0
LAW_LEAST = (104.0, 84.0, 92.0)  # how wide a law's plate is without votes
VOTE = 30.0  # from one vote to the next, where there is room


def scene(seen: Sight) -> Scene:
    """Return the whole scene."""
    sight = GameSight.of(seen)
    items = bands(sight) + land_and_sea(sight) + platforms(sight) + ships(sight) + trails(sight)
    items += [country(sight, n) for n in range(len(COUNTRIES))]
    items += (
        kept(sight)
        + lobbyists(sight)
        + legend(sight)
        + china(sight)
        + council(sight)
        + investment(sight)
    )
    phase = sight.table["phase"]
    return Scene(
        "arctic",
        Board(
            (0, 0, 1060, 852),
            backdrop="chart",
            ground="page",
            contours=False,
            minimap=True,
            buttons=False,
            focus=focus(sight),
            frames=[
                Frame("map", sight.say("frame-map"), MAP),
                Frame("countries", sight.say("frame-countries"), LANDS),
                Frame("council", sight.say("frame-council"), COUNCIL),
            ],
        ),
        items,
        None if sight.over else prompt(sight),
        title="2019: The Arctic",
        phases=phases(sight),
        rounds=True,
        note="" if sight.over else sight.say(f"scene-phase-{phase}"),
        standing=standing(sight),
        palette=PALETTE,
    )


def focus(sight: GameSight) -> Box:
    """Return the part of the board that the decision is about."""
    if sight.decision in ("place", "occupy"):
        return LANDS
    if sight.decision in ("act", "negotiate"):
        return (LEFT - 60, country_top(sight.table["country"]) - 90, 334, 300)
    if sight.decision == "invest-where":
        return TRACK_BOX
    verbs = (SITE, LAUNCH, FROM, TO, FIGHT, ATTACK, GUARD, PAY)
    there = [
        sight.arcs[area].point(0, 0)
        for area in range(len(AREAS))
        if any(verb + area in sight.offered for verb in verbs)
    ]
    if not there:
        return MAP
    left, right = around([x for x, _ in there])
    top, bottom = around([y for _, y in there])
    return (left, top, right - left, bottom - top)


def around(places: list[float]) -> tuple[float, float]:
    """Return from where to where some places lie, with a margin and never too near."""
    start, end = min(places) - MARGIN, max(places) + MARGIN
    spare = max(0.0, LEAST - (end - start)) / 2
    return start - spare, end + spare


# The map


def bands(sight: GameSight) -> list[Drawable]:
    """Return the countries around the map, by name."""
    items: list[Drawable] = []
    for name, (start, end) in BANDS.items():
        colour = LETTERS[sight.state(name)]
        items.append(
            Zone(id=f"band.{name}", shape=Sector(CX, CY, 331, 354, start, end), ground=colour)
        )
        items.append(
            Text(
                id=f"band.{name}.t",
                text=sight.say(f"scene-band-{name}"),
                arc=(CX, CY, 342, (start + end) / 2),
                size=13,
                bold=True,
                spaced=True,
                tone=f"on-{colour}",
            )
        )
    return items


def land_and_sea(sight: GameSight) -> list[Drawable]:
    """Return the areas, each in the colour of whoever controls it, with what can be found."""
    items: list[Drawable] = []
    for area, name in enumerate(AREAS):
        part, arc = sight.areas[area], sight.arcs[area]
        control = part["control"]
        tint = "" if control is None else LETTERS[control]
        ruled = sight.say("scene-free") if control is None else sight.nation_name(control)
        chosen = [o for first in (SITE, LAUNCH, TO) if (o := sight.can(first + area)) is not None]
        if arc.ring == "pole":
            shape: Ellipse | Sector = Ellipse(CX, CY, 46, 46)
        else:
            shape = Sector(CX, CY, arc.inner, arc.outer, arc.start, arc.end)
        items.append(
            Zone(
                id=name,
                shape=shape,
                ground="strait" if arc.ring == "approach" else "open",
                tint="tCN" if tint == "CN" else tint,
                line="thin",
                option=chosen[0] if chosen else None,
                label=sight.say("scene-zone", area=sight.area_name(area), control=ruled),
                z=4 if chosen else 1 if arc.ring == "approach" else 2,
            )
        )
        items.append(area_title(sight, area))
        if part["deposit"] and not part["platform"]:
            x, y = rig_place(sight, area)
            symbol = ORE_SYMBOLS[part["deposit"]]
            items.append(
                Piece(
                    id=f"{name}.site",
                    kind="disc",
                    symbol=symbol,
                    size=24,
                    x=x,
                    y=y,
                    coming=True,
                    label=sight.say(f"ore-{part['deposit']}"),
                )
            )
        if control is not None and arc.ring != "outer":
            x, y = flag_place(sight, area)
            colour = LETTERS[control]
            items.append(
                Piece(id=f"flag.{name}", kind="flag", owner=colour, text=colour, x=x, y=y, size=20)
            )
    return items


def area_title(sight: GameSight, area: int) -> Text:
    """Return an area's name along its outer edge."""
    name, arc = AREAS[area], sight.arcs[area]
    text = sight.area_name(area)
    if arc.ring == "pole":
        return Text(
            id=f"{name}.t", text=text, x=CX, y=CY - 26, size=12, tone="soft", anchor="middle", z=21
        )
    below = 90 < arc.middle % 360 < 270
    radius = 372.0 if arc.ring == "approach" else arc.outer - (15 if below else 17)
    if arc.ring != "approach":
        text = shortened(text, (arc.end - arc.start) / 57.3 * radius - 11)
    return Text(id=f"{name}.t", text=text, arc=(CX, CY, radius, arc.middle), size=12, tone="soft")


def shortened(text: str, room: float) -> str:
    """Return as many words of a name as there is room for; a short one alone says too little."""
    words = text.split(" ")
    least = 1 if len(words[0]) > SHORT else 2
    while len(words) > least and (written(" ".join(words)) > room or words[-1] in ("and", "of")):
        words.pop()
    return " ".join(words)


def written(text: str) -> float:
    """Return how wide a text in small letters is, more or less."""
    return sum(12.0 if ord(letter) > 0x2E80 else 6.3 for letter in text)


def rig_place(sight: GameSight, area: int) -> tuple[float, float]:
    """Return where an area's platform or deposit is."""
    arc = sight.arcs[area]
    if arc.width >= ROOMY:
        return arc.point(-arc.width * 0.24, 4)
    return arc.point(0, 22)


def guard_place(sight: GameSight, area: int) -> tuple[float, float]:
    """Return where the lobbyist that protects a platform is: next to it, or below if a ship is."""
    x, y = rig_place(sight, area)
    ship, level = ship_place(sight, area, 0, 1)
    if abs(x - 19 - ship) < ABREAST and abs(y + 3 - level) < ABREAST:
        return x - 6, y + 22
    return x - 19, y + 3  # what it produces is shown at the upper right


def ship_place(sight: GameSight, area: int, slot: int, count: int) -> tuple[float, float]:
    """Return where the ships of one of several nations in an area are."""
    arc = sight.arcs[area]
    spread = (slot - (count - 1) / 2) * (24 if count < 4 else 18)
    if arc.ring == "pole":
        return CX, CY - 2 - spread
    if arc.ring == "approach":
        return arc.point(spread * 1.6, 0)
    if arc.width >= WIDE and count < 3:
        return arc.point(arc.width * 0.17 + (slot - (count - 1) / 2) * 34, -2)
    if arc.width >= ROOMY:
        x, y = arc.point(arc.width * 0.2, 0)
        away = sin(radians(arc.middle)) * (count - 1) * 9  # from the platform
        return x, y + spread + away  # their tags are wider than high
    return arc.point(spread, -8)


def flag_place(sight: GameSight, area: int) -> tuple[float, float]:
    """Return where an area's control marker is."""
    arc = sight.arcs[area]
    if arc.ring == "pole":
        return CX, CY + 24
    if arc.ring == "approach":
        return arc.point(-arc.width * 0.36, 0)
    return arc.point(0, -32)


def platforms(sight: GameSight) -> list[Drawable]:
    """Return the platforms; illegal ones are hatched and barred."""
    items: list[Drawable] = []
    for area, name in enumerate(AREAS):
        part = sight.areas[area]
        if not part["platform"]:
            continue
        seat = part["platform"] - 1
        x, y = rig_place(sight, area)
        chosen = [o for first in (ATTACK, GUARD, PAY) if (o := sight.can(first + area)) is not None]
        badges = [Badge(symbol="no", tone="danger", at="se")] if part["owed"] else []
        items.append(
            Piece(
                id=f"rig.{name}.{seat}",
                kind="platform",
                owner=sight.letter(seat),
                symbol=ORE_SYMBOLS[part["deposit"]],
                x=x,
                y=y,
                size=34,
                barred=not part["legal"],
                badges=badges,
                option=chosen[0] if len(chosen) == 1 else None,
                options=chosen if len(chosen) > 1 else [],
                label=sight.say(
                    "scene-platform-of",
                    name=sight.name(seat),
                    area=sight.in_area(area),
                    ships=part["defence"] + 1,
                ),
            )
        )
    return items


def ships(sight: GameSight) -> list[Drawable]:
    """Return every ship, those of a nation in an area on one heap."""
    items: list[Drawable] = []
    for area, name in enumerate(AREAS):
        nations = [nation for nation in NATIONS if nation in sight.areas[area]["ships"]]
        for slot, nation in enumerate(nations):
            x, y = ship_place(sight, area, slot, len(nations))
            numbers = sight.pieces.ships.at[nation, name]
            for i, number in enumerate(numbers):
                last = i == len(numbers) - 1
                chosen = ship_options(sight, area, nation) if last else []
                colour = LETTERS[nation]
                items.append(
                    Piece(
                        id=f"ship.{number}",
                        kind="tag",
                        owner=colour,
                        text=colour,
                        x=x,
                        y=y,
                        z=40 + i,
                        size=20,
                        picked=last and sails(sight, name, nation),
                        count=len(numbers) if last and len(numbers) > 1 else 0,
                        option=chosen[0] if len(chosen) == 1 else None,
                        options=chosen if len(chosen) > 1 else [],
                        label=sight.say(
                            "scene-ships-of",
                            nation=sight.nation_name(nation),
                            area=sight.in_area(area),
                            count=len(numbers),
                        )
                        if last
                        else "",
                    )
                )
    return items


def sails(sight: GameSight, name: str, nation: str) -> bool:
    """Say whether the ship that is asked about is one of a nation's in an area."""
    asked = sight.decision == "sail-where" and sight.asked.get("area") == name
    return asked and nation == sight.acting


def ship_options(sight: GameSight, area: int, nation: str) -> list[int]:
    """Return what can be chosen of a nation's ships in an area."""
    if nation != sight.acting:
        return []
    return [o for first in (FROM, FIGHT) if (o := sight.can(first + area)) is not None]


def trails(sight: GameSight) -> list[Drawable]:
    """Return where the last ship sailed, and where Chinese ships will drift."""
    items: list[Drawable] = []
    for event in reversed(sight.told[-12:]):
        if event.name == "sailed":
            through = [str(event.nouns["source"]), str(event.nouns["to"])]
            nation = LETTERS[str(event.nouns["nation"])]
            items.append(Trail(id="sailed", through=through, owner=nation, curve=True))
            break
    china = sight.table["china"]
    if china["controller"] is None and sight.table["phase"] <= 5 and not sight.china_waits():
        for source, to in china["drifting"].items():
            items.append(
                Trail(id=f"drift.{source}", through=[source, to], style="plan", owner="tCN")
            )
    return items


# Countries

LEFT = 16.0  # where their plates begin
SPACE_X = 190.0  # where the influence spaces are on a plate


def country_top(name: str) -> float:
    """Return where a country's plate begins."""
    return 18.0 + 166 * COUNTRIES.index(name)


def box_corner(action: int) -> tuple[float, float]:
    """Return where an action box is on a plate."""
    return 9.0 + 54 * (action % 3), 37.0 + 56 * (action // 3)


def space_y(sight: GameSight, name: str, number: int) -> float:
    """Return how far down on a plate an influence space is; the EU's may be four."""
    if name == "EU" and sight.table["joined"]:
        return 47.0 + 30 * (number - 1)
    return 52.0 + 41 * (number - 1)


def country(sight: GameSight, n: int) -> Plate:
    """Return a country's display: treasury, six actions, influence."""
    name = COUNTRIES[n]
    part, colour = sight.table["countries"][name], LETTERS[name]
    gone = name == "NOR" and sight.table["joined"]
    acting = sight.table["phase"] == 6 and sight.table["country"] == name and not gone
    parts: list[Drawable] = [
        Pill(id=f"{name}.tag", text=colour, tone="seat", owner=colour, x=25, y=20, size=12),
        Text(
            id=f"{name}.name",
            text=sight.say(f"scene-country-{name}"),
            x=44,
            y=25,
            bold=True,
            size=15,
        ),
        Text(
            id=f"{name}.money",
            text=f"${part['treasury']}",
            x=202,
            y=25,
            bold=True,
            anchor="end",
            width=9.5 * len(f"${part['treasury']}"),
        ),
        Text(
            id=f"{name}.state",
            text=state_of(sight, name),
            x=state_end(sight, name),
            y=25,
            size=12,
            tone="danger",
            anchor="end",
        ),
    ]
    for i, action in enumerate(ACTIONS):
        parts += box(sight, name, i, action)
    for space in part["influence"]:
        if space != "EU-4" or sight.table["joined"]:
            parts += influence(sight, space, SPACE_X, space_y(sight, name, int(space[-1])))
    return Plate(
        id=f"country.{name}",
        x=LEFT,
        y=country_top(name),
        w=214,
        h=154,
        parts=parts,
        picked=acting,
        used=gone,
    )


def state_end(sight: GameSight, name: str) -> float:
    """Return where the words about a country end, before its money."""
    digits = len(str(sight.table["countries"][name]["treasury"]))
    return (180.0 if name == "NOR" else 172.0) - 8 * (digits - 1)


def state_of(sight: GameSight, name: str) -> str:
    """Return a country's conflict, unrest and, in Norway, support, in a few letters."""
    part = sight.table["countries"][name]
    if name == "NOR" and sight.table["joined"]:
        return sight.say("scene-joined")
    words = []
    if name == "NOR" and sight.table["support"]:
        words.append(f"[star|EU]{sight.table['support']}/2")
    if part["conflict"]:
        words.append(f"[swords]{LETTERS[part['conflict']]}")
    if part["unrest"]:
        words.append("[unrest]")
    return " ".join(words)


def box(sight: GameSight, name: str, i: int, action: str) -> list[Drawable]:
    """Return an action box."""
    x, y = box_corner(i)
    part = sight.table["countries"][name]
    taken = part["boxes"][action]
    option = sight.can(DO + i) if sight.table["country"] == name else None
    items: list[Drawable] = [
        Zone(
            id=f"{name}.{action}",
            shape=Rect(x, y, 52, 53, 6),
            ground="ice2" if taken else "raised",
            line="thin",
            option=option,
            label=f"{sight.say(f'scene-country-{name}')}: {sight.say(f'scene-box-{action}')}",
        ),
        Piece(
            id=f"{name}.{action}.s",
            kind="symbol",
            symbol=BOX_SYMBOLS[i],
            tone="soft",
            size=16,
            x=x + (15 if taken else 26),
            y=y + 17,
        ),
        Text(
            id=f"{name}.{action}.t",
            text=unbroken(sight.say(f"scene-box-{action}")),
            x=x + 26,
            y=y + 39,
            size=12,
            tone="soft",
            anchor="middle",
            width=46 if option is None else 39,  # inside its frame
        ),
    ]
    return items


def influence(sight: GameSight, space: str, x: float, y: float) -> list[Drawable]:
    """Return an influence space."""
    number = SPACES.index(space)
    option = sight.can(LOBBY + number)
    acting = sight.table["phase"] == 6 and space == f"{sight.table['country']}-2"
    if option is None and acting:
        option = sight.can(STAY) if sight.can(STAY) is not None else sight.can(TO_TWO)
    items: list[Drawable] = [
        Zone(
            id=space,
            shape=Ellipse(x, y, 14, 14),
            ground="surface",
            line="thin",
            option=option,
            label=sight.game.noun(SPACES, number, sight.locale),
        )
    ]
    kept_for = sight.table["countries"][space[:-2]].get(f"keeps {space[-1]}")
    free = space not in sight.pieces.lobbyists.at and kept_for is None
    items.append(
        Text(
            id=f"{space}.n",
            text=space[-1] if free else "",
            x=x,
            y=y + 4,
            size=12,
            tone="soft",
            anchor="middle",
        )
    )
    return items


def kept(sight: GameSight) -> list[Drawable]:
    """Return, beside the spaces to which lobbyists that act will come back, whose they are."""
    items: list[Drawable] = []
    for name in COUNTRIES:
        part = sight.table["countries"][name]
        for number, owner in ((1, part["keeps 1"]), (3, part["keeps 3"])):
            if owner is None:
                continue
            space = f"{name}-{number}"
            there = space in sight.pieces.lobbyists.at  # somebody who has yet to leave it
            x, y = LEFT + SPACE_X, country_top(name) + space_y(sight, name, number)
            items.append(
                Piece(
                    id=f"{space}.back",
                    kind="pawn",
                    owner=sight.letter(owner - 1),
                    ghost=True,
                    x=x + (12 if there else 0),
                    y=y - (11 if there else 0),
                    size=11 if there else 20,
                    z=46,
                    label=sight.say("scene-comes-back", name=sight.name(owner - 1), number=number),
                )
            )
    return items


def lobbyists(sight: GameSight) -> list[Drawable]:
    """Return every lobbyist that is not in hand."""
    items: list[Drawable] = []
    for place, number in sight.pieces.lobbyists.at.items():
        seat = sight.pieces.lobbyists.owner[number]
        zone, x, y, size = lobbyist_place(sight, place)
        items.append(
            Piece(
                id=f"lobbyist.{number}",
                kind="pawn",
                owner=sight.letter(seat),
                zone=zone,
                x=x,
                y=y,
                size=size,
                z=45,
                label=sight.say("scene-lobbyist-of", name=sight.name(seat)),
            )
        )
    return items


def lobbyist_place(sight: GameSight, place: str) -> tuple[str, float, float, float]:
    """Return where a lobbyist stands: a zone, how far from its middle, and how large.

    On a country's plate it is placed from the corner of the board, so that it can glide to another.
    """
    kind, _, noun = place.partition(" ")
    if kind == "guard":
        return "", *guard_place(sight, AREAS.index(noun)), 22
    if kind == "track":
        n = TRACK.index(noun)
        return (f"invest.t.{n}" if n < 12 else f"china.t.{n - 12}"), 0, -17, 17
    if noun:
        x, y = box_corner(ACTIONS.index(noun))
        return "", LEFT + x + 37, country_top(kind) + y + 17, 24
    name, _, number = place.partition("-")
    return "", LEFT + SPACE_X, country_top(name) + space_y(sight, name, int(number)), 22


# Around the map


def legend(sight: GameSight) -> list[Drawable]:
    """Return what the symbols mean."""
    items: list[Drawable] = []
    for n, (ore, symbol) in enumerate(ORE_SYMBOLS.items()):
        text = f"[{symbol}] {sight.say(f'ore-{ore}')}"
        items.append(Text(id=f"legend.{n}", text=text, x=246, y=32 + 22 * n, size=13, tone="soft"))
    for n, key in enumerate(("scene-legal", "scene-illegal")):
        y = 98.0 + 26 * n
        items.append(
            Piece(
                id=f"{key}.p", kind="platform", owner="A", symbol="drop", x=256, y=y - 6, size=20,
                barred=n == 1,
            )
        )  # fmt: skip
        items.append(Text(id=key, text=sight.say(key), x=274, y=y, size=13, tone="soft"))
    words = sight.say("scene-legend-cost")
    items.append(Text(id="legend.cost", text=words, x=246, y=156, size=12, tone="soft", leading=16))
    return items


def china(sight: GameSight) -> list[Drawable]:
    """Return who decides for China, and how near it is."""
    part = sight.table["china"]
    sea = sum(area["ships"].get("CHN", 0) for area in sight.areas)
    items: list[Drawable] = [
        Pill(id="china.tag", text="CN", tone="seat", owner="CN", x=908, y=26, size=12),
        Text(id="china", text=sight.say("scene-china"), x=928, y=31, size=15, bold=True),
        Text(
            id="china.run",
            text=unbroken(sight.china_deed()),
            x=894,
            y=53,
            size=12,
            tone="soft",
            width=160,
        ),
        Text(
            id="china.sea",
            text=unbroken(sight.say("scene-at-sea", sea=sea, left=part["ships left"])),
            x=894,
            y=73,
            size=12,
            width=160,
            tone="soft",
        ),
    ]
    steps = sight.steps()
    if steps is not None:
        items.append(
            Text(
                id="china.near",
                text=unbroken(sight.say("scene-near", steps=steps)),
                x=894,
                y=94,
                size=12,
                width=160,
                bold=True,
                tone="danger" if steps < 2 else "soft",
            )
        )
    return items


def council(sight: GameSight) -> list[Drawable]:
    """Return the three laws with their votes."""
    items: list[Drawable] = [
        Text(
            id="council", text=sight.say("scene-council"), x=246, y=770, size=12, bold=True,
            tone="soft", width=106
        ),
        Text(
            id="council.n", text=sight.say("scene-to-change"), x=584, y=770, size=12, tone="soft",
            anchor="end", width=222,
        ),
    ]  # fmt: skip
    x = LAW_LEFT
    widths = law_widths([len(votes(sight, law)) for law in LAWS])
    for law, width in zip(LAWS, widths, strict=True):
        given = votes(sight, law)
        parts: list[Drawable] = [
            Text(id=f"law.{law}.l", text=law, x=10, y=22, size=16, bold=True, serif=True),
            Text(
                id=f"law.{law}.n",
                text=unbroken(sight.say(f"scene-law-{law}")),
                x=30,
                y=21,
                size=12,
                tone="soft",
                width=width - 34,
            ),
        ]
        items.append(
            Plate(
                id=f"law.{law}", x=x, y=782, w=width, h=54, parts=parts, r=6,
                picked=sight.table["law"] == law,
            )
        )  # fmt: skip
        gap = min(VOTE, (width - 36) / max(1, len(given) - 1))
        for i, colour in enumerate(given):
            items.append(
                Pill(
                    id=f"law.{law}.v{i}", text=colour, tone="seat", owner=colour,
                    x=x + 19 + gap * i, y=822, size=9,
                )
            )  # fmt: skip
        x += width + 6
    return items


def votes(sight: GameSight, law: str) -> list[str]:
    """Return who votes for a law, as often as a vote counts."""
    return [
        LETTERS[name]
        for name in COUNTRIES
        if sight.table["countries"][name]["vote"] == law
        for _ in range(sight.weight(name))
    ]


def law_widths(counts: list[int]) -> list[float]:
    """Return how wide the plates of the laws are: what is spare goes where the votes are.

    >>> law_widths([4, 1, 1])
    [150.0, 84.0, 92.0]
    """
    spare = LAW_RIGHT - LAW_LEFT - 6 * (len(counts) - 1) - sum(LAW_LEAST)
    wanted = [
        max(0.0, 10 + VOTE * count - least) for count, least in zip(counts, LAW_LEAST, strict=True)
    ]
    if not any(wanted):
        return [least + spare / len(counts) for least in LAW_LEAST]
    return [
        least + spare * want / sum(wanted) for want, least in zip(wanted, LAW_LEAST, strict=True)
    ]


def investment(sight: GameSight) -> list[Drawable]:
    """Return the investment track and the two bids for China."""
    cells = [
        Cell(
            signed(sight.table["prices"][name]),
            tone="tCN" if n >= 12 and sight.can(INVEST + n) is None else "",
            option=sight.can(INVEST + n),
            label=sight.game.noun(TRACK, n, sight.locale),
        )
        for n, name in enumerate(TRACK)
    ]
    title = sight.say("scene-investment")
    return [
        Text(id="invest", text=title, x=600, y=770, size=12, bold=True, tone="soft"),
        Track(
            id="invest.t",
            x=614,
            y=809,
            cells=cells[:12],
            step=30,
            size=20,
            style="slots",
            height=54,
        ),
        Text(id="china.inv", text=sight.say("scene-china"), x=966, y=770, size=12, tone="soft"),
        Track(
            id="china.t", x=984, y=809, cells=cells[12:], step=30, size=20, style="slots", height=54
        ),
    ]


def signed(price: int) -> str:
    """Return what a space of the track gives, with its sign."""
    return f"{price:+d}".replace("-", "−") if price else "0"
