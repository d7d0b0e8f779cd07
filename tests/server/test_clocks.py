"""Time: nobody loses any to a clock that is set, or to a server that does not run."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from nunatak.store import Person, Store, lifetime
from nunatak.store.connect import FILE
from tests.loops import asynchronous, run
from tests.server.client import Player
from tests.server.conftest import START, Server
from tests.table.sitting import kept

# The machine's clock runs ahead by as many seconds as a file says.
SET = """
import time
wall = time.time
time.time = lambda: wall() + float(open({file!r}).read() or 0)
"""


class Shifted(Server):
    """A server on a machine whose clock can be set."""

    def set_clock(self, seconds: float) -> None:
        (self.folder / "ahead.txt").write_text(str(seconds))

    @property
    def code(self) -> str:
        return SET.format(file=str(self.folder / "ahead.txt")) + START


@asynchronous
async def test_a_clock_that_is_set_an_hour_ahead_loses_nobody_the_game(tmp_path: Path) -> None:
    server = Shifted(tmp_path)
    server.set_clock(0)
    server.start()
    try:
        table, cookie = server.table(
            {"kind": "me"}, {"kind": "open"}, pace="live", minutes=5, late="lose"
        )
        other = server.sit(table, "B", "Noor")
        players = [
            await Player(server.base, table, c, n).open() for n, c in enumerate([cookie, other])
        ]
        for ahead in (3600, -3600):
            server.set_clock(ahead)
            for _ in range(4):
                asked = next(p for p in players if p.options)
                await asked.move()
                await asyncio.sleep(0.1)
                await players[0].until(lambda: any(p.options for p in players))
        assert not any(p.over for p in players)
        clocks = [h["clock"]["left"] for h in players[0].heard if h.get("clock")]
        assert all(290 < left <= 300 for clock in clocks for left in clock.values())
        for player in players:
            await player.close()
    finally:
        server.stop()


def due(folder: Path, table: str) -> int:
    """Return when somebody's time runs out, as it is kept."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        return int(file.execute("SELECT due FROM tables WHERE id = ?", [table]).fetchone()[0])


def test_no_time_of_a_daily_game_runs_while_the_server_is_down(tmp_path: Path) -> None:
    server = Shifted(tmp_path, alive=0.2)
    server.set_clock(0)
    server.start()
    table, _ = server.table({"kind": "me"}, {"kind": "open"}, pace="day", late="lose")
    server.sit(table, "B", "Noor")
    run(asyncio.sleep(0.6))
    before = due(tmp_path, table)
    server.kill()
    server.set_clock(3 * 86_400)  # three days later, as far as the machine knows
    server.start()
    try:
        found = due(tmp_path, table)
        assert 3 * 86_400 <= found - before <= 3 * 86_400 + 20
    finally:
        server.stop()


@pytest.mark.parametrize("now", [400.0, 160.0])
def test_only_a_time_in_which_no_server_ran_is_given_back(tmp_path: Path, now: float) -> None:
    async def main() -> None:
        store = await Store.open_in(tmp_path)
        await store.add_person(Person("ines", "Ines"), "h")
        made = kept(["person", "bot"], pace="day")
        made.row.state, made.row.due = "playing", 1000
        await store.add_table(made.row, made.seats)
        assert await lifetime.forgive(store, 100.0) == 0.0  # the first start of all
        await lifetime.note_alive(store, 150.0)
        down = now - 150.0 if now - 150.0 >= 15.0 else 0.0
        assert await lifetime.forgive(store, now, least=15.0) == down
        found = await store.load("t1")
        assert found is not None
        assert found.row.due == 1000 + down
        await store.close()

    run(main())
