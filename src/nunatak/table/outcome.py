"""How a game ends at a table, where time can be lost as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.position import OVER
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.table.kept import Result, result

if TYPE_CHECKING:
    from nunatak.table.table import Table


def survivor(table: Table) -> int | None:
    """Return the seat that is left when all the others have lost on time."""
    left = [s.seat for s in table.seats if not s.lost]
    return left[0] if len(left) == 1 and table.row.players > 1 else None


def winners(table: Table) -> list[int]:
    """Return who has won: whoever lost on time has not."""
    kept = result(table.row)
    if kept is not None:
        return kept.winners
    if table.row.state == "over" and table.row.adopted:
        return [SEAT_LETTERS.index(letter) for letter in table.row.turn]
    left = survivor(table)
    if left is not None:
        return [left]
    p = table.p
    standing = [s.seat for s in table.seats if not s.lost]
    if p.players == 1:  # whom the game itself may beat
        return p.winners() if standing else []
    best = max(p.rank(seat) for seat in standing)
    found: list[int] = p.winners() if len(standing) == p.players else []
    return found or [seat for seat in standing if p.rank(seat) == best]


def outcome(table: Table) -> Result:
    """Return how the game has ended: as it was kept, or as it is."""
    kept = result(table.row)
    if kept is not None:
        return kept
    p, game, won = table.p, table.game, winners(table)
    if table.row.adopted and (p.actor != OVER or p.winners() != won):
        return Result(won)  # what is known of a game under other rules
    seats = range(p.players)
    in_time = [p.rank(s) for s in seats if not table.seats[s].lost]
    places = [
        1 if s in won else max(2, 1 + sum(rank > p.rank(s) for rank in in_time)) for s in seats
    ]
    tallies = [game.rules.tally(p, s) for s in seats]
    by_rules = game.rules.endings and survivor(table) is None
    ending = game.rules.endings[p.ending()] if by_rules else ""
    return Result(won, p.scores(), places, tallies, ending)
