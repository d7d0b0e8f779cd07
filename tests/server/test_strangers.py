"""What a stranger may ask for that costs something: all of it has an end, and others are served."""

import asyncio
import email
import email.policy
import http.client
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote

import pytest

from nunatak.server.base.limits import Limits
from nunatak.server.tables import challenge
from nunatak.store.rows import Brief, Person
from nunatak.table import Refusal
from tests.load import usage
from tests.loops import asynchronous, run
from tests.server.client import Player, post
from tests.server.conftest import Server
from tests.server.counts import count
from tests.server.test_challenges import BOT, file, finish
from tests.server.test_shares import as_it_is
from tests.table.sitting import kept

MANY = count("flood", 300)
HOSTILE, HONEST = "203.0.113.9", "198.51.100.2"
ME, OPEN, HERE = {"kind": "me"}, {"kind": "open"}, {"kind": "here", "name": "Noor"}
OWN = Limits()


def guarded(folder: Path, *beginnings: str, **limits: Any) -> Server:
    """Return a server whose limits of these names are as they are for everybody."""
    return Server(folder, **{**as_it_is(*beginnings), **limits})


def asked(server: Server, path: str, address: str = HOSTILE, method: str = "GET") -> int:
    """Ask for a page from an address; return how it was answered."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request(method, path, headers={"x-forwarded-for": address, "accept-encoding": "gzip"})
    answer = line.getresponse()
    answer.read()
    line.close()
    return answer.status


def flood(many: int, ask: Callable[[int], int]) -> Counter[int]:
    """Ask so often, eight at a time; return how often it was answered in which way."""
    with ThreadPoolExecutor(8) as crowd:
        return Counter(crowd.map(ask, range(many)))


def answered(ask: Callable[[], Any]) -> int:
    """Return how a form was answered."""
    try:
        ask()
    except HTTPError as error:
        return error.code
    return 200


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a game that is over."""
    server = Server(tmp_path_factory.mktemp("finished"), bot_thinks=300).start()
    try:
        table, cookie = server.table(ME, BOT)
        run(finish(server, table, cookie, 1))
        return file(server, table, cookie)
    finally:
        server.stop()


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with everybody's limits for what strangers may ask for."""
    names = ("pages_", "pictures_", "reviews_", "readings", "deeds_", "tries", "confirmations_")
    started = guarded(tmp_path, *names).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


def brought(server: Server, game: bytes) -> str:
    """Bring a game as a file; return the name of its table."""
    made, _ = post(server.base, "/api/games", json.loads(game))
    return str(made["url"]).removeprefix("/t/")


# Pages and pictures


def test_whoever_asks_for_pages_without_end_is_refused_in_a_sentence(strict: Server) -> None:
    table, _ = strict.table(ME, OPEN)
    paths = ("/", f"/t/{table}", f"/t/{table}/0", "/new", "/puzzles/antartik/1", "/nowhere")
    began = time.monotonic()
    found = flood(2 * MANY, lambda n: asked(strict, paths[n % len(paths)]))
    seconds = time.monotonic() - began
    room = OWN.pages_at_once_from_an_address + OWN.pages_a_second_from_an_address * seconds
    assert found[429] >= 2 * MANY - room - 1
    assert set(found) <= {200, 404, 429}
    assert asked(strict, f"/t/{table}", HONEST) == 200
    assert asked(strict, "/static/main.js") == 200  # files are no pages


def test_one_address_does_not_keep_others_from_having_pictures(
    strict: Server, finished: bytes
) -> None:
    table = brought(strict, finished)
    began = time.monotonic()
    with ThreadPoolExecutor(30) as crowd:
        asking = [crowd.submit(asked, strict, f"/t/{table}/{n}.png") for n in range(MANY // 10)]
        time.sleep(0.2)
        honest = asked(strict, f"/t/{table}/1.svg", HONEST)
        found = Counter(each.result() for each in asking)
    assert honest == 200
    seconds = time.monotonic() - began
    room = OWN.pictures_at_once_from_an_address
    room += int(OWN.pictures_a_second_from_an_address * seconds) + 1
    assert found[200] <= room
    assert set(found) <= {200, 429}


def test_a_hostile_number_in_an_address_is_no_page(shared: Server) -> None:
    for number in ("9" * 5000, "-1", "1e9", "²", "0x10", "10" * 30):
        path = quote(number)
        assert asked(shared, f"/icon/{path}.svg") == 404
        assert asked(shared, f"/t/x/{path}") == 404
        assert asked(shared, f"/puzzles/antartik/{path}") == 404


# Reviews


def test_one_address_does_not_have_all_places_for_reviews(strict: Server, finished: bytes) -> None:
    tables = [brought(strict, finished) for _ in range(OWN.readings + 1)]

    def review(n: int, address: str = HOSTILE) -> int:
        return asked(strict, f"/api/tables/{tables[n]}/review", address)

    found = [review(n) for n in range(OWN.readings)]
    assert found.count(200) == OWN.readings_from_an_address
    assert review(OWN.readings, HONEST) == 200


# Files


def hostile(game: dict[str, Any], n: int) -> object:
    """Return a file that is none, each in its own way."""
    entries: list[Any] = list(game["entries"])
    cases: tuple[object, ...] = (
        {**game, "entries": [10**400, *entries]},
        {**game, "entries": [-(10**30), *entries[1:]]},
        {**game, "entries": [[]] * 20_000, "length": 20_000},
        {**game, "entries": [1.5, None, True, "first 1"], "length": 4},
        {**game, "entries": {"0": 1}},
        {**game, "players": 10**9},
        {**game, "players": -1},
        {**game, "rules": 10**400},
        {**game, "length": -1},
        {**game, "options": {"x" * 9_000: 10**300}},
        {**game, "options": [[]]},
        {**game, "seats": ["\u202e" * 90, {}]},
        {**game, "seats": [[["x"] * 9_000], 10**300]},
        {**game, "game": "../../etc/passwd"},
        {**game, "game": "os", "components": "x" * 60_000},
        {**game, "components": None},
        {**game, "nunatak": 10**30},
        {**game, "result": {"scores": [10**400] * 9, "winners": "all"}},
        {**game, "start": {"board": [0] * 9_000}},
        {**game, "entries": [-1] * 5_000, "length": 5_000},
        {**game, "entries": [*entries[:-1], *[-1, entries[-2]] * 2_000], "length": 1},
        [game] * 2,
        10**4_000,
        None,
    )
    return cases[n % len(cases)]


def test_files_that_are_bombs_are_refused_at_once(shared: Server, finished: bytes) -> None:
    game = json.loads(finished)
    deep = b"[" * 100_000, b'{"entries":' * 9_000, b"9" * 130_000, b'"' + b"\\u0000" * 9_000 + b'"'
    bodies = [json.dumps(hostile(game, n)).encode() for n in range(24)]
    line = http.client.HTTPConnection("127.0.0.1", shared.port, timeout=30)
    headers = {"origin": shared.base, "content-type": "application/json"}
    slowest = 0.0
    for body in (*bodies, *deep, b"{" + b" " * 200_000 + b"}"):
        began = time.monotonic()
        line.request("POST", "/api/games", body, headers)
        answer = line.getresponse()
        said = answer.read()
        slowest = max(slowest, time.monotonic() - began)
        known = answer.status == 200 and b'"seats"' in body  # names that are none are left out
        assert known or answer.status in (400, 413), (body[:80], answer.status)
        assert len(said) < 2_000
    assert slowest < 5
    assert "Traceback" not in shared.errors()


# Moves


@asynchronous
async def test_moves_without_end_from_one_address_leave_time_for_others(strict: Server) -> None:
    places = [strict.table(ME, HERE) for _ in range(6)]
    players = [
        await Player(strict.base, table, cookie, n).open()
        for n, (table, cookie) in enumerate(places)
        for _ in range(2)
    ]
    until = time.monotonic() + MANY / 100

    async def storm(player: Player) -> int:
        done = 0
        while time.monotonic() < until:
            if player.options:
                option = player.rng.choice(player.options)
                answers = [await player.ask("act", v=player.v, option=option)]
                answers.append(await player.ask("undo", v=player.v))
                done += sum(each["t"] == "ack" for each in answers)
            await asyncio.sleep(0)
        return done

    done = sum(await asyncio.gather(*(storm(player) for player in players)))
    seconds = MANY / 100 + 1
    room = OWN.deeds_at_once_from_an_address + OWN.deeds_a_second_from_an_address * seconds
    assert done <= room
    for player in players:
        await player.close()


@asynchronous
async def test_nobody_takes_back_for_ever(tmp_path: Path) -> None:
    server = Server(tmp_path, taken_back=30).start()
    try:
        table, cookie = server.table(ME, HERE)
        player = await Player(server.base, table, cookie).open()
        said = []
        for _ in range(40):
            await player.until(lambda: bool(player.options))
            moved = await player.ask("act", v=player.v, option=player.options[0])
            await player.until(lambda v=moved["v"]: player.v >= v)  # type: ignore[misc]
            said.append(await player.ask("undo", v=player.v))
            await player.until(lambda: bool(player.options))
        assert "Enough has been taken back in this game." in [each.get("say") for each in said]
        assert (await player.move())["t"] == "ack"  # and the game goes on
        await player.close()
    finally:
        server.stop()


# Challenges


def test_one_address_does_not_use_up_a_challenge() -> None:
    first = kept(["person", "bot"], seed="5", challenge="same")
    limits = Limits(tries=50, tries_from_an_address=3)
    tries = [Brief(first.row, first.seats)]
    for n in range(3):
        row, seats = challenge.new_try(tries, Person(f"p{n}", "X"), limits, "hostile")
        row.origin = "hostile"
        tries.append(Brief(row, seats))
    with pytest.raises(Refusal) as refused:
        challenge.new_try(tries, Person("p9", "X"), limits, "hostile")
    assert refused.value.key == "tried-enough"
    assert challenge.new_try(tries, Person("noor", "Noor"), limits, "elsewhere")


# Mails


def test_nobody_is_mailed_often_by_writing_one_address_in_many_ways(strict: Server) -> None:
    found = []
    for n in range(8):
        _, cookie = strict.table(ME, OPEN)  # somebody new each time
        where = {"x-forwarded-for": f"203.0.113.{n}"}
        form = {"address": f"no.or+{n}@Example.org"}
        found.append(
            answered(
                lambda f=form, c=cookie, w=where: post(strict.base, "/api/me/mail", f, c, w)  # type: ignore[misc]
            )
        )
    assert found.count(200) == OWN.confirmations_a_day_to_an_address
    assert set(found) == {200, 429}


def test_a_mail_that_asks_carries_nothing_that_a_stranger_wrote(strict: Server) -> None:
    form = {"game": "antartik", "name": "WIN at evil.example", "seats": [ME, OPEN]}
    _, cookie = post(strict.base, "/api/tables", form)
    post(strict.base, "/api/me/mail", {"address": "noor@example.org"}, cookie)
    [letter] = (strict.folder / "outbox").glob("*.eml")
    mail = email.message_from_bytes(letter.read_bytes(), policy=email.policy.default)
    for kind in ("plain", "html"):
        body = mail.get_body((kind,))
        assert body is not None
        assert "evil.example" not in body.get_content()
    assert "evil" not in str(mail["subject"]) + str(mail["to"]) + str(mail["from"])


# Texts


@asynchronous
async def test_nobody_writes_over_what_others_read(shared: Server) -> None:
    heaped, turned = "o" + "\u0301" * 25, "\u202eTurned\u2066 round\x1b[31m"
    form = {"game": "antartik", "name": heaped, "seats": [ME, OPEN]}
    made, cookie = post(shared.base, "/api/tables", form)
    player = await Player(shared.base, made["url"].rsplit("/", 1)[1], cookie).open()
    assert player.heard[0]["seats"][0]["name"] == "o" + "\u0301" * 4
    for said in (heaped, turned, "\u202e\u2066", "9" * 501):
        await player.ask("chat", text=said)
    await player.until(lambda: sum(h["t"] == "chat" for h in player.heard) == 2)
    lines = [h["line"]["text"] for h in player.heard if h["t"] == "chat"]
    assert lines == ["o" + "\u0301" * 4, "Turned round[31m"]
    await player.close()


# Memory


def test_what_strangers_ask_for_stays_in_no_memory(shared: Server, finished: bytes) -> None:
    table = brought(shared, finished)
    assert shared.process is not None
    pid = [shared.process.pid]
    paths = (
        "/",
        "/t/{n}",
        "/t/{table}/{n}",
        "/t/{table}/i/{n}",
        "/c/{n}",
        "/puzzles/antartik/{n}",
        "/n/off/{n}.x.y",
        "/n/mail/{n}",
        "/feed/{n}.x",
        "/t/{table}/game.json?{n}",
        "/t/{table}/{n}.svg?eyes={n}",
        "/figures/antartik.png?{n}",
    )

    def ask(n: int) -> int:
        path = paths[n % len(paths)].format(n=n, table=table)
        return asked(shared, path, f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}")

    flood(MANY, ask)
    before = usage.memory(pid)
    found = flood(2 * MANY, lambda n: ask(n + MANY))
    assert all(status < 500 for status in found)
    assert usage.memory(pid) - before < 8_000_000 + 2_000 * MANY
