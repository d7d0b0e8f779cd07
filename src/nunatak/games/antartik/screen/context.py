"""One moment of Antartik, as far as whoever looks may know it: what all drawing needs."""

from itertools import takewhile

from nunatak.games.antartik.rules.vocabulary import CARDS
from nunatak.games.antartik.screen.pieces import Cards
from nunatak.scene.sight import Sight


class Moment:
    """Everything that the drawing of one moment needs to know."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table = sight.table
        self.cards = sight.pieces(Cards)
        self.diver: int = sight.table["diver"] - 1
        self.deck = sight.table["deck"]
        self.size: int = sight.table["deck"]["size"]
        self.own = 0 if sight.seat is None else sight.seat
        self.others = [(self.own + i) % sight.players for i in range(1, sight.players)]
        self.choices = set(sight.options)
        self.raised, self.lost = self.this_dive()

    def this_dive(self) -> tuple[set[int], dict[int, str]]:
        """Return who has raised a hand since the last card, and who has lost which bet."""
        raised: set[int] = set()
        lost: dict[int, str] = {}
        asked = True  # nothing has happened yet for which hands are raised anew
        for told in reversed(self.sight.told):
            seat = int(told.nouns.get("seat", 0))
            if told.name in ("entered", "flopped"):
                break
            if told.name in ("turned-over", "went-on", "rearranged", "sunk"):
                asked = False
            elif told.name == "raised" and asked:
                raised.add(seat)
            elif told.name == "lost-bet":
                lost.setdefault(seat, str(told.nouns["card"]))
        return raised, lost

    @property
    def diving(self) -> bool:
        """Whether whoever looks is the diver."""
        return self.sight.seat == self.diver

    def bet(self, seat: int) -> str | None:
        """Return the card that a seat has staked."""
        found: str | None = self.table["seats"][seat]["bet"]
        return found

    def score(self, seat: int) -> int:
        """Return a seat's points."""
        found: int = self.sight.view["scores"][seat]
        return found

    def can(self, option: int) -> int | None:
        """Return the option if whoever looks may choose it."""
        return int(option) if option in self.choices else None

    def card_name(self, kind: str) -> str:
        """Return a card as people say it."""
        return self.sight.game.noun(CARDS, CARDS.index(kind), self.sight.locale)

    def flop(self) -> float:
        """Return the chance that the next card is a bellyflop, as the view has it."""
        coming: dict[str, int] = self.table["next"]
        shown = {figure(card) for card in self.table["row"]}
        total = sum(coming.values())
        pairs = sum(weight for card, weight in coming.items() if figure(card) in shown)
        return pairs / total if total else 0.0

    def left(self, number: int) -> int:
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
        top, bottom = self.deck["top"], self.deck["bottom"]
        between = [None] * (self.size - len(top) - len(bottom))
        seen = [place.get("card") for place in top], [place.get("card") for place in bottom]
        return [*seen[0], *between, *seen[1]]

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.sight.over


def known(cards: list[str | None]) -> list[str]:
    """Return the cards before the first that is not known."""
    return [card for card in takewhile(bool, cards) if card]


def figure(card: str) -> int:
    """Return the number on a card."""
    return int(card.split("-")[0])


def percent(share: float) -> int:
    """Return a share in percent; only what is certain is 0 or 100."""
    rounded = round(100 * share)
    return min(99, max(1, rounded)) if 0 < share < 1 else rounded
