"""Meltwater in a terminal: what a view shows, as text with rich's marks, 79 letters wide.

Colour only helps: whatever it tells, a letter tells too, and a key explains the letters.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from rich.markup import escape

from nunatak.games.meltwater.rules.vocabulary import HEXES, SIDES, VOCABULARY
from nunatak.scene.terminal import COLOURS, SHAPES, counted, seat_mark

COLUMNS = "ABCDEFGHIJK"
ACROSS = 7  # letters from a column to the next
DOWN = 4  # lines from a hex to the one below it
ROOM = 7  # letters that fit into a line of a hex; two fewer into its first
LONGEST_NAME = 20
TINTS = {"clean": "bright_white", "dirty": "yellow", "dead": "bright_black"}
MARKS = {"clean": "", "dirty": "☢", "dead": "✖"}
TITLES = {"us": "United States", "ussr": "Soviet Union"}
SORTS = ("civilian", "soldier", "refugee", "stockpile")
ACTIONS = "march to civilians soldiers stockpiles threaten target drive press-gang take attack"
ACTING = {*ACTIONS.split(), "fallout", "militarize", "pass"}
KEY = (
    "  [dim]A hex: its name, ~ ice (3 places, snow 2), ☢ dirty, ✖ dead, $ stockpile;\n"
    "  units/places, ! too many units; ☁ fallout and + a boat are to come;\n"
    "  {us} United States, {ussr} Soviet Union, c civilians, S soldiers, r refugees;\n"
    "  * more than fits, so it is listed below the map; → whose turn it is.[/dim]"
)


class Canvas:
    """Letters with a style each, by line and place."""

    def __init__(self, lines: int, places: int) -> None:
        self.cells = [[(" ", "")] * places for _ in range(lines)]

    def put(self, line: int, place: int, text: str, style: str = "") -> None:
        """Write a text."""
        for i, letter in enumerate(text):
            self.cells[line][place + i] = (letter, style)

    def text(self) -> list[str]:
        """Return the lines, with rich's marks where the style changes."""
        lines = []
        for cells in self.cells:
            line = ""
            last = ""
            for letter, style in cells:
                if style != last:
                    line += ("[/]" if last else "") + (f"[{style}]" if style else "")
                    last = style
                line += letter
            lines.append((line + ("[/]" if last else "")).rstrip())
        return lines


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the map and what the players have on it."""
    table = view["table"]
    canvas = Canvas(8 * DOWN + 1, (len(COLUMNS) - 1) * ACROSS + 9)
    for name in HEXES:
        outline(canvas, *corner(name))
    crowded = [name for name in HEXES if not fill(canvas, *corner(name), name, table)]
    listed = [f"  * {name}: {contents(table['hexes'][name])}" for name in crowded]
    sides = {side: SHAPES[table["sides"][side]["seat"] - 1] for side in SIDES}
    below = ["", *standing(view, names), "", *forecast(view), KEY.format(**sides)]
    return "\n".join([*canvas.text(), *listed, *below])


def corner(name: str) -> tuple[int, int]:
    """Return line and place at which a hex begins: every other column lies half a hex lower."""
    column = COLUMNS.index(name[0])
    return (int(name[1]) - 1) * DOWN + (2 if column % 2 == 0 else 0), column * ACROSS


def outline(canvas: Canvas, line: int, place: int) -> None:
    """Draw the edges of a hex."""
    for row, at, text in (
        (0, 2, "_____"),
        (1, 1, "╱"),
        (1, 7, "╲"),
        (2, 0, "╱"),
        (2, 8, "╲"),
        (3, 0, "╲"),
        (3, 8, "╱"),
        (4, 1, "╲_____╱"),
    ):
        canvas.put(line + row, place + at, text, "dim")


def fill(canvas: Canvas, line: int, place: int, name: str, table: dict[str, Any]) -> bool:
    """Write what a hex is, what it supports and who is there; say whether there was room for it."""
    there = table["hexes"][name]
    units = there["civilians"] + there["soldiers"] + there["refugees"]
    ice = "~" if there["terrain"] == "ice" else ""
    title = name + ice + MARKS[there["radiation"]]
    canvas.put(line + 1, place + 2, title, TINTS[there["radiation"]])
    crates = "$" * bool(there["stockpiles"])
    if there["stockpiles"] > 1:
        crates += str(there["stockpiles"])
    room = len(title + crates) <= ROOM - 2
    canvas.put(line + 1, place + 7 - len(crates if room else "*"), crates if room else "*", "bold")
    if there["radiation"] != "dead" or units:
        starving = units > there["supports"]
        load = f"{units}/{there['supports']}" + ("!" if starving else "")
        canvas.put(line + 2, place + 1, load, "bold red" if starving else "dim" * (not units))
    omens = "☁" * table["clouds"].count(name) + "+" * (table["boat"] == name)
    canvas.put(line + 2, place + 8 - len(omens), omens, "bold yellow")
    return people(canvas, line + 3, place + 1, there, table) and room


def people(
    canvas: Canvas, line: int, place: int, there: dict[str, Any], table: dict[str, Any]
) -> bool:
    """Write who stands in a hex, with the shape of whoever holds it; refugees have none."""
    seat = table["sides"][there["side"]]["seat"] - 1 if there["side"] else None
    own = "" if seat is None else SHAPES[seat]
    own += f"{there['civilians']}c" * bool(there["civilians"])
    own += f"{there['soldiers']}S" * bool(there["soldiers"])
    refugees = f"{there['refugees']}r" * bool(there["refugees"])
    room = len(own + refugees) <= ROOM
    if not room:
        own, refugees = own[:1] + "*", ""
    start = place + (ROOM - len(own) - len(refugees)) // 2
    canvas.put(line, start, own, "" if seat is None else f"bold {COLOURS[seat]}")
    canvas.put(line, start + len(own), refugees)
    return room


def contents(there: dict[str, Any]) -> str:
    """Return in words what stands in a hex."""
    parts = [counted(there[f"{sort}s"], sort) for sort in SORTS if there[f"{sort}s"]]
    return ", ".join(parts)


def standing(view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Return a line for each side, with an arrow at the one whose turn it is."""
    table = view["table"]
    lines = []
    for side in SIDES:
        part = table["sides"][side]
        seat = part["seat"] - 1
        name = names[seat]
        if len(name) > LONGEST_NAME:
            name = name[: LONGEST_NAME - 1] + "…"
        moving = table["active"] == side and view["actor"] != -2
        goods = ", ".join(
            [
                counted(part["civilians"], "civilian"),
                counted(part["soldiers"], "soldier"),
                counted(part["stockpiles"], "stockpile"),
            ]
        )
        arrow = "→" if moving else " "
        lines.append(f"{arrow} {seat_mark(seat)} {escape(name)}, {TITLES[side]}: {goods}")
    return lines


def forecast(view: dict[str, Any]) -> list[str]:
    """Return where the game stands, and what the open card will bring."""
    table = view["table"]
    verbs = {VOCABULARY.verb(option).name for option in view["options"]}
    acting = f", action {table['actions'] + 1} of 4" if verbs and verbs <= ACTING else ""
    left = counted(table["deck"]["size"], "doomsday card")
    lines = [f"  Round {(table['turn'] + 1) // 2}{acting}. {left} left in the deck."]
    if table["card"] is None:
        return [*lines, "  No doomsday card lies open."]
    when = "At the next turn’s end" if table["turn"] == 1 else "At the turn’s end"
    return [
        *lines,
        f"  {when}, card {table['card']}: ☁ fallout over {' and '.join(table['clouds'])},"
        f" + a boat to {table['boat']}.",
    ]


def odds(view: dict[str, Any]) -> str:
    """Return what may still be turned up."""
    unseen = view["table"]["deck"]["unseen"]
    if not unseen:
        return "  No doomsday card is left: as long as a hex lives, all 28 are shuffled anew."
    cards = [on_card(name) for name in unseen]
    rows = ["   ".join(cards[n : n + 4]) for n in range(0, len(cards), 4)]
    title = "  One of these cards comes next, each as likely: its number, fallout ☁, boat +"
    return "\n".join([title, *(f"  {row}" for row in rows)])


def on_card(name: str) -> str:
    """Return what a card brings."""
    one, two, boat = cards()[name]
    return f"{name:>2} ☁{one} ☁{two} +{boat}"


@cache
def cards() -> dict[str, tuple[str, str, str]]:
    """Return the two hexes of each card's fallout, and that of its boat."""
    printed = resources.files("nunatak.games.meltwater") / "components.toml"
    rows = tomllib.loads(printed.read_text(encoding="utf-8"))["cards"]
    return {str(row["card"]): (*row["radiation"], row["refugee"]) for row in rows}
