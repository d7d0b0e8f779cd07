"""People at a table over the wire."""

import asyncio
import json
import zlib
from typing import Any
from urllib.error import HTTPError

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
    assert [s.get("kind") for s in second.heard[0]["seats"]] == [None, "you"]


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


def test_opening_a_link_sits_nobody_down_and_works_once(shared: Server) -> None:
    from urllib.request import HTTPCookieProcessor, build_opener

    table, cookie = shared.table(ME, {"kind": "link"}, {"kind": "link"})

    def boot(text: str) -> dict[str, Any]:
        inside = text.split('id="boot">')[1].split("</script>")[0]
        found: dict[str, Any] = json.loads(inside)
        return found

    def page(path: str, cookie: str = "") -> str:
        opener = build_opener(HTTPCookieProcessor())
        opener.addheaders = [("cookie", cookie)] if cookie else []
        with opener.open(shared.base + path) as answer:
            return str(answer.read().decode())

    mine = boot(page(f"/t/{table}", cookie))["table"]
    assert mine["seated"]
    invite = mine["invite"].removeprefix(shared.base)
    assert "/i/" in invite
    stranger = boot(page(f"/t/{table}"))["table"]
    assert "/i/" not in stranger["invite"]

    with pytest.raises(HTTPError) as refused:
        shared.sit(table, "B", "Noor")
    assert refused.value.code == 403

    opener = build_opener(HTTPCookieProcessor())
    with opener.open(shared.base + invite) as answer:
        assert answer.url == f"{shared.base}/t/{table}"  # the secret has left the address
        shown = boot(answer.read().decode())["table"]
    assert not shown.get("seated")
    assert all(s["kind"] == "open" for s in shown["whole"]["seats"][1:])
    code = invite.rsplit("/", 1)[1]
    held = f"nunatak-invite={table}.{code}"
    noor = shared.sit(table, "B", "Noor", held)
    assert noor
    with pytest.raises(HTTPError):
        shared.sit(table, "C", "Kolya", held)


def test_a_code_moves_a_seat_to_another_device_once(shared: Server) -> None:
    table, cookie = shared.table(ME, BOT)
    given, _ = post(shared.base, "/api/code", {}, cookie)
    form = {"seat": "", "name": "", "code": given["code"].lower()}
    _, second = post(shared.base, f"/api/tables/{table}/sit", form)
    assert second
    assert second != cookie

    async def seated() -> bool:
        player = await Player(shared.base, table, second).open()
        return bool([s for s in player.heard[0]["seats"] if s["kind"] == "you"])

    assert run(seated())
    with pytest.raises(HTTPError) as refused:
        post(shared.base, f"/api/tables/{table}/sit", form)
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
