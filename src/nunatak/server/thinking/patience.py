"""How long the people of a table wait for a bot: for a choice, and for a whole turn."""

from nunatak.engine.position import CHANCE
from nunatak.server.base.limits import Limits
from nunatak.table.table import Table

SHARE = 0.4  # of what is left of a turn's time, what one choice may take
LEAST = 0.05  # seconds for a choice, however long the turn has been


class Patience:
    """Time that is left to the bot whose turn it is."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.began = -1  # the entry with which the turn began
        self.spent = 0.0

    def left(self, table: Table, seat: int) -> float:
        """Return how many seconds a bot may think about what the seat is asked now."""
        choice = self.limits.bot_thinks_about_a_choice
        if len(table.seats) == 1:  # nobody waits for a turn that never ends
            return choice
        began = turn_began(table, seat)
        if began != self.began:
            self.began, self.spent = began, 0.0
        share = SHARE * (self.limits.bot_thinks_about_a_turn - self.spent)
        return max(LEAST, min(choice, share))

    def spend(self, seconds: float) -> None:
        """Note that it has thought."""
        self.spent += seconds


def turn_began(table: Table, seat: int) -> int:
    """Return the entry since which nobody else had anything to choose."""
    began = table.length + 1
    for step in reversed(table.steps):
        if step.actor not in (seat, CHANCE) and not step.lone:
            break
        began = step.n
    return began
