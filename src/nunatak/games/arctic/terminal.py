"""2019: The Arctic in a terminal: what a view shows, as text with rich's marks."""

from collections.abc import Sequence
from typing import Any

from nunatak.engine.marks import seat_mark
from nunatak.games.arctic.words import ACTIONS, COUNTRIES, ROUNDS

TINTS = {
    "RUS": "medium_purple",
    "NOR": "deep_pink3",
    "EU": "dodger_blue1",
    "CAN": "spring_green3",
    "USA": "orange3",
    "CHN": "yellow1",
}
ROWS = {
    "Pole": "POLE",
    "Inner": "IN IR1 IR2 IR3 IU IC IE",
    "Middle": "MN MR1 MR2 MR3 MR4 MU1 MU2 MC1 MC2 ME1 ME2",
    "Coast": "N1 N2 R1 R2 R3 U1 U2 U3 C1 C2 C3 E1 E2 E3",
    "Sea": "BER BAF DAV",
}
BOXES = dict(zip(ACTIONS, ("rig", "ships", "talks", "unrest", "taxes", "sail"), strict=True))
KEY = (
    "  [dim]In an area: its name, the controller after :, g o or r for a deposit, a player's mark"
    " for\n  a platform (! illegal, + protected), ships as letters and numbers.[/dim]"
)


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the table as text."""
    table = view["table"]
    lines = [heading(table), ""]
    for title, row in ROWS.items():
        cells = [cell(table["areas"][name], name) for name in row.split()]
        for at in range(0, len(cells), 4):
            lines.append(f"  {title if at == 0 else '':<7}{'   '.join(cells[at : at + 4])}")
    lines += ["", *(country(table, name) for name in COUNTRIES), china(table), "", track(table), ""]
    lines += standing(view, names)
    return "\n".join([*lines, KEY])


def heading(table: dict[str, Any]) -> str:
    """Return where the game stands."""
    votes = "  ".join(
        f"[b reverse]{law} {count}[/]" if law == table["law"] else f"{law} {count}"
        for law, count in table["votes"].items()
    )
    return f"  [b]Round {ROUNDS[table['round'] - 1]}[/b], phase {phase(table)}.  Council: {votes}"


def phase(table: dict[str, Any]) -> str:
    """Return the phase as the rulebook numbers it."""
    return str(min(table["phase"], 9)) if table["phase"] else "0, placing lobbyists"


def tinted(nation: str) -> str:
    """Return a nation's letters in its colour."""
    return f"[{TINTS[nation]}]{nation}[/]"


def cell(area: dict[str, Any], name: str) -> str:
    """Return an area in a few letters."""
    text = f"[b]{name}[/b]"
    if area["control"]:
        text += f":{tinted(area['control'])}"
    if area["deposit"]:
        text += f" {area['deposit'][0]}"
    if area["platform"]:
        text += seat_mark(area["platform"] - 1)
        text += "" if area["legal"] else "[red]![/]"
        text += "+" if area["guard"] else ""
    for nation, ships in area["ships"].items():
        text += f" {tinted(nation)}{ships if ships > 1 else ''}"
    return text


def country(table: dict[str, Any], name: str) -> str:
    """Return a country's display."""
    part = table["countries"][name]
    spaces = " ".join(
        f"{space[-1]}{seat_mark(owner - 1) if owner else '·'}"
        for space, owner in part["influence"].items()
        if space != "EU-4" or table["joined"]
    )
    boxes = " ".join(
        f"{BOXES[action]}{seat_mark(owner - 1) if owner else ''}"
        for action, owner in part["boxes"].items()
    )
    foe = f"  against {tinted(part['conflict'])}" if part["conflict"] else ""
    unrest = "  unrest" if part["unrest"] else ""
    joining = f"  EU support {table['support']}/2" if name == "NOR" else ""
    return (
        f"  {tinted(name):<4} ${part['treasury']:<3} {spaces}   [dim]{boxes}[/dim]"
        f"{foe}{unrest}{joining}"
    )


def china(table: dict[str, Any]) -> str:
    """Return what China is about to do."""
    part = table["china"]
    if part["controller"]:
        return f"  {tinted('CHN')}  run by {seat_mark(part['controller'] - 1)}"
    ways = ", ".join(f"{source} to {to}" for source, to in part["drifting"].items())
    return f"  {tinted('CHN')}  drifts: {ways or 'nowhere'}"


def track(table: dict[str, Any]) -> str:
    """Return the investment track."""
    cells = []
    for name, owner in table["track"].items():
        price = f"{table['prices'][name]:+d}"
        label = f"China {price}" if name.startswith("china") else price
        cells.append(f"{label}{seat_mark(owner - 1)}" if owner else f"[dim]{label}[/dim]")
    return "  Track: " + " ".join(cells)


def standing(view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Return a line for each player."""
    wide = max(len(name) for name in names)
    lines = []
    for seat, part in enumerate(view["table"]["seats"]):
        own = " ".join(f"{count} {ore}" for ore, count in part["platforms"].items())
        first = "starts" if view["table"]["first"] == seat + 1 else ""
        lines.append(
            f"  {seat_mark(seat)} {names[seat]:<{wide}}  [b]{view['scores'][seat]:>3}[/b] points"
            f"  ${part['money']}  {part['hand']} in hand  {own}"
            f"  [dim]{part['at the end']} if it ended now[/dim] [i]{first}[/i]"
        )
    return lines
