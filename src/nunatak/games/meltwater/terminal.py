"""Meltwater in a terminal: what a view shows, as text with rich's marks."""

from collections.abc import Sequence
from typing import Any

from nunatak.engine.marks import COLOURS, seat_mark
from nunatak.games.meltwater.words import HEXES, SIDES

COLUMNS = "ABCDEFGHIJK"
ACROSS = 8  # letters from a column to the next
DOWN = 4  # lines from a hex to the one below it
TINTS = {"clean": "bright_white", "dirty": "yellow", "dead": "bright_black"}
MARKS = {"clean": "", "dirty": "☢", "dead": "✖"}
KEY = (
    "  [dim]In a hex: its name, ~ on ice, ☢ dirty or ✖ dead, $ for a stockpile; units/support;\n"
    "  c civilians, S soldiers, r refugees. To come: ☁ fallout, +r a refugee.[/dim]"
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
    canvas = Canvas(8 * DOWN + 1, len(COLUMNS) * ACROSS + 2)
    for name in HEXES:
        outline(canvas, *corner(name))
    for name in HEXES:
        fill(canvas, *corner(name), name, table)
    board = [f"  {line}" for line in canvas.text()]
    return "\n".join([*board, "", *standing(view, names), "", forecast(table), KEY])


def corner(name: str) -> tuple[int, int]:
    """Return line and place at which a hex begins: every other column lies half a hex lower."""
    column = COLUMNS.index(name[0])
    return (int(name[1]) - 1) * DOWN + (2 if column % 2 == 0 else 0), column * ACROSS


def outline(canvas: Canvas, line: int, place: int) -> None:
    """Draw the edges of a hex."""
    for row, at, text in (
        (0, 2, "______"),
        (1, 1, "╱"),
        (1, 8, "╲"),
        (2, 0, "╱"),
        (2, 9, "╲"),
        (3, 0, "╲"),
        (3, 9, "╱"),
        (4, 1, "╲______╱"),
    ):
        canvas.put(line + row, place + at, text, "dim")


def fill(canvas: Canvas, line: int, place: int, name: str, table: dict[str, Any]) -> None:
    """Write what a hex is, what it supports and who is there."""
    there = table["hexes"][name]
    units = there["civilians"] + there["soldiers"] + there["refugees"]
    ice = "~" if there["terrain"] == "ice" else ""
    canvas.put(
        line + 1, place + 2, name + ice + MARKS[there["radiation"]], TINTS[there["radiation"]]
    )
    if there["stockpiles"]:
        crates = "$" if there["stockpiles"] == 1 else f"${there['stockpiles']}"
        canvas.put(line + 1, place + 8 - len(crates), crates, "bold green")
    if there["radiation"] != "dead" or units:
        starving = units > there["supports"]
        load = f"{units}/{there['supports']}" + ("!" if starving else "")
        canvas.put(line + 2, place + 2, load, "bold red" if starving else "dim" * (not units))
    omens = "☁" * table["clouds"].count(name) + "+r" * (table["boat"] == name)
    canvas.put(line + 2, place + 9 - len(omens), omens, "bold yellow")
    people(canvas, line + 3, place + 1, there, table)


def people(
    canvas: Canvas, line: int, place: int, there: dict[str, Any], table: dict[str, Any]
) -> None:
    """Write who stands in a hex, in the colour of whoever holds it; refugees have none."""
    own = f"{there['civilians']}c" * bool(there["civilians"])
    own += f"{there['soldiers']}S" * bool(there["soldiers"])
    refugees = f"{there['refugees']}r" * bool(there["refugees"])
    start = place + max(0, 7 - len(own) - len(refugees)) // 2
    if there["side"]:
        seat = table["sides"][there["side"]]["seat"] - 1
        canvas.put(line, start, own, f"bold {COLOURS[seat]}")
    canvas.put(line, start + len(own), refugees)


def standing(view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Return a line for each side."""
    table = view["table"]
    wide = max(len(name) for name in names)
    lines = []
    for side, title in zip(SIDES, ("United States", "Soviet Union"), strict=True):
        part = table["sides"][side]
        seat = part["seat"] - 1
        moving = "to move" if table["active"] == side and view["actor"] != -2 else ""
        lines.append(
            f"  {seat_mark(seat)} {names[seat]:<{wide}}  {title}"
            f"  [b]{view['scores'][seat]:>2}[/b] units: {part['civilians']}c {part['soldiers']}S,"
            f" {part['stockpiles']}$  [i]{moving}[/i]"
        )
    return lines


def forecast(table: dict[str, Any]) -> str:
    """Return where the game stands, and what the open card will bring."""
    turn = f"  Round {(table['turn'] + 1) // 2}, action {table['actions'] + 1} of 4."
    if table["card"] is None:
        return f"{turn} No doomsday card lies open."
    return (
        f"{turn} Doomsday next: fallout over [yellow]{' and '.join(table['clouds'])}[/],"
        f" a boat to {table['boat']}; {table['deck']['size']} cards left."
    )


def odds(view: dict[str, Any]) -> str:
    """Return what may still be turned up."""
    unseen = view["table"]["deck"]["unseen"]
    if not unseen:
        return "  No doomsday card is left."
    return f"  One of these cards comes next, each as likely: {' '.join(unseen)}"
