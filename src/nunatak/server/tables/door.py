"""Who is let in: as many as the server bears, and whoever has a seat before whoever watches."""

import contextlib
from collections import Counter
from collections.abc import Iterator

import msgspec

from nunatak.server.base.limits import Gate, Limits


class Arrival(msgspec.Struct, frozen=True):
    """Somebody who comes to a table."""

    table: str
    address: str
    person: str | None = None
    seated: bool = False


class Door:
    """Counts who is inside, and how often those come who have no seat."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.inside: Counter[tuple[str, str]] = Counter()
        self.arriving = Gate(
            limits.connections_a_second_from_an_address, limits.connections_at_once_from_an_address
        )

    @property
    def full(self) -> bool:
        """Whether there is no room for anybody, whoever it may be."""
        most = self.limits.connections + self.limits.connections_for_seats
        return self.inside["server", ""] >= most

    @contextlib.contextmanager
    def let_in(self, arrival: Arrival, now: float) -> Iterator[bool]:
        """Say whether somebody may come in, and count them for as long as they stay."""
        places = self.places(arrival)
        welcome = all(self.inside[place] < most for place, most in places.items())
        if not arrival.seated:
            welcome = welcome and self.arriving.take(arrival.address, now)
        if not welcome:
            yield False
            return
        self.inside.update(places.keys())
        try:
            yield True
        finally:
            self.inside.subtract(places.keys())
            self.inside = +self.inside  # without those that nobody is in any more

    def places(self, arrival: Arrival) -> dict[tuple[str, str], int]:
        """Return where somebody takes up room, and how much there is."""
        limits = self.limits
        found = {("server", ""): limits.connections}
        if arrival.person is not None:
            found["person", arrival.person] = limits.connections_a_person
        if arrival.seated:
            found["server", ""] += limits.connections_for_seats
        else:
            found["address", arrival.address] = limits.connections_from_an_address
            found["table", arrival.table] = limits.viewers_a_table
        return found
