"""Measures looking back: ``python -m tools.moments [ENTRIES]`` prints memory and times of jumps.

Four people choose anything at Frozen Frontier, and take it back again and again, until the game has
so many entries; then moments are visited in no order, as somebody does who drags the slider.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
import tracemalloc

from nunatak.server.tables.looks import Moment
from nunatak.store.rows import Kept
from nunatak.table import Table
from tests.table.sitting import kept

JUMPS = 200
REGRETS = 4  # choices that are taken back before one stands


def long_game(entries: int) -> Table:
    """Return a table with so many entries: four people who take back what they can, many times."""
    made = Table(kept(["person"] * 4, "frozen-frontier"), 0.0)
    made.begin(0.0)
    rng = random.Random(3)
    while made.length < entries and (seat := made.asked()) is not None:
        for _ in range(REGRETS):
            made.act(seat, rng.choice(made.choices(seat)), made.row.version, 1.0)
            if not made.can_undo(seat):
                break
            made.undo(seat, made.row.version, 1.0)
        else:
            made.act(seat, rng.choice(made.choices(seat)), made.row.version, 1.0)
    return cut(made, min(entries, made.length))


def cut(made: Table, entries: int) -> Table:
    """Return the table as it was after so many entries, woken from what is kept."""
    first = list(zip(made.record.history.entries, made.record.times, strict=True))[:entries]
    fresh = kept(["person"] * made.row.players, made.row.game)
    fresh.row.state = "playing"
    return Table(Kept(fresh.row, fresh.seats, first, {}, {}, []), 0.0)


def jump(table: Table, n: int) -> float:
    """Return the milliseconds of the server's own time that a jump takes, its scene included."""
    began = time.process_time()
    *_, there = table.way_to(n)
    Moment(table, n, None, "en").scene(there)
    return 1000 * (time.process_time() - began)


def main() -> None:
    """Print what was measured."""
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    made = long_game(entries)
    began = time.process_time()
    table = cut(made, entries)
    woken = 1000 * (time.process_time() - began)
    rng = random.Random(1)
    jump(table, 1)  # drawings and words are read once
    first = jump(table, table.length)
    times = sorted(jump(table, rng.randrange(table.length)) for _ in range(JUMPS))
    tracemalloc.start()
    again = cut(made, entries)
    alone = tracemalloc.get_traced_memory()[0]
    jump(again, again.length)
    marked = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    print(
        f"{table.row.game}, {table.length} entries, "
        f"{len(table.steps)} of which stand, woken in {woken:.0f} ms"
    )
    print(f"the first way to the end {first:.0f} ms, in steps of 8 entries")
    print(
        f"{JUMPS} jumps: median {statistics.median(times):.1f} ms, "
        f"95 % {times[int(0.95 * JUMPS)]:.1f} ms, most {times[-1]:.1f} ms"
    )
    print(
        f"memory: {alone / 1e6:.1f} MB, with {len(again.moments.marks)} marks {marked / 1e6:.1f} MB"
    )


if __name__ == "__main__":
    main()
