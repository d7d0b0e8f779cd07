"""People at a table over the wire."""

import asyncio
import json
import zlib
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.loops import asynchronous, run
from tests.server.client import Player, post
from tests.server.conftest import Server

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "cub"}


async def two(server: Server) -> tuple[Player, Player]:
    """Return two people at a table of theirs."""
    table, cookie = server.table(ME, OPEN)
    other = server.sit(table, "B", "Noor")
    first = await Player(server.base, table, cookie, 1).open()
    return first, await Player(server.base, table, other, 2).open()


async def play_on(*players: Player) -> None:
    """Let everybody play anything until the game is over."""
    while not any(p.over for p in players):
        asked = [p for p in players if p.options]
        if asked:
            await asked[0].move()
        else:
            await players[0].until(lambda: any(p.options or p.over for p in players))
    for player in players:
        await player.until(lambda p=player: p.over)  # type: ignore[misc]


@asynchronous
async def test_two_people_play_to_the_end_and_a_third_watches(shared: Server) -> None:
    a, b = await two(shared)
    watcher = await Player(shared.base, a.table).open()
    await play_on(a, b)
    await watcher.until(lambda: watcher.over)
    assert a.scene["over"]["results"] == b.scene["over"]["results"]
    assert watcher.scene["over"]["results"] == a.scene["over"]["results"]
    fresh = await Player(shared.base, a.table, a.cookie).open()
    by_id = {item["id"]: item for item in fresh.scene["items"]}
    assert by_id == {item["id"]: item for item in a.scene["items"]}
    moves = [text.encode() for text in a.raw if text.startswith('{"t":"patch"')]
    wire = sorted(len(zlib.compress(text)) for text in moves)
    assert wire[len(wire) // 2] < 2048  # a typical move, as the socket packs it


@asynchronous
async def test_a_repeated_message_gets_the_first_answer_and_counts_once(shared: Server) -> None:
    a, b = await two(shared)
    player = a if a.options else b
    await player.until(lambda: bool(player.options))
    message = {"t": "act", "id": "twice.1", "v": player.v, "option": player.options[0]}
    await player.send(message)
    await player.send(message)
    await player.until(lambda: sum(h.get("re") == "twice.1" for h in player.heard) == 2)
    answers = [h for h in player.heard if h.get("re") == "twice.1"]
    assert answers[0] == answers[1]
    assert answers[0]["t"] == "ack"


@asynchronous
async def test_a_stale_message_is_refused_with_the_present_view(shared: Server) -> None:
    a, b = await two(shared)
    player = a if a.options else b
    answer = await player.ask("act", v=0, option=player.options[0])
    assert answer["t"] == "error"
    assert answer["code"] == "stale"
    at = player.heard.index(answer)
    await player.until(lambda: any(h["t"] == "scene" for h in player.heard[at:]))


@asynchronous
async def test_whoever_watches_can_choose_nothing_and_say_nothing(shared: Server) -> None:
    a, _ = await two(shared)
    watcher = await Player(shared.base, a.table).open()
    assert watcher.options == []
    for kind, what in (("act", {"v": 1, "option": 4}), ("chat", {"text": "hi"}), ("again", {})):
        answer = await watcher.ask(kind, **what)
        assert answer["code"] == "seat"


@asynchronous
async def test_previews_reasons_log_recap_and_the_past_are_told_on_demand(shared: Server) -> None:
    a, b = await two(shared)
    for _ in range(6):
        player = a if a.options else b
        await player.move()
        await asyncio.gather(*(p.until(lambda: bool(a.options or b.options)) for p in (a, b)))
    player = a if a.options else b
    shown = await player.ask("preview", v=player.v, option=player.options[0])
    assert shown["t"] == "preview"
    assert (await player.ask("why", v=player.v, item="pool"))["say"]
    assert (await player.ask("log", before=3))["entries"]
    assert (await player.ask("recap"))["t"] == "recap"
    await player.say("look", entry=2)
    await player.until(lambda: player.heard[-1].get("past") == 2)
    past = player.heard[-1]["scene"]
    assert not any("option" in item for item in past["items"])
    await player.say("look")
    await player.until(lambda: player.heard[-1]["t"] == "scene" and "past" not in player.heard[-1])


@asynchronous
async def test_what_is_said_is_heard_by_all_and_kept(shared: Server) -> None:
    a, b = await two(shared)
    await a.ask("chat", text="  Good   luck! ")
    await b.until(lambda: any(h["t"] == "chat" for h in b.heard))
    line = next(h["line"] for h in b.heard if h["t"] == "chat")
    assert (line["name"], line["text"], line["seat"]) == ("Ines", "Good luck!", "A")
    late = await Player(shared.base, a.table).open()
    assert late.heard[0]["chat"][0]["text"] == "Good luck!"


@asynchronous
async def test_a_bot_plays_and_advises(shared: Server) -> None:
    table, cookie = shared.table(ME, BOT)
    a = await Player(shared.base, table, cookie, 3).open()
    for _ in range(3):
        await a.until(lambda: bool(a.options) or a.over, 60)
        await a.move()
    await a.until(lambda: bool(a.options) or a.over, 60)
    told = await a.ask("advice", v=a.v)
    assert told["t"] == "advice"
    shares = [share for _, share, _ in told["options"]]
    assert sorted(option for option, _, _ in told["options"]) == sorted(a.options)
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1, abs=0.02)
    assert sum(told["expected"]) == pytest.approx(1, abs=0.02)


@asynchronous
async def test_a_table_may_do_without_advice(shared: Server) -> None:
    table, cookie = shared.table(ME, BOT, hints=False)
    a = await Player(shared.base, table, cookie, 3).open()
    await a.until(lambda: bool(a.options), 60)
    told = await a.ask("advice", v=a.v)
    assert (told["t"], told["say"]) == ("error", "At this table, bots give no advice.")


@asynchronous
async def test_at_one_screen_everybody_plays_in_turn(shared: Server) -> None:
    table, cookie = shared.table(ME, {"kind": "here", "name": "Noor"})
    both = await Player(shared.base, table, cookie, 5).open()
    while not both.over:
        if both.curtain:
            await both.say("reveal", seat=both.curtain)
            await both.until(lambda: not both.curtain)
        before = both.v
        await both.move()
        await both.until(lambda was=before: both.v > was)  # type: ignore[misc]
    assert both.scene["over"]["results"]


@asynchronous
async def test_the_same_people_play_again(shared: Server) -> None:
    a, b = await two(shared)
    early = await a.ask("again")
    assert early["code"] == "illegal"
    await play_on(a, b)
    await a.ask("again")
    await b.until(lambda: bool(b.again))
    assert a.again == b.again
    second = await Player(shared.base, a.again.rsplit("/", 1)[1], b.cookie).open()
    assert not second.over
    assert [s.get("kind") for s in second.heard[0]["seats"]] == ["you", None]  # a seat further on


@asynchronous
async def test_a_table_knows_who_is_away_and_tells_what_they_missed(shared: Server) -> None:
    table, cookie = shared.table(ME, OPEN, OPEN)
    others = [shared.sit(table, seat, name) for seat, name in (("B", "Noor"), ("C", "Kolya"))]
    players = [
        await Player(shared.base, table, each, n).open() for n, each in enumerate([cookie, *others])
    ]
    for _ in range(6):
        asked = next(p for p in players if p.options)
        await asked.move()
        await players[0].until(lambda: any(p.options for p in players))
    gone = next(p for p in players if not p.options)
    await gone.close()
    rest = [p for p in players if p is not gone]
    await rest[0].until(
        lambda: any(s.get("away") for h in rest[0].heard[-3:] for s in h.get("seats") or [])
    )
    asked = next(p for p in rest if p.options)
    await asked.move()
    back = await Player(shared.base, table, gone.cookie, 9).open()
    assert back.heard[0]["recap"]


@asynchronous
async def test_a_connection_from_another_site_is_turned_away(shared: Server) -> None:
    table, cookie = shared.table(ME, BOT)
    address = shared.base.replace("http", "ws") + f"/socket/{table}"
    for origin in (Origin("http://evil.example"), None):
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers={"cookie": cookie}, origin=origin)
        assert refused.value.response.status_code == 403


@asynchronous
async def test_a_table_that_is_not_there_says_so_for_good(shared: Server) -> None:
    address = shared.base.replace("http", "ws") + "/socket/nowhere"
    socket = await connect(address, origin=Origin(shared.base))
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    assert socket.close_code == 4404


def page(server: Server, path: str, cookie: str = "") -> tuple[str, dict[str, Any]]:
    """Open an address; return where that led, and what the page starts with."""
    with urlopen(Request(server.base + path, headers={"cookie": cookie})) as answer:
        inside = answer.read().decode().split('id="boot">')[1].split("</script>")[0]
        return answer.url.removeprefix(server.base), json.loads(inside)


def test_opening_an_invitation_sits_nobody_down_and_its_code_dies_with_the_last_seat(
    shared: Server,
) -> None:
    table, cookie = shared.table(ME, {"kind": "link"}, {"kind": "link"})
    mine = page(shared, f"/t/{table}", cookie)[1]["table"]
    invite = mine["wait"]["link"].removeprefix(shared.base)
    assert mine["seated"]
    assert mine["wait"]["host"]
    code = invite.rsplit("/", 1)[1]
    for path in (f"/t/{table}", f"/t/{table}/i/wrong"):
        led, stranger = page(shared, path)
        assert led == f"/t/{table}"
        assert code not in json.dumps(stranger)
    with pytest.raises(HTTPError) as refused:
        shared.sit(table, "B", "Noor")
    assert refused.value.code == 403
    for _ in range(3):  # as programs do that show what a link leads to
        led, shown = page(shared, invite)
        assert led == invite
        assert not shown["table"].get("seated")
        assert all(s["kind"] == "open" for s in shown["table"]["whole"]["seats"][1:])
    with urlopen(shared.base + invite) as answer:
        assert answer.headers["referrer-policy"] == "no-referrer"
    where = f"/api/tables/{table}/sit"
    post(shared.base, where, {"name": "Noor", "invite": code})
    assert page(shared, invite)[0] == invite  # one seat is free still
    post(shared.base, where, {"name": "Kolya", "invite": code})
    led, full = page(shared, invite)
    assert led == f"/t/{table}"
    assert code not in json.dumps(full)
    with pytest.raises(HTTPError):
        post(shared.base, where, {"name": "Rui", "invite": code})


def test_a_code_moves_a_seat_to_another_device_once(shared: Server) -> None:
    table, cookie = shared.table(ME, BOT)
    given, _ = post(shared.base, "/api/code", {}, cookie)
    form = {"code": given["code"].lower()}
    _, second = post(shared.base, "/api/me/come", form)
    assert second
    assert second != cookie

    async def seated() -> bool:
        player = await Player(shared.base, table, second).open()
        return bool([s for s in player.heard[0]["seats"] if s["kind"] == "you"])

    assert run(seated())
    with pytest.raises(HTTPError) as refused:
        post(shared.base, "/api/me/come", form)
    assert refused.value.code == 403


def test_a_personal_link_is_told_to_nobody_else_and_ends_when_it_is_renewed(
    shared: Server,
) -> None:
    table, cookie = shared.table(ME, BOT)
    for path in ("/", "/me", f"/t/{table}"):  # no page has it, not even one's own
        with urlopen(Request(shared.base + path, headers={"cookie": cookie})) as answer:
            body = answer.read().decode()
            assert answer.headers["cache-control"] == "no-store"
        assert "/me#" not in body
    mine, _ = post(shared.base, "/api/me", {}, cookie)
    secret = mine["link"].partition("#")[2]
    with pytest.raises(HTTPError):
        post(shared.base, "/api/me", {})
    other = shared.table(ME, BOT)[1]
    stolen = (
        f"{secret.partition('.')[0]}.{post(shared.base, '/api/me', {}, other)[0]['link'][-24:]}"
    )
    for wrong in ("", "x", stolen, secret[:-1], secret + "A", "ü" * 30, "." * 90):
        with pytest.raises(HTTPError) as refused:
            post(shared.base, "/api/me/come", {"link": wrong})
        assert refused.value.code == 403
    looked, given = post(shared.base, "/api/me/come", {"link": secret, "look": True})
    assert (looked["name"], looked["games"], given) == ("Ines", 1, "")
    _, second = post(shared.base, "/api/me/come", {"link": mine["link"]})
    assert page(shared, f"/t/{table}", second)[1]["table"]["seated"]
    renewed, _ = post(shared.base, "/api/me/renew", {}, second)
    assert renewed["link"] != mine["link"]
    with pytest.raises(HTTPError):
        post(shared.base, "/api/me/come", {"link": secret})
    assert post(shared.base, "/api/me", {}, cookie)[0]["link"] == renewed["link"]
    left, _ = post(shared.base, "/api/me/out", {"others": True}, second)
    assert [device["here"] for device in left["devices"]] == [True]
    with pytest.raises(HTTPError):
        post(shared.base, "/api/me", {}, cookie)


def test_what_somebody_likes_is_kept_with_them_and_shown_to_nobody_else(shared: Server) -> None:
    table, cookie = shared.table(ME, BOT)
    assert "likes" not in page(shared, "/", cookie)[1]
    post(shared.base, "/api/me/likes", {"theme": "dark", "met": ["antartik"]}, cookie)
    kept = page(shared, "/", cookie)[1]["likes"]
    assert (kept["theme"], kept["pace"], kept["met"]) == ("dark", "quick", ["antartik"])
    for path, other in (("/", ""), (f"/t/{table}", ""), ("/", shared.table(ME, BOT)[1])):
        assert "likes" not in page(shared, path, other)[1]
    given, _ = post(shared.base, "/api/code", {}, cookie)
    _, second = post(shared.base, "/api/me/come", {"code": given["code"]})
    assert page(shared, "/", second)[1]["likes"] == kept


@pytest.mark.parametrize(
    "liked",
    [
        {"theme": "plaid"},
        {"text": "1.3"},
        {"met": ["antartik"] * 51},
        {"met": ["x" * 41]},
        {"colour": "F"},
        {"muted": "yes"},
    ],
)
def test_likes_that_nobody_can_have_are_refused_and_change_nothing(
    shared: Server, liked: dict[str, Any]
) -> None:
    cookie = shared.table(ME, BOT)[1]
    post(shared.base, "/api/me/likes", {"theme": "dark"}, cookie)
    with pytest.raises(HTTPError) as refused:
        post(shared.base, "/api/me/likes", liked, cookie)
    assert refused.value.code == 400
    assert page(shared, "/", cookie)[1]["likes"]["theme"] == "dark"


def test_a_stranger_has_no_likes_to_keep(shared: Server) -> None:
    with pytest.raises(HTTPError) as refused:
        post(shared.base, "/api/me/likes", {"theme": "dark"})
    assert refused.value.code == 403


@asynchronous
async def test_a_table_speaks_the_language_of_its_page_whatever_the_sockets_headers_say(
    shared: Server,
) -> None:
    table, cookie = shared.table(ME, BOT, game="arctic")
    english = await Player(shared.base, table, cookie).open()
    chinese = Player(shared.base, table, cookie)
    chinese.lang = "zh-Hant"
    await chinese.open()
    assert "中" not in json.dumps(english.scene, ensure_ascii=False)
    assert "中" in json.dumps(chinese.scene, ensure_ascii=False)
    refused = await chinese.ask("act", v=chinese.v, option=100_000)
    assert refused["say"] != (await english.ask("act", v=english.v, option=100_000))["say"]
    await english.close()
    await chinese.close()
