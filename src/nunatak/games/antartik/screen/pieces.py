"""Which card of Antartik is which."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from nunatak.engine.events import NamedEvent
from nunatak.scene.pieces import Pieces
from nunatak.scene.sight import Sight


class NamedCard:
    """A card on the table: a name of its own, and its kind."""

    __slots__ = ("id", "kind")

    def __init__(self, id: str, kind: str) -> None:
        self.id = id
        self.kind = kind

    @property
    def figure(self) -> int:
        """The number on the card."""
        return int(self.kind.split("-")[0])

    @property
    def mark(self) -> str:
        """The symbol on the card: judge, parachute or nothing."""
        return self.kind.partition("-")[2]


class GamePieces(Pieces):
    """Follows every card from its drawing on, by what has been told to whoever looks."""

    def __init__(self, sight: Sight) -> None:
        players = sight.players
        self.row: list[NamedCard] = []
        self.up: list[list[NamedCard]] = [
            [NamedCard(f"start{seat + 1}", str(players))] for seat in range(players)
        ]
        self.down: list[list[NamedCard]] = [[] for _ in range(players)]
        self.bet: list[list[NamedCard]] = [[] for _ in range(players)]
        self.flopping: NamedCard | None = None
        self.drawn = 0

    def new(self, kind: str) -> NamedCard:
        """Return the next card that comes from the deck."""
        self.drawn += 1
        return NamedCard(f"c{self.drawn}", kind)

    def follow(self, event: NamedEvent) -> None:
        """Move what an event moved."""
        nouns = event.nouns
        seat = int(nouns.get("seat", 0))
        kind = str(nouns.get("card", ""))
        match event.name:
            case "turned-over":
                self.row.append(self.new(kind))
            case "returned":
                self.row = []
            case "entered":
                self.up[seat] += self.row
                self.row = []
            case "flopped":
                self.up[seat] += self.row[-1:]
                self.row = self.row[:-1]
            case "staked":
                self.bet[seat] += pick(self.up[seat], kind)
            case "lost-bet":
                self.up[int(nouns["diver"])] += pick(self.bet[seat], kind)
            case "won-bet":
                self.down[seat] += pick(self.bet[seat], kind)
            case "kept-bet":
                self.up[seat] += pick(self.bet[seat], kind)
            case "judged":
                pick(self.up[seat], kind)
            case "parachuted":
                pick(self.up[seat], kind)
                self.row = self.row[:-1]
            case "traded":
                self.up[seat] += pick(self.down[seat], kind)
            case "received":
                self.up[seat].append(self.new(kind))

    def agree(self, table: dict[str, Any]) -> None:
        """Let there be exactly what lies on a table, also where nothing was told of it."""
        if len(self.row) == len(table["row"]) + 1:
            self.flopping = self.row[-1]  # whether it is a bellyflop is still to be decided
        self.row = lying_at("row", self.row, Counter(table["row"]), table["row"])
        for seat, part in enumerate(table["seats"]):
            self.up[seat] = lying_at(f"up{seat + 1}", self.up[seat], Counter(part["face up"]))
            self.down[seat] = lying_at(
                f"down{seat + 1}", self.down[seat], Counter(part["face down"])
            )
            bet = Counter([part["bet"]] if part["bet"] else [])
            self.bet[seat] = lying_at(f"bet{seat + 1}", self.bet[seat], bet)


def pick(cards: list[NamedCard], kind: str) -> list[NamedCard]:
    """Take the last card of a kind out of a list."""
    for i in range(len(cards) - 1, -1, -1):
        if cards[i].kind == kind:
            return [cards.pop(i)]
    return []


def lying_at(
    place: str, cards: list[NamedCard], lying: Counter[str], order: Sequence[str] = ()
) -> list[NamedCard]:
    """Return exactly the cards that lie at a place, those first that were followed there."""
    left = lying.copy()
    found: list[NamedCard] = []
    for card in cards:
        if left[card.kind] > 0:
            left[card.kind] -= 1
            found.append(card)
    for kind, count in sorted(left.items()):
        found += [NamedCard(f"{place}.{kind}.{i}", kind) for i in range(count)]
    if order:
        found.sort(key=lambda card: order.index(card.kind))
    return found
