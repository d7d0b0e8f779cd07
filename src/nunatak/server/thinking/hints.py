"""Who waits for a bot's advice: one hint a person, and never so many that others wait for long."""

from collections import Counter
from typing import Protocol

from nunatak.server.base.limits import Limits
from nunatak.table.refusal import Refusal


class Asking(Protocol):
    """Whoever asks for a hint: a person, if it is known who, at an address."""

    @property
    def who(self) -> str | None:
        """The person."""

    @property
    def address(self) -> str:
        """Where the browser is."""


class Hints:
    """Whoever waits, in all tables together."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.people: set[str] = set()
        self.addresses: Counter[str] = Counter()

    def begin(self, asking: Asking) -> None:
        """Let somebody wait for a hint, or refuse it politely."""
        if (asking.who or "") in self.people:
            raise Refusal("rate", "hint-asked")
        crowded = self.addresses[asking.address] >= self.limits.hints_from_an_address
        if crowded or len(self.people) >= self.limits.hints:
            raise Refusal("rate", "hints-busy")
        self.people.add(asking.who or "")
        self.addresses[asking.address] += 1

    def end(self, asking: Asking) -> None:
        """Note that somebody waits no more."""
        self.people.discard(asking.who or "")
        self.addresses[asking.address] -= 1
        if not self.addresses[asking.address]:
            del self.addresses[asking.address]
