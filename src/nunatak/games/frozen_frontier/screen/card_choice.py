"""Cards to choose from, laid out on the stage in place of a city."""

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
from nunatak.games.frozen_frontier.screen import effect_icons as signs
from nunatak.games.frozen_frontier.screen import effect_words as abilities
from nunatak.games.frozen_frontier.screen.city import Shown, stage, tableau
from nunatak.games.frozen_frontier.screen.context import Moment
from nunatak.games.frozen_frontier.screen.shapes import building_mark, fitted, tight
from nunatak.scene.scene import Drawable, Sum, Tall, Text

HIDE = Tall(hide=True)
WIDE_CARD, NARROW_CARD = 290.0, 141.0
LOW_ROOM = 98.0  # beside a building's mark, on a phone
LOW_CARD = 110.0  # for bold words on a card of many, on a phone
FEW = 4  # cards that lie large
LONG = 95  # letters of a sentence that is written small
WORDY = 75  # and of one on a narrow card


def on_stage(t: Moment) -> list[Drawable]:
    """Return what is decided about: cards to choose from, or the city where things happen."""
    decision = t.sight.decision
    here = t.here()
    if decision == "choose-corporation":
        return corporations(t)
    if decision == "keep-project":
        return packet(t)
    if t.those(STUDY, int(PROGRAM_COUNT)):
        return programs(t)
    if t.now["shown"]:
        return drawn(t)
    if decision == "fulfil-scheduled":
        return shipment(t, "pool")
    if decision == "fulfil-unscheduled" and t.mine["contracts"]:
        return shipment(t, "hand")
    if decision == "deploy-where" or (here is None and t.cities()):
        return landing(t)
    if here is None:
        return tableau(t, "begin", t.say("scene-begin"), t.say("scene-begin-note"), [])
    return stage(t, here)


def low_titles(t: Moment, names: Sequence[str]) -> float:
    """Return the size of titles on a phone: all alike, and no larger than the longest can be."""
    if len(names) <= FEW:
        return 13
    return min(fitted(t.title(name), LOW_CARD, 13) for name in names)


# Corporations and projects


def corporations(t: Moment) -> list[Drawable]:
    """Return the corporations on offer: how they start, and their ability."""
    cards: list[Shown] = []
    low = low_titles(t, t.table["boards"])
    for name in t.table["boards"]:
        option = t.can(INCORPORATE + CORPORATIONS.index(name))
        key = f"corp.{name}"
        parts: list[Drawable] = [
            Text(f"{key}.t", t.title(name), 12, 26, size=16, bold=True,
                 tall=Tall(y=20, size=low)),
            Text(f"{key}.s", start(name), 12, 52, size=13, leading=21,
                 tall=Tall(y=39, size=11, text=start(name).replace("\n", "   "))),
            Text(f"{key}.w", t.when(name), 12, 104, size=12, tone="soft", tall=Tall(y=57, size=11)),
            Text(f"{key}.x", signs.effect(name), 12, 126, size=14, bold=True,
                 tall=Tall(y=75, size=12)),
        ]  # fmt: skip
        cards.append((name, option, parts, t.title(name), t.card_sum(name)))
    return tableau(t, "corp", t.say("scene-corporations"), t.say("scene-corporations-note"), cards)


def start(name: str) -> str:
    """Return what a corporation starts with."""
    row = abilities.rows()[name]
    store = "  ".join(f"[{good}]{n}" for good, n in zip(RESOURCES, row["store"], strict=True) if n)
    people = f"[eng]{row['engineers']}  [sci]{row['scientists']}"
    steps = "".join(
        f"  [{signs.TRACKS[track]}]+{row[track]}" for track in signs.TRACKS if row[track]
    )
    return f"[qubit]{row['qubits']}  {store}\n{people}{steps}"


def packet(t: Moment) -> list[Drawable]:
    """Return the packet of projects of which one is kept."""
    held: list[str] = []
    for each in t.table["draft"]["packets"]:
        if t.own is not None and each["holder"] == t.own + 1:
            held = each["cards"] or []
    room = WIDE_CARD if len(held) <= 4 else NARROW_CARD
    cards = [project(t, name, t.can(KEEP + PROJECTS.index(name)), room) for name in held]
    note = t.say("scene-packet-note") if t.sight.players > 1 else ""
    return tableau(t, "pick", t.say("scene-packet"), note, cards)


def project(t: Moment, name: str, option: int | None, room: float) -> Shown:
    """Return a project card: its building, its city and its ability."""
    key = f"pick.{name}"
    building = t.building_name(signs.building_of(name))
    where = t.say("scene-in-city", city=t.city_name(signs.city_of(name)))
    narrow = room < WIDE_CARD
    few, small = tight(f"[{signs.trigger(name)}] {signs.effect(name)}", NARROW_CARD - 14, 11)
    parts: list[Drawable] = [
        *building_mark(f"{key}.i", signs.BUILDINGS[signs.building_of(name)], 34, 26, 26,
                       tall=(18, 19, 26)),
        Text(f"{key}.b", building, 50, 21 if narrow else 23, bold=True, size=13 if narrow else 14,
             width=room - 52, leading=15,
             tall=Tall(x=35, y=16, size=fitted(building, LOW_ROOM, 11), width=150)),
        Text(f"{key}.c", where, *((10, 60) if narrow else (50, 41)),
             size=fitted(where, room - 18, 12), tone="soft", tall=Tall(x=35, y=29, size=10)),
        Text(f"{key}.t", t.title(name), 10, 84 if narrow else 68, bold=True,
             size=fitted(t.title(name), room - 18, 14), tall=Tall(x=6, y=46, size=11)),
        Text(f"{key}.w", t.when(name), 10, 106 if narrow else 90, tone="soft",
             size=12 if len(t.when(name)) < 34 else 11, width=room - 16, leading=12, tall=HIDE),
        Text(f"{key}.x", signs.effect(name), 10, 132 if narrow else 112, bold=True,
             size=fitted(signs.effect(name), room - 18, 14),
             tall=Tall(x=6, y=60, size=small, text=few)),
    ]  # fmt: skip
    if not narrow:
        parts.append(
            Text(f"{key}.s", t.sentence(name), 10, 131, size=11, tone="soft", width=room - 18,
                 leading=12, tall=HIDE)
        )  # fmt: skip
    return (name, option, parts, f"{t.title(name)}: {t.sentence(name)}", t.card_sum(name))


def landing(t: Moment) -> list[Drawable]:
    """Return where a carrier can start, and the project that lies there."""
    cards = [
        landing_place(t, name, t.city(name)["project"])
        for name in sorted(t.cities(), key=lambda city: t.grid(city)[::-1])
    ]
    return tableau(t, "land", t.say("scene-landing"), t.say("scene-landing-note"), cards)


def landing_place(t: Moment, city: str, lying: str | None) -> Shown:
    """Return a city with the project that somebody gets who lands there."""
    key = f"land.{city}"
    name = t.city_name(city)
    option = t.can(DEPLOY + CITIES.index(city))
    if lying is None:
        bare: list[Drawable] = [
            Text(f"{key}.b", name, 12, 24, bold=True, size=fitted(name, NARROW_CARD - 18, 14),
                 tall=Tall(x=8, y=16, size=11)),
            Text(f"{key}.x", t.say("scene-no-project"), 12, 44, size=12, tone="soft",
                 tall=Tall(x=8, y=30, size=11)),
        ]  # fmt: skip
        return (city, option, bare, name, None)
    where = t.say("scene-in-city", city=t.say(f"scene-short-{signs.city_of(lying)}"))
    does = f"[{signs.trigger(lying)}] {signs.effect(lying)}"
    few, small = tight(does, LOW_ROOM, 11)
    room = NARROW_CARD
    parts: list[Drawable] = [
        *building_mark(f"{key}.i", signs.BUILDINGS[signs.building_of(lying)], 34, 26, 26,
                       tall=(18, 19, 26)),
        Text(f"{key}.b", name, 50, 23, bold=True, size=fitted(name, room - 54, 14),
             tall=Tall(x=35, y=16, size=11)),
        Text(f"{key}.c", where, 50, 40, size=12, tone="soft",
             tall=Tall(x=35, y=30, size=small, text=few)),
        Text(f"{key}.t", t.title(lying), 10, 62, size=12, bold=True, tall=HIDE),
        Text(f"{key}.x", does, 10, 82, size=fitted(does, room - 18, 12), tone="soft", tall=HIDE),
    ]  # fmt: skip
    if t.rows() <= 4:  # there is room for the sentence
        words = t.sentence(lying)
        parts.append(
            Text(f"{key}.s", words, 10, 99, size=10 if len(words) > LONG else 11, tone="soft",
                 width=room - 18, leading=12, tall=HIDE)
        )  # fmt: skip
    return (city, option, parts, name, t.card_sum(lying))


# Research and contracts


def programs(t: Moment) -> list[Drawable]:
    """Return the research programs of which one is chosen."""
    cards: list[Shown] = []
    options = t.those(STUDY, int(PROGRAM_COUNT))
    low = low_titles(t, [PROGRAMS[option - STUDY] for option in options])
    for option in options:
        name = PROGRAMS[option - STUDY]
        key = f"study.{name}"
        wordy = len(options) > FEW and len(t.sentence(name)) > WORDY
        parts: list[Drawable] = [
            Text(f"{key}.t", t.title(name), 12, 26, size=16, bold=True,
                 tall=Tall(y=22, size=low)),
            Text(f"{key}.w", t.when(name), 12, 50, size=13, tone="soft", tall=Tall(y=40, size=11)),
            Text(f"{key}.x", signs.effect(name), 12, 76, size=16, bold=True,
                 tall=Tall(y=60, size=13)),
            Text(f"{key}.s", t.sentence(name), 12, 102 if wordy else 104,
                 size=11 if wordy else 12, leading=13 if wordy else 0, tone="soft",
                 width=260 if len(options) <= FEW else 164, tall=HIDE),
        ]  # fmt: skip
        cards.append((name, option, parts, t.title(name), t.card_sum(name)))
    return tableau(t, "study", t.say("scene-programs"), "", cards)


def drawn(t: Moment) -> list[Drawable]:
    """Return the contracts of which one is kept, or goes under the deck."""
    cards = []
    for name in t.now["shown"]:
        number = CONTRACTS.index(name)
        options = [o for o in (t.can(RETAIN + number), t.can(PUT_UNDER + number)) if o is not None]
        cards.append(paper(t, "drawn", name, options[0] if options else None, large(0)))
    return tableau(t, "drawn", t.say("scene-drawn"), "", cards)


def shipment(t: Moment, source: str) -> list[Drawable]:
    """Return the contracts that can be shipped: Earth's, or those in one's hand."""
    names = t.table["contracts"]["pool"] if source == "pool" else t.mine["contracts"]
    size = large(len(names))
    cards = [paper(t, "ship", name, t.can(FULFIL + CONTRACTS.index(name)), size) for name in names]
    return tableau(t, "ship", t.say(f"scene-ship-{source}"), t.say("scene-ship-note"), cards)


def large(count: int) -> float:
    """Return how large the signs on so many contracts are."""
    return 28 if count <= FEW else 20 if count <= 2 * FEW else 14


def paper(t: Moment, sort: str, name: str, option: int | None, size: float) -> Shown:
    """Return a contract: what it asks for, what it brings, and what one lacks."""
    row = abilities.rows()[name]
    key = f"{sort}.{name}"
    worth, note = max(14, size * 0.75), 14 if size > 20 else 12
    parts: list[Drawable] = [
        Text(f"{key}.g", signs.costs(name), 12, size * 1.7, size=size,
             tall=Tall(x=6, y=19, size=12)),
        Text(f"{key}.v", f"{row['points']}[vp]  {row['qubits']}[qubit]", 12, size * 3.3,
             size=worth, bold=True, tall=Tall(x=6, y=38, size=12)),
        Text(f"{key}.n", lacks(t, name) if sort == "ship" else "", 12, size * 4.7, size=note,
             tone="soft", tall=Tall(x=6, y=56, size=11)),
    ]  # fmt: skip
    words = t.say(f"contract-{name}")
    return (name, option, parts, words, Sum(t.say("scene-contract"), note=words))


def lacks(t: Moment, name: str) -> str:
    """Return what one lacks for a contract, or what it takes to cover its slots."""
    store, need = t.mine["store"], abilities.cost(name)
    lacking = ""
    for part in need:
        if part["what"] == "resource":
            lacking += "[any]" * max(0, part["n"] - sum(store.values()))
        else:
            lacking += f"[{part['what']}]" * max(0, part["n"] - store[part["what"]])
    if lacking:
        return t.say("scene-why-lacks", goods=lacking)
    units = sum(part["n"] for part in need)
    if units > t.mine["qubits"]:
        return t.say("scene-why-cover", need=units, have=t.mine["qubits"])
    return t.say("scene-takes", qubits=units)
