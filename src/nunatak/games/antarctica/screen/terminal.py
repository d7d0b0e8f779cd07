"""Antarctica in a terminal: what a view shows, as text with rich's marks, 80 columns wide.

Nothing is told by colour alone: players have shapes, and red symbols small letters.
"""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from rich.markup import escape

from nunatak.engine.position import OVER
from nunatak.games.antarctica.rules.vocabulary import AREAS
from nunatak.scene.terminal import counted, padded, seat_mark

AREA_NAMES = dict(
    zip(
        AREAS,
        ("North", "Northeast", "East", "Southeast", "South", "Southwest", "West", "Northwest"),
        strict=True,
    )
)
BUILDING_NAMES = {
    "crane": "crane",
    "shaft-tower": "shaft tower",
    "derrick": "derrick",
    "turbine": "turbine",
    "lab": "lab",
    "factory": "factory",
    "camp": "camp",
    "shipyard": "shipyard",
    "inland": "Inland",
    "coastal": "Coastal",
    "naval": "Naval",
    "headquarters": "headquarters*",
    "plankton-farm": "plankton farm*",
    "antenna": "antenna*",
}
PILE_NAMES = {"basis": "Basic", "double": "Double", "prestige": "Advanced"}
CARD_NAMES = {
    "icebreaker": "Icebreaker",
    "place-a-scientist": "Place a Scientist",
    "two-scientists": "+2 Scientists",
    "fast-research": "Fast Research",
}
# What a symbol does: small letters are red, for one player; capitals blue, for everybody.
SYMBOLS = {
    "move-ship": "M",
    "draft": "D",
    "advance-three": "T",
    "scientist": "s",
    "ship": "n",
    "expertise-card": "e",
    "basic-card": "b",
}
SUN_ORDER = [AREAS[(5 - step) % 8] for step in range(8)]  # as the sun goes, from where it starts
LEGEND = """\
  ☀ the sun, which goes down this list   → where the ship has arrived
  Ships: the first in line first; ❄ and whose Icebreaker lies there
  Scientists: whose and how many          First: points of the first place now
  Inland, Coastal, Naval: research centers            *: counts as an asterisk
  Tracks: the points of each space, its symbol, and whose cube stands there
    s scientist  n new ship  e Expertise card  b Basic card: for you, every time
    M move a ship  D draft  T advance three: for everybody, once a game"""
WIDE = 80
BUILDINGS_AT = 46  # the column in which buildings begin


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the areas, the tracks, what can be built and what everybody has."""
    table = view["table"]
    lines = ["", "     [b]Area        First  Ships    Scientists   Buildings[/b]"]
    for name in SUN_ORDER:
        if table["areas"][name]["open"]:
            lines += area(name, table)
    lines += ["", "  [b]Tracks[/b]"]
    lines += [track(name, part) for name, part in table["tracks"].items() if part["open"]]
    lines += ["", "  [b]Building cards[/b]"]
    for name, pile in table["piles"].items():
        lines += order(name, pile)
    left = f"Shipyard cards: {cards(table['shipyard']['pile'])}; Expertise: {table['expertise']}"
    lines += ["", *indented(left, 2)]
    lines.append("")
    for seat in range(len(table["seats"])):
        lines += standing(view, seat, escape(names[seat]))
    lines += ["", *(f"[dim]{line}[/dim]" for line in LEGEND.split("\n"))]
    return "\n".join(lines)


def indented(text: str, by: int) -> list[str]:
    """Return a text in lines that are not too wide."""
    return [" " * by + row for row in wrap(text, WIDE - by)]


# The board


def area(name: str, table: dict[str, Any]) -> list[str]:
    """Return an area: its place in line, points, ships and scientists, and then its buildings."""
    part = table["areas"][name]
    sun = "☀" if table["sun"] == name and table["turn"] else " "
    aim = "→" if table["target"] == name else " "
    worth = len(part["buildings"]) + sum(part["scientists"]) + 1
    ships = "".join(seat_mark(ship["seat"] - 1) for ship in part["line"])
    ice = "".join(seat_mark(seat - 1) for seat in part["icebreakers"])
    ships += f" ❄{ice}" if ice else ""
    crew = " ".join(seat_mark(seat, n) for seat, n in enumerate(part["scientists"]) if n)
    head = f"  {sun}{aim} [b]{name:<2}[/b] {AREA_NAMES[name]:<9} {worth:>4}  "
    head += padded(ships, 9) + padded(crew, 13)
    built = ", ".join(BUILDING_NAMES[building] for building in part["buildings"])
    rows = wrap(built, WIDE - BUILDINGS_AT) or [""]
    return [head + rows[0], *(" " * BUILDINGS_AT + row for row in rows[1:])]


def track(name: str, part: dict[str, Any]) -> str:
    """Return a research track: points, symbols that still work, and cubes."""
    cells = []
    for space, cell in enumerate(part["spaces"], 1):
        symbol = SYMBOLS[cell["symbol"]] if cell["symbol"] and not cell["used"] else ""
        text = f"{cell['points']}{symbol}"
        if space in part["cubes"]:
            cells.append(text + seat_mark(part["cubes"].index(space)) + " " * (3 - len(text)))
        else:
            cells.append(f"{text:<4}")
    centres = " + ".join(BUILDING_NAMES[centre] for centre in part["centres"])
    return f"  [b]{name}[/b] {centres:<16} {' '.join(cells)}".rstrip()


def order(name: str, part: dict[str, Any]) -> list[str]:
    """Return a pile of building cards: the open one and how many lie under it."""
    title = f"  {PILE_NAMES[name]:<9}"
    left = len(part["unseen"])
    if part["face"] is None:
        return [title + ("the next card comes up soon" if left else "used up")]
    card = part["face"]
    building = BUILDING_NAMES[card["building"]]
    needs = " + ".join(BUILDING_NAMES[needed] for needed in card["needs"])
    price = (
        f"{counted(card['scientists'], 'scientist')}, {counted(card['research'], 'research step')}"
    )
    rows = wrap(f"{building}: needs {needs}; {price}; {left} more", WIDE - len(title))
    first = f"{title}[b]{building}[/b]{rows[0].removeprefix(building)}"
    return [first, *(" " * len(title) + row for row in rows[1:])]


def cards(held: dict[str, int]) -> str:
    """Return shipyard cards, with how many there are of each."""
    return ", ".join(f"{n} {CARD_NAMES[card]}" for card, n in held.items()) or "none"


# The players


def standing(view: dict[str, Any], seat: int, name: str) -> list[str]:
    """Return what a seat has, in a few lines."""
    table = view["table"]
    part = table["seats"][seat]
    moving = view["actor"] != OVER and table["turn"] and table["mover"] == seat + 1
    discarded = part["discarded ships"] + part["discarded cubes"]
    hand = counted(part["hand size"], "shipyard card")
    if part.get("hand"):
        hand = cards(part["hand"])
    helps = ["Basic card"] * part["basic"]
    helps += [counted(part["expertise"], "Expertise card")] * (part["expertise"] > 0)
    held = "holds " + ", ".join([*helps, hand])
    return [
        f"  {seat_mark(seat)} [b]{name}[/b]: {counted(view['scores'][seat], 'point')} now"
        + (", [i]whose turn it is[/i]" if moving else ""),
        f"      {counted(part['supply'], 'scientist')} in supply, {part['reserve']} in reserve; "
        f"{counted(part['ships'], 'ship')} and {counted(part['cubes'], 'cube')} available",
        *indented(f"{counted(part['asterisks'], 'asterisk')}, {discarded} discarded; {held}", 6),
    ]
