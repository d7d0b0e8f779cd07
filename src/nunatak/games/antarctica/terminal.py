"""Antarctica in a terminal: what a view shows, as text with rich's marks."""

from collections.abc import Sequence
from typing import Any

from nunatak.engine.marks import COLOURS, SHAPES, seat_mark
from nunatak.games.antarctica.words import AREAS

SHORT = {
    "crane": "crane",
    "shaft-tower": "shaft",
    "derrick": "derrick",
    "turbine": "turbine",
    "lab": "lab",
    "factory": "factory",
    "camp": "camp",
    "shipyard": "yard",
    "inland": "Inland",
    "coastal": "Coastal",
    "naval": "Naval",
    "headquarters": "HQ",
    "plankton-farm": "plankton",
    "antenna": "antenna",
}
SYMBOLS = {
    "move-ship": "⇄",
    "draft": "▤",
    "advance-three": "»",
    "scientist": "+",
    "ship": "⛴",
    "expertise-card": "E",
    "basic-card": "B",
}
SUN_ORDER = [AREAS[(5 - step) % 8] for step in range(8)]  # as the sun goes, from where it starts


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the areas, the tracks, what can be built and what everybody has."""
    table = view["table"]
    lines = [""]
    lines += [area(name, table) for name in SUN_ORDER if table["areas"][name]["open"]]
    lines.append("")
    lines += [track(name, part) for name, part in table["tracks"].items() if part["open"]]
    lines.append("")
    lines += [order(name, part) for name, part in table["piles"].items()]
    lines.append("")
    wide = max(len(name) for name in names)
    for seat, part in enumerate(table["seats"]):
        moving = "to move" if table["mover"] == seat + 1 and table["turn"] else ""
        lines.append(f"  {seat_mark(seat)} {names[seat]:<{wide}}  {standing(view, seat, part)}")
        lines[-1] += f"  [i]{moving}[/i]" if view["actor"] != -2 else ""
    return "\n".join(lines)


def mark(seat: int, text: str = "") -> str:
    """Return a seat's shape with something beside it, in its colour."""
    return f"[{COLOURS[seat]}]{SHAPES[seat]}{text}[/]"


def area(name: str, table: dict[str, Any]) -> str:
    """Return a line for an area: ships, buildings, scientists."""
    part = table["areas"][name]
    sun = "[yellow]☀[/]" if table["sun"] == name and table["turn"] else " "
    ships = " ".join(mark(ship["seat"] - 1) for ship in part["line"])
    ships += " " * (6 - 2 * len(part["line"]) + (not part["line"]))
    ice = " ".join(f"❄{mark(seat - 1)}" for seat in part["icebreakers"])
    people = " ".join(mark(seat, str(n)) for seat, n in enumerate(part["scientists"]) if n)
    built = " ".join(SHORT[building] for building in part["buildings"])
    aim = "→" if table["target"] == name else " "
    return f"  {sun}{aim}[b]{name:<2}[/b] {ships} {people}  [cyan]{built}[/] {ice}".rstrip()


def track(name: str, part: dict[str, Any]) -> str:
    """Return a line for a research track: points, symbols and cubes."""
    cells = []
    for space, cell in enumerate(part["spaces"], 1):
        symbol = SYMBOLS[cell["symbol"]] if cell["symbol"] and not cell["used"] else ""
        text = f"{cell['points']}{symbol}"
        if space in part["cubes"]:
            text = mark(part["cubes"].index(space), text)
        cells.append(text)
    return f"  [b]{name}[/b] {'/'.join(part['centres']):<15} {' · '.join(cells)}"


def order(name: str, part: dict[str, Any]) -> str:
    """Return a line for a pile of building cards."""
    left = len(part["unseen"])
    if part["face"] is None:
        return f"  {name:<9} [dim]nothing left[/dim]"
    card = part["face"]
    star = " *" if card["asterisk"] else ""
    needs = " + ".join(SHORT[building] for building in card["needs"])
    return (
        f"  {name:<9} [b]{card['building']}[/b]{star}  needs {needs};"
        f" {card['scientists']} scientists, research {card['research']}  [dim]{left} more[/dim]"
    )


def standing(view: dict[str, Any], seat: int, part: dict[str, Any]) -> str:
    """Return what a seat has, in a line."""
    cards = f"{part['hand size']} cards"
    if part.get("hand"):
        cards = ", ".join(f"{n} {card}" for card, n in part["hand"].items())
    helpers = "B" * part["basic"] + "E" * part["expertise"]
    discarded = part["discarded ships"] + part["discarded cubes"]
    return (
        f"[b]{view['scores'][seat]:>3}[/b]  {part['supply']}+{part['reserve']} scientists,"
        f" {part['ships']} ships, {part['cubes']} cubes, {part['asterisks']}*,"
        f" {discarded} discarded  {helpers}  [dim]{cards}[/dim]"
    )
