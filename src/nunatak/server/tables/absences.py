"""Who has left a table: a moment ago, or long enough for a bot to play for them."""

from nunatak.server.base.limits import Limits
from nunatak.table import Table
from nunatak.table.paces import is_slow


class Absences:
    """Whose last connection broke a moment ago, and since when others are away."""

    def __init__(self, table: Table, limits: Limits, now: float) -> None:
        self.table = table
        self.limits = limits
        self.left_at: dict[str, float] = {}
        # Nobody is blamed for the time in which the table was put away.
        self.gone_since = {seat.person: now for seat in table.seats if seat.person is not None}

    def left(self, person: str, now: float) -> None:
        """Note that somebody's last connection has ended; they may be back at once."""
        self.left_at[person] = now

    def came(self, person: str) -> None:
        """Note that somebody is here."""
        self.left_at.pop(person, None)
        self.gone_since.pop(person, None)

    def next(self) -> list[float]:
        """Return the times at which something about this may follow."""
        times = [left + self.limits.grace for left in self.left_at.values()]
        bot = self.bot_plays_from()
        return times if bot is None else [*times, bot]

    def long_gone(self, now: float) -> set[str]:
        """Return who has been away for so long that the others decide without them."""
        late = now - self.limits.time_away(self.table.row)
        return {person for person, since in self.gone_since.items() if since <= late}

    def bot_plays_from(self) -> float | None:
        """Return when a bot plays for the seat that is asked, if the table agreed to that."""
        table = self.table
        asked = table.asked()
        agreed = table.row.stand_in and not is_slow(table.row)  # where the clock decides
        if not agreed or asked is None or table.is_bot(asked):
            return None
        gone = self.gone_since.get(table.seats[asked].person or "")
        return None if gone is None else gone + self.limits.time_away(table.row)

    def on_time(self, now: float) -> None:
        """See who has gone, and for whom a bot has to play."""
        for person, left in list(self.left_at.items()):
            if left + self.limits.grace <= now:
                del self.left_at[person]
                self.table.went(person, now)
                self.gone_since[person] = now
        due = self.bot_plays_from()
        asked = self.table.asked()
        if due is not None and due <= now and asked is not None:
            self.table.leave_to_bot(asked, now)
