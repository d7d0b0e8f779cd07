"""Who is let in when there is little room."""

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from nunatak.server.base.limits import Limits
from nunatak.server.tables.door import Arrival, Door
from tests.loops import asynchronous
from tests.server.client import Player
from tests.server.conftest import Server

TRY_LATER = 1013


@asynchronous
async def test_however_many_watch_a_seat_always_has_room(tmp_path: Path) -> None:
    server = Server(tmp_path, viewers_a_table=5, connections=6).start()
    try:
        table, cookie = server.table({"kind": "me"}, {"kind": "open"})
        watching = [await Player(server.base, table).open() for _ in range(5)]
        address = server.base.replace("http", "ws") + f"/socket/{table}"
        one_more = await connect(address, origin=Origin(server.base))
        with pytest.raises(ConnectionClosed):
            await one_more.recv()
        assert one_more.close_code == TRY_LATER
        tabs = [await Player(server.base, table, cookie, n).open() for n in range(3)]
        assert all(tab.scene for tab in tabs)
        for each in [*watching, *tabs]:
            await each.close()
        again = await Player(server.base, table).open()  # there is room again
        await again.close()
    finally:
        server.stop()


def test_those_at_one_address_leave_room_for_others() -> None:
    door = Door(Limits(connections_from_an_address=2))
    with (
        door.let_in(Arrival("t1", "a"), 1.0) as first,
        door.let_in(Arrival("t2", "a"), 1.0) as second,
        door.let_in(Arrival("t3", "a"), 1.0) as third,
        door.let_in(Arrival("t1", "b"), 1.0) as other,
        door.let_in(Arrival("t3", "a", "ines", seated=True), 1.0) as seated,
    ):
        assert [first, second, third, other, seated] == [True, True, False, True, True]
    assert not door.inside


def test_whoever_comes_and_goes_all_the_time_has_to_wait() -> None:
    door = Door(
        Limits(connections_a_second_from_an_address=1.0, connections_at_once_from_an_address=2)
    )
    came = []
    for now in (1.0, 1.1, 1.2, 2.5):
        with door.let_in(Arrival("t1", "a"), now) as welcome:
            came.append(welcome)
    assert came == [True, True, False, True]


def test_one_person_can_not_take_up_all_that_is_kept_for_seats() -> None:
    door = Door(Limits(connections=0, connections_for_seats=9, connections_a_person=1))
    ines = Arrival("t1", "a", "ines", seated=True)
    with door.let_in(ines, 1.0) as first, door.let_in(ines, 1.0) as second:
        assert (first, second) == (True, False)
        assert not door.full
