"""What was kept by any version of the program opens in this one, and goes on."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import text

import nunatak
from nunatak.engine.position import OVER
from nunatak.games.description import Game
from nunatak.games.edition import edition_of
from nunatak.server.people.people import hashed
from nunatak.server.running.doctor import Finding, findings
from nunatak.store import Kept, Store
from nunatak.store.connect import sqlite_address
from nunatak.store.schema import METADATA
from nunatak.table import Table
from nunatak.table.kept import Unreadable, adopted, document
from nunatak.table.log import said
from nunatak.table.outcome import outcome, winners
from nunatak.table.picture import picture
from tests.kept import fresh
from tests.kept.folder import FILES, all_tables, fill, rows, unpack, with_store
from tests.loops import run
from tests.server.conftest import Server

LATEST = FILES[-1]
GAMES = list(nunatak.game_names())
STEPS = 60  # entries that a running game goes on by


@pytest.fixture(scope="module", params=FILES, ids=lambda file: file.stem)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(request.param, tmp_path_factory.mktemp(request.param.stem))


def load(folder: Path, file: Path) -> list[Kept]:
    """Return all the tables of a folder."""

    async def work(store: Store) -> list[Kept]:
        ids = {row["id"] for row in rows(file)["tables"]}
        return await all_tables(store, sorted(ids))

    return with_store(sqlite_address(folder), work)


@pytest.fixture(scope="module")
def of_today(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the program of today has kept."""
    return fresh.folder(tmp_path_factory.mktemp("today"))


def kept_today(folder: Path, state: str = "") -> list[Kept]:
    """Return what was kept in that folder, as often as somebody wants to take it up."""

    async def work(store: Store) -> list[Kept]:
        names = [f"{name}-{kind}" for name in GAMES for kind in ("playing", "over")]
        found = await all_tables(store, names)
        return [kept for kept in found if state in ("", kept.row.state)]

    return with_store(sqlite_address(folder), work)


@pytest.fixture
def newer_rules() -> Iterator[None]:
    """All games, under rules that come after those of today."""
    games = [nunatak.game(name) for name in GAMES]
    for game in games:
        game.rules_version += 1
    yield
    for game in games:
        game.rules_version -= 1


@pytest.fixture
def other_pieces(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], Game[Any]]:
    """Lets Antarctica be played with tracks that bring other points."""

    def change() -> Game[Any]:
        game = nunatak.game("antarctica")
        dear = re.sub(r"(?<=points = \[)[0-9, ]+", dearer, game.components)
        assert dear != game.components
        for part in ("edition", "tables", "former"):
            monkeypatch.delitem(vars(game), part, raising=False)
        monkeypatch.setitem(vars(game), "components", dear)
        monkeypatch.setitem(vars(game), "editions", tmp_path)
        return game

    return change


def dearer(points: re.Match[str]) -> str:
    """Return points that are three times as many."""
    return ", ".join(str(3 * int(n)) for n in points[0].split(", "))


def play_on(table: Table, steps: int) -> None:
    """Let everybody choose anything for a while, or to the end."""
    rng = random.Random(5)
    while table.row.state == "playing" and table.length < steps:
        seat = table.asked()
        assert seat is not None
        option = rng.choice(table.p.options())
        if table.is_bot(seat):
            assert table.bot_takes(seat, option, table.length, 0.0)
        else:
            table.act(seat, option, table.row.version, 0.0)


def every_eye(table: Table) -> list[int | None]:
    return [None, *range(table.row.players)]


def test_every_game_is_in_every_kept_folder_running_waiting_and_finished() -> None:
    for file in FILES:
        found = {(row["game"], row["state"]) for row in rows(file)["tables"]}
        assert found >= {(g, s) for g in GAMES for s in ("playing", "waiting", "over")}
        assert {row["pace"] for row in rows(file)["tables"]} == {"none", "live", "daily"}
        assert rows(file)["chat"]


def test_every_finished_game_can_be_looked_at_and_every_running_one_goes_on(folder: Path) -> None:
    file = next(file for file in FILES if folder.name.startswith(file.stem))
    for kept in load(folder, file):
        won = kept.row.turn
        table = Table(kept, 0.0)
        assert table.row.trouble == ""
        for seat in every_eye(table):
            scene = picture(table, seat, "en")
            assert (scene.over is not None) == (table.row.state == "over")
            assert said(table, table.record.lines, seat, "en") or table.row.state == "waiting"
        if table.row.state == "over":
            assert "".join("ABCDE"[seat] for seat in winners(table)) == won
        if table.row.state == "playing":
            before = table.length
            play_on(table, before + STEPS)
            assert table.ended or table.length >= before + STEPS


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_on_postgresql_every_kept_table_opens_and_goes_on_too(file: Path, postgres: str) -> None:
    kept = rows(file)
    ids = [row["id"] for row in kept["tables"]]

    async def work(store: Store) -> None:
        for found in await all_tables(store, ids):
            table = Table(found, 0.0)
            assert table.row.trouble == ""
            play_on(table, table.length + 5)
            fresh = table.record.since(table.saved)
            await store.save(table.row, entries=fresh, position=table.position_row())
        again = await all_tables(store, ids)
        assert all(len(k.entries) == k.position.n for k in again if k.position and k.entries)

    async def empty(store: Store) -> None:
        async with store.writing() as connection:
            for table in (*reversed(METADATA.sorted_tables), "alembic_version"):
                await connection.execute(text(f"DROP TABLE {table}"))

    run(fill(postgres, kept))
    try:
        with_store(postgres, work)
    finally:
        with_store(postgres, empty)


def test_a_game_that_went_on_is_taken_up_where_it_then_stood(folder: Path) -> None:
    file = next(file for file in FILES if folder.name.startswith(file.stem))
    for kept in load(folder, file):
        table = Table(kept, 0.0)
        if table.row.state != "playing":
            continue
        play_on(table, table.length + 10)
        times = {n: (number, at) for n, number, at in table.record.since(table.row.base)}
        entries = [*kept.entries[: table.row.base], *times.values()]
        again = Table(Kept(table.row, table.seats, entries, {}, {}, [], table.position_row()), 0.0)
        assert again.p == table.p
        assert not again.unkept


def test_under_other_rules_a_running_game_goes_on_from_the_position_that_was_kept(
    of_today: Path, newer_rules: None
) -> None:
    for kept in kept_today(of_today):
        if kept.row.state != "playing":
            continue
        assert kept.position is not None
        stood, rules = json.loads(kept.position.document), kept.row.rules
        table = Table(kept, 0.0)
        now = table.p.save()
        assert now["table"] == stood["table"]
        assert now["pending"] == stood["pending"]
        assert table.row.base == len(kept.entries)
        assert table.row.rules == table.game.rules_version
        lines = said(table, table.record.lines, 0, "en")
        assert f"version {rules} of the rules" in lines[0].text
        assert "goes on from where it stood" in lines[0].text
        play_on(table, table.length + STEPS)


def test_under_other_rules_a_finished_game_shows_the_result_that_was_kept(
    of_today: Path, newer_rules: None
) -> None:
    for kept in kept_today(of_today):
        if kept.row.state != "over":
            continue
        result = json.loads(kept.row.result)
        table = Table(kept, 0.0)
        over = picture(table, None, "en").over
        assert over is not None
        shown = {row.name: row.total for row in over.results}
        assert shown == {s.name: str(n) for s, n in zip(table.seats, result["scores"], strict=True)}
        assert "The result is the one of that day" in over.why


def test_with_other_pieces_no_history_is_replayed_and_no_result_changes(
    of_today: Path, other_pieces: Callable[[], Game[Any]]
) -> None:
    kept = next(
        k for k in kept_today(of_today) if k.row.game == "antarctica" and k.row.state == "over"
    )
    scores = outcome(Table(kept, 0.0)).scores
    game = other_pieces()
    replayed = nunatak.History(game, kept.row.players, json.loads(kept.row.options))
    for number, _ in kept.entries:
        replayed.add(number)
    assert replayed.position().scores() != scores  # what a silent replay would have shown
    fresh = next(k for k in kept_today(of_today) if k.row.id == kept.row.id)
    table = Table(fresh, 0.0)
    assert outcome(table).scores == scores
    others = adopted(table.row)
    assert others is not None
    assert others.pieces


def test_a_game_with_pieces_of_the_past_is_replayed_with_those_if_they_were_kept(
    of_today: Path, other_pieces: Callable[[], Game[Any]], tmp_path: Path
) -> None:
    kept = next(
        k for k in kept_today(of_today) if k.row.game == "antarctica" and k.row.state == "over"
    )
    before = Table(kept, 0.0)
    ours = nunatak.game("antarctica").components
    (tmp_path / f"{edition_of(ours)}.toml").write_text(ours)
    other_pieces()
    fresh = next(k for k in kept_today(of_today) if k.row.id == kept.row.id)
    table = Table(fresh, 0.0)
    assert table.row.adopted == ""
    assert table.p.scores() == before.p.scores()
    assert document(table.p) == document(before.p)


def test_a_running_game_with_pieces_that_nobody_knows_goes_on_from_where_it_stood(
    of_today: Path, other_pieces: Callable[[], Game[Any]]
) -> None:
    other_pieces()
    for kept in kept_today(of_today):
        if (kept.row.game, kept.row.state) == ("antarctica", "playing"):
            table = Table(kept, 0.0)
            assert table.row.base == len(kept.entries)
            play_on(table, table.length + STEPS)


def test_a_corrected_name_source_or_comment_binds_no_game() -> None:
    for name in GAMES:
        game = nunatak.game(name)
        other = game.components.replace('source = "reconstructed"', 'source = "deduced"')
        assert edition_of(other + "# seen in a shop\n") == game.edition


def test_documents_of_other_rules_are_refused_with_a_sentence() -> None:
    for name in GAMES:
        game = nunatak.game(name)
        saved = {**game.start().save(), "rules": 99}
        with pytest.raises(ValueError, match="under version 99 of the rules"):
            game.load(saved)
        history = json.loads(nunatak.History(game, game.players[0]).to_json())
        with pytest.raises(ValueError, match="under version 99 of the rules"):
            nunatak.History.from_json(json.dumps({**history, "rules": 99}))


# One broken table is one table's trouble


def broken(folder: Path, **changes: str) -> tuple[str, str]:
    """Damage a running table; return its name and the cookie of somebody who sits there."""
    token = "a-token-that-is-long-enough-for-a-cookie"

    async def work(store: Store) -> str:
        ids: list[str] = [row["id"] for row in rows(LATEST)["tables"] if row["state"] == "playing"]
        kept = await store.load(ids[0])
        assert kept is not None
        assert kept.seats[0].person is not None
        for name, value in changes.items():
            setattr(kept.row, name, value)
        kept.row.due = 0
        await store.save(kept.row)
        await store.add_key(kept.seats[0].person, hashed(token))
        return ids[0]

    return with_store(sqlite_address(folder), work), f"nunatak={token}"


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "ludo"}, "ludo"),
        ({"options": '{"weather": "fine"}'}, "weather"),
        ({"options": "{"}, "can’t show it"),
    ],
    ids=["a game that is gone", "an option that is gone", "half a word"],
)
def test_a_table_that_cannot_be_read_is_its_own_trouble_alone(
    tmp_path: Path, changes: dict[str, str], says: str
) -> None:
    name, cookie = broken(unpack(LATEST, tmp_path), **changes)
    server = Server(tmp_path, sweep=0.1).start()
    try:
        home = Request(server.base, headers={"cookie": cookie})
        with urlopen(home, timeout=20) as answer:
            assert name in answer.read().decode()
        others = [row["id"] for row in rows(LATEST)["tables"] if row["id"] != name]
        for other in others:
            urlopen(f"{server.base}/t/{other}", timeout=20).close()
        with pytest.raises(HTTPError) as refused:
            urlopen(f"{server.base}/t/{name}", timeout=20)
        assert refused.value.code == 404
        assert says in refused.value.read().decode()
    finally:
        assert server.stop() == 0
    assert "Traceback" not in server.errors()


def test_tables_from_before_there_were_positions_get_one_at_the_first_start(
    tmp_path: Path,
) -> None:
    server = Server(unpack(FILES[0], tmp_path)).start()
    begun = [row["id"] for row in rows(FILES[0])["tables"] if row["state"] != "waiting"]

    async def without(store: Store) -> int:
        return len(await store.without_position(1000))

    until = time.monotonic() + 60  # a busy machine may take its time
    while with_store(sqlite_address(tmp_path), without) and time.monotonic() < until:
        time.sleep(0.05)
    assert server.stop() == 0
    found = with_store(sqlite_address(tmp_path), lambda store: all_tables(store, begun))
    for kept in found:
        assert kept.position is not None
        assert kept.position.n >= len(kept.entries) - 50
        if kept.row.state == "over":
            assert kept.row.result


# The doctor


def examined(folder: Path) -> list[Finding]:
    async def work() -> list[Finding]:
        return [found async for found in findings(folder)]

    return run(work())


def test_the_doctor_finds_nothing_wrong_with_what_was_kept_and_changes_nothing(
    of_today: Path,
) -> None:
    before = (of_today / "nunatak.db").read_bytes()
    found = examined(of_today)
    assert len(found) == 2 * len(GAMES)
    assert [f for f in found if f.wrong] == []
    assert (of_today / "nunatak.db").read_bytes() == before


def test_the_doctor_names_the_tables_that_differ_and_where(tmp_path: Path) -> None:
    fresh.folder(tmp_path)

    async def spoil(store: Store) -> None:
        gone, moved, other = (await all_tables(store, [f"{g}-over" for g in GAMES]))[:3]
        gone.row.game = "ludo"
        await store.save(gone.row)
        earlier = Table(moved, 0.0).past(moved.row.base + 20).position_row()
        await store.write(store.position_step(moved.row.id, earlier))
        await store.save(other.row, entries=[(len(other.entries), 0, 0)])

    with_store(sqlite_address(tmp_path), spoil)
    says = {f.table: f.says for f in examined(tmp_path) if f.wrong}
    gone, moved, other = (f"{g}-over" for g in GAMES[:3])
    assert set(says) == {gone, moved, other}
    assert "ludo" in says[gone]
    assert "stands otherwise" in says[moved]
    assert "differs at entry" in says[other]


def test_a_table_whose_first_position_is_missing_cannot_be_shown(of_today: Path) -> None:
    kept = next(k for k in kept_today(of_today) if k.row.state == "playing")
    assert kept.position is not None
    kept.row.base = 3
    kept.position = type(kept.position)(kept.position.n, kept.position.document, "")
    if kept.row.rules == nunatak.game(kept.row.game).rules_version:
        with pytest.raises(Unreadable):
            Table(kept, 0.0)


def test_finished_games_are_over_when_taken_up(of_today: Path) -> None:
    for kept in kept_today(of_today):
        if kept.row.state == "over":
            assert Table(kept, 0.0).p.actor == OVER
