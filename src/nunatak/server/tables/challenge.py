"""A challenge: others play with the same cards, and everybody's results stand beside each other.

Its first table is the game from which it was made; all others begin like that one, with the same
seed and bots. A person counts once, with the first table they opened.
"""

from typing import Any

import nunatak
from nunatak.games.description import Game
from nunatak.server.base.limits import Limits
from nunatak.server.tables.setup import new_id, new_invite, unlike
from nunatak.store.rows import Brief, Person, SeatRow, TableRow
from nunatak.store.store import now
from nunatak.table import Refusal


def challenger(row: TableRow, seats: list[SeatRow]) -> int | None:
    """Return the seat from which others can be challenged: the one person among bots.

    Not of a lesson, nor where the game began elsewhere or under other rules: the seed did not
    settle all of that.
    """
    people = [seat.seat for seat in seats if seat.kind == "person"]
    bots = sum(seat.kind == "bot" for seat in seats)
    apart = row.lesson or row.source or row.base or row.adopted or not row.seed
    return None if apart or len(people) != 1 or bots != len(seats) - 1 else people[0]


def check(row: TableRow, seats: list[SeatRow], who: str | None) -> None:
    """Refuse whoever can't challenge others to a game."""
    if row.state != "over":
        raise Refusal("illegal", "not-over")
    seat = challenger(row, seats)
    if seat is None:
        raise Refusal("illegal", "no-challenge")
    if who is None or seats[seat].person != who:
        raise Refusal("seat", "only-watching")


def game_of(row: TableRow) -> Game[Any]:
    """Return the game of a challenge, if it is still what it was."""
    try:
        game = nunatak.game(row.game)
    except ValueError:
        raise Refusal("gone", "other-rules-then") from None
    if (game.rules_version, game.edition) != (row.rules, row.components):
        raise Refusal("illegal", "other-rules-then")
    return game


def unfinished(tries: list[Brief], person: str) -> str:
    """Return the table at which somebody still plays: nobody may look ahead at another one."""
    running = [each.row.id for each in tries if own(each) == person and each.row.state != "over"]
    return running[0] if running else ""


def new_try(
    tries: list[Brief], host: Person, limits: Limits, origin: str = ""
) -> tuple[TableRow, list[SeatRow]]:
    """Return one more table with the same cards: private, without a clock, the same bots."""
    first = tries[0]
    game_of(first.row)
    near = sum(each.row.origin == origin for each in tries) if origin else 0
    if near >= limits.tries_from_an_address:
        raise Refusal("rate", "tried-enough")
    if sum(own(each) == host.id for each in tries) >= limits.tries_a_person:
        raise Refusal("rate", "tried-enough")
    if len(tries) >= limits.tries:
        raise Refusal("rate", "challenge-full")
    old = first.row
    row = TableRow(
        new_id(),
        old.game,
        old.players,
        old.options,
        old.rules,
        old.components,
        False,
        "none",
        old.minutes,
        "bot",
        False,
        old.hints,
        host.id,
        new_invite(),
        now(),
        now(),
        watch=False,
        seed=old.seed,
        challenge=old.challenge,
    )
    seats = [
        SeatRow(seat.seat, "bot", seat.name, level=seat.level)
        if seat.kind == "bot"
        else SeatRow(seat.seat, "person", host.name, host.id, since=now())
        for seat in first.seats
    ]
    return row, unlike(seats)


def own(brief: Brief) -> str | None:
    """Return who has tried at a table; nothing if nobody knows any more."""
    return next((seat.person for seat in brief.seats if seat.kind == "person"), None)
