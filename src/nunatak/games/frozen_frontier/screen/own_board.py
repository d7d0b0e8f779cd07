"""What lies before you: storage, supply, completed projects, research, and your hand."""

from nunatak.games.frozen_frontier.rules.vocabulary import (
    COMPLETE,
    CONTRACTS,
    FULFIL,
    GIVE,
    KEEP,
    PAY,
    PLACES,
    PLAY,
    PROJECTS,
    PUT_UNDER,
    RAISE_FUNDS,
    REPLACE,
    RESOURCES,
    RETAIN,
    RETRAIN,
    TAKE,
    USE,
)
from nunatak.games.frozen_frontier.screen import effect_icons as icons
from nunatak.games.frozen_frontier.screen import effect_words, pieces
from nunatak.games.frozen_frontier.screen.fitting import fitted, tight
from nunatak.games.frozen_frontier.screen.offers import contract
from nunatak.games.frozen_frontier.screen.sight import ROOM, GameSight
from nunatak.scene.items import Drawable, Piece, Plate, Rect, Sum, Tall, Text, Trail, Zone
from nunatak.scene.lines import halved, unbroken

HIDE = Tall(hide=True)
HAND_LEFT, HAND_TOP, HAND_WIDE, HAND_HIGH = 578.0, 686.0, 468.0, 157.0
SLOTS_LEFT, SLOTS_WIDE = 216.0, 350.0
HIGH_ABILITY = 70.0  # a card in a slot; those of corporation and research are lower
BOLD_WIDE = 6.9  # a letter of a title
STRIP = 346.0  # the line of what one has, on a high board
# On a high board one's own board and the hand have pages of their own.
PAGE = (1200.0, 0.0, 390.0, 384.0)
HAND_PAGE = (1800.0, 0.0)
SLOTS_OFF = (PAGE[0] + 20 - SLOTS_LEFT, 214.0 - 686)  # how far slots and research move
STORE_OFF = (PAGE[0] + 8, 24.0 - 686)


def own_board(sight: GameSight) -> list[Drawable]:
    """Return the board of whoever looks."""
    return [*storage(sight), *supply(sight), *slots(sight), *research(sight), *hand(sight)]


# Storage


def storage(sight: GameSight) -> list[Drawable]:
    """Return the storage: a Qubit on a slot means that the resource is gone."""
    title = (
        sight.say("scene-storage") if sight.seat is not None else sight.name_of(sight.viewer + 1)
    )
    found: list[Drawable] = [
        Text("storage", title, 16, 678, size=12, bold=True, tall=moved(16, 678, STORE_OFF))
    ]
    for column, good in enumerate(RESOURCES):
        have = sight.holdings["store"][good]
        for row in range(ROOM):
            full = row >= ROOM - have
            x, y = 30 + 31.0 * column, 701 + 28.0 * row
            option = change(sight, column) if row == edge(sight, column, have) else None
            key = f"store.{good}.{row}"
            words = sight.say(f"resource-{good}")
            found += [
                Zone(key, Rect(x - 13, y - 12, 26, 25, 6), "plate" if full else "ice1",
                     line="thin", tall=Tall(shape=Rect(x - 13 + STORE_OFF[0],
                     y - 12 + STORE_OFF[1], 26, 25, 6))),
                Piece(f"{key}.g", "symbol", symbol=good if full else "qubit",
                      size=17 if full else 14, x=x, y=y, used=not full, option=option,
                      label=sight.say("scene-have" if full else "scene-gone", what=words),
                      tall=moved(x, y, STORE_OFF)),
            ]  # fmt: skip
        found.append(
            Text(f"store.{good}.n", str(have), 30 + 31.0 * column, 814, bold=True, anchor="middle",
                 tall=Tall(x=78 + 43 * column, y=STRIP, size=13, text=f"[{good}] **{have}**"))
        )  # fmt: skip
    return found


def edge(sight: GameSight, column: int, have: int) -> int:
    """Return the row of the slot that would change: the next to be emptied, or to be covered."""
    if sight.can(TAKE + column) is not None:
        return ROOM - have - 1
    return ROOM - have


def change(sight: GameSight, column: int) -> int | None:
    """Return the option that lies on a column of the storage."""
    for first in (PAY, TAKE, GIVE):
        option = sight.can(first + column)
        if option is not None:
            return option
    return None


def supply(sight: GameSight) -> list[Drawable]:
    """Return Qubits, colonists, contracts and what is left to be built."""
    part = sight.holdings
    lines = (
        ("qubits", "qubit", part["qubits"], 20.0, 712, 30),
        ("engineers", "eng", part["engineers"], 16.0, 744, 254),
        ("scientists", "sci", part["scientists"], 16.0, 768, 298),
        ("cards", "card", part["hand size"], 16.0, 792, 342),
    )
    found: list[Drawable] = [
        Text("supply", sight.say("scene-supply"), 148, 678, size=12, bold=True,
             tall=Tall(hide=True)),
        Zone("strip", Rect(148, 690, 1, 1), "plate", line="none",
             tall=Tall(shape=Rect(4, STRIP - 16, 382, 23, 11))),
    ]  # fmt: skip
    acts = {"qubits": sight.those(RAISE_FUNDS, 1), "engineers": sight.those(RETRAIN, 2)}
    for key, symbol, count, size, y, low in lines:
        options = acts.get(key, [])
        if options:
            found.append(
                Zone(f"supply.{key}.act", Rect(139, y - size - 4, 74, size * 1.4 + 8, 9),
                     line="none",
                     option=options[0] if len(options) == 1 else None,
                     options=options if len(options) > 1 else [],
                     tall=Tall(shape=Rect(low - 26, STRIP - 17, 52, 25, 6)))
            )  # fmt: skip
        found.append(
            Text(f"supply.{key}", f"[{symbol}] **{count}**", 148, y, size=size,
                 tall=Tall(x=low, y=STRIP, size=13, anchor="middle"))
        )  # fmt: skip
    built = f"[small]{part['small']}   [large]{part['large']}   [chip]{part['tokens']}"
    found.append(
        Text("supply.left", built, 16, 838, size=12, tone="soft",
             tall=Tall(x=PAGE[0] + 160, y=66, size=14))
    )  # fmt: skip
    points = f"[vp] **{part['points']}**"
    if part["penalties"]:
        points += f" [penalty]**{part['penalties']}**"
    size = fitted(points, SLOTS_LEFT - 152, 14)
    found.append(
        Text(
            "supply.points", points, 148, 816, size=size, tall=Tall(x=PAGE[0] + 160, y=40, size=14)
        )
    )
    return found


# Abilities


def slots(sight: GameSight) -> list[Drawable]:
    """Return the five project slots: completed, open and locked."""
    part = sight.holdings
    found: list[Drawable] = [
        Text(
            "slots",
            sight.say("scene-completed"),
            SLOTS_LEFT,
            678,
            size=12,
            bold=True,
            tall=moved(SLOTS_LEFT, 678, SLOTS_OFF),
        )
    ]
    locked = sum(name is None and n >= part["open slots"] for n, name in enumerate(part["slots"]))
    narrow = 38.0
    usable = max(1, len(part["slots"]) - locked)
    wide = min(114.0, (SLOTS_WIDE - 4 * 5 - narrow * locked) / usable)
    x = SLOTS_LEFT
    complete = sight.can(COMPLETE)
    opening = 0
    for n, name in enumerate(part["slots"]):
        key = f"slot.{n + 1}"
        if name is not None:
            options = [o for o in (sight.can(USE + 1 + n), sight.can(REPLACE + n)) if o is not None]
            found.append(ability(sight, key, name, (x, 686, wide, 70), options, place=n + 1))
            x += wide + 5
            continue
        if n < part["open slots"]:
            found.append(
                Plate(key, x, 686, wide, 70, [
                    Text(f"{key}.t", sight.say("scene-open"), wide / 2, 39, size=12, tone="soft",
                         anchor="middle")
                ], ground="none", line="dashed", option=complete,
                label=sight.say("scene-open-slot"),
                    r=8, tall=moved(x, 686, SLOTS_OFF))
            )  # fmt: skip
            complete = None
            x += wide + 5
        else:
            steps = sight.until("industry", "unlock-slot", skip=opening)
            opening += 1
            words = f"[lock]\n+{steps}\n[ind]" if steps else "[lock]"
            found.append(
                Plate(key, x, 686, narrow, 70, [
                    Text(f"{key}.t", words, narrow / 2, 22, size=12, tone="soft", anchor="middle",
                         leading=18)
                ], ground="none", line="dashed", label=sight.say("scene-locked-slot"), r=8,
                    tall=moved(x, 686, SLOTS_OFF))
            )  # fmt: skip
            x += narrow + 5
    return found


def ability(
    sight: GameSight,
    key: str,
    name: str,
    box: tuple[float, float, float, float],
    options: list[int],
    *,
    place: int,
) -> Plate:
    """Return a card that lies before somebody: when it works, and what it brings."""
    x, y, w, h = box
    kind = icons.BUILDINGS[icons.building_of(name)] if name.startswith("p0") else ""
    spent = sight.is_spent(PLACES[place])
    mark = f"[{kind}]" if kind else numeral(name)
    does, size = tight(icons.effect(name), w - 14, 11)
    title, top = sight.title(name), 29.0 if h < HIGH_ABILITY else 33.0
    if len(title) * BOLD_WIDE <= w - 14:  # one line, between what it is and what it does
        title, top = unbroken(title), top + 6
    parts: list[Drawable] = [
        Text(f"{key}.i", mark, 8, 17, size=13 if kind else 12, bold=True, tone="soft"),
        Text(f"{key}.k", f"[{icons.trigger(name)}]", w - 8, 16, size=11, tone="soft", anchor="end"),
        Text(f"{key}.t", title if top > 33 else halved(title), 8, top, bold=True, width=w - 10,
             size=11, leading=12),
        Text(f"{key}.x", does, 8, h - 6, tone="soft", size=size),
    ]  # fmt: skip
    return Plate(
        key,
        x,
        y,
        w,
        h,
        parts,
        ground="plate",
        option=options[0] if len(options) == 1 else None,
        options=options if len(options) > 1 else [],
        used=spent,
        label=f"{sight.title(name)}: {sight.sentence(name)}",
        sum=sight.card_sum(name),
        r=8,
        tall=moved(x, y, SLOTS_OFF),
    )


def numeral(name: str) -> str:
    """Return the generation of a program."""
    return icons.NUMERALS[int(name[1]) - 1] if name.startswith("r") else ""


def research(sight: GameSight) -> list[Drawable]:
    """Return the corporation and the three research programs, or how far off they are."""
    part = sight.holdings
    found: list[Drawable] = [
        Text(
            "research",
            sight.say("scene-research"),
            SLOTS_LEFT,
            770,
            size=12,
            bold=True,
            tall=moved(SLOTS_LEFT, 770, SLOTS_OFF),
        )
    ]
    w = (SLOTS_WIDE - 15) / 4
    lying = [part["corporation"], *part["programs"]]
    for n, name in enumerate(lying):
        x = SLOTS_LEFT + (w + 5) * n
        place = 0 if n == 0 else 5 + n
        key = f"place.{PLACES[place]}"
        option = sight.can(USE + place)
        if name is not None:
            options = [] if option is None else [option]
            found.append(ability(sight, key, name, (x, 777, w, 66), options, place=place))
        elif n:
            found.append(awaited(sight, key, n, x, w))
    return found


def awaited(sight: GameSight, key: str, generation: int, x: float, w: float) -> Plate:
    """Return a place for a program, and how many steps lead to it."""
    steps = sight.until("science", "choose-research", generation)
    words = sight.say("scene-in-steps", steps=steps) if steps else ""
    stack = sight.table["research"][generation - 1]
    rows = [(sight.title(name), icons.effect(name)) for name in stack["cards"] or ()]
    title = sight.say("scene-generation", generation=icons.NUMERALS[generation - 1])
    note = sight.say("scene-stack", count=stack["size"])
    return Plate(key, x, 777, w, 66, [
        Text(f"{key}.t", f"{icons.NUMERALS[generation - 1]}\n{words}", w / 2, 28, size=12,
             tone="soft", anchor="middle")
    ], ground="none", line="dashed", label=title, sum=Sum(title, rows, note=note),
        r=8, tall=moved(x, 777, SLOTS_OFF))  # fmt: skip


# The hand


def hand(sight: GameSight) -> list[Drawable]:
    """Return the projects and contracts in hand; more of them lie smaller."""
    cards = sight.holdings["hand"] or picked(sight)
    papers = sight.holdings["contracts"]
    found: list[Drawable] = [
        Text(
            "hand",
            sight.say("scene-hand-title"),
            HAND_LEFT,
            678,
            size=12,
            tone="soft",
            tall=Tall(x=HAND_PAGE[0] + 6, y=18),
        )
    ]
    columns = -(-len(papers) // 3)
    room = HAND_WIDE - 60 * columns
    lying, low = projects(sight, cards, room)
    for n, name in enumerate(papers):
        x = HAND_LEFT + room + 8 + 60 * (n // 3)
        options = [
            sight.can(o + CONTRACTS.index(name)) for o in map(int, (FULFIL, RETAIN, PUT_UNDER))
        ]
        option = next((o for o in options if o is not None), None)
        tall = Tall(x=HAND_PAGE[0] + 6 + 60 * (n % 6), y=low + 54 * (n // 6))
        found.append(contract(sight, name, (x, HAND_TOP + 53 * (n % 3), 54, 49), option, tall))
    found += lying
    hidden = sight.holdings["hand size"] - len(sight.holdings["hand"])
    if hidden > 0 and sight.seat is None:
        words = sight.say("scene-hidden-cards", count=hidden)
        found.append(
            Text("hand.hidden", words, HAND_LEFT + HAND_WIDE, 678, size=12, tone="soft",
                 anchor="end", tall=Tall(x=HAND_PAGE[0] + 384, y=low + 16))
        )  # fmt: skip
    return found


def moved(x: float, y: float, off: tuple[float, float]) -> Tall:
    """Return a place on a page of a high board."""
    return Tall(x=x + off[0], y=y + off[1])


def picked(sight: GameSight) -> list[str]:
    """Return what whoever looks has picked in a draft that goes on."""
    packets = sight.table["draft"]["packets"] if sight.table["phase"] == "setting-up" else []
    return [name for packet in packets for name in packet["picks"] if name is not None]


def projects(sight: GameSight, cards: list[str], room: float) -> tuple[list[Drawable], float]:
    """Return project cards in up to three rows, and how far down they reach on a high board."""
    if not cards:
        return [], 28.0
    rows = 1 if len(cards) <= max(1, int(room // 97)) else 2 if len(cards) <= 10 else 3
    columns = max(2 if rows > 1 else 1, -(-len(cards) // rows))
    w = min(150.0, (room - 6 * (columns - 1)) / columns)
    h = (HAND_HIGH - 5 * (rows - 1)) / rows
    abreast = max(1, int(384 // (w + 6)))
    found: list[Drawable] = []
    for n, name in enumerate(cards):
        x = HAND_LEFT + (w + 6) * (n % columns)
        y = HAND_TOP + (h + 5) * (n // columns)
        tall = Tall(x=HAND_PAGE[0] + 6 + (w + 6) * (n % abreast), y=28 + (h + 6) * (n // abreast))
        found.append(card(sight, name, (x, y, w, h), tall))
    return found, 28 + (h + 6) * -(-len(cards) // abreast)


def card(sight: GameSight, name: str, box: tuple[float, float, float, float], tall: Tall) -> Plate:
    """Return a project of the hand: its building, its city, its ability, and its use here."""
    x, y, w, h = box
    number = PROJECTS.index(name)
    options = [o for o in (sight.can(PLAY + number), sight.can(KEEP + number)) if o is not None]
    key = pieces.piece(pieces.PROJECT, name)
    content = large_card(sight, key, name, w, h) if h > 120 else small_card(sight, key, name, w, h)
    return Plate(
        key,
        x,
        y,
        w,
        h,
        content,
        ground="plate",
        raised=True,
        option=options[0] if options else None,
        picked=name == sight.now["playing"],
        label=f"{sight.title(name)}: {sight.sentence(name)}",
        sum=sight.card_sum(name),
        r=10,
        tall=tall,
    )


def large_card(sight: GameSight, key: str, name: str, w: float, h: float) -> list[Drawable]:
    """Return a card with all its words."""
    building, city = icons.building_of(name), icons.city_of(name)
    in_city = sight.say("scene-in-city", city=sight.city_name(city))
    here = sight.holdings["carrier"]
    uses = sight.uses(name, here) if here in sight.table["cities"] else []
    line = (
        sight.say("scene-here", uses="".join(f" [{icons.BUILDINGS[b]}]" for b in uses))
        if uses
        else ""
    )
    does, size = tight(icons.effect(name), w - 16, 12)
    return [
        *icons.building_mark(f"{key}.i", icons.BUILDINGS[building], 32, 24, 24),
        Text(f"{key}.b", sight.building_name(building), 46, 21, bold=True, width=w - 54, leading=15,
             size=fitted(max(sight.building_name(building).split(), key=len), w - 52, 12)),
        Text(f"{key}.c", unbroken(in_city), 8, 57, size=12, width=w - 14,
             tone="ink" if city == here else "soft", bold=city == here),
        Trail(f"{key}.l", [(8, 65), (w - 8, 65)], style="edge"),
        Text(f"{key}.t", sight.title(name), 8, 80, size=12, bold=True, width=w - 12, leading=13),
        Text(f"{key}.w", unbroken(sight.when(name)), 8, 111, tone="soft",
             size=fitted(sight.when(name), w - 16, 11)),
        Text(f"{key}.x", does, 8, 132, size=size),
        Text(f"{key}.h", line, 8, h - 6, size=11, tone="soft"),
    ]  # fmt: skip


def small_card(sight: GameSight, key: str, name: str, w: float, h: float) -> list[Drawable]:
    """Return a card in few words."""
    building, city = icons.building_of(name), icons.city_of(name)
    here = sight.holdings["carrier"]
    narrow = w < 110  # when it works stands below the city's name, not next to it
    trigger = f"[{icons.trigger(name)}]"
    found: list[Drawable] = [
        *icons.building_mark(f"{key}.i", icons.BUILDINGS[building], 22, 17, 17),
        Text(f"{key}.b", sight.say(f"scene-short-{city}"), 33, 15 if narrow else 21, size=11,
             tone="ink" if city == here else "soft", bold=city == here),
        Text(f"{key}.k", trigger, 33, 28, size=10, tone="soft") if narrow else
        Text(f"{key}.k", trigger, w - 6, 20, size=11, tone="soft", anchor="end"),
    ]  # fmt: skip
    if h > 60:
        found.append(
            Text(
                f"{key}.t",
                unbroken(sight.title(name)) if w > 120 else halved(sight.title(name)),
                7,
                41,
                size=11,
                bold=True,
                width=w - 10,
                leading=12,
            )
        )
    if h > 60 and w > 120:
        words = effect_words.brief_when(name, sight.locale)
        found.append(
            Text(f"{key}.w", words, 7, h - 20.5, size=fitted(words, w - 12, 11), tone="soft")
        )
    does, size = tight(icons.effect(name), w - 14, 11)
    found.append(Text(f"{key}.x", does, 7, h - 5, size=size, tone="soft"))
    return found
