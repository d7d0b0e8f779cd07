"""What may come next in Antartik, as far as whoever looks can know."""

from collections import Counter
from collections.abc import Iterable
from typing import Any


def next_card(deck: dict[str, Any]) -> Counter[str]:
    """Return what the top card of the deck may be, by weight."""
    loose = deck["size"] - len(deck["top"]) - len(deck["bottom"])
    if deck["top"]:
        return guesses(deck["top"][0], deck)
    if loose > 0 or not deck["bottom"]:
        return Counter(deck["unseen"])
    return guesses(deck["bottom"][0], deck)


def guesses(place: dict[str, Any], deck: dict[str, Any]) -> Counter[str]:
    """Return what may lie at one place of the deck."""
    if "card" in place:
        return Counter([place["card"]])
    mixed = deck["mixtures"].get(str(place.get("mixture", 0)))
    return Counter(mixed) if mixed else Counter(deck["unseen"])


def flop_chance(deck: dict[str, Any], row: Iterable[str]) -> float:
    """Return the chance that the next card shows a figure that lies in the row."""
    figures = {figure(card) for card in row}
    cards = next_card(deck)
    total = sum(cards.values())
    if not total:
        return 0.0
    return sum(n for card, n in cards.items() if figure(card) in figures) / total


def left_by_figure(deck: dict[str, Any]) -> Counter[int]:
    """Return how many cards of each figure the deck still holds."""
    found: Counter[int] = Counter()
    for card, n in deck["unseen"].items():
        found[figure(card)] += n
    for place in (*deck["top"], *deck["bottom"]):
        if "card" in place:
            found[figure(place["card"])] += 1
    for cards in deck["mixtures"].values():
        for card in cards:
            found[figure(card)] += 1
    return found


def figure(card: str) -> int:
    """Return the number on a card."""
    return int(card.split("-")[0])
