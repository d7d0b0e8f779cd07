"""For whoever runs a server: copies, figures, settings, stopping, and forgetting."""

import asyncio
import json
import re
import signal
import subprocess
import sys
import time
import tomllib
from functools import partial
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import text

from nunatak.server.base.limits import Limits
from nunatak.server.base.settings import Settings, explained, explanations, read
from nunatak.store import ChatRow, Person, Store
from nunatak.store.backup import Unusable, back_up, restore
from nunatak.store.connect import FILE
from nunatak.store.retention import forget
from nunatak.store.schema import METADATA
from tests.loops import asynchronous, run
from tests.server.client import Player
from tests.server.conftest import START, Server
from tests.server.counts import count
from tests.server.test_disk import emptied, room
from tests.server.test_trouble import Stubborn, all_answered, seated
from tests.table.sitting import kept

ROOT = Path(__file__).parents[2]


def nunatak(*words: object) -> "subprocess.CompletedProcess[str]":
    """Run a command and wait for its end."""
    command = [sys.executable, "-c", START, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


# Copies


async def all_have_moved(players: list[Stubborn]) -> None:
    """Wait until everybody has been promised something."""
    async with asyncio.timeout(60):
        while not all(player.acked for player in players):
            await asyncio.sleep(0.05)


def ended(players: list[Stubborn]) -> bool:
    """Say whether a game is over."""
    return any(player.over for player in players)


@asynchronous
async def test_a_copy_made_under_load_is_a_server_in_which_every_game_goes_on(
    tmp_path: Path,
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    server = Server(here).start()
    pairs = [await seated(server, Stubborn, 100 * n) for n in range(count("restored_games", 4))]
    players = [player for pair in pairs for player in pair]
    moved = asyncio.Event()
    playing = [asyncio.create_task(p.play(moved.is_set)) for p in players]
    await all_have_moved(players)
    acked = [dict(p.acked) for p in players]  # what was promised before the copy began
    copy = tmp_path / "games.backup"
    made = await asyncio.to_thread(nunatak, "backup", copy, "--data", here)
    assert made.stdout == f"{len(pairs)} tables are in {copy}.\n", made.stderr
    assert copy.stat().st_mode & 0o077 == 0
    moved.set()
    await asyncio.gather(*playing)
    server.kill()  # the old machine is gone
    filled = await asyncio.to_thread(nunatak, "restore", copy, "--data", there)
    assert filled.stdout == f"{len(pairs)} tables are in {there} now.\n", filled.stderr
    another = Server(there)
    another.port = server.port
    another.start()
    try:
        for player, promised in zip(players, acked, strict=True):
            assert promised
            player.acked, player.waiting = promised, None
            player.scene, player.v, player.epoch, player.heard = {}, -1, "", []
            player.socket = None
        for pair in pairs:
            over = [asyncio.create_task(p.play(partial(ended, pair))) for p in pair]
            await asyncio.wait_for(asyncio.gather(*over), 120)
            for player in pair:
                await player.close()
        for pair in pairs:
            store = await Store.open_in(there)
            found = await store.load(pair[0].table)
            await store.close()
            assert found is not None
            assert found.row.state == "over"
            for player, seat in zip(pair, found.seats, strict=False):
                await all_answered(another, player, seat.person)
    finally:
        another.stop()


def test_games_that_are_there_are_not_replaced_unasked_and_put_aside_when_asked(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path).start()
    server.table({"kind": "me"}, {"kind": "open"})
    copy = tmp_path / "copy"
    assert nunatak("backup", copy, "--data", tmp_path).returncode == 0
    running = nunatak("restore", copy, "--data", tmp_path)
    assert running.returncode == 1
    assert "Another server" in running.stderr
    server.table({"kind": "me"}, {"kind": "open"})
    server.stop()
    refused = nunatak("restore", copy, "--data", tmp_path)
    assert refused.returncode == 2
    assert "--replace" in refused.stderr
    assert nunatak("restore", copy, "--data", tmp_path, "--replace").returncode == 0
    [aside] = tmp_path.glob(f"{FILE}.before-*[0-9]")
    assert len(tables(tmp_path)) == 1
    aside.rename(tmp_path / "aside.db")
    (tmp_path / "old").mkdir()
    (tmp_path / "aside.db").rename(tmp_path / "old" / FILE)
    assert len(tables(tmp_path / "old")) == 2


def tables(folder: Path) -> list[str]:
    """Return the names of all tables in a folder."""

    async def main() -> list[str]:
        store = await Store.open_in(folder)
        async with store.reading() as connection:
            found = list((await connection.execute(text("SELECT id FROM tables"))).scalars())
        await store.close()
        return found

    return run(main())


def test_what_is_no_backup_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ines, " * 1000)
    for words in (
        ("restore", tmp_path / "letter", "--data", tmp_path / "games"),
        ("restore", tmp_path / "nowhere", "--data", tmp_path / "games"),
        ("backup", tmp_path / "copy", "--data", tmp_path / "nowhere"),
        ("backup", tmp_path / "no" / "copy", "--data", tmp_path),
    ):
        said = nunatak(*words)
        assert said.returncode in (1, 2), words
        assert len(said.stderr.strip().splitlines()) == 1, said.stderr
    assert not (tmp_path / "copy").exists()
    assert not list(tmp_path.glob("*.part"))


def test_a_copy_moves_a_server_to_postgresql_and_back(tmp_path: Path, postgres: str) -> None:
    async def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
        found = {}
        async with store.reading() as connection:
            for kind in METADATA.sorted_tables:
                every = (await connection.execute(kind.select())).all()
                found[kind.name] = sorted((tuple(row) for row in every), key=repr)
        return found

    async def main() -> None:
        here = await Store.open_in(tmp_path / "here")
        await people(here)
        before = await rows(here)
        await here.close()
        await back_up(tmp_path / "here", "", tmp_path / "one")
        assert await restore(tmp_path / "one", tmp_path, postgres, replace=True) == 2
        with pytest.raises(Unusable):
            await restore(tmp_path / "one", tmp_path, postgres)
        assert await back_up(tmp_path, postgres, tmp_path / "two") == 2
        assert await restore(tmp_path / "two", tmp_path / "there", "") == 2
        there = await Store.open_in(tmp_path / "there")
        assert await rows(there) == before
        await there.close()
        await emptied(postgres)

    run(main())


# Forgetting


async def people(store: Store) -> None:
    """Ines and Noor have played long ago; Ines also lately."""
    await store.add_person(Person("ines", "Ines"), "h1")
    await store.add_person(Person("noor", "Noor"), "h2")
    for id, changed in (("t1", 100), ("t2", 900)):
        made = kept(["person", "person" if id == "t1" else "bot"])
        made.row.id, made.row.changed, made.row.state = id, changed, "over"
        made.row.origin = "somewhere"
        if id == "t1":
            made.row.host = "noor"
        await store.add_table(made.row, made.seats)
    await store.add_chat("t1", ChatRow(1, "ines", 0, "Ines", "Hello, Noor", 50), "m1")
    await store.add_chat("t1", ChatRow(2, "noor", 1, "Noor", "Hello, Ines", 60), "m2")
    async with store.writing() as connection:
        await connection.execute(text("UPDATE people SET created = 10"))
        await connection.execute(text("UPDATE keys SET created = 10"))


def test_who_has_not_come_for_long_is_forgotten_and_the_games_stay(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open_in(tmp_path)
        await people(store)
        tried = await forget(store, 500, really=False)
        assert (tried.people, tried.seats, tried.spoken) == (1, 1, 1)
        assert await store.person("h2") == Person("noor", "Noor")
        assert await forget(store, 500) == tried
        assert await store.person("h2") is None
        assert await store.person("h1") == Person("ines", "Ines")
        found = await store.load("t1")
        assert found is not None
        assert [(s.name, s.person) for s in found.seats] == [("Ines", "ines"), ("Guest B", None)]
        assert [line.text for line in found.chat] == ["Hello, Noor"]
        assert found.row.origin == ""
        assert (await store.load("t2")).row.origin == "somewhere"  # type: ignore[union-attr]
        assert (await forget(store, 500)).people == 0
        await store.close()

    run(main())
    everything = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Ines" in everything


def test_forgetting_is_a_command_that_can_be_tried(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open_in(tmp_path)
        await people(store)
        await store.close()

    run(main())
    tried = nunatak("forget", "--days", 3, "--try", "--data", tmp_path)
    assert tried.stdout.startswith("2 people would be forgotten"), tried.stderr
    done = nunatak("forget", "--days", 3, "--data", tmp_path)
    assert done.stdout.startswith("2 people have been forgotten"), done.stderr


# Figures


def ask(server: Server, path: str, **headers: str) -> tuple[int, str]:
    """Return the status and the text of a page."""
    try:
        with urlopen(Request(server.base + path, headers=headers), timeout=10) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


def figure(page: str, name: str) -> float:
    """Return one figure of a page for Prometheus."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.M)
    assert found, f"{name} is not there"
    return float(found[1])


@asynchronous
async def test_figures_say_what_the_server_does_and_name_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        table, cookie = server.table(
            {"kind": "me"}, {"kind": "bot", "level": "cub"}, name="Ines Secret"
        )
        player = await Player(server.base, table, cookie, 1).open()
        for _ in range(3):
            await player.move()
        await player.ask("act", v=player.v, option=987_654)
        await player.until(lambda: bool(player.options) or player.over, 30)
        await asyncio.sleep(0.5)
        status, page = ask(server, "/metrics")
        assert status == 200
        assert figure(page, 'nunatak_moves_total{by="person"}') == 3
        assert figure(page, 'nunatak_moves_total{by="bot"}') >= 1
        assert figure(page, "nunatak_move_seconds_count") == 4
        assert figure(page, "nunatak_tables") == 1
        assert figure(page, "nunatak_sockets") == 1
        assert figure(page, "nunatak_lines") >= 1
        assert figure(page, "nunatak_thinking_turns") == 0
        assert figure(page, "nunatak_thinking_seconds_count") >= 1
        assert figure(page, "nunatak_write_seconds_count") >= 4
        assert figure(page, "nunatak_loop_lag_seconds_count") >= 1
        assert figure(page, "nunatak_trouble") == 0
        assert sum(map(float, re.findall(r"^nunatak_refusals_total.* (\S+)$", page, re.M))) == 1
        assert "Secret" not in page
        assert table not in page
        assert ask(server, "/metrics", **{"x-forwarded-for": "192.0.2.1"})[0] == 404
        await player.close()
    finally:
        server.stop()


def test_every_figure_of_the_dashboard_is_one_that_the_server_has(shared: Server) -> None:
    board = json.loads((ROOT / "docs" / "operations" / "grafana.json").read_text())
    asked = " ".join(t["expr"] for panel in board["panels"] for t in panel["targets"])
    _, page = ask(shared, "/metrics")
    families = set(re.findall(r"^# TYPE (\S+)", page, re.M))
    used = set(re.findall(r"\bnunatak_[a-z_]+", asked))
    assert {re.sub(r"_(bucket|count|sum)$", "", name) for name in used} <= families
    assert len(used) >= 12


def test_a_server_that_can_keep_nothing_is_not_ready_but_lives(tmp_path: Path) -> None:
    server = Server(tmp_path, alive=0.3).start()
    try:
        assert ask(server, "/ready") == (200, '{"ready":true}')
        room(server, 4096)
        until = time.monotonic() + 10
        while ask(server, "/ready")[0] == 200 and time.monotonic() < until:
            time.sleep(0.1)
        assert ask(server, "/ready") == (503, '{"ready":false,"why":"trouble-disk"}')
        assert ask(server, "/health")[0] == 200
    finally:
        server.stop()


# Settings


def test_every_limit_is_explained() -> None:
    for kind in (Settings, Limits):
        notes = explanations(kind)
        assert set(notes) == set(kind.__struct_fields__)
        assert [name for name, note in notes.items() if not note] in ([], ["limits"])


def test_the_printed_settings_are_those_without_any(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(nunatak("settings").stdout)
    assert read(tmp_path / "settings.toml") == read(None)
    assert "grace = 6.0" in explained()
    assert tomllib.loads(explained())["limits"]["grace"] == 6.0


def test_settings_are_read_and_mistakes_in_them_said(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('proxies = ["10.0.0.0/8"]\n[limits]\ngrace = 1.5\n')
    assert read(file) == Settings(proxies=("10.0.0.0/8",), limits=Limits(grace=1.5))
    for mistake, why in (
        ("graze = 1.5", "graze"),
        ('proxies = ["the proxy"]', "the proxy"),
        ("[limits]\ngrace = 'long'", "grace"),
        ("= 3", "line 1"),
    ):
        file.write_text(mistake)
        said = nunatak("serve", "--no-browser", "--settings", file, "--data", tmp_path)
        assert said.returncode == 1
        assert why in said.stderr
        assert len(said.stderr.splitlines()) == 1
    missing = nunatak("serve", "--settings", tmp_path / "nowhere")
    assert "can't be read: No such file" in missing.stderr


def test_a_value_on_the_command_line_comes_before_the_file(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.settings.write_text(f'data = "{tmp_path / "elsewhere"}"\nport = 1\n')
    server.start()
    server.stop()
    assert (tmp_path / FILE).exists()
    assert not (tmp_path / "elsewhere").exists()


# Starting and stopping


@asynchronous
async def test_a_server_that_is_told_to_end_finishes_what_it_was_asked(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    players = await seated(server, Stubborn, 1)
    playing = [asyncio.create_task(p.play(lambda: False)) for p in players]
    await all_have_moved(players)
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    began = time.monotonic()
    assert await asyncio.to_thread(server.process.wait, 20) == 0
    assert time.monotonic() - began < 9
    for task in playing:
        task.cancel()
    assert "Traceback" not in server.errors()
    store = await Store.open_in(tmp_path)
    found = await store.load(players[0].table)
    await store.close()
    assert found is not None
    for player, seat in zip(players, found.seats, strict=False):
        assert player.acked
        await all_answered(server, player, seat.person)


@pytest.mark.parametrize("what", ["damaged", "newer", "unreachable", "unknown"])
def test_what_keeps_a_server_from_starting_is_one_sentence(tmp_path: Path, what: str) -> None:
    words: list[object] = ["serve", "--no-browser", "--port", 0, "--data", tmp_path]
    if what == "damaged":
        (tmp_path / FILE).write_bytes(bytes(range(256)) * 40)
    elif what == "newer":
        tables(tmp_path)
        changed = "UPDATE alembic_version SET version_num = '9999'"

        async def main() -> None:
            store = await Store.open_in(tmp_path)
            async with store.writing() as connection:
                await connection.execute(text(changed))
            await store.close()

        run(main())
    elif what == "unreachable":
        words += ["--database", "postgresql://ines:secret@127.0.0.1:1/games"]
    else:
        words += ["--database", "oracle://somewhere"]
    said = nunatak(*words)
    assert said.returncode == 1
    [line] = said.stderr.strip().splitlines()
    assert line.startswith("The server can't start: ")
    assert "secret" not in line
