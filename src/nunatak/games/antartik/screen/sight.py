"""What somebody sees of Antartik: the dive, the deck, bets and odds."""

from functools import cache, cached_property
from itertools import takewhile

from nunatak.engine.events import NamedEvent
from nunatak.games.antartik.rules.vocabulary import CARDS
from nunatak.games.antartik.screen.pieces import GamePieces
from nunatak.scene.sight import Sight

DIVE_ENDS = ("entered", "flopped")
ROUND_ENDS = (*DIVE_ENDS, "turned-over", "went-on", "rearranged", "sunk")


class GameSight(Sight):
    """A sight of Antartik."""

    @cached_property
    def pieces(self) -> GamePieces:
        """Which card is which."""
        return GamePieces.seen(self)

    @property
    def diver(self) -> int:
        """The seat that dives."""
        return int(self.table["diver"]) - 1

    @property
    def left(self) -> int:
        """How many cards the deck holds."""
        return int(self.table["deck"]["size"])

    @property
    def own(self) -> int:
        """The seat whose side of the table is nearest: the first one's for somebody who watches."""
        return 0 if self.seat is None else self.seat

    @property
    def others(self) -> list[int]:
        """The other seats, in the order in which they sit."""
        return [(self.own + i) % self.players for i in range(1, self.players)]

    @cached_property
    def raised(self) -> set[int]:
        """Who has raised a hand since the last card."""
        return {int(told.nouns["seat"]) for told in self.since(ROUND_ENDS) if told.name == "raised"}

    @cached_property
    def lost(self) -> dict[int, str]:
        """Who has lost which bet in this dive."""
        lost = [told.nouns for told in self.since(DIVE_ENDS) if told.name == "lost-bet"]
        return {int(nouns["seat"]): str(nouns["card"]) for nouns in lost}

    def since(self, ends: tuple[str, ...]) -> list[NamedEvent]:
        """Return what was told since the last event of some kinds."""
        recent = list(takewhile(lambda told: told.name not in ends, reversed(self.told)))
        return recent[::-1]

    @property
    def diving(self) -> bool:
        """Whether whoever looks is the diver."""
        return self.seat == self.diver

    def bet(self, seat: int) -> str | None:
        """Return the card that a seat has staked."""
        found: str | None = self.table["seats"][seat]["bet"]
        return found

    def score(self, seat: int) -> int:
        """Return a seat's points."""
        found: int = self.view["scores"][seat]
        return found

    def card_name(self, kind: str) -> str:
        """Return a card as people say it."""
        return self.game.noun(CARDS, CARDS.index(kind), self.locale)

    def flop(self) -> float:
        """Return the chance that the next card is a bellyflop, as the view has it."""
        coming: dict[str, int] = self.table["next"]
        shown = {figure(card) for card in self.table["row"]}
        total = sum(coming.values())
        pairs = sum(weight for card, weight in coming.items() if figure(card) in shown)
        return pairs / total if total else 0.0

    def left_of(self, number: int) -> int:
        """Return how many cards of a figure the deck still holds."""
        counts: dict[str, int] = self.table["left"]
        return sum(n for card, n in counts.items() if figure(card) == number)

    def on_top(self) -> list[str]:
        """Return the cards on top that whoever looks knows, from above."""
        return known(self.from_above())

    def at_bottom(self) -> list[str]:
        """Return the cards at the bottom that whoever looks knows, from below."""
        return known(self.from_above()[::-1])

    def from_above(self) -> list[str | None]:
        """Return every card of the deck as far as whoever looks knows it."""
        top, bottom = self.table["deck"]["top"], self.table["deck"]["bottom"]
        between = [None] * (self.left - len(top) - len(bottom))
        seen = [place.get("card") for place in top], [place.get("card") for place in bottom]
        return [*seen[0], *between, *seen[1]]


def known(cards: list[str | None]) -> list[str]:
    """Return the cards before the first that is not known."""
    return [card for card in takewhile(bool, cards) if card]


@cache
def figure(card: str) -> int:
    """Return the number on a card."""
    return int(card.split("-")[0])


def percent(share: float) -> int:
    """Return a share in percent; only what is certain is 0 or 100."""
    rounded = round(100 * share)
    return min(99, max(1, rounded)) if 0 < share < 1 else rounded
