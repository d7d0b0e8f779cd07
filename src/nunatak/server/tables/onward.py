"""Playing on from a moment of a finished game: the same entries, then chance and choices anew."""

from nunatak.protocol import messages as m
from nunatak.scene.scene import SEAT_LETTERS
from nunatak.server.tables.setup import new_id, new_invite, unlike
from nunatak.server.thinking.thinking import STAND_IN
from nunatak.store.rows import Person, SeatRow, TableRow
from nunatak.store.store import now
from nunatak.table import Refusal, Table
from nunatak.table.refusal import TEXTS

Onward = tuple[TableRow, list[SeatRow], list[int]]


def onward(old: Table, form: m.PlayOn, host: Person) -> Onward:
    """Return a table that goes on from a moment, and the entries that led there.

    Nothing is told that a finished game keeps from anybody: its past is open, and what nobody had
    seen by then, chance brings anew.
    """
    if old.row.state != "over":
        raise Refusal("illegal", "not-over")
    if not 0 <= form.entry < old.length:
        raise Refusal("bad", "no-such-entry")
    if old.row.base:
        raise Refusal("illegal", "other-rules-then")
    then = old.past(form.entry)
    seat = seat_of(then, form, host)
    entries = [old.record.history.entries[step.n - 1] for step in then.steps]
    if form.option is not None:
        if then.p.actor != seat or form.option not in then.p.options():
            raise Refusal("illegal", "no-such-option")
        entries.append(form.option)
    return new_row(old, form.entry, host), new_seats(old, seat, host), entries


def seat_of(then: Table, form: m.PlayOn, host: Person) -> int:
    """Return where somebody sits down: where they say, or with whoever is asked, or their own."""
    if form.seat:
        found = SEAT_LETTERS.find(form.seat) if len(form.seat) == 1 else -1
        if not 0 <= found < then.row.players:
            raise Refusal("bad", "no-such-seat")
        return found
    if then.p.actor >= 0:
        return int(then.p.actor)
    return next(iter(then.seats_of(host.id)), 0)


def new_row(old: Table, entry: int, host: Person) -> TableRow:
    """Return the new table: private, without a clock, and linked to where it comes from."""
    return TableRow(
        new_id(),
        old.row.game,
        old.row.players,
        old.row.options,
        old.row.rules,
        old.row.components,
        False,
        "none",
        old.row.minutes,
        "bot",
        False,
        True,
        host.id,
        new_invite(),
        now(),
        now(),
        source=old.id,
        source_entry=entry,
    )


def new_seats(old: Table, seat: int, host: Person) -> list[SeatRow]:
    """Return one seat for a person and bots in all others: those that were there, or new ones."""
    birds = [bird for bird in TEXTS.say("bot-names").split(", ") if bird != host.name]
    taken = {each.name for each in old.seats}
    fresh = iter([bird for bird in birds if bird not in taken] + birds)
    found = []
    for each in old.seats:
        if each.seat == seat:
            found.append(SeatRow(each.seat, "person", host.name, host.id))
        elif each.kind == "bot":
            found.append(SeatRow(each.seat, "bot", each.name, level=each.level or STAND_IN))
        else:
            found.append(SeatRow(each.seat, "bot", next(fresh), level=STAND_IN))
    return unlike(found)
