"""What a seat may leave word of, so that it need not be asked, or is asked once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nunatak.table.table import Table

CONFIRM = "confirm"
ASK = "ask"  # be asked even where there is only one option
BOT = "bot"
END = "end"  # end the game, if all agree; see nunatak.table.leaving


def offered(table: Table, seat: int) -> list[str]:
    """Return the instructions that a seat may leave."""
    if table.row.state != "playing":
        return [CONFIRM, ASK]
    # Where results are compared, nobody has a bot play for them.
    away = [] if table.row.challenge else [BOT]
    return [CONFIRM, ASK, *table.p.standing_orders(seat), *away, END]


def prune(table: Table) -> None:
    """Forget instructions that mean nothing any more, and sealed choices that can't come."""
    for seat, keys in table.instructions.items():
        keys.intersection_update(offered(table, seat))
    for seat, option in list(table.sealed.items()):
        if table.p.actor != seat and option not in table.early(seat):
            del table.sealed[seat]


def chosen_before(table: Table, seat: int) -> int | None:
    """Return what a seat has sealed or left word of, if it is possible now."""
    if table.is_bot(seat):
        return None
    options: list[int] = table.p.options()
    option = table.sealed.pop(seat, None)
    if option in options:
        return option
    for key, wanted in table.p.standing_orders(seat).items():
        if table.instructed(seat, key) and wanted in options:
            return wanted
    return None
