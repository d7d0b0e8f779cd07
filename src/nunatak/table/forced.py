"""One option is no choice: what is taken without asking anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nunatak.engine.position import Position
from nunatak.table.instructions import ASK
from nunatak.table.record import Step

if TYPE_CHECKING:
    from nunatak.table.table import Table


def lone_option(p: Position) -> int | None:
    """Return the one option of whoever is asked, unless being asked is what keeps a secret."""
    if p.actor < 0 or p.rules.decisions[p.now].secret:
        return None
    options = p.options()
    return options[0] if len(options) == 1 else None


def unasked(table: Table) -> int | None:
    """Return the only option of whoever is to decide, if nobody has to be asked about it.

    Not where that would end a turn which could still be taken back.
    """
    p = table.p
    option = lone_option(p)
    if option is not None and has_chosen(table, p.actor):
        after = p.copy()
        after.apply(option)
        if after.actor != p.actor:
            return None
    return option


def forced(table: Table, seat: int) -> int | None:
    """Return a person's only option, which is no choice and so not worth a click."""
    return None if table.is_bot(seat) or table.instructed(seat, ASK) else unasked(table)


def was_asked(table: Table, step: Step) -> bool:
    """Say whether whoever took an option had to choose it."""
    return not step.lone or table.instructed(step.actor, ASK)


def has_chosen(table: Table, seat: int) -> bool:
    """Say whether a seat has chosen anything since another one, or chance, had a say."""
    for step in reversed(table.steps):
        if step.actor != seat:
            return False
        if was_asked(table, step):
            return True
    return False
