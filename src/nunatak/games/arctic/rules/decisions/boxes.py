"""The action boxes of a country in The Arctic; and unrest and taxes, of which nothing is asked."""

from typing import final

from mypy_extensions import i64

from nunatak.engine.bits import BITS
from nunatak.engine.position import Action
from nunatak.games.arctic.rules.position import GO_ON, TAX, Arctic, space_of
from nunatak.games.arctic.rules.vocabulary import (
    ACTED,
    ACTION_COUNT,
    DO,
    TAXED,
    TAXES,
    UNREST,
    UNREST_BROKE_OUT,
)


class Box(Action[Arctic]):
    """One of the six actions: a lobbyist goes into its box and does it for the country."""

    def __init__(self, action: i64) -> None:
        super().__init__(DO + action)
        self.action = action

    def has_effect(self, p: Arctic) -> bool:
        """Say whether it would change anything (ruling 27)."""
        return True

    def why_no_effect(self, p: Arctic) -> str:
        """Return the key of the rule against doing it without effect."""
        return ""

    def carry_out(self, p: Arctic) -> None:
        """Do it, or ask how."""
        raise NotImplementedError

    def take(self, p: Arctic, noun: i64) -> None:
        p.influence[space_of(p.country, p.number)] = 0
        p.boxes[p.country * ACTION_COUNT + self.action] = p.actor + 1
        p.tell(ACTED, p.actor, p.country, self.action)
        self.carry_out(p)

    def why_not(self, p: Arctic, noun: i64) -> str:
        if p.boxes[p.country * ACTION_COUNT + self.action] != 0:
            return "why-box-taken"
        return self.why_no_effect(p)


@final
class Unrest(Box):
    """The country's platforms stand still in this round."""

    def __init__(self) -> None:
        super().__init__(UNREST)

    def has_effect(self, p: Arctic) -> bool:
        return p.all_rigs() & p.held[p.country] != 0

    def why_no_effect(self, p: Arctic) -> str:
        return "why-no-unrest"

    def carry_out(self, p: Arctic) -> None:
        p.unrest |= BITS[p.country]
        p.tell(UNREST_BROKE_OUT, p.actor, p.country)
        p.step(GO_ON)


@final
class Taxes(Box):
    """The country raises its tax."""

    def __init__(self) -> None:
        super().__init__(TAXES)

    def carry_out(self, p: Arctic) -> None:
        tax = p.per_country(TAX, p.country)
        p.treasury[p.country] += tax
        p.tell(TAXED, p.actor, p.country, tax)
        p.step(GO_ON)
