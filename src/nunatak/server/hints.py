"""Who waits for a bot's advice: one hint a person, and never so many that others wait for long."""

from collections import Counter

from nunatak.server.limits import Limits
from nunatak.server.viewer import Viewer
from nunatak.table.refusal import Refusal


class Hints:
    """Whoever waits, in all tables together."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.people: set[str] = set()
        self.addresses: Counter[str] = Counter()

    def begin(self, viewer: Viewer) -> None:
        """Let somebody wait for a hint, or refuse it politely."""
        if (viewer.who or "") in self.people:
            raise Refusal("rate", "hint-asked")
        crowded = self.addresses[viewer.address] >= self.limits.hints_from_an_address
        if crowded or len(self.people) >= self.limits.hints:
            raise Refusal("rate", "hints-busy")
        self.people.add(viewer.who or "")
        self.addresses[viewer.address] += 1

    def end(self, viewer: Viewer) -> None:
        """Note that somebody waits no more."""
        self.people.discard(viewer.who or "")
        self.addresses[viewer.address] -= 1
        if not self.addresses[viewer.address]:
            del self.addresses[viewer.address]
