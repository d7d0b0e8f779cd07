"""What one person or address can't take from all the others: the chat, the lobby, the bots."""

import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from nunatak.server.base.limits import Limits
from nunatak.server.thinking.turns import Owner, Turns
from nunatak.store import Person, Store
from tests.loops import asynchronous, run
from tests.server.client import Player, post
from tests.server.conftest import Server
from tests.server.counts import count
from tests.table.sitting import kept

OWN = Limits()
ME, OPEN = {"kind": "me"}, {"kind": "open"}
POLE = {"kind": "bot", "level": "pole"}
CUB = {"kind": "bot", "level": "cub"}


def as_it_is(*beginnings: str) -> dict[str, Any]:
    """Return these limits as they are unless somebody changes them."""
    return {
        name: getattr(OWN, name) for name in Limits.__struct_fields__ if name.startswith(beginnings)
    }


# The chat


@asynchronous
async def test_whoever_connects_anew_may_not_say_more_than_before(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes, **as_it_is("chats_"), refused_wait=0).start()
    try:
        table, cookie = server.table(ME, OPEN)
        heard = []
        for n in range(5):
            player = await Player(server.base, table, cookie, n).open()
            heard += [await player.ask("chat", text=f"Buy ice! {n}.{i}") for i in range(3)]
            await player.close()
        said = [h["t"] for h in heard].count("ack")
        assert OWN.chats_at_once <= said <= OWN.chats_at_once + 4
        refused = next(h for h in heard if h["t"] == "error")
        assert refused["code"] == "rate"
    finally:
        server.stop()


@asynchronous
async def test_who_only_watches_speaks_only_where_the_table_allows_it(shared: Server) -> None:
    table, _ = shared.table(ME, OPEN)
    _, noor = shared.table(ME, OPEN)
    watching = await Player(shared.base, table, noor).open()
    refused = await watching.ask("chat", text="Take the seal!")
    assert refused["code"] == "seat"
    assert refused["say"] == "At this table, only those who play may speak."
    await watching.close()


@asynchronous
async def test_who_only_watches_never_speaks_under_the_name_of_a_player(shared: Server) -> None:
    table, ines = shared.table(ME, OPEN, open_chat=True)
    _, other = shared.table(ME, OPEN)  # another Ines
    player = await Player(shared.base, table, ines).open()
    watching = await Player(shared.base, table, other, 1).open()
    watching.lang = "zh-Hant"
    assert (await watching.ask("chat", text="I give up"))["t"] == "ack"
    assert (await player.ask("chat", text="I don't"))["t"] == "ack"
    await player.until(lambda: sum(h["t"] == "chat" for h in player.heard) == 2)
    lines = [h["line"] for h in player.heard if h["t"] == "chat"]
    assert [(line["name"], line.get("seat", "")) for line in lines] == [
        ("Ines 2 (watching)", ""),
        ("Ines", "A"),
    ]
    await player.close()
    await watching.close()


# The lobby


def test_thirty_tables_from_one_address_do_not_fill_the_lobby(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open_in(tmp_path)
        await store.add_person(Person("ines", "Ines"), "h")
        for n in range(43):
            made = kept(["person", "open"], public=True)
            made.row.id = f"t{n}"
            made.row.created = n
            made.row.origin = "elsewhere" if n in (0, 5) else "" if n == 1 else "here"
            await store.add_table(made.row, made.seats)
        listed = [brief.row.id for brief in await store.open_tables(30)]
        assert len(listed) == 30
        assert {"t0", "t1", "t5"} <= set(listed)
        assert listed == sorted(listed, key=lambda id: -int(id[1:]))
        await store.close()

    run(main())


def test_a_table_knows_whence_it_came_but_not_the_address(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    here, _ = server.table(ME, OPEN)
    there, _ = server.table(ME, OPEN)
    server.stop()

    async def main() -> None:
        store = await Store.open_in(tmp_path)
        rows = [(await store.load(table)).row for table in (here, there)]  # type: ignore[union-attr]
        assert rows[0].origin == rows[1].origin != ""
        assert b"127.0.0.1" not in b"".join(
            file.read_bytes() for file in tmp_path.glob("nunatak.db*")
        )
        await store.close()

    run(main())


# Bots


def test_whoever_has_had_little_thinking_comes_first() -> None:
    now = [0.0]
    turns: Turns[str] = Turns(2, lambda: now[0])
    greedy, modest = Owner("greedy", "a"), Owner("modest", "b")
    for n in range(3):
        turns.add(greedy, f"greedy {n}")
    assert turns.take() == (greedy, "greedy 0")
    turns.done(greedy, 5.0)
    turns.add(modest, "modest 0")
    assert turns.take() == (modest, "modest 0")
    turns.done(modest, 1.0)
    turns.add(modest, "modest 1")
    assert turns.take() == (modest, "modest 1")
    assert turns.take() == (greedy, "greedy 1")
    turns.done(modest, 0.1)
    now[0] = 600.0  # what is long ago counts no more
    turns.add(modest, "modest 2")
    assert turns.take() == (greedy, "greedy 2")


def test_one_address_never_has_all_the_workers() -> None:
    turns: Turns[int] = Turns(1)
    for n in range(3):
        turns.add(Owner(f"p{n}", "a"), n)
    assert turns.take() == (Owner("p0", "a"), 0)
    assert turns.take() is None
    turns.add(Owner("noor", "b"), 9)
    assert turns.take() == (Owner("noor", "b"), 9)
    turns.done(Owner("p0", "a"), 1.0)
    assert turns.take() is not None


def test_people_who_share_an_address_share_its_thinking() -> None:
    turns: Turns[int] = Turns(4)
    turns.done(Owner("ines", "a"), 9.0)
    turns.add(Owner("ines", "a"), 1)
    turns.add(Owner("noor", "a"), 2)
    assert turns.take() == (Owner("noor", "a"), 2)


def test_nobody_has_more_than_some_tables_at_which_bots_play_alone(tmp_path: Path) -> None:
    server = Server(tmp_path, **as_it_is("bot_tables_")).start()
    try:
        _, cookie = server.table(ME, OPEN)
        for _ in range(OWN.bot_tables_a_person):
            server.table(POLE, POLE, cookie=cookie)
        with pytest.raises(HTTPError) as refused:
            server.table(POLE, POLE, cookie=cookie)
        assert refused.value.code == 429
        assert b"Bots already play at as many tables" in refused.value.read()
        for _ in range(OWN.bot_tables_from_an_address - OWN.bot_tables_a_person):
            server.table(POLE, POLE)  # always somebody new
        with pytest.raises(HTTPError):
            server.table(POLE, POLE)
        server.table(ME, POLE)  # where somebody plays, bots may
    finally:
        server.stop()


@asynchronous
async def test_whoever_lets_the_strongest_bots_play_alone_does_not_keep_others_waiting(
    tmp_path: Path, processes: dict[str, Any]
) -> None:
    server = Server(tmp_path, **processes, **as_it_is("thinking_")).start()
    try:
        form = {"game": "arctic", "name": "Grasping", "seats": [POLE] * 4}
        for _ in range(count("bot_tables", 12)):
            post(server.base, "/api/tables", form, headers={"x-forwarded-for": "192.0.2.66"})
        table, cookie = server.table(ME, CUB)
        player = await Player(server.base, table, cookie, 2).open()
        waits = []
        for _ in range(8):
            await player.until(lambda: bool(player.options) or player.over, 30)
            if player.over:
                break
            began = time.monotonic()
            await player.move()
            await player.until(lambda: bool(player.options) or player.over, 30)
            waits.append(time.monotonic() - began)
        print("a bot was waited for:", [f"{wait:.2f}" for wait in waits])
        assert max(waits[1:]) < 5
        await player.close()
    finally:
        server.stop()
