"""Frozen Frontier in a terminal: what a view shows, as text with rich's marks.

Everything fits into eighty columns, and no colour says what no letter or word says.
"""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any

from nunatak.games.frozen_frontier.rules.vocabulary import CITIES, SETS
from nunatak.games.frozen_frontier.screen import effect_words
from nunatak.scene.terminal import counted, padded, seat_mark
from nunatak.scene.text import FALLBACK

SHORT = {
    "transport-hub": "Hub",
    "power-plant": "Pow",
    "factory": "Fac",
    "helium-facility": "Hel",
    "research-station": "Res",
    "training-center": "Tra",
    "science-center": "Sci",
    "industrial-complex": "Ind",
    "mining-site": "Min",
}
LETTERS = {"aerogel": "A", "energy": "E", "regolith": "R", "helium": "H"}
AISAAC = "[white]✱[/]"
WIDE = 80  # what everything fits into
COLUMN = 39  # cities
HEAD = 12  # the words before what lies open
NUMERALS = ("I", "II", "III")
IN_A_LINE = 3  # buildings of a city
LETTERS_MEAN = (
    "A aerogel, E energy, R regolith, H helium, Q Qubits.",
    "After a city’s name: its Basic Resource, in brackets once it is used this round; carriers"
    " after @; Qubits of transit tax; AI tokens; and the points for control, with who gets them.",
    "A building: its owner (· nobody yet), a letter for everybody settled there (e engineer,"
    " s scientist, - a free place), and + how many spots can be used now.",
)


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the cities, the cards that lie open, and what everybody has."""
    table = view["table"]
    lines = [heading(table), "", *board(table), *subsidies(table), *contracts(table)]
    lines += [*programs(table), ""]
    for seat in range(len(table["seats"])):
        lines += player(view, seat, names)
    lines += aisaac(table)
    lines += [*surroundings(view, names), *hand(view), "", *legend()]
    return "\n".join(lines)


def title(sort: str, name: str) -> str:
    """Return a card's or a place's name."""
    return effect_words.say(f"{sort}-{name}", FALLBACK)


def mark(who: int | str, text: str = "") -> str:
    """Return somebody's shape with something after it; AISAAC has one too."""
    if str(who) == "aisaac":
        return f"{AISAAC}{text}"
    return seat_mark(int(who) - 1, text)


def called(who: int | str, names: Sequence[str]) -> str:
    """Return somebody's shape and name."""
    return mark(who, " AISAAC" if str(who) == "aisaac" else f" {names[int(who) - 1]}")


def heading(table: dict[str, Any]) -> str:
    """Return where the game stands, with the round's clock."""
    phase = title("phase", table["phase"])
    if table["phase"] in ("setting-up", "finished"):
        return f"  [b]{phase}[/b]"
    left = table["subsidies"]["stack"]
    clock = f"{counted(left, 'subsidy', 'subsidies')} until the round ends"
    if table["subsidies"]["final"]:
        clock = "the last turns"
    return f"  [b]Round {table['round']} of 3[/b], {phase.lower()}, turn {table['turn']}: {clock}"


# Cities


def board(table: dict[str, Any]) -> list[str]:
    """Return the cities as they lie, in two columns."""
    lines = []
    for left, right in rows(table):
        for one, other in zip(city(table, left), city(table, right), strict=True):
            if one or other:
                lines.append(f"  {padded(one, COLUMN)}{other}".rstrip())
        lines.append("")
    return lines


def rows(table: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the cities side by side, from the top."""
    if table["layout"] is None:
        return []
    found = []
    for name in table["layout"].split("-"):
        first = SETS.index(name) * 4
        found += [(CITIES[first + i], CITIES[first + 2 + i]) for i in (0, 1)]
    return found


def city(table: dict[str, Any], name: str) -> tuple[str, ...]:
    """Return a city in lines: what it has, its buildings, its project."""
    part = table["cities"][name]
    letter = LETTERS[part["basic"]]
    bits = [f"[b]{title('city', name)}[/b]", f"({letter})" if part["basic covered"] else letter]
    if part["carriers"]:
        bits.append("@" + "".join(mark(who) for who in part["carriers"]))
    if part["tax"]:
        bits.append(f"{part['tax']}Q")
    below = []
    if part["modules"]:
        below.append("AI " + " ".join(mark(who, n) for who, n in part["modules"].items()))
    if part["worth"]:
        rulers = "".join(mark(who) for who in part["control"])
        points = counted(part["worth"], "point")
        below.append(f"{points} for {rulers}" if rulers else points)
    built = [building(kind, slot) for kind, slot in part["buildings"].items()]
    return (
        " ".join(bits),
        f" {'  '.join(below)}" if below else "",
        *(f" {'  '.join(built[i : i + IN_A_LINE])}" for i in range(0, len(built), IN_A_LINE)),
        project_there(part["project"]),
    )


def building(kind: str, part: dict[str, Any]) -> str:
    """Return a building, or the place for it."""
    if part["owner"] is None:
        return f"{SHORT[kind]}·"
    people = "".join(space["colonist"][0] if space["settled"] else "-" for space in part["spaces"])
    usable = sum(spot["usable"] for spot in part["spots"])
    return f"{SHORT[kind]}{mark(part['owner'])}{people}{f'+{usable}' if usable else ''}"


def project_there(name: str | None) -> str:
    """Return the project that lies in a city."""
    if name is None:
        return " no project"
    row = effect_words.rows()[name]
    where = f"{SHORT[row['building']]}, {title('city', row['city'])}"
    words = f"{title('project', name)}: {where}"
    return f" [dim]{words if len(words) < COLUMN - 1 else words[: COLUMN - 3] + '…'}[/dim]"


# What lies open


def subsidies(table: dict[str, Any]) -> list[str]:
    """Return the pool of subsidies."""
    pool = [name for name in table["subsidies"]["pool"] if name is not None]
    return listed(
        "Subsidies",
        [f"{title('subsidy', name)}: {effect_words.sentence(name)} Or 2 Qubits." for name in pool],
    )


def contracts(table: dict[str, Any]) -> list[str]:
    """Return the pool of contracts."""
    return packed("Contracts", [contract(name) for name in table["contracts"]["pool"]])


def contract(name: str) -> str:
    """Return a contract in a few letters."""
    need = " ".join(f"{c['n']}{LETTERS.get(c['what'], ' any')}" for c in effect_words.cost(name))
    row = effect_words.rows()[name]
    return f"{need} → {counted(row['points'], 'point')}, {row['qubits']} Q"


def programs(table: dict[str, Any]) -> list[str]:
    """Return the research programs that whoever looks knows of, with what they do."""
    lines = []
    for numeral, part in zip(NUMERALS, table["research"], strict=True):
        cards = part["cards"] or ()
        lines += listed(
            f"Research {numeral}",
            [f"{title('program', name)}: {effect_words.sentence(name)}" for name in cards],
        )
    return lines


def listed(head: str, texts: Iterable[str]) -> list[str]:
    """Return texts below each other after a heading, each in as many lines as it needs."""
    lines: list[str] = []
    for text in texts:
        for i, part in enumerate(wrap(text, WIDE - HEAD - 5)):
            lines.append(f"  {'' if lines else head:<{HEAD}} {'  ' if i else ''}{part}")
    return lines


def packed(head: str, parts: Iterable[str], wide: int = WIDE) -> list[str]:
    """Return short texts after a heading, as many in a line as there is room for."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + 3 + len(part) <= wide:
            lines[-1] += f"   {part}"
        else:
            lines.append(f"  {'' if lines else head:<{HEAD}} {part}")
    return lines


# Players


def player(view: dict[str, Any], seat: int, names: Sequence[str]) -> list[str]:
    """Return what a player has: goods, and effect_words."""
    table = view["table"]
    part = table["seats"][seat]
    hidden = part["hidden contracts"]
    unseen = f" and {counted(hidden, 'contract')} face down" if hidden else ""
    turn = " [i]to play[/i]" if table["active"] == seat + 1 and view["actor"] != -2 else ""
    firm = title("corporation", part["corporation"]) if part["corporation"] else "no corporation"
    store = " ".join(f"{LETTERS[kind]}{n}" for kind, n in part["store"].items())
    return [
        f"  {seat_mark(seat)} [b]{names[seat]}[/b], {firm}: [b]{counted(part['score'], 'point')}"
        f"[/b]{unseen}{turn}",
        f"    {part['qubits']} Q  {store}  {counted(part['engineers'], 'engineer')},"
        f" {counted(part['scientists'], 'scientist')}  Industry {part['industry']},"
        f" Science {part['science']}",
        f"    in hand {counted(part['hand size'], 'project')} and"
        f" {counted(part['contract count'], 'contract')};"
        f" {counted(part['open slots'], 'slot')} open{penalties(part['penalties'])}",
        f"    left: {counted(part['small'], 'small building')},"
        f" {part['large']} large, {counted(part['tokens'], 'AI token')};"
        f" {counted(part['fulfilled'], 'contract')} fulfilled",
        *fulfilled(table, seat),
        *held(part),
    ]


def fulfilled(table: dict[str, Any], seat: int) -> list[str]:
    """Return the contracts that a player has fulfilled, for whoever may look at them."""
    own = [e["contract"] for e in table["contracts"]["fulfilled"] if e["by"] == seat + 1]
    return [f"  {line}" for line in packed("fulfilled", map(contract, own), WIDE - 2)]


def penalties(n: int) -> str:
    """Return a player's penalty tokens, if there are any."""
    return f"; {counted(n, 'penalty', 'penalties')}" if n else ""


def held(part: dict[str, Any]) -> list[str]:
    """Return a player's effect_words."""
    cards = [("corporation", part["corporation"])]
    cards += [("project", name) for name in part["slots"]]
    cards += [("program", name) for name in part["programs"]]
    return [line for sort, name in cards if name is not None for line in told(sort, name)]


def told(sort: str, name: str) -> list[str]:
    """Return a card with what it does."""
    text = f"{title(sort, name)}: {effect_words.sentence(name)}"
    return [f"    [dim]{line}[/dim]" for line in wrap(text, WIDE - 5, subsequent_indent="  ")]


def aisaac(table: dict[str, Any]) -> list[str]:
    """Return what AISAAC has, if it plays, and what its card says."""
    part = table["aisaac"]
    if part is None:
        return []
    lines = [
        f"  {AISAAC} [b]AISAAC[/b]: [b]{counted(part['score'], 'point')}[/b]"
        f"  Industry {part['industry']}, Science {part['science']};"
        f" {counted(part['fulfilled'], 'contract')} fulfilled",
        f"    left: {counted(part['small'], 'small building')},"
        f" {part['large']} large, {counted(part['tokens'], 'AI token')}",
    ]
    if part["card"] is not None:
        lines += [f"    {line}" for line in wrap(effect_words.sentence(part["card"]), WIDE - 5)]
    return lines


# Whoever decides


def surroundings(view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Return the city of whoever decides, building by building: whose, or for which price."""
    if not view["options"]:
        return []
    here = view["table"]["seats"][view["actor"]]["carrier"]
    if here is None:
        return []
    part = view["table"]["cities"][here]
    lines = ["", f"  In [b]{title('city', here)}[/b]:"]
    for kind, slot in part["buildings"].items():
        if slot["owner"] is None:
            price = f"costs {effect_words.price(kind)}, brings {effect_words.brief(kind)}"
            lines += indented(f"{title('building', kind)}, {price}", 4)
        else:
            lines.append(f"    {title('building', kind)}, of {called(slot['owner'], names)}")
        lines += indented(places(slot), 6)
    return lines


def indented(text: str, by: int) -> list[str]:
    """Return a text in as many lines as it needs."""
    return [f"{' ' * by}{line}" for line in wrap(text, WIDE - by - 1, subsequent_indent="  ")]


def places(slot: dict[str, Any]) -> str:
    """Return the places of a building with what they open."""
    found = []
    for number, space in enumerate(slot["spaces"], 1):
        spots = [spot for spot in slot["spots"] if spot["space"] == number]
        gives = " and ".join(given(spot, slot["lab"]) for spot in spots)
        state = "settled" if space["settled"] else "free"
        found.append(f"place for {a(space['colonist'])} ({state}): {gives}")
    return "; ".join(found)


def a(colonist: str) -> str:
    """Return a colonist with an article."""
    return f"{'an' if colonist == 'engineer' else 'a'} {colonist}"


def given(spot: dict[str, Any], lab: str | None) -> str:
    """Return what a spot gives, and whether it was used."""
    what = f"laboratory, {title('lab', str(lab))}" if spot["gives"] == "lab" else spot["gives"]
    return f"{what} (used)" if spot["covered"] else str(what)


def hand(view: dict[str, Any]) -> list[str]:
    """Return the cards that whoever decides holds."""
    if not view["options"]:
        return []
    part = view["table"]["seats"][view["actor"]]
    lines = ["", "  [b]In your hand[/b]:"] if part["hand"] or part["contracts"] else []
    for name in part["hand"]:
        lines.append(f"    [b]{title('project', name)}[/b]: {where(name)}")
        lines += indented(effect_words.sentence(name), 6)
    papers = packed("contracts", map(contract, part["contracts"]), WIDE - 2)
    return lines + [f"  {line}" for line in papers]


def where(name: str) -> str:
    """Return what a project is for."""
    row = effect_words.rows()[name]
    return f"{title('building', row['building'])} in {title('city', row['city'])}"


# What the letters mean


def legend() -> list[str]:
    """Return what the letters mean, and the names of what is written short."""
    names = ", ".join(f"{short} {title('building', kind)}" for kind, short in SHORT.items())
    lines = [line for text in (*LETTERS_MEAN, f"{names}.") for line in wrap(text, WIDE - 3)]
    return [f"  [dim]{line}[/dim]" for line in lines]
