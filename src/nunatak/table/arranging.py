"""Before a game begins: who sits where, bots in free seats, and the host's last word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.bots.levels import LEVELS
from nunatak.store.rows import SeatKind, SeatRow
from nunatak.table.refusal import TEXTS, Refusal

if TYPE_CHECKING:
    from nunatak.table.table import Table

FREE = ("open", "link")


def free_seats(table: Table) -> list[int]:
    """Return the seats at which nobody sits."""
    return [s.seat for s in table.seats if s.kind in FREE]


def free_kind(table: Table) -> SeatKind:
    """Return to whom a seat is open that gets free: to anybody at a table in the list."""
    return "open" if table.row.public else "link"


def before_it_begins(table: Table) -> None:
    """Refuse to change seats while a game is on."""
    if table.row.state != "waiting":
        raise Refusal("seat", "not-waiting")


def host_only(table: Table, who: str) -> None:
    """Refuse what only whoever opened the table may do."""
    if table.row.host != who:
        raise Refusal("seat", "host-only")


def put_bot(table: Table, who: str, seat: int, level: str, now: float) -> None:
    """Let a bot have a free seat; if it was the last one, the game begins."""
    before_it_begins(table)
    host_only(table, who)
    if table.seats[seat].kind not in FREE:
        raise Refusal("seat", "seat-taken")
    seat_bot(table, seat, level)
    table.begin(now)


def seat_bot(table: Table, seat: int, level: str) -> None:
    """Let a bot have a seat."""
    if level not in LEVELS:
        raise Refusal("bad", "no-such-level")
    here = table.seats[seat]
    birds = TEXTS.say("bot-names").split(", ")
    taken = {s.name for s in table.seats}
    here.name = next((bird for bird in birds if bird not in taken), table.own_name(birds[0]))
    here.kind, here.level, here.person = "bot", level, None


def free(table: Table, who: str, seat: int, now: float) -> bool:
    """Free a seat: one's own, or as the host any; say whether somebody else lost it."""
    before_it_begins(table)
    here = table.seats[seat]
    if here.kind in FREE:
        raise Refusal("illegal", "seat-is-free")
    other = here.person is not None and here.person != who
    if here.person != who:
        host_only(table, who)
    table.seats[seat] = SeatRow(seat, free_kind(table))
    table.instructions.pop(seat, None)
    table.changed(now)
    return other


def swap(table: Table, who: str, one: int, other: int, now: float) -> None:
    """Let two seats change hands; whoever is not the host moves only to where nobody sits."""
    before_it_begins(table)
    a, b = table.seats[one], table.seats[other]
    if one == other:
        raise Refusal("bad", "no-such-seat")
    mine = a.person == who and b.kind in FREE
    if not mine:
        host_only(table, who)
    a.seat, b.seat = other, one
    table.seats[one], table.seats[other] = b, a
    left = table.instructions
    left[one], left[other] = left.get(other, set()), left.get(one, set())
    table.changed(now)


def start(table: Table, who: str, level: str, now: float) -> None:
    """Begin now: bots take the seats that are free."""
    before_it_begins(table)
    host_only(table, who)
    for seat in free_seats(table):
        seat_bot(table, seat, level)
    table.begin(now)
