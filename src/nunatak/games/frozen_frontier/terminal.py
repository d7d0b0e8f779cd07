"""Frozen Frontier in a terminal: what a view shows, as text with rich's marks."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from nunatak.engine.marks import COLOURS, SHAPES, seat_mark
from nunatak.games.frozen_frontier import GAME, abilities
from nunatak.games.frozen_frontier.words import CITIES, SETS

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
WIDE = 49  # a column of cities
NUMERALS = ("I", "II", "III")
KEY = (
    "  [dim]In a city: carriers after @, its Basic Resource ((A) if used), Qubits of transit tax,"
    " AI tokens,\n  points for control. A building: its owner, who has settled (e, s; - free), "
    "+ spots to use now.[/dim]"
)


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the cities, the cards that lie open, and what everybody has."""
    table = view["table"]
    lines = [heading(table), "", *board(table), *subsidies(table), *contracts(table)]
    lines += [*programs(table), ""]
    for seat in range(len(table["seats"])):
        lines += player(view, seat, names)
    lines += aisaac(table)
    lines += ["", *hand(view), KEY]
    return "\n".join(lines)


def title(sort: str, name: str) -> str:
    """Return a card's or a place's name."""
    return GAME.texts.say(f"{sort}-{name}")


def mark(who: int | str, text: str = "") -> str:
    """Return somebody's shape with something beside it; AISAAC has one too."""
    if str(who) == "aisaac":
        return f"{AISAAC}{text}"
    seat = int(who) - 1
    return f"[{COLOURS[seat]}]{SHAPES[seat]}{text}[/]"


def heading(table: dict[str, Any]) -> str:
    """Return where the game stands, with the round's clock."""
    left = table["subsidies"]["stack"]
    clock = f"{left} {'subsidy' if left == 1 else 'subsidies'} until the round ends"
    if table["subsidies"]["final"]:
        clock = "the last turns"
    phase = title("phase", table["phase"])
    return f"  [b]Round {table['round']} of 3[/b], {phase.lower()}, turn {table['turn']}: {clock}"


# Cities


def board(table: dict[str, Any]) -> list[str]:
    """Return the cities as they lie, in two columns."""
    lines = []
    for left, right in rows(table):
        for one, other in zip(city(table, left), city(table, right), strict=True):
            if one or other:
                lines.append(f"  {padded(one, WIDE)}{other}".rstrip())
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


def padded(text: str, wide: int) -> str:
    """Return a text with marks, as wide as a column."""
    seen = 0
    inside = False
    for letter in text:
        inside = inside or letter == "["
        seen += not inside
        inside = inside and letter != "]"
    return text + " " * max(wide - seen, 1)


def city(table: dict[str, Any], name: str) -> tuple[str, str, str]:
    """Return a city in three lines: what it has, its buildings, its project."""
    part = table["cities"][name]
    letter = LETTERS[part["basic"]]
    bits = [f"[b]{title('city', name)}[/b]", f"[dim]({letter})[/dim]"]
    if not part["basic covered"]:
        bits[1] = letter
    if part["carriers"]:
        bits.append("@" + "".join(mark(who) for who in part["carriers"]))
    if part["tax"]:
        bits.append(f"{part['tax']}Q")
    if part["modules"]:
        bits.append("AI " + " ".join(mark(who, n) for who, n in part["modules"].items()))
    if part["worth"]:
        rulers = "".join(mark(who) for who in part["control"])
        bits.append(f"[dim]{part['worth']} for[/dim] {rulers}")
    built = " ".join(building(kind, slot) for kind, slot in part["buildings"].items())
    return " ".join(bits), f" {built}", project_there(part["project"])


def building(kind: str, part: dict[str, Any]) -> str:
    """Return a building, or the place for it."""
    if part["owner"] is None:
        return f"[dim]{SHORT[kind]}·[/dim]"
    people = "".join(space["colonist"][0] if space["settled"] else "-" for space in part["spaces"])
    usable = sum(spot["usable"] for spot in part["spots"])
    return f"{SHORT[kind]}{mark(part['owner'])}{people}{f'+{usable}' if usable else ''}"


def project_there(name: str | None) -> str:
    """Return the project that lies in a city."""
    if name is None:
        return ""
    row = abilities.rows()[name]
    place = f"{SHORT[row['building']]}, {title('city', row['city'])}"
    return f" [dim]{title('project', name)}: {place}[/dim]"


def where(name: str) -> str:
    """Return what a project is for."""
    row = abilities.rows()[name]
    return f"{title('building', row['building'])} in {title('city', row['city'])}"


# What lies open


def subsidies(table: dict[str, Any]) -> list[str]:
    """Return the pool of subsidies."""
    pool = [name for name in table["subsidies"]["pool"] if name is not None]
    return [
        line
        for i, name in enumerate(pool)
        for line in folded(
            "Subsidies" if i == 0 else "",
            f"{title('subsidy', name)}: {abilities.sentence(name)} Or 2 Qubits.",
        )
    ]


def contracts(table: dict[str, Any]) -> list[str]:
    """Return the pool of contracts."""
    pool = [contract(name) for name in table["contracts"]["pool"]]
    lines = []
    for at in range(0, len(pool), 3):
        lines.append(f"  {'Contracts' if at == 0 else '':<12} {'   '.join(pool[at : at + 3])}")
    return lines


def contract(name: str) -> str:
    """Return a contract in a few letters."""
    need = " ".join(f"{c['n']}{LETTERS.get(c['what'], ' any')}" for c in abilities.cost(name))
    row = abilities.rows()[name]
    return f"{need} → {row['points']} points, {row['qubits']} Q"


def programs(table: dict[str, Any]) -> list[str]:
    """Return the research programs that whoever looks knows of."""
    lines = []
    for numeral, part in zip(NUMERALS, table["research"], strict=True):
        if part["cards"]:
            cards = ", ".join(title("program", name) for name in part["cards"])
            lines += folded(f"Research {numeral}", cards)
    return lines


def folded(head: str, text: str) -> list[str]:
    """Return a text in as many lines as it needs, after a heading."""
    parts = wrap(text, 84) or [""]
    return [f"  {head if i == 0 else '':<12} {part}" for i, part in enumerate(parts)]


# Players


def player(view: dict[str, Any], seat: int, names: Sequence[str]) -> list[str]:
    """Return what a player has: goods, and abilities."""
    table = view["table"]
    part = table["seats"][seat]
    hidden = " + ?" if part["hidden contracts"] and table["phase"] != "finished" else ""
    turn = " [i]to play[/i]" if table["active"] == seat + 1 and view["actor"] != -2 else ""
    firm = title("corporation", part["corporation"]) if part["corporation"] else "no corporation"
    store = " ".join(f"{LETTERS[kind]}{n}" for kind, n in part["store"].items())
    return [
        f"  {seat_mark(seat)} [b]{names[seat]}[/b], {firm}: [b]{part['score']}{hidden}[/b] points"
        f"{turn}",
        f"    {part['qubits']} Q   {store}   {part['engineers']} eng {part['scientists']} sci"
        f"   Industry {part['industry']} Science {part['science']}"
        f"   [dim]{part['small']} small, {part['large']} large, {part['tokens']} AI left[/dim]",
        f"    {counted(part['hand size'], 'project')} and"
        f" {counted(part['contract count'], 'contract')} in hand, {part['fulfilled']} fulfilled,"
        f" {part['open slots']} slots{penalties(part['penalties'])}",
        *held(part),
    ]


def penalties(n: int) -> str:
    """Return a player's penalty tokens, if there are any."""
    return f", [red]{n} {'penalty' if n == 1 else 'penalties'}[/]" if n else ""


def held(part: dict[str, Any]) -> list[str]:
    """Return a player's abilities."""
    cards = [("corporation", part["corporation"])]
    cards += [("project", name) for name in part["slots"]]
    cards += [("program", name) for name in part["programs"]]
    return [line for sort, name in cards if name is not None for line in told(sort, name)]


def told(sort: str, name: str) -> list[str]:
    """Return a card with what it does."""
    text = f"{title(sort, name)}: {abilities.sentence(name)}"
    return [f"    [dim]{line}[/dim]" for line in wrap(text, 94, subsequent_indent="  ")]


def counted(n: int, noun: str) -> str:
    """Return a number of things."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def aisaac(table: dict[str, Any]) -> list[str]:
    """Return what AISAAC has, if it plays, and what its card says."""
    part = table["aisaac"]
    if part is None:
        return []
    lines = [
        f"  {AISAAC} [b]AISAAC[/b]: [b]{part['score']}[/b] points   Industry {part['industry']}"
        f" Science {part['science']}   [dim]{part['small']} small, {part['large']} large,"
        f" {part['tokens']} AI left, {part['fulfilled']} fulfilled[/dim]"
    ]
    if part["card"] is not None:
        lines += [f"    {line}" for line in wrap(abilities.sentence(part["card"]), 94)]
    return lines


def hand(view: dict[str, Any]) -> list[str]:
    """Return the cards that whoever decides holds."""
    seats = view["table"]["seats"]
    if not view["choices"]:
        return []
    part = seats[view["actor"]]
    lines = []
    for name in part["hand"]:
        lines.append(f"  [b]{title('project', name)}[/b]: {where(name)}")
        lines += [f"    {line}" for line in wrap(abilities.sentence(name), 94)]
    if part["contracts"]:
        lines += folded("In hand", "   ".join(map(contract, part["contracts"])))
    return lines
