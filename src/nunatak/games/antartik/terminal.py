"""Antartik in a terminal: what a view shows, as text with rich's marks."""

from collections.abc import Sequence
from typing import Any

from nunatak.engine.marks import seat_mark

TINTS = "white cyan magenta green blue yellow bright_cyan bright_blue bright_magenta bright_yellow"


def draw(view: dict[str, Any], names: Sequence[str]) -> str:
    """Return the table: the row, the deck and what everybody has in front of them."""
    table = view["table"]
    lines = ["", f"  {row(table['row'])}", ""]
    lines.append(f"  deck [b]{table['deck']['size']}[/b]{known_top(table['deck'])}")
    lines.append("")
    width = max(len(name) for name in names)
    for seat, part in enumerate(table["seats"]):
        diving = "dives" if table["diver"] == seat + 1 and view["actor"] != -2 else ""
        bet = f"bets {card(part['bet'])}" if part["bet"] else ""
        lines.append(
            f"  {seat_mark(seat)} {names[seat]:<{width}}  [b]{view['scores'][seat]:>3}[/b]"
            f"  {hand(part['face up'])}{hidden(part['face down'])}  [i]{diving}{bet}[/i]"
        )
    return "\n".join(lines)


def row(cards: Sequence[str]) -> str:
    """Return the dive."""
    if not cards:
        return "[dim]the water is calm[/dim]"
    return " ".join(f"[reverse] {card(name)} [/reverse]" for name in cards)


def card(name: str) -> str:
    """Return a card: its figure, with ! for a judge and ^ for a parachute."""
    value, _, symbol = name.partition("-")
    mark = {"": "", "judge": "!", "parachute": "^"}[symbol]
    return f"[{TINTS.split()[int(value) - 1]}]{value}{mark}[/]"


def hand(cards: dict[str, int]) -> str:
    """Return face-up cards, with how many there are of each."""
    return " ".join(card(name) + (f"×{n}" if n > 1 else "") for name, n in cards.items())


def hidden(cards: dict[str, int]) -> str:
    """Return face-down cards."""
    return f"  [dim]bets won:[/dim] {hand(cards)}" if cards else ""


def known_top(deck: dict[str, Any]) -> str:
    """Return what the viewer knows of the top of the deck."""
    seen = [place.get("card") for place in deck["top"]]
    if not any(seen):
        return ""
    return "  on top: " + " ".join(card(name) if name else "?" for name in seen)


def odds(view: dict[str, Any]) -> str:
    """Return how likely the next card is to flop, and what is left by figure."""
    table = view["table"]
    coming: dict[str, int] = table["next"]
    total = sum(coming.values())
    if not total:
        return "  The deck is empty."
    shown = {name.split("-")[0] for name in table["row"]}
    by_value = dict.fromkeys(range(1, 11), 0)
    for name, weight in coming.items():
        by_value[int(name.split("-")[0])] += weight
    pairs = sum(n for value, n in by_value.items() if str(value) in shown)
    lines = [f"  flop [b red]{pairs / total:.0%}[/], clean [b green]{1 - pairs / total:.0%}[/]"]
    for value, n in by_value.items():
        colour = "red" if str(value) in shown else "green"
        share = n / total
        lines.append(f"  {value:>2} [{colour}]{'█' * round(40 * share)}[/] {share:.0%}")
    return "\n".join(lines)
