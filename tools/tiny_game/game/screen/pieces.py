"""Which card of Ice Floe is which, so that each glides from the deck to its place."""

from typing import Any

from nunatak.engine.events import NamedEvent
from nunatak.scene.pieces import Pieces
from nunatak.scene.sight import Sight


class NamedCard:
    """A card on the table: a name of its own, and its weight if whoever looks knows it."""

    def __init__(self, id: str, weight: str = "") -> None:
        self.id = id
        self.weight = weight


class GamePieces(Pieces):
    """Follows every card from its drawing on, by what has been told to whoever looks."""

    def __init__(self, sight: Sight) -> None:
        self.hands: list[list[NamedCard]] = [[] for _ in range(sight.players)]
        self.drawn = 0

    def follow(self, event: NamedEvent) -> None:
        """Move what an event moved."""
        seat = int(event.nouns.get("seat", 0))
        if event.name == "took":
            self.drawn += 1
            self.hands[seat].append(NamedCard(f"card.{self.drawn}"))
        elif event.name == "drew" and self.hands[seat]:
            self.hands[seat][-1].weight = str(event.nouns["card"])

    def agree(self, table: dict[str, Any]) -> None:
        """Let there be exactly what lies on a table, also where nothing was told of it."""
        for seat, part in enumerate(table["seats"]):
            hand = self.hands[seat][: part["cards"]]
            while len(hand) < part["cards"]:
                hand.append(NamedCard(f"lying.{seat}.{len(hand)}"))
            if part["hand"] is not None:
                weights = [weight for weight, n in part["hand"].items() for _ in range(n)]
                if sorted(card.weight for card in hand) != sorted(weights):
                    for card, weight in zip(hand, weights, strict=True):
                        card.weight = weight
            self.hands[seat] = hand
