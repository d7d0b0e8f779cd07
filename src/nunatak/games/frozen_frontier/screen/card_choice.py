"""What is decided about, large: cards to choose from, or else the city where things happen."""

from collections.abc import Sequence

from nunatak.games.frozen_frontier.rules.vocabulary import (
    CITIES,
    CONTRACTS,
    CORPORATIONS,
    DEPLOY,
    FULFIL,
    INCORPORATE,
    KEEP,
    PROGRAM_COUNT,
    PROGRAMS,
    PROJECTS,
    PUT_UNDER,
    RESOURCES,
    RETAIN,
    STUDY,
)
from nunatak.games.frozen_frontier.screen import effect_icons as icons
from nunatak.games.frozen_frontier.screen import effect_words
from nunatak.games.frozen_frontier.screen.city import HIGH, LEFT, TALL, TOP, WIDE, large_city
from nunatak.games.frozen_frontier.screen.fitting import fitted, tight
from nunatak.games.frozen_frontier.screen.sight import GameSight
from nunatak.scene.items import Drawable, Plate, Sum, Tall, Text

CardPlate = tuple[str, int | None, list[Drawable], str, Sum | None]  # name, option, parts, label

HIDE = Tall(hide=True)
WIDE_CARD, NARROW_CARD = 290.0, 141.0
LOW_ROOM = 98.0  # next to a building's mark, on a phone
LOW_CARD = 110.0  # for bold words on a card of many, on a phone
FEW = 4  # cards that lie large
NOTE_WIDE, TITLE_WIDE = 7.2, 0.66  # a letter of a note, and of a title by its size
LONG = 95  # letters of a sentence that is written small
WORDY = 75  # and of one on a narrow card


def focus(sight: GameSight) -> list[Drawable]:
    """Return what is decided about: cards to choose from, or the city where things happen."""
    decision = sight.decision
    here = sight.here()
    if decision == "choose-corporation":
        return corporations(sight)
    if decision == "keep-project":
        return packet(sight)
    if sight.those(STUDY, int(PROGRAM_COUNT)):
        return programs(sight)
    if sight.now["shown"]:
        return drawn(sight)
    if decision == "fulfil-scheduled":
        return shipment(sight, "pool")
    if decision == "fulfil-unscheduled" and sight.holdings["contracts"]:
        return shipment(sight, "hand")
    if decision == "deploy-where" or (here is None and sight.cities()):
        return landing(sight)
    if here is None:
        return tableau(sight, "begin", sight.say("scene-begin"), sight.say("scene-begin-note"), [])
    return large_city(sight, here)


def low_titles(sight: GameSight, names: Sequence[str]) -> float:
    """Return the size of titles on a phone: all alike, and no larger than the longest can be."""
    if len(names) <= FEW:
        return 13
    return min(fitted(sight.title(name), LOW_CARD, 13) for name in names)


# Corporations and projects


def corporations(sight: GameSight) -> list[Drawable]:
    """Return the corporations on offer: how they start, and their ability."""
    cards: list[CardPlate] = []
    low = low_titles(sight, sight.table["boards"])
    for name in sight.table["boards"]:
        option = sight.can(INCORPORATE + CORPORATIONS.index(name))
        key = f"corp.{name}"
        parts: list[Drawable] = [
            Text(f"{key}.t", sight.title(name), 12, 26, size=16, bold=True,
                 tall=Tall(y=20, size=low)),
            Text(f"{key}.s", start(name), 12, 52, size=13, leading=21,
                 tall=Tall(y=39, size=11, text=start(name).replace("\n", "   "))),
            Text(f"{key}.w", sight.when(name), 12, 104, size=12, tone="soft", tall=Tall(y=57,
                                                                                        size=11)),
            Text(f"{key}.x", icons.effect(name), 12, 126, size=14, bold=True,
                 tall=Tall(y=75, size=12)),
        ]  # fmt: skip
        cards.append((name, option, parts, sight.title(name), sight.card_sum(name)))
    return tableau(
        sight, "corp", sight.say("scene-corporations"), sight.say("scene-corporations-note"), cards
    )


def start(name: str) -> str:
    """Return what a corporation starts with."""
    row = effect_words.rows()[name]
    store = "  ".join(f"[{good}]{n}" for good, n in zip(RESOURCES, row["store"], strict=True) if n)
    people = f"[eng]{row['engineers']}  [sci]{row['scientists']}"
    steps = "".join(
        f"  [{icons.TRACKS[track]}]+{row[track]}" for track in icons.TRACKS if row[track]
    )
    return f"[qubit]{row['qubits']}  {store}\n{people}{steps}"


def packet(sight: GameSight) -> list[Drawable]:
    """Return the packet of projects of which one is kept."""
    held: list[str] = []
    for each in sight.table["draft"]["packets"]:
        if sight.seat is not None and each["holder"] == sight.seat + 1:
            held = each["cards"] or []
    room = WIDE_CARD if len(held) <= 4 else NARROW_CARD
    cards = [project(sight, name, sight.can(KEEP + PROJECTS.index(name)), room) for name in held]
    note = sight.say("scene-packet-note") if sight.players > 1 else ""
    return tableau(sight, "pick", sight.say("scene-packet"), note, cards)


def project(sight: GameSight, name: str, option: int | None, room: float) -> CardPlate:
    """Return a project card: its building, its city and its ability."""
    key = f"pick.{name}"
    building = sight.building_name(icons.building_of(name))
    where = sight.say("scene-in-city", city=sight.city_name(icons.city_of(name)))
    narrow = room < WIDE_CARD
    few, small = tight(f"[{icons.trigger(name)}] {icons.effect(name)}", NARROW_CARD - 14, 11)
    parts: list[Drawable] = [
        *icons.building_mark(f"{key}.i", icons.BUILDINGS[icons.building_of(name)], 34, 26, 26,
                       tall=(18, 19, 26)),
        Text(f"{key}.b", building, 50, 21 if narrow else 23, bold=True, size=13 if narrow else 14,
             width=room - 52, leading=15,
             tall=Tall(x=35, y=16, size=fitted(building, LOW_ROOM, 11), width=150)),
        Text(f"{key}.c", where, *((10, 60) if narrow else (50, 41)),
             size=fitted(where, room - 18, 12), tone="soft", tall=Tall(x=35, y=29, size=10)),
        Text(f"{key}.t", sight.title(name), 10, 84 if narrow else 68, bold=True,
             size=fitted(sight.title(name), room - 18, 14), tall=Tall(x=6, y=46, size=11)),
        Text(f"{key}.w", sight.when(name), 10, 106 if narrow else 90, tone="soft",
             size=12 if len(sight.when(name)) < 34 else 11, width=room - 16, leading=12, tall=HIDE),
        Text(f"{key}.x", icons.effect(name), 10, 132 if narrow else 112, bold=True,
             size=fitted(icons.effect(name), room - 18, 14),
             tall=Tall(x=6, y=60, size=small, text=few)),
    ]  # fmt: skip
    if not narrow:
        parts.append(
            Text(f"{key}.s", sight.sentence(name), 10, 131, size=11, tone="soft", width=room - 18,
                 leading=12, tall=HIDE)
        )  # fmt: skip
    return (
        name,
        option,
        parts,
        f"{sight.title(name)}: {sight.sentence(name)}",
        sight.card_sum(name),
    )


def landing(sight: GameSight) -> list[Drawable]:
    """Return where a carrier can start, and the project that lies there."""
    cards = [
        landing_place(sight, name, sight.city(name)["project"])
        for name in sorted(sight.cities(), key=lambda city: sight.grid(city)[::-1])
    ]
    return tableau(
        sight, "land", sight.say("scene-landing"), sight.say("scene-landing-note"), cards
    )


def landing_place(sight: GameSight, city: str, lying: str | None) -> CardPlate:
    """Return a city with the project that somebody gets who lands there."""
    key = f"land.{city}"
    name = sight.city_name(city)
    option = sight.can(DEPLOY + CITIES.index(city))
    if lying is None:
        bare: list[Drawable] = [
            Text(f"{key}.b", name, 12, 24, bold=True, size=fitted(name, NARROW_CARD - 18, 14),
                 tall=Tall(x=8, y=16, size=11)),
            Text(f"{key}.x", sight.say("scene-no-project"), 12, 44, size=12, tone="soft",
                 tall=Tall(x=8, y=30, size=11)),
        ]  # fmt: skip
        return (city, option, bare, name, None)
    building = f"[{icons.BUILDINGS[icons.building_of(lying)]}]"
    short = sight.say(f"scene-short-{icons.city_of(lying)}")
    project = sight.say("scene-project-for", building=building, city=short)
    does = f"[{icons.trigger(lying)}] {icons.effect(lying)}"
    few, small = tight(f"{building} {icons.effect(lying)}", LOW_ROOM, 11)
    room = NARROW_CARD
    parts: list[Drawable] = [
        Text(f"{key}.b", name, 10, 23, bold=True, size=fitted(name, room - 18, 14),
             tall=Tall(x=8, y=16, size=11)),
        Text(f"{key}.c", project, 10, 42, size=fitted(project, room - 18, 12), tone="soft",
             tall=Tall(x=8, y=32, size=small, text=few)),
        Text(f"{key}.t", sight.title(lying), 10, 62, size=12, bold=True, tall=HIDE),
        Text(f"{key}.x", does, 10, 82, size=fitted(does, room - 18, 12), tone="soft", tall=HIDE),
    ]  # fmt: skip
    if sight.rows() <= 4:  # there is room for the sentence
        words = sight.sentence(lying)
        parts.append(
            Text(f"{key}.s", words, 10, 99, size=10 if len(words) > LONG else 11, tone="soft",
                 width=room - 18, leading=12, tall=HIDE)
        )  # fmt: skip
    return (city, option, parts, name, sight.card_sum(lying))


# Research and contracts


def programs(sight: GameSight) -> list[Drawable]:
    """Return the research programs of which one is chosen."""
    cards: list[CardPlate] = []
    options = sight.those(STUDY, int(PROGRAM_COUNT))
    low = low_titles(sight, [PROGRAMS[option - STUDY] for option in options])
    for option in options:
        name = PROGRAMS[option - STUDY]
        key = f"study.{name}"
        wordy = len(options) > FEW and len(sight.sentence(name)) > WORDY
        parts: list[Drawable] = [
            Text(f"{key}.t", sight.title(name), 12, 26, size=16, bold=True,
                 tall=Tall(y=22, size=low)),
            Text(f"{key}.w", sight.when(name), 12, 50, size=13, tone="soft", tall=Tall(y=40,
                                                                                       size=11)),
            Text(f"{key}.x", icons.effect(name), 12, 76, size=16, bold=True,
                 tall=Tall(y=60, size=13)),
            Text(f"{key}.s", sight.sentence(name), 12, 102 if wordy else 104,
                 size=11 if wordy else 12, leading=13 if wordy else 0, tone="soft",
                 width=260 if len(options) <= FEW else 164, tall=HIDE),
        ]  # fmt: skip
        cards.append((name, option, parts, sight.title(name), sight.card_sum(name)))
    return tableau(sight, "study", sight.say("scene-programs"), "", cards)


def drawn(sight: GameSight) -> list[Drawable]:
    """Return the contracts of which one is kept, or goes under the deck."""
    cards = []
    for name in sight.now["shown"]:
        number = CONTRACTS.index(name)
        options = [
            o for o in (sight.can(RETAIN + number), sight.can(PUT_UNDER + number)) if o is not None
        ]
        cards.append(paper(sight, "drawn", name, options[0] if options else None, large(0)))
    return tableau(sight, "drawn", sight.say("scene-drawn"), "", cards)


def shipment(sight: GameSight, source: str) -> list[Drawable]:
    """Return the contracts that can be shipped: Earth's, or those in one's hand."""
    names = sight.table["contracts"]["pool"] if source == "pool" else sight.holdings["contracts"]
    size = large(len(names))
    cards = [
        paper(sight, "ship", name, sight.can(FULFIL + CONTRACTS.index(name)), size)
        for name in names
    ]
    return tableau(
        sight, "ship", sight.say(f"scene-ship-{source}"), sight.say("scene-ship-note"), cards
    )


def large(count: int) -> float:
    """Return how large the icons on so many contracts are."""
    return 28 if count <= FEW else 20 if count <= 2 * FEW else 14


def paper(sight: GameSight, sort: str, name: str, option: int | None, size: float) -> CardPlate:
    """Return a contract: what it asks for, what it brings, and what one lacks."""
    row = effect_words.rows()[name]
    key = f"{sort}.{name}"
    worth, note = max(14, size * 0.75), 14 if size > 20 else 12
    parts: list[Drawable] = [
        Text(f"{key}.g", icons.costs(name), 12, size * 1.7, size=size,
             tall=Tall(x=6, y=19, size=12)),
        Text(f"{key}.v", f"{row['points']}[vp]  {row['qubits']}[qubit]", 12, size * 3.3,
             size=worth, bold=True, tall=Tall(x=6, y=38, size=12)),
        Text(f"{key}.n", lacks(sight, name) if sort == "ship" else "", 12, size * 4.7, size=note,
             tone="soft", tall=Tall(x=6, y=56, size=11)),
    ]  # fmt: skip
    words = sight.say(f"contract-{name}")
    return (name, option, parts, words, Sum(sight.say("scene-contract"), note=words))


def lacks(sight: GameSight, name: str) -> str:
    """Return what one lacks for a contract, or what it takes to cover its slots."""
    store, need = sight.holdings["store"], effect_words.cost(name)
    lacking = ""
    for part in need:
        if part["what"] == "resource":
            lacking += "[any]" * max(0, part["n"] - sum(store.values()))
        else:
            lacking += f"[{part['what']}]" * max(0, part["n"] - store[part["what"]])
    if lacking:
        return sight.say("scene-why-lacks", goods=lacking)
    units = sum(part["n"] for part in need)
    if units > sight.holdings["qubits"]:
        return sight.say("scene-why-cover", need=units, have=sight.holdings["qubits"])
    return sight.say("scene-takes", qubits=units)


# Laid out


def beside(title: str, note: str) -> float:
    """Return the size of a title that leaves its note room on the same line.

    >>> beside("Landing", "you also get the project that lies there")
    28
    >>> beside("Contracts in your hand", "a Qubit of yours covers each unit you ship")
    18
    """
    room = 566 - NOTE_WIDE * len(note)
    return max(18, min(28, int(room / (TITLE_WIDE * len(title)))))


def tableau(
    sight: GameSight, key: str, title: str, note: str, cards: Sequence[CardPlate]
) -> list[Drawable]:
    """Return cards in place of the large city, as large as their number allows."""
    columns = next(c for c in (1, 2, 3, 4, 5, 6) if len(cards) <= c * rows_for(c))
    rows = max(1, -(-len(cards) // columns))
    w, h = (588 - 8 * (columns - 1)) / columns, (316 - 8 * (rows - 1)) / rows
    w, h = min(w, 290), min(h, 154)
    tall_columns = 1 if len(cards) <= 4 else 2 if len(cards) <= 12 else 3
    tall_rows = -(-len(cards) // tall_columns) or 1
    low_w = (278 - 6 * (tall_columns - 1)) / tall_columns
    low_h = min(90, (282 - 5 * (tall_rows - 1)) / tall_rows)
    parts: list[Drawable] = [
        Text(f"{key}.title", title, 20, 43, size=beside(title, note), bold=True, serif=True,
             tall=Tall(x=10, y=25, size=20)),
        Text(f"{key}.note", note, 602, 42, size=13, tone="soft", anchor="end", tall=HIDE),
    ]  # fmt: skip
    for n, (name, option, content, label, summed) in enumerate(cards):
        column, row = n % columns, n // columns
        low_column, low_row = n % tall_columns, n // tall_columns
        parts.append(
            Plate(
                f"{key}.{name}",
                15 + column * (w + 8),
                64 + row * (h + 8),
                w,
                h,
                content,
                ground="plate",
                option=option,
                label=label,
                sum=summed,
                raised=True,
                r=10,
                tall=Tall(x=6 + low_column * (low_w + 6), y=34 + low_row * (low_h + 5), w=low_w,
                          h=low_h),
            )
        )  # fmt: skip
    return [
        Plate(key, LEFT, TOP, WIDE, HIGH, parts, ground="plate", line="thin", raised=True, r=16,
              tall=TALL)
    ]  # fmt: skip


def rows_for(columns: int) -> int:
    """Return how many rows of cards there are with so many columns."""
    return {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4}[columns]
