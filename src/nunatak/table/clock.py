"""How much time everybody has left."""

import math

from nunatak.store.rows import SeatRow, TableRow

DAY = 86_400.0


class Clock:
    """Counts down for the seat that is asked. The time is always told, never looked up."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.running: int | None = None
        self.since = 0.0

    def wind(self) -> None:
        """Give everybody the time that was agreed on."""
        for seat in self.seats:
            seat.left = {"live": 60.0 * self.row.minutes, "daily": DAY, "none": None}[self.row.pace]

    def resume(self, seat: int | None, now: float) -> None:
        """Go on after the server stood still: that time is nobody's, unless it was a day's move."""
        due = self.row.due
        self.running = seat
        self.since = now
        if seat is not None and self.row.pace == "daily" and due is not None:
            self.seats[seat].left = max(0.0, due - now)
        self.note(now)

    def turn(self, seat: int | None, now: float, *, anew: bool) -> None:
        """Let a seat's clock run from now on; a new decision gives it a new day."""
        self.charge(now)
        self.running = seat if self.row.pace != "none" else None
        if self.running is not None and self.row.pace == "daily" and anew:
            self.seats[self.running].left = DAY
        self.note(now)

    def charge(self, now: float) -> None:
        """Take the time that has passed from whoever it passed for."""
        if self.running is not None:
            seat = self.seats[self.running]
            seat.left = max(0.0, (seat.left or 0.0) - max(0.0, now - self.since))
        self.since = now

    def stand_still(self, seconds: float) -> None:
        """Let the last seconds be nobody's."""
        if self.running is not None and self.row.due is not None:
            self.since += seconds
            self.row.due += round(seconds)

    def note(self, now: float) -> None:
        """Write down when time will have run out."""
        left = None if self.running is None else self.seats[self.running].left
        self.row.due = None if left is None else math.ceil(now + left)

    def out(self, now: float) -> int | None:
        """Return the seat whose time has run out by now."""
        if self.running is None:
            return None
        left = (self.seats[self.running].left or 0.0) - (now - self.since)
        return self.running if left <= 0 else None

    def left(self, now: float) -> dict[int, float]:
        """Return everybody's seconds."""
        found = {}
        for seat in self.seats:
            if seat.left is not None:
                passed = now - self.since if seat.seat == self.running else 0.0
                found[seat.seat] = round(max(0.0, seat.left - max(0.0, passed)), 1)
        return found
