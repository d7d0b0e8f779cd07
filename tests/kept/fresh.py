"""Tables as the program of today keeps them: one that goes on and one that is over of each game."""

import random
from collections.abc import Callable
from pathlib import Path

import nunatak
from nunatak.engine.position import Position
from nunatak.store import Kept, Person, Store
from nunatak.store.connect import sqlite_address
from nunatak.table.table import Table
from tests.kept.folder import with_store
from tests.table.sitting import kept as new_table
from tools.samples import by_weight

HOST = Person("ines", "Ines")


def tables() -> list[Kept]:
    """Return all of them, each with the position beside its entries."""
    return [played(name, over=over) for name in nunatak.game_names() for over in (False, True)]


def played(name: str, *, over: bool) -> Kept:
    """Return a table at which everybody has chosen anything, for a while or to the end."""
    count = max(2, nunatak.game(name).players[0])
    begun = new_table(["person", *["bot"] * (count - 1)], name)
    begun.row.id = f"{name}-{'over' if over else 'playing'}"
    chance: Callable[[Position], int] = by_weight(3)
    table = Table(begun, 0.0, chance)
    table.begin(0.0)
    choose_anything(table, 100_000 if over else 25)
    entries = [(number, at) for _, number, at in table.record.since(0)]
    return Kept(table.row, table.seats, entries, {}, {}, [], table.position_row())


def choose_anything(table: Table, choices: int) -> None:
    """Let everybody choose anything, so many times or to the end."""
    rng = random.Random(5)
    for _ in range(choices):
        seat = table.asked()
        if seat is None:
            return
        option = rng.choice(table.p.options())
        if table.is_bot(seat):
            assert table.bot_takes(seat, option, table.length, 0.0)
        else:
            table.act(seat, option, table.row.version, 0.0)


def folder(target: Path) -> Path:
    """Make a data folder with all of them."""

    async def fill(store: Store) -> None:
        await store.add_person(HOST, "h1")
        for kept in tables():
            for seat in kept.seats:
                seat.person = HOST.id if seat.kind == "person" else None
            await store.add_table(kept.row, kept.seats)
            entries = [(n, number, at) for n, (number, at) in enumerate(kept.entries)]
            await store.save(kept.row, entries=entries, position=kept.position)

    with_store(sqlite_address(target), fill)
    return target
