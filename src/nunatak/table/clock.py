"""How much time everybody has left."""

import math

from nunatak.store.rows import SeatRow, TableRow
from nunatak.table.paces import SLOW, is_slow


class Clock:
    """Counts down for the seat that is asked. The time is always told, never looked up.

    A move may have time of its own, which is gone when the move is made. Beyond it a seat has a
    bank: all its time in a live game without such moves, and what is spare everywhere else.
    """

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.running: int | None = None
        self.since = 0.0
        """From when on time passes: later than now while somebody is on holiday."""
        self.given: dict[int, int] = {}
        """After how many steps a seat last got time, so that taking back gives it none."""

    @property
    def own(self) -> float:
        """Seconds that every move has of its own."""
        return float(SLOW.get(self.row.pace, self.row.move))

    def wind(self) -> None:
        """Give everybody the time that was agreed on."""
        banks = {"none": None, "live": 60.0 * self.row.minutes}
        for seat in self.seats:
            seat.left = banks.get(self.row.pace, float(self.row.bank))

    def resume(self, seat: int | None, now: float, steps: int = 0, rests: float = 0.0) -> None:
        """Go on after the server stood still: that time is nobody's.

        The time of a slow table passed while it was put away; its due says how much there is.
        """
        due = self.row.due
        self.running = seat if self.row.pace != "none" else None
        self.since = max(now, rests)
        if seat is not None:
            self.given[seat] = steps
        if seat is not None and due is not None and is_slow(self.row):
            here = self.seats[seat]
            self.spend(seat, here.move + (here.left or 0.0) - max(0.0, due - self.since))
        self.note()

    def turn(self, seat: int | None, now: float, steps: int, rests: float = 0.0) -> None:
        """Let a seat's clock run from now on, or from the end of its person's holiday."""
        self.charge(now)
        before, self.running = self.running, seat if self.row.pace != "none" else None
        if before is not None and before != self.running and self.fresh(before, steps):
            self.seats[before].left = (self.seats[before].left or 0.0) + self.row.increment
        if self.running is not None and self.fresh(self.running, steps):
            self.seats[self.running].move = self.own
        self.since = max(now, rests)
        self.note()

    def fresh(self, seat: int, steps: int) -> bool:
        """Say whether a seat gets time at this step; at the same one it gets none again."""
        if steps <= self.given.get(seat, -1):
            return False
        self.given[seat] = steps
        return True

    def anew(self, seat: int) -> None:
        """Let a seat whose time is out have that of a move when it is asked again."""
        here = self.seats[seat]
        if not here.move and not here.left:
            self.given.pop(seat, None)

    def charge(self, now: float) -> None:
        """Take the time that has passed from whoever it passed for."""
        if self.running is not None:
            self.spend(self.running, now - self.since)
        self.since = max(self.since, now)

    def spend(self, seat: int, seconds: float) -> None:
        """Take time from a seat: first what the move has of its own, then from its bank."""
        here = self.seats[seat]
        here.move, bank = self.after(seat, seconds)
        here.left = bank

    def after(self, seat: int, seconds: float) -> tuple[float, float]:
        """Return what a seat has left of its move, and in its bank, after so many seconds."""
        here, passed = self.seats[seat], max(0.0, seconds)
        beyond = max(0.0, passed - here.move)
        return max(0.0, here.move - passed), max(0.0, (here.left or 0.0) - beyond)

    def empty(self, seat: int) -> None:
        """Leave a seat no time at all."""
        self.seats[seat].move = self.seats[seat].left = 0.0

    def is_out(self, seat: int) -> bool:
        """Say whether a seat of a live game has no time any more; a slow one gets some again."""
        here = self.seats[seat]
        return self.row.pace == "live" and here.left == 0.0 and not here.move

    def stand_still(self, seconds: float) -> None:
        """Let the last seconds be nobody's."""
        if self.running is not None and self.row.due is not None:
            self.since += seconds
            self.row.due += round(seconds)

    def note(self) -> None:
        """Write down when time will have run out."""
        if self.running is None:
            self.row.due = None
            return
        here = self.seats[self.running]
        self.row.due = math.ceil(self.since + here.move + (here.left or 0.0))

    def out(self, now: float) -> int | None:
        """Return the seat whose time has run out by now."""
        if self.running is None:
            return None
        return self.running if sum(self.after(self.running, now - self.since)) <= 0 else None

    def left(self, now: float) -> dict[int, float]:
        """Return what everybody has in the bank."""
        found = {}
        for seat in self.seats:
            if seat.left is not None:
                passed = now - self.since if seat.seat == self.running else 0.0
                found[seat.seat] = round(self.after(seat.seat, passed)[1], 1)
        return found

    def move(self, now: float) -> float:
        """Return what is left of the running move's own time."""
        if self.running is None:
            return 0.0
        return round(self.after(self.running, now - self.since)[0], 1)
