"""Rubbish is refused in words, and the server goes on."""

import asyncio
import base64
import contextlib
import http.client
import json
import random
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from nunatak.protocol.messages import FromBrowser
from tests.loops import run
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.counts import count

CASES = count("rubbish", 500)
PATHS = (
    *("/", "/new", "/t/{t}", "/t/{t}/i/{x}", "/api/tables", "/api/tables/{t}/sit"),
    *(
        "/t/{t}/{x}",
        "/t/{t}/{x}.png",
        "/t/{t}/0.svg?eyes={x}",
        "/api/tables/{t}/on",
        "/api/tables/{t}/challenge",
        "/c/{x}",
        "/api/challenges/{x}",
        "/api/tables/{t}/review",
        "/api/games",
        "/t/{t}/game.json",
        "/puzzles/{x}",
        "/puzzles/antartik/{x}",
        "/api/puzzles/antartik/1",
        "/api/puzzles/{x}/{x}",
    ),
    *("/api/language", "/api/code", "/static/{x}", "/static/{x}/{x}", "/static/covers/{x}"),
    *("/me", "/api/me", "/api/me/come", "/api/me/out", "/api/me/renew", "/api/me/passkey"),
    *("/api/me/likes", "/api/me/holiday", "/api/mine", "/icon/{x}.svg"),
    *("/api/me/passkey/made", "/api/passkey", "/api/passkey/used", "/api/lessons"),
    *("/api/me/notices", "/api/me/push", "/api/me/mail", "/api/me/feed", "/api/me/later"),
    *("/n/off/{x}", "/n/off/a.{t}.{x}", "/n/mail/{x}", "/feed/{x}", "/feed/a.{x}"),
    *("/sw.js", "/manifest.webmanifest?lang={x}", "/icon-{x}.png", "/icon-192.png", "/offline"),
    *("/art/{x}/{x}", "/art/antartik/{x}", "/rules/{x}", "/health", "/socket/{t}", "/{x}"),
)
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH")
JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 10**30, 1.5e308, "", "A", "antartik", "\x00", "../..", "<script>"),
    *("é" * 40, "x" * 5000, [], {}, [[]], {"kind": "me"}, ["me"] * 9, "\ud800"),
)
NAMES = (
    *("game", "seats", "options", "public", "pace", "minutes", "late", "name", "seat", "code"),
    *("link", "look", "id", "others", "invite", "credential", "response", "clientDataJSON"),
    *("endpoint", "p256dh", "auth", "off", "address", "on", "renew", "table"),
)
WORDS = ("..", "%2e%2e", "%00", "main.js", "etc%2fpasswd", "a" * 900, "ü", "cover.svg", "con", "-1")


def rubbish_value(rng: random.Random, depth: int = 0) -> Any:
    if depth < 2 and rng.random() < 0.3:
        return {rng.choice(NAMES): rubbish_value(rng, depth + 1) for _ in range(rng.randrange(5))}
    return rng.choice(JUNK)


def rubbish_body(rng: random.Random) -> bytes:
    kind = rng.randrange(8)
    if kind == 6:  # what a device may say about a passkey
        said = base64.urlsafe_b64encode(rng.choice([b"{}", b'{"challenge":"AAAA"}', b"["])).decode()
        response = {"clientDataJSON": rng.choice([said, rubbish_value(rng)])}
        proof = {"id": rng.choice(["AAAA", rubbish_value(rng)]), "response": response}
        return json.dumps({"credential": rng.choice([proof, rubbish_value(rng)])}).encode()
    if kind == 7:
        return json.dumps({rng.choice(NAMES): rng.choice(["x.y", "A" * 99, "\ud800"])}).encode()
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return b"[" * rng.choice([10, 5000])
    if kind == 2:
        return b'{"game":"antartik","seats":' + b'[{"kind":"me"}' * rng.randrange(9)
    if kind == 3:
        good: dict[str, Any] = {"game": "antartik", "seats": [{"kind": "me"}, {"kind": "open"}]}
        good[rng.choice(NAMES)] = rubbish_value(rng)
        return json.dumps(good).encode()
    if kind == 4:
        return b"x" * rng.choice([0, 20_000])
    return json.dumps(rubbish_value(rng)).encode()


def test_rubbish_at_every_address_is_never_the_servers_fault(shared: Server) -> None:
    rng = random.Random(5)
    table, cookie = shared.table({"kind": "me"}, {"kind": "open"})
    for n in range(CASES):
        path = rng.choice(PATHS)
        while "{x}" in path:
            path = path.replace("{x}", rng.choice(WORDS).replace("ü", "%C3%BC"), 1)
        path = path.replace("{t}", table if rng.random() < 0.6 else rng.choice(WORDS[:4]))
        headers = {
            "origin": rng.choice([shared.base, shared.base, "null", "http://x"]),
            "content-type": rng.choice(["application/json", "application/json", "text/plain"]),
            "cookie": rng.choice([cookie, "nunatak=1", "nunatak-language=xx", "=;=", "a" * 3000]),
            "accept-language": rng.choice(["en", "zh-TW", "\xff;q=x", "," * 300]),
            "if-none-match": rng.choice(["", "*", '"x"']),
        }
        line = http.client.HTTPConnection("127.0.0.1", shared.port, timeout=20)
        method = rng.choice(METHODS)
        body = rubbish_body(rng) if method not in ("GET", "HEAD") or rng.random() < 0.1 else None
        line.request(method, path, body, headers)
        answer = line.getresponse()
        answer.read()
        line.close()
        assert answer.status < 500, f"case {n}: {method} {path} {body!r}"
    assert "Traceback" not in shared.errors()


def rubbish_message(rng: random.Random, v: int) -> str | bytes:
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 100))
    if kind == 1:
        return "[" * 3000
    if kind == 2:
        return "x" * rng.choice([1, 5000])
    tags = [t.__struct_config__.tag for t in FromBrowser.__args__]
    said: dict[str, Any] = {"t": rng.choice(tags), "id": f"r.{rng.random()}"}
    if kind == 3:
        said["id"] = rng.choice(["", "x" * 60, 5, None])
    for name in (
        "v",
        "option",
        "key",
        "entry",
        "seat",
        "text",
        "before",
        "item",
        "on",
        "have",
        "eyes",
        "what",
    ):
        if rng.random() < 0.35:
            said[name] = rng.choice([v, 0, 4, 10**18, -5, "A", "", "pool", True, None, "x" * 99])
    if said["t"] == "arrange" and kind != 4:
        what = ["bot", "free", "swap", "start", "fewer", "watch", "unwatch"]
        said = {"t": "arrange", "id": said["id"], "what": rng.choice(what), "seat": "A", "to": "B"}
    return json.dumps(said)


def test_rubbish_on_the_socket_is_refused_and_the_table_goes_on(shared: Server) -> None:
    async def main() -> None:
        rng = random.Random(6)
        table, cookie = shared.table({"kind": "me"}, {"kind": "here", "name": "Noor"})
        address = shared.base.replace("http", "ws") + f"/socket/{table}"
        sent = 0
        while sent < CASES:
            socket = await connect(
                address, additional_headers={"cookie": cookie}, origin=Origin(shared.base)
            )
            try:
                if rng.random() < 0.9:
                    await socket.send('{"t":"hello","id":"h"}')
                for _ in range(50):
                    await socket.send(rubbish_message(rng, rng.randrange(30)))
                    sent += 1
                await socket.send('{"t":"ping","id":"last"}')
                while "last" not in str(await asyncio.wait_for(socket.recv(), 20)):
                    pass
            except ConnectionClosed:
                pass
            await socket.close()
            assert socket.close_code != 1011  # which would be the server's fault
        player = await Player(shared.base, table, cookie).open()
        assert player.options or player.over
        assert (await player.move())["t"] == "ack"

    run(main())
    assert "Traceback" not in shared.errors()


def test_whoever_talks_too_much_is_asked_to_slow_down(server: Server) -> None:
    server.stop()
    server.limits.update(messages_a_second=5, messages_at_once=10, refusals_before_goodbye=20)
    server.start()
    table, cookie = server.table({"kind": "me"}, {"kind": "open"})

    async def main() -> None:
        player = await Player(server.base, table, cookie).open()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                await player.say("ping")
                await asyncio.sleep(0)
        await player.until(lambda: player.socket is None, 5)
        assert any(h.get("code") == "rate" for h in player.heard)

    run(main())


def test_a_form_that_is_too_large_is_refused_before_it_is_read(shared: Server) -> None:
    line = http.client.HTTPConnection("127.0.0.1", shared.port, timeout=20)
    headers = {"origin": shared.base, "content-type": "application/json"}
    line.request("POST", "/api/tables", b" " * 40_000, headers)
    answer = line.getresponse()
    assert answer.status == 413
    assert msgspec.json.decode(answer.read())["say"] == "That is too long."


def test_every_answer_carries_the_policy(shared: Server) -> None:
    for path in ("/", "/new", "/t/x", "/nowhere", "/static/main.js", "/health"):
        line = http.client.HTTPConnection("127.0.0.1", shared.port, timeout=20)
        line.request("GET", path)
        answer = line.getresponse()
        answer.read()
        policy = answer.getheader("content-security-policy") or ""
        assert "require-trusted-types-for 'script'" in policy
        assert "unsafe" not in policy
        assert answer.getheader("x-content-type-options") == "nosniff"


def test_cookies_can_be_read_by_no_script(shared: Server) -> None:
    line = http.client.HTTPConnection("127.0.0.1", shared.port, timeout=20)
    headers = {"origin": shared.base, "content-type": "application/json"}
    form = {"game": "antartik", "name": "Ines", "seats": [{"kind": "me"}, {"kind": "open"}]}
    line.request("POST", "/api/tables", json.dumps(form), headers)
    given = line.getresponse().getheader("set-cookie") or ""
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
