"""How a game ends before its rules end it: by agreement of all who still play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from nunatak.table.instructions import END
from nunatak.table.kept import Result
from nunatak.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Set

    from nunatak.table.table import Table

AGREED = "agreed"  # the ending of such a game


def deciders(table: Table, gone: Set[str]) -> set[str]:
    """Return the people who have to agree: all who play and have not been away for long."""
    playing = {s.person for s in table.seats if s.kind == "person" and not s.lost}
    return {person for person in playing if person is not None and person not in gone}


def agreed(table: Table) -> list[int]:
    """Return the seats whose people would end the game."""
    if table.row.state != "playing":
        return []
    return [s.seat for s in table.seats if table.instructed(s.seat, END)]


def agree(table: Table, who: str, on: bool, gone: Set[str], now: float) -> None:
    """Say that one would end the game, or no longer; it ends when all say so."""
    if table.row.state != "playing" or table.ended:
        raise Refusal("illegal", "not-playing")
    for seat in table.seats_of(who):
        left = table.instructions.setdefault(seat, set())
        (left.add if on else left.discard)(END)
    others = deciders(table, gone | {who})
    all_agree = on and others <= {table.seats[seat].person for seat in agreed(table)}
    if all_agree:
        end(table)
    table.changed(now, decided=all_agree)


def end(table: Table) -> None:
    """End the game as it stands: nobody has won."""
    p = table.p
    tallies = [table.game.rules.tally(p, seat) for seat in range(p.players)]
    stood = Result([], p.scores(), [], tallies, AGREED)
    table.sealed.clear()
    table.instructions.clear()
    table.row.result = msgspec.json.encode(stood).decode()
    table.row.state = "over"
