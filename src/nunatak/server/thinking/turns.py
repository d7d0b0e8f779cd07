"""Whose bot thinks next: whoever has had the least of the workers' time lately."""

import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

Thing = TypeVar("Thing")
MEMORY = 30.0  # seconds in which half of what somebody has had is forgotten


class Owner(msgspec.Struct, frozen=True):
    """For whom a bot thinks: the person who opened the table, and whence."""

    person: str = ""
    address: str = ""

    @property
    def names(self) -> tuple[str, str]:
        """What their share is counted under: those who share an address come first."""
        return f"address {self.address or self.person}", f"person {self.person}"


class Used:
    """Seconds that somebody has had, most of them lately."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.at = 0.0

    def add(self, names: tuple[str, ...], seconds: float, now: float) -> None:
        """Count some more."""
        self.fade(now)
        for name in names:
            self.seconds[name] = self.seconds.get(name, 0.0) + seconds

    def fade(self, now: float) -> None:
        """Forget what is long ago."""
        share = math.exp2(-max(0.0, now - self.at) / MEMORY)
        self.at = now
        faded = {name: seconds * share for name, seconds in self.seconds.items()}
        self.seconds = {name: seconds for name, seconds in faded.items() if seconds > 0.01}

    def of(self, owner: Owner) -> list[float]:
        """Return how much an owner has had, by address and by person."""
        return [self.seconds.get(name, 0.0) for name in owner.names]


class Turns(Generic[Thing]):
    """What waits to be thought about, in fair shares."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        """How many may be thought about at once for one address."""
        self.clock = clock
        self.waiting: list[tuple[Owner, Thing]] = []
        self.busy: Counter[str] = Counter()
        self.used = Used()

    def __len__(self) -> int:
        return len(self.waiting)

    def add(self, owner: Owner, thing: Thing) -> None:
        """Let something wait."""
        self.waiting.append((owner, thing))

    def take(self) -> tuple[Owner, Thing] | None:
        """Return what is next, if anything may be thought about now."""
        free = [each for each in self.waiting if self.busy[each[0].names[0]] < self.most]
        if not free:
            return None
        self.used.fade(self.clock())
        chosen = min(free, key=lambda each: self.used.of(each[0]))  # of equals, the first
        self.waiting.remove(chosen)
        self.busy[chosen[0].names[0]] += 1
        return chosen

    def done(self, owner: Owner, seconds: float) -> None:
        """Note that something has been thought about, and for how long."""
        address = owner.names[0]
        self.busy[address] -= 1
        if not self.busy[address]:
            del self.busy[address]
        self.used.add(owner.names, seconds, self.clock())
