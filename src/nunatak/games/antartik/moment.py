"""One moment of Antartik, as far as whoever looks may know it: what all drawing needs."""

from nunatak.engine.sight import Sight
from nunatak.games.antartik.cards import Cards
from nunatak.games.antartik.odds import flop_chance
from nunatak.games.antartik.words import CARDS


class Moment:
    """Everything that the drawing of one moment needs to know."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table = sight.table
        self.cards = Cards(sight.table, sight.told)
        self.diver: int = sight.table["diver"] - 1
        self.deck = sight.table["deck"]
        self.size: int = sight.table["deck"]["size"]
        self.own = 0 if sight.seat is None else sight.seat
        self.others = [(self.own + i) % sight.players for i in range(1, sight.players)]
        self.choices = set(sight.choices)
        self.raised, self.lost = self.this_dive()

    def this_dive(self) -> tuple[set[int], dict[int, str]]:
        """Return who has raised a hand since the last card, and who has lost which bet."""
        raised: set[int] = set()
        lost: dict[int, str] = {}
        for told in self.sight.told:
            seat = int(told.nouns.get("seat", 0))
            if told.name in ("entered", "flopped"):
                raised, lost = set(), {}
            elif told.name in ("turned-over", "went-on", "rearranged", "sunk"):
                raised = set()
            elif told.name == "raised":
                raised.add(seat)
            elif told.name == "lost-bet":
                lost[seat] = str(told.nouns["card"])
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
        """Return the chance that the next card is a bellyflop."""
        return flop_chance(self.deck, self.table["row"])

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.sight.over


def percent(share: float) -> int:
    """Return a share in percent; only what is certain is 0 or 100."""
    rounded = round(100 * share)
    return min(99, max(1, rounded)) if 0 < share < 1 else rounded
