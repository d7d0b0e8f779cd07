"""Antartik in a terminal: what a view shows, as text with rich's marks."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from nunatak.scene.terminal import seat_mark

TINTS = "white cyan magenta green blue yellow bright_cyan bright_blue bright_magenta bright_yellow"
WIDTH = 80  # columns that everything fits into
LONGEST = 12  # letters of a name
INDENT = " " * (LONGEST + 16)
LEGEND = "! judge   ^ parachute{}   ×2 two such cards"
WORTH = "a card face up is worth 1 point, a card face down (a bet won) 3"
Piece = tuple[str, str]  # as it is read, and with rich's marks


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the table: the row, the deck and what everybody has in front of them."""
    table = view["table"]
    lines = ["", f"  dive  {row(table['row'])}", f"  deck  {deck(table)}"]
    lines += known(table["deck"])
    lines.append("")
    for seat, part in enumerate(table["seats"]):
        lines += player(view, names[seat], seat, part)
    useless = "" if view["settings"]["children"] else " (of no use)"
    lines += ["", f"  [dim]{LEGEND.format(useless)}[/dim]", f"  [dim]{WORTH}[/dim]"]
    return "\n".join(lines)


def row(cards: Sequence[str]) -> str:
    """Return the dive."""
    if not cards:
        return "[dim]no figure yet[/dim]"
    return " ".join(f"[reverse] {card(name)} [/reverse]" for name in cards)


def deck(table: dict[str, Any]) -> str:
    """Return how many cards are left, and what the next one may do to a dive."""
    size = table["deck"]["size"]
    left = f"[b]{size}[/b] card{'' if size == 1 else 's'} left"
    if not size or not table["row"]:
        return left
    return f"{left}; the next one is a flop with [b]{flop(table):.0%}[/b]"


def flop(table: dict[str, Any]) -> float:
    """Return how likely the next card is to show a figure of the row."""
    shown = {number(name) for name in table["row"]}
    coming: dict[str, int] = table["next"]
    pairs = sum(weight for name, weight in coming.items() if number(name) in shown)
    return pairs / sum(coming.values())


def number(name: str) -> int:
    """Return the figure on a card."""
    return int(name.partition("-")[0])


def known(pile: dict[str, Any]) -> list[str]:
    """Return what the viewer knows of the top and of the bottom of the deck."""
    top, bottom = pile["top"], pile["bottom"]
    between: list[dict[str, str]] = [{}] * (pile["size"] - len(top) - len(bottom))
    cards = [place.get("card") for place in [*top, *between, *bottom]]
    lines = []
    for words, order in (("on top, from above", cards), ("at the bottom, from below", cards[::-1])):
        seen = [piece(name) for name in takewhile(bool, order) if name]
        if seen:
            lines += folded([(f"{words}:", f"{words}:"), *seen], "        ", "          ")
    return lines


def player(view: dict[str, Any], name: str, seat: int, part: dict[str, Any]) -> list[str]:
    """Return what lies in front of somebody, and what that player is doing."""
    table = view["table"]
    short = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
    points = view["scores"][seat]
    pieces: list[Piece] = [hand(name, n) for name, n in part["face up"].items()]
    if part["face down"]:
        pieces.append((" face down:", " [dim]face down:[/dim]"))
        pieces += [hand(name, n) for name, n in part["face down"].items()]
    if part["bet"]:
        pieces.append((f" bets {plain(part['bet'])}", f" [i]bets {card(part['bet'])}[/i]"))
    if table["diver"] == seat + 1 and view["actor"] != -2:
        pieces.append((" dives", " [i]dives[/i]"))
    lines = folded(pieces, INDENT, INDENT)
    unit = "point " if points == 1 else "points"
    head = f"  {seat_mark(seat)} {short:<{LONGEST}} [b]{points:>3}[/b] {unit} "
    return [head + lines[0][len(INDENT) :], *lines[1:]]


def folded(pieces: Sequence[Piece], first: str, others: str) -> list[str]:
    """Return pieces one after the other, in as many lines as they need."""
    lines = [first]
    used = len(first)
    for read, marked in pieces:
        if used + 1 + len(read) > WIDTH:
            lines.append(others)
            used = len(others)
        lines[-1] += " " + marked
        used += 1 + len(read)
    return lines


def plain(name: str) -> str:
    """Return a card: its figure, with ! for a judge and ^ for a parachute."""
    value, _, symbol = name.partition("-")
    return value + {"": "", "judge": "!", "parachute": "^"}[symbol]


def card(name: str) -> str:
    """Return the same with a colour, which says no more than the number."""
    return f"[{TINTS.split()[number(name) - 1]}]{plain(name)}[/]"


def piece(name: str) -> Piece:
    """Return a card in both ways."""
    return plain(name), card(name)


def hand(name: str, count: int) -> Piece:
    """Return cards of a kind, with how many there are."""
    times = f"×{count}" if count > 1 else ""
    return plain(name) + times, card(name) + times


def odds(view: dict[str, Any]) -> str:
    """Return how likely the next card is to flop, and what it may be, by figure."""
    table = view["table"]
    coming: dict[str, int] = table["next"]
    total = sum(coming.values())
    if not total:
        return "  The deck is empty."
    shown = {number(name) for name in table["row"]}
    by_value = dict.fromkeys(range(1, 11), 0)
    for name, weight in coming.items():
        by_value[number(name)] += weight
    share = flop(table)
    lines = [f"  The next card: flop [b]{share:.0%}[/b], clean [b]{1 - share:.0%}[/b]"]
    for value, n in by_value.items():
        bar = f"{'█' * round(40 * n / total):<40}"
        colour, word = ("red", "  flop") if value in shown else ("green", "")
        lines.append(f"  {value:>2} [{colour}]{bar}[/] {n / total:>4.0%}{word}")
    return "\n".join(lines)
