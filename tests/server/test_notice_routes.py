"""Notices from end to end, at a real server: switched on, sent, read, and switched off."""

import asyncio
import email
import email.policy
import json
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from xml.etree import ElementTree

import pytest

from tests.loops import run
from tests.server.client import Player, post
from tests.server.conftest import Server
from tests.server.push_service import Browser, PushService

Found = TypeVar("Found")
ATOM = "{http://www.w3.org/2005/Atom}"
AT_ONCE: dict[str, Any] = {
    "push_after": 0,
    "mail_after": 0,
    "notice_round": 0.1,
    "push_gap": 0,
    "mail_gap": 0,
    "after_looking": 0,
    "confirmations_at_once_from_an_address": 100,
    "feeds_a_second_from_an_address": 1000,
}


def noticing(folder: Path, **processes: Any) -> Server:
    """Return a server that tells people at once, also at addresses of this machine."""
    made = Server(folder, **processes, **AT_ONCE)
    made.settings.write_text(made.settings.read_text() + "push_anywhere = true\n")
    return made


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = noticing(tmp_path_factory.mktemp("telling")).start()
    yield started
    started.stop()
    assert "Traceback" not in started.errors(), started.errors()


class Service:
    """A push service that listens in a thread of its own."""

    def __init__(self) -> None:
        self.service = PushService()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> PushService:
        self.thread.start()
        asyncio.run_coroutine_threadsafe(self.service.start(), self.loop).result(20)
        return self.service

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self.service.stop(), self.loop).result(20)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(20)


def until(find: Callable[[], Found]) -> Found:
    """Wait for something to be there."""
    for _ in range(1200):
        found = find()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError("It never came.")


def letters(server: Server) -> list[Any]:
    found = sorted((server.folder / "outbox").glob("*.eml"))
    return [email.message_from_bytes(f.read_bytes(), policy=email.policy.default) for f in found]


def linked(letter: Any, path: str) -> str:
    """Return the path of a link out of a mail."""
    text = str(letter.get_body(("plain",)).get_content())
    found = re.search(rf"https?://[^/\s]+({path}[\w.-]+)", text)
    assert found is not None, text
    return found[1]


def ask(server: Server, path: str, method: str = "GET") -> tuple[int, str]:
    """Open a link without any cookie, as a mail program does."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=20)
    form = {"content-type": "application/x-www-form-urlencoded"} if method == "POST" else {}
    line.request(method, path, b"List-Unsubscribe=One-Click" if form else None, form)
    answer = line.getresponse()
    text = answer.read().decode()
    line.close()
    return answer.status, text


def wait_for(server: Server, *cookies: str) -> str:
    """Open a table of two at which the first of them is asked; return its name."""
    table, _ = server.table({"kind": "me"}, {"kind": "open"}, cookie=cookies[0], pace="day")
    server.sit(table, "B", "Noor", cookies[1])

    async def play() -> None:
        ines, noor = (Player(server.base, table, each, n) for n, each in enumerate(cookies))
        await ines.open()
        await noor.open()
        while not ines.options:
            await noor.move()
            await ines.until(lambda: bool(ines.options or noor.options))
        await ines.close()
        await noor.close()

    run(play())
    return table


def serving(minder: int) -> list[int]:
    """Return the processes that listen for browsers, which the one that minds them has begun."""
    begun = Path(f"/proc/{minder}/task/{minder}/children").read_text().split()
    forked = b"--multiprocessing-fork"
    return [int(each) for each in begun if forked in Path(f"/proc/{each}/cmdline").read_bytes()]


def people(server: Server) -> tuple[str, str]:
    """Return the cookies of two new people."""
    return tuple(server.table({"kind": "me"}, {"kind": "open"}, name=name)[1] for name in "IN")  # type: ignore[return-value]


def test_a_push_message_reaches_the_browser_that_asked_for_it(telling: Server) -> None:
    cookies = people(telling)
    with Service() as service:
        browser = Browser()
        form = {"endpoint": service.url(), **browser.keys}
        told, _ = post(telling.base, "/api/me/push", form, cookies[0])
        assert [each["here"] for each in told["browsers"]] == [True]
        table = wait_for(telling, *cookies)
        until(lambda: service.got)
        shown = json.loads(browser.read(service.got[0][2]))
        assert shown["url"] == f"/t/{table}"
        told, _ = post(telling.base, "/api/me/push", {"off": "here"}, cookies[0])
        assert told.get("browsers", []) == []


def test_a_killed_server_tells_nobody_twice(tmp_path: Path) -> None:
    server = noticing(tmp_path).start()
    cookies = people(server)
    with Service() as service:
        browser = Browser()
        post(server.base, "/api/me/push", {"endpoint": service.url(), **browser.keys}, cookies[0])
        table = wait_for(server, *cookies)
        until(lambda: service.got)
        server.kill()
        server.start()
        other = wait_for(server, *cookies)  # the next one is told, after what was told before
        until(lambda: len(service.got) > 1)
        told = [json.loads(browser.read(each[2]))["url"] for each in service.got]
        assert told == [f"/t/{table}", f"/t/{other}"]
    server.stop()


def test_two_processes_tell_everybody_once_also_when_one_of_them_is_killed(
    tmp_path: Path, database: str
) -> None:
    server = noticing(tmp_path, database=database, workers=2).start()
    hosts = [people(server) for _ in range(4)]
    with Service() as service:
        for number, (ines, _) in enumerate(hosts):
            form = {"endpoint": service.url(f"box{number}"), **Browser().keys}
            post(server.base, "/api/me/push", form, ines)

        def told() -> list[str]:
            return sorted(line.split()[1] for line, _, _ in service.got)

        once = sorted(f"/box{number}" for number in range(len(hosts)))
        for host in hosts:
            wait_for(server, *host)
        until(lambda: len(service.got) >= len(hosts))
        time.sleep(3)  # thirty rounds of each process
        assert told() == once
        assert server.process is not None
        first, _ = serving(server.process.pid)
        os.kill(first, signal.SIGKILL)
        for host in hosts:
            wait_for(server, *host)
        until(lambda: len(service.got) >= 2 * len(hosts))
        time.sleep(3)
        assert told() == sorted(once * 2)
    server.stop()


def test_mail_goes_to_an_address_that_was_confirmed_until_one_click_ends_it(
    telling: Server,
) -> None:
    cookies = people(telling)
    before = len(letters(telling))
    form = {"address": "ines@mail.example"}
    told, _ = post(telling.base, "/api/me/mail", form, cookies[0])
    assert (told.get("mail", ""), told["wanted"]) == ("", "ines@mail.example")
    asks = until(lambda: letters(telling)[before:])[0]
    way = linked(asks, "/n/mail/")
    assert ask(telling, way)[0] == 200  # a program that opens links confirms nothing
    assert "mail" not in post(telling.base, "/api/me/notices", {}, cookies[0])[0]
    assert ask(telling, way, "POST")[0] == 200
    assert post(telling.base, "/api/me/notices", {}, cookies[0])[0]["mail"] == "ines@mail.example"
    assert ask(telling, way, "POST")[0] == 404  # it works once
    table = wait_for(telling, *cookies)
    letter = until(lambda: letters(telling)[before + 1 :])[0]
    kinds = {part.get_content_type() for part in letter.walk()}
    assert {"text/plain", "text/html", "image/png"} <= kinds
    assert f"/t/{table}" in letter.get_body(("plain",)).get_content()
    [picture, *_] = [p for p in letter.walk() if p.get_content_type() == "image/png"]
    assert picture.get_content().startswith(b"\x89PNG")
    off = linked(letter, r"/n/off/\w+\.")
    stop = re.search(r"/n/off/[\w.-]+", letter["List-Unsubscribe"])
    assert stop is not None
    assert ask(telling, off)[0] == 200
    assert ask(telling, stop[0])[0] == 200
    assert post(telling.base, "/api/me/notices", {}, cookies[0])[0]["mail"]  # nothing is ended yet
    assert ask(telling, stop[0], "POST")[0] == 200
    assert "mail" not in post(telling.base, "/api/me/notices", {}, cookies[0])[0]
    assert ask(telling, stop[0] + "x", "POST")[0] == 404


def test_confirmations_are_few_and_only_for_addresses(telling: Server) -> None:
    cookie = people(telling)[0]
    for wrong in ("ines", "a@b", "a@b.example\nBcc: c@d.example", "x" * 300 + "@b.example", "@"):
        with pytest.raises(HTTPError) as refused:
            post(telling.base, "/api/me/mail", {"address": wrong}, cookie)
        assert refused.value.code == 400
    for n in range(4):
        post(telling.base, "/api/me/mail", {"address": f"many{n}@mail.example"}, cookie)
    with pytest.raises(HTTPError) as refused:
        post(telling.base, "/api/me/mail", {"address": "many5@mail.example"}, cookie)
    assert refused.value.code == 429


def test_nobody_can_be_made_to_post_elsewhere(tmp_path: Path) -> None:
    server = Server(tmp_path).start()  # with the settings that everybody has
    cookie = people(server)[0]
    keys = Browser().keys
    for wrong in ("http://127.0.0.1:9/x", "https://127.0.0.1/x", "https://10.0.0.1/x", "file:///x"):
        with pytest.raises(HTTPError) as refused:
            post(server.base, "/api/me/push", {"endpoint": wrong, **keys}, cookie)
        assert refused.value.code == 400
    form = {"endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": keys["auth"]}
    with pytest.raises(HTTPError) as refused:
        post(server.base, "/api/me/push", form, cookie)
    assert refused.value.code == 400
    server.stop()


def test_a_feed_has_the_games_that_wait_at_an_address_that_can_be_renewed(telling: Server) -> None:
    cookies = people(telling)
    table = wait_for(telling, *cookies)
    told, _ = post(telling.base, "/api/me/feed", {"on": True}, cookies[0])
    path = "/feed/" + told["feed"].rsplit("/", 1)[1]
    with urlopen(telling.base + path, timeout=20) as answer:
        kind, tag, text = answer.headers["content-type"], answer.headers["etag"], answer.read()
    assert kind.startswith("application/atom+xml")
    feed = ElementTree.fromstring(text)
    [entry] = feed.findall(f"{ATOM}entry")
    link = entry.find(f"{ATOM}link")
    assert link is not None
    assert link.attrib["href"].endswith(f"/t/{table}")
    with pytest.raises(HTTPError) as same:
        urlopen(Request(telling.base + path, headers={"if-none-match": tag}), timeout=20)
    assert same.value.code == 304
    again, _ = post(telling.base, "/api/me/feed", {"on": True, "renew": True}, cookies[0])
    assert again["feed"] != told["feed"]
    assert ask(telling, path)[0] == 404
    post(telling.base, "/api/me/feed", {"on": False}, cookies[0])
    assert ask(telling, "/feed/" + again["feed"].rsplit("/", 1)[1])[0] == 404


def test_strangers_have_no_notices(telling: Server) -> None:
    for path, form in (
        ("/api/me/notices", {}),
        ("/api/me/mail", {"address": "a@b.example"}),
        ("/api/me/feed", {"on": True}),
        ("/api/me/later", {"table": "x"}),
    ):
        with pytest.raises(HTTPError) as refused:
            post(telling.base, path, form)
        assert refused.value.code == 403


def test_what_is_installed_has_a_name_icons_and_a_page_for_no_network(telling: Server) -> None:
    with urlopen(f"{telling.base}/manifest.webmanifest?lang=zh-Hant", timeout=20) as answer:
        told = json.loads(answer.read())
    assert told["lang"] == "zh-Hant"
    for icon in told["icons"]:
        with urlopen(telling.base + icon["src"], timeout=20) as answer:
            assert answer.headers["content-type"].startswith(icon["type"])
            assert "default-src 'none'" in answer.headers["content-security-policy"]
    with urlopen(f"{telling.base}/sw.js", timeout=20) as answer:
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/javascript")
    assert ask(telling, "/offline")[0] == 200
    assert ask(telling, "/icon-9999.png")[0] == 404
