"""2019: The Arctic in a terminal of 80 columns: what a view shows, as text with rich's marks.

Colours only help: nations have letters, players shapes, and everything else is said in words.
"""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Any

from nunatak.games.arctic.rules.vocabulary import (
    ACTIONS,
    COUNTRIES,
    INVEST,
    LAWS,
    NATIONS,
    PASS,
    ROUNDS,
)
from nunatak.games.arctic.screen.labels import ORE_SYMBOLS, outcome, price
from nunatak.games.arctic.screen.sight import LETTERS, VOTES, GameSight
from nunatak.scene.sight import Sight
from nunatak.scene.terminal import counted, seat_mark, width
from nunatak.scene.text import Texts

WIDTH = 80
CELL = 38  # columns of an area, two of which are in a line
TINTS = {
    "RUS": "medium_purple",
    "NOR": "deep_pink3",
    "EU": "dodger_blue1",
    "CAN": "spring_green3",
    "USA": "orange3",
    "CHN": "yellow1",
}
RINGS = {
    "Pole": "POLE",
    "Inner ring, construction $3": "IN IR1 IR2 IR3 IU IC IE",
    "Middle ring, construction $2": "MN MR1 MR2 MR3 MR4 MU1 MU2 MC1 MC2 ME1 ME2",
    "Coasts, construction $1": "N1 N2 R1 R2 R3 U1 U2 U3 C1 C2 C3 E1 E2 E3",
    "Approaches, no deposits": "BER BAF DAV",
}
BOXES = dict(zip(ACTIONS, ("platform", "ships", "talks", "unrest", "taxes", "sail"), strict=True))
PHASES = {
    0: "lobbyists are placed",
    3: "investment",
    4: "influence",
    5: "China",
    6: "countries act",
    7: "sale",
    9: "Norway joins the EU",
    10: "the law",
    11: "the end",
}
LEGEND = (
    "In an area: who controls it (-- is nobody), its deposit (gas, oil, rk is rock), a player’s"
    " sign for a platform with ! if it is illegal and + if a lobbyist protects it, then ships by"
    " nation (RU2 is two Russian ones).",
    "In a country: treasury, influence spaces (· is free), votes, actions that are taken. Upper"
    " row: platform, ships, talks. Lower row: unrest, taxes, sail. After the sale the lobbyist"
    " furthest right goes to space 1 from the upper row, to space 3 from the lower one.",
)
TEXTS = Texts("nunatak.games.arctic")


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the table as text."""
    table = view["table"]
    lines = [*heading(table), ""]
    for title, areas in RINGS.items():
        lines.append(f"  [b]{title}[/b]")
        lines += pairs([cell(table["areas"][name], name) for name in areas.split()])
    lines.append("")
    for name in COUNTRIES:
        lines += country(table, name)
    lines += [*china(view, names), "", *track(table), ""]
    for seat in range(len(table["seats"])):
        lines += company(view, names, seat)
    return "\n".join([*lines, "", *legend()])


def legend() -> list[str]:
    """Return what the letters mean."""
    lines = [line for text in LEGEND for line in wrap(text, WIDTH - 2)]
    return [f"  [dim]{line}[/dim]" for line in lines]


def about(seen: Sight, option: int) -> str:
    """Return what an option costs or brings, in words."""
    sight = GameSight.of(seen)
    bid = price(sight, option - INVEST) if INVEST <= option < PASS else ""
    words = "; ".join(filter(None, [bid, *outcome(sight, option)]))
    for ore, symbol in ORE_SYMBOLS.items():
        words = words.replace(f"[{symbol}]", f" {sight.say(f'ore-{ore}')} ")
    return " ".join(words.split())


# Lines that fit


def fold(parts: Iterable[str], indent: int = 14) -> list[str]:
    """Return parts in as many lines as they need, those after the first indented."""
    lines = ["  "]
    for part in parts:
        gap = "" if lines[-1].isspace() else "  "
        if width(lines[-1] + gap + part) > WIDTH and not lines[-1].isspace():
            lines.append(" " * indent + part)
        else:
            lines[-1] += gap + part
    return lines


def pairs(cells: Sequence[str]) -> list[str]:
    """Return areas two to a line; one that is too wide has its own."""
    lines: list[str] = []
    open_end = False  # there is room for another in the last line
    for text in cells:
        fits = width(text) <= CELL
        if open_end and fits:
            lines[-1] += " " * (4 + CELL - width(lines[-1])) + text
            open_end = False
        else:
            lines.append(f"  {text}")
            open_end = fits
    return lines


# What is where


def heading(table: dict[str, Any]) -> list[str]:
    """Return where the game stands."""
    now = f"[b]Round {ROUNDS[table['round'] - 1]} of IX[/b], {PHASES[table['phase']]}."
    votes = [
        f"law {law} {counted(table['votes'][law], 'vote')}"
        + (" [b](in force)[/b]" if law == table["law"] else "")
        for law in LAWS
    ]
    return [*fold([now]), *fold(["Arctic Council:", *votes])]


def tinted(nation: str) -> str:
    """Return a nation's letters in its colour."""
    return f"[{TINTS[nation]}]{LETTERS[nation]}[/]"


def cell(area: dict[str, Any], name: str) -> str:
    """Return an area: code, name, controller, deposit, platform and ships."""
    text = f"[b]{name:<4}[/b] {TEXTS.say(f'map-{name}'):<20} "
    text += tinted(area["control"]) if area["control"] else "--"
    if area["deposit"]:
        text += " rk" if area["deposit"] == "rock" else f" {area['deposit']}"
    if area["platform"]:
        text += f" {seat_mark(area['platform'] - 1)}"
        text += "" if area["legal"] else "!"
        text += "+" if area["guard"] else ""
    for nation in NATIONS:
        ships = area["ships"].get(nation, 0)
        if ships:
            text += f" {tinted(nation)}{ships if ships > 1 else ''}"
    return text


def country(table: dict[str, Any], name: str) -> list[str]:
    """Return a country's display."""
    title = f"{tinted(name)} {TEXTS.say(f'scene-country-{name}'):<7}"
    if name == "NOR" and table["joined"]:
        return fold([title, "belongs to the EU"])
    part = table["countries"][name]
    spaces = " ".join(
        f"{space[-1]}{seat_mark(owner - 1) if owner else '·'}"
        for space, owner in part["influence"].items()
        if space != "EU-4" or table["joined"]
    )
    taken = [
        f"{BOXES[action]} {seat_mark(owner - 1)}"
        for action, owner in part["boxes"].items()
        if owner
    ]
    votes = 3 if name == "EU" and table["joined"] else VOTES[name]
    vote = f"{counted(votes, 'vote')} for {part['vote']}"
    parts = [title, f"${part['treasury']:<2}", spaces, vote, *taken]
    if part["conflict"]:
        parts.append(f"against {tinted(part['conflict'])}")
    if part["unrest"]:
        parts.append("in unrest")
    if name == "NOR":
        parts.append(f"{table['support']} of 2 discs for the EU")
    return fold(parts)


def china(view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Return what China is about to do."""
    table = view["table"]
    part = table["china"]
    title = f"{tinted('CHN')} China  "
    left = f"{counted(part['ships left'], 'ship')} to come"
    if part["controller"]:
        seat = part["controller"] - 1
        return fold([title, left, f"{seat_mark(seat)} {names[seat]} decides for it"])
    if view["settings"]["beginner"] and table["round"] == 1:
        return fold([title, left, "does nothing in round I"])
    ways = [f"{source} to {to}" for source, to in part["drifting"].items()]
    return fold([title, left, "if nobody decides for it:", *(ways or ["nothing moves"])])


def track(table: dict[str, Any]) -> list[str]:
    """Return the investment track, with what every space costs or gives."""
    cells = []
    for name, owner in table["track"].items():
        dollars = table["prices"][name]
        price = f"{'−' if dollars < 0 else '+' if dollars else ''}${abs(dollars)}"
        mark = f" {seat_mark(owner - 1)}" if owner else ""
        cells.append(f"{name.replace('-', ' ')}: {price}{mark}")
    return fold(["Investment track", *cells], indent=4)


def company(view: dict[str, Any], names: Sequence[str], seat: int) -> list[str]:
    """Return what a player has."""
    part = view["table"]["seats"][seat]
    own = ", ".join(f"{count} {ore}" for ore, count in part["platforms"].items())
    parts = [
        f"{seat_mark(seat)} {names[seat]}",
        f"[b]{counted(view['scores'][seat], 'point')}[/b]",
        f"${part['money']}",
        f"{counted(part['hand'], 'lobbyist')} in hand",
        f"platforms: {own or 'none'}, {part['platforms left']} left",
    ]
    if view["table"]["ended"] is None:
        parts.append(f"{counted(part['at the end'], 'point')} if it ended now")
    if view["table"]["first"] == seat + 1:
        parts.append("start player")
    return fold(parts, indent=4)
