"""Links to a moment: the page, its picture, and that neither shows more than anybody may see."""

import http.client
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

import nunatak
from nunatak.protocol.messages import PlayOn
from nunatak.server.routes.cards import card
from nunatak.server.tables.audience import FORBIDDEN
from nunatak.server.tables.game_file import written
from nunatak.server.tables.looks import Moment, moment
from nunatak.server.tables.onward import onward
from nunatak.server.thinking.drawing import SIZE, draw
from nunatak.store import Person
from nunatak.store.connect import FILE
from nunatak.store.rows import Kept
from nunatak.table import Refusal, Table
from nunatak.table.moves import letters, rounds
from tests.kept import fresh
from tests.loops import run
from tests.server.client import Player, post
from tests.server.conftest import Server
from tests.table.sitting import play, table
from tests.table.test_past import play_with_regrets

GAMES = nunatak.game_names()
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a running and a finished game of each title."""
    folder = fresh.folder(tmp_path_factory.mktemp("moments"))
    with sqlite3.connect(folder / FILE) as database:
        for table in ("tables.id", "seats.table_id", "entries.table_id", "positions.table_id"):
            copy(database, *table.split("."))
        database.execute("UPDATE tables SET watch = 0 WHERE id = 'meltwater-shut'")
    started = Server(folder, pictures_at_once_from_an_address=1000, picture=60).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


def copy(database: sqlite3.Connection, table: str, key: str) -> None:
    """Have a finished game once more, under another name."""
    names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    values = ", ".join("'meltwater-shut'" if name == key else f'"{name}"' for name in names)
    database.execute(
        f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = 'meltwater-over'"
    )


def get(server: Server, path: str, cookie: str = "") -> tuple[int, dict[str, str], bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.request("GET", path, headers={"cookie": cookie} if cookie else {})
    answer = line.getresponse()
    body = answer.read()
    line.close()
    return answer.status, {k.lower(): v for k, v in answer.getheaders()}, body


def meta(page: bytes) -> dict[str, str]:
    """Return what the head of a page says of it."""
    found = re.findall(rb'<meta (?:name|property)="([^"]*)" content="([^"]*)">', page)
    return {name.decode(): text.decode() for name, text in found}


# The page


def test_a_link_to_a_moment_says_what_happened_there_and_names_its_picture(
    moments: Server,
) -> None:
    status, _, page = get(moments, "/t/antartik-over/20")
    said = meta(page)
    assert status == 200
    assert said["og:title"].startswith("Antartik: ")
    assert said["og:description"]
    assert said["og:image"] == f"{moments.base}/t/antartik-over/20.png"
    assert (said["og:image:width"], said["og:image:height"]) == tuple(map(str, SIZE))
    assert b'"at":20' in page
    status, headers, picture = get(moments, "/t/antartik-over/20.png")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert picture.startswith(PNG)
    assert int.from_bytes(picture[16:20], "big") == SIZE[0]


def test_the_end_of_a_game_says_who_won_and_a_running_one_what_happened_last(
    moments: Server,
) -> None:
    over = meta(get(moments, "/t/meltwater-over")[2])["og:description"]
    now = meta(get(moments, "/t/meltwater-playing")[2])["og:description"]
    assert over != now
    assert "win" in over


def test_a_table_that_waits_says_so_and_has_no_picture(moments: Server) -> None:
    name, _ = moments.table({"kind": "me"}, {"kind": "open"})
    status, _, page = get(moments, f"/t/{name}")
    said = meta(page)
    assert status == 200
    assert said["og:description"] == "A game that is about to begin."
    assert "og:image" not in said
    assert get(moments, f"/t/{name}/0.png")[0] == 404


def test_names_in_the_head_of_a_page_can_not_break_out_of_it(moments: Server) -> None:
    form = {
        "game": "antartik",
        "name": '"><script>alert(1)',
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "cub"}],
    }
    line = http.client.HTTPConnection("127.0.0.1", moments.port, timeout=20)
    headers = {"origin": moments.base, "content-type": "application/json"}
    line.request("POST", "/api/tables", json.dumps(form), headers)
    url = json.loads(line.getresponse().read())["url"]
    page = get(moments, url)[2]
    assert b"<script>alert" not in page
    assert b"&quot;&gt;&lt;script&gt;alert" in page


@pytest.mark.parametrize(
    "moment", ["99999", "-1", "x", "1.gif", "1.png.png", "1e3", "%D9%A3", "00000001"]
)
def test_a_moment_that_is_none_is_not_there(moments: Server, moment: str) -> None:
    assert get(moments, f"/t/antartik-over/{moment}")[0] == 404


def test_pictures_are_drawn_of_every_game_in_the_light_and_in_the_dark(moments: Server) -> None:
    for game in GAMES:
        light = get(moments, f"/t/{game}-over/30.svg")
        dark = get(moments, f"/t/{game}-over/30.svg?dark")
        assert light[0] == dark[0] == 200
        assert light[2].startswith(b"<svg")
        assert light[2] != dark[2]


# Who may see what


def test_while_a_game_runs_only_what_anybody_may_see_is_drawn(moments: Server) -> None:
    assert get(moments, "/t/antartik-playing/9.svg")[0] == 200
    for eyes in ("A", "open"):
        assert get(moments, f"/t/antartik-playing/9.svg?eyes={eyes}")[0] == 403
        assert get(moments, f"/t/antartik-over/9.svg?eyes={eyes}")[0] == 200
    for eyes in ("own", "E", "Z", ""):
        assert get(moments, f"/t/antartik-over/9.svg?eyes={eyes}")[0] == 404


def test_other_eyes_open_when_the_game_is_over() -> None:
    made = table(["person"] * 3)
    for eyes in ("A", "open"):
        with pytest.raises(Refusal, match="eyes-shut"):
            moment(made, 1, eyes, 0, "en")
    with pytest.raises(Refusal, match="eyes-shut"):
        moment(made, 1, "own", 0, "en", choices=True)
    assert moment(made, 1, "all", 0, "en").seat is None
    assert moment(made, 1, "own", 2, "en").seat == 2
    play(made)
    assert moment(made, 1, "B", 0, "en").seat == 1
    assert moment(made, 1, "open", 0, "en").open_hands
    with pytest.raises(Refusal, match="no-such-seat"):
        moment(made, 1, "D", 0, "en")


@pytest.mark.parametrize("game", GAMES)
def test_all_hands_lie_open_at_every_moment_of_a_finished_game(game: str) -> None:
    made = table(["person"] * max(2, nunatak.game(game).players[0]), game=game)
    play(made)
    rng = random.Random(4)
    for n in sorted(rng.sample(range(made.length), 12)):
        then = Moment(made, n, None, "en", open_hands=True)
        assert draw(as_json(then), "svg", False).startswith(b"<svg")


def as_json(then: Moment) -> bytes:
    *_, there = then.table.way_to(then.n)
    return msgspec.json.encode(then.scene(there))


def test_open_hands_show_what_only_a_seat_saw() -> None:
    game = nunatak.game("frozen-frontier")
    p = game.start(players=2)
    rng = random.Random(1)
    while p.actor < 0 or not any(each["hand"] for each in game.view(p, 0)["table"]["seats"]):
        p.take(rng.choice(p.options()))
    closed, opened = game.view(p, None), game.view(p, None, open_hands=True)
    assert closed["table"] != opened["table"]
    for seat in range(2):
        own = game.view(p, seat)["table"]["seats"][seat]
        assert opened["table"]["seats"][seat]["hand"] == own["hand"]


def test_a_table_that_shuts_spectators_out_shows_them_nothing(moments: Server) -> None:
    url = "/t/meltwater-shut"
    for path in (url, f"{url}/9", f"{url}/9.png", f"{url}/9.svg?eyes=open"):
        status, _, body = get(moments, path)
        assert status == 403, path
        assert b"Ines" not in body
        assert b"og:" not in body

    async def main() -> None:
        socket = await connect(
            moments.base.replace("http", "ws") + url.replace("/t/", "/socket/"),
            origin=Origin(moments.base),
        )
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == FORBIDDEN

    run(main())


# How much


def test_pictures_have_a_budget_and_what_is_drawn_is_at_hand(tmp_path: Path) -> None:
    folder = fresh.folder(tmp_path)
    server = Server(
        folder,
        pictures_at_once_from_an_address=3,
        pictures_a_second_from_an_address=0.001,
        picture=60,
    ).start()
    try:
        drawn = [get(server, f"/t/antartik-over/{n}.svg")[0] for n in range(5)]
        assert drawn == [200, 200, 200, 429, 429]
        assert get(server, "/t/antartik-over/2.svg")[0] == 200  # which is kept
    finally:
        server.stop()
    assert "Traceback" not in server.errors()


# The axis


@pytest.mark.parametrize("game", GAMES)
def test_the_axis_knows_who_decided_every_entry_and_where_rounds_begin(game: str) -> None:
    made = table(["person"] * max(2, nunatak.game(game).players[0]), game=game)
    play(made)
    who = letters(made, 0)
    assert len(who) == made.length
    assert set(who) <= set(".ABCDE")
    first = rounds(made, 0, "en")
    assert len({text for _, text in first}) == len(first)
    assert [n for n, _ in first] == sorted(n for n, _ in first)
    assert bool(first) == (game in ("arctic", "frozen-frontier", "meltwater"))
    middle = made.length // 2
    assert letters(made, middle) == who[middle:]
    assert rounds(made, middle, "en") == [each for each in first if each[0] > middle]


def test_whoever_looks_back_is_told_what_happens_and_when_it_is_their_turn(
    moments: Server,
) -> None:
    async def main() -> None:
        name, cookie = moments.table({"kind": "me"}, {"kind": "open"})
        other = moments.sit(name, "B", "Noor")
        ines = await Player(moments.base, name, cookie).open()
        noor = await Player(moments.base, name, other).open()
        await ines.until(lambda: bool(ines.options or noor.options))
        mover, waiter = (ines, noor) if ines.options else (noor, ines)
        await waiter.say("look", entry=0)
        await waiter.until(lambda: any(h.get("past") == 0 for h in waiter.heard))

        def asked() -> bool:
            return any(h["t"] == "news" and h.get("yours") for h in waiter.heard)

        while not asked():
            await mover.move()
            await waiter.until(lambda: asked() or bool(mover.options))
        news = [h for h in waiter.heard if h["t"] == "news"]
        assert all(h.get("log") or h.get("moves") or h.get("yours") for h in news)
        assert sum(bool(h.get("yours")) for h in news) == 1

    run(main())


# Playing on


@pytest.mark.parametrize("game", GAMES)
def test_any_moment_of_a_finished_game_can_be_played_on_from(game: str) -> None:
    made = table(["person"] * max(2, nunatak.game(game).players[0]), game=game)
    play_with_regrets(made, 60)
    play(made)
    host = Person("kolya", "Kolya")
    rng = random.Random(5)
    for n in rng.sample(range(made.length), 6):
        then = made.past(n)
        asked = int(then.p.actor)
        option = rng.choice(then.p.options()) if asked >= 0 else None
        row, seats, entries = onward(made, PlayOn(n, option), host)
        assert (row.source, row.source_entry) == (made.id, n)
        assert [seat.kind for seat in seats].count("person") == 1
        assert len({seat.name for seat in seats}) == len(seats)
        history = nunatak.History(made.game, row.players, made.options, entries)
        expected = then.p.copy()
        if option is not None:
            assert seats[asked].person == host.id
            expected.take(option)
        assert history.position() == expected


def test_only_what_is_over_and_could_be_chosen_can_be_played_on() -> None:
    made = table(["person"] * 2)
    host = Person("kolya", "Kolya")
    with pytest.raises(Refusal, match="not-over"):
        onward(made, PlayOn(1), host)
    play(made)
    for form, key in (
        (PlayOn(-1), "no-such-entry"),
        (PlayOn(made.length), "no-such-entry"),
        (PlayOn(1, seat="E"), "no-such-seat"),
        (PlayOn(1, seat="AB"), "no-such-seat"),
        (PlayOn(1, option=99_999), "no-such-option"),
    ):
        with pytest.raises(Refusal, match=key):
            onward(made, form, host)


def test_a_stranger_plays_on_and_the_new_table_says_where_it_comes_from(moments: Server) -> None:
    made, cookie = post(moments.base, "/api/tables/antartik-over/on", {"entry": 30})
    page = get(moments, made["url"], cookie)[2]
    assert b'"source":"/t/antartik-over/30"' in page

    async def main() -> None:
        player = await Player(moments.base, made["url"].removeprefix("/t/"), cookie).open()
        await player.until(lambda: bool(player.options) or player.over)
        if player.options:
            assert (await player.move())["t"] == "ack"

    run(main())


@pytest.mark.parametrize("entry", [-1, 99_999, "x", None])
def test_rubbish_is_not_played_on_from(moments: Server, entry: object) -> None:
    with pytest.raises(HTTPError) as refused:
        post(moments.base, "/api/tables/antartik-over/on", {"entry": entry})
    assert refused.value.code == 400
    with pytest.raises(HTTPError) as shut:
        post(moments.base, "/api/tables/meltwater-shut/on", {"entry": 3})
    assert shut.value.code == 403
    with pytest.raises(HTTPError) as running:
        post(moments.base, "/api/tables/antartik-playing/on", {"entry": 3})
    assert running.value.code == 409


# Kept under older rules


def test_of_a_game_under_older_rules_links_show_what_its_rules_allow_and_say_so() -> None:
    made = table(["person"] * 2)
    play(made)
    entries = list(zip(made.record.history.entries, made.record.times, strict=True))
    made.row.rules -= 1
    old = Table(Kept(made.row, made.seats, entries, {}, {}, [], made.position_row()), 0.0)
    assert old.row.base == old.length
    with pytest.raises(Refusal, match="other-rules-then"):
        moment(old, 5, "all", None, "en")
    said = card(old, 5, "http://x/t/t1", "en")
    assert said.picture == ""
    assert "rules" in said.say
    assert moment(old, old.length, "all", None, "en").n == old.length
    for refused in (
        lambda: onward(old, PlayOn(5), Person("k", "K")),
        lambda: written(old, names=True),
    ):
        with pytest.raises(Refusal, match="other-rules-then"):
            refused()
