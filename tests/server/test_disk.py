"""A disk that is full, gone, read-only or damaged: everybody is told, and no move is lost."""

import asyncio
import json
import os
import re
import resource
import shutil
import sqlite3
import stat
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DataError, DBAPIError, OperationalError
from websockets.exceptions import ConnectionClosed

from nunatak.protocol import messages as m
from nunatak.server.base.limits import Limits
from nunatak.server.base.trouble import cause, is_trouble, key_of
from nunatak.server.tables.hall import Hall
from nunatak.server.tables.viewer import Viewer
from nunatak.server.thinking.thinking import Thinking
from nunatak.store import Person, Store
from nunatak.store.connect import FILE
from nunatak.store.schema import METADATA
from tests.loops import asynchronous, run
from tests.server.client import Player, post
from tests.server.conftest import START, Server

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def two(server: Server) -> list[Player]:
    """Return two people at a table."""
    table, cookie = server.table(ME, OPEN)
    cookies = [cookie, server.sit(table, "B", "Noor")]
    return [await Player(server.base, table, c, n).open() for n, c in enumerate(cookies)]


async def somebody_moves(players: list[Player]) -> dict[str, Any]:
    """Let whoever is asked move, and again after a broken line; return the answer."""
    async with asyncio.timeout(20):
        while True:
            for player in players:
                if player.socket is None:
                    await player.open()
            asked = next((p for p in players if p.options), None)
            if asked is None:
                await asyncio.sleep(0.02)
                continue
            line = asked.socket
            try:
                id = await asked.say("act", v=asked.v, option=asked.options[0])
            except ConnectionClosed:
                await asked.until(lambda: asked.socket is not line)  # noqa: B023
                continue
            await asked.until(lambda: asked.answer(id) is not None or asked.socket is not line)  # noqa: B023
            found = asked.answer(id)
            if found is not None:
                return found


def kept(file: Path, table: str) -> int:
    """Return how many entries a table has in a file."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as found:
        asked = found.execute("SELECT count(*) FROM entries WHERE table_id = ?", [table])
        return int(asked.fetchone()[0])


def page(server: Server, path: str = "/") -> str:
    """Return a page, whatever its status."""
    try:
        with urlopen(server.base + path, timeout=10) as answer:
            return str(answer.read().decode())
    except HTTPError as error:
        if not error.headers["content-security-policy"]:
            raise
        return str(error.read().decode())


async def recovered(server: Server, seconds: float = 15) -> None:
    """Wait until the server keeps things again."""
    async with asyncio.timeout(seconds):
        while "nothing can be kept" in await asyncio.to_thread(page, server):
            await asyncio.sleep(0.2)


@asynchronous
async def test_a_folder_that_is_moved_away_loses_no_move_and_may_come_back(tmp_path: Path) -> None:
    games, aside = tmp_path / "games", tmp_path / "aside"
    games.mkdir()
    server = Server(games).start()
    try:
        players = await two(server)
        table = players[0].table
        for _ in range(3):
            assert (await somebody_moves(players))["t"] == "ack"
        games.rename(aside)
        refused = await somebody_moves(players)
        assert (refused["t"], refused["code"]) == ("error", "trouble")
        assert "can’t find its games" in refused["say"]
        length = kept(aside / FILE, table)
        for _ in range(3):  # the page is still there, and says so
            assert (await somebody_moves(players))["t"] == "error"
        assert "can’t find its games" in page(server)
        aside.rename(games)
        await recovered(server)
        assert (await somebody_moves(players))["t"] == "ack"
        assert kept(games / FILE, table) > length
        said = server.errors()
        assert "Nothing can be kept, and moves are refused: Gone" in said
        assert "Everything can be kept again." in said
        assert "Traceback" not in said
        for player in players:
            await player.close()
    finally:
        server.stop()


@asynchronous
async def test_a_folder_that_is_removed_takes_no_more_moves(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    server = Server(games).start()
    errors = (games / "errors.txt").open()
    try:
        players = await two(server)
        assert (await somebody_moves(players))["t"] == "ack"
        shutil.rmtree(games)
        for _ in range(8):
            assert (await somebody_moves(players))["code"] == "trouble"
        with pytest.raises(HTTPError) as refused:
            server.table(ME, OPEN)
        assert refused.value.code == 503
        assert "Nothing can be kept" in errors.read()
        for player in players:
            await player.close()
    finally:
        errors.close()
        server.stop()


def room(server: Server, size: int) -> None:
    """Let the files of a server grow no further than to this size, as on a full disk."""
    assert server.process is not None
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


@asynchronous
async def test_a_disk_without_room_refuses_moves_until_there_is_some(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        players = await two(server)
        assert (await somebody_moves(players))["t"] == "ack"
        length = kept(tmp_path / FILE, players[0].table)
        room(server, 4096)
        refused = await somebody_moves(players)
        assert (refused["t"], refused["code"]) == ("error", "trouble")
        assert "nothing can be kept" in page(server)
        assert kept(tmp_path / FILE, players[0].table) == length
        room(server, resource.RLIM_INFINITY)
        await recovered(server)
        assert (await somebody_moves(players))["t"] == "ack"
        assert kept(tmp_path / FILE, players[0].table) > length
        assert "Traceback" not in server.errors()
        for player in players:
            await player.close()
    finally:
        server.stop()


@asynchronous
async def test_bots_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        bot = {"kind": "bot", "level": "cub"}
        table, cookie = server.table(bot, bot)
        room(server, 4096)
        await asyncio.sleep(2.5)
        room(server, resource.RLIM_INFINITY)
        watching = Player(server.base, table, cookie)
        await recovered(server)
        await watching.open()
        await watching.until(lambda: watching.over, 60)
        await watching.close()
    finally:
        server.stop()


@asynchronous
async def test_a_file_that_is_damaged_while_the_server_runs_is_said_on_the_page(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path).start()
    try:
        players = await two(server)
        assert (await somebody_moves(players))["t"] == "ack"
        for each in players:
            await each.close()
        with closing(sqlite3.connect(tmp_path / FILE)) as file:
            file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with (tmp_path / FILE).open("r+b") as damaged:
            damaged.seek(100)
            damaged.write(os.urandom(os.path.getsize(tmp_path / FILE) - 100))
        async with asyncio.timeout(15):
            while "damaged" not in await asyncio.to_thread(page, server):
                await asyncio.sleep(0.2)
        assert "Traceback" not in server.errors()
        with pytest.raises(HTTPError) as refused:
            server.table(ME, OPEN)
        assert refused.value.code == 503
    finally:
        server.stop()


def test_what_sqlite_says_is_told_apart(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open_in(tmp_path)
        await store.add_person(Person("ines", "Inès the Secret"), "h")
        for pragma, key in (("query_only = ON", "readonly"), ("max_page_count = 1", "full")):
            async with store.engine.connect() as connection:
                await connection.exec_driver_sql(f"PRAGMA {pragma}")
                rows = [{"id": f"p{n}", "name": "Inès the Secret" * 20} for n in range(5000)]
                add = text("INSERT INTO people (id, name, created) VALUES (:id, :name, 1)")
                with pytest.raises(DBAPIError) as failed:
                    await connection.execute(add, rows)
                await connection.exec_driver_sql("PRAGMA query_only = OFF")
            assert is_trouble(failed.value)
            assert key_of(failed.value) == f"trouble-{key}"
            assert "Secret" not in str(failed.value)
            assert "Secret" not in cause(failed.value)
        await store.close()

    run(main())


def test_the_files_of_the_folder_are_for_their_owner_only(tmp_path: Path) -> None:
    games = tmp_path / "games"
    old = os.umask(0)
    try:
        run(opened(games))
    finally:
        os.umask(old)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in games.iterdir()}
    assert FILE in modes
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(games.stat().st_mode) == 0o700


async def opened(folder: Path) -> None:
    """Open a store as a server does, and leave its files there."""
    store = await Store.open_in(folder)
    await store.add_person(Person("ines", "Ines"), "h")
    for file in folder.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    await store.close()


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.execute("PRAGMA journal_mode=WAL")
    (tmp_path / FILE).chmod(0o644)
    run(opened(tmp_path))


# What can't be kept at all


@asynchronous
async def test_a_letter_that_is_none_is_refused_everywhere(shared: Server) -> None:
    await send_what_is_no_letter(shared)


@asynchronous
async def test_a_letter_that_is_none_is_refused_on_postgresql_as_well(
    tmp_path: Path, postgres: str
) -> None:
    server = Server(tmp_path, database=postgres).start()
    try:
        await send_what_is_no_letter(server)
        assert "Traceback" not in server.errors()
    finally:
        server.stop()
        await emptied(postgres)


async def emptied(database: str) -> None:
    """Leave a database to the next test as if nothing had been there."""
    store = await Store.open(database)
    async with store.writing() as connection:
        for kind in reversed(METADATA.sorted_tables):
            await connection.execute(kind.delete())
    await store.close()


async def send_what_is_no_letter(shared: Server) -> None:
    """Try it in chat, ids, names and addresses, none of which harms the table."""
    table, cookie = shared.table(ME, OPEN)
    player = await Player(shared.base, table, cookie).open()
    refused = await player.ask("chat", text="a\0b")
    assert refused["say"] == "The server did not understand that."
    await player.send({"t": "chat", "id": "x\0y", "text": "hello"})
    await player.until(lambda: sum(h["t"] == "error" for h in player.heard) == 2)
    assert (await player.ask("chat", text="still here"))["t"] == "ack"
    await player.close()
    with pytest.raises(HTTPError) as form:
        post(shared.base, f"/api/tables/{table}/sit", {"seat": "B", "name": "No\0or"})
    assert form.value.code == 400
    for path in ("/t/%00", f"/t/{table}%00", "/t/a%00b/i/c%00d"):
        with pytest.raises(HTTPError) as gone:
            urlopen(shared.base + path, timeout=10)
        assert gone.value.code == 404


# What the log says


class Faulty(Server):
    """A server with a fault in one of its pages."""

    code = (
        "import nunatak.server.routes.lists as lists\n"
        "async def home(*_): raise RuntimeError('a fault')\n"
        "lists.home = home\n" + START
    )


def test_a_fault_is_said_in_words_under_the_policy_of_all_pages_and_logged_with_its_time(
    tmp_path: Path,
) -> None:
    server = Faulty(tmp_path).start()
    try:
        said = page(server)  # which looks for the policy
        assert "it is the server’s fault" in said
    finally:
        server.stop()
    assert re.search(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z ERROR ", server.errors(), re.M)
    assert "a fault" in server.errors()


@asynchronous
async def test_the_log_names_nobody(tmp_path: Path) -> None:
    server = Server(
        tmp_path, bot_thinks=0.001, worker_starts=0
    ).start()  # there is something to log
    try:
        table, cookie = server.table(ME, {"kind": "bot", "level": "pole"}, name="Ines Secret")
        player = await Player(server.base, table, cookie).open()
        await player.ask("chat", text="my secret word")
        await player.until(lambda: bool(player.options), 30)
        room(server, 4096)
        await player.move()
        with pytest.raises(HTTPError):
            server.sit(table, "A", "Noor Secret")
        await player.close()
    finally:
        server.stop()
    said = server.errors()
    assert said
    for each in ("ecret", "127.0.0.1", cookie.split("=")[1]):
        assert each not in said
    for line in said.splitlines():
        assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [A-Z]+ [\w.]+: ", line), line


@asynchronous
async def test_a_file_that_may_not_be_written_refuses_moves_and_says_why(tmp_path: Path) -> None:
    store = await Store.open_in(tmp_path)
    hall = Hall(store, Limits(), Thinking(1, 1.0))
    await hall.open()
    people = [Person(name, name.title()) for name in ("ines", "noor")]
    for person in people:
        await store.add_person(person, f"key of {person.id}")
    form = m.NewTable("antartik", [m.NewSeat("me"), m.NewSeat("open")])
    table = await hall.make(form, people[0])

    async def answer(id: str) -> dict[str, Any]:
        """Let whoever is asked choose, and return what they are told."""
        live = await hall.find(table)
        asked = live.table.asked()
        assert asked is not None
        viewer = Viewer(people[asked], "en", Limits())
        act = m.Act(id, live.table.row.version, live.table.choices(asked)[0])
        live.ask(partial(live.hear, viewer, act))
        async with asyncio.timeout(10):
            return dict(json.loads(await viewer.outbox.get() or b"{}"))

    await (await hall.find(table)).sit_down(1, people[1], "Noor")
    assert (await answer("k.1"))["t"] == "ack"
    assert store.writer is not None
    connection = store.writer.connection
    assert connection is not None
    connection.execute("PRAGMA query_only = ON")
    refused = await answer("k.2")
    assert (refused["code"], hall.trouble.key) == ("trouble", "trouble-readonly")
    assert await store.answered(table, people[0].id, "k.2") is None
    assert await store.answered(table, people[1].id, "k.2") is None
    await hall.recover()  # with another connection
    assert (await answer("k.3"))["t"] == "ack"
    await hall.close()


def test_a_value_that_the_database_can_not_take_is_no_trouble_for_everybody() -> None:
    cause = ValueError("PostgreSQL text fields cannot contain NUL (0x00) bytes")
    assert not is_trouble(DataError("SELECT 1", {}, cause))
    assert is_trouble(OperationalError("SELECT 1", {}, OSError("disk I/O error")))
